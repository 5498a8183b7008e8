//! One vector a text, out of one a token.

use candle_core::{Result, Tensor};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pooling {
    /// The mean of all tokens' vectors.
    Mean,
    /// The vector of the first token, which stands for the whole.
    First,
}

impl Pooling {
    /// `hidden` has (texts, tokens, dimensions), `mask` has (texts, tokens): 1 for a token of the text, 0 for
    /// one that fills it up. Gives (texts, dimensions).
    pub fn pool(self, hidden: &Tensor, mask: &Tensor) -> Result<Tensor> {
        match self {
            Self::First => hidden.narrow(1, 0, 1)?.squeeze(1),
            Self::Mean => {
                let mask = mask.unsqueeze(2)?;
                hidden.broadcast_mul(&mask)?.sum(1)?.broadcast_div(&mask.sum(1)?)
            }
        }
    }
}

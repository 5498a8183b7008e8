//! The encoder itself, from texts to vectors.

use candle_core::{Device, Result as Computed, Tensor};
use candle_nn::VarBuilder;
use candle_transformers::models::bert::{BertModel, DTYPE};
use tokenizers::Tokenizer;

use super::{
    files::{FolderError, wrong},
    folder::Folder,
    pooling::Pooling,
};
use crate::{PortError, Vector, unit::to_unit};

pub(super) struct Model {
    bert: BertModel,
    tokenizer: Tokenizer,
    lower_case: bool,
    /// Fills up the shorter texts of a batch; which token it is makes no difference.
    filler: u32,
    pooling: Pooling,
}

impl Model {
    /// Tried out on a text, so that weights that give nothing are found out here.
    pub fn load(folder: Folder) -> Result<Self, FolderError> {
        let Folder { config, tokenizer, lower_case, pooling, weights_file: file, weights, .. } = folder;
        let weights = VarBuilder::from_buffered_safetensors(weights, DTYPE, &Device::Cpu);
        let weights = weights.map_err(|failed| wrong(&file, format!("holds no weights: {failed}")))?;
        let bert = BertModel::load(weights, &config);
        let bert = bert.map_err(|failed| wrong(&file, format!("does not fit config.json: {failed}")))?;
        let model = Self { bert, tokenizer, lower_case, filler: 0, pooling };
        let tried = model.tokens("one").and_then(|tokens| model.vectors(&[&tokens]));
        tried.map_err(|failed| wrong(&file, format!("gives no vector: {failed}")))?;
        Ok(model)
    }

    pub fn all_tokens(&self, texts: &[String]) -> Result<Vec<Vec<u32>>, PortError> {
        texts.iter().map(|text| self.tokens(text)).collect()
    }

    /// At most as many as the model can take; what a text has beyond them is left out.
    fn tokens(&self, text: &str) -> Result<Vec<u32>, PortError> {
        let encoded = if self.lower_case {
            self.tokenizer.encode_fast(text.to_lowercase(), true)
        } else {
            self.tokenizer.encode_fast(text, true)
        };
        let encoded = encoded.map_err(|failed| PortError::Refused(format!("the tokenizer: {failed}")))?;
        Ok(encoded.get_ids().to_vec())
    }

    /// The vectors of one batch.
    pub fn vectors(&self, texts: &[&[u32]]) -> Result<Vec<Vector>, PortError> {
        let pooled = self.pooled(texts);
        let pooled = pooled.map_err(|failed| PortError::Refused(format!("the local model: {failed}")))?;
        let zero = || PortError::BadReply("the local model gave a vector without a direction".into());
        pooled.into_iter().map(|vector| to_unit(vector).ok_or_else(zero)).collect()
    }

    fn pooled(&self, texts: &[&[u32]]) -> Computed<Vec<Vector>> {
        let longest = texts.iter().map(|tokens| tokens.len()).max().unwrap_or_default();
        let (mut tokens, mut mask) = (Vec::new(), Vec::new());
        for (row, text) in texts.iter().enumerate() {
            tokens.extend_from_slice(text);
            mask.resize(tokens.len(), 1.0_f32);
            tokens.resize((row + 1) * longest, self.filler);
            mask.resize(tokens.len(), 0.0);
        }
        let shape = (texts.len(), longest);
        let tokens = Tensor::from_vec(tokens, shape, &Device::Cpu)?;
        let mask = Tensor::from_vec(mask, shape, &Device::Cpu)?;
        let hidden = self.bert.forward(&tokens, &tokens.zeros_like()?, Some(&mask))?;
        self.pooling.pool(&hidden, &mask)?.to_vec2()
    }
}

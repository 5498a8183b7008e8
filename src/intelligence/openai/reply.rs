//! Reads what an endpoint answers, and believes none of it.

use base64::{Engine, engine::general_purpose::STANDARD};
use serde::Deserialize;

use crate::{
    Vector,
    endpoint::failure::{Again, Failure},
    unit::to_unit,
};

#[derive(Deserialize)]
struct Reply {
    data: Vec<Item>,
}

#[derive(Deserialize)]
struct Item {
    /// Of the text in the question; some endpoints leave it out, or say 0 of each.
    #[serde(default)]
    index: usize,
    embedding: Numbers,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Numbers {
    Plain(Vec<f32>),
    /// Four bytes each, the lowest first.
    Base64(String),
}

/// The vectors for `texts` texts, in the texts' order and of unit length; none for a text that was left out.
pub(super) fn vectors(body: &[u8], texts: usize, dimensions: usize) -> Result<Vec<Option<Vector>>, Failure> {
    let wrong = |what: String| Failure::bad_reply(what, Again::Once);
    // Serde's own message may repeat what it read, and so the texts.
    let unreadable = |failed: serde_json::Error| {
        let (kind, line, column) = (failed.classify(), failed.line(), failed.column());
        wrong(format!("not the JSON of vectors: {kind:?} error at line {line}, column {column}"))
    };
    let items = serde_json::from_slice::<Reply>(body).map_err(unreadable)?.data;
    let in_order = items.len() == texts && items.iter().all(|item| item.index == 0);
    let mut vectors: Vec<Option<Vector>> = vec![None; texts];
    for (at, item) in items.into_iter().enumerate() {
        let index = if in_order { at } else { item.index };
        let Some(place) = vectors.get_mut(index).filter(|place| place.is_none()) else {
            return Err(wrong(format!(
                "index {index} belongs to no text, or to one that already had a vector"
            )));
        };
        let numbers =
            numbers(item.embedding).ok_or_else(|| wrong(format!("vector {index} is not base64")))?;
        if !numbers.is_empty() {
            *place = Some(vector(index, numbers, dimensions)?);
        }
    }
    Ok(vectors)
}

fn numbers(embedding: Numbers) -> Option<Vec<f32>> {
    match embedding {
        Numbers::Plain(numbers) => Some(numbers),
        Numbers::Base64(text) => {
            let bytes = STANDARD.decode(text).ok()?;
            let (numbers, rest) = bytes.as_chunks();
            rest.is_empty().then(|| numbers.iter().copied().map(f32::from_le_bytes).collect())
        }
    }
}

fn vector(index: usize, embedding: Vec<f32>, dimensions: usize) -> Result<Vector, Failure> {
    let got = embedding.len();
    if got != dimensions {
        let what = format!("vectors have {got} dimensions, but {dimensions} are expected: check dimensions");
        // The model is another one, and will be at the next request.
        return Err(Failure::bad_reply(what, Again::Never));
    }
    if let Some(at) = embedding.iter().position(|x| !x.is_finite()) {
        return Err(Failure::bad_reply(format!("vector {index} is not finite at {at}"), Again::Once));
    }
    to_unit(embedding).ok_or_else(|| Failure::bad_reply(format!("vector {index} is zero"), Again::Once))
}

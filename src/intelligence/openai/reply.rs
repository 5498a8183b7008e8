//! Reads what an endpoint answers, and believes none of it.

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
    /// Of the text in the question.
    index: usize,
    embedding: Vec<f32>,
}

/// The vectors for so many texts, in the texts' order and of unit length.
pub(super) fn vectors(body: &[u8], texts: usize, dimensions: usize) -> Result<Vec<Vector>, Failure> {
    let wrong = |what: String| Failure::bad_reply(what, Again::Once);
    // Serde's own message may repeat what it read, and so the texts.
    let unreadable = |failed: serde_json::Error| {
        let (kind, line, column) = (failed.classify(), failed.line(), failed.column());
        wrong(format!("not the JSON of vectors: {kind:?} error at line {line}, column {column}"))
    };
    let mut items = serde_json::from_slice::<Reply>(body).map_err(unreadable)?.data;
    if items.len() != texts {
        return Err(wrong(format!("{} vectors for {texts} texts", items.len())));
    }
    items.sort_by_key(|item| item.index);
    if let Some((at, item)) = items.iter().enumerate().find(|(at, item)| item.index != *at) {
        let index = item.index;
        return Err(wrong(format!("not one vector for each text: index {index} where {at} is expected")));
    }
    items.into_iter().map(|item| vector(item, dimensions)).collect()
}

fn vector(item: Item, dimensions: usize) -> Result<Vector, Failure> {
    let Item { index, embedding } = item;
    let got = embedding.len();
    if got != dimensions {
        let what = format!("vectors of {got} dimensions where {dimensions} are expected: look at dimensions");
        // The model is another one, and will be at the next request.
        return Err(Failure::bad_reply(what, Again::Never));
    }
    if let Some(at) = embedding.iter().position(|x| !x.is_finite()) {
        return Err(Failure::bad_reply(format!("vector {index} is not finite at {at}"), Again::Once));
    }
    to_unit(embedding).ok_or_else(|| Failure::bad_reply(format!("vector {index} is zero"), Again::Once))
}

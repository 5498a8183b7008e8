//! What a model's folder in the Hugging Face layout says, checked.

use std::path::{Path, PathBuf};

use candle_transformers::models::bert::Config;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use tokenizers::{Tokenizer, TruncationParams};

use super::{
    files::{FolderError, MOST_TEXT_BYTES, MOST_WEIGHT_BYTES, bytes, json, optional_json, wrong},
    pooling::Pooling,
};

pub(super) struct Folder {
    pub config: Config,
    /// Cuts texts off at the model's length, and fills none up.
    pub tokenizer: Tokenizer,
    pub lower_case: bool,
    pub pooling: Pooling,
    pub weights_file: PathBuf,
    pub weights: Vec<u8>,
    /// Of everything that a vector depends on.
    pub hash: String,
}

impl Folder {
    pub fn read(folder: &Path) -> Result<Self, FolderError> {
        if !folder.is_dir() {
            return Err(wrong(folder, "is not a folder"));
        }
        let config_file = folder.join("config.json");
        let config_text = bytes(&config_file, MOST_TEXT_BYTES)?;
        let config = config(&config_file, &config_text)?;
        let pooling = pooling(folder, config.hidden_size)?;
        let sentence_file = folder.join("sentence_bert_config.json");
        let sentence: Sentence = optional_json(&sentence_file)?.unwrap_or_default();
        let longest = config.max_position_embeddings;
        let most_tokens = sentence.max_seq_length.unwrap_or(longest).min(longest);
        let lower_case = sentence.do_lower_case.unwrap_or_default();
        let tokenizer_file = folder.join("tokenizer.json");
        let tokenizer_text = bytes(&tokenizer_file, MOST_TEXT_BYTES)?;
        let tokenizer = tokenizer(&tokenizer_file, &tokenizer_text, most_tokens, config.vocab_size)?;
        let weights_file = folder.join("model.safetensors");
        let weights = bytes(&weights_file, MOST_WEIGHT_BYTES)?;
        let settings = format!("{most_tokens} {lower_case} {pooling:?}");
        let hash = hash(&[&config_text, &tokenizer_text, &weights, settings.as_bytes()]);
        Ok(Self { config, tokenizer, lower_case, pooling, weights_file, weights, hash })
    }
}

/// Not of the weights' header alone: models that were trained further from the same one share it.
fn hash(parts: &[&[u8]]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hex::encode(&hash.finalize()[..6])
}

#[derive(Deserialize)]
struct Family {
    model_type: Option<String>,
}

fn config(file: &Path, text: &[u8]) -> Result<Config, FolderError> {
    let family: Family = json(file, text)?;
    match family.model_type.as_deref() {
        Some("bert") => {}
        Some(other) => {
            return Err(wrong(file, format!("has model_type {other:?}; only \"bert\" can be run")));
        }
        None => return Err(wrong(file, "has no model_type; only \"bert\" can be run")),
    }
    let config: Config = json(file, text)?;
    let (size, heads) = (config.hidden_size, config.num_attention_heads);
    if size == 0 || heads == 0 || !size.is_multiple_of(heads) {
        let what = format!("hidden_size {size} is not a multiple of num_attention_heads {heads}");
        return Err(wrong(file, what));
    }
    Ok(config)
}

#[derive(Default, Deserialize)]
struct Sentence {
    /// In tokens, with those that mark a text's beginning and end.
    max_seq_length: Option<usize>,
    do_lower_case: Option<bool>,
}

fn tokenizer(file: &Path, text: &[u8], most: usize, vocabulary: usize) -> Result<Tokenizer, FolderError> {
    let unusable = |failed: tokenizers::Error| wrong(file, format!("is not a tokenizer: {failed}"));
    let mut tokenizer = Tokenizer::from_bytes(text).map_err(unusable)?;
    let greatest = tokenizer.get_vocab(true).into_values().max().unwrap_or_default();
    if greatest as usize >= vocabulary {
        let what = format!("has a token {greatest}, but vocab_size in config.json is {vocabulary}");
        return Err(wrong(file, what));
    }
    // Its own settings are those it was trained with.
    tokenizer.with_padding(None).with_truncation(None).map_err(unusable)?;
    let marks = tokenizer.encode_fast("", true).map_err(unusable)?.get_ids().len();
    if marks == 0 {
        return Err(wrong(file, "marks neither the beginning nor the end of a text ([CLS], [SEP])"));
    }
    if marks >= most {
        let what = format!("marks a text with {marks} tokens, and the model's longest text has {most}");
        return Err(wrong(file, what));
    }
    let truncation = TruncationParams { max_length: most, ..TruncationParams::default() };
    tokenizer.with_truncation(Some(truncation)).map_err(unusable)?;
    Ok(tokenizer)
}

#[derive(Deserialize)]
struct Module {
    path: String,
    #[serde(rename = "type")]
    kind: String,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct PoolingFile {
    word_embedding_dimension: Option<usize>,
    pooling_mode_cls_token: bool,
    pooling_mode_mean_tokens: bool,
    pooling_mode_max_tokens: bool,
    pooling_mode_mean_sqrt_len_tokens: bool,
    pooling_mode_weightedmean_tokens: bool,
    pooling_mode_lasttoken: bool,
}

/// The mean, unless the folder says otherwise.
fn pooling(folder: &Path, size: usize) -> Result<Pooling, FolderError> {
    let modules_file = folder.join("modules.json");
    let mut path = "1_Pooling".to_owned();
    for module in optional_json::<Vec<Module>>(&modules_file)?.unwrap_or_default() {
        match module.kind.rsplit('.').next() {
            Some("Transformer") if module.path.is_empty() => {}
            Some("Normalize") => {}
            Some("Pooling") => path = module.path,
            _ => {
                let what = format!("has a module {} in {:?} that can't be run", module.kind, module.path);
                return Err(wrong(&modules_file, what));
            }
        }
    }
    let file = folder.join(path).join("config.json");
    let Some(said) = optional_json::<PoolingFile>(&file)? else { return Ok(Pooling::Mean) };
    if let Some(other) = said.word_embedding_dimension.filter(|given| *given != size) {
        let what = format!("is for {other} dimensions, but hidden_size in config.json is {size}");
        return Err(wrong(&file, what));
    }
    let others = said.pooling_mode_max_tokens
        || said.pooling_mode_mean_sqrt_len_tokens
        || said.pooling_mode_weightedmean_tokens
        || said.pooling_mode_lasttoken;
    match (said.pooling_mode_mean_tokens, said.pooling_mode_cls_token, others) {
        (true, false, false) => Ok(Pooling::Mean),
        (false, true, false) => Ok(Pooling::First),
        _ => Err(wrong(&file, "uses a pooling other than mean_tokens or cls_token, which can't be run")),
    }
}

//! A model's folder for tests: a whole BERT of a few words and of random weights.

use std::{fs, path::Path};

use candle_core::{Device, safetensors};
use candle_nn::{VarBuilder, VarMap};
use candle_transformers::models::bert::{BertModel, DTYPE};
use serde_json::{Value, json};
use tempfile::TempDir;

pub const WORDS: [&str; 10] = ["the", "cat", "sat", "on", "mat", "dog", "ran", "far", "away", "home"];
pub const DIMENSIONS: usize = 16;
/// Longest text, in words.
pub const MOST_WORDS: usize = 6;

pub struct Tiny(TempDir);

impl Tiny {
    pub fn new() -> Self {
        let tiny = Self(TempDir::new().unwrap());
        tiny.write("config.json", &config().to_string());
        tiny.write("tokenizer.json", &tokenizer().to_string());
        let sentence = json!({"max_seq_length": MOST_WORDS + 2, "do_lower_case": true});
        tiny.write("sentence_bert_config.json", &sentence.to_string());
        tiny.write_weights();
        tiny
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    pub fn write(&self, name: &str, text: &str) {
        let file = self.path().join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }

    pub fn remove(&self, name: &str) {
        fs::remove_file(self.path().join(name)).unwrap();
    }

    /// Changes a file of JSON.
    pub fn edit(&self, name: &str, change: fn(&mut Value)) {
        let text = fs::read_to_string(self.path().join(name)).unwrap();
        let mut value = serde_json::from_str(&text).unwrap();
        change(&mut value);
        self.write(name, &value.to_string());
    }

    /// Random weights, others each time.
    pub fn write_weights(&self) {
        let map = VarMap::new();
        let builder = VarBuilder::from_varmap(&map, DTYPE, &Device::Cpu);
        BertModel::load(builder, &serde_json::from_value(config()).unwrap()).unwrap();
        map.save(self.path().join("model.safetensors")).unwrap();
    }

    /// Multiplies a weight.
    pub fn scale(&self, weight: &str, by: f64) {
        let file = self.path().join("model.safetensors");
        let mut tensors = safetensors::load(&file, &Device::Cpu).unwrap();
        let scaled = tensors[weight].affine(by, 0.0).unwrap();
        tensors.insert(weight.to_owned(), scaled);
        safetensors::save(&tensors, &file).unwrap();
    }
}

fn config() -> Value {
    json!({
        "model_type": "bert", "vocab_size": 4 + WORDS.len(), "hidden_size": DIMENSIONS,
        "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 32, "hidden_act": "gelu",
        "hidden_dropout_prob": 0.1, "max_position_embeddings": 64, "type_vocab_size": 2,
        "initializer_range": 0.02, "layer_norm_eps": 1e-12, "pad_token_id": 0,
    })
}

/// With settings for cutting off and filling up that are not the model's, as published models have them.
fn tokenizer() -> Value {
    let marks = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"];
    let words = marks.iter().chain(&WORDS).enumerate();
    let vocabulary: serde_json::Map<String, Value> =
        words.map(|(id, word)| ((*word).to_owned(), json!(id))).collect();
    let mark = |id: usize| {
        json!({"id": id, "content": marks[id], "special": true, "single_word": false, "lstrip": false,
               "rstrip": false, "normalized": false})
    };
    let special = |id: usize| json!({"id": marks[id], "ids": [id], "tokens": [marks[id]]});
    let piece = |id: &str| json!({"SpecialToken": {"id": id, "type_id": 0}});
    let text = |id: &str, kind: usize| json!({"Sequence": {"id": id, "type_id": kind}});
    json!({
        "version": "1.0",
        "truncation": {"direction": "Right", "max_length": 4, "strategy": "LongestFirst", "stride": 0},
        "padding": {"strategy": {"Fixed": 16}, "direction": "Right", "pad_to_multiple_of": null, "pad_id": 0,
                    "pad_type_id": 0, "pad_token": "[PAD]"},
        "added_tokens": [mark(0), mark(1), mark(2), mark(3)],
        "normalizer": {"type": "BertNormalizer", "clean_text": true, "handle_chinese_chars": true,
                       "strip_accents": null, "lowercase": false},
        "pre_tokenizer": {"type": "BertPreTokenizer"},
        "post_processor": {
            "type": "TemplateProcessing",
            "single": [piece("[CLS]"), text("A", 0), piece("[SEP]")],
            "pair": [text("A", 0), text("B", 1)],
            "special_tokens": {"[CLS]": special(2), "[SEP]": special(3)},
        },
        "decoder": null,
        "model": {"type": "WordPiece", "unk_token": "[UNK]", "continuing_subword_prefix": "##",
                  "max_input_chars_per_word": 100, "vocab": vocabulary},
    })
}

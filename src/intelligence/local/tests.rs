use candle_core::{Device, Tensor};
use serde_json::json;

use super::{
    Local,
    batches::batches,
    pooling::Pooling,
    tiny::{DIMENSIONS, MOST_WORDS, Tiny, WORDS},
};
use crate::{Embedder, Vector};

const CONFIG: &str = "config.json";
const SENTENCE: &str = "sentence_bert_config.json";
const TOKENIZER: &str = "tokenizer.json";
const WEIGHTS: &str = "model.safetensors";
const MODULES: &str = "modules.json";
const POOLING: &str = "1_Pooling/config.json";

fn open(tiny: &Tiny) -> Local {
    Local::open(tiny.path()).unwrap()
}

async fn vector(local: &Local, text: &str) -> Vector {
    local.embed(&[text]).await.unwrap().remove(0)
}

fn distance(left: &[f32], right: &[f32]) -> f32 {
    assert_eq!(left.len(), right.len());
    left.iter().zip(right).map(|(left, right)| (left - right).abs()).fold(0.0, f32::max)
}

#[tokio::test]
async fn a_text_gets_the_same_vector_in_any_company() {
    let local = open(&Tiny::new());
    assert_eq!(local.dimensions(), DIMENSIONS);
    // Of all lengths, from none to more than the model takes, and more of them than go into one batch.
    let words = |from: usize| WORDS.iter().copied().cycle().skip(from).take(from % 9);
    let texts: Vec<String> = (0..90).map(|from| words(from).collect::<Vec<_>>().join(" ")).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let together = local.embed(&texts).await.unwrap();
    assert_eq!(together.len(), texts.len());
    for (text, together) in texts.iter().zip(&together) {
        let alone = vector(&local, text).await;
        assert!(distance(&alone, together) < 1e-4, "{text:?}: {alone:?} and {together:?}");
        let length = alone.iter().map(|x| x * x).sum::<f32>().sqrt();
        assert!((length - 1.0).abs() < 1e-5, "{text:?} has the length {length}");
    }
    assert!(distance(&vector(&local, "the cat sat").await, &vector(&local, "the dog ran").await) > 1e-3);
    assert_eq!(local.embed(&[]).await, Ok(vec![]));
}

#[tokio::test]
async fn two_callers_at_once_get_what_is_theirs() {
    let local = open(&Tiny::new());
    let (cats, dogs) = (["the cat"; 100], ["the dog"; 100]);
    let (cats, dogs) = tokio::join!(local.embed(&cats), local.embed(&dogs));
    let (cat, dog) = (vector(&local, "the cat").await, vector(&local, "the dog").await);
    assert!(cats.unwrap().iter().all(|each| distance(each, &cat) < 1e-4));
    assert!(dogs.unwrap().iter().all(|each| distance(each, &dog) < 1e-4));
}

#[tokio::test]
async fn a_text_is_cut_off_where_the_model_says_and_not_where_the_tokenizer_does() {
    let local = open(&Tiny::new());
    assert_eq!(MOST_WORDS, 6);
    let whole = vector(&local, "the cat sat on the mat").await;
    assert!(distance(&vector(&local, "the cat sat on the mat far away").await, &whole) < 1e-5);
    assert!(distance(&vector(&local, "the cat sat on the dog").await, &whole) > 1e-3);
}

#[tokio::test]
async fn letters_are_made_small_only_where_the_folder_says_so() {
    let tiny = Tiny::new();
    let local = open(&tiny);
    assert!(distance(&vector(&local, "The CAT").await, &vector(&local, "the cat").await) < 1e-5);
    tiny.edit(SENTENCE, |it| it["do_lower_case"] = json!(false));
    let local = open(&tiny);
    assert!(distance(&vector(&local, "The CAT").await, &vector(&local, "the cat").await) > 1e-3);
}

#[tokio::test]
async fn the_folder_says_how_tokens_become_one_vector() {
    let tiny = Tiny::new();
    let silent = open(&tiny);
    let mean = vector(&silent, "the cat").await;
    tiny.write(MODULES, r#"[{"path":"","type":"a.Transformer"},{"path":"P","type":"a.Pooling"}]"#);
    tiny.write("P/config.json", r#"{"pooling_mode_mean_tokens":true,"word_embedding_dimension":16}"#);
    let outspoken = open(&tiny);
    assert_eq!(outspoken.id(), silent.id());
    assert!(distance(&vector(&outspoken, "the cat").await, &mean) < 1e-5);
    tiny.write("P/config.json", r#"{"pooling_mode_cls_token":true}"#);
    let other = open(&tiny);
    assert_ne!(other.id(), silent.id());
    assert!(distance(&vector(&other, "the cat").await, &mean) > 1e-3);
}

#[test]
fn another_model_has_another_id() {
    let tiny = Tiny::new();
    let id = open(&tiny).id().to_owned();
    let hash = id.strip_prefix("local-").and_then(|rest| rest.strip_suffix("-16"));
    let is_hash = |hash: &str| hash.len() == 12 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    assert!(hash.is_some_and(is_hash), "{id}");
    assert_eq!(open(&tiny).id(), id);
    let changes: [fn(&Tiny); 4] = [
        // The same sizes and names: only the numbers are others.
        |tiny| tiny.write_weights(),
        |tiny| tiny.edit(CONFIG, |it| it["layer_norm_eps"] = json!(1e-6)),
        |tiny| tiny.edit(TOKENIZER, |it| it["model"]["max_input_chars_per_word"] = json!(50)),
        |tiny| tiny.edit(SENTENCE, |it| it["max_seq_length"] = json!(5)),
    ];
    let mut seen = vec![id];
    for change in changes {
        change(&tiny);
        let id = open(&tiny).id().to_owned();
        assert!(!seen.contains(&id), "{id} is in {seen:?}");
        seen.push(id);
    }
}

#[test]
fn what_is_wrong_with_a_folder_is_said_with_the_file() {
    type Case = (&'static str, fn(&Tiny), &'static str);
    let cases: [Case; 20] = [
        (CONFIG, |it| it.remove(CONFIG), "is missing"),
        (CONFIG, |it| it.write(CONFIG, "{"), "EOF while parsing"),
        (CONFIG, |it| it.edit(CONFIG, |it| it["model_type"] = json!("mpnet")), "\"mpnet\""),
        (CONFIG, |it| it.edit(CONFIG, |it| it["model_type"] = json!(null)), "has no model_type"),
        (CONFIG, |it| it.edit(CONFIG, |it| it["hidden_size"] = json!(null)), "expected usize"),
        (CONFIG, |it| it.edit(CONFIG, |it| it["hidden_size"] = json!(15)), "is not a multiple"),
        (CONFIG, |it| it.edit(CONFIG, |it| it["num_attention_heads"] = json!(0)), "is not a multiple"),
        (TOKENIZER, |it| it.remove(TOKENIZER), "is missing"),
        (TOKENIZER, |it| it.write(TOKENIZER, "{}"), "is not a tokenizer"),
        (TOKENIZER, |it| it.edit(TOKENIZER, |it| it["post_processor"] = json!(null)), "[CLS]"),
        (TOKENIZER, |it| it.edit(CONFIG, |it| it["vocab_size"] = json!(5)), "is 5"),
        (TOKENIZER, |it| it.edit(SENTENCE, |it| it["max_seq_length"] = json!(2)), "longest text"),
        (WEIGHTS, |it| it.remove(WEIGHTS), "is missing"),
        (WEIGHTS, |it| it.write(WEIGHTS, "weights"), "holds no weights"),
        (WEIGHTS, |it| it.write(WEIGHTS, "version https://git-lfs.example"), "git lfs pull"),
        (WEIGHTS, |it| it.edit(CONFIG, |it| it["num_hidden_layers"] = json!(3)), "does not fit"),
        (WEIGHTS, |it| it.scale("embeddings.LayerNorm.weight", f64::NAN), "gives no vector"),
        (POOLING, |it| it.write(POOLING, "{}"), "uses a pooling"),
        (POOLING, |it| it.write(POOLING, r#"{"word_embedding_dimension":8}"#), "for 8 dimensions"),
        (MODULES, |it| it.write(MODULES, r#"[{"path":"2","type":"a.Dense"}]"#), "a.Dense"),
    ];
    for (file, change, what) in cases {
        let tiny = Tiny::new();
        change(&tiny);
        let wrong = Local::open(tiny.path()).err().unwrap_or_else(|| panic!("{file} is taken: {what}"));
        assert_eq!(wrong.file, tiny.path().join(file), "{wrong}");
        assert!(wrong.what.contains(what), "{wrong} does not say {what:?}");
        assert!(wrong.to_string().starts_with(&*wrong.file.to_string_lossy()), "{wrong}");
    }
    let nowhere = Tiny::new().path().join("nowhere");
    assert_eq!(Local::open(&nowhere).err().unwrap().what, "is not a folder");
}

#[test]
fn the_mean_is_of_a_texts_own_tokens() {
    let hidden = [[[1.0_f32, 2.0], [3.0, 4.0], [90.0, 90.0]], [[5.0, 6.0], [7.0, 8.0], [9.0, 10.0]]];
    let hidden = Tensor::new(&hidden, &Device::Cpu).unwrap();
    let mask = Tensor::new(&[[1.0_f32, 1.0, 0.0], [1.0, 1.0, 1.0]], &Device::Cpu).unwrap();
    let pooled = |pooling: Pooling| pooling.pool(&hidden, &mask).unwrap().to_vec2::<f32>().unwrap();
    assert_eq!(pooled(Pooling::Mean), [[2.0, 3.0], [7.0, 8.0]]);
    assert_eq!(pooled(Pooling::First), [[1.0, 2.0], [5.0, 6.0]]);
}

#[test]
fn texts_of_like_length_go_together_and_never_too_many() {
    assert_eq!(batches(&[]), Vec::<Vec<usize>>::new());
    assert_eq!(batches(&[9_000, 3, 512, 4]), [vec![1, 3], vec![2], vec![0]]);
    let lengths: Vec<usize> = (0..500).map(|at| at * 7 % 257).collect();
    let batches = batches(&lengths);
    let mut seen: Vec<usize> = batches.concat();
    for batch in &batches {
        let longest = batch.iter().map(|at| lengths[*at]).max().unwrap();
        assert!(batch.len() <= 32 && batch.len() * longest <= 2_048, "{} texts of {longest}", batch.len());
    }
    seen.sort_unstable();
    assert_eq!(seen, (0..500).collect::<Vec<_>>());
}

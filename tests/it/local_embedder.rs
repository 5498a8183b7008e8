//! The local embedder with a real model, all-MiniLM-L6-v2: its vectors are those of the reference.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use memledger_intelligence::{Embedder, Local, Vector};

/// Where the model lies; it is installed where nobody says so and it is not there yet.
fn folder() -> PathBuf {
    if let Some(folder) = std::env::var_os("MEMLEDGER_TEST_MODEL") {
        return folder.into();
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/minilm");
    let mut command = Command::new(&script);
    let ran = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let ran = ran.unwrap_or_else(|failed| panic!("{}: {failed}", script.display()));
    assert!(ran.status.success(), "scripts/minilm: {}", ran.status);
    String::from_utf8(ran.stdout).unwrap().trim().into()
}

async fn open() -> Local {
    let opened = tokio::task::spawn_blocking(|| Local::open(&folder()));
    opened.await.unwrap().unwrap_or_else(|wrong| panic!("{wrong}"))
}

fn likeness(left: &Vector, right: &Vector) -> f32 {
    left.iter().zip(right).map(|(left, right)| left * right).sum()
}

#[track_caller]
fn is_near(is: f32, wanted: f32, by: f32) {
    assert!((is - wanted).abs() < by, "{is} is not near {wanted}");
}

/// The sentences and their likeness are those that the documentation of Sentence Transformers gives for this
/// model (sbert.net, quickstart); the numbers of the first vector are of the reference implementation.
#[tokio::test]
async fn vectors_are_those_of_the_reference() {
    let model = open().await;
    let sentences = ["The weather is lovely today.", "It's so sunny outside!", "He drove to the stadium."];
    let vectors = model.embed(&sentences).await.unwrap();
    let [weather, sunny, stadium] = vectors.as_slice() else { panic!("{} vectors", vectors.len()) };
    is_near(likeness(weather, sunny), 0.6660, 0.001);
    is_near(likeness(weather, stadium), 0.1046, 0.001);
    is_near(likeness(sunny, stadium), 0.1411, 0.001);
    let first = [0.019_196, 0.120_085, 0.159_598, 0.067_066, 0.050_075, -0.025_919, 0.056_468, -0.092_858];
    for (is, wanted) in weather.iter().zip(first) {
        is_near(*is, wanted, 1e-4);
    }
    assert_eq!((weather.len(), model.dimensions()), (384, 384));
    vectors.iter().for_each(|vector| is_near(likeness(vector, vector), 1.0, 1e-5));
    assert!(model.id().starts_with("local-") && model.id().ends_with("-384"), "{}", model.id());
}

#[tokio::test]
async fn a_question_finds_its_answer_without_sharing_a_word() {
    let model = open().await;
    let pairs = [
        ("How does she like to travel?", "Anna prefers trains to planes."),
        ("Where are our servers hosted?", "The deployment runs on Kubernetes in Frankfurt."),
        ("What must he not eat?", "Ben is allergic to peanuts."),
        ("When is the paperwork expected?", "The quarterly report is due on Friday."),
        ("Which instrument does the child play?", "Clara's daughter plays the violin."),
    ];
    let questions = model.embed(&pairs.map(|(question, _)| question)).await.unwrap();
    let answers = model.embed(&pairs.map(|(_, answer)| answer)).await.unwrap();
    for (at, question) in questions.iter().enumerate() {
        let likeness_to = |answer: &usize| likeness(question, &answers[*answer]);
        let best = (0..pairs.len()).max_by(|left, right| likeness_to(left).total_cmp(&likeness_to(right)));
        assert_eq!(best, Some(at), "{}", pairs[at].0);
    }
}

#[tokio::test]
async fn a_text_counts_up_to_the_length_that_the_model_was_made_for() {
    let model = open().await;
    // The tokenizer's own setting cuts off at 128 tokens, the model's at 256.
    let (some, many) = ("apple ".repeat(200), "apple ".repeat(300));
    let (some_more, many_more) = (format!("{some}violin"), format!("{many}violin"));
    let vectors = model.embed(&[&some, &some_more, &many, &many_more]).await.unwrap();
    let difference = |left: usize, right: usize| {
        let pairs = vectors[left].iter().zip(&vectors[right]);
        pairs.map(|(left, right)| (left - right).abs()).fold(0.0, f32::max)
    };
    assert!(difference(0, 1) > 0.01, "a word within the length makes no difference");
    assert!(difference(2, 3) < 1e-5, "a word beyond the length makes a difference");
}

//! Many memories at once, some of which say the same: what an optimisation makes one.

use crate::restated::{Nearness, restated};

use super::{
    generated::{Chosen, Dice, later, share, statements},
    *,
};

/// Statements that differ, each in all its wordings with the same words.
fn groups(statements: &[Vec<&'static str>]) -> Vec<Vec<String>> {
    let mut dice = Dice(55);
    let group = |wordings: &Vec<&'static str>| {
        let words = Chosen::of(&mut dice);
        let mut texts: Vec<String> = wordings.iter().map(|wording| words.fill(wording)).collect();
        texts.sort();
        texts.dedup();
        texts
    };
    statements.iter().map(group).filter(|texts| texts.len() > 1).collect()
}

fn sets() -> [(&'static str, Vec<Vec<String>>); 3] {
    let half = |half: usize| -> Vec<Vec<&str>> {
        statements().into_iter().filter(|(of, _)| *of == half).map(|(_, wordings)| wordings).collect()
    };
    [
        ("made on", groups(&half(0))),
        ("scored", groups(&half(1))),
        ("written after the rules", groups(&later())),
    ]
}

/// How many restatements went to one of their group, of how many, and how many groups became one memory; none went elsewhere.
fn collapsed(name: &str, how: &str, groups: &[Vec<String>], nearness: Nearness<'_>) -> (usize, usize) {
    let of_group: Vec<usize> =
        groups.iter().enumerate().flat_map(|(group, texts)| texts.iter().map(move |_| group)).collect();
    let texts: Vec<&str> = groups.iter().flatten().map(String::as_str).collect();
    let goes_to = restated(&texts, nearness);
    let wrong: Vec<String> = goes_to
        .iter()
        .enumerate()
        .filter_map(|(at, target)| Some((at, (*target)?)))
        .filter(|(at, target)| of_group[*at] != of_group[*target])
        .map(|(at, target)| format!("{} | {}", texts[at], texts[target]))
        .collect();
    assert!(wrong.is_empty(), "{name}, {how}: {wrong:#?}");
    let gone = goes_to.iter().flatten().count();
    let stays =
        |group: usize| of_group.iter().zip(&goes_to).filter(|(of, to)| **of == group && to.is_none()).count();
    let whole = (0..groups.len()).filter(|group| stays(*group) == 1).count();
    let many = texts.len() - groups.len();
    println!(
        "{name}, {how}: {} of restatements gone, {} of groups one",
        share(gone, many),
        share(whole, groups.len())
    );
    (gone, many)
}

#[test]
fn restatements_among_all_others_go_and_nothing_else_does() {
    for (name, groups) in sets() {
        let texts: Vec<&String> = groups.iter().flatten().collect();
        let cosine = |one: usize, other: usize| by_words(texts[one], texts[other]);
        let offline = Nearness { cosine: &cosine, is_of_model: false, bands: None, differ: &|_, _| false };
        let (gone, many) = collapsed(name, "by the offline embedder", &groups, offline);
        assert!(gone * 10 >= many * 5, "{name}: {gone} of {many}");
        let bands = Some(meanings::BANDS);
        let all = Nearness { cosine: &|_, _| Some(1.0), is_of_model: true, bands, differ: &|_, _| false };
        collapsed(name, "all wholly alike to a model", &groups, all);
    }
}

/// With all-MiniLM-L6-v2 in the folder that `MINILM` names, as `scripts/minilm` prints it.
#[cfg(feature = "local-embedder")]
#[tokio::test]
async fn restatements_among_all_others_by_minilm() {
    use memledger_intelligence::{Embedder, Local};

    let Some(folder) = std::env::var_os("MINILM") else { return };
    let model = Local::open(std::path::Path::new(&folder)).unwrap();
    for (name, groups) in sets() {
        let texts: Vec<&str> = groups.iter().flatten().map(String::as_str).collect();
        let vectors = model.embed(&texts).await.unwrap();
        let cosine = |one: usize, other: usize| {
            let sum: f32 = vectors[one].iter().zip(&vectors[other]).map(|(a, b)| a * b).sum();
            Some(f64::from(sum))
        };
        let nearness =
            Nearness { cosine: &cosine, is_of_model: true, bands: model.bands(), differ: &|_, _| false };
        collapsed(name, "by MiniLM", &groups, nearness);
    }
}

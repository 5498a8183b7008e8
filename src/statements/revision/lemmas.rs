//! One form for all forms of a word.

use std::{collections::HashMap, sync::LazyLock};

use memledger_offline::{
    lists::{IRREGULAR_VERBS, entries},
    words::with_stem,
};

/// By each irregular form of a verb, its plain one.
static IRREGULAR: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let lines = entries(IRREGULAR_VERBS);
    let forms = lines.filter_map(|line| {
        let first = line.split(' ').next()?;
        Some(line.split(' ').map(move |form| (form, first)))
    });
    let mut made: HashMap<&str, &str> = forms.flatten().collect();
    made.extend([
        ("taught", "teach"),
        ("bought", "buy"),
        ("born", "bear"),
        ("left", "leave"),
        ("built", "build"),
    ]);
    made.extend([
        ("brought", "bring"),
        ("thought", "think"),
        ("told", "tell"),
        ("led", "lead"),
        ("ran", "run"),
    ]);
    made.extend([
        ("grew", "grow"),
        ("grown", "grow"),
        ("drew", "draw"),
        ("drawn", "draw"),
        ("did", "do"),
        ("does", "do"),
    ]);
    made
});

/// "lives", "living" and "lived" are one. Of two names one may be another form, so that names need their own words.
pub fn lemma(word: &str) -> String {
    match word {
        "is" | "are" | "was" | "were" | "be" | "been" | "am" | "being" => return "be".to_owned(),
        "has" | "have" | "had" | "having" => return "have".to_owned(),
        "does" | "do" | "did" | "done" => return "do".to_owned(),
        _ => {}
    }
    let plain = IRREGULAR.get(word).copied().unwrap_or(word);
    with_stem(plain, |stem| stem.unwrap_or(plain).to_owned())
}

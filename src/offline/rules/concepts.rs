//! Words that mean much the same, and those of which only one can hold.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use super::lexicon::KIN;
use crate::{lists::entries, words::stem};

/// Each line is one idea; its first word names it. Spelt with accents folded.
const SAME: &str = include_str!("lists/synonyms.txt");

/// Each line is one word in forms that no ending explains; its first is the plain one.
const IRREGULAR: &str = crate::lists::IRREGULAR_VERBS;

/// Each line is of one sort: two memories that name different ones speak of different things.
const SORTS: &str = crate::lists::SORTS;

/// What people are allergic to or can't digest: a sort as well.
const ALLERGENS: &str = include_str!("lists/allergens.txt");

/// Ideas that many memories share: by themselves they make no two alike.
const COMMON: &str = include_str!("lists/common_ideas.txt");

pub(super) struct Concepts {
    same: HashMap<String, String>,
    common: HashSet<String>,
    kin: HashSet<String>,
    allergens: HashSet<String>,
    sorts: HashMap<String, Vec<usize>>,
}

pub(super) static CONCEPTS: LazyLock<Concepts> = LazyLock::new(|| {
    let cut = |word: &str| stem(word).unwrap_or_else(|| word.to_owned());
    let mut same = HashMap::new();
    for line in entries(SAME) {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { continue };
        for word in std::iter::once(first).chain(words) {
            same.entry(cut(word)).or_insert_with(|| cut(first));
        }
    }
    for line in entries(IRREGULAR) {
        let mut forms = line.split_whitespace().map(cut);
        let Some(plain) = forms.next() else { continue };
        let plain = same.get(&plain).cloned().unwrap_or(plain);
        for form in forms {
            same.entry(form).or_insert_with(|| plain.clone());
        }
    }
    let named = |word: &str| {
        let stem = cut(word);
        same.get(&stem).cloned().unwrap_or(stem)
    };
    let common = entries(COMMON).map(&named).collect();
    let allergens = entries(ALLERGENS).map(&named).collect();
    let kin = KIN.iter().map(|word| named(word)).collect();
    let mut sorts: HashMap<String, Vec<usize>> = HashMap::new();
    let lines = entries(SORTS).map(|line| line.split_whitespace().collect());
    for (sort, words) in lines.chain([entries(ALLERGENS).collect::<Vec<_>>()]).enumerate() {
        for word in words {
            sorts.entry(named(word)).or_default().push(sort);
        }
    }
    Concepts { same, common, kin, allergens, sorts }
});

impl Concepts {
    /// Whether a stem is on any of the lists.
    pub fn knows(&self, stem: &str) -> bool {
        self.same.contains_key(stem) || self.common.contains(stem) || self.sorts.contains_key(stem)
    }

    /// The idea that a stem stands for: its own where no other word means it.
    pub fn of<'c>(&'c self, stem: &'c str) -> &'c str {
        self.same.get(stem).map_or(stem, String::as_str)
    }

    /// Somebody by what they are to the person.
    pub fn is_kin(&self, concept: &str) -> bool {
        self.kin.contains(concept)
    }

    pub fn is_allergen(&self, concept: &str) -> bool {
        self.allergens.contains(concept)
    }

    /// What relatives of one kind are together.
    pub fn all_of(&self, relative: &str) -> Option<&'static str> {
        match relative {
            "son" | "daughter" => Some("child"),
            "mother" | "father" => Some("parent"),
            "brother" | "sister" => Some("sibl"),
            _ => None,
        }
    }

    /// Something that there is on the left and on the right.
    pub fn is_side(&self, stem: &str) -> bool {
        let body = self.sorts(self.of("wrist"));
        self.sorts(self.of(stem)).iter().any(|sort| body.contains(sort))
    }

    pub fn is_common(&self, concept: &str) -> bool {
        self.common.contains(concept)
    }

    pub fn sorts(&self, concept: &str) -> &[usize] {
        self.sorts.get(concept).map_or(&[], Vec::as_slice)
    }
}

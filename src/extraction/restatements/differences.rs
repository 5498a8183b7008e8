//! What two statements may differ in that makes them two, whatever else they have in common.

use std::{collections::BTreeSet, sync::LazyLock};

use memledger_offline::{
    lists::{KIN, entries},
    rules::{Claim, MONTHS},
};

const DAYS: &str = "monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday spring summer autumn \
    winter easter christmas noon midnight morning afternoon evening night weekend am pm";
const DENYING: &str = "no not never cannot without nobody nothing none nowhere neither nor hardly barely rarely scarcely \
    except unless stopped quit gave used former formerly ex unable refuses fails failed dislikes hates avoids longer only \
    almost nearly might may could would should if maybe perhaps possibly probably allegedly supposedly hopes wants plans \
    wishes dreams considers tried tries";
/// Who is spoken of; a pronoun may be of another person.
const PEOPLE: &str = "user i me my we us our you your he him his she her they them their it its who somebody someone everybody \
    everyone colleague manager landlord tenant doctor dentist teacher student team client customer boss";

static RELATIVES: LazyLock<BTreeSet<&str>> = LazyLock::new(|| entries(KIN).collect());

/// A statement's words, with those of them that are names.
pub(super) struct Statement {
    /// In the one order that claims have.
    pub words: Vec<String>,
    names: BTreeSet<String>,
    day: String,
}

impl Statement {
    /// Two statements; a word is a name in both if it has a capital within a sentence in either.
    pub fn both(texts: &[String; 2]) -> [Self; 2] {
        let names: BTreeSet<String> = texts.iter().flat_map(|text| names(text)).collect();
        texts.each_ref().map(|text| {
            let claim = Claim::of(text);
            Self { words: claim.words().to_vec(), names: names.clone(), day: claim.into_day() }
        })
    }

    pub fn is_name(&self, word: &str) -> bool {
        self.names.contains(&word.to_lowercase())
    }

    /// The first thing that only one of the two has.
    pub fn difference(&self, other: &Self) -> Option<&'static str> {
        type Of = fn(&Statement) -> Vec<&str>;
        const KINDS: [(&str, Of); 6] = [
            ("number", Statement::numbers),
            ("date", Statement::dates),
            ("unit", Statement::units),
            ("negation", Statement::denials),
            ("name", Statement::named),
            ("subject", Statement::people),
        ];
        if self.day != other.day {
            return Some("date");
        }
        KINDS.iter().find(|(_, of)| of(self) != of(other)).map(|(kind, _)| *kind)
    }

    fn sorted(&self, is_one: impl Fn(&str) -> bool) -> Vec<&str> {
        let mut found: Vec<&str> =
            self.words.iter().map(String::as_str).filter(|word| is_one(word)).collect();
        found.sort_unstable();
        found
    }

    fn numbers(&self) -> Vec<&str> {
        self.sorted(is_number)
    }

    fn dates(&self) -> Vec<&str> {
        self.sorted(|word| MONTHS.contains(&word) || is_one_of(DAYS, word))
    }

    /// What is counted: what stands behind each number.
    fn units(&self) -> Vec<&str> {
        let mut found: Vec<&str> = self
            .words
            .windows(2)
            .filter(|pair| is_number(&pair[0]))
            .map(|pair| pair[1].as_str())
            .filter(|unit| {
                unit.chars().all(char::is_alphabetic) && !is_one_of("in on at for with and since", unit)
            })
            .collect();
        found.sort_unstable();
        found
    }

    fn denials(&self) -> Vec<&str> {
        self.sorted(|word| is_one_of(DENYING, word))
    }

    fn named(&self) -> Vec<&str> {
        self.sorted(|word| self.is_name(word))
    }

    fn people(&self) -> Vec<&str> {
        // "Married to Kim" and "Kim is the spouse" are of one person.
        self.sorted(|word| word != "spouse" && (RELATIVES.contains(word) || is_one_of(PEOPLE, word)))
    }
}

fn is_number(word: &str) -> bool {
    word.chars().any(|c| c.is_ascii_digit())
        || matches!(word, "half" | "once" | "twice" | "hundred" | "thousand")
}

fn is_one_of(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|one| one == word)
}

/// Words with a capital that begin no sentence, in small letters; months and weekdays are no names.
pub(super) fn names(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut begins = true;
    for part in text.split_whitespace() {
        for (nth, word) in
            part.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).enumerate()
        {
            let lower = word.to_lowercase();
            let is_date = MONTHS.contains(&lower.as_str()) || is_one_of(DAYS, &lower);
            if (!begins || nth > 0) && word.starts_with(char::is_uppercase) && lower != "i" && !is_date {
                found.push(lower);
            }
        }
        begins = part.ends_with(['.', '!', '?', ':']) && part.len() > 3;
    }
    found
}

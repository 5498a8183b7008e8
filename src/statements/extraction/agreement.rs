//! How the verbs behind "the user" and "they" agree with them.

use super::{
    clauses::Subject,
    left_out, relative_dates,
    third_person::Writer,
    verbs::{self, is_adverb},
    words::is_one_of,
};

impl Writer<'_, '_> {
    /// The first verb in its form of the third person, and how many words it takes.
    pub fn verb(&mut self, at: usize) -> Option<(String, usize)> {
        let word = &self.clause.words[at];
        let next = self.clause.words[at + 1..].iter().find(|word| !is_adverb(&word.low));
        let next = next.map_or("", |word| word.low.as_str());
        let low = word.low.as_str();
        match self.clause.subject {
            Subject::Elided if low == "been" => return Some((format!("has {}been", self.adverbs()), 1)),
            Subject::Elided if verbs::is_unchanged(low) => return Some((low.to_owned(), 1)),
            Subject::Elided if low == "gotta" => return Some(("has to".into(), 1)),
            Subject::Elided if low == "gonna" => return Some(("is going to".into(), 1)),
            Subject::Elided if let Some(helper) = left_out::helper(word, self.clause.low(at + 1)) => {
                return Some((format!("{helper} {}{low}", self.adverbs()), 1));
            }
            Subject::Elided if low.ends_with("ing") => return Some((format!("is {low}"), 1)),
            Subject::Theirs => {
                self.is_past = is_event(low, next);
                if low == "'s" {
                    let has = verbs::is_participle(next)
                        && !super::words::is_one_of("married|retired|called|named|allergic", next);
                    return Some((if has { "has" } else { "is" }.into(), 1));
                }
                if low == "name's" {
                    return Some(("name is".into(), 1));
                }
                return Some((word.raw.replace('’', "'"), 1));
            }
            _ => {}
        }
        let form = match low {
            "'d" if next == "better" => return None,
            "'d" if verbs::is_participle(next) => "had".to_owned(),
            "'d" => "would".to_owned(),
            "can't" => "cannot".to_owned(),
            "won't" => "will not".to_owned(),
            "didn't" => "did not".to_owned(),
            "wasn't" | "weren't" => "was not".to_owned(),
            "were" => "was".to_owned(),
            "gotta" | "wanna" => verbs::third_person(low),
            "being" | "of" | "and" | "to" | "in" | "a" | "the" | "who" | "or" | "with" | "but" | "on"
            | "for" => return None,
            _ if is_one_of(verbs::MODALS, low) => verbs::third_person_modal(low),
            _ if verbs::is_past(low) => low_of(word.raw),
            _ if verbs::is_unchanged(low) && self.is_dated_past() => low_of(word.raw),
            _ => {
                self.is_present = low == "have" && self.clause.main_verb() == at
                    || !matches!(
                        low,
                        "am" | "'m" | "have" | "'ve" | "are" | "'re" | "was" | "were" | "do" | "don't"
                    );
                verbs::third_person(low)
            }
        };
        self.is_past = is_event(low, next) || verbs::is_unchanged(low) && self.is_dated_past();
        Some((form, 1))
    }

    /// The adverbs before a verb whose helper was left out: "never been" is "has never been".
    fn adverbs(&self) -> String {
        let before = self.clause.words[..self.clause.verb].iter();
        before.filter(|word| !word.is("just|really")).fold(String::new(), |line, word| line + &word.low + " ")
    }

    fn is_dated_past(&self) -> bool {
        const ONCE: &str = "hit|cut|hurt|shut|split|quit|burst|beat|shed|bet|upset";
        const MONTHS: &str =
            "january|february|march|april|june|july|august|september|october|november|december";
        let words = &self.clause.words;
        let dated = words.windows(2).any(|pair| {
            let year =
                pair[1].low.len() == 4 && (pair[1].low.starts_with("19") || pair[1].low.starts_with("20"));
            pair[0].is("in") && (pair[1].is(MONTHS) || year)
        });
        // "I hurt my back" happened once, unless the sentence says how often.
        let once = words.get(self.clause.verb).is_some_and(|verb| verb.is(ONCE));
        if (dated || once)
            && !words
                .iter()
                .any(|word| word.is("every|always|each|often|usually|never|sometimes|when|whenever|daily"))
        {
            return true;
        }
        (0..words.len()).any(|at| relative_dates::at(words, at, self.said).is_some_and(|date| date.is_past))
    }

    /// The speaker once more, as a subject behind the first.
    pub fn write_again(&mut self, at: usize) -> usize {
        let gap = self.clause.words[at].gap;
        let next = self.clause.low(at + 1);
        // "My husband and I have".
        if self.clause.subject == Subject::Theirs && at + 1 == self.clause.verb {
            self.push(gap, "the user");
            return 1;
        }
        if self.has_others || !self.text.contains("he user") {
            self.push(gap, "the user");
            let mut verb = at + 1;
            while is_adverb(self.clause.low(verb)) && verb < at + 4 {
                verb += 1;
            }
            let next = self.clause.low(verb);
            // "I really enjoy": the adverb stays where it was said, and the verb behind it agrees.
            let adverbs: Vec<&str> = (at + 1..verb).map(|at| self.clause.words[at].raw).collect();
            for adverb in adverbs {
                if !is_one_of("really|just|totally|definitely|so|also|actually", &adverb.to_lowercase()) {
                    self.push(" ", adverb);
                }
            }
            let form = match next {
                "'ll" => "will".to_owned(),
                "were" => "was".to_owned(),
                "weren't" => "was not".to_owned(),
                "'d" => {
                    if verbs::is_participle(self.clause.low(verb + 1)) { "had" } else { "would" }.to_owned()
                }
                _ if verbs::is_past(next) || is_one_of(verbs::MODALS, next) => {
                    return verb - at;
                }
                "" | "and" | "was" => return verb - at,
                _ => verbs::third_person(next),
            };
            self.push(" ", &form);
            return verb - at + 1;
        }
        self.push(gap, "they");
        let form = match next {
            "'m" | "am" => "are",
            "was" => "were",
            "wasn't" => "were not",
            "'ve" => "have",
            "'re" => "are",
            "'ll" => "will",
            "'d" => {
                if verbs::is_participle(self.clause.low(at + 2)) {
                    "had"
                } else {
                    "would"
                }
            }
            _ => return 1,
        };
        self.push(" ", form);
        2
    }

    /// "I live and work in Leeds": both verbs agree.
    pub fn agrees(&self, at: usize) -> bool {
        const BEHIND: &str =
            "a|an|the|my|our|in|at|on|with|for|to|from|every|as|about|it|them|some|two|three";
        let word = &self.clause.words[at];
        let is = self.clause.words[self.clause.verb].is("'m|am") && at + 1 < self.clause.words.len();
        self.clause.subject == Subject::Speaker
            && (self.is_present || is)
            && at > self.clause.verb
            && self.clause.words[at - 1].is("and|but|or")
            && verbs::is_base(&word.low)
            && (is
                || is_one_of(BEHIND, self.clause.low(at + 1))
                || self.clause.words.get(at + 1).is_some_and(super::words::Word::is_number))
            && !self.clause.words[self.clause.verb..at]
                .iter()
                .any(|word| word.is("to|i|we|who|that|can|will|gonna|wanna|gotta"))
    }
}

fn low_of(raw: &str) -> String {
    raw.to_lowercase()
}

/// Whether the verb is an event: not "was born", "used to" or "had been", and not a feeling.
fn is_event(low: &str, next: &str) -> bool {
    match low {
        "was" | "were" => next != "born",
        "used" => next != "to",
        _ => verbs::is_past(low),
    }
}

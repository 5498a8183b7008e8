//! How well "does this turn hold a fact of the speaker?" is answered on a public set of dialogues, which is not part of this
//! repository: `LOCOMO` names the folder of its conversations. Without it the test passes without measuring.

use std::{collections::HashSet, path::Path};

use serde_json::Value;

use super::{SaidAt, stated_facts, writing_fault};

/// Rules were made on these; the others are only scored.
const WORKED_WITH: [&str; 5] = ["26", "30", "41", "42", "43"];
const ONLY_SCORED: [&str; 5] = ["44", "47", "48", "49", "50"];

#[derive(Default)]
struct Score {
    hits: usize,
    false_alarms: usize,
    misses: usize,
    turns: usize,
    facts: usize,
    faulty: usize,
}

impl Score {
    fn f1(&self) -> f64 {
        2.0 * self.hits as f64 / (2 * self.hits + self.false_alarms + self.misses).max(1) as f64
    }

    /// Its 95 % interval, from that of the share of right turns among all that hold a fact or were taken to.
    fn f1_interval(&self) -> String {
        let [low, high] =
            wilson(self.hits, self.hits + self.false_alarms + self.misses).map(|j| 2.0 * j / (1.0 + j));
        format!("[{low:.3}, {high:.3}]")
    }

    fn report(&self, name: &str) {
        let (precision, recall) = (
            interval(self.hits, self.hits + self.false_alarms),
            interval(self.hits, self.hits + self.misses),
        );
        let f1 = self.f1_interval();
        let Self { turns, hits, misses, false_alarms, .. } = self;
        let rest = turns - hits - misses - false_alarms;
        println!(
            "{name}: {turns} turns: hits {hits}, misses {misses}, false alarms {false_alarms}, rest {rest}; \
             F1 {:.3} {f1}, precision {precision}, recall {recall}",
            self.f1()
        );
    }
}

/// A share with its 95 % Wilson interval.
pub(super) fn interval(hits: usize, all: usize) -> String {
    let [low, high] = wilson(hits, all);
    format!("{:.3} [{:.3}, {high:.3}]", hits as f64 / all.max(1) as f64, low.max(0.0))
}

fn wilson(hits: usize, all: usize) -> [f64; 2] {
    let (n, z) = (all.max(1) as f64, 1.96_f64);
    let p = hits as f64 / n;
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    [middle - half, middle + half]
}

/// The ids that an observation of the conversation cites.
fn cited(conversation: &Value) -> HashSet<String> {
    let mut cited = HashSet::new();
    let Some(parts) = conversation.as_object() else { return cited };
    for (_, observations) in parts.iter().filter(|(key, _)| key.ends_with("_observation")) {
        let text = observations.to_string();
        for (at, _) in text.match_indices("\"D") {
            let ids = text[at + 1..].split('"').next().unwrap_or_default();
            cited.extend(ids.split([',', ';', ' ']).filter(|id| id.contains(':')).map(str::to_owned));
        }
    }
    cited
}

fn score(folder: &Path, names: &[&str]) -> Score {
    let mut score = Score::default();
    let said = SaidAt::new(2023, 5, 8, 13, 56).unwrap();
    let shows = std::env::var("SHOW").is_ok();
    for name in names {
        let text = std::fs::read_to_string(folder.join(format!("{name}.json"))).unwrap();
        let conversation: Value = serde_json::from_str(&text).unwrap();
        let cited = cited(&conversation);
        let sessions = conversation.as_object().unwrap().iter();
        let sessions = sessions.filter(|(key, value)| key.starts_with("session_") && value.is_array());
        for turn in sessions.flat_map(|(_, turns)| turns.as_array().unwrap()) {
            let text = turn["text"].as_str().unwrap_or_default();
            let facts = stated_facts(text, said);
            score.facts += facts.len();
            score.faulty +=
                facts.iter().filter(|fact| writing_fault(&fact.text, fact.kind).is_some()).count();
            let holds = cited.contains(turn["dia_id"].as_str().unwrap_or_default());
            score.turns += 1;
            match (holds, facts.is_empty()) {
                (true, false) => score.hits += 1,
                (true, true) => score.misses += 1,
                (false, false) => score.false_alarms += 1,
                (false, true) => {}
            }
            if shows {
                println!("{holds}\t{}\t{text}", if facts.is_empty() { "-" } else { "+" });
                facts.iter().for_each(|fact| println!("\t\t{}\t{}\t{}", fact.rule, fact.fact_key, fact.text));
            }
        }
    }
    score
}

#[test]
fn turns_that_hold_a_fact_are_told_from_those_that_do_not() {
    let Some(folder) = std::env::var_os("LOCOMO") else { return };
    let folder = Path::new(&folder);
    let worked = score(folder, &WORKED_WITH);
    worked.report("worked with");
    assert!(
        worked.faulty * 100 <= worked.facts * 5,
        "{} of {} are not well written",
        worked.faulty,
        worked.facts
    );
    if std::env::var("SHOW").is_ok() {
        return;
    }
    let scored = score(folder, &ONLY_SCORED);
    scored.report("only scored");
    // The aim is 0.70. A classifier of words trained on the first five reaches 0.685 on the others: of the turns that are missed,
    // half hold no first person at all, and are cited for encouragement, advice or opinions.
    assert!(scored.f1() >= 0.66, "F1 {:.3}", scored.f1());
}

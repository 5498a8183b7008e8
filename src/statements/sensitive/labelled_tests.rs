//! How many sensitive texts of the labelled set are found, and how many others are.

use std::fmt::Write as _;

use super::{Class, findings};
use memledger_offline::lists::entries;

struct Line {
    /// None for a text that holds nothing sensitive.
    class: Option<Class>,
    text: String,
}

fn lines() -> Vec<Line> {
    let line = |line: &str| {
        let (name, text) = line.split_once('|').unwrap();
        let class = Class::ALL.into_iter().find(|class| class.name() == name);
        assert_eq!(class.is_none(), name == "-", "{line}");
        Line { class, text: text.replace('¦', "") }
    };
    entries(include_str!("labelled.txt")).map(line).collect()
}

/// The share of hits in percent with its interval of 95 % by Wilson.
fn share(hits: usize, all: usize) -> (f64, [f64; 2]) {
    let (n, z) = (all.max(1) as f64, 1.96);
    let share = hits as f64 / n;
    let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let reach = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    (100.0 * share, [100.0 * (middle - reach), 100.0 * (middle + reach)])
}

#[derive(Default)]
struct Score {
    found: usize,
    sensitive: usize,
    alarms: usize,
    harmless: usize,
    mistakes: Vec<String>,
}

impl Score {
    fn of<'a>(lines: impl Iterator<Item = &'a Line>) -> Self {
        let mut made = Self::default();
        for line in lines {
            let classes: Vec<Class> = findings(&line.text).iter().map(|finding| finding.class).collect();
            let is_right = match line.class {
                Some(class) => classes.contains(&class),
                None => classes.is_empty(),
            };
            match line.class {
                Some(_) => {
                    (made.sensitive, made.found) = (made.sensitive + 1, made.found + usize::from(is_right))
                }
                None => {
                    (made.harmless, made.alarms) = (made.harmless + 1, made.alarms + usize::from(!is_right))
                }
            }
            if !is_right {
                made.mistakes.push(format!("{}: {classes:?}", line.text));
            }
        }
        made
    }

    fn row(&self, name: &str) -> String {
        let (recall, [low, high]) = share(self.found, self.sensitive);
        let (alarms, [least, most]) = share(self.alarms, self.harmless);
        format!(
            "{name:<12} recall {}/{} = {recall:.1} % [{low:.1}, {high:.1}]  false alarms {}/{} = {alarms:.1} % [{least:.1}, {most:.1}]",
            self.found, self.sensitive, self.alarms, self.harmless
        )
    }
}

#[test]
fn sensitive_texts_are_found_and_others_are_not() {
    let lines = lines();
    assert!(lines.len() >= 400, "{}", lines.len());
    let half =
        |rest: usize| lines.iter().enumerate().filter(move |(at, _)| at % 2 == rest).map(|(_, line)| line);
    let (made_on, scored) = (Score::of(half(0)), Score::of(half(1)));
    let mut table = format!("{}\n{}\n", made_on.row("made on"), scored.row("scored on"));
    for class in Class::ALL {
        let of = Score::of(half(1).filter(|line| line.class == Some(class)));
        _ = writeln!(table, "  {:<12} {}/{}", class.name(), of.found, of.sensitive);
    }
    println!("{table}{}", made_on.mistakes.join("\n"));
    if std::env::var_os("SHOW_SCORED").is_some() {
        println!("-- scored\n{}", scored.mistakes.join("\n"));
    }
    for score in [&made_on, &scored] {
        assert!(score.found * 100 >= score.sensitive * 95, "{table}");
        assert!(score.alarms * 100 <= score.harmless * 5, "{table}");
    }
}

//! 500 lines that no person said of themselves: boot text, heartbeats, logs, tool dumps. All of our own making.

use super::{SaidAt, stated_facts};

/// Ten lines are made of each, by number.
const JUNK: &str = include_str!("test_lines/junk.txt");
/// Rules were made on these as well.
const MORE: &str = include_str!("test_lines/more_junk.txt");

/// The hardest kind, in which programs speak in the first person, written after the rules for the lines above. At first sight
/// a third of these yielded a fact; two rules were made since, and what is left is the known weakness.
const SCORED: &str = include_str!("test_lines/junk_scored.txt");

fn junk(file: &'static str) -> Vec<String> {
    let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with("# "));
    let names = ["atlas", "billing", "cron", "edge", "feed", "gate", "index", "mail", "queue", "sync"];
    let made = |line: &str| -> Vec<String> {
        (0..10)
            .map(|number| {
                line.replace("{n}", &(number * 37 + 3).to_string())
                    .replace("{w}", names[number])
                    .replace("\\n", "\n")
                    .replace("\\t", "\t")
            })
            .collect()
    };
    lines.flat_map(made).collect()
}

#[test]
fn of_junk_at_most_one_line_in_a_hundred_yields_a_fact() {
    let said = SaidAt::new(2024, 5, 8, 13, 56).unwrap();
    let (made_on, scored) = (junk(JUNK), junk(SCORED));
    assert_eq!(made_on.len(), 500);
    for (name, junk, most_percent) in
        [("made on", made_on, 1), ("made on as well", junk(MORE), 1), ("programs that say I", scored, 18)]
    {
        let taken: Vec<_> = junk.iter().filter(|line| !stated_facts(line, said).is_empty()).collect();
        println!("{name}: {}", super::scores_tests::interval(taken.len(), junk.len()));
        assert!(taken.len() * 100 <= junk.len() * most_percent, "{taken:#?}");
    }
}

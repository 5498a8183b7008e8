//! `calibrate`: how the configured embedder places pairs of known sameness, and which thresholds fit it.

use crate::output::say;
use memledger_intelligence::calibration::{
    Calibration, Fault, Sameness, ThresholdReport, Thresholds, calibrate, labelled_pairs, measure,
};
use serde_json::json;

use super::print_json;
use crate::{arguments::Calibrate, failure::Failure, settings::Settings};

pub async fn run(settings: &Settings, words: &Calibrate) -> Result<(), Failure> {
    let thresholds = thresholds(words)?;
    let embedder = settings.embedders()?.current;
    let pairs = labelled_pairs();
    let measured = measure(embedder.as_ref(), pairs).await;
    let measured = measured.map_err(|failed| Failure::Work(failed.to_string()))?;
    let found = calibrate(&measured, &thresholds);
    let count = |sameness| pairs.iter().filter(|pair| pair.sameness == sameness).count();
    let counts = [Sameness::Restatement, Sameness::Twin, Sameness::Unrelated].map(count);
    if words.json {
        let [restatements, twins, unrelated] = counts;
        return print_json(&json!({
            "embedder": embedder.id(),
            "pairs": {"restatements": restatements, "twins": twins, "unrelated": unrelated},
            "thresholds": found.thresholds,
            "proposed": found.proposed,
        }));
    }
    print(embedder.id(), counts, &found);
    Ok(())
}

fn thresholds(words: &Calibrate) -> Result<Thresholds, Failure> {
    let usual = Thresholds::default();
    let read = |name: &str, given: Option<f64>, usual: f64| match given {
        Some(given) if !(0.0..=1.0).contains(&given) => {
            Err(Failure::Usage(format!("--{name}: must be 0 to 1, is {given}")))
        }
        given => Ok(given.unwrap_or(usual)),
    };
    Ok(Thresholds {
        duplicate_embedding: read(
            "duplicate-embedding",
            words.duplicate_embedding,
            usual.duplicate_embedding,
        )?,
        duplicate_text: read("duplicate-text", words.duplicate_text, usual.duplicate_text)?,
        check_low: read("check-low", words.check_low, usual.check_low)?,
    })
}

fn print(embedder: &str, [restatements, twins, unrelated]: [usize; 3], found: &Calibration) {
    say!("{embedder}: {restatements} restatements, {twins} twins, {unrelated} unrelated pairs");
    say!();
    say!("{:<20} {:>6} {:>13} {:>6} {:>10}", "reach", "value", "restatements", "twins", "unrelated");
    for one in &found.thresholds {
        let [restatements, twins, unrelated] =
            [one.reached.restatements, one.reached.twins, one.reached.unrelated].map(percent);
        let (name, value) = (one.name, one.value);
        say!("{name:<20} {value:>6.3} {restatements:>13} {twins:>6} {unrelated:>10}");
    }
    let faults = found.thresholds.iter().flat_map(|one| one.faults.iter().map(move |fault| (one, fault)));
    let faults: Vec<String> = faults.map(|(one, fault)| warning(one, *fault)).collect();
    if !faults.is_empty() {
        say!();
        faults.iter().for_each(|warning| say!("{warning}"));
    }
    say!();
    let proposed = &found.proposed;
    for (name, value) in [
        ("duplicate_embedding", proposed.duplicate_embedding),
        ("duplicate_text", proposed.duplicate_text),
        ("check_low", proposed.check_low),
    ] {
        match value {
            Some(value) => say!("proposed {name}: {value}"),
            None => {
                say!("proposed {name}: none; no value lets restatements through and keeps the others out")
            }
        }
    }
}

fn warning(one: &ThresholdReport, fault: Fault) -> String {
    let (name, value) = (one.name, one.value);
    match fault {
        Fault::Inert => format!("WARNING {name} {value} is inert: no restatement reaches it."),
        Fault::Unsafe => format!(
            "WARNING {name} {value} is unsafe: {} of the twins and {} of the unrelated pairs reach it.",
            percent(one.reached.twins),
            percent(one.reached.unrelated)
        ),
        Fault::Broad => format!(
            "WARNING {name} {value} is broad: {} of the unrelated pairs reach it.",
            percent(one.reached.unrelated)
        ),
    }
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

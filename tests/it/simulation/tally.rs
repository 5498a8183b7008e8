//! What a range of seeds has exercised: a simulation in which nothing happens proves nothing.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, Mutex},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Commands,
    Acknowledged,
    Refused,
    /// Sent twice at the same time.
    Duplicates,
    /// Sent again later.
    Repeats,
    /// Answered with what was done before.
    Replays,
    /// Sent after a later one.
    Reordered,
    Imports,
    Purges,
    /// Edges that were acknowledged, made or so already, and ends of edges.
    Edges,
    EndedEdges,
    /// What was sent to the database is done, and nobody hears of it.
    Crashes,
    /// What was sent to the database goes on beside the next life.
    CutCrashes,
    Restarts,
    SecondProjectors,
    Rebuilds,
    RebuildsOfOneUser,
    Checks,
    FailedAppends,
    LostAnswers,
    FailedSteps,
    LostSteps,
    FailedReads,
    FailedUpkeep,
    LostUpkeep,
    Delays,
    /// Reads that were told to come back later.
    PutOff,
}

impl Kind {
    /// What the simulation itself does. Whether that puts a read off is chance.
    const ALL: [Self; 26] = [
        Self::Commands,
        Self::Acknowledged,
        Self::Refused,
        Self::Duplicates,
        Self::Repeats,
        Self::Replays,
        Self::Reordered,
        Self::Imports,
        Self::Purges,
        Self::Edges,
        Self::EndedEdges,
        Self::Crashes,
        Self::CutCrashes,
        Self::Restarts,
        Self::SecondProjectors,
        Self::Rebuilds,
        Self::RebuildsOfOneUser,
        Self::Checks,
        Self::FailedAppends,
        Self::LostAnswers,
        Self::FailedSteps,
        Self::LostSteps,
        Self::FailedReads,
        Self::FailedUpkeep,
        Self::LostUpkeep,
        Self::Delays,
    ];

    /// Those that no handful of seeds can do without.
    const MAIN: [Self; 8] = [
        Self::Commands,
        Self::Acknowledged,
        Self::Refused,
        Self::Duplicates,
        Self::Replays,
        Self::Crashes,
        Self::LostAnswers,
        Self::Rebuilds,
    ];
}

#[derive(Debug, Clone, Default)]
pub struct Tally(Arc<Mutex<BTreeMap<Kind, u64>>>);

impl Tally {
    pub fn add(&self, kind: Kind) {
        *self.0.lock().unwrap().entry(kind).or_default() += 1;
    }

    fn missing(&self, kinds: &[Kind]) -> Vec<Kind> {
        let counts = self.0.lock().unwrap();
        kinds.iter().copied().filter(|kind| !counts.contains_key(kind)).collect()
    }

    pub fn had_every_kind(&self) {
        let missing = self.missing(&Kind::ALL);
        assert!(missing.is_empty(), "never exercised: {missing:?}");
    }

    pub fn had_the_main_kinds(&self) {
        let missing = self.missing(&Kind::MAIN);
        assert!(missing.is_empty(), "never exercised: {missing:?}");
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.0.lock().unwrap();
        let words: Vec<String> = counts.iter().map(|(kind, count)| format!("{kind:?} {count}")).collect();
        f.write_str(&words.join(", "))
    }
}

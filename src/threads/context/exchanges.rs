//! Tool calls and their results, as a model must see them: all of an exchange or nothing.

use std::collections::BTreeSet;

use memledger_projections::threads::FoundMessage;

/// The messages without those whose text was purged. A call goes with its results, and results with their call, since
/// none says anything without the others.
pub(super) fn without_purged(mut messages: Vec<FoundMessage>) -> Vec<FoundMessage> {
    let purged = |message: &&FoundMessage| message.body.is_none();
    let broken: BTreeSet<u32> = messages
        .iter()
        .filter(purged)
        .flat_map(|message| message.answers_seq.into_iter().chain((message.calls > 0).then_some(message.seq)))
        .collect();
    let is_broken = |message: &FoundMessage| {
        broken.contains(&message.seq) || message.answers_seq.is_some_and(|seq| broken.contains(&seq))
    };
    messages.retain(|message| message.body.is_some() && !is_broken(message));
    messages
}

/// The messages from the first one on before which no call is made that one of them answers.
pub(super) fn from_a_whole_exchange(mut messages: Vec<FoundMessage>) -> Vec<FoundMessage> {
    let first = messages.first().map_or(0, |message| message.seq);
    let is_torn = |message: &FoundMessage| message.answers_seq.is_some_and(|seq| seq < first);
    let start = messages.iter().rposition(is_torn).map_or(0, |last| last + 1);
    messages.drain(..start);
    messages
}

//! Threads in this process: triggers at once, and a process that dies.

mod deaths;
mod triggers;

use std::time::{Duration, Instant};

use memledger_aggregates::ThreadId;
use memledger_ledger::{
    threads::{NewMessages, SentMessage, SummaryView},
    words::MessageRole::{Assistant, User},
};

use super::*;

fn thread() -> ThreadId {
    ThreadId::new("t1").unwrap()
}

async fn open(store: Arc<dyn EventStore>, summary_lease: Duration) -> Arc<Ledger> {
    let options = LedgerOptions { summary_lease, ..patient() };
    Ledger::open(store, options, ProjectorOptions::default()).await.unwrap()
}

/// A question with its answer, each time under the same key: where the question is.
async fn say(ledger: &Ledger, turn: usize) -> u32 {
    let message = |role, content| SentMessage { role: Some(role), content, ..SentMessage::default() };
    let messages =
        vec![message(User, format!("question {turn}")), message(Assistant, format!("answer {turn}"))];
    let new = NewMessages { messages, ..NewMessages::default() };
    let said = ledger.threads.append(call("ana").keyed(format!("turn {turn}")), &thread(), new).await;
    said.unwrap().answer.messages[0].seq
}

async fn summaries(ledger: &Ledger) -> Vec<SummaryView> {
    let page = ledger.threads.list_summaries(&operator(), &user("ana"), &thread(), (500, None)).await;
    page.unwrap().items
}

/// Until the newest summary ends with that message and is there.
async fn summarised(ledger: &Ledger, end_seq: u32, within: Duration) {
    let begun = Instant::now();
    loop {
        let all = summaries(ledger).await;
        if all.first().is_some_and(|newest| newest.status == "completed" && newest.end_seq == end_seq) {
            return;
        }
        assert!(begun.elapsed() < within, "no summary up to {end_seq} within {within:?}: {all:#?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The completed ones, newest first; each continues the one before.
fn chain(all: &[SummaryView]) -> Vec<&SummaryView> {
    let done: Vec<&SummaryView> = all.iter().filter(|one| one.status == "completed").collect();
    for pair in done.windows(2) {
        assert_eq!(pair[0].base_id.as_deref(), Some(&*pair[1].id), "neither a gap nor a fork: {all:#?}");
    }
    assert_eq!(done.last().and_then(|first| first.base_id.as_ref()), None);
    done
}

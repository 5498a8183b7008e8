//! Contexts of a short and of a long thread, read in turn.

use std::time::{Duration, Instant};

use memledger_ledger::{
    Identity, Ledger, UserCall,
    threads::{ContextQuery, NewMessages, SentMessage},
    words::MessageRole,
};
use serde::Serialize;

use super::{Spread, thread};
use crate::{
    commands::bench::{figures::Latencies, made_up},
    failure::Failure,
    output::say,
};

const SHORT: usize = 100;
const LONG: usize = 10_000;
/// Messages of an append.
const BATCH: usize = 50;
const READS: usize = 1_000;
const SUMMARISED_WITHIN: Duration = Duration::from_secs(120);

#[derive(Serialize)]
pub struct Figures {
    short_messages: usize,
    short: Spread,
    long_messages: usize,
    long: Spread,
    /// The median of the long one ÷ that of the short one.
    ratio: f64,
}

impl Figures {
    pub fn print(&self) {
        for (messages, spread) in [(self.short_messages, &self.short), (self.long_messages, &self.long)] {
            say!("  context of {messages:<7}{:>10.2} ms, p99 {:.2} ms", spread.p50_ms, spread.p99_ms);
        }
        say!("  long ÷ short      {:>10.2}", self.ratio);
    }
}

async fn fill(ledger: &Ledger, operator: &Identity, number: usize, messages: usize) -> Result<(), Failure> {
    let (user, thread) = (made_up::user(0)?, thread(number)?);
    for from in (0..messages).step_by(BATCH) {
        let message = |seq: usize| SentMessage {
            role: Some(if seq.is_multiple_of(2) { MessageRole::User } else { MessageRole::Assistant }),
            content: made_up::memory(seq).content,
            ..SentMessage::default()
        };
        let messages = (from..messages.min(from + BATCH)).map(message).collect();
        let new = NewMessages { messages, ..NewMessages::default() };
        ledger.threads.append(UserCall::new(operator.clone(), user.clone()), &thread, new).await?;
    }
    let until = Instant::now() + SUMMARISED_WITHIN;
    loop {
        ledger.core.catch_up().await?;
        let context = ledger.threads.context(operator, &user, &thread, ContextQuery::default()).await?;
        match context.summary {
            Some(summary) if summary.end_seq as usize + 1 == messages => return Ok(()),
            _ if Instant::now() > until => {
                return Err(Failure::Work(format!(
                    "thread {thread} was not summarised within {SUMMARISED_WITHIN:?}"
                )));
            }
            _ => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

pub async fn measure(ledger: &Ledger, operator: &Identity) -> Result<Figures, Failure> {
    const THREADS: [(usize, usize); 2] = [(1_000, SHORT), (1_001, LONG)];
    for (number, messages) in THREADS {
        fill(ledger, operator, number, messages).await?;
    }
    let (user, mut took) = (made_up::user(0)?, [Latencies::default(), Latencies::default()]);
    for _ in 0..READS {
        for (at, (number, _)) in THREADS.into_iter().enumerate() {
            let thread = thread(number)?;
            let asked = Instant::now();
            ledger.threads.context(operator, &user, &thread, ContextQuery::default()).await?;
            took[at].add(asked.elapsed());
        }
    }
    let [short, long] = took.map(|latencies| Spread::of(&latencies));
    let ratio = long.p50_ms / short.p50_ms;
    Ok(Figures { short_messages: SHORT, short, long_messages: LONG, long, ratio })
}

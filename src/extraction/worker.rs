//! What extracts in the background: first what was requested in this process, then what waits in the read model, be it of
//! another process or from before a restart.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex},
    time::Duration,
};

use async_trait::async_trait;
use memledger_kernel::{
    LedgerError,
    busy::Traffic,
    time::now,
    worker::{Next, Schedule, StopSignal, Task, Wake, Worker},
};
use memledger_projections::extractions::{DueExtraction, due, read_due};
use memledger_store::{PARTITIONS, StreamKey, WITHIN, locked};
use memledger_threads::THREAD;
use tokio::{sync::futures::Notified, task::JoinSet, time::Instant};
use uuid::Uuid;

use crate::{Extraction, pipeline::Attempt};

/// How often the read model is looked at.
const EVERY: Duration = Duration::from_secs(5);
/// What another process was asked for is left to it for that long.
const LEFT_US: i64 = 3_000_000;
/// How long nobody looks again at most: the settings may have changed.
const LONGEST_WAIT: Duration = Duration::from_secs(10);
/// When an extraction is tried again that failed by itself.
const PUT_OFF_US: i64 = 600_000_000;
/// Users whose messages are extracted at once.
const AT_ONCE: usize = 4;
/// How often it is looked whether many commands come.
const LOOK_AT_TRAFFIC: Duration = Duration::from_millis(100);
/// While many commands come, the pause after an extraction is this number of times as long as the extraction took, up to a limit.
const PAUSES: u32 = 8;
const LONGEST_PAUSE: Duration = Duration::from_millis(250);
/// What has waited for that long makes way no more, so that a load without end delays extractions no further.
const MAKES_WAY_US: i64 = 60_000_000;
/// Extractions taken up in one round.
const IN_A_ROUND: usize = 256;
/// Those of one partition that are taken up in one round.
const OF_A_PARTITION: usize = 1_000;

/// How much is done at once: callers who wait for an answer share the processor and the database with extractions.
struct Pace {
    traffic: Traffic,
    /// When that was looked at, and whether many commands came until then.
    last: Mutex<(Instant, bool)>,
}

impl Pace {
    fn is_busy(&self) -> bool {
        let mut last = locked(&self.last);
        if last.0.elapsed() >= LOOK_AT_TRAFFIC {
            *last = (Instant::now(), self.traffic.is_busy());
        }
        last.1
    }

    fn at_once(&self, is_late: bool) -> usize {
        if !is_late && self.is_busy() { 1 } else { AT_ONCE }
    }

    /// Makes way for callers after an extraction.
    async fn make_way(&self, id: Uuid, took: Duration) {
        if !is_late(id) && self.is_busy() {
            tokio::time::sleep((took * PAUSES).min(LONGEST_PAUSE)).await;
        }
    }
}

/// Whether an extraction has made way for long enough. Its id says when it was requested.
fn is_late(id: Uuid) -> bool {
    let Some((seconds, _)) = id.get_timestamp().map(|at| at.to_unix()) else { return true };
    now().0 - i64::try_from(seconds).unwrap_or_default() * 1_000_000 > MAKES_WAY_US
}

struct Extracting {
    extraction: Arc<Extraction>,
    pace: Arc<Pace>,
    /// Users whose extractions are tried later.
    later: HashMap<UserOf, Instant>,
    looked: Option<Instant>,
    /// Where the next look begins, so that what waits in one does not hide the others.
    next_partition: i32,
}

type StreamExtractions = Vec<(StreamKey, Uuid)>;
/// Tenant and user.
type UserOf = (String, String);

#[async_trait]
impl Task for Extracting {
    async fn round(&mut self, stop: &StopSignal) -> Result<Next, LedgerError> {
        let mut waiting: StreamExtractions = Vec::new();
        while waiting.len() < IN_A_ROUND
            && let Some(one) = self.extraction.threads.requested_extractions().take()
        {
            waiting.push(one);
        }
        let is_time = self.looked.is_none_or(|looked| looked.elapsed() >= EVERY);
        if is_time && waiting.len() < IN_A_ROUND {
            // With what is found then, what was said before comes first.
            self.later.retain(|_, until| *until > Instant::now());
            let known: HashSet<Uuid> = waiting.iter().map(|(_, id)| *id).collect();
            let found = self.due(stop).await?;
            waiting.extend(found.into_iter().filter(|(_, id)| !known.contains(id)));
            self.looked = Some(Instant::now());
        }
        let is_more = waiting.len() >= IN_A_ROUND;
        self.extract(waiting, stop).await;
        Ok(if is_more { Next::Again } else { Next::Wait })
    }
}

impl Extracting {
    /// Those of all partitions that may be begun.
    async fn due(&mut self, stop: &StopSignal) -> Result<StreamExtractions, LedgerError> {
        let (at, mut found) = (now().0 - LEFT_US, Vec::new());
        let begins = self.next_partition;
        for partition_id in (begins..PARTITIONS).chain(0..begins) {
            self.next_partition = partition_id;
            if stop.is_requested() || found.len() >= IN_A_ROUND {
                break;
            }
            let query = due(partition_id, at, OF_A_PARTITION);
            let store = &self.extraction.core.store;
            let rows = store.query_partition(partition_id, &query.sql, query.parameters).await?;
            for DueExtraction { tenant, user, thread_id, extraction_id } in read_due(&rows)? {
                if self.later.contains_key(&(tenant.clone(), user.clone())) {
                    continue;
                }
                let stream_id = format!("{user}{WITHIN}{thread_id}");
                let stream_type = THREAD.to_owned();
                found.push((StreamKey { tenant_id: tenant, stream_type, stream_id }, extraction_id));
            }
        }
        Ok(found)
    }

    /// The extractions of a user one after the other, those of several users at once.
    async fn extract(&mut self, waiting: StreamExtractions, stop: &StopSignal) {
        let mut users: Vec<StreamExtractions> = Vec::new();
        let mut places: HashMap<UserOf, usize> = HashMap::new();
        for (stream, id) in waiting {
            let user = user_of(&stream);
            // Behind one that waits the others of its user wait: what was said later is not written first.
            if self.later.contains_key(&user) {
                continue;
            }
            let place = *places.entry(user).or_insert_with(|| {
                users.push(Vec::new());
                users.len() - 1
            });
            users[place].push((stream, id));
        }
        // Ids are in the order of time.
        users.iter_mut().for_each(|of_user| of_user.sort_unstable_by_key(|(_, id)| *id));
        let is_late = users.iter().flatten().any(|(_, id)| is_late(*id));
        let (mut running, mut users) = (JoinSet::new(), users.into_iter());
        loop {
            while running.len() < self.pace.at_once(is_late)
                && !stop.is_requested()
                && let Some(of_user) = users.next()
            {
                let (extraction, pace, stop) = (self.extraction.clone(), self.pace.clone(), stop.clone());
                running.spawn(async move { extract_in_turn(&extraction, of_user, &pace, &stop).await });
            }
            let ended = tokio::select! {
                ended = running.join_next() => ended,
                // More may be begun once the load has ended.
                () = tokio::time::sleep(LOOK_AT_TRAFFIC), if users.len() > 0 => continue,
            };
            let Some(ended) = ended else { return };
            match ended {
                Ok(later) => self.later.extend(later),
                Err(failed) => tracing::error!(%failed, "an extraction panicked; it is tried again"),
            }
        }
    }
}

fn user_of(stream: &StreamKey) -> UserOf {
    (stream.tenant_id.clone(), stream.user().to_owned())
}

/// The extractions of one user, up to one that waits; answers until when, if there is one.
async fn extract_in_turn(
    extraction: &Extraction,
    waiting: StreamExtractions,
    pace: &Pace,
    stop: &StopSignal,
) -> Option<(UserOf, Instant)> {
    for (stream, id) in waiting {
        if stop.is_requested() {
            return None;
        }
        let began = Instant::now();
        let pause = match extraction.attempt(&stream, id).await {
            Ok(Attempt::Ended) => {
                pace.make_way(id, began.elapsed()).await;
                continue;
            }
            Ok(Attempt::Later(pause)) => pause.min(LONGEST_WAIT),
            Err(failed @ (LedgerError::Unavailable(_) | LedgerError::Conflict(_))) => {
                tracing::warn!(%failed, "messages could not be extracted; they are tried again");
                EVERY
            }
            // It may fail for ever, and keeps no other turn of its user waiting.
            Err(failed) => {
                tracing::error!(%failed, extraction = %id, "messages can't be extracted; they are tried again later");
                if let Err(failed) =
                    extraction.threads.put_off_extraction(&stream, id, "internal", PUT_OFF_US).await
                {
                    tracing::warn!(%failed, "an extraction could not be put off");
                }
                continue;
            }
        };
        return Some((user_of(&stream), Instant::now() + pause));
    }
    None
}

/// Wakes the worker when something is requested.
struct Requested(Arc<Extraction>);

impl Wake for Requested {
    fn woken(&self) -> Notified<'_> {
        self.0.threads.requested_extractions().woken.notified()
    }
}

/// Extracts until it is stopped.
pub fn extract(extraction: Arc<Extraction>) -> Worker {
    let woken_by: Arc<dyn Wake> = Arc::new(Requested(extraction.clone()));
    // What is cut off is tried again, so that nobody waits for a model to end a server.
    let schedule =
        Schedule { woken_by: Some(woken_by), drops_round: true, ..Schedule::every("extraction", EVERY) };
    let traffic = Traffic::of(extraction.core.commands.clone());
    let pace = Arc::new(Pace { traffic, last: Mutex::new((Instant::now(), false)) });
    let extracting = Extracting { extraction, pace, later: HashMap::new(), looked: None, next_partition: 0 };
    Worker::start(schedule, extracting)
}

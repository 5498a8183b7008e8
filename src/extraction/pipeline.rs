//! One extraction from its messages to its outcome.

use std::{collections::BTreeMap, time::Duration};

use memledger_aggregates::{
    MemoryId, TenantId, Timestamp, UserId,
    settings::{ExtractionConfig, ExtractorKind, GuardSignal},
    thread::{CandidateOutcome, CandidateRecord},
};
use memledger_intelligence::PortError;
use memledger_kernel::{Identity, LedgerError};
use memledger_names as names;
use memledger_projections::{UserKey, extractions::purged_sources};
use memledger_store::StreamKey;
use memledger_threads::{ExtractionEnd, MessagesToExtract};
use uuid::Uuid;

use crate::{
    Candidate, Extraction, READ_MODEL,
    extractor::{Reading, by_model, by_rule, code, wants_model},
    guard::Admission,
    texts::{CandidateText, CandidateTexts},
    writing::TurnToWrite,
};

/// How long the first pause after a failure is; each further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_secs(5);
const LONGEST_PAUSE: Duration = Duration::from_secs(600);
/// After this number of failed attempts the rules read the messages.
const MOST_BAD_REPLIES: u32 = 5;

/// What came of an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Attempt {
    /// It is completed, here or elsewhere, or is not there any more.
    Ended,
    /// It is tried again after that time.
    Later(Duration),
}

impl Extraction {
    /// Extracts what waits under that id.
    pub(crate) async fn attempt(&self, stream: &StreamKey, id: Uuid) -> Result<Attempt, LedgerError> {
        let unknown = |wrong: memledger_aggregates::InvalidId| LedgerError::Internal(wrong.to_string());
        let identity = Identity::operator(TenantId::new(&stream.tenant_id).map_err(unknown)?);
        let user = UserId::new(stream.user()).map_err(unknown)?;
        let Some(of) = self.threads.messages_to_extract(stream, id).await? else { return Ok(Attempt::Ended) };
        let config = self.config(&identity.tenant).await?;
        let reading = match self.read(&identity.tenant, stream, &config, &of).await? {
            Ok(reading) => reading,
            Err(attempt) => return Ok(attempt),
        };
        let Reading { candidates, extractor } = reading;
        let decided = match self.write(stream, &identity, &user, &config, (&of, candidates)).await {
            // A message went meanwhile: what is left is read again.
            Err(LedgerError::State(_)) => return Ok(Attempt::Later(Duration::ZERO)),
            decided => decided?,
        };
        let (candidates, texts) = records(&decided)?;
        let end = ExtractionEnd::Completed { candidates, texts };
        if self.threads.end_extraction(stream, &of, &extractor, &end).await? {
            count(&decided);
            return Ok(Attempt::Ended);
        }
        // It ended elsewhere, or a message went meanwhile: then what is left is read again.
        let waits = self.threads.messages_to_extract(stream, id).await?.is_some();
        Ok(if waits { Attempt::Later(Duration::ZERO) } else { Attempt::Ended })
    }

    /// What the messages state, or when to try again.
    async fn read(
        &self,
        tenant: &TenantId,
        stream: &StreamKey,
        config: &ExtractionConfig,
        of: &MessagesToExtract,
    ) -> Result<Result<Reading, Attempt>, LedgerError> {
        let failed = |failed| LedgerError::Internal(format!("the messages could not be read: {failed}"));
        let is_given_up = of.extraction.attempts >= MOST_BAD_REPLIES;
        let model = self.model.get().filter(|_| wants_model(config, of) && !is_given_up);
        let Some(model) = model else {
            if config.extractor == ExtractorKind::Model && self.model.get().is_none() {
                tracing::debug!("no model is configured; rules read the messages");
            }
            return Ok(Ok(by_rule(of).await.map_err(failed)?));
        };
        let guard = &config.error_guard;
        let admission = self.admit(tenant, guard).await?;
        if let Admission::Wait(time) = admission {
            return Ok(Err(Attempt::Later(time)));
        }
        let lease_us = i64::try_from(self.lease.as_micros()).unwrap_or(i64::MAX);
        if !self.threads.start_extraction(stream, of.extraction.extraction_id, lease_us).await? {
            return Ok(Err(Attempt::Ended));
        }
        // A third of the lease is left to write what was found.
        let error = match by_model(model.as_ref(), of, self.lease * 2 / 3).await {
            Ok(reading) => {
                if matches!(admission, Admission::Probe) {
                    self.signal(tenant, guard, GuardSignal::Recovered).await?;
                }
                return Ok(Ok(reading));
            }
            Err(error) => error,
        };
        if guard.enabled {
            self.signal(tenant, guard, GuardSignal::Failed).await?;
        }
        let is_refused = matches!(error, PortError::Refused(_));
        if is_refused || of.extraction.attempts + 1 >= MOST_BAD_REPLIES {
            tracing::warn!(%error, "a model can't read these messages; rules read them");
            return Ok(Ok(by_rule(of).await.map_err(failed)?));
        }
        tracing::warn!(%error, "a model could not read messages; it is asked again");
        metrics::counter!(names::EXTRACTIONS, "outcome" => "failed").increment(1);
        let pause = pause(of.extraction.attempts, &error);
        let retry_after_us = i64::try_from(pause.as_micros()).unwrap_or(i64::MAX);
        let end = ExtractionEnd::<CandidateTexts>::Failed { error: code(&error), retry_after_us };
        self.threads.end_extraction(stream, of, model.id(), &end).await?;
        Ok(Err(Attempt::Later(pause)))
    }

    /// Writes turn after turn, in the order in which they were said.
    async fn write(
        &self,
        stream: &StreamKey,
        by: &Identity,
        user: &UserId,
        config: &ExtractionConfig,
        (of, candidates): (&MessagesToExtract, Vec<(Candidate, Timestamp)>),
    ) -> Result<Vec<Candidate>, LedgerError> {
        let extraction_id = of.extraction.extraction_id;
        let thread_id = stream.name().unwrap_or_default();
        let mut turns: BTreeMap<usize, Vec<(Candidate, Timestamp)>> = BTreeMap::new();
        for (candidate, at) in candidates {
            turns.entry(candidate.turn).or_default().push((candidate, at));
        }
        let purged = if turns.is_empty() { Vec::new() } else { self.purged(stream, of).await? };
        let mut decided = Vec::new();
        for (turn, candidates) in turns {
            self.threads.must_stand(stream, of).await?;
            let purged = purged.clone();
            let turn = TurnToWrite { extraction_id, thread_id, turn, candidates, purged };
            decided.extend(self.write_turn(stream, by, user, config, &turn).await?);
        }
        self.threads.must_stand(stream, of).await?;
        self.propose(by, user, thread_id, extraction_id, &mut decided).await?;
        Ok(decided)
    }

    /// Messages of which a memory was made that was purged since: reading them again must not bring it back.
    async fn purged(&self, stream: &StreamKey, of: &MessagesToExtract) -> Result<Vec<u32>, LedgerError> {
        let (from, to) = (of.extraction.from_seq, of.extraction.to_seq);
        let query = purged_sources(&UserKey::of(stream), stream.name().unwrap_or_default(), (from, to));
        let (_, rows) = self.core.fresh_rows(stream, &[READ_MODEL, "memories", "threads"], &query).await?;
        let seqs = rows.iter().map(|row| Ok(u32::try_from(row[0].int()?).unwrap_or(u32::MAX)));
        seqs.collect()
    }
}

/// Doubled with each attempt, or as long as the endpoint asks for.
fn pause(attempts: u32, error: &PortError) -> Duration {
    let doubled = FIRST_PAUSE.saturating_mul(1 << attempts.min(10)).min(LONGEST_PAUSE);
    match error {
        PortError::RateLimited { after: Some(after) } => doubled.max(*after).min(LONGEST_PAUSE),
        _ => doubled,
    }
}

/// What the log keeps of the candidates, and their texts apart. What a memory or a proposal says stands there alone, so that it
/// goes with it.
fn records(decided: &[Candidate]) -> Result<(Vec<CandidateRecord>, Option<CandidateTexts>), LedgerError> {
    let mut records = Vec::with_capacity(decided.len());
    for one in decided {
        let memory_id = one.memory_id.as_deref().map(MemoryId::new).transpose();
        let memory_id = memory_id.map_err(|wrong| LedgerError::Internal(wrong.to_string()))?;
        let outcome = CandidateOutcome::parse(one.outcome.as_str());
        let outcome = outcome.ok_or_else(|| LedgerError::Internal("an outcome has no name".to_owned()))?;
        let proposal_id = one.proposal_id.as_deref().and_then(|id| id.parse().ok());
        records.push(CandidateRecord { memory_id, outcome, proposal_id, seq: one.source.seq });
    }
    let candidates: Vec<CandidateText> = decided.iter().map(CandidateText::of).collect();
    let texts = (!candidates.is_empty()).then_some(CandidateTexts { candidates });
    Ok((records, texts))
}

fn count(decided: &[Candidate]) {
    metrics::counter!(names::EXTRACTIONS, "outcome" => "completed").increment(1);
    for one in decided {
        metrics::counter!(names::CANDIDATES, "outcome" => one.outcome.as_str()).increment(1);
    }
}

//! Extractions as callers see them.

use std::collections::HashMap;

use memledger_aggregates::{
    MemoryId, Timestamp, UserId,
    memory_book::{MemoryContent, MemoryState},
    thread::CandidateRecord,
};
use memledger_kernel::{
    Identity, LedgerError, Page, book_stream, cursor,
    texts::{memory_content, read_contents},
    time::rfc3339,
    user_key,
};
use memledger_projections::extractions::{
    ExtractionFilter, FoundExtraction, extractions, one, read_extractions, status,
};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{
    Extraction, Outcome, READ_MODEL,
    texts::{CandidateText, CandidateTexts},
};

const LIST: &str = "extractions";

/// Which extractions of a user.
#[derive(Debug, Clone, Default)]
pub struct ExtractionsQuery {
    pub thread_id: Option<String>,
    pub memory_id: Option<String>,
    pub status: Option<String>,
    pub limit: usize,
    pub cursor: Option<String>,
}

/// Where a candidate stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ExtractedSource {
    /// The message.
    pub seq: u32,
    /// In its text, in bytes; `null` once the texts are destroyed.
    pub start: Option<usize>,
    pub end: Option<usize>,
    /// Who wrote it: user, assistant or tool.
    pub speaker: Option<String>,
}

/// A fact that an extraction found, and what became of it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct ExtractedCandidate {
    /// As the memory says it now; `null` once it is destroyed, if it waits for the person's yes, and for agents if it was quarantined.
    pub text: Option<String>,
    pub fact_key: Option<String>,
    pub category: Option<String>,
    pub kind: Option<String>,
    pub bank: Option<String>,
    /// 1 to 5.
    pub importance: Option<u8>,
    pub source: ExtractedSource,
    /// created, updated, merged, duplicate, needs_consent, rejected, quarantined or capped.
    pub outcome: String,
    /// Why.
    pub reason: Option<String>,
    /// The memory that says it, or that it changed.
    pub memory_id: Option<String>,
    /// The proposal that asks the person; for the person and for those who audit.
    pub proposal_id: Option<String>,
}

/// What became of messages.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct ExtractionView {
    pub id: String,
    pub thread_id: String,
    pub from_seq: u32,
    pub to_seq: u32,
    /// pending, running, completed, failed (it is tried again) or withdrawn (its messages are gone).
    pub status: String,
    /// The rules or the model, with their version; `null` before an attempt ended.
    pub extractor: Option<String>,
    /// Of a model; rules need none.
    pub attempts: u32,
    /// Why the last attempt failed: rate_limited, refused, unavailable or bad_reply.
    pub error: Option<String>,
    pub created_at: String,
    /// When it is tried next, if it waits.
    pub next_attempt_at: Option<String>,
    pub completed_at: Option<String>,
    pub candidates: Vec<ExtractedCandidate>,
}

impl Extraction {
    /// Extractions of a user, the newest first.
    pub async fn list(
        &self,
        identity: &Identity,
        user: &UserId,
        query: ExtractionsQuery,
    ) -> Result<Page<ExtractionView>, LedgerError> {
        self.people.may_read(identity, user)?;
        if let Some(wanted) = query.status.as_deref().filter(|wanted| !status::ALL.contains(wanted)) {
            let names = status::ALL.join(", ");
            return Err(LedgerError::invalid("status", format!("must be one of {names}, is {wanted:?}")));
        }
        let before: Option<(i64, Uuid)> =
            query.cursor.as_deref().map(|page| cursor::decode(LIST, page)).transpose()?;
        let filter = ExtractionFilter {
            thread_id: query.thread_id.as_deref(),
            status: query.status.as_deref(),
            memory_id: query.memory_id.as_deref(),
            before,
            limit: query.limit + 1,
        };
        let mut found = self.found(identity, user, &filter).await?;
        let next = cursor::behind(&mut found, query.limit, |last| (last.created_at, last.extraction_id));
        let items = self.views(identity, user, found).await?;
        Ok(Page { items, next_cursor: next.map(|end| cursor::encode(LIST, &end)) })
    }

    /// One extraction.
    pub async fn get(
        &self,
        identity: &Identity,
        user: &UserId,
        extraction_id: Uuid,
    ) -> Result<ExtractionView, LedgerError> {
        self.people.may_read(identity, user)?;
        let stream = book_stream(identity, user);
        let query = one(&user_key(identity, user), extraction_id);
        let (_, rows) =
            self.core.fresh_rows_beside(&stream, &[THREADS], &[READ_MODEL, "memories"], &query).await?;
        let views = self.views(identity, user, read_extractions(&rows)?).await?;
        let unknown = || LedgerError::NotFound(format!("extraction {extraction_id} does not exist"));
        views.into_iter().next().ok_or_else(unknown)
    }

    pub(crate) async fn found(
        &self,
        identity: &Identity,
        user: &UserId,
        filter: &ExtractionFilter<'_>,
    ) -> Result<Vec<FoundExtraction>, LedgerError> {
        let (stream, query) = (book_stream(identity, user), extractions(&user_key(identity, user), filter));
        let read_models = [READ_MODEL, "memories"];
        let (_, rows) = self.core.fresh_rows_beside(&stream, &[THREADS], &read_models, &query).await?;
        Ok(read_extractions(&rows)?)
    }

    pub(crate) async fn views(
        &self,
        identity: &Identity,
        user: &UserId,
        found: Vec<FoundExtraction>,
    ) -> Result<Vec<ExtractionView>, LedgerError> {
        let stream = &book_stream(identity, user);
        let named = found.iter().flat_map(|one| &one.candidates).filter_map(|one| one.memory_id.as_ref());
        let named: Vec<_> = named.cloned().collect();
        let contents = self.core.books.look(stream, |book| {
            let of = |id: &MemoryId| {
                let record = book.get(id).filter(|record| record.state == MemoryState::Active)?;
                Some((record.content_id?, (id.clone(), record.attributes.category.clone())))
            };
            named.iter().filter_map(of).collect::<HashMap<_, _>>()
        });
        let contents = contents.await?;
        let texts =
            read_contents(self.core.store.as_ref(), stream.partition(), contents.keys().copied().collect());
        let mut memories = HashMap::new();
        for text in texts.await? {
            if let Some((id, category)) = contents.get(&text.content_id)
                && self.memories.may_use(identity, category.as_deref()).is_ok()
            {
                memories.insert(id.to_string(), memory_content(&text.body)?);
            }
        }
        let reader = Reader { extraction: self, identity, memories };
        let views = found.into_iter().map(|found| reader.view(found)).collect::<Result<Vec<_>, _>>()?;
        let shown = views.iter().flat_map(|one| &one.candidates).filter(|one| one.text.is_some());
        self.records.shown(identity, user, shown.filter_map(|one| one.memory_id.as_deref()));
        let mut all = views.iter().flat_map(|one| &one.candidates);
        if all.any(|one| one.text.is_some() || one.reason.is_some()) {
            self.records.note_answer(identity, Some(user));
        }
        Ok(views)
    }
}

const THREADS: &str = memledger_threads::THREAD;

/// Who reads, with what the memories say that candidates became.
struct Reader<'a> {
    extraction: &'a Extraction,
    identity: &'a Identity,
    memories: HashMap<String, MemoryContent>,
}

impl Reader<'_> {
    fn view(&self, found: FoundExtraction) -> Result<ExtractionView, LedgerError> {
        let texts = found.body.as_deref().map(serde_json::from_str::<CandidateTexts>).transpose();
        let texts = texts.map_err(|wrong| {
            LedgerError::Internal(format!(
                "the candidates of {} are unreadable: {wrong}",
                found.extraction_id
            ))
        })?;
        let mut texts = texts.unwrap_or_default().candidates.into_iter();
        let time = |at: Option<i64>| at.map(|at| rfc3339(Timestamp(at)));
        Ok(ExtractionView {
            id: found.extraction_id.to_string(),
            thread_id: found.thread_id,
            from_seq: found.from_seq,
            to_seq: found.to_seq,
            status: found.status,
            extractor: found.extractor,
            attempts: found.attempts,
            error: found.error,
            created_at: rfc3339(Timestamp(found.created_at)),
            next_attempt_at: time(found.due_at),
            completed_at: time(found.completed_at),
            candidates: found.candidates.into_iter().map(|one| self.candidate(one, texts.next())).collect(),
        })
    }

    fn candidate(&self, record: CandidateRecord, own: Option<CandidateText>) -> ExtractedCandidate {
        let memory_id = record.memory_id.map(|id| id.to_string());
        let category = own.as_ref().map(|own| own.category.clone());
        let is_open = self.extraction.memories.may_use(self.identity, category.as_deref()).is_ok();
        let sees = self.identity.sees_proposals();
        let is_waiting = record.outcome == Outcome::NeedsConsent;
        let is_hidden = (is_waiting || record.outcome == Outcome::Quarantined) && !sees || !is_open;
        let own = own.filter(|_| !is_hidden);
        let category = category.filter(|_| !is_hidden);
        let memory = memory_id.as_ref().and_then(|id| self.memories.get(id)).filter(|_| is_open);
        let said = own.as_ref();
        let key = |memory: &MemoryContent| Some(memory.metadata.get("fact_key")?.as_str()?.to_owned());
        ExtractedCandidate {
            text: memory.map(|one| one.content.clone()).or_else(|| said?.text.clone()),
            fact_key: memory.and_then(key).or_else(|| said?.fact_key.clone()),
            category,
            kind: own.as_ref().map(|own| own.kind.clone()),
            bank: own.as_ref().map(|own| own.bank.clone()),
            importance: own.as_ref().map(|own| own.importance),
            source: ExtractedSource {
                seq: record.seq,
                start: own.as_ref().map(|own| own.start),
                end: own.as_ref().map(|own| own.end),
                speaker: own.as_ref().map(|own| own.speaker.clone()),
            },
            outcome: record.outcome.as_str().to_owned(),
            reason: own.map(|own| own.reason),
            memory_id: memory_id.filter(|_| is_open),
            proposal_id: record.proposal_id.filter(|_| sees).map(|id| id.to_string()),
        }
    }
}

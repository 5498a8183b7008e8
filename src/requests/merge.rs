//! Several memories made into one.

use memledger_ledger::{LedgerError, MergeRequest, words::MemoryId};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::values::{id, maybe_id};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MergeBody {
    /// At least 2 active memories of this user.
    #[schema(min_items = 2, max_items = 1000)]
    source_ids: Vec<String>,
    #[schema(max_length = 8192, min_length = 1)]
    content: String,
    /// The sources' topics if absent.
    #[schema(max_items = 16)]
    topics: Option<Vec<String>>,
    /// An active memory that takes the others in; a new one if absent.
    #[schema(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    target_id: Option<String>,
    #[schema(min_length = 1, max_length = 1000)]
    reason: Option<String>,
}

/// Most memories of one merge.
const MAX_SOURCES: usize = 1_000;

impl TryFrom<MergeBody> for MergeRequest {
    type Error = LedgerError;

    fn try_from(body: MergeBody) -> Result<Self, LedgerError> {
        if body.source_ids.len() > MAX_SOURCES {
            let message =
                format!("must be at most {MAX_SOURCES} memories, but there are {}", body.source_ids.len());
            return Err(LedgerError::invalid("source_ids", message));
        }
        let sources = body.source_ids.iter().enumerate();
        Ok(Self {
            source_ids: sources
                .map(|(at, text)| id(&format!("source_ids[{at}]"), text, MemoryId::new))
                .collect::<Result<_, _>>()?,
            content: body.content,
            topics: body.topics,
            target_id: maybe_id("target_id", body.target_id, MemoryId::new)?,
            reason: body.reason,
        })
    }
}

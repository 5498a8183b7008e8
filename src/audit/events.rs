//! The events that an export holds, of every stream of the user that the caller may read. They hold no texts.

use std::sync::Arc;

use async_trait::async_trait;
use memledger_aggregates::{Readers, STREAMS};
use memledger_kernel::{
    Core, LedgerError,
    export::{Cells, ExportLines, Exported, tagged},
    part::{ExportRequest, ForgottenMemories, Part},
};
use memledger_store::{StreamKey, streams_within};

use crate::feed::FeedItem;

/// Streams listed at once.
const AT_ONCE: u64 = 500;

pub struct Events(pub Arc<Core>);

#[async_trait]
impl Part for Events {
    fn name(&self) -> &'static str {
        "events"
    }

    async fn forget(&self, _: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        Ok(())
    }

    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        let audits = request.identity.may_audit().is_ok();
        for kind in STREAMS {
            let shown = match kind.readers() {
                Some(Readers::All) => true,
                Some(Readers::Audit) => audits,
                None => false,
            };
            if !shown {
                continue;
            }
            let one = StreamKey { stream_type: kind.name().to_owned(), ..request.book.clone() };
            let within = self.streams_within(&one).await?;
            for stream in std::iter::once(one).chain(within) {
                self.send(request, &stream, lines).await?;
            }
        }
        Ok(())
    }
}

impl Events {
    /// The streams of that type of which the user may have many, such as threads.
    async fn streams_within(&self, one: &StreamKey) -> Result<Vec<StreamKey>, LedgerError> {
        let mut found: Vec<StreamKey> = Vec::new();
        let (first, end) = streams_within(one.user());
        loop {
            // Each has one event of the first version.
            let sql = "SELECT stream_id FROM events WHERE partition_id = $1 AND tenant_id = $2 AND stream_type = $3 \
                       AND stream_id >= $4 AND stream_id < $5 AND version = 1 ORDER BY stream_id LIMIT $6";
            let behind =
                found.last().map_or_else(|| first.clone(), |last| format!("{}\u{1}", last.stream_id));
            let parameters = vec![
                one.partition().into(),
                one.tenant_id.as_str().into(),
                one.stream_type.as_str().into(),
                behind.into(),
                end.as_str().into(),
                AT_ONCE.into(),
            ];
            let rows = self.0.store.query_partition(one.partition(), sql, parameters).await?;
            for row in &rows {
                found.push(StreamKey { stream_id: row[0].text()?.to_owned(), ..one.clone() });
            }
            if (rows.len() as u64) < AT_ONCE {
                return Ok(found);
            }
        }
    }

    async fn send(
        &self,
        request: &ExportRequest<'_>,
        stream: &StreamKey,
        lines: &ExportLines,
    ) -> Result<(), LedgerError> {
        let mut version = 0;
        while let Some(events) = request.events(&self.0, stream, version).await? {
            version = events.last().map_or(version, |event| event.version);
            for event in events {
                lines.send(FeedItem::new(event, String::new())?).await?;
            }
        }
        Ok(())
    }
}

impl Exported for FeedItem {
    fn kind(&self) -> &'static str {
        "event"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        Ok(Cells {
            id: self.event_id.clone(),
            event: self.event_type.clone(),
            content: self.body.get().to_owned(),
            actor: self.actor.clone(),
            rev: self.version.to_string(),
            partition_id: self.partition_id.to_string(),
            position: self.position.to_string(),
            time: self.recorded_at.clone(),
            recorded_at: self.recorded_at.clone(),
            ..Cells::default()
        })
    }
}

//! The events that an export holds, of every stream of the user that the caller may read. They hold no texts.

use std::sync::Arc;

use async_trait::async_trait;
use memledger_aggregates::{Readers, STREAMS};
use memledger_kernel::{
    Core, LedgerError,
    export::{Cells, ExportLines, Exported, tagged},
    part::{ExportRequest, ForgottenMemories, Part},
};
use memledger_store::StreamKey;

use crate::feed::FeedItem;

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
            if shown {
                let stream = StreamKey { stream_type: kind.name().to_owned(), ..request.book.clone() };
                let mut version = 0;
                while let Some(events) = request.events(&self.0, &stream, version).await? {
                    version = events.last().map_or(version, |event| event.version);
                    for event in events {
                        lines.send(FeedItem::new(event, String::new())?).await?;
                    }
                }
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

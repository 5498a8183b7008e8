//! A part that is added to the ledger: purges, exports and verifications go over it, and a part that does not forget is found.

use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

use async_trait::async_trait;
use memledger_aggregates::MemoryId;
use memledger_ledger::{
    LedgerError, PurgeOptions,
    export::{Cells, ExportLines, Exported, item, tagged},
    part::{ExportRequest, ForgottenMemories, Part, PartFault, PartScope},
};
use memledger_store::{Row, Value};
use serde::Serialize;

use super::*;
use crate::{
    erasure::{is_gone, is_there, marker},
    http::on_both,
};

on_both!(a_purge_reaches_every_part);

/// Keeps a note next to each memory, in a table of its own.
struct Notes {
    store: Arc<dyn EventStore>,
    forgets: AtomicBool,
}

#[derive(Debug, Serialize)]
struct Note {
    memory_id: String,
    text: String,
}

impl Exported for Note {
    fn kind(&self) -> &'static str {
        "note"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        Ok(Cells { id: self.memory_id.clone(), content: self.text.clone(), ..Cells::default() })
    }
}

impl Notes {
    async fn execute(&self, sql: &str, values: Vec<Value>) {
        self.store.execute(sql, values).await.unwrap();
    }

    async fn notes(&self) -> Vec<Row> {
        self.store
            .query("SELECT memory_id, note FROM part_notes ORDER BY memory_id", Vec::new())
            .await
            .unwrap()
    }
}

#[async_trait]
impl Part for Notes {
    fn name(&self) -> &'static str {
        "notes"
    }

    async fn forget(&self, forgotten: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        if self.forgets.load(SeqCst) {
            for memory in forgotten.memories {
                let sql = "DELETE FROM part_notes WHERE memory_id = $1";
                self.execute(sql, vec![memory.as_str().into()]).await;
            }
            if self.store.backend() == "PostgreSQL" {
                // Rewrites the table: VACUUM would keep a row that another transaction might still see.
                let sql = "ALTER TABLE part_notes ALTER COLUMN note TYPE text USING note || ''";
                self.execute(sql, Vec::new()).await;
            }
        }
        Ok(())
    }

    async fn export(&self, _: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        for row in self.notes().await {
            let (memory_id, text) = (row[0].text()?.to_owned(), row[1].text()?.to_owned());
            lines.send(Note { memory_id, text }).await?;
        }
        Ok(())
    }

    /// A note of a purged memory must not be there.
    async fn verify(&self, scope: &PartScope<'_>) -> Result<Vec<PartFault>, LedgerError> {
        assert!(scope.tenant.is_none() && scope.user.is_none(), "all of it is verified");
        let sql = "SELECT n.memory_id FROM part_notes n JOIN memories m ON m.memory_id = n.memory_id \
                   WHERE m.state = 'purged'";
        let left = self.store.query(sql, Vec::new()).await?;
        let fault = |row: &Row| {
            Ok(PartFault {
                tenant_id: TENANT.to_owned(),
                user_id: "ana".to_owned(),
                table: "part_notes",
                key: format!("memory_id={}", row[0].text()?),
                message: "the memory was purged, and its note is there".to_owned(),
            })
        };
        left.iter().map(fault).collect()
    }
}

async fn exported_notes(world: &World) -> Vec<String> {
    let mut export = world.ledger.audit.export(&operator(), &user("ana"), None).await.unwrap();
    let mut notes = Vec::new();
    while let Some(line) = export.recv().await {
        notes.extend(item::<Note>(&line.unwrap()).map(|note| note.text.clone()));
    }
    notes
}

async fn a_purge_reaches_every_part(backend: Backend) {
    let world = World::new(backend).await;
    let notes = Arc::new(Notes { store: world.store.clone(), forgets: AtomicBool::new(false) });
    notes
        .execute("CREATE TABLE part_notes (memory_id text PRIMARY KEY, note text NOT NULL)", Vec::new())
        .await;
    world.ledger.audit.add_part(notes.clone());
    let (gone, other) = (marker(), marker());
    let mut ids = Vec::new();
    for text in [&gone, &other] {
        let answer = world.create("ana", "likes tea").await;
        let values = vec![answer.memory.id.as_str().into(), text.as_str().into()];
        notes.execute("INSERT INTO part_notes (memory_id, note) VALUES ($1, $2)", values).await;
        ids.push(id(&answer));
    }
    let mut kept = exported_notes(&world).await;
    kept.sort();
    let mut all = vec![gone.clone(), other.clone()];
    all.sort();
    assert_eq!(kept, all);
    assert!(world.verified().await.ok);

    // It does not forget: the bytes are found, and verify reports the row.
    let purged: &MemoryId = &ids[0];
    world.ledger.audit.purge(call("ana"), purged.clone(), "asked to".to_owned()).await.unwrap();
    is_there(&world._database, &gone).await;
    let report = world.verified().await;
    let fault = &report.faults[0];
    assert_eq!(
        (report.faults.len(), fault.kind.as_str(), fault.table.as_deref()),
        (1, "part", Some("part_notes"))
    );
    assert!(fault.message.starts_with("notes: the memory was purged"), "{fault:?}");

    notes.forgets.store(true, SeqCst);
    let again = PurgeOptions { again: true, ..PurgeOptions::default() };
    world.ledger.audit.purge_with(call("ana"), purged.clone(), "again".to_owned(), again).await.unwrap();
    is_gone(&world._database, &gone).await;
    is_there(&world._database, &other).await;
    assert_eq!(exported_notes(&world).await, [other]);
    assert!(world.verified().await.ok);
    world.close().await;
}

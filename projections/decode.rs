//! From stored bytes to events of today's schema.

use std::{any::Any, sync::Arc};

use memledger_aggregates::{
    Aggregate,
    account::{self, Account, AccountEvent},
    key::{self, ApiKey, KeyEvent},
    memory_book::{self, MemoryBook, MemoryEvent},
    settings::{self, Settings, SettingsEvent},
    workflow_run::{self, RunEvent, WorkflowRuns},
};
use memledger_store::{
    StoredEvent,
    upcasting::{Upcaster, Upcasters},
};

/// Steps from older schemas of the memory book. There is one schema so far.
const STEPS: &[Upcaster] = &[];

pub const MEMORY_BOOK_UPCASTERS: Upcasters = Upcasters { current: memory_book::SCHEMA_VERSION, steps: STEPS };
const RUN_UPCASTERS: Upcasters = Upcasters { current: workflow_run::SCHEMA_VERSION, steps: &[] };
const ACCOUNT_UPCASTERS: Upcasters = Upcasters { current: account::SCHEMA_VERSION, steps: &[] };
const KEY_UPCASTERS: Upcasters = Upcasters { current: key::SCHEMA_VERSION, steps: &[] };
const SETTINGS_UPCASTERS: Upcasters = Upcasters { current: settings::SCHEMA_VERSION, steps: &[] };

/// A stored event of a memory book.
pub fn memory_event(event: &StoredEvent) -> Result<MemoryEvent, String> {
    MEMORY_BOOK_UPCASTERS.event(event)
}

/// A stored event of a user's workflow runs.
pub fn run_event(event: &StoredEvent) -> Result<RunEvent, String> {
    RUN_UPCASTERS.event(event)
}

/// Any stored event, by its stream's type.
pub fn decode(event: &StoredEvent) -> Result<Arc<dyn Any + Send + Sync>, String> {
    match event.stream_type.as_str() {
        MemoryBook::TYPE => Ok(Arc::new(memory_event(event)?)),
        WorkflowRuns::TYPE => Ok(Arc::new(run_event(event)?)),
        Account::TYPE => Ok(Arc::new(ACCOUNT_UPCASTERS.event::<AccountEvent>(event)?)),
        ApiKey::TYPE => Ok(Arc::new(KEY_UPCASTERS.event::<KeyEvent>(event)?)),
        Settings::TYPE => Ok(Arc::new(SETTINGS_UPCASTERS.event::<SettingsEvent>(event)?)),
        other => Err(format!("streams of type {other} are unknown to this program; update it")),
    }
}

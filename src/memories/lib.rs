//! Memories: the commands on them, how they are read now, in the past, as a delta and as a
//! timeline, their relations, and imports.
//!
//! A write goes `commands/` (what was asked, checked, its texts set apart) ► the kernel's executor (decide, append, answer).

pub mod commands;
pub mod delta;
mod export;
pub mod facts;
pub mod gathered;
pub mod get;
pub mod import;
pub mod known;
pub mod limit;
pub mod list;
mod options;
pub mod past;
pub mod reasons;
pub mod relations;
pub mod room;
pub mod timeline;
pub mod views;

use std::sync::Arc;

use memledger_kernel::{Core, part::Part};
use memledger_people::People;
use memledger_records::Records;

pub use limit::MakesRoom;
use limit::RoomMaker;
pub use options::{MAX_SOFT_DELETE_DAYS, MemoryOptions};

/// The memory books of one ledger.
pub struct Memories {
    core: Arc<Core>,
    records: Arc<Records>,
    people: Arc<People>,
    pub room: Arc<room::Room>,
    room_maker: RoomMaker,
    past_books: past::PastBooks,
    pub options: MemoryOptions,
}

impl Memories {
    pub fn new(core: Arc<Core>, records: Arc<Records>, people: Arc<People>, options: MemoryOptions) -> Self {
        let room = Arc::new(room::Room::new(core.store.clone(), options.max_bytes_per_user));
        Self {
            core,
            records,
            people,
            room,
            room_maker: RoomMaker::default(),
            past_books: past::PastBooks::default(),
            options,
        }
    }

    /// From now on that one makes room where a policy limits the number of a user's memories.
    pub fn use_room_maker(&self, maker: Arc<dyn MakesRoom>) {
        self.room_maker.set(maker);
    }

    /// What of this crate keeps something of a person, in the order of an export.
    pub fn parts(self: &Arc<Self>) -> Vec<Arc<dyn Part>> {
        vec![self.clone()]
    }
}

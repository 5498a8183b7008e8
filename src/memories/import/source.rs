//! The systems whose memories can be imported.

use memledger_kernel::LedgerError;

use super::{agno, mem0, openmemory};

/// Where the lines come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    Jsonl,
    Agno,
    Mem0,
    OpenMemory,
}

impl Source {
    pub const ALL: [Self; 4] = [Self::Jsonl, Self::Agno, Self::Mem0, Self::OpenMemory];

    pub fn parse(name: &str) -> Result<Self, LedgerError> {
        Self::ALL.into_iter().find(|source| source.name() == name).ok_or_else(|| {
            let names = Self::ALL.map(Self::name).join(", ");
            LedgerError::invalid("from", format!("{name:?} is none of {names}"))
        })
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::Jsonl => "jsonl",
            Self::Agno => "agno",
            Self::Mem0 => "mem0",
            Self::OpenMemory => "openmemory",
        }
    }

    /// As the source calls the text of a memory.
    pub(super) fn content_field(self) -> &'static str {
        match self {
            Self::Jsonl | Self::OpenMemory => "content",
            Self::Agno | Self::Mem0 => "memory",
        }
    }

    /// The fields of its JSON documents that hold the memories; none if it has lines only.
    pub(super) fn lists(self) -> &'static [&'static str] {
        match self {
            Self::Jsonl => &[],
            Self::Agno => &agno::LISTS,
            Self::Mem0 => &mem0::LISTS,
            Self::OpenMemory => &openmemory::LISTS,
        }
    }
}

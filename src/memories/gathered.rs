//! A page of memories in the making: it ends when it is full by number or by bytes, or when much was looked through for it,
//! so that no answer takes more memory than others can spare.

use memledger_projections::{Sort, memories::FoundMemory};

/// Memories that are read at once.
pub const WINDOW: usize = 64;
/// Bytes of texts after which a page ends.
pub const PAGE_BYTES: usize = 1 << 20;
/// Bytes of texts that are looked through for one page.
const LOOKED_BYTES: usize = 64 << 20;

/// Where a list goes on: behind the memory of that place and id.
pub type Place = (i64, String);

pub struct PageBuilder {
    wanted: usize,
    sort: Sort,
    found: Vec<FoundMemory>,
    kept: usize,
    looked: usize,
    /// Where the next page begins, though this one holds fewer than were asked for.
    rest: Option<Place>,
}

impl PageBuilder {
    pub fn new(wanted: usize, sort: Sort) -> Self {
        Self { wanted, sort, found: Vec::new(), kept: 0, looked: 0, rest: None }
    }

    fn place(&self, memory: &FoundMemory) -> Place {
        (self.sort.value(&memory.record), memory.memory_id.to_string())
    }

    /// Looks at memories in their order and keeps those that fit; whether the page has ended.
    pub fn look(&mut self, window: Vec<FoundMemory>, fits: impl Fn(&FoundMemory) -> bool) -> bool {
        for memory in window {
            let bytes = bytes(&memory);
            self.looked += bytes;
            let place = self.place(&memory);
            if fits(&memory) {
                self.kept += bytes;
                self.found.push(memory);
            }
            if self.found.len() >= self.wanted {
                return true;
            }
            let is_long = self.kept >= PAGE_BYTES && !self.found.is_empty();
            if is_long || self.looked >= LOOKED_BYTES {
                self.rest = Some(place);
                return true;
            }
        }
        false
    }

    /// The memories, and where to go on where that is not behind the last of them.
    pub fn end(self) -> (Vec<FoundMemory>, Option<Place>) {
        (self.found, self.rest)
    }
}

fn bytes(memory: &FoundMemory) -> usize {
    let Some(content) = &memory.content else { return 0 };
    let input = content.input.as_ref().map_or(0, String::len);
    let metadata = content.metadata.iter().map(|(name, value)| name.len() + value.to_string().len());
    let topics = content.topics.iter().map(String::len);
    content.content.len() + input + metadata.sum::<usize>() + topics.sum::<usize>()
}

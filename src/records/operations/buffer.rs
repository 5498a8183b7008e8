//! What was recorded and is not stored yet, within bounds.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use memledger_projections::UserKey;
use memledger_store::{Row, Value};

use super::{Operation, statements};

/// One retrieval of a memory.
#[derive(Debug)]
struct Access {
    user: Arc<UserKey>,
    memory_id: String,
    /// Microseconds since the epoch.
    at: i64,
}

/// The memory's key in `memory_access`.
pub type MemoryKey = (i32, String, String, String);

pub fn memory_key(user: &UserKey, memory_id: &str) -> MemoryKey {
    (user.partition_id, user.tenant_id.clone(), user.user_id.clone(), memory_id.to_owned())
}

/// Retrievals of one memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Accessed {
    pub last_at: i64,
    pub times: i64,
}

/// In the order in which it came. Of each kind there are at most `limit`: the oldest go first.
#[derive(Debug)]
pub struct Buffer {
    operations: VecDeque<Operation>,
    accesses: VecDeque<Access>,
    limit: usize,
}

impl Buffer {
    pub fn new(limit: usize) -> Self {
        Self { operations: VecDeque::new(), accesses: VecDeque::new(), limit }
    }

    pub fn len(&self) -> usize {
        self.operations.len() + self.accesses.len()
    }

    /// Answers how many older ones went for it.
    pub fn record(&mut self, operation: Operation) -> u64 {
        push(&mut self.operations, operation, self.limit)
    }

    /// Answers how many older ones went for it.
    pub fn access(&mut self, user: &Arc<UserKey>, memory_id: &str, at: i64) -> u64 {
        let access = Access { user: user.clone(), memory_id: memory_id.to_owned(), at };
        push(&mut self.accesses, access, self.limit)
    }

    pub fn forget(&mut self, user: &UserKey, memory_id: &str) {
        self.accesses.retain(|access| access.memory_id != memory_id || *access.user != *user);
    }

    /// The oldest, at most so many of each kind.
    pub fn take(&mut self, most: usize) -> Batch {
        let operations: VecDeque<Operation> =
            self.operations.drain(..most.min(self.operations.len())).collect();
        let mut accesses: BTreeMap<MemoryKey, Accessed> = BTreeMap::new();
        for access in self.accesses.drain(..most.min(self.accesses.len())) {
            let accessed = accesses
                .entry(memory_key(&access.user, &access.memory_id))
                .or_insert(Accessed { last_at: access.at, times: 0 });
            accessed.last_at = accessed.last_at.max(access.at);
            accessed.times += 1;
        }
        Batch { operations, accesses }
    }
}

fn push<T>(queue: &mut VecDeque<T>, one: T, limit: usize) -> u64 {
    let mut dropped = 0;
    while queue.len() >= limit.max(1) {
        queue.pop_front();
        dropped += 1;
    }
    queue.push_back(one);
    dropped
}

/// What is being stored. It stays here until it is, so that whoever stores it may fail or be cut off.
#[derive(Debug, Default)]
pub struct Batch {
    operations: VecDeque<Operation>,
    /// In the order of the keys: two servers that change the same rows then never wait for each other.
    accesses: BTreeMap<MemoryKey, Accessed>,
}

/// Rows that are stored together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Portion {
    Operations(usize),
    Accesses(usize),
}

/// Most rows of one statement: far below the 32,766 parameters of SQLite.
const MOST_ROWS: usize = 512;

/// Of what a statement names one by one there is always a power of two, so that there are few texts of it to plan.
fn portion_of(rows: usize) -> Option<usize> {
    let rows = rows.min(MOST_ROWS);
    (rows > 0).then(|| 1_usize << rows.ilog2())
}

impl Batch {
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn len(&self) -> usize {
        self.operations.len() + self.accesses.len()
    }

    pub fn next(&self) -> Option<Portion> {
        match self.operations.len().min(MOST_ROWS) {
            0 => portion_of(self.accesses.len()).map(Portion::Accesses),
            operations => Some(Portion::Operations(operations)),
        }
    }

    /// The first of the operations.
    pub fn operations(&self, rows: usize) -> Vec<Row> {
        self.operations.iter().take(rows).map(statements::row).collect()
    }

    /// The statement for the first of the retrievals.
    pub fn accesses(&self, rows: usize) -> (String, Vec<Value>) {
        statements::add(self.accesses.iter().take(rows))
    }

    pub fn done(&mut self, portion: Portion) {
        match portion {
            Portion::Operations(rows) => drop(self.operations.drain(..rows)),
            Portion::Accesses(rows) => {
                for _ in 0..rows {
                    self.accesses.pop_first();
                }
            }
        }
    }

    pub fn forget(&mut self, key: &MemoryKey) {
        self.accesses.remove(key);
    }
}

#[cfg(test)]
mod tests {
    use memledger_aggregates::{TenantId, UserId};

    use super::*;
    use crate::operations::Op;
    use memledger_kernel::Identity;

    fn operation(thread: usize) -> Operation {
        let identity = Identity::operator(TenantId::new("acme").unwrap());
        let operation = Operation::new(&identity, &UserId::new("ana").unwrap(), Op::Search);
        Operation { thread_id: Some(thread.to_string()), ..operation }
    }

    fn ana() -> Arc<UserKey> {
        Arc::new(UserKey { partition_id: 7, tenant_id: "acme".to_owned(), user_id: "ana".to_owned() })
    }

    #[test]
    fn beyond_the_limit_the_oldest_go_and_are_counted() {
        let mut buffer = Buffer::new(3);
        let dropped: u64 = (0..10).map(|thread| buffer.record(operation(thread))).sum();
        let lost: u64 = (0..5_i64).map(|at| buffer.access(&ana(), &format!("m{at}"), at)).sum();
        assert_eq!((dropped, lost, buffer.len()), (7, 2, 6));
        let batch = buffer.take(100);
        let threads: Vec<_> = batch.operations.iter().filter_map(|one| one.thread_id.clone()).collect();
        assert_eq!(threads, ["7", "8", "9"]);
        let memories: Vec<_> = batch.accesses.keys().map(|key| key.3.clone()).collect();
        assert_eq!(memories, ["m2", "m3", "m4"]);
        assert!(buffer.len() == 0 && buffer.take(100).is_empty());
    }

    #[test]
    fn retrievals_of_one_memory_are_one_row() {
        let mut buffer = Buffer::new(100);
        for (memory, at) in [("a", 5), ("b", 6), ("a", 9), ("a", 8)] {
            buffer.access(&ana(), memory, at);
        }
        let batch = buffer.take(100);
        let rows: Vec<_> = batch.accesses.iter().map(|(key, row)| (key.3.as_str(), *row)).collect();
        let a = Accessed { last_at: 9, times: 3 };
        assert_eq!(rows, [("a", a), ("b", Accessed { last_at: 6, times: 1 })]);
    }

    #[test]
    fn a_batch_is_done_portion_by_portion() {
        let mut buffer = Buffer::new(5_000);
        for thread in 0..1_100 {
            buffer.record(operation(thread));
        }
        for at in 0..5_i64 {
            buffer.access(&ana(), &format!("m{at}"), at);
        }
        let mut batch = buffer.take(1_099);
        assert_eq!((batch.len(), buffer.len()), (1_104, 1));
        let mut portions = Vec::new();
        while let Some(portion) = batch.next() {
            match portion {
                Portion::Operations(rows) => assert_eq!(batch.operations(rows).len(), rows),
                Portion::Accesses(rows) => {
                    let (sql, values) = batch.accesses(rows);
                    let last = format!("${} AS bigint))", values.len());
                    assert!(values.len() <= 32_766 && sql.contains(&last), "{sql}");
                }
            }
            batch.done(portion);
            portions.push(portion);
        }
        assert_eq!(portions[..3], [512, 512, 75].map(Portion::Operations));
        assert_eq!(portions[3..], [4, 1].map(Portion::Accesses));
        assert!(batch.is_empty());
    }

    #[test]
    fn a_forgotten_memory_leaves_nothing_waiting() {
        let mut buffer = Buffer::new(100);
        for (memory, at) in [("a", 1), ("b", 2), ("a", 3)] {
            buffer.access(&ana(), memory, at);
        }
        let bo = Arc::new(UserKey { user_id: "bo".to_owned(), ..(*ana()).clone() });
        buffer.access(&bo, "a", 4);
        buffer.forget(&ana(), "a");
        let mut batch = buffer.take(100);
        assert_eq!(batch.len(), 2);
        batch.forget(&memory_key(&bo, "a"));
        let left: Vec<_> = batch.accesses.keys().cloned().collect();
        assert_eq!(left, [memory_key(&ana(), "b")]);
    }
}

//! Stores on top of another: one that counts, one that fails at times, one that only reads. Each implements the traits
//! whose answers it changes, and has the others handed on by [`layered!`](crate::layered).

pub use async_trait::async_trait;
use futures::future::BoxFuture;
pub use uuid::Uuid;

use crate::{EventStore, StoreError};

/// What a call does to the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallKind {
    Append,
    Read,
    /// A step of read models.
    Step,
    /// Changes what is not in the log.
    Upkeep,
}

/// A call that is handed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Call {
    /// The method's.
    pub name: &'static str,
    pub kind: CallKind,
}

/// A store on top of another.
pub trait Layer: Send + Sync {
    /// The store beneath.
    fn inner(&self) -> &dyn EventStore;

    /// Sees every call that is handed on and asks the database.
    fn around<'a, T: Send + 'a>(
        &'a self,
        _call: Call,
        asked: BoxFuture<'a, Result<T, StoreError>>,
    ) -> BoxFuture<'a, Result<T, StoreError>> {
        asked
    }
}

/// `layered!(CountingStore: LogReader, Snapshots)` implements these traits of the port for a
/// [`Layer`](crate::layer::Layer).
#[macro_export]
macro_rules! layered {
    ($layer:ty: $($port:ident),+ $(,)?) => {
        const _: () = {
            use $crate::layer::{CallKind::*, Layer as _};
            #[allow(unused_imports, reason = "which of them a trait needs is its own matter")]
            use $crate::{
                Append as NewAppend, Appended, Content, Dialect, PartitionHead, Receipt, ReceiptKey, Row, Sizes,
                Snapshot, Statement, StoreError, StoredEvent, StreamKey, Value, projection::Projections,
                projector::{comparison::Comparison, lost::Lost, step::{Building, Step as OneStep, StepDone}},
                port::SecondReader, table::Table,
            };
            $($crate::layered_port!($layer, $port);)+
        };
    };
}

/// The methods of one trait, each as `kind name(parameters) -> answer`.
#[doc(hidden)]
#[macro_export]
macro_rules! layered_port {
    ($layer:ty, Appender) => {
        $crate::layered_port! {
            impl Appender for $layer {
                Append append(append: NewAppend) -> Appended;
                Read receipt(key: &ReceiptKey) -> Option<Receipt>;
            } {
                fn takeovers(&self) -> u64 { self.inner().takeovers() }
            }
        }
    };
    ($layer:ty, LogReader) => {
        $crate::layered_port! {
            impl LogReader for $layer {
                Read read_stream(stream: &StreamKey, after_version: i64, limit: usize) -> Vec<StoredEvent>;
                Read read_partition(partition_id: i32, after: i64, limit: usize, tenant: Option<&str>)
                    -> Vec<StoredEvent>;
                Read heads() -> Vec<PartitionHead>;
            } {}
        }
    };
    ($layer:ty, ContentReader) => {
        $crate::layered_port! {
            impl ContentReader for $layer {
                Read contents(partition_id: i32, ids: &[$crate::layer::Uuid]) -> Vec<Content>;
            } {
                fn partitions_a_listing(&self) -> usize { self.inner().partitions_a_listing() }
            }
        }
    };
    ($layer:ty, Snapshots) => {
        $crate::layered_port! {
            impl Snapshots for $layer {
                Read load_snapshot(stream: &StreamKey) -> Option<Snapshot>;
                Upkeep save_snapshot(stream: &StreamKey, snapshot: Snapshot) -> ();
            } {}
        }
    };
    ($layer:ty, Queries) => {
        $crate::layered_port! {
            impl Queries for $layer {
                Read query(sql: &str, parameters: Vec<Value>) -> Vec<Row>;
                Read query_partition(partition_id: i32, sql: &str, parameters: Vec<Value>) -> Vec<Row>;
                Upkeep execute(sql: &str, parameters: Vec<Value>) -> u64;
                Upkeep execute_together(statements: Vec<Statement>) -> Vec<u64>;
                Upkeep add_rows(table: &'static Table, rows: &[Row]) -> ();
            } {
                fn dialect(&self) -> Dialect { self.inner().dialect() }
            }
        }
    };
    ($layer:ty, ReadModels) => {
        $crate::layered_port! {
            impl ReadModels for $layer {
                Read lost(projections: &Projections) -> Vec<Lost>;
                Upkeep register(projections: &Projections) -> Vec<&'static str>;
                Step step(projections: &Projections, step: OneStep) -> StepDone;
                Upkeep retry_parked(projections: &Projections, projection: &'static str, stream: &StreamKey) -> usize;
                Upkeep refresh_statistics(projections: &Projections) -> ();
            } {}
        }
    };
    ($layer:ty, Generations) => {
        $crate::layered_port! {
            impl Generations for $layer {
                Upkeep begin_generation(projections: &Projections) -> Building;
                Upkeep index_generation(projections: &Projections, building: &Building) -> ();
                Upkeep finish_generation(
                    projections: &Projections, building: &Building, switch: bool, only: Option<&StreamKey>
                ) -> Vec<Comparison>;
                Upkeep discard_generation(building: &Building) -> ();
            } {}
        }
    };
    ($layer:ty, Scrubber) => {
        $crate::layered_port! {
            impl Scrubber for $layer {
                Upkeep scrub() -> ();
                Upkeep scrub_due() -> bool;
            } {}
        }
    };
    ($layer:ty, Database) => {
        $crate::layered_port! {
            impl Database for $layer {
                Read ready() -> ();
                Read sizes() -> Sizes;
                Upkeep raise_epoch() -> i64;
                Read second_reader() -> Box<dyn SecondReader>;
            } {
                fn backend(&self) -> &'static str { self.inner().backend() }
                fn is_read_only(&self) -> bool { self.inner().is_read_only() }
                async fn close(&self) { self.inner().close().await }
            }
        }
    };
    (
        impl $port:ident for $layer:ty {
            $($kind:ident $name:ident($($parameter:ident: $of:ty),*) -> $answer:ty;)*
        } {
            $($rest:tt)*
        }
    ) => {
        #[$crate::layer::async_trait]
        impl $crate::port::$port for $layer {
            $(
                async fn $name(&self, $($parameter: $of),*) -> Result<$answer, StoreError> {
                    let call = $crate::layer::Call { name: stringify!($name), kind: $kind };
                    self.around(call, self.inner().$name($($parameter),*)).await
                }
            )*
            $($rest)*
        }
    };
}

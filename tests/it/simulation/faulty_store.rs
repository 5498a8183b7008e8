//! A store that hands every call on to a real one, with faults.

use std::sync::Arc;

use futures::future::BoxFuture;
use memledger_store::{
    EventStore, StoreError,
    layer::{Call, Layer},
    layered,
};

use super::faults::Faults;

pub struct FaultyStore {
    pub inner: Arc<dyn EventStore>,
    pub faults: Arc<Faults>,
}

impl Layer for FaultyStore {
    fn inner(&self) -> &dyn EventStore {
        self.inner.as_ref()
    }

    fn around<'a, T: Send + 'a>(
        &'a self,
        call: Call,
        asked: BoxFuture<'a, Result<T, StoreError>>,
    ) -> BoxFuture<'a, Result<T, StoreError>> {
        Box::pin(self.faults.around(call.kind, asked))
    }
}

layered!(
    FaultyStore: Appender, LogReader, ContentReader, Snapshots, Queries, ReadModels, Generations, Scrubber, Database
);

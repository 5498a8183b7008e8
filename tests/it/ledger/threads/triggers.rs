//! Many triggers at once, on two servers: each summary is made once.

use std::collections::BTreeSet;

use futures::future::join_all;

use super::*;
use crate::http::on_both;

on_both!(triggers_at_once_make_one_summary);

const TRIGGERS: usize = 64;
/// Longer than the test takes.
const LEASE: Duration = Duration::from_secs(60);

async fn triggers_at_once_make_one_summary(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let (store, other) = (open_store(&database).await, open_store(&database).await);
    let servers = [open(store, LEASE).await, open(other, LEASE).await];
    let thread = thread();
    for turn in 0..10 {
        say(&servers[turn % 2], turn).await;
        let asked = (0..TRIGGERS).map(|n| servers[n % 2].threads.summarise(call("ana"), &thread));
        let begun: Vec<String> =
            join_all(asked).await.into_iter().filter_map(|asked| asked.unwrap().answer).collect();
        assert!(begun.len() <= 1, "the place is taken once, or was by the trigger of the message: {begun:?}");
    }
    summarised(&servers[0], 19, LEASE).await;
    let all = summaries(&servers[1]).await;
    assert!(all.iter().all(|one| one.status == "completed"), "{all:#?}");
    let made: BTreeSet<_> = all.iter().map(|one| (&one.base_id, one.end_seq)).collect();
    assert_eq!(made.len(), all.len(), "one for each base and end: {all:#?}");
    assert!(chain(&all).len() > 2);
    for server in servers {
        server.close().await;
    }
}

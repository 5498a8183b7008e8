//! Rows that are deleted and texts that are destroyed.

use std::sync::Arc;

use serde_json::json;

use super::{
    fixtures::{Store, event_of, fresh_id, grow, heads, stream},
    projecting::{Sightings, live},
    tally::{decode, register_and_start},
};
use crate::projection::Projections;

/// Of two things that were seen, in a step each, one is forgotten.
pub async fn a_row_that_is_deleted_is_gone(store: Store) {
    let projections = Projections::new(vec![Arc::new(Sightings)], decode);
    let projector = register_and_start(&store, projections.clone()).await;
    projector.stop().await;
    let (kept, gone) = (fresh_id(), fresh_id());
    let ann = stream("acme", "ann");
    let things = [json!({"thing": kept}), json!({"thing": gone}), json!({"thing": gone, "forgotten": true})];
    grow(&store, &ann, things.iter().map(|thing| event_of("Seen", thing.to_string())).collect()).await;
    let sql = "SELECT thing FROM sightings WHERE user_id = $1";
    for (left, erased) in [(1, false), (2, false), (1, true)] {
        let done = store.step(&projections, live(1)).await.expect("a step");
        assert_eq!(
            (done.events, done.erased),
            (1, erased),
            "a step tells what was destroyed in it: {done:?}"
        );
        let rows = store.query(sql, vec!["ann".into()]).await.expect("rows can be read");
        assert_eq!(rows.len(), left);
        assert!(rows.iter().any(|row| row[0].uuid().is_ok_and(|thing| thing == kept)), "{rows:?}");
    }
    store.scrub().await.expect("what it left in the files is removed");
    assert!(!store.scrub_due().await.expect("it is known whether there is more"));
}

pub async fn a_raised_epoch_is_above_all_earlier_ones(store: Store) {
    let before = heads(&store).await.iter().map(|head| head.epoch).max().expect("there are partitions");
    let first = store.raise_epoch().await.expect("the epoch is raised");
    let second = store.raise_epoch().await.expect("the epoch is raised");
    assert!(before < first && first < second, "{before}, {first}, {second}");
    assert!(heads(&store).await.iter().all(|head| head.epoch == second), "every partition is in it");
}

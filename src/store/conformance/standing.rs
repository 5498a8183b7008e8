//! How far read models say they are, and what comes with it.

use std::sync::Arc;

use memledger_store::{
    StreamKey, Value,
    projection::Projection,
    projector::{Projector, Query, ReadModelProgress},
};

use super::{
    fixtures::{Store, grow, heads, neighbours, stream},
    projecting::Sightings,
    tally::{TALLY, catch_up, poison, register_and_start, tally, tally_and, touches},
};

/// The items of a user, and how often each was touched.
fn items(stream: &StreamKey) -> Query {
    let sql =
        "SELECT item, touched FROM tally_items WHERE partition_id = $1 AND tenant_id = $2 AND user_id = $3";
    let parameters =
        vec![stream.partition().into(), stream.tenant_id.as_str().into(), stream.stream_id.as_str().into()];
    Query { sql: sql.to_owned(), parameters }
}

async fn standing_of(projector: &Projector, stream: &StreamKey, beside: &[&str]) -> ReadModelProgress {
    projector.standing_beside(stream, beside, &[TALLY]).await.expect("the tally stands somewhere")
}

pub async fn a_standing_comes_with_the_rows_of_its_moment(store: Store) {
    let projector = register_and_start(&store, tally(1)).await;
    let [ann, bob] = &neighbours(5, "acme", 2)[..] else { panic!("two were asked for") };
    let applied = grow(&store, ann, touches(5)).await.last_position;
    catch_up(&projector).await;
    projector.stop().await;
    let head = grow(&store, ann, touches(3)).await.last_position;
    let wanted = ReadModelProgress { applied, level: true, head, parked: 0 };
    for (user, rows) in [(ann, vec![("blue", 1), ("green", 2), ("red", 2)]), (bob, Vec::new())] {
        let (standing, mut found) =
            projector.standing_with(user, &[], &[TALLY], &items(user)).await.expect("both are answered");
        found.sort();
        let rows: Vec<Vec<Value>> = rows.iter().map(|(item, n)| vec![(*item).into(), (*n).into()]).collect();
        assert_eq!((standing, found), (wanted, rows), "{user:?}");
        assert_eq!(standing_of(&projector, user, &[]).await, wanted, "by itself, {user:?}");
    }
    let reached = projector.positions(TALLY).await.expect("positions can be read");
    assert_eq!(reached.len(), heads(&store).await.len(), "every partition has its position");
    for at in reached {
        let wanted = if at.partition_id == ann.partition() { (applied, head) } else { (0, 0) };
        assert_eq!((at.applied, at.head), wanted, "partition {}", at.partition_id);
    }
}

pub async fn a_standing_is_the_least_of_several(store: Store) {
    let projector = register_and_start(&store, tally_and(Arc::new(Sightings))).await;
    let ann = stream("acme", "ann");
    let head = grow(&store, &ann, touches(4)).await.last_position;
    catch_up(&projector).await;
    projector.stop().await;
    let both = [TALLY, Sightings.name()];
    let level = projector.standing(&ann, &both).await.expect("both stand somewhere");
    assert_eq!(level, ReadModelProgress { applied: head, level: true, head, parked: 0 });
    let sql = "UPDATE checkpoints SET position = 1 WHERE projection = $1 AND partition_id = $2";
    let of_tally = vec![TALLY.into(), ann.partition().into()];
    store.execute(sql, of_tally).await.expect("a checkpoint is put back");
    let apart = projector.standing(&ann, &both).await.expect("both stand somewhere");
    assert_eq!(apart, ReadModelProgress { applied: 1, level: false, head, parked: 0 });
    let unknown = projector.standing(&ann, &[TALLY, "nobody"]).await;
    assert!(unknown.is_err(), "a read model that is not there stands nowhere: {unknown:?}");
}

pub async fn a_standing_counts_what_is_parked_of_the_streams_asked_for(store: Store) {
    let projector = register_and_start(&store, tally(1)).await;
    let sick = stream("acme", "ann");
    grow(&store, &sick, vec![poison()]).await;
    grow(&store, &sick, touches(2)).await;
    catch_up(&projector).await;
    let beside = StreamKey { stream_type: "settings".to_owned(), ..sick.clone() };
    let bystander = StreamKey { tenant_id: "globex".to_owned(), ..sick.clone() };
    assert_eq!(standing_of(&projector, &sick, &[]).await.parked, 3);
    assert_eq!(standing_of(&projector, &beside, &[]).await.parked, 0, "another stream of that user");
    assert_eq!(
        standing_of(&projector, &beside, &["tally"]).await.parked,
        3,
        "with the user's tally beside it"
    );
    assert_eq!(standing_of(&projector, &bystander, &["tally"]).await.parked, 0, "another tenant's user");
    let (standing, rows) = projector
        .standing_with(&beside, &["tally"], &[TALLY], &items(&sick))
        .await
        .expect("both are answered");
    assert_eq!((standing.parked, rows.len()), (3, 0));
    projector.stop().await;
}

//! Read models kept up with the log: by steps, by a worker, by two of them.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use memledger_store::{
    Value, all_partitions,
    projection::{Projection, Projections, Recorded, RowSet},
    projector::{
        Projector, Query,
        step::{Step, Target},
    },
    table::{PARTITION, Table, Type},
};
use serde_json::{Value as Json, json};

use super::{
    fixtures::{Store, event_of, events, fresh_id, grow, heads, shared_user, stream, whole_log},
    tally::{
        TALLY, catch_up, decode, fill, number, poison, register_and_start, shown, start, status, tally,
        tally_and, told, touches, user_key,
    },
    waking::wait_until_applied,
};

pub fn live(limit: usize) -> Step {
    Step { partitions: all_partitions(), limit, target: Target::Live, only: None }
}

async fn checkpoints(store: &Store) -> BTreeMap<i64, i64> {
    let sql = "SELECT partition_id, position FROM checkpoints WHERE projection = $1";
    let rows = store.query(sql, vec![TALLY.into()]).await.expect("checkpoints can be read");
    let number = |value: &Value| value.int().expect("a checkpoint is of numbers");
    rows.iter().map(|row| (number(&row[0]), number(&row[1]))).collect()
}

pub async fn steps_apply_each_event_once(store: Store) {
    let projections = tally(1);
    for _ in 0..2 {
        let behind = store.register(&projections).await.expect("the tally is registered, also again");
        assert!(behind.is_empty(), "{behind:?} are behind");
    }
    fill(&store).await;
    let first = store.step(&projections, live(2)).await.expect("a step");
    assert!(first.more && first.events > 0, "a first step of many: {first:?}");
    assert_eq!(first.projected, [(TALLY, first.events)]);
    let moved = checkpoints(&store).await;
    assert_eq!(moved.len(), all_partitions().len());
    assert_eq!(moved.values().sum::<i64>(), first.events as i64, "checkpoints moved by another number");
    while store.step(&projections, live(2)).await.expect("a step").events > 0 {}
    let log = whole_log(&store).await;
    assert_eq!(shown(&store).await, told(&log));
    for head in heads(&store).await {
        let reached = checkpoints(&store).await[&i64::from(head.partition_id)];
        assert_eq!(reached, head.position, "the checkpoint of partition {}", head.partition_id);
    }
    let idle = store.step(&projections, live(2)).await.expect("a step");
    assert!(!idle.more && idle.events == 0, "a step with nothing to do: {idle:?}");
    assert_eq!(shown(&store).await, told(&log));
}

pub async fn a_projector_follows_the_log(store: Store) {
    let projector = register_and_start(&store, tally(1)).await;
    // Found by polling, as what another process appends.
    fill(&store).await;
    wait_until_applied(&projector).await;
    assert_eq!(shown(&store).await, told(&whole_log(&store).await));
    // Told of.
    let ann = stream("acme", "ann");
    let appended = grow(&store, &ann, touches(5)).await;
    projector.wake(appended.partition_id, 5);
    wait_until_applied(&projector).await;
    let log = whole_log(&store).await;
    assert_eq!(shown(&store).await, told(&log));
    let standing = projector.standing(&ann, &[TALLY]).await.expect("the tally stands somewhere");
    let reached = (standing.applied, standing.head, standing.parked);
    assert_eq!(reached, (appended.last_position, appended.last_position, 0));
    let status = status(&projector).await;
    assert_eq!((status.version, status.generation, status.rebuilding), (1, 1, false));
    assert_eq!((status.head, status.applied, status.parked), (log.len() as i64, log.len() as i64, 0));
    projector.stop().await;
}

pub async fn two_projectors_share_the_work(store: Store) {
    let one = register_and_start(&store, tally(1)).await;
    let other = start(&store, tally(1));
    let writers: Vec<_> = (0..6)
        .map(|n| {
            let (store, one, other) = (store.clone(), one.clone(), other.clone());
            tokio::spawn(async move {
                for _ in 0..15 {
                    let appended = grow(&store, &stream("acme", &format!("user-{n}")), touches(2)).await;
                    one.wake(appended.partition_id, 2);
                    other.wake(appended.partition_id, 2);
                }
            })
        })
        .collect();
    for writer in writers {
        writer.await.expect("a writer failed");
    }
    // Four at the same work: both workers, and both asked to catch up.
    tokio::join!(catch_up(&one), catch_up(&other));
    one.stop().await;
    other.stop().await;
    let log = whole_log(&store).await;
    assert_eq!(log.len(), 6 * 15 * 2);
    assert_eq!(shown(&store).await, told(&log));
}

/// Counts how often something with a UUID was seen, until it is forgotten.
pub struct Sightings;

static SIGHTINGS: [Table; 1] = [Table {
    name: "sightings",
    columns: &[
        PARTITION,
        ("tenant_id", Type::Text),
        ("user_id", Type::Text),
        ("thing", Type::Uuid),
        ("seen", Type::Int),
    ],
    key: 4,
    position: None,
    indexes: &[],
}];

fn sighting(recorded: &Recorded) -> Option<Vec<Value>> {
    let thing = recorded.get::<Json>()?.get("thing")?.as_str()?.parse::<uuid::Uuid>().ok()?;
    let mut key = user_key(&recorded.event);
    key.push(thing.into());
    Some(key)
}

impl Projection for Sightings {
    fn name(&self) -> &'static str {
        "sightings"
    }

    fn version(&self) -> i64 {
        1
    }

    fn tables(&self) -> &'static [Table] {
        &SIGHTINGS
    }

    fn reads(&self, event: &Recorded, rows: &mut RowSet) {
        if let Some(key) = sighting(event) {
            rows.want(0, key);
        }
    }

    fn apply(&self, event: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        let Some(mut row) = sighting(event) else { return Ok(()) };
        if event.get::<Json>().is_some_and(|body| body["forgotten"] == true) {
            rows.delete(0, row);
            rows.texts_destroyed();
        } else {
            let seen = number(rows.get(0, &row), 4)?;
            row.push(Value::Int(seen + 1));
            rows.put(0, 4, row);
        }
        Ok(())
    }
}

fn sightings() -> Projections {
    Projections::new(vec![Arc::new(Sightings)], decode)
}

pub async fn a_row_keyed_by_uuid_is_found_again(store: Store) {
    let projections = sightings();
    store.register(&projections).await.expect("it is registered");
    let body = json!({ "thing": fresh_id() }).to_string();
    grow(&store, &stream("acme", "ann"), (0..5).map(|_| event_of("Seen", body.clone())).collect()).await;
    // One event a step, so that each has to find the row that the last one wrote.
    while store.step(&projections, live(1)).await.expect("a step").events > 0 {}
    let rows = store.query("SELECT seen FROM sightings", Vec::new()).await.expect("rows can be read");
    assert_eq!(rows, vec![vec![Value::Int(5)]]);
}

/// Keeps each thing that was seen, and looks for no row of it.
struct Noted;

impl Projection for Noted {
    fn name(&self) -> &'static str {
        "noted"
    }

    fn version(&self) -> i64 {
        1
    }

    fn tables(&self) -> &'static [Table] {
        &SIGHTINGS
    }

    fn reads(&self, _: &Recorded, _: &mut RowSet) {}

    fn apply(&self, event: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        let Some(mut row) = sighting(event) else { return Ok(()) };
        row.push(Value::Int(1));
        rows.put(0, 4, row);
        Ok(())
    }
}

/// Among so many that a database may take them in another way than one by one.
pub async fn a_row_that_nobody_looked_for_is_written_over(store: Store) {
    const THINGS: usize = 100;
    let projections = Projections::new(vec![Arc::new(Noted)], decode);
    store.register(&projections).await.expect("it is registered");
    let things: Vec<uuid::Uuid> = (0..THINGS).map(|_| fresh_id()).collect();
    let seen = |thing: &uuid::Uuid| event_of("Seen", json!({ "thing": thing }).to_string());
    let ann = stream("acme", "ann");
    grow(&store, &ann, things.iter().map(seen).collect()).await;
    let of_ann: [Value; 4] = [ann.partition().into(), "acme".into(), "ann".into(), things[THINGS / 2].into()];
    let sql =
        "INSERT INTO sightings_g1 (partition_id, tenant_id, user_id, thing, seen) VALUES ($1, $2, $3, $4, 9)";
    store.execute(sql, of_ann.to_vec()).await.expect("a row is there already");
    let done = store.step(&projections, live(2 * THINGS)).await.expect("it stands in no step's way");
    assert_eq!(done.events, THINGS);
    let sql = "SELECT count(*), min(seen), max(seen) FROM sightings";
    let rows = store.query(sql, Vec::new()).await.expect("rows can be read");
    assert_eq!(rows, [[Value::Int(THINGS as i64), Value::Int(1), Value::Int(1)]]);
}

/// What one that is behind has to read beside the others is its own, and not theirs.
pub async fn read_models_that_stand_apart_count_their_own_events(store: Store) {
    let both = tally_and(Arc::new(Sightings));
    store.register(&both).await.expect("they are registered");
    fill(&store).await;
    while store.step(&tally(1), live(100)).await.expect("a step").events > 0 {}
    grow(&store, &stream("acme", "ann"), touches(5)).await;
    let log = whole_log(&store).await;
    let done = store.step(&both, live(log.len() + 1)).await.expect("a step");
    assert_eq!(done.projected, [(TALLY, 5), (Sightings.name(), log.len())]);
    assert_eq!(shown(&store).await, told(&log));
}

/// An older or a newer program's read model stays in the registry, and nobody here works on it.
pub async fn another_programs_read_model_holds_nobody_up(store: Store) {
    store.register(&sightings()).await.expect("it is registered");
    let projector = register_and_start(&store, tally(1)).await;
    grow(&store, &stream("acme", "ann"), events(3)).await;
    tokio::time::timeout(Duration::from_secs(10), catch_up(&projector))
        .await
        .expect("catching up waits for a read model that this program does not have");
    assert_eq!(shown(&store).await, told(&whole_log(&store).await));
    projector.stop().await;
}

/// Counts the events that it is given, and keeps none.
struct Counted(Arc<AtomicUsize>);

impl Projection for Counted {
    fn name(&self) -> &'static str {
        "counted"
    }

    fn version(&self) -> i64 {
        1
    }

    fn tables(&self) -> &'static [Table] {
        &SIGHTINGS
    }

    fn reads(&self, _: &Recorded, _: &mut RowSet) {}

    fn apply(&self, _: &Recorded, _: &mut RowSet) -> Result<(), String> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

/// Steps beside the worker's, of the same events, would be worked out for nothing.
pub async fn catching_up_works_out_each_event_once(store: Store) {
    let worked_out = Arc::new(AtomicUsize::new(0));
    let counted = Projections::new(vec![Arc::new(Counted(worked_out.clone()))], decode);
    let projector = register_and_start(&store, counted).await;
    let appended = grow(&store, &stream("acme", "ann"), touches(1_500)).await;
    projector.wake(appended.partition_id, 1_500);
    catch_up(&projector).await;
    assert_eq!(worked_out.load(Ordering::Relaxed), 1_500);
    // Without a worker it is done all the same.
    projector.stop().await;
    grow(&store, &stream("acme", "ann"), touches(50)).await;
    catch_up(&projector).await;
    assert_eq!(worked_out.load(Ordering::Relaxed), 1_550);
}

/// The tenant's events in the log, behind the tally, and parked by it.
async fn told_to(projector: &Projector, tenant: &str) -> [i64; 3] {
    let sql = "SELECT count(*) FROM events WHERE tenant_id = $1".to_owned();
    let counted = Query { sql, parameters: vec![tenant.into()] };
    let (events, statuses) = projector.status_of(tenant, &counted).await.expect("the status can be read");
    let tally = statuses.into_iter().find(|status| status.projection == TALLY);
    let tally = tally.expect("the tally has a status");
    [events, tally.lag, tally.parked]
}

pub async fn a_tenant_hears_of_its_own_events_alone(store: Store) {
    let projections = tally(1);
    let projector = register_and_start(&store, projections.clone()).await;
    // Nothing is applied but by the steps below.
    projector.stop().await;
    let user = shared_user("acme", "globex");
    grow(&store, &stream("acme", &user), touches(3)).await;
    grow(&store, &stream("globex", &user), vec![poison()]).await;
    grow(&store, &stream("globex", &user), touches(1)).await;
    grow(&store, &stream("acme", "another"), touches(4)).await;
    for (tenant, behind) in [("acme", 7), ("globex", 2), ("initech", 0)] {
        assert_eq!(told_to(&projector, tenant).await, [behind, behind, 0], "{tenant} before any step");
    }
    while store.step(&projections, live(40)).await.expect("a step").events > 0 {}
    for (tenant, told) in [("acme", [7, 0, 0]), ("globex", [2, 0, 2]), ("initech", [0, 0, 0])] {
        assert_eq!(told_to(&projector, tenant).await, told, "{tenant} after all steps");
    }
    assert_eq!(status(&projector).await.parked, 2);
}

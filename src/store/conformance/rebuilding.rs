//! Rebuilds: the log run again from position 0 must give the live tables, row for row.

use std::{sync::Arc, time::Duration};

use memledger_store::{
    StoreError, StoredEvent, StreamKey, Value, all_partitions,
    projection::{Projection, Projections, Recorded, RowSet},
    projector::{
        Projector, Query,
        rebuild::{Rebuild, Rebuilt},
        step::{Step, Target},
    },
    table::{PARTITION, Table, Type},
};
use tokio::time::timeout;

use super::{
    fixtures::{ALL, Store, grow, stream, whole_log},
    tally::{
        TALLY, catch_up, decode, fill, register_and_start, shown, start, status, tally, told, touches,
        user_key,
    },
};

pub fn check() -> Rebuild {
    Rebuild { check: true, ..Rebuild::default() }
}

pub fn of_user(stream: &StreamKey) -> Rebuild {
    Rebuild { only: Some(stream.clone()), ..Rebuild::default() }
}

pub async fn rebuild(projector: &Projector, request: Rebuild) -> Rebuilt {
    projector.rebuild(&request, |_| {}).await.expect("the rebuild ends")
}

fn assert_equal(rebuilt: &Rebuilt) {
    assert_eq!(rebuilt.comparisons.len(), 2, "both tables are compared");
    assert!(rebuilt.is_equal(), "the rebuilt tables differ: {:?}", rebuilt.comparisons);
    for table in &rebuilt.comparisons {
        assert_eq!(table.live_rows, table.rebuilt_rows, "{}", table.table);
        assert!(table.differences.is_empty(), "equal tables differ in {:?}", table.differences);
    }
}

pub async fn a_rebuild_equals_the_live_tables(store: Store) {
    let projector = register_and_start(&store, tally(1)).await;
    fill(&store).await;
    catch_up(&projector).await;
    let log = whole_log(&store).await;
    let before = status(&projector).await;
    let mut heard = 0;
    let checked = projector.rebuild(&check(), |events| heard = events).await.expect("the check ends");
    assert_equal(&checked);
    assert_eq!((checked.events, heard), (log.len() as u64, log.len() as u64));
    assert_eq!(checked.comparisons[0].live_rows, 6, "users of the tally");
    let after = status(&projector).await;
    assert_eq!((after.generation, after.rebuilding), (before.generation, false), "a check changed something");
    assert_eq!(shown(&store).await, told(&log));

    let named = Rebuild { projections: vec![TALLY.to_owned()], ..Rebuild::default() };
    assert_equal(&rebuild(&projector, named).await);
    let after = status(&projector).await;
    assert!(after.generation > before.generation && !after.rebuilding, "not switched: {after:?}");
    assert_eq!((after.lag, after.parked), (0, 0));
    assert_eq!(shown(&store).await, told(&log));
    let unknown = Rebuild { projections: vec!["unknown".to_owned()], ..Rebuild::default() };
    assert!(projector.rebuild(&unknown, |_| {}).await.is_err(), "an unknown read model was rebuilt");
    grow(&store, &stream("acme", "ann"), touches(4)).await;
    catch_up(&projector).await;
    assert_equal(&rebuild(&projector, check()).await);
    assert_eq!(shown(&store).await, told(&whole_log(&store).await));
    projector.stop().await;
}

pub async fn a_step_of_a_rebuild_tells_that_it_lives(store: Store) {
    let projections = tally(1);
    store.register(&projections).await.expect("the tally is registered");
    let building = store.begin_generation(&projections).await.expect("a generation is begun");
    let target = Target::Building(building.clone());
    let long_ago = "UPDATE generations SET touched_at = 1";
    store.execute(long_ago, Vec::new()).await.expect("it is made to look dead");
    let step = Step { partitions: all_partitions(), limit: 10, target, only: None };
    store.step(&projections, step).await.expect("a step");
    let sql = "SELECT touched_at FROM generations WHERE generation = $1";
    let rows = store.query(sql, vec![building[0].1.into()]).await.expect("generations can be read");
    assert!(rows[0][0].int().expect("a time") > 1, "nobody knows that it lives");
    store.discard_generation(&building).await.expect("it is discarded");
}

/// As of what was written after the last step of its filling: here that is all there is.
pub async fn what_a_rebuild_lacks_is_filled_in_before_it_switches(store: Store) {
    let projector = register_and_start(&store, tally(1)).await;
    fill(&store).await;
    catch_up(&projector).await;
    let (projections, before) = (tally(1), status(&projector).await);
    let building = store.begin_generation(&projections).await.expect("a generation is begun");
    store.index_generation(&projections, &building).await.expect("its indexes are made");
    let compared = store.finish_generation(&projections, &building, true, None).await;
    for table in compared.expect("it is finished") {
        assert!(table.live_rows > 0 && table.live_rows == table.rebuilt_rows, "{table:?}");
        assert_eq!(
            (&table.live_digest, &table.differences),
            (&table.rebuilt_digest, &Vec::new()),
            "{table:?}"
        );
    }
    assert!(status(&projector).await.generation > before.generation, "not switched");
    assert_eq!(shown(&store).await, told(&whole_log(&store).await));
    projector.stop().await;
}

pub async fn a_rebuild_switches_while_appends_go_on(store: Store) {
    let projector = register_and_start(&store, tally(1)).await;
    fill(&store).await;
    let writer = tokio::spawn({
        let (store, projector) = (store.clone(), projector.clone());
        async move {
            for n in 0..150 {
                let user = stream("acme", &format!("user-{}", n % 10));
                let appended = grow(&store, &user, touches(1 + n % 2)).await;
                projector.wake(appended.partition_id, 1 + n % 2);
            }
        }
    });
    for _ in 0..2 {
        assert_equal(&rebuild(&projector, Rebuild::default()).await);
    }
    writer.await.expect("the writer failed");
    catch_up(&projector).await;
    assert_eq!(shown(&store).await, told(&whole_log(&store).await));
    assert_equal(&rebuild(&projector, check()).await);
    projector.stop().await;
}

/// A change that no event tells of.
async fn falsify(store: &Store, user: &str) {
    let sql = "UPDATE tally_users_g1 SET events = 1000 WHERE tenant_id = $1 AND user_id = $2";
    let changed = store.execute(sql, vec!["acme".into(), user.into()]).await.expect("a row can be edited");
    assert_eq!(changed, 1, "rows of {user}");
}

pub async fn an_edited_row_is_found_by_a_check(store: Store) {
    let projector = register_and_start(&store, tally(1)).await;
    fill(&store).await;
    catch_up(&projector).await;
    falsify(&store, "bob").await;
    let checked = rebuild(&projector, check()).await;
    assert!(!checked.is_equal(), "an edited row was not found");
    for table in &checked.comparisons {
        assert_eq!(table.is_equal(), table.table == "tally_items", "{}", table.table);
    }
    let users =
        checked.comparisons.iter().find(|table| table.table == "tally_users").expect("it is compared");
    // Both tables have the row, which is named once with the column that was edited.
    let [difference] = users.differences.as_slice() else { panic!("{:?}", users.differences) };
    let key = &difference.key;
    assert!(key.contains("user_id=bob") && key.contains("tenant_id=acme"), "{difference}");
    assert_eq!(difference.columns(), ["events"]);
    assert!(users.names_all);
    // A check repairs nothing; a rebuild does.
    assert_ne!(shown(&store).await, told(&whole_log(&store).await));
    rebuild(&projector, Rebuild::default()).await;
    assert_eq!(shown(&store).await, told(&whole_log(&store).await));
    assert_equal(&rebuild(&projector, check()).await);
    projector.stop().await;
}

pub async fn a_newer_version_is_built_beside_the_old_one(store: Store) {
    let old = register_and_start(&store, tally(1)).await;
    fill(&store).await;
    catch_up(&old).await;
    old.stop().await;
    let before = shown(&store).await;

    let behind = store.register(&tally(2)).await.expect("the newer version is registered");
    assert_eq!(behind, [TALLY]);
    grow(&store, &stream("acme", "ann"), touches(3)).await;
    let step = Step { partitions: all_partitions(), limit: 100, target: Target::Live, only: None };
    let done = store.step(&tally(2), step).await.expect("a step");
    assert_eq!(done.events, 0, "the newer program wrote into the older one's tables");
    assert_eq!(shown(&store).await, before);

    let new = start(&store, tally(2));
    let ann = stream("acme", "ann");
    assert!(new.standing(&ann, &[TALLY]).await.is_err(), "tables of another version are waited for");
    let sql = "SELECT t.user_id, t.last_position FROM tally_users t WHERE t.partition_id = $1".to_owned();
    let query = Query { sql, parameters: vec![ann.partition().into()] };
    let early = new.standing_with(&ann, &[], &[TALLY], &query).await;
    assert!(matches!(early, Err(StoreError::Unavailable(_))), "{early:?}");
    let rebuilt = rebuild(&new, Rebuild::default()).await;
    assert!(rebuilt.comparisons.is_empty(), "tables of other columns were compared");
    catch_up(&new).await;
    assert_eq!(shown(&store).await, told(&whole_log(&store).await));
    let rows = store.query("SELECT last_position FROM tally_users", Vec::new()).await;
    assert_eq!(rows.expect("the new column is there").len(), 6);
    assert_eq!(status(&new).await.version, 2);
    assert!(store.register(&tally(2)).await.expect("it is registered").is_empty(), "it is still behind");
    assert_equal(&rebuild(&new, check()).await);
    let older = store.register(&tally(1)).await;
    assert!(matches!(older, Err(StoreError::Corrupt(_))), "an older program may go on: {older:?}");
    new.stop().await;
}

pub async fn tables_that_a_newer_version_has_no_more_are_dropped(store: Store) {
    let old = register_and_start(&store, tally(1)).await;
    fill(&store).await;
    catch_up(&old).await;
    old.stop().await;
    for statement in [
        "CREATE TABLE tally_gone_g1 (n int)",
        "CREATE VIEW tally_gone AS SELECT * FROM tally_gone_g1",
        "UPDATE generations SET tables = tables || ' tally_gone_g1' WHERE projection = 'tally'",
    ] {
        store.execute(statement, Vec::new()).await.expect("version 1 had one more");
    }
    store.register(&tally(2)).await.expect("the newer version is registered");
    let new = start(&store, tally(2));
    rebuild(&new, Rebuild::default()).await;
    for name in ["tally_gone", "tally_gone_g1", "tally_users_g1"] {
        let left = store.query(&format!("SELECT 1 FROM {name}"), Vec::new()).await;
        assert!(left.is_err(), "{name} is left");
    }
    // A view of a table that is gone would have its name still.
    store.execute("CREATE TABLE tally_gone (n int)", Vec::new()).await.expect("its name is free");
    let generations = store.query("SELECT generation FROM generations", Vec::new()).await;
    assert_eq!(generations.expect("they can be read"), [[Value::Int(2)]]);
    new.stop().await;
}

pub async fn an_older_program_switches_nothing_back(store: Store) {
    let old = register_and_start(&store, tally(1)).await;
    fill(&store).await;
    catch_up(&old).await;
    // Begun by the older program before the newer one switches, and ended behind it.
    let late = store.begin_generation(&tally(1)).await.expect("a generation is begun");

    let new = start(&store, tally(2));
    rebuild(&new, Rebuild::default()).await;
    catch_up(&new).await;
    let after = status(&new).await;
    assert_eq!(after.version, 2);

    let finished = store.finish_generation(&tally(1), &late, true, None).await;
    assert!(matches!(finished, Err(StoreError::Unavailable(_))), "an older program switched: {finished:?}");
    store.discard_generation(&late).await.expect("it can be discarded");
    for request in [Rebuild::default(), check(), of_user(&stream("acme", "ann"))] {
        let rebuilt = old.rebuild(&request, |_| {}).await;
        assert!(matches!(rebuilt, Err(StoreError::Unavailable(_))), "an older program rebuilt: {rebuilt:?}");
    }
    let left = status(&new).await;
    assert_eq!((left.version, left.generation, left.rebuilding), (2, after.generation, false));
    let ann = new.standing(&stream("acme", "ann"), &[TALLY]).await;
    assert!(ann.is_ok(), "the newer program is not served any more: {ann:?}");
    assert_eq!(shown(&store).await, told(&whole_log(&store).await));
    old.stop().await;
    new.stop().await;
}

pub async fn a_rebuild_of_one_user_leaves_the_others(store: Store) {
    let projector = register_and_start(&store, tally(1)).await;
    fill(&store).await;
    catch_up(&projector).await;
    falsify(&store, "ann").await;
    falsify(&store, "bob").await;
    let ann = stream("acme", "ann");
    let rebuilt = rebuild(&projector, of_user(&ann)).await;
    assert!(!rebuilt.is_equal(), "an edited row was not found");
    for difference in rebuilt.comparisons.iter().flat_map(|table| &table.differences) {
        assert!(difference.key.contains("user_id=ann"), "another user was compared: {difference}");
    }
    // The neighbour's edit is still there, so nothing but ann's rows was replaced.
    let mut wanted = told(&whole_log(&store).await);
    if let Some((events, _)) = wanted.users.get_mut(&("acme".to_owned(), "bob".to_owned())) {
        *events = 1_000;
    }
    assert_eq!(shown(&store).await, wanted);
    assert_eq!(status(&projector).await.generation, 1);
    grow(&store, &ann, touches(2)).await;
    grow(&store, &stream("globex", "cy"), touches(2)).await;
    catch_up(&projector).await;
    rebuild(&projector, Rebuild::default()).await;
    assert_eq!(shown(&store).await, told(&whole_log(&store).await));
    projector.stop().await;
}

/// A tally of a program with a fault.
struct Faulty {
    tables: &'static [Table],
    key: fn(&StoredEvent) -> Vec<Value>,
}

const USER_KEY: &[(&str, Type)] = &[PARTITION, ("tenant_id", Type::Text), ("user_id", Type::Text)];

static WELL_INDEXED: [Table; 1] =
    [Table { name: "tally_users", columns: USER_KEY, key: 3, position: None, indexes: &[] }];
static ILL_INDEXED: [Table; 1] = [Table {
    name: "tally_users",
    columns: USER_KEY,
    key: 3,
    position: None,
    indexes: &[("fault", "(no_such_column)")],
}];

impl Projection for Faulty {
    fn name(&self) -> &'static str {
        TALLY
    }

    fn version(&self) -> i64 {
        1
    }

    fn tables(&self) -> &'static [Table] {
        self.tables
    }

    fn reads(&self, _: &Recorded, _: &mut RowSet) {}

    fn apply(&self, recorded: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        rows.put(0, USER_KEY.len(), (self.key)(&recorded.event));
        Ok(())
    }
}

/// Rows that no database takes, and that the program does not know to be so.
fn with_rows_without_a_key() -> Projections {
    let faulty = Faulty { tables: &WELL_INDEXED, key: |_| vec![Value::Null; USER_KEY.len()] };
    Projections::new(vec![Arc::new(faulty)], decode)
}

fn with_an_impossible_index() -> Projections {
    Projections::new(vec![Arc::new(Faulty { tables: &ILL_INDEXED, key: user_key })], decode)
}

/// What it locked to switch is free at once, and not when whoever locked it does something else.
pub async fn a_rebuild_that_fails_holds_up_no_step(store: Store) {
    let (projections, faulty) = (tally(1), with_rows_without_a_key());
    store.register(&projections).await.expect("the tally is registered");
    let ann = stream("acme", "ann");
    let live = || Step { partitions: all_partitions(), limit: ALL, target: Target::Live, only: None };
    for _ in 0..3 {
        grow(&store, &ann, touches(1)).await;
        let done = timeout(Duration::from_secs(3), store.step(&projections, live())).await;
        assert_eq!(done.expect("nothing holds it up").expect("a step").events, 1);
        let building = store.begin_generation(&faulty).await.expect("a generation is begun");
        let finished = store.finish_generation(&faulty, &building, true, None).await;
        assert!(finished.is_err(), "rows without a key were taken: {finished:?}");
    }
}

/// The live generation is there and no other.
async fn nothing_is_left(store: &Store, when: &str) {
    for registry in ["generations", "checkpoints", "parked_events"] {
        let sql = format!("SELECT count(*) FROM {registry} WHERE projection = $1 AND generation > 1");
        let left = store.query(&sql, vec![TALLY.into()]).await.expect("the registry can be read");
        assert_eq!(left, [[Value::Int(0)]], "{registry} after it failed {when}");
    }
    no_table_is_left(store, 2, &format!("it failed {when}")).await;
}

async fn no_table_is_left(store: &Store, generation: i64, after: &str) {
    for table in ["tally_users", "tally_items"] {
        let left = store.query(&format!("SELECT 1 FROM {table}_g{generation}"), Vec::new()).await;
        assert!(left.is_err(), "{table} of generation {generation} is left after {after}");
    }
}

pub async fn a_rebuild_that_fails_leaves_nothing(store: Store) {
    let projector = register_and_start(&store, tally(1)).await;
    fill(&store).await;
    catch_up(&projector).await;
    let by_user = of_user(&stream("acme", "ann"));
    for (projections, request, when) in [
        (with_rows_without_a_key(), Rebuild::default(), "while it was filled"),
        (with_an_impossible_index(), check(), "while it was indexed"),
        // One user's rows don't go into the tables of another version.
        (tally(2), by_user, "before it was switched"),
    ] {
        let other = start(&store, projections);
        let failed = other.rebuild(&request, |_| {}).await;
        assert!(failed.is_err(), "it goes on {when}: {failed:?}");
        nothing_is_left(&store, when).await;
        other.stop().await;
    }

    let building = store.begin_generation(&tally(1)).await.expect("a generation is begun");
    assert_eq!(building, [(TALLY.to_owned(), 2)]);
    assert!(status(&projector).await.rebuilding);
    for _ in 0..2 {
        store.discard_generation(&building).await.expect("it can be discarded, also again");
        nothing_is_left(&store, "by itself").await;
    }
    let live = vec![(TALLY.to_owned(), 1)];
    store.discard_generation(&live).await.expect("what is live is passed over");
    assert!(!status(&projector).await.rebuilding);
    assert_eq!(shown(&store).await, told(&whole_log(&store).await));
    assert_equal(&rebuild(&projector, Rebuild::default()).await);
    projector.stop().await;
}

pub async fn a_killed_rebuild_is_told_as_none(store: Store) {
    let projector = register_and_start(&store, tally(1)).await;
    let building = store.begin_generation(&tally(1)).await.expect("a generation is begun");
    let counted = Query { sql: "SELECT 0".to_owned(), parameters: Vec::new() };
    let of_acme = async || {
        let (_, statuses) = projector.status_of("acme", &counted).await.expect("the status can be read");
        statuses.iter().any(|status| status.rebuilding)
    };
    assert!(status(&projector).await.rebuilding && of_acme().await, "it is told while it lives");
    // Nobody touches it again, and a quarter of an hour goes by.
    let sql = "UPDATE generations SET touched_at = touched_at - 901000000 WHERE generation = $1";
    store.execute(sql, vec![building[0].1.into()]).await.expect("it can be aged");
    assert!(!status(&projector).await.rebuilding && !of_acme().await, "it is told without end");
    projector.stop().await;
}

/// Others' that live are left alone.
pub async fn what_a_killed_rebuild_made_goes_with_the_next(store: Store) {
    let projector = register_and_start(&store, tally(1)).await;
    fill(&store).await;
    catch_up(&projector).await;
    let killed = store.begin_generation(&tally(1)).await.expect("a generation is begun");
    let lives = store.begin_generation(&tally(1)).await.expect("another one is begun");
    let sql = "UPDATE generations SET touched_at = touched_at - 901000000 WHERE generation = $1";
    store.execute(sql, vec![killed[0].1.into()]).await.expect("it can be aged");
    assert_equal(&rebuild(&projector, check()).await);
    no_table_is_left(&store, killed[0].1, "another rebuild").await;
    let left = store.query("SELECT generation FROM generations ORDER BY generation", Vec::new()).await;
    assert_eq!(left.expect("they can be read"), [[Value::Int(1)], [lives[0].1.into()]]);
    store.discard_generation(&lives).await.expect("it can be discarded");
    projector.stop().await;
}

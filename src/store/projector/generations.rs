//! What both backends do alike with generations of read-model tables.

use crate::{
    Row, StoreError, StreamKey, Value,
    backend::catalog::Catalog,
    projection::Projection,
    streams_within,
    table::{Table, names, of_user, quoted},
};

/// Whether a registered read model is behind this program; a newer one is refused.
pub fn check_version(projection: &dyn Projection, registered: i64) -> Result<bool, StoreError> {
    if registered > projection.version() {
        return Err(StoreError::Corrupt(format!(
            "the read model {} is of version {registered}, this program knows up to {}; use a newer memledger",
            projection.name(),
            projection.version()
        )));
    }
    Ok(registered < projection.version())
}

/// Refuses to rebuild what a newer program has rebuilt meanwhile: switching back would give that program's
/// readers the tables of another version. Nothing is damaged, so that it is no word against the ledger.
pub fn check_not_newer(projection: &dyn Projection, registered: i64) -> Result<(), StoreError> {
    check_version(projection, registered).map(|_| ()).map_err(|newer| match newer {
        StoreError::Corrupt(newer) => StoreError::Unavailable(newer),
        other => other,
    })
}

/// The newest generation of a read model, and the version that is live.
pub const NEWEST: &str = "SELECT max(generation), (SELECT version FROM projections WHERE projection = $1) FROM (\
    SELECT generation FROM generations WHERE projection = $1 \
    UNION ALL SELECT generation FROM checkpoints WHERE projection = $1 \
    UNION ALL SELECT generation FROM projections WHERE projection = $1) g";

/// The number of the generation to begin, from the row of [`NEWEST`].
pub fn next_generation(projection: &dyn Projection, newest: Option<&Row>) -> Result<i64, StoreError> {
    let Some(row) = newest else { return Ok(1) };
    if let Some(registered) = row[1].maybe(Value::int)? {
        check_not_newer(projection, registered)?;
    }
    Ok(row[0].maybe(Value::int)?.unwrap_or(0) + 1)
}

/// Statements that take away what is left of a read model that can't be read: nobody compares anything with it, and its
/// names are free for the one that is made from the log.
pub fn forget(projection: &dyn Projection, generation: i64, catalog: &Catalog) -> Vec<String> {
    let views = projection.tables().iter().filter_map(|table| catalog.drop(table.name));
    let tables = projection.tables().iter().filter_map(|table| catalog.drop(&table.of(generation)));
    let name = quoted(projection.name());
    let rows = ["checkpoints", "parked_events", "generations", "projections"].map(|registry| {
        format!("DELETE FROM {registry} WHERE projection = {name} AND generation = {generation}")
    });
    views.chain(tables).chain(rows).collect()
}

/// Statements that take away tables which stand in the place of those of a generation that is to be made.
pub fn make_room(projection: &dyn Projection, generation: i64, catalog: &Catalog) -> Vec<String> {
    projection.tables().iter().filter_map(|table| catalog.drop(&table.of(generation))).collect()
}

/// The tables of a generation as its row lists them. They are dropped by name, so only names of ours pass.
pub fn table_list(text: &str) -> Result<Vec<String>, StoreError> {
    let ours = |name: &str| name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    match text.split(' ').find(|name| !ours(name)) {
        Some(name) => Err(StoreError::Corrupt(format!("generations lists a table {name:?}"))),
        None => Ok(text.split(' ').filter(|name| !name.is_empty()).map(str::to_owned).collect()),
    }
}

/// Statements that take away the plain names of tables of a generation that the read model has no more.
pub fn hide_gone(projection: &dyn Projection, generation: i64, tables: &[String]) -> Vec<String> {
    let suffix = format!("_g{generation}");
    let plain = tables.iter().filter_map(|table| table.strip_suffix(&suffix));
    let gone = plain.filter(|name| projection.tables().iter().all(|table| table.name != *name));
    gone.map(|name| format!("DROP VIEW IF EXISTS {name}")).collect()
}

/// One user's rows can't be put among none.
pub fn is_lost(projection: &dyn Projection) -> StoreError {
    let name = projection.name();
    StoreError::Unavailable(format!("the read model {name} is lost; rebuild it whole before one user"))
}

/// Statements that let one user's rows and parked events be the rebuilt ones. Live tables that can't be
/// compared with them have other columns and are refused.
pub fn replace_user(
    projection: &dyn Projection,
    comparable: bool,
    live: i64,
    building: i64,
    stream: &StreamKey,
) -> Result<Vec<String>, StoreError> {
    if !comparable {
        return Err(StoreError::Unavailable(format!(
            "{} is of another version; rebuild it whole before one user",
            projection.name()
        )));
    }
    let user = of_user(stream);
    let mut statements = Vec::new();
    for table in projection.tables().iter().filter(|table| table.per_user()) {
        let (old, new) = (table.of(live), table.of(building));
        statements.push(format!("DELETE FROM {old} {user}"));
        let columns = names(table.columns).join(", ");
        statements.push(format!("INSERT INTO {old} ({columns}) SELECT {columns} FROM {new} {user}"));
    }
    // Parked events are missing in every table, also in those whose rows were not replaced.
    if projection.tables().iter().all(Table::per_user) {
        statements.extend(replace_parked(projection.name(), live, building, stream));
    }
    Ok(statements)
}

/// The streams of a user, those of which there can be many among them.
fn mine_or_within(user: &str) -> String {
    let (first, end) = streams_within(user);
    format!(
        "(stream_id = {} OR (stream_id >= {} AND stream_id < {}))",
        quoted(user),
        quoted(&first),
        quoted(&end)
    )
}

fn replace_parked(projection: &str, live: i64, building: i64, stream: &StreamKey) -> [String; 2] {
    // Of every type, as the rows are.
    let mine = format!(
        "partition_id = {} AND projection = {} AND tenant_id = {} AND {}",
        stream.partition(),
        quoted(projection),
        quoted(&stream.tenant_id),
        mine_or_within(stream.user())
    );
    [
        format!("DELETE FROM parked_events WHERE {mine} AND generation = {live}"),
        format!(
            "INSERT INTO parked_events (partition_id, projection, generation, position, tenant_id, stream_type, \
             stream_id, error, attempts, parked_at) SELECT partition_id, projection, {live}, position, tenant_id, \
             stream_type, stream_id, error, attempts, parked_at FROM parked_events \
             WHERE {mine} AND generation = {building}"
        ),
    ]
}

//! Statements that touch more than one partition, each with its reason. `…` stands for anything.

pub const ACROSS: &[(&str, &str)] = &[
    // An engine that distributes tables takes these apart by itself, or is sent groups of one partition each.
    (
        "WITH due AS MATERIALIZED (",
        "An append: on one PostgreSQL a group commits commands of several partitions",
    ),
    ("COPY ", "Many new rows: of a group, of a step or of a buffer"),
    (
        "INSERT INTO … SELECT * FROM unnest(",
        "New rows of a step or of a buffer, where a copy is not worth while",
    ),
    // A step works on all partitions that it claimed.
    ("SELECT c.partition_id, c.projection, c.generation, c.position, CASE", "It claims them"),
    ("SELECT e.* FROM unnest(", "It reads their events"),
    ("SELECT DISTINCT e.projection, e.tenant_id, … JOIN unnest(", "It leaves out streams that are blocked"),
    ("SELECT t.partition_id, … FROM unnest(… JOIN …_g# t ON", "It loads the rows that the events change"),
    ("DELETE FROM …_g# t USING unnest(", "It deletes rows"),
    ("UPDATE checkpoints c SET position = w.position FROM unnest(", "It moves their checkpoints"),
    // A rebuild makes, compares, switches and drops whole read models.
    ("SELECT max(generation), (", "The number of a new generation is new in every partition"),
    ("INSERT INTO checkpoints (", "A generation begins in every partition"),
    ("SELECT 1 FROM checkpoints c JOIN ", "A switch holds every partition"),
    ("SELECT partition_id, … FROM …_g# ORDER BY ", "All rows are compared"),
    ("SELECT partition_id, … EXCEPT SELECT ", "Rows that differ are named, wherever they are"),
    (
        "DELETE FROM checkpoints WHERE projection = $1 AND generation = $2",
        "A generation goes from every partition",
    ),
    ("DELETE FROM parked_events WHERE projection = $1 AND generation = $2", "With what is parked of it"),
    // At the start of a program.
    (
        "SELECT r.projection, r.version, r.generation, (SELECT count(*) FROM checkpoints",
        "Is a checkpoint missing?",
    ),
    (
        "SELECT projection FROM generations UNION SELECT projection FROM checkpoints",
        "Is a read model new or lost?",
    ),
    ("SELECT count(*) FROM (SELECT 1 FROM events LIMIT 1) e", "Is the log empty?"),
    ("SELECT (SELECT fingerprint FROM origin), max(epoch), ", "Has the whole database been restored?"),
    ("SELECT pg_is_in_recovery(), (SELECT fingerprint FROM origin), ", "Is it the same database as before?"),
    ("SELECT epoch FROM partitions ORDER BY partition_id FOR UPDATE", "An epoch begins in every partition"),
    ("UPDATE partitions SET epoch = $1", "The same"),
    // What an operator or a worker wants to know of the whole ledger.
    ("SELECT partition_id, next_position - 1, epoch FROM partitions", "The head of every partition"),
    ("SELECT p.partition_id, coalesce(a.position, 0), ", "How far a read model is in every partition"),
    ("SELECT DISTINCT p.partition_id FROM partitions p JOIN checkpoints c", "Which partitions are behind"),
    (
        "SELECT r.projection, r.version, r.generation, (SELECT count(*) FROM generations",
        "How far read models are",
    ),
    ("WITH reached AS (SELECT r.projection, ", "How far they are with one tenant's events"),
    ("SELECT count(*) FROM parked_events e JOIN projections r ", "How many events are parked"),
    ("SELECT e.projection, e.partition_id, e.position, e.tenant_id, ", "Which events are parked"),
    ("SELECT DISTINCT e.projection, e.tenant_id, … JOIN projections r ", "Which streams are blocked"),
];

/// Whether a statement begins as an entry says.
pub fn begins(sql: &str, start: &str) -> bool {
    let mut parts = start.split('…');
    let Some(mut rest) = parts.next().and_then(|first| sql.strip_prefix(first)) else { return false };
    parts.all(|part| {
        let found = rest.find(part);
        rest = found.map_or("", |at| &rest[at + part.len()..]);
        found.is_some()
    })
}

#[test]
fn an_entry_tells_statements_by_their_beginning() {
    assert!(begins("DELETE FROM tally_g# t USING unnest($1)", "DELETE FROM …_g# t USING unnest("));
    assert!(!begins("DELETE FROM tally_g# t USING other", "DELETE FROM …_g# t USING unnest("));
    assert!(!begins("(DELETE FROM tally_g# t USING unnest($1))", "DELETE FROM …_g# t USING unnest("));
}

//! The statements that give commands their places in the log.

/// Every part hangs on `placed`, so a command whose previous version is not there stores nothing: its first position
/// is 0 there, which is none. The counter rows, those of refused commands too, are locked in ascending order, which
/// keeps two groups from waiting for each other; where one is missing the whole group is refused. A version or command
/// id that another writer took raises a unique violation and undoes the whole group.
///
/// The newest version is looked for from the expected one on: an index scan looks at all that it may answer with on its
/// first page, which would be a hundred versions of a user.
///
/// With each comes how long it took until the counters were locked, in seconds.
///
/// What belongs to a command, or to its counter, is picked from an array by its number: a join of a group with
/// itself looks at each pair, and makes a group of 64 take twice as long.
macro_rules! placed {
    ($($then:expr),*) => {
        concat!("
WITH due AS MATERIALIZED (
    SELECT a.command, a.counter,
           CASE WHEN a.expected = coalesce((SELECT e.version FROM events e
                                   WHERE e.partition_id = a.partition_id AND e.tenant_id = a.tenant_id
                                     AND e.stream_type = a.stream_type AND e.stream_id = a.stream_id
                                     AND e.version >= a.expected
                                   ORDER BY e.version DESC LIMIT 1), 0) THEN a.size END AS size
      FROM unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[])
        AS a(command, counter, partition_id, tenant_id, stream_type, stream_id, expected, size)
), locked AS MATERIALIZED (
    SELECT p.partition_id, p.next_position FROM partitions p WHERE p.partition_id = ANY($9::int[])
     ORDER BY p.partition_id FOR UPDATE
), counters AS MATERIALIZED (
    SELECT array_agg(l.next_position ORDER BY l.partition_id) AS next,
           extract(epoch FROM clock_timestamp() - statement_timestamp())::float8 AS waited
      FROM locked l
    HAVING count(*) = cardinality($9::int[])
), placed AS MATERIALIZED (
    SELECT d.command, d.counter, d.size,
           coalesce(c.next[d.counter] + (sum(d.size) OVER w)::bigint - d.size, 0) AS first
      FROM due d CROSS JOIN counters c
    WINDOW w AS (PARTITION BY d.counter ORDER BY d.command)
), bumped AS (
    UPDATE partitions p SET next_position = n.next_position
      FROM (SELECT ($9::int[])[p.counter] AS partition_id, max(p.first + p.size) AS next_position
              FROM placed p WHERE p.first > 0 GROUP BY p.counter) n
     WHERE p.partition_id = n.partition_id
)", $(", ", $then,)* "
SELECT command, first, (SELECT c.waited FROM counters c) FROM placed WHERE first > 0 ORDER BY command")
    };
}

/// Places the commands alone; their rows are to follow in the same transaction.
pub const PLACE: &str = placed!();

/// Their events and texts, from `$10` on.
macro_rules! stored {
    () => {
        "firsts AS MATERIALIZED (
    SELECT array_agg(p.first ORDER BY p.command) AS of_command FROM placed p
), stored_events AS (
    INSERT INTO events (partition_id, position, tenant_id, stream_type, stream_id, version, event_id,
                        event_type, schema_version, body, leaf_hash, actor, command_id, correlation_id,
                        causation_id, recorded_at)
    SELECT e.partition_id, f.of_command[e.command] + e.offset_in, e.tenant_id, e.stream_type, e.stream_id, e.version,
           e.event_id, e.event_type, e.schema_version, e.body,
           sha256('\\x00'::bytea
               || convert_to(e.before || (f.of_command[e.command] + e.offset_in)::text || e.after, 'UTF8')),
           e.actor, e.command_id, e.correlation_id, e.causation_id, e.recorded_at
      FROM unnest($10::int[], $11::int[], $12::text[], $13::text[], $14::text[], $15::bigint[], $16::bigint[],
                  $17::uuid[], $18::text[], $19::int[], $20::text[], $21::text[], $22::text[], $23::text[],
                  $24::text[], $25::text[], $26::text[], $27::bigint[])
        AS e(command, partition_id, tenant_id, stream_type, stream_id, version, offset_in, event_id, event_type,
             schema_version, body, before, after, actor, command_id, correlation_id, causation_id, recorded_at)
     CROSS JOIN firsts f WHERE f.of_command[e.command] > 0
), stored_contents AS (
    INSERT INTO contents (partition_id, content_id, tenant_id, stream_type, stream_id, key, body)
    SELECT c.partition_id, c.content_id, c.tenant_id, c.stream_type, c.stream_id, c.key, c.body
      FROM unnest($28::int[], $29::int[], $30::text[], $31::text[], $32::text[], $33::uuid[], $34::bytea[],
                  $35::text[])
        AS c(command, partition_id, tenant_id, stream_type, stream_id, content_id, key, body)
     CROSS JOIN firsts f WHERE f.of_command[c.command] > 0
)"
    };
}

/// Their receipts, from `$36` on.
macro_rules! receipted {
    () => {
        "stored_receipts AS (
    INSERT INTO commands (partition_id, tenant_id, scope, command_id, request_hash, key_content_id, outcome,
                          first_position, last_position, recorded_at)
    SELECT r.partition_id, r.tenant_id, r.scope, r.command_id, r.request_hash, r.key_content_id, r.outcome,
           f.of_command[r.command], f.of_command[r.command] + r.size - 1, r.recorded_at
      FROM unnest($36::int[], $37::int[], $38::text[], $39::bigint[], $40::text[], $41::text[], $42::bytea[],
                  $43::uuid[], $44::text[], $45::bigint[])
        AS r(command, partition_id, tenant_id, size, scope, command_id, request_hash, key_content_id, outcome,
             recorded_at)
     CROSS JOIN firsts f WHERE f.of_command[r.command] > 0
)"
    };
}

/// What they erase, from `$46` on.
macro_rules! erased {
    () => {
        "erased AS (
    DELETE FROM contents c
     USING firsts f CROSS JOIN unnest($46::int[], $47::int[], $48::text[], $49::uuid[])
        AS x(command, partition_id, tenant_id, content_id)
     WHERE f.of_command[x.command] > 0
       AND c.partition_id = x.partition_id AND c.content_id = x.content_id AND c.tenant_id = x.tenant_id
)"
    };
}

/// Places them and stores their events and texts. Every part costs each group its start, used or not, so there is a
/// statement for each set of parts.
pub const APPEND: &str = placed!(stored!());

/// The same with receipts.
pub const APPEND_WITH_RECEIPTS: &str = placed!(stored!(), receipted!());

/// The same with what they erase.
pub const APPEND_AND_ERASE: &str = placed!(stored!(), receipted!(), erased!());

//! The statements that give commands their places in the log.

/// Every part hangs on `placed`, so a command whose previous version is not there stores nothing. The
/// counter rows are locked in ascending order, which keeps two groups from waiting for each other.
/// A version or command id that another writer took raises a unique violation and undoes the whole group.
macro_rules! placed {
    ($then:literal) => {
        concat!("
WITH asked AS (
    SELECT * FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[])
        AS a(command, partition_id, tenant_id, stream_type, stream_id, expected, size)
), due AS MATERIALIZED (
    SELECT a.* FROM asked a
     WHERE a.expected = coalesce((SELECT e.version FROM events e
                                   WHERE e.partition_id = a.partition_id AND e.tenant_id = a.tenant_id
                                     AND e.stream_type = a.stream_type AND e.stream_id = a.stream_id
                                   ORDER BY e.version DESC LIMIT 1), 0)
), locked AS MATERIALIZED (
    SELECT p.partition_id FROM partitions p
     WHERE p.partition_id IN (SELECT partition_id FROM due)
     ORDER BY p.partition_id FOR UPDATE
), bumped AS (
    UPDATE partitions p SET next_position = p.next_position + n.size
      FROM (SELECT d.partition_id, sum(d.size)::bigint AS size
              FROM due d JOIN locked USING (partition_id) GROUP BY d.partition_id) n
     WHERE p.partition_id = n.partition_id
    RETURNING p.partition_id, p.next_position - n.size AS base
), placed AS MATERIALIZED (
    SELECT d.*, b.base + (sum(d.size) OVER (PARTITION BY d.partition_id ORDER BY d.command))::bigint - d.size
               AS first
      FROM due d JOIN bumped b USING (partition_id)
", $then, "
SELECT command, first FROM placed ORDER BY command")
    };
}

/// Places the commands alone; their rows are to follow in the same transaction.
pub const PLACE: &str = placed!(")");

/// Places them and stores all of it.
pub const APPEND: &str = placed!(
    "), stored_events AS (
    INSERT INTO events (partition_id, position, tenant_id, stream_type, stream_id, version, event_id,
                        event_type, schema_version, body, leaf_hash, actor, command_id, correlation_id,
                        causation_id, recorded_at)
    SELECT p.partition_id, p.first + e.offset_in, p.tenant_id, p.stream_type, p.stream_id,
           p.expected + 1 + e.offset_in, e.event_id, e.event_type, e.schema_version, e.body,
           sha256('\\x00'::bytea || convert_to(e.before || (p.first + e.offset_in)::text || e.after, 'UTF8')),
           e.actor, e.command_id, e.correlation_id, e.causation_id, e.recorded_at
      FROM unnest($8::int[], $9::bigint[], $10::uuid[], $11::text[], $12::int[], $13::text[], $14::text[],
                  $15::text[], $16::text[], $17::text[], $18::text[], $19::text[], $20::bigint[])
        AS e(command, offset_in, event_id, event_type, schema_version, body, before, after, actor,
             command_id, correlation_id, causation_id, recorded_at)
      JOIN placed p USING (command)
), stored_contents AS (
    INSERT INTO contents (partition_id, content_id, tenant_id, stream_type, stream_id, key, body)
    SELECT p.partition_id, c.content_id, p.tenant_id, p.stream_type, p.stream_id, c.key, c.body
      FROM unnest($21::int[], $22::uuid[], $23::bytea[], $24::text[]) AS c(command, content_id, key, body)
      JOIN placed p USING (command)
), erased AS (
    DELETE FROM contents c USING unnest($25::int[], $26::uuid[]) AS x(command, content_id)
      JOIN placed p USING (command)
     WHERE c.partition_id = p.partition_id AND c.content_id = x.content_id AND c.tenant_id = p.tenant_id
), stored_receipts AS (
    INSERT INTO commands (partition_id, tenant_id, scope, command_id, request_hash, key_content_id, outcome,
                          first_position, last_position, recorded_at)
    SELECT p.partition_id, p.tenant_id, r.scope, r.command_id, r.request_hash, r.key_content_id, r.outcome,
           p.first, p.first + p.size - 1, r.recorded_at
      FROM unnest($27::int[], $28::text[], $29::text[], $30::bytea[], $31::uuid[], $32::text[], $33::bigint[])
        AS r(command, scope, command_id, request_hash, key_content_id, outcome, recorded_at)
      JOIN placed p USING (command)
)"
);

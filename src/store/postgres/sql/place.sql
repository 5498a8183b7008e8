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
)

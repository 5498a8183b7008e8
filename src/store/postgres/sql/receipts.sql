    SELECT r.partition_id, r.tenant_id, r.scope, r.command_id, r.request_hash, r.key_content_id, r.outcome,
           f.of_command[r.command], f.of_command[r.command] + r.size - 1, r.recorded_at
      FROM unnest($36::int[], $37::int[], $38::text[], $39::bigint[], $40::text[], $41::text[], $42::bytea[],
                  $43::uuid[], $44::text[], $45::bigint[])
        AS r(command, partition_id, tenant_id, size, scope, command_id, request_hash, key_content_id, outcome,
             recorded_at)
     CROSS JOIN firsts f WHERE f.of_command[r.command] > 0

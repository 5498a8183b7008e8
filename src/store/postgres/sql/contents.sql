    SELECT c.partition_id, c.content_id, c.tenant_id, c.stream_type, c.stream_id, c.key, c.body
      FROM unnest($28::int[], $29::int[], $30::text[], $31::text[], $32::text[], $33::uuid[], $34::bytea[],
                  $35::text[])
        AS c(command, partition_id, tenant_id, stream_type, stream_id, content_id, key, body)
     CROSS JOIN firsts f WHERE f.of_command[c.command] > 0

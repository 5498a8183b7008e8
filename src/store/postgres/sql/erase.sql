erased AS (
    DELETE FROM contents c
     USING firsts f CROSS JOIN unnest($46::int[], $47::int[], $48::text[], $49::uuid[])
        AS x(command, partition_id, tenant_id, content_id)
     WHERE f.of_command[x.command] > 0
       AND c.partition_id = x.partition_id AND c.content_id = x.content_id AND c.tenant_id = x.tenant_id
)

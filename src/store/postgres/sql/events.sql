    SELECT e.partition_id, f.of_command[e.command] + e.offset_in, e.tenant_id, e.stream_type, e.stream_id, e.version,
           e.event_id, e.event_type, e.schema_version, e.body,
           sha256('\x00'::bytea
               || convert_to(e.before || (f.of_command[e.command] + e.offset_in)::text || e.after, 'UTF8')),
           e.actor, e.command_id, e.correlation_id, e.causation_id, e.recorded_at
      FROM unnest($10::int[], $11::int[], $12::text[], $13::text[], $14::text[], $15::bigint[], $16::bigint[],
                  $17::uuid[], $18::text[], $19::int[], $20::text[], $21::text[], $22::text[], $23::text[],
                  $24::text[], $25::text[], $26::text[], $27::bigint[])
        AS e(command, partition_id, tenant_id, stream_type, stream_id, version, offset_in, event_id, event_type,
             schema_version, body, before, after, actor, command_id, correlation_id, causation_id, recorded_at)
     CROSS JOIN firsts f WHERE f.of_command[e.command] > 0

DELETE FROM contents WHERE partition_id = ?1 AND content_id = ?2 AND tenant_id = ?3

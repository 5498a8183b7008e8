SELECT version FROM events
 WHERE partition_id = ?1 AND tenant_id = ?2 AND stream_type = ?3 AND stream_id = ?4
 ORDER BY version DESC LIMIT 1

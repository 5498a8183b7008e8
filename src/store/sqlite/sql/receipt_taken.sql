SELECT 1 FROM commands WHERE partition_id = ?1 AND tenant_id = ?2 AND scope = ?3 AND command_id = ?4

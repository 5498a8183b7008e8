UPDATE partitions SET next_position = ?2 WHERE partition_id = ?1

SELECT next_position FROM partitions WHERE partition_id = ?1

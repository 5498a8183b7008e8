-- A key for each person. Values that the person rejected are known again by a hash under it, without being kept. Once the row
-- is deleted, nobody can confirm a guess of them.
CREATE TABLE person_keys (
    partition_id integer NOT NULL,
    tenant_id    text NOT NULL,
    user_id      text NOT NULL,
    key          blob NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id)
) STRICT;

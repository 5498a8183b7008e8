-- A key for each person, under which values that the person rejected are known again without being kept. Who destroys it
-- destroys what it tells.
CREATE TABLE person_keys (
    partition_id integer NOT NULL,
    tenant_id    text COLLATE "C" NOT NULL,
    user_id      text COLLATE "C" NOT NULL,
    key          bytea NOT NULL,
    PRIMARY KEY (partition_id, tenant_id, user_id)
);

-- Who was shown texts, and who was refused: ids and labels, never a text. Read by tenant and time, and emptied the same way.
CREATE TABLE accesses (
    tenant_id      text COLLATE "C" NOT NULL,
    recorded_at    bigint NOT NULL,
    access_id      text COLLATE "C" NOT NULL,
    credential_id  text COLLATE "C" NOT NULL,
    actor          text   NOT NULL,
    role           text   NOT NULL,
    route          text   NOT NULL,
    -- Empty where it is about none, or about several.
    user_id        text COLLATE "C" NOT NULL,
    status         text   NOT NULL,
    memories       bigint NOT NULL,
    -- JSON: the first few hundred.
    memory_ids     text   NOT NULL,
    times          bigint NOT NULL,
    correlation_id text,
    PRIMARY KEY (tenant_id, recorded_at, access_id)
);

CREATE INDEX accesses_of_user ON accesses (tenant_id, user_id, recorded_at, access_id);

-- Who made and ended a key stands in the log as well, in the stream of the key.
ALTER TABLE api_keys ADD COLUMN made_by text;
ALTER TABLE api_keys ADD COLUMN revoked_by text;
ALTER TABLE api_keys ADD COLUMN expires_at bigint;
ALTER TABLE api_keys ADD COLUMN end_noted_at bigint;
ALTER TABLE api_keys ADD COLUMN last_used_at bigint;

-- Who was shown texts, and who was refused: ids and labels, never a text. Read by tenant and time, and emptied the same way.
CREATE TABLE accesses (
    tenant_id      text   NOT NULL,
    recorded_at    integer NOT NULL,
    access_id      text   NOT NULL,
    credential_id  text   NOT NULL,
    actor          text   NOT NULL,
    role           text   NOT NULL,
    route          text   NOT NULL,
    -- Empty where it is about none, or about several.
    user_id        text   NOT NULL,
    status         text   NOT NULL,
    memories       integer NOT NULL,
    -- JSON: the first few hundred.
    memory_ids     text   NOT NULL,
    times          integer NOT NULL,
    correlation_id text,
    PRIMARY KEY (tenant_id, recorded_at, access_id)
) STRICT;

CREATE INDEX accesses_of_user ON accesses (tenant_id, user_id, recorded_at, access_id);

-- Who made and ended a key stands in the log as well, in the stream of the key.
ALTER TABLE api_keys ADD COLUMN made_by text;
ALTER TABLE api_keys ADD COLUMN revoked_by text;
ALTER TABLE api_keys ADD COLUMN expires_at integer;
ALTER TABLE api_keys ADD COLUMN end_noted_at integer;
ALTER TABLE api_keys ADD COLUMN last_used_at integer;

-- When upkeep was last done, and what it found: verify, and backup. No event tells it, and nothing else depends on it.
CREATE TABLE upkeep (
    task   text NOT NULL PRIMARY KEY,
    at     integer NOT NULL,
    faults integer NOT NULL
) STRICT, WITHOUT ROWID;

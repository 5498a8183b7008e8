-- When upkeep was last done, and what it found: verify, and backup. No event tells it, and nothing else depends on it.
CREATE TABLE upkeep (
    task   text COLLATE "C" NOT NULL PRIMARY KEY,
    at     bigint NOT NULL,
    faults bigint NOT NULL
);

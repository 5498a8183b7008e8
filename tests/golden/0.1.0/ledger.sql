--
-- PostgreSQL database dump
--



SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    account_id text NOT NULL,
    tenant_id text NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    password_hash text NOT NULL,
    created_at bigint NOT NULL,
    disabled_at bigint
);


--
-- Name: api_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.api_keys (
    key_id text NOT NULL,
    tenant_id text NOT NULL,
    role text NOT NULL,
    agent text,
    user_ids text NOT NULL,
    secret_hash bytea NOT NULL,
    created_at bigint NOT NULL,
    revoked_at bigint
);


--
-- Name: changes_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.changes_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    rev bigint NOT NULL,
    "position" bigint,
    memory_id text COLLATE pg_catalog."C",
    event text COLLATE pg_catalog."C",
    old_state text COLLATE pg_catalog."C",
    new_state text COLLATE pg_catalog."C",
    old_content uuid,
    new_content uuid,
    reason uuid,
    actor text COLLATE pg_catalog."C",
    run_id text COLLATE pg_catalog."C",
    recorded_at bigint,
    detail text COLLATE pg_catalog."C"
);


--
-- Name: changes; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.changes AS
 SELECT changes_g1.partition_id,
    changes_g1.tenant_id,
    changes_g1.user_id,
    changes_g1.rev,
    changes_g1."position",
    changes_g1.memory_id,
    changes_g1.event,
    changes_g1.old_state,
    changes_g1.new_state,
    changes_g1.old_content,
    changes_g1.new_content,
    changes_g1.reason,
    changes_g1.actor,
    changes_g1.run_id,
    changes_g1.recorded_at,
    changes_g1.detail
   FROM public.changes_g1;


--
-- Name: checkpoints; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.checkpoints (
    partition_id integer NOT NULL,
    projection text NOT NULL,
    generation bigint NOT NULL,
    "position" bigint NOT NULL
)
WITH (fillfactor='20');


--
-- Name: commands; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.commands (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL,
    scope text NOT NULL,
    command_id text NOT NULL,
    request_hash bytea NOT NULL,
    key_content_id uuid,
    outcome text NOT NULL,
    first_position bigint NOT NULL,
    last_position bigint NOT NULL,
    recorded_at bigint NOT NULL
);


--
-- Name: contents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contents (
    partition_id integer NOT NULL,
    content_id uuid NOT NULL,
    tenant_id text NOT NULL,
    stream_type text NOT NULL,
    stream_id text NOT NULL,
    key bytea NOT NULL,
    body text NOT NULL
);
ALTER TABLE ONLY public.contents ALTER COLUMN key SET STATISTICS 0;
ALTER TABLE ONLY public.contents ALTER COLUMN body SET STATISTICS 0;


--
-- Name: events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.events (
    partition_id integer NOT NULL,
    "position" bigint NOT NULL,
    tenant_id text NOT NULL,
    stream_type text NOT NULL,
    stream_id text NOT NULL,
    version bigint NOT NULL,
    event_id uuid NOT NULL,
    event_type text NOT NULL,
    schema_version integer NOT NULL,
    body text NOT NULL,
    leaf_hash bytea NOT NULL,
    actor text NOT NULL,
    command_id text NOT NULL,
    correlation_id text NOT NULL,
    causation_id text,
    recorded_at bigint NOT NULL
);


--
-- Name: cqrs_events; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.cqrs_events AS
 SELECT events.partition_id,
    events.tenant_id,
    events.stream_id,
    events.stream_type AS aggregate_type,
    ((events.tenant_id || '/'::text) || events.stream_id) AS aggregate_id,
    events.version AS sequence,
    events.event_type,
    (events.schema_version)::text AS event_version,
    (events.body)::json AS payload,
    json_build_object('actor', events.actor, 'command_id', events.command_id, 'correlation_id', events.correlation_id) AS metadata
   FROM public.events;


--
-- Name: daily_metrics_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.daily_metrics_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    day bigint NOT NULL,
    event_type text NOT NULL COLLATE pg_catalog."C",
    events bigint
);


--
-- Name: daily_metrics; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.daily_metrics AS
 SELECT daily_metrics_g1.partition_id,
    daily_metrics_g1.tenant_id,
    daily_metrics_g1.day,
    daily_metrics_g1.event_type,
    daily_metrics_g1.events
   FROM public.daily_metrics_g1;


--
-- Name: followers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.followers (
    follower text NOT NULL,
    partition_id integer NOT NULL,
    "position" bigint NOT NULL
);


--
-- Name: generations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.generations (
    projection text NOT NULL,
    generation bigint NOT NULL,
    tables text NOT NULL,
    touched_at bigint NOT NULL
);


--
-- Name: memories_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.memories_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    memory_id text NOT NULL COLLATE pg_catalog."C",
    state text COLLATE pg_catalog."C",
    kind text COLLATE pg_catalog."C",
    category text COLLATE pg_catalog."C",
    bank text COLLATE pg_catalog."C",
    importance bigint,
    pinned bigint,
    thread_id text COLLATE pg_catalog."C",
    agent_id text COLLATE pg_catalog."C",
    run_id text COLLATE pg_catalog."C",
    actor_id text COLLATE pg_catalog."C",
    role text COLLATE pg_catalog."C",
    content_id uuid,
    revision bigint,
    rev bigint,
    created_at bigint,
    updated_at bigint,
    purge_at bigint,
    merged_into text COLLATE pg_catalog."C",
    lineage text COLLATE pg_catalog."C"
);


--
-- Name: memories; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.memories AS
 SELECT memories_g1.partition_id,
    memories_g1.tenant_id,
    memories_g1.user_id,
    memories_g1.memory_id,
    memories_g1.state,
    memories_g1.kind,
    memories_g1.category,
    memories_g1.bank,
    memories_g1.importance,
    memories_g1.pinned,
    memories_g1.thread_id,
    memories_g1.agent_id,
    memories_g1.run_id,
    memories_g1.actor_id,
    memories_g1.role,
    memories_g1.content_id,
    memories_g1.revision,
    memories_g1.rev,
    memories_g1.created_at,
    memories_g1.updated_at,
    memories_g1.purge_at,
    memories_g1.merged_into,
    memories_g1.lineage
   FROM public.memories_g1;


--
-- Name: memory_access; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.memory_access (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    memory_id text NOT NULL,
    last_accessed_at bigint NOT NULL,
    retrievals bigint NOT NULL
)
WITH (fillfactor='80');


--
-- Name: operations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operations (
    operation_id uuid NOT NULL,
    tenant_id text NOT NULL,
    recorded_at bigint NOT NULL,
    user_id text NOT NULL,
    thread_id text,
    node text NOT NULL,
    op text NOT NULL,
    status text NOT NULL,
    memory_id text,
    category text,
    similarity bigint,
    error text,
    actor text NOT NULL
);


--
-- Name: origin; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.origin (
    only_row integer NOT NULL,
    fingerprint text NOT NULL,
    CONSTRAINT origin_only_row_check CHECK ((only_row = 1))
);


--
-- Name: parked_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.parked_events (
    partition_id integer NOT NULL,
    projection text NOT NULL,
    generation bigint NOT NULL,
    "position" bigint NOT NULL,
    tenant_id text NOT NULL,
    stream_type text NOT NULL,
    stream_id text NOT NULL,
    error text NOT NULL,
    attempts bigint NOT NULL,
    parked_at bigint NOT NULL
);


--
-- Name: partitions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.partitions (
    partition_id integer NOT NULL,
    next_position bigint NOT NULL,
    epoch bigint NOT NULL
)
WITH (fillfactor='20');


--
-- Name: projections; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.projections (
    projection text NOT NULL,
    version bigint NOT NULL,
    generation bigint NOT NULL
);


--
-- Name: relations_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.relations_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    memory_id text NOT NULL COLLATE pg_catalog."C",
    other_id text NOT NULL COLLATE pg_catalog."C",
    outgoing bigint,
    strength bigint,
    by_hand bigint,
    rev bigint,
    recorded_at bigint
);


--
-- Name: relations; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.relations AS
 SELECT relations_g1.partition_id,
    relations_g1.tenant_id,
    relations_g1.user_id,
    relations_g1.memory_id,
    relations_g1.other_id,
    relations_g1.outgoing,
    relations_g1.strength,
    relations_g1.by_hand,
    relations_g1.rev,
    relations_g1.recorded_at
   FROM public.relations_g1;


--
-- Name: run_changes_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.run_changes_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    "position" bigint NOT NULL,
    event text COLLATE pg_catalog."C",
    run_id text COLLATE pg_catalog."C",
    workflow text COLLATE pg_catalog."C",
    actor text COLLATE pg_catalog."C",
    recorded_at bigint,
    detail text COLLATE pg_catalog."C"
);


--
-- Name: run_changes; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.run_changes AS
 SELECT run_changes_g1.partition_id,
    run_changes_g1.tenant_id,
    run_changes_g1.user_id,
    run_changes_g1."position",
    run_changes_g1.event,
    run_changes_g1.run_id,
    run_changes_g1.workflow,
    run_changes_g1.actor,
    run_changes_g1.recorded_at,
    run_changes_g1.detail
   FROM public.run_changes_g1;


--
-- Name: run_leases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.run_leases (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL,
    run_id text NOT NULL,
    node text NOT NULL,
    expires_at bigint NOT NULL
);


--
-- Name: runs_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.runs_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    run_id text NOT NULL COLLATE pg_catalog."C",
    workflow text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    requested_at bigint,
    active bigint,
    duration_ms bigint,
    before_count bigint,
    after_count bigint,
    prompt_tokens bigint,
    completion_tokens bigint,
    cost_micros bigint,
    record text COLLATE pg_catalog."C"
);


--
-- Name: runs; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.runs AS
 SELECT runs_g1.partition_id,
    runs_g1.tenant_id,
    runs_g1.user_id,
    runs_g1.run_id,
    runs_g1.workflow,
    runs_g1.status,
    runs_g1.requested_at,
    runs_g1.active,
    runs_g1.duration_ms,
    runs_g1.before_count,
    runs_g1.after_count,
    runs_g1.prompt_tokens,
    runs_g1.completion_tokens,
    runs_g1.cost_micros,
    runs_g1.record
   FROM public.runs_g1;


--
-- Name: schema_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_migrations (
    number bigint NOT NULL,
    name text NOT NULL
);


--
-- Name: search_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    memory_id text NOT NULL COLLATE pg_catalog."C",
    content_id uuid,
    own text COLLATE pg_catalog."C",
    words text COLLATE pg_catalog."C",
    embedder text COLLATE pg_catalog."C",
    bits bit varying,
    vector bytea,
    rewritten smallint
);
ALTER TABLE ONLY public.search_g1 ALTER COLUMN words SET STATISTICS 0;
ALTER TABLE ONLY public.search_g1 ALTER COLUMN bits SET STATISTICS 0;
ALTER TABLE ONLY public.search_g1 ALTER COLUMN vector SET STATISTICS 0;


--
-- Name: search; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.search AS
 SELECT search_g1.partition_id,
    search_g1.tenant_id,
    search_g1.user_id,
    search_g1.memory_id,
    search_g1.content_id,
    search_g1.own,
    search_g1.words,
    search_g1.embedder,
    search_g1.bits,
    search_g1.vector
   FROM public.search_g1;


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    token_hash bytea NOT NULL,
    session_id text NOT NULL,
    account_id text NOT NULL,
    tenant_id text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    ended_at bigint
);


--
-- Name: snapshots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.snapshots (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL,
    stream_type text NOT NULL,
    stream_id text NOT NULL,
    version bigint NOT NULL,
    schema text NOT NULL,
    body text NOT NULL
);


--
-- Name: thread_acks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.thread_acks (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL,
    user_id text NOT NULL,
    thread_id text NOT NULL,
    rev bigint NOT NULL,
    acked_at bigint NOT NULL
);


--
-- Name: user_stats_g1; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.user_stats_g1 (
    partition_id bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    active bigint,
    archived bigint,
    merged bigint,
    soft_deleted bigint,
    purged bigint,
    rev bigint,
    first_at bigint,
    last_at bigint
);


--
-- Name: user_stats; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.user_stats AS
 SELECT user_stats_g1.partition_id,
    user_stats_g1.tenant_id,
    user_stats_g1.user_id,
    user_stats_g1.active,
    user_stats_g1.archived,
    user_stats_g1.merged,
    user_stats_g1.soft_deleted,
    user_stats_g1.purged,
    user_stats_g1.rev,
    user_stats_g1.first_at,
    user_stats_g1.last_at
   FROM public.user_stats_g1;


--
-- Name: verifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.verifications (
    tenant_id text NOT NULL,
    at bigint NOT NULL,
    verification_id uuid NOT NULL,
    user_id text,
    actor text NOT NULL,
    ok bigint NOT NULL,
    events bigint NOT NULL,
    fault_count bigint NOT NULL,
    faults text NOT NULL,
    duration_ms bigint NOT NULL
);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES
	('k_PhxK8jgQc4hB', 'default', 'admin', NULL, '[]', '\xbd9e4c6d9d8bf3eb957cf621723ce450c83da1535bd33fb6ffd41ff61f9df67c', 1795338472233205, NULL),
	('k_SHF1wBcA7Jhn', 'default', 'auditor', 'reviewer', '[]', '\x7dfe1a05678c8eb2b1b594f8d74e1b9b9c1a5cd4b3a143a5fc915626ea699a1d', 1795338472331159, NULL),
	('k_NWaFkpWUmNGt', 'default', 'agent', 'planner', '["ana"]', '\x32db612d3f17252dcc925245a5cb4f876a800136d66bdf904319bf5d6ad81fb5', 1795338472418800, NULL),
	('k_oXpSkeqISDEL', 'bridge', 'admin', NULL, '[]', '\xe54e45cd41bc0775b1945f16ccac397c849242dbf3693d69e9c479b42d30e661', 1795338472505177, NULL),
	('k_kqGy7xtx4T7G', 'default', 'admin', NULL, '[]', '\x7a6522aac59cf2894ee19a6132acb2b9dbfd6335d64a3f1af587b7bcd2898fc1', 1795338472588796, 1795338472708593);


--
-- Data for Name: changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes_g1 VALUES
	(53, 'default', 'bruno', 1, 1, 'bruno-1', 'ADD', NULL, 'active', NULL, '01a20283-0d3e-71c2-9876-f97ed0e942df', NULL, 'admin:cli', 'import:jsonl', 1795338472766585, '{}'),
	(53, 'default', 'bruno', 2, 2, 'bruno-2', 'ADD', NULL, 'active', NULL, '01a20283-0d3e-71c2-9876-f97f816cbb1d', NULL, 'admin:cli', 'import:jsonl', 1795338472766585, '{}'),
	(53, 'default', 'bruno', 3, 3, 'bruno-3', 'ADD', NULL, 'active', NULL, '01a20283-0d3e-71c2-9876-f9808df6739c', NULL, 'admin:cli', 'import:jsonl', 1795338472766585, '{}'),
	(53, 'default', 'bruno', 4, 4, 'bruno-4', 'ADD', NULL, 'active', NULL, '01a20283-0d3e-71c2-9876-f981cddddb16', NULL, 'admin:cli', 'import:jsonl', 1795338472766585, '{}'),
	(53, 'default', 'bruno', 5, 5, 'bruno-5', 'ADD', NULL, 'active', NULL, '01a20283-0d3e-71c2-9876-f98229cf0c7f', NULL, 'admin:cli', 'import:jsonl', 1795338472766585, '{}'),
	(53, 'default', 'bruno', 6, 6, 'bruno-6', 'ADD', NULL, 'active', NULL, '01a20283-0d3e-71c2-9876-f98308d5037a', NULL, 'admin:cli', 'import:jsonl', 1795338472766585, '{}'),
	(53, 'default', 'bruno', 7, 7, 'bruno-6', 'DELETE', 'active', 'archived', '01a20283-0d3e-71c2-9876-f98308d5037a', NULL, NULL, 'admin:cli', 'import:jsonl', 1795338472766585, '{}'),
	(53, 'default', 'bruno', 8, 8, 'bruno-7', 'ADD', NULL, 'active', NULL, '01a20283-0d3e-71c2-9876-f984006ffa40', NULL, 'admin:cli', 'import:jsonl', 1795338472766585, '{}'),
	(53, 'default', 'bruno', 9, 9, 'bruno-7', 'DELETE', 'active', 'archived', '01a20283-0d3e-71c2-9876-f984006ffa40', NULL, NULL, 'admin:cli', 'import:jsonl', 1795338472766585, '{}'),
	(53, 'default', 'bruno', 10, 10, 'bruno-8', 'ADD', NULL, 'active', NULL, '01a20283-0d3e-71c2-9876-f985b8ca1031', NULL, 'admin:cli', 'import:jsonl', 1795338472766585, '{}'),
	(48, 'default', 'carl', 1, 1, 'carl-1', 'ADD', NULL, 'active', NULL, '01a20283-0d90-7036-97b9-7cfb9d3cdbec', NULL, 'admin:cli', 'import:agno', 1795338472848580, '{}'),
	(48, 'default', 'carl', 2, 2, 'carl-2', 'ADD', NULL, 'active', NULL, '01a20283-0d90-7036-97b9-7cfcfee41d84', NULL, 'admin:cli', 'import:agno', 1795338472848580, '{}'),
	(43, 'default', 'ana', 1, 1, '01a20283-0e2f-72ff-9dc7-6d6a7c7f0b2c', 'ADD', NULL, 'active', NULL, '01a20283-0e31-7015-922b-5339ad2ab23d', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473009026, '{}'),
	(43, 'default', 'ana', 2, 2, '01a20283-0e7d-74c7-a78e-5869e24a432d', 'ADD', NULL, 'active', NULL, '01a20283-0e7d-74c7-a78e-586bcb5c4f1f', NULL, 'admin:k_PhxK8jgQc4hB', 'run-7', 1795338473085748, '{}'),
	(43, 'default', 'ana', 3, 3, '01a20283-0ebd-7468-bd74-077e0f814c69', 'ADD', NULL, 'active', NULL, '01a20283-0ebd-7468-bd74-078011667164', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473149447, '{}'),
	(43, 'default', 'ana', 4, 4, '01a20283-0f02-71de-b72b-3135c2df381d', 'ADD', NULL, 'active', NULL, '01a20283-0f02-71de-b72b-31377a6ee081', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473218683, '{}'),
	(43, 'default', 'ana', 5, 5, '01a20283-0f44-73cf-b1ca-2c06d59f450a', 'ADD', NULL, 'active', NULL, '01a20283-0f44-73cf-b1ca-2c089d5d1339', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473284784, '{}'),
	(43, 'default', 'ana', 6, 6, '01a20283-0f79-76f3-af61-69d1d467cebd', 'ADD', NULL, 'active', NULL, '01a20283-0f79-76f3-af61-69d3596c9532', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473337181, '{}'),
	(43, 'default', 'ana', 7, 7, '01a20283-0fb5-7547-8c43-e9dd84d6f66e', 'ADD', NULL, 'active', NULL, '01a20283-0fb5-7547-8c43-e9df602ab6aa', NULL, 'agent:planner', NULL, 1795338473397850, '{}'),
	(43, 'default', 'ana', 8, 8, '01a20283-0e2f-72ff-9dc7-6d6a7c7f0b2c', 'UPDATE', 'active', 'active', '01a20283-0e31-7015-922b-5339ad2ab23d', '01a20283-0ff0-756d-b89a-9d57a624be1f', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473455702, '{"set":{"category":null},"was":{"category":"Personal"}}'),
	(43, 'default', 'ana', 9, 9, '01a20283-0e7d-74c7-a78e-5869e24a432d', 'UPDATE', 'active', 'active', '01a20283-0e7d-74c7-a78e-586bcb5c4f1f', '01a20283-0e7d-74c7-a78e-586bcb5c4f1f', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473520750, '{"set":{"pinned":false},"was":{"pinned":true}}'),
	(43, 'default', 'ana', 10, 10, '01a20283-0fb5-7547-8c43-e9dd84d6f66e', 'UPDATE', 'active', 'active', '01a20283-0fb5-7547-8c43-e9df602ab6aa', '01a20283-0fb5-7547-8c43-e9df602ab6aa', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473532807, '{"set":{"pinned":true},"was":{"pinned":false}}'),
	(43, 'default', 'ana', 11, 11, '01a20283-0fb5-7547-8c43-e9dd84d6f66e', 'UPDATE', 'active', 'active', '01a20283-0fb5-7547-8c43-e9df602ab6aa', '01a20283-0fb5-7547-8c43-e9df602ab6aa', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473545476, '{"set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}'),
	(43, 'default', 'ana', 12, 12, '01a20283-0e7d-74c7-a78e-5869e24a432d', 'UPDATE', 'active', 'active', '01a20283-0e7d-74c7-a78e-586bcb5c4f1f', '01a20283-0e7d-74c7-a78e-586bcb5c4f1f', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473557134, '{"set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}'),
	(43, 'default', 'ana', 13, 13, '01a20283-0e7d-74c7-a78e-5869e24a432d', 'UPDATE', 'active', 'active', '01a20283-0e7d-74c7-a78e-586bcb5c4f1f', '01a20283-1060-73f1-9950-cf950b15f8da', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473568076, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 14, 14, '01a20283-1079-732a-afff-af43114d4e35', 'MERGE', NULL, 'active', NULL, '01a20283-1079-732a-afff-af457b1e8456', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473593148, '{"derived_from":[{"memory_id":"01a20283-0ebd-7468-bd74-077e0f814c69","revision":1},{"memory_id":"01a20283-0f02-71de-b72b-3135c2df381d","revision":1}]}'),
	(43, 'default', 'ana', 15, 15, '01a20283-0ebd-7468-bd74-077e0f814c69', 'MERGE', 'active', 'merged', '01a20283-0ebd-7468-bd74-078011667164', NULL, NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473593148, '{"merged_into":"01a20283-1079-732a-afff-af43114d4e35"}'),
	(43, 'default', 'ana', 16, 16, '01a20283-0f02-71de-b72b-3135c2df381d', 'MERGE', 'active', 'merged', '01a20283-0f02-71de-b72b-31377a6ee081', NULL, NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473593148, '{"merged_into":"01a20283-1079-732a-afff-af43114d4e35"}'),
	(43, 'default', 'ana', 17, 17, '01a20283-0f02-71de-b72b-3135c2df381d', 'RESTORE', 'merged', 'active', NULL, '01a20283-0f02-71de-b72b-31377a6ee081', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473606446, '{}'),
	(43, 'default', 'ana', 18, 18, '01a20283-1092-7431-8bd9-f6cc36cb40e6', 'ADD', NULL, 'active', NULL, '01a20283-1092-7431-8bd9-f6cef87bad53', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473618537, '{}'),
	(43, 'default', 'ana', 19, 19, '01a20283-10ce-776c-a6bf-6a0d0d5521fb', 'ADD', NULL, 'active', NULL, '01a20283-10ce-776c-a6bf-6a0fd71d49cf', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473678199, '{}'),
	(43, 'default', 'ana', 20, 20, '01a20283-1092-7431-8bd9-f6cc36cb40e6', 'MERGE', 'active', 'active', '01a20283-1092-7431-8bd9-f6cef87bad53', '01a20283-1107-7598-99ba-d147ebf3cec9', '01a20283-1107-7598-99ba-d148c7ce5f84', 'admin:k_PhxK8jgQc4hB', NULL, 1795338473734544, '{"derived_from":[{"memory_id":"01a20283-1092-7431-8bd9-f6cc36cb40e6","revision":1},{"memory_id":"01a20283-10ce-776c-a6bf-6a0d0d5521fb","revision":1}]}'),
	(43, 'default', 'ana', 21, 21, '01a20283-10ce-776c-a6bf-6a0d0d5521fb', 'MERGE', 'active', 'merged', '01a20283-10ce-776c-a6bf-6a0fd71d49cf', NULL, NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473734544, '{"merged_into":"01a20283-1092-7431-8bd9-f6cc36cb40e6"}'),
	(43, 'default', 'ana', 22, 22, '01a20283-1092-7431-8bd9-f6cc36cb40e6', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473747266, '{"strength":0.5,"to":"01a20283-0fb5-7547-8c43-e9dd84d6f66e"}'),
	(43, 'default', 'ana', 23, 23, '01a20283-1092-7431-8bd9-f6cc36cb40e6', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473758702, '{"strength":1.0,"to":"01a20283-0e7d-74c7-a78e-5869e24a432d"}'),
	(43, 'default', 'ana', 24, 24, '01a20283-1092-7431-8bd9-f6cc36cb40e6', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473787062, '{"removed":true,"to":"01a20283-0e7d-74c7-a78e-5869e24a432d"}'),
	(43, 'default', 'ana', 25, 25, '01a20283-0e7d-74c7-a78e-5869e24a432d', 'DELETE', 'active', 'archived', '01a20283-1060-73f1-9950-cf950b15f8da', NULL, '01a20283-1169-72dd-98ab-460c83aa3b64', 'admin:k_PhxK8jgQc4hB', NULL, 1795338473833902, '{}'),
	(43, 'default', 'ana', 26, 26, '01a20283-0fb5-7547-8c43-e9dd84d6f66e', 'DELETE', 'active', 'archived', '01a20283-0fb5-7547-8c43-e9df602ab6aa', NULL, NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473849183, '{}'),
	(43, 'default', 'ana', 27, 27, '01a20283-0fb5-7547-8c43-e9dd84d6f66e', 'RESTORE', 'archived', 'active', NULL, '01a20283-0fb5-7547-8c43-e9df602ab6aa', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473864776, '{}'),
	(43, 'default', 'ana', 30, 30, '01a20283-0f02-71de-b72b-3135c2df381d', 'TTL', 'active', 'soft_deleted', '01a20283-0f02-71de-b72b-31377a6ee081', NULL, NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473904518, '{"purge_at":4948938473904518}'),
	(43, 'default', 'ana', 28, 28, '01a20283-0f02-71de-b72b-3135c2df381d', 'TTL', 'active', 'soft_deleted', '01a20283-0f02-71de-b72b-31377a6ee081', NULL, '01a20283-1196-71a3-bb91-d59bdcaddede', 'admin:k_PhxK8jgQc4hB', NULL, 1795338473878220, '{"purge_at":4948938473878220}'),
	(43, 'default', 'ana', 29, 29, '01a20283-0f02-71de-b72b-3135c2df381d', 'RESTORE', 'soft_deleted', 'active', NULL, '01a20283-0f02-71de-b72b-31377a6ee081', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338473892078, '{}'),
	(43, 'default', 'ana', 31, 31, '01a20283-0f44-73cf-b1ca-2c06d59f450a', 'PURGE', 'active', 'purged', NULL, NULL, '01a20283-1271-70cb-a280-62fcd520c1f3', 'admin:k_PhxK8jgQc4hB', NULL, 1795338474097159, '{"erased":1}'),
	(43, 'default', 'ana', 32, 32, '01a20283-0ebd-7468-bd74-077e0f814c69', 'PURGE', 'merged', 'purged', NULL, NULL, '01a20283-12f6-75a9-bb4d-4ffc6cd4eea6', 'admin:k_PhxK8jgQc4hB', NULL, 1795338474230646, '{"erased":1}'),
	(48, 'bridge', 'lena', 1, 7, '01a20283-1417-71c6-a72f-4863488858f2', 'ADD', NULL, 'active', NULL, '01a20283-1419-7666-9c92-f3ea467902db', NULL, 'admin:k_oXpSkeqISDEL', NULL, 1795338474520962, '{}'),
	(48, 'bridge', 'lena', 2, 8, '01a20283-1417-71c6-a72f-4863488858f2', 'UPDATE', 'active', 'active', '01a20283-1419-7666-9c92-f3ea467902db', '01a20283-1451-740a-a5e5-5bae3b2e29ab', NULL, 'admin:k_oXpSkeqISDEL', NULL, 1795338474576712, '{"set":{},"was":{}}'),
	(48, 'default', 'lena', 4, 6, '01a20283-13c3-7121-86c0-b2c8b42382a4', 'DELETE', 'active', 'archived', '01a20283-13c4-72fa-a20d-cc81a792c5d6', NULL, NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338474506514, '{}'),
	(48, 'default', 'lena', 1, 3, '01a20283-134b-73f8-afa1-b4783bf60605', 'ADD', NULL, 'active', NULL, '01a20283-134d-70f4-a640-f4668a7a9b70', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338474317252, '{}'),
	(48, 'default', 'lena', 2, 4, '01a20283-138b-7038-a9d5-3561abbcecbd', 'ADD', NULL, 'active', NULL, '01a20283-138b-7038-a9d5-356378e9a55e', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338474379644, '{}'),
	(48, 'default', 'lena', 3, 5, '01a20283-13c3-7121-86c0-b2c8b42382a4', 'ADD', NULL, 'active', NULL, '01a20283-13c4-72fa-a20d-cc81a792c5d6', NULL, 'admin:k_PhxK8jgQc4hB', NULL, 1795338474436032, '{}');


--
-- Data for Name: checkpoints; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.checkpoints VALUES
	(0, 'memories', 1, 0),
	(1, 'memories', 1, 0),
	(2, 'memories', 1, 0),
	(3, 'memories', 1, 0),
	(4, 'memories', 1, 0),
	(5, 'memories', 1, 0),
	(6, 'memories', 1, 0),
	(7, 'memories', 1, 0),
	(8, 'memories', 1, 0),
	(9, 'memories', 1, 0),
	(10, 'memories', 1, 0),
	(11, 'memories', 1, 0),
	(12, 'memories', 1, 0),
	(13, 'memories', 1, 0),
	(14, 'memories', 1, 0),
	(15, 'memories', 1, 0),
	(16, 'memories', 1, 0),
	(17, 'memories', 1, 0),
	(18, 'memories', 1, 0),
	(19, 'memories', 1, 0),
	(20, 'memories', 1, 0),
	(21, 'memories', 1, 0),
	(22, 'memories', 1, 0),
	(23, 'memories', 1, 0),
	(24, 'memories', 1, 0),
	(25, 'memories', 1, 0),
	(26, 'memories', 1, 0),
	(27, 'memories', 1, 0),
	(28, 'memories', 1, 0),
	(29, 'memories', 1, 0),
	(30, 'memories', 1, 0),
	(31, 'memories', 1, 0),
	(32, 'memories', 1, 0),
	(33, 'memories', 1, 0),
	(34, 'memories', 1, 0),
	(35, 'memories', 1, 0),
	(36, 'memories', 1, 0),
	(37, 'memories', 1, 0),
	(38, 'memories', 1, 0),
	(39, 'memories', 1, 0),
	(40, 'memories', 1, 0),
	(41, 'memories', 1, 0),
	(42, 'memories', 1, 0),
	(44, 'memories', 1, 0),
	(45, 'memories', 1, 0),
	(46, 'memories', 1, 0),
	(47, 'memories', 1, 0),
	(49, 'memories', 1, 0),
	(50, 'memories', 1, 0),
	(51, 'memories', 1, 0),
	(43, 'memories', 1, 32),
	(48, 'memories', 1, 8),
	(52, 'memories', 1, 0),
	(54, 'memories', 1, 0),
	(55, 'memories', 1, 0),
	(56, 'memories', 1, 0),
	(57, 'memories', 1, 0),
	(58, 'memories', 1, 0),
	(59, 'memories', 1, 0),
	(60, 'memories', 1, 0),
	(61, 'memories', 1, 0),
	(62, 'memories', 1, 0),
	(63, 'memories', 1, 0),
	(0, 'changes', 1, 0),
	(1, 'changes', 1, 0),
	(2, 'changes', 1, 0),
	(3, 'changes', 1, 0),
	(4, 'changes', 1, 0),
	(5, 'changes', 1, 0),
	(6, 'changes', 1, 0),
	(7, 'changes', 1, 0),
	(8, 'changes', 1, 0),
	(9, 'changes', 1, 0),
	(10, 'changes', 1, 0),
	(11, 'changes', 1, 0),
	(12, 'changes', 1, 0),
	(13, 'changes', 1, 0),
	(53, 'memories', 1, 10),
	(14, 'changes', 1, 0),
	(15, 'changes', 1, 0),
	(16, 'changes', 1, 0),
	(17, 'changes', 1, 0),
	(18, 'changes', 1, 0),
	(19, 'changes', 1, 0),
	(20, 'changes', 1, 0),
	(21, 'changes', 1, 0),
	(22, 'changes', 1, 0),
	(23, 'changes', 1, 0),
	(24, 'changes', 1, 0),
	(25, 'changes', 1, 0),
	(26, 'changes', 1, 0),
	(27, 'changes', 1, 0),
	(28, 'changes', 1, 0),
	(29, 'changes', 1, 0),
	(30, 'changes', 1, 0),
	(31, 'changes', 1, 0),
	(32, 'changes', 1, 0),
	(33, 'changes', 1, 0),
	(34, 'changes', 1, 0),
	(35, 'changes', 1, 0);
INSERT INTO public.checkpoints VALUES
	(36, 'changes', 1, 0),
	(37, 'changes', 1, 0),
	(38, 'changes', 1, 0),
	(39, 'changes', 1, 0),
	(40, 'changes', 1, 0),
	(41, 'changes', 1, 0),
	(42, 'changes', 1, 0),
	(44, 'changes', 1, 0),
	(45, 'changes', 1, 0),
	(46, 'changes', 1, 0),
	(47, 'changes', 1, 0),
	(49, 'changes', 1, 0),
	(50, 'changes', 1, 0),
	(51, 'changes', 1, 0),
	(52, 'changes', 1, 0),
	(54, 'changes', 1, 0),
	(55, 'changes', 1, 0),
	(56, 'changes', 1, 0),
	(57, 'changes', 1, 0),
	(58, 'changes', 1, 0),
	(59, 'changes', 1, 0),
	(60, 'changes', 1, 0),
	(61, 'changes', 1, 0),
	(62, 'changes', 1, 0),
	(63, 'changes', 1, 0),
	(0, 'search', 1, 0),
	(1, 'search', 1, 0),
	(53, 'changes', 1, 10),
	(43, 'changes', 1, 32),
	(48, 'changes', 1, 8),
	(2, 'search', 1, 0),
	(3, 'search', 1, 0),
	(4, 'search', 1, 0),
	(5, 'search', 1, 0),
	(6, 'search', 1, 0),
	(7, 'search', 1, 0),
	(8, 'search', 1, 0),
	(9, 'search', 1, 0),
	(10, 'search', 1, 0),
	(11, 'search', 1, 0),
	(12, 'search', 1, 0),
	(13, 'search', 1, 0),
	(14, 'search', 1, 0),
	(15, 'search', 1, 0),
	(16, 'search', 1, 0),
	(17, 'search', 1, 0),
	(18, 'search', 1, 0),
	(19, 'search', 1, 0),
	(20, 'search', 1, 0),
	(21, 'search', 1, 0),
	(22, 'search', 1, 0),
	(23, 'search', 1, 0),
	(24, 'search', 1, 0),
	(25, 'search', 1, 0),
	(26, 'search', 1, 0),
	(27, 'search', 1, 0),
	(28, 'search', 1, 0),
	(29, 'search', 1, 0),
	(30, 'search', 1, 0),
	(31, 'search', 1, 0),
	(32, 'search', 1, 0),
	(33, 'search', 1, 0),
	(34, 'search', 1, 0),
	(35, 'search', 1, 0),
	(36, 'search', 1, 0),
	(37, 'search', 1, 0),
	(38, 'search', 1, 0),
	(39, 'search', 1, 0),
	(40, 'search', 1, 0),
	(41, 'search', 1, 0),
	(42, 'search', 1, 0),
	(44, 'search', 1, 0),
	(45, 'search', 1, 0),
	(46, 'search', 1, 0),
	(47, 'search', 1, 0),
	(49, 'search', 1, 0),
	(50, 'search', 1, 0),
	(51, 'search', 1, 0),
	(52, 'search', 1, 0),
	(53, 'search', 1, 10),
	(43, 'search', 1, 32),
	(48, 'search', 1, 8),
	(54, 'search', 1, 0),
	(55, 'search', 1, 0),
	(56, 'search', 1, 0),
	(57, 'search', 1, 0),
	(58, 'search', 1, 0),
	(59, 'search', 1, 0),
	(60, 'search', 1, 0),
	(61, 'search', 1, 0),
	(62, 'search', 1, 0),
	(63, 'search', 1, 0),
	(0, 'relations', 1, 0),
	(1, 'relations', 1, 0),
	(2, 'relations', 1, 0),
	(3, 'relations', 1, 0),
	(4, 'relations', 1, 0),
	(5, 'relations', 1, 0),
	(6, 'relations', 1, 0),
	(7, 'relations', 1, 0);
INSERT INTO public.checkpoints VALUES
	(8, 'relations', 1, 0),
	(9, 'relations', 1, 0),
	(10, 'relations', 1, 0),
	(11, 'relations', 1, 0),
	(12, 'relations', 1, 0),
	(13, 'relations', 1, 0),
	(14, 'relations', 1, 0),
	(15, 'relations', 1, 0),
	(16, 'relations', 1, 0),
	(17, 'relations', 1, 0),
	(18, 'relations', 1, 0),
	(19, 'relations', 1, 0),
	(20, 'relations', 1, 0),
	(21, 'relations', 1, 0),
	(22, 'relations', 1, 0),
	(23, 'relations', 1, 0),
	(24, 'relations', 1, 0),
	(25, 'relations', 1, 0),
	(26, 'relations', 1, 0),
	(27, 'relations', 1, 0),
	(28, 'relations', 1, 0),
	(29, 'relations', 1, 0),
	(30, 'relations', 1, 0),
	(31, 'relations', 1, 0),
	(32, 'relations', 1, 0),
	(33, 'relations', 1, 0),
	(34, 'relations', 1, 0),
	(35, 'relations', 1, 0),
	(36, 'relations', 1, 0),
	(37, 'relations', 1, 0),
	(38, 'relations', 1, 0),
	(39, 'relations', 1, 0),
	(40, 'relations', 1, 0),
	(41, 'relations', 1, 0),
	(42, 'relations', 1, 0),
	(44, 'relations', 1, 0),
	(45, 'relations', 1, 0),
	(46, 'relations', 1, 0),
	(47, 'relations', 1, 0),
	(49, 'relations', 1, 0),
	(50, 'relations', 1, 0),
	(51, 'relations', 1, 0),
	(52, 'relations', 1, 0),
	(54, 'relations', 1, 0),
	(55, 'relations', 1, 0),
	(56, 'relations', 1, 0),
	(57, 'relations', 1, 0),
	(58, 'relations', 1, 0),
	(59, 'relations', 1, 0),
	(60, 'relations', 1, 0),
	(61, 'relations', 1, 0),
	(62, 'relations', 1, 0),
	(63, 'relations', 1, 0),
	(0, 'runs', 1, 0),
	(1, 'runs', 1, 0),
	(2, 'runs', 1, 0),
	(3, 'runs', 1, 0),
	(53, 'relations', 1, 10),
	(43, 'relations', 1, 32),
	(48, 'relations', 1, 8),
	(4, 'runs', 1, 0),
	(5, 'runs', 1, 0),
	(6, 'runs', 1, 0),
	(7, 'runs', 1, 0),
	(8, 'runs', 1, 0),
	(9, 'runs', 1, 0),
	(10, 'runs', 1, 0),
	(11, 'runs', 1, 0),
	(12, 'runs', 1, 0),
	(13, 'runs', 1, 0),
	(14, 'runs', 1, 0),
	(15, 'runs', 1, 0),
	(16, 'runs', 1, 0),
	(17, 'runs', 1, 0),
	(18, 'runs', 1, 0),
	(19, 'runs', 1, 0),
	(20, 'runs', 1, 0),
	(21, 'runs', 1, 0),
	(22, 'runs', 1, 0),
	(23, 'runs', 1, 0),
	(24, 'runs', 1, 0),
	(25, 'runs', 1, 0),
	(26, 'runs', 1, 0),
	(27, 'runs', 1, 0),
	(28, 'runs', 1, 0),
	(29, 'runs', 1, 0),
	(30, 'runs', 1, 0),
	(31, 'runs', 1, 0),
	(32, 'runs', 1, 0),
	(33, 'runs', 1, 0),
	(34, 'runs', 1, 0),
	(35, 'runs', 1, 0),
	(36, 'runs', 1, 0),
	(37, 'runs', 1, 0),
	(38, 'runs', 1, 0),
	(39, 'runs', 1, 0),
	(40, 'runs', 1, 0),
	(41, 'runs', 1, 0),
	(42, 'runs', 1, 0),
	(44, 'runs', 1, 0);
INSERT INTO public.checkpoints VALUES
	(45, 'runs', 1, 0),
	(46, 'runs', 1, 0),
	(47, 'runs', 1, 0),
	(49, 'runs', 1, 0),
	(50, 'runs', 1, 0),
	(51, 'runs', 1, 0),
	(52, 'runs', 1, 0),
	(54, 'runs', 1, 0),
	(55, 'runs', 1, 0),
	(53, 'runs', 1, 10),
	(43, 'runs', 1, 32),
	(48, 'runs', 1, 8),
	(56, 'runs', 1, 0),
	(57, 'runs', 1, 0),
	(58, 'runs', 1, 0),
	(59, 'runs', 1, 0),
	(60, 'runs', 1, 0),
	(61, 'runs', 1, 0),
	(62, 'runs', 1, 0),
	(63, 'runs', 1, 0),
	(0, 'user_stats', 1, 0),
	(1, 'user_stats', 1, 0),
	(2, 'user_stats', 1, 0),
	(3, 'user_stats', 1, 0),
	(4, 'user_stats', 1, 0),
	(5, 'user_stats', 1, 0),
	(6, 'user_stats', 1, 0),
	(7, 'user_stats', 1, 0),
	(8, 'user_stats', 1, 0),
	(9, 'user_stats', 1, 0),
	(10, 'user_stats', 1, 0),
	(11, 'user_stats', 1, 0),
	(12, 'user_stats', 1, 0),
	(13, 'user_stats', 1, 0),
	(14, 'user_stats', 1, 0),
	(15, 'user_stats', 1, 0),
	(16, 'user_stats', 1, 0),
	(17, 'user_stats', 1, 0),
	(18, 'user_stats', 1, 0),
	(19, 'user_stats', 1, 0),
	(20, 'user_stats', 1, 0),
	(21, 'user_stats', 1, 0),
	(22, 'user_stats', 1, 0),
	(23, 'user_stats', 1, 0),
	(24, 'user_stats', 1, 0),
	(25, 'user_stats', 1, 0),
	(26, 'user_stats', 1, 0),
	(27, 'user_stats', 1, 0),
	(28, 'user_stats', 1, 0),
	(29, 'user_stats', 1, 0),
	(30, 'user_stats', 1, 0),
	(31, 'user_stats', 1, 0),
	(32, 'user_stats', 1, 0),
	(33, 'user_stats', 1, 0),
	(34, 'user_stats', 1, 0),
	(35, 'user_stats', 1, 0),
	(36, 'user_stats', 1, 0),
	(37, 'user_stats', 1, 0),
	(38, 'user_stats', 1, 0),
	(39, 'user_stats', 1, 0),
	(40, 'user_stats', 1, 0),
	(41, 'user_stats', 1, 0),
	(42, 'user_stats', 1, 0),
	(43, 'user_stats', 1, 32),
	(44, 'user_stats', 1, 0),
	(45, 'user_stats', 1, 0),
	(46, 'user_stats', 1, 0),
	(47, 'user_stats', 1, 0),
	(49, 'user_stats', 1, 0),
	(50, 'user_stats', 1, 0),
	(51, 'user_stats', 1, 0),
	(52, 'user_stats', 1, 0),
	(54, 'user_stats', 1, 0),
	(55, 'user_stats', 1, 0),
	(56, 'user_stats', 1, 0),
	(57, 'user_stats', 1, 0),
	(58, 'user_stats', 1, 0),
	(59, 'user_stats', 1, 0),
	(60, 'user_stats', 1, 0),
	(61, 'user_stats', 1, 0),
	(62, 'user_stats', 1, 0),
	(63, 'user_stats', 1, 0),
	(0, 'daily_metrics', 1, 0),
	(1, 'daily_metrics', 1, 0),
	(2, 'daily_metrics', 1, 0),
	(3, 'daily_metrics', 1, 0),
	(4, 'daily_metrics', 1, 0),
	(5, 'daily_metrics', 1, 0),
	(53, 'user_stats', 1, 10),
	(48, 'user_stats', 1, 8),
	(6, 'daily_metrics', 1, 0),
	(7, 'daily_metrics', 1, 0),
	(8, 'daily_metrics', 1, 0),
	(9, 'daily_metrics', 1, 0),
	(10, 'daily_metrics', 1, 0),
	(11, 'daily_metrics', 1, 0),
	(12, 'daily_metrics', 1, 0),
	(13, 'daily_metrics', 1, 0),
	(14, 'daily_metrics', 1, 0),
	(15, 'daily_metrics', 1, 0);
INSERT INTO public.checkpoints VALUES
	(16, 'daily_metrics', 1, 0),
	(17, 'daily_metrics', 1, 0),
	(18, 'daily_metrics', 1, 0),
	(19, 'daily_metrics', 1, 0),
	(20, 'daily_metrics', 1, 0),
	(21, 'daily_metrics', 1, 0),
	(22, 'daily_metrics', 1, 0),
	(23, 'daily_metrics', 1, 0),
	(24, 'daily_metrics', 1, 0),
	(25, 'daily_metrics', 1, 0),
	(26, 'daily_metrics', 1, 0),
	(27, 'daily_metrics', 1, 0),
	(28, 'daily_metrics', 1, 0),
	(29, 'daily_metrics', 1, 0),
	(30, 'daily_metrics', 1, 0),
	(31, 'daily_metrics', 1, 0),
	(32, 'daily_metrics', 1, 0),
	(33, 'daily_metrics', 1, 0),
	(34, 'daily_metrics', 1, 0),
	(35, 'daily_metrics', 1, 0),
	(36, 'daily_metrics', 1, 0),
	(37, 'daily_metrics', 1, 0),
	(38, 'daily_metrics', 1, 0),
	(39, 'daily_metrics', 1, 0),
	(40, 'daily_metrics', 1, 0),
	(41, 'daily_metrics', 1, 0),
	(42, 'daily_metrics', 1, 0),
	(44, 'daily_metrics', 1, 0),
	(45, 'daily_metrics', 1, 0),
	(46, 'daily_metrics', 1, 0),
	(47, 'daily_metrics', 1, 0),
	(49, 'daily_metrics', 1, 0),
	(50, 'daily_metrics', 1, 0),
	(51, 'daily_metrics', 1, 0),
	(43, 'daily_metrics', 1, 32),
	(48, 'daily_metrics', 1, 8),
	(52, 'daily_metrics', 1, 0),
	(54, 'daily_metrics', 1, 0),
	(55, 'daily_metrics', 1, 0),
	(56, 'daily_metrics', 1, 0),
	(57, 'daily_metrics', 1, 0),
	(58, 'daily_metrics', 1, 0),
	(59, 'daily_metrics', 1, 0),
	(60, 'daily_metrics', 1, 0),
	(61, 'daily_metrics', 1, 0),
	(62, 'daily_metrics', 1, 0),
	(63, 'daily_metrics', 1, 0),
	(53, 'daily_metrics', 1, 10);


--
-- Data for Name: commands; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.commands VALUES
	(43, 'default', 'k_PhxK8jgQc4hB/memory_book/ana', 'first', '\xbc606b498c12b1d2f0f30051e04a09e75bf0db3abd2b79b83f76bfba46c54415', '01a20283-0e31-7015-922b-5339ad2ab23d', '{"created":1,"memory_id":"01a20283-0e2f-72ff-9dc7-6d6a7c7f0b2c","rev":1}', 1, 1, 1795338473009026),
	(43, 'default', 'k_PhxK8jgQc4hB/memory_book/ana', 'doomed', '\x3dcb7e091db6d6e632776f3583d4247f0a3307ed792bc18b94ff876ccf4003c0', '01a20283-0f44-73cf-b1ca-2c089d5d1339', '{"created":1,"memory_id":"01a20283-0f44-73cf-b1ca-2c06d59f450a","rev":5}', 5, 5, 1795338473284784),
	(43, 'default', 'k_PhxK8jgQc4hB/memory_book/ana', 'guarded', '\x285dff9dbb9aded5d7f2355c2db84ad11a54a8087da571e7a422976b871085d9', '01a20283-0ff0-756d-b89a-9d57a624be1f', '{"created":0,"memory_id":"01a20283-0e2f-72ff-9dc7-6d6a7c7f0b2c","rev":8}', 8, 8, 1795338473455702),
	(43, 'default', 'k_PhxK8jgQc4hB/memory_book/ana', 'same', '\xfdb3f6652432db20411fdb5f06969624cfcad34788e50d187f4c3599a4de1452', '01a20283-1060-73f1-9950-cf950b15f8da', '{"created":0,"memory_id":"01a20283-0e7d-74c7-a78e-5869e24a432d","position":13,"rev":13}', 14, 13, 1795338473580209),
	(43, 'default', 'k_PhxK8jgQc4hB/memory_book/ana', 'purge', '\x4b4a40682d525c26e18d568e70b2c6fe4368a7c31947ee8adfdcf9dd2889ed2e', '01a20283-1271-70cb-a280-62fcd520c1f3', '{"created":0,"memory_id":"01a20283-0f44-73cf-b1ca-2c06d59f450a","rev":31}', 31, 31, 1795338474097159);


--
-- Data for Name: contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contents VALUES
	(53, '01a20283-0d3e-71c2-9876-f97ed0e942df', 'default', 'memory_book', 'bruno', '\x9fc46d8cefcb3280cc705dc1905b332d48b5942680b5237dc2318eb31abe59f4', '{"content":"Works as a carpenter"}'),
	(53, '01a20283-0d3e-71c2-9876-f97f816cbb1d', 'default', 'memory_book', 'bruno', '\x8fa6cc9700fed6429b66d67e51190fd820686f525237bd7b3af6189fc233146a', '{"content":"Moved to Porto"}'),
	(53, '01a20283-0d3e-71c2-9876-f9808df6739c', 'default', 'memory_book', 'bruno', '\x9fbc8a0a40354c133488ed2570badbbb23cd373a31694b6d7103869bcb54f4e7', '{"content":"Sharpens a chisel in three steps"}'),
	(53, '01a20283-0d3e-71c2-9876-f981cddddb16', 'default', 'memory_book', 'bruno', '\xb8253e6772a196e76c791c34ea0e8a04df7195e68d9dfc1941437f622edeed8a', '{"content":"Prefers oak to pine"}'),
	(53, '01a20283-0d3e-71c2-9876-f98229cf0c7f', 'default', 'memory_book', 'bruno', '\xdbe5a169363565242286269064e71ea13ad8a6d9e90ae9dc97a33ecf04c48be6', '{"content":"A year of many moves","metadata":{"cities":["Faro","Porto"],"year":2024}}'),
	(53, '01a20283-0d3e-71c2-9876-f98308d5037a', 'default', 'memory_book', 'bruno', '\x9e2a99ebcf0ccd1f94799d4aef80a79615f5c3cf496f23e135793687e3a17d39', '{"content":"Owned a van","topics":["van","travel"]}'),
	(53, '01a20283-0d3e-71c2-9876-f984006ffa40', 'default', 'memory_book', 'bruno', '\x7ff9c0d296ce7984b27ed4ee25f7d9745f33c756e8c17156923b04a34304660e', '{"content":"Had a dog named Bolt"}'),
	(53, '01a20283-0d3e-71c2-9876-f985b8ca1031', 'default', 'memory_book', 'bruno', '\x2f0a3b1ed6ec8ddbad0738de139a53a916e56846e91814e7b329352a62b77a14', '{"content":"Plays chess on Fridays","input":"I play chess on Fridays."}'),
	(48, '01a20283-0d90-7036-97b9-7cfb9d3cdbec', 'default', 'memory_book', 'carl', '\x55e956c579746a0d42eace4db3ac7d0be9a5748bf4eb3d761db470ed54f5d06c', '{"content":"Likes tea","input":"Tea, please!","topics":["food"]}'),
	(48, '01a20283-0d90-7036-97b9-7cfcfee41d84', 'default', 'memory_book', 'carl', '\xc9cc169e11f563e117c47a5a9db75890587d12e7ced497b13d1560e2fc4d9fc9', '{"content":"Has a cat"}'),
	(43, '01a20283-0e31-7015-922b-5339ad2ab23d', 'default', 'memory_book', 'ana', '\xe640f2d2f0dda0d2d0a1ed054ad264fb2596e202a93e06175be434792da9ee99', '{"content":"Preferred name is Ana","topics":["name"]}'),
	(43, '01a20283-0e7d-74c7-a78e-586bcb5c4f1f', 'default', 'memory_book', 'ana', '\x5b1470e2477fee6d8d916be8b4eb32d5c4b1e758e347568e94f48c833bb88655', '{"content":"Ship v1 by September","metadata":{"points":[1,2.5,null],"source":"standup"},"topics":["project","deadline"]}'),
	(43, '01a20283-0f02-71de-b72b-31377a6ee081', 'default', 'memory_book', 'ana', '\x52b76a68827c8f8ea2f1a8ca85092a0f9d15f941ce5dc78b13ae8a2cac701068', '{"content":"Avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a20283-0f79-76f3-af61-69d3596c9532', 'default', 'memory_book', 'ana', '\x89c6c21f47f979aa67fbb9cea8a876396389f47e0d9776163db7b76f76f46fb9', '{"content":"Says \"olá\", writes 日本語 😀 it''s 100 % \\o/;\n-- keeps ''both'' lines","topics":["línguas"]}'),
	(43, '01a20283-0fb5-7547-8c43-e9df602ab6aa', 'default', 'memory_book', 'ana', '\x6e8c9195febdc5c31ef76648b221001f78081aa10887eb283726ef56d1175db3', '{"content":"Prefers short answers"}'),
	(43, '01a20283-0ff0-756d-b89a-9d57a624be1f', 'default', 'memory_book', 'ana', '\x2e00e9caac7d9260629cb4e59858d690a8bf972e01cd57a9ed60c1d71bf5c5cd', '{"content":"Preferred name is Ana, not Anna","topics":["name"]}'),
	(43, '01a20283-1060-73f1-9950-cf950b15f8da', 'default', 'memory_book', 'ana', '\x5793599495a0a4aa4981daedc76fc836e22cc074c3431d23f6c00dc999941cfa', '{"content":"Ship v1 by September","topics":["deadline"]}'),
	(43, '01a20283-1079-732a-afff-af457b1e8456', 'default', 'memory_book', 'ana', '\x192c8845c558eb29342f423da24d091a0883fa4dcb4f72acfd4f77d1372ff26f', '{"content":"Is lactose intolerant and avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a20283-1092-7431-8bd9-f6cef87bad53', 'default', 'memory_book', 'ana', '\xbddbaede591ea621bb68d1eefd35f6e62f629693d6d9390df8e17c1ada862e2b', '{"content":"Likes green tea","topics":["tea"]}'),
	(43, '01a20283-10ce-776c-a6bf-6a0fd71d49cf', 'default', 'memory_book', 'ana', '\x245c1d798c85db795cb805bba6d16562715565d8a2731d330df6ca7de7f2960f', '{"content":"Drinks tea in the morning"}'),
	(43, '01a20283-1107-7598-99ba-d147ebf3cec9', 'default', 'memory_book', 'ana', '\x65978f2135f28d6cc5c172e87cccd5b472251640f8c029011414fd947b429c9b', '{"content":"Drinks green tea in the morning","topics":["tea"]}'),
	(43, '01a20283-1107-7598-99ba-d148c7ce5f84', 'default', 'memory_book', 'ana', '\xcef8cba1086cd1643b3203f2c9274f1104e08886ac75ce07a1e231f06dffca8b', '{"reason":"the same habit"}'),
	(43, '01a20283-1169-72dd-98ab-460c83aa3b64', 'default', 'memory_book', 'ana', '\x02e54e36fbd1271a2f01c59fe532a21d367f9804e99213414cd8d62909af12f5', '{"reason":"reached"}'),
	(43, '01a20283-1196-71a3-bb91-d59bdcaddede', 'default', 'memory_book', 'ana', '\xaa9a388555eeb784ba292a7354be0a2ffc197287ed2c0a6f54eed2725e51a538', '{"reason":"no longer"}'),
	(43, '01a20283-1271-70cb-a280-62fcd520c1f3', 'default', 'memory_book', 'ana', '\x5d7000cb2f85c33e510eaa26e0d73c2845d1670cb51b54fd95c0a8f1ab83f121', '{"reason":"asked for by the person"}'),
	(43, '01a20283-12f6-75a9-bb4d-4ffc6cd4eea6', 'default', 'memory_book', 'ana', '\xff168719451296940990b14505f2bab2189f112fe4dce68176f775e196b75f27', '{"reason":"said elsewhere"}'),
	(48, '01a20283-134d-70f4-a640-f4668a7a9b70', 'default', 'memory_book', 'lena', '\xc276a6491c5a53ce36edcacbd9003166149f278d60282af209eae1e600eaf996', '{"content":"Runs on Sundays"}'),
	(48, '01a20283-138b-7038-a9d5-356378e9a55e', 'default', 'memory_book', 'lena', '\x9bc1be2e18ac99c82d1b3f3c18278768097a710a87f0eedb0beae2b2d0becabf', '{"content":"Runs ten kilometres"}'),
	(48, '01a20283-13c4-72fa-a20d-cc81a792c5d6', 'default', 'memory_book', 'lena', '\xbc458c016662b23a48df10a598747df6db1e773e63ba6c963b3c46c40f6a0137', '{"content":"Has run a marathon"}'),
	(48, '01a20283-1419-7666-9c92-f3ea467902db', 'bridge', 'memory_book', 'lena', '\x16f59d42053d9ed428f971d370d3a2a5a2786c49186c2c58cf675c4f8f0d131f', '{"content":"Another person of that name"}'),
	(48, '01a20283-1451-740a-a5e5-5bae3b2e29ab', 'bridge', 'memory_book', 'lena', '\x3307e73fc407021557316d60028cc789ac269cf4d9eaeac98ab4ba2bc6f49340', '{"content":"Another person of the same name"}');


--
-- Data for Name: daily_metrics_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.daily_metrics_g1 VALUES
	(53, 'default', 20779, 'MemoryCreated', 8),
	(53, 'default', 20779, 'MemoryDeleted', 2),
	(43, 'default', 20779, 'MemoryUpdated', 3),
	(43, 'default', 20779, 'MemoryPinned', 2),
	(43, 'default', 20779, 'MemoryReclassified', 1),
	(43, 'default', 20779, 'MemoriesMerged', 2),
	(43, 'default', 20779, 'MemoryCreated', 9),
	(43, 'default', 20779, 'MemoryMergedAway', 3),
	(43, 'default', 20779, 'MemoryLinked', 2),
	(43, 'default', 20779, 'MemoryUnlinked', 1),
	(43, 'default', 20779, 'MemoryRestored', 3),
	(43, 'default', 20779, 'MemoryDeleted', 2),
	(43, 'default', 20779, 'MemorySoftDeleted', 2),
	(43, 'default', 20779, 'MemoryPurged', 2),
	(48, 'default', 20779, 'MemoryCreated', 5),
	(48, 'bridge', 20779, 'MemoryCreated', 1),
	(48, 'bridge', 20779, 'MemoryUpdated', 1),
	(48, 'default', 20779, 'MemoryDeleted', 1);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES
	(53, 1, 'default', 'memory_book', 'bruno', 1, '01a20283-0d3e-71c2-9876-f987cb4be25f', 'MemoryCreated', 1, '{"at":1795338472766585,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"ad1db2db67664e6a62b097995490f232f10eeaf4184927e5454e18e80d267c82","content_id":"01a20283-0d3e-71c2-9876-f97ed0e942df"},"created_at":1733414400000000}},"memory_id":"bruno-1","rev":1,"revision":1}', '\xedd6e7a43cf4a3eb47843a81dfa5127dd52c9b7f6aa152b9ee31898daac71f2f', 'admin:cli', '01a20283-0d3e-71c2-9876-f98614c65b50', '01a20283-0d3e-71c2-9876-f98614c65b50', NULL, 1795338472766585),
	(53, 2, 'default', 'memory_book', 'bruno', 2, '01a20283-0d3f-739f-b672-246d8de4a2e5', 'MemoryCreated', 1, '{"at":1795338472766585,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content":{"commitment":"ca2692254497f6e5fbc79b2c245faef19dd62e2ab766251b959f0b798746ddfb","content_id":"01a20283-0d3e-71c2-9876-f97f816cbb1d"},"created_at":1733414400123000,"updated_at":1733500800000000}},"memory_id":"bruno-2","rev":2,"revision":1}', '\xb373b2bf1b076a07c4758634a9daa3da2af180b2041a9e2411254952b7c37970', 'admin:cli', '01a20283-0d3e-71c2-9876-f98614c65b50', '01a20283-0d3e-71c2-9876-f98614c65b50', NULL, 1795338472766585),
	(53, 3, 'default', 'memory_book', 'bruno', 3, '01a20283-0d3f-739f-b672-246eb81866b1', 'MemoryCreated', 1, '{"at":1795338472766585,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content":{"commitment":"3a84e91c8d51edda5b1bde598c3527fce068c89428f36fe9b34312fe3a047be3","content_id":"01a20283-0d3e-71c2-9876-f9808df6739c"}}},"memory_id":"bruno-3","rev":3,"revision":1}', '\xb0e02de3f238ae347b256f8713e84f5183330f501a4676e4c6e0dbf57d07bacd', 'admin:cli', '01a20283-0d3e-71c2-9876-f98614c65b50', '01a20283-0d3e-71c2-9876-f98614c65b50', NULL, 1795338472766585),
	(53, 4, 'default', 'memory_book', 'bruno', 4, '01a20283-0d3f-739f-b672-246f42336a4f', 'MemoryCreated', 1, '{"at":1795338472766585,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":1,"kind":"insight"},"content":{"commitment":"cb63e9fa205aa52329cc80f251fb305d49f076ef49c39f6103d87fd25c61aa24","content_id":"01a20283-0d3e-71c2-9876-f981cddddb16"},"created_at":1733414400000000}},"memory_id":"bruno-4","rev":4,"revision":1}', '\x4684f398461b10fda8d7cb49499119fb5f89aab894b0dcf773f1b56f6b7f1ffe', 'admin:cli', '01a20283-0d3e-71c2-9876-f98614c65b50', '01a20283-0d3e-71c2-9876-f98614c65b50', NULL, 1795338472766585),
	(53, 5, 'default', 'memory_book', 'bruno', 5, '01a20283-0d3f-739f-b672-2470f4fd92dc', 'MemoryCreated', 1, '{"at":1795338472766585,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":5,"kind":"summary"},"content":{"commitment":"546188407b32ed16349b7168ce2e8dcd3ccc36ba58eeccf6b23e67722bfd9109","content_id":"01a20283-0d3e-71c2-9876-f98229cf0c7f"}}},"memory_id":"bruno-5","rev":5,"revision":1}', '\x79ce58fe26a4a478760a090c216e710831c5f4b542c7b8859034196eba1ebbd9', 'admin:cli', '01a20283-0d3e-71c2-9876-f98614c65b50', '01a20283-0d3e-71c2-9876-f98614c65b50', NULL, 1795338472766585),
	(53, 6, 'default', 'memory_book', 'bruno', 6, '01a20283-0d3f-739f-b672-2471906d86cc', 'MemoryCreated', 1, '{"at":1795338472766585,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content":{"commitment":"95fd492b97eaffe054f09a3f352f74c60b90dda6515e0a93aaf826a2dab433fa","content_id":"01a20283-0d3e-71c2-9876-f98308d5037a"}}},"memory_id":"bruno-6","rev":6,"revision":1}', '\x7471d96dd22524d0ec32fbb5d2a04b2eb33ef47e1324870492c55219b656a7eb', 'admin:cli', '01a20283-0d3e-71c2-9876-f98614c65b50', '01a20283-0d3e-71c2-9876-f98614c65b50', NULL, 1795338472766585),
	(53, 7, 'default', 'memory_book', 'bruno', 7, '01a20283-0d3f-739f-b672-24722528b512', 'MemoryDeleted', 1, '{"at":1795338472766585,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a20283-0d3e-71c2-9876-f98308d5037a"}},"memory_id":"bruno-6","rev":7,"revision":2}', '\x07cacaa688ec221c87fbf29ab9eabc900ba1862c34f109327bc7a2daf0a00f67', 'admin:cli', '01a20283-0d3e-71c2-9876-f98614c65b50', '01a20283-0d3e-71c2-9876-f98614c65b50', NULL, 1795338472766585),
	(53, 8, 'default', 'memory_book', 'bruno', 8, '01a20283-0d3f-739f-b672-2473af0256a9', 'MemoryCreated', 1, '{"at":1795338472766585,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content":{"commitment":"48fcd45f7f8a7027ba94a26d268486bed61546133305f975182fe3b8b2982e0c","content_id":"01a20283-0d3e-71c2-9876-f984006ffa40"}}},"memory_id":"bruno-7","rev":8,"revision":1}', '\xbf95bc843e5f176e7760f08756152a0eb8157b50e253f39d0a7dcda5be12ccac', 'admin:cli', '01a20283-0d3e-71c2-9876-f98614c65b50', '01a20283-0d3e-71c2-9876-f98614c65b50', NULL, 1795338472766585),
	(53, 9, 'default', 'memory_book', 'bruno', 9, '01a20283-0d3f-739f-b672-2474ae6b4a63', 'MemoryDeleted', 1, '{"at":1795338472766585,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a20283-0d3e-71c2-9876-f984006ffa40"}},"memory_id":"bruno-7","rev":9,"revision":2}', '\xcd8a2e96f667e6c40e8ed731686849b6fbda509ba8625281fcceac71cc03f21e', 'admin:cli', '01a20283-0d3e-71c2-9876-f98614c65b50', '01a20283-0d3e-71c2-9876-f98614c65b50', NULL, 1795338472766585),
	(53, 10, 'default', 'memory_book', 'bruno', 10, '01a20283-0d3f-739f-b672-247595944214', 'MemoryCreated', 1, '{"at":1795338472766585,"by_run":"import:jsonl","change":{"created":{"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content":{"commitment":"6a905885083956363181b6305571bd3c1f7a3fc03ab71cffc452a7c35d62f572","content_id":"01a20283-0d3e-71c2-9876-f985b8ca1031"}}},"memory_id":"bruno-8","rev":10,"revision":1}', '\xe673003cb3949387f43b8bb6f3dba36668380602dc48225a3ada7872d479b74b', 'admin:cli', '01a20283-0d3e-71c2-9876-f98614c65b50', '01a20283-0d3e-71c2-9876-f98614c65b50', NULL, 1795338472766585),
	(48, 1, 'default', 'memory_book', 'carl', 1, '01a20283-0d90-7036-97b9-7cfe827d1224', 'MemoryCreated', 1, '{"at":1795338472848580,"by_run":"import:agno","change":{"created":{"attributes":{"agent_id":"planner","bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"7cd8c4706918aa65c69c8006e202c0a22a5fd7a33d0c9d19fa3987f4497992af","content_id":"01a20283-0d90-7036-97b9-7cfb9d3cdbec"},"created_at":1733414400000000,"updated_at":1733414401000000}},"memory_id":"carl-1","rev":1,"revision":1}', '\xf5ece8d751764c8a9d12b06e41828c5762ed49af14701465e757f33140600c3a', 'admin:cli', '01a20283-0d90-7036-97b9-7cfd15f88a2a', '01a20283-0d90-7036-97b9-7cfd15f88a2a', NULL, 1795338472848580),
	(48, 2, 'default', 'memory_book', 'carl', 2, '01a20283-0d91-7146-b589-12aa93411b55', 'MemoryCreated', 1, '{"at":1795338472848580,"by_run":"import:agno","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"ec8d4a6b3185c5b95c10eec05184bf659a325e5fb3ee402e74f021a5de0e04e9","content_id":"01a20283-0d90-7036-97b9-7cfcfee41d84"},"created_at":1733414400000000}},"memory_id":"carl-2","rev":2,"revision":1}', '\x44134cd2a1de18050707f14cdef77d88536bcc5970795e00ec8e74428cb2082d', 'admin:cli', '01a20283-0d90-7036-97b9-7cfd15f88a2a', '01a20283-0d90-7036-97b9-7cfd15f88a2a', NULL, 1795338472848580),
	(43, 1, 'default', 'memory_book', 'ana', 1, '01a20283-0e31-7015-922b-533ac0a14269', 'MemoryCreated', 1, '{"at":1795338473009026,"change":{"created":{"attributes":{"bank":"General","category":"Personal","importance":4,"kind":"semantic"},"content":{"commitment":"c058f4082c9c0ead01387127b86c11cc8919a4f8fb91b62a52c925ff174d1e59","content_id":"01a20283-0e31-7015-922b-5339ad2ab23d"}}},"memory_id":"01a20283-0e2f-72ff-9dc7-6d6a7c7f0b2c","rev":1,"revision":1}', '\x08e5e043dc94c0c5ee99f914cc6eeda51330090668f698ea91e52b7a59372709', 'admin:k_PhxK8jgQc4hB', 'first', 'first', NULL, 1795338473009026),
	(43, 16, 'default', 'memory_book', 'ana', 16, '01a20283-107a-74e9-9986-fb34eec39683', 'MemoryMergedAway', 1, '{"at":1795338473593148,"change":{"merged_away":{"content_id":"01a20283-0f02-71de-b72b-31377a6ee081","into":"01a20283-1079-732a-afff-af43114d4e35"}},"memory_id":"01a20283-0f02-71de-b72b-3135c2df381d","rev":16,"revision":2}', '\x92541348263a05be4f8e659c7f76a6bffaad9c2c039c512c531716a70deee15a', 'admin:k_PhxK8jgQc4hB', '01a20283-1079-732a-afff-af46f925fce5', '01a20283-1079-732a-afff-af46f925fce5', NULL, 1795338473593148),
	(43, 2, 'default', 'memory_book', 'ana', 2, '01a20283-0e7d-74c7-a78e-586d004a7506', 'MemoryCreated', 1, '{"at":1795338473085748,"change":{"created":{"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Work","category":"Goals","importance":5,"kind":"episodic","pinned":true,"role":"user","run_id":"run-7","thread_id":"t1"},"content":{"commitment":"b7049fd40db3824468cbd48dc200ceba9954971dd40fb2f1e7d88ecb10dce1ea","content_id":"01a20283-0e7d-74c7-a78e-586bcb5c4f1f"}}},"memory_id":"01a20283-0e7d-74c7-a78e-5869e24a432d","rev":2,"revision":1}', '\xf3c427a6a8814c691a836091ba20bc092ff8603a6f132710aeb94a5f673c2078', 'admin:k_PhxK8jgQc4hB', '01a20283-0e7d-74c7-a78e-586c908fd9f4', 'turn-2', 'turn-1', 1795338473085748),
	(43, 3, 'default', 'memory_book', 'ana', 3, '01a20283-0ebd-7468-bd74-07823bca85c6', 'MemoryCreated', 1, '{"at":1795338473149447,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"5a37cfaf40b70cb2cc4c84efe3284844b56c40297e3d4e0c2f277897cd047323","content_id":"01a20283-0ebd-7468-bd74-078011667164"}}},"memory_id":"01a20283-0ebd-7468-bd74-077e0f814c69","rev":3,"revision":1}', '\x7429a1baa1a1a2d4ec20f1e105a83b8f9a0d765acdbc5471b50e8efd66df25a6', 'admin:k_PhxK8jgQc4hB', '01a20283-0ebd-7468-bd74-0781b0718447', '01a20283-0ebd-7468-bd74-0781b0718447', NULL, 1795338473149447),
	(43, 4, 'default', 'memory_book', 'ana', 4, '01a20283-0f02-71de-b72b-31392bb2b772', 'MemoryCreated', 1, '{"at":1795338473218683,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"ec37bd9fd53d0de42409db14ee63ddf7321b20acffd7aed4b0fea955ce0fde3c","content_id":"01a20283-0f02-71de-b72b-31377a6ee081"}}},"memory_id":"01a20283-0f02-71de-b72b-3135c2df381d","rev":4,"revision":1}', '\xb2839ed4712d0da93bd0ab2ce1350ee370f037cd1f00b929f8af504b08cd729e', 'admin:k_PhxK8jgQc4hB', '01a20283-0f02-71de-b72b-3138cdf49940', '01a20283-0f02-71de-b72b-3138cdf49940', NULL, 1795338473218683),
	(43, 5, 'default', 'memory_book', 'ana', 5, '01a20283-0f44-73cf-b1ca-2c09abd368bb', 'MemoryCreated', 1, '{"at":1795338473284784,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"d091d0df3b62d4e3d9de5cf6a1714c87631cdee30e882e539c01d1a4e813d746","content_id":"01a20283-0f44-73cf-b1ca-2c089d5d1339"}}},"memory_id":"01a20283-0f44-73cf-b1ca-2c06d59f450a","rev":5,"revision":1}', '\xcb0a2a35eade9d026ff50b8e87bcf66bf581930496d626f44e32fc3392512c39', 'admin:k_PhxK8jgQc4hB', 'doomed', 'doomed', NULL, 1795338473284784),
	(43, 6, 'default', 'memory_book', 'ana', 6, '01a20283-0f79-76f3-af61-69d59b1f08e1', 'MemoryCreated', 1, '{"at":1795338473337181,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"2c64524be4ac453a75de6f243146a95ee6723d85199c7acc05bb66644f5fe9cf","content_id":"01a20283-0f79-76f3-af61-69d3596c9532"}}},"memory_id":"01a20283-0f79-76f3-af61-69d1d467cebd","rev":6,"revision":1}', '\x27b79f1009b3e079608724828fb9809097a8b050119da00cf013f18b259bd278', 'admin:k_PhxK8jgQc4hB', '01a20283-0f79-76f3-af61-69d4d88d8ac4', '01a20283-0f79-76f3-af61-69d4d88d8ac4', NULL, 1795338473337181),
	(43, 7, 'default', 'memory_book', 'ana', 7, '01a20283-0fb5-7547-8c43-e9e18f3401e2', 'MemoryCreated', 1, '{"at":1795338473397850,"change":{"created":{"attributes":{"bank":"General","category":"Style","importance":2,"kind":"semantic"},"content":{"commitment":"9eeb5cc8e1a051093fab75aa7c51d3aad791e85e5ec714bab0171fc247efe4a9","content_id":"01a20283-0fb5-7547-8c43-e9df602ab6aa"}}},"memory_id":"01a20283-0fb5-7547-8c43-e9dd84d6f66e","rev":7,"revision":1}', '\xdc599b967eb4061342e0240cce55f959abe166fbe8608ed06117c6bd6295e5f0', 'agent:planner', '01a20283-0fb5-7547-8c43-e9e0d76cffbc', '01a20283-0fb5-7547-8c43-e9e0d76cffbc', NULL, 1795338473397850),
	(43, 8, 'default', 'memory_book', 'ana', 8, '01a20283-0ff0-756d-b89a-9d58fe30abfb', 'MemoryUpdated', 1, '{"at":1795338473455702,"change":{"updated":{"content":{"commitment":"3e8c26d5f532253c11afa0362f4dd9f8874320d41d8566ec48165bb511d468d1","content_id":"01a20283-0ff0-756d-b89a-9d57a624be1f"},"previous_content_id":"01a20283-0e31-7015-922b-5339ad2ab23d","set":{"category":null},"was":{"category":"Personal"}}},"memory_id":"01a20283-0e2f-72ff-9dc7-6d6a7c7f0b2c","rev":8,"revision":2}', '\x3eac6b54e9d1f3e3996dbfef485220ce478de197db776c01f914e3095c9528f9', 'admin:k_PhxK8jgQc4hB', 'guarded', 'guarded', NULL, 1795338473455702),
	(43, 9, 'default', 'memory_book', 'ana', 9, '01a20283-1030-7078-b45a-9ab9cec755d5', 'MemoryPinned', 1, '{"at":1795338473520750,"change":{"pinned":{"content_id":"01a20283-0e7d-74c7-a78e-586bcb5c4f1f","pinned":false}},"memory_id":"01a20283-0e7d-74c7-a78e-5869e24a432d","rev":9,"revision":2}', '\x09bdad1dd65a687b23265da9bb5e066072857cc1e22cefa75d74769e46c72f5d', 'admin:k_PhxK8jgQc4hB', '01a20283-1030-7078-b45a-9ab8f9e26539', '01a20283-1030-7078-b45a-9ab8f9e26539', NULL, 1795338473520750),
	(43, 10, 'default', 'memory_book', 'ana', 10, '01a20283-103c-7299-b4c3-5da681323ee3', 'MemoryPinned', 1, '{"at":1795338473532807,"change":{"pinned":{"content_id":"01a20283-0fb5-7547-8c43-e9df602ab6aa","pinned":true}},"memory_id":"01a20283-0fb5-7547-8c43-e9dd84d6f66e","rev":10,"revision":2}', '\xa7e69db14e1bf15454d98f1bb20d1200738b1ab1aad7730fe1992d03abcf13d2', 'admin:k_PhxK8jgQc4hB', '01a20283-103c-7299-b4c3-5da586eb01e0', '01a20283-103c-7299-b4c3-5da586eb01e0', NULL, 1795338473532807),
	(43, 11, 'default', 'memory_book', 'ana', 11, '01a20283-1049-76f6-b593-4bc4ca433610', 'MemoryReclassified', 1, '{"at":1795338473545476,"change":{"reclassified":{"content_id":"01a20283-0fb5-7547-8c43-e9df602ab6aa","set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}},"memory_id":"01a20283-0fb5-7547-8c43-e9dd84d6f66e","rev":11,"revision":3}', '\x1b54939869d1fe64c9a763d701bfa98e390ec867277db8745e70519d79c4c258', 'admin:k_PhxK8jgQc4hB', '01a20283-1049-76f6-b593-4bc32f95fae2', '01a20283-1049-76f6-b593-4bc32f95fae2', NULL, 1795338473545476),
	(43, 12, 'default', 'memory_book', 'ana', 12, '01a20283-1055-7568-b54a-aed983faf7d3', 'MemoryUpdated', 1, '{"at":1795338473557134,"change":{"updated":{"previous_content_id":"01a20283-0e7d-74c7-a78e-586bcb5c4f1f","set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}},"memory_id":"01a20283-0e7d-74c7-a78e-5869e24a432d","rev":12,"revision":3}', '\x62f2c077d5845b9e1b88b5861f9012a6d5c13706fad2076690202d210a0e813d', 'admin:k_PhxK8jgQc4hB', '01a20283-1055-7568-b54a-aed8c2ba95e0', '01a20283-1055-7568-b54a-aed8c2ba95e0', NULL, 1795338473557134),
	(43, 13, 'default', 'memory_book', 'ana', 13, '01a20283-1060-73f1-9950-cf970b72aa64', 'MemoryUpdated', 1, '{"at":1795338473568076,"change":{"updated":{"content":{"commitment":"2cd196b2f627c36c6998bf4234f528cc4f79850aa2f8db21128981fbbff9ea30","content_id":"01a20283-1060-73f1-9950-cf950b15f8da"},"previous_content_id":"01a20283-0e7d-74c7-a78e-586bcb5c4f1f","set":{},"was":{}}},"memory_id":"01a20283-0e7d-74c7-a78e-5869e24a432d","rev":13,"revision":4}', '\x6f4ef1a26f1e6adb8d629f4f353563e127e5dc4d68e7c571b7a4f65effa29e41', 'admin:k_PhxK8jgQc4hB', '01a20283-1060-73f1-9950-cf968349fb49', '01a20283-1060-73f1-9950-cf968349fb49', NULL, 1795338473568076),
	(43, 14, 'default', 'memory_book', 'ana', 14, '01a20283-1079-732a-afff-af47fa0a74aa', 'MemoriesMerged', 1, '{"at":1795338473593148,"change":{"merged":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"0dda623b99283a836ebb53055c03627c1e3b84104ce5b5b31666546c9c5099d3","content_id":"01a20283-1079-732a-afff-af457b1e8456"},"derived_from":[{"memory_id":"01a20283-0ebd-7468-bd74-077e0f814c69","revision":1},{"memory_id":"01a20283-0f02-71de-b72b-3135c2df381d","revision":1}]}},"memory_id":"01a20283-1079-732a-afff-af43114d4e35","rev":14,"revision":1}', '\x095070e54bd10f62e95627a60a76386f78c01dd3be66856a10af44b6b885ad46', 'admin:k_PhxK8jgQc4hB', '01a20283-1079-732a-afff-af46f925fce5', '01a20283-1079-732a-afff-af46f925fce5', NULL, 1795338473593148),
	(43, 15, 'default', 'memory_book', 'ana', 15, '01a20283-107a-74e9-9986-fb334d4d8ffb', 'MemoryMergedAway', 1, '{"at":1795338473593148,"change":{"merged_away":{"content_id":"01a20283-0ebd-7468-bd74-078011667164","into":"01a20283-1079-732a-afff-af43114d4e35"}},"memory_id":"01a20283-0ebd-7468-bd74-077e0f814c69","rev":15,"revision":2}', '\x803a1c1c96e96c2e48df8fcbfc54ee4b94360eb3f1546840219d209c3ae06b22', 'admin:k_PhxK8jgQc4hB', '01a20283-1079-732a-afff-af46f925fce5', '01a20283-1079-732a-afff-af46f925fce5', NULL, 1795338473593148),
	(43, 17, 'default', 'memory_book', 'ana', 17, '01a20283-1086-74f9-9eda-1978d09a2e1a', 'MemoryRestored', 1, '{"at":1795338473606446,"change":{"restored":{"content_id":"01a20283-0f02-71de-b72b-31377a6ee081","from":"merged"}},"memory_id":"01a20283-0f02-71de-b72b-3135c2df381d","rev":17,"revision":3}', '\xec8231b174f63a6e55ed604f6dbe27b243e680dd917ea7e1af19c0112103dbf6', 'admin:k_PhxK8jgQc4hB', '01a20283-1086-74f9-9eda-19771cd0b18d', '01a20283-1086-74f9-9eda-19771cd0b18d', NULL, 1795338473606446),
	(43, 18, 'default', 'memory_book', 'ana', 18, '01a20283-1092-7431-8bd9-f6d0013d5bb5', 'MemoryCreated', 1, '{"at":1795338473618537,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"f99aef281ea48f1ae18c22d7595551c38c1a194f17114fa66c4a2f8b320da6a8","content_id":"01a20283-1092-7431-8bd9-f6cef87bad53"}}},"memory_id":"01a20283-1092-7431-8bd9-f6cc36cb40e6","rev":18,"revision":1}', '\xb9f4e1e1a8e7d450346d132e8f3bb08844ca4f7243ba1beb24d98ac9d1cb2508', 'admin:k_PhxK8jgQc4hB', '01a20283-1092-7431-8bd9-f6cf5aad7c08', '01a20283-1092-7431-8bd9-f6cf5aad7c08', NULL, 1795338473618537),
	(43, 19, 'default', 'memory_book', 'ana', 19, '01a20283-10ce-776c-a6bf-6a113a986a3f', 'MemoryCreated', 1, '{"at":1795338473678199,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"feb56389091bd36dc25c9c2507a10b70ecdf8b8058d705519aaa587295a94485","content_id":"01a20283-10ce-776c-a6bf-6a0fd71d49cf"}}},"memory_id":"01a20283-10ce-776c-a6bf-6a0d0d5521fb","rev":19,"revision":1}', '\x90b585317e932ec36b27ed2ecbce480ab3b4128c41bc7ccab5d1b0585203dcef', 'admin:k_PhxK8jgQc4hB', '01a20283-10ce-776c-a6bf-6a10c577a2fb', '01a20283-10ce-776c-a6bf-6a10c577a2fb', NULL, 1795338473678199),
	(43, 20, 'default', 'memory_book', 'ana', 20, '01a20283-1107-7598-99ba-d14aa5022242', 'MemoriesMerged', 1, '{"at":1795338473734544,"change":{"merged":{"content":{"commitment":"34e5860c00deb5c0cbe1f82c567c78ab26fe9a18253db50b8ac551bde4001e9e","content_id":"01a20283-1107-7598-99ba-d147ebf3cec9"},"derived_from":[{"memory_id":"01a20283-1092-7431-8bd9-f6cc36cb40e6","revision":1},{"memory_id":"01a20283-10ce-776c-a6bf-6a0d0d5521fb","revision":1}],"previous_content_id":"01a20283-1092-7431-8bd9-f6cef87bad53"}},"memory_id":"01a20283-1092-7431-8bd9-f6cc36cb40e6","reason":{"commitment":"a7012b95bfb022d6891bdd0d24df531e02a115380c2c5b280656109ce6a17f12","content_id":"01a20283-1107-7598-99ba-d148c7ce5f84"},"rev":20,"revision":2}', '\xa5867d3baf87f664ed5cc430dbef7c680dd18b4a148875e9e05ea2da145e6492', 'admin:k_PhxK8jgQc4hB', '01a20283-1107-7598-99ba-d1492e7fa35d', '01a20283-1107-7598-99ba-d1492e7fa35d', NULL, 1795338473734544),
	(43, 21, 'default', 'memory_book', 'ana', 21, '01a20283-1107-7598-99ba-d14b840a9fa3', 'MemoryMergedAway', 1, '{"at":1795338473734544,"change":{"merged_away":{"content_id":"01a20283-10ce-776c-a6bf-6a0fd71d49cf","into":"01a20283-1092-7431-8bd9-f6cc36cb40e6"}},"memory_id":"01a20283-10ce-776c-a6bf-6a0d0d5521fb","rev":21,"revision":2}', '\xca63419ce556ab68dae26fb1021ee9c0e68b885eb91d9f131e3bb8928053a0a6', 'admin:k_PhxK8jgQc4hB', '01a20283-1107-7598-99ba-d1492e7fa35d', '01a20283-1107-7598-99ba-d1492e7fa35d', NULL, 1795338473734544),
	(43, 22, 'default', 'memory_book', 'ana', 22, '01a20283-1113-7475-b9d5-6bb178b9083f', 'MemoryLinked', 1, '{"at":1795338473747266,"change":{"linked":{"by_hand":true,"strength":500,"to":"01a20283-0fb5-7547-8c43-e9dd84d6f66e"}},"memory_id":"01a20283-1092-7431-8bd9-f6cc36cb40e6","rev":22,"revision":2}', '\x98de4f306a007984b4338090a0f5c12cc7122618ac7986aa87e61d79b147240c', 'admin:k_PhxK8jgQc4hB', '01a20283-1113-7475-b9d5-6bb0480bd8dd', '01a20283-1113-7475-b9d5-6bb0480bd8dd', NULL, 1795338473747266),
	(43, 23, 'default', 'memory_book', 'ana', 23, '01a20283-111e-752a-876d-430df68ad2aa', 'MemoryLinked', 1, '{"at":1795338473758702,"change":{"linked":{"by_hand":true,"strength":1000,"to":"01a20283-0e7d-74c7-a78e-5869e24a432d"}},"memory_id":"01a20283-1092-7431-8bd9-f6cc36cb40e6","rev":23,"revision":2}', '\x4b46f7e19fb7e110a4b5a27089cc79d37a2ed2d2fa7da28aa1e5320b766e5b93', 'admin:k_PhxK8jgQc4hB', '01a20283-111e-752a-876d-430c5322e674', '01a20283-111e-752a-876d-430c5322e674', NULL, 1795338473758702),
	(43, 24, 'default', 'memory_book', 'ana', 24, '01a20283-113b-74d6-98e9-5d4d2a0d12af', 'MemoryUnlinked', 1, '{"at":1795338473787062,"change":{"unlinked":{"by_hand":true,"to":"01a20283-0e7d-74c7-a78e-5869e24a432d"}},"memory_id":"01a20283-1092-7431-8bd9-f6cc36cb40e6","rev":24,"revision":2}', '\x05e9191318a272ff4bafdc45761b5ca9edb2caeb4fad6a11ebb375eeb0acb1ee', 'admin:k_PhxK8jgQc4hB', '01a20283-113b-74d6-98e9-5d4c721637eb', '01a20283-113b-74d6-98e9-5d4c721637eb', NULL, 1795338473787062),
	(43, 25, 'default', 'memory_book', 'ana', 25, '01a20283-116a-7620-a08a-3b9ad3dd0171', 'MemoryDeleted', 1, '{"at":1795338473833902,"change":{"deleted":{"content_id":"01a20283-1060-73f1-9950-cf950b15f8da"}},"memory_id":"01a20283-0e7d-74c7-a78e-5869e24a432d","reason":{"commitment":"63d51ef03ccd2fda621776492ac53044c57f25ce51c30313d2d24534d57c22e7","content_id":"01a20283-1169-72dd-98ab-460c83aa3b64"},"rev":25,"revision":5}', '\xa1d94b0cf879eb3321e81544a12541a62f287575cdaf1e707a984841240867b0', 'admin:k_PhxK8jgQc4hB', '01a20283-116a-7620-a08a-3b994c0a7edd', '01a20283-116a-7620-a08a-3b994c0a7edd', NULL, 1795338473833902),
	(43, 26, 'default', 'memory_book', 'ana', 26, '01a20283-1179-754c-befa-97c572e54db9', 'MemoryDeleted', 1, '{"at":1795338473849183,"change":{"deleted":{"content_id":"01a20283-0fb5-7547-8c43-e9df602ab6aa"}},"memory_id":"01a20283-0fb5-7547-8c43-e9dd84d6f66e","rev":26,"revision":4}', '\x872f7e92c43dfb43dcccb2ca364602e22e5b59d4ee0f01424b2318435bce2094', 'admin:k_PhxK8jgQc4hB', '01a20283-1179-754c-befa-97c45d2cff2a', '01a20283-1179-754c-befa-97c45d2cff2a', NULL, 1795338473849183),
	(43, 27, 'default', 'memory_book', 'ana', 27, '01a20283-1188-7048-bdeb-fceed6393942', 'MemoryRestored', 1, '{"at":1795338473864776,"change":{"restored":{"content_id":"01a20283-0fb5-7547-8c43-e9df602ab6aa","from":"archived"}},"memory_id":"01a20283-0fb5-7547-8c43-e9dd84d6f66e","rev":27,"revision":5}', '\x909deff3923a178d88bb23dc0025df427cb0e29a73ce1c5649fae9ed549d7e50', 'admin:k_PhxK8jgQc4hB', '01a20283-1188-7048-bdeb-fceda9c564ef', '01a20283-1188-7048-bdeb-fceda9c564ef', NULL, 1795338473864776),
	(43, 28, 'default', 'memory_book', 'ana', 28, '01a20283-1196-71a3-bb91-d59d2c3c8319', 'MemorySoftDeleted', 1, '{"at":1795338473878220,"change":{"soft_deleted":{"content_id":"01a20283-0f02-71de-b72b-31377a6ee081","purge_at":4948938473878220}},"memory_id":"01a20283-0f02-71de-b72b-3135c2df381d","reason":{"commitment":"b2bf8cbeeca269567c552aeac764115ff9ca6e62ae1c6acb5d52509f64695e45","content_id":"01a20283-1196-71a3-bb91-d59bdcaddede"},"rev":28,"revision":4}', '\x6243c0d05efd2c66b7538af796c96e44c4b66187deee5d93e0ac277963b5367d', 'admin:k_PhxK8jgQc4hB', '01a20283-1196-71a3-bb91-d59cacf89a58', '01a20283-1196-71a3-bb91-d59cacf89a58', NULL, 1795338473878220),
	(43, 29, 'default', 'memory_book', 'ana', 29, '01a20283-11a4-76e5-a28f-374efe75960d', 'MemoryRestored', 1, '{"at":1795338473892078,"change":{"restored":{"content_id":"01a20283-0f02-71de-b72b-31377a6ee081","from":"soft_deleted"}},"memory_id":"01a20283-0f02-71de-b72b-3135c2df381d","rev":29,"revision":5}', '\xa6834219c09e341efec8a9fb0c50b2fa801c25531f5a0d0d1092b784ba30da8e', 'admin:k_PhxK8jgQc4hB', '01a20283-11a4-76e5-a28f-374d71f02eb8', '01a20283-11a4-76e5-a28f-374d71f02eb8', NULL, 1795338473892078),
	(43, 30, 'default', 'memory_book', 'ana', 30, '01a20283-11b0-744e-a436-c151521af28a', 'MemorySoftDeleted', 1, '{"at":1795338473904518,"change":{"soft_deleted":{"content_id":"01a20283-0f02-71de-b72b-31377a6ee081","purge_at":4948938473904518}},"memory_id":"01a20283-0f02-71de-b72b-3135c2df381d","rev":30,"revision":6}', '\x2c65d03a263fcac915506935881a886754e0086b55ad96ba2812dd7d1cc52c07', 'admin:k_PhxK8jgQc4hB', '01a20283-11b0-744e-a436-c150cf1954ec', '01a20283-11b0-744e-a436-c150cf1954ec', NULL, 1795338473904518),
	(43, 31, 'default', 'memory_book', 'ana', 31, '01a20283-1271-70cb-a280-62fd37179cd0', 'MemoryPurged', 1, '{"at":1795338474097159,"change":{"purged":{"erased":["01a20283-0f44-73cf-b1ca-2c089d5d1339"],"from":"active"}},"memory_id":"01a20283-0f44-73cf-b1ca-2c06d59f450a","reason":{"commitment":"6681fe2043922c74c8b8503b36b8fec79ef46ca6be37d350fc9eb3d197718efc","content_id":"01a20283-1271-70cb-a280-62fcd520c1f3"},"rev":31,"revision":2}', '\x2fc4fb07f314910c31e8af5a3d3521de3d6a26981b9dde2493d347be9e6628a6', 'admin:k_PhxK8jgQc4hB', 'purge', 'purge', NULL, 1795338474097159),
	(43, 32, 'default', 'memory_book', 'ana', 32, '01a20283-12f6-75a9-bb4d-4ffef3eabd5c', 'MemoryPurged', 1, '{"at":1795338474230646,"change":{"purged":{"erased":["01a20283-0ebd-7468-bd74-078011667164"],"from":"merged"}},"memory_id":"01a20283-0ebd-7468-bd74-077e0f814c69","reason":{"commitment":"94b2f6d9215cead9c613570ec2e39f92d46f96069655aded2f4aedfaeeea9128","content_id":"01a20283-12f6-75a9-bb4d-4ffc6cd4eea6"},"rev":32,"revision":3}', '\x9211be333218d11c22a2acb3a6f2e627a78647b08257d89f64174bcbf8909837', 'admin:k_PhxK8jgQc4hB', '01a20283-12f6-75a9-bb4d-4ffd26215270', '01a20283-12f6-75a9-bb4d-4ffd26215270', NULL, 1795338474230646),
	(48, 3, 'default', 'memory_book', 'lena', 1, '01a20283-134d-70f4-a640-f4685f06a31c', 'MemoryCreated', 1, '{"at":1795338474317252,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"eda2e34bf4ecaa4371bd45a487beb68aa02140ea28b1172fa1dcec26f47b450d","content_id":"01a20283-134d-70f4-a640-f4668a7a9b70"}}},"memory_id":"01a20283-134b-73f8-afa1-b4783bf60605","rev":1,"revision":1}', '\x789e1566d33c0af3672212b03c48f34c272a084ff8416ffade2d06d6fb1f1757', 'admin:k_PhxK8jgQc4hB', '01a20283-134d-70f4-a640-f467af5f0465', '01a20283-134d-70f4-a640-f467af5f0465', NULL, 1795338474317252),
	(48, 4, 'default', 'memory_book', 'lena', 2, '01a20283-138b-7038-a9d5-3565c8903df9', 'MemoryCreated', 1, '{"at":1795338474379644,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"65875df3952994c7e0f394a0b0fd55955612fd2127fbf845b9038bf934d2f7e2","content_id":"01a20283-138b-7038-a9d5-356378e9a55e"}}},"memory_id":"01a20283-138b-7038-a9d5-3561abbcecbd","rev":2,"revision":1}', '\xf9a6775aa9d11e3032fb7ef5f7155baa9e8012527ac4ba9f6e74ee52fc4a2ae0', 'admin:k_PhxK8jgQc4hB', '01a20283-138b-7038-a9d5-3564d9557a93', '01a20283-138b-7038-a9d5-3564d9557a93', NULL, 1795338474379644),
	(48, 5, 'default', 'memory_book', 'lena', 3, '01a20283-13c4-72fa-a20d-cc83c55610e2', 'MemoryCreated', 1, '{"at":1795338474436032,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"8e1a441db31505e4918edccbee8c3368f0765e2d5fd7d4e6392b6d6bfe194cad","content_id":"01a20283-13c4-72fa-a20d-cc81a792c5d6"}}},"memory_id":"01a20283-13c3-7121-86c0-b2c8b42382a4","rev":3,"revision":1}', '\x4b32eade7dd23d03eee312c9a77bba9a061327a257d8ef850ad8d28e483baba3', 'admin:k_PhxK8jgQc4hB', '01a20283-13c4-72fa-a20d-cc8281093aab', '01a20283-13c4-72fa-a20d-cc8281093aab', NULL, 1795338474436032),
	(48, 6, 'default', 'memory_book', 'lena', 4, '01a20283-140a-763d-9bbb-74565a922e26', 'MemoryDeleted', 1, '{"at":1795338474506514,"change":{"deleted":{"content_id":"01a20283-13c4-72fa-a20d-cc81a792c5d6"}},"memory_id":"01a20283-13c3-7121-86c0-b2c8b42382a4","rev":4,"revision":2}', '\xdfb3cd3e333aede838296fda2f51923aa4ac3fa562114ab34963728dc1497e12', 'admin:k_PhxK8jgQc4hB', '01a20283-140a-763d-9bbb-74551634c2ad', '01a20283-140a-763d-9bbb-74551634c2ad', NULL, 1795338474506514),
	(48, 7, 'bridge', 'memory_book', 'lena', 1, '01a20283-1419-7666-9c92-f3ecbe193657', 'MemoryCreated', 1, '{"at":1795338474520962,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"07f62583ac1aa52ef5c80c691e1277eea61c6664a3c4597d0d1be15bd5084457","content_id":"01a20283-1419-7666-9c92-f3ea467902db"}}},"memory_id":"01a20283-1417-71c6-a72f-4863488858f2","rev":1,"revision":1}', '\x8777f2b82b2dca0406ca3bc0a66b7dd5b372df2e0c6491be944e9541ca8e5cb7', 'admin:k_oXpSkeqISDEL', '01a20283-1419-7666-9c92-f3eb5348b1b6', '01a20283-1419-7666-9c92-f3eb5348b1b6', NULL, 1795338474520962),
	(48, 8, 'bridge', 'memory_book', 'lena', 2, '01a20283-1451-740a-a5e5-5bb0fdc6678e', 'MemoryUpdated', 1, '{"at":1795338474576712,"change":{"updated":{"content":{"commitment":"d53c974b19d7d178bda30a762ff3ad3758dfd5cc4a0b5eb8d743fb799abd59ca","content_id":"01a20283-1451-740a-a5e5-5bae3b2e29ab"},"previous_content_id":"01a20283-1419-7666-9c92-f3ea467902db","set":{},"was":{}}},"memory_id":"01a20283-1417-71c6-a72f-4863488858f2","rev":2,"revision":2}', '\xb52c4d560661670a37f76971d4af31e932b0003e1d238c84c8fd7e0f1a5feaf5', 'admin:k_oXpSkeqISDEL', '01a20283-1451-740a-a5e5-5baf569632d9', '01a20283-1451-740a-a5e5-5baf569632d9', NULL, 1795338474576712);


--
-- Data for Name: followers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES
	('memories', 1, 'memories_g1', 1795338472149376),
	('changes', 1, 'changes_g1', 1795338472149376),
	('search', 1, 'search_g1', 1795338472149376),
	('relations', 1, 'relations_g1', 1795338472149376),
	('runs', 1, 'runs_g1 run_changes_g1', 1795338472149376),
	('user_stats', 1, 'user_stats_g1', 1795338472149376),
	('daily_metrics', 1, 'daily_metrics_g1', 1795338472149376);


--
-- Data for Name: memories_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memories_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-0d3e-71c2-9876-f97ed0e942df', 1, 1, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20283-0d3e-71c2-9876-f97ed0e942df"]}'),
	(53, 'default', 'bruno', 'bruno-2', 'active', 'episodic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-0d3e-71c2-9876-f97f816cbb1d', 1, 2, 1733414400123000, 1733500800000000, NULL, NULL, '{"contents":["01a20283-0d3e-71c2-9876-f97f816cbb1d"]}'),
	(53, 'default', 'bruno', 'bruno-3', 'active', 'procedural', NULL, 'Work', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a20283-0d3e-71c2-9876-f9808df6739c', 1, 3, 1795338472766585, 1795338472766585, NULL, NULL, '{"contents":["01a20283-0d3e-71c2-9876-f9808df6739c"]}'),
	(53, 'default', 'bruno', 'bruno-4', 'active', 'insight', NULL, 'General', 1, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-0d3e-71c2-9876-f981cddddb16', 1, 4, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20283-0d3e-71c2-9876-f981cddddb16"]}'),
	(53, 'default', 'bruno', 'bruno-5', 'active', 'summary', NULL, 'General', 5, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-0d3e-71c2-9876-f98229cf0c7f', 1, 5, 1795338472766585, 1795338472766585, NULL, NULL, '{"contents":["01a20283-0d3e-71c2-9876-f98229cf0c7f"]}'),
	(53, 'default', 'bruno', 'bruno-6', 'archived', 'semantic', 'Belongings', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-0d3e-71c2-9876-f98308d5037a', 2, 7, 1795338472766585, 1795338472766585, NULL, NULL, '{"contents":["01a20283-0d3e-71c2-9876-f98308d5037a"]}'),
	(53, 'default', 'bruno', 'bruno-7', 'archived', 'semantic', NULL, 'Relationships', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-0d3e-71c2-9876-f984006ffa40', 2, 9, 1795338472766585, 1795338472766585, NULL, NULL, '{"contents":["01a20283-0d3e-71c2-9876-f984006ffa40"]}'),
	(53, 'default', 'bruno', 'bruno-8', 'active', 'semantic', NULL, 'General', 2, 0, 't9', 'planner', 'run-9', 'bruno', 'user', '01a20283-0d3e-71c2-9876-f985b8ca1031', 1, 10, 1795338472766585, 1795338472766585, NULL, NULL, '{"contents":["01a20283-0d3e-71c2-9876-f985b8ca1031"]}'),
	(48, 'default', 'carl', 'carl-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, 'planner', NULL, NULL, NULL, '01a20283-0d90-7036-97b9-7cfb9d3cdbec', 1, 1, 1733414400000000, 1733414401000000, NULL, NULL, '{"contents":["01a20283-0d90-7036-97b9-7cfb9d3cdbec"]}'),
	(48, 'default', 'carl', 'carl-2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-0d90-7036-97b9-7cfcfee41d84', 1, 2, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20283-0d90-7036-97b9-7cfcfee41d84"]}'),
	(43, 'default', 'ana', '01a20283-0f79-76f3-af61-69d1d467cebd', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-0f79-76f3-af61-69d3596c9532', 1, 6, 1795338473337181, 1795338473337181, NULL, NULL, '{"contents":["01a20283-0f79-76f3-af61-69d3596c9532"]}'),
	(43, 'default', 'ana', '01a20283-0e2f-72ff-9dc7-6d6a7c7f0b2c', 'active', 'semantic', NULL, 'General', 4, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-0ff0-756d-b89a-9d57a624be1f', 2, 8, 1795338473009026, 1795338473455702, NULL, NULL, '{"contents":["01a20283-0e31-7015-922b-5339ad2ab23d","01a20283-0ff0-756d-b89a-9d57a624be1f"]}'),
	(43, 'default', 'ana', '01a20283-0f02-71de-b72b-3135c2df381d', 'soft_deleted', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-0f02-71de-b72b-31377a6ee081', 6, 30, 1795338473218683, 1795338473904518, 4948938473904518, NULL, '{"contents":["01a20283-0f02-71de-b72b-31377a6ee081","01a20283-1196-71a3-bb91-d59bdcaddede"]}'),
	(43, 'default', 'ana', '01a20283-0f44-73cf-b1ca-2c06d59f450a', 'purged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 2, 31, 1795338473284784, 1795338474097159, NULL, NULL, '{"contents":["01a20283-1271-70cb-a280-62fcd520c1f3"]}'),
	(43, 'default', 'ana', '01a20283-0ebd-7468-bd74-077e0f814c69', 'purged', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 3, 32, 1795338473149447, 1795338474230646, NULL, '01a20283-1079-732a-afff-af43114d4e35', '{"contents":["01a20283-12f6-75a9-bb4d-4ffc6cd4eea6"]}'),
	(43, 'default', 'ana', '01a20283-1079-732a-afff-af43114d4e35', 'active', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-1079-732a-afff-af457b1e8456', 1, 14, 1795338473593148, 1795338473593148, NULL, NULL, '{"contents":["01a20283-1079-732a-afff-af457b1e8456"],"derived_from":[{"memory_id":"01a20283-0ebd-7468-bd74-077e0f814c69","revision":1},{"memory_id":"01a20283-0f02-71de-b72b-3135c2df381d","revision":1}]}'),
	(43, 'default', 'ana', '01a20283-1092-7431-8bd9-f6cc36cb40e6', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-1107-7598-99ba-d147ebf3cec9', 2, 20, 1795338473618537, 1795338473734544, NULL, NULL, '{"contents":["01a20283-1092-7431-8bd9-f6cef87bad53","01a20283-1107-7598-99ba-d147ebf3cec9","01a20283-1107-7598-99ba-d148c7ce5f84"],"derived_from":[{"memory_id":"01a20283-1092-7431-8bd9-f6cc36cb40e6","revision":1},{"memory_id":"01a20283-10ce-776c-a6bf-6a0d0d5521fb","revision":1}]}'),
	(43, 'default', 'ana', '01a20283-10ce-776c-a6bf-6a0d0d5521fb', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-10ce-776c-a6bf-6a0fd71d49cf', 2, 21, 1795338473678199, 1795338473734544, NULL, '01a20283-1092-7431-8bd9-f6cc36cb40e6', '{"contents":["01a20283-10ce-776c-a6bf-6a0fd71d49cf"]}'),
	(43, 'default', 'ana', '01a20283-0e7d-74c7-a78e-5869e24a432d', 'archived', 'episodic', 'Goals', 'Personal', 3, 0, 't1', 'planner', 'run-7', 'ana', 'user', '01a20283-1060-73f1-9950-cf950b15f8da', 5, 25, 1795338473085748, 1795338473833902, NULL, NULL, '{"contents":["01a20283-0e7d-74c7-a78e-586bcb5c4f1f","01a20283-1060-73f1-9950-cf950b15f8da","01a20283-1169-72dd-98ab-460c83aa3b64"]}'),
	(43, 'default', 'ana', '01a20283-0fb5-7547-8c43-e9dd84d6f66e', 'active', 'insight', 'Manners', 'Personal', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a20283-0fb5-7547-8c43-e9df602ab6aa', 5, 27, 1795338473397850, 1795338473864776, NULL, NULL, '{"contents":["01a20283-0fb5-7547-8c43-e9df602ab6aa"]}'),
	(48, 'default', 'lena', '01a20283-134b-73f8-afa1-b4783bf60605', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-134d-70f4-a640-f4668a7a9b70', 1, 1, 1795338474317252, 1795338474317252, NULL, NULL, '{"contents":["01a20283-134d-70f4-a640-f4668a7a9b70"]}'),
	(48, 'default', 'lena', '01a20283-138b-7038-a9d5-3561abbcecbd', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-138b-7038-a9d5-356378e9a55e', 1, 2, 1795338474379644, 1795338474379644, NULL, NULL, '{"contents":["01a20283-138b-7038-a9d5-356378e9a55e"]}'),
	(48, 'default', 'lena', '01a20283-13c3-7121-86c0-b2c8b42382a4', 'archived', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-13c4-72fa-a20d-cc81a792c5d6', 2, 4, 1795338474436032, 1795338474506514, NULL, NULL, '{"contents":["01a20283-13c4-72fa-a20d-cc81a792c5d6"]}'),
	(48, 'bridge', 'lena', '01a20283-1417-71c6-a72f-4863488858f2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20283-1451-740a-a5e5-5bae3b2e29ab', 2, 2, 1795338474520962, 1795338474576712, NULL, NULL, '{"contents":["01a20283-1419-7666-9c92-f3ea467902db","01a20283-1451-740a-a5e5-5bae3b2e29ab"]}');


--
-- Data for Name: memory_access; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memory_access VALUES
	(43, 'default', 'ana', '01a20283-0e2f-72ff-9dc7-6d6a7c7f0b2c', 1795338474761925, 1),
	(43, 'default', 'ana', '01a20283-0e7d-74c7-a78e-5869e24a432d', 1795338474797351, 1),
	(43, 'default', 'ana', '01a20283-0f02-71de-b72b-3135c2df381d', 1795338474832604, 1),
	(43, 'default', 'ana', '01a20283-1092-7431-8bd9-f6cc36cb40e6', 1795338474905358, 1);


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES
	('01a20283-0d48-71d6-8083-e738b5e94a81', 'default', 1795338472776293, 'bruno', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a20283-0d96-7423-a3ac-a8f8e8d7962a', 'default', 1795338472854781, 'carl', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a20283-0e2f-72ff-9dc7-6d6b63da03a5', 'default', 1795338473007862, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20283-0e2f-72ff-9dc7-6d6a7c7f0b2c', 'Personal', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-0e7d-74c7-a78e-586a97bdbedf', 'default', 1795338473085660, 'ana', 't1', 'hotpath', 'create', 'ok', '01a20283-0e7d-74c7-a78e-5869e24a432d', 'Goals', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-0ebd-7468-bd74-077f6e3039ff', 'default', 1795338473149373, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20283-0ebd-7468-bd74-077e0f814c69', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-0f02-71de-b72b-3136bb558ea4', 'default', 1795338473218609, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20283-0f02-71de-b72b-3135c2df381d', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-0f44-73cf-b1ca-2c0720270360', 'default', 1795338473284710, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20283-0f44-73cf-b1ca-2c06d59f450a', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-0f79-76f3-af61-69d228b220d0', 'default', 1795338473337113, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20283-0f79-76f3-af61-69d1d467cebd', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-0fb5-7547-8c43-e9de538c758d', 'default', 1795338473397778, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20283-0fb5-7547-8c43-e9dd84d6f66e', 'Style', NULL, NULL, 'agent:planner'),
	('01a20283-0fef-7415-ab49-13587b0e51e2', 'default', 1795338473455627, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20283-0e2f-72ff-9dc7-6d6a7c7f0b2c', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1030-7078-b45a-9ab773ca976a', 'default', 1795338473520675, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20283-0e7d-74c7-a78e-5869e24a432d', 'Goals', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-103c-7299-b4c3-5da43dfd7f14', 'default', 1795338473532728, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20283-0fb5-7547-8c43-e9dd84d6f66e', 'Style', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1049-76f6-b593-4bc29211e4f3', 'default', 1795338473545401, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20283-0fb5-7547-8c43-e9dd84d6f66e', 'Manners', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1055-7568-b54a-aed70cc6f1ec', 'default', 1795338473557067, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20283-0e7d-74c7-a78e-5869e24a432d', 'Goals', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1060-73f1-9950-cf94fd9999d2', 'default', 1795338473568007, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20283-0e7d-74c7-a78e-5869e24a432d', 'Goals', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-106c-714e-898d-3e7d30a7cafd', 'default', 1795338473580128, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a20283-0e7d-74c7-a78e-5869e24a432d', 'Goals', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1079-732a-afff-af447f2eb0d0', 'default', 1795338473593061, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a20283-1079-732a-afff-af43114d4e35', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1086-74f9-9eda-197629df946f', 'default', 1795338473606368, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20283-0f02-71de-b72b-3135c2df381d', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1092-7431-8bd9-f6cd66c58e36', 'default', 1795338473618472, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20283-1092-7431-8bd9-f6cc36cb40e6', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-10ce-776c-a6bf-6a0e6f460471', 'default', 1795338473678129, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20283-10ce-776c-a6bf-6a0d0d5521fb', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1106-7667-b13a-f69dc96497b5', 'default', 1795338473734444, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a20283-1092-7431-8bd9-f6cc36cb40e6', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1169-72dd-98ab-460b10c9e1fe', 'default', 1795338473833798, 'ana', 't1', 'hotpath', 'delete', 'ok', '01a20283-0e7d-74c7-a78e-5869e24a432d', 'Goals', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1179-754c-befa-97c31947872d', 'default', 1795338473849104, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20283-0fb5-7547-8c43-e9dd84d6f66e', 'Manners', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1188-7048-bdeb-fcece5868e63', 'default', 1795338473864697, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20283-0fb5-7547-8c43-e9dd84d6f66e', 'Manners', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1196-71a3-bb91-d59a0b941adf', 'default', 1795338473878118, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20283-0f02-71de-b72b-3135c2df381d', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-11a3-7088-9d7b-c8ebf78bfe3d', 'default', 1795338473891984, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20283-0f02-71de-b72b-3135c2df381d', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-11b0-744e-a436-c14f739bee58', 'default', 1795338473904440, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20283-0f02-71de-b72b-3135c2df381d', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1271-70cb-a280-62fb2da00581', 'default', 1795338474097035, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20283-0f44-73cf-b1ca-2c06d59f450a', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-12f6-75a9-bb4d-4ffb81871a04', 'default', 1795338474230569, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20283-0ebd-7468-bd74-077e0f814c69', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-134b-73f8-afa1-b479946f5c07', 'default', 1795338474315595, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20283-134b-73f8-afa1-b4783bf60605', 'Sport', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-138b-7038-a9d5-3562c0bd9aa2', 'default', 1795338474379573, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20283-138b-7038-a9d5-3561abbcecbd', 'Sport', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-13c3-7121-86c0-b2c9f1bed760', 'default', 1795338474435950, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20283-13c3-7121-86c0-b2c8b42382a4', 'Sport', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-140a-763d-9bbb-74542bbcf45b', 'default', 1795338474506437, 'lena', NULL, 'hotpath', 'delete', 'ok', '01a20283-13c3-7121-86c0-b2c8b42382a4', 'Sport', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1417-71c6-a72f-48648af0a580', 'bridge', 1795338474519875, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20283-1417-71c6-a72f-4863488858f2', NULL, NULL, NULL, 'admin:k_oXpSkeqISDEL'),
	('01a20283-1450-7785-baf7-8a490d0d27bc', 'bridge', 1795338474576622, 'lena', NULL, 'hotpath', 'update', 'ok', '01a20283-1417-71c6-a72f-4863488858f2', NULL, NULL, NULL, 'admin:k_oXpSkeqISDEL'),
	('01a20283-1764-756e-9c03-dde48df0a4a0', 'default', 1795338475364161, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a20283-0e2f-72ff-9dc7-6d6a7c7f0b2c', 'Personal', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-1777-7497-a66d-772a7d73a4cc', 'default', 1795338475383380, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a20283-0f44-73cf-b1ca-2c06d59f450a', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-178e-72c7-b1e5-bac263c57afd', 'default', 1795338475406564, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a20283-0e7d-74c7-a78e-5869e24a432d', 'Goals', NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-17a7-77e8-a5c9-e46aa3f98d2a', 'default', 1795338475431441, 'ana', NULL, 'hotpath', 'delete', 'skipped', '01a20283-0f44-73cf-b1ca-2c06d59f450a', NULL, NULL, NULL, 'admin:k_PhxK8jgQc4hB'),
	('01a20283-17ff-77cc-902e-b033023b25db', 'default', 1795338475519827, 'ana', NULL, 'hotpath', 'create', 'error', NULL, NULL, NULL, 'idempotency_mismatch', 'admin:k_PhxK8jgQc4hB');


--
-- Data for Name: origin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.origin VALUES
	(1, 'system=7710919962774290985 timeline=00000001 database=16384 events=16397');


--
-- Data for Name: parked_events; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: partitions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.partitions VALUES
	(0, 1, 1),
	(1, 1, 1),
	(2, 1, 1),
	(3, 1, 1),
	(4, 1, 1),
	(5, 1, 1),
	(6, 1, 1),
	(7, 1, 1),
	(8, 1, 1),
	(9, 1, 1),
	(10, 1, 1),
	(11, 1, 1),
	(12, 1, 1),
	(13, 1, 1),
	(14, 1, 1),
	(15, 1, 1),
	(16, 1, 1),
	(17, 1, 1),
	(18, 1, 1),
	(19, 1, 1),
	(20, 1, 1),
	(21, 1, 1),
	(22, 1, 1),
	(23, 1, 1),
	(24, 1, 1),
	(25, 1, 1),
	(26, 1, 1),
	(27, 1, 1),
	(28, 1, 1),
	(29, 1, 1),
	(30, 1, 1),
	(31, 1, 1),
	(32, 1, 1),
	(33, 1, 1),
	(34, 1, 1),
	(35, 1, 1),
	(36, 1, 1),
	(37, 1, 1),
	(38, 1, 1),
	(39, 1, 1),
	(40, 1, 1),
	(41, 1, 1),
	(42, 1, 1),
	(44, 1, 1),
	(45, 1, 1),
	(46, 1, 1),
	(47, 1, 1),
	(49, 1, 1),
	(50, 1, 1),
	(51, 1, 1),
	(52, 1, 1),
	(54, 1, 1),
	(55, 1, 1),
	(56, 1, 1),
	(57, 1, 1),
	(58, 1, 1),
	(59, 1, 1),
	(60, 1, 1),
	(61, 1, 1),
	(53, 11, 1),
	(48, 9, 1),
	(43, 33, 1),
	(62, 1, 1),
	(63, 1, 1);


--
-- Data for Name: projections; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projections VALUES
	('memories', 1, 1),
	('changes', 1, 1),
	('search', 1, 1),
	('relations', 1, 1),
	('runs', 2, 1),
	('user_stats', 1, 1),
	('daily_metrics', 1, 1);


--
-- Data for Name: relations_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.relations_g1 VALUES
	(43, 'default', 'ana', '01a20283-0fb5-7547-8c43-e9dd84d6f66e', '01a20283-1092-7431-8bd9-f6cc36cb40e6', 0, 500, 1, 22, 1795338473747266),
	(43, 'default', 'ana', '01a20283-1092-7431-8bd9-f6cc36cb40e6', '01a20283-0fb5-7547-8c43-e9dd84d6f66e', 1, 500, 1, 22, 1795338473747266);


--
-- Data for Name: run_changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: run_leases; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: runs_g1; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_migrations VALUES
	(1, 'ledger');


--
-- Data for Name: search_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', '01a20283-0d3e-71c2-9876-f97ed0e942df', '945c645762', 'work carpent', 'hashed-1-512', B'11001001011100100111100011110111010000100110000111100001100000111000000011001001000100011111110101000100000000100010010000110010101111100001100110010100000101010110101100001110011110110001010000001111011101000010110110100100101110101000000010010010010110101100010000000011100000111111111100010110010111100101111111101101111010000010000001010111110111010111111100000000100011111010110111110110111111010001011110110010100110100001001111010100000110110100110000000001101000110110010000101000100100111101110000100011', '\x1e42e2e71ebee219cd2d1942d3be33cdf62d420a19d3f6d32d1e1e33e2190a2de21ee2e7d3d319e7e20a19cdd3d3e21e2d0a42e2cdd3e21e42e7e2e2e2d32d4207f9f9f9f9f9f9f90707f9f907f9f907f9f9f907f9f9f907070707070707f907f907f9f9f907f9f9f9f9f9f9f9f907f9f9f907f9f907f9f9f9f90707f9f907f923dd2314231414c8ecc8c83838ecec1414ecd723d738ddc8ddecc838ec29d729ec2914ec29ec3823d7ddddec141429c8d738142314d73814ddc8dd23c823ddc8ddc8ecd714141423dd292338ec38ddecc8dd14c82929c82338ec23d7ec23d7c823dd232923ec23dd38ddddecddd7ecec38d7d729ddd729ecc814dd3829ec38c82d1ee2d3e21ed3d3e2d3e2e2e2e21e2d2dd3d3d3d3e21e1e1e2d1e1e2d2d2d2dd3e2d31ed31e2dd3d32dd32d1e2d1ee2e21ee22d2d2d2d1e2d2d1ed32d2de22d14290e001dc89ff2b9fb70aa00009faec838dd29d70e383d4761fb616105ec34c81d52382c1d0e0eddd1d7e3c3fbe3ec4c0081e35b790e050efb5bf26a1d000e08173508f81d49fd173a173a262bef2fbcc6ef49da203a2617cb0320e9c620d520e9e94926d135efcbcbe911d5cb2b262f26fd2be020b7f5efc6e9262be92026df0dd0df211cd0dfd0f3c1d0d5e4df3030df1cd0d5c10d30df301cd0e430dfdfe4d521c13fe4d5f32bc1d03ff3e430301c1cd030302be4e4e4e430d5dfe4302b', NULL),
	(53, 'default', 'bruno', 'bruno-2', '01a20283-0d3e-71c2-9876-f97f816cbb1d', '945c645762', 'move porto', 'hashed-1-512', B'11010000010100100100010100110000100001000100101100111111001100100110110100001101111110000111111111000100111101010100100101000001010000110100011000100100001100000000100000000000000000100100100000000000000000000000000000000000000000000000000000000000000000001110011101111110010100010000000100001010110000010010110101100100011100001011110110011101000011100010110100010101101100111001101100101100101101000100111010010100101000101100000001011011010011101100110100111000011101010001001011011010100101010110101101101100', '\x3803c838c8e6c8fde638e655abfd38abfd558de6e638c81ae6c83838ab8dabab03e6e6ab8d38e6c8e655abfd55e67338c8e6553855557338abe6731ac8c803c8ba290bd72946ba0b9cd7d7ba4629ba462946294629d7f5f5ba6446292929290b2929f5baba46d7d746292946d70bba29ba64bad746f5d70bd70bbabababad746e31d00e3e3e31d1d003b00e3c51d3be300003be3e33b000000001d1de300e3c5e30000001dc5c5e300000000e30000000000000000003be3e31d00e31d0000e300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000290b46f5ba294629d7642929642929bad7649c46bababa0bf5d7d7f5babad764bababad746d729d72946babad7d7ba29d7ba29d729299c0bd70b29f5ba46bad7ab38551ac8e6e6e655c8381a3838ab3855c8c8555555c81ac8abc8c838551ae6abc855c83838e655c8c8e61ac81aab381ac81a38e6c8381a38abc8381ae655389f9f7f810e61f28161817f7ff20e9f81f20ef29f0e0e7ff27ff28161f20ef281618161f29f810ef20e0e9f9ff2f2819f9f7f9f7f61f20e7f810e9f817f0e0e9f0e61f2f20e0ef20ef29f61610e8181f2f2610e0ef20e81619f9ff27ff2f27f9f0e7f9f0e0ef261f27f818161f20e9f0ef20e7ff20ef20e0ef20e0ef27f0ef2f2', NULL),
	(53, 'default', 'bruno', 'bruno-3', '01a20283-0d3e-71c2-9876-f9808df6739c', '945c645762', 'sharpen chisel three step', 'hashed-1-512', B'10111110011100101000000101010111011100010101110000101000110000111111011100011100010000100011101100110000111111110110010111010100100111000101010101110100110101001010001100100000110001010001110011010100001010100001100100010110010101100011000001111001011011011100110010010100000011110110001110110010011110010010101100101111110111011111110101010110000110001110101110001011011000101110010010010110100011101111000011001011100011011010100110011101110110100111011000000110101010010101010100000011110000010111101001101111', '\x01c33a63012a11c3ff60604defb301ff4db0ffdcffdcec01c301b314ff110160b01411018cb3d601ec14ec110101ffa0c3c624ff11dcffef242ad69decef113a1f1f2f1fd12f1f1fe1d1822f2f1fe1d1e11f82d1d1821f92e1e12f2f7e822f1fd1e12f6ed192d1e12f1f2f1f6e2f2f6ee12f1fe1922f922f2f1fd12fe11f92d10abef620475aa9d0a633f62bf81af86ad5590a3ff808f8d11e319408ab0acde81d960ff4e8f84005e5f431f1f6d5e8a7422d94a69657f40ccf94f80a0c20d0f802100013ed25ebfc00db53c029ed51c2b1ebdb4f3cc2ed4f9cc8db139e0429dd9e25003af2154f00c6f01562f0afa1b1000e154a10b4d8130004648c1051d5150945f7f5586dbbbb0be2d030f51ea8f7d0e2bbd01e0b1e09a60909f7f593451e30f71e6dd0bb43f5bb1e450945bda60bf7f509f71ef71e09d0f71ef56d5a09095625f51b561ef509484543257959c133d02ad419b83f33e0bfe2f21e41d900bf0e4c10f71be5430943bdfcc456fa232caf2e12f0d2f00bc1516930e9f705e6f765d8dd65ea284d8a03fdedc5502601da11166003effdb5da3850ffb323d5605076c39bd87650ef1303da4bda3bb3a05001ead5181328ed261618ed7603b065ed9d014e65ff3b01b0b2ec9dc5ff6350ec14b201b263d7ff01b03bb201d7148801c7db88c5c5c514501414c5c5ec9db0018814011401ff01ffec1450ea65145001', NULL),
	(53, 'default', 'bruno', 'bruno-4', '01a20283-0d3e-71c2-9876-f981cddddb16', '945c645762', 'prefer oak pine', 'hashed-1-512', B'10100100110011101010100011110110000101010001111000001111100011000111110000111101010100111110000011100101001001010101111111111110111000011110011110010110010100101001011100010010001101011011001101010100010111010011111011010111001010110110001011110111100111011010011001000100110010100101001111001010100010001010001000001000001011111001111010001101000011101010100000010111000110111101010011011010111001011111101101010111100100111000001110001010110101111010011001011111100111110100101111010100111110011101000000010110', '\x1cc71eb5fe4bf1f10f0fe2e43e022cc22cc21cf12cc2c7f102390a0ff1020fc7fef1d44bc202b51cbaf1c21c4b020fb5f1c2c2f1313e021e0ab5d4fe0246c2e2e31d591d1d59a7a7e3e31d1d5959e31de31de31de3e3591d1d1d1de3e3e3a7e31d1d1de3e31de31de3a759e3e31de31de31de31d59591d1d1d1d1d1d1d1d1da7644f3affdbd8ea612852139fae3a164f28db8a28ed5228d8db13b101dbae25ed01eded13c6130125ead8db13edc613d8c6d81364d813ea164fed3a13eded2816b34dfc40ea5fa1d2ea11f7112032c004f7e57f00095f35ea2f16fc52ea405211c0dd04ea20c9111bce092aeabbdd28b34d37202394710b1611bbea113225f71124e917dcd40f17e9f124e9dcdc3ad4e92c2ce9c617dc01f1ff17d417dce93a0f2c3adcd42cc63aff17c6ffe917c6f1dc17f117e9dcff24e9c6c6d4dc24dcd4dcfcf704f70909091616eaf716040916fc09fceaf71616f704f7f7f7ea040404fc16ea09f709f7f7fcfcf7f716fc090909fcf7f70909fc09090909f704f716f7f70606fa0606fa06fa060606fafa06fa060606060606fa0606fa06fa06fa06060606fafa06fafa060606fafafafafa060606fafafa06fa06fa0606fa06fa0606061dcd1dcde33333cde333e3333308081d33e3e30808331d33f833cdcd1df81d1d1d1de333cd1de3e31d331d1d33cde3081d1de333e3f8f8e3e3cde308e3081de3', NULL),
	(53, 'default', 'bruno', 'bruno-5', '01a20283-0d3e-71c2-9876-f98229cf0c7f', '945c645762', 'year mani move', 'hashed-1-512', B'10111001011101101101010000110000111100010100111111111111011000100110110100001001111110010101001111000100110101000110110111010010001100101010101001001110011110101111101110001110000001111000101100110011011011101001011001010100111101111111100010100001100111010101100000010100110001110100110110001010011000100110111001000111101110111010001110010000011101000001010010110100110111010100001000101110101101000100011010011110101000110100000001011001000011100111101010111000110110010011011001001111100110011010100100011011', '\x7fdd161901d2ea3cea012e01ea1951ea3c51d401df66d2ffea9a5113c784cadf160101019aea9a2cac4e97d27f2c4e211616165121661616af1313e79ac713c7f65d5abe725dbb5abba6bef642def65a2d5a72450dbbbb0abb45f65df3f65a5a0d5ad3d3bb0dbb8e0d0df60af642f6f6a32d0abe0d22bb720a45be0da6a622f6b3b050229b8315de65c615eb02de15980018c6eb502d18eb0015687d229802eb522d50682d83521802b0c9d3503a52e8b0b0980000687d5252aec9eb18005052bbbb2d0af3bb0a42de450af60a0d42a60af3f60dbb5a458ef672a62df645f6be5d0d450df3455d5d225a0a2245f3a3f35af30df6f6bea65a2df3bb0a425af30ab635ce4a1de6e3e3cefbce1dfb1ae6fb1a4ae6e6e6321d35fb1dcbe3051dce324ae6cee31dce1de3ce1a32e6cbe31de3ce1d1ae61a1d05cee31de3cbe34a4a3228d8282828d8282828d828d8d8d8282828d8d828d8d8d8d8d8282828d828d8d8d8d8d828d828d8d828d82828d828d8d82828d8282828d828d828d8d8d8d828d8c0d828c028400fd840d82828c040d8d8c00fd8d8c0400fc028c0c00f28280ff10fd840d8c0f10f28f140d8d8c0d8c0d8c028c02840c0f140d8d8d8d8284040d8da11263e3eef26da11d7112929dad7ef113eda263edac229dac2263eef1126efda11efd726113e293eefda2929c2ef1126d729da11d7c226efd7c22626d73e29', NULL),
	(53, 'default', 'bruno', 'bruno-6', '01a20283-0d3e-71c2-9876-f98308d5037a', '945c645762', 'own van van travel', 'hashed-1-512', B'10110110110001110110010101101100011110110011110101011101010110011001100010100110010100010000011001101111101001000111000100010001011000110101100110001110110110010110100010100101001101100010001101111010101101101101110000111100000110100010100111101111110010111000000100100011010011010101011100110111010001101000100111111001101111011110110001001000111110000001000011010011111010100011111101000100011010000011111101101100110010010010110000101110111000100100011000110000111110100000010000100000001001000001101000100111', '\x36ee5151af362dee1236d3d3ee123612d31212caee51ee36ca1236d35136d3afee12123636af3651eeee36365151af12ee2daf123612ee12af2daf3612caee5124dcc13f24dcc1c124dc3fc1dc2424dcc13fc13fc1c1dc3fdcdcc1c1c13f24c1dc243fdc3f243f3f3fc124c1dc24dcdcdc3f3f3fc1dcdc24c1c1dc24c1c1dc3fe6641a9c000064499c1ae67f64e6811a49b79c007f1a7f81641a001a1a819c6400641a9c64b700b71a007f9ce664e664e6004964006464e6e69c64b7b7e664648f710d0d718f71f356f3560df3710df30d0d8f560d56f3f3f38f717156568ff3f3f3f37156f30df3f38f0d8f568f8f710d0d71f371560d560d0df3aa0df3560d24dcdcdcc1c1c13fdcc124dcdcc1243fc13fdcc12424c124c13fdc3fc13f3f24dcc13f3fc13f3f3fdc3fc1dcdc3f3fc124dcc1dc24dcdc3f243f3f243fc1c12444e044444420e044444444e02020e0bce020e0e044bce0bc4420202020bcbcbce0e0e044e0bce0e02044e044e0bc4444442020e020bc20bce0e0444420444444fc04e1fcfc1fe1fce10404e104e1fce1fcfc1f1f1f1f1f1ffc1f1fe11f04fce1041fe1fc04e1e11fe1e104fc1f04e1e1fce11ffc041f04e11f041ffcfcfc04fcdd1add00001a0900e6f73e1a0000c2c223091a2323f71af700dde60000090000e6001ac2e6f7f7dddddd1ac2dd1a0000e6dddd091ac223c2c2f70900001a1a23', NULL),
	(53, 'default', 'bruno', 'bruno-7', '01a20283-0d3e-71c2-9876-f984006ffa40', '945c645762', 'dog name bolt', 'hashed-1-512', B'10001000111101001010000001100101110010000101001101111111111100011111010100001111100110000011011000000000011101101010010100111110110101110101011001011101111111101101000101001110101001001001011100001110101111100011111000101011000100010001010110111110111010010110010110001101110001100010010011110100110101010011101110100110000000000111001010111111011000110110111011101001110001010111101110111000110110010001001011100101001101000101001110001001000100011100110111111100010110001001010000100101011100001101111000110111', '\x0ef29fdf21e19fcd7561750ee1339de175df0edfe19df2cde14f0e8bb133b175211fcdcd63dfe1e1e175cd63dfe1750e9f1f4f0e0e0e754f33333321df8bdf4f22050b47f71eca0db9def5b91c360d0b36f5de0b36caefdef5f3070dcc0b22e2efd0dcf5e2f4dec4f5361e22f40734de1ede0bf3b930e236b9e2473c1e2222c4162ad62ad62a2a2aea16ea2aea162ad6ea2aea2a162aea2a162a162a16162ad61616d62ad6d6d62ad62ad6ea162a16ea16ea2ad6d616ead62aead616d616162af7f9f7f7070709f707f9090707091bf9f7f7091b1b091bf7f7f71be509e50907f7f7f709e5f7f909f7e5f709f71bf70909f90909090709e5090909f709f7f709ff0115f1f10ff10101f1ebeb1301eb131327fcffed0101f1ffeb13f1ff13d9eb04152715ff01ffff0f01ff15eb0fd901ebf1132704f1131515fc15ffd90104d9b6b6f8c8f8c8f8c8c808384ab6b638b608f8083808084a38f80838f8b6b64a38f80838b6384a08b6084a4af808c8f8080838f8b6f838b608b63838084af808080bcb0b4d0bcbb3f50b0bf54d4df5f50bb3f5f535cbf50bf535350bf5cb0bb30bb3f5354df54df5f5cb0bcb4db3cb0b0b0bf5cbf535f5b30bf5b3cb4df5cbcb0b291895eb1818c3046b7f3d3d3d2be8bbfc18d75757d7d79529ebe804eb18e8e8d79545bbe829e815eb2b151895d5fce8157fc315046b4593e893182bd7291829', NULL),
	(53, 'default', 'bruno', 'bruno-8', '01a20283-0d3e-71c2-9876-f985b8ca1031', '945c645762', 'play chess friday', 'hashed-1-512', B'10101101011000111000111010110111011101110101110010010110100001101110101011100100011111001111011001000101110110001001110001110111000000011011110101010000011100001100110111000001101011100111011001101111110110101100111011101110010010111011110111010101001011100111010110010100101011011101100001001011101000011010111100100110111111111110110110111001101101111100000101000101001000101100011111001010011101000111111111110001001010101000100011000111000101110101111000110001001111011101110011100010000100110000011010110010', '\x2ed22000002ed22ec10010f0d200102e2e0000003f2e1ee020e2102e001e1000e2201e00d22e3f1ed21ed210002ef0d220f0f02ed23f2ef03fc1c1f0d23f3f00113e2dd01fe100d32d2230f2f200e4d3d31f1f2d303ed0e1301c300ee11f30e1d01fe1d0f21fd00e1c30f21f1fd3d0ef1fc2ef1f3e11d0e1e100220ef2301f00e1e1e1e1e1e1e11f1fe11f1f1f1fe11fe11fe11fe1e1e1e1e11f1f1fe1e1e1e11f1fe1e11f1fe11f1f1fe1e1e1e1e11f1fe11fe11f1f1fe1e11f1f1fe11f1fe1f70606fa091727370906f74537f717bb0637cbfa091745f7063717d9484556faaa37fae917cb061745bb06172717fa374545e945d917f745e9f737fa450927cbec065306fa45fa3714fac953fa45bbd729fa14ec3745fa374537bb0606faecbbad53fabb29fa290606c906faecc9fa0645fa53bb45064537d7fa06adbb0637ad1d2f4c02101e0d2f302e3ec24f60e2025dc2103e20a3f01e2fb10d6000201e5d2f1ee2f0d1b1007fd22eb1f1e06ed11dd2f360f000e220df1d40b1d2003e022b2e0dfec24cb10db4f3304c3cb12ef0c2b44c4f0d0d4c4c203e4c3e0200d0f002e2003ee00df33eb10dd2d0f010f3d2d03e0df000c2103e0dc400e230a33e415dd917d917171717baf7e90927dcbae909f7e706273527ba274609cb353527cbe7190735facbd917e9e9e7ba17d9ba2727fae9fad9e90909cb06c80707bafa24cb', NULL),
	(48, 'default', 'carl', 'carl-1', '01a20283-0d90-7036-97b9-7cfb9d3cdbec', 'cf5fc19671', 'like tea food', 'hashed-1-512', B'01101101000101000001010010101111100101010001110011010000010100000110001010001101001101001000110001101000000010110110111010110001001101010101001010100110110011100100010101000010100000111111011100100110111101110100010101011111100001100111000100110000001111011001100101101011010100110111010011010100000110110000001101010011111111101000111100011010010011110011011101100000011011000101000010010010101111010101110011011000101010100001111011110000011111001011010011111110001001100110100000000011101011010010010000011011', '\xe96f17004040c040e9009140c01700e90000e940001791c0570040001757171740e9a9570057006f00e9006f571700005717006fe9c0e9e90017a91700c0a900d92747d9d1b92fd127d9f0f02f10d910f0d11047d110f0d910d9b9f0102ff0f0d9102fd110d1f0f0b9d1b9f02fd12727f02f27d12f472ff027d12727d9d9f027c5e41c33e43bdc3bcd24c533fce404cd3bcd33e4c55353cd1c33adc53b043badcd33dcfcc504e43be43bc5cde4e41ccd1cdcdcadc5c53b1c533b331cdc533b1ce5e504e5e51b1bfc1b041b1bfc041b1bfc1be5fce504fc1bfc1bfc041b1b040404e5e5fce50404e5e5041b1be5e5e504e5fc041bfcfcfce5fce51b1b1b1bfc040ff1f10f0ff1f10ff10f0ff10ff10f0ff10ff10ff1f10f0ff10f0f0ff10ff1f10f0ff10ff10ff1f1f1f1f10f0ff10f0ff1f1f1f1f1f10f0ff10ff10ff1f10f0f20202020202020c937e0e0e020372037e0c9e03720e037e0e037e0c920202020c9c93737c9202037c92020e0c9e0c9c9e03720e02020e0e0c920c920c9e0c9c92bd5d52bd5d52bd52bd52b2b2b2bd52bd52bd52b2b2bd5d52b2bd52b2bd5d5d52bd52bd52bd52bd5d5d5d52b2b2b2bd52b2b2b2bd5d5d5d5d52b2b2b2b2bd5d527f9300ff127a1f90767500f0f3027d0d0f97ef1f10707f9b80f0fb848f9d0f9f1b8f9f1d0b848480f9927f9480fd050b8d90fd08248f199f199b8270f824827', NULL),
	(48, 'default', 'carl', 'carl-2', '01a20283-0d90-7036-97b9-7cfcfee41d84', 'cf5fc19671', 'cat', 'hashed-1-512', B'00000000000000000000000000000000000000000000000000000000000000000111111110110111100000000101101101101010111110101010110111111000000100011010110000100110010111011111111000000111011111111110011111010111011010110001000101110101011010100100111010101010100000110010111110101000111011110111100010111000010001110000001100010100000000000000000000000000000000000000000000000000000000000000000001100010000100000001000100000001010100110000100100010010110000000000000000000000000000000000000000000000000000000000000000000000', '\x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a35d5d5d5d5d5d5d5da35d5da35d5d5d5da3a3a3a3a3a3a3a35da35d5da35d5da35d5da35da35da35d5d5d5d5da35da35da35da35d5da35d5d5d5d5d5da3a3a382c4c43c8282c43c7ec47e823c3c828282c43c82c47e7e82c43c827e7e3c827e3c3c7e7e3c7e3c8282c4c482c47e3c3cc47e7e7e3c3c7e3c3c7e7e82c43c3c3c3c3c827e823c7e3c827e3cc43cc47e7e82c4823c82c4c47ec43c3c3c823c827ec43c7ec47ec47ec4c47ec4c47e7e3cc43c823c823c827ec43cc4c482c4823c7ec4c43cc47e7e7e7e3cc47e827e8282c47e7e3c827e3c7e7e823c7e3c7e8282c47ec47e7e3cc48282827ec4c4823c3c7e82c4c482c4823c7e82c4c47e823c828200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000be4242be00be42000000be42bebe0000bebe00420000004200be0000bebe00420042004200be4242be000000420000420000be42000042be424200be0000be0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL),
	(43, 'default', 'ana', '01a20283-0f02-71de-b72b-3135c2df381d', '01a20283-0f02-71de-b72b-31377a6ee081', '8038ef7ecd', 'avoid milk lactos intoler', 'hashed-1-512', B'00111111010100010011001011000001001111010011001011001010101110110000001000010000001100111001111000011101001010000001001010000011000101001000011100001011110000011100000100100010100100011100000000110001001101101000110111010000001101000001001100101111000011011110010000101010010011001110101000000010010111011111111011111011000000001010000000010010000000000000000000001101010001000001000010110100000100011110110010111111100110101010011110011000001111101100010011101000000001101101000111011101011100110001000001100010', '\xbed70b2342232942dd23be29d7a5d742c4dd2923f5d742c4290ba5a5bea5d73cdddd235b2942a542c4d73c0bf5dd23be230bdddd42be3cf50bdd5b2342be42429a009a00009a4d9a9ae800660000b3e80000186600e8187f66e8816666187f009a00e8661818e84d9a007fe84d9a81000000e81800e86600180000e8e8004d18cde6cd1ab5339ce664cdb5cdcd1a011acdcdb5e61ae61a334b33cdcdcde6e6331a33b5cdffe6ff33cd9c33cdcdcd4bcd64cdcd4bcdcdcd333333cdffe6cdcdb5b2b24e17cab2b236d0e93630e9304ee936d0d0e94e30d04e4e4eca17cacad0cab2b24e36e94eb2d0cacae930b2e94e36cae94eca4e303030e9cad0ca3030d036171736b2d030b2b2cae930e936b24ee9e930cae9174ecaca173036e917b230b2cab2e9d0cab236d0e917d030174ed04e174e304e363636d017174e3630d0363000e2000000e200001e001ee2e2e2e2e20000001e00e21e0000e2e200e2e2e20000e20000000000e2e20000e21e1e001e001e0000001e00000000001e0000e2e233cd3333cd33cdcdcdcdcd33cdcdcd33333333cd3333cdcd33cd33333333333333cdcd3333cd33cd33cd33cdcd33333333cdcd3333cdcdcdcdcd3333333333cd2607dac1bb5ebbbb3f265eda5edadadadabbc1c1da2026e05e5ef926c1dac13f203fa2072645da45bb203f07e0da0726c1c1da26bbf9bbdaa23f45e0c1e03fbb', NULL),
	(43, 'default', 'ana', '01a20283-0f79-76f3-af61-69d1d467cebd', '01a20283-0f79-76f3-af61-69d3596c9532', '8038ef7ecd', 'say ola write xe697a5 xe69cac xe8aa9e 100 o keep both line lingua', 'hashed-1-512', B'11101100010011011101100011110001001110011101101010001111001110110111110110111011000010011111111100111000010110110000001001110010111001000101111001001011000111100010100110101011011100101110011000000100000101000011110110101110011011011111000100101110111101101011001101100110000001000110111110011111010101000011000001011111000100010101011001001101001110010110101111011110111111001010101100000110101101001100101011011010000001011011100000000000111011011011010111000100110100111101010100000011111010100010111001110100', '\x2e091cf01a3cfed7e40baeee2929cd033915cf102befcd9d0c1a1a1ffaf5f13be3b903141fb7e9122a2cd21c02e80aeb0ad1ebf11d68182fffc5005218ba1f55f5250c1d146fed3f1bca0c4533e20d4ecddbdbca1cd4fb0c0d3c7f0c0a2c4e05aac9250c16bafcc3e31ef6650cea0c09eceafcf6f58933edc2142e09a9ed56ec2d4d70b19b06cbd9de1fa9271d3f03eacb1ef4fd40cc0d09b7b7e20b090c37dcfcd236eb34dbcb2d2ee90cd20ce11616d0140016fdff0ecd28140bd3b20a2ee1c4fcf6dbf20df2f3dbe39a25dc05d2cbe4ba6f250e03fc461cea13dc1c24669091041bd40505bb243c4e2667e4e5fb46b1900cf2460444c2250e033df2463cec00bf120ac1003602f6093f00c8090df6bee2d4f6f32cfed4e01e1eeb165821002cf7cb1e35122160f40ce120cb20cdeef6ee3837f6eecbf4c809f60014220022baebd30afdd5f41de205cb0ee4232cf9f404fee20c15f430daf6270c3fecf304e51514db0be20d380616fc0f181505c8352d1d024f16daea0df41dfc26e61d07fefeb8e3c90e02de05fe0509f646b0ee0d1adafe1bb01df3373efe3f48ee16c5fbd1fbe9e302da051bfe020212f6ddf6b0e3e6f6fbf6cefe47120de90e02ed0209e41d0dc83f003d2605d4f6b739f1c6040ecb03b7f63b042e28da09dc4fae1df2ebf7eef6fc1f0928070ae906c605ffdf004fdb161402fbf3101728dd0bfede', NULL),
	(43, 'default', 'ana', '01a20283-0e2f-72ff-9dc7-6d6a7c7f0b2c', '01a20283-0ff0-756d-b89a-9d57a624be1f', '8038ef7ecd', 'prefer name ana not anna name', 'hashed-1-512', B'00001101010101100001101001000100010001001110101101101110101110001110010010011110000111111100010110000011101001110100101010111111001010111110011011000001000000101001000101001010101000011100011101011100111110001011010000100011001110110111010011110110101111000010010110001111011000101010000000100011100111001010001100001000000010100011001011111111111100111110111001111000110011010110110100110001001010011011001011100001001101000001101111100100000110001011101000111000010110000010110001011101011100100101111001110100', '\xe6e7a3e11f19e115fb6df60afc1524a7d7f1b72449fb59ebe11fcbdceb49ebd7e663ebf6eb15dcbc353f0fe629d12943e11f0fa315530acd43f12f053fc1f6e640162bf4ed26daa6309eb030370c0c8fdab0c65c3d1c7c5a375adafdea3aa4407ed8c0e3bed84c374ae840b6b01c26038c06a0d050c037ea40ea3774520e7e03fbf16dbd2ff105250f4339dbd1052fd12f43d1fb89dbc705fbfbc7fbfbbd39f163f1893993c7c76d9d05fbd12fdb39bd25c759d19df1fb2f2f2fc7fbd12f252fcc51f80f5136fcb82155191e1ceef6fb44f624170035f8ccfcd61df1f6e8025bdca81c0238d31747e92b0d24f608d9dc4817370ad911100062d53c3e510800c9f4e340fdc047ea060cf7f5c9093a0626f70c13dbeac653fd03fd04eadbd0f4f4daf409d3eac603031cead3062d1ccbb60ba309e0b9b00316fae8f5ea28fae5daf3fddad030fd26dafdf30d30fdfd30f30d030303300d0d3030030303fdda0d030d2603da303026f3d00d033003d0daf30303d0d03026da0dda2603da2630fd26f1de000fdeeede0000ee0f0012eede1200cc1234dedc0fde343412decceede12cc00220fde34f1dcf100dc2400f11212342400000000eef1deeeee3412deeede23dd232310a910bbdddd102357bbdddda910f01010f0f0f0dda923dd2310f0f0f010f0231010dd10dd101023a9dd10f0f045f045571045dda9231010dd10ddf0', NULL),
	(43, 'default', 'ana', '01a20283-0fb5-7547-8c43-e9dd84d6f66e', '01a20283-0fb5-7547-8c43-e9df602ab6aa', '8038ef7ecd', 'prefer short answer', 'hashed-1-512', B'10010011111010010010110111110010001110010011101000100000111111110111110010011100010111111110000110110011101001000000111111111110110010010110110101010111100011111000000110000000111111111100011101010110010011010010111000111001101100111111000010110101101110011011011111000100110010100100001111101011101010001001001010001100111110110011011000011011000110101001000100010111000010011001000011111010110011111100101101010101110101001000111010011010110101110101101100010111110111000011001101001111101001001000101000111010', '\x1bf0e505fbfb0505050510fb05fbfb10fbfb10fb0510fb0505100510f0fb05f0fbfb050510fbf010f0f0101005f005fbfbfb05fbe5f0f0e51b0510100510051bf224240e1924dce719e7e7241919f2e7e719e70e0e190e190e2419e7dce7f21919e70e24f2f20e0e19e724e7e719f2dcdcf2e7dc190e1919240e1919190e19e72106e2e211faef11ed2c21ba131edf1eef53bd1eef13132c1eefeddf131e465113e2afdfd4e2e21e13c8baedbad4edaf1311130613112c111321fadfdf1e131ecd41d868fd4109a3fd36d5d2071fb01de1bc7ffd1f6603a5e6f907363bf9f73314a55007d5c5332b2b390907eef1e1cd66e34401c141e63628b9074107d8f93357e61a1af4181a181a57e6dbb64ae6e60c1ae6e80ca90cdbc11ae6e8b6e625253f4a1ae64ce818254ce818e60cdbb6db1adbdb25dbb418e60cdbe6e8180cb4b62006043906fa0604d3fc2b04e00604efc7fcfc3911e02b11c7c7fa2d04d304ca36fcc706fafafa2deffad504ef390606bcd5fafa2bbcd52b06d5fa04fae0fafa0a0a01170af40af4170cffe90117010c0a0cffff17e91717e917f40cf417ff0a0c01e917f401ffff0ae9f4f601010cff0af6f4010cf40cf41717f417f4171717f804fa1106f80406effce311fc1104061106fc041f1de3fafafa0411f1ef1f06fc04faf82a1d060814ec06f1fa11effc0ffcfaec06ec08e1fcfc081404ec14ef', NULL),
	(43, 'default', 'ana', '01a20283-0e7d-74c7-a78e-5869e24a432d', '01a20283-1060-73f1-9950-cf950b15f8da', '8038ef7ecd', 'ship v1 septemb deadlin', 'hashed-1-512', B'00011001001010100101000010011010101010011101000010010010001001010111101000000111111111001011100001000010111010001110010010001100001000011101011011101101001100010001100011101011101011001011111100000101000000001001100000000001100001010111110100000000110000001110101100000011000000010100101111100011110100010100011110001111011010111011101110111101011000100101111011101101110110100100101111101010111100000010100100001101010011001000000110100000101011010110110000011000011110000110101000101011111010000101101011111101', '\xddf6b01d3da9cf16fdf623ea2af17f9cc316d609e3ddddb503e3ea2a57ea1da27fea4bea37d6ea0a722ad65eeaca89fd4ad6cf4bb6dd36f7cad60afdea16f657d94706190da63ae7fac6fab9c64e0d06330606272719fad947b206193afaf3f3fa06fae7fad919e70d4706cd33b2e7b9060d47b9b947faa619e7e7b9194eb9fae0e020e0e0e0e0202020e020e02020e0202020e02020e020e0e02020e0e0e020e0e0e02020e0e0e0202020e020e0202020e020e02020e0e020e02020202020200000f400000cf40c00000000000000000cf4000c0cf400f4f4f40000f400f40c0cf4f400000c000c000c0c0c0c0c000cf400f4f4000000f40c0c000000f400f4090310fd03f01010fdfdf0f7e4fd0303fdf0fdf0fdfdfd03f01cfde403f0101c031010f0f0fd09101010f003fdfdfd10f009f7fdf703100309fdf7f703100310e51b25db39c71b0725db072539db070707db1b391b39c739c72507dbc7e507f9e51bc71b250725f907251be50739f91b071be52525c739e5f91be5c725db2525343441d10cf419ef16784d0c0088deeaf4005ffc3ca1bf1e95c9eacc0c16002afc52efd11134000004e2f4000000a1341eef2fd1f4e2d1c941f41100410cde5fa5261a993333f3dacddaf32667cdcdcdf31a260133e6e6da994e0df35be633cde6a526da1af3261a26741ada5be6cdc0da67e64e33da74f3744e1a331a33a501', NULL),
	(43, 'default', 'ana', '01a20283-1079-732a-afff-af43114d4e35', '01a20283-1079-732a-afff-af457b1e8456', '8038ef7ecd', 'lactos intoler avoid milk lactos intoler', 'hashed-1-512', B'00011011110010110100111010000011111111010010100011011010111010110001001001111111000100111101001010011101011010001001001011110111010111001000011101111110110010011100100100100010100100010101100000110001011100101010100111000101001101000001001100101101000111001011010011001010000111001000000000001010110111011101001010100111000010011110000010111011000100001010101001101101111111101101000010110100000100011110110010111111100110101010011110011000001111101100010010101100000001101111000111011101011000110000010001100110', '\xbac9e83346f737460933f7fb05e80546fb09fbf7180509fb37e8e8abf7e80542090933553746e846fbc905e818cdf7ba3325cd0909ba05db250955f746ba0946c6b6c10dc6de17c1b613533a2d24012ef3f3c431e8e43e0e4823b26100eb49c60bd1ef161a40e649b8187bac39c8c2001bbaef1ac3ff7aa84b3d0b15a7045e27e833dc150a1881f641dcd9dce815430ae8241527472715e86456dce818b9eb561524cde804b9fa61dcbf18e8dce8279f04dcaa33aadce824e818e80427dce8cdb8ea6902f9add107fd23374cdcf716c144f207f313f9d648482fbcf8f90ecd03e8ab512baa61abf2bcbcb50eadda0844f9c353bc0b40fb40e5d2d8064011b2ff1dd63509dd23b1cd081100d319f143afd5fdf2280704cebe20f5dfc8fcbdf5fc9fa6ecf408a64bf81122d4452b43f8332043001dffff35c636f114ffe5001031e9fae9f401faf401130c06faefe2edfa0cf4010601fa110cffefe20ae4fae2e901e20ce917ff17efed0101fa0613f4110c1e0c0c0c1c0cff0c0aff11f4fffafa24e81818e818e8dcdcdce818e8e8dc24242424e81818e8dc24dc24181818242418e8dc1818e824dc18dc18e8dc18241818dce82418dcdcdce8dc1824181824dc3c2af400b120fcb14b0042d1131bc4d1f4b1c3c3c42b0cba505d134ac3f4f24b4600a3372111c404ef460eedd5d1372fd0b5f4f2fc2eb1d1950e04ba00114bef', NULL),
	(43, 'default', 'ana', '01a20283-1092-7431-8bd9-f6cc36cb40e6', '01a20283-1107-7598-99ba-d147ebf3cec9', '8038ef7ecd', 'drink green tea morn tea', 'hashed-1-512', B'00001000010100011110010011100000100011111000101010110111001010110100001011101100100100110000111011101000000011110110110000001001001000100111101010111110100011100100010101000010100100101110010100001010011001110100000101001111100001101101010100000000001011101110101100100011010101010000100111011100000000110010010101001001110001100110010001111011101111101100011000001111010100001001010110100011100100000000000110001010111011111110100100110011011111010001101111101101101011110110110010010110101111011010011010010011', '\x000081c87100e6f3f30cf339bbe6bb1e2c3846ffc845f4000c0d01d400f481830df3d4001e1a2a4638bac8000cd40c0039000c2cbb0d4546c9e252007f000d0de90ae7a3effc3bdf0b030fb12019e8b83a8fe048d2f12e1effcbc7da0d1312d7110a12e244d4e8e7b8a6c5a011180952d96636b72e39dcbdd2dffdd204c8f627b0df57e7eefd14fdee26035719ee05a96bee03261e6e26ee59bedacd235750d7e257a1d1bd2ffb26fd33dad1b3fd4ae22da1b01edada0ae75f1921dae709e24af0c5cbf027d910f0cb0310d9f0034910f003fdfdfdd9fd03fd3bf0d93b103b1010fdfdfdf04903f02710d903fd35c53bf0fdcbcbc5fdf0fdf0c510d9030327d9170303fe24f60317e9fe0bf6fdf62416f624f50bf602fd0bf6fdfdfe03f0f5020b24ea0a030af7eadce9e9f0feea1717f6f603f6f602f016f617eafe03dcf00a2a38efe3f3361af1f30039d5000ed6d5f3362a0d11c828360fca360e2b021ae31b0fcae2001e2be5f2f2d6e200361c0ef339001ce4cae4d528f2f22be400d82a29d71bd7f1e50f0f29f1e41ce5d7e5e4f1e5e5e5e5e4d7291be4f1f129f11ce40f0f29e50f1b291b0f1c0fe41cf1e41ce4e40f1ce4e51b29e5290f0f1c1be50fe8f5f06528bc0301413a20f51e27cb1021f65bf04444324be55865cc271ef6f727e7bd2abb1418fb03c303126010e54812fd2fdad41a09b737d4cb48f6e01b67', NULL),
	(43, 'default', 'ana', '01a20283-10ce-776c-a6bf-6a0d0d5521fb', '01a20283-10ce-776c-a6bf-6a0fd71d49cf', '8038ef7ecd', 'drink tea morn', 'hashed-1-512', B'00001100011101011110010010101100110110111000100111110111001010100110001101100100101100110000010000001001000001010110110001000001011111011101001011011111100011110100011101000010100100111010010110011010010011100011000001101011001001011101010111000011101001101110101100100011010101010000100111011100000000110010010101001001110001101110010001101011101111101100011000000111111100001001010110100011100100000000000110001010111011111110100100110011011111010101101111111101111011110110111010010011101111011010001010011011', '\xdcdc81dc6d24bacaca34126e830283025d2436dbdc34ccdc34ee25a3241481833612ec2402fe123624cadcdc34a3ec246e24345dcc36347fddfe46dc7fdc36eefd3b0da3bccc6703f51e2eb4fc3bfcd21d890477f3d20d0de3d689fde334fde6fcf3fdf32ae2fc0dd2bbe2b3fc04f23bb3552bbc0d77ecc5f303e2f3ece6c54dab0d4c030d0de30d0d0df34cfdc52bb4660df30d0355550d3be3f3e3664c5503b44cabd5bb2b1d55c51df3d5d5c53bb403abab03abab450355fd3bf3bb1dfd3b0ed8e00e0ef23ac6e028f2f20e283af2c6e02020d8f2d8e0d8280ef228f2283af2d820d8c63ae00e0e3af228d820d8280e20e0e0d8d80e200ed83af2e0280ef21e0404fd2ef3041ee2fd0ef3fcf32e1df32ef20ef303fc0ef3fcfcfd04ecf2030e2ee30d040df5e3d2e2e2ecfde31e1ef3f304f3f303ec1df31ee3fd04d2ec0d3634feeedc4636ec021436dcec12dddcdc4623fe02cc344614ba4612240236ee2314baecec1424ddeeeecaecee46241202361224dcbadcdc34eeee24dc14cc3635cb23cbeddd131335eddb25ddcbdddbeddddddddddbcb3523dbeded35ed25db131335dd13233523132513db25eddb25dbdb1325dbdd2335dd3513132523dd13f504eb6e34bc0415545e3d041433bc1504054eeb4444544dde5e6ebd334e05f533ccbd22cdf5330b04b204045415de5d04fc15bcb3fc0ba234dabc5d05c3225e', NULL),
	(48, 'default', 'lena', '01a20283-134b-73f8-afa1-b4783bf60605', '01a20283-134d-70f4-a640-f4668a7a9b70', 'b67c769332', 'run sunday', 'hashed-1-512', B'00011101100101100111101001001111101100100011110100010101110000110100000011101011000100011101101100110010010000010000100011100000011000110100011010011000001001111111000110010011000001110001011011101110000000101101101001011000010011101000110001011110011010100101110101010001110001110111111101001001011110010000100100001010110110010100011010000000010111101111000110100000101001101110001011001000111111001111110111101001110000101001110111001000110010001111010101110111000111100110001101110110000100101101110001111000', '\xd1d1d12f2f45bb2f1ad1d12fbb1a2fe6e62f1a1a45e645e6bb2fbbe61a451a451abb2f45d1e62fd1bbe62f2f2f45e61abbd1e645bb2fd1452f1abbd1bbe62f2fd12fd1bbd1d1d1e6451a1ad11abb452fd1d1d12fd1d1e62f2f45d12f2fd11a2fe6e62f1ae6d11ad1e645d1bbbbd1d12fbbbbbbd12fd1e6bb452f45d1bbd1d1d1b81633cdb8d43333b848eaeacd3316ea16cdea332ceaead4eab848cdcd483316332c2c2cb8cdd4332ceacd48d4cd1616eaeab8d4d4481648d4cdcd2cea2c33ea2f2f2fd12f2f2fd1d1d1d1d1d1d12fd12f2fd12f2fd12fd1d12fd12f2fd1d1d1d12fd1d12f2f2fd12fd1d1d12f2fd1d1d12fd12f2f2f2fd1d12f2fd12fd12fd1d433ea48332cb833ea2cea2cb8ead42c3333cdb8d4481616ea3333161633332cd42cb8ea16d4b848ea162c1616d4b816cdd4eaea2ceaea16eacdb8b816b848d42136d70c21d7f436ca21dfc2c23e29ca36c2dfdfcacadff4d721d721210c53d736530c3eadc2c25321c221f4d7f4addf21ad21c2c22929c2213621dfdfc20cd76945f5e645eebbe62f37374c1f5ad8e645022f62024cbb2f2f1a37e612fe811f451ad1fedee62fd128fbde2f771ac9454562d1bb4cbbd1a6692ffbb43dd1c9d83a3a3a25c63ac625db3a253ac6253a25dbdbc63a3a3a25dbdb2525dbdbc6253ac63a3a3ac63a25dbdbdbc625dbc625c63a25db3a2525c6c6c6253a3a25dbdbc6', NULL),
	(48, 'default', 'lena', '01a20283-138b-7038-a9d5-3561abbcecbd', '01a20283-138b-7038-a9d5-356378e9a55e', 'b67c769332', 'run ten kilometr', 'hashed-1-512', B'01000000111111110110101000101011010110100010010111010101110000110000001001101010100101110111100100110110110000010011100011010110011101110100111000111100101000110111001101010000110010110000011000000010011110001101111011011011110101001100101001111110000111111110110010000010001110100101101111001011100010001110111000010010000000101010011100111101000000101101010100010101000001100001100010111100011110110111110000110001100001100000100001001101100001011110010101111011000101000011011101010110000110100101110000111010', '\xe51bbffbe5fbe0f04c051005051b2c05be412cfb20f020c9b4fb10b44cfb421bfb05e55710f041bfbff042fbf010c9361b1bbf57e542a936574ce0d4c9f01010f8e3e2b1d7d729e3d76529ed34cc65d71da6c11dcc1e2970d7701e1d13eded5aedd7294fd71370f81e66cceded85fe4fbcbc130829eda6ed3908fe08b1121dd7f405533ba206067fc921c0d01a692594faea17534b06d59416c942f4dffb2157e604411adf970648ea16b842b5eae9df1106c8e617e65722b5d4c3d4d05721f0e8dde8dde8dd23dde818182318dde8dd2323e823232318dd1818e81818e818181823dd23dd18e8dd2318e8dd23dd18e8e8181823232318e8dddde82323182318212121f1210fdfe62cd4e6dfdfe62cd4f1e60f1a2ce61adfe62cf10f0fe6210f210fd4e61af11a212cdfd4df1ae6dfd41a2c2ce60f2c2cdfe6dfd40fdfd421f1fdf2f2f2fde70ef20ef203fde7030e03f2f20e03030ef903fdf2fdf2f2fd0efd070ef20ef207e70ef2e7fd03fd03fd03e7e7f2f2fd0303e7f2f2f2030efdfdf22afb2a051001f0fbfb0c171735f01705f022100c0117fbfbfbf00105e9f4d61e05fbf0f4f40505f0f4fbe9fb01fbe9fbfb17f0fb0c05fb051ef0f0e9f405f4174c374cf0d44cbf37f02c374110fb2c2cc9d4b437f037fbfbbffb1005f010054cfb10f010c9374cfbf0bff04c05d44cc9f010b44c102cbfc9fbfb4c3741f005d4', NULL),
	(48, 'default', 'lena', '01a20283-13c3-7121-86c0-b2c8b42382a4', '01a20283-13c4-72fa-a20d-cc81a792c5d6', 'b67c769332', 'run marathon', 'hashed-1-512', B'00011101100101100111101001001111101100100011110100010101110000110100000011101011000100011101101100110010010000010000100011100000011000110100011010011000001001111111000110010011000001110001011001011000101000011011010010011101001110010011000111101010111001011011110110010100011010000111001011010100001100111100000100000010001100100100001101010100100001100101011001011100111011101000010010011111011001110101100110110100100000101110011000100101011000101111010101110111000111100110001101110110000100101101110001111000', '\xe1f5d2423356be1f1ff5e142be4242e1d233561f1fe156e1aa42d2aa0b0b0b1f0bf5421fbebe42bee1f5420b4233d21fe1e1f533d21fbe1f4256bebebef51f42be42bebee1bebee11f4242be42e11f1fe1bee142bee1e1421f1fe11f42be4242e1e11f1fe1e142bebe42e1e1e1bebe1fbebebee142e1e1e1421f1fe1e1bebee1e4301cd0d0d03045d01ce4e4e4301cd01ce4d03030bbd0bbe4d045bbe430301c1c303045bbe4d01c30d0e445e4e44545d0bbbbd0bb453045d0d0e41ce41c30d0e430e43030d0bbe445d030bbbbd0d01c30e41c1ce430e4bb1ce4d01c451cd030bbd0453045d0d030d0d03030e4e4d030453045e430bb30bb1c3030d0bb45d0301ae12e425647f75656d2f51faa42e1d2f5561fd26acd96becd422e0bbee142be2e47aa7eaa2eaaf5b9f7331fbecd1f1f1f42e1e1aae1cd0bcdbebef7e6d242a5eeee4f3adada26dada3ac6dac6b13a3ac64fc626da3adada26c6b1b1da123adada12ee3aee3a3adab126da4f3a12daee262626da26124fc626c6dadac63aeec653d0f30d30535330d03053d0f3305330d030d05353d0d03030ad3030ad30adf330adf3add0d030f3303030f3f3300dd0d0d030d0d030d00df35330adadd030f330303030d030d030d0303030d0303030d0d0d030303030d0d03030d0d0d03030d0303030d03030d0d0d0d030d0d030d03030d0303030d0d0d030303030d0d0d0', NULL),
	(48, 'bridge', 'lena', '01a20283-1417-71c6-a72f-4863488858f2', '01a20283-1451-740a-a5e5-5bae3b2e29ab', 'f880d6edfc', 'anoth person same name', 'hashed-1-512', B'10101000110111000111101001000100010011001100100001110101111100001010001000100110101011111100001110110101111101111001011111111101010001101111001010101000001100101101111000010011010101101011101001010110001001001011100110100001000001011100000010010101101001111000010010101011101010111010110000100011100111010011001001110000000010111011101110101011111100101110011001111000010001010111100110011010100111111111001011110101011000001101111001001111000110000101111010111100000010101001101110101011100100000111011100000000', '\x24dc01c845e195a25548ff381734dcabff1f015501dc55ccd90ed9e1f227f2f2ee12ccd90e27e1b83834eeab27abf2e1cc34240e9538bb451f127f4df2d992e14ce116d4c0f60ab4c0f61fc0d44c2cf60aea0aea0a4c0a2c1f16d4f6b4f616164cf60a2cf64cea0a2c161640ea16161f1ff6b40af60a1f402c0a0a2c0a40f60af808f8f8f80808f808080808f8f808f808f808f808f8f8f8f8f80808f8f808f80808f808080808f8f8f8f808f8f80808f808f808f80808f808f8080808f808f8fa17fa27e91727f7fae909f7e906f7e927e9170606f7fa0909fa09e6fae6e606d9e6fae6e917e6062709fad9fae9e9d906faf717fa27d90609f706f7fa09061719f4f3e4d710f0e70cf119ff0300011004ec1cff08f30d080cf31df00c03f0ffeff311ff00000d190ff4ff0d1928e401f3f01c03cbe303fff435010de3fffce3d3c2dfce3ed22e1504ce314714eb210331f807f83af803572d083a3ac2ce3afd312115ebf8044acfde4a143e3ef8fddffd32cfdfdf15fd10b5043e0447f8d2570c87bc010c9325ac2abc002934292a43280c3541bce70db035360b19940bf50cbd0d4ff4f3f4ffcb003694790c3600d7ca43f3e81025000ce8bd870b6ecb9fa1fd1bd5020f0a38e551bc6f0f3817d8e596d9f2fe02fe01bc40e1d91b28fe275e77bb35e435bc1b0234e5bd09f2f1ccfdff6a4438fe45020ef2f1fef2d8e5e6f6', NULL);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES
	(53, 'default', 'memory_book', 'bruno', 10, 'memory_book/0.1.0', '{"rev":10,"memories":{"bruno-1":{"state":"active","revision":1,"rev":1,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20283-0d3e-71c2-9876-f97ed0e942df","contents":["01a20283-0d3e-71c2-9876-f97ed0e942df"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-2":{"state":"active","revision":1,"rev":2,"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content_id":"01a20283-0d3e-71c2-9876-f97f816cbb1d","contents":["01a20283-0d3e-71c2-9876-f97f816cbb1d"],"created_at":1733414400123000,"updated_at":1733500800000000},"bruno-3":{"state":"active","revision":1,"rev":3,"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content_id":"01a20283-0d3e-71c2-9876-f9808df6739c","contents":["01a20283-0d3e-71c2-9876-f9808df6739c"],"created_at":1795338472766585,"updated_at":1795338472766585},"bruno-4":{"state":"active","revision":1,"rev":4,"attributes":{"bank":"General","importance":1,"kind":"insight"},"content_id":"01a20283-0d3e-71c2-9876-f981cddddb16","contents":["01a20283-0d3e-71c2-9876-f981cddddb16"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-5":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":5,"kind":"summary"},"content_id":"01a20283-0d3e-71c2-9876-f98229cf0c7f","contents":["01a20283-0d3e-71c2-9876-f98229cf0c7f"],"created_at":1795338472766585,"updated_at":1795338472766585},"bruno-6":{"state":"archived","revision":2,"rev":7,"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content_id":"01a20283-0d3e-71c2-9876-f98308d5037a","contents":["01a20283-0d3e-71c2-9876-f98308d5037a"],"created_at":1795338472766585,"updated_at":1795338472766585},"bruno-7":{"state":"archived","revision":2,"rev":9,"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content_id":"01a20283-0d3e-71c2-9876-f984006ffa40","contents":["01a20283-0d3e-71c2-9876-f984006ffa40"],"created_at":1795338472766585,"updated_at":1795338472766585},"bruno-8":{"state":"active","revision":1,"rev":10,"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content_id":"01a20283-0d3e-71c2-9876-f985b8ca1031","contents":["01a20283-0d3e-71c2-9876-f985b8ca1031"],"created_at":1795338472766585,"updated_at":1795338472766585}},"kept":8}'),
	(43, 'default', 'memory_book', 'ana', 32, 'memory_book/0.1.0', '{"rev":32,"memories":{"01a20283-0e2f-72ff-9dc7-6d6a7c7f0b2c":{"state":"active","revision":2,"rev":8,"attributes":{"bank":"General","importance":4,"kind":"semantic"},"content_id":"01a20283-0ff0-756d-b89a-9d57a624be1f","contents":["01a20283-0e31-7015-922b-5339ad2ab23d","01a20283-0ff0-756d-b89a-9d57a624be1f"],"created_at":1795338473009026,"updated_at":1795338473455702},"01a20283-0e7d-74c7-a78e-5869e24a432d":{"state":"archived","revision":5,"rev":25,"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Personal","category":"Goals","importance":3,"kind":"episodic","role":"user","run_id":"run-7","thread_id":"t1"},"content_id":"01a20283-1060-73f1-9950-cf950b15f8da","contents":["01a20283-0e7d-74c7-a78e-586bcb5c4f1f","01a20283-1060-73f1-9950-cf950b15f8da","01a20283-1169-72dd-98ab-460c83aa3b64"],"created_at":1795338473085748,"updated_at":1795338473833902},"01a20283-0ebd-7468-bd74-077e0f814c69":{"state":"purged","revision":3,"rev":32,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a20283-12f6-75a9-bb4d-4ffc6cd4eea6"],"merged_into":"01a20283-1079-732a-afff-af43114d4e35","created_at":1795338473149447,"updated_at":1795338474230646},"01a20283-0f02-71de-b72b-3135c2df381d":{"state":"soft_deleted","revision":6,"rev":30,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a20283-0f02-71de-b72b-31377a6ee081","contents":["01a20283-0f02-71de-b72b-31377a6ee081","01a20283-1196-71a3-bb91-d59bdcaddede"],"purge_at":4948938473904518,"created_at":1795338473218683,"updated_at":1795338473904518},"01a20283-0f44-73cf-b1ca-2c06d59f450a":{"state":"purged","revision":2,"rev":31,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a20283-1271-70cb-a280-62fcd520c1f3"],"created_at":1795338473284784,"updated_at":1795338474097159},"01a20283-0f79-76f3-af61-69d1d467cebd":{"state":"active","revision":1,"rev":6,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20283-0f79-76f3-af61-69d3596c9532","contents":["01a20283-0f79-76f3-af61-69d3596c9532"],"created_at":1795338473337181,"updated_at":1795338473337181},"01a20283-0fb5-7547-8c43-e9dd84d6f66e":{"state":"active","revision":5,"rev":27,"attributes":{"bank":"Personal","category":"Manners","importance":2,"kind":"insight","pinned":true},"content_id":"01a20283-0fb5-7547-8c43-e9df602ab6aa","contents":["01a20283-0fb5-7547-8c43-e9df602ab6aa"],"created_at":1795338473397850,"updated_at":1795338473864776},"01a20283-1079-732a-afff-af43114d4e35":{"state":"active","revision":1,"rev":14,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a20283-1079-732a-afff-af457b1e8456","contents":["01a20283-1079-732a-afff-af457b1e8456"],"derived_from":[{"memory_id":"01a20283-0ebd-7468-bd74-077e0f814c69","revision":1},{"memory_id":"01a20283-0f02-71de-b72b-3135c2df381d","revision":1}],"created_at":1795338473593148,"updated_at":1795338473593148},"01a20283-1092-7431-8bd9-f6cc36cb40e6":{"state":"active","revision":2,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20283-1107-7598-99ba-d147ebf3cec9","contents":["01a20283-1092-7431-8bd9-f6cef87bad53","01a20283-1107-7598-99ba-d147ebf3cec9","01a20283-1107-7598-99ba-d148c7ce5f84"],"derived_from":[{"memory_id":"01a20283-1092-7431-8bd9-f6cc36cb40e6","revision":1},{"memory_id":"01a20283-10ce-776c-a6bf-6a0d0d5521fb","revision":1}],"created_at":1795338473618537,"updated_at":1795338473734544},"01a20283-10ce-776c-a6bf-6a0d0d5521fb":{"state":"merged","revision":2,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20283-10ce-776c-a6bf-6a0fd71d49cf","contents":["01a20283-10ce-776c-a6bf-6a0fd71d49cf"],"merged_into":"01a20283-1092-7431-8bd9-f6cc36cb40e6","created_at":1795338473678199,"updated_at":1795338473734544}},"kept":8,"links":{"01a20283-0e7d-74c7-a78e-5869e24a432d":{"01a20283-1092-7431-8bd9-f6cc36cb40e6":{"by_hand":true,"outgoing":false,"strength":0}},"01a20283-0fb5-7547-8c43-e9dd84d6f66e":{"01a20283-1092-7431-8bd9-f6cc36cb40e6":{"by_hand":true,"outgoing":false,"strength":500}},"01a20283-1092-7431-8bd9-f6cc36cb40e6":{"01a20283-0e7d-74c7-a78e-5869e24a432d":{"by_hand":true,"outgoing":true,"strength":0},"01a20283-0fb5-7547-8c43-e9dd84d6f66e":{"by_hand":true,"outgoing":true,"strength":500}}}}');


--
-- Data for Name: thread_acks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.thread_acks VALUES
	(43, 'default', 'ana', 't1', 17, 1795338473815580);


--
-- Data for Name: user_stats_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_stats_g1 VALUES
	(53, 'default', 'bruno', 6, 2, 0, 0, 0, 10, 1795338472766585, 1795338472766585),
	(48, 'default', 'carl', 2, 0, 0, 0, 0, 2, 1795338472848580, 1795338472848580),
	(43, 'default', 'ana', 5, 1, 1, 1, 2, 32, 1795338473009026, 1795338474230646),
	(48, 'default', 'lena', 2, 1, 0, 0, 0, 4, 1795338474317252, 1795338474506514),
	(48, 'bridge', 'lena', 1, 0, 0, 0, 0, 2, 1795338474520962, 1795338474576712);


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('bridge', 1795338475908915, '01a20283-1984-71c1-8963-dc375ad510d3', NULL, 'admin:cli', 1, 2, 0, '[]', 301),
	('default', 1795338475908915, '01a20283-1987-7246-a60f-e6faac3d7efb', NULL, 'admin:cli', 1, 48, 0, '[]', 301);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (account_id);


--
-- Name: api_keys api_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (key_id);


--
-- Name: changes_g1 changes_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.changes_g1
    ADD CONSTRAINT changes_g1_pkey PRIMARY KEY (partition_id, tenant_id, user_id, rev);


--
-- Name: checkpoints checkpoints_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.checkpoints
    ADD CONSTRAINT checkpoints_pkey PRIMARY KEY (partition_id, projection, generation);


--
-- Name: commands commands_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.commands
    ADD CONSTRAINT commands_pkey PRIMARY KEY (partition_id, tenant_id, scope, command_id);


--
-- Name: contents contents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contents
    ADD CONSTRAINT contents_pkey PRIMARY KEY (partition_id, content_id);


--
-- Name: daily_metrics_g1 daily_metrics_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.daily_metrics_g1
    ADD CONSTRAINT daily_metrics_g1_pkey PRIMARY KEY (partition_id, tenant_id, day, event_type);


--
-- Name: events events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (partition_id, "position");


--
-- Name: events events_stream_version; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_stream_version UNIQUE (partition_id, tenant_id, stream_type, stream_id, version);


--
-- Name: followers followers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.followers
    ADD CONSTRAINT followers_pkey PRIMARY KEY (follower, partition_id);


--
-- Name: generations generations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generations
    ADD CONSTRAINT generations_pkey PRIMARY KEY (projection, generation);


--
-- Name: memories_g1 memories_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memories_g1
    ADD CONSTRAINT memories_g1_pkey PRIMARY KEY (partition_id, tenant_id, user_id, memory_id);


--
-- Name: memory_access memory_access_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memory_access
    ADD CONSTRAINT memory_access_pkey PRIMARY KEY (partition_id, tenant_id, user_id, memory_id);


--
-- Name: operations operations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operations
    ADD CONSTRAINT operations_pkey PRIMARY KEY (tenant_id, recorded_at, operation_id);


--
-- Name: origin origin_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.origin
    ADD CONSTRAINT origin_pkey PRIMARY KEY (only_row);


--
-- Name: parked_events parked_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.parked_events
    ADD CONSTRAINT parked_events_pkey PRIMARY KEY (partition_id, projection, generation, "position");


--
-- Name: partitions partitions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.partitions
    ADD CONSTRAINT partitions_pkey PRIMARY KEY (partition_id);


--
-- Name: projections projections_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.projections
    ADD CONSTRAINT projections_pkey PRIMARY KEY (projection);


--
-- Name: relations_g1 relations_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.relations_g1
    ADD CONSTRAINT relations_g1_pkey PRIMARY KEY (partition_id, tenant_id, user_id, memory_id, other_id);


--
-- Name: run_changes_g1 run_changes_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.run_changes_g1
    ADD CONSTRAINT run_changes_g1_pkey PRIMARY KEY (partition_id, tenant_id, user_id, "position");


--
-- Name: run_leases run_leases_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.run_leases
    ADD CONSTRAINT run_leases_pkey PRIMARY KEY (partition_id, tenant_id, run_id);


--
-- Name: runs_g1 runs_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.runs_g1
    ADD CONSTRAINT runs_g1_pkey PRIMARY KEY (partition_id, tenant_id, user_id, run_id);


--
-- Name: schema_migrations schema_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (number);


--
-- Name: search_g1 search_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_g1
    ADD CONSTRAINT search_g1_pkey PRIMARY KEY (partition_id, tenant_id, user_id, memory_id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);


--
-- Name: snapshots snapshots_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (partition_id, tenant_id, stream_type, stream_id);


--
-- Name: thread_acks thread_acks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.thread_acks
    ADD CONSTRAINT thread_acks_pkey PRIMARY KEY (partition_id, tenant_id, user_id, thread_id);


--
-- Name: user_stats_g1 user_stats_g1_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_stats_g1
    ADD CONSTRAINT user_stats_g1_pkey PRIMARY KEY (partition_id, tenant_id, user_id);


--
-- Name: verifications verifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (tenant_id, at, verification_id);


--
-- Name: accounts_email; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_email ON public.accounts USING btree (email);


--
-- Name: api_keys_secret; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX api_keys_secret ON public.api_keys USING btree (secret_hash);


--
-- Name: changes_g1_by_memory; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX changes_g1_by_memory ON public.changes_g1 USING btree (partition_id, tenant_id, memory_id, rev);


--
-- Name: memories_g1_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX memories_g1_newest ON public.memories_g1 USING btree (partition_id, tenant_id, user_id, state, created_at, memory_id);


--
-- Name: relations_g1_by_rev; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX relations_g1_by_rev ON public.relations_g1 USING btree (partition_id, tenant_id, user_id, rev);


--
-- Name: runs_g1_by_activity; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX runs_g1_by_activity ON public.runs_g1 USING btree (active, tenant_id);


--
-- Name: runs_g1_by_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX runs_g1_by_id ON public.runs_g1 USING btree (tenant_id, run_id);


--
-- Name: runs_g1_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX runs_g1_by_time ON public.runs_g1 USING btree (tenant_id, requested_at, run_id);


--
-- Name: runs_g1_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX runs_g1_by_user ON public.runs_g1 USING btree (tenant_id, user_id, requested_at);


--
-- Name: search_g1_near; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_g1_near ON public.search_g1 USING btree (partition_id, tenant_id, user_id, embedder, memory_id, bits);


--
-- Name: search_g1_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_g1_waiting ON public.search_g1 USING btree (partition_id, tenant_id, user_id) WHERE (embedder IS NULL);


--
-- Name: search_g1_words; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_g1_words ON public.search_g1 USING gin (array_to_tsvector(string_to_array((own || replace(words, ' '::text, (' '::text || own))), ' '::text))) WITH (gin_pending_list_limit='128');
ALTER INDEX public.search_g1_words ALTER COLUMN 1 SET STATISTICS 0;


--
-- Name: sessions_by_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_account ON public.sessions USING btree (account_id, created_at);


--
-- Name: sessions_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_end ON public.sessions USING btree (expires_at);


--
-- Name: user_stats_g1_by_tenant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX user_stats_g1_by_tenant ON public.user_stats_g1 USING btree (tenant_id, user_id);


--
-- PostgreSQL database dump complete
--



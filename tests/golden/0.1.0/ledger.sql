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
    account_id text NOT NULL COLLATE pg_catalog."C",
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL,
    password_hash text NOT NULL,
    created_at bigint NOT NULL,
    disabled_at bigint
);


--
-- Name: api_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.api_keys (
    key_id text NOT NULL COLLATE pg_catalog."C",
    tenant_id text NOT NULL COLLATE pg_catalog."C",
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
    projection text NOT NULL COLLATE pg_catalog."C",
    generation bigint NOT NULL,
    "position" bigint NOT NULL
)
WITH (fillfactor='20');


--
-- Name: commands; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.commands (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    scope text NOT NULL COLLATE pg_catalog."C",
    command_id text NOT NULL COLLATE pg_catalog."C",
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
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    stream_type text NOT NULL COLLATE pg_catalog."C",
    stream_id text NOT NULL COLLATE pg_catalog."C",
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
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    stream_type text NOT NULL COLLATE pg_catalog."C",
    stream_id text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    event_id uuid NOT NULL,
    event_type text NOT NULL,
    schema_version integer NOT NULL,
    body text NOT NULL,
    leaf_hash bytea NOT NULL,
    actor text NOT NULL,
    command_id text NOT NULL COLLATE pg_catalog."C",
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
    events bigint,
    net bigint
);


--
-- Name: daily_metrics; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.daily_metrics AS
 SELECT daily_metrics_g1.partition_id,
    daily_metrics_g1.tenant_id,
    daily_metrics_g1.day,
    daily_metrics_g1.event_type,
    daily_metrics_g1.events,
    daily_metrics_g1.net
   FROM public.daily_metrics_g1;


--
-- Name: followers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.followers (
    follower text NOT NULL COLLATE pg_catalog."C",
    partition_id integer NOT NULL,
    "position" bigint NOT NULL
);


--
-- Name: generations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.generations (
    projection text NOT NULL COLLATE pg_catalog."C",
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
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    memory_id text NOT NULL COLLATE pg_catalog."C",
    last_accessed_at bigint NOT NULL,
    retrievals bigint NOT NULL
)
WITH (fillfactor='80');


--
-- Name: operations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operations (
    operation_id uuid NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    recorded_at bigint NOT NULL,
    user_id text NOT NULL COLLATE pg_catalog."C",
    thread_id text COLLATE pg_catalog."C",
    node text NOT NULL,
    op text NOT NULL,
    status text NOT NULL,
    memory_id text COLLATE pg_catalog."C",
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
    projection text NOT NULL COLLATE pg_catalog."C",
    generation bigint NOT NULL,
    "position" bigint NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    stream_type text NOT NULL COLLATE pg_catalog."C",
    stream_id text NOT NULL COLLATE pg_catalog."C",
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
    projection text NOT NULL COLLATE pg_catalog."C",
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
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    run_id text NOT NULL COLLATE pg_catalog."C",
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
    account_id text NOT NULL COLLATE pg_catalog."C",
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    ended_at bigint
);


--
-- Name: snapshots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.snapshots (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    stream_type text NOT NULL COLLATE pg_catalog."C",
    stream_id text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    schema text NOT NULL,
    body text NOT NULL
);


--
-- Name: thread_acks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.thread_acks (
    partition_id integer NOT NULL,
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    thread_id text NOT NULL COLLATE pg_catalog."C",
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
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    verification_id uuid NOT NULL,
    user_id text COLLATE pg_catalog."C",
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

INSERT INTO public.accounts VALUES
	('01a20409-e599-7742-81ad-d00b058448f2', 'default', 'auditor@example.org', 'auditor', '$argon2id$v=19$m=19456,t=2,p=1$MJpuLjXPpcArvnf4QUAhUw$Zsv+hX1FxSbt0oumMudvqg4/zAAZ4u/4i5vQeHMj4PI', 1795364087194024, NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES
	('k_ZR7UgFkzuPay', 'default', 'admin', NULL, '[]', '\x0953fb86f3dbba1359540ababf0ef84b240cf773080e3ab1f1ab6934d4fa3b72', 1795364086295854, NULL),
	('k_bfS99IH4xpqU', 'default', 'auditor', 'reviewer', '[]', '\x1460b2a4da0f358c101d57371ac6067222ec28b396593dce3882c227a92d0fc4', 1795364086392316, NULL),
	('k_MP2Hptjh3Qln', 'default', 'agent', 'planner', '["ana"]', '\xa1f7fe9a022b35ef31335b5bacfe24899ace27fc6253fe2d0eb67d182a6e589b', 1795364086488001, NULL),
	('k_UgcGPDyGz0b5', 'bridge', 'admin', NULL, '[]', '\xdfd54104a1cf8d5c66c3072432b49a18ce09d69d088dbb4ca972ce0a9919b714', 1795364086590742, NULL),
	('k_Rnk8A0PzGSpb', 'default', 'admin', NULL, '[]', '\x5998c68df696e4aa21dc88370e143a78624253ef7db10216ef01914a27a4709a', 1795364086689520, 1795364086881256);


--
-- Data for Name: changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes_g1 VALUES
	(53, 'default', 'bruno', 1, 1, 'bruno-1', 'ADD', NULL, 'active', NULL, '01a20409-e49c-755c-b2e9-cd4dea1c692c', NULL, 'admin:cli', 'import:jsonl', 1795364086940781, '{}'),
	(53, 'default', 'bruno', 2, 2, 'bruno-2', 'ADD', NULL, 'active', NULL, '01a20409-e49c-755c-b2e9-cd4eb2d79b69', NULL, 'admin:cli', 'import:jsonl', 1795364086940781, '{}'),
	(53, 'default', 'bruno', 3, 3, 'bruno-3', 'ADD', NULL, 'active', NULL, '01a20409-e49c-755c-b2e9-cd4fed4dd766', NULL, 'admin:cli', 'import:jsonl', 1795364086940781, '{}'),
	(53, 'default', 'bruno', 4, 4, 'bruno-4', 'ADD', NULL, 'active', NULL, '01a20409-e49c-755c-b2e9-cd502460c1bc', NULL, 'admin:cli', 'import:jsonl', 1795364086940781, '{}'),
	(53, 'default', 'bruno', 5, 5, 'bruno-5', 'ADD', NULL, 'active', NULL, '01a20409-e49d-72ee-96b3-7651a8b58123', NULL, 'admin:cli', 'import:jsonl', 1795364086940781, '{}'),
	(53, 'default', 'bruno', 6, 6, 'bruno-6', 'ADD', NULL, 'active', NULL, '01a20409-e49d-72ee-96b3-76526771047e', NULL, 'admin:cli', 'import:jsonl', 1795364086940781, '{}'),
	(53, 'default', 'bruno', 7, 7, 'bruno-6', 'DELETE', 'active', 'archived', '01a20409-e49d-72ee-96b3-76526771047e', NULL, NULL, 'admin:cli', 'import:jsonl', 1795364086940781, '{}'),
	(53, 'default', 'bruno', 8, 8, 'bruno-7', 'ADD', NULL, 'active', NULL, '01a20409-e49d-72ee-96b3-7653880ac4da', NULL, 'admin:cli', 'import:jsonl', 1795364086940781, '{}'),
	(53, 'default', 'bruno', 9, 9, 'bruno-7', 'DELETE', 'active', 'archived', '01a20409-e49d-72ee-96b3-7653880ac4da', NULL, NULL, 'admin:cli', 'import:jsonl', 1795364086940781, '{}'),
	(53, 'default', 'bruno', 10, 10, 'bruno-8', 'ADD', NULL, 'active', NULL, '01a20409-e49d-72ee-96b3-76549fa76dfe', NULL, 'admin:cli', 'import:jsonl', 1795364086940781, '{}'),
	(48, 'default', 'carl', 1, 1, 'carl-1', 'ADD', NULL, 'active', NULL, '01a20409-e506-717f-bf70-61e8db4b63a2', NULL, 'admin:cli', 'import:agno', 1795364087046385, '{}'),
	(48, 'default', 'carl', 2, 2, 'carl-2', 'ADD', NULL, 'active', NULL, '01a20409-e506-717f-bf70-61e98c6a6d74', NULL, 'admin:cli', 'import:agno', 1795364087046385, '{}'),
	(43, 'default', 'ana', 1, 1, '01a20409-e638-7292-9e71-a69462af53c1', 'ADD', NULL, 'active', NULL, '01a20409-e639-7080-9287-a6ee19ea36b4', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364087353823, '{}'),
	(43, 'default', 'ana', 2, 2, '01a20409-e6a3-7001-930b-c743292aac9b', 'ADD', NULL, 'active', NULL, '01a20409-e6a3-7001-930b-c745bd305bcb', NULL, 'admin:k_ZR7UgFkzuPay', 'run-7', 1795364087459780, '{}'),
	(43, 'default', 'ana', 3, 3, '01a20409-e6f2-7251-8f25-b3023a986b04', 'ADD', NULL, 'active', NULL, '01a20409-e6f2-7251-8f25-b304bacbf703', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364087538120, '{}'),
	(43, 'default', 'ana', 4, 4, '01a20409-e733-7012-ab60-5d3b86ea387d', 'ADD', NULL, 'active', NULL, '01a20409-e733-7012-ab60-5d3d775f786e', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364087603735, '{}'),
	(43, 'default', 'ana', 5, 5, '01a20409-e793-777e-ad59-866518ffaf30', 'ADD', NULL, 'active', NULL, '01a20409-e793-777e-ad59-86675a19313d', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364087699346, '{}'),
	(43, 'default', 'ana', 6, 6, '01a20409-e7ee-7465-8f2d-b7864c88f6c7', 'ADD', NULL, 'active', NULL, '01a20409-e7ee-7465-8f2d-b78870c2314f', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364087790504, '{}'),
	(43, 'default', 'ana', 7, 7, '01a20409-e846-708d-abd6-0cabb1ad1576', 'ADD', NULL, 'active', NULL, '01a20409-e846-708d-abd6-0cad7fdf2edb', NULL, 'agent:planner', NULL, 1795364087878126, '{}'),
	(43, 'default', 'ana', 8, 8, '01a20409-e638-7292-9e71-a69462af53c1', 'UPDATE', 'active', 'active', '01a20409-e639-7080-9287-a6ee19ea36b4', '01a20409-e8a2-7270-b21d-537f3821e744', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364087969203, '{"set":{"category":null},"was":{"category":"Personal"}}'),
	(43, 'default', 'ana', 9, 9, '01a20409-e6a3-7001-930b-c743292aac9b', 'UPDATE', 'active', 'active', '01a20409-e6a3-7001-930b-c745bd305bcb', '01a20409-e6a3-7001-930b-c745bd305bcb', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088049267, '{"set":{"pinned":false},"was":{"pinned":true}}'),
	(43, 'default', 'ana', 10, 10, '01a20409-e846-708d-abd6-0cabb1ad1576', 'UPDATE', 'active', 'active', '01a20409-e846-708d-abd6-0cad7fdf2edb', '01a20409-e846-708d-abd6-0cad7fdf2edb', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088065758, '{"set":{"pinned":true},"was":{"pinned":false}}'),
	(43, 'default', 'ana', 11, 11, '01a20409-e846-708d-abd6-0cabb1ad1576', 'UPDATE', 'active', 'active', '01a20409-e846-708d-abd6-0cad7fdf2edb', '01a20409-e846-708d-abd6-0cad7fdf2edb', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088078932, '{"set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}'),
	(43, 'default', 'ana', 12, 12, '01a20409-e6a3-7001-930b-c743292aac9b', 'UPDATE', 'active', 'active', '01a20409-e6a3-7001-930b-c745bd305bcb', '01a20409-e6a3-7001-930b-c745bd305bcb', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088093752, '{"set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}'),
	(43, 'default', 'ana', 13, 13, '01a20409-e6a3-7001-930b-c743292aac9b', 'UPDATE', 'active', 'active', '01a20409-e6a3-7001-930b-c745bd305bcb', '01a20409-e92c-775c-97d4-0aa7654213e3', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088108222, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 14, 14, '01a20409-e94d-74bc-97fb-e1905cabc39c', 'MERGE', NULL, 'active', NULL, '01a20409-e94e-70eb-ac2e-d7c1eecfbc0e', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088141381, '{"derived_from":[{"memory_id":"01a20409-e6f2-7251-8f25-b3023a986b04","revision":1},{"memory_id":"01a20409-e733-7012-ab60-5d3b86ea387d","revision":1}]}'),
	(43, 'default', 'ana', 15, 15, '01a20409-e6f2-7251-8f25-b3023a986b04', 'MERGE', 'active', 'merged', '01a20409-e6f2-7251-8f25-b304bacbf703', NULL, NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088141381, '{"merged_into":"01a20409-e94d-74bc-97fb-e1905cabc39c"}'),
	(43, 'default', 'ana', 16, 16, '01a20409-e733-7012-ab60-5d3b86ea387d', 'MERGE', 'active', 'merged', '01a20409-e733-7012-ab60-5d3d775f786e', NULL, NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088141381, '{"merged_into":"01a20409-e94d-74bc-97fb-e1905cabc39c"}'),
	(43, 'default', 'ana', 17, 17, '01a20409-e733-7012-ab60-5d3b86ea387d', 'RESTORE', 'merged', 'active', NULL, '01a20409-e733-7012-ab60-5d3d775f786e', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088155491, '{}'),
	(43, 'default', 'ana', 18, 18, '01a20409-e969-7611-8a4b-5162fddcc323', 'ADD', NULL, 'active', NULL, '01a20409-e96a-75e1-948e-85be0900cecf', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088169974, '{}'),
	(43, 'default', 'ana', 19, 19, '01a20409-e9c6-72a6-8680-188665005854', 'ADD', NULL, 'active', NULL, '01a20409-e9c6-72a6-8680-1888d48fe234', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088262657, '{}'),
	(43, 'default', 'ana', 20, 20, '01a20409-e969-7611-8a4b-5162fddcc323', 'MERGE', 'active', 'active', '01a20409-e96a-75e1-948e-85be0900cecf', '01a20409-ea18-72a7-8e89-5be5111f6464', '01a20409-ea18-72a7-8e89-5be65f668e40', 'admin:k_ZR7UgFkzuPay', NULL, 1795364088343555, '{"derived_from":[{"memory_id":"01a20409-e969-7611-8a4b-5162fddcc323","revision":1},{"memory_id":"01a20409-e9c6-72a6-8680-188665005854","revision":1}]}'),
	(43, 'default', 'ana', 21, 21, '01a20409-e9c6-72a6-8680-188665005854', 'MERGE', 'active', 'merged', '01a20409-e9c6-72a6-8680-1888d48fe234', NULL, NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088343555, '{"merged_into":"01a20409-e969-7611-8a4b-5162fddcc323"}'),
	(43, 'default', 'ana', 22, 22, '01a20409-e969-7611-8a4b-5162fddcc323', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088361318, '{"strength":0.5,"to":"01a20409-e846-708d-abd6-0cabb1ad1576"}'),
	(43, 'default', 'ana', 23, 23, '01a20409-e969-7611-8a4b-5162fddcc323', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088377287, '{"strength":1.0,"to":"01a20409-e6a3-7001-930b-c743292aac9b"}'),
	(43, 'default', 'ana', 24, 24, '01a20409-e969-7611-8a4b-5162fddcc323', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088409700, '{"removed":true,"to":"01a20409-e6a3-7001-930b-c743292aac9b"}'),
	(43, 'default', 'ana', 25, 25, '01a20409-e6a3-7001-930b-c743292aac9b', 'DELETE', 'active', 'archived', '01a20409-e92c-775c-97d4-0aa7654213e3', NULL, '01a20409-ea82-7696-b0a1-a0d54a1b0cbe', 'admin:k_ZR7UgFkzuPay', NULL, 1795364088450449, '{}'),
	(43, 'default', 'ana', 26, 26, '01a20409-e846-708d-abd6-0cabb1ad1576', 'DELETE', 'active', 'archived', '01a20409-e846-708d-abd6-0cad7fdf2edb', NULL, NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088462924, '{}'),
	(43, 'default', 'ana', 27, 27, '01a20409-e846-708d-abd6-0cabb1ad1576', 'RESTORE', 'archived', 'active', NULL, '01a20409-e846-708d-abd6-0cad7fdf2edb', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088475086, '{}'),
	(43, 'default', 'ana', 32, 32, '01a20409-e6f2-7251-8f25-b3023a986b04', 'PURGE', 'merged', 'purged', NULL, NULL, '01a20409-eb53-76ec-887e-02b973bcc751', 'admin:k_ZR7UgFkzuPay', NULL, 1795364088659814, '{"erased":1}'),
	(43, 'default', 'ana', 28, 28, '01a20409-e733-7012-ab60-5d3b86ea387d', 'TTL', 'active', 'soft_deleted', '01a20409-e733-7012-ab60-5d3d775f786e', NULL, '01a20409-eaa9-73ac-8d58-97827426596b', 'admin:k_ZR7UgFkzuPay', NULL, 1795364088489172, '{"purge_at":4948964088489172}'),
	(43, 'default', 'ana', 29, 29, '01a20409-e733-7012-ab60-5d3b86ea387d', 'RESTORE', 'soft_deleted', 'active', NULL, '01a20409-e733-7012-ab60-5d3d775f786e', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088504259, '{}'),
	(43, 'default', 'ana', 30, 30, '01a20409-e733-7012-ab60-5d3b86ea387d', 'TTL', 'active', 'soft_deleted', '01a20409-e733-7012-ab60-5d3d775f786e', NULL, NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088517633, '{"purge_at":4948964088517633}'),
	(43, 'default', 'ana', 31, 31, '01a20409-e793-777e-ad59-866518ffaf30', 'PURGE', 'active', 'purged', NULL, NULL, '01a20409-ead6-706b-8a8c-0352504d4d13', 'admin:k_ZR7UgFkzuPay', NULL, 1795364088534771, '{"erased":1}'),
	(48, 'default', 'lena', 1, 3, '01a20409-ebb5-7528-bf01-07f987926759', 'ADD', NULL, 'active', NULL, '01a20409-ebb6-72d6-9c68-79a15ea8ac4f', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088758134, '{}'),
	(48, 'default', 'lena', 2, 4, '01a20409-ec07-7561-884f-9bf2e20dec8e', 'ADD', NULL, 'active', NULL, '01a20409-ec07-7561-884f-9bf467bea62c', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088839825, '{}'),
	(1, 'default', 'nora', 3, 3, '01a20409-ed8e-748c-a568-928a8a90b1b9', 'ADD', NULL, 'active', NULL, '01a20409-ed8e-748c-a568-928c25e1effa', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364089230220, '{}'),
	(1, 'default', 'nora', 4, 4, '01a20409-edef-74bf-b36c-0c69ff555d95', 'ADD', NULL, 'active', NULL, '01a20409-edef-74bf-b36c-0c6b198ac384', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364089327347, '{}'),
	(1, 'default', 'nora', 5, 5, '01a20409-ee48-714f-9e99-f629da9efdb1', 'ADD', NULL, 'active', NULL, '01a20409-ee48-714f-9e99-f62b923e5ed0', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364089416421, '{}'),
	(1, 'default', 'nora', 18, 51, '01a20409-edef-74bf-b36c-0c69ff555d95', 'DELETE', 'active', 'archived', '01a20409-edef-74bf-b36c-0c6b198ac384', NULL, '01a20409-efcb-7004-b49b-3c5f05eff142', 'workflow:memory-optimization', '01a20409-ef90-7746-a310-036256a186fe', 1795364089803883, '{}'),
	(1, 'default', 'nora', 19, 52, '01a20409-ee48-714f-9e99-f629da9efdb1', 'DELETE', 'active', 'archived', '01a20409-ee48-714f-9e99-f62b923e5ed0', NULL, '01a20409-efcb-7004-b49b-3c60ed1df1ad', 'workflow:memory-optimization', '01a20409-ef90-7746-a310-036256a186fe', 1795364089803883, '{}'),
	(1, 'default', 'nora', 20, 53, '01a20409-efcc-758d-bf47-4236f451e673', 'MERGE', NULL, 'active', NULL, '01a20409-efcc-758d-bf47-423744017a81', '01a20409-efcc-758d-bf47-4238a66718f4', 'workflow:memory-optimization', '01a20409-ef90-7746-a310-036256a186fe', 1795364089803883, '{"derived_from":[{"memory_id":"01a20409-ece2-76d7-a107-644fd34c1626","revision":3},{"memory_id":"01a20409-ed37-763b-8757-d589d05979c9","revision":3}]}'),
	(1, 'default', 'nora', 21, 54, '01a20409-ece2-76d7-a107-644fd34c1626', 'MERGE', 'active', 'merged', '01a20409-ece4-757b-a0de-1cf6ad4283ae', NULL, NULL, 'workflow:memory-optimization', '01a20409-ef90-7746-a310-036256a186fe', 1795364089803883, '{"merged_into":"01a20409-efcc-758d-bf47-4236f451e673"}'),
	(1, 'default', 'nora', 22, 55, '01a20409-ed37-763b-8757-d589d05979c9', 'MERGE', 'active', 'merged', '01a20409-ed37-763b-8757-d58b03a8be55', NULL, NULL, 'workflow:memory-optimization', '01a20409-ef90-7746-a310-036256a186fe', 1795364089803883, '{"merged_into":"01a20409-efcc-758d-bf47-4236f451e673"}'),
	(1, 'default', 'nora', 23, 56, '01a20409-ed8e-748c-a568-928a8a90b1b9', 'UPDATE', 'active', 'active', '01a20409-ef6f-7420-9f46-ebf70b9eab27', '01a20409-efcc-758d-bf47-423907a80868', NULL, 'workflow:memory-optimization', '01a20409-ef90-7746-a310-036256a186fe', 1795364089803883, '{"set":{},"was":{}}'),
	(48, 'default', 'lena', 3, 5, '01a20409-ec65-778c-bd79-29e2bbeaf488', 'ADD', NULL, 'active', NULL, '01a20409-ec65-778c-bd79-29e48789f9b0', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364088933779, '{}'),
	(48, 'default', 'lena', 4, 6, '01a20409-ec65-778c-bd79-29e2bbeaf488', 'DELETE', 'active', 'archived', '01a20409-ec65-778c-bd79-29e48789f9b0', NULL, NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364089030293, '{}'),
	(1, 'default', 'nora', 1, 1, '01a20409-ece2-76d7-a107-644fd34c1626', 'ADD', NULL, 'active', NULL, '01a20409-ece4-757b-a0de-1cf6ad4283ae', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364089059995, '{}'),
	(1, 'default', 'nora', 2, 2, '01a20409-ed37-763b-8757-d589d05979c9', 'ADD', NULL, 'active', NULL, '01a20409-ed37-763b-8757-d58b03a8be55', NULL, 'admin:k_ZR7UgFkzuPay', NULL, 1795364089143244, '{}'),
	(1, 'default', 'nora', 6, 20, '01a20409-edef-74bf-b36c-0c69ff555d95', 'DELETE', 'active', 'archived', '01a20409-edef-74bf-b36c-0c6b198ac384', NULL, '01a20409-eee5-756b-8483-2a3759c2fae8', 'workflow:memory-optimization', '01a20409-ee9f-7431-953d-688b1e8d583f', 1795364089573536, '{}'),
	(1, 'default', 'nora', 7, 21, '01a20409-ee48-714f-9e99-f629da9efdb1', 'DELETE', 'active', 'archived', '01a20409-ee48-714f-9e99-f62b923e5ed0', NULL, '01a20409-eee5-756b-8483-2a381a0ab034', 'workflow:memory-optimization', '01a20409-ee9f-7431-953d-688b1e8d583f', 1795364089573536, '{}'),
	(1, 'default', 'nora', 8, 22, '01a20409-eee5-756b-8483-2a39191f884a', 'MERGE', NULL, 'active', NULL, '01a20409-eee5-756b-8483-2a3a9a3eb816', '01a20409-eee5-756b-8483-2a3b0535b149', 'workflow:memory-optimization', '01a20409-ee9f-7431-953d-688b1e8d583f', 1795364089573536, '{"derived_from":[{"memory_id":"01a20409-ece2-76d7-a107-644fd34c1626","revision":1},{"memory_id":"01a20409-ed37-763b-8757-d589d05979c9","revision":1}]}'),
	(1, 'default', 'nora', 9, 23, '01a20409-ece2-76d7-a107-644fd34c1626', 'MERGE', 'active', 'merged', '01a20409-ece4-757b-a0de-1cf6ad4283ae', NULL, NULL, 'workflow:memory-optimization', '01a20409-ee9f-7431-953d-688b1e8d583f', 1795364089573536, '{"merged_into":"01a20409-eee5-756b-8483-2a39191f884a"}'),
	(1, 'default', 'nora', 10, 24, '01a20409-ed37-763b-8757-d589d05979c9', 'MERGE', 'active', 'merged', '01a20409-ed37-763b-8757-d58b03a8be55', NULL, NULL, 'workflow:memory-optimization', '01a20409-ee9f-7431-953d-688b1e8d583f', 1795364089573536, '{"merged_into":"01a20409-eee5-756b-8483-2a39191f884a"}'),
	(1, 'default', 'nora', 11, 25, '01a20409-ed8e-748c-a568-928a8a90b1b9', 'UPDATE', 'active', 'active', '01a20409-ed8e-748c-a568-928c25e1effa', '01a20409-eee6-75e7-9b5f-37a69be7e391', NULL, 'workflow:memory-optimization', '01a20409-ee9f-7431-953d-688b1e8d583f', 1795364089573536, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 12, 30, '01a20409-edef-74bf-b36c-0c69ff555d95', 'RESTORE', 'archived', 'active', NULL, '01a20409-edef-74bf-b36c-0c6b198ac384', NULL, 'admin:k_ZR7UgFkzuPay', '01a20409-ee9f-7431-953d-688b1e8d583f', 1795364089711385, '{}'),
	(1, 'default', 'nora', 13, 31, '01a20409-ee48-714f-9e99-f629da9efdb1', 'RESTORE', 'archived', 'active', NULL, '01a20409-ee48-714f-9e99-f62b923e5ed0', NULL, 'admin:k_ZR7UgFkzuPay', '01a20409-ee9f-7431-953d-688b1e8d583f', 1795364089711385, '{}'),
	(1, 'default', 'nora', 14, 32, '01a20409-ece2-76d7-a107-644fd34c1626', 'RESTORE', 'merged', 'active', NULL, '01a20409-ece4-757b-a0de-1cf6ad4283ae', NULL, 'admin:k_ZR7UgFkzuPay', '01a20409-ee9f-7431-953d-688b1e8d583f', 1795364089711385, '{}'),
	(1, 'default', 'nora', 15, 33, '01a20409-ed37-763b-8757-d589d05979c9', 'RESTORE', 'merged', 'active', NULL, '01a20409-ed37-763b-8757-d58b03a8be55', NULL, 'admin:k_ZR7UgFkzuPay', '01a20409-ee9f-7431-953d-688b1e8d583f', 1795364089711385, '{}'),
	(1, 'default', 'nora', 16, 34, '01a20409-ed8e-748c-a568-928a8a90b1b9', 'UPDATE', 'active', 'active', '01a20409-eee6-75e7-9b5f-37a69be7e391', '01a20409-ef6f-7420-9f46-ebf70b9eab27', NULL, 'admin:k_ZR7UgFkzuPay', '01a20409-ee9f-7431-953d-688b1e8d583f', 1795364089711385, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 17, 35, '01a20409-eee5-756b-8483-2a39191f884a', 'DELETE', 'active', 'archived', '01a20409-eee5-756b-8483-2a3a9a3eb816', NULL, NULL, 'admin:k_ZR7UgFkzuPay', '01a20409-ee9f-7431-953d-688b1e8d583f', 1795364089711385, '{}'),
	(48, 'bridge', 'lena', 1, 7, '01a20409-f07b-7379-871d-5075ef36c03a', 'ADD', NULL, 'active', NULL, '01a20409-f07c-72ee-9f39-8109617a1506', NULL, 'admin:k_UgcGPDyGz0b5', NULL, 1795364089980522, '{}'),
	(48, 'bridge', 'lena', 2, 8, '01a20409-f07b-7379-871d-5075ef36c03a', 'UPDATE', 'active', 'active', '01a20409-f07c-72ee-9f39-8109617a1506', '01a20409-f0de-74f7-9894-77fa904989e5', NULL, 'admin:k_UgcGPDyGz0b5', NULL, 1795364090077744, '{"set":{},"was":{}}');


--
-- Data for Name: checkpoints; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.checkpoints VALUES
	(0, 'memories', 1, 0),
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
	(1, 'memories', 1, 60),
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
	(39, 'memories', 1, 1),
	(43, 'memories', 1, 32),
	(48, 'memories', 1, 8),
	(52, 'memories', 1, 0),
	(54, 'memories', 1, 0),
	(55, 'memories', 1, 0),
	(56, 'memories', 1, 0),
	(58, 'memories', 1, 0),
	(59, 'memories', 1, 0),
	(60, 'memories', 1, 0),
	(61, 'memories', 1, 0),
	(62, 'memories', 1, 0),
	(63, 'memories', 1, 0),
	(0, 'changes', 1, 0),
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
	(57, 'memories', 1, 1),
	(1, 'changes', 1, 60),
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
	(39, 'changes', 1, 1),
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
	(58, 'changes', 1, 0),
	(59, 'changes', 1, 0),
	(60, 'changes', 1, 0),
	(61, 'changes', 1, 0),
	(62, 'changes', 1, 0),
	(63, 'changes', 1, 0),
	(0, 'search', 1, 0),
	(53, 'changes', 1, 10),
	(43, 'changes', 1, 32),
	(57, 'changes', 1, 1),
	(1, 'search', 1, 60),
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
	(39, 'search', 1, 1),
	(43, 'search', 1, 32),
	(48, 'search', 1, 8),
	(54, 'search', 1, 0),
	(55, 'search', 1, 0),
	(56, 'search', 1, 0),
	(58, 'search', 1, 0),
	(59, 'search', 1, 0),
	(60, 'search', 1, 0),
	(61, 'search', 1, 0),
	(62, 'search', 1, 0),
	(63, 'search', 1, 0),
	(0, 'relations', 1, 0),
	(2, 'relations', 1, 0),
	(3, 'relations', 1, 0),
	(4, 'relations', 1, 0),
	(5, 'relations', 1, 0),
	(6, 'relations', 1, 0),
	(7, 'relations', 1, 0),
	(8, 'relations', 1, 0),
	(9, 'relations', 1, 0);
INSERT INTO public.checkpoints VALUES
	(10, 'relations', 1, 0),
	(11, 'relations', 1, 0),
	(12, 'relations', 1, 0),
	(13, 'relations', 1, 0),
	(14, 'relations', 1, 0),
	(15, 'relations', 1, 0),
	(57, 'search', 1, 1),
	(1, 'relations', 1, 60),
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
	(40, 'relations', 1, 0),
	(41, 'relations', 1, 0),
	(39, 'relations', 1, 1),
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
	(58, 'relations', 1, 0),
	(59, 'relations', 1, 0),
	(60, 'relations', 1, 0),
	(61, 'relations', 1, 0),
	(62, 'relations', 1, 0),
	(63, 'relations', 1, 0),
	(0, 'runs', 1, 0),
	(2, 'runs', 1, 0),
	(3, 'runs', 1, 0),
	(53, 'relations', 1, 10),
	(43, 'relations', 1, 32),
	(57, 'relations', 1, 1),
	(1, 'runs', 1, 60),
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
	(40, 'runs', 1, 0),
	(41, 'runs', 1, 0),
	(42, 'runs', 1, 0),
	(44, 'runs', 1, 0),
	(45, 'runs', 1, 0);
INSERT INTO public.checkpoints VALUES
	(46, 'runs', 1, 0),
	(47, 'runs', 1, 0),
	(49, 'runs', 1, 0),
	(50, 'runs', 1, 0),
	(51, 'runs', 1, 0),
	(52, 'runs', 1, 0),
	(54, 'runs', 1, 0),
	(55, 'runs', 1, 0),
	(53, 'runs', 1, 10),
	(39, 'runs', 1, 1),
	(43, 'runs', 1, 32),
	(48, 'runs', 1, 8),
	(56, 'runs', 1, 0),
	(58, 'runs', 1, 0),
	(59, 'runs', 1, 0),
	(60, 'runs', 1, 0),
	(61, 'runs', 1, 0),
	(62, 'runs', 1, 0),
	(63, 'runs', 1, 0),
	(0, 'user_stats', 1, 0),
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
	(57, 'runs', 1, 1),
	(1, 'user_stats', 1, 60),
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
	(40, 'user_stats', 1, 0),
	(41, 'user_stats', 1, 0),
	(42, 'user_stats', 1, 0),
	(39, 'user_stats', 1, 1),
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
	(58, 'user_stats', 1, 0),
	(59, 'user_stats', 1, 0),
	(60, 'user_stats', 1, 0),
	(61, 'user_stats', 1, 0),
	(62, 'user_stats', 1, 0),
	(63, 'user_stats', 1, 0),
	(0, 'daily_metrics', 1, 0),
	(2, 'daily_metrics', 1, 0),
	(3, 'daily_metrics', 1, 0),
	(4, 'daily_metrics', 1, 0),
	(5, 'daily_metrics', 1, 0),
	(53, 'user_stats', 1, 10),
	(57, 'user_stats', 1, 1),
	(1, 'daily_metrics', 1, 60),
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
	(39, 'daily_metrics', 1, 1),
	(43, 'daily_metrics', 1, 32),
	(48, 'daily_metrics', 1, 8),
	(52, 'daily_metrics', 1, 0),
	(54, 'daily_metrics', 1, 0),
	(55, 'daily_metrics', 1, 0),
	(56, 'daily_metrics', 1, 0),
	(58, 'daily_metrics', 1, 0),
	(59, 'daily_metrics', 1, 0),
	(60, 'daily_metrics', 1, 0),
	(61, 'daily_metrics', 1, 0),
	(62, 'daily_metrics', 1, 0),
	(63, 'daily_metrics', 1, 0),
	(53, 'daily_metrics', 1, 10),
	(57, 'daily_metrics', 1, 1);


--
-- Data for Name: commands; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.commands VALUES
	(43, 'default', 'k_ZR7UgFkzuPay/memory_book/ana', 'first', '\x494d6acb40c43624075fb5144a086c3614e90acbd848fc41fefa82bceff82cfe', '01a20409-e639-7080-9287-a6ee19ea36b4', '{"created":1,"memory_id":"01a20409-e638-7292-9e71-a69462af53c1","rev":1}', 1, 1, 1795364087353823),
	(43, 'default', 'k_ZR7UgFkzuPay/memory_book/ana', 'doomed', '\x5c2e8b420b90f8a2143aacaf07963e75017e4b77c61927146a7a0802c66db190', '01a20409-e793-777e-ad59-86675a19313d', '{"created":1,"memory_id":"01a20409-e793-777e-ad59-866518ffaf30","rev":5}', 5, 5, 1795364087699346),
	(43, 'default', 'k_ZR7UgFkzuPay/memory_book/ana', 'guarded', '\xba2f0b1860d8779b238816c71e66f7dcf90c56e031454032e4b8ced09bb99b0c', '01a20409-e8a2-7270-b21d-537f3821e744', '{"created":0,"memory_id":"01a20409-e638-7292-9e71-a69462af53c1","rev":8}', 8, 8, 1795364087969203),
	(43, 'default', 'k_ZR7UgFkzuPay/memory_book/ana', 'same', '\x83636f8cef2061cce27ab837531e8e743b5ca508068ca31a91b69519070d8f94', '01a20409-e92c-775c-97d4-0aa7654213e3', '{"created":0,"memory_id":"01a20409-e6a3-7001-930b-c743292aac9b","position":13,"rev":13}', 14, 13, 1795364088123837),
	(43, 'default', 'k_ZR7UgFkzuPay/memory_book/ana', 'purge', '\x707fc283b44bf129ae0cca80f0524c2fee7dd95eb87a37897bec31856818182c', '01a20409-ead6-706b-8a8c-0352504d4d13', '{"created":0,"memory_id":"01a20409-e793-777e-ad59-866518ffaf30","rev":31}', 31, 31, 1795364088534771),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:claim:01a20409-eeaf-7741-8056-a1cbf3864ea4', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 7, 7, 1795364089519996),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 8, 8, 1795364089522728),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 9, 9, 1795364089530387),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 10, 10, 1795364089532398),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:classify:0', '\xf9ec2c3aab88781255dd0bb6d9963e766e1b20463cd7c89f7bc4441ad3506769', '01a20409-eec8-75f6-b0d7-ac1fd57d1620', '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 11, 11, 1795364089544882),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 12, 12, 1795364089547072),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 13, 13, 1795364089548925),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:resolve_merges:0', '\xe167f664396c646cc812b2b519572bb67858fa63c80fea82f636bdba90bb08e6', '01a20409-eed2-72ff-886f-6110b29d6df9', '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 14, 14, 1795364089554931),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 15, 15, 1795364089556630),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 16, 16, 1795364089558045),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:normalise_topics:0', '\xaae41430668532ec843faee110fe47f6f1372900b69c248447834e119a6af64a', '01a20409-eedd-72ef-8d53-ea2b61da9d8f', '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 17, 17, 1795364089564978),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 18, 18, 1795364089566888),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 19, 19, 1795364089568418),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:save', '\x417ee621881f7143c394f9bc64b4fd92741408d377e87e66efb67b7ff6ea3d6a', '01a20409-eee5-756b-8483-2a3759c2fae8', '{"active":2,"deleted":2,"first_rev":6,"last_rev":11,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 20, 25, 1795364089573536),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 26, 26, 1795364089577219),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 27, 27, 1795364089580274),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 28, 28, 1795364089583799),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', 29, 29, 1795364089585304),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:restore', '\xe9cdcee369dd5809d04ee7865a10fe026b4ac397291b6bb5a9d78933ab645418', '01a20409-ef6f-7420-9f46-ebf70b9eab27', '{"archived":1,"kept":[],"restored":4,"rev":17,"rewritten":1}', 30, 35, 1795364089711385),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:claim:01a20409-ef9d-76c4-ad9a-1dc1291b7159', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 38, 38, 1795364089757863),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 39, 39, 1795364089764715),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 40, 40, 1795364089770938),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 41, 41, 1795364089772798),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:classify:0', '\x733b9130b2efd780f41b3970d1483da43a191658fea4ed3cfde643fffc763c70', '01a20409-efb1-725f-98b1-1be15f614f5f', '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 42, 42, 1795364089777006),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 43, 43, 1795364089779075),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 44, 44, 1795364089780741),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:resolve_merges:0', '\x8f0f0efb78616b37f0175b80eb11ed0bc25c1253ad54c4df856c401960564882', '01a20409-efb9-7766-a8ec-4e02f4e74a12', '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 45, 45, 1795364089785714),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 46, 46, 1795364089787363),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 47, 47, 1795364089789169),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:normalise_topics:0', '\x627e09317f56fe14dba0db02cd3d865afce4d1efdc41cba5f7d253edec50af60', '01a20409-efc2-71f7-b786-eb95b74d79a4', '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 48, 48, 1795364089794575),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 49, 49, 1795364089796422),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 50, 50, 1795364089797903),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:save', '\xab541a13558d4f96fe3fc86559a630b11482585574fe8de34015b2bc90e18c29', '01a20409-efcb-7004-b49b-3c5f05eff142', '{"active":2,"deleted":2,"first_rev":18,"last_rev":23,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 51, 56, 1795364089803883),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 57, 57, 1795364089806966),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 58, 58, 1795364089809009),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 59, 59, 1795364089811696),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20409-ef90-7746-a310-036256a186fe:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', 60, 60, 1795364089813443);


--
-- Data for Name: contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contents VALUES
	(53, '01a20409-e49c-755c-b2e9-cd4dea1c692c', 'default', 'memory_book', 'bruno', '\xf9d7b6487b7a92819c98f2b7ebf545040360d3b1577445252d021d3d8f9d5861', '{"content":"Works as a carpenter"}'),
	(53, '01a20409-e49c-755c-b2e9-cd4eb2d79b69', 'default', 'memory_book', 'bruno', '\x45d10d1c3ca72e6b4069ba90c072eee5a5b74dcbdf59c8993985864ea4c55909', '{"content":"Moved to Porto"}'),
	(53, '01a20409-e49c-755c-b2e9-cd4fed4dd766', 'default', 'memory_book', 'bruno', '\xcbc9e67df9d7cc75fea3b9a51b109b6cf27005de325f9d37ef2765b68bd617cb', '{"content":"Sharpens a chisel in three steps"}'),
	(53, '01a20409-e49c-755c-b2e9-cd502460c1bc', 'default', 'memory_book', 'bruno', '\x9c4199fa2c70adbd58510f3b5b4dd1c046003096d38548b7ebb3391c3c18fdec', '{"content":"Prefers oak to pine"}'),
	(53, '01a20409-e49d-72ee-96b3-7651a8b58123', 'default', 'memory_book', 'bruno', '\x2217c639952335309fd1ef134d80ef5f18962e23531f4eba1bb69e1ee5f352ef', '{"content":"A year of many moves","metadata":{"cities":["Faro","Porto"],"year":2024}}'),
	(53, '01a20409-e49d-72ee-96b3-76526771047e', 'default', 'memory_book', 'bruno', '\xe15c2ec738acaa1967ad1a282d6a2ed939b3a27092c4f0dfda8229553b6d20c7', '{"content":"Owned a van","topics":["van","travel"]}'),
	(53, '01a20409-e49d-72ee-96b3-7653880ac4da', 'default', 'memory_book', 'bruno', '\x746c7817c27059c66a2cfa6cc091d9b31124e28ce91b7f38bf06d70bbddde319', '{"content":"Had a dog named Bolt"}'),
	(53, '01a20409-e49d-72ee-96b3-76549fa76dfe', 'default', 'memory_book', 'bruno', '\x238e03783950207e3d8b16f681b521adef2ccb6e3ddbfc8b81ca383365060ffe', '{"content":"Plays chess on Fridays","input":"I play chess on Fridays."}'),
	(48, '01a20409-e506-717f-bf70-61e8db4b63a2', 'default', 'memory_book', 'carl', '\x07015fcb897271d5cf286325ee7094edbf2469c2ca37b615c862b478138f6a1e', '{"content":"Likes tea","input":"Tea, please!","topics":["food"]}'),
	(48, '01a20409-e506-717f-bf70-61e98c6a6d74', 'default', 'memory_book', 'carl', '\xa7a64b542c3c32c90e8396c511f621a5dac15af1fb271efa9d4a2b5f915581c5', '{"content":"Has a cat"}'),
	(43, '01a20409-e639-7080-9287-a6ee19ea36b4', 'default', 'memory_book', 'ana', '\x6b5427d5724dc8811080b68c33622f573fa5a86df29c55326a5fd81f4dc93612', '{"content":"Preferred name is Ana","topics":["name"]}'),
	(43, '01a20409-e6a3-7001-930b-c745bd305bcb', 'default', 'memory_book', 'ana', '\xed69ae740e13345dfe004ac5493781413f99fce1eab368b427b4af5419eb1ce9', '{"content":"Ship v1 by September","metadata":{"points":[1,2.5,null],"source":"standup"},"topics":["project","deadline"]}'),
	(43, '01a20409-e733-7012-ab60-5d3d775f786e', 'default', 'memory_book', 'ana', '\xdb7e0d5c0310d1c2d94f59c8fe8cf1c5b3256b0f8444924797a52a9d4058240f', '{"content":"Avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a20409-e7ee-7465-8f2d-b78870c2314f', 'default', 'memory_book', 'ana', '\x874be2eb9ccbb7a4d3b85229b815de9c36ae162ec7c7bd8e3dd967736ff5b68c', '{"content":"Says \"olá\", writes 日本語 😀 it''s 100 % \\o/;\n-- keeps ''both'' lines","topics":["línguas"]}'),
	(43, '01a20409-e846-708d-abd6-0cad7fdf2edb', 'default', 'memory_book', 'ana', '\x8439b3ab5c204a152a3d720c17f0520480d11c69d7776c65868ffb58b285645e', '{"content":"Prefers short answers"}'),
	(43, '01a20409-e8a2-7270-b21d-537f3821e744', 'default', 'memory_book', 'ana', '\xcca786a84750e8ad0892c5777677effe854e245ac03333d5e540836b173849bc', '{"content":"Preferred name is Ana, not Anna","topics":["name"]}'),
	(43, '01a20409-e92c-775c-97d4-0aa7654213e3', 'default', 'memory_book', 'ana', '\x3028286f411964a995e1b89d83bcd20c22bd762e97aba39406b6509d13d4808b', '{"content":"Ship v1 by September","topics":["deadline"]}'),
	(43, '01a20409-e94e-70eb-ac2e-d7c1eecfbc0e', 'default', 'memory_book', 'ana', '\xdb5ac8f604795c2d1f77f89f0cccb5939f50a7223b2f087a4e0b7e91c63303ce', '{"content":"Is lactose intolerant and avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a20409-e96a-75e1-948e-85be0900cecf', 'default', 'memory_book', 'ana', '\xf15448f5d73342dd021b848157952a3fde7ff1294a03ba4c901cfa76689b557e', '{"content":"Likes green tea","topics":["tea"]}'),
	(43, '01a20409-e9c6-72a6-8680-1888d48fe234', 'default', 'memory_book', 'ana', '\xd87c3c006cec57f2acdb30328abd4512f17a2f756fe9795211843bd1a03a078a', '{"content":"Drinks tea in the morning"}'),
	(43, '01a20409-ea18-72a7-8e89-5be5111f6464', 'default', 'memory_book', 'ana', '\xb90747c90beb866a15882fb570ff1607f6bd40c7d7eefa0f3c38e25b45d61042', '{"content":"Drinks green tea in the morning","topics":["tea"]}'),
	(43, '01a20409-ea18-72a7-8e89-5be65f668e40', 'default', 'memory_book', 'ana', '\x895dc5275926a35b97a138226ea9bde1b1121224ab13d8dca84c23552bcc5d53', '{"reason":"the same habit"}'),
	(43, '01a20409-ea82-7696-b0a1-a0d54a1b0cbe', 'default', 'memory_book', 'ana', '\x3d97ab52c2065e111ee924ccd62c780ab8038dec7ce270591ead65899c87ebda', '{"reason":"reached"}'),
	(43, '01a20409-eaa9-73ac-8d58-97827426596b', 'default', 'memory_book', 'ana', '\x265a07f24410be6cc67d5e1062508feabcf6acb05c9f7786812cfe812089b1be', '{"reason":"no longer"}'),
	(43, '01a20409-ead6-706b-8a8c-0352504d4d13', 'default', 'memory_book', 'ana', '\x2c63f9fcb8456f70904d71191b70571dc26943f30729f9cfd108a06bf6ccca3b', '{"reason":"asked for by the person"}'),
	(43, '01a20409-eb53-76ec-887e-02b973bcc751', 'default', 'memory_book', 'ana', '\x0dfe34ef6481e380abfeb4ab07c4479b75cda554e1ee8f5a49d84456a18d557b', '{"reason":"said elsewhere"}'),
	(48, '01a20409-ebb6-72d6-9c68-79a15ea8ac4f', 'default', 'memory_book', 'lena', '\x2a0a8b9357fd2581d6428c811c3a97d8549f81fe7888d06b39274ec0f180cd06', '{"content":"Runs on Sundays"}'),
	(48, '01a20409-ec07-7561-884f-9bf467bea62c', 'default', 'memory_book', 'lena', '\xd1be5d2cb3aa2542aa0e9be7216b997dc9a9d7060debf717b7c00a723cc94dd0', '{"content":"Runs ten kilometres"}'),
	(48, '01a20409-ec65-778c-bd79-29e48789f9b0', 'default', 'memory_book', 'lena', '\x6106c42b0d2e52caa561f2df91ec8e9cd2192df3eed1484bba5382f22516c6c1', '{"content":"Has run a marathon"}'),
	(1, '01a20409-ece4-757b-a0de-1cf6ad4283ae', 'default', 'memory_book', 'nora', '\x0246bcef89be6e8685522d814335d8c58205df1a2dba76453c99f8dfad472065', '{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]}'),
	(1, '01a20409-ed37-763b-8757-d58b03a8be55', 'default', 'memory_book', 'nora', '\x06d21065e82233470c6dcae86cda02efc8281434fad7282e65719f4c737c1e67', '{"content":"Lives in Lisbon with her brother","topics":["Home Life"]}'),
	(1, '01a20409-ed8e-748c-a568-928c25e1effa', 'default', 'memory_book', 'nora', '\x86e1ae7b9d0ba3d1bffeed7addcc34ee7aae08e029ca50367cc5b1ae343c8849', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a20409-edef-74bf-b36c-0c6b198ac384', 'default', 'memory_book', 'nora', '\xb92295f6abb45b8b7631e3aff7a01d3332bb495861b9c32e897354f30e6a755f', '{"content":"User wants to send an email to the landlord about the boiler.","topics":["Home Life"]}'),
	(1, '01a20409-ee48-714f-9e99-f62b923e5ed0', 'default', 'memory_book', 'nora', '\x872ccc034a581d4ad750328ef80b84b52444b9bfd427060d727acad9560714c8', '{"content":"Asked what the capital of Mongolia is","topics":["Home Life"]}'),
	(1, '01a20409-eec8-75f6-b0d7-ac1fd57d1620', 'default', 'workflow_run', 'nora', '\xffac5e032116c504449e748c10ef887ccb926929e4c8120d6a4bcfb821896b4f', '{"answer":[{"action":"keep","memory_id":"01a20409-ece2-76d7-a107-644fd34c1626","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a20409-ed37-763b-8757-d589d05979c9","merge_target":"01a20409-ece2-76d7-a107-644fd34c1626","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a20409-ed8e-748c-a568-928a8a90b1b9","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a20409-edef-74bf-b36c-0c69ff555d95","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a20409-ee48-714f-9e99-f629da9efdb1","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a20409-eed2-72ff-886f-6110b29d6df9', 'default', 'workflow_run', 'nora', '\x76bc37f78cedae1f629b253f544f366a04663cf4f73c1848aa840db5762b8266', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a20409-ece2-76d7-a107-644fd34c1626","01a20409-ed37-763b-8757-d589d05979c9"]}],"exchanges":[],"fallback":null}'),
	(1, '01a20409-eedd-72ef-8d53-ea2b61da9d8f', 'default', 'workflow_run', 'nora', '\x3592651c1e5aeceba1122628d88d385509e07198918a4bc07cb1ab5df553aae9', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a20409-eee5-756b-8483-2a3759c2fae8', 'default', 'memory_book', 'nora', '\xfcd4c3a5ef7ed78baf9f9eabd4d2813db98b5c84e880253c6c635ad25535f024', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a20409-eee5-756b-8483-2a381a0ab034', 'default', 'memory_book', 'nora', '\xfe45fc4e1f61f54d7fe54246bb93ac176d7e91ccfa767a63384e096e5a3c6187', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a20409-eee5-756b-8483-2a3a9a3eb816', 'default', 'memory_book', 'nora', '\xdcc386f6c9f15940524cbc5bb2cbd22ee16c0814a0b8cf0bc467ba9bd7a46b8e', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a20409-eee5-756b-8483-2a3b0535b149', 'default', 'memory_book', 'nora', '\x9920b19c2ae5a84c27e3399b8d0f9f251a7d0edbb9d47e8be579751889944fc3', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a20409-eee6-75e7-9b5f-37a69be7e391', 'default', 'memory_book', 'nora', '\x6bb338f3a14eb13d81fe66202c64dd0f8217c681bb7d7685eb2ea1db7e1234b9', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(1, '01a20409-ef6f-7420-9f46-ebf70b9eab27', 'default', 'memory_book', 'nora', '\x197c659fceda33c7bd3f576cae2d0011c047ae35db22f4cacc14339fb3eb2541', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a20409-efb1-725f-98b1-1be15f614f5f', 'default', 'workflow_run', 'nora', '\x690defb9b45cf446bda1ec03c42faac2b6929cbc6b885eb9a7d63b0b56eb930b', '{"answer":[{"action":"keep","memory_id":"01a20409-ece2-76d7-a107-644fd34c1626","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a20409-ed37-763b-8757-d589d05979c9","merge_target":"01a20409-ece2-76d7-a107-644fd34c1626","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a20409-ed8e-748c-a568-928a8a90b1b9","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a20409-edef-74bf-b36c-0c69ff555d95","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a20409-ee48-714f-9e99-f629da9efdb1","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a20409-efb9-7766-a8ec-4e02f4e74a12', 'default', 'workflow_run', 'nora', '\x8387a36c9f20b2f77484c2f7e27e6b600fa8d3256f57bdddbb21922abe473478', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a20409-ece2-76d7-a107-644fd34c1626","01a20409-ed37-763b-8757-d589d05979c9"]}],"exchanges":[],"fallback":null}'),
	(1, '01a20409-efc2-71f7-b786-eb95b74d79a4', 'default', 'workflow_run', 'nora', '\x632549d982f4fadd87c7a375d55a391e5c5c7dd0c779875165d5f25cfb8ca161', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a20409-efcb-7004-b49b-3c5f05eff142', 'default', 'memory_book', 'nora', '\xf6fde94baa3b243765137ec170daac6f82907e566edf78c8ad53bb5b9bdd3b47', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a20409-efcb-7004-b49b-3c60ed1df1ad', 'default', 'memory_book', 'nora', '\x46a789feb2d2fc6ac65a062c737194e87c273481596e6dacd786d13b9fdd5462', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a20409-efcc-758d-bf47-423744017a81', 'default', 'memory_book', 'nora', '\xb87e1b7b6fcf2901d712373033152c008884b3f3a125582b8ded213d99c2799c', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a20409-efcc-758d-bf47-4238a66718f4', 'default', 'memory_book', 'nora', '\x5db0de50a39b8d998845fcfb4821e9db644114879bb6cab25ece22827592389a', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a20409-efcc-758d-bf47-423907a80868', 'default', 'memory_book', 'nora', '\xbdf73a86207f22dbc802cfdca3ca6939fc07cc750441787f95ba16bc568ad017', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(48, '01a20409-f07c-72ee-9f39-8109617a1506', 'bridge', 'memory_book', 'lena', '\xe290aed0dfc880b177f06322b1499e406712660be5b9e564801e7425631add0f', '{"content":"Another person of that name"}'),
	(48, '01a20409-f0de-74f7-9894-77fa904989e5', 'bridge', 'memory_book', 'lena', '\x3c6282fa40e6b3a59743492fc41a605dfe7bda0b47fa8de812d3ec7097be1270', '{"content":"Another person of the same name"}');


--
-- Data for Name: daily_metrics_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.daily_metrics_g1 VALUES
	(53, 'default', 20779, 'MemoryCreated', 8, 8),
	(53, 'default', 20779, 'MemoryDeleted', 2, -2),
	(39, 'default', 20779, 'AccountCreated', 1, 0),
	(43, 'default', 20779, 'MemoryUpdated', 3, 0),
	(43, 'default', 20779, 'MemoryPinned', 2, 0),
	(43, 'default', 20779, 'MemoryReclassified', 1, 0),
	(43, 'default', 20779, 'MemoryCreated', 9, 9),
	(43, 'default', 20779, 'MemoriesMerged', 2, 1),
	(43, 'default', 20779, 'MemoryMergedAway', 3, -3),
	(43, 'default', 20779, 'MemoryLinked', 2, 0),
	(43, 'default', 20779, 'MemoryUnlinked', 1, 0),
	(43, 'default', 20779, 'MemoryRestored', 3, 3),
	(43, 'default', 20779, 'MemoryDeleted', 2, -2),
	(43, 'default', 20779, 'MemorySoftDeleted', 2, -2),
	(43, 'default', 20779, 'MemoryPurged', 2, -1),
	(48, 'default', 20779, 'MemoryCreated', 5, 5),
	(48, 'default', 20779, 'MemoryDeleted', 1, -1),
	(57, 'default', 20779, 'WorkflowConfigured', 1, 0),
	(1, 'default', 20779, 'MemoryCreated', 5, 5),
	(1, 'default', 20779, 'MemoryRestored', 4, 4),
	(1, 'default', 20779, 'RunRestored', 1, 0),
	(1, 'default', 20779, 'RunRequested', 2, 0),
	(1, 'default', 20779, 'AnswerRecorded', 6, 0),
	(1, 'default', 20779, 'MemoriesMerged', 2, 2),
	(1, 'default', 20779, 'MemoryDeleted', 5, -5),
	(1, 'default', 20779, 'MemoryMergedAway', 4, -4),
	(1, 'default', 20779, 'MemoryUpdated', 3, 0),
	(1, 'default', 20779, 'RunClaimed', 2, 0),
	(1, 'default', 20779, 'RunCompleted', 2, 0),
	(1, 'default', 20779, 'StepCompleted', 12, 0),
	(1, 'default', 20779, 'StepStarted', 12, 0),
	(48, 'bridge', 20779, 'MemoryCreated', 1, 1),
	(48, 'bridge', 20779, 'MemoryUpdated', 1, 0);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES
	(53, 1, 'default', 'memory_book', 'bruno', 1, '01a20409-e49d-72ee-96b3-765610391acd', 'MemoryCreated', 1, '{"at":1795364086940781,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"531a93de848a4a5b11c89125750b4d2115184266a84be2746e4fcc0d946f3f8a","content_id":"01a20409-e49c-755c-b2e9-cd4dea1c692c"},"created_at":1733414400000000}},"memory_id":"bruno-1","rev":1,"revision":1}', '\x8909903fb4e54f876bb269597a8bd0b7c21742da8e1f99841e5eb1e162ece103', 'admin:cli', '01a20409-e49d-72ee-96b3-765560585470', '01a20409-e49d-72ee-96b3-765560585470', NULL, 1795364086940781),
	(53, 2, 'default', 'memory_book', 'bruno', 2, '01a20409-e49d-72ee-96b3-7657ee9efed0', 'MemoryCreated', 1, '{"at":1795364086940781,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content":{"commitment":"bb90d20f8bf264cd5eb5757f7564af756443e07165105af265097661cf47012b","content_id":"01a20409-e49c-755c-b2e9-cd4eb2d79b69"},"created_at":1733414400123000,"updated_at":1733500800000000}},"memory_id":"bruno-2","rev":2,"revision":1}', '\x1aea6f834f4e2813d09cb3eb40981e600f4e5b274dd135c6ce3d4e44258fdea5', 'admin:cli', '01a20409-e49d-72ee-96b3-765560585470', '01a20409-e49d-72ee-96b3-765560585470', NULL, 1795364086940781),
	(53, 3, 'default', 'memory_book', 'bruno', 3, '01a20409-e49d-72ee-96b3-765858834577', 'MemoryCreated', 1, '{"at":1795364086940781,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content":{"commitment":"29d54ec9c24b132e86775226965e59229a07b34b8a7b1227d026d0f1da2c8ae4","content_id":"01a20409-e49c-755c-b2e9-cd4fed4dd766"}}},"memory_id":"bruno-3","rev":3,"revision":1}', '\xaaa15616b859a795665f3b475fec83bf6e63d7a234f12ccdd1c140b4b09c90dc', 'admin:cli', '01a20409-e49d-72ee-96b3-765560585470', '01a20409-e49d-72ee-96b3-765560585470', NULL, 1795364086940781),
	(53, 4, 'default', 'memory_book', 'bruno', 4, '01a20409-e49d-72ee-96b3-765985765bf1', 'MemoryCreated', 1, '{"at":1795364086940781,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":1,"kind":"insight"},"content":{"commitment":"c41e5eca1396969a75cb940ac8678027c98e6bae3f741465e3cffb75b0189bec","content_id":"01a20409-e49c-755c-b2e9-cd502460c1bc"},"created_at":1733414400000000}},"memory_id":"bruno-4","rev":4,"revision":1}', '\xba4276f82bba3dbe18f0edb772a558bac1c7356a5a9552e2dffbb13f66551b7e', 'admin:cli', '01a20409-e49d-72ee-96b3-765560585470', '01a20409-e49d-72ee-96b3-765560585470', NULL, 1795364086940781),
	(53, 5, 'default', 'memory_book', 'bruno', 5, '01a20409-e49d-72ee-96b3-765a1acfef0d', 'MemoryCreated', 1, '{"at":1795364086940781,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":5,"kind":"summary"},"content":{"commitment":"50ccc6b9d297154b484e66e58c94f17218b662538fdf2e1edddaaa9bdc1fc529","content_id":"01a20409-e49d-72ee-96b3-7651a8b58123"}}},"memory_id":"bruno-5","rev":5,"revision":1}', '\x2ffda9a02710bfc34857b196b6c0aa9f2daccb43c971efdc8d80abae4b3b4ceb', 'admin:cli', '01a20409-e49d-72ee-96b3-765560585470', '01a20409-e49d-72ee-96b3-765560585470', NULL, 1795364086940781),
	(53, 6, 'default', 'memory_book', 'bruno', 6, '01a20409-e49d-72ee-96b3-765bbd39bec3', 'MemoryCreated', 1, '{"at":1795364086940781,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content":{"commitment":"ddc7b82fd43d0394c77afb11450a67e41f17ef6b926ef8fc324a143cfa22e0c6","content_id":"01a20409-e49d-72ee-96b3-76526771047e"}}},"memory_id":"bruno-6","rev":6,"revision":1}', '\x2233edb0ab2bfe8ac351a0a2852ba9a4a293cc66f9c2739d995346746b9f805e', 'admin:cli', '01a20409-e49d-72ee-96b3-765560585470', '01a20409-e49d-72ee-96b3-765560585470', NULL, 1795364086940781),
	(53, 7, 'default', 'memory_book', 'bruno', 7, '01a20409-e49d-72ee-96b3-765ce789b514', 'MemoryDeleted', 1, '{"at":1795364086940781,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a20409-e49d-72ee-96b3-76526771047e"}},"memory_id":"bruno-6","rev":7,"revision":2}', '\x986d64aa66259944c9e2ece2f0ce0ceca38380f1760c2949f2fa36423d8ecaac', 'admin:cli', '01a20409-e49d-72ee-96b3-765560585470', '01a20409-e49d-72ee-96b3-765560585470', NULL, 1795364086940781),
	(53, 8, 'default', 'memory_book', 'bruno', 8, '01a20409-e49d-72ee-96b3-765d614decc0', 'MemoryCreated', 1, '{"at":1795364086940781,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content":{"commitment":"42890fce38aa2268c127aa06fddf69e9a2336fd92a8799f3fbb7a293d3c465d1","content_id":"01a20409-e49d-72ee-96b3-7653880ac4da"}}},"memory_id":"bruno-7","rev":8,"revision":1}', '\xcd2695003138126c230077b2b95e9794393b20112dd53a6f10734771863aa284', 'admin:cli', '01a20409-e49d-72ee-96b3-765560585470', '01a20409-e49d-72ee-96b3-765560585470', NULL, 1795364086940781),
	(53, 9, 'default', 'memory_book', 'bruno', 9, '01a20409-e49d-72ee-96b3-765e0adf413a', 'MemoryDeleted', 1, '{"at":1795364086940781,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a20409-e49d-72ee-96b3-7653880ac4da"}},"memory_id":"bruno-7","rev":9,"revision":2}', '\x3f35f895aad9e8d32ae829c87f13f61a2201edb2a1aa256f3f5044732292d6ce', 'admin:cli', '01a20409-e49d-72ee-96b3-765560585470', '01a20409-e49d-72ee-96b3-765560585470', NULL, 1795364086940781),
	(53, 10, 'default', 'memory_book', 'bruno', 10, '01a20409-e49d-72ee-96b3-765f17319830', 'MemoryCreated', 1, '{"at":1795364086940781,"by_run":"import:jsonl","change":{"created":{"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content":{"commitment":"40e0eed1aa64515acf8be46d98a24b164eb2a38eb7b56263fe126563632ba20f","content_id":"01a20409-e49d-72ee-96b3-76549fa76dfe"}}},"memory_id":"bruno-8","rev":10,"revision":1}', '\xeeeca723cb1e4561cdf1f5a00bf8e2f01b58cc82c1341981bf0187f542d1945c', 'admin:cli', '01a20409-e49d-72ee-96b3-765560585470', '01a20409-e49d-72ee-96b3-765560585470', NULL, 1795364086940781),
	(48, 1, 'default', 'memory_book', 'carl', 1, '01a20409-e506-717f-bf70-61eb7479f7e4', 'MemoryCreated', 1, '{"at":1795364087046385,"by_run":"import:agno","change":{"created":{"attributes":{"agent_id":"planner","bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"733af97ba782e6122e030fa3749ac7aeb5e5d2c760d3c2b443907089dfda8a7d","content_id":"01a20409-e506-717f-bf70-61e8db4b63a2"},"created_at":1733414400000000,"updated_at":1733414401000000}},"memory_id":"carl-1","rev":1,"revision":1}', '\xbbc58b759b280f1e7aee1ec52cf3360feef3920da9a127bd022a9312f08b698a', 'admin:cli', '01a20409-e506-717f-bf70-61eaa9d5284d', '01a20409-e506-717f-bf70-61eaa9d5284d', NULL, 1795364087046385),
	(48, 2, 'default', 'memory_book', 'carl', 2, '01a20409-e506-717f-bf70-61ec27e1741c', 'MemoryCreated', 1, '{"at":1795364087046385,"by_run":"import:agno","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"9d2ac9fa5e70d23ae2237f8d54834c7cd5b06ec52685f08939ff4f71af4df0e0","content_id":"01a20409-e506-717f-bf70-61e98c6a6d74"},"created_at":1733414400000000}},"memory_id":"carl-2","rev":2,"revision":1}', '\xb53e0d98b4e7282439b66e3d9af76e65df82cd1a541148e084ceec4369267593', 'admin:cli', '01a20409-e506-717f-bf70-61eaa9d5284d', '01a20409-e506-717f-bf70-61eaa9d5284d', NULL, 1795364087046385),
	(39, 1, 'default', 'account', '01a20409-e599-7742-81ad-d00b058448f2', 1, '01a20409-e59e-7191-8782-02887f3d6b74', 'AccountCreated', 1, '{"at":1795364087198134,"change":{"account_created":{"role":"auditor"}}}', '\x8119e7c2b68b71d50e033abef9f72d7382d7f9f1cda716485ba9afd6f4146302', 'admin:cli', '01a20409-e59e-7191-8782-02879aa36f18', '01a20409-e59e-7191-8782-02879aa36f18', NULL, 1795364087198134),
	(43, 1, 'default', 'memory_book', 'ana', 1, '01a20409-e639-7080-9287-a6efcff557bd', 'MemoryCreated', 1, '{"at":1795364087353823,"change":{"created":{"attributes":{"bank":"General","category":"Personal","importance":4,"kind":"semantic"},"content":{"commitment":"d8269aa55e99110cfd12e7294173022608a3cb0858667ea507bc161867f63cfb","content_id":"01a20409-e639-7080-9287-a6ee19ea36b4"}}},"memory_id":"01a20409-e638-7292-9e71-a69462af53c1","rev":1,"revision":1}', '\xf1ba3d510ecc2ee0a2362b40ba33bbc01b3733f023921b0824aae5fb4f4109da', 'admin:k_ZR7UgFkzuPay', 'first', 'first', NULL, 1795364087353823),
	(43, 2, 'default', 'memory_book', 'ana', 2, '01a20409-e6a3-7001-930b-c747d61ae85e', 'MemoryCreated', 1, '{"at":1795364087459780,"change":{"created":{"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Work","category":"Goals","importance":5,"kind":"episodic","pinned":true,"role":"user","run_id":"run-7","thread_id":"t1"},"content":{"commitment":"beb62638d166a28cf7912c74b17033cf71fe22d07975e38d648bdf6e6aa5374b","content_id":"01a20409-e6a3-7001-930b-c745bd305bcb"}}},"memory_id":"01a20409-e6a3-7001-930b-c743292aac9b","rev":2,"revision":1}', '\xcfad2096bd777b399d4948763c9a1b4a777f66d0bd409bdc59921aeb60718ae6', 'admin:k_ZR7UgFkzuPay', '01a20409-e6a3-7001-930b-c746fb71e9ad', 'turn-2', 'turn-1', 1795364087459780),
	(43, 3, 'default', 'memory_book', 'ana', 3, '01a20409-e6f2-7251-8f25-b30659aa3684', 'MemoryCreated', 1, '{"at":1795364087538120,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"6976d3af4b6f262689d00fc1505b8ab219b73ebfb3c6dfe6cd1c82a0b3e3c2e5","content_id":"01a20409-e6f2-7251-8f25-b304bacbf703"}}},"memory_id":"01a20409-e6f2-7251-8f25-b3023a986b04","rev":3,"revision":1}', '\x8698d712d580dc3979e36bdf4344e2118c7a4fbf645cea635a94f14f27d25b6f', 'admin:k_ZR7UgFkzuPay', '01a20409-e6f2-7251-8f25-b3058d307b57', '01a20409-e6f2-7251-8f25-b3058d307b57', NULL, 1795364087538120),
	(43, 4, 'default', 'memory_book', 'ana', 4, '01a20409-e733-7012-ab60-5d3f16530dbb', 'MemoryCreated', 1, '{"at":1795364087603735,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"7b3cf21adc08b9aedb5c315484ec82ae9f19b2f0edb4575857db7cf2f4256e9f","content_id":"01a20409-e733-7012-ab60-5d3d775f786e"}}},"memory_id":"01a20409-e733-7012-ab60-5d3b86ea387d","rev":4,"revision":1}', '\xedd027199e5c4413e067a62ec93e71047c12f9825f301f4799af9f541cb59829', 'admin:k_ZR7UgFkzuPay', '01a20409-e733-7012-ab60-5d3ec26fa14f', '01a20409-e733-7012-ab60-5d3ec26fa14f', NULL, 1795364087603735),
	(43, 5, 'default', 'memory_book', 'ana', 5, '01a20409-e793-777e-ad59-8668790aa7a1', 'MemoryCreated', 1, '{"at":1795364087699346,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"13fe9859872188d0f063a348b74d7618175eed2a76f5063d5d6423c24a6f5f45","content_id":"01a20409-e793-777e-ad59-86675a19313d"}}},"memory_id":"01a20409-e793-777e-ad59-866518ffaf30","rev":5,"revision":1}', '\x2d7388bad88be0ef063af7341e3ac5f7cdcc2d53ac92aa1ba4bc4079fa67ff5d', 'admin:k_ZR7UgFkzuPay', 'doomed', 'doomed', NULL, 1795364087699346),
	(43, 6, 'default', 'memory_book', 'ana', 6, '01a20409-e7ee-7465-8f2d-b78a8c088baf', 'MemoryCreated', 1, '{"at":1795364087790504,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"f89af9286ef0636d712fddaeaee92d2bb7b2a6f235d137ec949fd9e35000e3fa","content_id":"01a20409-e7ee-7465-8f2d-b78870c2314f"}}},"memory_id":"01a20409-e7ee-7465-8f2d-b7864c88f6c7","rev":6,"revision":1}', '\xa997149841a373527cfd434aa28385e241e204321757baf0e0631d2fe61728d9', 'admin:k_ZR7UgFkzuPay', '01a20409-e7ee-7465-8f2d-b7894430942a', '01a20409-e7ee-7465-8f2d-b7894430942a', NULL, 1795364087790504),
	(43, 7, 'default', 'memory_book', 'ana', 7, '01a20409-e846-708d-abd6-0cafed76ef2f', 'MemoryCreated', 1, '{"at":1795364087878126,"change":{"created":{"attributes":{"bank":"General","category":"Style","importance":2,"kind":"semantic"},"content":{"commitment":"405c56bb30f57d94ebde816f1fbc40ab3ef536df26da507b5ab10f4cf9fa03bf","content_id":"01a20409-e846-708d-abd6-0cad7fdf2edb"}}},"memory_id":"01a20409-e846-708d-abd6-0cabb1ad1576","rev":7,"revision":1}', '\x3129af6cae0950ab5ca25e7cefc71db9c9cb77bda0c107c2f03bd4917c21f048', 'agent:planner', '01a20409-e846-708d-abd6-0cae982fda5e', '01a20409-e846-708d-abd6-0cae982fda5e', NULL, 1795364087878126),
	(43, 8, 'default', 'memory_book', 'ana', 8, '01a20409-e8a2-7270-b21d-5380efb8888d', 'MemoryUpdated', 1, '{"at":1795364087969203,"change":{"updated":{"content":{"commitment":"5e6c913090be2735e76c33c499516b9c93ca7384adebc33a8bf91404c8f23b24","content_id":"01a20409-e8a2-7270-b21d-537f3821e744"},"previous_content_id":"01a20409-e639-7080-9287-a6ee19ea36b4","set":{"category":null},"was":{"category":"Personal"}}},"memory_id":"01a20409-e638-7292-9e71-a69462af53c1","rev":8,"revision":2}', '\x30840309d95c7c29dfb962fc9f185d539e4abf2b8ca578773c2d51e0225f1337', 'admin:k_ZR7UgFkzuPay', 'guarded', 'guarded', NULL, 1795364087969203),
	(43, 9, 'default', 'memory_book', 'ana', 9, '01a20409-e8f1-731d-acd3-6e1af4f0005a', 'MemoryPinned', 1, '{"at":1795364088049267,"change":{"pinned":{"content_id":"01a20409-e6a3-7001-930b-c745bd305bcb","pinned":false}},"memory_id":"01a20409-e6a3-7001-930b-c743292aac9b","rev":9,"revision":2}', '\x805c653b9f2204eaaf465b2ee9e77fdb4d84e4f37e88794363cf967cd921c027', 'admin:k_ZR7UgFkzuPay', '01a20409-e8f1-731d-acd3-6e19b4054e18', '01a20409-e8f1-731d-acd3-6e19b4054e18', NULL, 1795364088049267),
	(43, 10, 'default', 'memory_book', 'ana', 10, '01a20409-e901-7328-a2ec-6b29baf5bd4c', 'MemoryPinned', 1, '{"at":1795364088065758,"change":{"pinned":{"content_id":"01a20409-e846-708d-abd6-0cad7fdf2edb","pinned":true}},"memory_id":"01a20409-e846-708d-abd6-0cabb1ad1576","rev":10,"revision":2}', '\x1cd008e3c0c58c52b61e5fd9db38166f899b754e1fc789c1185534756e5211ef', 'admin:k_ZR7UgFkzuPay', '01a20409-e901-7328-a2ec-6b28ea5bf9ee', '01a20409-e901-7328-a2ec-6b28ea5bf9ee', NULL, 1795364088065758),
	(43, 11, 'default', 'memory_book', 'ana', 11, '01a20409-e90e-7315-b145-20aa06be17d5', 'MemoryReclassified', 1, '{"at":1795364088078932,"change":{"reclassified":{"content_id":"01a20409-e846-708d-abd6-0cad7fdf2edb","set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}},"memory_id":"01a20409-e846-708d-abd6-0cabb1ad1576","rev":11,"revision":3}', '\xfc0788c376ff20b28321183df2e14e75604e5ac487d4876b6b03670ab58d9bc6', 'admin:k_ZR7UgFkzuPay', '01a20409-e90e-7315-b145-20a975b7b8ed', '01a20409-e90e-7315-b145-20a975b7b8ed', NULL, 1795364088078932),
	(43, 12, 'default', 'memory_book', 'ana', 12, '01a20409-e91d-76f2-bb80-3279b5b5be58', 'MemoryUpdated', 1, '{"at":1795364088093752,"change":{"updated":{"previous_content_id":"01a20409-e6a3-7001-930b-c745bd305bcb","set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}},"memory_id":"01a20409-e6a3-7001-930b-c743292aac9b","rev":12,"revision":3}', '\xf697fbac7945075c17ca6cdf6028bc0136912c18d0fb7450b7293b57290bca1e', 'admin:k_ZR7UgFkzuPay', '01a20409-e91d-76f2-bb80-327845bd6ab4', '01a20409-e91d-76f2-bb80-327845bd6ab4', NULL, 1795364088093752),
	(43, 13, 'default', 'memory_book', 'ana', 13, '01a20409-e92c-775c-97d4-0aa9a807c0b4', 'MemoryUpdated', 1, '{"at":1795364088108222,"change":{"updated":{"content":{"commitment":"2b91e06c3fb02b5075edeb5311a1db81235403ad5e52057c6640ad15b671e21e","content_id":"01a20409-e92c-775c-97d4-0aa7654213e3"},"previous_content_id":"01a20409-e6a3-7001-930b-c745bd305bcb","set":{},"was":{}}},"memory_id":"01a20409-e6a3-7001-930b-c743292aac9b","rev":13,"revision":4}', '\x9b9aecec0de0866eb3e83775ef1b34818f1c29a751056fe50614b6d3aaadf584', 'admin:k_ZR7UgFkzuPay', '01a20409-e92c-775c-97d4-0aa8b4d67ae2', '01a20409-e92c-775c-97d4-0aa8b4d67ae2', NULL, 1795364088108222),
	(43, 14, 'default', 'memory_book', 'ana', 14, '01a20409-e94e-70eb-ac2e-d7c3c20919e3', 'MemoriesMerged', 1, '{"at":1795364088141381,"change":{"merged":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"87c3afe573338d6f1bb9e2a0b8e3886b34f9387bf18966cf0aac9ce53c1a20bc","content_id":"01a20409-e94e-70eb-ac2e-d7c1eecfbc0e"},"derived_from":[{"memory_id":"01a20409-e6f2-7251-8f25-b3023a986b04","revision":1},{"memory_id":"01a20409-e733-7012-ab60-5d3b86ea387d","revision":1}]}},"memory_id":"01a20409-e94d-74bc-97fb-e1905cabc39c","rev":14,"revision":1}', '\x37e6eb9e70139046d55d029f4a3814ccf23902476bd36ffaca52b52438da6781', 'admin:k_ZR7UgFkzuPay', '01a20409-e94e-70eb-ac2e-d7c2fccb4ccd', '01a20409-e94e-70eb-ac2e-d7c2fccb4ccd', NULL, 1795364088141381),
	(43, 15, 'default', 'memory_book', 'ana', 15, '01a20409-e94e-70eb-ac2e-d7c46e63c90d', 'MemoryMergedAway', 1, '{"at":1795364088141381,"change":{"merged_away":{"content_id":"01a20409-e6f2-7251-8f25-b304bacbf703","into":"01a20409-e94d-74bc-97fb-e1905cabc39c"}},"memory_id":"01a20409-e6f2-7251-8f25-b3023a986b04","rev":15,"revision":2}', '\xccb0f22bd9a17c427a1eca618930d1a1245eaef2c26024cd00feed37fbb3bd63', 'admin:k_ZR7UgFkzuPay', '01a20409-e94e-70eb-ac2e-d7c2fccb4ccd', '01a20409-e94e-70eb-ac2e-d7c2fccb4ccd', NULL, 1795364088141381),
	(43, 16, 'default', 'memory_book', 'ana', 16, '01a20409-e94e-70eb-ac2e-d7c5a67b6c03', 'MemoryMergedAway', 1, '{"at":1795364088141381,"change":{"merged_away":{"content_id":"01a20409-e733-7012-ab60-5d3d775f786e","into":"01a20409-e94d-74bc-97fb-e1905cabc39c"}},"memory_id":"01a20409-e733-7012-ab60-5d3b86ea387d","rev":16,"revision":2}', '\xf5983e9e0da15920bcf00ac1036840366c42e816c9cfaf907a4da82b2f892efd', 'admin:k_ZR7UgFkzuPay', '01a20409-e94e-70eb-ac2e-d7c2fccb4ccd', '01a20409-e94e-70eb-ac2e-d7c2fccb4ccd', NULL, 1795364088141381),
	(43, 17, 'default', 'memory_book', 'ana', 17, '01a20409-e95b-751d-ba3c-abc39702ac69', 'MemoryRestored', 1, '{"at":1795364088155491,"change":{"restored":{"content_id":"01a20409-e733-7012-ab60-5d3d775f786e","from":"merged"}},"memory_id":"01a20409-e733-7012-ab60-5d3b86ea387d","rev":17,"revision":3}', '\x3671b5e70b65e58220e1290fd47017cd8d0c3c70124d60fd6c04aade753c3f77', 'admin:k_ZR7UgFkzuPay', '01a20409-e95b-751d-ba3c-abc27aae63eb', '01a20409-e95b-751d-ba3c-abc27aae63eb', NULL, 1795364088155491),
	(43, 18, 'default', 'memory_book', 'ana', 18, '01a20409-e96a-75e1-948e-85c01678fea5', 'MemoryCreated', 1, '{"at":1795364088169974,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"d2575403d23e6e175e837bdbbfc72d554eb1116b923245f0307d421f21c7c795","content_id":"01a20409-e96a-75e1-948e-85be0900cecf"}}},"memory_id":"01a20409-e969-7611-8a4b-5162fddcc323","rev":18,"revision":1}', '\x221a5e56ee5f38a7aa08bd413b07b4030c7dcb327f775bbf1293b96a8e2ce577', 'admin:k_ZR7UgFkzuPay', '01a20409-e96a-75e1-948e-85bfa2d6af0b', '01a20409-e96a-75e1-948e-85bfa2d6af0b', NULL, 1795364088169974),
	(43, 19, 'default', 'memory_book', 'ana', 19, '01a20409-e9c6-72a6-8680-188a68b08245', 'MemoryCreated', 1, '{"at":1795364088262657,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"65d639a54815517f4a9a4810bf9221586fc1477cd121325d866b758331475e7c","content_id":"01a20409-e9c6-72a6-8680-1888d48fe234"}}},"memory_id":"01a20409-e9c6-72a6-8680-188665005854","rev":19,"revision":1}', '\x1572cfebe631808167e7bfad272c95f17b034fad4430ba13cd8f751fd0f70c8d', 'admin:k_ZR7UgFkzuPay', '01a20409-e9c6-72a6-8680-18896df71f32', '01a20409-e9c6-72a6-8680-18896df71f32', NULL, 1795364088262657),
	(43, 20, 'default', 'memory_book', 'ana', 20, '01a20409-ea18-72a7-8e89-5be82dd32bd2', 'MemoriesMerged', 1, '{"at":1795364088343555,"change":{"merged":{"content":{"commitment":"8e92b7fe237393b894fa73139bdc9334cf5ac4482f65d60f2c59cbf3cd54f4aa","content_id":"01a20409-ea18-72a7-8e89-5be5111f6464"},"derived_from":[{"memory_id":"01a20409-e969-7611-8a4b-5162fddcc323","revision":1},{"memory_id":"01a20409-e9c6-72a6-8680-188665005854","revision":1}],"previous_content_id":"01a20409-e96a-75e1-948e-85be0900cecf"}},"memory_id":"01a20409-e969-7611-8a4b-5162fddcc323","reason":{"commitment":"139809fcf6d4b20df6365d642a5ac40b38efd55060b1518cdf6c21ac4ab624fb","content_id":"01a20409-ea18-72a7-8e89-5be65f668e40"},"rev":20,"revision":2}', '\x75402a010d01ac801cf82e8e7ccd74d5b6bb9992c394f149837ed9dee7ee82fa', 'admin:k_ZR7UgFkzuPay', '01a20409-ea18-72a7-8e89-5be7f09145f5', '01a20409-ea18-72a7-8e89-5be7f09145f5', NULL, 1795364088343555),
	(43, 21, 'default', 'memory_book', 'ana', 21, '01a20409-ea18-72a7-8e89-5be9e1098c43', 'MemoryMergedAway', 1, '{"at":1795364088343555,"change":{"merged_away":{"content_id":"01a20409-e9c6-72a6-8680-1888d48fe234","into":"01a20409-e969-7611-8a4b-5162fddcc323"}},"memory_id":"01a20409-e9c6-72a6-8680-188665005854","rev":21,"revision":2}', '\x51296601da981c436bf714c84abd8d05ecfa4b3a32f79faf6677b0654c8edf09', 'admin:k_ZR7UgFkzuPay', '01a20409-ea18-72a7-8e89-5be7f09145f5', '01a20409-ea18-72a7-8e89-5be7f09145f5', NULL, 1795364088343555),
	(43, 22, 'default', 'memory_book', 'ana', 22, '01a20409-ea29-73de-a8d5-f6c20a26f43c', 'MemoryLinked', 1, '{"at":1795364088361318,"change":{"linked":{"by_hand":true,"strength":500,"to":"01a20409-e846-708d-abd6-0cabb1ad1576"}},"memory_id":"01a20409-e969-7611-8a4b-5162fddcc323","rev":22,"revision":2}', '\x31ede3bb804e2f2fa5f01e8a1bae0533b19371b6a59058990b5179580dde4b10', 'admin:k_ZR7UgFkzuPay', '01a20409-ea29-73de-a8d5-f6c1af7c335d', '01a20409-ea29-73de-a8d5-f6c1af7c335d', NULL, 1795364088361318),
	(43, 23, 'default', 'memory_book', 'ana', 23, '01a20409-ea39-76c5-81b8-a096f0e78244', 'MemoryLinked', 1, '{"at":1795364088377287,"change":{"linked":{"by_hand":true,"strength":1000,"to":"01a20409-e6a3-7001-930b-c743292aac9b"}},"memory_id":"01a20409-e969-7611-8a4b-5162fddcc323","rev":23,"revision":2}', '\xe76e2998efe803ffe018b12c273aeda75d91f85ba65efb27ecf6a9895ca0a459', 'admin:k_ZR7UgFkzuPay', '01a20409-ea39-76c5-81b8-a095c82faa7f', '01a20409-ea39-76c5-81b8-a095c82faa7f', NULL, 1795364088377287),
	(43, 24, 'default', 'memory_book', 'ana', 24, '01a20409-ea59-724f-8fee-31dcbf9e52be', 'MemoryUnlinked', 1, '{"at":1795364088409700,"change":{"unlinked":{"by_hand":true,"to":"01a20409-e6a3-7001-930b-c743292aac9b"}},"memory_id":"01a20409-e969-7611-8a4b-5162fddcc323","rev":24,"revision":2}', '\xd257ee6c65516eff0da6a219d01e8ccb17e742b1fa5661dfca21fb605a24fc74', 'admin:k_ZR7UgFkzuPay', '01a20409-ea59-724f-8fee-31db265ed475', '01a20409-ea59-724f-8fee-31db265ed475', NULL, 1795364088409700),
	(43, 25, 'default', 'memory_book', 'ana', 25, '01a20409-ea82-7696-b0a1-a0d737517896', 'MemoryDeleted', 1, '{"at":1795364088450449,"change":{"deleted":{"content_id":"01a20409-e92c-775c-97d4-0aa7654213e3"}},"memory_id":"01a20409-e6a3-7001-930b-c743292aac9b","reason":{"commitment":"3eefcee7982d1e088826ab575a408b604e4e255517fe182281c909c4c515f8f9","content_id":"01a20409-ea82-7696-b0a1-a0d54a1b0cbe"},"rev":25,"revision":5}', '\x278a6de63b88180b7d7fd6eff253b8e7de381a5b109222119970cf4da7d8459a', 'admin:k_ZR7UgFkzuPay', '01a20409-ea82-7696-b0a1-a0d6fffdff2f', '01a20409-ea82-7696-b0a1-a0d6fffdff2f', NULL, 1795364088450449),
	(43, 26, 'default', 'memory_book', 'ana', 26, '01a20409-ea8e-77ca-a460-cc7895f3b51f', 'MemoryDeleted', 1, '{"at":1795364088462924,"change":{"deleted":{"content_id":"01a20409-e846-708d-abd6-0cad7fdf2edb"}},"memory_id":"01a20409-e846-708d-abd6-0cabb1ad1576","rev":26,"revision":4}', '\xe613e5ccf379f0efa402310a5a567f272bc4470f55f2b7dfadb2b5fe650f2d4e', 'admin:k_ZR7UgFkzuPay', '01a20409-ea8e-77ca-a460-cc77185040b7', '01a20409-ea8e-77ca-a460-cc77185040b7', NULL, 1795364088462924),
	(43, 27, 'default', 'memory_book', 'ana', 27, '01a20409-ea9b-7151-bcec-bf4d2b305b76', 'MemoryRestored', 1, '{"at":1795364088475086,"change":{"restored":{"content_id":"01a20409-e846-708d-abd6-0cad7fdf2edb","from":"archived"}},"memory_id":"01a20409-e846-708d-abd6-0cabb1ad1576","rev":27,"revision":5}', '\x03206f83c850ef3d1b1d127763864434d3bfd7e7dc41cb90649f1c5d368f4057', 'admin:k_ZR7UgFkzuPay', '01a20409-ea9b-7151-bcec-bf4c0e337ea4', '01a20409-ea9b-7151-bcec-bf4c0e337ea4', NULL, 1795364088475086),
	(43, 28, 'default', 'memory_book', 'ana', 28, '01a20409-eaa9-73ac-8d58-97849ed9e3fa', 'MemorySoftDeleted', 1, '{"at":1795364088489172,"change":{"soft_deleted":{"content_id":"01a20409-e733-7012-ab60-5d3d775f786e","purge_at":4948964088489172}},"memory_id":"01a20409-e733-7012-ab60-5d3b86ea387d","reason":{"commitment":"9944b97ca2dd42857626c481c174370d00fec1991bf04312a32e4be3a5f26eac","content_id":"01a20409-eaa9-73ac-8d58-97827426596b"},"rev":28,"revision":4}', '\xee44348be429cc21566d4fd9a904f6a38993833c236d3a0bc5a0a13b1ea524eb', 'admin:k_ZR7UgFkzuPay', '01a20409-eaa9-73ac-8d58-97833ab4818e', '01a20409-eaa9-73ac-8d58-97833ab4818e', NULL, 1795364088489172),
	(43, 29, 'default', 'memory_book', 'ana', 29, '01a20409-eab8-77f7-acad-7dd628857eac', 'MemoryRestored', 1, '{"at":1795364088504259,"change":{"restored":{"content_id":"01a20409-e733-7012-ab60-5d3d775f786e","from":"soft_deleted"}},"memory_id":"01a20409-e733-7012-ab60-5d3b86ea387d","rev":29,"revision":5}', '\x58e3ac9da37304e943b19d2ec6a03a785d2c965b61aad4d5d6d1ded4dcd8d460', 'admin:k_ZR7UgFkzuPay', '01a20409-eab8-77f7-acad-7dd58b8dea7f', '01a20409-eab8-77f7-acad-7dd58b8dea7f', NULL, 1795364088504259),
	(43, 30, 'default', 'memory_book', 'ana', 30, '01a20409-eac5-7542-a46f-4488865f02f3', 'MemorySoftDeleted', 1, '{"at":1795364088517633,"change":{"soft_deleted":{"content_id":"01a20409-e733-7012-ab60-5d3d775f786e","purge_at":4948964088517633}},"memory_id":"01a20409-e733-7012-ab60-5d3b86ea387d","rev":30,"revision":6}', '\x06f1fcc0800a405a309f24cd333471466b2342d7791985b2f689d51eb654bba1', 'admin:k_ZR7UgFkzuPay', '01a20409-eac5-7542-a46f-4487268f9083', '01a20409-eac5-7542-a46f-4487268f9083', NULL, 1795364088517633),
	(43, 31, 'default', 'memory_book', 'ana', 31, '01a20409-ead6-706b-8a8c-0353b1887ffe', 'MemoryPurged', 1, '{"at":1795364088534771,"change":{"purged":{"erased":["01a20409-e793-777e-ad59-86675a19313d"],"from":"active"}},"memory_id":"01a20409-e793-777e-ad59-866518ffaf30","reason":{"commitment":"685d93c1f07ae6d6c82c3f8ef1a13f7436064729160e984c6bd99fc6d166c210","content_id":"01a20409-ead6-706b-8a8c-0352504d4d13"},"rev":31,"revision":2}', '\x87c61bfc0113a9fccd95775a0913e75ff40439061e0fc8672e51abcc8c5121d2', 'admin:k_ZR7UgFkzuPay', 'purge', 'purge', NULL, 1795364088534771),
	(43, 32, 'default', 'memory_book', 'ana', 32, '01a20409-eb53-76ec-887e-02bb109b5139', 'MemoryPurged', 1, '{"at":1795364088659814,"change":{"purged":{"erased":["01a20409-e6f2-7251-8f25-b304bacbf703"],"from":"merged"}},"memory_id":"01a20409-e6f2-7251-8f25-b3023a986b04","reason":{"commitment":"51f056f6f48a911401153bb7a651187e3e7cfdf0367db21b3125282a5508ac55","content_id":"01a20409-eb53-76ec-887e-02b973bcc751"},"rev":32,"revision":3}', '\xe2f9077a1368f7c5cf6027aa4bf41ec42bb7f33f82265098d5f30ecc3955ad8f', 'admin:k_ZR7UgFkzuPay', '01a20409-eb53-76ec-887e-02bae116c5ca', '01a20409-eb53-76ec-887e-02bae116c5ca', NULL, 1795364088659814),
	(48, 3, 'default', 'memory_book', 'lena', 1, '01a20409-ebb6-72d6-9c68-79a33f593eab', 'MemoryCreated', 1, '{"at":1795364088758134,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"6d74d4679a5fc96cf3d6f5f32533d45ce204c42dd1bff663ea150bb7fe06fc61","content_id":"01a20409-ebb6-72d6-9c68-79a15ea8ac4f"}}},"memory_id":"01a20409-ebb5-7528-bf01-07f987926759","rev":1,"revision":1}', '\x1385775a6e7073631ccfa0c7bd1171f9f2b56c945512a4d1684369685779b706', 'admin:k_ZR7UgFkzuPay', '01a20409-ebb6-72d6-9c68-79a205c43080', '01a20409-ebb6-72d6-9c68-79a205c43080', NULL, 1795364088758134),
	(48, 4, 'default', 'memory_book', 'lena', 2, '01a20409-ec07-7561-884f-9bf61a4008fa', 'MemoryCreated', 1, '{"at":1795364088839825,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"562f2859677a6aa4b63d0747908c2d08302c1dcd23842cba5c2d0691d06b5053","content_id":"01a20409-ec07-7561-884f-9bf467bea62c"}}},"memory_id":"01a20409-ec07-7561-884f-9bf2e20dec8e","rev":2,"revision":1}', '\x5cb04e3e7396915919d7bb4c273c9ca445081e53dfde9cd0593d574d397d2e53', 'admin:k_ZR7UgFkzuPay', '01a20409-ec07-7561-884f-9bf552470852', '01a20409-ec07-7561-884f-9bf552470852', NULL, 1795364088839825),
	(48, 5, 'default', 'memory_book', 'lena', 3, '01a20409-ec65-778c-bd79-29e6e05306f7', 'MemoryCreated', 1, '{"at":1795364088933779,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"cdc954293924fd3fcd0b2a8b012f9f2d906f6875135c130777a03d7353711752","content_id":"01a20409-ec65-778c-bd79-29e48789f9b0"}}},"memory_id":"01a20409-ec65-778c-bd79-29e2bbeaf488","rev":3,"revision":1}', '\xedf154c8ae5d96738afc70ee0de7e48eff7cc7bb9cbf68d6a0b36c838e741efb', 'admin:k_ZR7UgFkzuPay', '01a20409-ec65-778c-bd79-29e5d1a4d027', '01a20409-ec65-778c-bd79-29e5d1a4d027', NULL, 1795364088933779),
	(48, 6, 'default', 'memory_book', 'lena', 4, '01a20409-ecc6-764d-abf2-3b40472d1d1f', 'MemoryDeleted', 1, '{"at":1795364089030293,"change":{"deleted":{"content_id":"01a20409-ec65-778c-bd79-29e48789f9b0"}},"memory_id":"01a20409-ec65-778c-bd79-29e2bbeaf488","rev":4,"revision":2}', '\x2409e7ec532c95281a2c9837f7aa98acd76a74c6d025c614aedb5628ecb328ad', 'admin:k_ZR7UgFkzuPay', '01a20409-ecc6-764d-abf2-3b3f3564f40c', '01a20409-ecc6-764d-abf2-3b3f3564f40c', NULL, 1795364089030293),
	(57, 1, 'default', 'settings', 'workflows', 1, '01a20409-ecd5-744d-b754-d9ca485dc6eb', 'WorkflowConfigured', 1, '{"at":1795364089045683,"change":{"workflow_configured":{"name":"memory-optimization","set":{"cooldown_hours":12,"enabled":false,"threshold":50},"was":{"cooldown_hours":24,"enabled":true,"threshold":100}}}}', '\x388d7cb851b84551a7f96f129d55f2256edd246c0ec8a89b6274c54d8e4c6f91', 'admin:k_ZR7UgFkzuPay', '01a20409-ecd5-744d-b754-d9c9af06c492', '01a20409-ecd5-744d-b754-d9c9af06c492', NULL, 1795364089045683),
	(1, 1, 'default', 'memory_book', 'nora', 1, '01a20409-ece4-757b-a0de-1cf836c85a1c', 'MemoryCreated', 1, '{"at":1795364089059995,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"d835985e170e59d600f25421a572d789f508237d66f418afc6d23ce4a1dd7b93","content_id":"01a20409-ece4-757b-a0de-1cf6ad4283ae"}}},"memory_id":"01a20409-ece2-76d7-a107-644fd34c1626","rev":1,"revision":1}', '\x956d8bdbe2a48b4737460d15e4bb50acbab46beaf0d9ec39781a0d842f2a6e12', 'admin:k_ZR7UgFkzuPay', '01a20409-ece4-757b-a0de-1cf7067c37e5', '01a20409-ece4-757b-a0de-1cf7067c37e5', NULL, 1795364089059995),
	(1, 2, 'default', 'memory_book', 'nora', 2, '01a20409-ed37-763b-8757-d58de3c94d9d', 'MemoryCreated', 1, '{"at":1795364089143244,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"41b38c16dd66087371ac4a6e5dea2fcffb30b40f7bf9a99766ff9eb7eafd8c81","content_id":"01a20409-ed37-763b-8757-d58b03a8be55"}}},"memory_id":"01a20409-ed37-763b-8757-d589d05979c9","rev":2,"revision":1}', '\x1a4d6569077f4b4260847a6ee0c563fdd7c3b5ed8d17740304db9d601be95d6e', 'admin:k_ZR7UgFkzuPay', '01a20409-ed37-763b-8757-d58c59cfeb4d', '01a20409-ed37-763b-8757-d58c59cfeb4d', NULL, 1795364089143244),
	(1, 3, 'default', 'memory_book', 'nora', 3, '01a20409-ed8e-748c-a568-928e7771e372', 'MemoryCreated', 1, '{"at":1795364089230220,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"44d2bf9e872edd3d6ea388fe3c45632b0f19d0b8c3657dddf49699863631ab3d","content_id":"01a20409-ed8e-748c-a568-928c25e1effa"}}},"memory_id":"01a20409-ed8e-748c-a568-928a8a90b1b9","rev":3,"revision":1}', '\x7efef1b0ccb5ab6b19a07662f9394f0e945bb69bfae37c6022b0acdc8b7546e0', 'admin:k_ZR7UgFkzuPay', '01a20409-ed8e-748c-a568-928d00375fc5', '01a20409-ed8e-748c-a568-928d00375fc5', NULL, 1795364089230220),
	(1, 4, 'default', 'memory_book', 'nora', 4, '01a20409-edef-74bf-b36c-0c6dabaf364f', 'MemoryCreated', 1, '{"at":1795364089327347,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"2d9c9fcf4faee5c22608a4af88948b0edf674e545bcca9c92920ee504a9cbabf","content_id":"01a20409-edef-74bf-b36c-0c6b198ac384"}}},"memory_id":"01a20409-edef-74bf-b36c-0c69ff555d95","rev":4,"revision":1}', '\x6d496c7633a4b28407053fd36a4e7e0468f0537fc10b89ffaee5331e02827e51', 'admin:k_ZR7UgFkzuPay', '01a20409-edef-74bf-b36c-0c6c7c87b1e2', '01a20409-edef-74bf-b36c-0c6c7c87b1e2', NULL, 1795364089327347),
	(1, 5, 'default', 'memory_book', 'nora', 5, '01a20409-ee48-714f-9e99-f62d22bd6739', 'MemoryCreated', 1, '{"at":1795364089416421,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"185d94aa7bace6b272fef9d9a6bc892cee791fc7ef5cf6a07cf9732a0fd58f1c","content_id":"01a20409-ee48-714f-9e99-f62b923e5ed0"}}},"memory_id":"01a20409-ee48-714f-9e99-f629da9efdb1","rev":5,"revision":1}', '\x40a205cc936a93867f36feeebd00339794911afdc641ac9af8496022ba04c9e3', 'admin:k_ZR7UgFkzuPay', '01a20409-ee48-714f-9e99-f62c4cae7563', '01a20409-ee48-714f-9e99-f62c4cae7563', NULL, 1795364089416421),
	(1, 6, 'default', 'workflow_run', 'nora', 1, '01a20409-eea0-7593-9088-1485de083e26', 'RunRequested', 1, '{"at":1795364089504332,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\xef87da288fc5e475fed899d1a278b0c2a5334a1405358e4c31ae6fdeb6a4c0df', 'admin:k_ZR7UgFkzuPay', '01a20409-eea0-7593-9088-1484af5c4627', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089504332),
	(1, 7, 'default', 'workflow_run', 'nora', 2, '01a20409-eeb0-718b-8e3b-c7532d78c02b', 'RunClaimed', 1, '{"at":1795364089519996,"change":{"claimed":{"attempt":1,"node":"node-01a20409e5e172b294d9fece98b193db"}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\xe142e32ab40a4f2dc626aba203b56da3dc015c9912a286c4ddf062e631f61255', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:claim:01a20409-eeaf-7741-8056-a1cbf3864ea4', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089519996),
	(1, 8, 'default', 'workflow_run', 'nora', 3, '01a20409-eeb3-710a-81f2-f5db8a9442e4', 'StepStarted', 1, '{"at":1795364089522728,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\x6a5213135f04884487afd0e5dd762b209b22fc9c91e77db45c2e213397268d66', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:fetch:start:1', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089522728),
	(1, 9, 'default', 'workflow_run', 'nora', 4, '01a20409-eeba-759e-9d4f-0b027930242b', 'StepCompleted', 1, '{"at":1795364089530387,"change":{"step_completed":{"attempt":1,"duration_ms":7,"figures":{"memories":5,"rev":5,"topics":1},"step":"fetch"}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\xb926313c328102c406553733adfa8ebc7baf6fbc76b6d52bf9f51b70601e0541', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:fetch:complete', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089530387),
	(1, 10, 'default', 'workflow_run', 'nora', 5, '01a20409-eebc-77a0-9ad8-d16fca044bd0', 'StepStarted', 1, '{"at":1795364089532398,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\xc2b32dc8b7d90bdf18846cd62807bd8d767f8d4f53b988b27708fe8ad471e9ab', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:classify:start:1', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089532398),
	(1, 11, 'default', 'workflow_run', 'nora', 6, '01a20409-eec9-7082-839d-1063d15cd948', 'AnswerRecorded', 1, '{"at":1795364089544882,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"6f536b10e482c6b0eebbcab4a4ff0b7e05d7c786ef8bf7b7bdadd32690783910","content_id":"01a20409-eec8-75f6-b0d7-ac1fd57d1620"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\x3de53e14d4ca960d2656033e138372a2557253af19e851eb5385d0e7c8ab08ac', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:classify:0', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089544882),
	(1, 12, 'default', 'workflow_run', 'nora', 7, '01a20409-eecb-77fe-9fc5-07cc1ca53a71', 'StepCompleted', 1, '{"at":1795364089547072,"change":{"step_completed":{"attempt":1,"duration_ms":14,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\xd3a5cbd129968fee6b6e633f19071e0ecbd2d088f9a83dbdb82a1508355bd797', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:classify:complete', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089547072),
	(1, 13, 'default', 'workflow_run', 'nora', 8, '01a20409-eecd-7080-9b81-00d7b1b31934', 'StepStarted', 1, '{"at":1795364089548925,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\x1c6ccb7dfb4dc80cb1bc7ebc72a4ed9f732b8ddec1c45b294a2c9fb39e41245b', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:resolve_merges:start:1', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089548925),
	(1, 14, 'default', 'workflow_run', 'nora', 9, '01a20409-eed3-70d0-be30-ce88923d3e5b', 'AnswerRecorded', 1, '{"at":1795364089554931,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"8c04d9944f3a6eceeb650ff28c98d63e6a2c2dccbe34db0ffadb377a289f7f05","content_id":"01a20409-eed2-72ff-886f-6110b29d6df9"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\xfec16ee902effad7a8c974f581d72b1bb5961a6d33d0bf282b04e0671a80fcd8', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:resolve_merges:0', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089554931),
	(1, 15, 'default', 'workflow_run', 'nora', 10, '01a20409-eed4-77c8-aff9-ac5ef8387c51', 'StepCompleted', 1, '{"at":1795364089556630,"change":{"step_completed":{"attempt":1,"duration_ms":7,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\xe23882fe55bd03a40bb344e2cc4854558e2dd4ba53a967d8dccab0537eb016d4', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:resolve_merges:complete', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089556630),
	(1, 16, 'default', 'workflow_run', 'nora', 11, '01a20409-eed6-75af-af28-20cea5315120', 'StepStarted', 1, '{"at":1795364089558045,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\xd60147cfb347996a81e01ed1db9d128fbdededfdb3af1466fd277555d4e918b7', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:normalise_topics:start:1', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089558045),
	(1, 17, 'default', 'workflow_run', 'nora', 12, '01a20409-eedd-72ef-8d53-ea2cfc7f5a2d', 'AnswerRecorded', 1, '{"at":1795364089564978,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"f7ceff8c847783a232c4878c2c8e8985f8afe2dc3a060c377ce5099e87eca900","content_id":"01a20409-eedd-72ef-8d53-ea2b61da9d8f"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\x1913974ccfb9a19f18647ed33c5af2c21e5dd19b9e591e07adeabe4dd539b8b9', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:normalise_topics:0', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089564978),
	(1, 18, 'default', 'workflow_run', 'nora', 13, '01a20409-eedf-7254-9811-e1739cdf8953', 'StepCompleted', 1, '{"at":1795364089566888,"change":{"step_completed":{"attempt":1,"duration_ms":8,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\x145e42501459bfa1b75773c9cf52ed5a09230ad4c30976abb7b481bd4e157d14', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:normalise_topics:complete', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089566888),
	(1, 19, 'default', 'workflow_run', 'nora', 14, '01a20409-eee0-71aa-9b64-d9d2dba13df0', 'StepStarted', 1, '{"at":1795364089568418,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\xb06864884c5e035c136ac85cbe7ec5dd61c91d9fb7f4776b11f7b1b78e133c44', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:save:start:1', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089568418),
	(1, 20, 'default', 'memory_book', 'nora', 6, '01a20409-eee6-75e7-9b5f-37a7b430df1d', 'MemoryDeleted', 1, '{"at":1795364089573536,"by_run":"01a20409-ee9f-7431-953d-688b1e8d583f","change":{"deleted":{"content_id":"01a20409-edef-74bf-b36c-0c6b198ac384"}},"memory_id":"01a20409-edef-74bf-b36c-0c69ff555d95","reason":{"commitment":"b953e2522f9ba2b11fc7ed301be08790b3c937bcbd25143e2bc966322a2c1f4d","content_id":"01a20409-eee5-756b-8483-2a3759c2fae8"},"rev":6,"revision":2}', '\x7399d21340a459a6f20d76055ea7a5d2bbb0bddb00747b777552f2c7c794dcb1', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:save', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089573536),
	(1, 21, 'default', 'memory_book', 'nora', 7, '01a20409-eee6-75e7-9b5f-37a84bdbbcb2', 'MemoryDeleted', 1, '{"at":1795364089573536,"by_run":"01a20409-ee9f-7431-953d-688b1e8d583f","change":{"deleted":{"content_id":"01a20409-ee48-714f-9e99-f62b923e5ed0"}},"memory_id":"01a20409-ee48-714f-9e99-f629da9efdb1","reason":{"commitment":"fe1f77809078751c1f93e818be827245270ff2a05f8f4a228146f236adf6498c","content_id":"01a20409-eee5-756b-8483-2a381a0ab034"},"rev":7,"revision":2}', '\x841e315b3f820814bde57c887b4df9d5ee4b91e80e35eabd3dff02563b18547b', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:save', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089573536),
	(1, 35, 'default', 'memory_book', 'nora', 17, '01a20409-ef70-76d9-8c8b-5474612f590f', 'MemoryDeleted', 1, '{"at":1795364089711385,"by_run":"01a20409-ee9f-7431-953d-688b1e8d583f","change":{"deleted":{"content_id":"01a20409-eee5-756b-8483-2a3a9a3eb816"}},"memory_id":"01a20409-eee5-756b-8483-2a39191f884a","rev":17,"revision":2}', '\x9c55b6642c37b8aa5b3d9c53e92faa798ec4d01d4a26281d6c90516f21be7bdc', 'admin:k_ZR7UgFkzuPay', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:restore', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089711385),
	(1, 22, 'default', 'memory_book', 'nora', 8, '01a20409-eee6-75e7-9b5f-37a9c6a76121', 'MemoriesMerged', 1, '{"at":1795364089573536,"by_run":"01a20409-ee9f-7431-953d-688b1e8d583f","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"71d834d8d84a7fea470b5755f629210c61c136b10df03a37285125a6a7b6d45f","content_id":"01a20409-eee5-756b-8483-2a3a9a3eb816"},"derived_from":[{"memory_id":"01a20409-ece2-76d7-a107-644fd34c1626","revision":1},{"memory_id":"01a20409-ed37-763b-8757-d589d05979c9","revision":1}]}},"memory_id":"01a20409-eee5-756b-8483-2a39191f884a","reason":{"commitment":"6971d69d998b93609006b520efbd4dc270db56b789cbb8c4bf5e8fedef684817","content_id":"01a20409-eee5-756b-8483-2a3b0535b149"},"rev":8,"revision":1}', '\xbbd802f9ad5be14b636026615525879ef98be8a37ad118311096222d7c347784', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:save', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089573536),
	(1, 23, 'default', 'memory_book', 'nora', 9, '01a20409-eee6-75e7-9b5f-37aaedb5e914', 'MemoryMergedAway', 1, '{"at":1795364089573536,"by_run":"01a20409-ee9f-7431-953d-688b1e8d583f","change":{"merged_away":{"content_id":"01a20409-ece4-757b-a0de-1cf6ad4283ae","into":"01a20409-eee5-756b-8483-2a39191f884a"}},"memory_id":"01a20409-ece2-76d7-a107-644fd34c1626","rev":9,"revision":2}', '\xc7ee4f028baccaf4c30e0302f6abfeb17e7afd123a93cca20311ae73b768197b', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:save', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089573536),
	(1, 24, 'default', 'memory_book', 'nora', 10, '01a20409-eee6-75e7-9b5f-37ab8fe2ffff', 'MemoryMergedAway', 1, '{"at":1795364089573536,"by_run":"01a20409-ee9f-7431-953d-688b1e8d583f","change":{"merged_away":{"content_id":"01a20409-ed37-763b-8757-d58b03a8be55","into":"01a20409-eee5-756b-8483-2a39191f884a"}},"memory_id":"01a20409-ed37-763b-8757-d589d05979c9","rev":10,"revision":2}', '\x654aec573ab890188cecbbebf4f8708ed187535a27489e6cbb5d45e31230e9fa', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:save', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089573536),
	(1, 25, 'default', 'memory_book', 'nora', 11, '01a20409-eee6-75e7-9b5f-37ace6636ffe', 'MemoryUpdated', 1, '{"at":1795364089573536,"by_run":"01a20409-ee9f-7431-953d-688b1e8d583f","change":{"updated":{"content":{"commitment":"10a615e2b5cecdd0f8884102c20aefe82706d2d217ee257d56ed542c4ba7935b","content_id":"01a20409-eee6-75e7-9b5f-37a69be7e391"},"previous_content_id":"01a20409-ed8e-748c-a568-928c25e1effa","set":{},"was":{}}},"memory_id":"01a20409-ed8e-748c-a568-928a8a90b1b9","rev":11,"revision":2}', '\x96619fee0b44c523432cc5a4a273356f9115984581bc14cce1b7b39f213733bd', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:save', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089573536),
	(1, 26, 'default', 'workflow_run', 'nora', 15, '01a20409-eeea-763a-ab25-dcdb02d58341', 'StepCompleted', 1, '{"at":1795364089577219,"change":{"step_completed":{"attempt":1,"duration_ms":8,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\xd988830299ff4f75c233b3e20cb85721670e713b115522b00424da1080d81389', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:save:complete', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089577219),
	(1, 27, 'default', 'workflow_run', 'nora', 16, '01a20409-eeec-7467-bd59-a5838d93f8ca', 'StepStarted', 1, '{"at":1795364089580274,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\xc271cccd7c8c824c1c6366a119f8010fa70e460a3380e7bdcdbe63c87c0b7311', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:report:start:1', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089580274),
	(1, 28, 'default', 'workflow_run', 'nora', 17, '01a20409-eef0-7067-a9fd-5bd2416655f0', 'StepCompleted', 1, '{"at":1795364089583799,"change":{"step_completed":{"attempt":1,"duration_ms":3,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\x07747860d684786074b4aa64de3243c8ec96c640ac2342be3c6634e210e07524', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:report:complete', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089583799),
	(1, 29, 'default', 'workflow_run', 'nora', 18, '01a20409-eef1-7341-9af2-61c69b6d5ab0', 'RunCompleted', 1, '{"at":1795364089585304,"change":{"completed":{"attempt":1,"duration_ms":80,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\x93f4cab0dfda1405ee8a46f20d133a37061cab245c3bb92a7254de6feef9c891', 'workflow:memory-optimization', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:complete', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089585304),
	(1, 30, 'default', 'memory_book', 'nora', 12, '01a20409-ef70-76d9-8c8b-546f6002fa4f', 'MemoryRestored', 1, '{"at":1795364089711385,"by_run":"01a20409-ee9f-7431-953d-688b1e8d583f","change":{"restored":{"content_id":"01a20409-edef-74bf-b36c-0c6b198ac384","from":"archived"}},"memory_id":"01a20409-edef-74bf-b36c-0c69ff555d95","rev":12,"revision":3}', '\x29eeb2974246eff331e9e2cc50d89b095ef3372b2b728ffc9758534b02b0ea08', 'admin:k_ZR7UgFkzuPay', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:restore', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089711385),
	(1, 31, 'default', 'memory_book', 'nora', 13, '01a20409-ef70-76d9-8c8b-5470ceed1845', 'MemoryRestored', 1, '{"at":1795364089711385,"by_run":"01a20409-ee9f-7431-953d-688b1e8d583f","change":{"restored":{"content_id":"01a20409-ee48-714f-9e99-f62b923e5ed0","from":"archived"}},"memory_id":"01a20409-ee48-714f-9e99-f629da9efdb1","rev":13,"revision":3}', '\x413b8ce246312d415a3eee8756fbb3f126f05c5b053bd9648431e3fbf3a0a6a1', 'admin:k_ZR7UgFkzuPay', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:restore', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089711385),
	(1, 32, 'default', 'memory_book', 'nora', 14, '01a20409-ef70-76d9-8c8b-5471c896b50c', 'MemoryRestored', 1, '{"at":1795364089711385,"by_run":"01a20409-ee9f-7431-953d-688b1e8d583f","change":{"restored":{"content_id":"01a20409-ece4-757b-a0de-1cf6ad4283ae","from":"merged"}},"memory_id":"01a20409-ece2-76d7-a107-644fd34c1626","rev":14,"revision":3}', '\x5039d746dd8e5da2116b681a061bff3f55f5677fbec71f6965e0758639c843ce', 'admin:k_ZR7UgFkzuPay', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:restore', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089711385),
	(1, 33, 'default', 'memory_book', 'nora', 15, '01a20409-ef70-76d9-8c8b-5472f13030c9', 'MemoryRestored', 1, '{"at":1795364089711385,"by_run":"01a20409-ee9f-7431-953d-688b1e8d583f","change":{"restored":{"content_id":"01a20409-ed37-763b-8757-d58b03a8be55","from":"merged"}},"memory_id":"01a20409-ed37-763b-8757-d589d05979c9","rev":15,"revision":3}', '\x46cd63b98b24c44e200ad1078d62bafbd9eb9311ef04472fbcba337260f737f6', 'admin:k_ZR7UgFkzuPay', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:restore', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089711385),
	(1, 34, 'default', 'memory_book', 'nora', 16, '01a20409-ef70-76d9-8c8b-547377eac3ad', 'MemoryUpdated', 1, '{"at":1795364089711385,"by_run":"01a20409-ee9f-7431-953d-688b1e8d583f","change":{"updated":{"content":{"commitment":"41d86126b08c335185ef81f9b27e4e2b1319e3f163a558b3bbb0605f1a66bb83","content_id":"01a20409-ef6f-7420-9f46-ebf70b9eab27"},"previous_content_id":"01a20409-eee6-75e7-9b5f-37a69be7e391","set":{},"was":{}}},"memory_id":"01a20409-ed8e-748c-a568-928a8a90b1b9","rev":16,"revision":3}', '\xecee61a3838e3eafe81990eafd2f23a9df0495b60664da06b66375079aef6282', 'admin:k_ZR7UgFkzuPay', 'run:01a20409-ee9f-7431-953d-688b1e8d583f:restore', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089711385),
	(1, 36, 'default', 'workflow_run', 'nora', 19, '01a20409-ef72-7672-ab15-32e0562e3641', 'RunRestored', 1, '{"at":1795364089714735,"change":{"restored":{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}},"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f"}', '\x98a7bbd55eecfb7fa8e7c05aea268ed4443e2281430d20a3c7223f2f4eb47b01', 'admin:k_ZR7UgFkzuPay', '01a20409-ef72-7672-ab15-32df5d92f5b3', '01a20409-ee9f-7431-953d-688b1e8d583f', NULL, 1795364089714735),
	(1, 37, 'default', 'workflow_run', 'nora', 20, '01a20409-ef90-7746-a310-0364bf191e71', 'RunRequested', 1, '{"at":1795364089744149,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\x50a8861c83b8a8faf6d88bd1216834910e9a05364e69070256cd8511f72b24a6', 'admin:k_ZR7UgFkzuPay', '01a20409-ef90-7746-a310-03632e1760a0', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089744149),
	(1, 38, 'default', 'workflow_run', 'nora', 21, '01a20409-ef9e-73cf-8ee7-4e728d92ff63', 'RunClaimed', 1, '{"at":1795364089757863,"change":{"claimed":{"attempt":1,"node":"node-01a20409e5e172b294d9fece98b193db"}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\x53bf99279d4a147e378cd8a2f75d4f3bfd69079642d7ce1ef478be411683a448', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:claim:01a20409-ef9d-76c4-ad9a-1dc1291b7159', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089757863),
	(1, 39, 'default', 'workflow_run', 'nora', 22, '01a20409-efa8-7182-9d91-3e68005acb5f', 'StepStarted', 1, '{"at":1795364089764715,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\x034460465fa2993e0686a31d5a1c1587db4ef7ba78a5c4c39cd3e8d08757d338', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:fetch:start:1', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089764715),
	(1, 40, 'default', 'workflow_run', 'nora', 23, '01a20409-efab-7084-8e6a-0a272fe6a790', 'StepCompleted', 1, '{"at":1795364089770938,"change":{"step_completed":{"attempt":1,"duration_ms":6,"figures":{"memories":5,"rev":17,"topics":1},"step":"fetch"}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\xb304ba332167c8c172fb4bf63364ff530445d339e5bc54358480fd956d4d936c', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:fetch:complete', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089770938),
	(1, 41, 'default', 'workflow_run', 'nora', 24, '01a20409-efad-76b1-ab6d-3454af22d210', 'StepStarted', 1, '{"at":1795364089772798,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\x6d3ab891e6e1232bf593cc8680f4bb62b763279ee7a95ad61e746c74b841b436', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:classify:start:1', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089772798),
	(1, 42, 'default', 'workflow_run', 'nora', 25, '01a20409-efb1-725f-98b1-1be27800e260', 'AnswerRecorded', 1, '{"at":1795364089777006,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"c831534a664aad5ee19455333617892ea387ef24bc7c6b782ab21d352a7f5049","content_id":"01a20409-efb1-725f-98b1-1be15f614f5f"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\x25d7c4fc8513f791261ee0066b0a26221fba8d646e2f98ed87f96e5a92415926', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:classify:0', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089777006),
	(1, 43, 'default', 'workflow_run', 'nora', 26, '01a20409-efb3-7605-b9d2-31e8332361ff', 'StepCompleted', 1, '{"at":1795364089779075,"change":{"step_completed":{"attempt":1,"duration_ms":6,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\x5c04b2842e7be90d4c4c6dd6cf1d0eeb2eac9e02aa94466d068af4031802a6b4', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:classify:complete', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089779075),
	(1, 44, 'default', 'workflow_run', 'nora', 27, '01a20409-efb5-7294-b498-df6520dba559', 'StepStarted', 1, '{"at":1795364089780741,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\x886a734e1c4a114881ad6d0a7e7cdb3957eddcd191f0e92bafaceb94182120b3', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:resolve_merges:start:1', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089780741),
	(1, 45, 'default', 'workflow_run', 'nora', 28, '01a20409-efb9-7766-a8ec-4e034aff4599', 'AnswerRecorded', 1, '{"at":1795364089785714,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"426cc8493d1703dca5f147f97c7e082dd2b3b53e96fef98b377f51f71e851531","content_id":"01a20409-efb9-7766-a8ec-4e02f4e74a12"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\x2b44d7504635652ca271504fa6b1cf6a5840618421f0501d1ef73bbdd0e24cd5', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:resolve_merges:0', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089785714),
	(1, 46, 'default', 'workflow_run', 'nora', 29, '01a20409-efbb-726b-96d7-e77c5d707920', 'StepCompleted', 1, '{"at":1795364089787363,"change":{"step_completed":{"attempt":1,"duration_ms":6,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\xd091c56076633b6fec6f4510c220e11caea176726659db97a7d042cb0bce52c4', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:resolve_merges:complete', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089787363),
	(1, 47, 'default', 'workflow_run', 'nora', 30, '01a20409-efbd-7163-9e2b-e2d5ada145ed', 'StepStarted', 1, '{"at":1795364089789169,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\xc9e7a0ab8970b55eee119cf54cef95b54350c88fb3d79bd0099268b6d2c0ab45', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:normalise_topics:start:1', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089789169),
	(1, 48, 'default', 'workflow_run', 'nora', 31, '01a20409-efc2-71f7-b786-eb963b80aa26', 'AnswerRecorded', 1, '{"at":1795364089794575,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"80e90dd6587f3676c310624b225421a26e6ca28da76e0e79d1f5254b755245b8","content_id":"01a20409-efc2-71f7-b786-eb95b74d79a4"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\xd2bfbd4c0ea7da5824c24f7044a51b8ae589d88f777be60789b5904aae7387b6', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:normalise_topics:0', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089794575),
	(1, 49, 'default', 'workflow_run', 'nora', 32, '01a20409-efc4-73c7-ada9-b0d5bb418e3f', 'StepCompleted', 1, '{"at":1795364089796422,"change":{"step_completed":{"attempt":1,"duration_ms":7,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\x8411707dd5c9f2e50560a03bbe0cf0e70194c907ec787fc0afbad64d6fdb95dc', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:normalise_topics:complete', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089796422),
	(1, 50, 'default', 'workflow_run', 'nora', 33, '01a20409-efc6-71bf-b452-6d84e3dd7a02', 'StepStarted', 1, '{"at":1795364089797903,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\x30f517acb8bd6423d81d7db7dc39a49b289f5f10bed794b29c16af8ebbffe84c', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:save:start:1', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089797903);
INSERT INTO public.events VALUES
	(1, 51, 'default', 'memory_book', 'nora', 18, '01a20409-efcc-758d-bf47-423a29af0d1e', 'MemoryDeleted', 1, '{"at":1795364089803883,"by_run":"01a20409-ef90-7746-a310-036256a186fe","change":{"deleted":{"content_id":"01a20409-edef-74bf-b36c-0c6b198ac384"}},"memory_id":"01a20409-edef-74bf-b36c-0c69ff555d95","reason":{"commitment":"5ce1e88e2084c067b7f1fd8e73ccf6370fc330c99245b1e107b2a147494d5b3d","content_id":"01a20409-efcb-7004-b49b-3c5f05eff142"},"rev":18,"revision":4}', '\xbcc907fb64969b316852debf2876720745441ae7c31f678318cf760f641c8187', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:save', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089803883),
	(1, 52, 'default', 'memory_book', 'nora', 19, '01a20409-efcc-758d-bf47-423b70f8203c', 'MemoryDeleted', 1, '{"at":1795364089803883,"by_run":"01a20409-ef90-7746-a310-036256a186fe","change":{"deleted":{"content_id":"01a20409-ee48-714f-9e99-f62b923e5ed0"}},"memory_id":"01a20409-ee48-714f-9e99-f629da9efdb1","reason":{"commitment":"207dd01b16489c0c7ff76ceb88f5d01b1c348954de962a94b97756d640319055","content_id":"01a20409-efcb-7004-b49b-3c60ed1df1ad"},"rev":19,"revision":4}', '\x9a9dc0d81dcf160fa008b73bc0277ad885f1092a5ffe34af3f0419461b8cde73', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:save', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089803883),
	(1, 53, 'default', 'memory_book', 'nora', 20, '01a20409-efcc-758d-bf47-423c8afa774f', 'MemoriesMerged', 1, '{"at":1795364089803883,"by_run":"01a20409-ef90-7746-a310-036256a186fe","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"cdf0fd4b823957fbbf16fd23f58d7ea99192893a333e72734eb0073ffd7066c4","content_id":"01a20409-efcc-758d-bf47-423744017a81"},"derived_from":[{"memory_id":"01a20409-ece2-76d7-a107-644fd34c1626","revision":3},{"memory_id":"01a20409-ed37-763b-8757-d589d05979c9","revision":3}]}},"memory_id":"01a20409-efcc-758d-bf47-4236f451e673","reason":{"commitment":"e53e78bb0971fc7ef9260ce45b0667ee723d5a6a2c691a1ada54cffac387a08c","content_id":"01a20409-efcc-758d-bf47-4238a66718f4"},"rev":20,"revision":1}', '\x41c21b1b99d8448e18dbe9db2762821c9ccdd1422c76d77c3ec7c2a01a07b118', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:save', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089803883),
	(1, 54, 'default', 'memory_book', 'nora', 21, '01a20409-efcc-758d-bf47-423da7eb819d', 'MemoryMergedAway', 1, '{"at":1795364089803883,"by_run":"01a20409-ef90-7746-a310-036256a186fe","change":{"merged_away":{"content_id":"01a20409-ece4-757b-a0de-1cf6ad4283ae","into":"01a20409-efcc-758d-bf47-4236f451e673"}},"memory_id":"01a20409-ece2-76d7-a107-644fd34c1626","rev":21,"revision":4}', '\x8e12cd37e4e2cb5f3f34ab8600a53f58a5a49beae0e40200778e0b83518cdee7', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:save', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089803883),
	(1, 55, 'default', 'memory_book', 'nora', 22, '01a20409-efcc-758d-bf47-423e90eea38e', 'MemoryMergedAway', 1, '{"at":1795364089803883,"by_run":"01a20409-ef90-7746-a310-036256a186fe","change":{"merged_away":{"content_id":"01a20409-ed37-763b-8757-d58b03a8be55","into":"01a20409-efcc-758d-bf47-4236f451e673"}},"memory_id":"01a20409-ed37-763b-8757-d589d05979c9","rev":22,"revision":4}', '\xdbac8de1489dbf2608f7e810588a790d3704aada579a2f270c730ad33fc6875a', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:save', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089803883),
	(1, 56, 'default', 'memory_book', 'nora', 23, '01a20409-efcc-758d-bf47-423f38b0dab5', 'MemoryUpdated', 1, '{"at":1795364089803883,"by_run":"01a20409-ef90-7746-a310-036256a186fe","change":{"updated":{"content":{"commitment":"a0959484725db3abba99514b3a72982123087e90ca94aaa75b311de4b24451b9","content_id":"01a20409-efcc-758d-bf47-423907a80868"},"previous_content_id":"01a20409-ef6f-7420-9f46-ebf70b9eab27","set":{},"was":{}}},"memory_id":"01a20409-ed8e-748c-a568-928a8a90b1b9","rev":23,"revision":4}', '\x8f25b9aa0f00385dbc2ba7018bc800fff96b4a1188cc702bf8569ff3f6c255db', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:save', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089803883),
	(1, 57, 'default', 'workflow_run', 'nora', 34, '01a20409-efcf-77b3-a454-9392d8c3ccbd', 'StepCompleted', 1, '{"at":1795364089806966,"change":{"step_completed":{"attempt":1,"duration_ms":9,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\x56fb575a43edb9ca74dd6e5dde7d5d2f632c24ada6e6fe262bf402a816d1b2a6', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:save:complete', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089806966),
	(1, 58, 'default', 'workflow_run', 'nora', 35, '01a20409-efd1-7205-a398-6f271bc9e44b', 'StepStarted', 1, '{"at":1795364089809009,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\xb54f3f92ff03a12bdad1b2edf1a49658ed983556a7c09fafae96845916e125a4', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:report:start:1', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089809009),
	(1, 59, 'default', 'workflow_run', 'nora', 36, '01a20409-efd3-708c-b40f-deddb9d5ce27', 'StepCompleted', 1, '{"at":1795364089811696,"change":{"step_completed":{"attempt":1,"duration_ms":2,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\xa5812ed1af50602fa51415d5693ed3934922ea4ec17d2571216034cf6dc7b8b5', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:report:complete', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089811696),
	(1, 60, 'default', 'workflow_run', 'nora', 37, '01a20409-efd5-75c9-ab48-df8d9a9f53ca', 'RunCompleted', 1, '{"at":1795364089813443,"change":{"completed":{"attempt":1,"duration_ms":69,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a20409-ef90-7746-a310-036256a186fe"}', '\xd026a4b17b207eb52bd55b87862fb1e16d022267b6188237242763eeb7e14c84', 'workflow:memory-optimization', 'run:01a20409-ef90-7746-a310-036256a186fe:complete', '01a20409-ef90-7746-a310-036256a186fe', NULL, 1795364089813443),
	(48, 7, 'bridge', 'memory_book', 'lena', 1, '01a20409-f07c-72ee-9f39-810befc73f05', 'MemoryCreated', 1, '{"at":1795364089980522,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"1f632113f49c6eb4a8809a7ebcc3e798f04bd397cc0cd236b8f369880ad5b11a","content_id":"01a20409-f07c-72ee-9f39-8109617a1506"}}},"memory_id":"01a20409-f07b-7379-871d-5075ef36c03a","rev":1,"revision":1}', '\x409ea926ab83042ea830fafabb0a533d0432596de10534d5d0f20f7bc623e82a', 'admin:k_UgcGPDyGz0b5', '01a20409-f07c-72ee-9f39-810a0f19e820', '01a20409-f07c-72ee-9f39-810a0f19e820', NULL, 1795364089980522),
	(48, 8, 'bridge', 'memory_book', 'lena', 2, '01a20409-f0de-74f7-9894-77fc36cff272', 'MemoryUpdated', 1, '{"at":1795364090077744,"change":{"updated":{"content":{"commitment":"929496866cbd63d3fcf670cdb1fd3e50155d4c78c516f282e1d93ceb38a1cedb","content_id":"01a20409-f0de-74f7-9894-77fa904989e5"},"previous_content_id":"01a20409-f07c-72ee-9f39-8109617a1506","set":{},"was":{}}},"memory_id":"01a20409-f07b-7379-871d-5075ef36c03a","rev":2,"revision":2}', '\x463120a7c2ba1ce38b72d020975e1a5ae73969f03a43dc1174a99bab98792238', 'admin:k_UgcGPDyGz0b5', '01a20409-f0de-74f7-9894-77fb1be6fe18', '01a20409-f0de-74f7-9894-77fb1be6fe18', NULL, 1795364090077744);


--
-- Data for Name: followers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES
	('memories', 1, 'memories_g1', 1795364086227339),
	('changes', 1, 'changes_g1', 1795364086227339),
	('search', 1, 'search_g1', 1795364086227339),
	('relations', 1, 'relations_g1', 1795364086227339),
	('runs', 1, 'runs_g1 run_changes_g1', 1795364086227339),
	('user_stats', 1, 'user_stats_g1', 1795364086227339),
	('daily_metrics', 1, 'daily_metrics_g1', 1795364086227339);


--
-- Data for Name: memories_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memories_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-e49c-755c-b2e9-cd4dea1c692c', 1, 1, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20409-e49c-755c-b2e9-cd4dea1c692c"]}'),
	(53, 'default', 'bruno', 'bruno-2', 'active', 'episodic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-e49c-755c-b2e9-cd4eb2d79b69', 1, 2, 1733414400123000, 1733500800000000, NULL, NULL, '{"contents":["01a20409-e49c-755c-b2e9-cd4eb2d79b69"]}'),
	(53, 'default', 'bruno', 'bruno-3', 'active', 'procedural', NULL, 'Work', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a20409-e49c-755c-b2e9-cd4fed4dd766', 1, 3, 1795364086940781, 1795364086940781, NULL, NULL, '{"contents":["01a20409-e49c-755c-b2e9-cd4fed4dd766"]}'),
	(53, 'default', 'bruno', 'bruno-4', 'active', 'insight', NULL, 'General', 1, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-e49c-755c-b2e9-cd502460c1bc', 1, 4, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20409-e49c-755c-b2e9-cd502460c1bc"]}'),
	(53, 'default', 'bruno', 'bruno-5', 'active', 'summary', NULL, 'General', 5, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-e49d-72ee-96b3-7651a8b58123', 1, 5, 1795364086940781, 1795364086940781, NULL, NULL, '{"contents":["01a20409-e49d-72ee-96b3-7651a8b58123"]}'),
	(53, 'default', 'bruno', 'bruno-6', 'archived', 'semantic', 'Belongings', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-e49d-72ee-96b3-76526771047e', 2, 7, 1795364086940781, 1795364086940781, NULL, NULL, '{"contents":["01a20409-e49d-72ee-96b3-76526771047e"]}'),
	(53, 'default', 'bruno', 'bruno-7', 'archived', 'semantic', NULL, 'Relationships', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-e49d-72ee-96b3-7653880ac4da', 2, 9, 1795364086940781, 1795364086940781, NULL, NULL, '{"contents":["01a20409-e49d-72ee-96b3-7653880ac4da"]}'),
	(53, 'default', 'bruno', 'bruno-8', 'active', 'semantic', NULL, 'General', 2, 0, 't9', 'planner', 'run-9', 'bruno', 'user', '01a20409-e49d-72ee-96b3-76549fa76dfe', 1, 10, 1795364086940781, 1795364086940781, NULL, NULL, '{"contents":["01a20409-e49d-72ee-96b3-76549fa76dfe"]}'),
	(48, 'default', 'carl', 'carl-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, 'planner', NULL, NULL, NULL, '01a20409-e506-717f-bf70-61e8db4b63a2', 1, 1, 1733414400000000, 1733414401000000, NULL, NULL, '{"contents":["01a20409-e506-717f-bf70-61e8db4b63a2"]}'),
	(48, 'default', 'carl', 'carl-2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-e506-717f-bf70-61e98c6a6d74', 1, 2, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20409-e506-717f-bf70-61e98c6a6d74"]}'),
	(43, 'default', 'ana', '01a20409-e7ee-7465-8f2d-b7864c88f6c7', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-e7ee-7465-8f2d-b78870c2314f', 1, 6, 1795364087790504, 1795364087790504, NULL, NULL, '{"contents":["01a20409-e7ee-7465-8f2d-b78870c2314f"]}'),
	(43, 'default', 'ana', '01a20409-e638-7292-9e71-a69462af53c1', 'active', 'semantic', NULL, 'General', 4, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-e8a2-7270-b21d-537f3821e744', 2, 8, 1795364087353823, 1795364087969203, NULL, NULL, '{"contents":["01a20409-e639-7080-9287-a6ee19ea36b4","01a20409-e8a2-7270-b21d-537f3821e744"]}'),
	(1, 'default', 'nora', '01a20409-ece2-76d7-a107-644fd34c1626', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-ece4-757b-a0de-1cf6ad4283ae', 4, 21, 1795364089059995, 1795364089803883, NULL, '01a20409-efcc-758d-bf47-4236f451e673', '{"contents":["01a20409-ece4-757b-a0de-1cf6ad4283ae"]}'),
	(43, 'default', 'ana', '01a20409-e94d-74bc-97fb-e1905cabc39c', 'active', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-e94e-70eb-ac2e-d7c1eecfbc0e', 1, 14, 1795364088141381, 1795364088141381, NULL, NULL, '{"contents":["01a20409-e94e-70eb-ac2e-d7c1eecfbc0e"],"derived_from":[{"memory_id":"01a20409-e6f2-7251-8f25-b3023a986b04","revision":1},{"memory_id":"01a20409-e733-7012-ab60-5d3b86ea387d","revision":1}]}'),
	(43, 'default', 'ana', '01a20409-e969-7611-8a4b-5162fddcc323', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-ea18-72a7-8e89-5be5111f6464', 2, 20, 1795364088169974, 1795364088343555, NULL, NULL, '{"contents":["01a20409-e96a-75e1-948e-85be0900cecf","01a20409-ea18-72a7-8e89-5be5111f6464","01a20409-ea18-72a7-8e89-5be65f668e40"],"derived_from":[{"memory_id":"01a20409-e969-7611-8a4b-5162fddcc323","revision":1},{"memory_id":"01a20409-e9c6-72a6-8680-188665005854","revision":1}]}'),
	(43, 'default', 'ana', '01a20409-e9c6-72a6-8680-188665005854', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-e9c6-72a6-8680-1888d48fe234', 2, 21, 1795364088262657, 1795364088343555, NULL, '01a20409-e969-7611-8a4b-5162fddcc323', '{"contents":["01a20409-e9c6-72a6-8680-1888d48fe234"]}'),
	(43, 'default', 'ana', '01a20409-e6a3-7001-930b-c743292aac9b', 'archived', 'episodic', 'Goals', 'Personal', 3, 0, 't1', 'planner', 'run-7', 'ana', 'user', '01a20409-e92c-775c-97d4-0aa7654213e3', 5, 25, 1795364087459780, 1795364088450449, NULL, NULL, '{"contents":["01a20409-e6a3-7001-930b-c745bd305bcb","01a20409-e92c-775c-97d4-0aa7654213e3","01a20409-ea82-7696-b0a1-a0d54a1b0cbe"]}'),
	(43, 'default', 'ana', '01a20409-e733-7012-ab60-5d3b86ea387d', 'soft_deleted', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-e733-7012-ab60-5d3d775f786e', 6, 30, 1795364087603735, 1795364088517633, 4948964088517633, NULL, '{"contents":["01a20409-e733-7012-ab60-5d3d775f786e","01a20409-eaa9-73ac-8d58-97827426596b"]}'),
	(43, 'default', 'ana', '01a20409-e793-777e-ad59-866518ffaf30', 'purged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 2, 31, 1795364087699346, 1795364088534771, NULL, NULL, '{"contents":["01a20409-ead6-706b-8a8c-0352504d4d13"]}'),
	(43, 'default', 'ana', '01a20409-e846-708d-abd6-0cabb1ad1576', 'active', 'insight', 'Manners', 'Personal', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a20409-e846-708d-abd6-0cad7fdf2edb', 5, 27, 1795364087878126, 1795364088475086, NULL, NULL, '{"contents":["01a20409-e846-708d-abd6-0cad7fdf2edb"]}'),
	(43, 'default', 'ana', '01a20409-e6f2-7251-8f25-b3023a986b04', 'purged', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 3, 32, 1795364087538120, 1795364088659814, NULL, '01a20409-e94d-74bc-97fb-e1905cabc39c', '{"contents":["01a20409-eb53-76ec-887e-02b973bcc751"]}'),
	(48, 'default', 'lena', '01a20409-ebb5-7528-bf01-07f987926759', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-ebb6-72d6-9c68-79a15ea8ac4f', 1, 1, 1795364088758134, 1795364088758134, NULL, NULL, '{"contents":["01a20409-ebb6-72d6-9c68-79a15ea8ac4f"]}'),
	(48, 'default', 'lena', '01a20409-ec07-7561-884f-9bf2e20dec8e', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-ec07-7561-884f-9bf467bea62c', 1, 2, 1795364088839825, 1795364088839825, NULL, NULL, '{"contents":["01a20409-ec07-7561-884f-9bf467bea62c"]}'),
	(48, 'default', 'lena', '01a20409-ec65-778c-bd79-29e2bbeaf488', 'archived', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-ec65-778c-bd79-29e48789f9b0', 2, 4, 1795364088933779, 1795364089030293, NULL, NULL, '{"contents":["01a20409-ec65-778c-bd79-29e48789f9b0"]}'),
	(1, 'default', 'nora', '01a20409-ed37-763b-8757-d589d05979c9', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-ed37-763b-8757-d58b03a8be55', 4, 22, 1795364089143244, 1795364089803883, NULL, '01a20409-efcc-758d-bf47-4236f451e673', '{"contents":["01a20409-ed37-763b-8757-d58b03a8be55"]}'),
	(1, 'default', 'nora', '01a20409-ed8e-748c-a568-928a8a90b1b9', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-efcc-758d-bf47-423907a80868', 4, 23, 1795364089230220, 1795364089803883, NULL, NULL, '{"contents":["01a20409-ed8e-748c-a568-928c25e1effa","01a20409-eee6-75e7-9b5f-37a69be7e391","01a20409-ef6f-7420-9f46-ebf70b9eab27","01a20409-efcc-758d-bf47-423907a80868"]}'),
	(48, 'bridge', 'lena', '01a20409-f07b-7379-871d-5075ef36c03a', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-f0de-74f7-9894-77fa904989e5', 2, 2, 1795364089980522, 1795364090077744, NULL, NULL, '{"contents":["01a20409-f07c-72ee-9f39-8109617a1506","01a20409-f0de-74f7-9894-77fa904989e5"]}'),
	(1, 'default', 'nora', '01a20409-edef-74bf-b36c-0c69ff555d95', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-edef-74bf-b36c-0c6b198ac384', 4, 18, 1795364089327347, 1795364089803883, NULL, NULL, '{"contents":["01a20409-edef-74bf-b36c-0c6b198ac384","01a20409-eee5-756b-8483-2a3759c2fae8","01a20409-efcb-7004-b49b-3c5f05eff142"]}'),
	(1, 'default', 'nora', '01a20409-ee48-714f-9e99-f629da9efdb1', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-ee48-714f-9e99-f62b923e5ed0', 4, 19, 1795364089416421, 1795364089803883, NULL, NULL, '{"contents":["01a20409-ee48-714f-9e99-f62b923e5ed0","01a20409-eee5-756b-8483-2a381a0ab034","01a20409-efcb-7004-b49b-3c60ed1df1ad"]}'),
	(1, 'default', 'nora', '01a20409-efcc-758d-bf47-4236f451e673', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-efcc-758d-bf47-423744017a81', 1, 20, 1795364089803883, 1795364089803883, NULL, NULL, '{"contents":["01a20409-efcc-758d-bf47-423744017a81","01a20409-efcc-758d-bf47-4238a66718f4"],"derived_from":[{"memory_id":"01a20409-ece2-76d7-a107-644fd34c1626","revision":3},{"memory_id":"01a20409-ed37-763b-8757-d589d05979c9","revision":3}]}'),
	(1, 'default', 'nora', '01a20409-eee5-756b-8483-2a39191f884a', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20409-eee5-756b-8483-2a3a9a3eb816', 2, 17, 1795364089573536, 1795364089711385, NULL, NULL, '{"contents":["01a20409-eee5-756b-8483-2a3a9a3eb816","01a20409-eee5-756b-8483-2a3b0535b149"],"derived_from":[{"memory_id":"01a20409-ece2-76d7-a107-644fd34c1626","revision":1},{"memory_id":"01a20409-ed37-763b-8757-d589d05979c9","revision":1}]}');


--
-- Data for Name: memory_access; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memory_access VALUES
	(43, 'default', 'ana', '01a20409-e638-7292-9e71-a69462af53c1', 1795364090315066, 1),
	(43, 'default', 'ana', '01a20409-e6a3-7001-930b-c743292aac9b', 1795364090359334, 1),
	(43, 'default', 'ana', '01a20409-e733-7012-ab60-5d3b86ea387d', 1795364090401991, 1),
	(43, 'default', 'ana', '01a20409-e969-7611-8a4b-5162fddcc323', 1795364090488990, 1);


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES
	('01a20409-e4a6-72e1-bf42-50597caffcec', 'default', 1795364086950452, 'bruno', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a20409-e50f-7125-a02f-a63cc8929873', 'default', 1795364087055138, 'carl', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a20409-e638-7292-9e71-a6959770c96e', 'default', 1795364087352160, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20409-e638-7292-9e71-a69462af53c1', 'Personal', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e6a3-7001-930b-c744bc817f92', 'default', 1795364087459716, 'ana', 't1', 'hotpath', 'create', 'ok', '01a20409-e6a3-7001-930b-c743292aac9b', 'Goals', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e6f2-7251-8f25-b3032c04fdd3', 'default', 1795364087538062, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20409-e6f2-7251-8f25-b3023a986b04', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e733-7012-ab60-5d3c927c1d8c', 'default', 1795364087603662, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20409-e733-7012-ab60-5d3b86ea387d', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e793-777e-ad59-8666fe2390a9', 'default', 1795364087699271, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20409-e793-777e-ad59-866518ffaf30', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e7ee-7465-8f2d-b787db762d36', 'default', 1795364087790438, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20409-e7ee-7465-8f2d-b7864c88f6c7', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e846-708d-abd6-0cac21a2546e', 'default', 1795364087878058, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20409-e846-708d-abd6-0cabb1ad1576', 'Style', NULL, NULL, 'agent:planner'),
	('01a20409-e8a1-71b9-9247-4270e848e324', 'default', 1795364087969142, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20409-e638-7292-9e71-a69462af53c1', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e8f1-731d-acd3-6e180d32367c', 'default', 1795364088049178, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20409-e6a3-7001-930b-c743292aac9b', 'Goals', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e901-7328-a2ec-6b274bbb75ed', 'default', 1795364088065688, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20409-e846-708d-abd6-0cabb1ad1576', 'Style', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e90e-7315-b145-20a868c973fe', 'default', 1795364088078871, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20409-e846-708d-abd6-0cabb1ad1576', 'Manners', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e91d-76f2-bb80-3277f299cb1b', 'default', 1795364088093685, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20409-e6a3-7001-930b-c743292aac9b', 'Goals', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e92c-775c-97d4-0aa682517dc7', 'default', 1795364088108143, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20409-e6a3-7001-930b-c743292aac9b', 'Goals', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e93b-705f-85b4-f29c83f6f0e9', 'default', 1795364088123750, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a20409-e6a3-7001-930b-c743292aac9b', 'Goals', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e94d-74bc-97fb-e19148e2d6c9', 'default', 1795364088141310, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a20409-e94d-74bc-97fb-e1905cabc39c', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e95b-751d-ba3c-abc1e76c155b', 'default', 1795364088155428, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20409-e733-7012-ab60-5d3b86ea387d', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e969-7611-8a4b-516397527423', 'default', 1795364088169882, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20409-e969-7611-8a4b-5162fddcc323', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-e9c6-72a6-8680-188706a366dc', 'default', 1795364088262579, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20409-e9c6-72a6-8680-188665005854', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-ea17-75d9-a369-6d5c7b805362', 'default', 1795364088343488, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a20409-e969-7611-8a4b-5162fddcc323', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-ea82-7696-b0a1-a0d42df72488', 'default', 1795364088450337, 'ana', 't1', 'hotpath', 'delete', 'ok', '01a20409-e6a3-7001-930b-c743292aac9b', 'Goals', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-ea8e-77ca-a460-cc767b743383', 'default', 1795364088462861, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20409-e846-708d-abd6-0cabb1ad1576', 'Manners', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-ea9b-7151-bcec-bf4b3f7f179a', 'default', 1795364088475026, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20409-e846-708d-abd6-0cabb1ad1576', 'Manners', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-eaa9-73ac-8d58-9781af5f2346', 'default', 1795364088489071, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20409-e733-7012-ab60-5d3b86ea387d', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-eab8-77f7-acad-7dd4ec21e321', 'default', 1795364088504193, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20409-e733-7012-ab60-5d3b86ea387d', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-eac5-7542-a46f-4486698fe703', 'default', 1795364088517565, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20409-e733-7012-ab60-5d3b86ea387d', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-ead6-706b-8a8c-03511e6f1a86', 'default', 1795364088534696, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20409-e793-777e-ad59-866518ffaf30', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-eb53-76ec-887e-02b857da7af9', 'default', 1795364088659727, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20409-e6f2-7251-8f25-b3023a986b04', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-ebb5-7528-bf01-07fa28df248e', 'default', 1795364088757099, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20409-ebb5-7528-bf01-07f987926759', 'Sport', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-ec07-7561-884f-9bf37a6ab59c', 'default', 1795364088839754, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20409-ec07-7561-884f-9bf2e20dec8e', 'Sport', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-ec65-778c-bd79-29e34dcd85eb', 'default', 1795364088933707, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20409-ec65-778c-bd79-29e2bbeaf488', 'Sport', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-ecc6-764d-abf2-3b3ec0aabd35', 'default', 1795364089030224, 'lena', NULL, 'hotpath', 'delete', 'ok', '01a20409-ec65-778c-bd79-29e2bbeaf488', 'Sport', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-ece2-76d7-a107-6450cb2a8ecc', 'default', 1795364089058145, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20409-ece2-76d7-a107-644fd34c1626', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-ed37-763b-8757-d58a8382c1be', 'default', 1795364089143182, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20409-ed37-763b-8757-d589d05979c9', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-ed8e-748c-a568-928b1463a3e6', 'default', 1795364089230157, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20409-ed8e-748c-a568-928a8a90b1b9', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-edef-74bf-b36c-0c6a0440a7f2', 'default', 1795364089327271, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20409-edef-74bf-b36c-0c69ff555d95', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-ee48-714f-9e99-f62a7e83accd', 'default', 1795364089416347, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20409-ee48-714f-9e99-f629da9efdb1', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-f07b-7379-871d-5076507e1392', 'bridge', 1795364089979443, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20409-f07b-7379-871d-5075ef36c03a', NULL, NULL, NULL, 'admin:k_UgcGPDyGz0b5'),
	('01a20409-f0dd-719e-896c-e580081cd8e3', 'bridge', 1795364090077670, 'lena', NULL, 'hotpath', 'update', 'ok', '01a20409-f07b-7379-871d-5075ef36c03a', NULL, NULL, NULL, 'admin:k_UgcGPDyGz0b5'),
	('01a20409-f503-71d1-9cf9-90796889945f', 'default', 1795364091139573, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a20409-e638-7292-9e71-a69462af53c1', 'Personal', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-f519-7798-bc02-9138311703f0', 'default', 1795364091161508, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a20409-e793-777e-ad59-866518ffaf30', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-f52c-779c-86ac-d44fb1630c8d', 'default', 1795364091180578, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a20409-e6a3-7001-930b-c743292aac9b', 'Goals', NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-f543-7282-9c3d-d6aeb82c70e3', 'default', 1795364091203115, 'ana', NULL, 'hotpath', 'delete', 'skipped', '01a20409-e793-777e-ad59-866518ffaf30', NULL, NULL, NULL, 'admin:k_ZR7UgFkzuPay'),
	('01a20409-f597-75bb-b8d1-a2b76d671461', 'default', 1795364091287281, 'ana', NULL, 'hotpath', 'create', 'error', NULL, NULL, NULL, 'idempotency_mismatch', 'admin:k_ZR7UgFkzuPay');


--
-- Data for Name: origin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.origin VALUES
	(1, 'system=7711030011374192086 timeline=00000001 database=16384 events=16397');


--
-- Data for Name: parked_events; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: partitions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.partitions VALUES
	(0, 1, 1),
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
	(1, 61, 1),
	(31, 1, 1),
	(32, 1, 1),
	(33, 1, 1),
	(34, 1, 1),
	(35, 1, 1),
	(36, 1, 1),
	(37, 1, 1),
	(38, 1, 1),
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
	(58, 1, 1),
	(59, 1, 1),
	(60, 1, 1),
	(61, 1, 1),
	(53, 11, 1),
	(48, 9, 1),
	(39, 2, 1),
	(57, 2, 1),
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
	('daily_metrics', 2, 1);


--
-- Data for Name: relations_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.relations_g1 VALUES
	(43, 'default', 'ana', '01a20409-e846-708d-abd6-0cabb1ad1576', '01a20409-e969-7611-8a4b-5162fddcc323', 0, 500, 1, 22, 1795364088361318),
	(43, 'default', 'ana', '01a20409-e969-7611-8a4b-5162fddcc323', '01a20409-e846-708d-abd6-0cabb1ad1576', 1, 500, 1, 22, 1795364088361318);


--
-- Data for Name: run_changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.run_changes_g1 VALUES
	(1, 'default', 'nora', 6, 'RUN_REQUESTED', '01a20409-ee9f-7431-953d-688b1e8d583f', 'memory-optimization', 'admin:k_ZR7UgFkzuPay', 1795364089504332, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 29, 'RUN_COMPLETED', '01a20409-ee9f-7431-953d-688b1e8d583f', 'memory-optimization', 'workflow:memory-optimization', 1795364089585304, '{"duration_ms":80,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":6,"last_rev":11}'),
	(1, 'default', 'nora', 36, 'RUN_RESTORED', '01a20409-ee9f-7431-953d-688b1e8d583f', 'memory-optimization', 'admin:k_ZR7UgFkzuPay', 1795364089714735, '{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}'),
	(1, 'default', 'nora', 37, 'RUN_REQUESTED', '01a20409-ef90-7746-a310-036256a186fe', 'memory-optimization', 'admin:k_ZR7UgFkzuPay', 1795364089744149, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 60, 'RUN_COMPLETED', '01a20409-ef90-7746-a310-036256a186fe', 'memory-optimization', 'workflow:memory-optimization', 1795364089813443, '{"duration_ms":69,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":18,"last_rev":23}');


--
-- Data for Name: run_leases; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: runs_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.runs_g1 VALUES
	(1, 'default', 'nora', '01a20409-ee9f-7431-953d-688b1e8d583f', 'memory-optimization', 'completed', 1795364089504332, 0, 80, 5, 2, 0, 0, 0, '{"run_id":"01a20409-ee9f-7431-953d-688b1e8d583f","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_ZR7UgFkzuPay","requested_at":1795364089504332,"started_at":1795364089519996,"ended_at":1795364089585304,"attempt":1,"node":"node-01a20409e5e172b294d9fece98b193db","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795364089522728,"completed_at":1795364089530387,"duration_ms":7,"answers":0,"figures":{"memories":5,"rev":5,"topics":1}},{"name":"classify","status":"completed","started_at":1795364089532398,"completed_at":1795364089547072,"duration_ms":14,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795364089548925,"completed_at":1795364089556630,"duration_ms":7,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795364089558045,"completed_at":1795364089566888,"duration_ms":8,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795364089568418,"completed_at":1795364089577219,"duration_ms":8,"answers":0,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795364089580274,"completed_at":1795364089583799,"duration_ms":3,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":1795364089714735,"restored_by":"admin:k_ZR7UgFkzuPay","restored_figures":{"archived":1,"kept":0,"restored":4,"rewritten":1},"answers_erased":false,"first_version":1,"last_version":19}'),
	(1, 'default', 'nora', '01a20409-ef90-7746-a310-036256a186fe', 'memory-optimization', 'completed', 1795364089744149, 0, 69, 5, 2, 0, 0, 0, '{"run_id":"01a20409-ef90-7746-a310-036256a186fe","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_ZR7UgFkzuPay","requested_at":1795364089744149,"started_at":1795364089757863,"ended_at":1795364089813443,"attempt":1,"node":"node-01a20409e5e172b294d9fece98b193db","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795364089764715,"completed_at":1795364089770938,"duration_ms":6,"answers":0,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","started_at":1795364089772798,"completed_at":1795364089779075,"duration_ms":6,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795364089780741,"completed_at":1795364089787363,"duration_ms":6,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795364089789169,"completed_at":1795364089796422,"duration_ms":7,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795364089797903,"completed_at":1795364089806966,"duration_ms":9,"answers":0,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795364089809009,"completed_at":1795364089811696,"duration_ms":2,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":null,"restored_by":null,"restored_figures":{},"answers_erased":false,"first_version":20,"last_version":37}');


--
-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_migrations VALUES
	(1, 'ledger');


--
-- Data for Name: search_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', '01a20409-e49c-755c-b2e9-cd4dea1c692c', '945c645762', 'work carpent', 'hashed-1-512', B'11001001011100100111100011110111010000100110000111100001100000111000000011001001000100011111110101000100000000100010010000110010101111100001100110010100000101010110101100001110011110110001010000001111011101000010110110100100101110101000000010010010010110101100010000000011100000111111111100010110010111100101111111101101111010000010000001010111110111010111111100000000100011111010110111110110111111010001011110110010100110100001001111010100000110110100110000000001101000110110010000101000100100111101110000100011', '\x1e42e2e71ebee219cd2d1942d3be33cdf62d420a19d3f6d32d1e1e33e2190a2de21ee2e7d3d319e7e20a19cdd3d3e21e2d0a42e2cdd3e21e42e7e2e2e2d32d4207f9f9f9f9f9f9f90707f9f907f9f907f9f9f907f9f9f907070707070707f907f907f9f9f907f9f9f9f9f9f9f9f907f9f9f907f9f907f9f9f9f90707f9f907f923dd2314231414c8ecc8c83838ecec1414ecd723d738ddc8ddecc838ec29d729ec2914ec29ec3823d7ddddec141429c8d738142314d73814ddc8dd23c823ddc8ddc8ecd714141423dd292338ec38ddecc8dd14c82929c82338ec23d7ec23d7c823dd232923ec23dd38ddddecddd7ecec38d7d729ddd729ecc814dd3829ec38c82d1ee2d3e21ed3d3e2d3e2e2e2e21e2d2dd3d3d3d3e21e1e1e2d1e1e2d2d2d2dd3e2d31ed31e2dd3d32dd32d1e2d1ee2e21ee22d2d2d2d1e2d2d1ed32d2de22d14290e001dc89ff2b9fb70aa00009faec838dd29d70e383d4761fb616105ec34c81d52382c1d0e0eddd1d7e3c3fbe3ec4c0081e35b790e050efb5bf26a1d000e08173508f81d49fd173a173a262bef2fbcc6ef49da203a2617cb0320e9c620d520e9e94926d135efcbcbe911d5cb2b262f26fd2be020b7f5efc6e9262be92026df0dd0df211cd0dfd0f3c1d0d5e4df3030df1cd0d5c10d30df301cd0e430dfdfe4d521c13fe4d5f32bc1d03ff3e430301c1cd030302be4e4e4e430d5dfe4302b', NULL),
	(53, 'default', 'bruno', 'bruno-2', '01a20409-e49c-755c-b2e9-cd4eb2d79b69', '945c645762', 'move porto', 'hashed-1-512', B'11010000010100100100010100110000100001000100101100111111001100100110110100001101111110000111111111000100111101010100100101000001010000110100011000100100001100000000100000000000000000100100100000000000000000000000000000000000000000000000000000000000000000001110011101111110010100010000000100001010110000010010110101100100011100001011110110011101000011100010110100010101101100111001101100101100101101000100111010010100101000101100000001011011010011101100110100111000011101010001001011011010100101010110101101101100', '\x3803c838c8e6c8fde638e655abfd38abfd558de6e638c81ae6c83838ab8dabab03e6e6ab8d38e6c8e655abfd55e67338c8e6553855557338abe6731ac8c803c8ba290bd72946ba0b9cd7d7ba4629ba462946294629d7f5f5ba6446292929290b2929f5baba46d7d746292946d70bba29ba64bad746f5d70bd70bbabababad746e31d00e3e3e31d1d003b00e3c51d3be300003be3e33b000000001d1de300e3c5e30000001dc5c5e300000000e30000000000000000003be3e31d00e31d0000e300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000290b46f5ba294629d7642929642929bad7649c46bababa0bf5d7d7f5babad764bababad746d729d72946babad7d7ba29d7ba29d729299c0bd70b29f5ba46bad7ab38551ac8e6e6e655c8381a3838ab3855c8c8555555c81ac8abc8c838551ae6abc855c83838e655c8c8e61ac81aab381ac81a38e6c8381a38abc8381ae655389f9f7f810e61f28161817f7ff20e9f81f20ef29f0e0e7ff27ff28161f20ef281618161f29f810ef20e0e9f9ff2f2819f9f7f9f7f61f20e7f810e9f817f0e0e9f0e61f2f20e0ef20ef29f61610e8181f2f2610e0ef20e81619f9ff27ff2f27f9f0e7f9f0e0ef261f27f818161f20e9f0ef20e7ff20ef20e0ef20e0ef27f0ef2f2', NULL),
	(53, 'default', 'bruno', 'bruno-3', '01a20409-e49c-755c-b2e9-cd4fed4dd766', '945c645762', 'sharpen chisel three step', 'hashed-1-512', B'10111110011100101000000101010111011100010101110000101000110000111111011100011100010000100011101100110000111111110110010111010100100111000101010101110100110101001010001100100000110001010001110011010100001010100001100100010110010101100011000001111001011011011100110010010100000011110110001110110010011110010010101100101111110111011111110101010110000110001110101110001011011000101110010010010110100011101111000011001011100011011010100110011101110110100111011000000110101010010101010100000011110000010111101001101111', '\x01c33a63012a11c3ff60604defb301ff4db0ffdcffdcec01c301b314ff110160b01411018cb3d601ec14ec110101ffa0c3c624ff11dcffef242ad69decef113a1f1f2f1fd12f1f1fe1d1822f2f1fe1d1e11f82d1d1821f92e1e12f2f7e822f1fd1e12f6ed192d1e12f1f2f1f6e2f2f6ee12f1fe1922f922f2f1fd12fe11f92d10abef620475aa9d0a633f62bf81af86ad5590a3ff808f8d11e319408ab0acde81d960ff4e8f84005e5f431f1f6d5e8a7422d94a69657f40ccf94f80a0c20d0f802100013ed25ebfc00db53c029ed51c2b1ebdb4f3cc2ed4f9cc8db139e0429dd9e25003af2154f00c6f01562f0afa1b1000e154a10b4d8130004648c1051d5150945f7f5586dbbbb0be2d030f51ea8f7d0e2bbd01e0b1e09a60909f7f593451e30f71e6dd0bb43f5bb1e450945bda60bf7f509f71ef71e09d0f71ef56d5a09095625f51b561ef509484543257959c133d02ad419b83f33e0bfe2f21e41d900bf0e4c10f71be5430943bdfcc456fa232caf2e12f0d2f00bc1516930e9f705e6f765d8dd65ea284d8a03fdedc5502601da11166003effdb5da3850ffb323d5605076c39bd87650ef1303da4bda3bb3a05001ead5181328ed261618ed7603b065ed9d014e65ff3b01b0b2ec9dc5ff6350ec14b201b263d7ff01b03bb201d7148801c7db88c5c5c514501414c5c5ec9db0018814011401ff01ffec1450ea65145001', NULL),
	(53, 'default', 'bruno', 'bruno-4', '01a20409-e49c-755c-b2e9-cd502460c1bc', '945c645762', 'prefer oak pine', 'hashed-1-512', B'10100100110011101010100011110110000101010001111000001111100011000111110000111101010100111110000011100101001001010101111111111110111000011110011110010110010100101001011100010010001101011011001101010100010111010011111011010111001010110110001011110111100111011010011001000100110010100101001111001010100010001010001000001000001011111001111010001101000011101010100000010111000110111101010011011010111001011111101101010111100100111000001110001010110101111010011001011111100111110100101111010100111110011101000000010110', '\x1cc71eb5fe4bf1f10f0fe2e43e022cc22cc21cf12cc2c7f102390a0ff1020fc7fef1d44bc202b51cbaf1c21c4b020fb5f1c2c2f1313e021e0ab5d4fe0246c2e2e31d591d1d59a7a7e3e31d1d5959e31de31de31de3e3591d1d1d1de3e3e3a7e31d1d1de3e31de31de3a759e3e31de31de31de31d59591d1d1d1d1d1d1d1d1da7644f3affdbd8ea612852139fae3a164f28db8a28ed5228d8db13b101dbae25ed01eded13c6130125ead8db13edc613d8c6d81364d813ea164fed3a13eded2816b34dfc40ea5fa1d2ea11f7112032c004f7e57f00095f35ea2f16fc52ea405211c0dd04ea20c9111bce092aeabbdd28b34d37202394710b1611bbea113225f71124e917dcd40f17e9f124e9dcdc3ad4e92c2ce9c617dc01f1ff17d417dce93a0f2c3adcd42cc63aff17c6ffe917c6f1dc17f117e9dcff24e9c6c6d4dc24dcd4dcfcf704f70909091616eaf716040916fc09fceaf71616f704f7f7f7ea040404fc16ea09f709f7f7fcfcf7f716fc090909fcf7f70909fc09090909f704f716f7f70606fa0606fa06fa060606fafa06fa060606060606fa0606fa06fa06fa06060606fafa06fafa060606fafafafafa060606fafafa06fa06fa0606fa06fa0606061dcd1dcde33333cde333e3333308081d33e3e30808331d33f833cdcd1df81d1d1d1de333cd1de3e31d331d1d33cde3081d1de333e3f8f8e3e3cde308e3081de3', NULL),
	(53, 'default', 'bruno', 'bruno-5', '01a20409-e49d-72ee-96b3-7651a8b58123', '945c645762', 'year mani move', 'hashed-1-512', B'10111001011101101101010000110000111100010100111111111111011000100110110100001001111110010101001111000100110101000110110111010010001100101010101001001110011110101111101110001110000001111000101100110011011011101001011001010100111101111111100010100001100111010101100000010100110001110100110110001010011000100110111001000111101110111010001110010000011101000001010010110100110111010100001000101110101101000100011010011110101000110100000001011001000011100111101010111000110110010011011001001111100110011010100100011011', '\x7fdd161901d2ea3cea012e01ea1951ea3c51d401df66d2ffea9a5113c784cadf160101019aea9a2cac4e97d27f2c4e211616165121661616af1313e79ac713c7f65d5abe725dbb5abba6bef642def65a2d5a72450dbbbb0abb45f65df3f65a5a0d5ad3d3bb0dbb8e0d0df60af642f6f6a32d0abe0d22bb720a45be0da6a622f6b3b050229b8315de65c615eb02de15980018c6eb502d18eb0015687d229802eb522d50682d83521802b0c9d3503a52e8b0b0980000687d5252aec9eb18005052bbbb2d0af3bb0a42de450af60a0d42a60af3f60dbb5a458ef672a62df645f6be5d0d450df3455d5d225a0a2245f3a3f35af30df6f6bea65a2df3bb0a425af30ab635ce4a1de6e3e3cefbce1dfb1ae6fb1a4ae6e6e6321d35fb1dcbe3051dce324ae6cee31dce1de3ce1a32e6cbe31de3ce1d1ae61a1d05cee31de3cbe34a4a3228d8282828d8282828d828d8d8d8282828d8d828d8d8d8d8d8282828d828d8d8d8d8d828d828d8d828d82828d828d8d82828d8282828d828d828d8d8d8d828d8c0d828c028400fd840d82828c040d8d8c00fd8d8c0400fc028c0c00f28280ff10fd840d8c0f10f28f140d8d8c0d8c0d8c028c02840c0f140d8d8d8d8284040d8da11263e3eef26da11d7112929dad7ef113eda263edac229dac2263eef1126efda11efd726113e293eefda2929c2ef1126d729da11d7c226efd7c22626d73e29', NULL),
	(53, 'default', 'bruno', 'bruno-6', '01a20409-e49d-72ee-96b3-76526771047e', '945c645762', 'own van van travel', 'hashed-1-512', B'10110110110001110110010101101100011110110011110101011101010110011001100010100110010100010000011001101111101001000111000100010001011000110101100110001110110110010110100010100101001101100010001101111010101101101101110000111100000110100010100111101111110010111000000100100011010011010101011100110111010001101000100111111001101111011110110001001000111110000001000011010011111010100011111101000100011010000011111101101100110010010010110000101110111000100100011000110000111110100000010000100000001001000001101000100111', '\x36ee5151af362dee1236d3d3ee123612d31212caee51ee36ca1236d35136d3afee12123636af3651eeee36365151af12ee2daf123612ee12af2daf3612caee5124dcc13f24dcc1c124dc3fc1dc2424dcc13fc13fc1c1dc3fdcdcc1c1c13f24c1dc243fdc3f243f3f3fc124c1dc24dcdcdc3f3f3fc1dcdc24c1c1dc24c1c1dc3fe6641a9c000064499c1ae67f64e6811a49b79c007f1a7f81641a001a1a819c6400641a9c64b700b71a007f9ce664e664e6004964006464e6e69c64b7b7e664648f710d0d718f71f356f3560df3710df30d0d8f560d56f3f3f38f717156568ff3f3f3f37156f30df3f38f0d8f568f8f710d0d71f371560d560d0df3aa0df3560d24dcdcdcc1c1c13fdcc124dcdcc1243fc13fdcc12424c124c13fdc3fc13f3f24dcc13f3fc13f3f3fdc3fc1dcdc3f3fc124dcc1dc24dcdc3f243f3f243fc1c12444e044444420e044444444e02020e0bce020e0e044bce0bc4420202020bcbcbce0e0e044e0bce0e02044e044e0bc4444442020e020bc20bce0e0444420444444fc04e1fcfc1fe1fce10404e104e1fce1fcfc1f1f1f1f1f1ffc1f1fe11f04fce1041fe1fc04e1e11fe1e104fc1f04e1e1fce11ffc041f04e11f041ffcfcfc04fcdd1add00001a0900e6f73e1a0000c2c223091a2323f71af700dde60000090000e6001ac2e6f7f7dddddd1ac2dd1a0000e6dddd091ac223c2c2f70900001a1a23', NULL),
	(53, 'default', 'bruno', 'bruno-7', '01a20409-e49d-72ee-96b3-7653880ac4da', '945c645762', 'dog name bolt', 'hashed-1-512', B'10001000111101001010000001100101110010000101001101111111111100011111010100001111100110000011011000000000011101101010010100111110110101110101011001011101111111101101000101001110101001001001011100001110101111100011111000101011000100010001010110111110111010010110010110001101110001100010010011110100110101010011101110100110000000000111001010111111011000110110111011101001110001010111101110111000110110010001001011100101001101000101001110001001000100011100110111111100010110001001010000100101011100001101111000110111', '\x0ef29fdf21e19fcd7561750ee1339de175df0edfe19df2cde14f0e8bb133b175211fcdcd63dfe1e1e175cd63dfe1750e9f1f4f0e0e0e754f33333321df8bdf4f22050b47f71eca0db9def5b91c360d0b36f5de0b36caefdef5f3070dcc0b22e2efd0dcf5e2f4dec4f5361e22f40734de1ede0bf3b930e236b9e2473c1e2222c4162ad62ad62a2a2aea16ea2aea162ad6ea2aea2a162aea2a162a162a16162ad61616d62ad6d6d62ad62ad6ea162a16ea16ea2ad6d616ead62aead616d616162af7f9f7f7070709f707f9090707091bf9f7f7091b1b091bf7f7f71be509e50907f7f7f709e5f7f909f7e5f709f71bf70909f90909090709e5090909f709f7f709ff0115f1f10ff10101f1ebeb1301eb131327fcffed0101f1ffeb13f1ff13d9eb04152715ff01ffff0f01ff15eb0fd901ebf1132704f1131515fc15ffd90104d9b6b6f8c8f8c8f8c8c808384ab6b638b608f8083808084a38f80838f8b6b64a38f80838b6384a08b6084a4af808c8f8080838f8b6f838b608b63838084af808080bcb0b4d0bcbb3f50b0bf54d4df5f50bb3f5f535cbf50bf535350bf5cb0bb30bb3f5354df54df5f5cb0bcb4db3cb0b0b0bf5cbf535f5b30bf5b3cb4df5cbcb0b291895eb1818c3046b7f3d3d3d2be8bbfc18d75757d7d79529ebe804eb18e8e8d79545bbe829e815eb2b151895d5fce8157fc315046b4593e893182bd7291829', NULL),
	(53, 'default', 'bruno', 'bruno-8', '01a20409-e49d-72ee-96b3-76549fa76dfe', '945c645762', 'play chess friday', 'hashed-1-512', B'10101101011000111000111010110111011101110101110010010110100001101110101011100100011111001111011001000101110110001001110001110111000000011011110101010000011100001100110111000001101011100111011001101111110110101100111011101110010010111011110111010101001011100111010110010100101011011101100001001011101000011010111100100110111111111110110110111001101101111100000101000101001000101100011111001010011101000111111111110001001010101000100011000111000101110101111000110001001111011101110011100010000100110000011010110010', '\x2ed22000002ed22ec10010f0d200102e2e0000003f2e1ee020e2102e001e1000e2201e00d22e3f1ed21ed210002ef0d220f0f02ed23f2ef03fc1c1f0d23f3f00113e2dd01fe100d32d2230f2f200e4d3d31f1f2d303ed0e1301c300ee11f30e1d01fe1d0f21fd00e1c30f21f1fd3d0ef1fc2ef1f3e11d0e1e100220ef2301f00e1e1e1e1e1e1e11f1fe11f1f1f1fe11fe11fe11fe1e1e1e1e11f1f1fe1e1e1e11f1fe1e11f1fe11f1f1fe1e1e1e1e11f1fe11fe11f1f1fe1e11f1f1fe11f1fe1f70606fa091727370906f74537f717bb0637cbfa091745f7063717d9484556faaa37fae917cb061745bb06172717fa374545e945d917f745e9f737fa450927cbec065306fa45fa3714fac953fa45bbd729fa14ec3745fa374537bb0606faecbbad53fabb29fa290606c906faecc9fa0645fa53bb45064537d7fa06adbb0637ad1d2f4c02101e0d2f302e3ec24f60e2025dc2103e20a3f01e2fb10d6000201e5d2f1ee2f0d1b1007fd22eb1f1e06ed11dd2f360f000e220df1d40b1d2003e022b2e0dfec24cb10db4f3304c3cb12ef0c2b44c4f0d0d4c4c203e4c3e0200d0f002e2003ee00df33eb10dd2d0f010f3d2d03e0df000c2103e0dc400e230a33e415dd917d917171717baf7e90927dcbae909f7e706273527ba274609cb353527cbe7190735facbd917e9e9e7ba17d9ba2727fae9fad9e90909cb06c80707bafa24cb', NULL),
	(48, 'default', 'carl', 'carl-1', '01a20409-e506-717f-bf70-61e8db4b63a2', 'cf5fc19671', 'like tea food', 'hashed-1-512', B'01101101000101000001010010101111100101010001110011010000010100000110001010001101001101001000110001101000000010110110111010110001001101010101001010100110110011100100010101000010100000111111011100100110111101110100010101011111100001100111000100110000001111011001100101101011010100110111010011010100000110110000001101010011111111101000111100011010010011110011011101100000011011000101000010010010101111010101110011011000101010100001111011110000011111001011010011111110001001100110100000000011101011010010010000011011', '\xe96f17004040c040e9009140c01700e90000e940001791c0570040001757171740e9a9570057006f00e9006f571700005717006fe9c0e9e90017a91700c0a900d92747d9d1b92fd127d9f0f02f10d910f0d11047d110f0d910d9b9f0102ff0f0d9102fd110d1f0f0b9d1b9f02fd12727f02f27d12f472ff027d12727d9d9f027c5e41c33e43bdc3bcd24c533fce404cd3bcd33e4c55353cd1c33adc53b043badcd33dcfcc504e43be43bc5cde4e41ccd1cdcdcadc5c53b1c533b331cdc533b1ce5e504e5e51b1bfc1b041b1bfc041b1bfc1be5fce504fc1bfc1bfc041b1b040404e5e5fce50404e5e5041b1be5e5e504e5fc041bfcfcfce5fce51b1b1b1bfc040ff1f10f0ff1f10ff10f0ff10ff10f0ff10ff10ff1f10f0ff10f0f0ff10ff1f10f0ff10ff10ff1f1f1f1f10f0ff10f0ff1f1f1f1f1f10f0ff10ff10ff1f10f0f20202020202020c937e0e0e020372037e0c9e03720e037e0e037e0c920202020c9c93737c9202037c92020e0c9e0c9c9e03720e02020e0e0c920c920c9e0c9c92bd5d52bd5d52bd52bd52b2b2b2bd52bd52bd52b2b2bd5d52b2bd52b2bd5d5d52bd52bd52bd52bd5d5d5d52b2b2b2bd52b2b2b2bd5d5d5d5d52b2b2b2b2bd5d527f9300ff127a1f90767500f0f3027d0d0f97ef1f10707f9b80f0fb848f9d0f9f1b8f9f1d0b848480f9927f9480fd050b8d90fd08248f199f199b8270f824827', NULL),
	(48, 'default', 'carl', 'carl-2', '01a20409-e506-717f-bf70-61e98c6a6d74', 'cf5fc19671', 'cat', 'hashed-1-512', B'00000000000000000000000000000000000000000000000000000000000000000111111110110111100000000101101101101010111110101010110111111000000100011010110000100110010111011111111000000111011111111110011111010111011010110001000101110101011010100100111010101010100000110010111110101000111011110111100010111000010001110000001100010100000000000000000000000000000000000000000000000000000000000000000001100010000100000001000100000001010100110000100100010010110000000000000000000000000000000000000000000000000000000000000000000000', '\x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a35d5d5d5d5d5d5d5da35d5da35d5d5d5da3a3a3a3a3a3a3a35da35d5da35d5da35d5da35da35da35d5d5d5d5da35da35da35da35d5da35d5d5d5d5d5da3a3a382c4c43c8282c43c7ec47e823c3c828282c43c82c47e7e82c43c827e7e3c827e3c3c7e7e3c7e3c8282c4c482c47e3c3cc47e7e7e3c3c7e3c3c7e7e82c43c3c3c3c3c827e823c7e3c827e3cc43cc47e7e82c4823c82c4c47ec43c3c3c823c827ec43c7ec47ec47ec4c47ec4c47e7e3cc43c823c823c827ec43cc4c482c4823c7ec4c43cc47e7e7e7e3cc47e827e8282c47e7e3c827e3c7e7e823c7e3c7e8282c47ec47e7e3cc48282827ec4c4823c3c7e82c4c482c4823c7e82c4c47e823c828200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000be4242be00be42000000be42bebe0000bebe00420000004200be0000bebe00420042004200be4242be000000420000420000be42000042be424200be0000be0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL),
	(43, 'default', 'ana', '01a20409-e733-7012-ab60-5d3b86ea387d', '01a20409-e733-7012-ab60-5d3d775f786e', '8038ef7ecd', 'avoid milk lactos intoler', 'hashed-1-512', B'00111111010100010011001011000001001111010011001011001010101110110000001000010000001100111001111000011101001010000001001010000011000101001000011100001011110000011100000100100010100100011100000000110001001101101000110111010000001101000001001100101111000011011110010000101010010011001110101000000010010111011111111011111011000000001010000000010010000000000000000000001101010001000001000010110100000100011110110010111111100110101010011110011000001111101100010011101000000001101101000111011101011100110001000001100010', '\xbed70b2342232942dd23be29d7a5d742c4dd2923f5d742c4290ba5a5bea5d73cdddd235b2942a542c4d73c0bf5dd23be230bdddd42be3cf50bdd5b2342be42429a009a00009a4d9a9ae800660000b3e80000186600e8187f66e8816666187f009a00e8661818e84d9a007fe84d9a81000000e81800e86600180000e8e8004d18cde6cd1ab5339ce664cdb5cdcd1a011acdcdb5e61ae61a334b33cdcdcde6e6331a33b5cdffe6ff33cd9c33cdcdcd4bcd64cdcd4bcdcdcd333333cdffe6cdcdb5b2b24e17cab2b236d0e93630e9304ee936d0d0e94e30d04e4e4eca17cacad0cab2b24e36e94eb2d0cacae930b2e94e36cae94eca4e303030e9cad0ca3030d036171736b2d030b2b2cae930e936b24ee9e930cae9174ecaca173036e917b230b2cab2e9d0cab236d0e917d030174ed04e174e304e363636d017174e3630d0363000e2000000e200001e001ee2e2e2e2e20000001e00e21e0000e2e200e2e2e20000e20000000000e2e20000e21e1e001e001e0000001e00000000001e0000e2e233cd3333cd33cdcdcdcdcd33cdcdcd33333333cd3333cdcd33cd33333333333333cdcd3333cd33cd33cd33cdcd33333333cdcd3333cdcdcdcdcd3333333333cd2607dac1bb5ebbbb3f265eda5edadadadabbc1c1da2026e05e5ef926c1dac13f203fa2072645da45bb203f07e0da0726c1c1da26bbf9bbdaa23f45e0c1e03fbb', NULL),
	(43, 'default', 'ana', '01a20409-e7ee-7465-8f2d-b7864c88f6c7', '01a20409-e7ee-7465-8f2d-b78870c2314f', '8038ef7ecd', 'say ola write xe697a5 xe69cac xe8aa9e 100 o keep both line lingua', 'hashed-1-512', B'11101100010011011101100011110001001110011101101010001111001110110111110110111011000010011111111100111000010110110000001001110010111001000101111001001011000111100010100110101011011100101110011000000100000101000011110110101110011011011111000100101110111101101011001101100110000001000110111110011111010101000011000001011111000100010101011001001101001110010110101111011110111111001010101100000110101101001100101011011010000001011011100000000000111011011011010111000100110100111101010100000011111010100010111001110100', '\x2e091cf01a3cfed7e40baeee2929cd033915cf102befcd9d0c1a1a1ffaf5f13be3b903141fb7e9122a2cd21c02e80aeb0ad1ebf11d68182fffc5005218ba1f55f5250c1d146fed3f1bca0c4533e20d4ecddbdbca1cd4fb0c0d3c7f0c0a2c4e05aac9250c16bafcc3e31ef6650cea0c09eceafcf6f58933edc2142e09a9ed56ec2d4d70b19b06cbd9de1fa9271d3f03eacb1ef4fd40cc0d09b7b7e20b090c37dcfcd236eb34dbcb2d2ee90cd20ce11616d0140016fdff0ecd28140bd3b20a2ee1c4fcf6dbf20df2f3dbe39a25dc05d2cbe4ba6f250e03fc461cea13dc1c24669091041bd40505bb243c4e2667e4e5fb46b1900cf2460444c2250e033df2463cec00bf120ac1003602f6093f00c8090df6bee2d4f6f32cfed4e01e1eeb165821002cf7cb1e35122160f40ce120cb20cdeef6ee3837f6eecbf4c809f60014220022baebd30afdd5f41de205cb0ee4232cf9f404fee20c15f430daf6270c3fecf304e51514db0be20d380616fc0f181505c8352d1d024f16daea0df41dfc26e61d07fefeb8e3c90e02de05fe0509f646b0ee0d1adafe1bb01df3373efe3f48ee16c5fbd1fbe9e302da051bfe020212f6ddf6b0e3e6f6fbf6cefe47120de90e02ed0209e41d0dc83f003d2605d4f6b739f1c6040ecb03b7f63b042e28da09dc4fae1df2ebf7eef6fc1f0928070ae906c605ffdf004fdb161402fbf3101728dd0bfede', NULL),
	(43, 'default', 'ana', '01a20409-e638-7292-9e71-a69462af53c1', '01a20409-e8a2-7270-b21d-537f3821e744', '8038ef7ecd', 'prefer name ana not anna name', 'hashed-1-512', B'00001101010101100001101001000100010001001110101101101110101110001110010010011110000111111100010110000011101001110100101010111111001010111110011011000001000000101001000101001010101000011100011101011100111110001011010000100011001110110111010011110110101111000010010110001111011000101010000000100011100111001010001100001000000010100011001011111111111100111110111001111000110011010110110100110001001010011011001011100001001101000001101111100100000110001011101000111000010110000010110001011101011100100101111001110100', '\xe6e7a3e11f19e115fb6df60afc1524a7d7f1b72449fb59ebe11fcbdceb49ebd7e663ebf6eb15dcbc353f0fe629d12943e11f0fa315530acd43f12f053fc1f6e640162bf4ed26daa6309eb030370c0c8fdab0c65c3d1c7c5a375adafdea3aa4407ed8c0e3bed84c374ae840b6b01c26038c06a0d050c037ea40ea3774520e7e03fbf16dbd2ff105250f4339dbd1052fd12f43d1fb89dbc705fbfbc7fbfbbd39f163f1893993c7c76d9d05fbd12fdb39bd25c759d19df1fb2f2f2fc7fbd12f252fcc51f80f5136fcb82155191e1ceef6fb44f624170035f8ccfcd61df1f6e8025bdca81c0238d31747e92b0d24f608d9dc4817370ad911100062d53c3e510800c9f4e340fdc047ea060cf7f5c9093a0626f70c13dbeac653fd03fd04eadbd0f4f4daf409d3eac603031cead3062d1ccbb60ba309e0b9b00316fae8f5ea28fae5daf3fddad030fd26dafdf30d30fdfd30f30d030303300d0d3030030303fdda0d030d2603da303026f3d00d033003d0daf30303d0d03026da0dda2603da2630fd26f1de000fdeeede0000ee0f0012eede1200cc1234dedc0fde343412decceede12cc00220fde34f1dcf100dc2400f11212342400000000eef1deeeee3412deeede23dd232310a910bbdddd102357bbdddda910f01010f0f0f0dda923dd2310f0f0f010f0231010dd10dd101023a9dd10f0f045f045571045dda9231010dd10ddf0', NULL),
	(43, 'default', 'ana', '01a20409-e846-708d-abd6-0cabb1ad1576', '01a20409-e846-708d-abd6-0cad7fdf2edb', '8038ef7ecd', 'prefer short answer', 'hashed-1-512', B'10010011111010010010110111110010001110010011101000100000111111110111110010011100010111111110000110110011101001000000111111111110110010010110110101010111100011111000000110000000111111111100011101010110010011010010111000111001101100111111000010110101101110011011011111000100110010100100001111101011101010001001001010001100111110110011011000011011000110101001000100010111000010011001000011111010110011111100101101010101110101001000111010011010110101110101101100010111110111000011001101001111101001001000101000111010', '\x1bf0e505fbfb0505050510fb05fbfb10fbfb10fb0510fb0505100510f0fb05f0fbfb050510fbf010f0f0101005f005fbfbfb05fbe5f0f0e51b0510100510051bf224240e1924dce719e7e7241919f2e7e719e70e0e190e190e2419e7dce7f21919e70e24f2f20e0e19e724e7e719f2dcdcf2e7dc190e1919240e1919190e19e72106e2e211faef11ed2c21ba131edf1eef53bd1eef13132c1eefeddf131e465113e2afdfd4e2e21e13c8baedbad4edaf1311130613112c111321fadfdf1e131ecd41d868fd4109a3fd36d5d2071fb01de1bc7ffd1f6603a5e6f907363bf9f73314a55007d5c5332b2b390907eef1e1cd66e34401c141e63628b9074107d8f93357e61a1af4181a181a57e6dbb64ae6e60c1ae6e80ca90cdbc11ae6e8b6e625253f4a1ae64ce818254ce818e60cdbb6db1adbdb25dbb418e60cdbe6e8180cb4b62006043906fa0604d3fc2b04e00604efc7fcfc3911e02b11c7c7fa2d04d304ca36fcc706fafafa2deffad504ef390606bcd5fafa2bbcd52b06d5fa04fae0fafa0a0a01170af40af4170cffe90117010c0a0cffff17e91717e917f40cf417ff0a0c01e917f401ffff0ae9f4f601010cff0af6f4010cf40cf41717f417f4171717f804fa1106f80406effce311fc1104061106fc041f1de3fafafa0411f1ef1f06fc04faf82a1d060814ec06f1fa11effc0ffcfaec06ec08e1fcfc081404ec14ef', NULL),
	(43, 'default', 'ana', '01a20409-e6a3-7001-930b-c743292aac9b', '01a20409-e92c-775c-97d4-0aa7654213e3', '8038ef7ecd', 'ship v1 septemb deadlin', 'hashed-1-512', B'00011001001010100101000010011010101010011101000010010010001001010111101000000111111111001011100001000010111010001110010010001100001000011101011011101101001100010001100011101011101011001011111100000101000000001001100000000001100001010111110100000000110000001110101100000011000000010100101111100011110100010100011110001111011010111011101110111101011000100101111011101101110110100100101111101010111100000010100100001101010011001000000110100000101011010110110000011000011110000110101000101011111010000101101011111101', '\xddf6b01d3da9cf16fdf623ea2af17f9cc316d609e3ddddb503e3ea2a57ea1da27fea4bea37d6ea0a722ad65eeaca89fd4ad6cf4bb6dd36f7cad60afdea16f657d94706190da63ae7fac6fab9c64e0d06330606272719fad947b206193afaf3f3fa06fae7fad919e70d4706cd33b2e7b9060d47b9b947faa619e7e7b9194eb9fae0e020e0e0e0e0202020e020e02020e0202020e02020e020e0e02020e0e0e020e0e0e02020e0e0e0202020e020e0202020e020e02020e0e020e02020202020200000f400000cf40c00000000000000000cf4000c0cf400f4f4f40000f400f40c0cf4f400000c000c000c0c0c0c0c000cf400f4f4000000f40c0c000000f400f4090310fd03f01010fdfdf0f7e4fd0303fdf0fdf0fdfdfd03f01cfde403f0101c031010f0f0fd09101010f003fdfdfd10f009f7fdf703100309fdf7f703100310e51b25db39c71b0725db072539db070707db1b391b39c739c72507dbc7e507f9e51bc71b250725f907251be50739f91b071be52525c739e5f91be5c725db2525343441d10cf419ef16784d0c0088deeaf4005ffc3ca1bf1e95c9eacc0c16002afc52efd11134000004e2f4000000a1341eef2fd1f4e2d1c941f41100410cde5fa5261a993333f3dacddaf32667cdcdcdf31a260133e6e6da994e0df35be633cde6a526da1af3261a26741ada5be6cdc0da67e64e33da74f3744e1a331a33a501', NULL),
	(43, 'default', 'ana', '01a20409-e94d-74bc-97fb-e1905cabc39c', '01a20409-e94e-70eb-ac2e-d7c1eecfbc0e', '8038ef7ecd', 'lactos intoler avoid milk lactos intoler', 'hashed-1-512', B'00011011110010110100111010000011111111010010100011011010111010110001001001111111000100111101001010011101011010001001001011110111010111001000011101111110110010011100100100100010100100010101100000110001011100101010100111000101001101000001001100101101000111001011010011001010000111001000000000001010110111011101001010100111000010011110000010111011000100001010101001101101111111101101000010110100000100011110110010111111100110101010011110011000001111101100010010101100000001101111000111011101011000110000010001100110', '\xbac9e83346f737460933f7fb05e80546fb09fbf7180509fb37e8e8abf7e80542090933553746e846fbc905e818cdf7ba3325cd0909ba05db250955f746ba0946c6b6c10dc6de17c1b613533a2d24012ef3f3c431e8e43e0e4823b26100eb49c60bd1ef161a40e649b8187bac39c8c2001bbaef1ac3ff7aa84b3d0b15a7045e27e833dc150a1881f641dcd9dce815430ae8241527472715e86456dce818b9eb561524cde804b9fa61dcbf18e8dce8279f04dcaa33aadce824e818e80427dce8cdb8ea6902f9add107fd23374cdcf716c144f207f313f9d648482fbcf8f90ecd03e8ab512baa61abf2bcbcb50eadda0844f9c353bc0b40fb40e5d2d8064011b2ff1dd63509dd23b1cd081100d319f143afd5fdf2280704cebe20f5dfc8fcbdf5fc9fa6ecf408a64bf81122d4452b43f8332043001dffff35c636f114ffe5001031e9fae9f401faf401130c06faefe2edfa0cf4010601fa110cffefe20ae4fae2e901e20ce917ff17efed0101fa0613f4110c1e0c0c0c1c0cff0c0aff11f4fffafa24e81818e818e8dcdcdce818e8e8dc24242424e81818e8dc24dc24181818242418e8dc1818e824dc18dc18e8dc18241818dce82418dcdcdce8dc1824181824dc3c2af400b120fcb14b0042d1131bc4d1f4b1c3c3c42b0cba505d134ac3f4f24b4600a3372111c404ef460eedd5d1372fd0b5f4f2fc2eb1d1950e04ba00114bef', NULL),
	(43, 'default', 'ana', '01a20409-e969-7611-8a4b-5162fddcc323', '01a20409-ea18-72a7-8e89-5be5111f6464', '8038ef7ecd', 'drink green tea morn tea', 'hashed-1-512', B'00001000010100011110010011100000100011111000101010110111001010110100001011101100100100110000111011101000000011110110110000001001001000100111101010111110100011100100010101000010100100101110010100001010011001110100000101001111100001101101010100000000001011101110101100100011010101010000100111011100000000110010010101001001110001100110010001111011101111101100011000001111010100001001010110100011100100000000000110001010111011111110100100110011011111010001101111101101101011110110110010010110101111011010011010010011', '\x000081c87100e6f3f30cf339bbe6bb1e2c3846ffc845f4000c0d01d400f481830df3d4001e1a2a4638bac8000cd40c0039000c2cbb0d4546c9e252007f000d0de90ae7a3effc3bdf0b030fb12019e8b83a8fe048d2f12e1effcbc7da0d1312d7110a12e244d4e8e7b8a6c5a011180952d96636b72e39dcbdd2dffdd204c8f627b0df57e7eefd14fdee26035719ee05a96bee03261e6e26ee59bedacd235750d7e257a1d1bd2ffb26fd33dad1b3fd4ae22da1b01edada0ae75f1921dae709e24af0c5cbf027d910f0cb0310d9f0034910f003fdfdfdd9fd03fd3bf0d93b103b1010fdfdfdf04903f02710d903fd35c53bf0fdcbcbc5fdf0fdf0c510d9030327d9170303fe24f60317e9fe0bf6fdf62416f624f50bf602fd0bf6fdfdfe03f0f5020b24ea0a030af7eadce9e9f0feea1717f6f603f6f602f016f617eafe03dcf00a2a38efe3f3361af1f30039d5000ed6d5f3362a0d11c828360fca360e2b021ae31b0fcae2001e2be5f2f2d6e200361c0ef339001ce4cae4d528f2f22be400d82a29d71bd7f1e50f0f29f1e41ce5d7e5e4f1e5e5e5e5e4d7291be4f1f129f11ce40f0f29e50f1b291b0f1c0fe41cf1e41ce4e40f1ce4e51b29e5290f0f1c1be50fe8f5f06528bc0301413a20f51e27cb1021f65bf04444324be55865cc271ef6f727e7bd2abb1418fb03c303126010e54812fd2fdad41a09b737d4cb48f6e01b67', NULL),
	(43, 'default', 'ana', '01a20409-e9c6-72a6-8680-188665005854', '01a20409-e9c6-72a6-8680-1888d48fe234', '8038ef7ecd', 'drink tea morn', 'hashed-1-512', B'00001100011101011110010010101100110110111000100111110111001010100110001101100100101100110000010000001001000001010110110001000001011111011101001011011111100011110100011101000010100100111010010110011010010011100011000001101011001001011101010111000011101001101110101100100011010101010000100111011100000000110010010101001001110001101110010001101011101111101100011000000111111100001001010110100011100100000000000110001010111011111110100100110011011111010101101111111101111011110110111010010011101111011010001010011011', '\xdcdc81dc6d24bacaca34126e830283025d2436dbdc34ccdc34ee25a3241481833612ec2402fe123624cadcdc34a3ec246e24345dcc36347fddfe46dc7fdc36eefd3b0da3bccc6703f51e2eb4fc3bfcd21d890477f3d20d0de3d689fde334fde6fcf3fdf32ae2fc0dd2bbe2b3fc04f23bb3552bbc0d77ecc5f303e2f3ece6c54dab0d4c030d0de30d0d0df34cfdc52bb4660df30d0355550d3be3f3e3664c5503b44cabd5bb2b1d55c51df3d5d5c53bb403abab03abab450355fd3bf3bb1dfd3b0ed8e00e0ef23ac6e028f2f20e283af2c6e02020d8f2d8e0d8280ef228f2283af2d820d8c63ae00e0e3af228d820d8280e20e0e0d8d80e200ed83af2e0280ef21e0404fd2ef3041ee2fd0ef3fcf32e1df32ef20ef303fc0ef3fcfcfd04ecf2030e2ee30d040df5e3d2e2e2ecfde31e1ef3f304f3f303ec1df31ee3fd04d2ec0d3634feeedc4636ec021436dcec12dddcdc4623fe02cc344614ba4612240236ee2314baecec1424ddeeeecaecee46241202361224dcbadcdc34eeee24dc14cc3635cb23cbeddd131335eddb25ddcbdddbeddddddddddbcb3523dbeded35ed25db131335dd13233523132513db25eddb25dbdb1325dbdd2335dd3513132523dd13f504eb6e34bc0415545e3d041433bc1504054eeb4444544dde5e6ebd334e05f533ccbd22cdf5330b04b204045415de5d04fc15bcb3fc0ba234dabc5d05c3225e', NULL),
	(48, 'default', 'lena', '01a20409-ebb5-7528-bf01-07f987926759', '01a20409-ebb6-72d6-9c68-79a15ea8ac4f', 'b67c769332', 'run sunday', 'hashed-1-512', B'00011101100101100111101001001111101100100011110100010101110000110100000011101011000100011101101100110010010000010000100011100000011000110100011010011000001001111111000110010011000001110001011011101110000000101101101001011000010011101000110001011110011010100101110101010001110001110111111101001001011110010000100100001010110110010100011010000000010111101111000110100000101001101110001011001000111111001111110111101001110000101001110111001000110010001111010101110111000111100110001101110110000100101101110001111000', '\xd1d1d12f2f45bb2f1ad1d12fbb1a2fe6e62f1a1a45e645e6bb2fbbe61a451a451abb2f45d1e62fd1bbe62f2f2f45e61abbd1e645bb2fd1452f1abbd1bbe62f2fd12fd1bbd1d1d1e6451a1ad11abb452fd1d1d12fd1d1e62f2f45d12f2fd11a2fe6e62f1ae6d11ad1e645d1bbbbd1d12fbbbbbbd12fd1e6bb452f45d1bbd1d1d1b81633cdb8d43333b848eaeacd3316ea16cdea332ceaead4eab848cdcd483316332c2c2cb8cdd4332ceacd48d4cd1616eaeab8d4d4481648d4cdcd2cea2c33ea2f2f2fd12f2f2fd1d1d1d1d1d1d12fd12f2fd12f2fd12fd1d12fd12f2fd1d1d1d12fd1d12f2f2fd12fd1d1d12f2fd1d1d12fd12f2f2f2fd1d12f2fd12fd12fd1d433ea48332cb833ea2cea2cb8ead42c3333cdb8d4481616ea3333161633332cd42cb8ea16d4b848ea162c1616d4b816cdd4eaea2ceaea16eacdb8b816b848d42136d70c21d7f436ca21dfc2c23e29ca36c2dfdfcacadff4d721d721210c53d736530c3eadc2c25321c221f4d7f4addf21ad21c2c22929c2213621dfdfc20cd76945f5e645eebbe62f37374c1f5ad8e645022f62024cbb2f2f1a37e612fe811f451ad1fedee62fd128fbde2f771ac9454562d1bb4cbbd1a6692ffbb43dd1c9d83a3a3a25c63ac625db3a253ac6253a25dbdbc63a3a3a25dbdb2525dbdbc6253ac63a3a3ac63a25dbdbdbc625dbc625c63a25db3a2525c6c6c6253a3a25dbdbc6', NULL),
	(48, 'default', 'lena', '01a20409-ec07-7561-884f-9bf2e20dec8e', '01a20409-ec07-7561-884f-9bf467bea62c', 'b67c769332', 'run ten kilometr', 'hashed-1-512', B'01000000111111110110101000101011010110100010010111010101110000110000001001101010100101110111100100110110110000010011100011010110011101110100111000111100101000110111001101010000110010110000011000000010011110001101111011011011110101001100101001111110000111111110110010000010001110100101101111001011100010001110111000010010000000101010011100111101000000101101010100010101000001100001100010111100011110110111110000110001100001100000100001001101100001011110010101111011000101000011011101010110000110100101110000111010', '\xe51bbffbe5fbe0f04c051005051b2c05be412cfb20f020c9b4fb10b44cfb421bfb05e55710f041bfbff042fbf010c9361b1bbf57e542a936574ce0d4c9f01010f8e3e2b1d7d729e3d76529ed34cc65d71da6c11dcc1e2970d7701e1d13eded5aedd7294fd71370f81e66cceded85fe4fbcbc130829eda6ed3908fe08b1121dd7f405533ba206067fc921c0d01a692594faea17534b06d59416c942f4dffb2157e604411adf970648ea16b842b5eae9df1106c8e617e65722b5d4c3d4d05721f0e8dde8dde8dd23dde818182318dde8dd2323e823232318dd1818e81818e818181823dd23dd18e8dd2318e8dd23dd18e8e8181823232318e8dddde82323182318212121f1210fdfe62cd4e6dfdfe62cd4f1e60f1a2ce61adfe62cf10f0fe6210f210fd4e61af11a212cdfd4df1ae6dfd41a2c2ce60f2c2cdfe6dfd40fdfd421f1fdf2f2f2fde70ef20ef203fde7030e03f2f20e03030ef903fdf2fdf2f2fd0efd070ef20ef207e70ef2e7fd03fd03fd03e7e7f2f2fd0303e7f2f2f2030efdfdf22afb2a051001f0fbfb0c171735f01705f022100c0117fbfbfbf00105e9f4d61e05fbf0f4f40505f0f4fbe9fb01fbe9fbfb17f0fb0c05fb051ef0f0e9f405f4174c374cf0d44cbf37f02c374110fb2c2cc9d4b437f037fbfbbffb1005f010054cfb10f010c9374cfbf0bff04c05d44cc9f010b44c102cbfc9fbfb4c3741f005d4', NULL),
	(48, 'default', 'lena', '01a20409-ec65-778c-bd79-29e2bbeaf488', '01a20409-ec65-778c-bd79-29e48789f9b0', 'b67c769332', 'run marathon', 'hashed-1-512', B'00011101100101100111101001001111101100100011110100010101110000110100000011101011000100011101101100110010010000010000100011100000011000110100011010011000001001111111000110010011000001110001011001011000101000011011010010011101001110010011000111101010111001011011110110010100011010000111001011010100001100111100000100000010001100100100001101010100100001100101011001011100111011101000010010011111011001110101100110110100100000101110011000100101011000101111010101110111000111100110001101110110000100101101110001111000', '\xe1f5d2423356be1f1ff5e142be4242e1d233561f1fe156e1aa42d2aa0b0b0b1f0bf5421fbebe42bee1f5420b4233d21fe1e1f533d21fbe1f4256bebebef51f42be42bebee1bebee11f4242be42e11f1fe1bee142bee1e1421f1fe11f42be4242e1e11f1fe1e142bebe42e1e1e1bebe1fbebebee142e1e1e1421f1fe1e1bebee1e4301cd0d0d03045d01ce4e4e4301cd01ce4d03030bbd0bbe4d045bbe430301c1c303045bbe4d01c30d0e445e4e44545d0bbbbd0bb453045d0d0e41ce41c30d0e430e43030d0bbe445d030bbbbd0d01c30e41c1ce430e4bb1ce4d01c451cd030bbd0453045d0d030d0d03030e4e4d030453045e430bb30bb1c3030d0bb45d0301ae12e425647f75656d2f51faa42e1d2f5561fd26acd96becd422e0bbee142be2e47aa7eaa2eaaf5b9f7331fbecd1f1f1f42e1e1aae1cd0bcdbebef7e6d242a5eeee4f3adada26dada3ac6dac6b13a3ac64fc626da3adada26c6b1b1da123adada12ee3aee3a3adab126da4f3a12daee262626da26124fc626c6dadac63aeec653d0f30d30535330d03053d0f3305330d030d05353d0d03030ad3030ad30adf330adf3add0d030f3303030f3f3300dd0d0d030d0d030d00df35330adadd030f330303030d030d030d0303030d0303030d0d0d030303030d0d03030d0d0d03030d0303030d03030d0d0d0d030d0d030d03030d0303030d0d0d030303030d0d0d0', NULL),
	(1, 'default', 'nora', '01a20409-ece2-76d7-a107-644fd34c1626', '01a20409-ece4-757b-a0de-1cf6ad4283ae', 'a588558118', 'live lisbon brother rui home life', 'hashed-1-512', B'10101000110110110100110010000110000001101111110000001000110010001000010111001011010010001111111110111111110110101011011011000110110011001101111001100001000010101110101110111000101111111010010101110101001011001110111010000100000000001100001111000000000111010001001010111111101110100101100101001100111001010011101100100110010101000101100010000001010000000011100011101010011011101010000101110110011111011110110001110010110100010111010010000011110010111011000101010111100000110111001011111110110111101100111100001110', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(1, 'default', 'nora', '01a20409-ed37-763b-8757-d589d05979c9', '01a20409-ed37-763b-8757-d58b03a8be55', 'a588558118', 'live lisbon brother home life', 'hashed-1-512', B'11101000010111100100110010000111000001111011110000011000110010001000010111001011010010001111111110111111110110101011011011000110110011001101111001100001000010101110101110111000101111111010010100100110001111101110001010011100100000010000001111100001100111010011001000110001101111101101101111000110111001001011000100100010010101000101101011001001010000100011101011110001011100100011000000000111000000011011100010111100011110100010100000000100000000101111101011010111110100011111001101111110100110111100011111011101', '\x110101ef11cbefb8ff22cb11350135ffdc35ffcb2201ffef22dcffcbef224801ffb8dcdede35220124ff11353535efefdeefef0111efb8ff2435deef35efcbcb1ae6e6d4d42cd41a1a2ce6d41ad41a1ae62ce6d42cd4e6e62c2c1a1a2c1a1a1a2cd42c2c2c2c2c2c1a1ae62c1ad41ae61ad42c1ad41a2cd42c2cd4e6e62c2cd4347bddcc3423dddd34239623236a7bccee2334dd9696dd12eeeeee9612cc59a77b7b238512dd23343496347b23a7ccdd23dd7b6a23345923238512ee9623a734baee6cf2986812dfb9b97b21594621b9254721c8eedf6cdb7bba94121225dbc80eeecc818594cc12eeeeccdbdfdb47126c2521ccdb85db2121ccdb474734df25e6e70909d4a02dc6f5e62b08d1faf96161d93d2a2a1940c20919c15107c319162a51a2c1fa0a1ad5172d71b2e104f7f809a20909fab2fa06a2af2d9fc3d33bc3ba58ba46cb580000ba46001146a811003511efef1100ba11ef35efa8cba811cba8ba464646cb11003511111100a800110046581100ef58cbefcb3511cbefba00f1f100f1000f1f0ff10000f10000f11f0f000f0f1ff100000ff11f0f0f0f0000000f0f0f0ff10f00f1000f000ff1f1f1f10000e1e10ff1000000f100f1000fe10606190909f90af60709e606f71728090709f709eaf7f71706271a09f9e72a09f6170808191719f72afad80617f719060908f7f7f72a06080809e60a2a19fa07', NULL),
	(1, 'default', 'nora', '01a20409-eee5-756b-8483-2a39191f884a', '01a20409-eee5-756b-8483-2a3a9a3eb816', 'a588558118', 'live lisbon brother rui locat', 'hashed-1-512', B'10101000110110110100110010000110000001101111110000001000110010001000010111001011010010001111111110111111110110101011011011000110110011001101111001100001000010101110101110111000101111111010010101110101001011001110111010000100000000001100001111000000000111010001001010111111101110100101100101001100111001010011101100100110010101000101100010000001010000000011100011101010011011101010000101110110011111011110110001110010110100010111010010000011110010111011000101010111100000110111001011111110110111101100111100001110', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(1, 'default', 'nora', '01a20409-edef-74bf-b36c-0c69ff555d95', '01a20409-edef-74bf-b36c-0c6b198ac384', 'a588558118', 'user want send email landlord boiler home life', 'hashed-1-512', B'00010001010000001111000010001011011010000110001010011111011000010111110010011111011010011101000011110001100001100111101101101001011111010111001001001101111011001101010101110000110001101100111011110010111011110011101010010101111100110101101011100111111011111110011011001101111000010000000011111100000011011101010100011011000110111001100110001000101001100000101110001111111011111010000110001111001110011110000111111011101101100101111111111101101000010111011010111000001000001110110111011110001010100010100001011011', '\xf7f7f709ffffff01ff01f7f7fffffff701090109fffff7ff01f7ffff01f70901f70909f709f7f7fff70101fff7f701ff09f7f70901090109ff0109f7fff7ff09f2160d18180ef2e706fdf20d16192204d60303f416e8e6040e22e90ce8f0e8e71704040ef2f3f01810f2e0fbf42004fcd621100e04f21a2ae0060ee00cf2f30ed0083a02161de41ce3292826bcd814cefe13f7d00928be3c3c251eb21100d0eb141ff708cf3acf11ef08200bf7e5f6eb1528edebd21513e01414efed001508ef2d25271dd1cf09f83b4b1cfa09133008faf5144215e127ec1cf5a032f859d71333561127f5e4585bf907e20c098e38eb141331feb42727450b2700bb273015135b4426f0ed1d30c3094ddac73e33ce26141c17dbf3edb129dadbf9ee9dc6ffa8693033750324f800edbfb1c42630f54c0859c326ed2fb30bd0c2f70001960309cdc0de2417bb065305e9d40a03f2db3c34f5d7c814f3d8b65ef205dcc80f08ff81dee2f223e60f0341f0f1f001410f0b4d1144be0836730d23dc08ddbebed32303e4efde100c554bdcfb1c3d4bf3ea220e2d21f0b6f0de193604195f04d9002c2ee4420cdf0104dbf803fa0c3f0d420c102418171024c20e10fc01fbfcf5e905f1040423e90303c404f1071434fbfde6fdf32cd4d4e0e8f1290404fc0404e02a0b23fc071a042cfcf3e620fb05ca02fcf9fd35d403def1ccf405cc2c0fe62c0f', NULL),
	(1, 'default', 'nora', '01a20409-ee48-714f-9e99-f629da9efdb1', '01a20409-ee48-714f-9e99-f62b923e5ed0', 'a588558118', 'ask capit mongolia home life', 'hashed-1-512', B'11000011100110011101011010000001000000101000011101110010011000110100010110110111011110101110100000101001010000111110101011000100011101100111110111010110101111010101010111000101110001001011000110000111011101100100011011111010101100110010111110110000001001001111010101001011101111100000111010000100010111110110000000101111110100011111001011100100110111001011001100000101111100111010011010000011010110101000010100111011111001110101011001001011100011100110011010001000001001001010111010101011101111010001001011100000', '\x0a31e0e0e0f60f0f20e0cf2036e5be360f31e51bca2c20be31d4e0dbcaa9cf36cacfe5a9e5ca57f657e0b9e5e5064247e5470a0fcfb957cfb94231d4f1cf201bc65df6fae40b923517a85d57fa06362d817d285c17e45dea0b2d58b547faf5e4faa44cdb0aa4a80ae958e4e4faf51c1c1c1c6cca57fb4ce51746fad3d336b9a8c2547502fe0e02b1ac1313600254ed5465029b4fed13659b13ac24026002c213a013b102ac54dc3e6002f2edf265c2020213dcfef213ed8b13fe6513fef2c2651edbe7a6e55e0c1b957d4904f4192094e77df7e5e50d36bc190548190ca209cc37b83a07f7f71b05e2f90bcc5f0a363671b85e48e3d0b3e3e5a148f9b83290a64908495ab75af85af849b7b75ab75a495ab7085a085a08a6f8f8f8a6080808b75af8f8f8f849f8f8f849f85a0808495af80808b7f8b7a6b7f8f849b75a495a082714e83cc4c4d93c3c3c142aecb227ec272a2aecc414fed64e18d62a142ae8d614ec142aecd9182afefec4ecc44ec7183c2a4e27d9ec143c27c44eecec1418ec3cd5dad5fdc8382bec38c83803eb38eb3cc8ecc4c33dda27d5c315272bda3c384e2714e7fd262b38b238d619c4152becec15c4eb19c4151438dad6da142b15c4df331de3cd1d1ddf1dcdcde30bcddfdfcde330f5cd1ddfd021bb45d00b330be31dd021cd33cd30211dcd0b21211dbb33f5d0e333e3f521f51d0b45cde3cdcdf5', NULL),
	(1, 'default', 'nora', '01a20409-ed8e-748c-a568-928a8a90b1b9', '01a20409-efcc-758d-bf47-423907a80868', 'a588558118', 'allerg penicillin locat', 'hashed-1-512', B'11001100001101101001011000000011010001100110111110011000010101101110011101110011001000010011101110110101101101011101110100000100100100101000000001001000011100001000101110010101110110111000010010101101111011001000110100101001101011011110111111000110001001000000001101010100011100110101011111010101000100011111100110010101111111010011110101010111001000011111101011101011111010110011010010010101101011110011010110000100000000011000011001110011100100000110011000111110010110001111111110101111101110101010110010010111', '\x07659de66509ace6aeae6507e65263f709aef941ae5209aef9e6f7f9e68a091af752ae9bf707659dae0965ae5265650909f7f94165f7f7e6f707f765ac4109ae0f6e7eefef4c7e0fff116e01b6f1014cffef01f1efb6a311b6ef5d5d0fef0f7e11a34a0f954ac7396eef4a7ea322a57e015da539115dff11b6ff95de9211deef11efff01ffa501a55ba5efffb6ffffa5ef11b6ff6effefefef6e016effa5ffa51192efff4aff5b5b6eefef5bef01ef015b6e921101b6115d01efefb6ef6ea5ef11a56e921111c7225d0f11c70111ffb64affa3f15b5bb411a3de5df16eff924a5dff6e920f01ff5b5d7e39ff11110f6e015d95b6b6225ddeefff5d92f101c7b6ffdeecefecef1122f133ff01ef14ffdcdc010f11ffdc0111ef0fec01ef22010f0114ff22f101ef0fefecef14ffefde110f11013511efde1411dcff14f10ff1011b0a081b1b08e51be5f80a1b0a0ae51bf80af808f8080a08f8f808f8f8f6e51b081b080a1be51bf81b1b1be50af80a1b1b0808f808f8081bf6f61b1be508f6e50af8e32ef80af80808c12efa1b0a1b1bf8e51b0af81bd40819d4e5e5f60af8f8e5f8f8fae5f6f8081be5e5d4e7081bd2f8081b0af8e32e0808f8f60ae5e5e5f8e50a08e5f6080af6f8f8080808080af8f808f8081be5e5e50a1b080a0a08080a08f81bf81b081b0808f8080808f80af808f608e5081be5f608f8f608f6081b0a', NULL),
	(1, 'default', 'nora', '01a20409-efcc-758d-bf47-4236f451e673', '01a20409-efcc-758d-bf47-423744017a81', 'a588558118', 'live lisbon brother rui locat', 'hashed-1-512', B'10101000110110110100110010000110000001101111110000001000110010001000010111001011010010001111111110111111110110101011011011000110110011001101111001100001000010101110101110111000101111111010010101110101001011001110111010000100000000001100001111000000000111010001001010111111101110100101100101001100111001010011101100100110010101000101100010000001010000000011100011101010011011101010000101110110011111011110110001110010110100010111010010000011110010111011000101010111100000110111001011111110110111101100111100001110', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(48, 'bridge', 'lena', '01a20409-f07b-7379-871d-5075ef36c03a', '01a20409-f0de-74f7-9894-77fa904989e5', 'f880d6edfc', 'anoth person same name', 'hashed-1-512', B'10101000110111000111101001000100010011001100100001110101111100001010001000100110101011111100001110110101111101111001011111111101010001101111001010101000001100101101111000010011010101101011101001010110001001001011100110100001000001011100000010010101101001111000010010101011101010111010110000100011100111010011001001110000000010111011101110101011111100101110011001111000010001010111100110011010100111111111001011110101011000001101111001001111000110000101111010111100000010101001101110101011100100000111011100000000', '\x24dc01c845e195a25548ff381734dcabff1f015501dc55ccd90ed9e1f227f2f2ee12ccd90e27e1b83834eeab27abf2e1cc34240e9538bb451f127f4df2d992e14ce116d4c0f60ab4c0f61fc0d44c2cf60aea0aea0a4c0a2c1f16d4f6b4f616164cf60a2cf64cea0a2c161640ea16161f1ff6b40af60a1f402c0a0a2c0a40f60af808f8f8f80808f808080808f8f808f808f808f808f8f8f8f8f80808f8f808f80808f808080808f8f8f8f808f8f80808f808f808f80808f808f8080808f808f8fa17fa27e91727f7fae909f7e906f7e927e9170606f7fa0909fa09e6fae6e606d9e6fae6e917e6062709fad9fae9e9d906faf717fa27d90609f706f7fa09061719f4f3e4d710f0e70cf119ff0300011004ec1cff08f30d080cf31df00c03f0ffeff311ff00000d190ff4ff0d1928e401f3f01c03cbe303fff435010de3fffce3d3c2dfce3ed22e1504ce314714eb210331f807f83af803572d083a3ac2ce3afd312115ebf8044acfde4a143e3ef8fddffd32cfdfdf15fd10b5043e0447f8d2570c87bc010c9325ac2abc002934292a43280c3541bce70db035360b19940bf50cbd0d4ff4f3f4ffcb003694790c3600d7ca43f3e81025000ce8bd870b6ecb9fa1fd1bd5020f0a38e551bc6f0f3817d8e596d9f2fe02fe01bc40e1d91b28fe275e77bb35e435bc1b0234e5bd09f2f1ccfdff6a4438fe45020ef2f1fef2d8e5e6f6', NULL);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES
	(53, 'default', 'memory_book', 'bruno', 10, 'memory_book/0.1.0', '{"rev":10,"memories":{"bruno-1":{"state":"active","revision":1,"rev":1,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20409-e49c-755c-b2e9-cd4dea1c692c","contents":["01a20409-e49c-755c-b2e9-cd4dea1c692c"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-2":{"state":"active","revision":1,"rev":2,"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content_id":"01a20409-e49c-755c-b2e9-cd4eb2d79b69","contents":["01a20409-e49c-755c-b2e9-cd4eb2d79b69"],"created_at":1733414400123000,"updated_at":1733500800000000},"bruno-3":{"state":"active","revision":1,"rev":3,"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content_id":"01a20409-e49c-755c-b2e9-cd4fed4dd766","contents":["01a20409-e49c-755c-b2e9-cd4fed4dd766"],"created_at":1795364086940781,"updated_at":1795364086940781},"bruno-4":{"state":"active","revision":1,"rev":4,"attributes":{"bank":"General","importance":1,"kind":"insight"},"content_id":"01a20409-e49c-755c-b2e9-cd502460c1bc","contents":["01a20409-e49c-755c-b2e9-cd502460c1bc"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-5":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":5,"kind":"summary"},"content_id":"01a20409-e49d-72ee-96b3-7651a8b58123","contents":["01a20409-e49d-72ee-96b3-7651a8b58123"],"created_at":1795364086940781,"updated_at":1795364086940781},"bruno-6":{"state":"archived","revision":2,"rev":7,"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content_id":"01a20409-e49d-72ee-96b3-76526771047e","contents":["01a20409-e49d-72ee-96b3-76526771047e"],"created_at":1795364086940781,"updated_at":1795364086940781},"bruno-7":{"state":"archived","revision":2,"rev":9,"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content_id":"01a20409-e49d-72ee-96b3-7653880ac4da","contents":["01a20409-e49d-72ee-96b3-7653880ac4da"],"created_at":1795364086940781,"updated_at":1795364086940781},"bruno-8":{"state":"active","revision":1,"rev":10,"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content_id":"01a20409-e49d-72ee-96b3-76549fa76dfe","contents":["01a20409-e49d-72ee-96b3-76549fa76dfe"],"created_at":1795364086940781,"updated_at":1795364086940781}},"kept":8}'),
	(43, 'default', 'memory_book', 'ana', 32, 'memory_book/0.1.0', '{"rev":32,"memories":{"01a20409-e638-7292-9e71-a69462af53c1":{"state":"active","revision":2,"rev":8,"attributes":{"bank":"General","importance":4,"kind":"semantic"},"content_id":"01a20409-e8a2-7270-b21d-537f3821e744","contents":["01a20409-e639-7080-9287-a6ee19ea36b4","01a20409-e8a2-7270-b21d-537f3821e744"],"created_at":1795364087353823,"updated_at":1795364087969203},"01a20409-e6a3-7001-930b-c743292aac9b":{"state":"archived","revision":5,"rev":25,"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Personal","category":"Goals","importance":3,"kind":"episodic","role":"user","run_id":"run-7","thread_id":"t1"},"content_id":"01a20409-e92c-775c-97d4-0aa7654213e3","contents":["01a20409-e6a3-7001-930b-c745bd305bcb","01a20409-e92c-775c-97d4-0aa7654213e3","01a20409-ea82-7696-b0a1-a0d54a1b0cbe"],"created_at":1795364087459780,"updated_at":1795364088450449},"01a20409-e6f2-7251-8f25-b3023a986b04":{"state":"purged","revision":3,"rev":32,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a20409-eb53-76ec-887e-02b973bcc751"],"merged_into":"01a20409-e94d-74bc-97fb-e1905cabc39c","created_at":1795364087538120,"updated_at":1795364088659814},"01a20409-e733-7012-ab60-5d3b86ea387d":{"state":"soft_deleted","revision":6,"rev":30,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a20409-e733-7012-ab60-5d3d775f786e","contents":["01a20409-e733-7012-ab60-5d3d775f786e","01a20409-eaa9-73ac-8d58-97827426596b"],"purge_at":4948964088517633,"created_at":1795364087603735,"updated_at":1795364088517633},"01a20409-e793-777e-ad59-866518ffaf30":{"state":"purged","revision":2,"rev":31,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a20409-ead6-706b-8a8c-0352504d4d13"],"created_at":1795364087699346,"updated_at":1795364088534771},"01a20409-e7ee-7465-8f2d-b7864c88f6c7":{"state":"active","revision":1,"rev":6,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20409-e7ee-7465-8f2d-b78870c2314f","contents":["01a20409-e7ee-7465-8f2d-b78870c2314f"],"created_at":1795364087790504,"updated_at":1795364087790504},"01a20409-e846-708d-abd6-0cabb1ad1576":{"state":"active","revision":5,"rev":27,"attributes":{"bank":"Personal","category":"Manners","importance":2,"kind":"insight","pinned":true},"content_id":"01a20409-e846-708d-abd6-0cad7fdf2edb","contents":["01a20409-e846-708d-abd6-0cad7fdf2edb"],"created_at":1795364087878126,"updated_at":1795364088475086},"01a20409-e94d-74bc-97fb-e1905cabc39c":{"state":"active","revision":1,"rev":14,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a20409-e94e-70eb-ac2e-d7c1eecfbc0e","contents":["01a20409-e94e-70eb-ac2e-d7c1eecfbc0e"],"derived_from":[{"memory_id":"01a20409-e6f2-7251-8f25-b3023a986b04","revision":1},{"memory_id":"01a20409-e733-7012-ab60-5d3b86ea387d","revision":1}],"created_at":1795364088141381,"updated_at":1795364088141381},"01a20409-e969-7611-8a4b-5162fddcc323":{"state":"active","revision":2,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20409-ea18-72a7-8e89-5be5111f6464","contents":["01a20409-e96a-75e1-948e-85be0900cecf","01a20409-ea18-72a7-8e89-5be5111f6464","01a20409-ea18-72a7-8e89-5be65f668e40"],"derived_from":[{"memory_id":"01a20409-e969-7611-8a4b-5162fddcc323","revision":1},{"memory_id":"01a20409-e9c6-72a6-8680-188665005854","revision":1}],"created_at":1795364088169974,"updated_at":1795364088343555},"01a20409-e9c6-72a6-8680-188665005854":{"state":"merged","revision":2,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20409-e9c6-72a6-8680-1888d48fe234","contents":["01a20409-e9c6-72a6-8680-1888d48fe234"],"merged_into":"01a20409-e969-7611-8a4b-5162fddcc323","created_at":1795364088262657,"updated_at":1795364088343555}},"kept":8,"links":{"01a20409-e6a3-7001-930b-c743292aac9b":{"01a20409-e969-7611-8a4b-5162fddcc323":{"by_hand":true,"outgoing":false,"strength":0}},"01a20409-e846-708d-abd6-0cabb1ad1576":{"01a20409-e969-7611-8a4b-5162fddcc323":{"by_hand":true,"outgoing":false,"strength":500}},"01a20409-e969-7611-8a4b-5162fddcc323":{"01a20409-e6a3-7001-930b-c743292aac9b":{"by_hand":true,"outgoing":true,"strength":0},"01a20409-e846-708d-abd6-0cabb1ad1576":{"by_hand":true,"outgoing":true,"strength":500}}}}'),
	(1, 'default', 'workflow_run', 'nora', 32, 'workflow_run/0.1.0', '{"runs":{"01a20409-ee9f-7431-953d-688b1e8d583f":{"workflow":"memory-optimization","status":"completed","restored":true,"attempt":1,"node":null,"steps":[],"answers":{},"contents":["01a20409-eec8-75f6-b0d7-ac1fd57d1620","01a20409-eed2-72ff-886f-6110b29d6df9","01a20409-eedd-72ef-8d53-ea2b61da9d8f"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795364089504332,"ended_at":1795364089585304},"01a20409-ef90-7746-a310-036256a186fe":{"workflow":"memory-optimization","status":"running","restored":false,"attempt":1,"node":"node-01a20409e5e172b294d9fece98b193db","steps":[{"name":"fetch","status":"completed","attempt":1,"cancellable":true,"started_at":1795364089764715,"completed_at":1795364089770938,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","attempt":1,"cancellable":true,"started_at":1795364089772798,"completed_at":1795364089779075,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","attempt":1,"cancellable":true,"started_at":1795364089780741,"completed_at":1795364089787363,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","attempt":1,"cancellable":true,"started_at":1795364089789169,"completed_at":1795364089796422,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}},{"name":"report","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}}],"answers":{"classify":{"0":{"commitment":"c831534a664aad5ee19455333617892ea387ef24bc7c6b782ab21d352a7f5049","content_id":"01a20409-efb1-725f-98b1-1be15f614f5f"}},"normalise_topics":{"0":{"commitment":"80e90dd6587f3676c310624b225421a26e6ca28da76e0e79d1f5254b755245b8","content_id":"01a20409-efc2-71f7-b786-eb95b74d79a4"}},"resolve_merges":{"0":{"commitment":"426cc8493d1703dca5f147f97c7e082dd2b3b53e96fef98b377f51f71e851531","content_id":"01a20409-efb9-7766-a8ec-4e02f4e74a12"}}},"contents":["01a20409-efb1-725f-98b1-1be15f614f5f","01a20409-efb9-7766-a8ec-4e02f4e74a12","01a20409-efc2-71f7-b786-eb95b74d79a4"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795364089744149,"ended_at":null}},"active":{"memory-optimization":"01a20409-ef90-7746-a310-036256a186fe"},"held":6}'),
	(1, 'default', 'memory_book', 'nora', 23, 'memory_book/0.1.0', '{"rev":23,"memories":{"01a20409-ece2-76d7-a107-644fd34c1626":{"state":"merged","revision":4,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20409-ece4-757b-a0de-1cf6ad4283ae","contents":["01a20409-ece4-757b-a0de-1cf6ad4283ae"],"merged_into":"01a20409-efcc-758d-bf47-4236f451e673","created_at":1795364089059995,"updated_at":1795364089803883},"01a20409-ed37-763b-8757-d589d05979c9":{"state":"merged","revision":4,"rev":22,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20409-ed37-763b-8757-d58b03a8be55","contents":["01a20409-ed37-763b-8757-d58b03a8be55"],"merged_into":"01a20409-efcc-758d-bf47-4236f451e673","created_at":1795364089143244,"updated_at":1795364089803883},"01a20409-ed8e-748c-a568-928a8a90b1b9":{"state":"active","revision":4,"rev":23,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20409-efcc-758d-bf47-423907a80868","contents":["01a20409-ed8e-748c-a568-928c25e1effa","01a20409-eee6-75e7-9b5f-37a69be7e391","01a20409-ef6f-7420-9f46-ebf70b9eab27","01a20409-efcc-758d-bf47-423907a80868"],"created_at":1795364089230220,"updated_at":1795364089803883},"01a20409-edef-74bf-b36c-0c69ff555d95":{"state":"archived","revision":4,"rev":18,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20409-edef-74bf-b36c-0c6b198ac384","contents":["01a20409-edef-74bf-b36c-0c6b198ac384","01a20409-eee5-756b-8483-2a3759c2fae8","01a20409-efcb-7004-b49b-3c5f05eff142"],"created_at":1795364089327347,"updated_at":1795364089803883},"01a20409-ee48-714f-9e99-f629da9efdb1":{"state":"archived","revision":4,"rev":19,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20409-ee48-714f-9e99-f62b923e5ed0","contents":["01a20409-ee48-714f-9e99-f62b923e5ed0","01a20409-eee5-756b-8483-2a381a0ab034","01a20409-efcb-7004-b49b-3c60ed1df1ad"],"created_at":1795364089416421,"updated_at":1795364089803883},"01a20409-eee5-756b-8483-2a39191f884a":{"state":"archived","revision":2,"rev":17,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20409-eee5-756b-8483-2a3a9a3eb816","contents":["01a20409-eee5-756b-8483-2a3a9a3eb816","01a20409-eee5-756b-8483-2a3b0535b149"],"derived_from":[{"memory_id":"01a20409-ece2-76d7-a107-644fd34c1626","revision":1},{"memory_id":"01a20409-ed37-763b-8757-d589d05979c9","revision":1}],"created_at":1795364089573536,"updated_at":1795364089711385},"01a20409-efcc-758d-bf47-4236f451e673":{"state":"active","revision":1,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20409-efcc-758d-bf47-423744017a81","contents":["01a20409-efcc-758d-bf47-423744017a81","01a20409-efcc-758d-bf47-4238a66718f4"],"derived_from":[{"memory_id":"01a20409-ece2-76d7-a107-644fd34c1626","revision":3},{"memory_id":"01a20409-ed37-763b-8757-d589d05979c9","revision":3}],"created_at":1795364089803883,"updated_at":1795364089803883}},"kept":7}');


--
-- Data for Name: thread_acks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.thread_acks VALUES
	(43, 'default', 'ana', 't1', 17, 1795364088435325);


--
-- Data for Name: user_stats_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_stats_g1 VALUES
	(53, 'default', 'bruno', 6, 2, 0, 0, 0, 10, 1795364086940781, 1795364086940781),
	(48, 'default', 'carl', 2, 0, 0, 0, 0, 2, 1795364087046385, 1795364087046385),
	(43, 'default', 'ana', 5, 1, 1, 1, 2, 32, 1795364087353823, 1795364088659814),
	(48, 'default', 'lena', 2, 1, 0, 0, 0, 4, 1795364088758134, 1795364089030293),
	(1, 'default', 'nora', 2, 3, 2, 0, 0, 23, 1795364089059995, 1795364089803883),
	(48, 'bridge', 'lena', 1, 0, 0, 0, 0, 2, 1795364089980522, 1795364090077744);


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('bridge', 1795364091705794, '01a20409-f739-7042-81c3-ee5718a6d70a', NULL, 'admin:cli', 1, 2, 0, '[]', 345),
	('default', 1795364091705794, '01a20409-f73c-76a7-a6a9-163233d7a826', NULL, 'admin:cli', 1, 110, 0, '[]', 345);


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
-- Name: operations_failed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operations_failed ON public.operations USING btree (tenant_id, recorded_at, operation_id) WHERE (status = 'error'::text);


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



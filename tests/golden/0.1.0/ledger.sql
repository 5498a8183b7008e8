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
    words text COLLATE pg_catalog."C",
    embedder text COLLATE pg_catalog."C",
    bits bytea,
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
	('01a20542-ec48-7742-9744-add456302e97', 'default', 'auditor@example.org', 'auditor', '$argon2id$v=19$m=19456,t=2,p=1$hwqNURO1iu5F6NMqmT2cPg$AFp/sUQ/qLXtH4LZIrheuurDlbpse62hjXW6oQGh2BI', 1795384601672443, NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES
	('k_Hws2JiAhcdVY', 'default', 'admin', NULL, '[]', '\xb0eab0f4685cb9e37136ad87c3738876d9c10ad829f9a4c83ab0d201405504c7', 1795384600513245, NULL),
	('k_RxRO0dTgqeZk', 'default', 'auditor', 'reviewer', '[]', '\x43595ebd665d0f42146d1d2ca41c6a6ed92f2e7d77ab2952e03c53f1d73a6149', 1795384600636091, NULL),
	('k_THRdUGFYxtyv', 'default', 'agent', 'planner', '["ana"]', '\x202463fd928b18f59c0bf5c8c311d091d45a37ea3d69ea8bb5ac5611227de348', 1795384600752813, NULL),
	('k_bpJNm1a1LBSA', 'bridge', 'admin', NULL, '[]', '\x86bf8bbab15bc6abde9b52af1d89716a149856648c016279f0b02a210fc81131', 1795384600888894, NULL),
	('k_Mja6HsUZ1u3i', 'default', 'admin', NULL, '[]', '\x98de71328bf80837e94180e09b483d7708cf6d3ab8b785c08c62a98becb5554b', 1795384601049378, 1795384601304516);


--
-- Data for Name: changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes_g1 VALUES
	(53, 'default', 'bruno', 1, 1, 'bruno-1', 'ADD', NULL, 'active', NULL, '01a20542-eb1d-77d4-ae29-f2f20d67ee41', NULL, 'admin:cli', 'import:jsonl', 1795384601373163, '{}'),
	(53, 'default', 'bruno', 2, 2, 'bruno-2', 'ADD', NULL, 'active', NULL, '01a20542-eb1d-77d4-ae29-f2f354d206b1', NULL, 'admin:cli', 'import:jsonl', 1795384601373163, '{}'),
	(53, 'default', 'bruno', 3, 3, 'bruno-3', 'ADD', NULL, 'active', NULL, '01a20542-eb1d-77d4-ae29-f2f484ba207b', NULL, 'admin:cli', 'import:jsonl', 1795384601373163, '{}'),
	(53, 'default', 'bruno', 4, 4, 'bruno-4', 'ADD', NULL, 'active', NULL, '01a20542-eb1d-77d4-ae29-f2f5e9c06823', NULL, 'admin:cli', 'import:jsonl', 1795384601373163, '{}'),
	(53, 'default', 'bruno', 5, 5, 'bruno-5', 'ADD', NULL, 'active', NULL, '01a20542-eb1d-77d4-ae29-f2f64ea0448a', NULL, 'admin:cli', 'import:jsonl', 1795384601373163, '{}'),
	(53, 'default', 'bruno', 6, 6, 'bruno-6', 'ADD', NULL, 'active', NULL, '01a20542-eb1d-77d4-ae29-f2f755831ccc', NULL, 'admin:cli', 'import:jsonl', 1795384601373163, '{}'),
	(53, 'default', 'bruno', 7, 7, 'bruno-6', 'DELETE', 'active', 'archived', '01a20542-eb1d-77d4-ae29-f2f755831ccc', NULL, NULL, 'admin:cli', 'import:jsonl', 1795384601373163, '{}'),
	(53, 'default', 'bruno', 8, 8, 'bruno-7', 'ADD', NULL, 'active', NULL, '01a20542-eb1d-77d4-ae29-f2f81705237a', NULL, 'admin:cli', 'import:jsonl', 1795384601373163, '{}'),
	(53, 'default', 'bruno', 9, 9, 'bruno-7', 'DELETE', 'active', 'archived', '01a20542-eb1d-77d4-ae29-f2f81705237a', NULL, NULL, 'admin:cli', 'import:jsonl', 1795384601373163, '{}'),
	(53, 'default', 'bruno', 10, 10, 'bruno-8', 'ADD', NULL, 'active', NULL, '01a20542-eb1d-77d4-ae29-f2f944c68fa1', NULL, 'admin:cli', 'import:jsonl', 1795384601373163, '{}'),
	(48, 'default', 'carl', 1, 1, 'carl-1', 'ADD', NULL, 'active', NULL, '01a20542-eb9f-7281-9818-254121cf94be', NULL, 'admin:cli', 'import:agno', 1795384601502975, '{}'),
	(48, 'default', 'carl', 2, 2, 'carl-2', 'ADD', NULL, 'active', NULL, '01a20542-eb9f-7281-9818-254256290791', NULL, 'admin:cli', 'import:agno', 1795384601502975, '{}'),
	(43, 'default', 'ana', 1, 1, '01a20542-eceb-72c3-abc2-879f3371f786', 'ADD', NULL, 'active', NULL, '01a20542-ecee-72bb-aef8-8fa2007f97b2', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384601838202, '{}'),
	(43, 'default', 'ana', 2, 2, '01a20542-ed6a-740d-8fc6-677dc5cf5c23', 'ADD', NULL, 'active', NULL, '01a20542-ed6a-740d-8fc6-677f2505b06f', NULL, 'admin:k_Hws2JiAhcdVY', 'run-7', 1795384601962790, '{}'),
	(43, 'default', 'ana', 3, 3, '01a20542-edca-70ef-a218-79179e2c501b', 'ADD', NULL, 'active', NULL, '01a20542-edca-70ef-a218-791973fb780d', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602058281, '{}'),
	(43, 'default', 'ana', 4, 4, '01a20542-ee1e-72a9-b6e3-7ad6044058b3', 'ADD', NULL, 'active', NULL, '01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602142801, '{}'),
	(43, 'default', 'ana', 5, 5, '01a20542-ee6f-7599-a95f-43a8c7c3c2ea', 'ADD', NULL, 'active', NULL, '01a20542-ee6f-7599-a95f-43aa5c4fa8b2', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602223311, '{}'),
	(43, 'default', 'ana', 6, 6, '01a20542-eece-7442-95e1-52c6810c7eb9', 'ADD', NULL, 'active', NULL, '01a20542-eece-7442-95e1-52c8d7c3d8fe', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602318516, '{}'),
	(43, 'default', 'ana', 7, 7, '01a20542-ef28-7221-ac00-51fef27f7ea3', 'ADD', NULL, 'active', NULL, '01a20542-ef28-7221-ac00-52004bbd2e87', NULL, 'agent:planner', NULL, 1795384602408667, '{}'),
	(43, 'default', 'ana', 8, 8, '01a20542-eceb-72c3-abc2-879f3371f786', 'UPDATE', 'active', 'active', '01a20542-ecee-72bb-aef8-8fa2007f97b2', '01a20542-ef89-7116-9c6b-6f85b68cd7ad', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602504826, '{"set":{"category":null},"was":{"category":"Personal"}}'),
	(43, 'default', 'ana', 9, 9, '01a20542-ed6a-740d-8fc6-677dc5cf5c23', 'UPDATE', 'active', 'active', '01a20542-ed6a-740d-8fc6-677f2505b06f', '01a20542-ed6a-740d-8fc6-677f2505b06f', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602603367, '{"set":{"pinned":false},"was":{"pinned":true}}'),
	(43, 'default', 'ana', 10, 10, '01a20542-ef28-7221-ac00-51fef27f7ea3', 'UPDATE', 'active', 'active', '01a20542-ef28-7221-ac00-52004bbd2e87', '01a20542-ef28-7221-ac00-52004bbd2e87', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602622105, '{"set":{"pinned":true},"was":{"pinned":false}}'),
	(43, 'default', 'ana', 11, 11, '01a20542-ef28-7221-ac00-51fef27f7ea3', 'UPDATE', 'active', 'active', '01a20542-ef28-7221-ac00-52004bbd2e87', '01a20542-ef28-7221-ac00-52004bbd2e87', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602638762, '{"set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}'),
	(43, 'default', 'ana', 12, 12, '01a20542-ed6a-740d-8fc6-677dc5cf5c23', 'UPDATE', 'active', 'active', '01a20542-ed6a-740d-8fc6-677f2505b06f', '01a20542-ed6a-740d-8fc6-677f2505b06f', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602655850, '{"set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}'),
	(43, 'default', 'ana', 13, 13, '01a20542-ed6a-740d-8fc6-677dc5cf5c23', 'UPDATE', 'active', 'active', '01a20542-ed6a-740d-8fc6-677f2505b06f', '01a20542-f031-73c1-94c1-89fd732834a8', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602672957, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 14, 14, '01a20542-f054-7451-80d1-d703c5dd4d19', 'MERGE', NULL, 'active', NULL, '01a20542-f054-7451-80d1-d7054b4f7b2b', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602708218, '{"derived_from":[{"memory_id":"01a20542-edca-70ef-a218-79179e2c501b","revision":1},{"memory_id":"01a20542-ee1e-72a9-b6e3-7ad6044058b3","revision":1}]}'),
	(43, 'default', 'ana', 15, 15, '01a20542-edca-70ef-a218-79179e2c501b', 'MERGE', 'active', 'merged', '01a20542-edca-70ef-a218-791973fb780d', NULL, NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602708218, '{"merged_into":"01a20542-f054-7451-80d1-d703c5dd4d19"}'),
	(43, 'default', 'ana', 16, 16, '01a20542-ee1e-72a9-b6e3-7ad6044058b3', 'MERGE', 'active', 'merged', '01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d', NULL, NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602708218, '{"merged_into":"01a20542-f054-7451-80d1-d703c5dd4d19"}'),
	(43, 'default', 'ana', 17, 17, '01a20542-ee1e-72a9-b6e3-7ad6044058b3', 'RESTORE', 'merged', 'active', NULL, '01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602725070, '{}'),
	(43, 'default', 'ana', 18, 18, '01a20542-f075-72e6-acb1-4de1983f6475', 'ADD', NULL, 'active', NULL, '01a20542-f075-72e6-acb1-4de35b9b7595', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602741757, '{}'),
	(43, 'default', 'ana', 19, 19, '01a20542-f0d8-7270-ac19-7951a0d277e1', 'ADD', NULL, 'active', NULL, '01a20542-f0d9-70ad-8d9a-2a6982e38214', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602841071, '{}'),
	(43, 'default', 'ana', 20, 20, '01a20542-f075-72e6-acb1-4de1983f6475', 'MERGE', 'active', 'active', '01a20542-f075-72e6-acb1-4de35b9b7595', '01a20542-f137-70d4-a251-20a00b1d9588', '01a20542-f138-7672-a8d6-9bb34f1dab6a', 'admin:k_Hws2JiAhcdVY', NULL, 1795384602934459, '{"derived_from":[{"memory_id":"01a20542-f075-72e6-acb1-4de1983f6475","revision":1},{"memory_id":"01a20542-f0d8-7270-ac19-7951a0d277e1","revision":1}]}'),
	(43, 'default', 'ana', 21, 21, '01a20542-f0d8-7270-ac19-7951a0d277e1', 'MERGE', 'active', 'merged', '01a20542-f0d9-70ad-8d9a-2a6982e38214', NULL, NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602934459, '{"merged_into":"01a20542-f075-72e6-acb1-4de1983f6475"}'),
	(43, 'default', 'ana', 22, 22, '01a20542-f075-72e6-acb1-4de1983f6475', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602954583, '{"strength":0.5,"to":"01a20542-ef28-7221-ac00-51fef27f7ea3"}'),
	(43, 'default', 'ana', 23, 23, '01a20542-f075-72e6-acb1-4de1983f6475', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602971969, '{"strength":1.0,"to":"01a20542-ed6a-740d-8fc6-677dc5cf5c23"}'),
	(43, 'default', 'ana', 24, 24, '01a20542-f075-72e6-acb1-4de1983f6475', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384602999635, '{"removed":true,"to":"01a20542-ed6a-740d-8fc6-677dc5cf5c23"}'),
	(43, 'default', 'ana', 25, 25, '01a20542-ed6a-740d-8fc6-677dc5cf5c23', 'DELETE', 'active', 'archived', '01a20542-f031-73c1-94c1-89fd732834a8', NULL, '01a20542-f1a2-756d-b088-1284c307678c', 'admin:k_Hws2JiAhcdVY', NULL, 1795384603042674, '{}'),
	(43, 'default', 'ana', 26, 26, '01a20542-ef28-7221-ac00-51fef27f7ea3', 'DELETE', 'active', 'archived', '01a20542-ef28-7221-ac00-52004bbd2e87', NULL, NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384603055506, '{}'),
	(43, 'default', 'ana', 27, 27, '01a20542-ef28-7221-ac00-51fef27f7ea3', 'RESTORE', 'archived', 'active', NULL, '01a20542-ef28-7221-ac00-52004bbd2e87', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384603068756, '{}'),
	(43, 'default', 'ana', 32, 32, '01a20542-edca-70ef-a218-79179e2c501b', 'PURGE', 'merged', 'purged', NULL, NULL, '01a20542-f27f-70d3-8c78-db5cfcf0e26e', 'admin:k_Hws2JiAhcdVY', NULL, 1795384603263920, '{"erased":1}'),
	(43, 'default', 'ana', 28, 28, '01a20542-ee1e-72a9-b6e3-7ad6044058b3', 'TTL', 'active', 'soft_deleted', '01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d', NULL, '01a20542-f1ca-7068-94e7-d1edbfa8e02f', 'admin:k_Hws2JiAhcdVY', NULL, 1795384603082028, '{"purge_at":4948984603082028}'),
	(43, 'default', 'ana', 29, 29, '01a20542-ee1e-72a9-b6e3-7ad6044058b3', 'RESTORE', 'soft_deleted', 'active', NULL, '01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384603098511, '{}'),
	(43, 'default', 'ana', 30, 30, '01a20542-ee1e-72a9-b6e3-7ad6044058b3', 'TTL', 'active', 'soft_deleted', '01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d', NULL, NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384603111949, '{"purge_at":4948984603111949}'),
	(43, 'default', 'ana', 31, 31, '01a20542-ee6f-7599-a95f-43a8c7c3c2ea', 'PURGE', 'active', 'purged', NULL, NULL, '01a20542-f1f9-73d7-8251-14c46295b880', 'admin:k_Hws2JiAhcdVY', NULL, 1795384603129716, '{"erased":1}'),
	(1, 'default', 'nora', 18, 51, '01a20542-f509-753c-8326-4937d80f8d33', 'DELETE', 'active', 'archived', '01a20542-f509-753c-8326-4939bc4df2a8', NULL, '01a20542-f7aa-7094-9e7f-660221210758', 'workflow:memory-optimization', '01a20542-f75f-72db-8de7-017e18c58a57', 1795384604586341, '{}'),
	(1, 'default', 'nora', 19, 52, '01a20542-f554-750e-b00e-75579f991aa9', 'DELETE', 'active', 'archived', '01a20542-f554-750e-b00e-755987f47c15', NULL, '01a20542-f7aa-7094-9e7f-6603eaddcc90', 'workflow:memory-optimization', '01a20542-f75f-72db-8de7-017e18c58a57', 1795384604586341, '{}'),
	(1, 'default', 'nora', 20, 53, '01a20542-f7aa-7094-9e7f-6604f4273ae2', 'MERGE', NULL, 'active', NULL, '01a20542-f7aa-7094-9e7f-660550a567f0', '01a20542-f7aa-7094-9e7f-66060a116a05', 'workflow:memory-optimization', '01a20542-f75f-72db-8de7-017e18c58a57', 1795384604586341, '{"derived_from":[{"memory_id":"01a20542-f404-769c-9f1b-efe272e96577","revision":3},{"memory_id":"01a20542-f459-7466-9ccf-072b553e48bb","revision":3}]}'),
	(1, 'default', 'nora', 21, 54, '01a20542-f404-769c-9f1b-efe272e96577', 'MERGE', 'active', 'merged', '01a20542-f405-734e-9289-139489c504d7', NULL, NULL, 'workflow:memory-optimization', '01a20542-f75f-72db-8de7-017e18c58a57', 1795384604586341, '{"merged_into":"01a20542-f7aa-7094-9e7f-6604f4273ae2"}'),
	(1, 'default', 'nora', 22, 55, '01a20542-f459-7466-9ccf-072b553e48bb', 'MERGE', 'active', 'merged', '01a20542-f459-7466-9ccf-072d09aba1fc', NULL, NULL, 'workflow:memory-optimization', '01a20542-f75f-72db-8de7-017e18c58a57', 1795384604586341, '{"merged_into":"01a20542-f7aa-7094-9e7f-6604f4273ae2"}'),
	(1, 'default', 'nora', 23, 56, '01a20542-f4b3-7749-80a5-1c3ac4f43f2f', 'UPDATE', 'active', 'active', '01a20542-f742-7014-a94c-907afc86281c', '01a20542-f7aa-7094-9e7f-66077c08ea08', NULL, 'workflow:memory-optimization', '01a20542-f75f-72db-8de7-017e18c58a57', 1795384604586341, '{"set":{},"was":{}}'),
	(48, 'default', 'lena', 1, 3, '01a20542-f2e0-713b-bbbb-aff1b6675640', 'ADD', NULL, 'active', NULL, '01a20542-f2e2-71b5-9a6e-0a1f04edeb96', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384603362016, '{}'),
	(48, 'default', 'lena', 2, 4, '01a20542-f32c-76b4-b476-ddf491e46025', 'ADD', NULL, 'active', NULL, '01a20542-f32c-76b4-b476-ddf696dfbbd2', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384603436473, '{}'),
	(1, 'default', 'nora', 3, 3, '01a20542-f4b3-7749-80a5-1c3ac4f43f2f', 'ADD', NULL, 'active', NULL, '01a20542-f4b3-7749-80a5-1c3c2b68591e', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384603827500, '{}'),
	(1, 'default', 'nora', 4, 4, '01a20542-f509-753c-8326-4937d80f8d33', 'ADD', NULL, 'active', NULL, '01a20542-f509-753c-8326-4939bc4df2a8', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384603913394, '{}'),
	(1, 'default', 'nora', 6, 20, '01a20542-f509-753c-8326-4937d80f8d33', 'DELETE', 'active', 'archived', '01a20542-f509-753c-8326-4939bc4df2a8', NULL, '01a20542-f600-72e0-8ff0-156f4b96b95d', 'workflow:memory-optimization', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 1795384604160521, '{}'),
	(1, 'default', 'nora', 7, 21, '01a20542-f554-750e-b00e-75579f991aa9', 'DELETE', 'active', 'archived', '01a20542-f554-750e-b00e-755987f47c15', NULL, '01a20542-f600-72e0-8ff0-15703736a94d', 'workflow:memory-optimization', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 1795384604160521, '{}'),
	(1, 'default', 'nora', 8, 22, '01a20542-f600-72e0-8ff0-157127ee7a38', 'MERGE', NULL, 'active', NULL, '01a20542-f600-72e0-8ff0-15729d97ef1e', '01a20542-f600-72e0-8ff0-15731adab609', 'workflow:memory-optimization', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 1795384604160521, '{"derived_from":[{"memory_id":"01a20542-f404-769c-9f1b-efe272e96577","revision":1},{"memory_id":"01a20542-f459-7466-9ccf-072b553e48bb","revision":1}]}'),
	(1, 'default', 'nora', 9, 23, '01a20542-f404-769c-9f1b-efe272e96577', 'MERGE', 'active', 'merged', '01a20542-f405-734e-9289-139489c504d7', NULL, NULL, 'workflow:memory-optimization', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 1795384604160521, '{"merged_into":"01a20542-f600-72e0-8ff0-157127ee7a38"}'),
	(1, 'default', 'nora', 10, 24, '01a20542-f459-7466-9ccf-072b553e48bb', 'MERGE', 'active', 'merged', '01a20542-f459-7466-9ccf-072d09aba1fc', NULL, NULL, 'workflow:memory-optimization', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 1795384604160521, '{"merged_into":"01a20542-f600-72e0-8ff0-157127ee7a38"}'),
	(1, 'default', 'nora', 11, 25, '01a20542-f4b3-7749-80a5-1c3ac4f43f2f', 'UPDATE', 'active', 'active', '01a20542-f4b3-7749-80a5-1c3c2b68591e', '01a20542-f601-73b1-abb2-f72441974c07', NULL, 'workflow:memory-optimization', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 1795384604160521, '{"set":{},"was":{}}'),
	(48, 'default', 'lena', 3, 5, '01a20542-f38f-751e-aa4e-960ed4fe64d5', 'ADD', NULL, 'active', NULL, '01a20542-f38f-751e-aa4e-96100d3d10c7', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384603535695, '{}'),
	(48, 'default', 'lena', 4, 6, '01a20542-f38f-751e-aa4e-960ed4fe64d5', 'DELETE', 'active', 'archived', '01a20542-f38f-751e-aa4e-96100d3d10c7', NULL, NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384603619166, '{}'),
	(1, 'default', 'nora', 1, 1, '01a20542-f404-769c-9f1b-efe272e96577', 'ADD', NULL, 'active', NULL, '01a20542-f405-734e-9289-139489c504d7', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384603653874, '{}'),
	(1, 'default', 'nora', 2, 2, '01a20542-f459-7466-9ccf-072b553e48bb', 'ADD', NULL, 'active', NULL, '01a20542-f459-7466-9ccf-072d09aba1fc', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384603737714, '{}'),
	(1, 'default', 'nora', 5, 5, '01a20542-f554-750e-b00e-75579f991aa9', 'ADD', NULL, 'active', NULL, '01a20542-f554-750e-b00e-755987f47c15', NULL, 'admin:k_Hws2JiAhcdVY', NULL, 1795384603988678, '{}'),
	(1, 'default', 'nora', 12, 30, '01a20542-f509-753c-8326-4937d80f8d33', 'RESTORE', 'archived', 'active', NULL, '01a20542-f509-753c-8326-4939bc4df2a8', NULL, 'admin:k_Hws2JiAhcdVY', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 1795384604481755, '{}'),
	(1, 'default', 'nora', 13, 31, '01a20542-f554-750e-b00e-75579f991aa9', 'RESTORE', 'archived', 'active', NULL, '01a20542-f554-750e-b00e-755987f47c15', NULL, 'admin:k_Hws2JiAhcdVY', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 1795384604481755, '{}'),
	(1, 'default', 'nora', 14, 32, '01a20542-f404-769c-9f1b-efe272e96577', 'RESTORE', 'merged', 'active', NULL, '01a20542-f405-734e-9289-139489c504d7', NULL, 'admin:k_Hws2JiAhcdVY', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 1795384604481755, '{}'),
	(1, 'default', 'nora', 15, 33, '01a20542-f459-7466-9ccf-072b553e48bb', 'RESTORE', 'merged', 'active', NULL, '01a20542-f459-7466-9ccf-072d09aba1fc', NULL, 'admin:k_Hws2JiAhcdVY', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 1795384604481755, '{}'),
	(1, 'default', 'nora', 16, 34, '01a20542-f4b3-7749-80a5-1c3ac4f43f2f', 'UPDATE', 'active', 'active', '01a20542-f601-73b1-abb2-f72441974c07', '01a20542-f742-7014-a94c-907afc86281c', NULL, 'admin:k_Hws2JiAhcdVY', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 1795384604481755, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 17, 35, '01a20542-f600-72e0-8ff0-157127ee7a38', 'DELETE', 'active', 'archived', '01a20542-f600-72e0-8ff0-15729d97ef1e', NULL, NULL, 'admin:k_Hws2JiAhcdVY', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 1795384604481755, '{}'),
	(48, 'bridge', 'lena', 1, 7, '01a20542-f824-74f2-9799-4f65ca34f7c7', 'ADD', NULL, 'active', NULL, '01a20542-f825-7708-aa69-b69cc4683f9b', NULL, 'admin:k_bpJNm1a1LBSA', NULL, 1795384604709338, '{}'),
	(48, 'bridge', 'lena', 2, 8, '01a20542-f824-74f2-9799-4f65ca34f7c7', 'UPDATE', 'active', 'active', '01a20542-f825-7708-aa69-b69cc4683f9b', '01a20542-f868-76b5-b697-abce0bd1f24a', NULL, 'admin:k_bpJNm1a1LBSA', NULL, 1795384604775849, '{"set":{},"was":{}}');


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
	(35, 'memories', 1, 1),
	(48, 'memories', 1, 8),
	(43, 'memories', 1, 32),
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
	(36, 'changes', 1, 0);
INSERT INTO public.checkpoints VALUES
	(37, 'changes', 1, 0),
	(38, 'changes', 1, 0),
	(39, 'changes', 1, 0),
	(35, 'changes', 1, 1),
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
	(57, 'changes', 1, 1),
	(1, 'search', 1, 60),
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
	(35, 'search', 1, 1),
	(48, 'search', 1, 8),
	(43, 'search', 1, 32),
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
	(36, 'relations', 1, 0),
	(37, 'relations', 1, 0),
	(38, 'relations', 1, 0),
	(39, 'relations', 1, 0),
	(40, 'relations', 1, 0),
	(41, 'relations', 1, 0),
	(35, 'relations', 1, 1),
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
	(1, 'runs', 1, 60),
	(43, 'relations', 1, 32),
	(57, 'relations', 1, 1),
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
	(36, 'runs', 1, 0),
	(37, 'runs', 1, 0),
	(38, 'runs', 1, 0),
	(39, 'runs', 1, 0),
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
	(35, 'runs', 1, 1),
	(48, 'runs', 1, 8),
	(43, 'runs', 1, 32),
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
	(36, 'user_stats', 1, 0),
	(37, 'user_stats', 1, 0),
	(38, 'user_stats', 1, 0),
	(39, 'user_stats', 1, 0),
	(40, 'user_stats', 1, 0),
	(41, 'user_stats', 1, 0),
	(42, 'user_stats', 1, 0),
	(35, 'user_stats', 1, 1),
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
	(35, 'daily_metrics', 1, 1),
	(48, 'daily_metrics', 1, 8),
	(43, 'daily_metrics', 1, 32),
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
	(43, 'default', 'k_Hws2JiAhcdVY/memory_book/ana', 'first', '\xb103c7b244852e80b487a28142b27a80da04b4aae3a3b53d4f7cd5f3b67f5479', '01a20542-ecee-72bb-aef8-8fa2007f97b2', '{"created":1,"memory_id":"01a20542-eceb-72c3-abc2-879f3371f786","rev":1}', 1, 1, 1795384601838202),
	(43, 'default', 'k_Hws2JiAhcdVY/memory_book/ana', 'doomed', '\x072212262a8d1d72ecf72b7849ba1c5d90a1e63ce243c6c0cc1a55820cfc8cbd', '01a20542-ee6f-7599-a95f-43aa5c4fa8b2', '{"created":1,"memory_id":"01a20542-ee6f-7599-a95f-43a8c7c3c2ea","rev":5}', 5, 5, 1795384602223311),
	(43, 'default', 'k_Hws2JiAhcdVY/memory_book/ana', 'guarded', '\x25bae0d34f1c4686b3d89bba6050b7453a6f37ad4ad8be30ebab80fea307d43d', '01a20542-ef89-7116-9c6b-6f85b68cd7ad', '{"created":0,"memory_id":"01a20542-eceb-72c3-abc2-879f3371f786","rev":8}', 8, 8, 1795384602504826),
	(43, 'default', 'k_Hws2JiAhcdVY/memory_book/ana', 'same', '\x0541fed107966802fb95dcd8589a342e5bfe8413d7cbb50cc8a85ebdd6a436d7', '01a20542-f031-73c1-94c1-89fd732834a8', '{"created":0,"memory_id":"01a20542-ed6a-740d-8fc6-677dc5cf5c23","position":13,"rev":13}', 14, 13, 1795384602689317),
	(43, 'default', 'k_Hws2JiAhcdVY/memory_book/ana', 'purge', '\xfc392ad56aa646542d6654e3c1385b9a9177fbbb73c60e9278ed04104151f40c', '01a20542-f1f9-73d7-8251-14c46295b880', '{"created":0,"memory_id":"01a20542-ee6f-7599-a95f-43a8c7c3c2ea","rev":31}', 31, 31, 1795384603129716),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:claim:01a20542-f5b8-702b-934d-1bbb134ad702', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 7, 7, 1795384604088655),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 8, 8, 1795384604091779),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 9, 9, 1795384604097582),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 10, 10, 1795384604099393),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:classify:0', '\x594070e442acb6f19ab88006bed9c8e1960f394af997f6a3984e379330bc7673', '01a20542-f5ce-7235-979d-bb1bdc1e1ed3', '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 11, 11, 1795384604110687),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 12, 12, 1795384604113225),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 13, 13, 1795384604115061),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:resolve_merges:0', '\xe13dd98eb5031fa39f37c9adf298f7e3dcaf77f0658b1060c47e246112cd341b', '01a20542-f5dc-72d3-92dd-42019b81c2ac', '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 14, 14, 1795384604124076),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 15, 15, 1795384604131663),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 16, 16, 1795384604135693),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:normalise_topics:0', '\x9dc455c3d91bd3fdd3c6a93b444e51424c899f2f28dd4f4c7a6924fd9ba53266', '01a20542-f5f4-7165-88d1-0ef615ff6dd0', '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 17, 17, 1795384604147965),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 18, 18, 1795384604151039),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 19, 19, 1795384604153580),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:save', '\xcdd91419433e9e320564d73f3a2808be7ce2cff1861ee415158732bece109c01', '01a20542-f600-72e0-8ff0-156f4b96b95d', '{"active":2,"deleted":2,"first_rev":6,"last_rev":11,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 20, 25, 1795384604160521),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 26, 26, 1795384604164307),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 27, 27, 1795384604167379),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 28, 28, 1795384604170957),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', 29, 29, 1795384604173482),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:restore', '\xe3be6c4c1d2ea610e1a1a6ff1c6c7572f90dc30a244fe28dc3f28aaa9f3fb831', '01a20542-f742-7014-a94c-907afc86281c', '{"archived":1,"kept":[],"restored":4,"rev":17,"rewritten":1}', 30, 35, 1795384604481755),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:claim:01a20542-f771-740f-8fa5-3fa57cf07c0d', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 38, 38, 1795384604530556),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 39, 39, 1795384604535547),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 40, 40, 1795384604541546),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 41, 41, 1795384604546058),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:classify:0', '\x799c00ab381e2006295600f6467e8a6b866e4b212a0d9f162f3b8a226339b2d7', '01a20542-f78d-712d-856d-a1dd7948ace8', '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 42, 42, 1795384604557311),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 43, 43, 1795384604561199),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 44, 44, 1795384604564525),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:resolve_merges:0', '\x13b4e65a265ecf369c99702274d2725b1f442f20510fcd0acab43da004471a93', '01a20542-f799-768e-b215-f9f7313cea79', '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 45, 45, 1795384604569605),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 46, 46, 1795384604571481),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 47, 47, 1795384604573175),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:normalise_topics:0', '\x0a189cc2e0c1387303f3529ce6af9bfc9f0d5591bfd2a71071ee8c338ce09a7c', '01a20542-f7a2-72b3-8a5f-607f8cc5eb01', '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 48, 48, 1795384604578060),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 49, 49, 1795384604579647),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 50, 50, 1795384604581311),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:save', '\x32642f6a0c345d742b418efa676cf944950501b19d30a8500c4ec70bd1df125d', '01a20542-f7aa-7094-9e7f-660221210758', '{"active":2,"deleted":2,"first_rev":18,"last_rev":23,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 51, 56, 1795384604586341),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 57, 57, 1795384604589074),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 58, 58, 1795384604590643),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 59, 59, 1795384604597565),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a20542-f75f-72db-8de7-017e18c58a57:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', 60, 60, 1795384604599985);


--
-- Data for Name: contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contents VALUES
	(53, '01a20542-eb1d-77d4-ae29-f2f20d67ee41', 'default', 'memory_book', 'bruno', '\x7838618143046a2b071a20fde06c13e64894fc19ac2621156f1c904a2373c283', '{"content":"Works as a carpenter"}'),
	(53, '01a20542-eb1d-77d4-ae29-f2f354d206b1', 'default', 'memory_book', 'bruno', '\xd95174292a3b1c07f0e6439b226e0c08dbb76aa4fc8497bee65619f26eab1f08', '{"content":"Moved to Porto"}'),
	(53, '01a20542-eb1d-77d4-ae29-f2f484ba207b', 'default', 'memory_book', 'bruno', '\xfeb60a8cd10a21d1ff6abf27ddfd8ecc0834e2b449c008a2fb3ed5b0226e3b41', '{"content":"Sharpens a chisel in three steps"}'),
	(53, '01a20542-eb1d-77d4-ae29-f2f5e9c06823', 'default', 'memory_book', 'bruno', '\x663ff83f19fc115895844b1b9066aca362785997857a4c9581a5eb1014e29404', '{"content":"Prefers oak to pine"}'),
	(53, '01a20542-eb1d-77d4-ae29-f2f64ea0448a', 'default', 'memory_book', 'bruno', '\x95b6f0493793a01bfbf91a8cff8b53ec8aeb4a0fb1713625b6bfcb344182d4d9', '{"content":"A year of many moves","metadata":{"cities":["Faro","Porto"],"year":2024}}'),
	(53, '01a20542-eb1d-77d4-ae29-f2f755831ccc', 'default', 'memory_book', 'bruno', '\xbc4d63e4491320efa7e012822a5d6d1a20d2f37d31adeb6cc582c450660d2852', '{"content":"Owned a van","topics":["van","travel"]}'),
	(53, '01a20542-eb1d-77d4-ae29-f2f81705237a', 'default', 'memory_book', 'bruno', '\x3e009ce771d6410c103b2abc8141f2d150ba235ead06c2f1fdf48d638ddf7376', '{"content":"Had a dog named Bolt"}'),
	(53, '01a20542-eb1d-77d4-ae29-f2f944c68fa1', 'default', 'memory_book', 'bruno', '\x3828a1c747121215eeb5f7d8479d5f5dde3abd654803440353437330aaaaeb3a', '{"content":"Plays chess on Fridays","input":"I play chess on Fridays."}'),
	(48, '01a20542-eb9f-7281-9818-254121cf94be', 'default', 'memory_book', 'carl', '\x34112f87ed296259fad111b7b465922948b3cbf0b3d6fa51edb676939a0d2e08', '{"content":"Likes tea","input":"Tea, please!","topics":["food"]}'),
	(48, '01a20542-eb9f-7281-9818-254256290791', 'default', 'memory_book', 'carl', '\x066a35ac2831ab0aba58db46986f602c4ae98b4c3254d7fe9c3ba89f41cb540c', '{"content":"Has a cat"}'),
	(43, '01a20542-ecee-72bb-aef8-8fa2007f97b2', 'default', 'memory_book', 'ana', '\x5730c79d09b8de434049050afd5235b35a1fb363d03f39425caec810185b1d24', '{"content":"Preferred name is Ana","topics":["name"]}'),
	(43, '01a20542-ed6a-740d-8fc6-677f2505b06f', 'default', 'memory_book', 'ana', '\x6b0339597d459c66a2085ff8f48dd553b47d0eb7bc08cdbc78e7aaf5de8e48de', '{"content":"Ship v1 by September","metadata":{"points":[1,2.5,null],"source":"standup"},"topics":["project","deadline"]}'),
	(43, '01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d', 'default', 'memory_book', 'ana', '\xac0cfe4423601a64d0473289f95d52e6d032673a0da49aa214dbb2573ee4349b', '{"content":"Avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a20542-eece-7442-95e1-52c8d7c3d8fe', 'default', 'memory_book', 'ana', '\x2e5402de2bda2c0caf2118c9c4dd34c3f741075b36ec514735696d9e2ce27c11', '{"content":"Says \"olá\", writes 日本語 😀 it''s 100 % \\o/;\n-- keeps ''both'' lines","topics":["línguas"]}'),
	(43, '01a20542-ef28-7221-ac00-52004bbd2e87', 'default', 'memory_book', 'ana', '\x09384dd2a80e13af68d2960db52d7491088b75f8cf788dc79fd13db0c4d314fb', '{"content":"Prefers short answers"}'),
	(43, '01a20542-ef89-7116-9c6b-6f85b68cd7ad', 'default', 'memory_book', 'ana', '\xfa742b8543bb5b75a1a91f22c7b0f457d6efdaeca3652247a7eb27dab3fbc9ce', '{"content":"Preferred name is Ana, not Anna","topics":["name"]}'),
	(43, '01a20542-f031-73c1-94c1-89fd732834a8', 'default', 'memory_book', 'ana', '\xb1fa3bff210b6ec4c01639f5055b15005a27f48fd9b4663cf1f4d7c3fa49c45a', '{"content":"Ship v1 by September","topics":["deadline"]}'),
	(43, '01a20542-f054-7451-80d1-d7054b4f7b2b', 'default', 'memory_book', 'ana', '\x462f0ae24e305c76735104216877cc6c64a9cb72a0ef4ceb155bf8bc596633c4', '{"content":"Is lactose intolerant and avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a20542-f075-72e6-acb1-4de35b9b7595', 'default', 'memory_book', 'ana', '\x07c676a0677ce2ca855f8ad7a00c39383255a8ff89e6d10ba4ee7ceb95f2bbe3', '{"content":"Likes green tea","topics":["tea"]}'),
	(43, '01a20542-f0d9-70ad-8d9a-2a6982e38214', 'default', 'memory_book', 'ana', '\x4f16a58d497d5910697eb1b1ce4b95d32b1d6abbb8fa12547f503f59f6e14a8f', '{"content":"Drinks tea in the morning"}'),
	(43, '01a20542-f137-70d4-a251-20a00b1d9588', 'default', 'memory_book', 'ana', '\x4b6c6456046bc24c54e478efad924a7259c45e0c919ddbd325ce83af3fe5c396', '{"content":"Drinks green tea in the morning","topics":["tea"]}'),
	(43, '01a20542-f138-7672-a8d6-9bb34f1dab6a', 'default', 'memory_book', 'ana', '\x56b1631c72d0d2822b0dfa76b983c1a959f16544983347cb9b2747d4c546b595', '{"reason":"the same habit"}'),
	(43, '01a20542-f1a2-756d-b088-1284c307678c', 'default', 'memory_book', 'ana', '\x1830e08ff232ac2095cc18633179b99235bb82f25dbd91e32e91666c6b9130d5', '{"reason":"reached"}'),
	(43, '01a20542-f1ca-7068-94e7-d1edbfa8e02f', 'default', 'memory_book', 'ana', '\x7acd276cbd588877409f1d5f9cfa3bbe984d6affd2dfef552796ca9c863fc289', '{"reason":"no longer"}'),
	(43, '01a20542-f1f9-73d7-8251-14c46295b880', 'default', 'memory_book', 'ana', '\x7c1c1cafe405922e52ba183a1ebff7a3759f9bd0211e776510b29a9408a33b76', '{"reason":"asked for by the person"}'),
	(43, '01a20542-f27f-70d3-8c78-db5cfcf0e26e', 'default', 'memory_book', 'ana', '\x4bcc1618b0aa74b0288fa9f14b0b0187b8bdf62d030aa4415a0e3fc9540bec30', '{"reason":"said elsewhere"}'),
	(48, '01a20542-f2e2-71b5-9a6e-0a1f04edeb96', 'default', 'memory_book', 'lena', '\x2bbaedf7211d1b5ce5012a482466d011438d61cd718c962c98be5c31b5086ee0', '{"content":"Runs on Sundays"}'),
	(48, '01a20542-f32c-76b4-b476-ddf696dfbbd2', 'default', 'memory_book', 'lena', '\x0adac59f4534b586a1d9d74e65b7c73c5bb68145c7ed169976184c920bf57749', '{"content":"Runs ten kilometres"}'),
	(48, '01a20542-f38f-751e-aa4e-96100d3d10c7', 'default', 'memory_book', 'lena', '\xf8d76b4d3936e0101991828b9a3a5063a3f8c0f6053e491f0ec9e1963eeeefd9', '{"content":"Has run a marathon"}'),
	(1, '01a20542-f405-734e-9289-139489c504d7', 'default', 'memory_book', 'nora', '\x6ea2f747f5aea2afc4ebb192d75b7850e4e48c7ea979a06ea27d048c7647c7b9', '{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]}'),
	(1, '01a20542-f459-7466-9ccf-072d09aba1fc', 'default', 'memory_book', 'nora', '\x9391b1900c685302a280fa7a981357a0127234c46bc20e72eda90354d213f49e', '{"content":"Lives in Lisbon with her brother","topics":["Home Life"]}'),
	(1, '01a20542-f4b3-7749-80a5-1c3c2b68591e', 'default', 'memory_book', 'nora', '\x04a509323156e61dd1d25b93e05964c472e36fed294d36fc8768274745235a22', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a20542-f509-753c-8326-4939bc4df2a8', 'default', 'memory_book', 'nora', '\x4a9222c57ddad3cb1840a4183b920769d71caa745e2b843ef310b65ed9382f6c', '{"content":"User wants to send an email to the landlord about the boiler.","topics":["Home Life"]}'),
	(1, '01a20542-f554-750e-b00e-755987f47c15', 'default', 'memory_book', 'nora', '\x319414efaeeb653cf6ca3f5b9585d30446ecead0f644f1cb1abf8704514bd0d6', '{"content":"Asked what the capital of Mongolia is","topics":["Home Life"]}'),
	(1, '01a20542-f5ce-7235-979d-bb1bdc1e1ed3', 'default', 'workflow_run', 'nora', '\x62636ffbec6b562f1442901969fc92c3053149beedc330e04f0571f196fcd5b2', '{"answer":[{"action":"keep","memory_id":"01a20542-f404-769c-9f1b-efe272e96577","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a20542-f459-7466-9ccf-072b553e48bb","merge_target":"01a20542-f404-769c-9f1b-efe272e96577","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a20542-f4b3-7749-80a5-1c3ac4f43f2f","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a20542-f509-753c-8326-4937d80f8d33","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a20542-f554-750e-b00e-75579f991aa9","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a20542-f5dc-72d3-92dd-42019b81c2ac', 'default', 'workflow_run', 'nora', '\x010b6efcbbb2b5d41acc5b5b39895278bf0ee6e114dcd040aae24146ddb6797a', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a20542-f404-769c-9f1b-efe272e96577","01a20542-f459-7466-9ccf-072b553e48bb"]}],"exchanges":[],"fallback":null}'),
	(1, '01a20542-f5f4-7165-88d1-0ef615ff6dd0', 'default', 'workflow_run', 'nora', '\xfb13892e7235c9c5942c05005b888c51029b1f3b3db1f4ea3b9d870cabfb6c74', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a20542-f600-72e0-8ff0-156f4b96b95d', 'default', 'memory_book', 'nora', '\x3fe98250a463c1bcd9f82400e7cd07191d965563d8cfb38cb0f49310eb61307f', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a20542-f600-72e0-8ff0-15703736a94d', 'default', 'memory_book', 'nora', '\x6f6b8fd71ee4e47285a8c4f51bbbdf5e86396078830f1c5f3f9dff6a2687fbc8', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a20542-f600-72e0-8ff0-15729d97ef1e', 'default', 'memory_book', 'nora', '\x609c7286c057c9221efc9fceac9c0f3ca7a3124d3702c052e568f22bed958b63', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a20542-f600-72e0-8ff0-15731adab609', 'default', 'memory_book', 'nora', '\x9183f22d487e142070c6256cc9b9de5f906f9320ac67c0a3be8fdde70944dfc6', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a20542-f601-73b1-abb2-f72441974c07', 'default', 'memory_book', 'nora', '\x366ab1671e834fc16aac1a654d1975a3cf21e9ba98b6dc7c41b2fa8aa4bc1e5e', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(1, '01a20542-f742-7014-a94c-907afc86281c', 'default', 'memory_book', 'nora', '\xe25558cd228fad9278e5be64f63c19d7b7e1e91870e0a2ecc92c92a3cb3365b5', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a20542-f78d-712d-856d-a1dd7948ace8', 'default', 'workflow_run', 'nora', '\xbd547af7663b3e54cea343fdee4ac6fb79a90c8c722c8ec0227dd69164727976', '{"answer":[{"action":"keep","memory_id":"01a20542-f404-769c-9f1b-efe272e96577","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a20542-f459-7466-9ccf-072b553e48bb","merge_target":"01a20542-f404-769c-9f1b-efe272e96577","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a20542-f4b3-7749-80a5-1c3ac4f43f2f","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a20542-f509-753c-8326-4937d80f8d33","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a20542-f554-750e-b00e-75579f991aa9","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a20542-f799-768e-b215-f9f7313cea79', 'default', 'workflow_run', 'nora', '\x9e2dacb6f4677ec785fa66714c235021d500946e6d6eaf84e192f578e2093fdd', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a20542-f404-769c-9f1b-efe272e96577","01a20542-f459-7466-9ccf-072b553e48bb"]}],"exchanges":[],"fallback":null}'),
	(1, '01a20542-f7a2-72b3-8a5f-607f8cc5eb01', 'default', 'workflow_run', 'nora', '\xc09350fe76ef09fe2ab5d66e0d866fcc50303c06072c385495f402b9b7f4173b', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a20542-f7aa-7094-9e7f-660221210758', 'default', 'memory_book', 'nora', '\xa662528fe08218ca2273112b058411f35304e461e20a70822d67cabee19d9e12', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a20542-f7aa-7094-9e7f-6603eaddcc90', 'default', 'memory_book', 'nora', '\x05482ec7d7385b85947f7adde491a2faa21a52cc7814caff0e2f62a45ab8f644', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a20542-f7aa-7094-9e7f-660550a567f0', 'default', 'memory_book', 'nora', '\xd676a691f93decf97facb0bd34c7387f5428264aa49c500d00cce7c87504b8b3', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a20542-f7aa-7094-9e7f-66060a116a05', 'default', 'memory_book', 'nora', '\xd592639284d231a2e210deaf492ff13449fe4555b43aa9ac6b95c00adb8a77c0', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a20542-f7aa-7094-9e7f-66077c08ea08', 'default', 'memory_book', 'nora', '\x6e40a65f411d399a29c1d787e875e14c86b348de9bbd312072399453d482d6fd', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(48, '01a20542-f825-7708-aa69-b69cc4683f9b', 'bridge', 'memory_book', 'lena', '\xfb6939155c925fdb66ae080b61a9db162fbb00e468df2d4c9e755acf26441c04', '{"content":"Another person of that name"}'),
	(48, '01a20542-f868-76b5-b697-abce0bd1f24a', 'bridge', 'memory_book', 'lena', '\x72d73026e5afdf64677204c1ff80a3ed58312d5621fdf1d599059d156ef70b13', '{"content":"Another person of the same name"}');


--
-- Data for Name: daily_metrics_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.daily_metrics_g1 VALUES
	(53, 'default', 20779, 'MemoryCreated', 8, 8),
	(53, 'default', 20779, 'MemoryDeleted', 2, -2),
	(35, 'default', 20779, 'AccountCreated', 1, 0),
	(43, 'default', 20779, 'MemoryPinned', 2, 0),
	(43, 'default', 20779, 'MemoryUpdated', 3, 0),
	(43, 'default', 20779, 'MemoryReclassified', 1, 0),
	(43, 'default', 20779, 'MemoriesMerged', 2, 1),
	(43, 'default', 20779, 'MemoryCreated', 9, 9),
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
	(53, 1, 'default', 'memory_book', 'bruno', 1, '01a20542-eb1d-77d4-ae29-f2fb1faa0728', 'MemoryCreated', 1, '{"at":1795384601373163,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"e5af06263414d79e7fa7d39569d51990e15ca40a83c5357ce8f2e4369ffb2dfd","content_id":"01a20542-eb1d-77d4-ae29-f2f20d67ee41"},"created_at":1733414400000000}},"memory_id":"bruno-1","rev":1,"revision":1}', '\x16c8e448749fa238c0d95d59fe8020bf382e0c0e1512b743c96dd0c065be98c2', 'admin:cli', '01a20542-eb1d-77d4-ae29-f2fae4e11789', '01a20542-eb1d-77d4-ae29-f2fae4e11789', NULL, 1795384601373163),
	(53, 2, 'default', 'memory_book', 'bruno', 2, '01a20542-eb1d-77d4-ae29-f2fc421287dd', 'MemoryCreated', 1, '{"at":1795384601373163,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content":{"commitment":"5b1247191d18a49649391bab171269fc597a55661e1be68dba40365d8c701831","content_id":"01a20542-eb1d-77d4-ae29-f2f354d206b1"},"created_at":1733414400123000,"updated_at":1733500800000000}},"memory_id":"bruno-2","rev":2,"revision":1}', '\xf4cb99342be9873d54099cad1695b12be505f20dbea40be47554b61264ee6426', 'admin:cli', '01a20542-eb1d-77d4-ae29-f2fae4e11789', '01a20542-eb1d-77d4-ae29-f2fae4e11789', NULL, 1795384601373163),
	(53, 3, 'default', 'memory_book', 'bruno', 3, '01a20542-eb1d-77d4-ae29-f2fd6b1112e3', 'MemoryCreated', 1, '{"at":1795384601373163,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content":{"commitment":"c0adf41728707f665e7aadec63473715e7d116fb7850c7bd2cbb3fec16741e6c","content_id":"01a20542-eb1d-77d4-ae29-f2f484ba207b"}}},"memory_id":"bruno-3","rev":3,"revision":1}', '\x6975f0867b71a890077a1f4ca0c4d109d624737b2165a46c1525d2f5799caf47', 'admin:cli', '01a20542-eb1d-77d4-ae29-f2fae4e11789', '01a20542-eb1d-77d4-ae29-f2fae4e11789', NULL, 1795384601373163),
	(53, 4, 'default', 'memory_book', 'bruno', 4, '01a20542-eb1d-77d4-ae29-f2fe98c7fdb0', 'MemoryCreated', 1, '{"at":1795384601373163,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":1,"kind":"insight"},"content":{"commitment":"01f7951cced4566ac91ea01e4033890584f4ddfa60bd54f4984adedaf7e7d697","content_id":"01a20542-eb1d-77d4-ae29-f2f5e9c06823"},"created_at":1733414400000000}},"memory_id":"bruno-4","rev":4,"revision":1}', '\x42ead56448b2fa9d2cedf183cf2ee47c55d2976f648fe450cedab7f5f91afe42', 'admin:cli', '01a20542-eb1d-77d4-ae29-f2fae4e11789', '01a20542-eb1d-77d4-ae29-f2fae4e11789', NULL, 1795384601373163),
	(53, 5, 'default', 'memory_book', 'bruno', 5, '01a20542-eb1e-74e5-98c4-2d3c207caa64', 'MemoryCreated', 1, '{"at":1795384601373163,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":5,"kind":"summary"},"content":{"commitment":"435a8b6070f6b1cfa77cdd08d7b0ef6a7243e251126acce9e9758a2632d719b8","content_id":"01a20542-eb1d-77d4-ae29-f2f64ea0448a"}}},"memory_id":"bruno-5","rev":5,"revision":1}', '\x7291173d836be9c3c40babcbef2dbd7e07576b1aaf77848dcc490623fd3292af', 'admin:cli', '01a20542-eb1d-77d4-ae29-f2fae4e11789', '01a20542-eb1d-77d4-ae29-f2fae4e11789', NULL, 1795384601373163),
	(53, 6, 'default', 'memory_book', 'bruno', 6, '01a20542-eb1e-74e5-98c4-2d3d148dba8c', 'MemoryCreated', 1, '{"at":1795384601373163,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content":{"commitment":"3a914280f98ed86b9ee8a910a4af5a98410aa3d8f054e0d59b9eaf23b600510f","content_id":"01a20542-eb1d-77d4-ae29-f2f755831ccc"}}},"memory_id":"bruno-6","rev":6,"revision":1}', '\xec0d0ec36cfed5489ce48fcd65460757977f142db6fe6ccca940bac83c86a47b', 'admin:cli', '01a20542-eb1d-77d4-ae29-f2fae4e11789', '01a20542-eb1d-77d4-ae29-f2fae4e11789', NULL, 1795384601373163),
	(53, 7, 'default', 'memory_book', 'bruno', 7, '01a20542-eb1e-74e5-98c4-2d3e26fc2e95', 'MemoryDeleted', 1, '{"at":1795384601373163,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a20542-eb1d-77d4-ae29-f2f755831ccc"}},"memory_id":"bruno-6","rev":7,"revision":2}', '\x8f58a5be34228bb5dcf43dedffc291d10544bd71e4cf6feda922ba772b6e3b3e', 'admin:cli', '01a20542-eb1d-77d4-ae29-f2fae4e11789', '01a20542-eb1d-77d4-ae29-f2fae4e11789', NULL, 1795384601373163),
	(53, 8, 'default', 'memory_book', 'bruno', 8, '01a20542-eb1e-74e5-98c4-2d3fab14b6e8', 'MemoryCreated', 1, '{"at":1795384601373163,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content":{"commitment":"80f6905dbe28d9a0609c4cf883a740bfc44beee8a46bce52fef01ad637032797","content_id":"01a20542-eb1d-77d4-ae29-f2f81705237a"}}},"memory_id":"bruno-7","rev":8,"revision":1}', '\x9720031a0a167f8fdf38c4f48a91dfbd0fd3d90cef5486f292aed6439f80b97a', 'admin:cli', '01a20542-eb1d-77d4-ae29-f2fae4e11789', '01a20542-eb1d-77d4-ae29-f2fae4e11789', NULL, 1795384601373163),
	(53, 9, 'default', 'memory_book', 'bruno', 9, '01a20542-eb1e-74e5-98c4-2d40ffee5416', 'MemoryDeleted', 1, '{"at":1795384601373163,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a20542-eb1d-77d4-ae29-f2f81705237a"}},"memory_id":"bruno-7","rev":9,"revision":2}', '\xff2d18e1aa36256bad31ffe40e688b52b4418efb1fff50ece425e1efe43fbbfb', 'admin:cli', '01a20542-eb1d-77d4-ae29-f2fae4e11789', '01a20542-eb1d-77d4-ae29-f2fae4e11789', NULL, 1795384601373163),
	(53, 10, 'default', 'memory_book', 'bruno', 10, '01a20542-eb1e-74e5-98c4-2d41200e7aa6', 'MemoryCreated', 1, '{"at":1795384601373163,"by_run":"import:jsonl","change":{"created":{"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content":{"commitment":"4d7da10be5f1887a2363b4eff2d48e281d27ace16fb965def20e50213c6240fd","content_id":"01a20542-eb1d-77d4-ae29-f2f944c68fa1"}}},"memory_id":"bruno-8","rev":10,"revision":1}', '\xeb54ae8de8902493fc0c34514a097e5588b57e3ecb4dd5e8684d3ed7fcabbc87', 'admin:cli', '01a20542-eb1d-77d4-ae29-f2fae4e11789', '01a20542-eb1d-77d4-ae29-f2fae4e11789', NULL, 1795384601373163),
	(48, 1, 'default', 'memory_book', 'carl', 1, '01a20542-eb9f-7281-9818-254440bf6a27', 'MemoryCreated', 1, '{"at":1795384601502975,"by_run":"import:agno","change":{"created":{"attributes":{"agent_id":"planner","bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"dc84f659bb44086bb71ea3a8c6cd8dce94f68d82a22f93f9adfcc8840e85c746","content_id":"01a20542-eb9f-7281-9818-254121cf94be"},"created_at":1733414400000000,"updated_at":1733414401000000}},"memory_id":"carl-1","rev":1,"revision":1}', '\x7953878e0924995b69aca3576a40370902a15de35497ad407501f084a6d9cd4b', 'admin:cli', '01a20542-eb9f-7281-9818-25433e78efe1', '01a20542-eb9f-7281-9818-25433e78efe1', NULL, 1795384601502975),
	(48, 2, 'default', 'memory_book', 'carl', 2, '01a20542-eb9f-7281-9818-254586020daf', 'MemoryCreated', 1, '{"at":1795384601502975,"by_run":"import:agno","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"20682b586d17fce2872816a589878702f80e1b5de4657a531c0cd83812035f4b","content_id":"01a20542-eb9f-7281-9818-254256290791"},"created_at":1733414400000000}},"memory_id":"carl-2","rev":2,"revision":1}', '\xdf7a73603da3e9a162f9755c511ffdad052601ad3441102af182e0c6b96d3915', 'admin:cli', '01a20542-eb9f-7281-9818-25433e78efe1', '01a20542-eb9f-7281-9818-25433e78efe1', NULL, 1795384601502975),
	(35, 1, 'default', 'account', '01a20542-ec48-7742-9744-add456302e97', 1, '01a20542-ec4c-76ca-9ea0-4b6229aa7382', 'AccountCreated', 1, '{"at":1795384601676363,"change":{"account_created":{"role":"auditor"}}}', '\x8f82c2bd7050ea88d8be1c21bb6dde1b815f19731397d84d156d9df4bd3e831f', 'admin:cli', '01a20542-ec4c-76ca-9ea0-4b613d500940', '01a20542-ec4c-76ca-9ea0-4b613d500940', NULL, 1795384601676363),
	(43, 1, 'default', 'memory_book', 'ana', 1, '01a20542-ecee-72bb-aef8-8fa3acaee25e', 'MemoryCreated', 1, '{"at":1795384601838202,"change":{"created":{"attributes":{"bank":"General","category":"Personal","importance":4,"kind":"semantic"},"content":{"commitment":"bba21fe2071fb276ad96bffc93cfec8df2ae1821c1b538a4837c3221697dc61a","content_id":"01a20542-ecee-72bb-aef8-8fa2007f97b2"}}},"memory_id":"01a20542-eceb-72c3-abc2-879f3371f786","rev":1,"revision":1}', '\xadab809feaee58d6e20c16917a14376a79e7ba455c257452bf6f73af25ba77a6', 'admin:k_Hws2JiAhcdVY', 'first', 'first', NULL, 1795384601838202),
	(43, 2, 'default', 'memory_book', 'ana', 2, '01a20542-ed6a-740d-8fc6-6781ec0d1a8c', 'MemoryCreated', 1, '{"at":1795384601962790,"change":{"created":{"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Work","category":"Goals","importance":5,"kind":"episodic","pinned":true,"role":"user","run_id":"run-7","thread_id":"t1"},"content":{"commitment":"914e0ec50bde6911749682d09fba7197239f7bad547b625bcc43f4f0a702b4b3","content_id":"01a20542-ed6a-740d-8fc6-677f2505b06f"}}},"memory_id":"01a20542-ed6a-740d-8fc6-677dc5cf5c23","rev":2,"revision":1}', '\xc2301de7bee819ae9ab7554116df12703d8fe91c609ff9b0c25bce003fc6e0c2', 'admin:k_Hws2JiAhcdVY', '01a20542-ed6a-740d-8fc6-6780778ccaa9', 'turn-2', 'turn-1', 1795384601962790),
	(43, 3, 'default', 'memory_book', 'ana', 3, '01a20542-edca-70ef-a218-791bdbddb4cf', 'MemoryCreated', 1, '{"at":1795384602058281,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"7304abbfabf95bd5abfa8e4e2dffab5155aca973c085973ed89c51957fd641b9","content_id":"01a20542-edca-70ef-a218-791973fb780d"}}},"memory_id":"01a20542-edca-70ef-a218-79179e2c501b","rev":3,"revision":1}', '\x8443566ce6bc8db8483d78b1b5d79b1d893f416c40cf0bd05182e53e24cdf352', 'admin:k_Hws2JiAhcdVY', '01a20542-edca-70ef-a218-791a4b3236b7', '01a20542-edca-70ef-a218-791a4b3236b7', NULL, 1795384602058281),
	(43, 4, 'default', 'memory_book', 'ana', 4, '01a20542-ee1e-72a9-b6e3-7ada84952aab', 'MemoryCreated', 1, '{"at":1795384602142801,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"10ad1759f731a32c4741e1551f17e28bdfe5515c20691305f323081f30d59b75","content_id":"01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d"}}},"memory_id":"01a20542-ee1e-72a9-b6e3-7ad6044058b3","rev":4,"revision":1}', '\x49fdb171910d983ffe3b6d3b55ddf61a0ab3cbfecd0ddf29bef3fc2cf0894f18', 'admin:k_Hws2JiAhcdVY', '01a20542-ee1e-72a9-b6e3-7ad9d9044da6', '01a20542-ee1e-72a9-b6e3-7ad9d9044da6', NULL, 1795384602142801),
	(43, 5, 'default', 'memory_book', 'ana', 5, '01a20542-ee6f-7599-a95f-43ab6a51b1b8', 'MemoryCreated', 1, '{"at":1795384602223311,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"f36890b39dfce49b10b2521033f8a23306f4b0de70176719f77aacfcbd0a5315","content_id":"01a20542-ee6f-7599-a95f-43aa5c4fa8b2"}}},"memory_id":"01a20542-ee6f-7599-a95f-43a8c7c3c2ea","rev":5,"revision":1}', '\x75a6449d247b172a18715b9b5d39be46287ace8272efa196e3d31500d3cb67eb', 'admin:k_Hws2JiAhcdVY', 'doomed', 'doomed', NULL, 1795384602223311),
	(43, 6, 'default', 'memory_book', 'ana', 6, '01a20542-eece-7442-95e1-52cadcb2fe06', 'MemoryCreated', 1, '{"at":1795384602318516,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"41530c7a93ab93ccbf4dcd88455ad8e725659871ec378e39348de7eaf11e035d","content_id":"01a20542-eece-7442-95e1-52c8d7c3d8fe"}}},"memory_id":"01a20542-eece-7442-95e1-52c6810c7eb9","rev":6,"revision":1}', '\xb11ec5d62427539665814331b8209d734519b7505c7ed45fc5396e9919ac10ac', 'admin:k_Hws2JiAhcdVY', '01a20542-eece-7442-95e1-52c9e9bbcac8', '01a20542-eece-7442-95e1-52c9e9bbcac8', NULL, 1795384602318516),
	(43, 7, 'default', 'memory_book', 'ana', 7, '01a20542-ef28-7221-ac00-5202a07d3e82', 'MemoryCreated', 1, '{"at":1795384602408667,"change":{"created":{"attributes":{"bank":"General","category":"Style","importance":2,"kind":"semantic"},"content":{"commitment":"c6c2c565d09e69f71f340862d33b9b2ae0de59d737d792e4f2a15fac3246d301","content_id":"01a20542-ef28-7221-ac00-52004bbd2e87"}}},"memory_id":"01a20542-ef28-7221-ac00-51fef27f7ea3","rev":7,"revision":1}', '\x55e6386b3758f659052fee2c8d72287ca0248cbdad5b253c80c23d3ca8ab5747', 'agent:planner', '01a20542-ef28-7221-ac00-52010b36b780', '01a20542-ef28-7221-ac00-52010b36b780', NULL, 1795384602408667),
	(43, 8, 'default', 'memory_book', 'ana', 8, '01a20542-ef89-7116-9c6b-6f86fa003e1a', 'MemoryUpdated', 1, '{"at":1795384602504826,"change":{"updated":{"content":{"commitment":"7a2192ae2a0962d75e86deb6e12900e3272e1f3b3fadbc116d1936c42b6a5115","content_id":"01a20542-ef89-7116-9c6b-6f85b68cd7ad"},"previous_content_id":"01a20542-ecee-72bb-aef8-8fa2007f97b2","set":{"category":null},"was":{"category":"Personal"}}},"memory_id":"01a20542-eceb-72c3-abc2-879f3371f786","rev":8,"revision":2}', '\xaa3236144b84f5eebb91a50a4edfc267dc26be307fa7e55ecd2735e3a4d87f3a', 'admin:k_Hws2JiAhcdVY', 'guarded', 'guarded', NULL, 1795384602504826),
	(43, 9, 'default', 'memory_book', 'ana', 9, '01a20542-efeb-7029-82c6-422e8c4b6181', 'MemoryPinned', 1, '{"at":1795384602603367,"change":{"pinned":{"content_id":"01a20542-ed6a-740d-8fc6-677f2505b06f","pinned":false}},"memory_id":"01a20542-ed6a-740d-8fc6-677dc5cf5c23","rev":9,"revision":2}', '\xc78f03274f955a40278cd49353900cbef9781763c81906bdde19c8fb2a9eb1aa', 'admin:k_Hws2JiAhcdVY', '01a20542-efeb-7029-82c6-422d1b383a04', '01a20542-efeb-7029-82c6-422d1b383a04', NULL, 1795384602603367),
	(43, 10, 'default', 'memory_book', 'ana', 10, '01a20542-effe-76d3-928e-e68c63a62e11', 'MemoryPinned', 1, '{"at":1795384602622105,"change":{"pinned":{"content_id":"01a20542-ef28-7221-ac00-52004bbd2e87","pinned":true}},"memory_id":"01a20542-ef28-7221-ac00-51fef27f7ea3","rev":10,"revision":2}', '\x945aabe1ea8400880c45b7131d845b7654a10c3675eb5644de7ff398a8006779', 'admin:k_Hws2JiAhcdVY', '01a20542-effe-76d3-928e-e68b35e0b000', '01a20542-effe-76d3-928e-e68b35e0b000', NULL, 1795384602622105),
	(43, 11, 'default', 'memory_book', 'ana', 11, '01a20542-f00e-739a-8e3b-13e1d5ddd5cc', 'MemoryReclassified', 1, '{"at":1795384602638762,"change":{"reclassified":{"content_id":"01a20542-ef28-7221-ac00-52004bbd2e87","set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}},"memory_id":"01a20542-ef28-7221-ac00-51fef27f7ea3","rev":11,"revision":3}', '\x98b62be4b6872fd876dc501a498eb62256e489877ee6efd78d2957e8f974a36a', 'admin:k_Hws2JiAhcdVY', '01a20542-f00e-739a-8e3b-13e057c351e7', '01a20542-f00e-739a-8e3b-13e057c351e7', NULL, 1795384602638762),
	(43, 12, 'default', 'memory_book', 'ana', 12, '01a20542-f01f-7333-9241-d62bf8452ec3', 'MemoryUpdated', 1, '{"at":1795384602655850,"change":{"updated":{"previous_content_id":"01a20542-ed6a-740d-8fc6-677f2505b06f","set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}},"memory_id":"01a20542-ed6a-740d-8fc6-677dc5cf5c23","rev":12,"revision":3}', '\xbb35ddd5c9705b480b0ebb01c438f6f13b3d129df010fca7779ed37f745177ab', 'admin:k_Hws2JiAhcdVY', '01a20542-f01f-7333-9241-d62ae5d66166', '01a20542-f01f-7333-9241-d62ae5d66166', NULL, 1795384602655850),
	(43, 13, 'default', 'memory_book', 'ana', 13, '01a20542-f031-73c1-94c1-89ff09e45d4b', 'MemoryUpdated', 1, '{"at":1795384602672957,"change":{"updated":{"content":{"commitment":"a03e17e1ddb757ea55376823d93f5d3025c023ed6942c0345c9cdaaf2bcfcfb7","content_id":"01a20542-f031-73c1-94c1-89fd732834a8"},"previous_content_id":"01a20542-ed6a-740d-8fc6-677f2505b06f","set":{},"was":{}}},"memory_id":"01a20542-ed6a-740d-8fc6-677dc5cf5c23","rev":13,"revision":4}', '\x0413ce954b0cbb393090478d114cae990f489025e2a8b7bab6ac12eca51e2ad1', 'admin:k_Hws2JiAhcdVY', '01a20542-f031-73c1-94c1-89fe360db0d5', '01a20542-f031-73c1-94c1-89fe360db0d5', NULL, 1795384602672957),
	(43, 14, 'default', 'memory_book', 'ana', 14, '01a20542-f054-7451-80d1-d707e015c96d', 'MemoriesMerged', 1, '{"at":1795384602708218,"change":{"merged":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"c238c7bd3be62dacdd7c94dcee913172c23c19837e966605de3e25c0875f1900","content_id":"01a20542-f054-7451-80d1-d7054b4f7b2b"},"derived_from":[{"memory_id":"01a20542-edca-70ef-a218-79179e2c501b","revision":1},{"memory_id":"01a20542-ee1e-72a9-b6e3-7ad6044058b3","revision":1}]}},"memory_id":"01a20542-f054-7451-80d1-d703c5dd4d19","rev":14,"revision":1}', '\xaabaceb057ab7af4a6ab473a242450c902f9229f6e945714c6aecb6f0fc7f678', 'admin:k_Hws2JiAhcdVY', '01a20542-f054-7451-80d1-d7062a4eb33f', '01a20542-f054-7451-80d1-d7062a4eb33f', NULL, 1795384602708218),
	(43, 15, 'default', 'memory_book', 'ana', 15, '01a20542-f055-725a-b3ee-b31130312732', 'MemoryMergedAway', 1, '{"at":1795384602708218,"change":{"merged_away":{"content_id":"01a20542-edca-70ef-a218-791973fb780d","into":"01a20542-f054-7451-80d1-d703c5dd4d19"}},"memory_id":"01a20542-edca-70ef-a218-79179e2c501b","rev":15,"revision":2}', '\x0c050c9df585dc99a61ce4c114ece025ca42189b46b8e535e8fb2c8a2e006218', 'admin:k_Hws2JiAhcdVY', '01a20542-f054-7451-80d1-d7062a4eb33f', '01a20542-f054-7451-80d1-d7062a4eb33f', NULL, 1795384602708218),
	(43, 16, 'default', 'memory_book', 'ana', 16, '01a20542-f055-725a-b3ee-b312a79e5271', 'MemoryMergedAway', 1, '{"at":1795384602708218,"change":{"merged_away":{"content_id":"01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d","into":"01a20542-f054-7451-80d1-d703c5dd4d19"}},"memory_id":"01a20542-ee1e-72a9-b6e3-7ad6044058b3","rev":16,"revision":2}', '\x439ef021f4f90abb4ac197caa994df13a6262679599e34d4fde159fd9438338e', 'admin:k_Hws2JiAhcdVY', '01a20542-f054-7451-80d1-d7062a4eb33f', '01a20542-f054-7451-80d1-d7062a4eb33f', NULL, 1795384602708218),
	(43, 17, 'default', 'memory_book', 'ana', 17, '01a20542-f065-73a2-9775-b368edba8c65', 'MemoryRestored', 1, '{"at":1795384602725070,"change":{"restored":{"content_id":"01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d","from":"merged"}},"memory_id":"01a20542-ee1e-72a9-b6e3-7ad6044058b3","rev":17,"revision":3}', '\xd94eda809c50ec31f21cb6ae985af79638916d948c2ddad8c3509bcbedc95793', 'admin:k_Hws2JiAhcdVY', '01a20542-f065-73a2-9775-b367831e8c6e', '01a20542-f065-73a2-9775-b367831e8c6e', NULL, 1795384602725070),
	(43, 18, 'default', 'memory_book', 'ana', 18, '01a20542-f075-72e6-acb1-4de5107faec3', 'MemoryCreated', 1, '{"at":1795384602741757,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"fd64ec18b17d2ea2213b64a2b70b69fdaa28137b3464d569002895b10e1d6c68","content_id":"01a20542-f075-72e6-acb1-4de35b9b7595"}}},"memory_id":"01a20542-f075-72e6-acb1-4de1983f6475","rev":18,"revision":1}', '\xa3ce8eb230261433756ffc8c13f6fe4da9cd2ede715268cc468deaf61744aa11', 'admin:k_Hws2JiAhcdVY', '01a20542-f075-72e6-acb1-4de4e35bc9e9', '01a20542-f075-72e6-acb1-4de4e35bc9e9', NULL, 1795384602741757),
	(43, 19, 'default', 'memory_book', 'ana', 19, '01a20542-f0d9-70ad-8d9a-2a6b68630bf7', 'MemoryCreated', 1, '{"at":1795384602841071,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"80314345f64e549170773aaee2a3a356f7dc03efa1279f9da951b2ceeead0359","content_id":"01a20542-f0d9-70ad-8d9a-2a6982e38214"}}},"memory_id":"01a20542-f0d8-7270-ac19-7951a0d277e1","rev":19,"revision":1}', '\x53fbaf03d529f3fdc32b926577b598ed0880ea59320bc51927e44e5e63e3ff6c', 'admin:k_Hws2JiAhcdVY', '01a20542-f0d9-70ad-8d9a-2a6a689d5164', '01a20542-f0d9-70ad-8d9a-2a6a689d5164', NULL, 1795384602841071),
	(43, 20, 'default', 'memory_book', 'ana', 20, '01a20542-f138-7672-a8d6-9bb575c43dd7', 'MemoriesMerged', 1, '{"at":1795384602934459,"change":{"merged":{"content":{"commitment":"8bcb587cfae4438a514a1925b31e3a51cfabb2feeddec16e7b50b80404d0ae7d","content_id":"01a20542-f137-70d4-a251-20a00b1d9588"},"derived_from":[{"memory_id":"01a20542-f075-72e6-acb1-4de1983f6475","revision":1},{"memory_id":"01a20542-f0d8-7270-ac19-7951a0d277e1","revision":1}],"previous_content_id":"01a20542-f075-72e6-acb1-4de35b9b7595"}},"memory_id":"01a20542-f075-72e6-acb1-4de1983f6475","reason":{"commitment":"5def13b22da3c3e23f8ef29f3f9a92b45c157f4a0d632a60e9c8e1da63f50827","content_id":"01a20542-f138-7672-a8d6-9bb34f1dab6a"},"rev":20,"revision":2}', '\xacd7d9494d7b11c8128e2b0a32454562871d1f9eca7d2507a60ca08b2540e622', 'admin:k_Hws2JiAhcdVY', '01a20542-f138-7672-a8d6-9bb4eac16026', '01a20542-f138-7672-a8d6-9bb4eac16026', NULL, 1795384602934459),
	(43, 21, 'default', 'memory_book', 'ana', 21, '01a20542-f138-7672-a8d6-9bb6c90baf7a', 'MemoryMergedAway', 1, '{"at":1795384602934459,"change":{"merged_away":{"content_id":"01a20542-f0d9-70ad-8d9a-2a6982e38214","into":"01a20542-f075-72e6-acb1-4de1983f6475"}},"memory_id":"01a20542-f0d8-7270-ac19-7951a0d277e1","rev":21,"revision":2}', '\x0bb6cbec1b05ddc211c9237878e3cd6598981d2de88e38f0d4abfa4053ca7283', 'admin:k_Hws2JiAhcdVY', '01a20542-f138-7672-a8d6-9bb4eac16026', '01a20542-f138-7672-a8d6-9bb4eac16026', NULL, 1795384602934459),
	(43, 22, 'default', 'memory_book', 'ana', 22, '01a20542-f14a-71cb-b4ab-08e7ec1cd688', 'MemoryLinked', 1, '{"at":1795384602954583,"change":{"linked":{"by_hand":true,"strength":500,"to":"01a20542-ef28-7221-ac00-51fef27f7ea3"}},"memory_id":"01a20542-f075-72e6-acb1-4de1983f6475","rev":22,"revision":2}', '\xcc56e6f78e6dafde07f9a5a5d069a55e0560568dae4332e3d4fd0ce0231d1afc', 'admin:k_Hws2JiAhcdVY', '01a20542-f14a-71cb-b4ab-08e6a49d674e', '01a20542-f14a-71cb-b4ab-08e6a49d674e', NULL, 1795384602954583),
	(43, 23, 'default', 'memory_book', 'ana', 23, '01a20542-f15c-7179-835d-571437055762', 'MemoryLinked', 1, '{"at":1795384602971969,"change":{"linked":{"by_hand":true,"strength":1000,"to":"01a20542-ed6a-740d-8fc6-677dc5cf5c23"}},"memory_id":"01a20542-f075-72e6-acb1-4de1983f6475","rev":23,"revision":2}', '\x20f96596e14a940b70bca4bed31a5ca9da83e8d372dc98fb1767480eb0df41b4', 'admin:k_Hws2JiAhcdVY', '01a20542-f15c-7179-835d-5713901d6c5f', '01a20542-f15c-7179-835d-5713901d6c5f', NULL, 1795384602971969),
	(43, 24, 'default', 'memory_book', 'ana', 24, '01a20542-f177-736d-b4ef-023c63b50ee4', 'MemoryUnlinked', 1, '{"at":1795384602999635,"change":{"unlinked":{"by_hand":true,"to":"01a20542-ed6a-740d-8fc6-677dc5cf5c23"}},"memory_id":"01a20542-f075-72e6-acb1-4de1983f6475","rev":24,"revision":2}', '\x0d37bcb474c99d661e86b8928d7f08db01c1b6a7becfeeec40fbddd5b8a7eaa4', 'admin:k_Hws2JiAhcdVY', '01a20542-f177-736d-b4ef-023b04ae9c41', '01a20542-f177-736d-b4ef-023b04ae9c41', NULL, 1795384602999635),
	(43, 25, 'default', 'memory_book', 'ana', 25, '01a20542-f1a2-756d-b088-1286e21b9a7f', 'MemoryDeleted', 1, '{"at":1795384603042674,"change":{"deleted":{"content_id":"01a20542-f031-73c1-94c1-89fd732834a8"}},"memory_id":"01a20542-ed6a-740d-8fc6-677dc5cf5c23","reason":{"commitment":"f6b103108272b2e8ed020351789fa6f6984fe4aee4d26c38fbeca3216eeed40a","content_id":"01a20542-f1a2-756d-b088-1284c307678c"},"rev":25,"revision":5}', '\xc1cd99c529e79d47b0a405a10f1c628a15d6b3bef8a7aa4433ebfd8e795669b3', 'admin:k_Hws2JiAhcdVY', '01a20542-f1a2-756d-b088-1285c8e6763b', '01a20542-f1a2-756d-b088-1285c8e6763b', NULL, 1795384603042674),
	(43, 26, 'default', 'memory_book', 'ana', 26, '01a20542-f1af-734a-a1e8-688633a1a231', 'MemoryDeleted', 1, '{"at":1795384603055506,"change":{"deleted":{"content_id":"01a20542-ef28-7221-ac00-52004bbd2e87"}},"memory_id":"01a20542-ef28-7221-ac00-51fef27f7ea3","rev":26,"revision":4}', '\x857e7b23296dd0276f66301ac8cd8691a3362476b5b0bf035b4378b748616d85', 'admin:k_Hws2JiAhcdVY', '01a20542-f1af-734a-a1e8-688526bf9e88', '01a20542-f1af-734a-a1e8-688526bf9e88', NULL, 1795384603055506),
	(43, 27, 'default', 'memory_book', 'ana', 27, '01a20542-f1bc-7335-98d1-972799773df0', 'MemoryRestored', 1, '{"at":1795384603068756,"change":{"restored":{"content_id":"01a20542-ef28-7221-ac00-52004bbd2e87","from":"archived"}},"memory_id":"01a20542-ef28-7221-ac00-51fef27f7ea3","rev":27,"revision":5}', '\xac7bacbb1dd7316ddc2bd81784ddb771500c80082afb01cde1c6f0f21b9e9ee4', 'admin:k_Hws2JiAhcdVY', '01a20542-f1bc-7335-98d1-97266f4220b6', '01a20542-f1bc-7335-98d1-97266f4220b6', NULL, 1795384603068756),
	(43, 28, 'default', 'memory_book', 'ana', 28, '01a20542-f1ca-7068-94e7-d1effcbcb993', 'MemorySoftDeleted', 1, '{"at":1795384603082028,"change":{"soft_deleted":{"content_id":"01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d","purge_at":4948984603082028}},"memory_id":"01a20542-ee1e-72a9-b6e3-7ad6044058b3","reason":{"commitment":"3a46a970dc806c716f9fd4948476d50f1c8d2d776465a6368dcf9d01fdce36e2","content_id":"01a20542-f1ca-7068-94e7-d1edbfa8e02f"},"rev":28,"revision":4}', '\xd0e4fdf1cf13c971b781ae654bb08ea590cfd18cb67e757f39a706f07c5b3bc5', 'admin:k_Hws2JiAhcdVY', '01a20542-f1ca-7068-94e7-d1ee8d345a06', '01a20542-f1ca-7068-94e7-d1ee8d345a06', NULL, 1795384603082028),
	(43, 29, 'default', 'memory_book', 'ana', 29, '01a20542-f1da-757e-a009-d353cd72c195', 'MemoryRestored', 1, '{"at":1795384603098511,"change":{"restored":{"content_id":"01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d","from":"soft_deleted"}},"memory_id":"01a20542-ee1e-72a9-b6e3-7ad6044058b3","rev":29,"revision":5}', '\x007d62fc674438affbd84205c010b569d4b48d98ab19b7126c036f5319dd246a', 'admin:k_Hws2JiAhcdVY', '01a20542-f1da-757e-a009-d352b6a00119', '01a20542-f1da-757e-a009-d352b6a00119', NULL, 1795384603098511),
	(43, 30, 'default', 'memory_book', 'ana', 30, '01a20542-f1e8-76be-b78f-2800ca02899e', 'MemorySoftDeleted', 1, '{"at":1795384603111949,"change":{"soft_deleted":{"content_id":"01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d","purge_at":4948984603111949}},"memory_id":"01a20542-ee1e-72a9-b6e3-7ad6044058b3","rev":30,"revision":6}', '\x103a9477e999a41a0d21e6d1e2241ee7530f9456caf900510627ab49ee0ec090', 'admin:k_Hws2JiAhcdVY', '01a20542-f1e8-76be-b78f-27ff912537c2', '01a20542-f1e8-76be-b78f-27ff912537c2', NULL, 1795384603111949),
	(43, 31, 'default', 'memory_book', 'ana', 31, '01a20542-f1f9-73d7-8251-14c5fc54be92', 'MemoryPurged', 1, '{"at":1795384603129716,"change":{"purged":{"erased":["01a20542-ee6f-7599-a95f-43aa5c4fa8b2"],"from":"active"}},"memory_id":"01a20542-ee6f-7599-a95f-43a8c7c3c2ea","reason":{"commitment":"b00724f00142c09ba88ebf138e4b1ad5911b0c10c4f0a19645c683e4d4466790","content_id":"01a20542-f1f9-73d7-8251-14c46295b880"},"rev":31,"revision":2}', '\x32ff806a8d0cb6b5f37825a0499ab252e69e25f1b09a03f760c999a4e5667da9', 'admin:k_Hws2JiAhcdVY', 'purge', 'purge', NULL, 1795384603129716),
	(43, 32, 'default', 'memory_book', 'ana', 32, '01a20542-f280-72a6-b5ea-d85bd05fdd16', 'MemoryPurged', 1, '{"at":1795384603263920,"change":{"purged":{"erased":["01a20542-edca-70ef-a218-791973fb780d"],"from":"merged"}},"memory_id":"01a20542-edca-70ef-a218-79179e2c501b","reason":{"commitment":"245bf77e842150d3c4dc3385393bffb208dd9f15f468f8d9d5d2c14f4adb1ad3","content_id":"01a20542-f27f-70d3-8c78-db5cfcf0e26e"},"rev":32,"revision":3}', '\xe8fb443a435429da112e421cf6e368983e1f82b374124deab316cc8cd7cd1369', 'admin:k_Hws2JiAhcdVY', '01a20542-f280-72a6-b5ea-d85a4c381cef', '01a20542-f280-72a6-b5ea-d85a4c381cef', NULL, 1795384603263920),
	(48, 3, 'default', 'memory_book', 'lena', 1, '01a20542-f2e2-71b5-9a6e-0a212c2a431b', 'MemoryCreated', 1, '{"at":1795384603362016,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"0e3088128afab814cedafe91977f77f6b742d460e00227e1c480032ee187cbcd","content_id":"01a20542-f2e2-71b5-9a6e-0a1f04edeb96"}}},"memory_id":"01a20542-f2e0-713b-bbbb-aff1b6675640","rev":1,"revision":1}', '\x80ad08958e42b7918cfd66e845bfa1741cfe93489609bb88f582add3276536c9', 'admin:k_Hws2JiAhcdVY', '01a20542-f2e2-71b5-9a6e-0a20223e6f4e', '01a20542-f2e2-71b5-9a6e-0a20223e6f4e', NULL, 1795384603362016),
	(48, 4, 'default', 'memory_book', 'lena', 2, '01a20542-f32c-76b4-b476-ddf8d544a129', 'MemoryCreated', 1, '{"at":1795384603436473,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"8c0e873c0d2cebf0c14782deabc085fea4054a6f88b0861fbf60455e006a6087","content_id":"01a20542-f32c-76b4-b476-ddf696dfbbd2"}}},"memory_id":"01a20542-f32c-76b4-b476-ddf491e46025","rev":2,"revision":1}', '\x0ebf7eec02069a59d2adaad0c72e17116f63d3aeae6be56581d78639785fd697', 'admin:k_Hws2JiAhcdVY', '01a20542-f32c-76b4-b476-ddf7800a89fc', '01a20542-f32c-76b4-b476-ddf7800a89fc', NULL, 1795384603436473),
	(48, 5, 'default', 'memory_book', 'lena', 3, '01a20542-f38f-751e-aa4e-96126799ac7f', 'MemoryCreated', 1, '{"at":1795384603535695,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"231ae1113fd54c032917842519bc98aec791df33313262f0ca6317b2ed015800","content_id":"01a20542-f38f-751e-aa4e-96100d3d10c7"}}},"memory_id":"01a20542-f38f-751e-aa4e-960ed4fe64d5","rev":3,"revision":1}', '\x372ee3c3d82423837fe6cef5a07e990e6a525345c46ee160006d4206f94bd7a4', 'admin:k_Hws2JiAhcdVY', '01a20542-f38f-751e-aa4e-961134eef3ca', '01a20542-f38f-751e-aa4e-961134eef3ca', NULL, 1795384603535695),
	(48, 6, 'default', 'memory_book', 'lena', 4, '01a20542-f3e3-75d1-a158-d59ed1d2c025', 'MemoryDeleted', 1, '{"at":1795384603619166,"change":{"deleted":{"content_id":"01a20542-f38f-751e-aa4e-96100d3d10c7"}},"memory_id":"01a20542-f38f-751e-aa4e-960ed4fe64d5","rev":4,"revision":2}', '\x9a189d5f27c598c7535368256c738b1b81968825c961f7246eda001fed740cdf', 'admin:k_Hws2JiAhcdVY', '01a20542-f3e3-75d1-a158-d59df8331b78', '01a20542-f3e3-75d1-a158-d59df8331b78', NULL, 1795384603619166),
	(57, 1, 'default', 'settings', 'workflows', 1, '01a20542-f3f4-75f3-ad12-451662dcb008', 'WorkflowConfigured', 1, '{"at":1795384603636039,"change":{"workflow_configured":{"name":"memory-optimization","set":{"cooldown_hours":12,"enabled":false,"threshold":50},"was":{"cooldown_hours":24,"enabled":true,"threshold":100}}}}', '\xe3a53882e05c21997473bcdc36d955665e9375cd963ec4ee18923bc597785316', 'admin:k_Hws2JiAhcdVY', '01a20542-f3f4-75f3-ad12-451516f4de33', '01a20542-f3f4-75f3-ad12-451516f4de33', NULL, 1795384603636039),
	(1, 1, 'default', 'memory_book', 'nora', 1, '01a20542-f406-7019-8a11-1af786432e42', 'MemoryCreated', 1, '{"at":1795384603653874,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"f650fa886727521a7b9fd72e860df0c34a52e15f3412005bcdeed678d3093a03","content_id":"01a20542-f405-734e-9289-139489c504d7"}}},"memory_id":"01a20542-f404-769c-9f1b-efe272e96577","rev":1,"revision":1}', '\xa6ec289e05e0fb2ee9e1b66efaf126b7ff09e5bd068a6e1b32c63665e782ddac', 'admin:k_Hws2JiAhcdVY', '01a20542-f406-7019-8a11-1af616eda8b7', '01a20542-f406-7019-8a11-1af616eda8b7', NULL, 1795384603653874),
	(1, 2, 'default', 'memory_book', 'nora', 2, '01a20542-f459-7466-9ccf-072fbd4dd067', 'MemoryCreated', 1, '{"at":1795384603737714,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"3dd8b843cfe81e780a16c5b06cc5aaadb7750c9c65c45ccf356a24102e106de4","content_id":"01a20542-f459-7466-9ccf-072d09aba1fc"}}},"memory_id":"01a20542-f459-7466-9ccf-072b553e48bb","rev":2,"revision":1}', '\x370a9b93b184efe928be892937e06af1e5f7c1d8ad5b903f0d0237c59a89672b', 'admin:k_Hws2JiAhcdVY', '01a20542-f459-7466-9ccf-072ef221961b', '01a20542-f459-7466-9ccf-072ef221961b', NULL, 1795384603737714),
	(1, 3, 'default', 'memory_book', 'nora', 3, '01a20542-f4b3-7749-80a5-1c3e9a8a7461', 'MemoryCreated', 1, '{"at":1795384603827500,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"decec88256fcbf8da3a7e7517a306f6f38b08bc804fe133ce9f7db650d854a6d","content_id":"01a20542-f4b3-7749-80a5-1c3c2b68591e"}}},"memory_id":"01a20542-f4b3-7749-80a5-1c3ac4f43f2f","rev":3,"revision":1}', '\xe43d7f85fe230b9a67d23bea1832e7ecc51f6a4cdfedb1ec61646e75e91e7ba3', 'admin:k_Hws2JiAhcdVY', '01a20542-f4b3-7749-80a5-1c3d1cb84b40', '01a20542-f4b3-7749-80a5-1c3d1cb84b40', NULL, 1795384603827500),
	(1, 4, 'default', 'memory_book', 'nora', 4, '01a20542-f509-753c-8326-493be3d63d1c', 'MemoryCreated', 1, '{"at":1795384603913394,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"d35f99c1359aa11d816ca3f36ad3a239c7b7cac1c2629e1e6e5ef5b490c85596","content_id":"01a20542-f509-753c-8326-4939bc4df2a8"}}},"memory_id":"01a20542-f509-753c-8326-4937d80f8d33","rev":4,"revision":1}', '\xa4512d7cdd1fd53157d1e3c7de66f79e2bdc53e2df3d1651b9f40c85c1083ac4', 'admin:k_Hws2JiAhcdVY', '01a20542-f509-753c-8326-493a0922c77e', '01a20542-f509-753c-8326-493a0922c77e', NULL, 1795384603913394),
	(1, 5, 'default', 'memory_book', 'nora', 5, '01a20542-f554-750e-b00e-755b34a41424', 'MemoryCreated', 1, '{"at":1795384603988678,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"8012c20bd5aa4f0d99dc4097b0d60e063fa7950161a8a6dfdc0a752dadb4edee","content_id":"01a20542-f554-750e-b00e-755987f47c15"}}},"memory_id":"01a20542-f554-750e-b00e-75579f991aa9","rev":5,"revision":1}', '\x35b438fe3d046aee72930c4f6bd6c667a362d45d46e7a1f558ecc1c27147dae3', 'admin:k_Hws2JiAhcdVY', '01a20542-f554-750e-b00e-755a5eb72fd1', '01a20542-f554-750e-b00e-755a5eb72fd1', NULL, 1795384603988678),
	(1, 6, 'default', 'workflow_run', 'nora', 1, '01a20542-f5a2-720c-bca1-24e7d04dc617', 'RunRequested', 1, '{"at":1795384604066691,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\x88ae17a3b6d2054b83f7b3f4b2bd477208a1b1b07793406b832351413814538c', 'admin:k_Hws2JiAhcdVY', '01a20542-f5a2-720c-bca1-24e6da1e0c5b', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604066691),
	(1, 7, 'default', 'workflow_run', 'nora', 2, '01a20542-f5b9-726e-9b4d-1287dca089c3', 'RunClaimed', 1, '{"at":1795384604088655,"change":{"claimed":{"attempt":1,"node":"node-01a20542eca274da805b5eb73915f936"}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\xe9097e203529ca2490965b50cf1126066bd7b3ae6b549a4b8179b93e6809ddd6', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:claim:01a20542-f5b8-702b-934d-1bbb134ad702', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604088655),
	(1, 8, 'default', 'workflow_run', 'nora', 3, '01a20542-f5bc-74eb-9aa8-bedfa039936b', 'StepStarted', 1, '{"at":1795384604091779,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\x89abb828947b98a3c68a777fb46d224a006eb6c85cb6c3f921b23c24c3d37332', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:fetch:start:1', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604091779),
	(1, 9, 'default', 'workflow_run', 'nora', 4, '01a20542-f5c1-734a-83c9-442342652e78', 'StepCompleted', 1, '{"at":1795384604097582,"change":{"step_completed":{"attempt":1,"duration_ms":5,"figures":{"memories":5,"rev":5,"topics":1},"step":"fetch"}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\xa8b4ce0dabbdc9790fe6475d5b7deed8ad8f82f9e67bb519ebeed3cfe9b0c71d', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:fetch:complete', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604097582),
	(1, 10, 'default', 'workflow_run', 'nora', 5, '01a20542-f5c3-7787-9cbe-14c89015b1ba', 'StepStarted', 1, '{"at":1795384604099393,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\xa30d9795cf7b025553ddc91cebc76f7b5a2e22faef3444060fc22a3b5782ff03', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:classify:start:1', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604099393),
	(1, 11, 'default', 'workflow_run', 'nora', 6, '01a20542-f5ce-7235-979d-bb1cd3fc8b1d', 'AnswerRecorded', 1, '{"at":1795384604110687,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"1f6241005d53b93a40c0ae72038d9d8ddb60736c152f984a0ddb93d0900c329c","content_id":"01a20542-f5ce-7235-979d-bb1bdc1e1ed3"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\xd745a957ad89277e5ca5d1bedcc7a8c93377b52465b61bf9642111cdb52e738d', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:classify:0', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604110687),
	(1, 12, 'default', 'workflow_run', 'nora', 7, '01a20542-f5d1-7229-bf3b-c4bdad7e46b8', 'StepCompleted', 1, '{"at":1795384604113225,"change":{"step_completed":{"attempt":1,"duration_ms":13,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\x6f024f07df2a89fb45eb2a941604078705a6d336de47abfbf7c3153a4de8a847', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:classify:complete', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604113225),
	(1, 13, 'default', 'workflow_run', 'nora', 8, '01a20542-f5d3-71ff-97df-b997ffe75c20', 'StepStarted', 1, '{"at":1795384604115061,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\xfbf0eca2deedabfc70789cd5309304574907420f14456bc7bc2b68a633270ec9', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:resolve_merges:start:1', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604115061),
	(1, 14, 'default', 'workflow_run', 'nora', 9, '01a20542-f5dc-72d3-92dd-420216739782', 'AnswerRecorded', 1, '{"at":1795384604124076,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"1f4c78de7f77ff126052d96e66a9cd8b96894e43e4567c47881495e9aa3ccf2d","content_id":"01a20542-f5dc-72d3-92dd-42019b81c2ac"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\xc5c51a6a2c50ebc9ff87c839f8e4c054362e18d40dd9cd32fd136cae73ced122', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:resolve_merges:0', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604124076),
	(1, 15, 'default', 'workflow_run', 'nora', 10, '01a20542-f5e3-7507-90b7-5030f4bf1305', 'StepCompleted', 1, '{"at":1795384604131663,"change":{"step_completed":{"attempt":1,"duration_ms":16,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\x5cf10eb0d87c96a69bc172f12d6764343e7bc9839b95a3be35c29deef0d4cb46', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:resolve_merges:complete', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604131663),
	(1, 16, 'default', 'workflow_run', 'nora', 11, '01a20542-f5e8-71bd-8854-34da9d30b8d3', 'StepStarted', 1, '{"at":1795384604135693,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\xa59a8135788dad39369012061a3807cf724b5e6b7932a9ea09998aed322816b0', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:normalise_topics:start:1', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604135693),
	(1, 17, 'default', 'workflow_run', 'nora', 12, '01a20542-f5f4-7165-88d1-0ef718366ce9', 'AnswerRecorded', 1, '{"at":1795384604147965,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"fdc08b5b4669e261f848cb14a0637737b669ac8bc4e730371651383f56a7d98f","content_id":"01a20542-f5f4-7165-88d1-0ef615ff6dd0"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\xd98061ed67bac7d16e55c59165b4e1e652dc45f56a8c8319ce569bf77d2ee713', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:normalise_topics:0', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604147965),
	(1, 18, 'default', 'workflow_run', 'nora', 13, '01a20542-f5f7-7361-b2cf-c01619dd737d', 'StepCompleted', 1, '{"at":1795384604151039,"change":{"step_completed":{"attempt":1,"duration_ms":15,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\xe9896d5b8b4deee611349ca39c3f3b22bd7c09a21b81f68e4569d7134faaee52', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:normalise_topics:complete', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604151039),
	(1, 19, 'default', 'workflow_run', 'nora', 14, '01a20542-f5f9-76d0-bf32-0234b4410856', 'StepStarted', 1, '{"at":1795384604153580,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\x4baa0289b9e78bf1773baa095c971c44bf15adf9e6f23b0237e37f16150c1760', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:save:start:1', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604153580),
	(1, 20, 'default', 'memory_book', 'nora', 6, '01a20542-f601-73b1-abb2-f7250990561a', 'MemoryDeleted', 1, '{"at":1795384604160521,"by_run":"01a20542-f5a1-75ca-9a80-d0b3b7b34348","change":{"deleted":{"content_id":"01a20542-f509-753c-8326-4939bc4df2a8"}},"memory_id":"01a20542-f509-753c-8326-4937d80f8d33","reason":{"commitment":"5fa5bcd49563471b3bbce24809200d2abe4a8b92ca2fca7c0540ecc1fcff8a55","content_id":"01a20542-f600-72e0-8ff0-156f4b96b95d"},"rev":6,"revision":2}', '\x563fdb3f635be8a0244ada176cd423fb0e73007ca8340030423728aa0d16202a', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:save', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604160521),
	(1, 21, 'default', 'memory_book', 'nora', 7, '01a20542-f601-73b1-abb2-f726dcc36df2', 'MemoryDeleted', 1, '{"at":1795384604160521,"by_run":"01a20542-f5a1-75ca-9a80-d0b3b7b34348","change":{"deleted":{"content_id":"01a20542-f554-750e-b00e-755987f47c15"}},"memory_id":"01a20542-f554-750e-b00e-75579f991aa9","reason":{"commitment":"68eaf8a4f2052f020112897cd9b33709b93c3a8be9270849935e66a673b1ced4","content_id":"01a20542-f600-72e0-8ff0-15703736a94d"},"rev":7,"revision":2}', '\xce9c3a5de8d0b474c0995cf813d99ea915e13d9c77f9defb027181165ca38520', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:save', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604160521),
	(1, 35, 'default', 'memory_book', 'nora', 17, '01a20542-f742-7014-a94c-9080d7eaa3d7', 'MemoryDeleted', 1, '{"at":1795384604481755,"by_run":"01a20542-f5a1-75ca-9a80-d0b3b7b34348","change":{"deleted":{"content_id":"01a20542-f600-72e0-8ff0-15729d97ef1e"}},"memory_id":"01a20542-f600-72e0-8ff0-157127ee7a38","rev":17,"revision":2}', '\xe7fb1c805b61f0975a6a6ce3dcc1e734b3ef0937fcac6a99fd78fa6ea64f6d7c', 'admin:k_Hws2JiAhcdVY', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:restore', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604481755),
	(1, 22, 'default', 'memory_book', 'nora', 8, '01a20542-f601-73b1-abb2-f72774655fff', 'MemoriesMerged', 1, '{"at":1795384604160521,"by_run":"01a20542-f5a1-75ca-9a80-d0b3b7b34348","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"fda39e5a2cc7acf30223248693cc8d9c75dd42134bf872ed294f6a4feea7e4c8","content_id":"01a20542-f600-72e0-8ff0-15729d97ef1e"},"derived_from":[{"memory_id":"01a20542-f404-769c-9f1b-efe272e96577","revision":1},{"memory_id":"01a20542-f459-7466-9ccf-072b553e48bb","revision":1}]}},"memory_id":"01a20542-f600-72e0-8ff0-157127ee7a38","reason":{"commitment":"89cde71d2c179ce807ec91e6df565e006e4e4718b591876dc8fd35b14f2354ba","content_id":"01a20542-f600-72e0-8ff0-15731adab609"},"rev":8,"revision":1}', '\x82fd42574883ab36af5fd613ce597b78751fb307b77be1cee0f2633fe7454684', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:save', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604160521),
	(1, 23, 'default', 'memory_book', 'nora', 9, '01a20542-f601-73b1-abb2-f728c06f81cb', 'MemoryMergedAway', 1, '{"at":1795384604160521,"by_run":"01a20542-f5a1-75ca-9a80-d0b3b7b34348","change":{"merged_away":{"content_id":"01a20542-f405-734e-9289-139489c504d7","into":"01a20542-f600-72e0-8ff0-157127ee7a38"}},"memory_id":"01a20542-f404-769c-9f1b-efe272e96577","rev":9,"revision":2}', '\xbf2db16eb1954795b62c41ffb394b5e59067f7218285f2d720a1d8327431003f', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:save', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604160521),
	(1, 24, 'default', 'memory_book', 'nora', 10, '01a20542-f601-73b1-abb2-f729578312ac', 'MemoryMergedAway', 1, '{"at":1795384604160521,"by_run":"01a20542-f5a1-75ca-9a80-d0b3b7b34348","change":{"merged_away":{"content_id":"01a20542-f459-7466-9ccf-072d09aba1fc","into":"01a20542-f600-72e0-8ff0-157127ee7a38"}},"memory_id":"01a20542-f459-7466-9ccf-072b553e48bb","rev":10,"revision":2}', '\xd0d2a8713426a6eda96092a8730a299122fd64fbe12ae0a9ef8a3860cda047f2', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:save', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604160521),
	(1, 25, 'default', 'memory_book', 'nora', 11, '01a20542-f601-73b1-abb2-f72a75666924', 'MemoryUpdated', 1, '{"at":1795384604160521,"by_run":"01a20542-f5a1-75ca-9a80-d0b3b7b34348","change":{"updated":{"content":{"commitment":"4c1d49b57562e4e2494ff8f4a49fc0112e2c43a23959aa347e29bf8283c7d6c4","content_id":"01a20542-f601-73b1-abb2-f72441974c07"},"previous_content_id":"01a20542-f4b3-7749-80a5-1c3c2b68591e","set":{},"was":{}}},"memory_id":"01a20542-f4b3-7749-80a5-1c3ac4f43f2f","rev":11,"revision":2}', '\xbd7bc1f7acf53a561493d1d03828386bda1278a9c27d769cf544afdd9c0c0000', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:save', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604160521),
	(1, 26, 'default', 'workflow_run', 'nora', 15, '01a20542-f605-77f7-a8c8-dc65c34ea408', 'StepCompleted', 1, '{"at":1795384604164307,"change":{"step_completed":{"attempt":1,"duration_ms":10,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\xa740b8b06190e4f73953ff18d5c33e97dbce6f31ef350e3327ef477b03a37689', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:save:complete', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604164307),
	(1, 27, 'default', 'workflow_run', 'nora', 16, '01a20542-f607-7741-a4f1-e42dae62f426', 'StepStarted', 1, '{"at":1795384604167379,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\x8f474c49069f1cbf8fc27d4edc603800ccd2f081841c04a3e129c8668c7199f5', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:report:start:1', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604167379),
	(1, 28, 'default', 'workflow_run', 'nora', 17, '01a20542-f60b-74e0-8c33-18371eaad0b7', 'StepCompleted', 1, '{"at":1795384604170957,"change":{"step_completed":{"attempt":1,"duration_ms":3,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\x0c1255343b104e0f6ef47ec39460e5bc85f3ed585d867fd159b2332310232424', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:report:complete', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604170957),
	(1, 29, 'default', 'workflow_run', 'nora', 18, '01a20542-f60d-74bb-acd5-8034a17cafc1', 'RunCompleted', 1, '{"at":1795384604173482,"change":{"completed":{"attempt":1,"duration_ms":106,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\x2381544ecd0436f567482ab79c200dba39d2997dc1c1e80f370a9c207adcb970', 'workflow:memory-optimization', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:complete', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604173482),
	(1, 30, 'default', 'memory_book', 'nora', 12, '01a20542-f742-7014-a94c-907b521703f6', 'MemoryRestored', 1, '{"at":1795384604481755,"by_run":"01a20542-f5a1-75ca-9a80-d0b3b7b34348","change":{"restored":{"content_id":"01a20542-f509-753c-8326-4939bc4df2a8","from":"archived"}},"memory_id":"01a20542-f509-753c-8326-4937d80f8d33","rev":12,"revision":3}', '\x6f9af81dda318dec312804513de4390ab8b1b57161657218b5ec4946af3baa45', 'admin:k_Hws2JiAhcdVY', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:restore', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604481755),
	(1, 31, 'default', 'memory_book', 'nora', 13, '01a20542-f742-7014-a94c-907c8256823c', 'MemoryRestored', 1, '{"at":1795384604481755,"by_run":"01a20542-f5a1-75ca-9a80-d0b3b7b34348","change":{"restored":{"content_id":"01a20542-f554-750e-b00e-755987f47c15","from":"archived"}},"memory_id":"01a20542-f554-750e-b00e-75579f991aa9","rev":13,"revision":3}', '\xd36dd27916e1124dd1f3d8a735c6a344c4b57cae12e327076aaf039a7eea048d', 'admin:k_Hws2JiAhcdVY', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:restore', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604481755),
	(1, 32, 'default', 'memory_book', 'nora', 14, '01a20542-f742-7014-a94c-907d9b7d22ee', 'MemoryRestored', 1, '{"at":1795384604481755,"by_run":"01a20542-f5a1-75ca-9a80-d0b3b7b34348","change":{"restored":{"content_id":"01a20542-f405-734e-9289-139489c504d7","from":"merged"}},"memory_id":"01a20542-f404-769c-9f1b-efe272e96577","rev":14,"revision":3}', '\x3a90caf17cde5f6ac001ed87568b55778ae46e747175f4faa71bfb96db90d8e0', 'admin:k_Hws2JiAhcdVY', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:restore', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604481755),
	(1, 33, 'default', 'memory_book', 'nora', 15, '01a20542-f742-7014-a94c-907ebe25cacf', 'MemoryRestored', 1, '{"at":1795384604481755,"by_run":"01a20542-f5a1-75ca-9a80-d0b3b7b34348","change":{"restored":{"content_id":"01a20542-f459-7466-9ccf-072d09aba1fc","from":"merged"}},"memory_id":"01a20542-f459-7466-9ccf-072b553e48bb","rev":15,"revision":3}', '\x837ea825e3f61bc4822d958b46a5808902051f30e714507ea1a463d2e39445dc', 'admin:k_Hws2JiAhcdVY', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:restore', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604481755),
	(1, 34, 'default', 'memory_book', 'nora', 16, '01a20542-f742-7014-a94c-907f20c52365', 'MemoryUpdated', 1, '{"at":1795384604481755,"by_run":"01a20542-f5a1-75ca-9a80-d0b3b7b34348","change":{"updated":{"content":{"commitment":"c8aa8d8a9cf4ea2b25c6587bbabe181ba5733939834a0f5b0eb83fd15e0602f0","content_id":"01a20542-f742-7014-a94c-907afc86281c"},"previous_content_id":"01a20542-f601-73b1-abb2-f72441974c07","set":{},"was":{}}},"memory_id":"01a20542-f4b3-7749-80a5-1c3ac4f43f2f","rev":16,"revision":3}', '\x536a1cb43ba8bc17434ba52984a446ef4370b70065684375a0a4125185a2a3e3', 'admin:k_Hws2JiAhcdVY', 'run:01a20542-f5a1-75ca-9a80-d0b3b7b34348:restore', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604481755),
	(1, 36, 'default', 'workflow_run', 'nora', 19, '01a20542-f744-70a7-a291-ac05b66ad4ff', 'RunRestored', 1, '{"at":1795384604484227,"change":{"restored":{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}},"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348"}', '\x7a8dba40277c0314e9f9a845fd780f62fd8ea53b98db40509d7ba335be77d44d', 'admin:k_Hws2JiAhcdVY', '01a20542-f744-70a7-a291-ac049b186270', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', NULL, 1795384604484227),
	(1, 37, 'default', 'workflow_run', 'nora', 20, '01a20542-f760-7460-b457-c6dc4e70e15c', 'RunRequested', 1, '{"at":1795384604511915,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\x948cdff26491d3fdd890ab2749fa376adc4f4a709dac81841a8f8f75e73b5035', 'admin:k_Hws2JiAhcdVY', '01a20542-f760-7460-b457-c6db3534f8c7', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604511915),
	(1, 38, 'default', 'workflow_run', 'nora', 21, '01a20542-f773-729c-91a0-ed611ed00315', 'RunClaimed', 1, '{"at":1795384604530556,"change":{"claimed":{"attempt":1,"node":"node-01a20542eca274da805b5eb73915f936"}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\x25387da77082e4c38de426ec0269688c954b443f3bf2ac73a9c1983f8a90d86b', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:claim:01a20542-f771-740f-8fa5-3fa57cf07c0d', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604530556),
	(1, 39, 'default', 'workflow_run', 'nora', 22, '01a20542-f778-751a-882d-670e2528d51e', 'StepStarted', 1, '{"at":1795384604535547,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\xe667b6dec0cb167fcc4712e759326f0e5e3b01c3a4b70df7181960e35fcecf24', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:fetch:start:1', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604535547),
	(1, 40, 'default', 'workflow_run', 'nora', 23, '01a20542-f77e-746e-b79e-11bfde012383', 'StepCompleted', 1, '{"at":1795384604541546,"change":{"step_completed":{"attempt":1,"duration_ms":5,"figures":{"memories":5,"rev":17,"topics":1},"step":"fetch"}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\x98167dd932db76f63df95edc497cb9c8ba588d618c34064504abb7180869d9ad', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:fetch:complete', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604541546),
	(1, 41, 'default', 'workflow_run', 'nora', 24, '01a20542-f782-70f2-9048-f75a16b0b56c', 'StepStarted', 1, '{"at":1795384604546058,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\x87b53fed6c06a1b244c89ae9e51faac3cf798be28a51bb455d56dcb4b6761c36', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:classify:start:1', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604546058),
	(1, 42, 'default', 'workflow_run', 'nora', 25, '01a20542-f78d-712d-856d-a1decdb1b3b4', 'AnswerRecorded', 1, '{"at":1795384604557311,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"ca19fed579a42c8dedd7464434fff3c45cfe6f68a5e7edde9e27989ccac08334","content_id":"01a20542-f78d-712d-856d-a1dd7948ace8"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\x5065d4f64ed9294978641be8ab1181c28e84b4e909c4decb484e15835222cf6d', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:classify:0', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604557311),
	(1, 43, 'default', 'workflow_run', 'nora', 26, '01a20542-f791-77f8-8739-632f0f0bca60', 'StepCompleted', 1, '{"at":1795384604561199,"change":{"step_completed":{"attempt":1,"duration_ms":15,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\x349ef9a8fa0596f5376ecc9c8cca180740e133950c3da05e61122359cb0ccd2b', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:classify:complete', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604561199),
	(1, 44, 'default', 'workflow_run', 'nora', 27, '01a20542-f794-7070-a7cd-1e7ddbe89044', 'StepStarted', 1, '{"at":1795384604564525,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\x2fbd8510da018d841322d0fea91158a2f1b2e77d6cc892facd4016b066157b80', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:resolve_merges:start:1', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604564525),
	(1, 45, 'default', 'workflow_run', 'nora', 28, '01a20542-f799-768e-b215-f9f8a579dd37', 'AnswerRecorded', 1, '{"at":1795384604569605,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"2225b4d61f102a7d01d5fb88174858ae986e2d5eb83580caeb364c364dd7973f","content_id":"01a20542-f799-768e-b215-f9f7313cea79"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\x9d1a4cf57c34b1720e50887d12990a26acbc11a1e8ff3b60cce1c3afa9eb5c73', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:resolve_merges:0', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604569605),
	(1, 46, 'default', 'workflow_run', 'nora', 29, '01a20542-f79b-7046-a311-ec9191a4b9dc', 'StepCompleted', 1, '{"at":1795384604571481,"change":{"step_completed":{"attempt":1,"duration_ms":6,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\x0dc83efd09a47d1823d3d2d921d79bf367e3ac82d02ffe582154435c491a5c5e', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:resolve_merges:complete', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604571481),
	(1, 47, 'default', 'workflow_run', 'nora', 30, '01a20542-f79d-73ab-8225-93b75f9e962f', 'StepStarted', 1, '{"at":1795384604573175,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\x82fb776964ed4c0bb51aa621201dc8befd7a4657b42b45a36c2f8e860e80a290', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:normalise_topics:start:1', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604573175),
	(1, 48, 'default', 'workflow_run', 'nora', 31, '01a20542-f7a2-72b3-8a5f-608072c4aa76', 'AnswerRecorded', 1, '{"at":1795384604578060,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"ccb594e76db7d49f01ed642fe177541a5095506d9495b6142579709100a3f23a","content_id":"01a20542-f7a2-72b3-8a5f-607f8cc5eb01"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\xa951566af1d797039d2a077b2324563adeec09bf342fd0376ef0267f82a0065e', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:normalise_topics:0', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604578060),
	(1, 49, 'default', 'workflow_run', 'nora', 32, '01a20542-f7a4-749d-bd90-e98dbcaa12e8', 'StepCompleted', 1, '{"at":1795384604579647,"change":{"step_completed":{"attempt":1,"duration_ms":6,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\x8f43d8670332166cfc310ca91228b792c7c69edbc152949e76ee66b46896e0e3', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:normalise_topics:complete', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604579647),
	(1, 50, 'default', 'workflow_run', 'nora', 33, '01a20542-f7a5-7138-8a81-0914385ade3e', 'StepStarted', 1, '{"at":1795384604581311,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\x77b4177937c9a2a1d4140d8ca69b2983b017b542257007f4cc4de63e20c4fbac', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:save:start:1', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604581311);
INSERT INTO public.events VALUES
	(1, 51, 'default', 'memory_book', 'nora', 18, '01a20542-f7aa-7094-9e7f-66086e6aa0ed', 'MemoryDeleted', 1, '{"at":1795384604586341,"by_run":"01a20542-f75f-72db-8de7-017e18c58a57","change":{"deleted":{"content_id":"01a20542-f509-753c-8326-4939bc4df2a8"}},"memory_id":"01a20542-f509-753c-8326-4937d80f8d33","reason":{"commitment":"59b966dba3d0558467ed823113b4c4684d373583073d866b39abd035aaae328a","content_id":"01a20542-f7aa-7094-9e7f-660221210758"},"rev":18,"revision":4}', '\xc0db8fa49297a03f6135ea9fcbbe70e3b2bb8d4e2854dfce969724e298cbfeae', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:save', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604586341),
	(1, 52, 'default', 'memory_book', 'nora', 19, '01a20542-f7aa-7094-9e7f-6609cb862b58', 'MemoryDeleted', 1, '{"at":1795384604586341,"by_run":"01a20542-f75f-72db-8de7-017e18c58a57","change":{"deleted":{"content_id":"01a20542-f554-750e-b00e-755987f47c15"}},"memory_id":"01a20542-f554-750e-b00e-75579f991aa9","reason":{"commitment":"8f12a13f4dd8281f4f6961f3fa295827f30b9658696e257128dcc03acec75e31","content_id":"01a20542-f7aa-7094-9e7f-6603eaddcc90"},"rev":19,"revision":4}', '\x86b788f709e750b4b1752441679fedd02c7f3f245cf78ea4dc736c82f67223f2', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:save', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604586341),
	(1, 53, 'default', 'memory_book', 'nora', 20, '01a20542-f7ab-76b0-8b1f-7db08a6414cb', 'MemoriesMerged', 1, '{"at":1795384604586341,"by_run":"01a20542-f75f-72db-8de7-017e18c58a57","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"9df9a6bbe37467e87f6b3edc279275a6d60b9d9071c8696a5ad5b127b722079c","content_id":"01a20542-f7aa-7094-9e7f-660550a567f0"},"derived_from":[{"memory_id":"01a20542-f404-769c-9f1b-efe272e96577","revision":3},{"memory_id":"01a20542-f459-7466-9ccf-072b553e48bb","revision":3}]}},"memory_id":"01a20542-f7aa-7094-9e7f-6604f4273ae2","reason":{"commitment":"757e8befdd424beb8b382ddf70498167c14a8f17bb6ad82958988093412fdf56","content_id":"01a20542-f7aa-7094-9e7f-66060a116a05"},"rev":20,"revision":1}', '\x1d9eb5f7c4f5488e097f5fd3bc06f7eaa24e20373c7e010c9b48c316863688bc', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:save', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604586341),
	(1, 54, 'default', 'memory_book', 'nora', 21, '01a20542-f7ab-76b0-8b1f-7db1325630c4', 'MemoryMergedAway', 1, '{"at":1795384604586341,"by_run":"01a20542-f75f-72db-8de7-017e18c58a57","change":{"merged_away":{"content_id":"01a20542-f405-734e-9289-139489c504d7","into":"01a20542-f7aa-7094-9e7f-6604f4273ae2"}},"memory_id":"01a20542-f404-769c-9f1b-efe272e96577","rev":21,"revision":4}', '\x90986d5ea2acd094e22da584895b28d5c70935082d08f4bcf66b41ff8067dda1', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:save', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604586341),
	(1, 55, 'default', 'memory_book', 'nora', 22, '01a20542-f7ab-76b0-8b1f-7db2b6594c97', 'MemoryMergedAway', 1, '{"at":1795384604586341,"by_run":"01a20542-f75f-72db-8de7-017e18c58a57","change":{"merged_away":{"content_id":"01a20542-f459-7466-9ccf-072d09aba1fc","into":"01a20542-f7aa-7094-9e7f-6604f4273ae2"}},"memory_id":"01a20542-f459-7466-9ccf-072b553e48bb","rev":22,"revision":4}', '\xcde5cf5ac67735672c731dc4e63cc0e0bf96f85dd69d456ed33208747c8e0932', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:save', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604586341),
	(1, 56, 'default', 'memory_book', 'nora', 23, '01a20542-f7ab-76b0-8b1f-7db3ebb5b842', 'MemoryUpdated', 1, '{"at":1795384604586341,"by_run":"01a20542-f75f-72db-8de7-017e18c58a57","change":{"updated":{"content":{"commitment":"4b12713ba03a9f81fb8e2134abda437254c714dd0e37ee3029c2d71eca463280","content_id":"01a20542-f7aa-7094-9e7f-66077c08ea08"},"previous_content_id":"01a20542-f742-7014-a94c-907afc86281c","set":{},"was":{}}},"memory_id":"01a20542-f4b3-7749-80a5-1c3ac4f43f2f","rev":23,"revision":4}', '\x5da97a5c30328f7becb40d83ec7d2c87ad8b9d6b46d52e506bbe06a330db4df4', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:save', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604586341),
	(1, 57, 'default', 'workflow_run', 'nora', 34, '01a20542-f7ad-71f5-860d-8c95fcc12756', 'StepCompleted', 1, '{"at":1795384604589074,"change":{"step_completed":{"attempt":1,"duration_ms":7,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\x82ed1ab54d8490af12d4dbb83d561209e264aa8f23ff5553253dcc47f68e6ff1', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:save:complete', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604589074),
	(1, 58, 'default', 'workflow_run', 'nora', 35, '01a20542-f7ae-74fd-bffc-492d79e575da', 'StepStarted', 1, '{"at":1795384604590643,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\x3bbe2ff0c67711d0b1fa6ac5fb82d8152de13e9c31c8d64d2c031fa76b3c5c88', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:report:start:1', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604590643),
	(1, 59, 'default', 'workflow_run', 'nora', 36, '01a20542-f7b5-71dd-8d9b-68ce772e8fea', 'StepCompleted', 1, '{"at":1795384604597565,"change":{"step_completed":{"attempt":1,"duration_ms":6,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\xbcdc378780f0ee87e490fd45de3bb63647ee35117c6ca619bb33ed2f0b8dd5ad', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:report:complete', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604597565),
	(1, 60, 'default', 'workflow_run', 'nora', 37, '01a20542-f7b8-714a-9b31-a1b31050bbac', 'RunCompleted', 1, '{"at":1795384604599985,"change":{"completed":{"attempt":1,"duration_ms":88,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a20542-f75f-72db-8de7-017e18c58a57"}', '\xcde878a157db58b2372899ef695006c5954783c128ea7b833303d13d51a59211', 'workflow:memory-optimization', 'run:01a20542-f75f-72db-8de7-017e18c58a57:complete', '01a20542-f75f-72db-8de7-017e18c58a57', NULL, 1795384604599985),
	(48, 7, 'bridge', 'memory_book', 'lena', 1, '01a20542-f825-7708-aa69-b69e5f14e3e7', 'MemoryCreated', 1, '{"at":1795384604709338,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"e9b7c1061d2b1e8c8d2adf21bc3ad5c1d551d7f133071ddda77116600dd62c7a","content_id":"01a20542-f825-7708-aa69-b69cc4683f9b"}}},"memory_id":"01a20542-f824-74f2-9799-4f65ca34f7c7","rev":1,"revision":1}', '\x4eeca2b0d22ea9b51cda283ea1557d4cc3920cb05a2d7181be54a03a19bfc77a', 'admin:k_bpJNm1a1LBSA', '01a20542-f825-7708-aa69-b69d7d490cc8', '01a20542-f825-7708-aa69-b69d7d490cc8', NULL, 1795384604709338),
	(48, 8, 'bridge', 'memory_book', 'lena', 2, '01a20542-f868-76b5-b697-abd069133f4d', 'MemoryUpdated', 1, '{"at":1795384604775849,"change":{"updated":{"content":{"commitment":"2e014a1466ee1397e1e89446588cd745d2405d454782e161479cd28a841883e6","content_id":"01a20542-f868-76b5-b697-abce0bd1f24a"},"previous_content_id":"01a20542-f825-7708-aa69-b69cc4683f9b","set":{},"was":{}}},"memory_id":"01a20542-f824-74f2-9799-4f65ca34f7c7","rev":2,"revision":2}', '\x700b06b69cf40a31e3ff948dee5ebe58cf680973955a21458bb0befda0b9c0c3', 'admin:k_bpJNm1a1LBSA', '01a20542-f868-76b5-b697-abcf5926d1c7', '01a20542-f868-76b5-b697-abcf5926d1c7', NULL, 1795384604775849);


--
-- Data for Name: followers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES
	('memories', 1, 'memories_g1', 1795384600434517),
	('changes', 1, 'changes_g1', 1795384600434517),
	('search', 1, 'search_g1', 1795384600434517),
	('relations', 1, 'relations_g1', 1795384600434517),
	('runs', 1, 'runs_g1 run_changes_g1', 1795384600434517),
	('user_stats', 1, 'user_stats_g1', 1795384600434517),
	('daily_metrics', 1, 'daily_metrics_g1', 1795384600434517);


--
-- Data for Name: memories_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memories_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-eb1d-77d4-ae29-f2f20d67ee41', 1, 1, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20542-eb1d-77d4-ae29-f2f20d67ee41"]}'),
	(53, 'default', 'bruno', 'bruno-2', 'active', 'episodic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-eb1d-77d4-ae29-f2f354d206b1', 1, 2, 1733414400123000, 1733500800000000, NULL, NULL, '{"contents":["01a20542-eb1d-77d4-ae29-f2f354d206b1"]}'),
	(53, 'default', 'bruno', 'bruno-3', 'active', 'procedural', NULL, 'Work', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a20542-eb1d-77d4-ae29-f2f484ba207b', 1, 3, 1795384601373163, 1795384601373163, NULL, NULL, '{"contents":["01a20542-eb1d-77d4-ae29-f2f484ba207b"]}'),
	(53, 'default', 'bruno', 'bruno-4', 'active', 'insight', NULL, 'General', 1, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-eb1d-77d4-ae29-f2f5e9c06823', 1, 4, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20542-eb1d-77d4-ae29-f2f5e9c06823"]}'),
	(53, 'default', 'bruno', 'bruno-5', 'active', 'summary', NULL, 'General', 5, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-eb1d-77d4-ae29-f2f64ea0448a', 1, 5, 1795384601373163, 1795384601373163, NULL, NULL, '{"contents":["01a20542-eb1d-77d4-ae29-f2f64ea0448a"]}'),
	(53, 'default', 'bruno', 'bruno-6', 'archived', 'semantic', 'Belongings', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-eb1d-77d4-ae29-f2f755831ccc', 2, 7, 1795384601373163, 1795384601373163, NULL, NULL, '{"contents":["01a20542-eb1d-77d4-ae29-f2f755831ccc"]}'),
	(53, 'default', 'bruno', 'bruno-7', 'archived', 'semantic', NULL, 'Relationships', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-eb1d-77d4-ae29-f2f81705237a', 2, 9, 1795384601373163, 1795384601373163, NULL, NULL, '{"contents":["01a20542-eb1d-77d4-ae29-f2f81705237a"]}'),
	(53, 'default', 'bruno', 'bruno-8', 'active', 'semantic', NULL, 'General', 2, 0, 't9', 'planner', 'run-9', 'bruno', 'user', '01a20542-eb1d-77d4-ae29-f2f944c68fa1', 1, 10, 1795384601373163, 1795384601373163, NULL, NULL, '{"contents":["01a20542-eb1d-77d4-ae29-f2f944c68fa1"]}'),
	(48, 'default', 'carl', 'carl-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, 'planner', NULL, NULL, NULL, '01a20542-eb9f-7281-9818-254121cf94be', 1, 1, 1733414400000000, 1733414401000000, NULL, NULL, '{"contents":["01a20542-eb9f-7281-9818-254121cf94be"]}'),
	(48, 'default', 'carl', 'carl-2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-eb9f-7281-9818-254256290791', 1, 2, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a20542-eb9f-7281-9818-254256290791"]}'),
	(43, 'default', 'ana', '01a20542-eece-7442-95e1-52c6810c7eb9', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-eece-7442-95e1-52c8d7c3d8fe', 1, 6, 1795384602318516, 1795384602318516, NULL, NULL, '{"contents":["01a20542-eece-7442-95e1-52c8d7c3d8fe"]}'),
	(43, 'default', 'ana', '01a20542-eceb-72c3-abc2-879f3371f786', 'active', 'semantic', NULL, 'General', 4, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-ef89-7116-9c6b-6f85b68cd7ad', 2, 8, 1795384601838202, 1795384602504826, NULL, NULL, '{"contents":["01a20542-ecee-72bb-aef8-8fa2007f97b2","01a20542-ef89-7116-9c6b-6f85b68cd7ad"]}'),
	(43, 'default', 'ana', '01a20542-ee6f-7599-a95f-43a8c7c3c2ea', 'purged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 2, 31, 1795384602223311, 1795384603129716, NULL, NULL, '{"contents":["01a20542-f1f9-73d7-8251-14c46295b880"]}'),
	(1, 'default', 'nora', '01a20542-f404-769c-9f1b-efe272e96577', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-f405-734e-9289-139489c504d7', 4, 21, 1795384603653874, 1795384604586341, NULL, '01a20542-f7aa-7094-9e7f-6604f4273ae2', '{"contents":["01a20542-f405-734e-9289-139489c504d7"]}'),
	(43, 'default', 'ana', '01a20542-f054-7451-80d1-d703c5dd4d19', 'active', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-f054-7451-80d1-d7054b4f7b2b', 1, 14, 1795384602708218, 1795384602708218, NULL, NULL, '{"contents":["01a20542-f054-7451-80d1-d7054b4f7b2b"],"derived_from":[{"memory_id":"01a20542-edca-70ef-a218-79179e2c501b","revision":1},{"memory_id":"01a20542-ee1e-72a9-b6e3-7ad6044058b3","revision":1}]}'),
	(43, 'default', 'ana', '01a20542-f075-72e6-acb1-4de1983f6475', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-f137-70d4-a251-20a00b1d9588', 2, 20, 1795384602741757, 1795384602934459, NULL, NULL, '{"contents":["01a20542-f075-72e6-acb1-4de35b9b7595","01a20542-f137-70d4-a251-20a00b1d9588","01a20542-f138-7672-a8d6-9bb34f1dab6a"],"derived_from":[{"memory_id":"01a20542-f075-72e6-acb1-4de1983f6475","revision":1},{"memory_id":"01a20542-f0d8-7270-ac19-7951a0d277e1","revision":1}]}'),
	(43, 'default', 'ana', '01a20542-f0d8-7270-ac19-7951a0d277e1', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-f0d9-70ad-8d9a-2a6982e38214', 2, 21, 1795384602841071, 1795384602934459, NULL, '01a20542-f075-72e6-acb1-4de1983f6475', '{"contents":["01a20542-f0d9-70ad-8d9a-2a6982e38214"]}'),
	(43, 'default', 'ana', '01a20542-ed6a-740d-8fc6-677dc5cf5c23', 'archived', 'episodic', 'Goals', 'Personal', 3, 0, 't1', 'planner', 'run-7', 'ana', 'user', '01a20542-f031-73c1-94c1-89fd732834a8', 5, 25, 1795384601962790, 1795384603042674, NULL, NULL, '{"contents":["01a20542-ed6a-740d-8fc6-677f2505b06f","01a20542-f031-73c1-94c1-89fd732834a8","01a20542-f1a2-756d-b088-1284c307678c"]}'),
	(43, 'default', 'ana', '01a20542-ee1e-72a9-b6e3-7ad6044058b3', 'soft_deleted', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d', 6, 30, 1795384602142801, 1795384603111949, 4948984603111949, NULL, '{"contents":["01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d","01a20542-f1ca-7068-94e7-d1edbfa8e02f"]}'),
	(43, 'default', 'ana', '01a20542-ef28-7221-ac00-51fef27f7ea3', 'active', 'insight', 'Manners', 'Personal', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a20542-ef28-7221-ac00-52004bbd2e87', 5, 27, 1795384602408667, 1795384603068756, NULL, NULL, '{"contents":["01a20542-ef28-7221-ac00-52004bbd2e87"]}'),
	(43, 'default', 'ana', '01a20542-edca-70ef-a218-79179e2c501b', 'purged', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 3, 32, 1795384602058281, 1795384603263920, NULL, '01a20542-f054-7451-80d1-d703c5dd4d19', '{"contents":["01a20542-f27f-70d3-8c78-db5cfcf0e26e"]}'),
	(48, 'default', 'lena', '01a20542-f2e0-713b-bbbb-aff1b6675640', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-f2e2-71b5-9a6e-0a1f04edeb96', 1, 1, 1795384603362016, 1795384603362016, NULL, NULL, '{"contents":["01a20542-f2e2-71b5-9a6e-0a1f04edeb96"]}'),
	(48, 'default', 'lena', '01a20542-f32c-76b4-b476-ddf491e46025', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-f32c-76b4-b476-ddf696dfbbd2', 1, 2, 1795384603436473, 1795384603436473, NULL, NULL, '{"contents":["01a20542-f32c-76b4-b476-ddf696dfbbd2"]}'),
	(48, 'default', 'lena', '01a20542-f38f-751e-aa4e-960ed4fe64d5', 'archived', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-f38f-751e-aa4e-96100d3d10c7', 2, 4, 1795384603535695, 1795384603619166, NULL, NULL, '{"contents":["01a20542-f38f-751e-aa4e-96100d3d10c7"]}'),
	(48, 'bridge', 'lena', '01a20542-f824-74f2-9799-4f65ca34f7c7', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-f868-76b5-b697-abce0bd1f24a', 2, 2, 1795384604709338, 1795384604775849, NULL, NULL, '{"contents":["01a20542-f825-7708-aa69-b69cc4683f9b","01a20542-f868-76b5-b697-abce0bd1f24a"]}'),
	(1, 'default', 'nora', '01a20542-f459-7466-9ccf-072b553e48bb', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-f459-7466-9ccf-072d09aba1fc', 4, 22, 1795384603737714, 1795384604586341, NULL, '01a20542-f7aa-7094-9e7f-6604f4273ae2', '{"contents":["01a20542-f459-7466-9ccf-072d09aba1fc"]}'),
	(1, 'default', 'nora', '01a20542-f4b3-7749-80a5-1c3ac4f43f2f', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-f7aa-7094-9e7f-66077c08ea08', 4, 23, 1795384603827500, 1795384604586341, NULL, NULL, '{"contents":["01a20542-f4b3-7749-80a5-1c3c2b68591e","01a20542-f601-73b1-abb2-f72441974c07","01a20542-f742-7014-a94c-907afc86281c","01a20542-f7aa-7094-9e7f-66077c08ea08"]}'),
	(1, 'default', 'nora', '01a20542-f600-72e0-8ff0-157127ee7a38', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-f600-72e0-8ff0-15729d97ef1e', 2, 17, 1795384604160521, 1795384604481755, NULL, NULL, '{"contents":["01a20542-f600-72e0-8ff0-15729d97ef1e","01a20542-f600-72e0-8ff0-15731adab609"],"derived_from":[{"memory_id":"01a20542-f404-769c-9f1b-efe272e96577","revision":1},{"memory_id":"01a20542-f459-7466-9ccf-072b553e48bb","revision":1}]}'),
	(1, 'default', 'nora', '01a20542-f509-753c-8326-4937d80f8d33', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-f509-753c-8326-4939bc4df2a8', 4, 18, 1795384603913394, 1795384604586341, NULL, NULL, '{"contents":["01a20542-f509-753c-8326-4939bc4df2a8","01a20542-f600-72e0-8ff0-156f4b96b95d","01a20542-f7aa-7094-9e7f-660221210758"]}'),
	(1, 'default', 'nora', '01a20542-f554-750e-b00e-75579f991aa9', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-f554-750e-b00e-755987f47c15', 4, 19, 1795384603988678, 1795384604586341, NULL, NULL, '{"contents":["01a20542-f554-750e-b00e-755987f47c15","01a20542-f600-72e0-8ff0-15703736a94d","01a20542-f7aa-7094-9e7f-6603eaddcc90"]}'),
	(1, 'default', 'nora', '01a20542-f7aa-7094-9e7f-6604f4273ae2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a20542-f7aa-7094-9e7f-660550a567f0', 1, 20, 1795384604586341, 1795384604586341, NULL, NULL, '{"contents":["01a20542-f7aa-7094-9e7f-660550a567f0","01a20542-f7aa-7094-9e7f-66060a116a05"],"derived_from":[{"memory_id":"01a20542-f404-769c-9f1b-efe272e96577","revision":3},{"memory_id":"01a20542-f459-7466-9ccf-072b553e48bb","revision":3}]}');


--
-- Data for Name: memory_access; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memory_access VALUES
	(43, 'default', 'ana', '01a20542-eceb-72c3-abc2-879f3371f786', 1795384604983256, 1),
	(43, 'default', 'ana', '01a20542-ed6a-740d-8fc6-677dc5cf5c23', 1795384605024889, 1),
	(43, 'default', 'ana', '01a20542-ee1e-72a9-b6e3-7ad6044058b3', 1795384605074779, 1),
	(43, 'default', 'ana', '01a20542-f075-72e6-acb1-4de1983f6475', 1795384605168107, 1);


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES
	('01a20542-eb29-731c-a787-5e6b553800ed', 'default', 1795384601385534, 'bruno', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a20542-eba9-7250-8a88-237a7e8f3ebe', 'default', 1795384601513535, 'carl', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a20542-eceb-72c3-abc2-87a0c075085c', 'default', 1795384601835839, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20542-eceb-72c3-abc2-879f3371f786', 'Personal', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-ed6a-740d-8fc6-677ef35d30ad', 'default', 1795384601962706, 'ana', 't1', 'hotpath', 'create', 'ok', '01a20542-ed6a-740d-8fc6-677dc5cf5c23', 'Goals', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-edca-70ef-a218-79187473757b', 'default', 1795384602058217, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20542-edca-70ef-a218-79179e2c501b', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-ee1e-72a9-b6e3-7ad74cd47c6e', 'default', 1795384602142733, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20542-ee1e-72a9-b6e3-7ad6044058b3', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-ee6f-7599-a95f-43a9fa5c3ad0', 'default', 1795384602223231, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20542-ee6f-7599-a95f-43a8c7c3c2ea', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-eece-7442-95e1-52c710ca9877', 'default', 1795384602318450, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20542-eece-7442-95e1-52c6810c7eb9', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-ef28-7221-ac00-51ff630850e4', 'default', 1795384602408564, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20542-ef28-7221-ac00-51fef27f7ea3', 'Style', NULL, NULL, 'agent:planner'),
	('01a20542-ef88-70c3-9439-5fa8e6cd9be4', 'default', 1795384602504747, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20542-eceb-72c3-abc2-879f3371f786', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-efeb-7029-82c6-422cbdcede93', 'default', 1795384602603283, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20542-ed6a-740d-8fc6-677dc5cf5c23', 'Goals', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-effe-76d3-928e-e68a3551f729', 'default', 1795384602622037, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20542-ef28-7221-ac00-51fef27f7ea3', 'Style', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f00e-739a-8e3b-13dfb81d0c38', 'default', 1795384602638687, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20542-ef28-7221-ac00-51fef27f7ea3', 'Manners', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f01f-7333-9241-d629640d78b3', 'default', 1795384602655765, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20542-ed6a-740d-8fc6-677dc5cf5c23', 'Goals', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f030-7774-a4f1-0a909caf49e5', 'default', 1795384602672886, 'ana', 't1', 'hotpath', 'update', 'ok', '01a20542-ed6a-740d-8fc6-677dc5cf5c23', 'Goals', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f041-7535-9887-f8c81c778759', 'default', 1795384602689247, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a20542-ed6a-740d-8fc6-677dc5cf5c23', 'Goals', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f054-7451-80d1-d704b468f08d', 'default', 1795384602708139, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a20542-f054-7451-80d1-d703c5dd4d19', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f064-7311-9d4c-07c54203f9c3', 'default', 1795384602724999, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20542-ee1e-72a9-b6e3-7ad6044058b3', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f075-72e6-acb1-4de261ed8d95', 'default', 1795384602741702, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20542-f075-72e6-acb1-4de1983f6475', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f0d8-7270-ac19-795254af2abb', 'default', 1795384602841001, 'ana', NULL, 'hotpath', 'create', 'ok', '01a20542-f0d8-7270-ac19-7951a0d277e1', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f136-7550-831f-6398f15c82ab', 'default', 1795384602934378, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a20542-f075-72e6-acb1-4de1983f6475', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f1a2-756d-b088-1283917f871d', 'default', 1795384603042578, 'ana', 't1', 'hotpath', 'delete', 'ok', '01a20542-ed6a-740d-8fc6-677dc5cf5c23', 'Goals', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f1af-734a-a1e8-6884bf034053', 'default', 1795384603055442, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20542-ef28-7221-ac00-51fef27f7ea3', 'Manners', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f1bc-7335-98d1-9725a21b0a81', 'default', 1795384603068688, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20542-ef28-7221-ac00-51fef27f7ea3', 'Manners', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f1c9-742d-8b21-2b8bf6341333', 'default', 1795384603081938, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20542-ee1e-72a9-b6e3-7ad6044058b3', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f1da-757e-a009-d35111dfcfbc', 'default', 1795384603098418, 'ana', NULL, 'hotpath', 'update', 'ok', '01a20542-ee1e-72a9-b6e3-7ad6044058b3', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f1e7-747c-8d08-b68e94436558', 'default', 1795384603111886, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20542-ee1e-72a9-b6e3-7ad6044058b3', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f1f9-73d7-8251-14c32a17414c', 'default', 1795384603129649, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20542-ee6f-7599-a95f-43a8c7c3c2ea', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f27f-70d3-8c78-db5b33a6e04c', 'default', 1795384603263862, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a20542-edca-70ef-a218-79179e2c501b', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f2e0-713b-bbbb-aff2569ae084', 'default', 1795384603360630, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20542-f2e0-713b-bbbb-aff1b6675640', 'Sport', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f32c-76b4-b476-ddf50c9ce201', 'default', 1795384603436388, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20542-f32c-76b4-b476-ddf491e46025', 'Sport', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f38f-751e-aa4e-960fb072fd99', 'default', 1795384603535629, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20542-f38f-751e-aa4e-960ed4fe64d5', 'Sport', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f3e3-75d1-a158-d59c9b533d34', 'default', 1795384603619093, 'lena', NULL, 'hotpath', 'delete', 'ok', '01a20542-f38f-751e-aa4e-960ed4fe64d5', 'Sport', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f404-769c-9f1b-efe38ce7aa39', 'default', 1795384603652322, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20542-f404-769c-9f1b-efe272e96577', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f459-7466-9ccf-072c42090a2a', 'default', 1795384603737653, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20542-f459-7466-9ccf-072b553e48bb', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f4b3-7749-80a5-1c3b760d766a', 'default', 1795384603827442, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20542-f4b3-7749-80a5-1c3ac4f43f2f', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f509-753c-8326-493869d81495', 'default', 1795384603913329, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20542-f509-753c-8326-4937d80f8d33', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f554-750e-b00e-7558b05969f6', 'default', 1795384603988617, 'nora', NULL, 'hotpath', 'create', 'ok', '01a20542-f554-750e-b00e-75579f991aa9', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-f824-74f2-9799-4f66e87d07aa', 'bridge', 1795384604708635, 'lena', NULL, 'hotpath', 'create', 'ok', '01a20542-f824-74f2-9799-4f65ca34f7c7', NULL, NULL, NULL, 'admin:k_bpJNm1a1LBSA'),
	('01a20542-f867-712b-bac3-88e39a77b99f', 'bridge', 1795384604775784, 'lena', NULL, 'hotpath', 'update', 'ok', '01a20542-f824-74f2-9799-4f65ca34f7c7', NULL, NULL, NULL, 'admin:k_bpJNm1a1LBSA'),
	('01a20542-fca4-7544-a693-a34030bb3efc', 'default', 1795384605860492, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a20542-eceb-72c3-abc2-879f3371f786', 'Personal', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-fcbc-76ba-8b7b-e7cae381258d', 'default', 1795384605884043, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a20542-ee6f-7599-a95f-43a8c7c3c2ea', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-fcdb-73e7-b9d6-5b522a9c710c', 'default', 1795384605915129, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a20542-ed6a-740d-8fc6-677dc5cf5c23', 'Goals', NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-fcf4-73c2-9968-70afa2713ab5', 'default', 1795384605940822, 'ana', NULL, 'hotpath', 'delete', 'skipped', '01a20542-ee6f-7599-a95f-43a8c7c3c2ea', NULL, NULL, NULL, 'admin:k_Hws2JiAhcdVY'),
	('01a20542-fd58-72cc-8247-b1137c4b63fa', 'default', 1795384606040333, 'ana', NULL, 'hotpath', 'create', 'error', NULL, NULL, NULL, 'idempotency_mismatch', 'admin:k_Hws2JiAhcdVY');


--
-- Data for Name: origin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.origin VALUES
	(1, 'system=7711118122150493195 timeline=00000001 database=16384 events=16397');


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
	(58, 1, 1),
	(59, 1, 1),
	(60, 1, 1),
	(61, 1, 1),
	(53, 11, 1),
	(48, 9, 1),
	(35, 2, 1),
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
	(43, 'default', 'ana', '01a20542-ef28-7221-ac00-51fef27f7ea3', '01a20542-f075-72e6-acb1-4de1983f6475', 0, 500, 1, 22, 1795384602954583),
	(43, 'default', 'ana', '01a20542-f075-72e6-acb1-4de1983f6475', '01a20542-ef28-7221-ac00-51fef27f7ea3', 1, 500, 1, 22, 1795384602954583);


--
-- Data for Name: run_changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.run_changes_g1 VALUES
	(1, 'default', 'nora', 6, 'RUN_REQUESTED', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 'memory-optimization', 'admin:k_Hws2JiAhcdVY', 1795384604066691, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 29, 'RUN_COMPLETED', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 'memory-optimization', 'workflow:memory-optimization', 1795384604173482, '{"duration_ms":106,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":6,"last_rev":11}'),
	(1, 'default', 'nora', 36, 'RUN_RESTORED', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 'memory-optimization', 'admin:k_Hws2JiAhcdVY', 1795384604484227, '{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}'),
	(1, 'default', 'nora', 37, 'RUN_REQUESTED', '01a20542-f75f-72db-8de7-017e18c58a57', 'memory-optimization', 'admin:k_Hws2JiAhcdVY', 1795384604511915, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 60, 'RUN_COMPLETED', '01a20542-f75f-72db-8de7-017e18c58a57', 'memory-optimization', 'workflow:memory-optimization', 1795384604599985, '{"duration_ms":88,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":18,"last_rev":23}');


--
-- Data for Name: run_leases; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: runs_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.runs_g1 VALUES
	(1, 'default', 'nora', '01a20542-f5a1-75ca-9a80-d0b3b7b34348', 'memory-optimization', 'completed', 1795384604066691, 0, 106, 5, 2, 0, 0, 0, '{"run_id":"01a20542-f5a1-75ca-9a80-d0b3b7b34348","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_Hws2JiAhcdVY","requested_at":1795384604066691,"started_at":1795384604088655,"ended_at":1795384604173482,"attempt":1,"node":"node-01a20542eca274da805b5eb73915f936","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795384604091779,"completed_at":1795384604097582,"duration_ms":5,"answers":0,"figures":{"memories":5,"rev":5,"topics":1}},{"name":"classify","status":"completed","started_at":1795384604099393,"completed_at":1795384604113225,"duration_ms":13,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795384604115061,"completed_at":1795384604131663,"duration_ms":16,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795384604135693,"completed_at":1795384604151039,"duration_ms":15,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795384604153580,"completed_at":1795384604164307,"duration_ms":10,"answers":0,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795384604167379,"completed_at":1795384604170957,"duration_ms":3,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":1795384604484227,"restored_by":"admin:k_Hws2JiAhcdVY","restored_figures":{"archived":1,"kept":0,"restored":4,"rewritten":1},"answers_erased":false,"first_version":1,"last_version":19}'),
	(1, 'default', 'nora', '01a20542-f75f-72db-8de7-017e18c58a57', 'memory-optimization', 'completed', 1795384604511915, 0, 88, 5, 2, 0, 0, 0, '{"run_id":"01a20542-f75f-72db-8de7-017e18c58a57","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_Hws2JiAhcdVY","requested_at":1795384604511915,"started_at":1795384604530556,"ended_at":1795384604599985,"attempt":1,"node":"node-01a20542eca274da805b5eb73915f936","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795384604535547,"completed_at":1795384604541546,"duration_ms":5,"answers":0,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","started_at":1795384604546058,"completed_at":1795384604561199,"duration_ms":15,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795384604564525,"completed_at":1795384604571481,"duration_ms":6,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795384604573175,"completed_at":1795384604579647,"duration_ms":6,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795384604581311,"completed_at":1795384604589074,"duration_ms":7,"answers":0,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795384604590643,"completed_at":1795384604597565,"duration_ms":6,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":null,"restored_by":null,"restored_figures":{},"answers_erased":false,"first_version":20,"last_version":37}');


--
-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_migrations VALUES
	(1, 'ledger');


--
-- Data for Name: search_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', '01a20542-eb1d-77d4-ae29-f2f20d67ee41', 'work carpent', 'hashed-1-512', '\xc97278f74261e18380c911fd44022432be1994156b0e7b140f742da4ba80925ac40383ff165e5fede82057dd7f008fadf6fd17b29a13d41b4c01a3642893dc23', '\x1e42e2e71ebee219cd2d1942d3be33cdf62d420a19d3f6d32d1e1e33e2190a2de21ee2e7d3d319e7e20a19cdd3d3e21e2d0a42e2cdd3e21e42e7e2e2e2d32d4207f9f9f9f9f9f9f90707f9f907f9f907f9f9f907f9f9f907070707070707f907f907f9f9f907f9f9f9f9f9f9f9f907f9f9f907f9f907f9f9f9f90707f9f907f923dd2314231414c8ecc8c83838ecec1414ecd723d738ddc8ddecc838ec29d729ec2914ec29ec3823d7ddddec141429c8d738142314d73814ddc8dd23c823ddc8ddc8ecd714141423dd292338ec38ddecc8dd14c82929c82338ec23d7ec23d7c823dd232923ec23dd38ddddecddd7ecec38d7d729ddd729ecc814dd3829ec38c82d1ee2d3e21ed3d3e2d3e2e2e2e21e2d2dd3d3d3d3e21e1e1e2d1e1e2d2d2d2dd3e2d31ed31e2dd3d32dd32d1e2d1ee2e21ee22d2d2d2d1e2d2d1ed32d2de22d14290e001dc89ff2b9fb70aa00009faec838dd29d70e383d4761fb616105ec34c81d52382c1d0e0eddd1d7e3c3fbe3ec4c0081e35b790e050efb5bf26a1d000e08173508f81d49fd173a173a262bef2fbcc6ef49da203a2617cb0320e9c620d520e9e94926d135efcbcbe911d5cb2b262f26fd2be020b7f5efc6e9262be92026df0dd0df211cd0dfd0f3c1d0d5e4df3030df1cd0d5c10d30df301cd0e430dfdfe4d521c13fe4d5f32bc1d03ff3e430301c1cd030302be4e4e4e430d5dfe4302b', NULL),
	(53, 'default', 'bruno', 'bruno-2', '01a20542-eb1d-77d4-ae29-f2f354d206b1', 'move porto', 'hashed-1-512', '\xd0524530844b3f326d0df87fc4f5494143462430080002480000000000000000e77e51010ac12d6470bd9d0e2d15b39b2cb44e94a2c05b4ecd387512da956b6c', '\x3803c838c8e6c8fde638e655abfd38abfd558de6e638c81ae6c83838ab8dabab03e6e6ab8d38e6c8e655abfd55e67338c8e6553855557338abe6731ac8c803c8ba290bd72946ba0b9cd7d7ba4629ba462946294629d7f5f5ba6446292929290b2929f5baba46d7d746292946d70bba29ba64bad746f5d70bd70bbabababad746e31d00e3e3e31d1d003b00e3c51d3be300003be3e33b000000001d1de300e3c5e30000001dc5c5e300000000e30000000000000000003be3e31d00e31d0000e300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000290b46f5ba294629d7642929642929bad7649c46bababa0bf5d7d7f5babad764bababad746d729d72946babad7d7ba29d7ba29d729299c0bd70b29f5ba46bad7ab38551ac8e6e6e655c8381a3838ab3855c8c8555555c81ac8abc8c838551ae6abc855c83838e655c8c8e61ac81aab381ac81a38e6c8381a38abc8381ae655389f9f7f810e61f28161817f7ff20e9f81f20ef29f0e0e7ff27ff28161f20ef281618161f29f810ef20e0e9f9ff2f2819f9f7f9f7f61f20e7f810e9f817f0e0e9f0e61f2f20e0ef20ef29f61610e8181f2f2610e0ef20e81619f9ff27ff2f27f9f0e7f9f0e0ef261f27f818161f20e9f0ef20e7ff20ef20e0ef20e0ef27f0ef2f2', NULL),
	(53, 'default', 'bruno', 'bruno-3', '01a20542-eb1d-77d4-ae29-f2f484ba207b', 'sharpen chisel three step', 'hashed-1-512', '\xbe728157715c28c3f71c423b30ff65d49c5574d4a320c51cd42a19165630796dcc940f63b2792b2fddfd5618eb8b62e4968ef0cb8da99dda7606a95503c17a6f', '\x01c33a63012a11c3ff60604defb301ff4db0ffdcffdcec01c301b314ff110160b01411018cb3d601ec14ec110101ffa0c3c624ff11dcffef242ad69decef113a1f1f2f1fd12f1f1fe1d1822f2f1fe1d1e11f82d1d1821f92e1e12f2f7e822f1fd1e12f6ed192d1e12f1f2f1f6e2f2f6ee12f1fe1922f922f2f1fd12fe11f92d10abef620475aa9d0a633f62bf81af86ad5590a3ff808f8d11e319408ab0acde81d960ff4e8f84005e5f431f1f6d5e8a7422d94a69657f40ccf94f80a0c20d0f802100013ed25ebfc00db53c029ed51c2b1ebdb4f3cc2ed4f9cc8db139e0429dd9e25003af2154f00c6f01562f0afa1b1000e154a10b4d8130004648c1051d5150945f7f5586dbbbb0be2d030f51ea8f7d0e2bbd01e0b1e09a60909f7f593451e30f71e6dd0bb43f5bb1e450945bda60bf7f509f71ef71e09d0f71ef56d5a09095625f51b561ef509484543257959c133d02ad419b83f33e0bfe2f21e41d900bf0e4c10f71be5430943bdfcc456fa232caf2e12f0d2f00bc1516930e9f705e6f765d8dd65ea284d8a03fdedc5502601da11166003effdb5da3850ffb323d5605076c39bd87650ef1303da4bda3bb3a05001ead5181328ed261618ed7603b065ed9d014e65ff3b01b0b2ec9dc5ff6350ec14b201b263d7ff01b03bb201d7148801c7db88c5c5c514501414c5c5ec9db0018814011401ff01ffec1450ea65145001', NULL),
	(53, 'default', 'bruno', 'bruno-4', '01a20542-eb1d-77d4-ae29-f2f5e9c06823', 'prefer oak pine', 'hashed-1-512', '\xa4cea8f6151e0f8c7c3d53e0e5255ffee1e79652971235b3545d3ed72b62f79da644ca53ca88a2082f9e8d0ea8171bd4dae5fb5793838ad7a65f9f4bd4f9d016', '\x1cc71eb5fe4bf1f10f0fe2e43e022cc22cc21cf12cc2c7f102390a0ff1020fc7fef1d44bc202b51cbaf1c21c4b020fb5f1c2c2f1313e021e0ab5d4fe0246c2e2e31d591d1d59a7a7e3e31d1d5959e31de31de31de3e3591d1d1d1de3e3e3a7e31d1d1de3e31de31de3a759e3e31de31de31de31d59591d1d1d1d1d1d1d1d1da7644f3affdbd8ea612852139fae3a164f28db8a28ed5228d8db13b101dbae25ed01eded13c6130125ead8db13edc613d8c6d81364d813ea164fed3a13eded2816b34dfc40ea5fa1d2ea11f7112032c004f7e57f00095f35ea2f16fc52ea405211c0dd04ea20c9111bce092aeabbdd28b34d37202394710b1611bbea113225f71124e917dcd40f17e9f124e9dcdc3ad4e92c2ce9c617dc01f1ff17d417dce93a0f2c3adcd42cc63aff17c6ffe917c6f1dc17f117e9dcff24e9c6c6d4dc24dcd4dcfcf704f70909091616eaf716040916fc09fceaf71616f704f7f7f7ea040404fc16ea09f709f7f7fcfcf7f716fc090909fcf7f70909fc09090909f704f716f7f70606fa0606fa06fa060606fafa06fa060606060606fa0606fa06fa06fa06060606fafa06fafa060606fafafafafa060606fafafa06fa06fa0606fa06fa0606061dcd1dcde33333cde333e3333308081d33e3e30808331d33f833cdcd1df81d1d1d1de333cd1de3e31d331d1d33cde3081d1de333e3f8f8e3e3cde308e3081de3', NULL),
	(53, 'default', 'bruno', 'bruno-5', '01a20542-eb1d-77d4-ae29-f2f64ea0448a', 'year mani move', 'hashed-1-512', '\xb976d430f14fff626d09f953c4d46dd232aa4e7afb8e078b336e9654f7f8a19d5814c74d8a626e47bba3907414b4dd422eb4469ea340590e7ab8d9364f99a91b', '\x7fdd161901d2ea3cea012e01ea1951ea3c51d401df66d2ffea9a5113c784cadf160101019aea9a2cac4e97d27f2c4e211616165121661616af1313e79ac713c7f65d5abe725dbb5abba6bef642def65a2d5a72450dbbbb0abb45f65df3f65a5a0d5ad3d3bb0dbb8e0d0df60af642f6f6a32d0abe0d22bb720a45be0da6a622f6b3b050229b8315de65c615eb02de15980018c6eb502d18eb0015687d229802eb522d50682d83521802b0c9d3503a52e8b0b0980000687d5252aec9eb18005052bbbb2d0af3bb0a42de450af60a0d42a60af3f60dbb5a458ef672a62df645f6be5d0d450df3455d5d225a0a2245f3a3f35af30df6f6bea65a2df3bb0a425af30ab635ce4a1de6e3e3cefbce1dfb1ae6fb1a4ae6e6e6321d35fb1dcbe3051dce324ae6cee31dce1de3ce1a32e6cbe31de3ce1d1ae61a1d05cee31de3cbe34a4a3228d8282828d8282828d828d8d8d8282828d8d828d8d8d8d8d8282828d828d8d8d8d8d828d828d8d828d82828d828d8d82828d8282828d828d828d8d8d8d828d8c0d828c028400fd840d82828c040d8d8c00fd8d8c0400fc028c0c00f28280ff10fd840d8c0f10f28f140d8d8c0d8c0d8c028c02840c0f140d8d8d8d8284040d8da11263e3eef26da11d7112929dad7ef113eda263edac229dac2263eef1126efda11efd726113e293eefda2929c2ef1126d729da11d7c226efd7c22626d73e29', NULL),
	(53, 'default', 'bruno', 'bruno-6', '01a20542-eb1d-77d4-ae29-f2f755831ccc', 'own van van travel', 'hashed-1-512', '\xb6c7656c7b3d5d5998a651066fa4711163598ed968a536237ab6dc3c1a29efcb81234d57374689f9bdec48f810d3ea3f44683f6cc92c2ee24630fa0420241a27', '\x36ee5151af362dee1236d3d3ee123612d31212caee51ee36ca1236d35136d3afee12123636af3651eeee36365151af12ee2daf123612ee12af2daf3612caee5124dcc13f24dcc1c124dc3fc1dc2424dcc13fc13fc1c1dc3fdcdcc1c1c13f24c1dc243fdc3f243f3f3fc124c1dc24dcdcdc3f3f3fc1dcdc24c1c1dc24c1c1dc3fe6641a9c000064499c1ae67f64e6811a49b79c007f1a7f81641a001a1a819c6400641a9c64b700b71a007f9ce664e664e6004964006464e6e69c64b7b7e664648f710d0d718f71f356f3560df3710df30d0d8f560d56f3f3f38f717156568ff3f3f3f37156f30df3f38f0d8f568f8f710d0d71f371560d560d0df3aa0df3560d24dcdcdcc1c1c13fdcc124dcdcc1243fc13fdcc12424c124c13fdc3fc13f3f24dcc13f3fc13f3f3fdc3fc1dcdc3f3fc124dcc1dc24dcdc3f243f3f243fc1c12444e044444420e044444444e02020e0bce020e0e044bce0bc4420202020bcbcbce0e0e044e0bce0e02044e044e0bc4444442020e020bc20bce0e0444420444444fc04e1fcfc1fe1fce10404e104e1fce1fcfc1f1f1f1f1f1ffc1f1fe11f04fce1041fe1fc04e1e11fe1e104fc1f04e1e1fce11ffc041f04e11f041ffcfcfc04fcdd1add00001a0900e6f73e1a0000c2c223091a2323f71af700dde60000090000e6001ac2e6f7f7dddddd1ac2dd1a0000e6dddd091ac223c2c2f70900001a1a23', NULL),
	(53, 'default', 'bruno', 'bruno-7', '01a20542-eb1d-77d4-ae29-f2f81705237a', 'dog name bolt', 'hashed-1-512', '\x88f4a065c8537ff1f50f98360076a53ed7565dfed14ea4970ebe3e2b1115bee9658dc624f4d53ba60072bf636ee9c57bb8d912e534538911cdfc58942570de37', '\x0ef29fdf21e19fcd7561750ee1339de175df0edfe19df2cde14f0e8bb133b175211fcdcd63dfe1e1e175cd63dfe1750e9f1f4f0e0e0e754f33333321df8bdf4f22050b47f71eca0db9def5b91c360d0b36f5de0b36caefdef5f3070dcc0b22e2efd0dcf5e2f4dec4f5361e22f40734de1ede0bf3b930e236b9e2473c1e2222c4162ad62ad62a2a2aea16ea2aea162ad6ea2aea2a162aea2a162a162a16162ad61616d62ad6d6d62ad62ad6ea162a16ea16ea2ad6d616ead62aead616d616162af7f9f7f7070709f707f9090707091bf9f7f7091b1b091bf7f7f71be509e50907f7f7f709e5f7f909f7e5f709f71bf70909f90909090709e5090909f709f7f709ff0115f1f10ff10101f1ebeb1301eb131327fcffed0101f1ffeb13f1ff13d9eb04152715ff01ffff0f01ff15eb0fd901ebf1132704f1131515fc15ffd90104d9b6b6f8c8f8c8f8c8c808384ab6b638b608f8083808084a38f80838f8b6b64a38f80838b6384a08b6084a4af808c8f8080838f8b6f838b608b63838084af808080bcb0b4d0bcbb3f50b0bf54d4df5f50bb3f5f535cbf50bf535350bf5cb0bb30bb3f5354df54df5f5cb0bcb4db3cb0b0b0bf5cbf535f5b30bf5b3cb4df5cbcb0b291895eb1818c3046b7f3d3d3d2be8bbfc18d75757d7d79529ebe804eb18e8e8d79545bbe829e815eb2b151895d5fce8157fc315046b4593e893182bd7291829', NULL),
	(53, 'default', 'bruno', 'bruno-8', '01a20542-eb1d-77d4-ae29-f2f944c68fa1', 'play chess friday', 'hashed-1-512', '\xad638eb7775c9686eae47cf645d89c7701bd5070cdc1ae766fdaceee4bbdd52e7594add84ba1af26ffedb9b7c14522c7ca747ff12a88c7175e313ddce21306b2', '\x2ed22000002ed22ec10010f0d200102e2e0000003f2e1ee020e2102e001e1000e2201e00d22e3f1ed21ed210002ef0d220f0f02ed23f2ef03fc1c1f0d23f3f00113e2dd01fe100d32d2230f2f200e4d3d31f1f2d303ed0e1301c300ee11f30e1d01fe1d0f21fd00e1c30f21f1fd3d0ef1fc2ef1f3e11d0e1e100220ef2301f00e1e1e1e1e1e1e11f1fe11f1f1f1fe11fe11fe11fe1e1e1e1e11f1f1fe1e1e1e11f1fe1e11f1fe11f1f1fe1e1e1e1e11f1fe11fe11f1f1fe1e11f1f1fe11f1fe1f70606fa091727370906f74537f717bb0637cbfa091745f7063717d9484556faaa37fae917cb061745bb06172717fa374545e945d917f745e9f737fa450927cbec065306fa45fa3714fac953fa45bbd729fa14ec3745fa374537bb0606faecbbad53fabb29fa290606c906faecc9fa0645fa53bb45064537d7fa06adbb0637ad1d2f4c02101e0d2f302e3ec24f60e2025dc2103e20a3f01e2fb10d6000201e5d2f1ee2f0d1b1007fd22eb1f1e06ed11dd2f360f000e220df1d40b1d2003e022b2e0dfec24cb10db4f3304c3cb12ef0c2b44c4f0d0d4c4c203e4c3e0200d0f002e2003ee00df33eb10dd2d0f010f3d2d03e0df000c2103e0dc400e230a33e415dd917d917171717baf7e90927dcbae909f7e706273527ba274609cb353527cbe7190735facbd917e9e9e7ba17d9ba2727fae9fad9e90909cb06c80707bafa24cb', NULL),
	(48, 'default', 'carl', 'carl-1', '01a20542-eb9f-7281-9818-254121cf94be', 'like tea food', 'hashed-1-512', '\x6d1414af951cd050628d348c680b6eb13552a6ce454283f726f7455f8671303d996b5374d41b0353fe8f1a4f37606c5092bd5cd8aa1ef07cb4fe266803ad241b', '\xe96f17004040c040e9009140c01700e90000e940001791c0570040001757171740e9a9570057006f00e9006f571700005717006fe9c0e9e90017a91700c0a900d92747d9d1b92fd127d9f0f02f10d910f0d11047d110f0d910d9b9f0102ff0f0d9102fd110d1f0f0b9d1b9f02fd12727f02f27d12f472ff027d12727d9d9f027c5e41c33e43bdc3bcd24c533fce404cd3bcd33e4c55353cd1c33adc53b043badcd33dcfcc504e43be43bc5cde4e41ccd1cdcdcadc5c53b1c533b331cdc533b1ce5e504e5e51b1bfc1b041b1bfc041b1bfc1be5fce504fc1bfc1bfc041b1b040404e5e5fce50404e5e5041b1be5e5e504e5fc041bfcfcfce5fce51b1b1b1bfc040ff1f10f0ff1f10ff10f0ff10ff10f0ff10ff10ff1f10f0ff10f0f0ff10ff1f10f0ff10ff10ff1f1f1f1f10f0ff10f0ff1f1f1f1f1f10f0ff10ff10ff1f10f0f20202020202020c937e0e0e020372037e0c9e03720e037e0e037e0c920202020c9c93737c9202037c92020e0c9e0c9c9e03720e02020e0e0c920c920c9e0c9c92bd5d52bd5d52bd52bd52b2b2b2bd52bd52bd52b2b2bd5d52b2bd52b2bd5d5d52bd52bd52bd52bd5d5d5d52b2b2b2bd52b2b2b2bd5d5d5d5d52b2b2b2b2bd5d527f9300ff127a1f90767500f0f3027d0d0f97ef1f10707f9b80f0fb848f9d0f9f1b8f9f1d0b848480f9927f9480fd050b8d90fd08248f199f199b8270f824827', NULL),
	(48, 'default', 'carl', 'carl-2', '01a20542-eb9f-7281-9818-254256290791', 'cat', 'hashed-1-512', '\x00000000000000007fb7805b6afaadf811ac265dfe077fe7d76b11756a4eaa832fa8ef78b8470314000000000000000062101101530912c00000000000000000', '\x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a35d5d5d5d5d5d5d5da35d5da35d5d5d5da3a3a3a3a3a3a3a35da35d5da35d5da35d5da35da35da35d5d5d5d5da35da35da35da35d5da35d5d5d5d5d5da3a3a382c4c43c8282c43c7ec47e823c3c828282c43c82c47e7e82c43c827e7e3c827e3c3c7e7e3c7e3c8282c4c482c47e3c3cc47e7e7e3c3c7e3c3c7e7e82c43c3c3c3c3c827e823c7e3c827e3cc43cc47e7e82c4823c82c4c47ec43c3c3c823c827ec43c7ec47ec47ec4c47ec4c47e7e3cc43c823c823c827ec43cc4c482c4823c7ec4c43cc47e7e7e7e3cc47e827e8282c47e7e3c827e3c7e7e823c7e3c7e8282c47ec47e7e3cc48282827ec4c4823c3c7e82c4c482c4823c7e82c4c47e823c828200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000be4242be00be42000000be42bebe0000bebe00420000004200be0000bebe00420042004200be4242be000000420000420000be42000042be424200be0000be0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL),
	(43, 'default', 'ana', '01a20542-ee1e-72a9-b6e3-7ad6044058b3', '01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d', 'avoid milk lactos intoler', 'hashed-1-512', '\x3f5132c13d32cabb0210339e1d28128314870bc1c12291c031368dd034132f0de42a4cea025dfefb00a01200000d4410b411ecbf9aa7983ec4e806d1dd731062', '\xbed70b2342232942dd23be29d7a5d742c4dd2923f5d742c4290ba5a5bea5d73cdddd235b2942a542c4d73c0bf5dd23be230bdddd42be3cf50bdd5b2342be42429a009a00009a4d9a9ae800660000b3e80000186600e8187f66e8816666187f009a00e8661818e84d9a007fe84d9a81000000e81800e86600180000e8e8004d18cde6cd1ab5339ce664cdb5cdcd1a011acdcdb5e61ae61a334b33cdcdcde6e6331a33b5cdffe6ff33cd9c33cdcdcd4bcd64cdcd4bcdcdcd333333cdffe6cdcdb5b2b24e17cab2b236d0e93630e9304ee936d0d0e94e30d04e4e4eca17cacad0cab2b24e36e94eb2d0cacae930b2e94e36cae94eca4e303030e9cad0ca3030d036171736b2d030b2b2cae930e936b24ee9e930cae9174ecaca173036e917b230b2cab2e9d0cab236d0e917d030174ed04e174e304e363636d017174e3630d0363000e2000000e200001e001ee2e2e2e2e20000001e00e21e0000e2e200e2e2e20000e20000000000e2e20000e21e1e001e001e0000001e00000000001e0000e2e233cd3333cd33cdcdcdcdcd33cdcdcd33333333cd3333cdcd33cd33333333333333cdcd3333cd33cd33cd33cdcd33333333cdcd3333cdcdcdcdcd3333333333cd2607dac1bb5ebbbb3f265eda5edadadadabbc1c1da2026e05e5ef926c1dac13f203fa2072645da45bb203f07e0da0726c1c1da26bbf9bbdaa23f45e0c1e03fbb', NULL),
	(43, 'default', 'ana', '01a20542-eece-7442-95e1-52c6810c7eb9', '01a20542-eece-7442-95e1-52c8d7c3d8fe', 'say ola write xe697a5 xe69cac xe8aa9e 100 o keep both line lingua', 'hashed-1-512', '\xec4dd8f139da8f3b7dbb09ff385b0272e45e4b1e29ab72e604143dae6df12ef6b366046f9f54305f11564d396bdefcab06b4cada05b800edb5c4d3d503ea2e74', '\x2e091cf01a3cfed7e40baeee2929cd033915cf102befcd9d0c1a1a1ffaf5f13be3b903141fb7e9122a2cd21c02e80aeb0ad1ebf11d68182fffc5005218ba1f55f5250c1d146fed3f1bca0c4533e20d4ecddbdbca1cd4fb0c0d3c7f0c0a2c4e05aac9250c16bafcc3e31ef6650cea0c09eceafcf6f58933edc2142e09a9ed56ec2d4d70b19b06cbd9de1fa9271d3f03eacb1ef4fd40cc0d09b7b7e20b090c37dcfcd236eb34dbcb2d2ee90cd20ce11616d0140016fdff0ecd28140bd3b20a2ee1c4fcf6dbf20df2f3dbe39a25dc05d2cbe4ba6f250e03fc461cea13dc1c24669091041bd40505bb243c4e2667e4e5fb46b1900cf2460444c2250e033df2463cec00bf120ac1003602f6093f00c8090df6bee2d4f6f32cfed4e01e1eeb165821002cf7cb1e35122160f40ce120cb20cdeef6ee3837f6eecbf4c809f60014220022baebd30afdd5f41de205cb0ee4232cf9f404fee20c15f430daf6270c3fecf304e51514db0be20d380616fc0f181505c8352d1d024f16daea0df41dfc26e61d07fefeb8e3c90e02de05fe0509f646b0ee0d1adafe1bb01df3373efe3f48ee16c5fbd1fbe9e302da051bfe020212f6ddf6b0e3e6f6fbf6cefe47120de90e02ed0209e41d0dc83f003d2605d4f6b739f1c6040ecb03b7f63b042e28da09dc4fae1df2ebf7eef6fc1f0928070ae906c605ffdf004fdb161402fbf3101728dd0bfede', NULL),
	(43, 'default', 'ana', '01a20542-ef28-7221-ac00-51fef27f7ea3', '01a20542-ef28-7221-ac00-52004bbd2e87', 'prefer short answer', 'hashed-1-512', '\x93e92df2393a20ff7c9c5fe1b3a40ffec96d578f8180ffc7564d2e39b3f0b5b9b7c4ca43eba8928cfb361b1a91170990facfcb55d48e9ad75b17dc334fa48a3a', '\x1bf0e505fbfb0505050510fb05fbfb10fbfb10fb0510fb0505100510f0fb05f0fbfb050510fbf010f0f0101005f005fbfbfb05fbe5f0f0e51b0510100510051bf224240e1924dce719e7e7241919f2e7e719e70e0e190e190e2419e7dce7f21919e70e24f2f20e0e19e724e7e719f2dcdcf2e7dc190e1919240e1919190e19e72106e2e211faef11ed2c21ba131edf1eef53bd1eef13132c1eefeddf131e465113e2afdfd4e2e21e13c8baedbad4edaf1311130613112c111321fadfdf1e131ecd41d868fd4109a3fd36d5d2071fb01de1bc7ffd1f6603a5e6f907363bf9f73314a55007d5c5332b2b390907eef1e1cd66e34401c141e63628b9074107d8f93357e61a1af4181a181a57e6dbb64ae6e60c1ae6e80ca90cdbc11ae6e8b6e625253f4a1ae64ce818254ce818e60cdbb6db1adbdb25dbb418e60cdbe6e8180cb4b62006043906fa0604d3fc2b04e00604efc7fcfc3911e02b11c7c7fa2d04d304ca36fcc706fafafa2deffad504ef390606bcd5fafa2bbcd52b06d5fa04fae0fafa0a0a01170af40af4170cffe90117010c0a0cffff17e91717e917f40cf417ff0a0c01e917f401ffff0ae9f4f601010cff0af6f4010cf40cf41717f417f4171717f804fa1106f80406effce311fc1104061106fc041f1de3fafafa0411f1ef1f06fc04faf82a1d060814ec06f1fa11effc0ffcfaec06ec08e1fcfc081404ec14ef', NULL),
	(43, 'default', 'ana', '01a20542-eceb-72c3-abc2-879f3371f786', '01a20542-ef89-7116-9c6b-6f85b68cd7ad', 'prefer name ana not anna name', 'hashed-1-512', '\x0d561a4444eb6eb8e49e1fc583a74abf2be6c102914aa1c75cf8b4233b74f6bc258f62a0239ca3080a32fff3ee78cd6d3129b2e1341be418ba38582c5d725e74', '\xe6e7a3e11f19e115fb6df60afc1524a7d7f1b72449fb59ebe11fcbdceb49ebd7e663ebf6eb15dcbc353f0fe629d12943e11f0fa315530acd43f12f053fc1f6e640162bf4ed26daa6309eb030370c0c8fdab0c65c3d1c7c5a375adafdea3aa4407ed8c0e3bed84c374ae840b6b01c26038c06a0d050c037ea40ea3774520e7e03fbf16dbd2ff105250f4339dbd1052fd12f43d1fb89dbc705fbfbc7fbfbbd39f163f1893993c7c76d9d05fbd12fdb39bd25c759d19df1fb2f2f2fc7fbd12f252fcc51f80f5136fcb82155191e1ceef6fb44f624170035f8ccfcd61df1f6e8025bdca81c0238d31747e92b0d24f608d9dc4817370ad911100062d53c3e510800c9f4e340fdc047ea060cf7f5c9093a0626f70c13dbeac653fd03fd04eadbd0f4f4daf409d3eac603031cead3062d1ccbb60ba309e0b9b00316fae8f5ea28fae5daf3fddad030fd26dafdf30d30fdfd30f30d030303300d0d3030030303fdda0d030d2603da303026f3d00d033003d0daf30303d0d03026da0dda2603da2630fd26f1de000fdeeede0000ee0f0012eede1200cc1234dedc0fde343412decceede12cc00220fde34f1dcf100dc2400f11212342400000000eef1deeeee3412deeede23dd232310a910bbdddd102357bbdddda910f01010f0f0f0dda923dd2310f0f0f010f0231010dd10dd101023a9dd10f0f045f045571045dda9231010dd10ddf0', NULL),
	(43, 'default', 'ana', '01a20542-ed6a-740d-8fc6-677dc5cf5c23', '01a20542-f031-73c1-94c1-89fd732834a8', 'ship v1 septemb deadlin', 'hashed-1-512', '\x192a509aa9d092257a07fcb842e8e48c21d6ed3118ebacbf05009801857d00c0eb03014be3d1478f6bbbbd625eedda4beaf0290d4c81a0ad6c18786a2be85afd', '\xddf6b01d3da9cf16fdf623ea2af17f9cc316d609e3ddddb503e3ea2a57ea1da27fea4bea37d6ea0a722ad65eeaca89fd4ad6cf4bb6dd36f7cad60afdea16f657d94706190da63ae7fac6fab9c64e0d06330606272719fad947b206193afaf3f3fa06fae7fad919e70d4706cd33b2e7b9060d47b9b947faa619e7e7b9194eb9fae0e020e0e0e0e0202020e020e02020e0202020e02020e020e0e02020e0e0e020e0e0e02020e0e0e0202020e020e0202020e020e02020e0e020e02020202020200000f400000cf40c00000000000000000cf4000c0cf400f4f4f40000f400f40c0cf4f400000c000c000c0c0c0c0c000cf400f4f4000000f40c0c000000f400f4090310fd03f01010fdfdf0f7e4fd0303fdf0fdf0fdfdfd03f01cfde403f0101c031010f0f0fd09101010f003fdfdfd10f009f7fdf703100309fdf7f703100310e51b25db39c71b0725db072539db070707db1b391b39c739c72507dbc7e507f9e51bc71b250725f907251be50739f91b071be52525c739e5f91be5c725db2525343441d10cf419ef16784d0c0088deeaf4005ffc3ca1bf1e95c9eacc0c16002afc52efd11134000004e2f4000000a1341eef2fd1f4e2d1c941f41100410cde5fa5261a993333f3dacddaf32667cdcdcdf31a260133e6e6da994e0df35be633cde6a526da1af3261a26741ada5be6cdc0da67e64e33da74f3744e1a331a33a501', NULL),
	(43, 'default', 'ana', '01a20542-f054-7451-80d1-d703c5dd4d19', '01a20542-f054-7451-80d1-d7054b4f7b2b', 'lactos intoler avoid milk lactos intoler', 'hashed-1-512', '\x1bcb4e83fd28daeb127f13d29d6892f75c877ec9c92291583172a9c534132d1cb4ca1c800addd2a709e0bb10aa6dfed0b411ecbf9aa7983ec4ac06f1dd630466', '\xbac9e83346f737460933f7fb05e80546fb09fbf7180509fb37e8e8abf7e80542090933553746e846fbc905e818cdf7ba3325cd0909ba05db250955f746ba0946c6b6c10dc6de17c1b613533a2d24012ef3f3c431e8e43e0e4823b26100eb49c60bd1ef161a40e649b8187bac39c8c2001bbaef1ac3ff7aa84b3d0b15a7045e27e833dc150a1881f641dcd9dce815430ae8241527472715e86456dce818b9eb561524cde804b9fa61dcbf18e8dce8279f04dcaa33aadce824e818e80427dce8cdb8ea6902f9add107fd23374cdcf716c144f207f313f9d648482fbcf8f90ecd03e8ab512baa61abf2bcbcb50eadda0844f9c353bc0b40fb40e5d2d8064011b2ff1dd63509dd23b1cd081100d319f143afd5fdf2280704cebe20f5dfc8fcbdf5fc9fa6ecf408a64bf81122d4452b43f8332043001dffff35c636f114ffe5001031e9fae9f401faf401130c06faefe2edfa0cf4010601fa110cffefe20ae4fae2e901e20ce917ff17efed0101fa0613f4110c1e0c0c0c1c0cff0c0aff11f4fffafa24e81818e818e8dcdcdce818e8e8dc24242424e81818e8dc24dc24181818242418e8dc1818e824dc18dc18e8dc18241818dce82418dcdcdce8dc1824181824dc3c2af400b120fcb14b0042d1131bc4d1f4b1c3c3c42b0cba505d134ac3f4f24b4600a3372111c404ef460eedd5d1372fd0b5f4f2fc2eb1d1950e04ba00114bef', NULL),
	(43, 'default', 'ana', '01a20542-f075-72e6-acb1-4de1983f6475', '01a20542-f137-70d4-a251-20a00b1d9588', 'drink green tea morn tea', 'hashed-1-512', '\x0851e4e08f8ab72b42ec930ee80f6c09227abe8e454292e50a67414f86d5002eeb235509dc032549c6647bbec60f5095a390018aefe9337d1bedaf6c96bda693', '\x000081c87100e6f3f30cf339bbe6bb1e2c3846ffc845f4000c0d01d400f481830df3d4001e1a2a4638bac8000cd40c0039000c2cbb0d4546c9e252007f000d0de90ae7a3effc3bdf0b030fb12019e8b83a8fe048d2f12e1effcbc7da0d1312d7110a12e244d4e8e7b8a6c5a011180952d96636b72e39dcbdd2dffdd204c8f627b0df57e7eefd14fdee26035719ee05a96bee03261e6e26ee59bedacd235750d7e257a1d1bd2ffb26fd33dad1b3fd4ae22da1b01edada0ae75f1921dae709e24af0c5cbf027d910f0cb0310d9f0034910f003fdfdfdd9fd03fd3bf0d93b103b1010fdfdfdf04903f02710d903fd35c53bf0fdcbcbc5fdf0fdf0c510d9030327d9170303fe24f60317e9fe0bf6fdf62416f624f50bf602fd0bf6fdfdfe03f0f5020b24ea0a030af7eadce9e9f0feea1717f6f603f6f602f016f617eafe03dcf00a2a38efe3f3361af1f30039d5000ed6d5f3362a0d11c828360fca360e2b021ae31b0fcae2001e2be5f2f2d6e200361c0ef339001ce4cae4d528f2f22be400d82a29d71bd7f1e50f0f29f1e41ce5d7e5e4f1e5e5e5e5e4d7291be4f1f129f11ce40f0f29e50f1b291b0f1c0fe41cf1e41ce4e40f1ce4e51b29e5290f0f1c1be50fe8f5f06528bc0301413a20f51e27cb1021f65bf04444324be55865cc271ef6f727e7bd2abb1418fb03c303126010e54812fd2fdad41a09b737d4cb48f6e01b67', NULL),
	(43, 'default', 'ana', '01a20542-f0d8-7270-ac19-7951a0d277e1', '01a20542-f0d9-70ad-8d9a-2a6982e38214', 'drink tea morn', 'hashed-1-512', '\x0c75e4acdb89f72a6364b30409056c417dd2df8f474293a59a4e306b25d5c3a6eb235509dc032549c6e46bbec607f095a390018aefe9337d5bfdef6e93bda29b', '\xdcdc81dc6d24bacaca34126e830283025d2436dbdc34ccdc34ee25a3241481833612ec2402fe123624cadcdc34a3ec246e24345dcc36347fddfe46dc7fdc36eefd3b0da3bccc6703f51e2eb4fc3bfcd21d890477f3d20d0de3d689fde334fde6fcf3fdf32ae2fc0dd2bbe2b3fc04f23bb3552bbc0d77ecc5f303e2f3ece6c54dab0d4c030d0de30d0d0df34cfdc52bb4660df30d0355550d3be3f3e3664c5503b44cabd5bb2b1d55c51df3d5d5c53bb403abab03abab450355fd3bf3bb1dfd3b0ed8e00e0ef23ac6e028f2f20e283af2c6e02020d8f2d8e0d8280ef228f2283af2d820d8c63ae00e0e3af228d820d8280e20e0e0d8d80e200ed83af2e0280ef21e0404fd2ef3041ee2fd0ef3fcf32e1df32ef20ef303fc0ef3fcfcfd04ecf2030e2ee30d040df5e3d2e2e2ecfde31e1ef3f304f3f303ec1df31ee3fd04d2ec0d3634feeedc4636ec021436dcec12dddcdc4623fe02cc344614ba4612240236ee2314baecec1424ddeeeecaecee46241202361224dcbadcdc34eeee24dc14cc3635cb23cbeddd131335eddb25ddcbdddbeddddddddddbcb3523dbeded35ed25db131335dd13233523132513db25eddb25dbdb1325dbdd2335dd3513132523dd13f504eb6e34bc0415545e3d041433bc1504054eeb4444544dde5e6ebd334e05f533ccbd22cdf5330b04b204045415de5d04fc15bcb3fc0ba234dabc5d05c3225e', NULL),
	(48, 'default', 'lena', '01a20542-f2e0-713b-bbbb-aff1b6675640', '01a20542-f2e2-71b5-9a6e-0a1f04edeb96', 'run sunday', 'hashed-1-512', '\x1d967a4fb23d15c340eb11db324108e063469827f1930716ee02da584e8c5e6a5d51c77f4979090ad946805ef1a0a6e2c8fcfde9c29dc8c8f5771e637612dc78', '\xd1d1d12f2f45bb2f1ad1d12fbb1a2fe6e62f1a1a45e645e6bb2fbbe61a451a451abb2f45d1e62fd1bbe62f2f2f45e61abbd1e645bb2fd1452f1abbd1bbe62f2fd12fd1bbd1d1d1e6451a1ad11abb452fd1d1d12fd1d1e62f2f45d12f2fd11a2fe6e62f1ae6d11ad1e645d1bbbbd1d12fbbbbbbd12fd1e6bb452f45d1bbd1d1d1b81633cdb8d43333b848eaeacd3316ea16cdea332ceaead4eab848cdcd483316332c2c2cb8cdd4332ceacd48d4cd1616eaeab8d4d4481648d4cdcd2cea2c33ea2f2f2fd12f2f2fd1d1d1d1d1d1d12fd12f2fd12f2fd12fd1d12fd12f2fd1d1d1d12fd1d12f2f2fd12fd1d1d12f2fd1d1d12fd12f2f2f2fd1d12f2fd12fd12fd1d433ea48332cb833ea2cea2cb8ead42c3333cdb8d4481616ea3333161633332cd42cb8ea16d4b848ea162c1616d4b816cdd4eaea2ceaea16eacdb8b816b848d42136d70c21d7f436ca21dfc2c23e29ca36c2dfdfcacadff4d721d721210c53d736530c3eadc2c25321c221f4d7f4addf21ad21c2c22929c2213621dfdfc20cd76945f5e645eebbe62f37374c1f5ad8e645022f62024cbb2f2f1a37e612fe811f451ad1fedee62fd128fbde2f771ac9454562d1bb4cbbd1a6692ffbb43dd1c9d83a3a3a25c63ac625db3a253ac6253a25dbdbc63a3a3a25dbdb2525dbdbc6253ac63a3a3ac63a25dbdbdbc625dbc625c63a25db3a2525c6c6c6253a3a25dbdbc6', NULL),
	(48, 'default', 'lena', '01a20542-f32c-76b4-b476-ddf491e46025', '01a20542-f32c-76b4-b476-ddf696dfbbd2', 'run ten kilometr', 'hashed-1-512', '\x40ff6a2b5a25d5c3026a977936c138d6774e3ca37350cb060278dedbd4ca7e1fec823a5bcb88ee1202a73d02d5150618bc7b7c3186084d85e57b1437561a5c3a', '\xe51bbffbe5fbe0f04c051005051b2c05be412cfb20f020c9b4fb10b44cfb421bfb05e55710f041bfbff042fbf010c9361b1bbf57e542a936574ce0d4c9f01010f8e3e2b1d7d729e3d76529ed34cc65d71da6c11dcc1e2970d7701e1d13eded5aedd7294fd71370f81e66cceded85fe4fbcbc130829eda6ed3908fe08b1121dd7f405533ba206067fc921c0d01a692594faea17534b06d59416c942f4dffb2157e604411adf970648ea16b842b5eae9df1106c8e617e65722b5d4c3d4d05721f0e8dde8dde8dd23dde818182318dde8dd2323e823232318dd1818e81818e818181823dd23dd18e8dd2318e8dd23dd18e8e8181823232318e8dddde82323182318212121f1210fdfe62cd4e6dfdfe62cd4f1e60f1a2ce61adfe62cf10f0fe6210f210fd4e61af11a212cdfd4df1ae6dfd41a2c2ce60f2c2cdfe6dfd40fdfd421f1fdf2f2f2fde70ef20ef203fde7030e03f2f20e03030ef903fdf2fdf2f2fd0efd070ef20ef207e70ef2e7fd03fd03fd03e7e7f2f2fd0303e7f2f2f2030efdfdf22afb2a051001f0fbfb0c171735f01705f022100c0117fbfbfbf00105e9f4d61e05fbf0f4f40505f0f4fbe9fb01fbe9fbfb17f0fb0c05fb051ef0f0e9f405f4174c374cf0d44cbf37f02c374110fb2c2cc9d4b437f037fbfbbffb1005f010054cfb10f010c9374cfbf0bff04c05d44cc9f010b44c102cbfc9fbfb4c3741f005d4', NULL),
	(48, 'default', 'lena', '01a20542-f38f-751e-aa4e-960ed4fe64d5', '01a20542-f38f-751e-aa4e-96100d3d10c7', 'run marathon', 'hashed-1-512', '\x1d967a4fb23d15c340eb11db324108e063469827f193071658a1b49d3931eae5bd946872d433c10232435486565cee849f6759b482e62562f5771e637612dc78', '\xe1f5d2423356be1f1ff5e142be4242e1d233561f1fe156e1aa42d2aa0b0b0b1f0bf5421fbebe42bee1f5420b4233d21fe1e1f533d21fbe1f4256bebebef51f42be42bebee1bebee11f4242be42e11f1fe1bee142bee1e1421f1fe11f42be4242e1e11f1fe1e142bebe42e1e1e1bebe1fbebebee142e1e1e1421f1fe1e1bebee1e4301cd0d0d03045d01ce4e4e4301cd01ce4d03030bbd0bbe4d045bbe430301c1c303045bbe4d01c30d0e445e4e44545d0bbbbd0bb453045d0d0e41ce41c30d0e430e43030d0bbe445d030bbbbd0d01c30e41c1ce430e4bb1ce4d01c451cd030bbd0453045d0d030d0d03030e4e4d030453045e430bb30bb1c3030d0bb45d0301ae12e425647f75656d2f51faa42e1d2f5561fd26acd96becd422e0bbee142be2e47aa7eaa2eaaf5b9f7331fbecd1f1f1f42e1e1aae1cd0bcdbebef7e6d242a5eeee4f3adada26dada3ac6dac6b13a3ac64fc626da3adada26c6b1b1da123adada12ee3aee3a3adab126da4f3a12daee262626da26124fc626c6dadac63aeec653d0f30d30535330d03053d0f3305330d030d05353d0d03030ad3030ad30adf330adf3add0d030f3303030f3f3300dd0d0d030d0d030d00df35330adadd030f330303030d030d030d0303030d0303030d0d0d030303030d0d03030d0d0d03030d0303030d03030d0d0d0d030d0d030d03030d0303030d0d0d030303030d0d0d0', NULL),
	(1, 'default', 'nora', '01a20542-f404-769c-9f1b-efe272e96577', '01a20542-f405-734e-9289-139489c504d7', 'live lisbon brother rui home life', 'hashed-1-512', '\xa8db4c8606fc08c885cb48ffbfdab6c6ccde610aebb8bfa5752cee8400c3c01d12bfba594ce53b265458814038ea6ea1767dec72d17483cbb1578372fedecf0e', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(1, 'default', 'nora', '01a20542-f459-7466-9ccf-072b553e48bb', '01a20542-f459-7466-9ccf-072d09aba1fc', 'live lisbon brother home life', 'hashed-1-512', '\xe85e4c8707bc18c885cb48ffbfdab6c6ccde610aebb8bfa5263ee29c8103e19d3231bedbc6e4b122545ac9423af172300701b8bc7a280402fad7d1f37e9bc7dd', '\x110101ef11cbefb8ff22cb11350135ffdc35ffcb2201ffef22dcffcbef224801ffb8dcdede35220124ff11353535efefdeefef0111efb8ff2435deef35efcbcb1ae6e6d4d42cd41a1a2ce6d41ad41a1ae62ce6d42cd4e6e62c2c1a1a2c1a1a1a2cd42c2c2c2c2c2c1a1ae62c1ad41ae61ad42c1ad41a2cd42c2cd4e6e62c2cd4347bddcc3423dddd34239623236a7bccee2334dd9696dd12eeeeee9612cc59a77b7b238512dd23343496347b23a7ccdd23dd7b6a23345923238512ee9623a734baee6cf2986812dfb9b97b21594621b9254721c8eedf6cdb7bba94121225dbc80eeecc818594cc12eeeeccdbdfdb47126c2521ccdb85db2121ccdb474734df25e6e70909d4a02dc6f5e62b08d1faf96161d93d2a2a1940c20919c15107c319162a51a2c1fa0a1ad5172d71b2e104f7f809a20909fab2fa06a2af2d9fc3d33bc3ba58ba46cb580000ba46001146a811003511efef1100ba11ef35efa8cba811cba8ba464646cb11003511111100a800110046581100ef58cbefcb3511cbefba00f1f100f1000f1f0ff10000f10000f11f0f000f0f1ff100000ff11f0f0f0f0000000f0f0f0ff10f00f1000f000ff1f1f1f10000e1e10ff1000000f100f1000fe10606190909f90af60709e606f71728090709f709eaf7f71706271a09f9e72a09f6170808191719f72afad80617f719060908f7f7f72a06080809e60a2a19fa07', NULL),
	(1, 'default', 'nora', '01a20542-f509-753c-8326-4937d80f8d33', '01a20542-f509-753c-8326-4939bc4df2a8', 'user want send email landlord boiler home life', 'hashed-1-512', '\x1140f08b68629f617c9f69d0f1867b697d724decd570c6cef2ef3a95f35ae7efe6cde100fc0dd51b1b9988a60b8fefa18f39e1fbb65ffda176b820edde2a285b', '\xf7f7f709ffffff01ff01f7f7fffffff701090109fffff7ff01f7ffff01f70901f70909f709f7f7fff70101fff7f701ff09f7f70901090109ff0109f7fff7ff09f2160d18180ef2e706fdf20d16192204d60303f416e8e6040e22e90ce8f0e8e71704040ef2f3f01810f2e0fbf42004fcd621100e04f21a2ae0060ee00cf2f30ed0083a02161de41ce3292826bcd814cefe13f7d00928be3c3c251eb21100d0eb141ff708cf3acf11ef08200bf7e5f6eb1528edebd21513e01414efed001508ef2d25271dd1cf09f83b4b1cfa09133008faf5144215e127ec1cf5a032f859d71333561127f5e4585bf907e20c098e38eb141331feb42727450b2700bb273015135b4426f0ed1d30c3094ddac73e33ce26141c17dbf3edb129dadbf9ee9dc6ffa8693033750324f800edbfb1c42630f54c0859c326ed2fb30bd0c2f70001960309cdc0de2417bb065305e9d40a03f2db3c34f5d7c814f3d8b65ef205dcc80f08ff81dee2f223e60f0341f0f1f001410f0b4d1144be0836730d23dc08ddbebed32303e4efde100c554bdcfb1c3d4bf3ea220e2d21f0b6f0de193604195f04d9002c2ee4420cdf0104dbf803fa0c3f0d420c102418171024c20e10fc01fbfcf5e905f1040423e90303c404f1071434fbfde6fdf32cd4d4e0e8f1290404fc0404e02a0b23fc071a042cfcf3e620fb05ca02fcf9fd35d403def1ccf405cc2c0fe62c0f', NULL),
	(1, 'default', 'nora', '01a20542-f554-750e-b00e-75579f991aa9', '01a20542-f554-750e-b00e-755987f47c15', 'ask capit mongolia home life', 'hashed-1-512', '\xc399d6810287726345b77ae82943eac4767dd6bd55c5c4b1877646fab32fb024f54bbe0e845f602fd1f2e4dcb305f3a6835a853be7564b8e668824aeabbd12e0', '\x0a31e0e0e0f60f0f20e0cf2036e5be360f31e51bca2c20be31d4e0dbcaa9cf36cacfe5a9e5ca57f657e0b9e5e5064247e5470a0fcfb957cfb94231d4f1cf201bc65df6fae40b923517a85d57fa06362d817d285c17e45dea0b2d58b547faf5e4faa44cdb0aa4a80ae958e4e4faf51c1c1c1c6cca57fb4ce51746fad3d336b9a8c2547502fe0e02b1ac1313600254ed5465029b4fed13659b13ac24026002c213a013b102ac54dc3e6002f2edf265c2020213dcfef213ed8b13fe6513fef2c2651edbe7a6e55e0c1b957d4904f4192094e77df7e5e50d36bc190548190ca209cc37b83a07f7f71b05e2f90bcc5f0a363671b85e48e3d0b3e3e5a148f9b83290a64908495ab75af85af849b7b75ab75a495ab7085a085a08a6f8f8f8a6080808b75af8f8f8f849f8f8f849f85a0808495af80808b7f8b7a6b7f8f849b75a495a082714e83cc4c4d93c3c3c142aecb227ec272a2aecc414fed64e18d62a142ae8d614ec142aecd9182afefec4ecc44ec7183c2a4e27d9ec143c27c44eecec1418ec3cd5dad5fdc8382bec38c83803eb38eb3cc8ecc4c33dda27d5c315272bda3c384e2714e7fd262b38b238d619c4152becec15c4eb19c4151438dad6da142b15c4df331de3cd1d1ddf1dcdcde30bcddfdfcde330f5cd1ddfd021bb45d00b330be31dd021cd33cd30211dcd0b21211dbb33f5d0e333e3f521f51d0b45cde3cdcdf5', NULL),
	(1, 'default', 'nora', '01a20542-f600-72e0-8ff0-157127ee7a38', '01a20542-f600-72e0-8ff0-15729d97ef1e', 'live lisbon brother rui locat', 'hashed-1-512', '\xa8db4c8606fc08c885cb48ffbfdab6c6ccde610aebb8bfa5752cee8400c3c01d12bfba594ce53b265458814038ea6ea1767dec72d17483cbb1578372fedecf0e', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(1, 'default', 'nora', '01a20542-f4b3-7749-80a5-1c3ac4f43f2f', '01a20542-f7aa-7094-9e7f-66077c08ea08', 'allerg penicillin locat', 'hashed-1-512', '\xcc369603466f9856e773213bb5b5dd04928048708b95db84adec8d29adefc62403547357d511f995fd3d5721faebeb3495af358401867390663e58ffafbaac97', '\x07659de66509ace6aeae6507e65263f709aef941ae5209aef9e6f7f9e68a091af752ae9bf707659dae0965ae5265650909f7f94165f7f7e6f707f765ac4109ae0f6e7eefef4c7e0fff116e01b6f1014cffef01f1efb6a311b6ef5d5d0fef0f7e11a34a0f954ac7396eef4a7ea322a57e015da539115dff11b6ff95de9211deef11efff01ffa501a55ba5efffb6ffffa5ef11b6ff6effefefef6e016effa5ffa51192efff4aff5b5b6eefef5bef01ef015b6e921101b6115d01efefb6ef6ea5ef11a56e921111c7225d0f11c70111ffb64affa3f15b5bb411a3de5df16eff924a5dff6e920f01ff5b5d7e39ff11110f6e015d95b6b6225ddeefff5d92f101c7b6ffdeecefecef1122f133ff01ef14ffdcdc010f11ffdc0111ef0fec01ef22010f0114ff22f101ef0fefecef14ffefde110f11013511efde1411dcff14f10ff1011b0a081b1b08e51be5f80a1b0a0ae51bf80af808f8080a08f8f808f8f8f6e51b081b080a1be51bf81b1b1be50af80a1b1b0808f808f8081bf6f61b1be508f6e50af8e32ef80af80808c12efa1b0a1b1bf8e51b0af81bd40819d4e5e5f60af8f8e5f8f8fae5f6f8081be5e5d4e7081bd2f8081b0af8e32e0808f8f60ae5e5e5f8e50a08e5f6080af6f8f8080808080af8f808f8081be5e5e50a1b080a0a08080a08f81bf81b081b0808f8080808f80af808f608e5081be5f608f8f608f6081b0a', NULL),
	(1, 'default', 'nora', '01a20542-f7aa-7094-9e7f-6604f4273ae2', '01a20542-f7aa-7094-9e7f-660550a567f0', 'live lisbon brother rui locat', 'hashed-1-512', '\xa8db4c8606fc08c885cb48ffbfdab6c6ccde610aebb8bfa5752cee8400c3c01d12bfba594ce53b265458814038ea6ea1767dec72d17483cbb1578372fedecf0e', '\x03f80bfd03ccfdbe0825cc1734f82008ee20f5e0110bf5e925eef5e0fd1142f8f5bedaefef2011f8120803343434fde9dbfde9f803fdbef51234effd34e9cce00af6e2e7e719e70a1e2df6d31ed31e1ee22de2d32de7e2f62d190a1e190a1e0a2de72d192d19192d1e1ef62d0ad31ee21ee72d1ed31e2dd32d2dd3f6e22d2dd32961e5d7291be5e5291bad1b1b5361d7f21b29e5adade50ef2f2f2ad0ed746ba61611b9f0ee51b2929ad29611bbad7e51be561531b29461b1b9f0ef2ad1bba29ad0d39109236f301acac7dff2a1bffac395436f00d0139ff7dadc7f3f339c7b9f0d6bbb98390bbf30d0df3ffcaff1c2a3939ffbbff83ffffffbbff1c540dca01c6dbf619f0a349f91cda341800200b725ed01e330fee44e1e201f51a2bf6ee23fc1adca9201af0f038357f9dd615d31fe2dc2d1920d5202a909a35dae20140e2ad29ad1bf261e5e5ad1be5291b9ff2e546f2d7d7f2e5ad29d70ed79fba9ff2f2d7e5531b1bbaf2e5462929f21b9f1bf2e51b29f21b0e61f20eba46f2f2d7ad1be2192505db3206e7e21125052525e22a1e111efb3e05efdbfb050632e7e711ef111efb1efbcee725e2113225fb05cece05efefc2c2fb05112525e2db05db320d0efb0911fef0ff01fd11e20eef1c2a1110feeffee5ef021cfb280a11f0f72bfe011c10101d1c09ef2b05ea0e080209fb1110efef022b0e10fdfee2ff2b0905fd', NULL),
	(48, 'bridge', 'lena', '01a20542-f824-74f2-9799-4f65ca34f7c7', '01a20542-f868-76b5-b697-abce0bd1f24a', 'anoth person same name', 'hashed-1-512', '\xa8dc7a444cc875f0a226afc3b5f797fd46f2a832de1356ba5624b9a105c095a784ababac239d32700bbbabf2e67845799a9ff2f560de4f185ebc0a9bab907700', '\x24dc01c845e195a25548ff381734dcabff1f015501dc55ccd90ed9e1f227f2f2ee12ccd90e27e1b83834eeab27abf2e1cc34240e9538bb451f127f4df2d992e14ce116d4c0f60ab4c0f61fc0d44c2cf60aea0aea0a4c0a2c1f16d4f6b4f616164cf60a2cf64cea0a2c161640ea16161f1ff6b40af60a1f402c0a0a2c0a40f60af808f8f8f80808f808080808f8f808f808f808f808f8f8f8f8f80808f8f808f80808f808080808f8f8f8f808f8f80808f808f808f80808f808f8080808f808f8fa17fa27e91727f7fae909f7e906f7e927e9170606f7fa0909fa09e6fae6e606d9e6fae6e917e6062709fad9fae9e9d906faf717fa27d90609f706f7fa09061719f4f3e4d710f0e70cf119ff0300011004ec1cff08f30d080cf31df00c03f0ffeff311ff00000d190ff4ff0d1928e401f3f01c03cbe303fff435010de3fffce3d3c2dfce3ed22e1504ce314714eb210331f807f83af803572d083a3ac2ce3afd312115ebf8044acfde4a143e3ef8fddffd32cfdfdf15fd10b5043e0447f8d2570c87bc010c9325ac2abc002934292a43280c3541bce70db035360b19940bf50cbd0d4ff4f3f4ffcb003694790c3600d7ca43f3e81025000ce8bd870b6ecb9fa1fd1bd5020f0a38e551bc6f0f3817d8e596d9f2fe02fe01bc40e1d91b28fe275e77bb35e435bc1b0234e5bd09f2f1ccfdff6a4438fe45020ef2f1fef2d8e5e6f6', NULL);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES
	(53, 'default', 'memory_book', 'bruno', 10, 'memory_book/0.1.0', '{"rev":10,"memories":{"bruno-1":{"state":"active","revision":1,"rev":1,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20542-eb1d-77d4-ae29-f2f20d67ee41","contents":["01a20542-eb1d-77d4-ae29-f2f20d67ee41"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-2":{"state":"active","revision":1,"rev":2,"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content_id":"01a20542-eb1d-77d4-ae29-f2f354d206b1","contents":["01a20542-eb1d-77d4-ae29-f2f354d206b1"],"created_at":1733414400123000,"updated_at":1733500800000000},"bruno-3":{"state":"active","revision":1,"rev":3,"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content_id":"01a20542-eb1d-77d4-ae29-f2f484ba207b","contents":["01a20542-eb1d-77d4-ae29-f2f484ba207b"],"created_at":1795384601373163,"updated_at":1795384601373163},"bruno-4":{"state":"active","revision":1,"rev":4,"attributes":{"bank":"General","importance":1,"kind":"insight"},"content_id":"01a20542-eb1d-77d4-ae29-f2f5e9c06823","contents":["01a20542-eb1d-77d4-ae29-f2f5e9c06823"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-5":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":5,"kind":"summary"},"content_id":"01a20542-eb1d-77d4-ae29-f2f64ea0448a","contents":["01a20542-eb1d-77d4-ae29-f2f64ea0448a"],"created_at":1795384601373163,"updated_at":1795384601373163},"bruno-6":{"state":"archived","revision":2,"rev":7,"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content_id":"01a20542-eb1d-77d4-ae29-f2f755831ccc","contents":["01a20542-eb1d-77d4-ae29-f2f755831ccc"],"created_at":1795384601373163,"updated_at":1795384601373163},"bruno-7":{"state":"archived","revision":2,"rev":9,"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content_id":"01a20542-eb1d-77d4-ae29-f2f81705237a","contents":["01a20542-eb1d-77d4-ae29-f2f81705237a"],"created_at":1795384601373163,"updated_at":1795384601373163},"bruno-8":{"state":"active","revision":1,"rev":10,"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content_id":"01a20542-eb1d-77d4-ae29-f2f944c68fa1","contents":["01a20542-eb1d-77d4-ae29-f2f944c68fa1"],"created_at":1795384601373163,"updated_at":1795384601373163}},"kept":8}'),
	(43, 'default', 'memory_book', 'ana', 32, 'memory_book/0.1.0', '{"rev":32,"memories":{"01a20542-eceb-72c3-abc2-879f3371f786":{"state":"active","revision":2,"rev":8,"attributes":{"bank":"General","importance":4,"kind":"semantic"},"content_id":"01a20542-ef89-7116-9c6b-6f85b68cd7ad","contents":["01a20542-ecee-72bb-aef8-8fa2007f97b2","01a20542-ef89-7116-9c6b-6f85b68cd7ad"],"created_at":1795384601838202,"updated_at":1795384602504826},"01a20542-ed6a-740d-8fc6-677dc5cf5c23":{"state":"archived","revision":5,"rev":25,"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Personal","category":"Goals","importance":3,"kind":"episodic","role":"user","run_id":"run-7","thread_id":"t1"},"content_id":"01a20542-f031-73c1-94c1-89fd732834a8","contents":["01a20542-ed6a-740d-8fc6-677f2505b06f","01a20542-f031-73c1-94c1-89fd732834a8","01a20542-f1a2-756d-b088-1284c307678c"],"created_at":1795384601962790,"updated_at":1795384603042674},"01a20542-edca-70ef-a218-79179e2c501b":{"state":"purged","revision":3,"rev":32,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a20542-f27f-70d3-8c78-db5cfcf0e26e"],"merged_into":"01a20542-f054-7451-80d1-d703c5dd4d19","created_at":1795384602058281,"updated_at":1795384603263920},"01a20542-ee1e-72a9-b6e3-7ad6044058b3":{"state":"soft_deleted","revision":6,"rev":30,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d","contents":["01a20542-ee1e-72a9-b6e3-7ad8f7e72e8d","01a20542-f1ca-7068-94e7-d1edbfa8e02f"],"purge_at":4948984603111949,"created_at":1795384602142801,"updated_at":1795384603111949},"01a20542-ee6f-7599-a95f-43a8c7c3c2ea":{"state":"purged","revision":2,"rev":31,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a20542-f1f9-73d7-8251-14c46295b880"],"created_at":1795384602223311,"updated_at":1795384603129716},"01a20542-eece-7442-95e1-52c6810c7eb9":{"state":"active","revision":1,"rev":6,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20542-eece-7442-95e1-52c8d7c3d8fe","contents":["01a20542-eece-7442-95e1-52c8d7c3d8fe"],"created_at":1795384602318516,"updated_at":1795384602318516},"01a20542-ef28-7221-ac00-51fef27f7ea3":{"state":"active","revision":5,"rev":27,"attributes":{"bank":"Personal","category":"Manners","importance":2,"kind":"insight","pinned":true},"content_id":"01a20542-ef28-7221-ac00-52004bbd2e87","contents":["01a20542-ef28-7221-ac00-52004bbd2e87"],"created_at":1795384602408667,"updated_at":1795384603068756},"01a20542-f054-7451-80d1-d703c5dd4d19":{"state":"active","revision":1,"rev":14,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a20542-f054-7451-80d1-d7054b4f7b2b","contents":["01a20542-f054-7451-80d1-d7054b4f7b2b"],"derived_from":[{"memory_id":"01a20542-edca-70ef-a218-79179e2c501b","revision":1},{"memory_id":"01a20542-ee1e-72a9-b6e3-7ad6044058b3","revision":1}],"created_at":1795384602708218,"updated_at":1795384602708218},"01a20542-f075-72e6-acb1-4de1983f6475":{"state":"active","revision":2,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20542-f137-70d4-a251-20a00b1d9588","contents":["01a20542-f075-72e6-acb1-4de35b9b7595","01a20542-f137-70d4-a251-20a00b1d9588","01a20542-f138-7672-a8d6-9bb34f1dab6a"],"derived_from":[{"memory_id":"01a20542-f075-72e6-acb1-4de1983f6475","revision":1},{"memory_id":"01a20542-f0d8-7270-ac19-7951a0d277e1","revision":1}],"created_at":1795384602741757,"updated_at":1795384602934459},"01a20542-f0d8-7270-ac19-7951a0d277e1":{"state":"merged","revision":2,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20542-f0d9-70ad-8d9a-2a6982e38214","contents":["01a20542-f0d9-70ad-8d9a-2a6982e38214"],"merged_into":"01a20542-f075-72e6-acb1-4de1983f6475","created_at":1795384602841071,"updated_at":1795384602934459}},"kept":8,"links":{"01a20542-ed6a-740d-8fc6-677dc5cf5c23":{"01a20542-f075-72e6-acb1-4de1983f6475":{"by_hand":true,"outgoing":false,"strength":0}},"01a20542-ef28-7221-ac00-51fef27f7ea3":{"01a20542-f075-72e6-acb1-4de1983f6475":{"by_hand":true,"outgoing":false,"strength":500}},"01a20542-f075-72e6-acb1-4de1983f6475":{"01a20542-ed6a-740d-8fc6-677dc5cf5c23":{"by_hand":true,"outgoing":true,"strength":0},"01a20542-ef28-7221-ac00-51fef27f7ea3":{"by_hand":true,"outgoing":true,"strength":500}}}}'),
	(1, 'default', 'workflow_run', 'nora', 32, 'workflow_run/0.1.0', '{"runs":{"01a20542-f5a1-75ca-9a80-d0b3b7b34348":{"workflow":"memory-optimization","status":"completed","restored":true,"attempt":1,"node":null,"steps":[],"answers":{},"contents":["01a20542-f5ce-7235-979d-bb1bdc1e1ed3","01a20542-f5dc-72d3-92dd-42019b81c2ac","01a20542-f5f4-7165-88d1-0ef615ff6dd0"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795384604066691,"ended_at":1795384604173482},"01a20542-f75f-72db-8de7-017e18c58a57":{"workflow":"memory-optimization","status":"running","restored":false,"attempt":1,"node":"node-01a20542eca274da805b5eb73915f936","steps":[{"name":"fetch","status":"completed","attempt":1,"cancellable":true,"started_at":1795384604535547,"completed_at":1795384604541546,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","attempt":1,"cancellable":true,"started_at":1795384604546058,"completed_at":1795384604561199,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","attempt":1,"cancellable":true,"started_at":1795384604564525,"completed_at":1795384604571481,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","attempt":1,"cancellable":true,"started_at":1795384604573175,"completed_at":1795384604579647,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}},{"name":"report","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}}],"answers":{"classify":{"0":{"commitment":"ca19fed579a42c8dedd7464434fff3c45cfe6f68a5e7edde9e27989ccac08334","content_id":"01a20542-f78d-712d-856d-a1dd7948ace8"}},"normalise_topics":{"0":{"commitment":"ccb594e76db7d49f01ed642fe177541a5095506d9495b6142579709100a3f23a","content_id":"01a20542-f7a2-72b3-8a5f-607f8cc5eb01"}},"resolve_merges":{"0":{"commitment":"2225b4d61f102a7d01d5fb88174858ae986e2d5eb83580caeb364c364dd7973f","content_id":"01a20542-f799-768e-b215-f9f7313cea79"}}},"contents":["01a20542-f78d-712d-856d-a1dd7948ace8","01a20542-f799-768e-b215-f9f7313cea79","01a20542-f7a2-72b3-8a5f-607f8cc5eb01"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795384604511915,"ended_at":null}},"active":{"memory-optimization":"01a20542-f75f-72db-8de7-017e18c58a57"},"held":6}'),
	(1, 'default', 'memory_book', 'nora', 23, 'memory_book/0.1.0', '{"rev":23,"memories":{"01a20542-f404-769c-9f1b-efe272e96577":{"state":"merged","revision":4,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20542-f405-734e-9289-139489c504d7","contents":["01a20542-f405-734e-9289-139489c504d7"],"merged_into":"01a20542-f7aa-7094-9e7f-6604f4273ae2","created_at":1795384603653874,"updated_at":1795384604586341},"01a20542-f459-7466-9ccf-072b553e48bb":{"state":"merged","revision":4,"rev":22,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20542-f459-7466-9ccf-072d09aba1fc","contents":["01a20542-f459-7466-9ccf-072d09aba1fc"],"merged_into":"01a20542-f7aa-7094-9e7f-6604f4273ae2","created_at":1795384603737714,"updated_at":1795384604586341},"01a20542-f4b3-7749-80a5-1c3ac4f43f2f":{"state":"active","revision":4,"rev":23,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20542-f7aa-7094-9e7f-66077c08ea08","contents":["01a20542-f4b3-7749-80a5-1c3c2b68591e","01a20542-f601-73b1-abb2-f72441974c07","01a20542-f742-7014-a94c-907afc86281c","01a20542-f7aa-7094-9e7f-66077c08ea08"],"created_at":1795384603827500,"updated_at":1795384604586341},"01a20542-f509-753c-8326-4937d80f8d33":{"state":"archived","revision":4,"rev":18,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20542-f509-753c-8326-4939bc4df2a8","contents":["01a20542-f509-753c-8326-4939bc4df2a8","01a20542-f600-72e0-8ff0-156f4b96b95d","01a20542-f7aa-7094-9e7f-660221210758"],"created_at":1795384603913394,"updated_at":1795384604586341},"01a20542-f554-750e-b00e-75579f991aa9":{"state":"archived","revision":4,"rev":19,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20542-f554-750e-b00e-755987f47c15","contents":["01a20542-f554-750e-b00e-755987f47c15","01a20542-f600-72e0-8ff0-15703736a94d","01a20542-f7aa-7094-9e7f-6603eaddcc90"],"created_at":1795384603988678,"updated_at":1795384604586341},"01a20542-f600-72e0-8ff0-157127ee7a38":{"state":"archived","revision":2,"rev":17,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20542-f600-72e0-8ff0-15729d97ef1e","contents":["01a20542-f600-72e0-8ff0-15729d97ef1e","01a20542-f600-72e0-8ff0-15731adab609"],"derived_from":[{"memory_id":"01a20542-f404-769c-9f1b-efe272e96577","revision":1},{"memory_id":"01a20542-f459-7466-9ccf-072b553e48bb","revision":1}],"created_at":1795384604160521,"updated_at":1795384604481755},"01a20542-f7aa-7094-9e7f-6604f4273ae2":{"state":"active","revision":1,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a20542-f7aa-7094-9e7f-660550a567f0","contents":["01a20542-f7aa-7094-9e7f-660550a567f0","01a20542-f7aa-7094-9e7f-66060a116a05"],"derived_from":[{"memory_id":"01a20542-f404-769c-9f1b-efe272e96577","revision":3},{"memory_id":"01a20542-f459-7466-9ccf-072b553e48bb","revision":3}],"created_at":1795384604586341,"updated_at":1795384604586341}},"kept":7}');


--
-- Data for Name: thread_acks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.thread_acks VALUES
	(43, 'default', 'ana', 't1', 17, 1795384603027145);


--
-- Data for Name: user_stats_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_stats_g1 VALUES
	(53, 'default', 'bruno', 6, 2, 0, 0, 0, 10, 1795384601373163, 1795384601373163),
	(48, 'default', 'carl', 2, 0, 0, 0, 0, 2, 1795384601502975, 1795384601502975),
	(43, 'default', 'ana', 5, 1, 1, 1, 2, 32, 1795384601838202, 1795384603263920),
	(48, 'default', 'lena', 2, 1, 0, 0, 0, 4, 1795384603362016, 1795384603619166),
	(1, 'default', 'nora', 2, 3, 2, 0, 0, 23, 1795384603653874, 1795384604586341),
	(48, 'bridge', 'lena', 1, 0, 0, 0, 0, 2, 1795384604709338, 1795384604775849);


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('bridge', 1795384606558336, '01a20542-ff5e-70a3-ab54-a023f7ec0dab', NULL, 'admin:cli', 1, 2, 0, '[]', 415),
	('default', 1795384606558336, '01a20542-ff61-753c-9ff7-6cd72a3fe85d', NULL, 'admin:cli', 1, 110, 0, '[]', 415);


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
-- Name: search_g1_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_g1_waiting ON public.search_g1 USING btree (partition_id, tenant_id, user_id) WHERE (embedder IS NULL);


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



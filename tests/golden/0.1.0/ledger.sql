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
-- Name: vectors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.vectors (
    partition_id integer NOT NULL,
    content_id uuid NOT NULL,
    embedder text NOT NULL COLLATE pg_catalog."C",
    bits bytea NOT NULL,
    vector bytea NOT NULL
);
ALTER TABLE ONLY public.vectors ALTER COLUMN bits SET STATISTICS 0;
ALTER TABLE ONLY public.vectors ALTER COLUMN vector SET STATISTICS 0;


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
	('01a206cc-57a6-7626-b11b-ff66f5f3bbf3', 'default', 'auditor@example.org', 'auditor', '$argon2id$v=19$m=19456,t=2,p=1$LcPd1Sul/02gPyoaZ3D2vA$WVj5qmzx6tPxR1VOBDqfsL7JMSUgMhQk3G5e91V/R/A', 1795410384806507, NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES
	('k_FGSL8xaD2xbm', 'default', 'admin', NULL, '[]', '\xc43271c62cf6efb759896e19f406765b3cda8bfc498b65f7f153256a0912bfd0', 1795410383687906, NULL),
	('k_YDCxtF7nYZrX', 'default', 'auditor', 'reviewer', '[]', '\x32dba96f9376ede206417b8b5266a359e7879d814722f4bba19e7f0762c3b8d8', 1795410383835412, NULL),
	('k_4Dp2lnxUBn0t', 'default', 'agent', 'planner', '["ana"]', '\x0336dfb9dc2664c1e6ac53592106877fe6d9d2d221174d4619be6b0675cf49da', 1795410383982838, NULL),
	('k_HCK849dBbQNt', 'bridge', 'admin', NULL, '[]', '\x4822ff5120ee55abf69876da25517e602b0a653542ecb4fe1f79087cb5c69860', 1795410384122574, NULL),
	('k_xh65Jh31SSYq', 'default', 'admin', NULL, '[]', '\x472dcf51913f074cb0d610c515fa8a4bf356dceb45e6fd1fdf3c70423f263570', 1795410384286034, 1795410384514947);


--
-- Data for Name: changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes_g1 VALUES
	(53, 'default', 'bruno', 1, 1, 'bruno-1', 'ADD', NULL, 'active', NULL, '01a206cc-56bf-731e-ae59-5d3bf6f248db', NULL, 'admin:cli', 'import:jsonl', 1795410384575080, '{}'),
	(53, 'default', 'bruno', 2, 2, 'bruno-2', 'ADD', NULL, 'active', NULL, '01a206cc-56bf-731e-ae59-5d3cf84d3706', NULL, 'admin:cli', 'import:jsonl', 1795410384575080, '{}'),
	(53, 'default', 'bruno', 3, 3, 'bruno-3', 'ADD', NULL, 'active', NULL, '01a206cc-56bf-731e-ae59-5d3d7f3469f9', NULL, 'admin:cli', 'import:jsonl', 1795410384575080, '{}'),
	(53, 'default', 'bruno', 4, 4, 'bruno-4', 'ADD', NULL, 'active', NULL, '01a206cc-56bf-731e-ae59-5d3e70ed620e', NULL, 'admin:cli', 'import:jsonl', 1795410384575080, '{}'),
	(53, 'default', 'bruno', 5, 5, 'bruno-5', 'ADD', NULL, 'active', NULL, '01a206cc-56bf-731e-ae59-5d3ff2a12a91', NULL, 'admin:cli', 'import:jsonl', 1795410384575080, '{}'),
	(53, 'default', 'bruno', 6, 6, 'bruno-6', 'ADD', NULL, 'active', NULL, '01a206cc-56bf-731e-ae59-5d40f79a4f09', NULL, 'admin:cli', 'import:jsonl', 1795410384575080, '{}'),
	(53, 'default', 'bruno', 7, 7, 'bruno-6', 'DELETE', 'active', 'archived', '01a206cc-56bf-731e-ae59-5d40f79a4f09', NULL, NULL, 'admin:cli', 'import:jsonl', 1795410384575080, '{}'),
	(53, 'default', 'bruno', 8, 8, 'bruno-7', 'ADD', NULL, 'active', NULL, '01a206cc-56bf-731e-ae59-5d412e388da8', NULL, 'admin:cli', 'import:jsonl', 1795410384575080, '{}'),
	(53, 'default', 'bruno', 9, 9, 'bruno-7', 'DELETE', 'active', 'archived', '01a206cc-56bf-731e-ae59-5d412e388da8', NULL, NULL, 'admin:cli', 'import:jsonl', 1795410384575080, '{}'),
	(53, 'default', 'bruno', 10, 10, 'bruno-8', 'ADD', NULL, 'active', NULL, '01a206cc-56bf-731e-ae59-5d4263f7021f', NULL, 'admin:cli', 'import:jsonl', 1795410384575080, '{}'),
	(48, 'default', 'carl', 1, 1, 'carl-1', 'ADD', NULL, 'active', NULL, '01a206cc-5714-7464-aa97-5392734db838', NULL, 'admin:cli', 'import:agno', 1795410384660626, '{}'),
	(48, 'default', 'carl', 2, 2, 'carl-2', 'ADD', NULL, 'active', NULL, '01a206cc-5714-7464-aa97-5393a988d220', NULL, 'admin:cli', 'import:agno', 1795410384660626, '{}'),
	(43, 'default', 'ana', 1, 1, '01a206cc-5842-76a1-891d-2adcafacf494', 'ADD', NULL, 'active', NULL, '01a206cc-5845-71c1-b09c-c0b59ed8bea3', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410384965057, '{}'),
	(43, 'default', 'ana', 2, 2, '01a206cc-58a8-762e-808c-0cab7ce8222f', 'ADD', NULL, 'active', NULL, '01a206cc-58a8-762e-808c-0cad97a8c59b', NULL, 'admin:k_FGSL8xaD2xbm', 'run-7', 1795410385064405, '{}'),
	(43, 'default', 'ana', 3, 3, '01a206cc-58f9-7544-80c4-d1e6a3c26811', 'ADD', NULL, 'active', NULL, '01a206cc-58f9-7544-80c4-d1e8bd15d410', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385145454, '{}'),
	(43, 'default', 'ana', 4, 4, '01a206cc-5966-71a0-8884-6300a69d6c22', 'ADD', NULL, 'active', NULL, '01a206cc-5966-71a0-8884-6302815d44b0', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385254312, '{}'),
	(43, 'default', 'ana', 5, 5, '01a206cc-59c4-71d2-9c8e-be384099d7a4', 'ADD', NULL, 'active', NULL, '01a206cc-59c4-71d2-9c8e-be3ab5840e5b', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385348258, '{}'),
	(43, 'default', 'ana', 6, 6, '01a206cc-5a24-7780-8a27-74d3838b4608', 'ADD', NULL, 'active', NULL, '01a206cc-5a24-7780-8a27-74d578194300', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385444596, '{}'),
	(43, 'default', 'ana', 7, 7, '01a206cc-5a85-72ca-8588-d34090e2ff79', 'ADD', NULL, 'active', NULL, '01a206cc-5a85-72ca-8588-d3425cd1d31d', NULL, 'agent:planner', NULL, 1795410385541951, '{}'),
	(43, 'default', 'ana', 8, 8, '01a206cc-5842-76a1-891d-2adcafacf494', 'UPDATE', 'active', 'active', '01a206cc-5845-71c1-b09c-c0b59ed8bea3', '01a206cc-5ae5-7524-a360-e63b7fc7cfa7', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385635676, '{"set":{"category":null},"was":{"category":"Personal"}}'),
	(43, 'default', 'ana', 9, 9, '01a206cc-58a8-762e-808c-0cab7ce8222f', 'UPDATE', 'active', 'active', '01a206cc-58a8-762e-808c-0cad97a8c59b', '01a206cc-58a8-762e-808c-0cad97a8c59b', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385755187, '{"set":{"pinned":false},"was":{"pinned":true}}'),
	(43, 'default', 'ana', 10, 10, '01a206cc-5a85-72ca-8588-d34090e2ff79', 'UPDATE', 'active', 'active', '01a206cc-5a85-72ca-8588-d3425cd1d31d', '01a206cc-5a85-72ca-8588-d3425cd1d31d', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385773278, '{"set":{"pinned":true},"was":{"pinned":false}}'),
	(43, 'default', 'ana', 11, 11, '01a206cc-5a85-72ca-8588-d34090e2ff79', 'UPDATE', 'active', 'active', '01a206cc-5a85-72ca-8588-d3425cd1d31d', '01a206cc-5a85-72ca-8588-d3425cd1d31d', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385795507, '{"set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}'),
	(43, 'default', 'ana', 12, 12, '01a206cc-58a8-762e-808c-0cab7ce8222f', 'UPDATE', 'active', 'active', '01a206cc-58a8-762e-808c-0cad97a8c59b', '01a206cc-58a8-762e-808c-0cad97a8c59b', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385810540, '{"set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}'),
	(43, 'default', 'ana', 13, 13, '01a206cc-58a8-762e-808c-0cab7ce8222f', 'UPDATE', 'active', 'active', '01a206cc-58a8-762e-808c-0cad97a8c59b', '01a206cc-5ba4-7438-9010-f5299dc3b198', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385827313, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 14, 14, '01a206cc-5bc6-739e-8944-18f9d08e5cb8', 'MERGE', NULL, 'active', NULL, '01a206cc-5bc7-708f-8cff-6d1bc0fd75b9', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385862995, '{"derived_from":[{"memory_id":"01a206cc-58f9-7544-80c4-d1e6a3c26811","revision":1},{"memory_id":"01a206cc-5966-71a0-8884-6300a69d6c22","revision":1}]}'),
	(43, 'default', 'ana', 15, 15, '01a206cc-58f9-7544-80c4-d1e6a3c26811', 'MERGE', 'active', 'merged', '01a206cc-58f9-7544-80c4-d1e8bd15d410', NULL, NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385862995, '{"merged_into":"01a206cc-5bc6-739e-8944-18f9d08e5cb8"}'),
	(43, 'default', 'ana', 16, 16, '01a206cc-5966-71a0-8884-6300a69d6c22', 'MERGE', 'active', 'merged', '01a206cc-5966-71a0-8884-6302815d44b0', NULL, NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385862995, '{"merged_into":"01a206cc-5bc6-739e-8944-18f9d08e5cb8"}'),
	(43, 'default', 'ana', 17, 17, '01a206cc-5966-71a0-8884-6300a69d6c22', 'RESTORE', 'merged', 'active', NULL, '01a206cc-5966-71a0-8884-6302815d44b0', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385892085, '{}'),
	(43, 'default', 'ana', 18, 18, '01a206cc-5bfa-7408-8264-1a9b18d53761', 'ADD', NULL, 'active', NULL, '01a206cc-5bfa-7408-8264-1a9d05225668', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410385914911, '{}'),
	(43, 'default', 'ana', 19, 19, '01a206cc-5c6d-774a-a489-e9660d281c4a', 'ADD', NULL, 'active', NULL, '01a206cc-5c6d-774a-a489-e968792e8046', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410386029278, '{}'),
	(43, 'default', 'ana', 20, 20, '01a206cc-5bfa-7408-8264-1a9b18d53761', 'MERGE', 'active', 'active', '01a206cc-5bfa-7408-8264-1a9d05225668', '01a206cc-5cd7-7614-acae-b8a6368b2d12', '01a206cc-5cd7-7614-acae-b8a7f4f023ef', 'admin:k_FGSL8xaD2xbm', NULL, 1795410386132001, '{"derived_from":[{"memory_id":"01a206cc-5bfa-7408-8264-1a9b18d53761","revision":1},{"memory_id":"01a206cc-5c6d-774a-a489-e9660d281c4a","revision":1}]}'),
	(43, 'default', 'ana', 21, 21, '01a206cc-5c6d-774a-a489-e9660d281c4a', 'MERGE', 'active', 'merged', '01a206cc-5c6d-774a-a489-e968792e8046', NULL, NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410386132001, '{"merged_into":"01a206cc-5bfa-7408-8264-1a9b18d53761"}'),
	(43, 'default', 'ana', 22, 22, '01a206cc-5bfa-7408-8264-1a9b18d53761', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410386151997, '{"strength":0.5,"to":"01a206cc-5a85-72ca-8588-d34090e2ff79"}'),
	(43, 'default', 'ana', 23, 23, '01a206cc-5bfa-7408-8264-1a9b18d53761', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410386169407, '{"strength":1.0,"to":"01a206cc-58a8-762e-808c-0cab7ce8222f"}'),
	(43, 'default', 'ana', 24, 24, '01a206cc-5bfa-7408-8264-1a9b18d53761', 'LINK', 'active', 'active', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410386197900, '{"removed":true,"to":"01a206cc-58a8-762e-808c-0cab7ce8222f"}'),
	(43, 'default', 'ana', 25, 25, '01a206cc-58a8-762e-808c-0cab7ce8222f', 'DELETE', 'active', 'archived', '01a206cc-5ba4-7438-9010-f5299dc3b198', NULL, '01a206cc-5d43-75a9-9c4d-9be5b9d071aa', 'admin:k_FGSL8xaD2xbm', NULL, 1795410386242986, '{}'),
	(43, 'default', 'ana', 26, 26, '01a206cc-5a85-72ca-8588-d34090e2ff79', 'DELETE', 'active', 'archived', '01a206cc-5a85-72ca-8588-d3425cd1d31d', NULL, NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410386259408, '{}'),
	(43, 'default', 'ana', 27, 27, '01a206cc-5a85-72ca-8588-d34090e2ff79', 'RESTORE', 'archived', 'active', NULL, '01a206cc-5a85-72ca-8588-d3425cd1d31d', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410386275179, '{}'),
	(43, 'default', 'ana', 31, 31, '01a206cc-59c4-71d2-9c8e-be384099d7a4', 'PURGE', 'active', 'purged', NULL, NULL, '01a206cc-5da9-708c-b3a4-cbd87468c797', 'admin:k_FGSL8xaD2xbm', NULL, 1795410386345063, '{"erased":1}'),
	(43, 'default', 'ana', 28, 28, '01a206cc-5966-71a0-8884-6300a69d6c22', 'TTL', 'active', 'soft_deleted', '01a206cc-5966-71a0-8884-6302815d44b0', NULL, '01a206cc-5d73-775b-a7f0-1ef520b2dc53', 'admin:k_FGSL8xaD2xbm', NULL, 1795410386291847, '{"purge_at":4949010386291847}'),
	(43, 'default', 'ana', 29, 29, '01a206cc-5966-71a0-8884-6300a69d6c22', 'RESTORE', 'soft_deleted', 'active', NULL, '01a206cc-5966-71a0-8884-6302815d44b0', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410386310167, '{}'),
	(43, 'default', 'ana', 30, 30, '01a206cc-5966-71a0-8884-6300a69d6c22', 'TTL', 'active', 'soft_deleted', '01a206cc-5966-71a0-8884-6302815d44b0', NULL, NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410386326696, '{"purge_at":4949010386326696}'),
	(43, 'default', 'ana', 32, 32, '01a206cc-58f9-7544-80c4-d1e6a3c26811', 'PURGE', 'merged', 'purged', NULL, NULL, '01a206cc-5e45-715d-a04c-22d91c919636', 'admin:k_FGSL8xaD2xbm', NULL, 1795410386501777, '{"erased":1}'),
	(48, 'default', 'lena', 1, 3, '01a206cc-5e93-732c-8b11-2e90abb5fe0a', 'ADD', NULL, 'active', NULL, '01a206cc-5e95-711d-93e4-6ad928877ab5', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410386581306, '{}'),
	(48, 'default', 'lena', 2, 4, '01a206cc-5ef6-7256-ad9d-149ebf2a8945', 'ADD', NULL, 'active', NULL, '01a206cc-5ef6-7256-ad9d-14a0757d6246', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410386678488, '{}'),
	(48, 'default', 'lena', 3, 5, '01a206cc-5f60-75bf-84db-77171dc93987', 'ADD', NULL, 'active', NULL, '01a206cc-5f60-75bf-84db-7719778673c2', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410386784450, '{}'),
	(48, 'default', 'lena', 4, 6, '01a206cc-5f60-75bf-84db-77171dc93987', 'DELETE', 'active', 'archived', '01a206cc-5f60-75bf-84db-7719778673c2', NULL, NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410386894771, '{}'),
	(1, 'default', 'nora', 1, 1, '01a206cc-6004-763a-a2db-6bda3f40bb2e', 'ADD', NULL, 'active', NULL, '01a206cc-6005-71d8-a6af-abb0dc2f0b76', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410386949102, '{}'),
	(1, 'default', 'nora', 4, 4, '01a206cc-6117-76eb-94b2-7f873e9614c9', 'ADD', NULL, 'active', NULL, '01a206cc-6117-76eb-94b2-7f8979838ee8', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410387223762, '{}'),
	(1, 'default', 'nora', 6, 20, '01a206cc-6117-76eb-94b2-7f873e9614c9', 'DELETE', 'active', 'archived', '01a206cc-6117-76eb-94b2-7f8979838ee8', NULL, '01a206cc-6221-7565-8c2d-274d9fdc1ee8', 'workflow:memory-optimization', '01a206cc-61d5-7245-a210-fdc636d87354', 1795410387489850, '{}'),
	(1, 'default', 'nora', 7, 21, '01a206cc-6169-7777-b445-17b67a322beb', 'DELETE', 'active', 'archived', '01a206cc-6169-7777-b445-17b8e16a7158', NULL, '01a206cc-6221-7565-8c2d-274eac9afde9', 'workflow:memory-optimization', '01a206cc-61d5-7245-a210-fdc636d87354', 1795410387489850, '{}'),
	(1, 'default', 'nora', 8, 22, '01a206cc-6221-7565-8c2d-274f5caf1a77', 'MERGE', NULL, 'active', NULL, '01a206cc-6222-7374-b044-fa96c526d724', '01a206cc-6222-7374-b044-fa976c8a76bb', 'workflow:memory-optimization', '01a206cc-61d5-7245-a210-fdc636d87354', 1795410387489850, '{"derived_from":[{"memory_id":"01a206cc-6004-763a-a2db-6bda3f40bb2e","revision":1},{"memory_id":"01a206cc-605f-75ad-a28c-3203b1391f61","revision":1}]}'),
	(1, 'default', 'nora', 9, 23, '01a206cc-6004-763a-a2db-6bda3f40bb2e', 'MERGE', 'active', 'merged', '01a206cc-6005-71d8-a6af-abb0dc2f0b76', NULL, NULL, 'workflow:memory-optimization', '01a206cc-61d5-7245-a210-fdc636d87354', 1795410387489850, '{"merged_into":"01a206cc-6221-7565-8c2d-274f5caf1a77"}'),
	(1, 'default', 'nora', 10, 24, '01a206cc-605f-75ad-a28c-3203b1391f61', 'MERGE', 'active', 'merged', '01a206cc-605f-75ad-a28c-32052fed61d5', NULL, NULL, 'workflow:memory-optimization', '01a206cc-61d5-7245-a210-fdc636d87354', 1795410387489850, '{"merged_into":"01a206cc-6221-7565-8c2d-274f5caf1a77"}'),
	(1, 'default', 'nora', 11, 25, '01a206cc-60c4-72f9-8539-18eb54199e62', 'UPDATE', 'active', 'active', '01a206cc-60c4-72f9-8539-18ed1dc087d2', '01a206cc-6222-7374-b044-fa985a0aec45', NULL, 'workflow:memory-optimization', '01a206cc-61d5-7245-a210-fdc636d87354', 1795410387489850, '{"set":{},"was":{}}'),
	(48, 'bridge', 'lena', 1, 7, '01a206cc-63c4-7380-8c9c-941c27eca424', 'ADD', NULL, 'active', NULL, '01a206cc-63c5-735c-8edc-726860878a68', NULL, 'admin:k_HCK849dBbQNt', NULL, 1795410387909621, '{}'),
	(48, 'bridge', 'lena', 2, 8, '01a206cc-63c4-7380-8c9c-941c27eca424', 'UPDATE', 'active', 'active', '01a206cc-63c5-735c-8edc-726860878a68', '01a206cc-6428-74f3-a978-49fc34809218', NULL, 'admin:k_HCK849dBbQNt', NULL, 1795410388007546, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 2, 2, '01a206cc-605f-75ad-a28c-3203b1391f61', 'ADD', NULL, 'active', NULL, '01a206cc-605f-75ad-a28c-32052fed61d5', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410387039522, '{}'),
	(1, 'default', 'nora', 3, 3, '01a206cc-60c4-72f9-8539-18eb54199e62', 'ADD', NULL, 'active', NULL, '01a206cc-60c4-72f9-8539-18ed1dc087d2', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410387140763, '{}'),
	(1, 'default', 'nora', 5, 5, '01a206cc-6169-7777-b445-17b67a322beb', 'ADD', NULL, 'active', NULL, '01a206cc-6169-7777-b445-17b8e16a7158', NULL, 'admin:k_FGSL8xaD2xbm', NULL, 1795410387305128, '{}'),
	(1, 'default', 'nora', 12, 30, '01a206cc-6117-76eb-94b2-7f873e9614c9', 'RESTORE', 'archived', 'active', NULL, '01a206cc-6117-76eb-94b2-7f8979838ee8', NULL, 'admin:k_FGSL8xaD2xbm', '01a206cc-61d5-7245-a210-fdc636d87354', 1795410387647167, '{}'),
	(1, 'default', 'nora', 13, 31, '01a206cc-6169-7777-b445-17b67a322beb', 'RESTORE', 'archived', 'active', NULL, '01a206cc-6169-7777-b445-17b8e16a7158', NULL, 'admin:k_FGSL8xaD2xbm', '01a206cc-61d5-7245-a210-fdc636d87354', 1795410387647167, '{}'),
	(1, 'default', 'nora', 14, 32, '01a206cc-6004-763a-a2db-6bda3f40bb2e', 'RESTORE', 'merged', 'active', NULL, '01a206cc-6005-71d8-a6af-abb0dc2f0b76', NULL, 'admin:k_FGSL8xaD2xbm', '01a206cc-61d5-7245-a210-fdc636d87354', 1795410387647167, '{}'),
	(1, 'default', 'nora', 15, 33, '01a206cc-605f-75ad-a28c-3203b1391f61', 'RESTORE', 'merged', 'active', NULL, '01a206cc-605f-75ad-a28c-32052fed61d5', NULL, 'admin:k_FGSL8xaD2xbm', '01a206cc-61d5-7245-a210-fdc636d87354', 1795410387647167, '{}'),
	(1, 'default', 'nora', 16, 34, '01a206cc-60c4-72f9-8539-18eb54199e62', 'UPDATE', 'active', 'active', '01a206cc-6222-7374-b044-fa985a0aec45', '01a206cc-62bf-71a1-bd1d-a71cde72758b', NULL, 'admin:k_FGSL8xaD2xbm', '01a206cc-61d5-7245-a210-fdc636d87354', 1795410387647167, '{"set":{},"was":{}}'),
	(1, 'default', 'nora', 17, 35, '01a206cc-6221-7565-8c2d-274f5caf1a77', 'DELETE', 'active', 'archived', '01a206cc-6222-7374-b044-fa96c526d724', NULL, NULL, 'admin:k_FGSL8xaD2xbm', '01a206cc-61d5-7245-a210-fdc636d87354', 1795410387647167, '{}'),
	(1, 'default', 'nora', 18, 51, '01a206cc-6117-76eb-94b2-7f873e9614c9', 'DELETE', 'active', 'archived', '01a206cc-6117-76eb-94b2-7f8979838ee8', NULL, '01a206cc-631d-7641-b3a9-e908eaf5b625', 'workflow:memory-optimization', '01a206cc-62de-70f8-a235-30ff38665fa9', 1795410387741534, '{}'),
	(1, 'default', 'nora', 19, 52, '01a206cc-6169-7777-b445-17b67a322beb', 'DELETE', 'active', 'archived', '01a206cc-6169-7777-b445-17b8e16a7158', NULL, '01a206cc-631d-7641-b3a9-e9096cbaf8d7', 'workflow:memory-optimization', '01a206cc-62de-70f8-a235-30ff38665fa9', 1795410387741534, '{}'),
	(1, 'default', 'nora', 20, 53, '01a206cc-631d-7641-b3a9-e90af7700f70', 'MERGE', NULL, 'active', NULL, '01a206cc-631d-7641-b3a9-e90b98ed151e', '01a206cc-631d-7641-b3a9-e90c161b71f2', 'workflow:memory-optimization', '01a206cc-62de-70f8-a235-30ff38665fa9', 1795410387741534, '{"derived_from":[{"memory_id":"01a206cc-6004-763a-a2db-6bda3f40bb2e","revision":3},{"memory_id":"01a206cc-605f-75ad-a28c-3203b1391f61","revision":3}]}'),
	(1, 'default', 'nora', 21, 54, '01a206cc-6004-763a-a2db-6bda3f40bb2e', 'MERGE', 'active', 'merged', '01a206cc-6005-71d8-a6af-abb0dc2f0b76', NULL, NULL, 'workflow:memory-optimization', '01a206cc-62de-70f8-a235-30ff38665fa9', 1795410387741534, '{"merged_into":"01a206cc-631d-7641-b3a9-e90af7700f70"}'),
	(1, 'default', 'nora', 22, 55, '01a206cc-605f-75ad-a28c-3203b1391f61', 'MERGE', 'active', 'merged', '01a206cc-605f-75ad-a28c-32052fed61d5', NULL, NULL, 'workflow:memory-optimization', '01a206cc-62de-70f8-a235-30ff38665fa9', 1795410387741534, '{"merged_into":"01a206cc-631d-7641-b3a9-e90af7700f70"}'),
	(1, 'default', 'nora', 23, 56, '01a206cc-60c4-72f9-8539-18eb54199e62', 'UPDATE', 'active', 'active', '01a206cc-62bf-71a1-bd1d-a71cde72758b', '01a206cc-631e-7019-a848-cbeed045c996', NULL, 'workflow:memory-optimization', '01a206cc-62de-70f8-a235-30ff38665fa9', 1795410387741534, '{"set":{},"was":{}}');


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
	(9, 'memories', 1, 1),
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
	(10, 'changes', 1, 0),
	(11, 'changes', 1, 0),
	(12, 'changes', 1, 0),
	(13, 'changes', 1, 0),
	(53, 'memories', 1, 10),
	(9, 'changes', 1, 1),
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
	(58, 'changes', 1, 0),
	(59, 'changes', 1, 0),
	(60, 'changes', 1, 0),
	(61, 'changes', 1, 0),
	(62, 'changes', 1, 0),
	(63, 'changes', 1, 0),
	(0, 'relations', 1, 0),
	(53, 'changes', 1, 10),
	(57, 'changes', 1, 1),
	(48, 'changes', 1, 8),
	(43, 'changes', 1, 32),
	(1, 'relations', 1, 60),
	(2, 'relations', 1, 0),
	(3, 'relations', 1, 0),
	(4, 'relations', 1, 0),
	(5, 'relations', 1, 0),
	(6, 'relations', 1, 0),
	(7, 'relations', 1, 0),
	(8, 'relations', 1, 0),
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
	(9, 'relations', 1, 1),
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
	(53, 'relations', 1, 10),
	(48, 'relations', 1, 8),
	(43, 'relations', 1, 32),
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
	(4, 'runs', 1, 0),
	(5, 'runs', 1, 0),
	(6, 'runs', 1, 0),
	(7, 'runs', 1, 0),
	(8, 'runs', 1, 0),
	(10, 'runs', 1, 0);
INSERT INTO public.checkpoints VALUES
	(11, 'runs', 1, 0),
	(12, 'runs', 1, 0),
	(13, 'runs', 1, 0),
	(14, 'runs', 1, 0),
	(15, 'runs', 1, 0),
	(9, 'runs', 1, 1),
	(57, 'relations', 1, 1),
	(1, 'runs', 1, 60),
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
	(44, 'runs', 1, 0),
	(45, 'runs', 1, 0),
	(46, 'runs', 1, 0),
	(47, 'runs', 1, 0),
	(49, 'runs', 1, 0),
	(50, 'runs', 1, 0),
	(51, 'runs', 1, 0),
	(52, 'runs', 1, 0),
	(54, 'runs', 1, 0),
	(55, 'runs', 1, 0),
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
	(53, 'runs', 1, 10),
	(57, 'runs', 1, 1),
	(48, 'runs', 1, 8),
	(43, 'runs', 1, 32),
	(1, 'user_stats', 1, 60),
	(4, 'user_stats', 1, 0),
	(5, 'user_stats', 1, 0),
	(6, 'user_stats', 1, 0),
	(7, 'user_stats', 1, 0),
	(8, 'user_stats', 1, 0),
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
	(9, 'user_stats', 1, 1),
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
	(44, 'user_stats', 1, 0);
INSERT INTO public.checkpoints VALUES
	(45, 'user_stats', 1, 0),
	(46, 'user_stats', 1, 0),
	(47, 'user_stats', 1, 0),
	(49, 'user_stats', 1, 0),
	(50, 'user_stats', 1, 0),
	(51, 'user_stats', 1, 0),
	(52, 'user_stats', 1, 0),
	(54, 'user_stats', 1, 0),
	(55, 'user_stats', 1, 0),
	(53, 'user_stats', 1, 10),
	(48, 'user_stats', 1, 8),
	(43, 'user_stats', 1, 32),
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
	(6, 'daily_metrics', 1, 0),
	(7, 'daily_metrics', 1, 0),
	(8, 'daily_metrics', 1, 0),
	(10, 'daily_metrics', 1, 0),
	(11, 'daily_metrics', 1, 0),
	(12, 'daily_metrics', 1, 0),
	(13, 'daily_metrics', 1, 0),
	(14, 'daily_metrics', 1, 0),
	(15, 'daily_metrics', 1, 0),
	(9, 'daily_metrics', 1, 1),
	(57, 'user_stats', 1, 1),
	(1, 'daily_metrics', 1, 60),
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
	(52, 'daily_metrics', 1, 0),
	(54, 'daily_metrics', 1, 0),
	(55, 'daily_metrics', 1, 0),
	(56, 'daily_metrics', 1, 0),
	(58, 'daily_metrics', 1, 0),
	(59, 'daily_metrics', 1, 0),
	(60, 'daily_metrics', 1, 0),
	(61, 'daily_metrics', 1, 0),
	(53, 'daily_metrics', 1, 10),
	(57, 'daily_metrics', 1, 1),
	(43, 'daily_metrics', 1, 32),
	(48, 'daily_metrics', 1, 8),
	(62, 'daily_metrics', 1, 0),
	(63, 'daily_metrics', 1, 0);


--
-- Data for Name: commands; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.commands VALUES
	(43, 'default', 'k_FGSL8xaD2xbm/memory_book/ana', 'first', '\x604bff43bce4e0a98a4cf3678b1ba5137cb19692a701184e3d71684966835c18', '01a206cc-5845-71c1-b09c-c0b59ed8bea3', '{"created":1,"memory_id":"01a206cc-5842-76a1-891d-2adcafacf494","rev":1}', 1, 1, 1795410384965057),
	(43, 'default', 'k_FGSL8xaD2xbm/memory_book/ana', 'doomed', '\x027dcd849379f9c64181b1fba798f44937a05f9a9b10a93ed5b46c0b73fec6a8', '01a206cc-59c4-71d2-9c8e-be3ab5840e5b', '{"created":1,"memory_id":"01a206cc-59c4-71d2-9c8e-be384099d7a4","rev":5}', 5, 5, 1795410385348258),
	(43, 'default', 'k_FGSL8xaD2xbm/memory_book/ana', 'guarded', '\x5ce0c0880052652efe3a58b8b603b16f86cdae56abae0a73a70d569b3b391eaf', '01a206cc-5ae5-7524-a360-e63b7fc7cfa7', '{"created":0,"memory_id":"01a206cc-5842-76a1-891d-2adcafacf494","rev":8}', 8, 8, 1795410385635676),
	(43, 'default', 'k_FGSL8xaD2xbm/memory_book/ana', 'same', '\x777a5dfb535af663f32d25f5d63f6b344c7be117aa72a803c4f7fa45e193294d', '01a206cc-5ba4-7438-9010-f5299dc3b198', '{"created":0,"memory_id":"01a206cc-58a8-762e-808c-0cab7ce8222f","position":13,"rev":13}', 14, 13, 1795410385843227),
	(43, 'default', 'k_FGSL8xaD2xbm/memory_book/ana', 'purge', '\x3e8438a4f93cf0b58aa7eca2dc808835d93c2b6d1a317c1d0bf7683f5624544e', '01a206cc-5da9-708c-b3a4-cbd87468c797', '{"created":0,"memory_id":"01a206cc-59c4-71d2-9c8e-be384099d7a4","rev":31}', 31, 31, 1795410386345063),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:claim:01a206cc-61e2-7270-8e22-2c474e7da38e', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 7, 7, 1795410387427011),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 8, 8, 1795410387429976),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 9, 9, 1795410387438756),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 10, 10, 1795410387441439),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:classify:0', '\xf65b2ef44d64837ddcc86c2fd97b64a2a80b7681bd80065781e793ad4b9f7ed7', '01a206cc-61fe-76f6-a13f-fa908a6e0e92', '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 11, 11, 1795410387454678),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 12, 12, 1795410387457304),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 13, 13, 1795410387459077),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:resolve_merges:0', '\x950d481ccf43e8be6bce5f8c96f22abcfbd3abd37f7113e03670306a3a5cdfc2', '01a206cc-6209-748b-81b4-2e6d7a01a1de', '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 14, 14, 1795410387465371),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 15, 15, 1795410387467472),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 16, 16, 1795410387469457),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:normalise_topics:0', '\x3f3c2be1c609aaf31487e1cb14976ecce2a312a23fbde49391a9e0f880bf8b60', '01a206cc-6216-75f5-9480-4b80b34fc703', '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 17, 17, 1795410387478380),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 18, 18, 1795410387480697),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 19, 19, 1795410387483316),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:save', '\xe94c799f72e4824d54545fffca688b77e19fd2caa94fc59cc79c5c0f6cb7bad4', '01a206cc-6221-7565-8c2d-274d9fdc1ee8', '{"active":2,"deleted":2,"first_rev":6,"last_rev":11,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 20, 25, 1795410387489850),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 26, 26, 1795410387493514),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 27, 27, 1795410387496163),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 28, 28, 1795410387499443),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', 29, 29, 1795410387501394),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a206cc-61d5-7245-a210-fdc636d87354:restore', '\x0f44f26de4b81a3ce90615588cc311503a94a3bf6ba9a1a69af91af5c3e398c2', '01a206cc-62bf-71a1-bd1d-a71cde72758b', '{"archived":1,"kept":[],"restored":4,"rev":17,"rewritten":1}', 30, 35, 1795410387647167),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:claim:01a206cc-62eb-7631-9ed9-d681891484c1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 38, 38, 1795410387691983),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:fetch:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 39, 39, 1795410387694820),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:fetch:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 40, 40, 1795410387698311),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:classify:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 41, 41, 1795410387700400),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:classify:0', '\xde6387d4fd9b718c9b96fa3dea6fe317b9c9cb4ad87895813dd8db3c5491e270', '01a206cc-62f9-76b3-a677-a7778a33d674', '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 42, 42, 1795410387705515),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:classify:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 43, 43, 1795410387708406),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:resolve_merges:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 44, 44, 1795410387710285),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:resolve_merges:0', '\x6f15257d501f1be3a39e6d631c30637cacbf1090b0914f56df19267acee593c4', '01a206cc-6303-7335-a0fe-43aa4f2c1892', '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 45, 45, 1795410387715414),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:resolve_merges:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 46, 46, 1795410387717383),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:normalise_topics:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 47, 47, 1795410387719336),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:normalise_topics:0', '\x7f8c527b04510714628b8d9cc8ac0a6fbf5482f0d9e404dda3b2512ce06427ee', '01a206cc-630d-73bd-8d57-286159264ab3', '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 48, 48, 1795410387725223),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:normalise_topics:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 49, 49, 1795410387727311),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:save:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 50, 50, 1795410387729718),
	(1, 'default', 'workflow/memory_book/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:save', '\x7da763874e5d5fb7b5ea9fe8f541939c4ebcf504625dc42c83f27b73b26d67c3', '01a206cc-631d-7641-b3a9-e908eaf5b625', '{"active":2,"deleted":2,"first_rev":18,"last_rev":23,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":[]}', 51, 56, 1795410387741534),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:save:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 57, 57, 1795410387745591),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:report:start:1', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 58, 58, 1795410387749418),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:report:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 59, 59, 1795410387753728),
	(1, 'default', 'workflow/workflow_run/nora', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:complete', '\x39188489b769edf0989acdb9d1e579915a92b2f2ec340fcfe2579552bcb6d52b', NULL, '{"events":1,"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', 60, 60, 1795410387756108);


--
-- Data for Name: contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contents VALUES
	(53, '01a206cc-56bf-731e-ae59-5d3bf6f248db', 'default', 'memory_book', 'bruno', '\x716f33a5b925df56dd4bddf888eb979c27c785d8bdbe6565e147576303a496cc', '{"content":"Works as a carpenter"}'),
	(53, '01a206cc-56bf-731e-ae59-5d3cf84d3706', 'default', 'memory_book', 'bruno', '\x4f227ce039a1ecae25532521c3197fbd30c0c513efb8e1b2ae80a958eb5c426a', '{"content":"Moved to Porto"}'),
	(53, '01a206cc-56bf-731e-ae59-5d3d7f3469f9', 'default', 'memory_book', 'bruno', '\x43945dea95971bd46c8aa5fdd8a89d23a2af3522fccf62696de34943681ef8c1', '{"content":"Sharpens a chisel in three steps"}'),
	(53, '01a206cc-56bf-731e-ae59-5d3e70ed620e', 'default', 'memory_book', 'bruno', '\x7a75889e0dd32b830bd650158f4446b3ef4221fc3d0f67f7ce2a4a0c181b487c', '{"content":"Prefers oak to pine"}'),
	(53, '01a206cc-56bf-731e-ae59-5d3ff2a12a91', 'default', 'memory_book', 'bruno', '\x96d4f8e4cbb671e04931a1b079753f8fa78aad1a5fea1499538520b278f96982', '{"content":"A year of many moves","metadata":{"cities":["Faro","Porto"],"year":2024}}'),
	(53, '01a206cc-56bf-731e-ae59-5d40f79a4f09', 'default', 'memory_book', 'bruno', '\xb514355b959e71e3bd97ef8cba81299ccad163f4ebe94f58df119341dd774202', '{"content":"Owned a van","topics":["van","travel"]}'),
	(53, '01a206cc-56bf-731e-ae59-5d412e388da8', 'default', 'memory_book', 'bruno', '\xc4711fce78e5a82f6a38aa6e716a1791eb5643ae614eb426d262cb5ff1ca3acb', '{"content":"Had a dog named Bolt"}'),
	(53, '01a206cc-56bf-731e-ae59-5d4263f7021f', 'default', 'memory_book', 'bruno', '\xdc08279d74b02edf1c46d4282c72c5b13463465e98c55b5c8c4577c965bcb68a', '{"content":"Plays chess on Fridays","input":"I play chess on Fridays."}'),
	(48, '01a206cc-5714-7464-aa97-5392734db838', 'default', 'memory_book', 'carl', '\xfc10f0d8a0683f63dfed87e292b46b4da2a252eb9c6e33c1b2868bd90670ab4d', '{"content":"Likes tea","input":"Tea, please!","topics":["food"]}'),
	(48, '01a206cc-5714-7464-aa97-5393a988d220', 'default', 'memory_book', 'carl', '\x32ff08b2efa38b2e0dd23ce718777930f37fbdafc3f1b9f50433dce8c5d047f3', '{"content":"Has a cat"}'),
	(43, '01a206cc-5845-71c1-b09c-c0b59ed8bea3', 'default', 'memory_book', 'ana', '\x4d2221bf456c53a8f8c6b9269c7fb6ba58dc566d147162ff2feafc7dc50cb884', '{"content":"Preferred name is Ana","topics":["name"]}'),
	(43, '01a206cc-58a8-762e-808c-0cad97a8c59b', 'default', 'memory_book', 'ana', '\xb2e2c363413920050b985a4268f292c4a400bcf5da9eccfc9b371999d2389b87', '{"content":"Ship v1 by September","metadata":{"points":[1,2.5,null],"source":"standup"},"topics":["project","deadline"]}'),
	(43, '01a206cc-5966-71a0-8884-6302815d44b0', 'default', 'memory_book', 'ana', '\x547ee0191cda999afe98e7dd5c3ca4aa17ef42c0a9a3e61d2dba5dfe3418f1c1', '{"content":"Avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a206cc-5a24-7780-8a27-74d578194300', 'default', 'memory_book', 'ana', '\xe5cc42ed082dcc4f35d1ba6fc0f3b67c2cfc462f0f1a54bb5cb0b33fa1c43e34', '{"content":"Says \"olá\", writes 日本語 😀 it''s 100 % \\o/;\n-- keeps ''both'' lines","topics":["línguas"]}'),
	(43, '01a206cc-5a85-72ca-8588-d3425cd1d31d', 'default', 'memory_book', 'ana', '\xb478fad78c339c8c47ac930352ca970fd3777f749eed8aa96fc0541a09e8eb24', '{"content":"Prefers short answers"}'),
	(43, '01a206cc-5ae5-7524-a360-e63b7fc7cfa7', 'default', 'memory_book', 'ana', '\x2a616c5a56eb5f821823a5132f95ebcf9fd124ea5e193ae3fa64896889c5bcd4', '{"content":"Preferred name is Ana, not Anna","topics":["name"]}'),
	(43, '01a206cc-5ba4-7438-9010-f5299dc3b198', 'default', 'memory_book', 'ana', '\x3ea1f6153477c02bf589480e960325d4bd61445eee3b59c7219f5043b5ce974a', '{"content":"Ship v1 by September","topics":["deadline"]}'),
	(43, '01a206cc-5bc7-708f-8cff-6d1bc0fd75b9', 'default', 'memory_book', 'ana', '\x7f9781b2f4c2eaa649633cf92eaee290ddd7effc05ed38b04900d33ca280ea20', '{"content":"Is lactose intolerant and avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a206cc-5bfa-7408-8264-1a9d05225668', 'default', 'memory_book', 'ana', '\x9678f5ff0c1d2494b173192c33617654be335b954ebb17db8fa4b13c44b08452', '{"content":"Likes green tea","topics":["tea"]}'),
	(43, '01a206cc-5c6d-774a-a489-e968792e8046', 'default', 'memory_book', 'ana', '\x45cacb39062a5bfff86f2ad5f060d8f55ba1ead0255335927ca9ccdf122ab8a9', '{"content":"Drinks tea in the morning"}'),
	(43, '01a206cc-5cd7-7614-acae-b8a6368b2d12', 'default', 'memory_book', 'ana', '\xa11398e9787debe8426dc5102464b1f497a8c167afb7a0742d57c2a12c30b15c', '{"content":"Drinks green tea in the morning","topics":["tea"]}'),
	(43, '01a206cc-5cd7-7614-acae-b8a7f4f023ef', 'default', 'memory_book', 'ana', '\x52a65c38b0a452cbb810b54f1ab82373d27f3f8666c0aa79434e43c3b5f30ea9', '{"reason":"the same habit"}'),
	(43, '01a206cc-5d43-75a9-9c4d-9be5b9d071aa', 'default', 'memory_book', 'ana', '\xefcd970824fed98deaaab61638f87e33a11e242f3967afdcec552af0154fee3b', '{"reason":"reached"}'),
	(43, '01a206cc-5d73-775b-a7f0-1ef520b2dc53', 'default', 'memory_book', 'ana', '\x9b07cd16a5c3fa9bae0d67ec07d7be3782f47f608e440992198f8584ff283b1b', '{"reason":"no longer"}'),
	(43, '01a206cc-5da9-708c-b3a4-cbd87468c797', 'default', 'memory_book', 'ana', '\x037ae8c550878d32c0562a0087687441d6f1350277c9f4491b6993b83cd1c193', '{"reason":"asked for by the person"}'),
	(43, '01a206cc-5e45-715d-a04c-22d91c919636', 'default', 'memory_book', 'ana', '\x8bfd4249319662be701dd2a43fb682e9d807db541f77034e148bf46225f2add7', '{"reason":"said elsewhere"}'),
	(48, '01a206cc-5e95-711d-93e4-6ad928877ab5', 'default', 'memory_book', 'lena', '\xb22dd8c331d5ef84eea142aec142f0aa379dd58fe968b6956089b011084790ed', '{"content":"Runs on Sundays"}'),
	(48, '01a206cc-5ef6-7256-ad9d-14a0757d6246', 'default', 'memory_book', 'lena', '\x54703a1625ecb9bc234ff6bd9c9506285533d1a6995c501530c43a8cfcfc2123', '{"content":"Runs ten kilometres"}'),
	(48, '01a206cc-5f60-75bf-84db-7719778673c2', 'default', 'memory_book', 'lena', '\xbaf6b6fd58f2c96586cb51b588d86e270a89701d6e26ef9ac714a968c272fc79', '{"content":"Has run a marathon"}'),
	(1, '01a206cc-6005-71d8-a6af-abb0dc2f0b76', 'default', 'memory_book', 'nora', '\xc1ee93809c5abd5c36dbe9b41e618f0651584f4426a3ed7b287b663a552fa0d9', '{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]}'),
	(1, '01a206cc-605f-75ad-a28c-32052fed61d5', 'default', 'memory_book', 'nora', '\xc74d8bd18fd1ae54dc563ba906f08b64bfe77f0aebc2a220d87b2db3257d9048', '{"content":"Lives in Lisbon with her brother","topics":["Home Life"]}'),
	(1, '01a206cc-60c4-72f9-8539-18ed1dc087d2', 'default', 'memory_book', 'nora', '\x8c03f698b9dc3ba98178a061780eb6d574d134db234f57bbb09ee87a14cb5277', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a206cc-6117-76eb-94b2-7f8979838ee8', 'default', 'memory_book', 'nora', '\x0ee69622f604963a9856344b1fed6958cb266659eac2301aef8cf65192e91006', '{"content":"User wants to send an email to the landlord about the boiler.","topics":["Home Life"]}'),
	(1, '01a206cc-6169-7777-b445-17b8e16a7158', 'default', 'memory_book', 'nora', '\xba9c67c3150dcefd81d32eed0419de2f58cc5bd45350975d0dc31455349f7d85', '{"content":"Asked what the capital of Mongolia is","topics":["Home Life"]}'),
	(1, '01a206cc-61fe-76f6-a13f-fa908a6e0e92', 'default', 'workflow_run', 'nora', '\x4c2aa6ab04173ce16809a9241d92d840ff4133ca4a993bf0a86c1881d130b5a9', '{"answer":[{"action":"keep","memory_id":"01a206cc-6004-763a-a2db-6bda3f40bb2e","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a206cc-605f-75ad-a28c-3203b1391f61","merge_target":"01a206cc-6004-763a-a2db-6bda3f40bb2e","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a206cc-60c4-72f9-8539-18eb54199e62","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a206cc-6117-76eb-94b2-7f873e9614c9","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a206cc-6169-7777-b445-17b67a322beb","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a206cc-6209-748b-81b4-2e6d7a01a1de', 'default', 'workflow_run', 'nora', '\x0f432c697104d4e5aa9bbef2804dc82680cf97b1c5cead168cfc2e62a889dc75', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a206cc-6004-763a-a2db-6bda3f40bb2e","01a206cc-605f-75ad-a28c-3203b1391f61"]}],"exchanges":[],"fallback":null}'),
	(1, '01a206cc-6216-75f5-9480-4b80b34fc703', 'default', 'workflow_run', 'nora', '\x1f05013d98606918a11681e7e549d4aefe0fe5ee24482a47cc2bca0a4ffd6ce5', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a206cc-6221-7565-8c2d-274d9fdc1ee8', 'default', 'memory_book', 'nora', '\x0f59f6c1dc7a45fed277cf956e4850842ea06690db52e62ddd3f5ba513796331', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a206cc-6221-7565-8c2d-274eac9afde9', 'default', 'memory_book', 'nora', '\xed97dd91e67fba5e56d9c19203196ae0a998749ffc3ada5fd0456e1121d37fbd', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a206cc-6222-7374-b044-fa96c526d724', 'default', 'memory_book', 'nora', '\x841e0f2abe7e35bd98a41def4b28a6a3632bac977e79767dcc0189c67fd8e716', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a206cc-6222-7374-b044-fa976c8a76bb', 'default', 'memory_book', 'nora', '\xa64739080fc504ec373269c6c62056559b5e87c7d685be5c70a21b00787565dd', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a206cc-6222-7374-b044-fa985a0aec45', 'default', 'memory_book', 'nora', '\xace2ea5ffbeb51252a8659fce271a9985975494823d622e3130f0e68d75b47e9', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(1, '01a206cc-62bf-71a1-bd1d-a71cde72758b', 'default', 'memory_book', 'nora', '\x486db03f3252ea2805ae61a4c67c8badfc5af319eedf0fbcab81f2bfd9fd593a', '{"content":"Is allergic to penicillin","topics":["Home Life"]}'),
	(1, '01a206cc-62f9-76b3-a677-a7778a33d674', 'default', 'workflow_run', 'nora', '\x8c9a94928664a7454715378d196b0a61a779d78074e7c99c34f46d93ab07ed21', '{"answer":[{"action":"keep","memory_id":"01a206cc-6004-763a-a2db-6bda3f40bb2e","merge_target":null,"reason":"worth keeping: the fullest of those that say the same"},{"action":"merge","memory_id":"01a206cc-605f-75ad-a28c-3203b1391f61","merge_target":"01a206cc-6004-763a-a2db-6bda3f40bb2e","reason":"same fact: another memory says it in other words"},{"action":"keep","memory_id":"01a206cc-60c4-72f9-8539-18eb54199e62","merge_target":null,"reason":"worth keeping: may say something lasting about the person"},{"action":"delete","memory_id":"01a206cc-6117-76eb-94b2-7f873e9614c9","merge_target":null,"reason":"one-time action: has something to do once"},{"action":"delete","memory_id":"01a206cc-6169-7777-b445-17b67a322beb","merge_target":null,"reason":"research query: asks to be told something about the world"}],"exchanges":[],"fallback":null}'),
	(1, '01a206cc-6303-7335-a0fe-43aa4f2c1892', 'default', 'workflow_run', 'nora', '\x77dcc0740d923bf43d83c5fb53106c68f31c6fb92245c2ecb73a1db30882614e', '{"answer":[{"merged":{"content":"Lives in Lisbon with her brother Rui","topics":["Home Life"]},"source_ids":["01a206cc-6004-763a-a2db-6bda3f40bb2e","01a206cc-605f-75ad-a28c-3203b1391f61"]}],"exchanges":[],"fallback":null}'),
	(1, '01a206cc-630d-73bd-8d57-286159264ab3', 'default', 'workflow_run', 'nora', '\x9d9337fb58bdd4931e7d4f3dabf930af115b85f9115a6d0a5d5ef3f3beba001c', '{"answer":{"Home Life":"location"},"exchanges":[],"fallback":null}'),
	(1, '01a206cc-631d-7641-b3a9-e908eaf5b625', 'default', 'memory_book', 'nora', '\xd2c744d9dfc58ad6cd71af55759d7e6c74c18b5bc62aa33ff75ed92439152b93', '{"reason":"one-time action: has something to do once"}'),
	(1, '01a206cc-631d-7641-b3a9-e9096cbaf8d7', 'default', 'memory_book', 'nora', '\xd21e4763ebff7c16b6b93f0e4a2802d5a24ccb8704ae7725fc3829c57f11e957', '{"reason":"research query: asks to be told something about the world"}'),
	(1, '01a206cc-631d-7641-b3a9-e90b98ed151e', 'default', 'memory_book', 'nora', '\xa9675c90c0507ee1afa3be902b4a4fee6dcac3de77e1559517641c21de85c007', '{"content":"Lives in Lisbon with her brother Rui","topics":["location"]}'),
	(1, '01a206cc-631d-7641-b3a9-e90c161b71f2', 'default', 'memory_book', 'nora', '\x6f8c7dd55a615eead2c09292503554ffd1e3cab00148614490d341c71f7c52a8', '{"reason":"same fact: another memory says it in other words"}'),
	(1, '01a206cc-631e-7019-a848-cbeed045c996', 'default', 'memory_book', 'nora', '\xb24be7e5b5bdeb14f83dfa121cb0d190bbd37fcafbb46dd503b030c28ba167aa', '{"content":"Is allergic to penicillin","topics":["location"]}'),
	(48, '01a206cc-63c5-735c-8edc-726860878a68', 'bridge', 'memory_book', 'lena', '\x414df9861b61310c23cc7ccfbdb3b8e1b26249b5acf2f17f5d0ea52e3f715abd', '{"content":"Another person of that name"}'),
	(48, '01a206cc-6428-74f3-a978-49fc34809218', 'bridge', 'memory_book', 'lena', '\x8c2ba6978e8b95ff81b289e627885488dce750c5c82fd913888dbf2f044ce578', '{"content":"Another person of the same name"}');


--
-- Data for Name: daily_metrics_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.daily_metrics_g1 VALUES
	(53, 'default', 20780, 'MemoryCreated', 8, 8),
	(53, 'default', 20780, 'MemoryDeleted', 2, -2),
	(9, 'default', 20780, 'AccountCreated', 1, 0),
	(43, 'default', 20780, 'MemoryUpdated', 3, 0),
	(43, 'default', 20780, 'MemoryPinned', 2, 0),
	(43, 'default', 20780, 'MemoryReclassified', 1, 0),
	(43, 'default', 20780, 'MemoryCreated', 9, 9),
	(43, 'default', 20780, 'MemoriesMerged', 2, 1),
	(43, 'default', 20780, 'MemoryMergedAway', 3, -3),
	(43, 'default', 20780, 'MemoryLinked', 2, 0),
	(43, 'default', 20780, 'MemoryUnlinked', 1, 0),
	(43, 'default', 20780, 'MemoryRestored', 3, 3),
	(43, 'default', 20780, 'MemoryDeleted', 2, -2),
	(43, 'default', 20780, 'MemorySoftDeleted', 2, -2),
	(43, 'default', 20780, 'MemoryPurged', 2, -1),
	(48, 'default', 20780, 'MemoryCreated', 5, 5),
	(48, 'default', 20780, 'MemoryDeleted', 1, -1),
	(57, 'default', 20780, 'WorkflowConfigured', 1, 0),
	(1, 'default', 20780, 'MemoryCreated', 5, 5),
	(1, 'default', 20780, 'MemoryRestored', 4, 4),
	(1, 'default', 20780, 'RunRestored', 1, 0),
	(1, 'default', 20780, 'RunRequested', 2, 0),
	(1, 'default', 20780, 'AnswerRecorded', 6, 0),
	(1, 'default', 20780, 'MemoriesMerged', 2, 2),
	(1, 'default', 20780, 'MemoryDeleted', 5, -5),
	(1, 'default', 20780, 'MemoryMergedAway', 4, -4),
	(1, 'default', 20780, 'MemoryUpdated', 3, 0),
	(1, 'default', 20780, 'RunClaimed', 2, 0),
	(1, 'default', 20780, 'RunCompleted', 2, 0),
	(1, 'default', 20780, 'StepCompleted', 12, 0),
	(1, 'default', 20780, 'StepStarted', 12, 0),
	(48, 'bridge', 20780, 'MemoryCreated', 1, 1),
	(48, 'bridge', 20780, 'MemoryUpdated', 1, 0);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES
	(53, 1, 'default', 'memory_book', 'bruno', 1, '01a206cc-56bf-731e-ae59-5d44912eca4a', 'MemoryCreated', 1, '{"at":1795410384575080,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"9b720a2c55f976aead04650a44cfdb976e448990cd31c0d7205d6f25b715228d","content_id":"01a206cc-56bf-731e-ae59-5d3bf6f248db"},"created_at":1733414400000000}},"memory_id":"bruno-1","rev":1,"revision":1}', '\x607cece41a43bd9919518c874ca42a9b7cb4165a0bcde721c7419d748e3190cc', 'admin:cli', '01a206cc-56bf-731e-ae59-5d43593d37c9', '01a206cc-56bf-731e-ae59-5d43593d37c9', NULL, 1795410384575080),
	(53, 2, 'default', 'memory_book', 'bruno', 2, '01a206cc-56bf-731e-ae59-5d45c915061f', 'MemoryCreated', 1, '{"at":1795410384575080,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content":{"commitment":"e12accbf7cf41fe76bbd7a3c19dc01eb5246fbcd45aa6ed84dc5ef8e271d0fa4","content_id":"01a206cc-56bf-731e-ae59-5d3cf84d3706"},"created_at":1733414400123000,"updated_at":1733500800000000}},"memory_id":"bruno-2","rev":2,"revision":1}', '\xe5f1e1623d243671f001f52a10b2251d42d852ee0f557d4402426c5b7c60f841', 'admin:cli', '01a206cc-56bf-731e-ae59-5d43593d37c9', '01a206cc-56bf-731e-ae59-5d43593d37c9', NULL, 1795410384575080),
	(53, 3, 'default', 'memory_book', 'bruno', 3, '01a206cc-56bf-731e-ae59-5d4657670e0b', 'MemoryCreated', 1, '{"at":1795410384575080,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content":{"commitment":"e8429976aa7f93c054a9fe632f198af2e04efca2eb91096e7bb09fc80090af85","content_id":"01a206cc-56bf-731e-ae59-5d3d7f3469f9"}}},"memory_id":"bruno-3","rev":3,"revision":1}', '\x3e2be6480b330da696d27911f4f02e904e5e9e22a2d5fa01bb9f3552310ce037', 'admin:cli', '01a206cc-56bf-731e-ae59-5d43593d37c9', '01a206cc-56bf-731e-ae59-5d43593d37c9', NULL, 1795410384575080),
	(53, 4, 'default', 'memory_book', 'bruno', 4, '01a206cc-56bf-731e-ae59-5d47a1a9a5e6', 'MemoryCreated', 1, '{"at":1795410384575080,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":1,"kind":"insight"},"content":{"commitment":"36f185595f99288bee6f74d8f5d2e6f29b2e1b50ed1d35592199d0e8392c0363","content_id":"01a206cc-56bf-731e-ae59-5d3e70ed620e"},"created_at":1733414400000000}},"memory_id":"bruno-4","rev":4,"revision":1}', '\x22d82e643ed44abd740beef4bc760b680c45443dce982a9dd00bfd5d8f063ec6', 'admin:cli', '01a206cc-56bf-731e-ae59-5d43593d37c9', '01a206cc-56bf-731e-ae59-5d43593d37c9', NULL, 1795410384575080),
	(53, 5, 'default', 'memory_book', 'bruno', 5, '01a206cc-56bf-731e-ae59-5d480ec7e943', 'MemoryCreated', 1, '{"at":1795410384575080,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":5,"kind":"summary"},"content":{"commitment":"d1cc23110ac7dcba2c4b76fe09c5ccfb5366f35df6844aa41a7d08d457330eb8","content_id":"01a206cc-56bf-731e-ae59-5d3ff2a12a91"}}},"memory_id":"bruno-5","rev":5,"revision":1}', '\xeda88ee65d55322fb6968977e6beb531356e8205cfb0ff75a9f0e5122e1ed26c', 'admin:cli', '01a206cc-56bf-731e-ae59-5d43593d37c9', '01a206cc-56bf-731e-ae59-5d43593d37c9', NULL, 1795410384575080),
	(53, 6, 'default', 'memory_book', 'bruno', 6, '01a206cc-56bf-731e-ae59-5d499691bb77', 'MemoryCreated', 1, '{"at":1795410384575080,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content":{"commitment":"ed9288563ea362ffc39960bdc4e1c92c123f3610d95c6f1261003559586d88be","content_id":"01a206cc-56bf-731e-ae59-5d40f79a4f09"}}},"memory_id":"bruno-6","rev":6,"revision":1}', '\x288381ce28b2a4e9d287e332e23f85fd5a158d93ef6d54c183d857f3774a4e9a', 'admin:cli', '01a206cc-56bf-731e-ae59-5d43593d37c9', '01a206cc-56bf-731e-ae59-5d43593d37c9', NULL, 1795410384575080),
	(53, 7, 'default', 'memory_book', 'bruno', 7, '01a206cc-56bf-731e-ae59-5d4af61c77cd', 'MemoryDeleted', 1, '{"at":1795410384575080,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a206cc-56bf-731e-ae59-5d40f79a4f09"}},"memory_id":"bruno-6","rev":7,"revision":2}', '\x6310d7f9bb299895f1b7282d2a262a59aa8377a9df618c57286e935403264999', 'admin:cli', '01a206cc-56bf-731e-ae59-5d43593d37c9', '01a206cc-56bf-731e-ae59-5d43593d37c9', NULL, 1795410384575080),
	(53, 8, 'default', 'memory_book', 'bruno', 8, '01a206cc-56bf-731e-ae59-5d4ba8deea51', 'MemoryCreated', 1, '{"at":1795410384575080,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content":{"commitment":"149b40416c17932bfc58b07a448c6909153594d57b84724928292c5c1defb4af","content_id":"01a206cc-56bf-731e-ae59-5d412e388da8"}}},"memory_id":"bruno-7","rev":8,"revision":1}', '\x2df699ee936689cdf79067dcfd3b71769836cca3734fdc6c3f882db7eba1080d', 'admin:cli', '01a206cc-56bf-731e-ae59-5d43593d37c9', '01a206cc-56bf-731e-ae59-5d43593d37c9', NULL, 1795410384575080),
	(53, 9, 'default', 'memory_book', 'bruno', 9, '01a206cc-56bf-731e-ae59-5d4c4f050d2e', 'MemoryDeleted', 1, '{"at":1795410384575080,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a206cc-56bf-731e-ae59-5d412e388da8"}},"memory_id":"bruno-7","rev":9,"revision":2}', '\xbf27f18a191be2ca1fc90ab74193418bcdccffda63efec292f245fa99179c8df', 'admin:cli', '01a206cc-56bf-731e-ae59-5d43593d37c9', '01a206cc-56bf-731e-ae59-5d43593d37c9', NULL, 1795410384575080),
	(53, 10, 'default', 'memory_book', 'bruno', 10, '01a206cc-56bf-731e-ae59-5d4d5bc9bd90', 'MemoryCreated', 1, '{"at":1795410384575080,"by_run":"import:jsonl","change":{"created":{"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content":{"commitment":"cbc95d9ebbef7588c618e35f581b6c5b74b9b3ca27fa0307243bede91a23e386","content_id":"01a206cc-56bf-731e-ae59-5d4263f7021f"}}},"memory_id":"bruno-8","rev":10,"revision":1}', '\x9c69ca05b4572fed951a5ffdc7ff908b9f6d27520e7d90da93e0885b1b44337f', 'admin:cli', '01a206cc-56bf-731e-ae59-5d43593d37c9', '01a206cc-56bf-731e-ae59-5d43593d37c9', NULL, 1795410384575080),
	(48, 1, 'default', 'memory_book', 'carl', 1, '01a206cc-5714-7464-aa97-53953b1085f4', 'MemoryCreated', 1, '{"at":1795410384660626,"by_run":"import:agno","change":{"created":{"attributes":{"agent_id":"planner","bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"2f8fa5f42cc727275fedbbd7d1f04ba67a0a076407c7011668a43f09a62e2ce2","content_id":"01a206cc-5714-7464-aa97-5392734db838"},"created_at":1733414400000000,"updated_at":1733414401000000}},"memory_id":"carl-1","rev":1,"revision":1}', '\xb1aaa3a1a5c0edbbfbb89e744a7c6bf2aa7d77c8f5f34cc1fff3354002885fda', 'admin:cli', '01a206cc-5714-7464-aa97-5394af017e20', '01a206cc-5714-7464-aa97-5394af017e20', NULL, 1795410384660626),
	(48, 2, 'default', 'memory_book', 'carl', 2, '01a206cc-5714-7464-aa97-5396729da302', 'MemoryCreated', 1, '{"at":1795410384660626,"by_run":"import:agno","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"36d220410832116703ca423652ae323a26201660b295ddd62e4a28348dfac6d2","content_id":"01a206cc-5714-7464-aa97-5393a988d220"},"created_at":1733414400000000}},"memory_id":"carl-2","rev":2,"revision":1}', '\x803c40308d74bc86114e8847484d9826066d454d0955be5bcddfe4ef00cbfc94', 'admin:cli', '01a206cc-5714-7464-aa97-5394af017e20', '01a206cc-5714-7464-aa97-5394af017e20', NULL, 1795410384660626),
	(9, 1, 'default', 'account', '01a206cc-57a6-7626-b11b-ff66f5f3bbf3', 1, '01a206cc-57ab-762b-8cc1-2d2f4c4e7049', 'AccountCreated', 1, '{"at":1795410384811417,"change":{"account_created":{"role":"auditor"}}}', '\x2ffa59668b1f62b46e32200f746fca9e26c56d1d43783e56ad47b552f794ab0b', 'admin:cli', '01a206cc-57ab-762b-8cc1-2d2e3cd6a6de', '01a206cc-57ab-762b-8cc1-2d2e3cd6a6de', NULL, 1795410384811417),
	(43, 1, 'default', 'memory_book', 'ana', 1, '01a206cc-5845-71c1-b09c-c0b6e83e208b', 'MemoryCreated', 1, '{"at":1795410384965057,"change":{"created":{"attributes":{"bank":"General","category":"Personal","importance":4,"kind":"semantic"},"content":{"commitment":"80e930dcd49cf5a840bb6775a5e020b6d28d7dcea6587927a99118d9e19ae8bf","content_id":"01a206cc-5845-71c1-b09c-c0b59ed8bea3"}}},"memory_id":"01a206cc-5842-76a1-891d-2adcafacf494","rev":1,"revision":1}', '\x64135912c00669e740bf3e8a9b86c493ad83267f70df51f1b7b970cd8799b075', 'admin:k_FGSL8xaD2xbm', 'first', 'first', NULL, 1795410384965057),
	(43, 2, 'default', 'memory_book', 'ana', 2, '01a206cc-58a8-762e-808c-0cafded3ee51', 'MemoryCreated', 1, '{"at":1795410385064405,"change":{"created":{"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Work","category":"Goals","importance":5,"kind":"episodic","pinned":true,"role":"user","run_id":"run-7","thread_id":"t1"},"content":{"commitment":"c0f8ffea4131ee054b99ef7124f50200d2a6c764f2171ca12d545d57fbaa7035","content_id":"01a206cc-58a8-762e-808c-0cad97a8c59b"}}},"memory_id":"01a206cc-58a8-762e-808c-0cab7ce8222f","rev":2,"revision":1}', '\xbc4f54af5b471fb08d4d54c89a452befddb120ca8e74d6d974f280ddc7d55ced', 'admin:k_FGSL8xaD2xbm', '01a206cc-58a8-762e-808c-0caef6ee14ee', 'turn-2', 'turn-1', 1795410385064405),
	(43, 3, 'default', 'memory_book', 'ana', 3, '01a206cc-58f9-7544-80c4-d1ea338beabe', 'MemoryCreated', 1, '{"at":1795410385145454,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"5d642b409eb233eff7afa4b6bdb467e2dd174cb6b6242f9ce1f629f7220575e9","content_id":"01a206cc-58f9-7544-80c4-d1e8bd15d410"}}},"memory_id":"01a206cc-58f9-7544-80c4-d1e6a3c26811","rev":3,"revision":1}', '\x015c81f51acf30c16783f3e11a63d45c2a17fea4e8116d43cc8ee5e8d701f4c2', 'admin:k_FGSL8xaD2xbm', '01a206cc-58f9-7544-80c4-d1e901b3b5ef', '01a206cc-58f9-7544-80c4-d1e901b3b5ef', NULL, 1795410385145454),
	(43, 4, 'default', 'memory_book', 'ana', 4, '01a206cc-5966-71a0-8884-63043c50cd75', 'MemoryCreated', 1, '{"at":1795410385254312,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"65f912446cd6b9f632e8c1949152fed7eabda8d25aa34f7f5e2e20677ce6c25f","content_id":"01a206cc-5966-71a0-8884-6302815d44b0"}}},"memory_id":"01a206cc-5966-71a0-8884-6300a69d6c22","rev":4,"revision":1}', '\x3f8093c17021519be574d83a9127cf7b764ba540775b63c4b6fde892b1a9a9e3', 'admin:k_FGSL8xaD2xbm', '01a206cc-5966-71a0-8884-63033f18d838', '01a206cc-5966-71a0-8884-63033f18d838', NULL, 1795410385254312),
	(43, 5, 'default', 'memory_book', 'ana', 5, '01a206cc-59c4-71d2-9c8e-be3b77078f21', 'MemoryCreated', 1, '{"at":1795410385348258,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"e56a8aa3cc76d24b2c8df3d095a2dd45e520897278a6537f6aad76b81a0740e6","content_id":"01a206cc-59c4-71d2-9c8e-be3ab5840e5b"}}},"memory_id":"01a206cc-59c4-71d2-9c8e-be384099d7a4","rev":5,"revision":1}', '\x5ae5a90ca994b887d436e77ae6f291a6725fbef1258d076fc063344e36e43f75', 'admin:k_FGSL8xaD2xbm', 'doomed', 'doomed', NULL, 1795410385348258),
	(43, 6, 'default', 'memory_book', 'ana', 6, '01a206cc-5a24-7780-8a27-74d722e25752', 'MemoryCreated', 1, '{"at":1795410385444596,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"669816ad62e1fe4f02f002d9dcb3053e7907b13e95db35408771d716b5d3e912","content_id":"01a206cc-5a24-7780-8a27-74d578194300"}}},"memory_id":"01a206cc-5a24-7780-8a27-74d3838b4608","rev":6,"revision":1}', '\x227aaa877b78e2dabf0a77bba29dfee18ba2dd429b289b343f68a6bdf208f349', 'admin:k_FGSL8xaD2xbm', '01a206cc-5a24-7780-8a27-74d66da9cf0d', '01a206cc-5a24-7780-8a27-74d66da9cf0d', NULL, 1795410385444596),
	(43, 7, 'default', 'memory_book', 'ana', 7, '01a206cc-5a86-7334-b0c8-11ddd006bb3e', 'MemoryCreated', 1, '{"at":1795410385541951,"change":{"created":{"attributes":{"bank":"General","category":"Style","importance":2,"kind":"semantic"},"content":{"commitment":"6c7f953a5bbfc4926779c665d72c177edbcde4a523d511e697fd261613b09c0f","content_id":"01a206cc-5a85-72ca-8588-d3425cd1d31d"}}},"memory_id":"01a206cc-5a85-72ca-8588-d34090e2ff79","rev":7,"revision":1}', '\x8f73ec17ce7bbe62cca52d113de6edd27d13ef49a90e77985266b90e666c66df', 'agent:planner', '01a206cc-5a86-7334-b0c8-11dc4f16664d', '01a206cc-5a86-7334-b0c8-11dc4f16664d', NULL, 1795410385541951),
	(43, 8, 'default', 'memory_book', 'ana', 8, '01a206cc-5ae5-7524-a360-e63c220b1f07', 'MemoryUpdated', 1, '{"at":1795410385635676,"change":{"updated":{"content":{"commitment":"876d6da1e9ee9c669785039116895cca9805156918f45c3a26a66035094675e8","content_id":"01a206cc-5ae5-7524-a360-e63b7fc7cfa7"},"previous_content_id":"01a206cc-5845-71c1-b09c-c0b59ed8bea3","set":{"category":null},"was":{"category":"Personal"}}},"memory_id":"01a206cc-5842-76a1-891d-2adcafacf494","rev":8,"revision":2}', '\xea1f0fdb556ec2098fdcb34a3ad9fa9b55bb323ce4e595387777a10ab767fa05', 'admin:k_FGSL8xaD2xbm', 'guarded', 'guarded', NULL, 1795410385635676),
	(43, 9, 'default', 'memory_book', 'ana', 9, '01a206cc-5b5b-722a-9307-22166a37ce99', 'MemoryPinned', 1, '{"at":1795410385755187,"change":{"pinned":{"content_id":"01a206cc-58a8-762e-808c-0cad97a8c59b","pinned":false}},"memory_id":"01a206cc-58a8-762e-808c-0cab7ce8222f","rev":9,"revision":2}', '\x12f9f4fb30b8af9c22ad1dd2ad011cd739ecffa74f1d48a02e45ebb3ddf4d1b5', 'admin:k_FGSL8xaD2xbm', '01a206cc-5b5b-722a-9307-22158e8254ec', '01a206cc-5b5b-722a-9307-22158e8254ec', NULL, 1795410385755187),
	(43, 10, 'default', 'memory_book', 'ana', 10, '01a206cc-5b6d-73aa-adce-96ddfcd0511a', 'MemoryPinned', 1, '{"at":1795410385773278,"change":{"pinned":{"content_id":"01a206cc-5a85-72ca-8588-d3425cd1d31d","pinned":true}},"memory_id":"01a206cc-5a85-72ca-8588-d34090e2ff79","rev":10,"revision":2}', '\xee9814509683dcc439d67afd107586122ed0a1df98f15c45a6838f56eb9014c7', 'admin:k_FGSL8xaD2xbm', '01a206cc-5b6d-73aa-adce-96dc942a765b', '01a206cc-5b6d-73aa-adce-96dc942a765b', NULL, 1795410385773278),
	(43, 11, 'default', 'memory_book', 'ana', 11, '01a206cc-5b83-71cf-8559-9fdde513a277', 'MemoryReclassified', 1, '{"at":1795410385795507,"change":{"reclassified":{"content_id":"01a206cc-5a85-72ca-8588-d3425cd1d31d","set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}},"memory_id":"01a206cc-5a85-72ca-8588-d34090e2ff79","rev":11,"revision":3}', '\x7e1f70228ca08a2df454d21cac0a1ed714829e9bf1f59a52e066ee91b2a7ecdc', 'admin:k_FGSL8xaD2xbm', '01a206cc-5b83-71cf-8559-9fdce8fe6bb9', '01a206cc-5b83-71cf-8559-9fdce8fe6bb9', NULL, 1795410385795507),
	(43, 12, 'default', 'memory_book', 'ana', 12, '01a206cc-5b92-72da-9a57-1c527daf7bd3', 'MemoryUpdated', 1, '{"at":1795410385810540,"change":{"updated":{"previous_content_id":"01a206cc-58a8-762e-808c-0cad97a8c59b","set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}},"memory_id":"01a206cc-58a8-762e-808c-0cab7ce8222f","rev":12,"revision":3}', '\x3f801cf4913830b94f8e2ac1218a3681db70c2d86bd14360ee7f09c07797dcf2', 'admin:k_FGSL8xaD2xbm', '01a206cc-5b92-72da-9a57-1c5141ad734c', '01a206cc-5b92-72da-9a57-1c5141ad734c', NULL, 1795410385810540),
	(43, 13, 'default', 'memory_book', 'ana', 13, '01a206cc-5ba4-7438-9010-f52b1b2fe7ac', 'MemoryUpdated', 1, '{"at":1795410385827313,"change":{"updated":{"content":{"commitment":"8b40a71677736463c0429686d293fecfab6a5b57980618f7d51ee949a61aa1e0","content_id":"01a206cc-5ba4-7438-9010-f5299dc3b198"},"previous_content_id":"01a206cc-58a8-762e-808c-0cad97a8c59b","set":{},"was":{}}},"memory_id":"01a206cc-58a8-762e-808c-0cab7ce8222f","rev":13,"revision":4}', '\x680bf5929d8c79b343b9765db19771721457dc1fc5362619a2605e9510e76838', 'admin:k_FGSL8xaD2xbm', '01a206cc-5ba4-7438-9010-f52a73975274', '01a206cc-5ba4-7438-9010-f52a73975274', NULL, 1795410385827313),
	(43, 14, 'default', 'memory_book', 'ana', 14, '01a206cc-5bc7-708f-8cff-6d1d102e992e', 'MemoriesMerged', 1, '{"at":1795410385862995,"change":{"merged":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"b952b4a426e276ce19995b338c8ebf23e06eccb46a71aaadac4a377f3a0b43e1","content_id":"01a206cc-5bc7-708f-8cff-6d1bc0fd75b9"},"derived_from":[{"memory_id":"01a206cc-58f9-7544-80c4-d1e6a3c26811","revision":1},{"memory_id":"01a206cc-5966-71a0-8884-6300a69d6c22","revision":1}]}},"memory_id":"01a206cc-5bc6-739e-8944-18f9d08e5cb8","rev":14,"revision":1}', '\x7a11e126b4f61cacd29833077bfde1320b2e02a32aee7705b2e0f7c807232e6c', 'admin:k_FGSL8xaD2xbm', '01a206cc-5bc7-708f-8cff-6d1c605e895c', '01a206cc-5bc7-708f-8cff-6d1c605e895c', NULL, 1795410385862995),
	(43, 15, 'default', 'memory_book', 'ana', 15, '01a206cc-5bc7-708f-8cff-6d1e7bcd40ca', 'MemoryMergedAway', 1, '{"at":1795410385862995,"change":{"merged_away":{"content_id":"01a206cc-58f9-7544-80c4-d1e8bd15d410","into":"01a206cc-5bc6-739e-8944-18f9d08e5cb8"}},"memory_id":"01a206cc-58f9-7544-80c4-d1e6a3c26811","rev":15,"revision":2}', '\x72468f2806324d60b24158c65f744ae065979acba9d268685e2cd0c2d65b7060', 'admin:k_FGSL8xaD2xbm', '01a206cc-5bc7-708f-8cff-6d1c605e895c', '01a206cc-5bc7-708f-8cff-6d1c605e895c', NULL, 1795410385862995),
	(43, 16, 'default', 'memory_book', 'ana', 16, '01a206cc-5bc7-708f-8cff-6d1f9034cc4b', 'MemoryMergedAway', 1, '{"at":1795410385862995,"change":{"merged_away":{"content_id":"01a206cc-5966-71a0-8884-6302815d44b0","into":"01a206cc-5bc6-739e-8944-18f9d08e5cb8"}},"memory_id":"01a206cc-5966-71a0-8884-6300a69d6c22","rev":16,"revision":2}', '\xd2f3ba597607a1a549a492f6daf65b3571f8c1fe2afebfdc341ddf80ce232b46', 'admin:k_FGSL8xaD2xbm', '01a206cc-5bc7-708f-8cff-6d1c605e895c', '01a206cc-5bc7-708f-8cff-6d1c605e895c', NULL, 1795410385862995),
	(43, 17, 'default', 'memory_book', 'ana', 17, '01a206cc-5be4-7742-80da-3b2e1b233112', 'MemoryRestored', 1, '{"at":1795410385892085,"change":{"restored":{"content_id":"01a206cc-5966-71a0-8884-6302815d44b0","from":"merged"}},"memory_id":"01a206cc-5966-71a0-8884-6300a69d6c22","rev":17,"revision":3}', '\x3e695fa42db07212e5b3e6bad29fee892428f514df51ead95bfcfff1798ce618', 'admin:k_FGSL8xaD2xbm', '01a206cc-5be4-7742-80da-3b2d668a9710', '01a206cc-5be4-7742-80da-3b2d668a9710', NULL, 1795410385892085),
	(43, 18, 'default', 'memory_book', 'ana', 18, '01a206cc-5bfb-7145-ae48-2a6030985b4c', 'MemoryCreated', 1, '{"at":1795410385914911,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"ef3acd4e181297ebd36311e2951528386908ec3ba0a28633fb116812eaa029fa","content_id":"01a206cc-5bfa-7408-8264-1a9d05225668"}}},"memory_id":"01a206cc-5bfa-7408-8264-1a9b18d53761","rev":18,"revision":1}', '\xb30df43f42d094430c4248a2b6a66d76202b115d74cb58b379aad97b216fc6cb', 'admin:k_FGSL8xaD2xbm', '01a206cc-5bfb-7145-ae48-2a5f62b20c72', '01a206cc-5bfb-7145-ae48-2a5f62b20c72', NULL, 1795410385914911),
	(43, 19, 'default', 'memory_book', 'ana', 19, '01a206cc-5c6d-774a-a489-e96a76f38ba6', 'MemoryCreated', 1, '{"at":1795410386029278,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"f7736b572a42c005cdbd6d6b66367a647d3eb5fb6b97a89f5a12a23a7a8dcf19","content_id":"01a206cc-5c6d-774a-a489-e968792e8046"}}},"memory_id":"01a206cc-5c6d-774a-a489-e9660d281c4a","rev":19,"revision":1}', '\x0073ca2d7de8599abeb58870a9c69b1934c78a64190bfc6659dda0b9555a4bbb', 'admin:k_FGSL8xaD2xbm', '01a206cc-5c6d-774a-a489-e969fa2f1982', '01a206cc-5c6d-774a-a489-e969fa2f1982', NULL, 1795410386029278),
	(43, 20, 'default', 'memory_book', 'ana', 20, '01a206cc-5cd7-7614-acae-b8a97aac37e2', 'MemoriesMerged', 1, '{"at":1795410386132001,"change":{"merged":{"content":{"commitment":"ef5c5939bf85b0c87a2915e50e9922cc446f626eee113aa674c7b5c6fd7611c3","content_id":"01a206cc-5cd7-7614-acae-b8a6368b2d12"},"derived_from":[{"memory_id":"01a206cc-5bfa-7408-8264-1a9b18d53761","revision":1},{"memory_id":"01a206cc-5c6d-774a-a489-e9660d281c4a","revision":1}],"previous_content_id":"01a206cc-5bfa-7408-8264-1a9d05225668"}},"memory_id":"01a206cc-5bfa-7408-8264-1a9b18d53761","reason":{"commitment":"03f3356e501964eb58a228c6a1588dc1c352122e19b8dee5aee64f818f7dc86b","content_id":"01a206cc-5cd7-7614-acae-b8a7f4f023ef"},"rev":20,"revision":2}', '\xbd3a2b5ac8afbd69f6c3f244adf7c617f64286d7c594d3deedb9f6ac323e4acf', 'admin:k_FGSL8xaD2xbm', '01a206cc-5cd7-7614-acae-b8a82eb583a3', '01a206cc-5cd7-7614-acae-b8a82eb583a3', NULL, 1795410386132001),
	(43, 21, 'default', 'memory_book', 'ana', 21, '01a206cc-5cd7-7614-acae-b8aadd0895a2', 'MemoryMergedAway', 1, '{"at":1795410386132001,"change":{"merged_away":{"content_id":"01a206cc-5c6d-774a-a489-e968792e8046","into":"01a206cc-5bfa-7408-8264-1a9b18d53761"}},"memory_id":"01a206cc-5c6d-774a-a489-e9660d281c4a","rev":21,"revision":2}', '\x6f444f66d70a01d9e75d629973525065b735df222a334f5fd95fd5406bc0d4f2', 'admin:k_FGSL8xaD2xbm', '01a206cc-5cd7-7614-acae-b8a82eb583a3', '01a206cc-5cd7-7614-acae-b8a82eb583a3', NULL, 1795410386132001),
	(43, 22, 'default', 'memory_book', 'ana', 22, '01a206cc-5ce8-70d7-9a60-037895862288', 'MemoryLinked', 1, '{"at":1795410386151997,"change":{"linked":{"by_hand":true,"strength":500,"to":"01a206cc-5a85-72ca-8588-d34090e2ff79"}},"memory_id":"01a206cc-5bfa-7408-8264-1a9b18d53761","rev":22,"revision":2}', '\x6caa90259ce74e334555039c5a44cf6d51e75dff21261795e7258dbb12710d4d', 'admin:k_FGSL8xaD2xbm', '01a206cc-5ce8-70d7-9a60-0377a417cd3d', '01a206cc-5ce8-70d7-9a60-0377a417cd3d', NULL, 1795410386151997),
	(43, 23, 'default', 'memory_book', 'ana', 23, '01a206cc-5cf9-7237-be11-b048c39beacf', 'MemoryLinked', 1, '{"at":1795410386169407,"change":{"linked":{"by_hand":true,"strength":1000,"to":"01a206cc-58a8-762e-808c-0cab7ce8222f"}},"memory_id":"01a206cc-5bfa-7408-8264-1a9b18d53761","rev":23,"revision":2}', '\x73943f41c5525144df8e840d51cd0b327d4721401b51fa224ee55e08406fa177', 'admin:k_FGSL8xaD2xbm', '01a206cc-5cf9-7237-be11-b047f04e81ec', '01a206cc-5cf9-7237-be11-b047f04e81ec', NULL, 1795410386169407),
	(43, 24, 'default', 'memory_book', 'ana', 24, '01a206cc-5d15-70fb-9cf6-ba6243d05b46', 'MemoryUnlinked', 1, '{"at":1795410386197900,"change":{"unlinked":{"by_hand":true,"to":"01a206cc-58a8-762e-808c-0cab7ce8222f"}},"memory_id":"01a206cc-5bfa-7408-8264-1a9b18d53761","rev":24,"revision":2}', '\x5c832d2ca6405b8ed4462ee726db811af541df54bd21c567a906c9029da20217', 'admin:k_FGSL8xaD2xbm', '01a206cc-5d15-70fb-9cf6-ba61160068e7', '01a206cc-5d15-70fb-9cf6-ba61160068e7', NULL, 1795410386197900),
	(43, 25, 'default', 'memory_book', 'ana', 25, '01a206cc-5d43-75a9-9c4d-9be72afcd80c', 'MemoryDeleted', 1, '{"at":1795410386242986,"change":{"deleted":{"content_id":"01a206cc-5ba4-7438-9010-f5299dc3b198"}},"memory_id":"01a206cc-58a8-762e-808c-0cab7ce8222f","reason":{"commitment":"ab38dfeeccbe7b0b02f2ca3e8d1f94ab0a62bf98acb9342f169d366863295368","content_id":"01a206cc-5d43-75a9-9c4d-9be5b9d071aa"},"rev":25,"revision":5}', '\x4da9b4aae450339bd99f93676d63fbff40f4c9dbb1f52e1aafbac4452afe1242', 'admin:k_FGSL8xaD2xbm', '01a206cc-5d43-75a9-9c4d-9be68edfbba4', '01a206cc-5d43-75a9-9c4d-9be68edfbba4', NULL, 1795410386242986),
	(43, 26, 'default', 'memory_book', 'ana', 26, '01a206cc-5d53-75dd-8ae6-7e55b8955642', 'MemoryDeleted', 1, '{"at":1795410386259408,"change":{"deleted":{"content_id":"01a206cc-5a85-72ca-8588-d3425cd1d31d"}},"memory_id":"01a206cc-5a85-72ca-8588-d34090e2ff79","rev":26,"revision":4}', '\xd823a8f351d697aecaa329c97d8fef6988b5ef901fc35c23bd66c8931f55d477', 'admin:k_FGSL8xaD2xbm', '01a206cc-5d53-75dd-8ae6-7e54be8b1e0a', '01a206cc-5d53-75dd-8ae6-7e54be8b1e0a', NULL, 1795410386259408),
	(43, 27, 'default', 'memory_book', 'ana', 27, '01a206cc-5d63-7002-81a1-0d18f7abe43f', 'MemoryRestored', 1, '{"at":1795410386275179,"change":{"restored":{"content_id":"01a206cc-5a85-72ca-8588-d3425cd1d31d","from":"archived"}},"memory_id":"01a206cc-5a85-72ca-8588-d34090e2ff79","rev":27,"revision":5}', '\x032e069fb87a290ea1515d1af99f56171fde80dc1c045178a387930d060b4e5d', 'admin:k_FGSL8xaD2xbm', '01a206cc-5d63-7002-81a1-0d173bb5e73b', '01a206cc-5d63-7002-81a1-0d173bb5e73b', NULL, 1795410386275179),
	(43, 28, 'default', 'memory_book', 'ana', 28, '01a206cc-5d73-775b-a7f0-1ef7012b4063', 'MemorySoftDeleted', 1, '{"at":1795410386291847,"change":{"soft_deleted":{"content_id":"01a206cc-5966-71a0-8884-6302815d44b0","purge_at":4949010386291847}},"memory_id":"01a206cc-5966-71a0-8884-6300a69d6c22","reason":{"commitment":"8d758d6becc4dbe5761b3c36501357d03d1636ab56ae38ed9d667c17154ca6fe","content_id":"01a206cc-5d73-775b-a7f0-1ef520b2dc53"},"rev":28,"revision":4}', '\x6df2524deb043eb3e15549fb01635b25a73b7680852f03833b999f3576208097', 'admin:k_FGSL8xaD2xbm', '01a206cc-5d73-775b-a7f0-1ef6550e699a', '01a206cc-5d73-775b-a7f0-1ef6550e699a', NULL, 1795410386291847),
	(43, 29, 'default', 'memory_book', 'ana', 29, '01a206cc-5d86-710e-927c-85dca6a969f5', 'MemoryRestored', 1, '{"at":1795410386310167,"change":{"restored":{"content_id":"01a206cc-5966-71a0-8884-6302815d44b0","from":"soft_deleted"}},"memory_id":"01a206cc-5966-71a0-8884-6300a69d6c22","rev":29,"revision":5}', '\x2a65d19cb0b6df3e47237a440f4ae8f5daf687560136e92990a742dc99852bcc', 'admin:k_FGSL8xaD2xbm', '01a206cc-5d86-710e-927c-85dbce7c5cfa', '01a206cc-5d86-710e-927c-85dbce7c5cfa', NULL, 1795410386310167),
	(43, 30, 'default', 'memory_book', 'ana', 30, '01a206cc-5d96-7593-80fc-1c938879c383', 'MemorySoftDeleted', 1, '{"at":1795410386326696,"change":{"soft_deleted":{"content_id":"01a206cc-5966-71a0-8884-6302815d44b0","purge_at":4949010386326696}},"memory_id":"01a206cc-5966-71a0-8884-6300a69d6c22","rev":30,"revision":6}', '\x9fab4e1355fe0d9f5dac9e7ee99b7f2075dda185cb3bfa310bb27a5a7b7fcf27', 'admin:k_FGSL8xaD2xbm', '01a206cc-5d96-7593-80fc-1c9218b8b806', '01a206cc-5d96-7593-80fc-1c9218b8b806', NULL, 1795410386326696),
	(43, 31, 'default', 'memory_book', 'ana', 31, '01a206cc-5da9-708c-b3a4-cbd9707454d6', 'MemoryPurged', 1, '{"at":1795410386345063,"change":{"purged":{"erased":["01a206cc-59c4-71d2-9c8e-be3ab5840e5b"],"from":"active"}},"memory_id":"01a206cc-59c4-71d2-9c8e-be384099d7a4","reason":{"commitment":"504e3e11f7b993815a38cf2d3fac6164c30d4ae224d97b7dae7fc869885076d7","content_id":"01a206cc-5da9-708c-b3a4-cbd87468c797"},"rev":31,"revision":2}', '\x0ed3e5f18e85d60e33047d72bfd294a34d24fb8700ef750ffc13a6fefb9444d7', 'admin:k_FGSL8xaD2xbm', 'purge', 'purge', NULL, 1795410386345063),
	(43, 32, 'default', 'memory_book', 'ana', 32, '01a206cc-5e45-715d-a04c-22db67fa6b9e', 'MemoryPurged', 1, '{"at":1795410386501777,"change":{"purged":{"erased":["01a206cc-58f9-7544-80c4-d1e8bd15d410"],"from":"merged"}},"memory_id":"01a206cc-58f9-7544-80c4-d1e6a3c26811","reason":{"commitment":"5b669c1388eaf3b377cf2d7458dfe89d973e469e852829c344c36c1bbb4ce582","content_id":"01a206cc-5e45-715d-a04c-22d91c919636"},"rev":32,"revision":3}', '\x9e441c39a25e00ddce52a79e6ad4361818c1cbce0b2c78e951ecc38b2fccc835', 'admin:k_FGSL8xaD2xbm', '01a206cc-5e45-715d-a04c-22da3a2b9c89', '01a206cc-5e45-715d-a04c-22da3a2b9c89', NULL, 1795410386501777),
	(48, 3, 'default', 'memory_book', 'lena', 1, '01a206cc-5e95-711d-93e4-6adb1c3b1621', 'MemoryCreated', 1, '{"at":1795410386581306,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"f53cc0ac7c3ec6cda33c686d16fb2b7f6d6d0fa73e07a7bbf1d5ef039da83402","content_id":"01a206cc-5e95-711d-93e4-6ad928877ab5"}}},"memory_id":"01a206cc-5e93-732c-8b11-2e90abb5fe0a","rev":1,"revision":1}', '\x725389906b7b68d192730e3b3bcc82ffc4d061f8f644245a35d78a801d7e7345', 'admin:k_FGSL8xaD2xbm', '01a206cc-5e95-711d-93e4-6adadc2eb650', '01a206cc-5e95-711d-93e4-6adadc2eb650', NULL, 1795410386581306),
	(48, 4, 'default', 'memory_book', 'lena', 2, '01a206cc-5ef6-7256-ad9d-14a2741c29c2', 'MemoryCreated', 1, '{"at":1795410386678488,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"81be9aae6fe66a58b77333b355699992f6575960504fccc3524f615b431ce25b","content_id":"01a206cc-5ef6-7256-ad9d-14a0757d6246"}}},"memory_id":"01a206cc-5ef6-7256-ad9d-149ebf2a8945","rev":2,"revision":1}', '\x0fc6bffc62fba3222ea6a84abe48ace1ac4b70f6d459d0d2207c74d3b1b79d5f', 'admin:k_FGSL8xaD2xbm', '01a206cc-5ef6-7256-ad9d-14a1078ec50e', '01a206cc-5ef6-7256-ad9d-14a1078ec50e', NULL, 1795410386678488),
	(48, 5, 'default', 'memory_book', 'lena', 3, '01a206cc-5f60-75bf-84db-771b1a8bec64', 'MemoryCreated', 1, '{"at":1795410386784450,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"cb96dcbbc31ac4249a808ca8e73ed91b863ad6664d93d652c45ba7d21d7406ae","content_id":"01a206cc-5f60-75bf-84db-7719778673c2"}}},"memory_id":"01a206cc-5f60-75bf-84db-77171dc93987","rev":3,"revision":1}', '\xd1ea9282f49fff30e86a06556baf0208e3e621ad9a0179db94d4f6351683dd45', 'admin:k_FGSL8xaD2xbm', '01a206cc-5f60-75bf-84db-771a77708045', '01a206cc-5f60-75bf-84db-771a77708045', NULL, 1795410386784450),
	(48, 6, 'default', 'memory_book', 'lena', 4, '01a206cc-5fce-7606-b2f5-819a64c0ffe9', 'MemoryDeleted', 1, '{"at":1795410386894771,"change":{"deleted":{"content_id":"01a206cc-5f60-75bf-84db-7719778673c2"}},"memory_id":"01a206cc-5f60-75bf-84db-77171dc93987","rev":4,"revision":2}', '\xc1952c5485a7e4947f44222c7f4253659083f30e217026b69bcc06e7a55bc9e0', 'admin:k_FGSL8xaD2xbm', '01a206cc-5fce-7606-b2f5-8199632d1c64', '01a206cc-5fce-7606-b2f5-8199632d1c64', NULL, 1795410386894771),
	(57, 1, 'default', 'settings', 'workflows', 1, '01a206cc-5fec-7671-b2fe-5a129360f6a5', 'WorkflowConfigured', 1, '{"at":1795410386924826,"change":{"workflow_configured":{"name":"memory-optimization","set":{"cooldown_hours":12,"enabled":false,"threshold":50},"was":{"cooldown_hours":24,"enabled":true,"threshold":100}}}}', '\x91ae4260d90661a89954298171f42d4b07256afc958fc4563454081380418001', 'admin:k_FGSL8xaD2xbm', '01a206cc-5fec-7671-b2fe-5a114902c316', '01a206cc-5fec-7671-b2fe-5a114902c316', NULL, 1795410386924826),
	(1, 1, 'default', 'memory_book', 'nora', 1, '01a206cc-6005-71d8-a6af-abb2f2a070a3', 'MemoryCreated', 1, '{"at":1795410386949102,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"ccd8ce711900e21f78dbb4eb46b7f5729a41186b489db71d85898039d803b451","content_id":"01a206cc-6005-71d8-a6af-abb0dc2f0b76"}}},"memory_id":"01a206cc-6004-763a-a2db-6bda3f40bb2e","rev":1,"revision":1}', '\x91b0f30efe52e969a8fe23b765401fd621590ce44ec14394406aa045c2fb4354', 'admin:k_FGSL8xaD2xbm', '01a206cc-6005-71d8-a6af-abb163b28be4', '01a206cc-6005-71d8-a6af-abb163b28be4', NULL, 1795410386949102),
	(1, 2, 'default', 'memory_book', 'nora', 2, '01a206cc-605f-75ad-a28c-32079cde4f9e', 'MemoryCreated', 1, '{"at":1795410387039522,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"fa446a62b4d2aac83cefa7d3ce78c821198217f886ab57c9a193abf9b6cebfc9","content_id":"01a206cc-605f-75ad-a28c-32052fed61d5"}}},"memory_id":"01a206cc-605f-75ad-a28c-3203b1391f61","rev":2,"revision":1}', '\x1b5bf7a25a59a8deafbf4072272dde57ad9b494ee91bfb0685a1bf76940bb7d4', 'admin:k_FGSL8xaD2xbm', '01a206cc-605f-75ad-a28c-32065d57d3ab', '01a206cc-605f-75ad-a28c-32065d57d3ab', NULL, 1795410387039522),
	(1, 3, 'default', 'memory_book', 'nora', 3, '01a206cc-60c4-72f9-8539-18ef4477c344', 'MemoryCreated', 1, '{"at":1795410387140763,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"aa3ce3fb7fdfda104aa2f2eec8d7844bc19f11af2626dc4c8c6198b27a7e2df3","content_id":"01a206cc-60c4-72f9-8539-18ed1dc087d2"}}},"memory_id":"01a206cc-60c4-72f9-8539-18eb54199e62","rev":3,"revision":1}', '\x8a83693d6ae3943c0e0ddf177a7bc3d0935b9e9bac0d7750ecfa6a5e9dca936e', 'admin:k_FGSL8xaD2xbm', '01a206cc-60c4-72f9-8539-18ee6dedbadb', '01a206cc-60c4-72f9-8539-18ee6dedbadb', NULL, 1795410387140763),
	(1, 4, 'default', 'memory_book', 'nora', 4, '01a206cc-6117-76eb-94b2-7f8bc51a9352', 'MemoryCreated', 1, '{"at":1795410387223762,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"f78d673edfad59b9fae7a1fe14dc83b59ce181a1db40b279675d247ec7024885","content_id":"01a206cc-6117-76eb-94b2-7f8979838ee8"}}},"memory_id":"01a206cc-6117-76eb-94b2-7f873e9614c9","rev":4,"revision":1}', '\x977d654fdbc13c1122390d1a5a23d07061d8f98d2fa378a254eaf079bda2d121', 'admin:k_FGSL8xaD2xbm', '01a206cc-6117-76eb-94b2-7f8a1a3a6eef', '01a206cc-6117-76eb-94b2-7f8a1a3a6eef', NULL, 1795410387223762),
	(1, 5, 'default', 'memory_book', 'nora', 5, '01a206cc-6169-7777-b445-17ba43344538', 'MemoryCreated', 1, '{"at":1795410387305128,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"774cf98d586476bdc582fb39690003aac8ff7db8906a681bd2aee7b43e7a38e9","content_id":"01a206cc-6169-7777-b445-17b8e16a7158"}}},"memory_id":"01a206cc-6169-7777-b445-17b67a322beb","rev":5,"revision":1}', '\xcf120da17d63c3fb9fd27b227fef64f2cdfbe2eda75ebb5d13f7347837199ccb', 'admin:k_FGSL8xaD2xbm', '01a206cc-6169-7777-b445-17b91e3746bf', '01a206cc-6169-7777-b445-17b91e3746bf', NULL, 1795410387305128),
	(1, 6, 'default', 'workflow_run', 'nora', 1, '01a206cc-61d5-7245-a210-fdc83c1159d2', 'RunRequested', 1, '{"at":1795410387413587,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\x0bebb8cd4207ec8b45e885c7fafbcd8fde148243cadcbc111c373227ef571ad4', 'admin:k_FGSL8xaD2xbm', '01a206cc-61d5-7245-a210-fdc711a83a09', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387413587),
	(1, 7, 'default', 'workflow_run', 'nora', 2, '01a206cc-61e3-7764-872f-398d22ff71a2', 'RunClaimed', 1, '{"at":1795410387427011,"change":{"claimed":{"attempt":1,"node":"node-01a206cc57e977b08f6d9623e7d8833d"}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\x200ac50020c2faee46c2f4279066a99294ef23a2d9d80f3954c6e9c9293bf27c', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:claim:01a206cc-61e2-7270-8e22-2c474e7da38e', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387427011),
	(1, 8, 'default', 'workflow_run', 'nora', 3, '01a206cc-61e8-7692-bdd3-ebb261df3fda', 'StepStarted', 1, '{"at":1795410387429976,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\xc755a5b927140e349259c653d1ef449937bffa4a01688471c224a65e7a94b433', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:fetch:start:1', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387429976),
	(1, 9, 'default', 'workflow_run', 'nora', 4, '01a206cc-61ef-706a-95ee-3dc65937ea8d', 'StepCompleted', 1, '{"at":1795410387438756,"change":{"step_completed":{"attempt":1,"duration_ms":8,"figures":{"memories":5,"rev":5,"topics":1},"step":"fetch"}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\x0c3d20fc02d432b8d52206106ae63c26ec10c0cb165f99ed6d4c38b07d290420', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:fetch:complete', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387438756),
	(1, 10, 'default', 'workflow_run', 'nora', 5, '01a206cc-61f1-7615-a871-851b09bde3c9', 'StepStarted', 1, '{"at":1795410387441439,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\x320f8e493240a559d6c9ad6d63191ce28b7505bc3bc71eac8831d8317d6923b4', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:classify:start:1', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387441439),
	(1, 11, 'default', 'workflow_run', 'nora', 6, '01a206cc-61fe-76f6-a13f-fa913c820b84', 'AnswerRecorded', 1, '{"at":1795410387454678,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"a0f2f27b1e70721edd9c5bcee8a906d76d752dfeec901f80f5b20addae543b3f","content_id":"01a206cc-61fe-76f6-a13f-fa908a6e0e92"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\xf95e22e04e89d9340235956f161f9b26cada321cac78a34556498f27d36655b3', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:classify:0', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387454678),
	(1, 12, 'default', 'workflow_run', 'nora', 7, '01a206cc-6201-74ed-8444-0d26c89f37a9', 'StepCompleted', 1, '{"at":1795410387457304,"change":{"step_completed":{"attempt":1,"duration_ms":15,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\xc9d08dc4c7b54674589f0e9e4acf8a1ec5ff583bc26f0d919d627d4c526da04b', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:classify:complete', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387457304),
	(1, 13, 'default', 'workflow_run', 'nora', 8, '01a206cc-6203-776a-855b-bb8d5c8edd5f', 'StepStarted', 1, '{"at":1795410387459077,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\xa10172dfb0fc9126e125f6d0ae804d8ebbb0e4a9865f31d51817bf0c26e05bea', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:resolve_merges:start:1', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387459077),
	(1, 14, 'default', 'workflow_run', 'nora', 9, '01a206cc-6209-748b-81b4-2e6e2d2c238f', 'AnswerRecorded', 1, '{"at":1795410387465371,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"60c19a70f9498b0579fb0849fb42a4ffa2e5246a66a5f512a8d3d4d4712d5eeb","content_id":"01a206cc-6209-748b-81b4-2e6d7a01a1de"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\x012fd963508c5091288749ffcaa799057d6c0f7c5eaec4c394eef9888c31c8ee', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:resolve_merges:0', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387465371),
	(1, 15, 'default', 'workflow_run', 'nora', 10, '01a206cc-620b-728f-91f4-11a0cdd04425', 'StepCompleted', 1, '{"at":1795410387467472,"change":{"step_completed":{"attempt":1,"duration_ms":8,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\xbc3bf49d239578697c556be4b9b042fb3ba31e64eb3df410bc0b0cf6d0e77736', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:resolve_merges:complete', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387467472),
	(1, 16, 'default', 'workflow_run', 'nora', 11, '01a206cc-620d-77e0-b657-2e7ee5d4f25b', 'StepStarted', 1, '{"at":1795410387469457,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\xd30b744035e435bef7edcb2360c3db4a856a3963b60fe565cf36765afce14502', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:normalise_topics:start:1', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387469457),
	(1, 17, 'default', 'workflow_run', 'nora', 12, '01a206cc-6216-75f5-9480-4b81a2569a36', 'AnswerRecorded', 1, '{"at":1795410387478380,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"d78c6ae81424768984cb6948b8fc7c8f32324f4aa61ede8310a1a00a8ef6676a","content_id":"01a206cc-6216-75f5-9480-4b80b34fc703"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\x2802f785702a9d62c9e86e3489d95633fe46fdfca34c8652d7fdcadc28b234c0', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:normalise_topics:0', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387478380),
	(1, 18, 'default', 'workflow_run', 'nora', 13, '01a206cc-6219-7537-aa6a-e8a4695f4685', 'StepCompleted', 1, '{"at":1795410387480697,"change":{"step_completed":{"attempt":1,"duration_ms":11,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\xec9ce2d294307f78c77f7d6df612a3004cfda10f47f7c838092e80d8949d3101', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:normalise_topics:complete', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387480697),
	(1, 19, 'default', 'workflow_run', 'nora', 14, '01a206cc-621b-7718-b720-9fb400b8d7cf', 'StepStarted', 1, '{"at":1795410387483316,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\xceb1f6b70064b9fd5920f3c143013e1ade4cbd83de3032249dcced1151a2f6dc', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:save:start:1', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387483316),
	(1, 20, 'default', 'memory_book', 'nora', 6, '01a206cc-6222-7374-b044-fa9913fdfc01', 'MemoryDeleted', 1, '{"at":1795410387489850,"by_run":"01a206cc-61d5-7245-a210-fdc636d87354","change":{"deleted":{"content_id":"01a206cc-6117-76eb-94b2-7f8979838ee8"}},"memory_id":"01a206cc-6117-76eb-94b2-7f873e9614c9","reason":{"commitment":"5520ec3fbba29885b9aff9e05fe68cf537fbf3c263c7c38ff5882be5b68226b0","content_id":"01a206cc-6221-7565-8c2d-274d9fdc1ee8"},"rev":6,"revision":2}', '\xa0d72e93c8db668c0cfec95fe33fa715b48e8eff6d72f6b596c8835a757454f2', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:save', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387489850),
	(1, 21, 'default', 'memory_book', 'nora', 7, '01a206cc-6222-7374-b044-fa9ae213e295', 'MemoryDeleted', 1, '{"at":1795410387489850,"by_run":"01a206cc-61d5-7245-a210-fdc636d87354","change":{"deleted":{"content_id":"01a206cc-6169-7777-b445-17b8e16a7158"}},"memory_id":"01a206cc-6169-7777-b445-17b67a322beb","reason":{"commitment":"f9757b5334a40b30c2b23598f9958e0722238bfbe2c2870c55187e63f37bb279","content_id":"01a206cc-6221-7565-8c2d-274eac9afde9"},"rev":7,"revision":2}', '\x89149735943dc26cdf0d694d88c0e77f963806f280b517dc8aa80349f1b68ffc', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:save', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387489850),
	(1, 35, 'default', 'memory_book', 'nora', 17, '01a206cc-62c0-7359-911e-642fa4a20ac3', 'MemoryDeleted', 1, '{"at":1795410387647167,"by_run":"01a206cc-61d5-7245-a210-fdc636d87354","change":{"deleted":{"content_id":"01a206cc-6222-7374-b044-fa96c526d724"}},"memory_id":"01a206cc-6221-7565-8c2d-274f5caf1a77","rev":17,"revision":2}', '\xf737e7988575eaa59e2813f2c205de037de31ec4e8582bc2e5517bdcc4fb3caf', 'admin:k_FGSL8xaD2xbm', 'run:01a206cc-61d5-7245-a210-fdc636d87354:restore', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387647167),
	(1, 22, 'default', 'memory_book', 'nora', 8, '01a206cc-6222-7374-b044-fa9b9f414fae', 'MemoriesMerged', 1, '{"at":1795410387489850,"by_run":"01a206cc-61d5-7245-a210-fdc636d87354","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"22de2a62a4ffa58f095952af9013daa8139c492352787d0d95645818f6820968","content_id":"01a206cc-6222-7374-b044-fa96c526d724"},"derived_from":[{"memory_id":"01a206cc-6004-763a-a2db-6bda3f40bb2e","revision":1},{"memory_id":"01a206cc-605f-75ad-a28c-3203b1391f61","revision":1}]}},"memory_id":"01a206cc-6221-7565-8c2d-274f5caf1a77","reason":{"commitment":"14b674d35dbd3fbf56db18edadee081ea088350da075178d870bb4748c4db6d4","content_id":"01a206cc-6222-7374-b044-fa976c8a76bb"},"rev":8,"revision":1}', '\x090dfe86a6e08c7f31ac088c98221eb45a8cf92022acc62c4202718fe9d5a3ba', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:save', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387489850),
	(1, 23, 'default', 'memory_book', 'nora', 9, '01a206cc-6222-7374-b044-fa9c384cc052', 'MemoryMergedAway', 1, '{"at":1795410387489850,"by_run":"01a206cc-61d5-7245-a210-fdc636d87354","change":{"merged_away":{"content_id":"01a206cc-6005-71d8-a6af-abb0dc2f0b76","into":"01a206cc-6221-7565-8c2d-274f5caf1a77"}},"memory_id":"01a206cc-6004-763a-a2db-6bda3f40bb2e","rev":9,"revision":2}', '\x2af0345788ca12a977dd2ea5c553031e11ab1196cf019b20d8636fa5f1fc7703', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:save', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387489850),
	(1, 24, 'default', 'memory_book', 'nora', 10, '01a206cc-6222-7374-b044-fa9dc031bbf5', 'MemoryMergedAway', 1, '{"at":1795410387489850,"by_run":"01a206cc-61d5-7245-a210-fdc636d87354","change":{"merged_away":{"content_id":"01a206cc-605f-75ad-a28c-32052fed61d5","into":"01a206cc-6221-7565-8c2d-274f5caf1a77"}},"memory_id":"01a206cc-605f-75ad-a28c-3203b1391f61","rev":10,"revision":2}', '\x1e385a225aa29c184ec7d23ab1c4b73c7338b5f11eeb5b3890b80d5bc2ea875a', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:save', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387489850),
	(1, 25, 'default', 'memory_book', 'nora', 11, '01a206cc-6222-7374-b044-fa9e2039a692', 'MemoryUpdated', 1, '{"at":1795410387489850,"by_run":"01a206cc-61d5-7245-a210-fdc636d87354","change":{"updated":{"content":{"commitment":"9fa5770ab522199e69eb10ca5df9979037f587b4be909fdd9623b78ea83c53f6","content_id":"01a206cc-6222-7374-b044-fa985a0aec45"},"previous_content_id":"01a206cc-60c4-72f9-8539-18ed1dc087d2","set":{},"was":{}}},"memory_id":"01a206cc-60c4-72f9-8539-18eb54199e62","rev":11,"revision":2}', '\x6a86ed99704ad73293ef4136502d292a437c42f76b95cc13fda7d691c4c73199', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:save', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387489850),
	(1, 26, 'default', 'workflow_run', 'nora', 15, '01a206cc-6225-7651-919a-7ee22e8e9aae', 'StepCompleted', 1, '{"at":1795410387493514,"change":{"step_completed":{"attempt":1,"duration_ms":10,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\x06f46312f0904c4db5b3dd652ccb72b6388480cf7124edcb885a107911ce4e3f', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:save:complete', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387493514),
	(1, 27, 'default', 'workflow_run', 'nora', 16, '01a206cc-6228-7630-87b8-495c6a44aa16', 'StepStarted', 1, '{"at":1795410387496163,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\x7d3a33e2edc055d39b3027aa71d7c0685987d0df9f4c8a5efa32762d20b1e225', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:report:start:1', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387496163),
	(1, 28, 'default', 'workflow_run', 'nora', 17, '01a206cc-622b-77c1-97b7-d06bce1f5500', 'StepCompleted', 1, '{"at":1795410387499443,"change":{"step_completed":{"attempt":1,"duration_ms":3,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\x1588d1667f2a6dfe91df50d860af5b30f6e2819a89c7b88694a4d2eb5bc7d725', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:report:complete', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387499443),
	(1, 29, 'default', 'workflow_run', 'nora', 18, '01a206cc-622d-7571-b5d3-f88cb8cc17f5', 'RunCompleted', 1, '{"at":1795410387501394,"change":{"completed":{"attempt":1,"duration_ms":87,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\xec0784d14ccfd2de0b9af2bee68752137081c99525f628cb80928823f96e7a64', 'workflow:memory-optimization', 'run:01a206cc-61d5-7245-a210-fdc636d87354:complete', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387501394),
	(1, 30, 'default', 'memory_book', 'nora', 12, '01a206cc-62bf-71a1-bd1d-a71d65dc6f8e', 'MemoryRestored', 1, '{"at":1795410387647167,"by_run":"01a206cc-61d5-7245-a210-fdc636d87354","change":{"restored":{"content_id":"01a206cc-6117-76eb-94b2-7f8979838ee8","from":"archived"}},"memory_id":"01a206cc-6117-76eb-94b2-7f873e9614c9","rev":12,"revision":3}', '\x9c8f523f15d0070e66ae2b247677da3aec0d42d2c94fb1e2bc5fe50aee54f0cf', 'admin:k_FGSL8xaD2xbm', 'run:01a206cc-61d5-7245-a210-fdc636d87354:restore', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387647167),
	(1, 31, 'default', 'memory_book', 'nora', 13, '01a206cc-62bf-71a1-bd1d-a71e54300e93', 'MemoryRestored', 1, '{"at":1795410387647167,"by_run":"01a206cc-61d5-7245-a210-fdc636d87354","change":{"restored":{"content_id":"01a206cc-6169-7777-b445-17b8e16a7158","from":"archived"}},"memory_id":"01a206cc-6169-7777-b445-17b67a322beb","rev":13,"revision":3}', '\x63bcb069e5d425f90d5088bddc9ad844acb20d6f7b5edfca70bd4d3bbb3cd71a', 'admin:k_FGSL8xaD2xbm', 'run:01a206cc-61d5-7245-a210-fdc636d87354:restore', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387647167),
	(1, 32, 'default', 'memory_book', 'nora', 14, '01a206cc-62bf-71a1-bd1d-a71fe94ccfc2', 'MemoryRestored', 1, '{"at":1795410387647167,"by_run":"01a206cc-61d5-7245-a210-fdc636d87354","change":{"restored":{"content_id":"01a206cc-6005-71d8-a6af-abb0dc2f0b76","from":"merged"}},"memory_id":"01a206cc-6004-763a-a2db-6bda3f40bb2e","rev":14,"revision":3}', '\x571636788604fe9fea9eb8f279d9ca28173d03bc4e634a6000a4565f10b5cf67', 'admin:k_FGSL8xaD2xbm', 'run:01a206cc-61d5-7245-a210-fdc636d87354:restore', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387647167),
	(1, 33, 'default', 'memory_book', 'nora', 15, '01a206cc-62bf-71a1-bd1d-a720e984bee7', 'MemoryRestored', 1, '{"at":1795410387647167,"by_run":"01a206cc-61d5-7245-a210-fdc636d87354","change":{"restored":{"content_id":"01a206cc-605f-75ad-a28c-32052fed61d5","from":"merged"}},"memory_id":"01a206cc-605f-75ad-a28c-3203b1391f61","rev":15,"revision":3}', '\x20f45f2d2c1007bbae45be3b330b0cc8dcb89e227556c066ceb0675363447710', 'admin:k_FGSL8xaD2xbm', 'run:01a206cc-61d5-7245-a210-fdc636d87354:restore', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387647167),
	(1, 34, 'default', 'memory_book', 'nora', 16, '01a206cc-62c0-7359-911e-642e25a401b0', 'MemoryUpdated', 1, '{"at":1795410387647167,"by_run":"01a206cc-61d5-7245-a210-fdc636d87354","change":{"updated":{"content":{"commitment":"8aa49b8a438bc8a9f21b909d9deb0b2b5912a7fa354ca1daaec45ad6c2f0ad02","content_id":"01a206cc-62bf-71a1-bd1d-a71cde72758b"},"previous_content_id":"01a206cc-6222-7374-b044-fa985a0aec45","set":{},"was":{}}},"memory_id":"01a206cc-60c4-72f9-8539-18eb54199e62","rev":16,"revision":3}', '\xa7d4d30f89945bb103838699deee0a44a4ec2dab107cde6aca182021e98cb758', 'admin:k_FGSL8xaD2xbm', 'run:01a206cc-61d5-7245-a210-fdc636d87354:restore', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387647167),
	(1, 36, 'default', 'workflow_run', 'nora', 19, '01a206cc-62c2-7453-9a11-8d23596d10ad', 'RunRestored', 1, '{"at":1795410387650051,"change":{"restored":{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}},"run_id":"01a206cc-61d5-7245-a210-fdc636d87354"}', '\x35cceb1dfbc6e9251f424c5082e9e4432e8f11b8438784abaf2c205315cd0bcc', 'admin:k_FGSL8xaD2xbm', '01a206cc-62c2-7453-9a11-8d222065a5c4', '01a206cc-61d5-7245-a210-fdc636d87354', NULL, 1795410387650051),
	(1, 37, 'default', 'workflow_run', 'nora', 20, '01a206cc-62de-70f8-a235-310142bc7fdd', 'RunRequested', 1, '{"at":1795410387678394,"change":{"requested":{"steps":["fetch","classify","resolve_merges","normalise_topics","save","report"],"trigger":"manual","workflow":"memory-optimization"}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\xeb19b33b4594d124ec99564ac26c032a2d17dc98295cbd3d49dfc2b2de2061f1', 'admin:k_FGSL8xaD2xbm', '01a206cc-62de-70f8-a235-3100a7194a39', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387678394),
	(1, 38, 'default', 'workflow_run', 'nora', 21, '01a206cc-62ec-72a3-b9f8-2348e324f1ad', 'RunClaimed', 1, '{"at":1795410387691983,"change":{"claimed":{"attempt":1,"node":"node-01a206cc57e977b08f6d9623e7d8833d"}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\x7415b3294a439a297724f2f854381ca2adb45b3e3568bf4cf0df2b6e150f516f', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:claim:01a206cc-62eb-7631-9ed9-d681891484c1', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387691983),
	(1, 39, 'default', 'workflow_run', 'nora', 22, '01a206cc-62ef-7126-816a-58ba2a233d87', 'StepStarted', 1, '{"at":1795410387694820,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"fetch"}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\xe4936d0819790cb86b60c47e42e4e63a430c779489c6200f50bda7a02d65c5b0', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:fetch:start:1', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387694820),
	(1, 40, 'default', 'workflow_run', 'nora', 23, '01a206cc-62f2-7791-8b94-8b53f3f598c7', 'StepCompleted', 1, '{"at":1795410387698311,"change":{"step_completed":{"attempt":1,"duration_ms":3,"figures":{"memories":5,"rev":17,"topics":1},"step":"fetch"}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\x2234ababcea1defb8578017295fda75eb9c9c58ae11175a889b0b5cd8acc58b9', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:fetch:complete', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387698311),
	(1, 41, 'default', 'workflow_run', 'nora', 24, '01a206cc-62f4-706a-b3af-d8e5c7e14fb3', 'StepStarted', 1, '{"at":1795410387700400,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"classify"}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\xa4bc91d877d35a3e9df72a98e543f02e94a7aa8cd2f77bcf5d9951a6acac2120', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:classify:start:1', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387700400),
	(1, 42, 'default', 'workflow_run', 'nora', 25, '01a206cc-62f9-76b3-a677-a7784e8a8b2f', 'AnswerRecorded', 1, '{"at":1795410387705515,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"47a126b32ce37c06631b09338d6d00d1764f0e413e6c6c3979fca7ed5c1f4838","content_id":"01a206cc-62f9-76b3-a677-a7778a33d674"},"fallback":false,"item":0,"step":"classify","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\x1e7676a95f184de5b6d64d7f236209c838b355c7c394adbc2fa31a27e33f5bc3', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:classify:0', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387705515),
	(1, 43, 'default', 'workflow_run', 'nora', 26, '01a206cc-62fc-720a-85db-cb452e0a2a34', 'StepCompleted', 1, '{"at":1795410387708406,"change":{"step_completed":{"attempt":1,"duration_ms":8,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1},"step":"classify"}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\x3208b343396e24dc7225ba3dc99bdbe5a836b94e6e79537b320d23062c4fbb8b', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:classify:complete', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387708406),
	(1, 44, 'default', 'workflow_run', 'nora', 27, '01a206cc-62fe-76dc-b8cc-3cf05b3db1d9', 'StepStarted', 1, '{"at":1795410387710285,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"resolve_merges"}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\x6f2f35dcb000aa5ca978bd083293a8bdbe48fa59393917d19b7d8cb05d84c047', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:resolve_merges:start:1', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387710285),
	(1, 45, 'default', 'workflow_run', 'nora', 28, '01a206cc-6303-7335-a0fe-43ab68de8904', 'AnswerRecorded', 1, '{"at":1795410387715414,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"c51e3d2023d49b912ebebc37a2defcb6db5dc7577ed87d6a7ea328ae879c7ccf","content_id":"01a206cc-6303-7335-a0fe-43aa4f2c1892"},"fallback":false,"item":0,"step":"resolve_merges","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\x2ec22781fa2fd62b3ecda4011fd68cc3f896674cd6c8c05cb8168258a323f880', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:resolve_merges:0', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387715414),
	(1, 46, 'default', 'workflow_run', 'nora', 29, '01a206cc-6305-7255-aacd-1256cbf2332b', 'StepCompleted', 1, '{"at":1795410387717383,"change":{"step_completed":{"attempt":1,"duration_ms":7,"figures":{"fallbacks":0,"groups":1,"members":2},"step":"resolve_merges"}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\x38fe1b83121f734b96eac71b75a91f92ea329fb385bd0ab683b75854f82ed07d', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:resolve_merges:complete', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387717383),
	(1, 47, 'default', 'workflow_run', 'nora', 30, '01a206cc-6307-7007-b633-4092c6e84782', 'StepStarted', 1, '{"at":1795410387719336,"change":{"step_started":{"attempt":1,"cancellable":true,"step":"normalise_topics"}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\x8c4e037a7a688ca72f6c8f559d70a59cc0420f232046662739353a1dca74927f', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:normalise_topics:start:1', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387719336),
	(1, 48, 'default', 'workflow_run', 'nora', 31, '01a206cc-630d-73bd-8d57-2862f7ceee0f', 'AnswerRecorded', 1, '{"at":1795410387725223,"change":{"answer_recorded":{"attempt":1,"content":{"commitment":"d0f24dfc105462649ccf220f2d9ca125a1bbec3dee43bcd9ceea6d6315c2d443","content_id":"01a206cc-630d-73bd-8d57-286159264ab3"},"fallback":false,"item":0,"step":"normalise_topics","usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0}}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\x9768f419346b1813119475f195ea0efcd32560891e3ba43da8279ed3b361274c', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:normalise_topics:0', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387725223),
	(1, 49, 'default', 'workflow_run', 'nora', 32, '01a206cc-630f-711e-8ff5-0afbe2d298b6', 'StepCompleted', 1, '{"at":1795410387727311,"change":{"step_completed":{"attempt":1,"duration_ms":7,"figures":{"dropped":0,"topics":1},"step":"normalise_topics"}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\x16dbf751d919c7ec0bb7fc278905200e98beb7c625a3e6b17467bb40dd6eed76', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:normalise_topics:complete', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387727311),
	(1, 50, 'default', 'workflow_run', 'nora', 33, '01a206cc-6311-7082-be4f-3e293c8c425c', 'StepStarted', 1, '{"at":1795410387729718,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"save"}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\x5bd4143d619eafdf26bf1a8004a6badeadabfc9af1ac17d39639d4f619853229', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:save:start:1', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387729718);
INSERT INTO public.events VALUES
	(1, 51, 'default', 'memory_book', 'nora', 18, '01a206cc-631e-7019-a848-cbefa606a34d', 'MemoryDeleted', 1, '{"at":1795410387741534,"by_run":"01a206cc-62de-70f8-a235-30ff38665fa9","change":{"deleted":{"content_id":"01a206cc-6117-76eb-94b2-7f8979838ee8"}},"memory_id":"01a206cc-6117-76eb-94b2-7f873e9614c9","reason":{"commitment":"e75e67303f71afb9c5b6efdc7da3393ed32fadffe74def32661d19a2f62d32ce","content_id":"01a206cc-631d-7641-b3a9-e908eaf5b625"},"rev":18,"revision":4}', '\x0caa01a3d1a88251717062b811698bfe487ee4eabeb438d569e4cfc3cafac842', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:save', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387741534),
	(1, 52, 'default', 'memory_book', 'nora', 19, '01a206cc-631e-7019-a848-cbf024f5e776', 'MemoryDeleted', 1, '{"at":1795410387741534,"by_run":"01a206cc-62de-70f8-a235-30ff38665fa9","change":{"deleted":{"content_id":"01a206cc-6169-7777-b445-17b8e16a7158"}},"memory_id":"01a206cc-6169-7777-b445-17b67a322beb","reason":{"commitment":"09896360c0b0e40d26ca1b4f00e06cebabbf9b6249b7120762fa02d387e51624","content_id":"01a206cc-631d-7641-b3a9-e9096cbaf8d7"},"rev":19,"revision":4}', '\xcbf4a9016da64b1767fb9ec2687db636681a2426c6dc4135a1b3cc58162f7699', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:save', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387741534),
	(1, 53, 'default', 'memory_book', 'nora', 20, '01a206cc-631e-7019-a848-cbf18ede37f9', 'MemoriesMerged', 1, '{"at":1795410387741534,"by_run":"01a206cc-62de-70f8-a235-30ff38665fa9","change":{"merged":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"f5eaca0e2a3771760a433f1321d77ef9e79883d0e98d0c7b3c9d2a7835b090d3","content_id":"01a206cc-631d-7641-b3a9-e90b98ed151e"},"derived_from":[{"memory_id":"01a206cc-6004-763a-a2db-6bda3f40bb2e","revision":3},{"memory_id":"01a206cc-605f-75ad-a28c-3203b1391f61","revision":3}]}},"memory_id":"01a206cc-631d-7641-b3a9-e90af7700f70","reason":{"commitment":"e6115531122545886ced776ee6fca77be5ca1a2c7acb2c3cecbab59eb91a88ae","content_id":"01a206cc-631d-7641-b3a9-e90c161b71f2"},"rev":20,"revision":1}', '\xd15910dbe9f2305efa28d03ed140d9e4a2c419e69dc5c5c58a86ff52caa1c66e', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:save', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387741534),
	(1, 54, 'default', 'memory_book', 'nora', 21, '01a206cc-631e-7019-a848-cbf288af2e72', 'MemoryMergedAway', 1, '{"at":1795410387741534,"by_run":"01a206cc-62de-70f8-a235-30ff38665fa9","change":{"merged_away":{"content_id":"01a206cc-6005-71d8-a6af-abb0dc2f0b76","into":"01a206cc-631d-7641-b3a9-e90af7700f70"}},"memory_id":"01a206cc-6004-763a-a2db-6bda3f40bb2e","rev":21,"revision":4}', '\xa214ed6b673f07a1927e6ca17a754ad0f6b06ff5536089ba385c771e37e690f2', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:save', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387741534),
	(1, 55, 'default', 'memory_book', 'nora', 22, '01a206cc-631e-7019-a848-cbf35c0f1260', 'MemoryMergedAway', 1, '{"at":1795410387741534,"by_run":"01a206cc-62de-70f8-a235-30ff38665fa9","change":{"merged_away":{"content_id":"01a206cc-605f-75ad-a28c-32052fed61d5","into":"01a206cc-631d-7641-b3a9-e90af7700f70"}},"memory_id":"01a206cc-605f-75ad-a28c-3203b1391f61","rev":22,"revision":4}', '\x509667bd4a3b17521e8cd18b012c2c383e7737b7bd95acb1185b770a0159a229', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:save', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387741534),
	(1, 56, 'default', 'memory_book', 'nora', 23, '01a206cc-631e-7019-a848-cbf4386836e7', 'MemoryUpdated', 1, '{"at":1795410387741534,"by_run":"01a206cc-62de-70f8-a235-30ff38665fa9","change":{"updated":{"content":{"commitment":"fe561818adb6a924c5b31e5d6f9290c5231c98248da36b73fb613da2ce8c930d","content_id":"01a206cc-631e-7019-a848-cbeed045c996"},"previous_content_id":"01a206cc-62bf-71a1-bd1d-a71cde72758b","set":{},"was":{}}},"memory_id":"01a206cc-60c4-72f9-8539-18eb54199e62","rev":23,"revision":4}', '\x027c0b250145e04a9bedf319d0902fbfae0eaa110fbf918f36750e21c3131437', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:save', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387741534),
	(1, 57, 'default', 'workflow_run', 'nora', 34, '01a206cc-6322-7749-8099-50989bb020b4', 'StepCompleted', 1, '{"at":1795410387745591,"change":{"step_completed":{"attempt":1,"duration_ms":15,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0},"step":"save"}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\x876753620d9013fbd272b9cb921526419d57415b56fa91faa41b42ca4541f800', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:save:complete', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387745591),
	(1, 58, 'default', 'workflow_run', 'nora', 35, '01a206cc-6325-77d7-8661-0534aa3be459', 'StepStarted', 1, '{"at":1795410387749418,"change":{"step_started":{"attempt":1,"cancellable":false,"step":"report"}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\x0d7979f9d6265847fee5abeb6585facc59e420740e8860a46aa514924463de77', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:report:start:1', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387749418),
	(1, 59, 'default', 'workflow_run', 'nora', 36, '01a206cc-632a-72aa-8e40-f7a5bb1d0b86', 'StepCompleted', 1, '{"at":1795410387753728,"change":{"step_completed":{"attempt":1,"duration_ms":4,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"step":"report"}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\x514fc0288c5dda88026e57c561a0afe8b153006173b3005a3eb8102d10f82896', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:report:complete', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387753728),
	(1, 60, 'default', 'workflow_run', 'nora', 37, '01a206cc-632c-75d5-b02a-de38b818e25a', 'RunCompleted', 1, '{"at":1795410387756108,"change":{"completed":{"attempt":1,"duration_ms":77,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}},"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9"}', '\xa0b0755fd200d33b6c129d605dacca1e76e0a5d95491b64f375d627ed317dfe5', 'workflow:memory-optimization', 'run:01a206cc-62de-70f8-a235-30ff38665fa9:complete', '01a206cc-62de-70f8-a235-30ff38665fa9', NULL, 1795410387756108),
	(48, 7, 'bridge', 'memory_book', 'lena', 1, '01a206cc-63c5-735c-8edc-726a5644e8e7', 'MemoryCreated', 1, '{"at":1795410387909621,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"e28200d3ff840ca798d10722cf7b95f67d5f291912d4566083cc6e6ce7c0bc1b","content_id":"01a206cc-63c5-735c-8edc-726860878a68"}}},"memory_id":"01a206cc-63c4-7380-8c9c-941c27eca424","rev":1,"revision":1}', '\xca0712324b6b90f0790238ccc2cf3ed5634121f570d92e88a60dec680b428542', 'admin:k_HCK849dBbQNt', '01a206cc-63c5-735c-8edc-72697e30e422', '01a206cc-63c5-735c-8edc-72697e30e422', NULL, 1795410387909621),
	(48, 8, 'bridge', 'memory_book', 'lena', 2, '01a206cc-6428-74f3-a978-49fe68a15dd6', 'MemoryUpdated', 1, '{"at":1795410388007546,"change":{"updated":{"content":{"commitment":"53a9630ccb0c886fc76f435d2b7bee75720e5b5f20312ae1a336b49fc04bcccb","content_id":"01a206cc-6428-74f3-a978-49fc34809218"},"previous_content_id":"01a206cc-63c5-735c-8edc-726860878a68","set":{},"was":{}}},"memory_id":"01a206cc-63c4-7380-8c9c-941c27eca424","rev":2,"revision":2}', '\x6b0fe20e8dae770b235fdfcb38fe0f45caa43777fccb7938d1ecab5dfc9e2c9a', 'admin:k_HCK849dBbQNt', '01a206cc-6428-74f3-a978-49fd3ad801cf', '01a206cc-6428-74f3-a978-49fd3ad801cf', NULL, 1795410388007546);


--
-- Data for Name: followers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES
	('memories', 1, 'memories_g1', 1795410383596621),
	('changes', 1, 'changes_g1', 1795410383596621),
	('relations', 1, 'relations_g1', 1795410383596621),
	('runs', 1, 'runs_g1 run_changes_g1', 1795410383596621),
	('user_stats', 1, 'user_stats_g1', 1795410383596621),
	('daily_metrics', 1, 'daily_metrics_g1', 1795410383596621);


--
-- Data for Name: memories_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memories_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-56bf-731e-ae59-5d3bf6f248db', 1, 1, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a206cc-56bf-731e-ae59-5d3bf6f248db"]}'),
	(53, 'default', 'bruno', 'bruno-2', 'active', 'episodic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-56bf-731e-ae59-5d3cf84d3706', 1, 2, 1733414400123000, 1733500800000000, NULL, NULL, '{"contents":["01a206cc-56bf-731e-ae59-5d3cf84d3706"]}'),
	(53, 'default', 'bruno', 'bruno-3', 'active', 'procedural', NULL, 'Work', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a206cc-56bf-731e-ae59-5d3d7f3469f9', 1, 3, 1795410384575080, 1795410384575080, NULL, NULL, '{"contents":["01a206cc-56bf-731e-ae59-5d3d7f3469f9"]}'),
	(53, 'default', 'bruno', 'bruno-4', 'active', 'insight', NULL, 'General', 1, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-56bf-731e-ae59-5d3e70ed620e', 1, 4, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a206cc-56bf-731e-ae59-5d3e70ed620e"]}'),
	(53, 'default', 'bruno', 'bruno-5', 'active', 'summary', NULL, 'General', 5, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-56bf-731e-ae59-5d3ff2a12a91', 1, 5, 1795410384575080, 1795410384575080, NULL, NULL, '{"contents":["01a206cc-56bf-731e-ae59-5d3ff2a12a91"]}'),
	(53, 'default', 'bruno', 'bruno-6', 'archived', 'semantic', 'Belongings', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-56bf-731e-ae59-5d40f79a4f09', 2, 7, 1795410384575080, 1795410384575080, NULL, NULL, '{"contents":["01a206cc-56bf-731e-ae59-5d40f79a4f09"]}'),
	(53, 'default', 'bruno', 'bruno-7', 'archived', 'semantic', NULL, 'Relationships', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-56bf-731e-ae59-5d412e388da8', 2, 9, 1795410384575080, 1795410384575080, NULL, NULL, '{"contents":["01a206cc-56bf-731e-ae59-5d412e388da8"]}'),
	(53, 'default', 'bruno', 'bruno-8', 'active', 'semantic', NULL, 'General', 2, 0, 't9', 'planner', 'run-9', 'bruno', 'user', '01a206cc-56bf-731e-ae59-5d4263f7021f', 1, 10, 1795410384575080, 1795410384575080, NULL, NULL, '{"contents":["01a206cc-56bf-731e-ae59-5d4263f7021f"]}'),
	(48, 'default', 'carl', 'carl-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, 'planner', NULL, NULL, NULL, '01a206cc-5714-7464-aa97-5392734db838', 1, 1, 1733414400000000, 1733414401000000, NULL, NULL, '{"contents":["01a206cc-5714-7464-aa97-5392734db838"]}'),
	(48, 'default', 'carl', 'carl-2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-5714-7464-aa97-5393a988d220', 1, 2, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a206cc-5714-7464-aa97-5393a988d220"]}'),
	(43, 'default', 'ana', '01a206cc-5a24-7780-8a27-74d3838b4608', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-5a24-7780-8a27-74d578194300', 1, 6, 1795410385444596, 1795410385444596, NULL, NULL, '{"contents":["01a206cc-5a24-7780-8a27-74d578194300"]}'),
	(43, 'default', 'ana', '01a206cc-5842-76a1-891d-2adcafacf494', 'active', 'semantic', NULL, 'General', 4, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-5ae5-7524-a360-e63b7fc7cfa7', 2, 8, 1795410384965057, 1795410385635676, NULL, NULL, '{"contents":["01a206cc-5845-71c1-b09c-c0b59ed8bea3","01a206cc-5ae5-7524-a360-e63b7fc7cfa7"]}'),
	(43, 'default', 'ana', '01a206cc-5bc6-739e-8944-18f9d08e5cb8', 'active', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-5bc7-708f-8cff-6d1bc0fd75b9', 1, 14, 1795410385862995, 1795410385862995, NULL, NULL, '{"contents":["01a206cc-5bc7-708f-8cff-6d1bc0fd75b9"],"derived_from":[{"memory_id":"01a206cc-58f9-7544-80c4-d1e6a3c26811","revision":1},{"memory_id":"01a206cc-5966-71a0-8884-6300a69d6c22","revision":1}]}'),
	(43, 'default', 'ana', '01a206cc-5bfa-7408-8264-1a9b18d53761', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-5cd7-7614-acae-b8a6368b2d12', 2, 20, 1795410385914911, 1795410386132001, NULL, NULL, '{"contents":["01a206cc-5bfa-7408-8264-1a9d05225668","01a206cc-5cd7-7614-acae-b8a6368b2d12","01a206cc-5cd7-7614-acae-b8a7f4f023ef"],"derived_from":[{"memory_id":"01a206cc-5bfa-7408-8264-1a9b18d53761","revision":1},{"memory_id":"01a206cc-5c6d-774a-a489-e9660d281c4a","revision":1}]}'),
	(43, 'default', 'ana', '01a206cc-5c6d-774a-a489-e9660d281c4a', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-5c6d-774a-a489-e968792e8046', 2, 21, 1795410386029278, 1795410386132001, NULL, '01a206cc-5bfa-7408-8264-1a9b18d53761', '{"contents":["01a206cc-5c6d-774a-a489-e968792e8046"]}'),
	(43, 'default', 'ana', '01a206cc-58a8-762e-808c-0cab7ce8222f', 'archived', 'episodic', 'Goals', 'Personal', 3, 0, 't1', 'planner', 'run-7', 'ana', 'user', '01a206cc-5ba4-7438-9010-f5299dc3b198', 5, 25, 1795410385064405, 1795410386242986, NULL, NULL, '{"contents":["01a206cc-58a8-762e-808c-0cad97a8c59b","01a206cc-5ba4-7438-9010-f5299dc3b198","01a206cc-5d43-75a9-9c4d-9be5b9d071aa"]}'),
	(43, 'default', 'ana', '01a206cc-5966-71a0-8884-6300a69d6c22', 'soft_deleted', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-5966-71a0-8884-6302815d44b0', 6, 30, 1795410385254312, 1795410386326696, 4949010386326696, NULL, '{"contents":["01a206cc-5966-71a0-8884-6302815d44b0","01a206cc-5d73-775b-a7f0-1ef520b2dc53"]}'),
	(43, 'default', 'ana', '01a206cc-5a85-72ca-8588-d34090e2ff79', 'active', 'insight', 'Manners', 'Personal', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a206cc-5a85-72ca-8588-d3425cd1d31d', 5, 27, 1795410385541951, 1795410386275179, NULL, NULL, '{"contents":["01a206cc-5a85-72ca-8588-d3425cd1d31d"]}'),
	(43, 'default', 'ana', '01a206cc-59c4-71d2-9c8e-be384099d7a4', 'purged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 2, 31, 1795410385348258, 1795410386345063, NULL, NULL, '{"contents":["01a206cc-5da9-708c-b3a4-cbd87468c797"]}'),
	(43, 'default', 'ana', '01a206cc-58f9-7544-80c4-d1e6a3c26811', 'purged', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 3, 32, 1795410385145454, 1795410386501777, NULL, '01a206cc-5bc6-739e-8944-18f9d08e5cb8', '{"contents":["01a206cc-5e45-715d-a04c-22d91c919636"]}'),
	(48, 'default', 'lena', '01a206cc-5e93-732c-8b11-2e90abb5fe0a', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-5e95-711d-93e4-6ad928877ab5', 1, 1, 1795410386581306, 1795410386581306, NULL, NULL, '{"contents":["01a206cc-5e95-711d-93e4-6ad928877ab5"]}'),
	(48, 'default', 'lena', '01a206cc-5ef6-7256-ad9d-149ebf2a8945', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-5ef6-7256-ad9d-14a0757d6246', 1, 2, 1795410386678488, 1795410386678488, NULL, NULL, '{"contents":["01a206cc-5ef6-7256-ad9d-14a0757d6246"]}'),
	(48, 'default', 'lena', '01a206cc-5f60-75bf-84db-77171dc93987', 'archived', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-5f60-75bf-84db-7719778673c2', 2, 4, 1795410386784450, 1795410386894771, NULL, NULL, '{"contents":["01a206cc-5f60-75bf-84db-7719778673c2"]}'),
	(1, 'default', 'nora', '01a206cc-6004-763a-a2db-6bda3f40bb2e', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-6005-71d8-a6af-abb0dc2f0b76', 4, 21, 1795410386949102, 1795410387741534, NULL, '01a206cc-631d-7641-b3a9-e90af7700f70', '{"contents":["01a206cc-6005-71d8-a6af-abb0dc2f0b76"]}'),
	(1, 'default', 'nora', '01a206cc-605f-75ad-a28c-3203b1391f61', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-605f-75ad-a28c-32052fed61d5', 4, 22, 1795410387039522, 1795410387741534, NULL, '01a206cc-631d-7641-b3a9-e90af7700f70', '{"contents":["01a206cc-605f-75ad-a28c-32052fed61d5"]}'),
	(1, 'default', 'nora', '01a206cc-60c4-72f9-8539-18eb54199e62', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-631e-7019-a848-cbeed045c996', 4, 23, 1795410387140763, 1795410387741534, NULL, NULL, '{"contents":["01a206cc-60c4-72f9-8539-18ed1dc087d2","01a206cc-6222-7374-b044-fa985a0aec45","01a206cc-62bf-71a1-bd1d-a71cde72758b","01a206cc-631e-7019-a848-cbeed045c996"]}'),
	(1, 'default', 'nora', '01a206cc-6117-76eb-94b2-7f873e9614c9', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-6117-76eb-94b2-7f8979838ee8', 4, 18, 1795410387223762, 1795410387741534, NULL, NULL, '{"contents":["01a206cc-6117-76eb-94b2-7f8979838ee8","01a206cc-6221-7565-8c2d-274d9fdc1ee8","01a206cc-631d-7641-b3a9-e908eaf5b625"]}'),
	(48, 'bridge', 'lena', '01a206cc-63c4-7380-8c9c-941c27eca424', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-6428-74f3-a978-49fc34809218', 2, 2, 1795410387909621, 1795410388007546, NULL, NULL, '{"contents":["01a206cc-63c5-735c-8edc-726860878a68","01a206cc-6428-74f3-a978-49fc34809218"]}'),
	(1, 'default', 'nora', '01a206cc-6221-7565-8c2d-274f5caf1a77', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-6222-7374-b044-fa96c526d724', 2, 17, 1795410387489850, 1795410387647167, NULL, NULL, '{"contents":["01a206cc-6222-7374-b044-fa96c526d724","01a206cc-6222-7374-b044-fa976c8a76bb"],"derived_from":[{"memory_id":"01a206cc-6004-763a-a2db-6bda3f40bb2e","revision":1},{"memory_id":"01a206cc-605f-75ad-a28c-3203b1391f61","revision":1}]}'),
	(1, 'default', 'nora', '01a206cc-6169-7777-b445-17b67a322beb', 'archived', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-6169-7777-b445-17b8e16a7158', 4, 19, 1795410387305128, 1795410387741534, NULL, NULL, '{"contents":["01a206cc-6169-7777-b445-17b8e16a7158","01a206cc-6221-7565-8c2d-274eac9afde9","01a206cc-631d-7641-b3a9-e9096cbaf8d7"]}'),
	(1, 'default', 'nora', '01a206cc-631d-7641-b3a9-e90af7700f70', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a206cc-631d-7641-b3a9-e90b98ed151e', 1, 20, 1795410387741534, 1795410387741534, NULL, NULL, '{"contents":["01a206cc-631d-7641-b3a9-e90b98ed151e","01a206cc-631d-7641-b3a9-e90c161b71f2"],"derived_from":[{"memory_id":"01a206cc-6004-763a-a2db-6bda3f40bb2e","revision":3},{"memory_id":"01a206cc-605f-75ad-a28c-3203b1391f61","revision":3}]}');


--
-- Data for Name: memory_access; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memory_access VALUES
	(43, 'default', 'ana', '01a206cc-5842-76a1-891d-2adcafacf494', 1795410388252558, 1),
	(43, 'default', 'ana', '01a206cc-58a8-762e-808c-0cab7ce8222f', 1795410388304238, 1),
	(43, 'default', 'ana', '01a206cc-5966-71a0-8884-6300a69d6c22', 1795410388345114, 1),
	(43, 'default', 'ana', '01a206cc-5bfa-7408-8264-1a9b18d53761', 1795410388422675, 1);


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES
	('01a206cc-56c6-77c6-a771-e333700428e5', 'default', 1795410384582575, 'bruno', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a206cc-571b-73c7-be5c-244c39be7888', 'default', 1795410384667238, 'carl', NULL, 'worker', 'create', 'ok', NULL, NULL, NULL, NULL, 'admin:cli'),
	('01a206cc-5842-76a1-891d-2add8c96fa04', 'default', 1795410384962344, 'ana', NULL, 'hotpath', 'create', 'ok', '01a206cc-5842-76a1-891d-2adcafacf494', 'Personal', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-58a8-762e-808c-0cac8e4d30b9', 'default', 1795410385064349, 'ana', 't1', 'hotpath', 'create', 'ok', '01a206cc-58a8-762e-808c-0cab7ce8222f', 'Goals', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-58f9-7544-80c4-d1e78d40331d', 'default', 1795410385145226, 'ana', NULL, 'hotpath', 'create', 'ok', '01a206cc-58f9-7544-80c4-d1e6a3c26811', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5966-71a0-8884-6301b99b1c79', 'default', 1795410385254231, 'ana', NULL, 'hotpath', 'create', 'ok', '01a206cc-5966-71a0-8884-6300a69d6c22', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-59c4-71d2-9c8e-be3943d4e696', 'default', 1795410385348183, 'ana', NULL, 'hotpath', 'create', 'ok', '01a206cc-59c4-71d2-9c8e-be384099d7a4', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5a24-7780-8a27-74d41f9fec67', 'default', 1795410385444529, 'ana', NULL, 'hotpath', 'create', 'ok', '01a206cc-5a24-7780-8a27-74d3838b4608', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5a85-72ca-8588-d341669b5473', 'default', 1795410385541896, 'ana', NULL, 'hotpath', 'create', 'ok', '01a206cc-5a85-72ca-8588-d34090e2ff79', 'Style', NULL, NULL, 'agent:planner'),
	('01a206cc-5ae3-76ba-a664-425fd5062c99', 'default', 1795410385635527, 'ana', NULL, 'hotpath', 'update', 'ok', '01a206cc-5842-76a1-891d-2adcafacf494', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5b5b-722a-9307-2214c45186ef', 'default', 1795410385755106, 'ana', 't1', 'hotpath', 'update', 'ok', '01a206cc-58a8-762e-808c-0cab7ce8222f', 'Goals', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5b6d-73aa-adce-96db1d2845b3', 'default', 1795410385773203, 'ana', NULL, 'hotpath', 'update', 'ok', '01a206cc-5a85-72ca-8588-d34090e2ff79', 'Style', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5b83-71cf-8559-9fdb272ab35e', 'default', 1795410385795417, 'ana', NULL, 'hotpath', 'update', 'ok', '01a206cc-5a85-72ca-8588-d34090e2ff79', 'Manners', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5b92-72da-9a57-1c506bb6087d', 'default', 1795410385810462, 'ana', 't1', 'hotpath', 'update', 'ok', '01a206cc-58a8-762e-808c-0cab7ce8222f', 'Goals', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5ba3-759b-b24c-36f42c470562', 'default', 1795410385827226, 'ana', 't1', 'hotpath', 'update', 'ok', '01a206cc-58a8-762e-808c-0cab7ce8222f', 'Goals', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5bb3-71bf-8812-7680e85f6e14', 'default', 1795410385843150, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a206cc-58a8-762e-808c-0cab7ce8222f', 'Goals', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5bc6-739e-8944-18fa2f31b658', 'default', 1795410385862925, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a206cc-5bc6-739e-8944-18f9d08e5cb8', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5be4-7742-80da-3b2c9e4bb109', 'default', 1795410385892019, 'ana', NULL, 'hotpath', 'update', 'ok', '01a206cc-5966-71a0-8884-6300a69d6c22', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5bfa-7408-8264-1a9c5dff3c55', 'default', 1795410385914837, 'ana', NULL, 'hotpath', 'create', 'ok', '01a206cc-5bfa-7408-8264-1a9b18d53761', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5c6d-774a-a489-e9675cc4f14b', 'default', 1795410386029219, 'ana', NULL, 'hotpath', 'create', 'ok', '01a206cc-5c6d-774a-a489-e9660d281c4a', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5cd3-7477-a4fb-60e9e2abc857', 'default', 1795410386131929, 'ana', NULL, 'hotpath', 'merge', 'ok', '01a206cc-5bfa-7408-8264-1a9b18d53761', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5d42-77e3-8bfc-145c0e33d764', 'default', 1795410386242888, 'ana', 't1', 'hotpath', 'delete', 'ok', '01a206cc-58a8-762e-808c-0cab7ce8222f', 'Goals', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5d53-75dd-8ae6-7e53e6e2eb92', 'default', 1795410386259343, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a206cc-5a85-72ca-8588-d34090e2ff79', 'Manners', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5d63-7002-81a1-0d16c7dc0688', 'default', 1795410386275117, 'ana', NULL, 'hotpath', 'update', 'ok', '01a206cc-5a85-72ca-8588-d34090e2ff79', 'Manners', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5d73-775b-a7f0-1ef496f2ce57', 'default', 1795410386291753, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a206cc-5966-71a0-8884-6300a69d6c22', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5d86-710e-927c-85dae8bcd820', 'default', 1795410386310094, 'ana', NULL, 'hotpath', 'update', 'ok', '01a206cc-5966-71a0-8884-6300a69d6c22', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5d96-7593-80fc-1c91d231e3f4', 'default', 1795410386326637, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a206cc-5966-71a0-8884-6300a69d6c22', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5da9-708c-b3a4-cbd7e2ec2d3a', 'default', 1795410386345002, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a206cc-59c4-71d2-9c8e-be384099d7a4', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5e45-715d-a04c-22d815d24d01', 'default', 1795410386501719, 'ana', NULL, 'hotpath', 'delete', 'ok', '01a206cc-58f9-7544-80c4-d1e6a3c26811', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5e93-732c-8b11-2e919980ac4d', 'default', 1795410386579070, 'lena', NULL, 'hotpath', 'create', 'ok', '01a206cc-5e93-732c-8b11-2e90abb5fe0a', 'Sport', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5ef6-7256-ad9d-149f7f063813', 'default', 1795410386678421, 'lena', NULL, 'hotpath', 'create', 'ok', '01a206cc-5ef6-7256-ad9d-149ebf2a8945', 'Sport', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5f60-75bf-84db-7718d5a9b2bd', 'default', 1795410386784368, 'lena', NULL, 'hotpath', 'create', 'ok', '01a206cc-5f60-75bf-84db-77171dc93987', 'Sport', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-5fce-7606-b2f5-8198635dd6c7', 'default', 1795410386894698, 'lena', NULL, 'hotpath', 'delete', 'ok', '01a206cc-5f60-75bf-84db-77171dc93987', 'Sport', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-6004-763a-a2db-6bdbf608b910', 'default', 1795410386948300, 'nora', NULL, 'hotpath', 'create', 'ok', '01a206cc-6004-763a-a2db-6bda3f40bb2e', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-605f-75ad-a28c-32047c0c86e7', 'default', 1795410387039461, 'nora', NULL, 'hotpath', 'create', 'ok', '01a206cc-605f-75ad-a28c-3203b1391f61', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-60c4-72f9-8539-18ec5cc108ca', 'default', 1795410387140690, 'nora', NULL, 'hotpath', 'create', 'ok', '01a206cc-60c4-72f9-8539-18eb54199e62', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-6117-76eb-94b2-7f88ff74085f', 'default', 1795410387223693, 'nora', NULL, 'hotpath', 'create', 'ok', '01a206cc-6117-76eb-94b2-7f873e9614c9', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-6169-7777-b445-17b7b377b2e9', 'default', 1795410387305057, 'nora', NULL, 'hotpath', 'create', 'ok', '01a206cc-6169-7777-b445-17b67a322beb', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-63c4-7380-8c9c-941d6c33b51c', 'bridge', 1795410387908753, 'lena', NULL, 'hotpath', 'create', 'ok', '01a206cc-63c4-7380-8c9c-941c27eca424', NULL, NULL, NULL, 'admin:k_HCK849dBbQNt'),
	('01a206cc-6427-7461-9bf8-83ccae5da8ea', 'bridge', 1795410388007480, 'lena', NULL, 'hotpath', 'update', 'ok', '01a206cc-63c4-7380-8c9c-941c27eca424', NULL, NULL, NULL, 'admin:k_HCK849dBbQNt'),
	('01a206cc-684f-7525-b3af-f19bd71e7e5e', 'default', 1795410389071391, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a206cc-5842-76a1-891d-2adcafacf494', 'Personal', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-6868-7734-a9d1-7f2a2d9447a1', 'default', 1795410389096146, 'ana', NULL, 'hotpath', 'create', 'skipped', '01a206cc-59c4-71d2-9c8e-be384099d7a4', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-687e-7401-a08e-dffa32c227fa', 'default', 1795410389118167, 'ana', 't1', 'hotpath', 'update', 'skipped', '01a206cc-58a8-762e-808c-0cab7ce8222f', 'Goals', NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-6896-7748-8919-950f95bfc6e1', 'default', 1795410389142875, 'ana', NULL, 'hotpath', 'delete', 'skipped', '01a206cc-59c4-71d2-9c8e-be384099d7a4', NULL, NULL, NULL, 'admin:k_FGSL8xaD2xbm'),
	('01a206cc-68e7-730e-8f64-3f942500283a', 'default', 1795410389223045, 'ana', NULL, 'hotpath', 'create', 'error', NULL, NULL, NULL, 'idempotency_mismatch', 'admin:k_FGSL8xaD2xbm');


--
-- Data for Name: origin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.origin VALUES
	(1, 'system=7711228853850260456 timeline=00000001 database=16384 events=16397');


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
	(9, 2, 1),
	(1, 61, 1),
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
	(58, 1, 1),
	(59, 1, 1),
	(60, 1, 1),
	(61, 1, 1),
	(53, 11, 1),
	(48, 9, 1),
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
	('relations', 1, 1),
	('runs', 2, 1),
	('user_stats', 1, 1),
	('daily_metrics', 2, 1);


--
-- Data for Name: relations_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.relations_g1 VALUES
	(43, 'default', 'ana', '01a206cc-5a85-72ca-8588-d34090e2ff79', '01a206cc-5bfa-7408-8264-1a9b18d53761', 0, 500, 1, 22, 1795410386151997),
	(43, 'default', 'ana', '01a206cc-5bfa-7408-8264-1a9b18d53761', '01a206cc-5a85-72ca-8588-d34090e2ff79', 1, 500, 1, 22, 1795410386151997);


--
-- Data for Name: run_changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.run_changes_g1 VALUES
	(1, 'default', 'nora', 6, 'RUN_REQUESTED', '01a206cc-61d5-7245-a210-fdc636d87354', 'memory-optimization', 'admin:k_FGSL8xaD2xbm', 1795410387413587, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 29, 'RUN_COMPLETED', '01a206cc-61d5-7245-a210-fdc636d87354', 'memory-optimization', 'workflow:memory-optimization', 1795410387501394, '{"duration_ms":87,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":6,"last_rev":11}'),
	(1, 'default', 'nora', 36, 'RUN_RESTORED', '01a206cc-61d5-7245-a210-fdc636d87354', 'memory-optimization', 'admin:k_FGSL8xaD2xbm', 1795410387650051, '{"figures":{"archived":1,"kept":0,"restored":4,"rewritten":1}}'),
	(1, 'default', 'nora', 37, 'RUN_REQUESTED', '01a206cc-62de-70f8-a235-30ff38665fa9', 'memory-optimization', 'admin:k_FGSL8xaD2xbm', 1795410387678394, '{"trigger":"manual"}'),
	(1, 'default', 'nora', 60, 'RUN_COMPLETED', '01a206cc-62de-70f8-a235-30ff38665fa9', 'memory-optimization', 'workflow:memory-optimization', 1795410387756108, '{"duration_ms":77,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"first_rev":18,"last_rev":23}');


--
-- Data for Name: run_leases; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: runs_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.runs_g1 VALUES
	(1, 'default', 'nora', '01a206cc-61d5-7245-a210-fdc636d87354', 'memory-optimization', 'completed', 1795410387413587, 0, 87, 5, 2, 0, 0, 0, '{"run_id":"01a206cc-61d5-7245-a210-fdc636d87354","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_FGSL8xaD2xbm","requested_at":1795410387413587,"started_at":1795410387427011,"ended_at":1795410387501394,"attempt":1,"node":"node-01a206cc57e977b08f6d9623e7d8833d","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795410387429976,"completed_at":1795410387438756,"duration_ms":8,"answers":0,"figures":{"memories":5,"rev":5,"topics":1}},{"name":"classify","status":"completed","started_at":1795410387441439,"completed_at":1795410387457304,"duration_ms":15,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795410387459077,"completed_at":1795410387467472,"duration_ms":8,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795410387469457,"completed_at":1795410387480697,"duration_ms":11,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795410387483316,"completed_at":1795410387493514,"duration_ms":10,"answers":0,"figures":{"deleted":2,"first_rev":6,"last_rev":11,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795410387496163,"completed_at":1795410387499443,"duration_ms":3,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":1795410387650051,"restored_by":"admin:k_FGSL8xaD2xbm","restored_figures":{"archived":1,"kept":0,"restored":4,"rewritten":1},"answers_erased":false,"first_version":1,"last_version":19}'),
	(1, 'default', 'nora', '01a206cc-62de-70f8-a235-30ff38665fa9', 'memory-optimization', 'completed', 1795410387678394, 0, 77, 5, 2, 0, 0, 0, '{"run_id":"01a206cc-62de-70f8-a235-30ff38665fa9","workflow":"memory-optimization","status":"completed","trigger":"manual","requested_by":"admin:k_FGSL8xaD2xbm","requested_at":1795410387678394,"started_at":1795410387691983,"ended_at":1795410387756108,"attempt":1,"node":"node-01a206cc57e977b08f6d9623e7d8833d","error":null,"steps":[{"name":"fetch","status":"completed","started_at":1795410387694820,"completed_at":1795410387698311,"duration_ms":3,"answers":0,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","started_at":1795410387700400,"completed_at":1795410387708406,"duration_ms":8,"answers":1,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","started_at":1795410387710285,"completed_at":1795410387717383,"duration_ms":7,"answers":1,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","started_at":1795410387719336,"completed_at":1795410387727311,"duration_ms":7,"answers":1,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"completed","started_at":1795410387729718,"completed_at":1795410387745591,"duration_ms":15,"answers":0,"figures":{"deleted":2,"first_rev":18,"last_rev":23,"memories":2,"merged_away":2,"merged_groups":1,"rewritten":1,"skipped":0}},{"name":"report","status":"completed","started_at":1795410387749418,"completed_at":1795410387753728,"duration_ms":4,"answers":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1}}],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"fallbacks":0,"figures":{"deleted":2,"kept":1,"memories_after":2,"memories_before":5,"merged_away":2,"merged_groups":1,"skipped":0,"topics_after":1,"topics_before":1},"restored_at":null,"restored_by":null,"restored_figures":{},"answers_erased":false,"first_version":20,"last_version":37}');


--
-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_migrations VALUES
	(1, 'ledger');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES
	(53, 'default', 'memory_book', 'bruno', 10, 'memory_book/0.1.0', '{"rev":10,"memories":{"bruno-1":{"state":"active","revision":1,"rev":1,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a206cc-56bf-731e-ae59-5d3bf6f248db","contents":["01a206cc-56bf-731e-ae59-5d3bf6f248db"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-2":{"state":"active","revision":1,"rev":2,"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content_id":"01a206cc-56bf-731e-ae59-5d3cf84d3706","contents":["01a206cc-56bf-731e-ae59-5d3cf84d3706"],"created_at":1733414400123000,"updated_at":1733500800000000},"bruno-3":{"state":"active","revision":1,"rev":3,"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content_id":"01a206cc-56bf-731e-ae59-5d3d7f3469f9","contents":["01a206cc-56bf-731e-ae59-5d3d7f3469f9"],"created_at":1795410384575080,"updated_at":1795410384575080},"bruno-4":{"state":"active","revision":1,"rev":4,"attributes":{"bank":"General","importance":1,"kind":"insight"},"content_id":"01a206cc-56bf-731e-ae59-5d3e70ed620e","contents":["01a206cc-56bf-731e-ae59-5d3e70ed620e"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-5":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":5,"kind":"summary"},"content_id":"01a206cc-56bf-731e-ae59-5d3ff2a12a91","contents":["01a206cc-56bf-731e-ae59-5d3ff2a12a91"],"created_at":1795410384575080,"updated_at":1795410384575080},"bruno-6":{"state":"archived","revision":2,"rev":7,"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content_id":"01a206cc-56bf-731e-ae59-5d40f79a4f09","contents":["01a206cc-56bf-731e-ae59-5d40f79a4f09"],"created_at":1795410384575080,"updated_at":1795410384575080},"bruno-7":{"state":"archived","revision":2,"rev":9,"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content_id":"01a206cc-56bf-731e-ae59-5d412e388da8","contents":["01a206cc-56bf-731e-ae59-5d412e388da8"],"created_at":1795410384575080,"updated_at":1795410384575080},"bruno-8":{"state":"active","revision":1,"rev":10,"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content_id":"01a206cc-56bf-731e-ae59-5d4263f7021f","contents":["01a206cc-56bf-731e-ae59-5d4263f7021f"],"created_at":1795410384575080,"updated_at":1795410384575080}},"kept":8}'),
	(43, 'default', 'memory_book', 'ana', 32, 'memory_book/0.1.0', '{"rev":32,"memories":{"01a206cc-5842-76a1-891d-2adcafacf494":{"state":"active","revision":2,"rev":8,"attributes":{"bank":"General","importance":4,"kind":"semantic"},"content_id":"01a206cc-5ae5-7524-a360-e63b7fc7cfa7","contents":["01a206cc-5845-71c1-b09c-c0b59ed8bea3","01a206cc-5ae5-7524-a360-e63b7fc7cfa7"],"created_at":1795410384965057,"updated_at":1795410385635676},"01a206cc-58a8-762e-808c-0cab7ce8222f":{"state":"archived","revision":5,"rev":25,"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Personal","category":"Goals","importance":3,"kind":"episodic","role":"user","run_id":"run-7","thread_id":"t1"},"content_id":"01a206cc-5ba4-7438-9010-f5299dc3b198","contents":["01a206cc-58a8-762e-808c-0cad97a8c59b","01a206cc-5ba4-7438-9010-f5299dc3b198","01a206cc-5d43-75a9-9c4d-9be5b9d071aa"],"created_at":1795410385064405,"updated_at":1795410386242986},"01a206cc-58f9-7544-80c4-d1e6a3c26811":{"state":"purged","revision":3,"rev":32,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a206cc-5e45-715d-a04c-22d91c919636"],"merged_into":"01a206cc-5bc6-739e-8944-18f9d08e5cb8","created_at":1795410385145454,"updated_at":1795410386501777},"01a206cc-5966-71a0-8884-6300a69d6c22":{"state":"soft_deleted","revision":6,"rev":30,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a206cc-5966-71a0-8884-6302815d44b0","contents":["01a206cc-5966-71a0-8884-6302815d44b0","01a206cc-5d73-775b-a7f0-1ef520b2dc53"],"purge_at":4949010386326696,"created_at":1795410385254312,"updated_at":1795410386326696},"01a206cc-59c4-71d2-9c8e-be384099d7a4":{"state":"purged","revision":2,"rev":31,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":null,"contents":["01a206cc-5da9-708c-b3a4-cbd87468c797"],"created_at":1795410385348258,"updated_at":1795410386345063},"01a206cc-5a24-7780-8a27-74d3838b4608":{"state":"active","revision":1,"rev":6,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a206cc-5a24-7780-8a27-74d578194300","contents":["01a206cc-5a24-7780-8a27-74d578194300"],"created_at":1795410385444596,"updated_at":1795410385444596},"01a206cc-5a85-72ca-8588-d34090e2ff79":{"state":"active","revision":5,"rev":27,"attributes":{"bank":"Personal","category":"Manners","importance":2,"kind":"insight","pinned":true},"content_id":"01a206cc-5a85-72ca-8588-d3425cd1d31d","contents":["01a206cc-5a85-72ca-8588-d3425cd1d31d"],"created_at":1795410385541951,"updated_at":1795410386275179},"01a206cc-5bc6-739e-8944-18f9d08e5cb8":{"state":"active","revision":1,"rev":14,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a206cc-5bc7-708f-8cff-6d1bc0fd75b9","contents":["01a206cc-5bc7-708f-8cff-6d1bc0fd75b9"],"derived_from":[{"memory_id":"01a206cc-58f9-7544-80c4-d1e6a3c26811","revision":1},{"memory_id":"01a206cc-5966-71a0-8884-6300a69d6c22","revision":1}],"created_at":1795410385862995,"updated_at":1795410385862995},"01a206cc-5bfa-7408-8264-1a9b18d53761":{"state":"active","revision":2,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a206cc-5cd7-7614-acae-b8a6368b2d12","contents":["01a206cc-5bfa-7408-8264-1a9d05225668","01a206cc-5cd7-7614-acae-b8a6368b2d12","01a206cc-5cd7-7614-acae-b8a7f4f023ef"],"derived_from":[{"memory_id":"01a206cc-5bfa-7408-8264-1a9b18d53761","revision":1},{"memory_id":"01a206cc-5c6d-774a-a489-e9660d281c4a","revision":1}],"created_at":1795410385914911,"updated_at":1795410386132001},"01a206cc-5c6d-774a-a489-e9660d281c4a":{"state":"merged","revision":2,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a206cc-5c6d-774a-a489-e968792e8046","contents":["01a206cc-5c6d-774a-a489-e968792e8046"],"merged_into":"01a206cc-5bfa-7408-8264-1a9b18d53761","created_at":1795410386029278,"updated_at":1795410386132001}},"kept":8,"links":{"01a206cc-58a8-762e-808c-0cab7ce8222f":{"01a206cc-5bfa-7408-8264-1a9b18d53761":{"by_hand":true,"outgoing":false,"strength":0}},"01a206cc-5a85-72ca-8588-d34090e2ff79":{"01a206cc-5bfa-7408-8264-1a9b18d53761":{"by_hand":true,"outgoing":false,"strength":500}},"01a206cc-5bfa-7408-8264-1a9b18d53761":{"01a206cc-58a8-762e-808c-0cab7ce8222f":{"by_hand":true,"outgoing":true,"strength":0},"01a206cc-5a85-72ca-8588-d34090e2ff79":{"by_hand":true,"outgoing":true,"strength":500}}}}'),
	(1, 'default', 'memory_book', 'nora', 23, 'memory_book/0.1.0', '{"rev":23,"memories":{"01a206cc-6004-763a-a2db-6bda3f40bb2e":{"state":"merged","revision":4,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a206cc-6005-71d8-a6af-abb0dc2f0b76","contents":["01a206cc-6005-71d8-a6af-abb0dc2f0b76"],"merged_into":"01a206cc-631d-7641-b3a9-e90af7700f70","created_at":1795410386949102,"updated_at":1795410387741534},"01a206cc-605f-75ad-a28c-3203b1391f61":{"state":"merged","revision":4,"rev":22,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a206cc-605f-75ad-a28c-32052fed61d5","contents":["01a206cc-605f-75ad-a28c-32052fed61d5"],"merged_into":"01a206cc-631d-7641-b3a9-e90af7700f70","created_at":1795410387039522,"updated_at":1795410387741534},"01a206cc-60c4-72f9-8539-18eb54199e62":{"state":"active","revision":4,"rev":23,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a206cc-631e-7019-a848-cbeed045c996","contents":["01a206cc-60c4-72f9-8539-18ed1dc087d2","01a206cc-6222-7374-b044-fa985a0aec45","01a206cc-62bf-71a1-bd1d-a71cde72758b","01a206cc-631e-7019-a848-cbeed045c996"],"created_at":1795410387140763,"updated_at":1795410387741534},"01a206cc-6117-76eb-94b2-7f873e9614c9":{"state":"archived","revision":4,"rev":18,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a206cc-6117-76eb-94b2-7f8979838ee8","contents":["01a206cc-6117-76eb-94b2-7f8979838ee8","01a206cc-6221-7565-8c2d-274d9fdc1ee8","01a206cc-631d-7641-b3a9-e908eaf5b625"],"created_at":1795410387223762,"updated_at":1795410387741534},"01a206cc-6169-7777-b445-17b67a322beb":{"state":"archived","revision":4,"rev":19,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a206cc-6169-7777-b445-17b8e16a7158","contents":["01a206cc-6169-7777-b445-17b8e16a7158","01a206cc-6221-7565-8c2d-274eac9afde9","01a206cc-631d-7641-b3a9-e9096cbaf8d7"],"created_at":1795410387305128,"updated_at":1795410387741534},"01a206cc-6221-7565-8c2d-274f5caf1a77":{"state":"archived","revision":2,"rev":17,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a206cc-6222-7374-b044-fa96c526d724","contents":["01a206cc-6222-7374-b044-fa96c526d724","01a206cc-6222-7374-b044-fa976c8a76bb"],"derived_from":[{"memory_id":"01a206cc-6004-763a-a2db-6bda3f40bb2e","revision":1},{"memory_id":"01a206cc-605f-75ad-a28c-3203b1391f61","revision":1}],"created_at":1795410387489850,"updated_at":1795410387647167},"01a206cc-631d-7641-b3a9-e90af7700f70":{"state":"active","revision":1,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a206cc-631d-7641-b3a9-e90b98ed151e","contents":["01a206cc-631d-7641-b3a9-e90b98ed151e","01a206cc-631d-7641-b3a9-e90c161b71f2"],"derived_from":[{"memory_id":"01a206cc-6004-763a-a2db-6bda3f40bb2e","revision":3},{"memory_id":"01a206cc-605f-75ad-a28c-3203b1391f61","revision":3}],"created_at":1795410387741534,"updated_at":1795410387741534}},"kept":7}'),
	(1, 'default', 'workflow_run', 'nora', 32, 'workflow_run/0.1.0', '{"runs":{"01a206cc-61d5-7245-a210-fdc636d87354":{"workflow":"memory-optimization","status":"completed","restored":true,"attempt":1,"node":null,"steps":[],"answers":{},"contents":["01a206cc-61fe-76f6-a13f-fa908a6e0e92","01a206cc-6209-748b-81b4-2e6d7a01a1de","01a206cc-6216-75f5-9480-4b80b34fc703"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795410387413587,"ended_at":1795410387501394},"01a206cc-62de-70f8-a235-30ff38665fa9":{"workflow":"memory-optimization","status":"running","restored":false,"attempt":1,"node":"node-01a206cc57e977b08f6d9623e7d8833d","steps":[{"name":"fetch","status":"completed","attempt":1,"cancellable":true,"started_at":1795410387694820,"completed_at":1795410387698311,"figures":{"memories":5,"rev":17,"topics":1}},{"name":"classify","status":"completed","attempt":1,"cancellable":true,"started_at":1795410387700400,"completed_at":1795410387708406,"figures":{"batches":1,"delete":2,"fallbacks":0,"keep":2,"merge":1}},{"name":"resolve_merges","status":"completed","attempt":1,"cancellable":true,"started_at":1795410387710285,"completed_at":1795410387717383,"figures":{"fallbacks":0,"groups":1,"members":2}},{"name":"normalise_topics","status":"completed","attempt":1,"cancellable":true,"started_at":1795410387719336,"completed_at":1795410387727311,"figures":{"dropped":0,"topics":1}},{"name":"save","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}},{"name":"report","status":"waiting","attempt":0,"cancellable":true,"started_at":null,"completed_at":null,"figures":{}}],"answers":{"classify":{"0":{"commitment":"47a126b32ce37c06631b09338d6d00d1764f0e413e6c6c3979fca7ed5c1f4838","content_id":"01a206cc-62f9-76b3-a677-a7778a33d674"}},"normalise_topics":{"0":{"commitment":"d0f24dfc105462649ccf220f2d9ca125a1bbec3dee43bcd9ceea6d6315c2d443","content_id":"01a206cc-630d-73bd-8d57-286159264ab3"}},"resolve_merges":{"0":{"commitment":"c51e3d2023d49b912ebebc37a2defcb6db5dc7577ed87d6a7ea328ae879c7ccf","content_id":"01a206cc-6303-7335-a0fe-43aa4f2c1892"}}},"contents":["01a206cc-62f9-76b3-a677-a7778a33d674","01a206cc-6303-7335-a0fe-43aa4f2c1892","01a206cc-630d-73bd-8d57-286159264ab3"],"usage":{"completion_tokens":0,"cost_micros":0,"prompt_tokens":0,"requests":0},"requested_at":1795410387678394,"ended_at":null}},"active":{"memory-optimization":"01a206cc-62de-70f8-a235-30ff38665fa9"},"held":6}');


--
-- Data for Name: thread_acks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.thread_acks VALUES
	(43, 'default', 'ana', 't1', 17, 1795410386221198);


--
-- Data for Name: user_stats_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_stats_g1 VALUES
	(53, 'default', 'bruno', 6, 2, 0, 0, 0, 10, 1795410384575080, 1795410384575080),
	(48, 'default', 'carl', 2, 0, 0, 0, 0, 2, 1795410384660626, 1795410384660626),
	(43, 'default', 'ana', 5, 1, 1, 1, 2, 32, 1795410384965057, 1795410386501777),
	(48, 'default', 'lena', 2, 1, 0, 0, 0, 4, 1795410386581306, 1795410386894771),
	(1, 'default', 'nora', 2, 3, 2, 0, 0, 23, 1795410386949102, 1795410387741534),
	(48, 'bridge', 'lena', 1, 0, 0, 0, 0, 2, 1795410387909621, 1795410388007546);


--
-- Data for Name: vectors; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('bridge', 1795410389576289, '01a206cc-6a48-77d9-8642-72ba79bdb532', NULL, 'admin:cli', 1, 2, 0, '[]', 265),
	('default', 1795410389576289, '01a206cc-6a4b-730d-9f5a-4097cd86d4b6', NULL, 'admin:cli', 1, 110, 0, '[]', 265);


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
-- Name: vectors vectors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vectors
    ADD CONSTRAINT vectors_pkey PRIMARY KEY (partition_id, content_id, embedder);


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
-- Name: vectors vectors_partition_id_content_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vectors
    ADD CONSTRAINT vectors_partition_id_content_id_fkey FOREIGN KEY (partition_id, content_id) REFERENCES public.contents(partition_id, content_id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--



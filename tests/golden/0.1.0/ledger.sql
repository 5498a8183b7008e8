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
-- Name: schema_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_migrations (
    number bigint NOT NULL,
    name text NOT NULL
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
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES
	('k_hm3bJeQO4phE', 'default', 'admin', NULL, '[]', '\x4f551eab8a9b4309fed9616164e16dd04fa591c94a2dd9835be1213ca526c51a', 1795290289715518, NULL),
	('k_SEmhDPAO4bur', 'default', 'auditor', 'reviewer', '[]', '\x5421d5e6291cfa0007774b46846a932f7086121913f22162657682af109dc288', 1795290289803583, NULL),
	('k_x86pr7vwLZIt', 'default', 'agent', 'planner', '["ana"]', '\x09d4f814141679065b232dfac875ccf6f0cef7504e765c85acc5de0b58a24ab3', 1795290289878369, NULL),
	('k_EAQt0tnHTa9Q', 'bridge', 'admin', NULL, '[]', '\x2686d5e5f6e8bbaf8c87316b0195d47785120ca4bff833d7de2abc3a9dff211b', 1795290289949906, NULL),
	('k_ambVIkXeMZcJ', 'default', 'admin', NULL, '[]', '\x1f98db72c8efee3f024e138c061d45de6f81ef13a8e8cac245b5a2cd3074fd92', 1795290290016964, 1795290290151500);


--
-- Data for Name: changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes_g1 VALUES
	(53, 'default', 'bruno', 1, 1, 'bruno-1', 'ADD', NULL, 'active', NULL, '01a1ffa3-d806-714a-9367-4070dd280c30', NULL, 'admin:cli', 'import:jsonl', 1795290290181986, '{}'),
	(53, 'default', 'bruno', 2, 2, 'bruno-2', 'ADD', NULL, 'active', NULL, '01a1ffa3-d806-714a-9367-4071b97b0c69', NULL, 'admin:cli', 'import:jsonl', 1795290290181986, '{}'),
	(53, 'default', 'bruno', 3, 3, 'bruno-3', 'ADD', NULL, 'active', NULL, '01a1ffa3-d806-714a-9367-4072b3a97146', NULL, 'admin:cli', 'import:jsonl', 1795290290181986, '{}'),
	(53, 'default', 'bruno', 4, 4, 'bruno-4', 'ADD', NULL, 'active', NULL, '01a1ffa3-d806-714a-9367-4073d509a37a', NULL, 'admin:cli', 'import:jsonl', 1795290290181986, '{}'),
	(53, 'default', 'bruno', 5, 5, 'bruno-5', 'ADD', NULL, 'active', NULL, '01a1ffa3-d806-714a-9367-40740fa0b04f', NULL, 'admin:cli', 'import:jsonl', 1795290290181986, '{}'),
	(53, 'default', 'bruno', 6, 6, 'bruno-6', 'ADD', NULL, 'active', NULL, '01a1ffa3-d806-714a-9367-4075b023c2d0', NULL, 'admin:cli', 'import:jsonl', 1795290290181986, '{}'),
	(53, 'default', 'bruno', 7, 7, 'bruno-6', 'DELETE', 'active', 'archived', '01a1ffa3-d806-714a-9367-4075b023c2d0', NULL, NULL, 'admin:cli', 'import:jsonl', 1795290290181986, '{}'),
	(53, 'default', 'bruno', 8, 8, 'bruno-7', 'ADD', NULL, 'active', NULL, '01a1ffa3-d806-714a-9367-40766d9410fc', NULL, 'admin:cli', 'import:jsonl', 1795290290181986, '{}'),
	(53, 'default', 'bruno', 9, 9, 'bruno-7', 'DELETE', 'active', 'archived', '01a1ffa3-d806-714a-9367-40766d9410fc', NULL, NULL, 'admin:cli', 'import:jsonl', 1795290290181986, '{}'),
	(53, 'default', 'bruno', 10, 10, 'bruno-8', 'ADD', NULL, 'active', NULL, '01a1ffa3-d806-714a-9367-407735b0b57e', NULL, 'admin:cli', 'import:jsonl', 1795290290181986, '{}'),
	(48, 'default', 'carl', 1, 1, 'carl-1', 'ADD', NULL, 'active', NULL, '01a1ffa3-d837-728f-80e4-fa3805739b82', NULL, 'admin:cli', 'import:agno', 1795290290231540, '{}'),
	(48, 'default', 'carl', 2, 2, 'carl-2', 'ADD', NULL, 'active', NULL, '01a1ffa3-d837-728f-80e4-fa39c0f96606', NULL, 'admin:cli', 'import:agno', 1795290290231540, '{}'),
	(43, 'default', 'ana', 1, 1, '01a1ffa3-d8c7-72e1-b6c0-33e140ca3d4b', 'ADD', NULL, 'active', NULL, '01a1ffa3-d8c9-7049-8219-dce62e0bc5fa', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290377074, '{}'),
	(43, 'default', 'ana', 2, 2, '01a1ffa3-d903-71c9-aef9-77c60fc20dea', 'ADD', NULL, 'active', NULL, '01a1ffa3-d903-71c9-aef9-77c7a42a6ecc', NULL, 'admin:k_hm3bJeQO4phE', 'run-7', 1795290290435203, '{}'),
	(43, 'default', 'ana', 3, 3, '01a1ffa3-d940-7766-8fc4-dc2ca2609286', 'ADD', NULL, 'active', NULL, '01a1ffa3-d940-7766-8fc4-dc2d348d8f99', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290496826, '{}'),
	(43, 'default', 'ana', 4, 4, '01a1ffa3-d978-73a5-9ca1-9f0b24865937', 'ADD', NULL, 'active', NULL, '01a1ffa3-d978-73a5-9ca1-9f0c7318c37d', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290552898, '{}'),
	(43, 'default', 'ana', 5, 5, '01a1ffa3-d9ae-7524-8d26-7fa202d951e5', 'ADD', NULL, 'active', NULL, '01a1ffa3-d9ae-7524-8d26-7fa391fc7c4b', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290606753, '{}'),
	(43, 'default', 'ana', 6, 6, '01a1ffa3-d9e6-70f9-85e0-6841999ef30f', 'ADD', NULL, 'active', NULL, '01a1ffa3-d9e6-70f9-85e0-68427813a4bf', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290662150, '{}'),
	(43, 'default', 'ana', 7, 7, '01a1ffa3-da1d-7697-81d3-18dfa45ecf95', 'ADD', NULL, 'active', NULL, '01a1ffa3-da1d-7697-81d3-18e06fc3d4ea', NULL, 'agent:planner', NULL, 1795290290717267, '{}'),
	(43, 'default', 'ana', 8, 8, '01a1ffa3-d8c7-72e1-b6c0-33e140ca3d4b', 'UPDATE', 'active', 'active', '01a1ffa3-d8c9-7049-8219-dce62e0bc5fa', '01a1ffa3-da75-72f3-bb8c-5f3ac125bc2a', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290804720, '{"set":{"category":null},"was":{"category":"Personal"}}'),
	(43, 'default', 'ana', 9, 9, '01a1ffa3-d903-71c9-aef9-77c60fc20dea', 'UPDATE', 'active', 'active', '01a1ffa3-d903-71c9-aef9-77c7a42a6ecc', '01a1ffa3-d903-71c9-aef9-77c7a42a6ecc', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290863776, '{"set":{"pinned":false},"was":{"pinned":true}}'),
	(43, 'default', 'ana', 10, 10, '01a1ffa3-da1d-7697-81d3-18dfa45ecf95', 'UPDATE', 'active', 'active', '01a1ffa3-da1d-7697-81d3-18e06fc3d4ea', '01a1ffa3-da1d-7697-81d3-18e06fc3d4ea', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290875161, '{"set":{"pinned":true},"was":{"pinned":false}}'),
	(43, 'default', 'ana', 11, 11, '01a1ffa3-da1d-7697-81d3-18dfa45ecf95', 'UPDATE', 'active', 'active', '01a1ffa3-da1d-7697-81d3-18e06fc3d4ea', '01a1ffa3-da1d-7697-81d3-18e06fc3d4ea', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290886936, '{"set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}'),
	(43, 'default', 'ana', 12, 12, '01a1ffa3-d903-71c9-aef9-77c60fc20dea', 'UPDATE', 'active', 'active', '01a1ffa3-d903-71c9-aef9-77c7a42a6ecc', '01a1ffa3-d903-71c9-aef9-77c7a42a6ecc', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290898200, '{"set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}'),
	(43, 'default', 'ana', 13, 13, '01a1ffa3-d903-71c9-aef9-77c60fc20dea', 'UPDATE', 'active', 'active', '01a1ffa3-d903-71c9-aef9-77c7a42a6ecc', '01a1ffa3-dadd-768c-8d65-4aa2a038e879', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290909296, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 14, 14, '01a1ffa3-daf5-7385-8c79-356a6c67e862', 'MERGE', NULL, 'active', NULL, '01a1ffa3-daf6-70ec-b272-71df4218f208', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290933614, '{"derived_from":[{"memory_id":"01a1ffa3-d940-7766-8fc4-dc2ca2609286","revision":1},{"memory_id":"01a1ffa3-d978-73a5-9ca1-9f0b24865937","revision":1}]}'),
	(43, 'default', 'ana', 15, 15, '01a1ffa3-d940-7766-8fc4-dc2ca2609286', 'MERGE', 'active', 'merged', '01a1ffa3-d940-7766-8fc4-dc2d348d8f99', NULL, NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290933614, '{"merged_into":"01a1ffa3-daf5-7385-8c79-356a6c67e862"}'),
	(43, 'default', 'ana', 16, 16, '01a1ffa3-d978-73a5-9ca1-9f0b24865937', 'MERGE', 'active', 'merged', '01a1ffa3-d978-73a5-9ca1-9f0c7318c37d', NULL, NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290933614, '{"merged_into":"01a1ffa3-daf5-7385-8c79-356a6c67e862"}'),
	(43, 'default', 'ana', 17, 17, '01a1ffa3-d978-73a5-9ca1-9f0b24865937', 'RESTORE', 'merged', 'active', NULL, '01a1ffa3-d978-73a5-9ca1-9f0c7318c37d', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290945874, '{}'),
	(43, 'default', 'ana', 18, 18, '01a1ffa3-db0e-7578-b015-f1d19a9be152', 'ADD', NULL, 'active', NULL, '01a1ffa3-db0e-7578-b015-f1d2ddfb6eb5', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290290958396, '{}'),
	(43, 'default', 'ana', 19, 19, '01a1ffa3-db4b-73e0-ac64-e7a7d298a4aa', 'ADD', NULL, 'active', NULL, '01a1ffa3-db4b-73e0-ac64-e7a83878576a', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290291019698, '{}'),
	(43, 'default', 'ana', 20, 20, '01a1ffa3-db0e-7578-b015-f1d19a9be152', 'MERGE', 'active', 'active', '01a1ffa3-db0e-7578-b015-f1d2ddfb6eb5', '01a1ffa3-db81-7344-86be-95a03ebda0b4', '01a1ffa3-db81-7344-86be-95a1e150663d', 'admin:k_hm3bJeQO4phE', NULL, 1795290291072460, '{"derived_from":[{"memory_id":"01a1ffa3-db0e-7578-b015-f1d19a9be152","revision":1},{"memory_id":"01a1ffa3-db4b-73e0-ac64-e7a7d298a4aa","revision":1}]}'),
	(43, 'default', 'ana', 21, 21, '01a1ffa3-db4b-73e0-ac64-e7a7d298a4aa', 'MERGE', 'active', 'merged', '01a1ffa3-db4b-73e0-ac64-e7a83878576a', NULL, NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290291072460, '{"merged_into":"01a1ffa3-db0e-7578-b015-f1d19a9be152"}'),
	(43, 'default', 'ana', 22, 22, '01a1ffa3-d903-71c9-aef9-77c60fc20dea', 'DELETE', 'active', 'archived', '01a1ffa3-dadd-768c-8d65-4aa2a038e879', NULL, '01a1ffa3-dbaa-71b1-af06-531d161a8b42', 'admin:k_hm3bJeQO4phE', NULL, 1795290291114126, '{}'),
	(43, 'default', 'ana', 23, 23, '01a1ffa3-da1d-7697-81d3-18dfa45ecf95', 'DELETE', 'active', 'archived', '01a1ffa3-da1d-7697-81d3-18e06fc3d4ea', NULL, NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290291127312, '{}'),
	(43, 'default', 'ana', 24, 24, '01a1ffa3-da1d-7697-81d3-18dfa45ecf95', 'RESTORE', 'archived', 'active', NULL, '01a1ffa3-da1d-7697-81d3-18e06fc3d4ea', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290291139392, '{}'),
	(43, 'default', 'ana', 25, 25, '01a1ffa3-d978-73a5-9ca1-9f0b24865937', 'TTL', 'active', 'soft_deleted', '01a1ffa3-d978-73a5-9ca1-9f0c7318c37d', NULL, '01a1ffa3-dbd0-75c4-9f12-451802576814', 'admin:k_hm3bJeQO4phE', NULL, 1795290291152007, '{"purge_at":4948890291152007}'),
	(43, 'default', 'ana', 26, 26, '01a1ffa3-d978-73a5-9ca1-9f0b24865937', 'RESTORE', 'soft_deleted', 'active', NULL, '01a1ffa3-d978-73a5-9ca1-9f0c7318c37d', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290291165657, '{}'),
	(43, 'default', 'ana', 27, 27, '01a1ffa3-d978-73a5-9ca1-9f0b24865937', 'TTL', 'active', 'soft_deleted', '01a1ffa3-d978-73a5-9ca1-9f0c7318c37d', NULL, NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290291177611, '{"purge_at":4948890291177611}'),
	(43, 'default', 'ana', 28, 28, '01a1ffa3-d9ae-7524-8d26-7fa202d951e5', 'PURGE', 'active', 'purged', NULL, NULL, '01a1ffa3-dbf4-72fe-a40f-f6f088885745', 'admin:k_hm3bJeQO4phE', NULL, 1795290291188780, '{"erased":1}'),
	(43, 'default', 'ana', 29, 29, '01a1ffa3-d940-7766-8fc4-dc2ca2609286', 'PURGE', 'merged', 'purged', NULL, NULL, '01a1ffa3-dc4c-72ad-b25e-b39cc144e53d', 'admin:k_hm3bJeQO4phE', NULL, 1795290291276711, '{"erased":1}'),
	(48, 'default', 'lena', 1, 3, '01a1ffa3-dc82-7405-9c1d-c43220c53e2c', 'ADD', NULL, 'active', NULL, '01a1ffa3-dc83-74a5-bd0c-c2e6f1c39fbd', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290291331241, '{}'),
	(48, 'default', 'lena', 2, 4, '01a1ffa3-dccb-7419-9ffc-937866bdc67c', 'ADD', NULL, 'active', NULL, '01a1ffa3-dccb-7419-9ffc-9379010fb204', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290291403395, '{}'),
	(48, 'default', 'lena', 3, 5, '01a1ffa3-dd0a-773d-8ae6-d80dca212399', 'ADD', NULL, 'active', NULL, '01a1ffa3-dd0a-773d-8ae6-d80e6cf51078', NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290291466172, '{}'),
	(48, 'bridge', 'lena', 1, 7, '01a1ffa3-dd4e-77e4-917b-85ad5653c382', 'ADD', NULL, 'active', NULL, '01a1ffa3-dd4f-713f-8329-6b2b17dcc44a', NULL, 'admin:k_EAQt0tnHTa9Q', NULL, 1795290291535173, '{}'),
	(48, 'bridge', 'lena', 2, 8, '01a1ffa3-dd4e-77e4-917b-85ad5653c382', 'UPDATE', 'active', 'active', '01a1ffa3-dd4f-713f-8329-6b2b17dcc44a', '01a1ffa3-dd8f-77e2-81a5-321758060395', NULL, 'admin:k_EAQt0tnHTa9Q', NULL, 1795290291599309, '{"set":{},"was":{}}'),
	(48, 'default', 'lena', 4, 6, '01a1ffa3-dd0a-773d-8ae6-d80dca212399', 'DELETE', 'active', 'archived', '01a1ffa3-dd0a-773d-8ae6-d80e6cf51078', NULL, NULL, 'admin:k_hm3bJeQO4phE', NULL, 1795290291521948, '{}');


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
	(48, 'memories', 1, 8),
	(43, 'memories', 1, 29),
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
	(0, 'user_stats', 1, 0),
	(1, 'user_stats', 1, 0),
	(53, 'changes', 1, 10),
	(48, 'changes', 1, 8),
	(43, 'changes', 1, 29),
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
	(44, 'user_stats', 1, 0),
	(45, 'user_stats', 1, 0),
	(46, 'user_stats', 1, 0),
	(47, 'user_stats', 1, 0),
	(49, 'user_stats', 1, 0),
	(50, 'user_stats', 1, 0),
	(51, 'user_stats', 1, 0),
	(52, 'user_stats', 1, 0),
	(53, 'user_stats', 1, 10),
	(48, 'user_stats', 1, 8),
	(43, 'user_stats', 1, 29),
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
	(6, 'daily_metrics', 1, 0),
	(7, 'daily_metrics', 1, 0);
INSERT INTO public.checkpoints VALUES
	(8, 'daily_metrics', 1, 0),
	(9, 'daily_metrics', 1, 0),
	(10, 'daily_metrics', 1, 0),
	(11, 'daily_metrics', 1, 0),
	(12, 'daily_metrics', 1, 0),
	(13, 'daily_metrics', 1, 0),
	(14, 'daily_metrics', 1, 0),
	(15, 'daily_metrics', 1, 0),
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
	(57, 'daily_metrics', 1, 0),
	(58, 'daily_metrics', 1, 0),
	(59, 'daily_metrics', 1, 0),
	(53, 'daily_metrics', 1, 10),
	(48, 'daily_metrics', 1, 8),
	(43, 'daily_metrics', 1, 29),
	(60, 'daily_metrics', 1, 0),
	(61, 'daily_metrics', 1, 0),
	(62, 'daily_metrics', 1, 0),
	(63, 'daily_metrics', 1, 0);


--
-- Data for Name: commands; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.commands VALUES
	(43, 'default', 'k_hm3bJeQO4phE/memory_book/ana', 'first', '\x4bb86f0e9a54b6f590833378dd4f720322a67127e22f7cc7e79a29c5ff14c63e', '01a1ffa3-d8c9-7049-8219-dce62e0bc5fa', '{"created":1,"memory_id":"01a1ffa3-d8c7-72e1-b6c0-33e140ca3d4b","rev":1}', 1, 1, 1795290290377074),
	(43, 'default', 'k_hm3bJeQO4phE/memory_book/ana', 'doomed', '\x0a378628ba6989bac4fbe35bd793a5e427c61dac38ae6a19dabf7cf7d40f57bf', '01a1ffa3-d9ae-7524-8d26-7fa391fc7c4b', '{"created":1,"memory_id":"01a1ffa3-d9ae-7524-8d26-7fa202d951e5","rev":5}', 5, 5, 1795290290606753),
	(43, 'default', 'k_hm3bJeQO4phE/memory_book/ana', 'guarded', '\xdf311a88676d55acd2b3c704939f667a54f9d217dcd42f877fac73a72e90f833', '01a1ffa3-da75-72f3-bb8c-5f3ac125bc2a', '{"created":0,"memory_id":"01a1ffa3-d8c7-72e1-b6c0-33e140ca3d4b","rev":8}', 8, 8, 1795290290804720),
	(43, 'default', 'k_hm3bJeQO4phE/memory_book/ana', 'same', '\x4e43e1b2c8a526a602f6a0fd2c09185e2a5e2e6d876c86d7e8104a5773ff6487', '01a1ffa3-dadd-768c-8d65-4aa2a038e879', '{"created":0,"memory_id":"01a1ffa3-d903-71c9-aef9-77c60fc20dea","position":13,"rev":13}', 14, 13, 1795290290921165),
	(43, 'default', 'k_hm3bJeQO4phE/memory_book/ana', 'purge', '\x6d2656d8b01bb17261875c6ad8bddd791fe777815f3ef5c2888d3c9e8420ff07', '01a1ffa3-dbf4-72fe-a40f-f6f088885745', '{"created":0,"memory_id":"01a1ffa3-d9ae-7524-8d26-7fa202d951e5","rev":28}', 28, 28, 1795290291188780);


--
-- Data for Name: contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contents VALUES
	(53, '01a1ffa3-d806-714a-9367-4070dd280c30', 'default', 'memory_book', 'bruno', '\xad2621fbc1ae6997253432eea437b392724064fb1216be050c64f900ce57aef4', '{"content":"Works as a carpenter"}'),
	(53, '01a1ffa3-d806-714a-9367-4071b97b0c69', 'default', 'memory_book', 'bruno', '\x178d5bc6cefb66c783e8f188e293ba3b4c34a54f95067dcb52fd661970203e31', '{"content":"Moved to Porto"}'),
	(53, '01a1ffa3-d806-714a-9367-4072b3a97146', 'default', 'memory_book', 'bruno', '\x3145ed7a3b9b4d0635bfa0f32255a89b0f4f95539e7fbb623fe6a4dfb96b6683', '{"content":"Sharpens a chisel in three steps"}'),
	(53, '01a1ffa3-d806-714a-9367-4073d509a37a', 'default', 'memory_book', 'bruno', '\x9d982e9e7d940d9e3de5d5b631c91acded79c9af36ccda500fc65d054d565bdc', '{"content":"Prefers oak to pine"}'),
	(53, '01a1ffa3-d806-714a-9367-40740fa0b04f', 'default', 'memory_book', 'bruno', '\xfe269dc150f36fc24a1493e27e87652269cfbac0d12eb75e3c9e207ed92d5bdb', '{"content":"A year of many moves","metadata":{"cities":["Faro","Porto"],"year":2024}}'),
	(53, '01a1ffa3-d806-714a-9367-4075b023c2d0', 'default', 'memory_book', 'bruno', '\x015849fd5052302cac601e71e47793dd72585fb9d86d429b92a1289165a3c146', '{"content":"Owned a van","topics":["van","travel"]}'),
	(53, '01a1ffa3-d806-714a-9367-40766d9410fc', 'default', 'memory_book', 'bruno', '\xd9c45c66cf39f094d5c7546ac4366cf4cdadf64002f18950c082e9db0d4645b4', '{"content":"Had a dog named Bolt"}'),
	(53, '01a1ffa3-d806-714a-9367-407735b0b57e', 'default', 'memory_book', 'bruno', '\x8bda9035a8eaefae009332dcc1930acd49a2149d9bef3a638840a6aa56c492c7', '{"content":"Plays chess on Fridays","input":"I play chess on Fridays."}'),
	(48, '01a1ffa3-d837-728f-80e4-fa3805739b82', 'default', 'memory_book', 'carl', '\xdf0a84ca81950ccffd25effc2ececce72a0579bcb255c5d161cfd3deff112c5a', '{"content":"Likes tea","input":"Tea, please!","topics":["food"]}'),
	(48, '01a1ffa3-d837-728f-80e4-fa39c0f96606', 'default', 'memory_book', 'carl', '\x3d243c73963905e97b18f3a4d095835ab2ea422dcb5b1c7f1537b9f405eea8c0', '{"content":"Has a cat"}'),
	(43, '01a1ffa3-d8c9-7049-8219-dce62e0bc5fa', 'default', 'memory_book', 'ana', '\x11484d7dbae4da76113114cce2fcb06e5bee7697eb0f1a10ae1cb1940ce2b6f5', '{"content":"Preferred name is Ana","topics":["name"]}'),
	(43, '01a1ffa3-d903-71c9-aef9-77c7a42a6ecc', 'default', 'memory_book', 'ana', '\x5511e94e894f3b587fca6054521712c77cdd74b7af03d732fce5e8ecd7fd30fd', '{"content":"Ship v1 by September","metadata":{"points":[1,2.5,null],"source":"standup"},"topics":["project","deadline"]}'),
	(43, '01a1ffa3-d978-73a5-9ca1-9f0c7318c37d', 'default', 'memory_book', 'ana', '\xf73be268d95b1e6d911e48c7cc9d060f0ac30eb07960ef6886690559982c3fbb', '{"content":"Avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a1ffa3-d9e6-70f9-85e0-68427813a4bf', 'default', 'memory_book', 'ana', '\xb58551be85f2030190881b1024bf879147ccee8277db691daa4e89cee9a58d06', '{"content":"Says \"olá\", writes 日本語 😀 it''s 100 % \\o/;\n-- keeps ''both'' lines","topics":["línguas"]}'),
	(43, '01a1ffa3-da1d-7697-81d3-18e06fc3d4ea', 'default', 'memory_book', 'ana', '\x6132d2de3be94555517a231aac64d4084a3644b224a8f7dd103c0b41258b6105', '{"content":"Prefers short answers"}'),
	(43, '01a1ffa3-da75-72f3-bb8c-5f3ac125bc2a', 'default', 'memory_book', 'ana', '\x9b3d84b6adae23424b1fc88ce7c35417ac960d224b9c045e60b92376d3d89db8', '{"content":"Preferred name is Ana, not Anna","topics":["name"]}'),
	(43, '01a1ffa3-dadd-768c-8d65-4aa2a038e879', 'default', 'memory_book', 'ana', '\x28ee83df856e1f366d4cbd513b0fabe9d07fc3cf29441d0b009b34cbbc6d1998', '{"content":"Ship v1 by September","topics":["deadline"]}'),
	(43, '01a1ffa3-daf6-70ec-b272-71df4218f208', 'default', 'memory_book', 'ana', '\x2b108ad17c26f16692c5fd66f6aff97b7ac3e4e6d1961d01fd8ebffaffb15cf8', '{"content":"Is lactose intolerant and avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a1ffa3-db0e-7578-b015-f1d2ddfb6eb5', 'default', 'memory_book', 'ana', '\x11f435a8df1a84a0c2febda55f25ba6df5db17a7482503a5b198f06ec64da8fd', '{"content":"Likes green tea","topics":["tea"]}'),
	(43, '01a1ffa3-db4b-73e0-ac64-e7a83878576a', 'default', 'memory_book', 'ana', '\x7b48035ad720c7e02537b2d82e560a4202ae85b97848679685de8cf6d2033725', '{"content":"Drinks tea in the morning"}'),
	(43, '01a1ffa3-db81-7344-86be-95a03ebda0b4', 'default', 'memory_book', 'ana', '\x27bb6f11fa200aa696333e9e76ecc60a3394cdd5a8b15322790737727ae2cbda', '{"content":"Drinks green tea in the morning","topics":["tea"]}'),
	(43, '01a1ffa3-db81-7344-86be-95a1e150663d', 'default', 'memory_book', 'ana', '\xdb1f97dbe848336f61fef6360d8f527ee1df9a35f9d26cf7d46c4d59ae53b6ff', '{"reason":"the same habit"}'),
	(43, '01a1ffa3-dbaa-71b1-af06-531d161a8b42', 'default', 'memory_book', 'ana', '\x74570a11bb6db7e3bde39adeac102ad782368e8c11b9ef22906b7e7c0a64dcb8', '{"reason":"reached"}'),
	(43, '01a1ffa3-dbd0-75c4-9f12-451802576814', 'default', 'memory_book', 'ana', '\x07cd74108e7b25d13e880c9ae7966e430513ce72b0562eb96bbd1b1561bef303', '{"reason":"no longer"}'),
	(43, '01a1ffa3-dbf4-72fe-a40f-f6f088885745', 'default', 'memory_book', 'ana', '\xb3e836871865e0659a0fec84f033607f8abf1777a7620c5768c92da58148e152', '{"reason":"asked for by the person"}'),
	(43, '01a1ffa3-dc4c-72ad-b25e-b39cc144e53d', 'default', 'memory_book', 'ana', '\xcf660817f2ad3531536f64f6086721153c3597a460f3ba43705a8022e7e9d18e', '{"reason":"said elsewhere"}'),
	(48, '01a1ffa3-dc83-74a5-bd0c-c2e6f1c39fbd', 'default', 'memory_book', 'lena', '\x957bc6059fd4c431e14997d57c2c32d97ce4ecf736f44546b05c8bdc21d59038', '{"content":"Runs on Sundays"}'),
	(48, '01a1ffa3-dccb-7419-9ffc-9379010fb204', 'default', 'memory_book', 'lena', '\x5838f22486c2afcbc445469080fe844d4e9dd86d668ecfc770d674d73f44cf66', '{"content":"Runs ten kilometres"}'),
	(48, '01a1ffa3-dd0a-773d-8ae6-d80e6cf51078', 'default', 'memory_book', 'lena', '\xc730edc96aa0a3791aac1be75ea2d8f4ce067d81d7768092a18b006daf4ced80', '{"content":"Has run a marathon"}'),
	(48, '01a1ffa3-dd4f-713f-8329-6b2b17dcc44a', 'bridge', 'memory_book', 'lena', '\xbb73697a90341892c6e0cdbed9e2d607c2603816faf77466e5088d1a11f2085b', '{"content":"Another person of that name"}'),
	(48, '01a1ffa3-dd8f-77e2-81a5-321758060395', 'bridge', 'memory_book', 'lena', '\x7d912a83c10a784f86ebcaa8340191e8d0822a2c65853ddbb540729613903130', '{"content":"Another person of the same name"}');


--
-- Data for Name: daily_metrics_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.daily_metrics_g1 VALUES
	(53, 'default', 20778, 'MemoryCreated', 8),
	(53, 'default', 20778, 'MemoryDeleted', 2),
	(43, 'default', 20778, 'MemoryUpdated', 3),
	(43, 'default', 20778, 'MemoryPinned', 2),
	(43, 'default', 20778, 'MemoryReclassified', 1),
	(43, 'default', 20778, 'MemoriesMerged', 2),
	(43, 'default', 20778, 'MemoryCreated', 9),
	(43, 'default', 20778, 'MemoryMergedAway', 3),
	(43, 'default', 20778, 'MemoryRestored', 3),
	(43, 'default', 20778, 'MemoryDeleted', 2),
	(43, 'default', 20778, 'MemorySoftDeleted', 2),
	(43, 'default', 20778, 'MemoryPurged', 2),
	(48, 'default', 20778, 'MemoryCreated', 5),
	(48, 'bridge', 20778, 'MemoryCreated', 1),
	(48, 'bridge', 20778, 'MemoryUpdated', 1),
	(48, 'default', 20778, 'MemoryDeleted', 1);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES
	(53, 1, 'default', 'memory_book', 'bruno', 1, '01a1ffa3-d806-714a-9367-407974a26cbb', 'MemoryCreated', 1, '{"at":1795290290181986,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"609d1b4a153b1add4ca11c488b068e8891236edc06702f2721f7be71f36bc79b","content_id":"01a1ffa3-d806-714a-9367-4070dd280c30"},"created_at":1733414400000000}},"memory_id":"bruno-1","rev":1,"revision":1}', '\x7b88682fd82e2e4149ed949af22c9d9a10135cb3e197f22fd5972d0d2650932c', 'admin:cli', '01a1ffa3-d806-714a-9367-407852c3c0ce', '01a1ffa3-d806-714a-9367-407852c3c0ce', NULL, 1795290290181986),
	(53, 2, 'default', 'memory_book', 'bruno', 2, '01a1ffa3-d806-714a-9367-407a8b0a5fd9', 'MemoryCreated', 1, '{"at":1795290290181986,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content":{"commitment":"ccd849e110acbd5f2a466533ea151d7526d843fe8ace02aedcf470a9aad10650","content_id":"01a1ffa3-d806-714a-9367-4071b97b0c69"},"created_at":1733414400123000,"updated_at":1733500800000000}},"memory_id":"bruno-2","rev":2,"revision":1}', '\x2360b29f1b122262f83c3b3109fad41b59a2495240dda2a1cc5529d272b43d08', 'admin:cli', '01a1ffa3-d806-714a-9367-407852c3c0ce', '01a1ffa3-d806-714a-9367-407852c3c0ce', NULL, 1795290290181986),
	(53, 3, 'default', 'memory_book', 'bruno', 3, '01a1ffa3-d806-714a-9367-407bd9f56d01', 'MemoryCreated', 1, '{"at":1795290290181986,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content":{"commitment":"d3465feb9f6e23663ad3a75b93be4b1f11cda13e0241d0bbe349d9255a15f797","content_id":"01a1ffa3-d806-714a-9367-4072b3a97146"}}},"memory_id":"bruno-3","rev":3,"revision":1}', '\x7713a86bc0184f40c2ac2c5f7908778955f2e69e90f153a7284804df1e5d7811', 'admin:cli', '01a1ffa3-d806-714a-9367-407852c3c0ce', '01a1ffa3-d806-714a-9367-407852c3c0ce', NULL, 1795290290181986),
	(53, 4, 'default', 'memory_book', 'bruno', 4, '01a1ffa3-d806-714a-9367-407cc5a3fffa', 'MemoryCreated', 1, '{"at":1795290290181986,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":1,"kind":"insight"},"content":{"commitment":"3ef91c9d129528cef173f38ad1ff58b6f0908d8f4eb9da818f1cc53c149f48b9","content_id":"01a1ffa3-d806-714a-9367-4073d509a37a"},"created_at":1733414400000000}},"memory_id":"bruno-4","rev":4,"revision":1}', '\x370b0dc7c95622afb9b0aa70a6d9c95733a7eb82bd73a3618a29b72e91f66417', 'admin:cli', '01a1ffa3-d806-714a-9367-407852c3c0ce', '01a1ffa3-d806-714a-9367-407852c3c0ce', NULL, 1795290290181986),
	(53, 5, 'default', 'memory_book', 'bruno', 5, '01a1ffa3-d806-714a-9367-407d1d94f65d', 'MemoryCreated', 1, '{"at":1795290290181986,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":5,"kind":"summary"},"content":{"commitment":"f50da9848bcb3fd90ef75ce2eff32a7bf224adacb5acb5c2a44fe2410c881bf1","content_id":"01a1ffa3-d806-714a-9367-40740fa0b04f"}}},"memory_id":"bruno-5","rev":5,"revision":1}', '\xf561e45ca69f757c3c9d875c73a90a991e8f7924f91c72a216d86dc934592c3a', 'admin:cli', '01a1ffa3-d806-714a-9367-407852c3c0ce', '01a1ffa3-d806-714a-9367-407852c3c0ce', NULL, 1795290290181986),
	(53, 6, 'default', 'memory_book', 'bruno', 6, '01a1ffa3-d806-714a-9367-407ea98d9e43', 'MemoryCreated', 1, '{"at":1795290290181986,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content":{"commitment":"123cacb9838c059a963a7171a23253da7b8c33f8965fa4da60c95c4f8c929276","content_id":"01a1ffa3-d806-714a-9367-4075b023c2d0"}}},"memory_id":"bruno-6","rev":6,"revision":1}', '\x04feecac0d6ee15523d7c2c4600c493d4a2bd6958d9dab2f1e7b8ca2b007adc8', 'admin:cli', '01a1ffa3-d806-714a-9367-407852c3c0ce', '01a1ffa3-d806-714a-9367-407852c3c0ce', NULL, 1795290290181986),
	(53, 7, 'default', 'memory_book', 'bruno', 7, '01a1ffa3-d806-714a-9367-407f7065940b', 'MemoryDeleted', 1, '{"at":1795290290181986,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a1ffa3-d806-714a-9367-4075b023c2d0"}},"memory_id":"bruno-6","rev":7,"revision":2}', '\x34eb1eb6deaf8610bbdfe925546f5d32e9825b919bf88f4e163968b8937d7c3d', 'admin:cli', '01a1ffa3-d806-714a-9367-407852c3c0ce', '01a1ffa3-d806-714a-9367-407852c3c0ce', NULL, 1795290290181986),
	(53, 8, 'default', 'memory_book', 'bruno', 8, '01a1ffa3-d806-714a-9367-4080c1c072e2', 'MemoryCreated', 1, '{"at":1795290290181986,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content":{"commitment":"5c8e70c67b02a76449050d622db547570ae644d6b20d676a6718f11a60fb27b2","content_id":"01a1ffa3-d806-714a-9367-40766d9410fc"}}},"memory_id":"bruno-7","rev":8,"revision":1}', '\x41637bc678fd2e07894b0e18f5ca2ef58b80c849685d7df2021b9fb5e266dc5b', 'admin:cli', '01a1ffa3-d806-714a-9367-407852c3c0ce', '01a1ffa3-d806-714a-9367-407852c3c0ce', NULL, 1795290290181986),
	(53, 9, 'default', 'memory_book', 'bruno', 9, '01a1ffa3-d806-714a-9367-40810af76c16', 'MemoryDeleted', 1, '{"at":1795290290181986,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a1ffa3-d806-714a-9367-40766d9410fc"}},"memory_id":"bruno-7","rev":9,"revision":2}', '\x369e20a6561e2c30d47c05ffeba414e15effa5ac1fba8bec93c164d5865fc850', 'admin:cli', '01a1ffa3-d806-714a-9367-407852c3c0ce', '01a1ffa3-d806-714a-9367-407852c3c0ce', NULL, 1795290290181986),
	(53, 10, 'default', 'memory_book', 'bruno', 10, '01a1ffa3-d806-714a-9367-408201bcef63', 'MemoryCreated', 1, '{"at":1795290290181986,"by_run":"import:jsonl","change":{"created":{"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content":{"commitment":"449b4141308a5fc7b5fe74f52c3ee74e8059b177d691d0e02ecfb88a0c31c7ec","content_id":"01a1ffa3-d806-714a-9367-407735b0b57e"}}},"memory_id":"bruno-8","rev":10,"revision":1}', '\x8eac87606fccd978a9b744cb5d3a42282f26ff20ffe7b391708d3c1739218942', 'admin:cli', '01a1ffa3-d806-714a-9367-407852c3c0ce', '01a1ffa3-d806-714a-9367-407852c3c0ce', NULL, 1795290290181986),
	(48, 1, 'default', 'memory_book', 'carl', 1, '01a1ffa3-d837-728f-80e4-fa3b36755827', 'MemoryCreated', 1, '{"at":1795290290231540,"by_run":"import:agno","change":{"created":{"attributes":{"agent_id":"planner","bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"aebd69bd8da37194f922e7d7f4c2880c6d92c3d52d9fe92062a81c048056b7a5","content_id":"01a1ffa3-d837-728f-80e4-fa3805739b82"},"created_at":1733414400000000,"updated_at":1733414401000000}},"memory_id":"carl-1","rev":1,"revision":1}', '\x33cad672030c2fcea741c2bc2212b41e8798359a9e16c6da2e063c262d66cc90', 'admin:cli', '01a1ffa3-d837-728f-80e4-fa3afaadc981', '01a1ffa3-d837-728f-80e4-fa3afaadc981', NULL, 1795290290231540),
	(48, 2, 'default', 'memory_book', 'carl', 2, '01a1ffa3-d837-728f-80e4-fa3cf4aa9b71', 'MemoryCreated', 1, '{"at":1795290290231540,"by_run":"import:agno","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"5749c44702cf22e5af477c3522d5cb3f83183064dfef6ce79e930c9fcad58e50","content_id":"01a1ffa3-d837-728f-80e4-fa39c0f96606"},"created_at":1733414400000000}},"memory_id":"carl-2","rev":2,"revision":1}', '\x98253218f0c71e4fc446106a2b976b0a9a5a61408b3f52182c8c4a7d80280597', 'admin:cli', '01a1ffa3-d837-728f-80e4-fa3afaadc981', '01a1ffa3-d837-728f-80e4-fa3afaadc981', NULL, 1795290290231540),
	(43, 1, 'default', 'memory_book', 'ana', 1, '01a1ffa3-d8c9-7049-8219-dce7f5d42ed6', 'MemoryCreated', 1, '{"at":1795290290377074,"change":{"created":{"attributes":{"bank":"General","category":"Personal","importance":4,"kind":"semantic"},"content":{"commitment":"aa42757602c802d9036e9b2751e39d089b43297908b4a717369a38b19f1b0a6a","content_id":"01a1ffa3-d8c9-7049-8219-dce62e0bc5fa"}}},"memory_id":"01a1ffa3-d8c7-72e1-b6c0-33e140ca3d4b","rev":1,"revision":1}', '\x9c4391e3d810df5d0cd418afcb7f248e6dd1ce01669d2ba1f360010cc2254c20', 'admin:k_hm3bJeQO4phE', 'first', 'first', NULL, 1795290290377074),
	(43, 16, 'default', 'memory_book', 'ana', 16, '01a1ffa3-daf6-70ec-b272-71e30dc0bd51', 'MemoryMergedAway', 1, '{"at":1795290290933614,"change":{"merged_away":{"content_id":"01a1ffa3-d978-73a5-9ca1-9f0c7318c37d","into":"01a1ffa3-daf5-7385-8c79-356a6c67e862"}},"memory_id":"01a1ffa3-d978-73a5-9ca1-9f0b24865937","rev":16,"revision":2}', '\x13cd11d7a6c6d3c0f651e4456d7156364ca6c12e95a3ffb9e38f26b9a1e7a473', 'admin:k_hm3bJeQO4phE', '01a1ffa3-daf6-70ec-b272-71e08b33fde9', '01a1ffa3-daf6-70ec-b272-71e08b33fde9', NULL, 1795290290933614),
	(43, 2, 'default', 'memory_book', 'ana', 2, '01a1ffa3-d903-71c9-aef9-77c9824cc871', 'MemoryCreated', 1, '{"at":1795290290435203,"change":{"created":{"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Work","category":"Goals","importance":5,"kind":"episodic","pinned":true,"role":"user","run_id":"run-7","thread_id":"t1"},"content":{"commitment":"594a392132013c0f0743522abf95ce6ebdd54872b4084eb50ca6d7b3b4701ad1","content_id":"01a1ffa3-d903-71c9-aef9-77c7a42a6ecc"}}},"memory_id":"01a1ffa3-d903-71c9-aef9-77c60fc20dea","rev":2,"revision":1}', '\x1c3956f50feb2956a51fc48bfdf0928dcc6ae0b3043aa1d64a36ac17f02c4fa8', 'admin:k_hm3bJeQO4phE', '01a1ffa3-d903-71c9-aef9-77c8f6b6264b', 'turn-2', 'turn-1', 1795290290435203),
	(43, 3, 'default', 'memory_book', 'ana', 3, '01a1ffa3-d940-7766-8fc4-dc2fa9a55efa', 'MemoryCreated', 1, '{"at":1795290290496826,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"e03b3b8242b2d1a713aeba08c2014c889c8e56850c7d6d95fe91942c9dfb3550","content_id":"01a1ffa3-d940-7766-8fc4-dc2d348d8f99"}}},"memory_id":"01a1ffa3-d940-7766-8fc4-dc2ca2609286","rev":3,"revision":1}', '\xcc292fc4c4b3be68290967815a78fcee2287dfda42d178c383180827bac6c44a', 'admin:k_hm3bJeQO4phE', '01a1ffa3-d940-7766-8fc4-dc2e7170ad2d', '01a1ffa3-d940-7766-8fc4-dc2e7170ad2d', NULL, 1795290290496826),
	(43, 4, 'default', 'memory_book', 'ana', 4, '01a1ffa3-d979-7457-92c2-6009b772cc75', 'MemoryCreated', 1, '{"at":1795290290552898,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"0277c823b402c9cea03456f09302f9e8140bf0e8cd7b8d94eff6ce9a531b5fb7","content_id":"01a1ffa3-d978-73a5-9ca1-9f0c7318c37d"}}},"memory_id":"01a1ffa3-d978-73a5-9ca1-9f0b24865937","rev":4,"revision":1}', '\x8b20e8c48959cc81ec5b40abdedeed2a767d27c6c40186eded19748437f51ca4', 'admin:k_hm3bJeQO4phE', '01a1ffa3-d979-7457-92c2-600874ffaf0a', '01a1ffa3-d979-7457-92c2-600874ffaf0a', NULL, 1795290290552898),
	(43, 5, 'default', 'memory_book', 'ana', 5, '01a1ffa3-d9ae-7524-8d26-7fa45e1a6b08', 'MemoryCreated', 1, '{"at":1795290290606753,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"d7ba9fff0541317bf51e52f4baef760a43d602838a445106e0f48adf0b421564","content_id":"01a1ffa3-d9ae-7524-8d26-7fa391fc7c4b"}}},"memory_id":"01a1ffa3-d9ae-7524-8d26-7fa202d951e5","rev":5,"revision":1}', '\xf16e8396e16491abbb400f34be8b78bc67fb1f284174bf2f9566c8f099382032', 'admin:k_hm3bJeQO4phE', 'doomed', 'doomed', NULL, 1795290290606753),
	(43, 6, 'default', 'memory_book', 'ana', 6, '01a1ffa3-d9e6-70f9-85e0-6844a160819a', 'MemoryCreated', 1, '{"at":1795290290662150,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"66d411f0ff733eec038bdf320b2d4e9562a7968c0ae5fd873aaf894b15f004f4","content_id":"01a1ffa3-d9e6-70f9-85e0-68427813a4bf"}}},"memory_id":"01a1ffa3-d9e6-70f9-85e0-6841999ef30f","rev":6,"revision":1}', '\x9cacc82fb7d7b6b10c95a4b2f0b9e3f7d6b8e311860695cb2012262798ed2350', 'admin:k_hm3bJeQO4phE', '01a1ffa3-d9e6-70f9-85e0-684362688936', '01a1ffa3-d9e6-70f9-85e0-684362688936', NULL, 1795290290662150),
	(43, 7, 'default', 'memory_book', 'ana', 7, '01a1ffa3-da1d-7697-81d3-18e279e7def2', 'MemoryCreated', 1, '{"at":1795290290717267,"change":{"created":{"attributes":{"bank":"General","category":"Style","importance":2,"kind":"semantic"},"content":{"commitment":"c54ec8cac8f15a340feba6ba35d367eff7899ac9cdcc19d9cfa0f4177d3c9a52","content_id":"01a1ffa3-da1d-7697-81d3-18e06fc3d4ea"}}},"memory_id":"01a1ffa3-da1d-7697-81d3-18dfa45ecf95","rev":7,"revision":1}', '\xc54027f6fb1e0b85eb303f08eb26d698e46dee9b49b656f3ff915f1817bd67f6', 'agent:planner', '01a1ffa3-da1d-7697-81d3-18e17e5fe292', '01a1ffa3-da1d-7697-81d3-18e17e5fe292', NULL, 1795290290717267),
	(43, 8, 'default', 'memory_book', 'ana', 8, '01a1ffa3-da76-705e-b20a-22f42dd7e884', 'MemoryUpdated', 1, '{"at":1795290290804720,"change":{"updated":{"content":{"commitment":"bb3a2de5f09a3740e9116cec3f9ffd92717100646c3f938002af22629ffe49e1","content_id":"01a1ffa3-da75-72f3-bb8c-5f3ac125bc2a"},"previous_content_id":"01a1ffa3-d8c9-7049-8219-dce62e0bc5fa","set":{"category":null},"was":{"category":"Personal"}}},"memory_id":"01a1ffa3-d8c7-72e1-b6c0-33e140ca3d4b","rev":8,"revision":2}', '\x89fb68bd74ae45d310ba272c71964b1277d7d9be0ad4856cdf827232bb399514', 'admin:k_hm3bJeQO4phE', 'guarded', 'guarded', NULL, 1795290290804720),
	(43, 9, 'default', 'memory_book', 'ana', 9, '01a1ffa3-daaf-73c1-9dd3-96c9b7b61c03', 'MemoryPinned', 1, '{"at":1795290290863776,"change":{"pinned":{"content_id":"01a1ffa3-d903-71c9-aef9-77c7a42a6ecc","pinned":false}},"memory_id":"01a1ffa3-d903-71c9-aef9-77c60fc20dea","rev":9,"revision":2}', '\x9b9cfc373419478eba19e206283914c34905b332c398ed37db6d2148c6502d8b', 'admin:k_hm3bJeQO4phE', '01a1ffa3-daaf-73c1-9dd3-96c8a753eaf4', '01a1ffa3-daaf-73c1-9dd3-96c8a753eaf4', NULL, 1795290290863776),
	(43, 10, 'default', 'memory_book', 'ana', 10, '01a1ffa3-dabb-7320-aacb-83c853e1af2a', 'MemoryPinned', 1, '{"at":1795290290875161,"change":{"pinned":{"content_id":"01a1ffa3-da1d-7697-81d3-18e06fc3d4ea","pinned":true}},"memory_id":"01a1ffa3-da1d-7697-81d3-18dfa45ecf95","rev":10,"revision":2}', '\x421e8def284a97ec70ca81c899befa288fa590e7cbfdf6e9cd05b6de771f69e0', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dabb-7320-aacb-83c7d244d98c', '01a1ffa3-dabb-7320-aacb-83c7d244d98c', NULL, 1795290290875161),
	(43, 11, 'default', 'memory_book', 'ana', 11, '01a1ffa3-dac6-76e4-b606-9fd1af2303be', 'MemoryReclassified', 1, '{"at":1795290290886936,"change":{"reclassified":{"content_id":"01a1ffa3-da1d-7697-81d3-18e06fc3d4ea","set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}},"memory_id":"01a1ffa3-da1d-7697-81d3-18dfa45ecf95","rev":11,"revision":3}', '\xba2813d51584ad7802132855e57c1694f9fbbce9dc55a8975d0eabe72eb94f9e', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dac6-76e4-b606-9fd0b56a2531', '01a1ffa3-dac6-76e4-b606-9fd0b56a2531', NULL, 1795290290886936),
	(43, 12, 'default', 'memory_book', 'ana', 12, '01a1ffa3-dad2-741c-bab2-b17e0de9c978', 'MemoryUpdated', 1, '{"at":1795290290898200,"change":{"updated":{"previous_content_id":"01a1ffa3-d903-71c9-aef9-77c7a42a6ecc","set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}},"memory_id":"01a1ffa3-d903-71c9-aef9-77c60fc20dea","rev":12,"revision":3}', '\x5108eb9869144cffac96046ca1a3bd1b49b9eea0e65aa5a169d4f84d89d34280', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dad2-741c-bab2-b17de11ec2aa', '01a1ffa3-dad2-741c-bab2-b17de11ec2aa', NULL, 1795290290898200),
	(43, 13, 'default', 'memory_book', 'ana', 13, '01a1ffa3-dadd-768c-8d65-4aa442f5992d', 'MemoryUpdated', 1, '{"at":1795290290909296,"change":{"updated":{"content":{"commitment":"7eb230b919adfc35bca5a8f06b26063f1e3c9bea9793f3c7bc999638725e5e19","content_id":"01a1ffa3-dadd-768c-8d65-4aa2a038e879"},"previous_content_id":"01a1ffa3-d903-71c9-aef9-77c7a42a6ecc","set":{},"was":{}}},"memory_id":"01a1ffa3-d903-71c9-aef9-77c60fc20dea","rev":13,"revision":4}', '\x41cc8913b255d2e1e28b953ef218d26d7ac9e4256e992ffdc0b8df41c7781509', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dadd-768c-8d65-4aa32e0d7dd0', '01a1ffa3-dadd-768c-8d65-4aa32e0d7dd0', NULL, 1795290290909296),
	(43, 14, 'default', 'memory_book', 'ana', 14, '01a1ffa3-daf6-70ec-b272-71e1864cb6a9', 'MemoriesMerged', 1, '{"at":1795290290933614,"change":{"merged":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"2027dddfcbf300ed22db12c6ea4f85635ac4e91771954f425cfde053631b753a","content_id":"01a1ffa3-daf6-70ec-b272-71df4218f208"},"derived_from":[{"memory_id":"01a1ffa3-d940-7766-8fc4-dc2ca2609286","revision":1},{"memory_id":"01a1ffa3-d978-73a5-9ca1-9f0b24865937","revision":1}]}},"memory_id":"01a1ffa3-daf5-7385-8c79-356a6c67e862","rev":14,"revision":1}', '\xf418cf8613fdcb64bf39bfd83deff7555fa80b9e25c233a626b09d22f40de55b', 'admin:k_hm3bJeQO4phE', '01a1ffa3-daf6-70ec-b272-71e08b33fde9', '01a1ffa3-daf6-70ec-b272-71e08b33fde9', NULL, 1795290290933614),
	(43, 15, 'default', 'memory_book', 'ana', 15, '01a1ffa3-daf6-70ec-b272-71e25c18c637', 'MemoryMergedAway', 1, '{"at":1795290290933614,"change":{"merged_away":{"content_id":"01a1ffa3-d940-7766-8fc4-dc2d348d8f99","into":"01a1ffa3-daf5-7385-8c79-356a6c67e862"}},"memory_id":"01a1ffa3-d940-7766-8fc4-dc2ca2609286","rev":15,"revision":2}', '\x5718f7bba52a842ae9ba71e8c1dabfe20d0ab773a1fea98c53b5f7abb4886ab4', 'admin:k_hm3bJeQO4phE', '01a1ffa3-daf6-70ec-b272-71e08b33fde9', '01a1ffa3-daf6-70ec-b272-71e08b33fde9', NULL, 1795290290933614),
	(43, 17, 'default', 'memory_book', 'ana', 17, '01a1ffa3-db01-701b-a871-b34b3656130c', 'MemoryRestored', 1, '{"at":1795290290945874,"change":{"restored":{"content_id":"01a1ffa3-d978-73a5-9ca1-9f0c7318c37d","from":"merged"}},"memory_id":"01a1ffa3-d978-73a5-9ca1-9f0b24865937","rev":17,"revision":3}', '\x57cc7069a3665e0ce82ad73912e31589ddcf8a0cf6a0491123bec44b24f05fbb', 'admin:k_hm3bJeQO4phE', '01a1ffa3-db01-701b-a871-b34a91638aa3', '01a1ffa3-db01-701b-a871-b34a91638aa3', NULL, 1795290290945874),
	(43, 18, 'default', 'memory_book', 'ana', 18, '01a1ffa3-db0e-7578-b015-f1d4773a364b', 'MemoryCreated', 1, '{"at":1795290290958396,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"14af439b21eda226cd691db0365315611fb71cee2f6bf22a628e48084f66043b","content_id":"01a1ffa3-db0e-7578-b015-f1d2ddfb6eb5"}}},"memory_id":"01a1ffa3-db0e-7578-b015-f1d19a9be152","rev":18,"revision":1}', '\x8e51976b86c5d8a545a49c4ae1ab81d7ac73c63d16d85b4e0477e7f7b905e31b', 'admin:k_hm3bJeQO4phE', '01a1ffa3-db0e-7578-b015-f1d3987a8c4a', '01a1ffa3-db0e-7578-b015-f1d3987a8c4a', NULL, 1795290290958396),
	(43, 19, 'default', 'memory_book', 'ana', 19, '01a1ffa3-db4b-73e0-ac64-e7aad7338c7e', 'MemoryCreated', 1, '{"at":1795290291019698,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"f28a75230f85f3ceb54f254ecaf54d5f5be780d6b3e7f72941b8121f5d6a4ed8","content_id":"01a1ffa3-db4b-73e0-ac64-e7a83878576a"}}},"memory_id":"01a1ffa3-db4b-73e0-ac64-e7a7d298a4aa","rev":19,"revision":1}', '\xf182ff943a37b6aa15e67fdc11d08763396e8545fc64a1a26681003b5af15cd5', 'admin:k_hm3bJeQO4phE', '01a1ffa3-db4b-73e0-ac64-e7a9d5dffef2', '01a1ffa3-db4b-73e0-ac64-e7a9d5dffef2', NULL, 1795290291019698),
	(43, 20, 'default', 'memory_book', 'ana', 20, '01a1ffa3-db81-7344-86be-95a3b974a5a5', 'MemoriesMerged', 1, '{"at":1795290291072460,"change":{"merged":{"content":{"commitment":"ff81ea7d24e21b3a4fb2b2ed0fabdcb9bd3e7bb2f415b4fd665a51516b6f50e3","content_id":"01a1ffa3-db81-7344-86be-95a03ebda0b4"},"derived_from":[{"memory_id":"01a1ffa3-db0e-7578-b015-f1d19a9be152","revision":1},{"memory_id":"01a1ffa3-db4b-73e0-ac64-e7a7d298a4aa","revision":1}],"previous_content_id":"01a1ffa3-db0e-7578-b015-f1d2ddfb6eb5"}},"memory_id":"01a1ffa3-db0e-7578-b015-f1d19a9be152","reason":{"commitment":"b6ee88d84cfc5b03f02a1ec5f4a6a3dfdc569f92872739a0fa95fdc7f67db84d","content_id":"01a1ffa3-db81-7344-86be-95a1e150663d"},"rev":20,"revision":2}', '\xd13e2e04f1ddc064a25cde179de5e99d89d9b6b48d3a10bec7815448faef9531', 'admin:k_hm3bJeQO4phE', '01a1ffa3-db81-7344-86be-95a21d5ffc02', '01a1ffa3-db81-7344-86be-95a21d5ffc02', NULL, 1795290291072460),
	(43, 21, 'default', 'memory_book', 'ana', 21, '01a1ffa3-db81-7344-86be-95a41ee08f1d', 'MemoryMergedAway', 1, '{"at":1795290291072460,"change":{"merged_away":{"content_id":"01a1ffa3-db4b-73e0-ac64-e7a83878576a","into":"01a1ffa3-db0e-7578-b015-f1d19a9be152"}},"memory_id":"01a1ffa3-db4b-73e0-ac64-e7a7d298a4aa","rev":21,"revision":2}', '\x768083fd6e2e5e3f1dd32c50f4ca5e847d2f7018bd9d7b7b2b6b43e95d7c7d4f', 'admin:k_hm3bJeQO4phE', '01a1ffa3-db81-7344-86be-95a21d5ffc02', '01a1ffa3-db81-7344-86be-95a21d5ffc02', NULL, 1795290291072460),
	(43, 22, 'default', 'memory_book', 'ana', 22, '01a1ffa3-dbaa-71b1-af06-531f40728d21', 'MemoryDeleted', 1, '{"at":1795290291114126,"change":{"deleted":{"content_id":"01a1ffa3-dadd-768c-8d65-4aa2a038e879"}},"memory_id":"01a1ffa3-d903-71c9-aef9-77c60fc20dea","reason":{"commitment":"ba032cee484be848823e2e50e55779754ecf0365ab1cc02a78df4b49cf421cf4","content_id":"01a1ffa3-dbaa-71b1-af06-531d161a8b42"},"rev":22,"revision":5}', '\xae472bddc7742e95feaf2226e50f69dfc70b96c8f37c45cf1665446562413bfa', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dbaa-71b1-af06-531e1081646b', '01a1ffa3-dbaa-71b1-af06-531e1081646b', NULL, 1795290291114126),
	(43, 23, 'default', 'memory_book', 'ana', 23, '01a1ffa3-dbb7-73f7-9a09-36be5ff4c6ca', 'MemoryDeleted', 1, '{"at":1795290291127312,"change":{"deleted":{"content_id":"01a1ffa3-da1d-7697-81d3-18e06fc3d4ea"}},"memory_id":"01a1ffa3-da1d-7697-81d3-18dfa45ecf95","rev":23,"revision":4}', '\xfe944b9ebfb84639635d6dc1dd0b8a5ac5bd458a1d0cb82c0d423cdecfb3da42', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dbb7-73f7-9a09-36bd8ca7f71e', '01a1ffa3-dbb7-73f7-9a09-36bd8ca7f71e', NULL, 1795290291127312),
	(43, 24, 'default', 'memory_book', 'ana', 24, '01a1ffa3-dbc3-7674-a719-4cab0d19261a', 'MemoryRestored', 1, '{"at":1795290291139392,"change":{"restored":{"content_id":"01a1ffa3-da1d-7697-81d3-18e06fc3d4ea","from":"archived"}},"memory_id":"01a1ffa3-da1d-7697-81d3-18dfa45ecf95","rev":24,"revision":5}', '\x98626352c5e898a03f065d4602bf6c58f7df6aab4d6f472ba47b20a3c87d8def', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dbc3-7674-a719-4caa7d021579', '01a1ffa3-dbc3-7674-a719-4caa7d021579', NULL, 1795290291139392),
	(43, 25, 'default', 'memory_book', 'ana', 25, '01a1ffa3-dbd0-75c4-9f12-451a4e6ce840', 'MemorySoftDeleted', 1, '{"at":1795290291152007,"change":{"soft_deleted":{"content_id":"01a1ffa3-d978-73a5-9ca1-9f0c7318c37d","purge_at":4948890291152007}},"memory_id":"01a1ffa3-d978-73a5-9ca1-9f0b24865937","reason":{"commitment":"e6314a5b4babcb021d2238f37d2aa03de9accf69f212e9235e5f7ea1e63bddcf","content_id":"01a1ffa3-dbd0-75c4-9f12-451802576814"},"rev":25,"revision":4}', '\x3ee590f8182e34b56c6a71237b3276b0a7ebe090b6ac71c50d853ccea1e98315', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dbd0-75c4-9f12-4519f5ca5083', '01a1ffa3-dbd0-75c4-9f12-4519f5ca5083', NULL, 1795290291152007),
	(43, 26, 'default', 'memory_book', 'ana', 26, '01a1ffa3-dbdd-738a-adb7-63a105b2bfd5', 'MemoryRestored', 1, '{"at":1795290291165657,"change":{"restored":{"content_id":"01a1ffa3-d978-73a5-9ca1-9f0c7318c37d","from":"soft_deleted"}},"memory_id":"01a1ffa3-d978-73a5-9ca1-9f0b24865937","rev":26,"revision":5}', '\xfebb434f8a54038d3111dfd4e5cba5d86d6b4240a9d8819bd8f084e2cf3f7087', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dbdd-738a-adb7-63a00cc03bb8', '01a1ffa3-dbdd-738a-adb7-63a00cc03bb8', NULL, 1795290291165657),
	(43, 27, 'default', 'memory_book', 'ana', 27, '01a1ffa3-dbe9-77e7-ac39-e02abeadcc9f', 'MemorySoftDeleted', 1, '{"at":1795290291177611,"change":{"soft_deleted":{"content_id":"01a1ffa3-d978-73a5-9ca1-9f0c7318c37d","purge_at":4948890291177611}},"memory_id":"01a1ffa3-d978-73a5-9ca1-9f0b24865937","rev":27,"revision":6}', '\x485e479d1ae0a3577c5a0a61b42d02e7db7f9aaf45f9f93472757b97bf142d68', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dbe9-77e7-ac39-e029f0907fd5', '01a1ffa3-dbe9-77e7-ac39-e029f0907fd5', NULL, 1795290291177611),
	(43, 28, 'default', 'memory_book', 'ana', 28, '01a1ffa3-dbf4-72fe-a40f-f6f1386d6036', 'MemoryPurged', 1, '{"at":1795290291188780,"change":{"purged":{"erased":["01a1ffa3-d9ae-7524-8d26-7fa391fc7c4b"],"from":"active"}},"memory_id":"01a1ffa3-d9ae-7524-8d26-7fa202d951e5","reason":{"commitment":"14da04ba956a7e7c450bdf465701bbdab522cdf583972151fa2181836dac950b","content_id":"01a1ffa3-dbf4-72fe-a40f-f6f088885745"},"rev":28,"revision":2}', '\x3db69701e84ce4906eb3fa36bb6e3a462b95c5281c0a479491626c75ab88e830', 'admin:k_hm3bJeQO4phE', 'purge', 'purge', NULL, 1795290291188780),
	(43, 29, 'default', 'memory_book', 'ana', 29, '01a1ffa3-dc4c-72ad-b25e-b39e4ff766ea', 'MemoryPurged', 1, '{"at":1795290291276711,"change":{"purged":{"erased":["01a1ffa3-d940-7766-8fc4-dc2d348d8f99"],"from":"merged"}},"memory_id":"01a1ffa3-d940-7766-8fc4-dc2ca2609286","reason":{"commitment":"d4069d108410a6c96554e662f3cc1cf882f9be04f924e8eebe2f505d8f54cfaf","content_id":"01a1ffa3-dc4c-72ad-b25e-b39cc144e53d"},"rev":29,"revision":3}', '\x7c8932a5ca0118f5feeaa4323d8ff27e4e622c8bfbcdd3f93eae81bf209ecfe2', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dc4c-72ad-b25e-b39d21e6072e', '01a1ffa3-dc4c-72ad-b25e-b39d21e6072e', NULL, 1795290291276711),
	(48, 3, 'default', 'memory_book', 'lena', 1, '01a1ffa3-dc83-74a5-bd0c-c2e8047b46ad', 'MemoryCreated', 1, '{"at":1795290291331241,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"46ec3b3ec160ba136e08aa4eac0bad019f68c3e2b3452a7c3238294a524a9f43","content_id":"01a1ffa3-dc83-74a5-bd0c-c2e6f1c39fbd"}}},"memory_id":"01a1ffa3-dc82-7405-9c1d-c43220c53e2c","rev":1,"revision":1}', '\xe8a0642000d12b6ca968159cfecdd36cc501d511366a91364d1793b4fd2fcb2c', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dc83-74a5-bd0c-c2e7b5738285', '01a1ffa3-dc83-74a5-bd0c-c2e7b5738285', NULL, 1795290291331241),
	(48, 4, 'default', 'memory_book', 'lena', 2, '01a1ffa3-dccb-7419-9ffc-937b2b8a80c8', 'MemoryCreated', 1, '{"at":1795290291403395,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"f239e113a7da054f776dac4fa619133394a89e1b1b228755ae9a253475286905","content_id":"01a1ffa3-dccb-7419-9ffc-9379010fb204"}}},"memory_id":"01a1ffa3-dccb-7419-9ffc-937866bdc67c","rev":2,"revision":1}', '\x1619a9e7ce00b90fb0798c3ff0c75c96fe28a368c996305b25272b0eb5ff7036', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dccb-7419-9ffc-937abea9d44c', '01a1ffa3-dccb-7419-9ffc-937abea9d44c', NULL, 1795290291403395),
	(48, 5, 'default', 'memory_book', 'lena', 3, '01a1ffa3-dd0a-773d-8ae6-d8107970a9ed', 'MemoryCreated', 1, '{"at":1795290291466172,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"fc56c1456f04fa3d9b0369e7dd28ec670394399fdc7bcbce2977877713199a06","content_id":"01a1ffa3-dd0a-773d-8ae6-d80e6cf51078"}}},"memory_id":"01a1ffa3-dd0a-773d-8ae6-d80dca212399","rev":3,"revision":1}', '\xb04daa3089c0525449098899caf9467dce727de1f1755a0787f28b2c0b4f0871', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dd0a-773d-8ae6-d80f148a0269', '01a1ffa3-dd0a-773d-8ae6-d80f148a0269', NULL, 1795290291466172),
	(48, 6, 'default', 'memory_book', 'lena', 4, '01a1ffa3-dd42-7506-bece-9dd19565b526', 'MemoryDeleted', 1, '{"at":1795290291521948,"change":{"deleted":{"content_id":"01a1ffa3-dd0a-773d-8ae6-d80e6cf51078"}},"memory_id":"01a1ffa3-dd0a-773d-8ae6-d80dca212399","rev":4,"revision":2}', '\x221e43b71060999cf8c7d54e712bfc1065ee32438253d822d263e24e30cc8900', 'admin:k_hm3bJeQO4phE', '01a1ffa3-dd41-7290-a70d-774649a8f04e', '01a1ffa3-dd41-7290-a70d-774649a8f04e', NULL, 1795290291521948),
	(48, 7, 'bridge', 'memory_book', 'lena', 1, '01a1ffa3-dd4f-713f-8329-6b2ddd5610c9', 'MemoryCreated', 1, '{"at":1795290291535173,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"73b3572c88322ab8270a6a160c94e72ff76ee2c83204bebe44a9c30c61ca3b75","content_id":"01a1ffa3-dd4f-713f-8329-6b2b17dcc44a"}}},"memory_id":"01a1ffa3-dd4e-77e4-917b-85ad5653c382","rev":1,"revision":1}', '\x05d0fc13b45604887193abe8da0ac1667f390939ce2db206ba74f1f55cdc96e0', 'admin:k_EAQt0tnHTa9Q', '01a1ffa3-dd4f-713f-8329-6b2c841c11cf', '01a1ffa3-dd4f-713f-8329-6b2c841c11cf', NULL, 1795290291535173),
	(48, 8, 'bridge', 'memory_book', 'lena', 2, '01a1ffa3-dd90-7574-bcb7-f93b549876cf', 'MemoryUpdated', 1, '{"at":1795290291599309,"change":{"updated":{"content":{"commitment":"5b1d8ab2533e2ff8ca8c0c251e2d89ee00ad960528714ee2433f60c9add45934","content_id":"01a1ffa3-dd8f-77e2-81a5-321758060395"},"previous_content_id":"01a1ffa3-dd4f-713f-8329-6b2b17dcc44a","set":{},"was":{}}},"memory_id":"01a1ffa3-dd4e-77e4-917b-85ad5653c382","rev":2,"revision":2}', '\x3732aeb99b4616de1ea39d378ddd7b4e55b868f986cb8b77a2917eed992c05f4', 'admin:k_EAQt0tnHTa9Q', '01a1ffa3-dd90-7574-bcb7-f93af5c07125', '01a1ffa3-dd90-7574-bcb7-f93af5c07125', NULL, 1795290291599309);


--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES
	('memories', 1, 'memories_g1', 1795290289694136),
	('changes', 1, 'changes_g1', 1795290289694136),
	('user_stats', 1, 'user_stats_g1', 1795290289694136),
	('daily_metrics', 1, 'daily_metrics_g1', 1795290289694136);


--
-- Data for Name: memories_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memories_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-d806-714a-9367-4070dd280c30', 1, 1, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a1ffa3-d806-714a-9367-4070dd280c30"]}'),
	(53, 'default', 'bruno', 'bruno-2', 'active', 'episodic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-d806-714a-9367-4071b97b0c69', 1, 2, 1733414400123000, 1733500800000000, NULL, NULL, '{"contents":["01a1ffa3-d806-714a-9367-4071b97b0c69"]}'),
	(53, 'default', 'bruno', 'bruno-3', 'active', 'procedural', NULL, 'Work', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-d806-714a-9367-4072b3a97146', 1, 3, 1795290290181986, 1795290290181986, NULL, NULL, '{"contents":["01a1ffa3-d806-714a-9367-4072b3a97146"]}'),
	(53, 'default', 'bruno', 'bruno-4', 'active', 'insight', NULL, 'General', 1, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-d806-714a-9367-4073d509a37a', 1, 4, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a1ffa3-d806-714a-9367-4073d509a37a"]}'),
	(53, 'default', 'bruno', 'bruno-5', 'active', 'summary', NULL, 'General', 5, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-d806-714a-9367-40740fa0b04f', 1, 5, 1795290290181986, 1795290290181986, NULL, NULL, '{"contents":["01a1ffa3-d806-714a-9367-40740fa0b04f"]}'),
	(53, 'default', 'bruno', 'bruno-6', 'archived', 'semantic', 'Belongings', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-d806-714a-9367-4075b023c2d0', 2, 7, 1795290290181986, 1795290290181986, NULL, NULL, '{"contents":["01a1ffa3-d806-714a-9367-4075b023c2d0"]}'),
	(53, 'default', 'bruno', 'bruno-7', 'archived', 'semantic', NULL, 'Relationships', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-d806-714a-9367-40766d9410fc', 2, 9, 1795290290181986, 1795290290181986, NULL, NULL, '{"contents":["01a1ffa3-d806-714a-9367-40766d9410fc"]}'),
	(53, 'default', 'bruno', 'bruno-8', 'active', 'semantic', NULL, 'General', 2, 0, 't9', 'planner', 'run-9', 'bruno', 'user', '01a1ffa3-d806-714a-9367-407735b0b57e', 1, 10, 1795290290181986, 1795290290181986, NULL, NULL, '{"contents":["01a1ffa3-d806-714a-9367-407735b0b57e"]}'),
	(48, 'default', 'carl', 'carl-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, 'planner', NULL, NULL, NULL, '01a1ffa3-d837-728f-80e4-fa3805739b82', 1, 1, 1733414400000000, 1733414401000000, NULL, NULL, '{"contents":["01a1ffa3-d837-728f-80e4-fa3805739b82"]}'),
	(48, 'default', 'carl', 'carl-2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-d837-728f-80e4-fa39c0f96606', 1, 2, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a1ffa3-d837-728f-80e4-fa39c0f96606"]}'),
	(43, 'default', 'ana', '01a1ffa3-d9e6-70f9-85e0-6841999ef30f', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-d9e6-70f9-85e0-68427813a4bf', 1, 6, 1795290290662150, 1795290290662150, NULL, NULL, '{"contents":["01a1ffa3-d9e6-70f9-85e0-68427813a4bf"]}'),
	(43, 'default', 'ana', '01a1ffa3-d8c7-72e1-b6c0-33e140ca3d4b', 'active', 'semantic', NULL, 'General', 4, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-da75-72f3-bb8c-5f3ac125bc2a', 2, 8, 1795290290377074, 1795290290804720, NULL, NULL, '{"contents":["01a1ffa3-d8c9-7049-8219-dce62e0bc5fa","01a1ffa3-da75-72f3-bb8c-5f3ac125bc2a"]}'),
	(43, 'default', 'ana', '01a1ffa3-daf5-7385-8c79-356a6c67e862', 'active', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-daf6-70ec-b272-71df4218f208', 1, 14, 1795290290933614, 1795290290933614, NULL, NULL, '{"contents":["01a1ffa3-daf6-70ec-b272-71df4218f208"],"derived_from":[{"memory_id":"01a1ffa3-d940-7766-8fc4-dc2ca2609286","revision":1},{"memory_id":"01a1ffa3-d978-73a5-9ca1-9f0b24865937","revision":1}]}'),
	(43, 'default', 'ana', '01a1ffa3-db0e-7578-b015-f1d19a9be152', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-db81-7344-86be-95a03ebda0b4', 2, 20, 1795290290958396, 1795290291072460, NULL, NULL, '{"contents":["01a1ffa3-db0e-7578-b015-f1d2ddfb6eb5","01a1ffa3-db81-7344-86be-95a03ebda0b4","01a1ffa3-db81-7344-86be-95a1e150663d"],"derived_from":[{"memory_id":"01a1ffa3-db0e-7578-b015-f1d19a9be152","revision":1},{"memory_id":"01a1ffa3-db4b-73e0-ac64-e7a7d298a4aa","revision":1}]}'),
	(43, 'default', 'ana', '01a1ffa3-db4b-73e0-ac64-e7a7d298a4aa', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-db4b-73e0-ac64-e7a83878576a', 2, 21, 1795290291019698, 1795290291072460, NULL, '01a1ffa3-db0e-7578-b015-f1d19a9be152', '{"contents":["01a1ffa3-db4b-73e0-ac64-e7a83878576a"]}'),
	(43, 'default', 'ana', '01a1ffa3-d903-71c9-aef9-77c60fc20dea', 'archived', 'episodic', 'Goals', 'Personal', 3, 0, 't1', 'planner', 'run-7', 'ana', 'user', '01a1ffa3-dadd-768c-8d65-4aa2a038e879', 5, 22, 1795290290435203, 1795290291114126, NULL, NULL, '{"contents":["01a1ffa3-d903-71c9-aef9-77c7a42a6ecc","01a1ffa3-dadd-768c-8d65-4aa2a038e879","01a1ffa3-dbaa-71b1-af06-531d161a8b42"]}'),
	(43, 'default', 'ana', '01a1ffa3-d978-73a5-9ca1-9f0b24865937', 'soft_deleted', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-d978-73a5-9ca1-9f0c7318c37d', 6, 27, 1795290290552898, 1795290291177611, 4948890291177611, NULL, '{"contents":["01a1ffa3-d978-73a5-9ca1-9f0c7318c37d","01a1ffa3-dbd0-75c4-9f12-451802576814"]}'),
	(43, 'default', 'ana', '01a1ffa3-d9ae-7524-8d26-7fa202d951e5', 'purged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 2, 28, 1795290290606753, 1795290291188780, NULL, NULL, '{"contents":["01a1ffa3-dbf4-72fe-a40f-f6f088885745"]}'),
	(43, 'default', 'ana', '01a1ffa3-da1d-7697-81d3-18dfa45ecf95', 'active', 'insight', 'Manners', 'Personal', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-da1d-7697-81d3-18e06fc3d4ea', 5, 24, 1795290290717267, 1795290291139392, NULL, NULL, '{"contents":["01a1ffa3-da1d-7697-81d3-18e06fc3d4ea"]}'),
	(43, 'default', 'ana', '01a1ffa3-d940-7766-8fc4-dc2ca2609286', 'purged', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 3, 29, 1795290290496826, 1795290291276711, NULL, '01a1ffa3-daf5-7385-8c79-356a6c67e862', '{"contents":["01a1ffa3-dc4c-72ad-b25e-b39cc144e53d"]}'),
	(48, 'default', 'lena', '01a1ffa3-dc82-7405-9c1d-c43220c53e2c', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-dc83-74a5-bd0c-c2e6f1c39fbd', 1, 1, 1795290291331241, 1795290291331241, NULL, NULL, '{"contents":["01a1ffa3-dc83-74a5-bd0c-c2e6f1c39fbd"]}'),
	(48, 'default', 'lena', '01a1ffa3-dccb-7419-9ffc-937866bdc67c', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-dccb-7419-9ffc-9379010fb204', 1, 2, 1795290291403395, 1795290291403395, NULL, NULL, '{"contents":["01a1ffa3-dccb-7419-9ffc-9379010fb204"]}'),
	(48, 'default', 'lena', '01a1ffa3-dd0a-773d-8ae6-d80dca212399', 'archived', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-dd0a-773d-8ae6-d80e6cf51078', 2, 4, 1795290291466172, 1795290291521948, NULL, NULL, '{"contents":["01a1ffa3-dd0a-773d-8ae6-d80e6cf51078"]}'),
	(48, 'bridge', 'lena', '01a1ffa3-dd4e-77e4-917b-85ad5653c382', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffa3-dd8f-77e2-81a5-321758060395', 2, 2, 1795290291535173, 1795290291599309, NULL, NULL, '{"contents":["01a1ffa3-dd4f-713f-8329-6b2b17dcc44a","01a1ffa3-dd8f-77e2-81a5-321758060395"]}');


--
-- Data for Name: origin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.origin VALUES
	(1, 'system=7710712874668946155 timeline=00000001 database=16384 events=16397');


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
	(43, 30, 1),
	(62, 1, 1),
	(63, 1, 1);


--
-- Data for Name: projections; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projections VALUES
	('memories', 1, 1),
	('changes', 1, 1),
	('user_stats', 1, 1),
	('daily_metrics', 1, 1);


--
-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_migrations VALUES
	(1, 'ledger');


--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES
	(53, 'default', 'memory_book', 'bruno', 10, 'memory_book/0.1.0', '{"rev":10,"memories":{"bruno-1":{"state":"active","revision":1,"rev":1,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a1ffa3-d806-714a-9367-4070dd280c30","contents":["01a1ffa3-d806-714a-9367-4070dd280c30"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-2":{"state":"active","revision":1,"rev":2,"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content_id":"01a1ffa3-d806-714a-9367-4071b97b0c69","contents":["01a1ffa3-d806-714a-9367-4071b97b0c69"],"created_at":1733414400123000,"updated_at":1733500800000000},"bruno-3":{"state":"active","revision":1,"rev":3,"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content_id":"01a1ffa3-d806-714a-9367-4072b3a97146","contents":["01a1ffa3-d806-714a-9367-4072b3a97146"],"created_at":1795290290181986,"updated_at":1795290290181986},"bruno-4":{"state":"active","revision":1,"rev":4,"attributes":{"bank":"General","importance":1,"kind":"insight"},"content_id":"01a1ffa3-d806-714a-9367-4073d509a37a","contents":["01a1ffa3-d806-714a-9367-4073d509a37a"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-5":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":5,"kind":"summary"},"content_id":"01a1ffa3-d806-714a-9367-40740fa0b04f","contents":["01a1ffa3-d806-714a-9367-40740fa0b04f"],"created_at":1795290290181986,"updated_at":1795290290181986},"bruno-6":{"state":"archived","revision":2,"rev":7,"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content_id":"01a1ffa3-d806-714a-9367-4075b023c2d0","contents":["01a1ffa3-d806-714a-9367-4075b023c2d0"],"created_at":1795290290181986,"updated_at":1795290290181986},"bruno-7":{"state":"archived","revision":2,"rev":9,"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content_id":"01a1ffa3-d806-714a-9367-40766d9410fc","contents":["01a1ffa3-d806-714a-9367-40766d9410fc"],"created_at":1795290290181986,"updated_at":1795290290181986},"bruno-8":{"state":"active","revision":1,"rev":10,"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content_id":"01a1ffa3-d806-714a-9367-407735b0b57e","contents":["01a1ffa3-d806-714a-9367-407735b0b57e"],"created_at":1795290290181986,"updated_at":1795290290181986}},"kept":8}'),
	(43, 'default', 'memory_book', 'ana', 24, 'memory_book/0.1.0', '{"rev":24,"memories":{"01a1ffa3-d8c7-72e1-b6c0-33e140ca3d4b":{"state":"active","revision":2,"rev":8,"attributes":{"bank":"General","importance":4,"kind":"semantic"},"content_id":"01a1ffa3-da75-72f3-bb8c-5f3ac125bc2a","contents":["01a1ffa3-d8c9-7049-8219-dce62e0bc5fa","01a1ffa3-da75-72f3-bb8c-5f3ac125bc2a"],"created_at":1795290290377074,"updated_at":1795290290804720},"01a1ffa3-d903-71c9-aef9-77c60fc20dea":{"state":"archived","revision":5,"rev":22,"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Personal","category":"Goals","importance":3,"kind":"episodic","role":"user","run_id":"run-7","thread_id":"t1"},"content_id":"01a1ffa3-dadd-768c-8d65-4aa2a038e879","contents":["01a1ffa3-d903-71c9-aef9-77c7a42a6ecc","01a1ffa3-dadd-768c-8d65-4aa2a038e879","01a1ffa3-dbaa-71b1-af06-531d161a8b42"],"created_at":1795290290435203,"updated_at":1795290291114126},"01a1ffa3-d940-7766-8fc4-dc2ca2609286":{"state":"merged","revision":2,"rev":15,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a1ffa3-d940-7766-8fc4-dc2d348d8f99","contents":["01a1ffa3-d940-7766-8fc4-dc2d348d8f99"],"merged_into":"01a1ffa3-daf5-7385-8c79-356a6c67e862","created_at":1795290290496826,"updated_at":1795290290933614},"01a1ffa3-d978-73a5-9ca1-9f0b24865937":{"state":"active","revision":3,"rev":17,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a1ffa3-d978-73a5-9ca1-9f0c7318c37d","contents":["01a1ffa3-d978-73a5-9ca1-9f0c7318c37d"],"created_at":1795290290552898,"updated_at":1795290290945874},"01a1ffa3-d9ae-7524-8d26-7fa202d951e5":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a1ffa3-d9ae-7524-8d26-7fa391fc7c4b","contents":["01a1ffa3-d9ae-7524-8d26-7fa391fc7c4b"],"created_at":1795290290606753,"updated_at":1795290290606753},"01a1ffa3-d9e6-70f9-85e0-6841999ef30f":{"state":"active","revision":1,"rev":6,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a1ffa3-d9e6-70f9-85e0-68427813a4bf","contents":["01a1ffa3-d9e6-70f9-85e0-68427813a4bf"],"created_at":1795290290662150,"updated_at":1795290290662150},"01a1ffa3-da1d-7697-81d3-18dfa45ecf95":{"state":"active","revision":5,"rev":24,"attributes":{"bank":"Personal","category":"Manners","importance":2,"kind":"insight","pinned":true},"content_id":"01a1ffa3-da1d-7697-81d3-18e06fc3d4ea","contents":["01a1ffa3-da1d-7697-81d3-18e06fc3d4ea"],"created_at":1795290290717267,"updated_at":1795290291139392},"01a1ffa3-daf5-7385-8c79-356a6c67e862":{"state":"active","revision":1,"rev":14,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a1ffa3-daf6-70ec-b272-71df4218f208","contents":["01a1ffa3-daf6-70ec-b272-71df4218f208"],"derived_from":[{"memory_id":"01a1ffa3-d940-7766-8fc4-dc2ca2609286","revision":1},{"memory_id":"01a1ffa3-d978-73a5-9ca1-9f0b24865937","revision":1}],"created_at":1795290290933614,"updated_at":1795290290933614},"01a1ffa3-db0e-7578-b015-f1d19a9be152":{"state":"active","revision":2,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a1ffa3-db81-7344-86be-95a03ebda0b4","contents":["01a1ffa3-db0e-7578-b015-f1d2ddfb6eb5","01a1ffa3-db81-7344-86be-95a03ebda0b4","01a1ffa3-db81-7344-86be-95a1e150663d"],"derived_from":[{"memory_id":"01a1ffa3-db0e-7578-b015-f1d19a9be152","revision":1},{"memory_id":"01a1ffa3-db4b-73e0-ac64-e7a7d298a4aa","revision":1}],"created_at":1795290290958396,"updated_at":1795290291072460},"01a1ffa3-db4b-73e0-ac64-e7a7d298a4aa":{"state":"merged","revision":2,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a1ffa3-db4b-73e0-ac64-e7a83878576a","contents":["01a1ffa3-db4b-73e0-ac64-e7a83878576a"],"merged_into":"01a1ffa3-db0e-7578-b015-f1d19a9be152","created_at":1795290291019698,"updated_at":1795290291072460}},"kept":10}');


--
-- Data for Name: thread_acks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.thread_acks VALUES
	(43, 'default', 'ana', 't1', 17, 1795290291099319);


--
-- Data for Name: user_stats_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_stats_g1 VALUES
	(53, 'default', 'bruno', 6, 2, 0, 0, 0, 10, 1795290290181986, 1795290290181986),
	(48, 'default', 'carl', 2, 0, 0, 0, 0, 2, 1795290290231540, 1795290290231540),
	(43, 'default', 'ana', 5, 1, 1, 1, 2, 29, 1795290290377074, 1795290291276711),
	(48, 'default', 'lena', 2, 1, 0, 0, 0, 4, 1795290291331241, 1795290291521948),
	(48, 'bridge', 'lena', 1, 0, 0, 0, 0, 2, 1795290291535173, 1795290291599309);


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
-- Name: schema_migrations schema_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (number);


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
-- Name: user_stats_g1_by_tenant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX user_stats_g1_by_tenant ON public.user_stats_g1 USING btree (tenant_id, user_id);


--
-- PostgreSQL database dump complete
--



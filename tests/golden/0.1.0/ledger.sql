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
	('k_kgmNoY4Vqhv3', 'default', 'admin', NULL, '[]', '\xebfe1c4e4300565087884f5705213f9c09278b9de36dc75ec437d433c59db2ca', 1795293974841155, NULL),
	('k_66WKmqyom3Nq', 'default', 'auditor', 'reviewer', '[]', '\xdc297d7bd327f67f23906e0f8871428630c4d854a262b2e498e1fbd2e34f6c0f', 1795293974909719, NULL),
	('k_DbxN4LgGBpt9', 'default', 'agent', 'planner', '["ana"]', '\x76e4ea4dcbe19a0089788658ba113e729273e42b18ff68cccfdcd846cc11c58a', 1795293974980428, NULL),
	('k_NEKxuZunJ1O0', 'bridge', 'admin', NULL, '[]', '\xbbe99cb46212613d96acdf239460baac5d6a910ac06ed1c160c5b149b5b9a679', 1795293975069673, NULL),
	('k_G0JTxI7IcfxF', 'default', 'admin', NULL, '[]', '\x4e921f65816564933c2a6914567c46618d3e76c945ec96cd5bca96dcddde3dc1', 1795293975158782, 1795293975271139);


--
-- Data for Name: changes_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes_g1 VALUES
	(53, 'default', 'bruno', 1, 1, 'bruno-1', 'ADD', NULL, 'active', NULL, '01a1ffdc-1307-71bc-aeab-f609ccb3b96e', NULL, 'admin:cli', 'import:jsonl', 1795293975303321, '{}'),
	(53, 'default', 'bruno', 2, 2, 'bruno-2', 'ADD', NULL, 'active', NULL, '01a1ffdc-1307-71bc-aeab-f60aae922c14', NULL, 'admin:cli', 'import:jsonl', 1795293975303321, '{}'),
	(53, 'default', 'bruno', 3, 3, 'bruno-3', 'ADD', NULL, 'active', NULL, '01a1ffdc-1307-71bc-aeab-f60bbaee684f', NULL, 'admin:cli', 'import:jsonl', 1795293975303321, '{}'),
	(53, 'default', 'bruno', 4, 4, 'bruno-4', 'ADD', NULL, 'active', NULL, '01a1ffdc-1307-71bc-aeab-f60cbca75067', NULL, 'admin:cli', 'import:jsonl', 1795293975303321, '{}'),
	(53, 'default', 'bruno', 5, 5, 'bruno-5', 'ADD', NULL, 'active', NULL, '01a1ffdc-1307-71bc-aeab-f60d1cd5c3c6', NULL, 'admin:cli', 'import:jsonl', 1795293975303321, '{}'),
	(53, 'default', 'bruno', 6, 6, 'bruno-6', 'ADD', NULL, 'active', NULL, '01a1ffdc-1307-71bc-aeab-f60e6b8a9995', NULL, 'admin:cli', 'import:jsonl', 1795293975303321, '{}'),
	(53, 'default', 'bruno', 7, 7, 'bruno-6', 'DELETE', 'active', 'archived', '01a1ffdc-1307-71bc-aeab-f60e6b8a9995', NULL, NULL, 'admin:cli', 'import:jsonl', 1795293975303321, '{}'),
	(53, 'default', 'bruno', 8, 8, 'bruno-7', 'ADD', NULL, 'active', NULL, '01a1ffdc-1307-71bc-aeab-f60f308b7d75', NULL, 'admin:cli', 'import:jsonl', 1795293975303321, '{}'),
	(53, 'default', 'bruno', 9, 9, 'bruno-7', 'DELETE', 'active', 'archived', '01a1ffdc-1307-71bc-aeab-f60f308b7d75', NULL, NULL, 'admin:cli', 'import:jsonl', 1795293975303321, '{}'),
	(53, 'default', 'bruno', 10, 10, 'bruno-8', 'ADD', NULL, 'active', NULL, '01a1ffdc-1307-71bc-aeab-f610409f2f79', NULL, 'admin:cli', 'import:jsonl', 1795293975303321, '{}'),
	(48, 'default', 'carl', 1, 1, 'carl-1', 'ADD', NULL, 'active', NULL, '01a1ffdc-133b-728d-bf06-b24f7fadb2ba', NULL, 'admin:cli', 'import:agno', 1795293975355701, '{}'),
	(48, 'default', 'carl', 2, 2, 'carl-2', 'ADD', NULL, 'active', NULL, '01a1ffdc-133b-728d-bf06-b250b0abdded', NULL, 'admin:cli', 'import:agno', 1795293975355701, '{}'),
	(43, 'default', 'ana', 1, 1, '01a1ffdc-13cb-7256-887f-c661fef0a58d', 'ADD', NULL, 'active', NULL, '01a1ffdc-13cd-73ff-93b8-7cd8c13b5403', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293975500995, '{}'),
	(43, 'default', 'ana', 2, 2, '01a1ffdc-1408-7244-aff6-ebaf597b66f9', 'ADD', NULL, 'active', NULL, '01a1ffdc-1408-7244-aff6-ebb0c7a11e79', NULL, 'admin:k_kgmNoY4Vqhv3', 'run-7', 1795293975560319, '{}'),
	(43, 'default', 'ana', 3, 3, '01a1ffdc-143f-7782-ac37-486af761a28f', 'ADD', NULL, 'active', NULL, '01a1ffdc-143f-7782-ac37-486b7758d9a6', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293975615692, '{}'),
	(43, 'default', 'ana', 4, 4, '01a1ffdc-1478-7655-8078-2277f0a723ca', 'ADD', NULL, 'active', NULL, '01a1ffdc-1478-7655-8078-2278e61cda59', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293975672186, '{}'),
	(43, 'default', 'ana', 5, 5, '01a1ffdc-14b9-71df-a087-beb8f18ad411', 'ADD', NULL, 'active', NULL, '01a1ffdc-14b9-71df-a087-beb9fff5bda5', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293975737732, '{}'),
	(43, 'default', 'ana', 6, 6, '01a1ffdc-14f7-7580-a0e6-c899b036d154', 'ADD', NULL, 'active', NULL, '01a1ffdc-14f7-7580-a0e6-c89a10d23846', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293975799763, '{}'),
	(43, 'default', 'ana', 7, 7, '01a1ffdc-153e-770c-812d-f8ced6be7ad3', 'ADD', NULL, 'active', NULL, '01a1ffdc-153e-770c-812d-f8cf2561e7d2', NULL, 'agent:planner', NULL, 1795293975870461, '{}'),
	(43, 'default', 'ana', 8, 8, '01a1ffdc-13cb-7256-887f-c661fef0a58d', 'UPDATE', 'active', 'active', '01a1ffdc-13cd-73ff-93b8-7cd8c13b5403', '01a1ffdc-1570-7215-acfc-feeac03e2ff0', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293975919632, '{"set":{"category":null},"was":{"category":"Personal"}}'),
	(43, 'default', 'ana', 9, 9, '01a1ffdc-1408-7244-aff6-ebaf597b66f9', 'UPDATE', 'active', 'active', '01a1ffdc-1408-7244-aff6-ebb0c7a11e79', '01a1ffdc-1408-7244-aff6-ebb0c7a11e79', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293975970048, '{"set":{"pinned":false},"was":{"pinned":true}}'),
	(43, 'default', 'ana', 10, 10, '01a1ffdc-153e-770c-812d-f8ced6be7ad3', 'UPDATE', 'active', 'active', '01a1ffdc-153e-770c-812d-f8cf2561e7d2', '01a1ffdc-153e-770c-812d-f8cf2561e7d2', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293975983014, '{"set":{"pinned":true},"was":{"pinned":false}}'),
	(43, 'default', 'ana', 11, 11, '01a1ffdc-153e-770c-812d-f8ced6be7ad3', 'UPDATE', 'active', 'active', '01a1ffdc-153e-770c-812d-f8cf2561e7d2', '01a1ffdc-153e-770c-812d-f8cf2561e7d2', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293975992401, '{"set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}'),
	(43, 'default', 'ana', 12, 12, '01a1ffdc-1408-7244-aff6-ebaf597b66f9', 'UPDATE', 'active', 'active', '01a1ffdc-1408-7244-aff6-ebb0c7a11e79', '01a1ffdc-1408-7244-aff6-ebb0c7a11e79', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976001950, '{"set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}'),
	(43, 'default', 'ana', 13, 13, '01a1ffdc-1408-7244-aff6-ebaf597b66f9', 'UPDATE', 'active', 'active', '01a1ffdc-1408-7244-aff6-ebb0c7a11e79', '01a1ffdc-15cb-708e-830d-78577091b8b9', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976010783, '{"set":{},"was":{}}'),
	(43, 'default', 'ana', 14, 14, '01a1ffdc-15de-7063-85e7-465bef7ec738', 'MERGE', NULL, 'active', NULL, '01a1ffdc-15de-7063-85e7-465c0d57474e', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976030064, '{"derived_from":[{"memory_id":"01a1ffdc-143f-7782-ac37-486af761a28f","revision":1},{"memory_id":"01a1ffdc-1478-7655-8078-2277f0a723ca","revision":1}]}'),
	(43, 'default', 'ana', 15, 15, '01a1ffdc-143f-7782-ac37-486af761a28f', 'MERGE', 'active', 'merged', '01a1ffdc-143f-7782-ac37-486b7758d9a6', NULL, NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976030064, '{"merged_into":"01a1ffdc-15de-7063-85e7-465bef7ec738"}'),
	(43, 'default', 'ana', 16, 16, '01a1ffdc-1478-7655-8078-2277f0a723ca', 'MERGE', 'active', 'merged', '01a1ffdc-1478-7655-8078-2278e61cda59', NULL, NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976030064, '{"merged_into":"01a1ffdc-15de-7063-85e7-465bef7ec738"}'),
	(43, 'default', 'ana', 17, 17, '01a1ffdc-1478-7655-8078-2277f0a723ca', 'RESTORE', 'merged', 'active', NULL, '01a1ffdc-1478-7655-8078-2278e61cda59', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976039831, '{}'),
	(43, 'default', 'ana', 18, 18, '01a1ffdc-15f0-7601-8ffa-e773f8cb3ad8', 'ADD', NULL, 'active', NULL, '01a1ffdc-15f0-7601-8ffa-e77462d7588a', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976048789, '{}'),
	(43, 'default', 'ana', 19, 19, '01a1ffdc-1623-7112-ba4e-95606c61644e', 'ADD', NULL, 'active', NULL, '01a1ffdc-1623-7112-ba4e-95618889a72c', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976099778, '{}'),
	(43, 'default', 'ana', 20, 20, '01a1ffdc-15f0-7601-8ffa-e773f8cb3ad8', 'MERGE', 'active', 'active', '01a1ffdc-15f0-7601-8ffa-e77462d7588a', '01a1ffdc-1653-71f8-88ac-6bce3c197fb5', '01a1ffdc-1653-71f8-88ac-6bcf18db82bb', 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976147303, '{"derived_from":[{"memory_id":"01a1ffdc-15f0-7601-8ffa-e773f8cb3ad8","revision":1},{"memory_id":"01a1ffdc-1623-7112-ba4e-95606c61644e","revision":1}]}'),
	(43, 'default', 'ana', 21, 21, '01a1ffdc-1623-7112-ba4e-95606c61644e', 'MERGE', 'active', 'merged', '01a1ffdc-1623-7112-ba4e-95618889a72c', NULL, NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976147303, '{"merged_into":"01a1ffdc-15f0-7601-8ffa-e773f8cb3ad8"}'),
	(43, 'default', 'ana', 22, 22, '01a1ffdc-1408-7244-aff6-ebaf597b66f9', 'DELETE', 'active', 'archived', '01a1ffdc-15cb-708e-830d-78577091b8b9', NULL, '01a1ffdc-1671-74a4-93d3-d1a9121f9f3e', 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976177469, '{}'),
	(43, 'default', 'ana', 23, 23, '01a1ffdc-153e-770c-812d-f8ced6be7ad3', 'DELETE', 'active', 'archived', '01a1ffdc-153e-770c-812d-f8cf2561e7d2', NULL, NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976186724, '{}'),
	(43, 'default', 'ana', 24, 24, '01a1ffdc-153e-770c-812d-f8ced6be7ad3', 'RESTORE', 'archived', 'active', NULL, '01a1ffdc-153e-770c-812d-f8cf2561e7d2', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976196039, '{}'),
	(43, 'default', 'ana', 25, 25, '01a1ffdc-1478-7655-8078-2277f0a723ca', 'TTL', 'active', 'soft_deleted', '01a1ffdc-1478-7655-8078-2278e61cda59', NULL, '01a1ffdc-168d-74c1-b774-0cf7f9b5a519', 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976205273, '{"purge_at":4948893976205273}'),
	(43, 'default', 'ana', 26, 26, '01a1ffdc-1478-7655-8078-2277f0a723ca', 'RESTORE', 'soft_deleted', 'active', NULL, '01a1ffdc-1478-7655-8078-2278e61cda59', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976214103, '{}'),
	(43, 'default', 'ana', 27, 27, '01a1ffdc-1478-7655-8078-2277f0a723ca', 'TTL', 'active', 'soft_deleted', '01a1ffdc-1478-7655-8078-2278e61cda59', NULL, NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976223212, '{"purge_at":4948893976223212}'),
	(43, 'default', 'ana', 28, 28, '01a1ffdc-14b9-71df-a087-beb8f18ad411', 'PURGE', 'active', 'purged', NULL, NULL, '01a1ffdc-16a8-725f-aff0-6e29de98e20e', 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976232110, '{"erased":1}'),
	(43, 'default', 'ana', 29, 29, '01a1ffdc-143f-7782-ac37-486af761a28f', 'PURGE', 'merged', 'purged', NULL, NULL, '01a1ffdc-16ed-7536-a465-8be11ba7330b', 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976301437, '{"erased":1}'),
	(48, 'default', 'lena', 1, 3, '01a1ffdc-1719-758a-9d5e-17dbb02d7597', 'ADD', NULL, 'active', NULL, '01a1ffdc-1723-7278-9723-a958aca69734', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976355233, '{}'),
	(48, 'bridge', 'lena', 1, 7, '01a1ffdc-17d0-76ec-aa87-fb1b59e36621', 'ADD', NULL, 'active', NULL, '01a1ffdc-17d0-76ec-aa87-fb1c4abfd233', NULL, 'admin:k_NEKxuZunJ1O0', NULL, 1795293976528776, '{}'),
	(48, 'bridge', 'lena', 2, 8, '01a1ffdc-17d0-76ec-aa87-fb1b59e36621', 'UPDATE', 'active', 'active', '01a1ffdc-17d0-76ec-aa87-fb1c4abfd233', '01a1ffdc-1804-706a-ad93-45a264dfa960', NULL, 'admin:k_NEKxuZunJ1O0', NULL, 1795293976580086, '{"set":{},"was":{}}'),
	(48, 'default', 'lena', 4, 6, '01a1ffdc-1786-7213-9d56-2fdf59be3ada', 'DELETE', 'active', 'archived', '01a1ffdc-1786-7213-9d56-2fe0be47ed3a', NULL, NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976515216, '{}'),
	(48, 'default', 'lena', 2, 4, '01a1ffdc-1756-7534-93e1-ccc1f5993b95', 'ADD', NULL, 'active', NULL, '01a1ffdc-1756-7534-93e1-ccc274819c82', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976406384, '{}'),
	(48, 'default', 'lena', 3, 5, '01a1ffdc-1786-7213-9d56-2fdf59be3ada', 'ADD', NULL, 'active', NULL, '01a1ffdc-1786-7213-9d56-2fe0be47ed3a', NULL, 'admin:k_kgmNoY4Vqhv3', NULL, 1795293976454067, '{}');


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
	(43, 'default', 'k_kgmNoY4Vqhv3/memory_book/ana', 'first', '\x30f26f20c5914426af03a9322acd98104e9c70f24c0f38626facf4c48acf9763', '01a1ffdc-13cd-73ff-93b8-7cd8c13b5403', '{"created":1,"memory_id":"01a1ffdc-13cb-7256-887f-c661fef0a58d","rev":1}', 1, 1, 1795293975500995),
	(43, 'default', 'k_kgmNoY4Vqhv3/memory_book/ana', 'doomed', '\x56f1da0501e45aa8263c5f0f1cade50991d96fb35780b76fb7b8b75346ddb88d', '01a1ffdc-14b9-71df-a087-beb9fff5bda5', '{"created":1,"memory_id":"01a1ffdc-14b9-71df-a087-beb8f18ad411","rev":5}', 5, 5, 1795293975737732),
	(43, 'default', 'k_kgmNoY4Vqhv3/memory_book/ana', 'guarded', '\x2667a187275301127d0f15f321c041a6e2fc4f520111698138f7304cfb3f281b', '01a1ffdc-1570-7215-acfc-feeac03e2ff0', '{"created":0,"memory_id":"01a1ffdc-13cb-7256-887f-c661fef0a58d","rev":8}', 8, 8, 1795293975919632),
	(43, 'default', 'k_kgmNoY4Vqhv3/memory_book/ana', 'same', '\xa9671ab0bb7eba084956a1bca391b064b290df81fdf5308a109efb381b077bc9', '01a1ffdc-15cb-708e-830d-78577091b8b9', '{"created":0,"memory_id":"01a1ffdc-1408-7244-aff6-ebaf597b66f9","position":13,"rev":13}', 14, 13, 1795293976019682),
	(43, 'default', 'k_kgmNoY4Vqhv3/memory_book/ana', 'purge', '\xb1b9f78894d333a4f185f0c4d60bf3eee34cef3490a050f744185854781551cf', '01a1ffdc-16a8-725f-aff0-6e29de98e20e', '{"created":0,"memory_id":"01a1ffdc-14b9-71df-a087-beb8f18ad411","rev":28}', 28, 28, 1795293976232110);


--
-- Data for Name: contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contents VALUES
	(53, '01a1ffdc-1307-71bc-aeab-f609ccb3b96e', 'default', 'memory_book', 'bruno', '\x53b8c472f28b9adcf25fd8e3944aac91e87c2a7da4e2b56ae76d7613d88c9cc7', '{"content":"Works as a carpenter"}'),
	(53, '01a1ffdc-1307-71bc-aeab-f60aae922c14', 'default', 'memory_book', 'bruno', '\xa170e8f4184a6b9bcdf6c86b35ce7bf63e58b1de14fd583eaeae1fdd4aceb34e', '{"content":"Moved to Porto"}'),
	(53, '01a1ffdc-1307-71bc-aeab-f60bbaee684f', 'default', 'memory_book', 'bruno', '\x92477d8bfdb7a46c6dd1422c5a051899d03529c9de6c5e6966971e04d5b9aafb', '{"content":"Sharpens a chisel in three steps"}'),
	(53, '01a1ffdc-1307-71bc-aeab-f60cbca75067', 'default', 'memory_book', 'bruno', '\xc640952fcc33c85f35f4fd3a001ae6182920676a96011b19524410bebb523e54', '{"content":"Prefers oak to pine"}'),
	(53, '01a1ffdc-1307-71bc-aeab-f60d1cd5c3c6', 'default', 'memory_book', 'bruno', '\x42ae2aac09223d824faf4f75bccadca94e49ee3c21e24accb08fcbb2fd20ce2d', '{"content":"A year of many moves","metadata":{"cities":["Faro","Porto"],"year":2024}}'),
	(53, '01a1ffdc-1307-71bc-aeab-f60e6b8a9995', 'default', 'memory_book', 'bruno', '\x5a9d4953d116ca98b9b27470b5f64c2c4f6e5ea2a1c64f31be791207d4b371e9', '{"content":"Owned a van","topics":["van","travel"]}'),
	(53, '01a1ffdc-1307-71bc-aeab-f60f308b7d75', 'default', 'memory_book', 'bruno', '\x3c8bcf254e7a0879c44154534f0d8027674eb0af2dd57bc97ce34d92b5f863f6', '{"content":"Had a dog named Bolt"}'),
	(53, '01a1ffdc-1307-71bc-aeab-f610409f2f79', 'default', 'memory_book', 'bruno', '\x69477ffc3f12a980748db73f72886a59c19a83b42448c16e523a403caadf1396', '{"content":"Plays chess on Fridays","input":"I play chess on Fridays."}'),
	(48, '01a1ffdc-133b-728d-bf06-b24f7fadb2ba', 'default', 'memory_book', 'carl', '\x71553efd67e8a29e3809e4401d275effe3667d82aae5f6b084ed341d808459ae', '{"content":"Likes tea","input":"Tea, please!","topics":["food"]}'),
	(48, '01a1ffdc-133b-728d-bf06-b250b0abdded', 'default', 'memory_book', 'carl', '\x9c74de2f62af558c117432518dad45b1d345fcee2404ca7a91fdce2f65cf9b89', '{"content":"Has a cat"}'),
	(43, '01a1ffdc-13cd-73ff-93b8-7cd8c13b5403', 'default', 'memory_book', 'ana', '\x1829bc84da496f5128fbe30611ad376cd5966864d0f254efa9f3e1bac1eb978f', '{"content":"Preferred name is Ana","topics":["name"]}'),
	(43, '01a1ffdc-1408-7244-aff6-ebb0c7a11e79', 'default', 'memory_book', 'ana', '\xf1a98a085d71130e747a1cfe6f48349ae7b40459dcf1420a33c8a845367faa10', '{"content":"Ship v1 by September","metadata":{"points":[1,2.5,null],"source":"standup"},"topics":["project","deadline"]}'),
	(43, '01a1ffdc-1478-7655-8078-2278e61cda59', 'default', 'memory_book', 'ana', '\xedf252bb745b7e93664c40d1eef6863a441995f3dad3f934862b8c96770ad325', '{"content":"Avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a1ffdc-14f7-7580-a0e6-c89a10d23846', 'default', 'memory_book', 'ana', '\xf5227fccd7cf8e582a95f3c2027478c400930d2cdd7f08a7c6a4e3eeca6cde66', '{"content":"Says \"olá\", writes 日本語 😀 it''s 100 % \\o/;\n-- keeps ''both'' lines","topics":["línguas"]}'),
	(43, '01a1ffdc-153e-770c-812d-f8cf2561e7d2', 'default', 'memory_book', 'ana', '\x2caa64f07021e427e13863ead4069286ea8c1cba87e5f7610124c660b687d29e', '{"content":"Prefers short answers"}'),
	(43, '01a1ffdc-1570-7215-acfc-feeac03e2ff0', 'default', 'memory_book', 'ana', '\x9e7ffebce4ecdbfc900fb3ca0912775051bf967ea8e292a9ec09c1afe27d28cb', '{"content":"Preferred name is Ana, not Anna","topics":["name"]}'),
	(43, '01a1ffdc-15cb-708e-830d-78577091b8b9', 'default', 'memory_book', 'ana', '\x807b409dc79d31c9ee7fa2ef8af0ba32bb07e4bb4d7c4859084387ac213c8e3f', '{"content":"Ship v1 by September","topics":["deadline"]}'),
	(43, '01a1ffdc-15de-7063-85e7-465c0d57474e', 'default', 'memory_book', 'ana', '\xc8c07a10d62c99e41434cfda83efe038aad49773bfb1d42adc76eee6f59e9005', '{"content":"Is lactose intolerant and avoids milk","topics":["lactose intolerance"]}'),
	(43, '01a1ffdc-15f0-7601-8ffa-e77462d7588a', 'default', 'memory_book', 'ana', '\xff2ff58b8c91f995376922b3214a11545311829952f18e7bb89535eae09d79d1', '{"content":"Likes green tea","topics":["tea"]}'),
	(43, '01a1ffdc-1623-7112-ba4e-95618889a72c', 'default', 'memory_book', 'ana', '\x3e15222b79fd93964ef609706269bcf1df65b4c03167c262d31092f225be7821', '{"content":"Drinks tea in the morning"}'),
	(43, '01a1ffdc-1653-71f8-88ac-6bce3c197fb5', 'default', 'memory_book', 'ana', '\x558e635447ae7f202c5fb324d5e188a22b57f4575b814b9a78653a3c5f1edfac', '{"content":"Drinks green tea in the morning","topics":["tea"]}'),
	(43, '01a1ffdc-1653-71f8-88ac-6bcf18db82bb', 'default', 'memory_book', 'ana', '\xd60354cf085c062eb4f97e64329ef5d10c0fd1716c75db70c325395078b68ecf', '{"reason":"the same habit"}'),
	(43, '01a1ffdc-1671-74a4-93d3-d1a9121f9f3e', 'default', 'memory_book', 'ana', '\xa3412df51ea61b82e35d97cde5b0a6563d62539c072f039586bbb9c2852dd233', '{"reason":"reached"}'),
	(43, '01a1ffdc-168d-74c1-b774-0cf7f9b5a519', 'default', 'memory_book', 'ana', '\xdc68a4bc66b1756ce3adb9cbbfd843379a8cd3a9e4094660f0ed52d41815b6f9', '{"reason":"no longer"}'),
	(43, '01a1ffdc-16a8-725f-aff0-6e29de98e20e', 'default', 'memory_book', 'ana', '\xa66de03a2ea06efd80165504f58bd03a36f2fbd5065f2664daf9e7dc6f96b01a', '{"reason":"asked for by the person"}'),
	(43, '01a1ffdc-16ed-7536-a465-8be11ba7330b', 'default', 'memory_book', 'ana', '\xe1c9112c5bd9158f62ec0aeaaf8f8c05de368d541fc2fa2cfc5f5ed38bd5ddfc', '{"reason":"said elsewhere"}'),
	(48, '01a1ffdc-1723-7278-9723-a958aca69734', 'default', 'memory_book', 'lena', '\x60d666000f032b29ef9bece767a5640974509d1a940d8ebe454f868a11e12d5b', '{"content":"Runs on Sundays"}'),
	(48, '01a1ffdc-1756-7534-93e1-ccc274819c82', 'default', 'memory_book', 'lena', '\x75ea3044389c01ae03ebbb66997b25efa4531102c03c999d1c1c41a438144099', '{"content":"Runs ten kilometres"}'),
	(48, '01a1ffdc-1786-7213-9d56-2fe0be47ed3a', 'default', 'memory_book', 'lena', '\x60a49c1be1b96aa82f4b0ce5d9f59c75f3c5144e080d3b1f241b1d393613a75b', '{"content":"Has run a marathon"}'),
	(48, '01a1ffdc-17d0-76ec-aa87-fb1c4abfd233', 'bridge', 'memory_book', 'lena', '\x74497fc1e9e4b34e814a65a912f6ed2c51d39a242b0b572ac7e4de85f0bbf2d5', '{"content":"Another person of that name"}'),
	(48, '01a1ffdc-1804-706a-ad93-45a264dfa960', 'bridge', 'memory_book', 'lena', '\xe2498073724905250cdd560b9d3badbe4d135f838b31cc6941bd568b818423cd', '{"content":"Another person of the same name"}');


--
-- Data for Name: daily_metrics_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.daily_metrics_g1 VALUES
	(53, 'default', 20778, 'MemoryCreated', 8),
	(53, 'default', 20778, 'MemoryDeleted', 2),
	(43, 'default', 20778, 'MemoryPinned', 2),
	(43, 'default', 20778, 'MemoryUpdated', 3),
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
	(53, 1, 'default', 'memory_book', 'bruno', 1, '01a1ffdc-1307-71bc-aeab-f612f0e2c223', 'MemoryCreated', 1, '{"at":1795293975303321,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"6060101cc6225aaee74735117f1db2636a218256a987240829bacea849846b62","content_id":"01a1ffdc-1307-71bc-aeab-f609ccb3b96e"},"created_at":1733414400000000}},"memory_id":"bruno-1","rev":1,"revision":1}', '\x59a2cc5d0123c0ee9a0dd300e80690bf73a47189adf3b94d98f2c98cd81a9afe', 'admin:cli', '01a1ffdc-1307-71bc-aeab-f611d486e903', '01a1ffdc-1307-71bc-aeab-f611d486e903', NULL, 1795293975303321),
	(53, 2, 'default', 'memory_book', 'bruno', 2, '01a1ffdc-1307-71bc-aeab-f613742c1d6b', 'MemoryCreated', 1, '{"at":1795293975303321,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content":{"commitment":"f0af8d998df4dec1ff0d58dda437beb5b8c7f214d4d733344a7cec83ec02a7e8","content_id":"01a1ffdc-1307-71bc-aeab-f60aae922c14"},"created_at":1733414400123000,"updated_at":1733500800000000}},"memory_id":"bruno-2","rev":2,"revision":1}', '\x9518a1888300193fe10f2cef96ad89726e918abac983bcdc727dce1b4d5b1a9e', 'admin:cli', '01a1ffdc-1307-71bc-aeab-f611d486e903', '01a1ffdc-1307-71bc-aeab-f611d486e903', NULL, 1795293975303321),
	(53, 3, 'default', 'memory_book', 'bruno', 3, '01a1ffdc-1307-71bc-aeab-f6146014b1b5', 'MemoryCreated', 1, '{"at":1795293975303321,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content":{"commitment":"b36d89d611ff54ca51412b6369b8ca20db4e1f47aff07785514f2c0e95752310","content_id":"01a1ffdc-1307-71bc-aeab-f60bbaee684f"}}},"memory_id":"bruno-3","rev":3,"revision":1}', '\x043223c3878f45ce3dfcf4e5330f5d74e561fa12299f4f839d19cc88ffb7d667', 'admin:cli', '01a1ffdc-1307-71bc-aeab-f611d486e903', '01a1ffdc-1307-71bc-aeab-f611d486e903', NULL, 1795293975303321),
	(53, 4, 'default', 'memory_book', 'bruno', 4, '01a1ffdc-1307-71bc-aeab-f615d6a9e589', 'MemoryCreated', 1, '{"at":1795293975303321,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":1,"kind":"insight"},"content":{"commitment":"76fe0ab4984742688180a095aca46a0c498b6b1a2071aaa2aae210a35c64616c","content_id":"01a1ffdc-1307-71bc-aeab-f60cbca75067"},"created_at":1733414400000000}},"memory_id":"bruno-4","rev":4,"revision":1}', '\x5edaeb3bd4c63b3cc5fa5d4ee1215195ed1056a0be88217c4586fcc3f4b3667f', 'admin:cli', '01a1ffdc-1307-71bc-aeab-f611d486e903', '01a1ffdc-1307-71bc-aeab-f611d486e903', NULL, 1795293975303321),
	(53, 5, 'default', 'memory_book', 'bruno', 5, '01a1ffdc-1307-71bc-aeab-f6162a4bd22f', 'MemoryCreated', 1, '{"at":1795293975303321,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","importance":5,"kind":"summary"},"content":{"commitment":"bb60722266b0abe80b4c0f6a22c9111d8625f0342a1acfde1a91bcb11d9105cb","content_id":"01a1ffdc-1307-71bc-aeab-f60d1cd5c3c6"}}},"memory_id":"bruno-5","rev":5,"revision":1}', '\x0aaa799a06224771285facdc6487586de43cb69dc08e44071bc2faa23672e9ac', 'admin:cli', '01a1ffdc-1307-71bc-aeab-f611d486e903', '01a1ffdc-1307-71bc-aeab-f611d486e903', NULL, 1795293975303321),
	(53, 6, 'default', 'memory_book', 'bruno', 6, '01a1ffdc-1307-71bc-aeab-f617579f475d', 'MemoryCreated', 1, '{"at":1795293975303321,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content":{"commitment":"488834b7745235f3468018e2a30d4da2924646a0942e8f8f03ef73994a4f6a04","content_id":"01a1ffdc-1307-71bc-aeab-f60e6b8a9995"}}},"memory_id":"bruno-6","rev":6,"revision":1}', '\xa3fb02af73a11bf15b3d594200c780c690514e317c633221119f9f6dfe04bfaf', 'admin:cli', '01a1ffdc-1307-71bc-aeab-f611d486e903', '01a1ffdc-1307-71bc-aeab-f611d486e903', NULL, 1795293975303321),
	(53, 7, 'default', 'memory_book', 'bruno', 7, '01a1ffdc-1307-71bc-aeab-f618483cc2b4', 'MemoryDeleted', 1, '{"at":1795293975303321,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a1ffdc-1307-71bc-aeab-f60e6b8a9995"}},"memory_id":"bruno-6","rev":7,"revision":2}', '\x03f13cb5d2a9f6020d62215420bf10ab1d09b4ee65edbb63aca5a89b97e4f94c', 'admin:cli', '01a1ffdc-1307-71bc-aeab-f611d486e903', '01a1ffdc-1307-71bc-aeab-f611d486e903', NULL, 1795293975303321),
	(53, 8, 'default', 'memory_book', 'bruno', 8, '01a1ffdc-1307-71bc-aeab-f61998aaf36d', 'MemoryCreated', 1, '{"at":1795293975303321,"by_run":"import:jsonl","change":{"created":{"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content":{"commitment":"e93c592324758cf639623041038d09bfeb047bc72f650c97b998d9b10de2a0c9","content_id":"01a1ffdc-1307-71bc-aeab-f60f308b7d75"}}},"memory_id":"bruno-7","rev":8,"revision":1}', '\x8b03bea0644ea2768c7ecb5d7cebf88860ec5250b10cc6862554b41c5b9bb596', 'admin:cli', '01a1ffdc-1307-71bc-aeab-f611d486e903', '01a1ffdc-1307-71bc-aeab-f611d486e903', NULL, 1795293975303321),
	(53, 9, 'default', 'memory_book', 'bruno', 9, '01a1ffdc-1307-71bc-aeab-f61a93f1e7af', 'MemoryDeleted', 1, '{"at":1795293975303321,"by_run":"import:jsonl","change":{"deleted":{"content_id":"01a1ffdc-1307-71bc-aeab-f60f308b7d75"}},"memory_id":"bruno-7","rev":9,"revision":2}', '\x00fc5e8a199b260b5d2184bbd9b2289e1060ebd4064a783c1e6b8d912fb1181e', 'admin:cli', '01a1ffdc-1307-71bc-aeab-f611d486e903', '01a1ffdc-1307-71bc-aeab-f611d486e903', NULL, 1795293975303321),
	(53, 10, 'default', 'memory_book', 'bruno', 10, '01a1ffdc-1307-71bc-aeab-f61bf9921154', 'MemoryCreated', 1, '{"at":1795293975303321,"by_run":"import:jsonl","change":{"created":{"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content":{"commitment":"d782a91ba8da95898ba6e0a6051eefa13e5b146152acc63d272399f4faf0ce2c","content_id":"01a1ffdc-1307-71bc-aeab-f610409f2f79"}}},"memory_id":"bruno-8","rev":10,"revision":1}', '\x2f13f89234594d2065b21389d571c6af2ccb92aaf4934e96b069e04c3634c49e', 'admin:cli', '01a1ffdc-1307-71bc-aeab-f611d486e903', '01a1ffdc-1307-71bc-aeab-f611d486e903', NULL, 1795293975303321),
	(48, 1, 'default', 'memory_book', 'carl', 1, '01a1ffdc-133b-728d-bf06-b25278c46c0c', 'MemoryCreated', 1, '{"at":1795293975355701,"by_run":"import:agno","change":{"created":{"attributes":{"agent_id":"planner","bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"7edb0bd832980a78b241f281cdda1d54e9e552d4a7813dad4cff5af9ed1d6c45","content_id":"01a1ffdc-133b-728d-bf06-b24f7fadb2ba"},"created_at":1733414400000000,"updated_at":1733414401000000}},"memory_id":"carl-1","rev":1,"revision":1}', '\xf56855be3759bb7fcb21db6243e150bd6355b859922b76da9ec78bb477699966', 'admin:cli', '01a1ffdc-133b-728d-bf06-b25153fcb443', '01a1ffdc-133b-728d-bf06-b25153fcb443', NULL, 1795293975355701),
	(48, 2, 'default', 'memory_book', 'carl', 2, '01a1ffdc-133b-728d-bf06-b253baa5a2bd', 'MemoryCreated', 1, '{"at":1795293975355701,"by_run":"import:agno","change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"d7b72028d26162bb9a4bfc4ec5af09fab51a88a90cd3cebf10dc9fe04f7bd170","content_id":"01a1ffdc-133b-728d-bf06-b250b0abdded"},"created_at":1733414400000000}},"memory_id":"carl-2","rev":2,"revision":1}', '\xa79fa18b54387d951b928075e9fded61804aa6a14a724f4322c6a3f07d0df57a', 'admin:cli', '01a1ffdc-133b-728d-bf06-b25153fcb443', '01a1ffdc-133b-728d-bf06-b25153fcb443', NULL, 1795293975355701),
	(43, 1, 'default', 'memory_book', 'ana', 1, '01a1ffdc-13cd-73ff-93b8-7cd964fd3265', 'MemoryCreated', 1, '{"at":1795293975500995,"change":{"created":{"attributes":{"bank":"General","category":"Personal","importance":4,"kind":"semantic"},"content":{"commitment":"b6bd986b1c1b9026d95a3bb96179495b941d61139926115445db9ecfe73b5644","content_id":"01a1ffdc-13cd-73ff-93b8-7cd8c13b5403"}}},"memory_id":"01a1ffdc-13cb-7256-887f-c661fef0a58d","rev":1,"revision":1}', '\xb175fb348401a1f897f8abf13ac18c9b96212c8daa196232d7dad5fe7b9bc332', 'admin:k_kgmNoY4Vqhv3', 'first', 'first', NULL, 1795293975500995),
	(43, 16, 'default', 'memory_book', 'ana', 16, '01a1ffdc-15de-7063-85e7-4660b1f9a327', 'MemoryMergedAway', 1, '{"at":1795293976030064,"change":{"merged_away":{"content_id":"01a1ffdc-1478-7655-8078-2278e61cda59","into":"01a1ffdc-15de-7063-85e7-465bef7ec738"}},"memory_id":"01a1ffdc-1478-7655-8078-2277f0a723ca","rev":16,"revision":2}', '\xed455a17ccc327bbed626d3cebe1b06053116e4c7d23c4de2cc7dcb853661eac', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-15de-7063-85e7-465d099d2e71', '01a1ffdc-15de-7063-85e7-465d099d2e71', NULL, 1795293976030064),
	(43, 2, 'default', 'memory_book', 'ana', 2, '01a1ffdc-1408-7244-aff6-ebb2b56606a6', 'MemoryCreated', 1, '{"at":1795293975560319,"change":{"created":{"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Work","category":"Goals","importance":5,"kind":"episodic","pinned":true,"role":"user","run_id":"run-7","thread_id":"t1"},"content":{"commitment":"5f2c861bda5f54838eb59c473e50999005105f92a631b0af54329f2b575cded0","content_id":"01a1ffdc-1408-7244-aff6-ebb0c7a11e79"}}},"memory_id":"01a1ffdc-1408-7244-aff6-ebaf597b66f9","rev":2,"revision":1}', '\x7d9c43baac48ca1a82e160d305960a4b687c65d59a65302c4318b35de8a09afa', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-1408-7244-aff6-ebb194bb0da3', 'turn-2', 'turn-1', 1795293975560319),
	(43, 3, 'default', 'memory_book', 'ana', 3, '01a1ffdc-143f-7782-ac37-486d4397c41e', 'MemoryCreated', 1, '{"at":1795293975615692,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"3222e32ae19a786f21cbfd9986406bc8068db100b2ef20eea601f29b28c0ee67","content_id":"01a1ffdc-143f-7782-ac37-486b7758d9a6"}}},"memory_id":"01a1ffdc-143f-7782-ac37-486af761a28f","rev":3,"revision":1}', '\xd00a5911cbab610cc8e4eb9d8478b72a1966a89845ff7382778a26f2cd629435', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-143f-7782-ac37-486c6002008a', '01a1ffdc-143f-7782-ac37-486c6002008a', NULL, 1795293975615692),
	(43, 4, 'default', 'memory_book', 'ana', 4, '01a1ffdc-1478-7655-8078-227a943be03e', 'MemoryCreated', 1, '{"at":1795293975672186,"change":{"created":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"eaddc55e6b9f5d62aa464c70a53cd21050ed17b49c94e51d870321b34d07a2ce","content_id":"01a1ffdc-1478-7655-8078-2278e61cda59"}}},"memory_id":"01a1ffdc-1478-7655-8078-2277f0a723ca","rev":4,"revision":1}', '\x149b1d74ba188814933f85e9477e43102c8d89bf1ceb018755193098f0df40a7', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-1478-7655-8078-22791d5ef93c', '01a1ffdc-1478-7655-8078-22791d5ef93c', NULL, 1795293975672186),
	(43, 5, 'default', 'memory_book', 'ana', 5, '01a1ffdc-14b9-71df-a087-beba2d84769c', 'MemoryCreated', 1, '{"at":1795293975737732,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"93dd5d0f05d41f7f69d77efd9865e7ae883df5251b76dede2c3d36ac867d77f4","content_id":"01a1ffdc-14b9-71df-a087-beb9fff5bda5"}}},"memory_id":"01a1ffdc-14b9-71df-a087-beb8f18ad411","rev":5,"revision":1}', '\xb2f1d65192692086ea3bfd810a23bf6536017efd650b8fcb40463e9954516795', 'admin:k_kgmNoY4Vqhv3', 'doomed', 'doomed', NULL, 1795293975737732),
	(43, 6, 'default', 'memory_book', 'ana', 6, '01a1ffdc-14f7-7580-a0e6-c89cf6d9c83b', 'MemoryCreated', 1, '{"at":1795293975799763,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"98122ca8669bc5741d6a493200e15252398f34cb21e0d4f22e5e8de97b6c179e","content_id":"01a1ffdc-14f7-7580-a0e6-c89a10d23846"}}},"memory_id":"01a1ffdc-14f7-7580-a0e6-c899b036d154","rev":6,"revision":1}', '\x1f2f5f9349433ff01f38c8e0c1a872a8558168511f9aa1c7140906b5680a9681', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-14f7-7580-a0e6-c89b128ecfba', '01a1ffdc-14f7-7580-a0e6-c89b128ecfba', NULL, 1795293975799763),
	(43, 7, 'default', 'memory_book', 'ana', 7, '01a1ffdc-153e-770c-812d-f8d191da66e6', 'MemoryCreated', 1, '{"at":1795293975870461,"change":{"created":{"attributes":{"bank":"General","category":"Style","importance":2,"kind":"semantic"},"content":{"commitment":"14afed22b3bc778a924a1db04812f7604f1ae44125d30fe8ff39cf95b9c69900","content_id":"01a1ffdc-153e-770c-812d-f8cf2561e7d2"}}},"memory_id":"01a1ffdc-153e-770c-812d-f8ced6be7ad3","rev":7,"revision":1}', '\x53e61839e9a79366bc4f946f40744bd045c95a5c46c20a6bfb5fdd10b40d8382', 'agent:planner', '01a1ffdc-153e-770c-812d-f8d0d68d7775', '01a1ffdc-153e-770c-812d-f8d0d68d7775', NULL, 1795293975870461),
	(43, 8, 'default', 'memory_book', 'ana', 8, '01a1ffdc-1570-7215-acfc-feebc71fd427', 'MemoryUpdated', 1, '{"at":1795293975919632,"change":{"updated":{"content":{"commitment":"ca6e4f63eae9765a42a95540ea492e438ed165490e3c6d904e8253a86827d02c","content_id":"01a1ffdc-1570-7215-acfc-feeac03e2ff0"},"previous_content_id":"01a1ffdc-13cd-73ff-93b8-7cd8c13b5403","set":{"category":null},"was":{"category":"Personal"}}},"memory_id":"01a1ffdc-13cb-7256-887f-c661fef0a58d","rev":8,"revision":2}', '\xdbb109a9946e75a409c0d8cd9c734f38f11bdc42b815fce5f1dba541f4dbfe22', 'admin:k_kgmNoY4Vqhv3', 'guarded', 'guarded', NULL, 1795293975919632),
	(43, 9, 'default', 'memory_book', 'ana', 9, '01a1ffdc-15a2-77ff-8419-3dd1a4d628ab', 'MemoryPinned', 1, '{"at":1795293975970048,"change":{"pinned":{"content_id":"01a1ffdc-1408-7244-aff6-ebb0c7a11e79","pinned":false}},"memory_id":"01a1ffdc-1408-7244-aff6-ebaf597b66f9","rev":9,"revision":2}', '\x013c7322104d9f6588b76488a91ab0783e2cbb4b84ca1ec89a32753682ec169c', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-15a2-77ff-8419-3dd00662e2cb', '01a1ffdc-15a2-77ff-8419-3dd00662e2cb', NULL, 1795293975970048),
	(43, 10, 'default', 'memory_book', 'ana', 10, '01a1ffdc-15af-7436-8f15-cc841498c136', 'MemoryPinned', 1, '{"at":1795293975983014,"change":{"pinned":{"content_id":"01a1ffdc-153e-770c-812d-f8cf2561e7d2","pinned":true}},"memory_id":"01a1ffdc-153e-770c-812d-f8ced6be7ad3","rev":10,"revision":2}', '\x6b4e5169067d8e75a9159bf4eec94ce7fa4bdce77cbd92a68466f70158875d2d', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-15af-7436-8f15-cc83ff8f11df', '01a1ffdc-15af-7436-8f15-cc83ff8f11df', NULL, 1795293975983014),
	(43, 11, 'default', 'memory_book', 'ana', 11, '01a1ffdc-15b8-7452-90fd-86f30975ac88', 'MemoryReclassified', 1, '{"at":1795293975992401,"change":{"reclassified":{"content_id":"01a1ffdc-153e-770c-812d-f8cf2561e7d2","set":{"bank":"Personal","category":"Manners","kind":"insight"},"was":{"bank":"General","category":"Style","kind":"semantic"}}},"memory_id":"01a1ffdc-153e-770c-812d-f8ced6be7ad3","rev":11,"revision":3}', '\xd9028cb1023f4458039aa80d08124de2f0fd9689c5c1aa0eb103d489bd7104b9', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-15b8-7452-90fd-86f2b47d26be', '01a1ffdc-15b8-7452-90fd-86f2b47d26be', NULL, 1795293975992401),
	(43, 12, 'default', 'memory_book', 'ana', 12, '01a1ffdc-15c1-7167-b1fe-f2c01ab72a96', 'MemoryUpdated', 1, '{"at":1795293976001950,"change":{"updated":{"previous_content_id":"01a1ffdc-1408-7244-aff6-ebb0c7a11e79","set":{"bank":"Personal","importance":3},"was":{"bank":"Work","importance":5}}},"memory_id":"01a1ffdc-1408-7244-aff6-ebaf597b66f9","rev":12,"revision":3}', '\xddd4f60773b91cc077d90fa7aa9bd48ac5c9a87d921c2f4658c8c76a717f49b8', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-15c1-7167-b1fe-f2bf4e9d9b26', '01a1ffdc-15c1-7167-b1fe-f2bf4e9d9b26', NULL, 1795293976001950),
	(43, 13, 'default', 'memory_book', 'ana', 13, '01a1ffdc-15cb-708e-830d-7859bb3ab3e1', 'MemoryUpdated', 1, '{"at":1795293976010783,"change":{"updated":{"content":{"commitment":"b07f401efba39e5ea0546106235db0cbc7f965f9ecc64591b11bb8fb052818f5","content_id":"01a1ffdc-15cb-708e-830d-78577091b8b9"},"previous_content_id":"01a1ffdc-1408-7244-aff6-ebb0c7a11e79","set":{},"was":{}}},"memory_id":"01a1ffdc-1408-7244-aff6-ebaf597b66f9","rev":13,"revision":4}', '\xeaeed20076e616d678efe8aa3b97a366481ee22e5182ac01c8139bf768ff7b1e', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-15cb-708e-830d-7858c2c24b94', '01a1ffdc-15cb-708e-830d-7858c2c24b94', NULL, 1795293976010783),
	(43, 14, 'default', 'memory_book', 'ana', 14, '01a1ffdc-15de-7063-85e7-465e9de4ee74', 'MemoriesMerged', 1, '{"at":1795293976030064,"change":{"merged":{"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content":{"commitment":"14e025d88de0e97b2e663df08c5ce4ce01ad84716228a90197fa34c9bfaedb6d","content_id":"01a1ffdc-15de-7063-85e7-465c0d57474e"},"derived_from":[{"memory_id":"01a1ffdc-143f-7782-ac37-486af761a28f","revision":1},{"memory_id":"01a1ffdc-1478-7655-8078-2277f0a723ca","revision":1}]}},"memory_id":"01a1ffdc-15de-7063-85e7-465bef7ec738","rev":14,"revision":1}', '\x551526f1e2f75f5d9a30cd6cc2cea335c9884e98b12f01650e68921c8ac062d9', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-15de-7063-85e7-465d099d2e71', '01a1ffdc-15de-7063-85e7-465d099d2e71', NULL, 1795293976030064),
	(43, 15, 'default', 'memory_book', 'ana', 15, '01a1ffdc-15de-7063-85e7-465f456dd356', 'MemoryMergedAway', 1, '{"at":1795293976030064,"change":{"merged_away":{"content_id":"01a1ffdc-143f-7782-ac37-486b7758d9a6","into":"01a1ffdc-15de-7063-85e7-465bef7ec738"}},"memory_id":"01a1ffdc-143f-7782-ac37-486af761a28f","rev":15,"revision":2}', '\x12a2b642ad5a7c4d310646ad02b8df235ce92865b78b79bfc6e1fe986f098826', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-15de-7063-85e7-465d099d2e71', '01a1ffdc-15de-7063-85e7-465d099d2e71', NULL, 1795293976030064),
	(43, 17, 'default', 'memory_book', 'ana', 17, '01a1ffdc-15e7-70f7-8ab8-e4461b0d2dd0', 'MemoryRestored', 1, '{"at":1795293976039831,"change":{"restored":{"content_id":"01a1ffdc-1478-7655-8078-2278e61cda59","from":"merged"}},"memory_id":"01a1ffdc-1478-7655-8078-2277f0a723ca","rev":17,"revision":3}', '\x3b8f69e08d6f2f6f6d4fd0e1a1daef3632cf075dd6b4664fe641a53d6b418dfc', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-15e7-70f7-8ab8-e445328f8ce5', '01a1ffdc-15e7-70f7-8ab8-e445328f8ce5', NULL, 1795293976039831),
	(43, 18, 'default', 'memory_book', 'ana', 18, '01a1ffdc-15f0-7601-8ffa-e776b04b212f', 'MemoryCreated', 1, '{"at":1795293976048789,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"498be543f3c2520503c9a0315f3052108147c02248fc40257e6d1d3a68751d56","content_id":"01a1ffdc-15f0-7601-8ffa-e77462d7588a"}}},"memory_id":"01a1ffdc-15f0-7601-8ffa-e773f8cb3ad8","rev":18,"revision":1}', '\xfa030cfd8b861c3c1c2acf29d3fad362971b2867a19624fbbfca6f2ef2ab0eff', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-15f0-7601-8ffa-e775a2b52174', '01a1ffdc-15f0-7601-8ffa-e775a2b52174', NULL, 1795293976048789),
	(43, 19, 'default', 'memory_book', 'ana', 19, '01a1ffdc-1623-7112-ba4e-9563c96bbb78', 'MemoryCreated', 1, '{"at":1795293976099778,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"285740fa8fe0d10f860a2efb174f68fd353e4656166cd736e7973b3a50ea352f","content_id":"01a1ffdc-1623-7112-ba4e-95618889a72c"}}},"memory_id":"01a1ffdc-1623-7112-ba4e-95606c61644e","rev":19,"revision":1}', '\xf23eb2395718fe3966f64f5be71ed7b4039d9bf7f4477503a8816b1b2e924ef1', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-1623-7112-ba4e-9562aa0019dd', '01a1ffdc-1623-7112-ba4e-9562aa0019dd', NULL, 1795293976099778),
	(43, 20, 'default', 'memory_book', 'ana', 20, '01a1ffdc-1653-71f8-88ac-6bd1f779baff', 'MemoriesMerged', 1, '{"at":1795293976147303,"change":{"merged":{"content":{"commitment":"99827acbab1cc053356696ae2ed87d269b048bc5b75f26bec31a1761eb71ff8f","content_id":"01a1ffdc-1653-71f8-88ac-6bce3c197fb5"},"derived_from":[{"memory_id":"01a1ffdc-15f0-7601-8ffa-e773f8cb3ad8","revision":1},{"memory_id":"01a1ffdc-1623-7112-ba4e-95606c61644e","revision":1}],"previous_content_id":"01a1ffdc-15f0-7601-8ffa-e77462d7588a"}},"memory_id":"01a1ffdc-15f0-7601-8ffa-e773f8cb3ad8","reason":{"commitment":"237207f23061d009f34a3961048fcec724eaf05a879efafe64e2dcfed6e18be3","content_id":"01a1ffdc-1653-71f8-88ac-6bcf18db82bb"},"rev":20,"revision":2}', '\xaf3ad234b048ad338a9415071cc9984df2a23d0c0f074da48bd83d68a3bd162d', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-1653-71f8-88ac-6bd0ed2d2b41', '01a1ffdc-1653-71f8-88ac-6bd0ed2d2b41', NULL, 1795293976147303),
	(43, 21, 'default', 'memory_book', 'ana', 21, '01a1ffdc-1654-72e8-9dfd-c682321f6a63', 'MemoryMergedAway', 1, '{"at":1795293976147303,"change":{"merged_away":{"content_id":"01a1ffdc-1623-7112-ba4e-95618889a72c","into":"01a1ffdc-15f0-7601-8ffa-e773f8cb3ad8"}},"memory_id":"01a1ffdc-1623-7112-ba4e-95606c61644e","rev":21,"revision":2}', '\x39b1d78c89dfb0eb4e7342c2f896e94ff6bfc958e57857e4cd537502164d0186', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-1653-71f8-88ac-6bd0ed2d2b41', '01a1ffdc-1653-71f8-88ac-6bd0ed2d2b41', NULL, 1795293976147303),
	(43, 22, 'default', 'memory_book', 'ana', 22, '01a1ffdc-1671-74a4-93d3-d1abfe3a6b39', 'MemoryDeleted', 1, '{"at":1795293976177469,"change":{"deleted":{"content_id":"01a1ffdc-15cb-708e-830d-78577091b8b9"}},"memory_id":"01a1ffdc-1408-7244-aff6-ebaf597b66f9","reason":{"commitment":"9e00c90ff76665f956208e4bb8b3386cfb19f73248a217c447fc218955379181","content_id":"01a1ffdc-1671-74a4-93d3-d1a9121f9f3e"},"rev":22,"revision":5}', '\x70f038293bd94256028d0e14141c66c8e729bf5623727030da809b53ca01435e', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-1671-74a4-93d3-d1aad04dd2a8', '01a1ffdc-1671-74a4-93d3-d1aad04dd2a8', NULL, 1795293976177469),
	(43, 23, 'default', 'memory_book', 'ana', 23, '01a1ffdc-167a-7206-a8a2-32e5dcb05af7', 'MemoryDeleted', 1, '{"at":1795293976186724,"change":{"deleted":{"content_id":"01a1ffdc-153e-770c-812d-f8cf2561e7d2"}},"memory_id":"01a1ffdc-153e-770c-812d-f8ced6be7ad3","rev":23,"revision":4}', '\xe6dc71c448b2578aa25814f8cb17fbbe9a71c4143f3014e5fcd4bfa979e5ed07', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-167a-7206-a8a2-32e4e9e201d5', '01a1ffdc-167a-7206-a8a2-32e4e9e201d5', NULL, 1795293976186724),
	(43, 24, 'default', 'memory_book', 'ana', 24, '01a1ffdc-1684-7635-ac86-a8c10170be89', 'MemoryRestored', 1, '{"at":1795293976196039,"change":{"restored":{"content_id":"01a1ffdc-153e-770c-812d-f8cf2561e7d2","from":"archived"}},"memory_id":"01a1ffdc-153e-770c-812d-f8ced6be7ad3","rev":24,"revision":5}', '\x18f37f887583c9ccc56ab5b54829a55f3eec7f8b5415179d79eba285d3c1b0d7', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-1684-7635-ac86-a8c01253080f', '01a1ffdc-1684-7635-ac86-a8c01253080f', NULL, 1795293976196039),
	(43, 25, 'default', 'memory_book', 'ana', 25, '01a1ffdc-168d-74c1-b774-0cf9b0e6870e', 'MemorySoftDeleted', 1, '{"at":1795293976205273,"change":{"soft_deleted":{"content_id":"01a1ffdc-1478-7655-8078-2278e61cda59","purge_at":4948893976205273}},"memory_id":"01a1ffdc-1478-7655-8078-2277f0a723ca","reason":{"commitment":"0bdab9790bc80a40dc5b85b5c00d0e3f2a20ceb1cdd2ebdf9179f472abb78c8a","content_id":"01a1ffdc-168d-74c1-b774-0cf7f9b5a519"},"rev":25,"revision":4}', '\xbbd6b33946f13c586e3b03eace609172a2910b1c7d3ed710a8ffc376cb72fe4d', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-168d-74c1-b774-0cf859892caf', '01a1ffdc-168d-74c1-b774-0cf859892caf', NULL, 1795293976205273),
	(43, 26, 'default', 'memory_book', 'ana', 26, '01a1ffdc-1696-715f-a051-8d9065bf951f', 'MemoryRestored', 1, '{"at":1795293976214103,"change":{"restored":{"content_id":"01a1ffdc-1478-7655-8078-2278e61cda59","from":"soft_deleted"}},"memory_id":"01a1ffdc-1478-7655-8078-2277f0a723ca","rev":26,"revision":5}', '\x2ef9f3c2bd8875e7f20e97571fe4c48bdf9185b1d29922be21cb475fcb482a62', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-1696-715f-a051-8d8ff398cdc5', '01a1ffdc-1696-715f-a051-8d8ff398cdc5', NULL, 1795293976214103),
	(43, 27, 'default', 'memory_book', 'ana', 27, '01a1ffdc-169f-7660-9c8a-35317be560ae', 'MemorySoftDeleted', 1, '{"at":1795293976223212,"change":{"soft_deleted":{"content_id":"01a1ffdc-1478-7655-8078-2278e61cda59","purge_at":4948893976223212}},"memory_id":"01a1ffdc-1478-7655-8078-2277f0a723ca","rev":27,"revision":6}', '\x7a405acac6cc18cb4d1694da8bedf802e2fc73e5d2edcad27c8ae271607aadbd', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-169f-7660-9c8a-3530b11f7223', '01a1ffdc-169f-7660-9c8a-3530b11f7223', NULL, 1795293976223212),
	(43, 28, 'default', 'memory_book', 'ana', 28, '01a1ffdc-16a8-725f-aff0-6e2af151c799', 'MemoryPurged', 1, '{"at":1795293976232110,"change":{"purged":{"erased":["01a1ffdc-14b9-71df-a087-beb9fff5bda5"],"from":"active"}},"memory_id":"01a1ffdc-14b9-71df-a087-beb8f18ad411","reason":{"commitment":"65b2d57609544200c7abded4eb8ad195341141b2b042f81297d1aa0578e05c89","content_id":"01a1ffdc-16a8-725f-aff0-6e29de98e20e"},"rev":28,"revision":2}', '\x82b7ce0bd293f1a02763c2e4ce63b995605d9dcb665fa2bffca1c5976f37f0fb', 'admin:k_kgmNoY4Vqhv3', 'purge', 'purge', NULL, 1795293976232110),
	(43, 29, 'default', 'memory_book', 'ana', 29, '01a1ffdc-16ed-7536-a465-8be31cc460f8', 'MemoryPurged', 1, '{"at":1795293976301437,"change":{"purged":{"erased":["01a1ffdc-143f-7782-ac37-486b7758d9a6"],"from":"merged"}},"memory_id":"01a1ffdc-143f-7782-ac37-486af761a28f","reason":{"commitment":"30504c0d6ab11435dd0730c3ee9b8e81cacab86791da46c3b257a9901703c433","content_id":"01a1ffdc-16ed-7536-a465-8be11ba7330b"},"rev":29,"revision":3}', '\xd9037f8d6bf91794559f03e07fca814ce50792b0e90a9cfd22d2d17d02af8c36', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-16ed-7536-a465-8be2e71b5b8b', '01a1ffdc-16ed-7536-a465-8be2e71b5b8b', NULL, 1795293976301437),
	(48, 3, 'default', 'memory_book', 'lena', 1, '01a1ffdc-1723-7278-9723-a95a6ae8ca03', 'MemoryCreated', 1, '{"at":1795293976355233,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"85cebefbc89480a570a510e414695b44faf6f921f475a33d137dca7196062426","content_id":"01a1ffdc-1723-7278-9723-a958aca69734"}}},"memory_id":"01a1ffdc-1719-758a-9d5e-17dbb02d7597","rev":1,"revision":1}', '\x8309f71da173b9f73c53a05015308392a7cd1fdc00808ddcb2b449045d345c5b', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-1723-7278-9723-a9594247607f', '01a1ffdc-1723-7278-9723-a9594247607f', NULL, 1795293976355233),
	(48, 4, 'default', 'memory_book', 'lena', 2, '01a1ffdc-1756-7534-93e1-ccc4cd8ebb90', 'MemoryCreated', 1, '{"at":1795293976406384,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"c13d0f73692f2a9445fc1509efd06e7fb7d45fb295dbd1eb15dcb0ddb3dde792","content_id":"01a1ffdc-1756-7534-93e1-ccc274819c82"}}},"memory_id":"01a1ffdc-1756-7534-93e1-ccc1f5993b95","rev":2,"revision":1}', '\x8a0f3a423228b3a917f5526676a1c121aa89c870bf3c0df8632a94d6c5bf936e', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-1756-7534-93e1-ccc3eaa54df7', '01a1ffdc-1756-7534-93e1-ccc3eaa54df7', NULL, 1795293976406384),
	(48, 5, 'default', 'memory_book', 'lena', 3, '01a1ffdc-1786-7213-9d56-2fe2b327129b', 'MemoryCreated', 1, '{"at":1795293976454067,"change":{"created":{"attributes":{"bank":"General","category":"Sport","importance":2,"kind":"semantic"},"content":{"commitment":"8801d8f30af4807be98d2e7688d291a8f0131490e60e958b2002574bc801eb06","content_id":"01a1ffdc-1786-7213-9d56-2fe0be47ed3a"}}},"memory_id":"01a1ffdc-1786-7213-9d56-2fdf59be3ada","rev":3,"revision":1}', '\x5c8f7b067382fa0d49a3a80ab2dda1285a3ce70b6b9dfd44ae0ce0cc635f0f1d', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-1786-7213-9d56-2fe1da06fb49', '01a1ffdc-1786-7213-9d56-2fe1da06fb49', NULL, 1795293976454067),
	(48, 6, 'default', 'memory_book', 'lena', 4, '01a1ffdc-17c3-7037-ae01-90838830f779', 'MemoryDeleted', 1, '{"at":1795293976515216,"change":{"deleted":{"content_id":"01a1ffdc-1786-7213-9d56-2fe0be47ed3a"}},"memory_id":"01a1ffdc-1786-7213-9d56-2fdf59be3ada","rev":4,"revision":2}', '\x88189a43a9300e65fb7191acfea5c1774f48a9770803bb0baea2dc820ad7a5bb', 'admin:k_kgmNoY4Vqhv3', '01a1ffdc-17c3-7037-ae01-908243a5c250', '01a1ffdc-17c3-7037-ae01-908243a5c250', NULL, 1795293976515216),
	(48, 7, 'bridge', 'memory_book', 'lena', 1, '01a1ffdc-17d0-76ec-aa87-fb1e0989eab9', 'MemoryCreated', 1, '{"at":1795293976528776,"change":{"created":{"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content":{"commitment":"517a16c671806c914721aa36e768e1f857dcb684a9c4db2dcd36bd6d38838ac2","content_id":"01a1ffdc-17d0-76ec-aa87-fb1c4abfd233"}}},"memory_id":"01a1ffdc-17d0-76ec-aa87-fb1b59e36621","rev":1,"revision":1}', '\x16c4a14c878b24498bc8146eb83905eac80fa6d3505c83b623445a11c8ea5fad', 'admin:k_NEKxuZunJ1O0', '01a1ffdc-17d0-76ec-aa87-fb1dfca190db', '01a1ffdc-17d0-76ec-aa87-fb1dfca190db', NULL, 1795293976528776),
	(48, 8, 'bridge', 'memory_book', 'lena', 2, '01a1ffdc-1804-706a-ad93-45a4ba5933bb', 'MemoryUpdated', 1, '{"at":1795293976580086,"change":{"updated":{"content":{"commitment":"0db79b291095f2ebedcf8ad49a98688e4721dfebcfe2d602c4784c2b61dce28a","content_id":"01a1ffdc-1804-706a-ad93-45a264dfa960"},"previous_content_id":"01a1ffdc-17d0-76ec-aa87-fb1c4abfd233","set":{},"was":{}}},"memory_id":"01a1ffdc-17d0-76ec-aa87-fb1b59e36621","rev":2,"revision":2}', '\x588e6b7ee6e80abb25f7356ea7efd6d756aeb7f8b40c6a3f0463f554290e9aea', 'admin:k_NEKxuZunJ1O0', '01a1ffdc-1804-706a-ad93-45a37bd7a48c', '01a1ffdc-1804-706a-ad93-45a37bd7a48c', NULL, 1795293976580086);


--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES
	('memories', 1, 'memories_g1', 1795293974821158),
	('changes', 1, 'changes_g1', 1795293974821158),
	('user_stats', 1, 'user_stats_g1', 1795293974821158),
	('daily_metrics', 1, 'daily_metrics_g1', 1795293974821158);


--
-- Data for Name: memories_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memories_g1 VALUES
	(53, 'default', 'bruno', 'bruno-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1307-71bc-aeab-f609ccb3b96e', 1, 1, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a1ffdc-1307-71bc-aeab-f609ccb3b96e"]}'),
	(53, 'default', 'bruno', 'bruno-2', 'active', 'episodic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1307-71bc-aeab-f60aae922c14', 1, 2, 1733414400123000, 1733500800000000, NULL, NULL, '{"contents":["01a1ffdc-1307-71bc-aeab-f60aae922c14"]}'),
	(53, 'default', 'bruno', 'bruno-3', 'active', 'procedural', NULL, 'Work', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1307-71bc-aeab-f60bbaee684f', 1, 3, 1795293975303321, 1795293975303321, NULL, NULL, '{"contents":["01a1ffdc-1307-71bc-aeab-f60bbaee684f"]}'),
	(53, 'default', 'bruno', 'bruno-4', 'active', 'insight', NULL, 'General', 1, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1307-71bc-aeab-f60cbca75067', 1, 4, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a1ffdc-1307-71bc-aeab-f60cbca75067"]}'),
	(53, 'default', 'bruno', 'bruno-5', 'active', 'summary', NULL, 'General', 5, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1307-71bc-aeab-f60d1cd5c3c6', 1, 5, 1795293975303321, 1795293975303321, NULL, NULL, '{"contents":["01a1ffdc-1307-71bc-aeab-f60d1cd5c3c6"]}'),
	(53, 'default', 'bruno', 'bruno-6', 'archived', 'semantic', 'Belongings', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1307-71bc-aeab-f60e6b8a9995', 2, 7, 1795293975303321, 1795293975303321, NULL, NULL, '{"contents":["01a1ffdc-1307-71bc-aeab-f60e6b8a9995"]}'),
	(53, 'default', 'bruno', 'bruno-7', 'archived', 'semantic', NULL, 'Relationships', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1307-71bc-aeab-f60f308b7d75', 2, 9, 1795293975303321, 1795293975303321, NULL, NULL, '{"contents":["01a1ffdc-1307-71bc-aeab-f60f308b7d75"]}'),
	(53, 'default', 'bruno', 'bruno-8', 'active', 'semantic', NULL, 'General', 2, 0, 't9', 'planner', 'run-9', 'bruno', 'user', '01a1ffdc-1307-71bc-aeab-f610409f2f79', 1, 10, 1795293975303321, 1795293975303321, NULL, NULL, '{"contents":["01a1ffdc-1307-71bc-aeab-f610409f2f79"]}'),
	(48, 'default', 'carl', 'carl-1', 'active', 'semantic', NULL, 'General', 2, 0, NULL, 'planner', NULL, NULL, NULL, '01a1ffdc-133b-728d-bf06-b24f7fadb2ba', 1, 1, 1733414400000000, 1733414401000000, NULL, NULL, '{"contents":["01a1ffdc-133b-728d-bf06-b24f7fadb2ba"]}'),
	(48, 'default', 'carl', 'carl-2', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-133b-728d-bf06-b250b0abdded', 1, 2, 1733414400000000, 1733414400000000, NULL, NULL, '{"contents":["01a1ffdc-133b-728d-bf06-b250b0abdded"]}'),
	(43, 'default', 'ana', '01a1ffdc-14f7-7580-a0e6-c899b036d154', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-14f7-7580-a0e6-c89a10d23846', 1, 6, 1795293975799763, 1795293975799763, NULL, NULL, '{"contents":["01a1ffdc-14f7-7580-a0e6-c89a10d23846"]}'),
	(43, 'default', 'ana', '01a1ffdc-13cb-7256-887f-c661fef0a58d', 'active', 'semantic', NULL, 'General', 4, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1570-7215-acfc-feeac03e2ff0', 2, 8, 1795293975500995, 1795293975919632, NULL, NULL, '{"contents":["01a1ffdc-13cd-73ff-93b8-7cd8c13b5403","01a1ffdc-1570-7215-acfc-feeac03e2ff0"]}'),
	(43, 'default', 'ana', '01a1ffdc-14b9-71df-a087-beb8f18ad411', 'purged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 2, 28, 1795293975737732, 1795293976232110, NULL, NULL, '{"contents":["01a1ffdc-16a8-725f-aff0-6e29de98e20e"]}'),
	(43, 'default', 'ana', '01a1ffdc-15de-7063-85e7-465bef7ec738', 'active', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-15de-7063-85e7-465c0d57474e', 1, 14, 1795293976030064, 1795293976030064, NULL, NULL, '{"contents":["01a1ffdc-15de-7063-85e7-465c0d57474e"],"derived_from":[{"memory_id":"01a1ffdc-143f-7782-ac37-486af761a28f","revision":1},{"memory_id":"01a1ffdc-1478-7655-8078-2277f0a723ca","revision":1}]}'),
	(43, 'default', 'ana', '01a1ffdc-15f0-7601-8ffa-e773f8cb3ad8', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1653-71f8-88ac-6bce3c197fb5', 2, 20, 1795293976048789, 1795293976147303, NULL, NULL, '{"contents":["01a1ffdc-15f0-7601-8ffa-e77462d7588a","01a1ffdc-1653-71f8-88ac-6bce3c197fb5","01a1ffdc-1653-71f8-88ac-6bcf18db82bb"],"derived_from":[{"memory_id":"01a1ffdc-15f0-7601-8ffa-e773f8cb3ad8","revision":1},{"memory_id":"01a1ffdc-1623-7112-ba4e-95606c61644e","revision":1}]}'),
	(43, 'default', 'ana', '01a1ffdc-1623-7112-ba4e-95606c61644e', 'merged', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1623-7112-ba4e-95618889a72c', 2, 21, 1795293976099778, 1795293976147303, NULL, '01a1ffdc-15f0-7601-8ffa-e773f8cb3ad8', '{"contents":["01a1ffdc-1623-7112-ba4e-95618889a72c"]}'),
	(43, 'default', 'ana', '01a1ffdc-1408-7244-aff6-ebaf597b66f9', 'archived', 'episodic', 'Goals', 'Personal', 3, 0, 't1', 'planner', 'run-7', 'ana', 'user', '01a1ffdc-15cb-708e-830d-78577091b8b9', 5, 22, 1795293975560319, 1795293976177469, NULL, NULL, '{"contents":["01a1ffdc-1408-7244-aff6-ebb0c7a11e79","01a1ffdc-15cb-708e-830d-78577091b8b9","01a1ffdc-1671-74a4-93d3-d1a9121f9f3e"]}'),
	(43, 'default', 'ana', '01a1ffdc-1478-7655-8078-2277f0a723ca', 'soft_deleted', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1478-7655-8078-2278e61cda59', 6, 27, 1795293975672186, 1795293976223212, 4948893976223212, NULL, '{"contents":["01a1ffdc-1478-7655-8078-2278e61cda59","01a1ffdc-168d-74c1-b774-0cf7f9b5a519"]}'),
	(43, 'default', 'ana', '01a1ffdc-153e-770c-812d-f8ced6be7ad3', 'active', 'insight', 'Manners', 'Personal', 2, 1, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-153e-770c-812d-f8cf2561e7d2', 5, 24, 1795293975870461, 1795293976196039, NULL, NULL, '{"contents":["01a1ffdc-153e-770c-812d-f8cf2561e7d2"]}'),
	(43, 'default', 'ana', '01a1ffdc-143f-7782-ac37-486af761a28f', 'purged', 'semantic', NULL, 'Health', 2, 0, NULL, NULL, NULL, NULL, NULL, NULL, 3, 29, 1795293975615692, 1795293976301437, NULL, '01a1ffdc-15de-7063-85e7-465bef7ec738', '{"contents":["01a1ffdc-16ed-7536-a465-8be11ba7330b"]}'),
	(48, 'default', 'lena', '01a1ffdc-1719-758a-9d5e-17dbb02d7597', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1723-7278-9723-a958aca69734', 1, 1, 1795293976355233, 1795293976355233, NULL, NULL, '{"contents":["01a1ffdc-1723-7278-9723-a958aca69734"]}'),
	(48, 'default', 'lena', '01a1ffdc-1756-7534-93e1-ccc1f5993b95', 'active', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1756-7534-93e1-ccc274819c82', 1, 2, 1795293976406384, 1795293976406384, NULL, NULL, '{"contents":["01a1ffdc-1756-7534-93e1-ccc274819c82"]}'),
	(48, 'default', 'lena', '01a1ffdc-1786-7213-9d56-2fdf59be3ada', 'archived', 'semantic', 'Sport', 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1786-7213-9d56-2fe0be47ed3a', 2, 4, 1795293976454067, 1795293976515216, NULL, NULL, '{"contents":["01a1ffdc-1786-7213-9d56-2fe0be47ed3a"]}'),
	(48, 'bridge', 'lena', '01a1ffdc-17d0-76ec-aa87-fb1b59e36621', 'active', 'semantic', NULL, 'General', 2, 0, NULL, NULL, NULL, NULL, NULL, '01a1ffdc-1804-706a-ad93-45a264dfa960', 2, 2, 1795293976528776, 1795293976580086, NULL, NULL, '{"contents":["01a1ffdc-17d0-76ec-aa87-fb1c4abfd233","01a1ffdc-1804-706a-ad93-45a264dfa960"]}');


--
-- Data for Name: origin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.origin VALUES
	(1, 'system=7710728794914214863 timeline=00000001 database=16384 events=16397');


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
	(53, 'default', 'memory_book', 'bruno', 10, 'memory_book/0.1.0', '{"rev":10,"memories":{"bruno-1":{"state":"active","revision":1,"rev":1,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a1ffdc-1307-71bc-aeab-f609ccb3b96e","contents":["01a1ffdc-1307-71bc-aeab-f609ccb3b96e"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-2":{"state":"active","revision":1,"rev":2,"attributes":{"bank":"General","importance":2,"kind":"episodic"},"content_id":"01a1ffdc-1307-71bc-aeab-f60aae922c14","contents":["01a1ffdc-1307-71bc-aeab-f60aae922c14"],"created_at":1733414400123000,"updated_at":1733500800000000},"bruno-3":{"state":"active","revision":1,"rev":3,"attributes":{"bank":"Work","importance":2,"kind":"procedural","pinned":true},"content_id":"01a1ffdc-1307-71bc-aeab-f60bbaee684f","contents":["01a1ffdc-1307-71bc-aeab-f60bbaee684f"],"created_at":1795293975303321,"updated_at":1795293975303321},"bruno-4":{"state":"active","revision":1,"rev":4,"attributes":{"bank":"General","importance":1,"kind":"insight"},"content_id":"01a1ffdc-1307-71bc-aeab-f60cbca75067","contents":["01a1ffdc-1307-71bc-aeab-f60cbca75067"],"created_at":1733414400000000,"updated_at":1733414400000000},"bruno-5":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":5,"kind":"summary"},"content_id":"01a1ffdc-1307-71bc-aeab-f60d1cd5c3c6","contents":["01a1ffdc-1307-71bc-aeab-f60d1cd5c3c6"],"created_at":1795293975303321,"updated_at":1795293975303321},"bruno-6":{"state":"archived","revision":2,"rev":7,"attributes":{"bank":"General","category":"Belongings","importance":2,"kind":"semantic"},"content_id":"01a1ffdc-1307-71bc-aeab-f60e6b8a9995","contents":["01a1ffdc-1307-71bc-aeab-f60e6b8a9995"],"created_at":1795293975303321,"updated_at":1795293975303321},"bruno-7":{"state":"archived","revision":2,"rev":9,"attributes":{"bank":"Relationships","importance":2,"kind":"semantic"},"content_id":"01a1ffdc-1307-71bc-aeab-f60f308b7d75","contents":["01a1ffdc-1307-71bc-aeab-f60f308b7d75"],"created_at":1795293975303321,"updated_at":1795293975303321},"bruno-8":{"state":"active","revision":1,"rev":10,"attributes":{"actor_id":"bruno","agent_id":"planner","bank":"General","importance":2,"kind":"semantic","role":"user","run_id":"run-9","thread_id":"t9"},"content_id":"01a1ffdc-1307-71bc-aeab-f610409f2f79","contents":["01a1ffdc-1307-71bc-aeab-f610409f2f79"],"created_at":1795293975303321,"updated_at":1795293975303321}},"kept":8}'),
	(43, 'default', 'memory_book', 'ana', 24, 'memory_book/0.1.0', '{"rev":24,"memories":{"01a1ffdc-13cb-7256-887f-c661fef0a58d":{"state":"active","revision":2,"rev":8,"attributes":{"bank":"General","importance":4,"kind":"semantic"},"content_id":"01a1ffdc-1570-7215-acfc-feeac03e2ff0","contents":["01a1ffdc-13cd-73ff-93b8-7cd8c13b5403","01a1ffdc-1570-7215-acfc-feeac03e2ff0"],"created_at":1795293975500995,"updated_at":1795293975919632},"01a1ffdc-1408-7244-aff6-ebaf597b66f9":{"state":"archived","revision":5,"rev":22,"attributes":{"actor_id":"ana","agent_id":"planner","bank":"Personal","category":"Goals","importance":3,"kind":"episodic","role":"user","run_id":"run-7","thread_id":"t1"},"content_id":"01a1ffdc-15cb-708e-830d-78577091b8b9","contents":["01a1ffdc-1408-7244-aff6-ebb0c7a11e79","01a1ffdc-15cb-708e-830d-78577091b8b9","01a1ffdc-1671-74a4-93d3-d1a9121f9f3e"],"created_at":1795293975560319,"updated_at":1795293976177469},"01a1ffdc-143f-7782-ac37-486af761a28f":{"state":"merged","revision":2,"rev":15,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a1ffdc-143f-7782-ac37-486b7758d9a6","contents":["01a1ffdc-143f-7782-ac37-486b7758d9a6"],"merged_into":"01a1ffdc-15de-7063-85e7-465bef7ec738","created_at":1795293975615692,"updated_at":1795293976030064},"01a1ffdc-1478-7655-8078-2277f0a723ca":{"state":"active","revision":3,"rev":17,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a1ffdc-1478-7655-8078-2278e61cda59","contents":["01a1ffdc-1478-7655-8078-2278e61cda59"],"created_at":1795293975672186,"updated_at":1795293976039831},"01a1ffdc-14b9-71df-a087-beb8f18ad411":{"state":"active","revision":1,"rev":5,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a1ffdc-14b9-71df-a087-beb9fff5bda5","contents":["01a1ffdc-14b9-71df-a087-beb9fff5bda5"],"created_at":1795293975737732,"updated_at":1795293975737732},"01a1ffdc-14f7-7580-a0e6-c899b036d154":{"state":"active","revision":1,"rev":6,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a1ffdc-14f7-7580-a0e6-c89a10d23846","contents":["01a1ffdc-14f7-7580-a0e6-c89a10d23846"],"created_at":1795293975799763,"updated_at":1795293975799763},"01a1ffdc-153e-770c-812d-f8ced6be7ad3":{"state":"active","revision":5,"rev":24,"attributes":{"bank":"Personal","category":"Manners","importance":2,"kind":"insight","pinned":true},"content_id":"01a1ffdc-153e-770c-812d-f8cf2561e7d2","contents":["01a1ffdc-153e-770c-812d-f8cf2561e7d2"],"created_at":1795293975870461,"updated_at":1795293976196039},"01a1ffdc-15de-7063-85e7-465bef7ec738":{"state":"active","revision":1,"rev":14,"attributes":{"bank":"Health","importance":2,"kind":"semantic"},"content_id":"01a1ffdc-15de-7063-85e7-465c0d57474e","contents":["01a1ffdc-15de-7063-85e7-465c0d57474e"],"derived_from":[{"memory_id":"01a1ffdc-143f-7782-ac37-486af761a28f","revision":1},{"memory_id":"01a1ffdc-1478-7655-8078-2277f0a723ca","revision":1}],"created_at":1795293976030064,"updated_at":1795293976030064},"01a1ffdc-15f0-7601-8ffa-e773f8cb3ad8":{"state":"active","revision":2,"rev":20,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a1ffdc-1653-71f8-88ac-6bce3c197fb5","contents":["01a1ffdc-15f0-7601-8ffa-e77462d7588a","01a1ffdc-1653-71f8-88ac-6bce3c197fb5","01a1ffdc-1653-71f8-88ac-6bcf18db82bb"],"derived_from":[{"memory_id":"01a1ffdc-15f0-7601-8ffa-e773f8cb3ad8","revision":1},{"memory_id":"01a1ffdc-1623-7112-ba4e-95606c61644e","revision":1}],"created_at":1795293976048789,"updated_at":1795293976147303},"01a1ffdc-1623-7112-ba4e-95606c61644e":{"state":"merged","revision":2,"rev":21,"attributes":{"bank":"General","importance":2,"kind":"semantic"},"content_id":"01a1ffdc-1623-7112-ba4e-95618889a72c","contents":["01a1ffdc-1623-7112-ba4e-95618889a72c"],"merged_into":"01a1ffdc-15f0-7601-8ffa-e773f8cb3ad8","created_at":1795293976099778,"updated_at":1795293976147303}},"kept":10}');


--
-- Data for Name: thread_acks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.thread_acks VALUES
	(43, 'default', 'ana', 't1', 17, 1795293976165852);


--
-- Data for Name: user_stats_g1; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_stats_g1 VALUES
	(53, 'default', 'bruno', 6, 2, 0, 0, 0, 10, 1795293975303321, 1795293975303321),
	(48, 'default', 'carl', 2, 0, 0, 0, 0, 2, 1795293975355701, 1795293975355701),
	(43, 'default', 'ana', 5, 1, 1, 1, 2, 29, 1795293975500995, 1795293976301437),
	(48, 'default', 'lena', 2, 1, 0, 0, 0, 4, 1795293976355233, 1795293976515216),
	(48, 'bridge', 'lena', 1, 0, 0, 0, 0, 2, 1795293976528776, 1795293976580086);


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



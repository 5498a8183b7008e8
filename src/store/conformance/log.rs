//! The log as one writer sees it: versions, positions, pages, bytes.

use std::collections::HashMap;

use memledger_store::{Conflict, StoredEvent, all_partitions};

use super::fixtures::{
    ALL, Store, append, assert_conflict, content, event_of, events, grow, has_content, has_receipt, heads,
    receipt, receipt_key, shared_user, stream, whole_log,
};

pub async fn versions_continue_by_one(store: Store) {
    let stream = stream("acme", "ann");
    let mut version = 0;
    for size in [1, 3, 2] {
        let appended = store.append(append(&stream, version, events(size))).await.expect("it is stored");
        version += size as i64;
        assert_eq!(appended.version, version, "the answer names another version than the last event's");
    }
    let stored = store.read_stream(&stream, 0, ALL).await.expect("the stream can be read");
    let versions: Vec<i64> = stored.iter().map(|event| event.version).collect();
    assert_eq!(versions, [1, 2, 3, 4, 5, 6]);
    whole_log(&store).await;
}

pub async fn a_wrong_expected_version_stores_nothing(store: Store) {
    let (grown, empty) = (stream("acme", "grown"), stream("acme", "empty"));
    let kept = content("kept");
    let mut first = append(&grown, 0, events(3));
    first.contents.push(kept.clone());
    store.append(first).await.expect("the first append is stored");
    let before = heads(&store).await;
    for (target, expected) in [(&grown, 0), (&grown, 2), (&grown, 4), (&grown, 99), (&empty, 1), (&empty, 7)]
    {
        let what = format!("expected version {expected} of {}", target.stream_id);
        let new = content("never stored");
        let mut wrong = append(target, expected, events(2));
        wrong.contents.push(new.clone());
        wrong.erase.push(kept.content_id);
        wrong.receipt = Some(receipt("key:a", &what));
        assert_conflict(store.append(wrong).await, Conflict::Version, &what);
        assert!(!has_content(&store, target, new.content_id).await, "{what}: its content was stored");
        assert!(has_content(&store, &grown, kept.content_id).await, "{what}: a content was erased");
        let key = receipt_key(target, "key:a", &what);
        assert!(!has_receipt(&store, &key).await, "{what}: its receipt was stored");
        assert_eq!(heads(&store).await, before, "{what}: a position was used up");
    }
    assert_eq!(whole_log(&store).await.len(), 3);
}

/// A command may change texts alone; it is decided against a version all the same.
pub async fn an_append_without_events_checks_the_version_too(store: Store) {
    let stream = stream("acme", "ann");
    grow(&store, &stream, events(2)).await;
    let before = heads(&store).await;
    let mut bare = append(&stream, 2, Vec::new());
    bare.receipt = Some(receipt("key:a", "right"));
    let appended = store.append(bare).await.expect("an append without events is stored");
    assert_eq!(appended.version, 2);
    assert!(has_receipt(&store, &receipt_key(&stream, "key:a", "right")).await);
    for expected in [0, 1, 3] {
        let what = format!("expected version {expected} of 2, without events");
        let mut stale = append(&stream, expected, Vec::new());
        stale.receipt = Some(receipt("key:a", &what));
        assert_conflict(store.append(stale).await, Conflict::Version, &what);
        assert!(!has_receipt(&store, &receipt_key(&stream, "key:a", &what)).await, "{what}: has a receipt");
    }
    assert_eq!(heads(&store).await, before, "an append without events used up a position");
}

pub async fn positions_are_gap_free_in_every_partition(store: Store) {
    // The same user id in two tenants is two users, also where they share a partition.
    let shared = shared_user("acme", "globex");
    let users = ["ann", "bob", "cy", shared.as_str()];
    let mut last: HashMap<i32, i64> = HashMap::new();
    let mut versions = 0;
    for size in [1, 3, 2] {
        for tenant in ["acme", "globex"] {
            for user in users {
                let stream = stream(tenant, user);
                let appended = store
                    .append(append(&stream, versions, events(size)))
                    .await
                    .expect("another tenant's user of that id does not count");
                let last = last.entry(stream.partition()).or_default();
                assert_eq!(appended.partition_id, stream.partition());
                assert_eq!(appended.first_position, *last + 1, "{stream:?} begins at a wrong position");
                assert_eq!(
                    appended.last_position,
                    *last + size as i64,
                    "{stream:?} ends at a wrong position"
                );
                *last = appended.last_position;
            }
        }
        versions += size as i64;
    }
    assert_eq!(whole_log(&store).await.len(), 2 * users.len() * 6);
    for head in heads(&store).await {
        let wanted = last.get(&head.partition_id).copied().unwrap_or(0);
        assert_eq!(head.position, wanted, "the head of partition {}", head.partition_id);
    }
}

async fn paged(store: &Store, partition_id: i32, limit: usize, tenant: Option<&str>) -> Vec<StoredEvent> {
    let mut read: Vec<StoredEvent> = Vec::new();
    loop {
        let after = read.last().map_or(0, |event| event.position);
        let page =
            store.read_partition(partition_id, after, limit, tenant).await.expect("a page can be read");
        assert!(page.len() <= limit, "a page of {} where {limit} were asked for", page.len());
        if page.is_empty() {
            return read;
        }
        read.extend(page);
    }
}

pub async fn pages_give_each_event_once(store: Store) {
    let shared = shared_user("acme", "globex");
    for tenant in ["acme", "globex"] {
        for user in ["ann", "bob", "cy", shared.as_str()] {
            for _ in 0..3 {
                grow(&store, &stream(tenant, user), events(3)).await;
            }
        }
    }
    let log = whole_log(&store).await;
    let acmes: Vec<StoredEvent> = log.iter().filter(|event| event.tenant_id == "acme").cloned().collect();
    for limit in [1, 4, 100] {
        let (mut all, mut of_one) = (Vec::new(), Vec::new());
        for partition_id in all_partitions() {
            all.extend(paged(&store, partition_id, limit, None).await);
            of_one.extend(paged(&store, partition_id, limit, Some("acme")).await);
        }
        assert!(all == log, "pages of {limit} do not add up to the log");
        assert!(of_one == acmes, "pages of {limit} of one tenant do not add up to its events");
    }
    let nobodys = store.read_partition(log[0].partition_id, 0, ALL, Some("nobody")).await;
    assert!(nobodys.expect("a page can be read").is_empty(), "a tenant without events has some");
}

pub async fn a_stream_is_read_from_a_version_on(store: Store) {
    let ann = stream("acme", "ann");
    grow(&store, &ann, events(10)).await;
    // Neighbours in every part of the key.
    grow(&store, &stream("globex", "ann"), events(4)).await;
    let mut other_type = ann.clone();
    other_type.stream_type = "other".to_owned();
    grow(&store, &other_type, events(5)).await;
    for (after, limit, count) in [(0, ALL, 10), (3, 4, 4), (9, 5, 1), (0, 1, 1), (10, ALL, 0), (99, ALL, 0)] {
        let read = store.read_stream(&ann, after, limit).await.expect("the stream can be read");
        let versions: Vec<i64> = read.iter().map(|event| event.version).collect();
        let wanted: Vec<i64> = (after + 1..=after + count).collect();
        assert_eq!(versions, wanted, "after {after}, at most {limit}");
        assert!(read.iter().all(|event| event.stream() == ann), "another stream's events were read");
    }
    let unknown = store.read_stream(&stream("acme", "nobody"), 0, ALL).await;
    assert!(unknown.expect("an unknown stream can be read").is_empty());
}

const ODD_TEXTS: [&str; 8] = [
    "naïve café, Straße, 東京, עברית, ไทย",
    "'single' \"double\" `back` ''twice''",
    "back\\slash \\n \\u0041 C:\\temp \\",
    "🦀 👩‍👩‍👧‍👦 🇩🇪 e\u{301} \u{200d}",
    "line\nbreak\r\n\ttab \u{1} \u{7f} \u{2028}",
    "$1 ?1 %s {0} -- ; DROP TABLE events; /* */",
    "",
    "   spaces   ",
];

pub async fn bodies_come_back_byte_for_byte(store: Store) {
    for odd in ODD_TEXTS {
        let stream = stream("acmé 'n' \"sons\" \\ 🦀", &format!("user {odd}"));
        let body = serde_json::json!({ "text": odd, odd: [odd] }).to_string();
        let text = content(odd);
        let mut odd_append = append(&stream, 0, vec![event_of("Told", body.clone())]);
        odd_append.actor = format!("agent:{odd}");
        odd_append.command_id = odd.to_owned();
        odd_append.correlation_id = odd.to_owned();
        odd_append.causation_id = Some(odd.to_owned());
        odd_append.contents.push(text.clone());
        store.append(odd_append.clone()).await.expect("an odd text is stored");
        let stored = store.read_stream(&stream, 0, ALL).await.expect("the stream can be read");
        let event = stored.first().expect("the event is there");
        assert_eq!(event.body, body);
        assert_eq!(event.stream(), stream);
        assert_eq!(event.actor, odd_append.actor);
        assert_eq!(event.command_id, odd);
        assert_eq!(event.correlation_id, odd);
        assert_eq!(event.causation_id.as_deref(), Some(odd));
        assert_eq!(event.recorded_at, odd_append.recorded_at);
        assert_eq!(event.event_id, odd_append.events[0].event_id);
        assert_eq!((event.event_type.as_str(), event.schema_version), ("Told", 1));
        let found = store.contents(stream.partition(), &[text.content_id]).await.expect("contents are read");
        assert_eq!(found[0].body, odd, "the content came back changed");
    }
    // Checks the leaf hashes, which the database itself may have made.
    assert_eq!(whole_log(&store).await.len(), ODD_TEXTS.len());
}

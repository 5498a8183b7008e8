//! Many events at once, as imports append them: a backend may store them another way than few.

use std::collections::HashMap;

use memledger_store::{Append, Conflict, NewContent, StreamKey};

use super::fixtures::{
    ALL, Store, all_at_once, append, assert_conflict, content, event_of, events, grow, has_content,
    shared_user, stream, whole_log,
};

/// More than any backend takes for few.
const MANY: usize = 150;

fn with_texts(stream: &StreamKey, expected_version: i64) -> Append {
    let mut many = append(stream, expected_version, Vec::new());
    many.causation_id = Some("caused by\ta \u{1f98a}".to_owned());
    for n in 0..MANY {
        let text = content(&format!("text {n}\n\t\\N \u{e9}\u{1f98a}"));
        many.events.push(event_of("Noted", format!("{{\"n\":{n},\"text\":\"{}\"}}", text.content_id)));
        many.contents.push(text);
    }
    many
}

async fn are_kept(store: &Store, stream: &StreamKey, wanted: &[NewContent]) {
    let ids: Vec<_> = wanted.iter().map(|text| text.content_id).collect();
    let found = store.contents(stream.partition(), &ids).await.expect("contents can be read");
    let found: HashMap<_, _> = found.into_iter().map(|text| (text.content_id, text)).collect();
    for text in wanted {
        let found = found.get(&text.content_id).expect("each text is there");
        assert_eq!((&found.body, &found.key[..]), (&text.body, &text.key[..]));
    }
}

pub async fn many_events_are_stored_as_few_are(store: Store) {
    // Two of them share a partition, one is at version 2, and one is not where its append thinks.
    let shared = shared_user("acme", "globex");
    let streams = [stream("acme", &shared), stream("globex", &shared), stream("acme", "grown")];
    grow(&store, &streams[2], events(2)).await;
    let stale = stream("acme", "stale");
    let mut asked: Vec<Append> =
        streams.iter().zip([0, 0, 2]).map(|(stream, version)| with_texts(stream, version)).collect();
    asked.push(with_texts(&stale, 1));
    let wanted: Vec<Append> = asked.clone();
    let mut outcomes = all_at_once(&store, asked).await;
    assert_conflict(outcomes.pop().expect("there are four"), Conflict::Version, "a stale append of many");
    for (outcome, append) in outcomes.into_iter().zip(&wanted) {
        let appended = outcome.expect("it is stored");
        assert_eq!(appended.version, append.expected_version + MANY as i64);
        assert_eq!(appended.last_position - appended.first_position + 1, MANY as i64);
        let stored = store.read_stream(&append.stream, append.expected_version, ALL).await;
        let stored = stored.expect("the stream can be read");
        assert_eq!(stored.len(), MANY);
        for (at, (stored, event)) in stored.iter().zip(&append.events).enumerate() {
            assert_eq!(stored.position, appended.first_position + at as i64);
            assert_eq!((stored.event_id, &stored.body), (event.event_id, &event.body));
            assert_eq!(stored.causation_id, append.causation_id);
            assert_eq!((&stored.actor, &stored.command_id), (&append.actor, &append.command_id));
            assert_eq!(stored.recorded_at, append.recorded_at);
        }
        are_kept(&store, &append.stream, &append.contents).await;
    }
    for text in &wanted[3].contents {
        assert!(!has_content(&store, &stale, text.content_id).await, "a refused append left a text");
    }
    assert_eq!(whole_log(&store).await.len(), 3 * MANY + 2);
}

pub async fn of_two_appends_of_many_at_one_version_one_is_stored(store: Store) {
    let contended = stream("acme", "ann");
    let asked = vec![with_texts(&contended, 0), with_texts(&contended, 0)];
    let texts: Vec<Vec<NewContent>> = asked.iter().map(|append| append.contents.clone()).collect();
    let outcomes = all_at_once(&store, asked).await;
    let stored: Vec<bool> = outcomes.iter().map(Result::is_ok).collect();
    assert_eq!(stored.iter().filter(|stored| **stored).count(), 1, "{outcomes:?}");
    for ((outcome, stored), texts) in outcomes.into_iter().zip(stored).zip(texts) {
        if stored {
            are_kept(&store, &contended, &texts).await;
            continue;
        }
        assert_conflict(outcome, Conflict::Version, "the append that came second");
        for text in texts {
            assert!(!has_content(&store, &contended, text.content_id).await, "it left a text");
        }
    }
    // What was undone holds nothing up.
    grow(&store, &contended, events(1)).await;
    assert_eq!(whole_log(&store).await.len(), MANY + 1);
}

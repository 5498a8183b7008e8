//! Given / when / then for extractions.

use super::{
    tests::{after, content, id, run, said},
    *,
};
use crate::MemoryId;
use MessageRole::{Assistant, User};

const LEASE_US: i64 = 30_000_000;

/// Two messages, to be extracted.
fn turn(number: u128) -> ThreadAction {
    let messages = vec![said(User), said(Assistant)];
    let extraction = NewExtraction { extraction_id: id(number), found_nothing: None };
    ThreadAction::Append { messages, extraction: Some(extraction) }
}

fn start(number: u128) -> ThreadAction {
    ThreadAction::StartExtraction { extraction_id: id(number), lease_us: LEASE_US }
}

fn end(number: u128, outcome: ExtractionOutcome) -> ThreadAction {
    ThreadAction::EndExtraction { extraction_id: id(number), extractor: "offline-1".into(), outcome }
}

fn complete(number: u128) -> ThreadAction {
    let memory_id = Some(MemoryId::new("m1").unwrap());
    let outcome = CandidateOutcome::Created;
    let candidates = vec![CandidateRecord { memory_id, outcome, proposal_id: None, seq: 0 }];
    end(number, ExtractionOutcome::Completed { candidates, content: Some(content(number)) })
}

fn ranges(thread: &Thread) -> Vec<(Uuid, u32, u32)> {
    thread.extractions().iter().map(|one| (one.extraction_id, one.from_seq, one.to_seq)).collect()
}

#[test]
fn messages_and_their_extraction_are_one_commit() {
    let mut thread = after(vec![turn(1)]);
    let events = run(&mut thread, 1, turn(2)).unwrap();
    let last = &events.last().unwrap().change;
    let expected = ThreadChange::ExtractionRequested { extraction_id: id(2), from_seq: 2, to_seq: 3 };
    assert_eq!((events.len(), last), (3, &expected));
    assert_eq!(ranges(&thread), [(id(1), 0, 1), (id(2), 2, 3)]);
}

#[test]
fn what_states_nothing_is_done_in_the_same_commit() {
    let found_nothing = Some("offline-1".to_owned());
    let extraction = Some(NewExtraction { extraction_id: id(1), found_nothing });
    let mut thread = Thread::default();
    let events =
        run(&mut thread, 0, ThreadAction::Append { messages: vec![said(User)], extraction }).unwrap();
    let names: Vec<_> = events.iter().map(|event| event.change.event_type()).collect();
    assert_eq!(names, ["MessageAppended", "ExtractionCompleted"]);
    assert_eq!(thread.extractions(), []);
}

#[test]
fn one_is_at_it_until_its_lease_ends() {
    let mut thread = after(vec![turn(1)]);
    run(&mut thread, 10, start(1)).unwrap();
    assert_eq!(run(&mut thread, 39, start(1)), Err(ThreadRejection::NothingToChange));
    run(&mut thread, 40, start(1)).unwrap();
    assert_eq!(thread.pending_extraction(id(1)).unwrap().attempts, 2);
}

#[test]
fn one_that_failed_waits_and_is_tried_again() {
    let mut thread = after(vec![turn(1), start(1)]);
    let outcome = ExtractionOutcome::Failed { error: "unavailable".into(), retry_after_us: 60_000_000 };
    run(&mut thread, 2, end(1, outcome)).unwrap();
    assert_eq!(run(&mut thread, 61, start(1)), Err(ThreadRejection::NothingToChange));
    run(&mut thread, 62, start(1)).unwrap();
    run(&mut thread, 63, complete(1)).unwrap();
    assert!(thread.pending_extraction(id(1)).is_none());
}

#[test]
fn each_ends_once() {
    let mut thread = after(vec![turn(1), complete(1)]);
    assert_eq!(run(&mut thread, 3, complete(1)), Err(ThreadRejection::ExtractionEnded(id(1))));
    assert_eq!(run(&mut thread, 3, start(1)), Err(ThreadRejection::ExtractionEnded(id(1))));
    let nothing = ExtractionOutcome::Completed { candidates: vec![], content: None };
    let mut thread = after(vec![turn(1), end(1, nothing)]);
    assert_eq!(thread.extractions(), []);
    assert_eq!(run(&mut thread, 3, complete(1)), Err(ThreadRejection::ExtractionEnded(id(1))));
}

#[test]
fn a_roll_back_takes_the_texts_along_and_shortens_what_waits() {
    // 1 and 2 are completed; 3 waits for the messages 4 and 5, 4 for 6 and 7.
    let mut thread = after(vec![turn(1), complete(1), turn(2), complete(2), turn(3), turn(4)]);
    let events = run(&mut thread, 9, ThreadAction::RollBack { from_seq: 5 }).unwrap();
    assert_eq!(ranges(&thread), [(id(1), 0, 1), (id(2), 2, 3), (id(3), 4, 4)]);
    assert!(!events.iter().any(|event| event.erased().contains(&content(2).content_id)));
    let events = run(&mut thread, 9, ThreadAction::RollBack { from_seq: 3 }).unwrap();
    assert_eq!(ranges(&thread), [(id(1), 0, 1)]);
    assert!(events.iter().any(|event| event.erased() == [content(2).content_id]));
    // What comes in their place is no business of those that ended.
    run(&mut thread, 9, turn(5)).unwrap();
    assert_eq!(ranges(&thread), [(id(1), 0, 1), (id(5), 3, 4)]);
}

#[test]
fn a_purge_takes_what_was_made_of_the_message_along() {
    let thread = after(vec![turn(1), complete(1), turn(2), complete(2), turn(3)]);
    let purge = ThreadAction::PurgeMessage { seq: 3, reason: content(7) };
    let mut purged = thread.clone();
    let events = run(&mut purged, 9, purge).unwrap();
    assert_eq!(ranges(&purged), [(id(1), 0, 1), (id(3), 4, 5)]);
    assert!(events.iter().any(|event| event.erased() == [content(2).content_id]));
    let mut purged = thread;
    let events = run(&mut purged, 9, ThreadAction::Purge { reason: content(7), is_saved: false }).unwrap();
    let erased: Vec<Uuid> = events.iter().flat_map(|event| event.erased().to_vec()).collect();
    assert!([1, 2].iter().all(|text| erased.contains(&content(*text).content_id)));
    assert_eq!(purged, Thread::default());
}

#[test]
fn what_was_said_can_be_read_again() {
    let request =
        |from_seq, to_seq| ThreadAction::RequestExtraction { extraction_id: id(9), from_seq, to_seq };
    let mut thread = after(vec![turn(1), complete(1)]);
    let refused = [run(&mut thread, 3, request(0, 2)), run(&mut thread, 3, request(1, 0))];
    assert!(
        refused
            .iter()
            .all(|one| matches!(one, Err(ThreadRejection::Invalid { field, .. }) if field == "to_seq"))
    );
    run(&mut thread, 3, request(0, 1)).unwrap();
    assert_eq!(ranges(&thread), [(id(1), 0, 1), (id(9), 0, 1)]);
    let refused = run(&mut Thread::default(), 3, request(0, 0));
    assert_eq!(refused, Err(ThreadRejection::ThreadNotFound));
}

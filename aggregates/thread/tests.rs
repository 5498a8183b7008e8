//! Given / when / then for every rule of threads.

use cqrs_es::{Aggregate, DomainEvent, test::TestFramework};
use uuid::Uuid;

use super::*;
use crate::Timestamp;
use MessageRole::{Assistant, System, Tool, User};

const REQUEST: SummaryRequest = SummaryRequest { window: 14, after_seq: 5, lease_us: 60_000_000 };

pub(super) fn content(id: u128) -> ContentRef {
    ContentRef { content_id: Uuid::from_u128(id), commitment: "00".repeat(32) }
}

pub(super) fn id(number: u128) -> Uuid {
    Uuid::from_u128(1_000 + number)
}

pub(super) fn said(role: MessageRole) -> NewMessage {
    NewMessage { role, content: content(9), agent_id: None, calls: 0, answers: None, pinned: false }
}

fn calling(calls: u16) -> NewMessage {
    NewMessage { calls, ..said(Assistant) }
}

fn result(seq: u32, call: u16) -> NewMessage {
    NewMessage { answers: Some(CallRef { call, seq }), ..said(Tool) }
}

/// A thread to which that happened, second by second.
pub(super) fn after(actions: Vec<ThreadAction>) -> Thread {
    let mut thread = Thread::default();
    for (at, action) in actions.into_iter().enumerate() {
        run(&mut thread, at as i64, action).unwrap();
    }
    thread
}

pub(super) fn run(
    thread: &mut Thread,
    second: i64,
    action: ThreadAction,
) -> Result<Vec<ThreadEvent>, ThreadRejection> {
    let command = ThreadCommand { at: Timestamp(second * 1_000_000), action };
    let events = Stream::decide(thread, command, &NoRules)?;
    events.iter().for_each(|event| thread.fold(event));
    Ok(events)
}

fn append(messages: impl IntoIterator<Item = NewMessage>) -> ThreadAction {
    ThreadAction::Append { messages: messages.into_iter().collect(), extraction: None }
}

/// As many strict pairs of question and answer.
fn pairs(count: usize) -> Vec<ThreadAction> {
    (0..count).map(|_| append([said(User), said(Assistant)])).collect()
}

fn start(number: u128) -> ThreadAction {
    ThreadAction::StartSummary { summary_id: id(number), request: REQUEST }
}

fn complete(number: u128) -> ThreadAction {
    ThreadAction::CompleteSummary {
        summary_id: id(number),
        content: content(number),
        lines: 1,
        model: "offline".into(),
        generation_time_ms: 1,
    }
}

fn groups(thread: &Thread) -> Vec<usize> {
    (0..thread.messages().len()).filter(|seq| thread.messages()[*seq].starts_group).collect()
}

#[test]
fn a_batch_is_numbered_from_the_end_of_the_thread() {
    let mut thread = after(pairs(2));
    let events = run(&mut thread, 9, append([said(User), said(System), said(Assistant)])).unwrap();
    let seqs: Vec<u32> = events
        .iter()
        .map(|event| match &event.change {
            ThreadChange::MessageAppended(message) => message.seq,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(seqs, [4, 5, 6]);
    assert_eq!(thread.tail().next_seq(), 7);
}

#[test]
fn a_batch_has_1_to_64_messages_and_a_thread_at_most_100_000() {
    for size in [0, 65] {
        let refused = run(&mut Thread::default(), 0, append(vec![said(User); size])).unwrap_err();
        assert_eq!(refused, ThreadRejection::batch(size));
        assert!(refused.to_string().contains("messages"), "{refused}");
    }
    let mut thread = Thread::default();
    for _ in 0..MAX_MESSAGES / 50 {
        let batch = append(vec![said(User); 50]);
        run(&mut thread, 0, batch).unwrap();
    }
    assert_eq!(run(&mut thread, 0, append([said(User)])), Err(ThreadRejection::Full(MAX_MESSAGES)));
}

#[test]
fn a_group_begins_with_a_user_and_is_never_torn_by_a_call() {
    let thread = after(vec![
        append([
            said(System),
            said(User),
            calling(2),
            result(2, 1),
            said(System),
            result(2, 0),
            said(Assistant),
        ]),
        append([said(User), said(User), said(Assistant)]),
    ]);
    assert_eq!(groups(&thread), [0, 1, 7, 8]);
    // The user speaks while a tool works: its result still belongs to its call.
    let thread = after(vec![
        append([said(User), calling(1), said(User)]),
        append([result(1, 0), said(Assistant)]),
        append([said(User)]),
    ]);
    assert_eq!(groups(&thread), [0, 5]);
}

#[test]
fn a_result_answers_an_open_call_once() {
    let mut thread = after(vec![append([said(User), calling(1)])]);
    let named = |refused: ThreadRejection| matches!(refused, ThreadRejection::Invalid { field, .. } if field == "messages[0].tool_call_id");
    assert!(named(run(&mut thread, 2, append([result(0, 0)])).unwrap_err()), "message 0 calls nothing");
    run(&mut thread, 2, append([result(1, 0)])).unwrap();
    assert!(named(run(&mut thread, 3, append([result(1, 0)])).unwrap_err()), "it was answered");
}

#[test]
fn a_call_that_is_never_answered_is_given_up_with_the_next_reply() {
    let mut thread = after(vec![append([said(User), calling(1)]), append([said(User), said(Assistant)])]);
    assert_eq!(thread.tail().last_end(), Some(3), "the conversation goes on, and can be summarised");
    assert!(run(&mut thread, 3, append([result(1, 0)])).is_err());
    // Also if there is no reply, but two more messages of the user.
    let thread = after(vec![append([said(User), calling(1), said(User), said(User)])]);
    assert!(thread.tail().open_calls().is_empty());
    assert_eq!(groups(&thread), [0, 3]);
}

/// The table of the source: 5 → 0–5, 13 → 0–13, 15 → 2–15, 19 → 6–19.
#[test]
fn the_window_of_strict_pairs_is_that_of_the_source() {
    for (end, start) in [(5, 0), (7, 0), (13, 0), (15, 2), (17, 4), (19, 6), (199, 186)] {
        let thread = after(pairs((end as usize).div_ceil(2)));
        let range = thread.next_summary(REQUEST).unwrap();
        assert_eq!((range.start_seq, range.end_seq), (start, end));
    }
    assert_eq!(after(pairs(2)).next_summary(REQUEST), None, "too little to summarise");
}

#[test]
fn a_window_moves_forward_to_a_group_and_takes_a_long_last_group_whole() {
    let group = || append([said(User), calling(3), result_later(), said(Assistant)]);
    fn result_later() -> NewMessage {
        said(System)
    }
    let thread = after((0..5).map(|_| group()).collect());
    // Calls stay open in each group and are given up, so groups are joined only while they could be answered.
    let start = thread.window_start(19, 6);
    assert!(thread.messages()[start as usize].starts_group);
    let mut long = vec![said(User)];
    long.extend(vec![said(System); 30]);
    long.push(said(Assistant));
    let thread = after(vec![append([said(User), said(Assistant)]), append(long)]);
    assert_eq!(thread.window_start(33, 14), 2);
}

#[test]
fn a_summary_covers_no_user_message_that_waits_for_its_answer() {
    let mut actions = pairs(3);
    actions.push(append([said(User)]));
    let thread = after(actions);
    assert_eq!(thread.next_summary(REQUEST).map(|range| range.end_seq), Some(5));
    let open = after([pairs(3), vec![append([said(User), calling(1)])]].concat());
    assert_eq!(open.next_summary(REQUEST).map(|range| range.end_seq), Some(5));
}

#[test]
fn one_summary_is_made_at_a_time_and_each_continues_the_one_before() {
    let mut thread = after(pairs(3));
    let started = run(&mut thread, 10, start(1)).unwrap();
    assert!(matches!(
        started[0].change,
        ThreadChange::SummaryStarted { base_id: None, start_seq: 0, end_seq: 5, .. }
    ));
    assert_eq!(run(&mut thread, 11, start(2)), Err(ThreadRejection::NothingToChange));
    run(&mut thread, 12, complete(1)).unwrap();
    assert_eq!(run(&mut thread, 13, start(2)), Err(ThreadRejection::NothingToChange), "nothing is new");
    for action in pairs(2) {
        run(&mut thread, 14, action).unwrap();
    }
    let started = run(&mut thread, 15, start(2)).unwrap();
    let base = Some(id(1));
    assert!(
        matches!(started[0].change, ThreadChange::SummaryStarted { base_id, read_from: 6, end_seq: 9, .. } if base_id == base),
        "only what is new is read: {started:?}"
    );
}

#[test]
fn a_summary_that_was_cut_off_gives_way_after_its_lease() {
    let mut thread = after(pairs(3));
    run(&mut thread, 10, start(1)).unwrap();
    assert_eq!(run(&mut thread, 69, start(2)), Err(ThreadRejection::NothingToChange));
    let events = run(&mut thread, 70, start(2)).unwrap();
    let types: Vec<String> = events.iter().map(DomainEvent::event_type).collect();
    assert_eq!(types, ["SummaryFailed", "SummaryStarted"]);
    assert_eq!(run(&mut thread, 71, complete(1)), Err(ThreadRejection::SummaryEnded(id(1))));
    run(&mut thread, 72, complete(2)).unwrap();
}

#[test]
fn a_failed_summary_keeps_the_last_completed_one_as_base() {
    let mut thread = after([pairs(3), vec![start(1), complete(1)], pairs(1), vec![start(2)]].concat());
    run(&mut thread, 20, ThreadAction::FailSummary { summary_id: id(2), error: "x".into() }).unwrap();
    assert_eq!(thread.base().map(|base| base.summary_id), Some(id(1)));
    assert!(run(&mut thread, 21, start(3)).is_ok());
}

#[test]
fn a_base_older_than_the_window_is_bounded_and_what_was_skipped_is_counted() {
    let mut thread = after([pairs(3), vec![start(1), complete(1)], pairs(20)].concat());
    run(&mut thread, 50, start(2)).unwrap();
    let made = thread.processing().unwrap();
    assert_eq!((made.start_seq, made.end_seq, made.read_from), (32, 45, 32));
    let ranges = thread.next_summary(REQUEST).unwrap();
    assert_eq!(ranges.skipped, 26, "messages 6 to 31");
}

#[test]
fn a_roll_back_withdraws_what_reaches_past_it() {
    let mut thread = after(
        [
            pairs(3),
            vec![start(1), complete(1)],
            pairs(2),
            vec![start(2), complete(2)],
            pairs(1),
            vec![start(3)],
        ]
        .concat(),
    );
    let events = run(&mut thread, 30, ThreadAction::RollBack { from_seq: 8 }).unwrap();
    let ThreadChange::MessagesRolledBack { erased, from_seq: 8 } = &events[0].change else {
        panic!("{events:?}")
    };
    assert_eq!(erased.len(), 4, "the texts of 8 to 11");
    let ThreadChange::SummariesWithdrawn { summary_ids, erased } = &events[1].change else {
        panic!("{events:?}")
    };
    assert_eq!((summary_ids.as_slice(), erased.as_slice()), (&[id(2), id(3)][..], &[Uuid::from_u128(2)][..]));
    assert_eq!(thread.base().map(|base| base.summary_id), Some(id(1)));
    assert_eq!((thread.tail().next_seq(), thread.tail().last_end(), thread.processing()), (8, Some(7), None));
    assert_eq!(run(&mut thread, 31, complete(3)), Err(ThreadRejection::SummaryEnded(id(3))));
    assert_eq!(
        run(&mut thread, 32, ThreadAction::RollBack { from_seq: 8 }),
        Err(ThreadRejection::NothingToChange)
    );
    assert!(run(&mut thread, 33, ThreadAction::RollBack { from_seq: 9 }).is_err());
}

#[test]
fn a_roll_back_into_a_group_opens_its_calls_again() {
    let mut thread = after(vec![append([said(User), calling(1), result(1, 0), said(Assistant)])]);
    run(&mut thread, 2, ThreadAction::RollBack { from_seq: 2 }).unwrap();
    assert_eq!(thread.tail().last_end(), None);
    run(&mut thread, 3, append([result(1, 0)])).unwrap();
}

#[test]
fn a_purged_message_keeps_its_place_and_takes_its_summaries_along() {
    let mut thread =
        after([pairs(3), vec![start(1), complete(1)], pairs(2), vec![start(2), complete(2)]].concat());
    let purge = |seq| ThreadAction::PurgeMessage { seq, reason: content(77) };
    let events = run(&mut thread, 30, purge(7)).unwrap();
    assert!(
        matches!(&events[1].change, ThreadChange::SummariesWithdrawn { summary_ids, .. } if *summary_ids == [id(2)])
    );
    run(&mut thread, 31, purge(0)).unwrap();
    assert_eq!(thread.base(), None, "both were made from message 0");
    assert_eq!(thread.messages().len(), 10);
    assert_eq!(run(&mut thread, 32, purge(7)), Err(ThreadRejection::NothingToChange));
    assert_eq!(run(&mut thread, 33, purge(10)), Err(ThreadRejection::MessageNotFound(10)));
    assert!(run(&mut thread, 34, start(3)).is_ok(), "it is made anew");
}

#[test]
fn a_purge_withdraws_no_summary_that_never_read_the_message() {
    // Messages 0 to 31 slid out before any summary read them.
    let mut thread =
        after([pairs(23), vec![start(1), complete(1)], pairs(1), vec![start(2), complete(2)]].concat());
    let purge = |seq| ThreadAction::PurgeMessage { seq, reason: content(77) };
    assert_eq!(run(&mut thread, 60, purge(3)).unwrap().len(), 1, "no withdrawal");
    let events = run(&mut thread, 61, purge(33)).unwrap();
    let ThreadChange::SummariesWithdrawn { summary_ids, .. } = &events[1].change else {
        panic!("{events:?}")
    };
    assert_eq!(summary_ids, &[id(1), id(2)], "the second kept lines of the first");
}

#[test]
fn a_purge_of_a_thread_leaves_an_empty_one() {
    let mut thread = after([pairs(3), vec![start(1), complete(1)]].concat());
    let events = run(&mut thread, 30, ThreadAction::Purge { reason: content(77), is_saved: false }).unwrap();
    let erased: usize = events.iter().map(|event| event.erased().len()).sum();
    assert_eq!(erased, 7, "six messages and a summary");
    let types: Vec<String> = events.iter().map(DomainEvent::event_type).collect();
    assert_eq!(types, ["SummariesWithdrawn", "ThreadPurged"], "no read model keeps a summary of it");
    assert_eq!(thread, Thread::default());
    assert_eq!(
        run(&mut thread, 31, ThreadAction::Purge { reason: content(78), is_saved: false }),
        Err(ThreadRejection::ThreadNotFound)
    );
    let saved = run(&mut thread, 32, ThreadAction::Purge { reason: content(79), is_saved: true }).unwrap();
    assert_eq!(saved.len(), 1, "an agent's state goes on record, too");
}

#[test]
fn a_snapshot_is_the_thread() {
    let thread = after(
        [pairs(3), vec![start(1), complete(1)], pairs(1), vec![append([said(User), calling(2)]), start(2)]]
            .concat(),
    );
    let kept = serde_json::to_string(&thread).unwrap();
    assert_eq!(serde_json::from_str::<Thread>(&kept).unwrap(), thread);
}

#[test]
fn a_command_is_an_aggregate_s_too() {
    TestFramework::<Thread>::with(NoRules)
        .given_no_previous_events()
        .when(ThreadCommand { at: Timestamp(1), action: ThreadAction::RollBack { from_seq: 1 } })
        .inspect_result()
        .unwrap_err();
    assert_eq!(Thread::TYPE, "thread");
}

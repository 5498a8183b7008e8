//! Random conversations: whatever is appended, summarised, cut off and rolled back in whatever order, no group is torn and
//! the context is the base and everything after it, once.

use proptest::{collection::vec, prelude::*};
use uuid::Uuid;

use super::*;
use crate::{Stream, Timestamp};

#[derive(Debug, Clone)]
enum Step {
    /// A user's turn: how many user messages in a row, how many calls, how many of them are answered and in which order,
    /// whether a system note comes in between, and whether the assistant replies in the end.
    Turn {
        users: u8,
        calls: u16,
        answered: u16,
        backwards: bool,
        note: bool,
        reply: bool,
    },
    /// The answer to a call that was left open, if there is one.
    LateResult,
    Note,
    Start,
    Complete,
    Fail,
    /// The process that makes a summary dies: nothing happens but that time passes.
    Die,
    RollBack {
        share: u8,
    },
    Purge {
        share: u8,
    },
}

fn step() -> impl Strategy<Value = Step> {
    let turn = (1..3_u8, 0..10_u16, 0..10_u16, any::<bool>(), any::<bool>(), prop::bool::weighted(0.8));
    prop_oneof![
        8 => turn.prop_map(|(users, calls, answered, backwards, note, reply)| Step::Turn {
            users, calls, answered, backwards, note, reply
        }),
        1 => Just(Step::LateResult),
        1 => Just(Step::Note),
        5 => Just(Step::Start),
        4 => Just(Step::Complete),
        1 => Just(Step::Fail),
        1 => Just(Step::Die),
        1 => any::<u8>().prop_map(|share| Step::RollBack { share }),
        1 => any::<u8>().prop_map(|share| Step::Purge { share }),
    ]
}

struct World {
    thread: Thread,
    second: i64,
    ids: u128,
    request: SummaryRequest,
}

impl World {
    fn id(&mut self) -> Uuid {
        self.ids += 1;
        Uuid::from_u128(self.ids)
    }

    fn content(&mut self) -> ContentRef {
        ContentRef { content_id: self.id(), commitment: String::new() }
    }

    fn run(&mut self, action: ThreadAction) -> bool {
        self.second += 1;
        let command = ThreadCommand { at: Timestamp(self.second * 1_000_000), action };
        let Ok(events) = Stream::decide(&self.thread, command, &NoRules) else { return false };
        events.iter().for_each(|event| self.thread.fold(event));
        true
    }

    fn say(&mut self, role: MessageRole, calls: u16, answers: Option<CallRef>) -> bool {
        let content = self.content();
        let message = NewMessage { role, content, agent_id: None, calls, answers, pinned: false };
        self.run(ThreadAction::Append { messages: vec![message], extraction: None })
    }

    fn step(&mut self, step: &Step) {
        match *step {
            Step::Turn { users, calls, answered, backwards, note, reply } => {
                (0..users).for_each(|_| assert!(self.say(MessageRole::User, 0, None)));
                if calls > 0 {
                    let seq = self.thread.tail().next_seq();
                    assert!(self.say(MessageRole::Assistant, calls, None));
                    if note {
                        assert!(self.say(MessageRole::System, 0, None));
                    }
                    let mut order: Vec<u16> = (0..answered.min(calls)).collect();
                    if backwards {
                        order.reverse();
                    }
                    for call in order {
                        assert!(
                            self.say(MessageRole::Tool, 0, Some(CallRef { call, seq })),
                            "an open call is answered"
                        );
                    }
                }
                if reply {
                    assert!(self.say(MessageRole::Assistant, 0, None));
                }
            }
            Step::LateResult => {
                if let Some(call) = self.thread.tail().open_calls().first().copied() {
                    assert!(self.say(MessageRole::Tool, 0, Some(call)));
                }
            }
            Step::Note => assert!(self.say(MessageRole::System, 0, None)),
            Step::Start => {
                let (summary_id, request) = (self.id(), self.request);
                self.run(ThreadAction::StartSummary { summary_id, request });
            }
            Step::Complete => {
                if let Some(summary_id) = self.thread.processing().map(|summary| summary.summary_id) {
                    let content = self.content();
                    let model = "offline".to_owned();
                    let action = ThreadAction::CompleteSummary {
                        summary_id,
                        content,
                        lines: 1,
                        model,
                        generation_time_ms: 1,
                    };
                    assert!(self.run(action));
                }
            }
            Step::Fail => {
                if let Some(summary_id) = self.thread.processing().map(|summary| summary.summary_id) {
                    assert!(self.run(ThreadAction::FailSummary { summary_id, error: "x".into() }));
                }
            }
            Step::Die => self.second += 61,
            Step::RollBack { share } => {
                let from_seq = self.thread.tail().next_seq() * u32::from(share) / 255;
                self.run(ThreadAction::RollBack { from_seq });
            }
            Step::Purge { share } => {
                let seq = self.thread.tail().next_seq() * u32::from(share) / 256;
                let reason = self.content();
                self.run(ThreadAction::PurgeMessage { seq, reason });
            }
        }
    }
}

/// The first message of the group that a message is in.
fn group_of(thread: &Thread, seq: usize) -> usize {
    (0..=seq).rev().find(|at| thread.messages()[*at].starts_group).unwrap()
}

fn check(thread: &Thread, window: u32) {
    let messages = thread.messages();
    for (seq, message) in messages.iter().enumerate() {
        if let Some(call) = message.answers {
            let calling = call.seq as usize;
            assert!(calling < seq && call.call < messages[calling].calls, "a result stands behind its call");
            assert_eq!(
                group_of(thread, calling),
                group_of(thread, seq),
                "a call and its result are in one group"
            );
        }
    }
    let summaries: Vec<&SummaryRecord> = thread.summaries().iter().chain(thread.processing()).collect();
    let mut before: Option<&SummaryRecord> = None;
    for summary in summaries {
        let SummaryRecord { start_seq, end_seq, read_from, .. } = *summary;
        assert_eq!(summary.base_id, before.map(|base| base.summary_id), "the chain has no fork");
        let unread = before.map_or(0, |base| base.end_seq + 1);
        assert_eq!(
            read_from,
            start_seq.max(unread),
            "only what is new is read, and nothing is left out but for the window"
        );
        assert!(read_from <= end_seq && start_seq <= read_from);
        assert!(messages[start_seq as usize].starts_group, "a window begins with a group");
        let last = &messages[end_seq as usize];
        assert!(
            last.role == MessageRole::Assistant && last.calls == 0,
            "the current user message is not covered"
        );
        let size = end_seq - start_seq + 1;
        assert!(
            size <= window || group_of(thread, end_seq as usize) == start_seq as usize,
            "the window is kept"
        );
        // Nothing behind the summary answers a call in it.
        for message in &messages[end_seq as usize + 1..] {
            assert!(message.answers.is_none_or(|call| call.seq > end_seq), "no result is orphaned");
        }
        before = Some(summary);
    }
    let base_end = thread.base().map_or(0, |base| base.end_seq as usize + 1);
    assert!(base_end <= messages.len(), "no summary reaches past the end");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_interleaves_no_group_is_torn_and_the_chain_holds(
        steps in vec(step(), 1..40),
        window in 1..20_u32,
        after_seq in 0..8_u32,
    ) {
        let request = SummaryRequest { window, after_seq, lease_us: 60_000_000 };
        let mut world = World { thread: Thread::default(), second: 0, ids: 0, request };
        for step in &steps {
            world.step(step);
        }
        check(&world.thread, window);
        let next = world.thread.next_summary(request);
        // A trigger proceeds as soon as nothing is under way, or its lease is over.
        world.second += 61;
        let summary_id = world.id();
        prop_assert_eq!(world.run(ThreadAction::StartSummary { summary_id, request }), next.is_some());
        check(&world.thread, window);
    }
}

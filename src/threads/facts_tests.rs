//! Facts that are planted in generated conversations are found in the context by their exact value: all that are inside the
//! window, and outside it all that are pinned.

use std::collections::BTreeMap;

use memledger_aggregates::{
    NoRules, Stream, Timestamp,
    memory_book::ContentRef,
    thread::{MessageRole, NewMessage, SummaryRequest, SummaryStatus, Thread, ThreadAction, ThreadCommand},
};
use memledger_projections::threads::{FoundMessage, FoundSummary};
use uuid::Uuid;

use crate::{
    context::{ContextQuery, ContextSource, assemble},
    summaries::{
        lines::{SummaryLine, SummaryLines},
        offline,
        source::SourceMessage,
    },
};

const TURNS: u32 = 200;
const REQUEST: SummaryRequest = SummaryRequest { window: 14, after_seq: 5, lease_us: 60_000_000 };
const CHATTER: [&str; 6] = [
    "That sounds fine to me.",
    "Could you tell me a little more about how this works in practice?",
    "Thanks, and by the way the weather has been dreadful all week, so we stayed inside and read.",
    "I was thinking about it on the train and could not quite make up my mind, which happens to me a lot with these things.",
    "Let us get back to the plan.",
    "What would you do if you were me, and why?",
];

/// Numbers that look random and are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

/// A conversation in memory: the thread as it decides, and the texts beside it.
#[derive(Default)]
struct Conversation {
    thread: Thread,
    texts: Vec<String>,
    pinned: Vec<u32>,
    lines: Vec<SummaryLine>,
    second: i64,
}

impl Conversation {
    fn run(&mut self, action: ThreadAction) -> bool {
        self.second += 1;
        let command = ThreadCommand { at: Timestamp(self.second * 1_000_000), action };
        let Ok(events) = Stream::decide(&self.thread, command, &NoRules) else { return false };
        events.iter().for_each(|event| self.thread.fold(event));
        true
    }

    fn say(&mut self, role: MessageRole, text: String, pinned: bool) {
        let content = ContentRef { content_id: Uuid::nil(), commitment: String::new() };
        let message = NewMessage { role, content, agent_id: None, calls: 0, answers: None, pinned };
        if pinned {
            self.pinned.push(self.texts.len() as u32);
        }
        self.texts.push(text);
        assert!(self.run(ThreadAction::Append { messages: vec![message], extraction: None }));
    }

    /// Makes the summary that is due, as the summariser does without a model.
    fn summarise(&mut self) {
        let summary_id = Uuid::from_u128(self.second as u128);
        if !self.run(ThreadAction::StartSummary { summary_id, request: REQUEST }) {
            return;
        }
        let summary = self.thread.processing().unwrap().clone();
        let source: Vec<SourceMessage> = (summary.read_from..=summary.end_seq)
            .map(|seq| SourceMessage {
                seq,
                role: self.thread.messages()[seq as usize].role,
                name: None,
                text: self.texts[seq as usize].clone(),
                calls: Vec::new(),
            })
            .collect();
        let kept = SummaryLines { lines: std::mem::take(&mut self.lines) }.within(summary.start_seq);
        self.lines = kept.into_iter().chain(offline::lines(&source)).collect();
        let content = ContentRef { content_id: Uuid::nil(), commitment: String::new() };
        let (lines, model) = (1, "offline".to_owned());
        assert!(self.run(ThreadAction::CompleteSummary {
            summary_id,
            content,
            lines,
            model,
            generation_time_ms: 0
        }));
    }

    fn message(&self, seq: u32) -> FoundMessage {
        let record = &self.thread.messages()[seq as usize];
        let text = &self.texts[seq as usize];
        FoundMessage {
            seq,
            role: record.role,
            starts_group: record.starts_group,
            calls: 0,
            answers_seq: None,
            agent_id: None,
            actor: String::new(),
            recorded_at: 0,
            body: Some(serde_json::json!({ "content": text }).to_string()),
        }
    }

    fn context(&self) -> String {
        let base = self.thread.base();
        let behind = base.map_or(0, |base| base.end_seq + 1);
        let base = base.map(|base| FoundSummary {
            summary_id: base.summary_id,
            status: SummaryStatus::Completed,
            base_id: base.base_id,
            start_seq: base.start_seq,
            end_seq: base.end_seq,
            skipped: 0,
            lines: None,
            model: None,
            error: None,
            generation_time_ms: None,
            created_at: 0,
            body: serde_json::to_string(&SummaryLines { lines: self.lines.clone() }).ok(),
        });
        let messages = (behind..self.texts.len() as u32).map(|seq| self.message(seq)).collect();
        let pinned = self.pinned.iter().map(|seq| self.message(*seq)).collect();
        let context = assemble(
            ContextSource { base, messages, pinned, starts: Vec::new() },
            Vec::new(),
            None,
            &ContextQuery::default(),
        );
        serde_json::to_string(&context.unwrap()).unwrap()
    }
}

#[test]
fn planted_facts_are_found_by_their_exact_value() {
    let conversations = if std::env::var_os("MEMLEDGER_TEST_ALL").is_some() { 1_000 } else { 100 };
    for seed in 0..conversations {
        let mut numbers = Numbers(seed);
        let mut conversation = Conversation::default();
        let mut facts: BTreeMap<u32, (String, bool)> = BTreeMap::new();
        for turn in 0..TURNS {
            let mut said: Vec<String> =
                (0..=numbers.below(12)).map(|_| CHATTER[numbers.below(6) as usize].to_owned()).collect();
            let (is_planted, is_pinned) = (numbers.below(3) == 0, numbers.below(12) == 0);
            let seq = conversation.texts.len() as u32;
            if is_planted {
                let value = format!("{}-{}", numbers.below(1_000_000), numbers.below(1_000));
                let at = numbers.below(said.len() as u64 + 1) as usize;
                said.insert(at, format!("My code for locker {turn} is {value}."));
                facts.insert(seq, (value, is_pinned));
            }
            conversation.say(MessageRole::User, said.join(" "), is_planted && is_pinned);
            conversation.say(MessageRole::Assistant, "All right, noted.".to_owned(), false);
            // Some summaries come late, as when a model is slow.
            if numbers.below(4) > 0 {
                conversation.summarise();
            }
        }
        let context = conversation.context();
        let start = conversation.thread.base().map_or(0, |base| base.start_seq);
        for (seq, (value, is_pinned)) in &facts {
            if *seq >= start || *is_pinned {
                assert!(
                    context.contains(value.as_str()),
                    "seed {seed}: {value} of message {seq} is lost (window from {start})"
                );
            }
        }
        assert!(conversation.thread.base().is_some_and(|base| base.end_seq + 1 - base.start_seq <= 14));
    }
}

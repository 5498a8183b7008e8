//! Which call a tool's result answers: by the id that the caller gave it, which stands in texts alone.

use std::collections::HashMap;

use memledger_aggregates::thread::{CallRef, Thread};
use memledger_kernel::{LedgerError, texts::read_contents};
use memledger_store::EventStore;

use super::MessageText;

/// The open calls of a thread and of a batch, by their ids.
pub(super) struct OpenCalls(HashMap<String, CallRef>);

impl OpenCalls {
    /// Those of a thread, if any message of the batch answers one.
    pub async fn of(
        store: &dyn EventStore,
        partition_id: i32,
        thread: &Thread,
        answered: bool,
    ) -> Result<Self, LedgerError> {
        let open = thread.tail().open_calls();
        if open.is_empty() || !answered {
            return Ok(Self(HashMap::new()));
        }
        let place = |call: &CallRef| Some((thread.messages().get(call.seq as usize)?.content_id, call.seq));
        let seqs: HashMap<_, _> = open.iter().filter_map(place).collect();
        let texts = read_contents(store, partition_id, seqs.keys().copied().collect()).await?;
        let mut calls = HashMap::new();
        for text in texts {
            let Some(seq) = seqs.get(&text.content_id) else { continue };
            let message: MessageText = super::text::read(&text.body)?;
            for (call, id) in (0..).zip(message.call_ids()) {
                let call = CallRef { call, seq: *seq };
                // Of two calls of one id the later one waits.
                if open.contains(&call) && calls.get(id).is_none_or(|other: &CallRef| other.seq < call.seq) {
                    calls.insert(id.to_owned(), call);
                }
            }
        }
        Ok(Self(calls))
    }

    /// Takes in the calls of a message of the batch.
    pub fn add(&mut self, seq: u32, message: &MessageText) {
        self.0.extend((0..).zip(message.call_ids()).map(|(call, id)| (id.to_owned(), CallRef { call, seq })));
    }

    /// The call that the message of a batch answers.
    pub fn answered(&mut self, at: usize, message: &MessageText) -> Result<Option<CallRef>, LedgerError> {
        let Some(id) = &message.tool_call_id else { return Ok(None) };
        let unknown = || {
            let field = format!("messages[{at}].tool_call_id");
            let message = "answers no open tool call of this thread: no earlier message makes a call of that id, it was \
                           answered already, or the conversation went on without its result";
            LedgerError::invalid(field, message)
        };
        self.0.remove(id).map(Some).ok_or_else(unknown)
    }
}

//! `memory_update`: a memory in better words.

use memledger_ledger::{LedgerError, MemoryPatch, UserCall, recall::MAX_QUERY_CHARS};
use memledger_requests::{UpdateArguments, json::from_arguments};
use rmcp::model::{JsonObject, Tool};
use serde_json::json;

use crate::{
    answers::ToolAnswer,
    caller::{ACTIVE, Caller, short},
    schema::{self, Effect, KnownCaller, Schema, flag, id_of, text, words},
};

pub const NAME: &str = "memory_update";

pub fn tool(known: &KnownCaller) -> Tool {
    let description = "Correct the text of a memory. Call it when a memory is wrong or incomplete. If a \
                       fact was true and no longer is, use memory_remember with replaces instead: it keeps \
                       the two apart.";
    let arguments = Schema::of(known)
        .required("id", id_of("The memory's id, from a line of memory_query."))
        .required("content", words(MAX_QUERY_CHARS, "The whole new text."));
    let answer = schema::of_memory()
        .required("old", text("What it said before."))
        .required("text", text("What it says now."))
        .required("written", flag("False if it already said so."));
    schema::tool(NAME, description.to_owned(), arguments, answer, &Effect::Changes)
}

pub async fn run(caller: Caller, mut arguments: JsonObject) -> Result<ToolAnswer, LedgerError> {
    let user = caller.user(&mut arguments)?;
    caller.has_heard(&user).await;
    let UpdateArguments { id, content } = from_arguments(arguments)?;
    caller.identity.may_write(&user)?;
    let id = caller.memory(&user, "id", &id).await?;
    let held = caller.ledger.memories.get(&caller.identity, &user, &id).await?;
    if held.state != ACTIVE {
        let (named, state) = (short(id.as_str()), held.state);
        let message = format!(
            "#{named} is out of recall ({state}); store the present fact with memory_remember instead"
        );
        return Err(LedgerError::State(message));
    }
    let old = held.content.unwrap_or_default();
    let patch = MemoryPatch { content: Some(content), ..MemoryPatch::default() };
    let answer =
        caller.ledger.memories.update(UserCall::new(caller.identity.clone(), user), id, patch).await?;
    let (text, named) = (answer.memory.content.unwrap_or_default(), short(&answer.memory.id));
    let told = if answer.unchanged {
        format!("#{named} already says so: {text}. Nothing was written.")
    } else {
        format!("Updated #{named}: {old} → {text}")
    };
    let structured = json!({"id": named, "memory_id": answer.memory.id, "old": old, "text": text,
                            "written": !answer.unchanged});
    Ok(ToolAnswer { text: told, structured })
}

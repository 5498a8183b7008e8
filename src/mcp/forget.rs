//! `memory_forget`: a memory leaves recall.

use memledger_ledger::{DeleteMode, LedgerError, UserCall};
use memledger_requests::{ForgetArguments, MAX_REASON, json::from_arguments};
use rmcp::model::{JsonObject, Tool};
use serde_json::json;

use crate::{
    answers::ToolAnswer,
    caller::{ACTIVE, Caller, short},
    schema::{self, Effect, KnownCaller, Schema, flag, id_of, text, words},
};

pub const NAME: &str = "memory_forget";

pub fn tool(known: &KnownCaller) -> Tool {
    let description = "Take a memory out of recall. Call it when the person asks to forget something, or \
                       when a memory is wrong and nothing replaces it. It stays in the history, and an \
                       operator can restore it.";
    let arguments = Schema::of(known)
        .required("id", id_of("The memory's id, from a line of memory_query."))
        .with("reason", words(MAX_REASON, "Why, in a sentence for whoever reads the history."));
    let answer = schema::of_memory()
        .required("text", text("What is forgotten."))
        .required("written", flag("False if it was already forgotten."));
    schema::tool(NAME, description.to_owned(), arguments, answer, &Effect::Changes)
}

pub async fn run(caller: Caller, mut arguments: JsonObject) -> Result<ToolAnswer, LedgerError> {
    let user = caller.user(&mut arguments)?;
    caller.has_heard(&user).await;
    let ForgetArguments { id, reason } = from_arguments(arguments)?;
    caller.identity.may_write(&user)?;
    let id = caller.memory(&user, "id", &id).await?;
    let held = caller.ledger.memories.get(&caller.identity, &user, &id).await?;
    let (text, named) = (held.content.unwrap_or_default(), short(id.as_str()));
    let (written, told) = if held.state == ACTIVE {
        let call = UserCall::new(caller.identity.clone(), user);
        caller.ledger.memories.delete(call, id.clone(), DeleteMode::Archive, reason).await?;
        (true, format!("Forgot #{named}: {text}"))
    } else {
        (false, format!("#{named} is already out of recall ({}). Nothing was written.", held.state))
    };
    let structured = json!({"id": named, "memory_id": id, "text": text, "written": written});
    Ok(ToolAnswer { text: told, structured })
}

//! `memory_remember`: a new memory, or one in the place of another.

use memledger_ledger::{
    DeleteMode, LedgerError, Memory, NewMemory, UserCall,
    recall::MAX_QUERY_CHARS,
    words::{MemoryId, UserId},
};
use memledger_requests::{CreateBody, RememberArguments, json::from_arguments, values::id};
use rmcp::model::{JsonObject, Tool};
use serde_json::json;

use crate::{
    answers::ToolAnswer,
    caller::{ACTIVE, Caller, short},
    schema::{self, Effect, KnownCaller, Schema, flag, id_of, number, text, words},
};

pub const NAME: &str = "memory_remember";

pub fn tool(known: &KnownCaller) -> Tool {
    let description = format!(
        "Store one lasting fact about {}, as one complete sentence. Call it when you learn something that \
         will matter in a later conversation; not for small talk, nor for what is true only today. If the \
         fact replaces an older one, give that memory's id as replaces. A known fact is not stored again.",
        known.person()
    );
    let arguments = Schema::of(known)
        .required("content", words(MAX_QUERY_CHARS, "What to remember, as one complete sentence."))
        .with_category(known)
        .one_of("bank", &known.banks, "The bank to store it in; the default bank if omitted.")
        .with("importance", number(1, 5, "1 (least) to 5 (most); 2 by default."))
        .with(
            "replaces",
            id_of("The id of the memory that this one replaces, because it is no longer true."),
        );
    let answer = schema::of_memory()
        .required("text", text("What is remembered."))
        .required("written", flag("False if it was already remembered."))
        .with("replaced", text("The short id of the memory that it replaced."));
    schema::tool(NAME, description, arguments, answer, &Effect::Adds)
}

pub async fn run(caller: Caller, mut arguments: JsonObject) -> Result<ToolAnswer, LedgerError> {
    let user = caller.user(&mut arguments)?;
    caller.has_heard(&user).await;
    let arguments: RememberArguments = from_arguments(arguments)?;
    caller.identity.may_write(&user)?;
    let importance = arguments.importance()?;
    let RememberArguments { content, category, bank, replaces, .. } = arguments;
    caller.knows_bank(bank.as_deref())?;
    // What it says is checked before it is looked for, and so is where it is to go.
    memledger_ledger::Memories::check_content(&content)?;
    let old = match &replaces {
        Some(named) => {
            let id = caller.memory(&user, "replaces", named).await?;
            Some(caller.ledger.memories.get(&caller.identity, &user, &id).await?)
        }
        None => None,
    };
    // What takes the place of another is of its kind, as far as nothing else is said.
    let category = category.or_else(|| old.as_ref()?.category.clone());
    let bank = bank.or_else(|| Some(old.as_ref()?.bank.clone()));
    let importance = importance.or_else(|| Some(old.as_ref()?.importance));
    caller.ledger.memories.may_use(&caller.identity, category.as_deref())?;
    let _alone = caller.kept.remembering(&caller.identity.tenant, &user).await;
    if let Some(held) = caller.ledger.recall.remembered(&caller.identity, &user, &content).await? {
        return already(&caller, user, &held, old).await;
    }
    let replaces = old.map(|old| old.id);
    let replaced = replaces.as_ref().map(|id| short(id).to_owned());
    let new = CreateBody { content, category, bank, importance, replaces, ..CreateBody::default() };
    let call = UserCall::new(caller.identity.clone(), user);
    let memory = caller.ledger.memories.create(call, NewMemory::try_from(new)?).await?.memory;
    let text = memory.content.unwrap_or_default();
    let label = memory.category.unwrap_or(memory.bank);
    let instead = replaced.as_ref().map(|id| format!(" (it replaces #{id})")).unwrap_or_default();
    let told = format!("Remembered #{}: [{label}] {text}{instead}", short(&memory.id));
    let mut structured =
        json!({"id": short(&memory.id), "memory_id": memory.id, "text": text, "written": true});
    if let Some(replaced) = replaced {
        structured["replaced"] = json!(replaced);
    }
    Ok(ToolAnswer { text: told, structured })
}

/// The answer where it is remembered: nothing is written, but that what it takes the place of leaves recall.
async fn already(
    caller: &Caller,
    user: UserId,
    held: &Memory,
    old: Option<Memory>,
) -> Result<ToolAnswer, LedgerError> {
    let text = held.content.clone().unwrap_or_default();
    let named = short(&held.id);
    let mut structured = json!({"id": named, "memory_id": held.id, "text": text, "written": false});
    let told = format!("Already remembered #{named}: {text}");
    let Some(old) = old.filter(|old| old.id != held.id && old.state == ACTIVE) else {
        return Ok(ToolAnswer { text: format!("{told}. Nothing was written."), structured });
    };
    let reason = format!("memory {} replaces memory {}", held.id, old.id);
    let old_id = id("replaces", &old.id, MemoryId::new)?;
    let call = UserCall::new(caller.identity.clone(), user);
    caller.ledger.memories.delete(call, old_id, DeleteMode::Archive, Some(reason)).await?;
    structured["replaced"] = json!(short(&old.id));
    Ok(ToolAnswer { text: format!("{told} (it replaces #{})", short(&old.id)), structured })
}

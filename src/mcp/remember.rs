//! `memory_remember`: a new memory, or one in the place of another.

use memledger_ledger::{Envelope, LedgerError, NewMemory, recall::MAX_QUERY_CHARS};
use rmcp::model::{JsonObject, Tool};
use serde::Deserialize;
use serde_json::json;

use crate::{
    answers::Told,
    arguments::read,
    caller::{Caller, short},
    schema::{self, Effect, Known, Schema, flag, id_of, number, text, words},
};

pub const NAME: &str = "memory_remember";

const REQUIRED: &[&str] = &["content"];

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RememberArguments {
    content: String,
    category: Option<String>,
    bank: Option<String>,
    importance: Option<u8>,
    replaces: Option<String>,
}

pub fn tool(known: &Known) -> Tool {
    let description = format!(
        "Store one lasting fact about {}, as a sentence that stands by itself. Call it when you learn something that will \
         matter in a later conversation; not for small talk, nor for what holds today alone. Where the fact takes the place \
         of an older one, give that memory's id as replaces. What is remembered already is not stored again.",
        known.person()
    );
    let arguments = Schema::of(known)
        .required("content", words(MAX_QUERY_CHARS, "What to remember, in a sentence that stands by itself."))
        .one_of("category", &known.categories, "What it belongs to.")
        .one_of("bank", &known.banks, "The bank to keep it in; the default one where absent.")
        .with("importance", number(1, 5, "1 (least) to 5 (most); 2 where absent."))
        .with(
            "replaces",
            id_of("The id of the memory that this one takes the place of, since it is not so any more."),
        );
    let answer = schema::of_memory()
        .required("text", text("What is remembered."))
        .required("written", flag("False where it was remembered already."))
        .with("replaced", text("The short id of the memory that it took the place of."));
    schema::tool(NAME, description, arguments, answer, &Effect::Adds)
}

pub async fn run(caller: Caller, mut arguments: JsonObject) -> Result<Told, LedgerError> {
    let user = caller.user(&mut arguments)?;
    let RememberArguments { content, category, bank, importance, replaces } = read(arguments, REQUIRED)?;
    caller.identity.may_write(&user)?;
    let replaces = match &replaces {
        Some(named) => Some(caller.memory(&user, "replaces", named).await?),
        None => None,
    };
    if replaces.is_none()
        && let Some(held) = caller.ledger.remembered(&caller.identity, &user, &content).await?
    {
        let text = format!("Already remembered #{}: {}. Nothing was written.", short(&held.id), held.text);
        let structured =
            json!({"id": short(&held.id), "memory_id": held.id, "text": held.text, "written": false});
        return Ok(Told { text, structured });
    }
    let replaced = replaces.as_ref().map(|id| short(id.as_str()).to_owned());
    // What takes the place of another is of its kind, as far as nothing else is said.
    let (category, bank, importance) = match &replaces {
        Some(id) => {
            let old = caller.ledger.get(&caller.identity, &user, id).await?;
            (category.or(old.category), bank.or(Some(old.bank)), importance.or(Some(old.importance)))
        }
        None => (category, bank, importance),
    };
    let new = NewMemory { content, category, bank, importance, replaces, ..NewMemory::default() };
    let memory = caller.ledger.create(Envelope::new(caller.identity.clone(), user), new).await?.memory;
    let text = memory.content.unwrap_or_default();
    let label = memory.category.unwrap_or(memory.bank);
    let instead = replaced.as_ref().map(|id| format!(" (it takes the place of #{id})")).unwrap_or_default();
    let told = format!("Remembered #{}: [{label}] {text}{instead}", short(&memory.id));
    let mut structured =
        json!({"id": short(&memory.id), "memory_id": memory.id, "text": text, "written": true});
    if let Some(replaced) = replaced {
        structured["replaced"] = json!(replaced);
    }
    Ok(Told { text: told, structured })
}

//! Who reads the messages of an extraction: rules, or a language model.

use std::time::Duration;

use memledger_aggregates::{
    Timestamp,
    settings::{ExtractionConfig, ExtractorKind},
    thread::MessageRole,
};
use memledger_intelligence::{LanguageModel, PortError, ask};
use memledger_kernel::time::now;
use memledger_names as names;
use memledger_statements::extraction::is_short_preference;
use memledger_threads::MessagesToExtract;

use crate::{Candidate, EXTRACTOR, Outcome, candidates, model::FindFacts};

/// What was found, by whom.
#[derive(Debug)]
pub(crate) struct Reading {
    pub candidates: Vec<(Candidate, Timestamp)>,
    pub extractor: String,
}

/// Whether a model has to read these messages: not where there is none, where nobody but assistants speaks, and where all
/// that was said is a short preference that rules read as well.
pub(crate) fn wants_model(config: &ExtractionConfig, of: &MessagesToExtract) -> bool {
    if config.extractor != ExtractorKind::Model {
        return false;
    }
    let own = own_messages(of).filter(|message| message.role == Some(MessageRole::User));
    let texts: Vec<&str> =
        own.map(|message| message.content.trim()).filter(|text| !text.is_empty()).collect();
    let keywords: Vec<&str> = config.preference_keywords.iter().map(String::as_str).collect();
    let most = config.short_preference_max_length as usize;
    let is_short = |text: &&str| is_short_preference(text, most, &keywords);
    if config.short_preference_shortcut && !texts.is_empty() && texts.iter().all(is_short) {
        metrics::counter!(names::EXTRACTION_SHORTCUTS).increment(1);
        metrics::counter!(names::LLM_CALLS_SKIPPED).increment(1);
        return false;
    }
    if texts.is_empty() {
        metrics::counter!(names::LLM_CALLS_SKIPPED).increment(1);
    }
    !texts.is_empty()
}

/// The messages of the extraction itself.
pub(crate) fn own_messages(
    of: &MessagesToExtract,
) -> impl Iterator<Item = &memledger_threads::SentMessage> + Clone {
    of.messages.iter().skip((of.extraction.from_seq - of.first_seq) as usize)
}

/// By rules.
pub(crate) async fn by_rule(of: &MessagesToExtract) -> Result<Reading, tokio::task::JoinError> {
    let messages = of.messages.clone();
    let found = tokio::task::spawn_blocking(move || candidates::of(&messages, now())).await?;
    Ok(reading(of, found, EXTRACTOR.to_owned()))
}

/// By a model, within that time.
pub(crate) async fn by_model(
    model: &dyn LanguageModel,
    of: &MessagesToExtract,
    within: Duration,
) -> Result<Reading, PortError> {
    let question = FindFacts::new(of, model.context_chars());
    let asked = tokio::time::timeout(within, ask(model, &question)).await;
    let late = |_| PortError::Unavailable(format!("no answer within {} s", within.as_secs()));
    let mut found = asked.map_err(late)?.result?;
    // What an assistant claimed and the person confirmed is left to rules, and so are procedures.
    let by_rule = candidates::of(&of.messages, now());
    found.extend(by_rule.into_iter().filter(|one| one.source.speaker != "user" || one.kind == "procedural"));
    Ok(reading(of, found, format!("{}/{}", model.id(), FindFacts::VERSION)))
}

/// Those of the extraction, with their places in the thread and when each was said.
fn reading(of: &MessagesToExtract, found: Vec<Candidate>, extractor: String) -> Reading {
    let at = |seq: u32| of.messages.get(seq as usize).and_then(|message| message.said_at).map(Timestamp);
    let begins = of.extraction.from_seq - of.first_seq;
    // What stands right before is of this extraction if the person confirms it in it.
    let is_confirmed = |one: &Candidate| {
        one.source.seq + 1 == begins && one.source.speaker != "user" && one.outcome != Outcome::Rejected
    };
    let own = found.into_iter().filter(|one| one.source.seq >= begins || is_confirmed(one));
    let placed = own.map(|mut one| {
        let said_at = at(one.source.seq).unwrap_or_else(now);
        one.source.seq += of.first_seq;
        (one, said_at)
    });
    Reading { candidates: placed.collect(), extractor }
}

/// An error's name in the log.
pub(crate) fn code(error: &PortError) -> &'static str {
    match error {
        PortError::RateLimited { .. } => "rate_limited",
        PortError::NoAccess(_) | PortError::Refused(_) => "refused",
        PortError::Unavailable(_) => "unavailable",
        PortError::BadReply(_) => "bad_reply",
    }
}

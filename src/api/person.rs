//! What a key of the role person may ask for: what is remembered of that person, their own decisions, and
//! corrections.

use axum::{
    extract::MatchedPath,
    http::{Method, request::Parts},
};
use memledger_ledger::{Identity, LedgerError, Role};

/// The routes that are open to it; all others are not.
const OPEN: [(Method, &str); 20] = [
    (Method::GET, "/api/auth/key"),
    (Method::GET, "/api/users/{user_id}/memories"),
    (Method::GET, "/api/users/{user_id}/memories/{id}"),
    (Method::PATCH, "/api/users/{user_id}/memories/{id}"),
    (Method::DELETE, "/api/users/{user_id}/memories/{id}"),
    (Method::GET, "/api/users/{user_id}/memories/{id}/history"),
    (Method::GET, "/api/users/{user_id}/archive"),
    (Method::GET, "/api/users/{user_id}/timeline"),
    (Method::GET, "/api/users/{user_id}/export"),
    (Method::GET, "/api/users/{user_id}/threads"),
    (Method::GET, "/api/users/{user_id}/threads/{thread_id}"),
    (Method::GET, "/api/users/{user_id}/threads/{thread_id}/messages"),
    (Method::GET, "/api/users/{user_id}/threads/{thread_id}/summaries"),
    (Method::GET, "/api/users/{user_id}/extractions"),
    (Method::GET, "/api/users/{user_id}/extractions/{id}"),
    (Method::GET, "/api/users/{user_id}/context"),
    (Method::GET, "/api/users/{user_id}/context/proposals"),
    (Method::POST, "/api/users/{user_id}/context/proposals/{id}/accept"),
    (Method::POST, "/api/users/{user_id}/context/proposals/{id}/reject"),
    (Method::DELETE, "/api/users/{user_id}/context/{field}"),
];

/// Refuses a person's key what is not open to it.
pub fn check(identity: &Identity, parts: &Parts) -> Result<(), LedgerError> {
    let route = parts.extensions.get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let is_open = || OPEN.iter().any(|(method, path)| *path == route && is_method(method, &parts.method));
    if identity.role != Role::Person || is_open() {
        return Ok(());
    }
    Err(LedgerError::Denied(
        "a key of the role person reads that person's memories, conversations, timeline, context and export, decides on \
         proposals, corrects the texts of memories and deletes memories; this is none of these"
            .to_owned(),
    ))
}

fn is_method(open: &Method, asked: &Method) -> bool {
    open == asked || (open == Method::GET && asked == Method::HEAD)
}

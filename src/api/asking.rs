//! Who makes a request and by which way, for the access log.

use std::sync::{Arc, Mutex, PoisonError};

use axum::{
    extract::Request,
    http::{Extensions, Method},
    response::Response,
};
use memledger_ledger::{Identity, Ledger, access_log::Via, words::ThreadId};
use percent_encoding::percent_decode_str;

use crate::problem::ProblemCode;

/// Longest correlation id that is noted, as writes have it.
const LONGEST: usize = 255;

/// The way of a request, and its caller as soon as that is known.
#[derive(Debug, Clone)]
pub struct RequestOrigin {
    via: Via,
    caller: Arc<Mutex<Option<Identity>>>,
}

impl RequestOrigin {
    /// Leaves it among the request's extensions.
    pub fn begin(request: &mut Request, method: &str, route: &str) -> Self {
        let correlation_id = request.headers().get("correlation-id").and_then(|id| id.to_str().ok());
        let correlation_id = correlation_id.filter(|id| id.len() <= LONGEST).map(str::to_owned);
        let method = if method == Method::HEAD.as_str() { Method::GET.as_str() } else { method };
        let via = Via::new(format!("{method} {route}"), correlation_id);
        let via = match with_thread(route, request.uri().path()) {
            Some(route) => via.of_thread(format!("{method} {route}")),
            None => via,
        };
        let asking = Self { via, caller: Arc::default() };
        request.extensions_mut().insert(asking.clone());
        asking
    }

    /// The way of a request.
    pub fn via(extensions: &Extensions) -> Via {
        extensions.get::<Self>().map(|asking| asking.via.clone()).unwrap_or_default()
    }

    /// The caller, asking by this way.
    pub fn by(extensions: &Extensions, identity: Identity) -> Identity {
        let Some(asking) = extensions.get::<Self>() else { return identity };
        let identity = identity.by(asking.via.clone());
        *asking.caller.lock().unwrap_or_else(PoisonError::into_inner) = Some(identity.clone());
        identity
    }

    /// Notes the answer where it is a refusal and the caller is known.
    pub fn end(&self, ledger: &Ledger, response: &Response) {
        let caller = self.caller.lock().unwrap_or_else(PoisonError::into_inner);
        if let (Some(caller), Some(ProblemCode(code))) = (caller.as_ref(), response.extensions().get()) {
            ledger.records.note_refusal(caller, code);
        }
    }
}

/// What a route calls the thread that it is about.
const THREAD: &str = "{thread_id}";

/// The route with the thread of the path, encoded as it is there, since who read a conversation must be told from who read
/// another one. None if it is about no thread, or one of that name can't be.
fn with_thread(route: &str, path: &str) -> Option<String> {
    let mut segments = route.split('/').zip(path.split('/'));
    let (_, thread) = segments.find(|(named, _)| *named == THREAD)?;
    let decoded = percent_decode_str(thread).decode_utf8().ok()?;
    ThreadId::new(decoded.as_ref()).ok()?;
    Some(route.replace(THREAD, thread))
}

//! The requests of a conversation that have no answer yet.

use std::{
    collections::HashSet,
    sync::{Mutex, MutexGuard, PoisonError},
};

use rmcp::{
    RoleServer,
    model::{ClientNotification, JsonRpcMessage, RequestId},
    service::{RxJsonRpcMessage, TxJsonRpcMessage},
};
use tokio::sync::Notify;

/// No more are read until one of so many has its answer, or is taken back: a client that asks and reads nothing would
/// else fill the memory with answers.
const MOST: usize = 64;

#[derive(Default)]
pub struct Unanswered {
    requests: Mutex<HashSet<RequestId>>,
    fewer: Notify,
}

impl Unanswered {
    fn requests(&self) -> MutexGuard<'_, HashSet<RequestId>> {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until there is room for one more.
    pub async fn room(&self) {
        while self.requests().len() >= MOST {
            self.fewer.notified().await;
        }
    }

    pub fn came(&self, message: &RxJsonRpcMessage<RoleServer>) {
        match message {
            JsonRpcMessage::Request(request) => {
                self.requests().insert(request.id.clone());
            }
            JsonRpcMessage::Notification(notification) => {
                // Such a one has no answer.
                if let ClientNotification::CancelledNotification(cancelled) = &notification.notification
                    && let Some(id) = &cancelled.params.request_id
                {
                    self.ends(id);
                }
            }
            JsonRpcMessage::Response(_) | JsonRpcMessage::Error(_) => {}
        }
    }

    pub fn went(&self, message: &TxJsonRpcMessage<RoleServer>) {
        match message {
            JsonRpcMessage::Response(response) => self.ends(&response.id),
            JsonRpcMessage::Error(error) => error.id.iter().for_each(|id| self.ends(id)),
            JsonRpcMessage::Request(_) | JsonRpcMessage::Notification(_) => {}
        }
    }

    fn ends(&self, id: &RequestId) {
        self.requests().remove(id);
        self.fewer.notify_one();
    }
}

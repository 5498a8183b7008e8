//! By which way a request came: what the access log says of it next to who asked.

use std::sync::{Arc, Mutex, PoisonError};

use memledger_aggregates::UserId;
use uuid::Uuid;

/// The way of one request. The default is none: the ledger asks itself, for a run or to decide.
#[derive(Debug, Clone, Default)]
pub struct Via(Option<Arc<Way>>);

#[derive(Debug)]
struct Way {
    /// Such as `GET /api/users/{user_id}/timeline`, `mcp memory_query` or `cli export`.
    route: String,
    /// The same with the thread that it is about.
    of_thread: Option<String>,
    correlation_id: Option<String>,
    /// A row of its own, whatever else is asked in that minute.
    alone: Option<Uuid>,
    /// Whom the request was about, as far as it came.
    user: Mutex<Option<UserId>>,
}

impl Via {
    pub fn new(route: impl Into<String>, correlation_id: Option<String>) -> Self {
        Self(Some(Arc::new(Way {
            route: route.into(),
            of_thread: None,
            correlation_id,
            alone: None,
            user: Mutex::default(),
        })))
    }

    /// The same, about one thread: that is the route with its name.
    #[must_use]
    pub fn of_thread(&self, route: String) -> Self {
        let Some(way) = &self.0 else { return Self::default() };
        Self(Some(Arc::new(Way {
            route: way.route.clone(),
            of_thread: Some(route),
            correlation_id: way.correlation_id.clone(),
            alone: None,
            user: Mutex::default(),
        })))
    }

    /// The same request by a part of its way, such as the tool that it calls.
    #[must_use]
    pub fn through(&self, route: impl Into<String>) -> Self {
        match &self.0 {
            Some(way) => Self::new(route, way.correlation_id.clone()),
            None => Self::default(),
        }
    }

    /// The same, in a row of its own.
    #[must_use]
    pub fn alone(&self) -> Self {
        let Some(way) = &self.0 else { return Self::default() };
        Self(Some(Arc::new(Way {
            route: way.route.clone(),
            of_thread: way.of_thread.clone(),
            correlation_id: way.correlation_id.clone(),
            alone: Some(Uuid::now_v7()),
            user: Mutex::default(),
        })))
    }

    pub fn is_internal(&self) -> bool {
        self.0.is_none()
    }

    /// With the thread that it is about.
    pub fn route(&self) -> &str {
        self.0.as_ref().map_or("", |way| way.of_thread.as_deref().unwrap_or(&way.route))
    }

    /// Without the thread.
    pub fn any_thread(&self) -> &str {
        self.0.as_ref().map_or("", |way| &way.route)
    }

    pub fn correlation_id(&self) -> Option<&str> {
        self.0.as_ref()?.correlation_id.as_deref()
    }

    pub fn row(&self) -> Option<Uuid> {
        self.0.as_ref()?.alone
    }

    /// Remembers whom the request is about, for a refusal that follows.
    pub fn about(&self, user: &UserId) {
        if let Some(way) = &self.0 {
            *way.user.lock().unwrap_or_else(PoisonError::into_inner) = Some(user.clone());
        }
    }

    pub fn user(&self) -> Option<UserId> {
        self.0.as_ref()?.user.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Who asks is the same by whatever way.
impl PartialEq for Via {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Via {}

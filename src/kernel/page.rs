//! One page of a list.

use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Page<T> {
    pub items: Vec<T>,
    /// Send it as `cursor` for the next page; `null` at the end.
    pub next_cursor: Option<String>,
}

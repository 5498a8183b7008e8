//! Files in which users take turns: one user's lines are written together, else each of them would load its book anew.

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::Value;

/// All of a line that tells whose it is; every source calls it so.
#[derive(Deserialize)]
struct Owned {
    user_id: Option<Value>,
}

/// None where the line names nobody, or is none that can be read: that is found out, and told, when its turn comes.
pub fn owner_of_line(line: &str) -> Option<Value> {
    serde_json::from_str::<Owned>(line).ok()?.user_id
}

/// Puts each user's items together, in their order, where the user's first one stands.
pub fn end<T>(items: &mut [T], owner: impl Fn(&T) -> Option<Value>) {
    let mut first: HashMap<Option<Value>, usize> = HashMap::new();
    items.sort_by_cached_key(|item| {
        let next = first.len();
        *first.entry(owner(item)).or_insert(next)
    });
}

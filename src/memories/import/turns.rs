//! Files in which users take turns: one user's lines are written together, else each of them would load its book anew.

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::Value;

use super::fields::text;

/// All of a line that tells whose it is; every source calls it so, some in the spelling of JavaScript.
#[derive(Deserialize)]
struct Owned {
    #[serde(alias = "userId")]
    user_id: Option<Value>,
}

/// Whose a row is, of which no more is read than must be. None if it names nobody, or nobody that can be: that is
/// found out, and reported, when its turn comes.
pub fn owner_of_row(line: &[u8]) -> Option<String> {
    match serde_json::from_slice::<Owned>(line) {
        Ok(owned) => named(owned.user_id.as_ref()),
        // It may say it twice.
        Err(_) => {
            let row: Value = serde_json::from_slice(line).ok()?;
            named(row.get("user_id").or_else(|| row.get("userId")))
        }
    }
}

fn named(user_id: Option<&Value>) -> Option<String> {
    text("user_id", user_id).ok().flatten()
}

/// Puts each user's items together, in their order, where the user's first one stands.
pub fn end<T>(items: &mut [T], owner: impl Fn(&T) -> Option<String>) {
    let mut first: HashMap<Option<String>, usize> = HashMap::new();
    items.sort_by_cached_key(|item| {
        let next = first.len();
        *first.entry(owner(item)).or_insert(next)
    });
}

//! How many memories does each bank of a user hold?

use memledger_store::{EventStore, Row, StoreError, projector::Query};

use crate::{Conditions, UserKey};

/// The user's active memories by bank; where categories are given, those of one of them. [`read_bank_counts`] reads the rows.
pub fn bank_counts(user: &UserKey, categories: Option<&[String]>) -> Query {
    let mut conditions = Conditions::of_user("m", user);
    conditions.raw("m.state = 'active'".to_owned());
    if let Some(categories) = categories {
        conditions.add_in("m.category", categories.iter().map(|name| name.as_str().into()));
    }
    let sql = format!(
        "SELECT m.bank, CAST(count(*) AS bigint) FROM memories m WHERE {} GROUP BY m.bank ORDER BY m.bank",
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

/// The largest banks of all tenants, with their active memories; the memories of all others under `others`. Reads a row a memory, once.
pub async fn largest_banks(
    store: &dyn EventStore,
    most: usize,
    others: &str,
) -> Result<Vec<(String, u64)>, StoreError> {
    let sql = "SELECT m.bank, CAST(count(*) AS bigint) FROM memories m WHERE m.state = 'active' \
               GROUP BY m.bank ORDER BY 2 DESC, 1";
    let mut banks = read_bank_counts(&store.query(sql, Vec::new()).await?)?;
    let rest: u64 = banks.drain(banks.len().min(most)..).map(|(_, count)| count).sum();
    if rest > 0 {
        match banks.iter_mut().find(|(bank, _)| bank == others) {
            Some((_, count)) => *count += rest,
            None => banks.push((others.to_owned(), rest)),
        }
    }
    Ok(banks)
}

/// Each bank that holds any, with their number.
pub fn read_bank_counts(rows: &[Row]) -> Result<Vec<(String, u64)>, StoreError> {
    let read = |row: &Row| {
        let count = u64::try_from(row[1].int()?).map_err(StoreError::corrupt)?;
        Ok((row[0].text()?.to_owned(), count))
    };
    rows.iter().map(read).collect()
}

//! How many memories does each bank of a user hold?

use memledger_store::{Row, StoreError, projector::Query};

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

/// Each bank that holds any, with their number.
pub fn read_bank_counts(rows: &[Row]) -> Result<Vec<(String, u64)>, StoreError> {
    let read = |row: &Row| {
        let count = u64::try_from(row[1].int()?).map_err(StoreError::corrupt)?;
        Ok((row[0].text()?.to_owned(), count))
    };
    rows.iter().map(read).collect()
}

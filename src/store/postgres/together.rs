//! Several statements as one: each is a part of it, so that they take one round trip and count together or not at all.

use memledger_store::{Conflict, Row, Statement, StoreError, Value};
use sqlx::PgConnection;

use super::{error, fields::values, read::bind, residue};

/// What the server says of a division by zero.
const DIVISION_BY_ZERO: &str = "22012";

/// Runs the statements; answers how many rows each changed.
pub async fn execute(
    connection: &mut PgConnection,
    statements: Vec<Statement>,
) -> Result<Vec<u64>, StoreError> {
    if statements.is_empty() {
        return Ok(Vec::new());
    }
    let (sql, parameters) = joined(statements)?;
    let row = bind(sqlx::query(&sql), parameters).fetch_one(connection).await.map_err(refusal)?;
    let rows: Vec<Row> = values(std::slice::from_ref(&row))?;
    let counts = rows.iter().flatten().map(|count| Ok(count.int()?.unsigned_abs()));
    counts.collect()
}

/// A part that changed another number of rows than it must ends the whole by a division by zero.
fn refusal(failed: sqlx::Error) -> StoreError {
    let code = failed.as_database_error().and_then(|database| database.code().map(|code| code.into_owned()));
    match code.as_deref() {
        Some(DIVISION_BY_ZERO) => StoreError::Conflict(Conflict::Version),
        _ => error(failed),
    }
}

/// One statement out of all. PostgreSQL runs its parts in the order in which they are counted.
fn joined(statements: Vec<Statement>) -> Result<(String, Vec<Value>), StoreError> {
    let (mut parts, mut counts, mut parameters) = (Vec::new(), Vec::new(), Vec::new());
    let mut guards = Vec::new();
    // Those that erase wait for each other here, before they hold anything else.
    if let Some(table) = statements.iter().find_map(|statement| statement.erases) {
        parts.push(format!("noted AS ({} RETURNING 1)", residue::note_sql(residue::group_of(table)?)));
        guards.push("(SELECT count(*) FROM noted) > 0".to_owned());
    }
    for (number, statement) in statements.into_iter().enumerate() {
        let sql = renumbered(&statement.sql, parameters.len())?;
        parts.push(format!("s{number} AS ({sql} RETURNING 1)"));
        let count = format!("(SELECT count(*) FROM s{number})");
        counts.push(match statement.must_change {
            // The number itself, or no number at all.
            Some(rows) => format!("{count} / CAST({count} = {rows} AS int)"),
            None => count,
        });
        parameters.extend(statement.parameters);
    }
    let guards = if guards.is_empty() { String::new() } else { format!(" WHERE {}", guards.join(" AND ")) };
    Ok((format!("WITH {} SELECT {}{guards}", parts.join(", "), counts.join(", ")), parameters))
}

/// The statement with its parameters behind those of others.
fn renumbered(sql: &str, before: usize) -> Result<String, StoreError> {
    let mut changed = String::with_capacity(sql.len() + 16);
    let mut rest = sql;
    while let Some(at) = rest.find('$') {
        let (passed, behind) = rest.split_at(at);
        let digits = behind[1..].bytes().take_while(u8::is_ascii_digit).count();
        let number: usize = behind[1..=digits].parse().map_err(StoreError::corrupt)?;
        changed.push_str(passed);
        changed.push_str(&format!("${}", number + before));
        rest = &behind[1 + digits..];
    }
    changed.push_str(rest);
    Ok(changed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_has_parameters_of_its_own() {
        let one =
            Statement::new("DELETE FROM a WHERE b = $1 AND c = $2", vec![1.into(), 2.into()]).changing(1);
        let other = Statement::new("UPDATE d SET e = $1", vec![3.into()]);
        let (sql, parameters) = joined(vec![one, other]).unwrap();
        assert_eq!(
            sql,
            "WITH s0 AS (DELETE FROM a WHERE b = $1 AND c = $2 RETURNING 1), \
             s1 AS (UPDATE d SET e = $3 RETURNING 1) \
             SELECT (SELECT count(*) FROM s0) / CAST((SELECT count(*) FROM s0) = 1 AS int), \
             (SELECT count(*) FROM s1)"
        );
        assert_eq!(parameters, [1, 2, 3].map(Value::from));
        assert_eq!(renumbered("a = $12 AND b = $1", 9).unwrap(), "a = $21 AND b = $10");
        assert!(renumbered("a = $", 0).is_err());
    }
}

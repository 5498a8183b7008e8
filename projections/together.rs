//! Several queries in one statement: one round trip, and one snapshot.

use memledger_store::{Row, StoreError, Value, projector::Query};

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Column {
    Int,
    Text,
    Bytes,
}

impl Column {
    const ALL: [Self; 3] = [Self::Int, Self::Text, Self::Bytes];

    fn sql_type(self) -> &'static str {
        match self {
            Self::Int => "BIGINT",
            Self::Text => "TEXT",
            Self::Bytes => "BYTEA",
        }
    }
}

/// Queries with what the columns of each hold.
pub struct Together {
    parts: Vec<(Query, &'static [Column])>,
}

impl Together {
    pub fn new(parts: Vec<(Query, &'static [Column])>) -> Self {
        Self { parts }
    }

    /// One statement of all, whose rows [`Self::split`] reads. Each begins with the number of its query; behind it are as
    /// many columns of each kind as any of them has.
    pub fn query(&self) -> Query {
        let (mut named, mut selected, mut parameters) = (Vec::new(), Vec::new(), Vec::new());
        for (number, (query, columns)) in self.parts.iter().enumerate() {
            let names: Vec<String> = (0..columns.len()).map(|at| format!("c{at}")).collect();
            named.push(format!(
                "q{number}({}) AS ({})",
                names.join(", "),
                renumbered(&query.sql, parameters.len())
            ));
            let slots = self.slots().map(|(kind, at)| match place_of(columns, kind, at) {
                Some(place) => format!("c{place}"),
                // The type is said: PostgreSQL would take it for text.
                None => format!("CAST(NULL AS {})", kind.sql_type()),
            });
            selected
                .push(format!("SELECT {number}, {} FROM q{number}", slots.collect::<Vec<_>>().join(", ")));
            parameters.extend(query.parameters.iter().cloned());
        }
        let sql = format!("WITH {} {}", named.join(", "), selected.join(" UNION ALL "));
        Query { sql, parameters }
    }

    /// The rows of each query, as it would answer by itself, in whatever order.
    pub fn split(&self, rows: Vec<Row>) -> Result<Vec<Vec<Row>>, StoreError> {
        let slots: Vec<(Column, usize)> = self.slots().collect();
        let mut of_parts: Vec<Vec<Row>> = self.parts.iter().map(|_| Vec::new()).collect();
        for mut row in rows {
            let number = usize::try_from(row[0].int()?).map_err(StoreError::corrupt)?;
            let (_, columns) =
                self.parts.get(number).ok_or_else(|| StoreError::corrupt("a row of no query"))?;
            let mut own = vec![Value::Null; columns.len()];
            for (slot, (kind, at)) in row.drain(1..).zip(&slots) {
                if let Some(place) = place_of(columns, *kind, *at) {
                    own[place] = slot;
                }
            }
            of_parts[number].push(own);
        }
        Ok(of_parts)
    }

    fn slots(&self) -> impl Iterator<Item = (Column, usize)> {
        Column::ALL.into_iter().flat_map(|kind| {
            let counts =
                self.parts.iter().map(|(_, columns)| columns.iter().filter(|one| **one == kind).count());
            let most = counts.max();
            (0..most.unwrap_or_default()).map(move |at| (kind, at))
        })
    }
}

/// The place of the column of that kind with that number, both from 0.
fn place_of(columns: &[Column], kind: Column, at: usize) -> Option<usize> {
    columns.iter().enumerate().filter(|(_, one)| **one == kind).nth(at).map(|(place, _)| place)
}

/// The statement with the numbers of its parameters raised.
fn renumbered(sql: &str, before: usize) -> String {
    let mut parts = sql.split('$');
    let mut made = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        match part[..digits].parse::<usize>() {
            Ok(number) => made.push_str(&format!("${}{}", number + before, &part[digits..])),
            Err(_) => made.push_str(&format!("${part}")),
        }
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    fn query(sql: &str, parameters: Vec<Value>) -> Query {
        Query { sql: sql.to_owned(), parameters }
    }

    #[test]
    fn each_query_is_answered_as_it_would_be_by_itself() {
        const ONE: &[Column] = &[Column::Text, Column::Int];
        const OTHER: &[Column] = &[Column::Int, Column::Bytes, Column::Int];
        let together = Together::new(vec![
            (query("SELECT a, $1 FROM x WHERE b = $2", vec![7.into(), "b".into()]), ONE),
            (query("SELECT $1, b, $10 FROM y", vec![8.into()]), OTHER),
        ]);
        let Query { sql, parameters } = together.query();
        assert_eq!(
            sql,
            "WITH q0(c0, c1) AS (SELECT a, $1 FROM x WHERE b = $2), \
             q1(c0, c1, c2) AS (SELECT $3, b, $12 FROM y) \
             SELECT 0, c1, CAST(NULL AS BIGINT), c0, CAST(NULL AS BYTEA) FROM q0 UNION ALL \
             SELECT 1, c0, c2, CAST(NULL AS TEXT), c1 FROM q1"
        );
        assert_eq!(parameters, [Value::Int(7), "b".into(), Value::Int(8)]);
        let rows = vec![
            vec![Value::Int(1), Value::Int(2), Value::Int(3), Value::Null, Value::Bytes(vec![4])],
            vec![Value::Int(0), Value::Int(5), Value::Null, "six".into(), Value::Null],
        ];
        let split = together.split(rows).unwrap();
        assert_eq!(split[0], [vec!["six".into(), Value::Int(5)]]);
        assert_eq!(split[1], [vec![Value::Int(2), Value::Bytes(vec![4]), Value::Int(3)]]);
        assert!(together.split(vec![vec![Value::Int(2)]]).is_err(), "there is no third query");
    }
}

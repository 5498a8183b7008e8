//! What a query asks of rows: its `WHERE`, and the values that go with it.

use memledger_store::{Value, streams_within};

use crate::UserKey;

/// A `WHERE` under construction with its numbered parameters.
#[derive(Debug, Default)]
pub struct Conditions {
    parts: Vec<String>,
    pub values: Vec<Value>,
}

impl Conditions {
    /// The rows of one user in the table of that alias.
    pub fn of_user(alias: &str, user: &UserKey) -> Self {
        Self::of_user_behind(Vec::new(), alias, user)
    }

    /// The same in a later part of a statement, whose parameters come behind those values.
    pub fn of_user_behind(values: Vec<Value>, alias: &str, user: &UserKey) -> Self {
        let mut conditions = Self { parts: Vec::new(), values };
        conditions.add(&format!("{alias}.partition_id = ?"), user.partition_id);
        conditions.add(&format!("{alias}.tenant_id = ?"), user.tenant_id.as_str());
        conditions.add(&format!("{alias}.user_id = ?"), user.user_id.as_str());
        conditions
    }

    /// The next parameter's name.
    pub fn parameter(&mut self, value: impl Into<Value>) -> String {
        self.values.push(value.into());
        format!("${}", self.values.len())
    }

    /// A condition with `?` where the value stands.
    pub fn add(&mut self, part: &str, value: impl Into<Value>) {
        let name = self.parameter(value);
        self.parts.push(part.replacen('?', &name, 1));
    }

    pub fn add_some(&mut self, part: &str, value: Option<impl Into<Value>>) {
        if let Some(value) = value {
            self.add(part, value);
        }
    }

    /// Texts that begin so, as a range that an index answers: read models compare texts by bytes on both
    /// databases. It ends where no id of at most 128 bytes can lie any more.
    pub fn add_prefix(&mut self, column: &str, prefix: Option<&str>) {
        if let Some(prefix) = prefix {
            self.add(&format!("{column} >= ?"), prefix);
            self.add(&format!("{column} <= ?"), format!("{prefix}{}", "\u{10ffff}".repeat(32)));
        }
    }

    /// `column IN (…)`; never true where there are no values.
    pub fn add_in(&mut self, column: &str, values: impl IntoIterator<Item = Value>) {
        let part = self.one_of(column, values);
        self.parts.push(part);
    }

    /// Whether the id of a stream is that of one of these users, or of one of the many that they may have of a type.
    pub fn add_streams_of<'a>(&mut self, column: &str, users: impl IntoIterator<Item = &'a str>) {
        let mut ranges = Vec::new();
        let mut ids = Vec::new();
        for user in users {
            ids.push(user.into());
            let (first, end) = streams_within(user);
            ranges.push(format!(
                "({column} >= {} AND {column} < {})",
                self.parameter(first),
                self.parameter(end)
            ));
        }
        ranges.insert(0, self.one_of(column, ids));
        self.parts.push(format!("({})", ranges.join(" OR ")));
    }

    /// The same as a text, for a place within another condition.
    pub fn one_of(&mut self, column: &str, values: impl IntoIterator<Item = Value>) -> String {
        let names: Vec<String> = values.into_iter().map(|value| self.parameter(value)).collect();
        if names.is_empty() {
            // `IN ()` is an error on PostgreSQL. Left out, the condition would let everything through.
            return "1 = 0".to_owned();
        }
        format!("{column} IN ({})", names.join(", "))
    }

    /// A condition whose parameters were named with [`Self::parameter`].
    pub fn raw(&mut self, part: String) {
        self.parts.push(part);
    }

    pub fn sql(&self) -> String {
        self.parts.join(" AND ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_no_values_is_never_true() {
        let mut conditions = Conditions::default();
        conditions.add("a = ?", 1_i64);
        conditions.add_in("b", []);
        assert_eq!(conditions.sql(), "a = $1 AND 1 = 0");
        assert_eq!(conditions.values, [Value::Int(1)]);
    }

    #[test]
    fn parameters_of_a_later_part_come_behind_the_first() {
        let user = UserKey { partition_id: 3, tenant_id: "t".to_owned(), user_id: "u".to_owned() };
        let conditions = Conditions::of_user_behind(vec![Value::Int(7)], "r", &user);
        assert_eq!(conditions.sql(), "r.partition_id = $2 AND r.tenant_id = $3 AND r.user_id = $4");
        assert_eq!(conditions.values, [Value::Int(7), Value::Int(3), Value::from("t"), Value::from("u")]);
    }

    #[test]
    fn each_of_several_values_is_a_parameter() {
        let mut conditions = Conditions::default();
        conditions.add_in("a", ["x", "y"].map(Value::from));
        let within = conditions.one_of("b", [Value::Int(7)]);
        conditions.raw(format!("EXISTS (SELECT 1 FROM c WHERE {within})"));
        assert_eq!(conditions.sql(), "a IN ($1, $2) AND EXISTS (SELECT 1 FROM c WHERE b IN ($3))");
        assert_eq!(conditions.values, [Value::from("x"), Value::from("y"), Value::Int(7)]);
    }
}

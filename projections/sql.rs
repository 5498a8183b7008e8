//! Small parts that the queries share.

use memledger_store::{StreamKey, Value};

/// Whose rows: the first three key columns of every read model about a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    pub partition_id: i32,
    pub tenant_id: String,
    pub user_id: String,
}

impl Person {
    pub fn of(stream: &StreamKey) -> Self {
        Self {
            partition_id: stream.partition(),
            tenant_id: stream.tenant_id.clone(),
            user_id: stream.stream_id.clone(),
        }
    }
}

/// A `WHERE` under construction with its numbered parameters.
#[derive(Debug, Default)]
pub struct Conditions {
    parts: Vec<String>,
    pub values: Vec<Value>,
}

impl Conditions {
    /// The rows of one person in the table of that alias.
    pub fn person(alias: &str, person: &Person) -> Self {
        let mut conditions = Self::default();
        conditions.add(&format!("{alias}.partition_id = ?"), person.partition_id);
        conditions.add(&format!("{alias}.tenant_id = ?"), person.tenant_id.as_str());
        conditions.add(&format!("{alias}.user_id = ?"), person.user_id.as_str());
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

    /// `column IN (…)`.
    pub fn add_in(&mut self, column: &str, values: impl IntoIterator<Item = Value>) {
        let names: Vec<String> = values.into_iter().map(|value| self.parameter(value)).collect();
        self.parts.push(format!("{column} IN ({})", names.join(", ")));
    }

    /// A condition whose parameters were named with [`Self::parameter`].
    pub fn raw(&mut self, part: String) {
        self.parts.push(part);
    }

    pub fn sql(&self) -> String {
        self.parts.join(" AND ")
    }
}

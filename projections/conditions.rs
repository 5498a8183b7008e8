//! What a query asks of rows: its `WHERE`, and the values that go with it.

use memledger_store::Value;

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
        let mut conditions = Self::default();
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

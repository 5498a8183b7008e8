//! Numbers and times in the several forms in which they are sent.

use memledger_ledger::{LedgerError, time, words::Timestamp};
use serde::Deserialize;
use serde_json::Value;

/// A whole number; some models write numbers as text.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub struct Whole(Value);

impl Whole {
    pub fn within(&self, argument: &str, least: usize, most: usize) -> Result<usize, LedgerError> {
        let number = match &self.0 {
            Value::String(text) => text.trim().parse().ok(),
            other => other.as_u64(),
        };
        let number = number.and_then(|number| usize::try_from(number).ok());
        number.filter(|number| (least..=most).contains(number)).ok_or_else(|| {
            LedgerError::invalid(argument, format!("must be {least} to {most}, is {}", self.0))
        })
    }
}

/// RFC 3339, a date, Unix seconds or milliseconds; numbers as numbers or as text.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub struct Moment(Value);

impl Moment {
    pub fn instant(&self, field: &str) -> Result<Timestamp, LedgerError> {
        match &self.0 {
            Value::String(text) => time::parse(field, text),
            Value::Number(number) => time::parse(field, &number.to_string()),
            _ => Err(LedgerError::invalid(field, "must be a time: RFC 3339, Unix seconds or milliseconds")),
        }
    }

    /// The same for a model, which learns best from an example.
    pub fn instant_of_model(&self, argument: &str) -> Result<Timestamp, LedgerError> {
        self.instant(argument).map_err(|_| {
            let message =
                format!("{} is not a time; write one such as 2026-11-20 or 2026-11-20T12:00:00Z", self.0);
            LedgerError::invalid(argument, message)
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_time_is_a_text_or_a_number() {
        let instant = |value: Value| Moment(value).instant_of_model("since");
        let expected = Timestamp(1_733_414_400_000_000);
        for value in [
            json!("2024-12-05T16:00:00Z"),
            json!("1733414400"),
            json!(1_733_414_400),
            json!(1_733_414_400_000_i64),
        ] {
            assert_eq!(instant(value.clone()).unwrap(), expected, "{value}");
        }
        for value in [json!("yesterday"), json!(true), json!({}), json!(1e300)] {
            let said = instant(value.clone()).unwrap_err().to_string();
            assert!(said.starts_with("since: "), "{said:?} for {value}");
        }
    }
}

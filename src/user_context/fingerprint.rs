//! By what a value is known again that was not kept: a hash under a key of that person alone.

use memledger_aggregates::user_context::Field;
use memledger_kernel::LedgerError;
use memledger_projections::UserKey;
use memledger_store::{EventStore, Value, commitment};
use rand::RngCore;

const OF_USER: &str = "partition_id = $1 AND tenant_id = $2 AND user_id = $3";

fn values(user: &UserKey) -> Vec<Value> {
    vec![user.partition_id.into(), user.tenant_id.as_str().into(), user.user_id.as_str().into()]
}

/// The person's key, which is made when it is needed first.
pub async fn key(store: &dyn EventStore, user: &UserKey) -> Result<Vec<u8>, LedgerError> {
    let select = format!("SELECT key FROM person_keys WHERE {OF_USER}");
    let found = async || -> Result<Option<Vec<u8>>, LedgerError> {
        let rows = store.query_partition(user.partition_id, &select, values(user)).await?;
        rows.first().map(|row| Ok::<_, LedgerError>(row[0].bytes()?.to_vec())).transpose()
    };
    if let Some(key) = found().await? {
        return Ok(key);
    }
    let mut key = vec![0; 32];
    rand::rng().fill_bytes(&mut key);
    let mut parameters = values(user);
    parameters.push(Value::Bytes(key));
    let insert = "INSERT INTO person_keys (partition_id, tenant_id, user_id, key) VALUES ($1, $2, $3, $4) \
                  ON CONFLICT DO NOTHING";
    store.execute(insert, parameters).await?;
    // Another server may have been first.
    found()
        .await?
        .ok_or_else(|| LedgerError::Internal("a person's key is not there after it was made".to_owned()))
}

/// The same for values that differ in case and spaces alone.
pub fn fingerprint(key: &[u8], field: Field, value: &str) -> String {
    let words: Vec<String> = value.split_whitespace().map(str::to_lowercase).collect();
    commitment::commit_hex(key, format!("{}\n{}", field.as_str(), words.join(" ")).as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_of_the_field_the_value_and_the_person() {
        let of = |key: &[u8], field, value| fingerprint(key, field, value);
        let berlin = of(b"ana", Field::City, "Berlin");
        assert_eq!(berlin, of(b"ana", Field::City, "  berlin "));
        assert_ne!(berlin, of(b"ben", Field::City, "Berlin"));
        assert_ne!(berlin, of(b"ana", Field::Goals, "Berlin"));
        assert_ne!(berlin, of(b"ana", Field::City, "Bern"));
    }
}

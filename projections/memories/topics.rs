//! How many different topics do users have?

use std::collections::{BTreeSet, HashMap};

use memledger_store::{Dialect, EventStore, StoreError, Value, partition_of};

use crate::Conditions;

/// The topics in the content `c` as a table to join, and how one of them is named.
pub fn topics_of(dialect: Dialect) -> (&'static str, &'static str) {
    match dialect {
        Dialect::Postgres => ("jsonb_array_elements_text(c.body::jsonb -> 'topics') AS t(topic)", "t.topic"),
        Dialect::Sqlite => ("json_each(c.body -> 'topics') t", "t.value"),
    }
}

/// Different topics of the active memories of some users. Topics stand in contents, each of which is read.
pub async fn topic_counts(
    store: &dyn EventStore,
    tenant_id: &str,
    users: &[&str],
) -> Result<HashMap<String, i64>, StoreError> {
    let mut conditions = Conditions::default();
    let partitions: BTreeSet<i32> = users.iter().map(|user| partition_of(tenant_id, user)).collect();
    conditions.add_in("m.partition_id", partitions.into_iter().map(Value::from));
    conditions.add("m.tenant_id = ?", tenant_id);
    conditions.add_in("m.user_id", users.iter().map(|user| (*user).into()));
    conditions.add("m.state = ?", "active");
    let (topics, topic) = topics_of(store.dialect());
    let sql = format!(
        "SELECT m.user_id, count(DISTINCT {topic}) FROM memories m \
         JOIN contents c ON c.partition_id = m.partition_id AND c.content_id = m.content_id \
         CROSS JOIN {topics} WHERE {} GROUP BY m.user_id",
        conditions.sql()
    );
    let rows = store.query(&sql, conditions.values).await?;
    rows.iter().map(|row| Ok((row[0].text()?.to_owned(), row[1].int()?))).collect()
}

//! What sorts of memories does a tenant have?

use memledger_store::{EventStore, StoreError};

/// Active memories of one kind, bank or category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Share {
    /// `kind`, `bank` or `category`.
    pub by: String,
    /// Empty for memories without a category.
    pub name: String,
    pub memories: i64,
}

/// How a tenant's active memories divide by kind, by bank and by category, each the largest first and at most so
/// many; and how many they are. Reads a row a memory, once.
pub async fn breakdown(
    store: &dyn EventStore,
    tenant_id: &str,
    most: usize,
) -> Result<(Vec<Share>, i64), StoreError> {
    let largest = |by: &str| {
        format!(
            "SELECT * FROM (SELECT '{by}' AS divided_by, {by} AS name, CAST(sum(n) AS bigint) AS memories \
             FROM grouped GROUP BY {by} ORDER BY 3 DESC, 2 LIMIT $2) {by}s"
        )
    };
    let sql = format!(
        "WITH grouped AS (SELECT m.kind, m.bank, coalesce(m.category, '') AS category, count(*) AS n \
           FROM memories m WHERE m.tenant_id = $1 AND m.state = 'active' GROUP BY 1, 2, 3) \
         {} UNION ALL {} UNION ALL {} \
         UNION ALL SELECT 'all', '', CAST(coalesce(sum(n), 0) AS bigint) FROM grouped",
        largest("kind"),
        largest("bank"),
        largest("category")
    );
    let (mut shares, mut all) = (Vec::new(), 0);
    for row in store.query(&sql, vec![tenant_id.into(), (most as u64).into()]).await? {
        let (by, name, memories) = (row[0].text()?, row[1].text()?, row[2].int()?);
        if by == "all" {
            all = memories;
        } else {
            shares.push(Share { by: by.to_owned(), name: name.to_owned(), memories });
        }
    }
    Ok((shares, all))
}

//! Comparing a rebuilt generation with the live one, row for row.

use futures::TryStreamExt;
use memledger_store::{
    StoreError, StreamKey,
    projector::comparison::{Comparison, Difference, LOST, MAX_DIFFERENCES, RowDigest, differing_keys},
    table::{Table, of_user},
};
use sqlx::PgConnection;

use super::finish::Built;
use crate::{error, fields::Columns, read};

pub async fn compare_all(
    frozen: &mut PgConnection,
    built: &[Built<'_>],
    only: Option<&StreamKey>,
    hidden: &[&str],
) -> Result<Vec<Comparison>, StoreError> {
    let mut comparisons = Vec::new();
    for one in built.iter().filter(|one| one.comparable) {
        for table in one.projection.tables().iter().filter(|table| only.is_none() || table.per_user()) {
            let name = one.projection.name();
            let shown = !hidden.contains(&table.name);
            comparisons.push(match one.live {
                Some(live) => compare(frozen, name, table, shown, live, one.building, only).await?,
                None => {
                    let rebuilt = digest(frozen, table, &table.of(one.building), "").await?;
                    Comparison::lost(name, table, LOST, rebuilt)
                }
            });
        }
    }
    Ok(comparisons)
}

async fn compare(
    connection: &mut PgConnection,
    projection: &str,
    table: &Table,
    shown: bool,
    live: i64,
    building: i64,
    only: Option<&StreamKey>,
) -> Result<Comparison, StoreError> {
    let user = only.map(of_user).unwrap_or_default();
    let (live, rebuilt) = (table.of(live), table.of(building));
    let live_side = digest(connection, table, &live, &user).await?;
    let rebuilt_side = digest(connection, table, &rebuilt, &user).await?;
    let mut comparison = Comparison::of(projection, table, shown, live_side, rebuilt_side);
    if !comparison.has_equal_rows() {
        let mut sides = Vec::with_capacity(2);
        for (one, other) in [(&live, &rebuilt), (&rebuilt, &live)] {
            let sql = table.only_in(one, other, &user, MAX_DIFFERENCES);
            sides.push(read::query(connection, &sql, Vec::new()).await?);
        }
        let (keys, more) = differing_keys(sides.swap_remove(0), sides.swap_remove(0));
        let mut differences = Vec::with_capacity(keys.len());
        for key in keys {
            let live = read::query(connection, &table.by_key(&live), key.clone()).await?;
            let rebuilt = read::query(connection, &table.by_key(&rebuilt), key).await?;
            differences.extend(Difference::of(table, live.first(), rebuilt.first()));
        }
        comparison.name(differences, more);
    }
    Ok(comparison)
}

/// The names that do not show their live tables. To be asked while nobody can switch, since a view is what it is now,
/// whatever the snapshot; and in no transaction, since who asks holds the view until it ends.
pub async fn hidden(
    connection: &mut PgConnection,
    built: &[Built<'_>],
) -> Result<Vec<&'static str>, StoreError> {
    let sql = "SELECT pg_get_viewdef(v.oid), n.nspname::text FROM pg_class v \
               JOIN pg_class t ON t.oid = to_regclass($2) JOIN pg_namespace n ON n.oid = t.relnamespace \
               WHERE v.oid = to_regclass($1) AND v.relkind = 'v'";
    let mut hidden = Vec::new();
    for one in built {
        let Some(live) = one.live else { continue };
        for table in one.projection.tables() {
            let parameters = vec![table.name.into(), table.of(live).as_str().into()];
            let views = read::query(connection, sql, parameters).await?;
            let is_shown = match views.first() {
                Some(view) => table.is_shown_by(view[0].text()?, live, view[1].text()?),
                None => false,
            };
            if !is_shown {
                hidden.push(table.name);
            }
        }
    }
    Ok(hidden)
}

async fn digest(
    connection: &mut PgConnection,
    table: &Table,
    name: &str,
    user: &str,
) -> Result<RowDigest, StoreError> {
    let sql = table.in_order(name, user);
    let mut digest = RowDigest::default();
    let mut rows = sqlx::query(&sql).fetch(connection);
    let mut columns = None;
    while let Some(row) = rows.try_next().await.map_err(error)? {
        digest.add(&columns.get_or_insert_with(|| Columns::of(&row)).values(&row)?);
    }
    Ok(digest)
}

//! Which events of the feed a caller is shown, and how they are read.

use std::collections::BTreeMap;

use memledger_aggregates::{STREAMS, UserId};
use memledger_kernel::{Identity, LedgerError};
use memledger_projections::{Conditions, threads};
use memledger_store::{EventStore, PartitionHead, StoredEvent, Value, partition_of};

use super::cursor::{NOWHERE, Positions};

/// What a supervisor follows: the streams of its users. Settings and accounts are of the tenant, and are left to its admins
/// and auditors.
fn of_users() -> impl Iterator<Item = &'static str> {
    STREAMS.iter().filter(|stream| stream.readers().is_some()).map(|stream| stream.name())
}

/// Most streams whose ends one statement looks up.
const MOST_STREAMS: usize = 100;

/// The events that a caller may see.
pub(super) struct Audience<'a> {
    tenant: &'a str,
    whose: EventScope<'a>,
}

enum EventScope<'a> {
    /// Every event of the tenant.
    Tenant,
    /// The streams of all users of the tenant.
    EveryUser,
    /// The streams of these users, by partition.
    Users(BTreeMap<usize, Vec<&'a UserId>>),
}

impl<'a> Audience<'a> {
    pub fn of(identity: &'a Identity) -> Result<Self, LedgerError> {
        identity.may_follow()?;
        let tenant = identity.tenant.as_str();
        let whose = if identity.may_audit().is_ok() {
            EventScope::Tenant
        } else if identity.users.is_empty() {
            EventScope::EveryUser
        } else {
            let mut users: BTreeMap<usize, Vec<&UserId>> = BTreeMap::new();
            for user in &identity.users {
                users.entry(number(partition_of(tenant, user.as_str()))).or_default().push(user);
            }
            EventScope::Users(users)
        };
        Ok(Self { tenant, whose })
    }

    /// Whether others' events lie in the same partitions, of which the caller must learn nothing: neither where they
    /// are nor how many.
    pub fn is_of_some_users(&self) -> bool {
        matches!(self.whose, EventScope::Users(_))
    }

    /// Up to where each partition is worth reading: to its head, or to the last event of the users.
    pub async fn ends(
        &self,
        store: &dyn EventStore,
        heads: &[PartitionHead],
    ) -> Result<Positions, LedgerError> {
        let mut ends = NOWHERE;
        let EventScope::Users(users) = &self.whose else {
            for head in heads {
                ends[number(head.partition_id)] = head.position;
            }
            return Ok(ends);
        };
        let streams: Vec<(usize, &str, &UserId)> = users
            .iter()
            .flat_map(|(at, users)| users.iter().map(move |user| (*at, *user)))
            .flat_map(|(at, user)| of_users().map(move |kind| (at, kind, user)))
            .collect();
        for some in streams.chunks(MOST_STREAMS) {
            let (sql, parameters) = self.last_events(some);
            for row in store.query(&sql, parameters).await? {
                let at = number(i32::try_from(row[0].int()?).unwrap_or_default());
                ends[at] = ends[at].max(row[1].int()?);
            }
        }
        let whose: Vec<(i32, &str)> = users
            .iter()
            .flat_map(|(at, users)| users.iter().map(move |user| (id(*at), user.as_str())))
            .collect();
        for some in whose.chunks(MOST_STREAMS) {
            let mut conditions = Conditions::default();
            let sql = threads::last_event(&mut conditions, self.tenant, some);
            for row in store.query(&sql, conditions.values).await? {
                let at = number(i32::try_from(row[0].int()?).unwrap_or_default());
                ends[at] = ends[at].max(row[1].int()?);
            }
        }
        Ok(ends)
    }

    /// The last event of each stream by its version, which an index finds however long the log is.
    fn last_events(&self, streams: &[(usize, &str, &UserId)]) -> (String, Vec<Value>) {
        let mut conditions = Conditions::default();
        let tenant = conditions.parameter(self.tenant);
        let mut parts = Vec::with_capacity(streams.len());
        for (at, kind, user) in streams {
            let at = conditions.parameter(*at as u64);
            let (kind, user) = (conditions.parameter(*kind), conditions.parameter(user.as_str()));
            parts.push(format!(
                "SELECT * FROM (SELECT partition_id, position FROM events WHERE partition_id = {at} \
                 AND tenant_id = {tenant} AND stream_type = {kind} AND stream_id = {user} \
                 ORDER BY version DESC LIMIT 1) newest"
            ));
        }
        (parts.join(" UNION ALL "), conditions.values)
    }

    /// Events of one partition after the first position and up to the second, oldest first.
    pub async fn read(
        &self,
        store: &dyn EventStore,
        at: usize,
        (after, end): (i64, i64),
        most: usize,
    ) -> Result<Vec<StoredEvent>, LedgerError> {
        match &self.whose {
            EventScope::Tenant => Ok(store.read_partition(id(at), after, most, Some(self.tenant)).await?),
            _ => self.select(store, at, (after, end), "position", most).await,
        }
    }

    /// The newest events of one partition up to its end, in whatever order.
    pub async fn read_tail(
        &self,
        store: &dyn EventStore,
        at: usize,
        end: i64,
        most: usize,
    ) -> Result<Vec<StoredEvent>, LedgerError> {
        match &self.whose {
            EventScope::Users(_) => self.select(store, at, (0, end), "position DESC", most).await,
            _ => {
                // Only the end of the partition is looked at, so that it costs the same however long the log is.
                let after = end.saturating_sub(i64::try_from(most).unwrap_or(i64::MAX));
                self.read(store, at, (after, end), most).await
            }
        }
    }

    async fn select(
        &self,
        store: &dyn EventStore,
        at: usize,
        (after, end): (i64, i64),
        order: &str,
        most: usize,
    ) -> Result<Vec<StoredEvent>, LedgerError> {
        let mut conditions = Conditions::default();
        conditions.add("partition_id = ?", id(at));
        conditions.add("tenant_id = ?", self.tenant);
        conditions.add_in("stream_type", of_users().map(Value::from));
        if let EventScope::Users(users) = &self.whose {
            let users = users.get(&at).into_iter().flatten();
            conditions.add_streams_of("stream_id", users.map(|user| user.as_str()));
        }
        conditions.add("position > ?", after);
        conditions.add("position <= ?", end);
        let most = conditions.parameter(most as u64);
        let sql = format!(
            "SELECT {} FROM events WHERE {} ORDER BY {order} LIMIT {most}",
            StoredEvent::COLUMNS,
            conditions.sql()
        );
        let rows = store.query_partition(id(at), &sql, conditions.values).await?;
        Ok(rows.iter().map(|row| StoredEvent::of_row(row)).collect::<Result<_, _>>()?)
    }
}

fn number(partition_id: i32) -> usize {
    usize::try_from(partition_id).unwrap_or_default()
}

fn id(at: usize) -> i32 {
    i32::try_from(at).unwrap_or_default()
}

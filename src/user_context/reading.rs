//! Reading a context, and the proposals.

use std::collections::BTreeMap;

use memledger_aggregates::{
    UserId,
    user_context::{Field, FieldValue, UserContext},
};
use memledger_kernel::{
    Identity, LedgerError, Page, cursor,
    texts::{keeps_commitment, read_contents},
    time::{now, rfc3339},
    user_key,
};
use memledger_projections::user_context::{ProposalFilter, one, proposals, read_proposals, status};
use uuid::Uuid;

use crate::{
    READ_MODEL, UserContexts, stream_of,
    view::{ContextFact, ContextValue, ContextView, ProposalView, read, view},
};

const LIST: &str = "proposals";
/// How often a context is read again while others change it.
const ATTEMPTS: usize = 5;

/// Which proposals of a user.
#[derive(Debug, Clone, Default)]
pub struct ProposalsQuery {
    pub status: Option<String>,
    pub limit: usize,
    pub cursor: Option<String>,
}

impl UserContexts {
    /// What agents know the person by. A value that waits for a yes is not in it.
    pub async fn context(&self, identity: &Identity, user: &UserId) -> Result<ContextView, LedgerError> {
        self.people.may_read(identity, user)?;
        let stream = stream_of(identity, user);
        for _ in 0..ATTEMPTS {
            let (held, rev) =
                self.contexts.look(&stream, |context| (held(context), context.changes())).await?;
            if let Some(values) = self.values(stream.partition(), held).await? {
                self.records.note_answer(identity, Some(user));
                return Ok(view_of(values, rev));
            }
        }
        Err(LedgerError::Internal(format!(
            "a text of the context of {user} is missing; run memledger verify"
        )))
    }

    /// The values with their texts; none if one was replaced or withdrawn since the look.
    async fn values(
        &self,
        partition_id: i32,
        held: Vec<(&'static str, FieldValue)>,
    ) -> Result<Option<Vec<(&'static str, ContextValue)>>, LedgerError> {
        let ids = held.iter().map(|(_, value)| value.content.content_id).collect();
        let texts = read_contents(self.core.store.as_ref(), partition_id, ids).await?;
        let mut values = Vec::with_capacity(held.len());
        for (field, value) in held {
            let text = texts.iter().find(|text| text.content_id == value.content.content_id);
            let Some(text) = text else { return Ok(None) };
            if !keeps_commitment(text, &value.content.commitment) {
                let wrong = format!("the text of {field} was changed; run memledger verify");
                return Err(LedgerError::Internal(wrong));
            }
            let source = value.evidence.iter().map(|said| (said.thread_id.to_string(), said.seq).into());
            let value = ContextValue {
                value: read(&text.body)?.value,
                since: rfc3339(value.since),
                proposal_id: value.proposal_id.to_string(),
                source: source.collect(),
            };
            values.push((field, value));
        }
        Ok(Some(values))
    }

    /// Proposals, the newest first: for the person, and for those who audit. No agent reads what waits for a yes.
    pub async fn proposals(
        &self,
        identity: &Identity,
        user: &UserId,
        query: ProposalsQuery,
    ) -> Result<Page<ProposalView>, LedgerError> {
        self.people.may_read(identity, user)?;
        if !identity.sees_proposals() {
            return Err(LedgerError::Denied(
                "proposals are read by the person, and by admins and auditors; an agent reads the context"
                    .to_owned(),
            ));
        }
        if let Some(wanted) = query.status.as_deref().filter(|wanted| !status::ALL.contains(wanted)) {
            let names = status::ALL.join(", ");
            return Err(LedgerError::invalid("status", format!("must be one of {names}, is {wanted:?}")));
        }
        let before: Option<(i64, Uuid)> =
            query.cursor.as_deref().map(|page| cursor::decode(LIST, page)).transpose()?;
        let (stream, at) = (stream_of(identity, user), now());
        let filter =
            ProposalFilter { status: query.status.as_deref(), before, now: at.0, limit: query.limit + 1 };
        let (_, rows) = self
            .core
            .fresh_rows(&stream, &[READ_MODEL], &proposals(&user_key(identity, user), &filter))
            .await?;
        let mut found = read_proposals(&rows)?;
        let next = cursor::behind(&mut found, query.limit, |last| (last.created_at, last.proposal_id));
        self.records.note_answer(identity, Some(user));
        let items = found.into_iter().map(|found| view(found, at)).collect::<Result<_, _>>()?;
        Ok(Page { items, next_cursor: next.map(|end| cursor::encode(LIST, &end)) })
    }

    /// One proposal, as the answer to what made or ended it.
    pub(crate) async fn proposal(
        &self,
        identity: &Identity,
        user: &UserId,
        proposal_id: Uuid,
    ) -> Result<ProposalView, LedgerError> {
        let query = one(&user_key(identity, user), proposal_id);
        let (_, rows) = self.core.fresh_rows(&stream_of(identity, user), &[READ_MODEL], &query).await?;
        let found = read_proposals(&rows)?.pop();
        let found =
            found.ok_or_else(|| LedgerError::NotFound(format!("proposal {proposal_id} does not exist")))?;
        view(found, now())
    }
}

fn view_of(values: Vec<(&'static str, ContextValue)>, rev: u64) -> ContextView {
    let is_class = |name: &str| Field::parse(name).is_some_and(Field::is_class);
    let (facts, fields): (Vec<_>, Vec<_>) = values.into_iter().partition(|(name, _)| is_class(name));
    let fields: BTreeMap<_, _> = fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    let facts = facts.into_iter().map(|(name, value)| ContextFact { field: name.to_owned(), value });
    ContextView { fields, facts: facts.collect(), rev }
}

fn held(context: &UserContext) -> Vec<(&'static str, FieldValue)> {
    let fields = context.fields().iter().map(|(field, value)| (*field, value));
    fields.chain(context.facts()).map(|(field, value)| (field.as_str(), value.clone())).collect()
}

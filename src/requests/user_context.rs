//! Proposals of what to know a person by, and the person's decisions.

use memledger_ledger::{
    LedgerError,
    user_context::{Acceptance, Answer, Evidence, NewProposal, ProposalsQuery},
    words::ThreadId,
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::values::{id, limit, within};

/// Longest hash that is read.
const MAX_HASH: usize = 128;

/// A message of a conversation.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MessageBodyRef {
    #[schema(min_length = 1, max_length = 128)]
    thread_id: String,
    seq: u32,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProposalBody {
    #[schema(
        pattern = "^(preferred_name|pronouns|city|language|tone|goals|health|religion|sexuality|politics|union|biometrics|contact|finance)$"
    )]
    field: String,
    #[schema(min_length = 1, max_length = 500)]
    value: String,
    /// Why, in words for the person.
    #[schema(min_length = 1, max_length = 500)]
    reason: Option<String>,
    /// Messages of the user that the value comes from.
    #[serde(default)]
    #[schema(max_items = 20)]
    evidence: Vec<MessageBodyRef>,
}

impl TryFrom<ProposalBody> for NewProposal {
    type Error = LedgerError;

    fn try_from(body: ProposalBody) -> Result<Self, LedgerError> {
        let evidence = body.evidence.into_iter().enumerate().map(|(at, message)| {
            let thread_id = id(&format!("evidence[{at}].thread_id"), message.thread_id, ThreadId::new)?;
            Ok(Evidence { thread_id, seq: message.seq })
        });
        Ok(Self {
            field: body.field,
            value: body.value,
            reason: body.reason,
            evidence: evidence.collect::<Result<_, LedgerError>>()?,
        })
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AcceptBody {
    /// That of the proposal that the person saw.
    #[schema(min_length = 1, max_length = 128)]
    content_hash: String,
    /// `ui` if the person says yes with a key of their own, `chat` if they wrote it in a message.
    #[schema(pattern = "^(ui|chat)$")]
    channel: Option<String>,
    /// The message in which they said yes.
    message: Option<MessageBodyRef>,
}

impl TryFrom<AcceptBody> for Acceptance {
    type Error = LedgerError;

    fn try_from(body: AcceptBody) -> Result<Self, LedgerError> {
        if body.content_hash.len() > MAX_HASH {
            return Err(LedgerError::invalid(
                "content_hash",
                format!("must have at most {MAX_HASH} characters"),
            ));
        }
        let message = body.message.map(answer).transpose()?;
        match (body.channel.as_deref(), &message) {
            (None | Some("ui"), None) | (None | Some("chat"), Some(_)) => {}
            (Some("chat"), None) => {
                let wrong = "is required for the channel chat: the message in which the user said yes";
                return Err(LedgerError::invalid("message", wrong));
            }
            (Some("ui"), Some(_)) => {
                return Err(LedgerError::invalid("channel", "is ui, but a message is named; say chat"));
            }
            (Some(other), _) => {
                return Err(LedgerError::invalid("channel", format!("{other:?} is neither ui nor chat")));
            }
        }
        Ok(Self { content_hash: body.content_hash, message })
    }
}

fn answer(message: MessageBodyRef) -> Result<Answer, LedgerError> {
    let thread_id = id("message.thread_id", message.thread_id, ThreadId::new)?;
    Ok(Answer { thread_id, seq: message.seq })
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RejectBody {
    /// Why, for the caller's own records. It is not kept.
    #[schema(min_length = 1, max_length = 500)]
    reason: Option<String>,
    /// The message in which the person said no, if an agent passes it on.
    message: Option<MessageBodyRef>,
}

impl RejectBody {
    pub fn read(self) -> Result<Option<Answer>, LedgerError> {
        drop(self.reason);
        self.message.map(answer).transpose()
    }
}

/// The message in which the person asked for it, if an agent passes it on.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct WithdrawParameters {
    #[param(min_length = 1, max_length = 128)]
    thread_id: Option<String>,
    #[param(value_type = Option<u32>)]
    seq: Option<String>,
    /// Of a special class the one fact of this proposal; all of them if absent.
    #[param(min_length = 1, max_length = 64)]
    proposal_id: Option<String>,
}

impl WithdrawParameters {
    /// The proposal whose fact is meant.
    pub fn proposal_id(&self) -> Result<Option<Uuid>, LedgerError> {
        let read = |id: &str| id.parse().map_err(|_| LedgerError::invalid("proposal_id", "is not a UUID"));
        self.proposal_id.as_deref().map(read).transpose()
    }

    pub fn read(self) -> Result<Option<Answer>, LedgerError> {
        let seq: Option<u32> = within("seq", self.seq.as_deref(), 0..=u32::MAX)?;
        match (self.thread_id, seq) {
            (Some(thread), Some(seq)) => {
                Ok(Some(Answer { thread_id: id("thread_id", thread, ThreadId::new)?, seq }))
            }
            (None, None) => Ok(None),
            (None, Some(_)) => Err(LedgerError::invalid("thread_id", "is required with seq")),
            (Some(_), None) => Err(LedgerError::invalid("seq", "is required with thread_id")),
        }
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ProposalsParameters {
    #[param(pattern = "^(pending|applied|accepted|rejected|expired)$")]
    status: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

impl TryFrom<ProposalsParameters> for ProposalsQuery {
    type Error = LedgerError;

    fn try_from(parameters: ProposalsParameters) -> Result<Self, LedgerError> {
        let limit = limit(parameters.limit.as_deref())?;
        Ok(Self { status: parameters.status, limit, cursor: parameters.cursor })
    }
}

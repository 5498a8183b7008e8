//! Why a command to a person's context is refused; each names what forbids it.

use uuid::Uuid;

use super::field::Field;
use crate::{Rejection, RejectionKind};

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UserContextRejection {
    #[error("proposal {0} does not exist")]
    ProposalNotFound(Uuid),
    #[error("proposal {0} is decided already, or expired")]
    ProposalEnded(Uuid),
    #[error(
        "content_hash: is not that of the proposal; read the proposal again and show the person its value"
    )]
    OtherContent,
    #[error(
        "only the person decides: with a key of the role person, or in a message of its own after the proposal"
    )]
    NotThePerson,
    #[error(
        "message: must be one that the user wrote after the proposal was made; for a withdrawal, after the field got its value"
    )]
    NotAnAnswer,
    #[error("message: has decided something else already")]
    MessageUsed,
    #[error("the person rejected this value; it is not proposed again for 90 days")]
    RejectedBefore,
    #[error("{} proposals are open, which is the most; the person decides on some first", .0)]
    TooManyProposals(usize),
    #[error("field {} has no value", .0.as_str())]
    FieldEmpty(Field),
    #[error("the command would change nothing")]
    NothingToChange,
}

impl Rejection for UserContextRejection {
    fn kind(&self) -> RejectionKind {
        let field = |field: &str| RejectionKind::Invalid {
            field: field.to_owned(),
            message: self.to_string().trim_start_matches(&format!("{field}: ")).to_owned(),
        };
        match self {
            Self::ProposalNotFound(_) | Self::FieldEmpty(_) => RejectionKind::NotFound,
            Self::ProposalEnded(_) => RejectionKind::State,
            Self::OtherContent => RejectionKind::RevisionMismatch,
            Self::NotAnAnswer | Self::MessageUsed => field("message"),
            Self::NotThePerson | Self::RejectedBefore | Self::TooManyProposals(_) => RejectionKind::Rejected,
            Self::NothingToChange => RejectionKind::NothingToChange,
        }
    }
}

//! What callers send, over HTTP and over MCP: bodies, parameters and arguments as they are written, with their checks and
//! their conversion to the ledger's types. The ledger has the limits that are its own.
//!
//! A body or a parameter is what HTTP takes, `…Arguments` are what a tool of MCP takes. Both refuse unknown fields. What
//! both send is read by the same code; models get more leave in how they write it (`lenient.rs`).

mod accesses;
mod ageing;
mod checkpoints;
mod create;
mod delete;
mod delta;
mod export;
mod extraction;
mod facts;
mod feed;
mod history;
pub mod json;
mod lenient;
mod list;
mod merge;
mod messages;
mod operations;
mod purge;
mod recall;
mod relations;
mod runs;
mod tenant;
mod update;
mod user_context;
pub mod values;
mod verify;

pub use accesses::AccessesParameters;
pub use ageing::{PolicySettings, ScheduleParameters};
pub use checkpoints::{
    CheckpointBody, CheckpointsParameters, CopyThreadBody, DeleteRunsBody, HistoryBody, NamespaceParameters,
    PruneBody, RetentionBody, SearchCheckpointsBody, StateBody, WritesBody,
};
pub use create::{BatchBody, CreateBody, RememberArguments};
pub use delete::{DeleteBody, DeleteParameters, Deletion, ForgetArguments, MAX_REASON};
pub use delta::{AckBody, ChangesArguments, DeltaParameters};
pub use export::ExportParameters;
pub use extraction::{ExtractBody, ExtractionConfigBody, ExtractionsParameters, TurnBody};
pub use facts::{BanksParameters, FactBody, FactParameters, FactPatchBody, FactsParameters};
pub use feed::FeedParameters;
pub use history::{HistoryArguments, TimelineParameters};
pub use list::{ListParameters, PageParameters};
pub use merge::MergeBody;
pub use messages::{
    AppendBody, ContextParameters, MessagesParameters, PreviewBody, PurgeReasonBody, PurgeThreadParameters,
    RollBackParameters, SummaryConfigBody,
};
pub use operations::{CountsParameters, OperationsParameters};
pub use purge::{PurgeBody, PurgeParameters};
pub use recall::{QueryArguments, QueryBody};
pub use relations::{PairParameters, RelateBody, RelationsParameters};
pub use runs::{ConfigBody, RunParameters, RunsParameters, UsersStatsParameters};
pub use tenant::{CreateKeyBody, DaysParameters, EmptyBody, RebuildBody, UsersParameters};
pub use update::{PatchBody, UpdateArguments};
pub use user_context::{AcceptBody, ProposalBody, ProposalsParameters, RejectBody, WithdrawParameters};
pub use verify::{VerificationsParameters, VerifyParameters};

//! What changed, for agents: the delta header and its acknowledgement.

use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use memledger_ledger::{DEFAULT_LINES, Delta, DeltaQuery, MAX_LINES};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    App,
    answers::tell,
    body::{Body, OfThread, OfUser},
    credential::Caller,
    problem::Problem,
    query::{self, Parameters},
    schemas::AckBody,
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct DeltaParameters {
    /// What the reader acknowledged last where absent. Who reads for the first time begins at the newest rev.
    #[param(value_type = Option<u64>)]
    since_rev: Option<String>,
    /// `start`: everything since rev 0.
    #[param(pattern = "^start$")]
    since: Option<String>,
    /// What the reader has seen; acknowledged before the answer is made.
    #[param(value_type = Option<u64>)]
    seen_rev: Option<String>,
    /// Who reads; the key's own agent where absent.
    #[param(min_length = 1, max_length = 128)]
    reader: Option<String>,
    /// Whether an agent or a supervisor is told its own writes, too; admins and auditors are told all.
    #[param(value_type = Option<bool>)]
    include_own: Option<String>,
    /// Bullets of the header; 3 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 20)]
    max_lines: Option<String>,
    /// Only memories of that importance or more.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 5)]
    importance_min: Option<String>,
    /// Only memories of these categories, with commas in between.
    categories: Option<String>,
    /// Only memories that one of these changed, with commas in between: `agent:planner,workflow:memory-optimization`.
    actors: Option<String>,
    /// Only what happened up to that rev.
    #[param(value_type = Option<u64>)]
    until_rev: Option<String>,
}

impl TryFrom<DeltaParameters> for DeltaQuery {
    type Error = Problem;

    fn try_from(parameters: DeltaParameters) -> Result<Self, Problem> {
        let since_rev = query::count("since_rev", parameters.since_rev.as_deref())?;
        let since_rev = match (parameters.since.as_deref(), since_rev) {
            (None, since_rev) => since_rev,
            (Some("start"), None) => Some(0),
            (Some("start"), Some(_)) => {
                return Err(Problem::invalid("since", "give either since or since_rev, not both"));
            }
            (Some(other), _) => {
                return Err(Problem::invalid(
                    "since",
                    format!("takes only start, is {other:?}; for a rev use since_rev"),
                ));
            }
        };
        Ok(Self {
            since_rev,
            seen_rev: query::count("seen_rev", parameters.seen_rev.as_deref())?,
            reader: parameters.reader,
            include_own: query::boolean("include_own", parameters.include_own.as_deref())?
                .unwrap_or_default(),
            max_lines: query::within("max_lines", parameters.max_lines.as_deref(), 1..=MAX_LINES)?
                .unwrap_or(DEFAULT_LINES),
            importance_min: query::within("importance_min", parameters.importance_min.as_deref(), 1..=5)?,
            categories: query::listed_names("categories", parameters.categories.as_deref())?,
            actors: query::listed("actors", parameters.actors.as_deref())?,
            until_rev: query::count("until_rev", parameters.until_rev.as_deref())?,
        })
    }
}

/// What changed since a rev, as a header of a few bullets and as a list. Notes where a new reader begins, and what
/// `seen_rev` says; changes nothing else.
#[utoipa::path(
    get, path = "/api/users/{user_id}/threads/{thread_id}/delta", tag = "threads", operation_id = "thread_delta",
    params(OfUser, OfThread, DeltaParameters),
    responses((status = 200, body = Delta))
)]
pub async fn delta(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    Parameters(parameters): Parameters<DeltaParameters>,
) -> Result<Json<Delta>, Problem> {
    Ok(Json(app.ledger.delta(&identity, &user, &thread, parameters.try_into()?).await?))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Acknowledged {
    pub thread_id: String,
    /// What is noted now; never less than before.
    pub rev: u64,
}

/// Note what a reader has seen of a thread's changes; never moves back.
#[utoipa::path(
    post, path = "/api/users/{user_id}/threads/{thread_id}/ack", tag = "threads", operation_id = "thread_ack",
    params(OfUser, OfThread),
    request_body = AckBody,
    responses((status = 200, body = Acknowledged))
)]
pub async fn acknowledge(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    Body(body): Body<AckBody>,
) -> Result<Response, Problem> {
    let noted = (body.rev, body.shared);
    let rev = app.ledger.acknowledge(&identity, &user, &thread, body.reader.as_deref(), noted).await?;
    let (head, partition_id, position) = app.ledger.head(&identity, &user).await?;
    let answer = Json(Acknowledged { thread_id: thread.to_string(), rev }).into_response();
    Ok(tell(answer, (partition_id, position), Some(head), false))
}

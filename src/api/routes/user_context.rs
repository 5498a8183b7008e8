//! What agents know a person by: proposals, the person's decisions, withdrawals.

use axum::{Json, extract::State, http::StatusCode};
use memledger_ledger::{
    Page,
    user_context::{ContextView, ProposalView},
};
use memledger_requests::{AcceptBody, ProposalBody, ProposalsParameters, RejectBody, WithdrawParameters};

use crate::{
    App,
    answers::{DoneResponse, WriteHeaders},
    body::{Body, MaybeBody, OfField, OfProposal, OfUser},
    credential::Caller,
    problem::Problem,
    query::Parameters,
};

/// What agents know a person by. A value that waits for the person's yes is not in it.
#[utoipa::path(
    get, path = "/api/users/{user_id}/context", tag = "user context", operation_id = "read_user_context",
    params(OfUser),
    responses((status = 200, body = ContextView))
)]
pub async fn read(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
) -> Result<Json<ContextView>, Problem> {
    Ok(Json(app.ledger.user_contexts.context(&identity, &user).await?))
}

/// Propose a value. `tone` and `goals` are applied once they come from two turns; the others, and whatever is sensitive,
/// wait for the person's yes, for 7 days. The same value again adds its evidence.
#[utoipa::path(
    post, path = "/api/users/{user_id}/context/proposals", tag = "user context", operation_id = "propose",
    params(OfUser, WriteHeaders),
    request_body = ProposalBody,
    responses((status = 201, description = "The proposal", body = ProposalView))
)]
pub async fn propose(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    headers: WriteHeaders,
    Body(body): Body<ProposalBody>,
) -> Result<DoneResponse<ProposalView>, Problem> {
    let call = headers.unguarded()?.user_call(identity, user);
    let done = app.ledger.user_contexts.propose(call, body.try_into()?).await?;
    Ok(DoneResponse(StatusCode::CREATED, done))
}

/// Proposals, the newest first: for the person, admins and auditors. Agents don't see what waits for a yes.
#[utoipa::path(
    get, path = "/api/users/{user_id}/context/proposals", tag = "user context", operation_id = "list_proposals",
    params(OfUser, ProposalsParameters),
    responses((status = 200, body = Page<ProposalView>))
)]
pub async fn list(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    Parameters(parameters): Parameters<ProposalsParameters>,
) -> Result<Json<Page<ProposalView>>, Problem> {
    Ok(Json(app.ledger.user_contexts.proposals(&identity, &user, parameters.try_into()?).await?))
}

/// The person's yes to exactly this value. Only the person says it: with a key of the role person, or in a message after the
/// proposal, which an agent or supervisor names.
#[utoipa::path(
    post, path = "/api/users/{user_id}/context/proposals/{id}/accept", tag = "user context",
    operation_id = "accept_proposal",
    params(OfUser, OfProposal, WriteHeaders),
    request_body = AcceptBody,
    responses((status = 200, body = ProposalView))
)]
pub async fn accept(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfProposal(id): OfProposal,
    headers: WriteHeaders,
    Body(body): Body<AcceptBody>,
) -> Result<DoneResponse<ProposalView>, Problem> {
    let call = headers.unguarded()?.user_call(identity, user);
    let done = app.ledger.user_contexts.accept(call, id, body.try_into()?).await?;
    Ok(DoneResponse(StatusCode::OK, done))
}

/// The person's no. The value is destroyed, and is not proposed again for 90 days.
#[utoipa::path(
    post, path = "/api/users/{user_id}/context/proposals/{id}/reject", tag = "user context",
    operation_id = "reject_proposal",
    params(OfUser, OfProposal, WriteHeaders),
    request_body = Option<RejectBody>,
    responses((status = 200, body = ProposalView))
)]
pub async fn reject(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfProposal(id): OfProposal,
    headers: WriteHeaders,
    MaybeBody(body): MaybeBody<RejectBody>,
) -> Result<DoneResponse<ProposalView>, Problem> {
    let call = headers.unguarded()?.user_call(identity, user);
    let done = app.ledger.user_contexts.reject(call, id, body.read()?).await?;
    Ok(DoneResponse(StatusCode::OK, done))
}

/// Withdraw a value: it is destroyed in the same commit.
#[utoipa::path(
    delete, path = "/api/users/{user_id}/context/{field}", tag = "user context", operation_id = "withdraw_field",
    params(OfUser, OfField, WithdrawParameters, WriteHeaders),
    responses((status = 200, description = "What is left", body = ContextView))
)]
pub async fn withdraw(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfField(field): OfField,
    headers: WriteHeaders,
    Parameters(parameters): Parameters<WithdrawParameters>,
) -> Result<DoneResponse<ContextView>, Problem> {
    let call = headers.unguarded()?.user_call(identity, user);
    let fact = parameters.proposal_id()?;
    let done = app.ledger.user_contexts.withdraw(call, (&field, fact), parameters.read()?).await?;
    Ok(DoneResponse(StatusCode::OK, done))
}

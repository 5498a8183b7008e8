//! What messages would become.

use axum::{Json, extract::State};
use memledger_ledger::{extraction::Preview, time::now};
use memledger_requests::PreviewBody;

use crate::{
    App,
    body::{LargeBody, OfUser},
    credential::Caller,
    problem::Problem,
};

/// What memories these messages would become, and what would not be kept and why. Nothing is written.
#[utoipa::path(
    post, path = "/api/users/{user_id}/extractions/preview", tag = "extraction", operation_id = "preview_extraction",
    params(OfUser),
    request_body = PreviewBody,
    responses((status = 200, body = Preview))
)]
pub async fn preview(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    LargeBody(body): LargeBody<PreviewBody>,
) -> Result<Json<Preview>, Problem> {
    Ok(Json(app.ledger.extraction.preview(&identity, &user, body.messages()?, now()).await?))
}

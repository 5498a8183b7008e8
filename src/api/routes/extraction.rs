//! Messages become memories: asked for, looked at, previewed, set up.

use axum::{Json, extract::State, http::StatusCode};
use memledger_ledger::{
    Page,
    extraction::{
        ErrorGuardConfig, ExtractionConfig, ExtractionView, ExtractorKind, GuardState, Preview, Turn,
    },
    time::{now, rfc3339},
};
use memledger_requests::{ExtractBody, ExtractionConfigBody, ExtractionsParameters, PreviewBody, TurnBody};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    App,
    answers::{DoneResponse, WriteHeaders},
    body::{Body, LargeBody, OfExtraction, OfUser},
    credential::{Admin, Auditor, Caller},
    problem::Problem,
    query::Parameters,
};

pub fn documented() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(turn))
        .routes(routes!(request, list))
        .routes(routes!(read))
        .routes(routes!(preview))
        .routes(routes!(config, set_config))
}

/// Append a turn of a conversation and make memories of it in the background; a new thread if none is named.
#[utoipa::path(
    post, path = "/api/users/{user_id}/turns", tag = "extraction", operation_id = "append_turn",
    params(OfUser, WriteHeaders),
    request_body = TurnBody,
    responses((status = 201, description = "Where the messages are", body = Turn))
)]
pub async fn turn(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    headers: WriteHeaders,
    LargeBody(body): LargeBody<TurnBody>,
) -> Result<DoneResponse<Turn>, Problem> {
    let call = headers.unguarded()?.user_call(identity, user);
    let (thread, messages) = body.read()?;
    Ok(DoneResponse(StatusCode::CREATED, app.ledger.extraction.turn(call, thread, messages).await?))
}

/// What became of messages, the newest first: each fact that was found, with its outcome and why.
#[utoipa::path(
    get, path = "/api/users/{user_id}/extractions", tag = "extraction", operation_id = "list_extractions",
    params(OfUser, ExtractionsParameters),
    responses((status = 200, body = Page<ExtractionView>))
)]
pub async fn list(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    Parameters(parameters): Parameters<ExtractionsParameters>,
) -> Result<Json<Page<ExtractionView>>, Problem> {
    Ok(Json(app.ledger.extraction.list(&identity, &user, parameters.try_into()?).await?))
}

/// Have messages read again, such as by a newer extractor. What is remembered already is not written twice.
#[utoipa::path(
    post, path = "/api/users/{user_id}/extractions", tag = "extraction", operation_id = "request_extraction",
    params(OfUser, WriteHeaders),
    request_body = ExtractBody,
    responses((status = 202, description = "It is under way", body = ExtractionView))
)]
pub async fn request(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    headers: WriteHeaders,
    Body(body): Body<ExtractBody>,
) -> Result<DoneResponse<ExtractionView>, Problem> {
    let call = headers.unguarded()?.user_call(identity, user);
    let (thread, range) = body.read()?;
    Ok(DoneResponse(StatusCode::ACCEPTED, app.ledger.extraction.request(call, &thread, range).await?))
}

/// One extraction.
#[utoipa::path(
    get, path = "/api/users/{user_id}/extractions/{id}", tag = "extraction", operation_id = "read_extraction",
    params(OfUser, OfExtraction),
    responses((status = 200, body = ExtractionView))
)]
pub async fn read(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfExtraction(id): OfExtraction,
) -> Result<Json<ExtractionView>, Problem> {
    Ok(Json(app.ledger.extraction.get(&identity, &user, id).await?))
}

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

/// How messages become memories.
#[derive(Debug, Serialize, ToSchema)]
pub struct ExtractionConfigView {
    /// Whether messages become memories if the request does not say.
    enabled: bool,
    /// `offline` (rules) or `model`.
    #[schema(value_type = String)]
    extractor: ExtractorKind,
    max_writes_per_turn: u32,
    /// Of a user, in UTC.
    max_writes_per_day: u32,
    short_preference_shortcut: bool,
    /// In characters.
    short_preference_max_length: u32,
    preference_keywords: Vec<String>,
    duplicate_embedding: f64,
    duplicate_text: f64,
    check_low: f64,
    error_guard: ErrorGuardView,
}

/// When a failing extractor is left in peace, and whether it is.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorGuardView {
    enabled: bool,
    threshold: u32,
    window_seconds: u32,
    cooldown_seconds: u32,
    /// closed, open (turns wait) or half_open (one is tried). Absent in the answer to a change, as the next three.
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<&'static str>,
    /// Until when turns wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    open_until: Option<String>,
    /// Within the window.
    #[serde(skip_serializing_if = "Option::is_none")]
    errors: Option<usize>,
    /// How often it opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    activations: Option<u64>,
}

impl From<ExtractionConfig> for ExtractionConfigView {
    fn from(config: ExtractionConfig) -> Self {
        let share = |thousandths: u16| f64::from(thousandths) / 1_000.0;
        let ErrorGuardConfig { cooldown_seconds, enabled, threshold, window_seconds } = config.error_guard;
        Self {
            enabled: config.enabled,
            extractor: config.extractor,
            max_writes_per_turn: config.max_writes_per_turn,
            max_writes_per_day: config.max_writes_per_day,
            short_preference_shortcut: config.short_preference_shortcut,
            short_preference_max_length: config.short_preference_max_length,
            preference_keywords: config.preference_keywords,
            duplicate_embedding: share(config.duplicate_embedding),
            duplicate_text: share(config.duplicate_text),
            check_low: share(config.check_low),
            error_guard: ErrorGuardView {
                enabled,
                threshold,
                window_seconds,
                cooldown_seconds,
                state: None,
                open_until: None,
                errors: None,
                activations: None,
            },
        }
    }
}

/// How messages of the tenant become memories, and whether the extractor is left in peace.
#[utoipa::path(
    get, path = "/api/admin/workflows/extraction/config", tag = "extraction", operation_id = "extraction_config",
    responses((status = 200, body = ExtractionConfigView))
)]
pub async fn config(
    State(app): State<App>,
    Auditor(identity): Auditor,
) -> Result<Json<ExtractionConfigView>, Problem> {
    let config = app.ledger.extraction.config(&identity.tenant).await?;
    let (guard, at) = (app.ledger.extraction.error_guard(&identity.tenant).await?, now());
    let (state, until) = match guard.state(at, &config.error_guard) {
        GuardState::Closed => ("closed", None),
        GuardState::Open { until } => ("open", Some(rfc3339(until))),
        GuardState::HalfOpen => ("half_open", None),
    };
    let errors = guard.errors_at(at, &config.error_guard);
    let mut view = ExtractionConfigView::from(config);
    let told = &mut view.error_guard;
    (told.state, told.open_until) = (Some(state), until);
    (told.errors, told.activations) = (Some(errors), Some(guard.activations()));
    Ok(Json(view))
}

/// Set how messages of the tenant become memories; an event with its actor.
#[utoipa::path(
    put, path = "/api/admin/workflows/extraction/config", tag = "extraction", operation_id = "set_extraction_config",
    params(WriteHeaders),
    request_body = ExtractionConfigBody,
    responses((status = 200, body = ExtractionConfigView))
)]
pub async fn set_config(
    State(app): State<App>,
    Admin(identity): Admin,
    headers: WriteHeaders,
    Body(body): Body<ExtractionConfigBody>,
) -> Result<DoneResponse<ExtractionConfigView>, Problem> {
    let call = headers.asker(identity)?;
    let set = app.ledger.extraction.set_config(call, body.try_into()?).await?;
    Ok(DoneResponse::map(StatusCode::OK, set, ExtractionConfigView::from))
}

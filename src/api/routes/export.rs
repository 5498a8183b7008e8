//! Everything of one user as a file.

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use futures::stream;
use memledger_ledger::{ExportFormat, ExportLine, LedgerError};
use memledger_requests::ExportParameters;
use tokio::sync::mpsc::Receiver;

use crate::{App, body::OfUser, credential::Caller, problem::Problem, query::Parameters, shares::Share};

/// Everything of one user: memories, history, events, operations, accesses; streamed, one line each; now or as it was.
#[utoipa::path(
    get, path = "/api/users/{user_id}/export", tag = "history", operation_id = "export_user",
    params(OfUser, ExportParameters),
    responses(
        (status = 200, description = "Lines", content((String = "application/x-ndjson"), (String = "text/csv"))),
    )
)]
pub async fn export(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    Parameters(parameters): Parameters<ExportParameters>,
) -> Result<Response, Problem> {
    let (format, as_of) = (parameters.format()?, parameters.as_of()?);
    // It lasts as long as it is read.
    let place = app.limits.stream(&identity.credential)?;
    let lines = app.ledger.audit.export(&identity, &user, as_of).await?;
    let (content_type, extension) = match format {
        ExportFormat::Jsonl => ("application/x-ndjson", "jsonl"),
        ExportFormat::Csv => ("text/csv; charset=utf-8", "csv"),
    };
    // What every system takes in a file's name; the rest of an id is in the lines themselves.
    let name: String = user.as_str().chars().map(|c| if is_plain(c) { c } else { '_' }).collect();
    let disposition = format!("attachment; filename=\"memory-ledger-{name}.{extension}\"");
    let headers =
        [(header::CONTENT_TYPE, content_type.to_owned()), (header::CONTENT_DISPOSITION, disposition)];
    Ok((headers, Body::from_stream(chunks(lines, format, place))).into_response())
}

fn is_plain(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.')
}

/// An error in the middle breaks the transfer off, so that nobody takes a part for the whole.
fn chunks(
    lines: Receiver<Result<ExportLine, LedgerError>>,
    format: ExportFormat,
    place: Share,
) -> impl futures::Stream<Item = Result<Bytes, LedgerError>> {
    stream::unfold((lines, true, place), move |(mut lines, first, place)| async move {
        let bytes =
            if first { format.heading() } else { lines.recv().await?.and_then(|line| format.bytes(&line)) };
        Some((bytes.map(Bytes::from), (lines, false, place)))
    })
}

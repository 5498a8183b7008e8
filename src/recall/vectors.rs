//! Asking a model for vectors: what it won't take, or takes too long for, must keep nothing else waiting.

use std::time::Duration;

use memledger_intelligence::{Embedder, PortError, Vector};
use memledger_kernel::turns;
use memledger_names as names;

use super::texts::{Texts, embedded_part};

/// How long a query waits for its vector.
const QUERY_PATIENCE: Duration = Duration::from_secs(2);

/// A text that no model refuses.
const HARMLESS: &str = "one";

/// Vectors of the texts in their order, and why there are not more of them; none of a text that is refused by
/// itself.
pub async fn made_of(
    embedder: &dyn Embedder,
    texts: &[&str],
) -> (Vec<Option<Vector>>, Result<(), PortError>) {
    let parts: Vec<&str> = texts.iter().map(|text| embedded_part(text)).collect();
    if parts.is_empty() {
        return (Vec::new(), Ok(()));
    }
    match embedder.embed(&parts).await {
        Ok(vectors) if vectors.len() == parts.len() => (vectors.into_iter().map(Some).collect(), Ok(())),
        Ok(vectors) => {
            let counts = format!("{} vectors came for {} texts", vectors.len(), parts.len());
            (Vec::new(), Err(PortError::BadReply(counts)))
        }
        // One text that it won't take must not keep the others waiting.
        Err(PortError::Refused(_) | PortError::BadReply(_)) => one_by_one(embedder, &parts).await,
        Err(failed) => (Vec::new(), Err(failed)),
    }
}

async fn one_by_one(embedder: &dyn Embedder, parts: &[&str]) -> (Vec<Option<Vector>>, Result<(), PortError>) {
    let mut vectors = Vec::with_capacity(parts.len());
    for part in parts {
        match alone(embedder, part).await {
            Ok(made) => vectors.push(made),
            Err(failed) => return (vectors, Err(failed)),
        }
    }
    (vectors, Ok(()))
}

/// None where it is the text that is refused, and not a wrong key, a model that it does not have, or a moment's
/// trouble: another text is taken between two refusals.
async fn alone(embedder: &dyn Embedder, part: &str) -> Result<Option<Vector>, PortError> {
    use PortError::{BadReply, Refused};
    match embedder.embed(&[part]).await {
        Ok(mut made) => return Ok(made.pop()),
        Err(failed @ (Refused(_) | BadReply(_))) => embedder.embed(&[HARMLESS]).await.map_err(|_| failed)?,
        Err(failed) => return Err(failed),
    };
    match embedder.embed(&[part]).await {
        Ok(mut made) => Ok(made.pop()),
        Err(Refused(_) | BadReply(_)) => Ok(None),
        Err(failed) => Err(failed),
    }
}

/// None where it can't be had in time: then texts are compared by what is made at once.
pub async fn vector_of(texts: &Texts, text: &str) -> Option<Vec<f32>> {
    let embedder = texts.embedder();
    let asked = texts.away().ask(QUERY_PATIENCE, async { embedder.embed(&[text]).await });
    let answer = turns::paused(asked).await;
    let failed = match answer {
        Some(Ok(mut vectors)) => return vectors.pop(),
        Some(Err(failed)) => Some(failed),
        None => None,
    };
    metrics::counter!(names::EMBEDDING_FAILURES_TOTAL, "what" => "query").increment(1);
    if let Some(failed) = failed {
        tracing::warn!(
            %failed,
            "a query's vector could not be made; searching by words and the offline embedder only"
        );
    }
    None
}

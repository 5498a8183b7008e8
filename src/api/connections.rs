//! Connections: how many there are, and how long one may stay silent.

use std::{
    convert::Infallible,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore},
};
use tower::ServiceExt;

use crate::taken::WriteTimeoutStream;

/// After a failure that is not one connection's, as where no files can be opened.
const PAUSE: Duration = Duration::from_secs(1);

/// How many times as long an answer may lie untaken as a connection may be silent: the system's buffers hold a megabyte and
/// more, which a slow reader empties unseen.
const TAKEN_FACTOR: u32 = 4;

/// Bytes that a connection reads ahead, and writes behind an answer of which nobody waits for more. Of each connection they
/// count for nobody, and the headers of a request have to fit.
const BUFFER: usize = 64 * 1_024;

/// Between two lines of the log that say that there are as many as there may be.
const TELL_EVERY: Duration = Duration::from_secs(10);

#[derive(Debug, Clone)]
pub struct ConnectionLimits {
    /// Most that are open at once; others wait until one is closed.
    pub connections: usize,
    /// Longest time until the headers of the first request or of the next one are there; then it is closed. So it is where
    /// nothing more of an answer was taken in four times that.
    pub idle: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self { connections: 8_192, idle: Duration::from_secs(75) }
    }
}

/// Serves until `stop` resolves, and then ends once nothing is under way any more.
///
/// `axum::serve` would wait for headers, and for whoever takes an answer, for ever: a few who open connections and stay silent
/// would take all files that the process may open.
pub async fn serve(
    listener: TcpListener,
    routes: Router,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()>,
) {
    let places = Arc::new(Semaphore::new(limits.connections));
    let mut door = Door { listener, places, most: limits.connections, told: None };
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.idle).max_buf_size(BUFFER);
    let open = GracefulShutdown::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        let (stream, from, place) = tokio::select! {
            next = door.next() => next,
            () = &mut stop => break,
        };
        let routes = routes.clone();
        let answer = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            // Sign-ins are bounded by it.
            request.extensions_mut().insert(ConnectInfo(from));
            let routes = routes.clone();
            async move {
                Ok::<_, Infallible>(routes.oneshot(request).await.unwrap_or_else(|never| match never {}))
            }
        });
        let connection = open.watch(http.serve_connection(
            TokioIo::new(WriteTimeoutStream::within(limits.idle * TAKEN_FACTOR, stream)),
            answer,
        ));
        tokio::spawn(async move {
            let _place = place;
            if let Err(failed) = connection.await {
                tracing::debug!(%from, %failed, "a connection was closed");
            }
        });
    }
    drop(door);
    open.shutdown().await;
}

/// Where connections come in, one for each place.
struct Door {
    listener: TcpListener,
    places: Arc<Semaphore>,
    most: usize,
    /// When it was last told that there is none left.
    told: Option<Instant>,
}

impl Door {
    /// The next connection, once there is a place for it.
    async fn next(&mut self) -> (TcpStream, SocketAddr, Option<OwnedSemaphorePermit>) {
        let place = match self.places.clone().try_acquire_owned() {
            Ok(place) => Some(place),
            Err(_) => {
                self.tell();
                // It fails where places are closed, which these never are.
                self.places.clone().acquire_owned().await.ok()
            }
        };
        loop {
            match self.listener.accept().await {
                Ok((stream, from)) => return (stream, from, place),
                Err(failed) if is_of_one(&failed) => tracing::debug!(%failed, "a connection was lost"),
                Err(failed) => {
                    tracing::error!(%failed, "no connection can be accepted; trying again");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    fn tell(&mut self) {
        if self.told.is_none_or(|told| told.elapsed() >= TELL_EVERY) {
            self.told = Some(Instant::now());
            let most = self.most;
            tracing::warn!("{most} connections are open, the limit of http.connections; more will wait");
        }
    }
}

/// Whether others are as welcome as before.
fn is_of_one(failed: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(failed.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

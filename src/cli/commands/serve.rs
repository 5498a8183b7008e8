//! `serve`: the API and the workers, until SIGTERM.

use crate::output::say;
use std::{env::VarError, sync::Arc, time::Duration};

use memledger_api::{App, HttpLimits};
use memledger_intelligence::LanguageModel;
use memledger_ledger::{
    Ledger,
    checkpoints::keep_retention,
    extraction::extract,
    user_context::end_expired,
    worker::{Next, Schedule, Worker},
};
use memledger_workflows::Runner;
use rustix::process::{Resource, Rlimit, setrlimit};
use tokio::{
    net::TcpListener,
    signal::unix::{SignalKind, signal},
    sync::watch,
};

use super::migrate::report_migration;
use crate::{
    failure::Failure,
    settings::{Settings, categories},
    wiring,
};

pub async fn run(settings: &Settings, read_only: bool) -> Result<(), Failure> {
    must_be_address(&settings.listen)?;
    must_be_key()?;
    let _hangups = categories::hangups(settings)?;
    if read_only {
        // Next to another server, too: neither is in the other's way.
        let ledger = wiring::ledger_to_read(settings).await?;
        say!("read-only: nothing is written to the database");
        return serve(settings, ledger).await;
    }
    // What is wrong with the database is told by the opening, which waits for it.
    let before = wiring::schema_state(settings).await.ok().flatten();
    let lock = wiring::serve_lock(settings)?;
    let ledger = wiring::ledger(settings).await?;
    lock.serving();
    report_migration(before.as_ref())?;
    serve(settings, ledger).await
}

/// Looked at before a ledger is made and its key shown.
pub fn must_be_address(listen: &str) -> Result<(), Failure> {
    let port = listen.rsplit_once(':').filter(|(host, _)| !host.is_empty());
    match port.map(|(_, port)| port.parse::<u16>()) {
        Some(Ok(_)) => Ok(()),
        _ => Err(Failure::Usage(format!("listen: {listen:?} is not HOST:PORT, such as 127.0.0.1:7777"))),
    }
}

/// The admin key that the operator has chosen.
fn chosen_key() -> Result<Option<String>, Failure> {
    match std::env::var("MEMLEDGER_ADMIN_KEY") {
        Ok(key) => Ok(Some(key).filter(|key| !key.is_empty())),
        Err(VarError::NotPresent) => Ok(None),
        Err(VarError::NotUnicode(_)) => {
            Err(Failure::Usage("environment MEMLEDGER_ADMIN_KEY: the value is not UTF-8".into()))
        }
    }
}

/// Refuses a chosen key that is too weak, or that no request could carry.
pub fn must_be_key() -> Result<(), Failure> {
    chosen_key()?.map_or(Ok(()), |key| Ok(memledger_ledger::keys::must_be_strong(&key)?))
}

/// What the system sends where a file would pass the size that `ulimit -f` sets, on Linux and macOS.
const SIGXFSZ: i32 = 25;

/// As many open files as the system lets the process have: each connection is one, and a shell or service manager allows
/// few unless asked, for the sake of programs that can't count far.
fn allow_files() {
    let files = rustix::process::getrlimit(Resource::Nofile);
    if let Err(failed) = setrlimit(Resource::Nofile, Rlimit { current: files.maximum, ..files }) {
        tracing::warn!(%failed, "at most {:?} files may be open", files.current);
    }
}

/// Serves an open ledger and closes it at the end. A new ledger's admin key is shown here and never again.
pub async fn serve(settings: &Settings, ledger: Arc<Ledger>) -> Result<(), Failure> {
    let _reloading = categories::keep_in_force(settings, &ledger)?;
    ledger.options().common_passwords.read()?;
    // Listened to, it does not end the process: the write fails, and is answered as on a full disk.
    let _listened = signal(SignalKind::from_raw(SIGXFSZ))
        .map_err(|e| Failure::Work(format!("signals can't be listened to: {e}")))?;
    let prometheus = memledger_observability::start_metrics();
    let prometheus = prometheus.map_err(|e| Failure::Work(format!("metrics can't be started: {e}")))?;
    let listener = TcpListener::bind(&settings.listen).await.map_err(|e| {
        let why = format!("listen: can't listen on {}: {e}", settings.listen);
        Failure::Work(format!("{why}; choose another address with --listen"))
    })?;
    let address = listener.local_addr().map_err(|e| Failure::Work(e.to_string()))?;
    // Once nothing is in the way any more, since it is shown this once.
    if let Some(key) = ledger.people.ensure_admin(chosen_key()?.as_deref()).await? {
        say!("admin key, shown this once: {key}");
    }
    let (stop, stopping) = watch::channel(false);
    let model = settings.language_model.open()?;
    if let Some(model) = &model {
        ledger.threads.use_model(model.clone());
        ledger.extraction.use_model(model.clone());
    }
    let runner = (settings.workflows.enabled && !ledger.core.is_read_only())
        .then(|| runner(ledger.clone(), model, settings));
    // Who reaches the machine itself alone speaks plain HTTP with it.
    let limits = HttpLimits { is_loopback: address.ip().is_loopback(), ..settings.http_limits()? };
    let app = App::new(ledger.clone(), limits, prometheus, stopping.clone(), runner.clone());
    let mut stopped = stopping.clone();
    let graceful = async move {
        // An error here means that the sender is gone, which is a stop as well.
        stopped.wait_for(|stopping| *stopping).await.ok();
    };
    let options =
        memledger_mcp::HttpOptions { body_bytes: settings.http.body_bytes, allowed_origins: Vec::new() };
    let tools = memledger_mcp::http_router(ledger.clone(), options);
    let routes = memledger_api::router_beside(app, tools, memledger_web::router());
    allow_files();
    let serving = memledger_api::serve(listener, routes, settings.connection_limits(), graceful);
    let mut serving = tokio::spawn(serving);
    let noting = (!ledger.core.is_read_only()).then(|| in_background(&ledger));
    // Who reads the address may ask for the stop at once.
    let stop_asked = stop_asked()?;
    say!("{} at {}", ledger.core.backend(), wiring::without_password(&settings.database));
    say!("listening on http://{address}");
    let ended = tokio::select! {
        ended = &mut serving => Some(ended),
        () = stop_asked => None,
    };
    stop.send(true).ok();
    let patience = Duration::from_millis(settings.http.stop_timeout_ms);
    if ended.is_none() && tokio::time::timeout(patience, serving).await.is_err() {
        tracing::warn!("requests still under way after {} ms were aborted", patience.as_millis());
    }
    for worker in noting.iter().flatten() {
        worker.stop().await;
    }
    if let Some(runner) = runner {
        runner.stop().await;
    }
    ledger.close().await;
    match ended {
        Some(Err(failed)) => Err(Failure::Work(format!("the server ended: {failed}"))),
        _ => Ok(()),
    }
}

/// Starts the workers of a server that may write.
fn in_background(ledger: &Arc<Ledger>) -> [Worker; 4] {
    ledger.recall.link_in_background();
    [
        note_expired_keys(ledger.clone()),
        keep_retention(ledger.checkpoints.clone()),
        end_expired(ledger.user_contexts.clone()),
        extract(ledger.extraction.clone()),
    ]
}

/// How often it is noted in the log which keys have come to their end; they open nothing from then on by themselves.
const NOTE_EXPIRED_KEYS: Duration = Duration::from_secs(60);

fn note_expired_keys(ledger: Arc<Ledger>) -> Worker {
    let schedule = Schedule { drops_round: true, ..Schedule::every("expired keys", NOTE_EXPIRED_KEYS) };
    Worker::start(schedule, move || {
        let ledger = ledger.clone();
        async move { ledger.people.note_expired_keys().await.map(|_| Next::Wait) }
    })
}

/// Resolves on SIGTERM or SIGINT, which are listened to from now on.
pub fn stop_asked() -> Result<impl Future<Output = ()> + Send + 'static, Failure> {
    let listen = |kind| signal(kind).map_err(|e| Failure::Work(format!("signals can't be listened to: {e}")));
    let mut terminate = listen(SignalKind::terminate())?;
    let mut interrupt = listen(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

fn runner(ledger: Arc<Ledger>, model: Option<Arc<dyn LanguageModel>>, settings: &Settings) -> Arc<Runner> {
    let options = settings.workflows.options();
    Runner::start(memledger_workflows::ALL, ledger, model, wiring::node(), options)
}

//! The `memledger` program: reads its words, wires the ledger, runs one command, exits 0, 1, 2 or 3.

mod arguments;
mod commands;
mod failure;
mod output;
mod progress;
mod settings;
mod terminal;
mod whole_file;
mod wiring;

use crate::output::say;
use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command};
use failure::Failure;
use settings::Loaded;

/// A ledger makes and drops many small texts on several threads at once.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    // Before anything makes a client of HTTP.
    memledger_intelligence::install_tls();
    let arguments = Arguments::parse();
    match run(arguments) {
        // The work is done, and who asked for it was not told.
        Ok(()) if output::failed() => ExitCode::FAILURE,
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(message) = failure.message() {
                eprintln!("memledger: {message}");
            }
            failure.exit_code()
        }
    }
}

fn run(arguments: Arguments) -> Result<(), Failure> {
    let loaded = settings::load(&arguments)?;
    let logs =
        memledger_observability::start_logs(&loaded.settings.log_options()?).map_err(Failure::Usage)?;
    if !loaded.strange.is_empty() {
        let variables = loaded.strange.join(", ");
        tracing::warn!(variables, "a variable is not a setting; `memledger config` prints all settings");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|e| Failure::Work(format!("threads can't be started: {e}")))?;
    let outcome = runtime.block_on(dispatch(arguments.command, &loaded));
    // A read of standard input that nobody waits for any more can't be cut off.
    runtime.shutdown_timeout(std::time::Duration::from_secs(1));
    logs.stop();
    outcome
}

/// Commands that only mean something where a ledger is: in another folder, `keys create` would make a second one and a key
/// that opens nothing.
fn works_on_a_ledger(command: &Command) -> bool {
    use Command::{Admins, Backup, Epoch, Export, Keys, Migrate, Replay, Run, Verify};
    match command {
        // It names a file of its own.
        Verify(verify) => verify.read_only.is_none(),
        _ => matches!(
            command,
            Admins(_) | Backup(_) | Epoch(_) | Export(_) | Keys(_) | Migrate(_) | Replay(_) | Run(_)
        ),
    }
}

async fn dispatch(command: Command, loaded: &Loaded) -> Result<(), Failure> {
    if works_on_a_ledger(&command) && !loaded.database_given() {
        wiring::default_must_exist(&loaded.settings)?;
    }
    let settings = loaded.of_command();
    match command {
        Command::Serve(serve) => commands::serve::run(&loaded.settings, serve.read_only).await,
        Command::Demo(demo) => commands::demo::run(&settings, loaded.database_given(), demo.serve).await,
        Command::Replay(replay) => commands::replay::run(&settings, replay).await,
        Command::Verify(verify) => commands::verify::run(&settings, verify).await,
        Command::Export(export) => commands::export::run(&settings, export).await,
        Command::Import(import) => commands::import::run(&settings, import).await,
        Command::Mcp(mcp) => commands::mcp::run(&loaded.settings, mcp).await,
        Command::Run(run) => commands::run::run(&settings, run).await,
        Command::Bench(bench) => commands::bench::run(&settings, &bench).await,
        Command::Calibrate(words) => commands::calibrate::run(&settings, &words).await,
        Command::Keys(keys) => commands::keys::run(&settings, keys).await,
        Command::Admins(admins) => commands::admins::run(&settings, admins).await,
        Command::Migrate(migrate) => commands::migrate::run(&settings, &migrate).await,
        Command::Backup(backup) => commands::backup::run(&settings, backup).await,
        Command::Restore(restore) => commands::restore::run(&settings, restore).await,
        Command::Epoch(epoch) => commands::epoch::run(&settings, &epoch).await,
        Command::Openapi => commands::openapi::run(),
        Command::Config(config) => commands::config::run(loaded, config.json),
        Command::Version => {
            say!(
                "memledger {}, schema {}",
                env!("CARGO_PKG_VERSION"),
                memledger_store::SchemaState::newest()
            );
            Ok(())
        }
    }
}

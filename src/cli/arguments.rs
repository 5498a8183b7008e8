//! The words of the command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

/// The system of record for what AI agents remember: every change to a memory is an event, and everything
/// else can be rebuilt from it.
#[derive(Debug, Parser)]
#[command(name = "memledger", version, max_term_width = 100)]
pub struct Arguments {
    /// A YAML file with settings; `memledger config` prints them all.
    #[arg(long, global = true, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// sqlite://PATH or postgres://…
    #[arg(long, global = true, value_name = "URL")]
    pub database: Option<String>,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the HTTP API and keep the read models up to date.
    Serve(Serve),
    /// A guided tour on bundled data: no key, no network, no set-up.
    Demo(Demo),
    /// Rebuild read models from the log next to the live ones, and switch.
    Replay(Replay),
    /// Recompute everything that can be recomputed and name each fault. Exits 1 if a replay repairs them all, 3 if not.
    Verify(Verify),
    /// Write everything of one user: memories, history, events, operations, accesses.
    Export(Export),
    /// Serve tools for agents (MCP) on standard input and output, until the input is closed.
    Mcp(Mcp),
    /// Import memories from this or another system; a second run adds nothing.
    Import(Import),
    /// Run a workflow for a user in the foreground.
    Run(Run),
    /// Measure this machine with a temporary ledger in the process.
    Bench(Bench),
    /// Measure the configured embedder on pairs of known sameness, and propose thresholds for duplicates that fit it.
    Calibrate(Calibrate),
    /// Manage API keys, which are stored as hashes and shown once.
    #[command(subcommand)]
    Keys(Keys),
    /// Manage accounts of people who sign in: admins and auditors with an e-mail address and a password.
    #[command(subcommand)]
    Admins(Admins),
    /// Migrate the database's schema to this program's version.
    Migrate(Migrate),
    /// Copy a SQLite ledger into a new file, also while it is served.
    Backup(Backup),
    /// Replace a SQLite ledger by a backup; no server may run.
    Restore(Restore),
    /// Print the feed's epoch, or raise it after a restore by other means than `restore`.
    Epoch(Epoch),
    /// Print the HTTP API's description.
    Openapi,
    /// Print the effective settings and the origin of each.
    Config(Config),
    /// Print the version, and the number of the database schema that it works on.
    Version,
}

#[derive(Debug, Args)]
pub struct Serve {
    /// The address to listen on.
    #[arg(long, value_name = "ADDR")]
    pub listen: Option<String>,
    /// Change nothing in the database: no migrations, runs, relations or records of what is read.
    #[arg(long)]
    pub read_only: bool,
}

#[derive(Debug, Args)]
pub struct Migrate {
    /// Print what would be done and change nothing; exits 1 if there is anything to do.
    #[arg(long)]
    pub check: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Demo {
    /// Serve the demo's data afterwards.
    #[arg(long)]
    pub serve: bool,
}

#[derive(Debug, Args)]
pub struct Replay {
    /// A read model to rebuild; all if none is named.
    #[arg(long, value_name = "NAME")]
    pub projection: Vec<String>,
    /// Rebuild only this user's rows.
    #[arg(long, value_name = "ID")]
    pub user: Option<String>,
    /// The user's tenant.
    #[arg(long, value_name = "T", default_value = "default")]
    pub tenant: String,
    /// Compare only; exits 1 on a difference.
    #[arg(long)]
    pub check: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Verify {
    /// Verify only this user.
    #[arg(long, value_name = "ID")]
    pub user: Option<String>,
    /// What an earlier `verify --json` printed: the log must still begin with the same events.
    #[arg(long, value_name = "FILE")]
    pub against: Option<PathBuf>,
    /// Verify this SQLite ledger instead of the configured one and write nothing to it, nor next to it: a copy is
    /// verified, in the folder for temporary files, and removed.
    #[arg(long, value_name = "FILE", conflicts_with = "database")]
    pub read_only: Option<PathBuf>,
    /// The user's tenant.
    #[arg(long, value_name = "T", default_value = "default", requires = "user")]
    pub tenant: String,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Export {
    #[arg(long, value_name = "ID")]
    pub user: String,
    #[arg(long, value_name = "T", default_value = "default")]
    pub tenant: String,
    /// jsonl or csv.
    #[arg(long, default_value = "jsonl")]
    pub format: String,
    /// As it was at this time: RFC 3339, a date, Unix seconds or milliseconds.
    #[arg(long, value_name = "TIME", conflicts_with = "as_of_rev")]
    pub as_of: Option<String>,
    /// As it was at this rev.
    #[arg(long, value_name = "N")]
    pub as_of_rev: Option<u64>,
    /// Standard output if absent or `-`. An existing file is replaced once the export is complete.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct Import {
    /// jsonl, agno, mem0, openmemory or langgraph.
    #[arg(long)]
    pub from: String,
    /// The file; `-` is standard input. Of langgraph, the address of its PostgreSQL.
    pub file: PathBuf,
    /// The user of all memories, whatever the lines say.
    #[arg(long, value_name = "ID")]
    pub user: Option<String>,
    #[arg(long, value_name = "T", default_value = "default")]
    pub tenant: String,
    /// Print the report as JSON, with all bad lines.
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Mcp {
    /// The agent's name in the log; it is limited to the agent's categories.
    #[arg(long, value_name = "NAME")]
    pub agent: Option<String>,
    /// A user the agent may see; all users of the tenant if none is named.
    #[arg(long, value_name = "ID")]
    pub user: Vec<String>,
    #[arg(long, value_name = "T", default_value = "default")]
    pub tenant: String,
}

#[derive(Debug, Args)]
pub struct Run {
    /// Its name, such as memory-optimization; an unknown one is answered with those that there are.
    pub workflow: String,
    #[arg(long, value_name = "ID")]
    pub user: String,
    /// Print the decisions and write nothing.
    #[arg(long)]
    pub dry_run: bool,
    /// Accept what a policy's first run reports, so that it and later runs act.
    #[arg(long, conflicts_with = "dry_run")]
    pub yes: bool,
    #[arg(long, value_name = "T", default_value = "default")]
    pub tenant: String,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Bench {
    /// Users that send commands at once.
    #[arg(long, value_name = "N", default_value_t = 64)]
    pub concurrency: usize,
    /// How many seconds to write.
    #[arg(long, value_name = "S", default_value_t = 10)]
    pub seconds: u64,
    /// Memories to fill the ledger with first, 100 a user.
    #[arg(long, value_name = "N", default_value_t = 30_000)]
    pub memories: usize,
    /// Score queries on labelled questions instead: how many of the answers are found.
    #[arg(long)]
    pub recall: bool,
    /// With --recall: labelled questions of your own, laid out as tests/recall/set.json; speed is not measured.
    #[arg(long, value_name = "FILE", requires = "recall")]
    pub recall_set: Option<std::path::PathBuf>,
    /// Measure what an agent's turn asks for instead: checkpoints of 50 KB, and contexts of a short and a long thread.
    #[arg(long, conflicts_with = "recall")]
    pub threads: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Subcommand)]
pub enum Keys {
    /// Make a key and show it once.
    Create(CreateKey),
    /// List keys without their secrets.
    List {
        #[arg(long)]
        json: bool,
    },
    /// End a key.
    Revoke { id: String },
}

#[derive(Debug, Args)]
pub struct CreateKey {
    /// admin, auditor, supervisor, agent, person or metrics.
    #[arg(long)]
    pub role: String,
    /// The agent's name in the log.
    #[arg(long, value_name = "NAME")]
    pub agent: Option<String>,
    /// A user the key may see; all users of the tenant if none is named. A person's key is of one.
    #[arg(long, value_name = "ID")]
    pub user: Vec<String>,
    /// The key expires after this number of days; by default never.
    #[arg(long, value_name = "N")]
    pub expires_days: Option<std::num::NonZeroU16>,
    #[arg(long, value_name = "T", default_value = "default")]
    pub tenant: String,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Calibrate {
    /// From which cosine on two texts count as duplicates; 0.97 if absent.
    #[arg(long, value_name = "N")]
    pub duplicate_embedding: Option<f64>,
    /// From which ratio of common characters on; 0.95 if absent.
    #[arg(long, value_name = "N")]
    pub duplicate_text: Option<f64>,
    /// From which cosine on two texts are compared by what they say; 0.8 if absent.
    #[arg(long, value_name = "N")]
    pub check_low: Option<f64>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Subcommand)]
pub enum Admins {
    /// Make an account.
    Create(CreateAdmin),
    /// List accounts.
    List {
        #[arg(long)]
        json: bool,
    },
    /// Disable an account and end its sessions, for good.
    Disable { email: String },
    /// Set another password, and end every session.
    Password {
        email: String,
        #[command(flatten)]
        given: GivenPassword,
    },
}

#[derive(Debug, Args)]
pub struct CreateAdmin {
    /// What the person signs in with.
    #[arg(long, value_name = "E")]
    pub email: String,
    /// admin or auditor.
    #[arg(long)]
    pub role: String,
    #[arg(long, value_name = "T", default_value = "default")]
    pub tenant: String,
    #[command(flatten)]
    pub given: GivenPassword,
}

#[derive(Debug, Args)]
pub struct GivenPassword {
    /// Read the password from a line of standard input. By default it is asked for on the terminal; without a
    /// terminal a password is made and shown once.
    #[arg(long)]
    pub password_stdin: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Backup {
    /// The file to make; one that exists is refused.
    #[arg(long, value_name = "FILE", required_unless_present = "record", conflicts_with = "record")]
    pub out: Option<PathBuf>,
    /// Make no backup, but record for the metrics that another tool, such as pg_dump, made one now.
    #[arg(long)]
    pub record: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Restore {
    /// The backup; it stays as it is.
    #[arg(long, value_name = "FILE")]
    pub from: PathBuf,
    /// Replace an existing ledger; the old one is kept next to it.
    #[arg(long)]
    pub force: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Epoch {
    #[arg(value_enum)]
    pub action: Option<EpochAction>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum EpochAction {
    /// Refuse all earlier cursors, so that subscribers read the feed from the beginning.
    Raise,
}

#[derive(Debug, Args)]
pub struct Config {
    #[arg(long)]
    pub json: bool,
}

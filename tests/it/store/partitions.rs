//! Which statements touch more than one partition. An engine that distributes tables sends such a statement to several
//! nodes, so each must have a reason to.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    sync::Arc,
};

use futures::{StreamExt, stream};
use memledger_postgres::{PostgresOptions, PostgresStore};
use memledger_store::EventStore;
use memledger_tests::{Backend, TestDatabase};
use serde_json::Value;
use sqlx::{Connection, PgConnection, Row};

use super::{
    LIMIT,
    across::{ACROSS, begins},
    plan::{Plan, Touched},
    recorder::Recorder,
};

/// Cases that run at the same time.
const AT_ONCE: usize = 8;

/// How statements begin that have a plan.
const VERBS: [&str; 5] = ["SELECT", "INSERT", "UPDATE", "DELETE", "WITH"];

/// As the store's own connections are set: a plan for all values, by indexes.
const AS_THE_STORE: &str = "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off";

const SHARED_OUT: &str = "SELECT attrelid::regclass::text FROM pg_attribute \
    JOIN pg_class ON pg_class.oid = attrelid WHERE attname = 'partition_id' AND relkind = 'r'";

/// One space between words, no values and no numbers of generations: one text for what is one statement to the store.
fn plain(sql: &str) -> String {
    let quoted = sql.split('\'').enumerate().map(|(n, part)| if n % 2 == 0 { part } else { "…" });
    let unquoted = quoted.collect::<Vec<_>>().join("'");
    let mut words: Vec<&str> = unquoted.split_whitespace().collect();
    for at in 2..words.len() {
        if words[at - 2..at] == ["partition_id", "="] && words[at].bytes().all(|byte| byte.is_ascii_digit()) {
            words[at] = "…";
        }
    }
    generations(&words.join(" "), |_| Some("_g#".to_owned())).unwrap_or_default()
}

/// What the cases ask by themselves: they look at whole tables, and the store does not.
struct SuitesOwn(Vec<String>);

impl SuitesOwn {
    /// Out of their sources, with `…` for what is filled in.
    fn read() -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src/store/conformance");
        let files = fs::read_dir(folder).expect("the suite is there").map(|file| file.unwrap().path());
        let mut own = Vec::new();
        for file in files {
            let source = fs::read_to_string(file).unwrap();
            let lines: Vec<&str> = source.lines().map(str::trim_start).collect();
            let joined = lines.join("\n").replace("\\\n", "");
            let texts = joined.split('"').skip(1).step_by(2);
            let statements = texts.filter(|text| VERBS.iter().any(|verb| text.starts_with(verb)));
            own.extend(statements.map(|text| {
                let parts = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
                plain(&parts.collect::<Vec<_>>().join("…"))
            }));
        }
        Self(own)
    }

    fn has(&self, sql: &str) -> bool {
        let is_word = |(own, word): (&str, &str)| match own.split_once('…') {
            Some((start, end)) => word.starts_with(start) && word.ends_with(end),
            None => own == word,
        };
        let count = |text: &str| text.split(' ').count();
        self.0.iter().any(|own| count(own) == count(sql) && own.split(' ').zip(sql.split(' ')).all(is_word))
    }
}

/// The statement with another end of each name of a generation's table; none if one has none.
fn generations(sql: &str, end: impl Fn(&str) -> Option<String>) -> Option<String> {
    let mut changed = String::new();
    let mut rest = sql;
    while let Some(at) = rest.find("_g") {
        let after = &rest[at + 2..];
        let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        changed.push_str(&rest[..at]);
        let name =
            changed.rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default();
        let end = if digits == 0 { "_g".to_owned() } else { end(name)? };
        changed.push_str(&end);
        rest = &after[digits..];
    }
    changed.push_str(rest);
    Some(changed)
}

/// What became of the statements of a case, by their plain texts.
type Outcomes = BTreeMap<String, Result<Touched, String>>;

/// Several partitions outweigh one, and any plan outweighs none.
fn note(outcomes: &mut Outcomes, sql: String, outcome: Result<Touched, String>) {
    let kept = outcomes.entry(sql).or_insert_with(|| Err("it was never explained".to_owned()));
    if kept.is_err() || matches!(outcome, Ok(Touched::Several(_))) {
        *kept = outcome;
    }
}

/// Runs a case and explains what was sent, as far as its tables are still there.
async fn explained(name: &'static str, case: memledger_conformance::Case) -> Outcomes {
    let database = TestDatabase::new(Backend::Postgres).await;
    let recorder = Recorder::before(&database.url).await;
    let options = PostgresOptions { connections: 10, ..PostgresOptions::default() };
    let store: Arc<dyn EventStore> = Arc::new(PostgresStore::open(&recorder.url, options).await.unwrap());
    // A task of its own: while another case is explained it would hold its connections, and do nothing with them.
    let running = tokio::time::timeout(LIMIT, tokio::spawn(case(store.clone())));
    running.await.unwrap_or_else(|_| panic!("{name} takes too long")).unwrap();
    store.close().await;
    let mut connection = PgConnection::connect(&database.url).await.unwrap();
    sqlx::raw_sql(AS_THE_STORE).execute(&mut connection).await.unwrap();
    let shared_out: Vec<String> = sqlx::query_scalar(SHARED_OUT).fetch_all(&mut connection).await.unwrap();
    let shared_out: BTreeSet<String> = shared_out.into_iter().collect();
    let mut outcomes = Outcomes::new();
    for (sql, types) in recorder.statements() {
        let verb = sql.split_whitespace().next().unwrap_or_default().to_uppercase();
        let outcome = match verb.as_str() {
            // It has no plan, and takes rows of whichever partitions.
            "COPY" => Ok(Touched::Several("a copy".to_owned())),
            verb if VERBS.contains(&verb) => explain(&mut connection, &sql, &types, &shared_out).await,
            _ => continue,
        };
        note(&mut outcomes, plain(&sql), outcome);
    }
    connection.close().await.unwrap();
    tokio::task::spawn_blocking(|| drop(database)).await.unwrap();
    outcomes
}

/// Of a table of a generation that is gone, another is taken.
async fn explain(
    connection: &mut PgConnection,
    sql: &str,
    types: &[u32],
    shared_out: &BTreeSet<String>,
) -> Result<Touched, String> {
    let of_today = |name: &str| {
        let number = |table: &String| {
            let number = table.strip_prefix(name)?.strip_prefix("_g")?;
            number.bytes().all(|byte| byte.is_ascii_digit()).then(|| format!("_g{number}"))
        };
        shared_out.iter().find_map(number)
    };
    let sql = generations(sql, of_today).ok_or("a table of the read model is gone")?;
    let mut names = Vec::new();
    for number in types {
        let name = sqlx::query_scalar::<_, String>("SELECT format_type($1::bigint::oid, NULL)")
            .bind(i64::from(*number));
        names.push(name.fetch_one(&mut *connection).await.map_err(|failed| failed.to_string())?);
    }
    // The plan is for all values, so that these are none.
    let values = vec!["NULL"; types.len()].join(", ");
    let (types, values) = match types {
        [] => (String::new(), String::new()),
        _ => (format!("({})", names.join(", ")), format!("({values})")),
    };
    let prepare = format!("PREPARE asked {types} AS {sql}");
    sqlx::raw_sql(&prepare).execute(&mut *connection).await.map_err(|failed| failed.to_string())?;
    let explain = format!("EXPLAIN (VERBOSE, FORMAT JSON) EXECUTE asked {values}");
    let plan = sqlx::raw_sql(&explain).fetch_one(&mut *connection).await;
    sqlx::raw_sql("DEALLOCATE asked").execute(connection).await.map_err(|failed| failed.to_string())?;
    let plan =
        plan.and_then(|row| row.try_get_unchecked::<String, _>(0)).map_err(|failed| failed.to_string())?;
    let plan: Value = serde_json::from_str(&plan).expect("PostgreSQL writes JSON");
    Ok(Plan::of(&plan[0]["Plan"], shared_out).touched())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn statements_that_touch_several_partitions_are_listed_with_their_reasons() {
    let cases = memledger_conformance::cases();
    let running = cases.into_iter().map(|(name, case)| explained(name, case));
    let outcomes: Vec<Outcomes> = stream::iter(running).buffer_unordered(AT_ONCE).collect().await;
    let mut all = Outcomes::new();
    for (sql, outcome) in outcomes.into_iter().flatten() {
        note(&mut all, sql, outcome);
    }
    let own = SuitesOwn::read();
    all.retain(|sql, _| !own.has(sql));
    let mut faults = Vec::new();
    let mut unused: BTreeSet<&str> = ACROSS.iter().map(|(start, _)| *start).collect();
    for (sql, outcome) in &all {
        match outcome {
            Err(why) => faults.push(format!("can't be explained: {why}\n  {sql}")),
            Ok(Touched::Several(why)) => {
                let listed = ACROSS.iter().filter(|(start, _)| begins(sql, start)).count();
                if listed == 0 {
                    faults.push(format!("touches several partitions and is not listed: {why}\n  {sql}"));
                }
                unused.retain(|start| !begins(sql, start));
            }
            Ok(Touched::Nothing | Touched::OnePartition) => {}
        }
    }
    faults.extend(
        unused.iter().map(|start| format!("no statement that touches several begins with:\n  {start}")),
    );
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

//! `demo`: the whole story on a bundled user, with no key, no network and no set-up.

mod changes;
mod optimise;
mod tell;

use crate::output::say;
use std::sync::Arc;

use memledger_aggregates::{TenantId, ThreadId, UserId};
use memledger_ledger::{DeltaQuery, Identity, Ledger, Role, access_log::Via, import::Source};
use uuid::Uuid;

use super::{serve, verify};
use crate::{
    failure::Failure,
    settings::{Settings, categories},
    wiring,
};
use tell::{history, title};

/// A made-up person's memories as an assistant might have hoarded them for a year.
const MESSY_USER: &str = include_str!("../../data/messy_user.jsonl");

/// What the demo's steps share.
pub struct Story {
    pub ledger: Arc<Ledger>,
    pub user: UserId,
    pub tenant: TenantId,
}

impl Story {
    fn identity(&self, role: Role, credential: &str, agent: Option<&str>) -> Identity {
        Identity {
            tenant: self.tenant.clone(),
            role,
            credential: credential.to_owned(),
            agent: agent.map(str::to_owned),
            users: Vec::new(),
            via: Via::default(),
        }
    }

    pub fn agent(&self) -> Identity {
        self.identity(Role::Agent, "demo", Some("assistant"))
    }

    pub fn admin(&self) -> Identity {
        self.identity(Role::Admin, "demo", None)
    }
}

pub async fn run(settings: &Settings, database_given: bool, and_serve: bool) -> Result<(), Failure> {
    let mut settings = settings.clone();
    let mut tenant = "default".to_owned();
    if !database_given {
        settings.database = "sqlite://memledger-data/demo.db".to_owned();
    }
    let _hangups = and_serve.then(|| categories::hangups(&settings)).transpose()?;
    // To the end: what this removes or serves, nobody else may serve meanwhile.
    let lock = if and_serve || !database_given { Some(wiring::serve_lock(&settings)?) } else { None };
    if database_given {
        // On a ledger of somebody's own the demo keeps to a tenant of its own.
        tenant = format!("demo-{}", &Uuid::now_v7().simple().to_string()[20..]);
    } else {
        for file in ["demo.db", "demo.db-wal", "demo.db-shm"] {
            let path = std::path::Path::new("memledger-data").join(file);
            if path.exists() {
                std::fs::remove_file(&path).map_err(|e| Failure::file(&path, &e))?;
            }
        }
    }
    let ledger = wiring::ledger(&settings).await?;
    lock.iter().for_each(wiring::ServeLock::serving);
    let tenant = TenantId::new(&tenant).map_err(|e| Failure::Work(e.to_string()))?;
    let user = UserId::new("ana").map_err(|e| Failure::Work(e.to_string()))?;
    let story = Story { ledger: ledger.clone(), user, tenant };
    say!("Memory Ledger: every change to a memory is an event, and everything else is rebuilt from it.");
    say!(
        "({} at {}, tenant {})",
        ledger.core.backend(),
        wiring::without_password(&settings.database),
        story.tenant
    );
    let told = tell_all(&story).await;
    if told.is_err() || !and_serve {
        ledger.close().await;
        return told;
    }
    say!(
        "\nThe demo's ledger is now served; stop it with Ctrl-C. See /docs, or create an account for the \
         pages:"
    );
    say!(
        "  memledger admins create --email you@example.org --role admin --tenant {} --database {}",
        story.tenant,
        wiring::without_password(&settings.database)
    );
    serve::serve(&settings, ledger).await
}

async fn tell_all(story: &Story) -> Result<(), Failure> {
    let imported = import(story).await?;
    let thread = ThreadId::new("planning").map_err(|e| Failure::Work(e.to_string()))?;
    let (ledger, agent) = (&story.ledger, story.agent());
    ledger.memories.acknowledge(&agent, &story.user, &thread, None, (imported, false)).await?;

    title("2. Changes of every kind, each with its author; all but the last can be undone");
    let kept = changes::make(story).await?;

    title(&format!("3. What changed for an agent that last looked at rev {imported}: the delta header"));
    // It made most changes itself, and hears of those only where it asks so.
    let all = || DeltaQuery { include_own: true, ..DeltaQuery::default() };
    let delta = ledger.memories.delta(&agent, &story.user, &thread, all()).await?;
    say!("{}", delta.header.as_deref().unwrap_or("nothing changed"));
    say!(
        "\n({} net changes in revs {} to {}; the agent acknowledges {})",
        delta.changes.len(),
        imported + 1,
        delta.rev,
        delta.rev
    );
    ledger.memories.acknowledge(&agent, &story.user, &thread, None, (delta.rev, false)).await?;
    let again = ledger.memories.delta(&agent, &story.user, &thread, all()).await?;
    say!("The next look: {}", again.header.as_deref().unwrap_or("no header, since nothing changed"));

    title("4. The history of one memory, for an auditor");
    history(story, &kept.name).await?;
    say!("and of the purged one: the event stays, the text is destroyed");
    history(story, &kept.purged).await?;

    title(&format!("5. Time travel: the memories as they were at rev {imported}"));
    tell::as_of(story, imported, &kept.merged_source).await?;

    title("6. Optimise: delete memories without lasting value, merge duplicates, reduce topics to a few");
    let run_id = optimise::run(story, &thread).await?;

    title("7. Undo all of it: a run is undone as a whole");
    optimise::take_back(story, &run_id).await?;

    title("8. verify: recompute everything that can be recomputed");
    let report = ledger.audit.verify(&story.admin(), None).await?;
    verify::print(&report, false);
    if !report.ok {
        return Err(Failure::Check);
    }

    title("9. rebuild: make every read model again from the log, next to the live ones, and switch");
    tell::rebuild(story).await
}

async fn import(story: &Story) -> Result<u64, Failure> {
    title("1. Import: what an assistant stored about one person in a year");
    let operator = Identity::operator(story.tenant.clone());
    let report = story.ledger.memories.import(&operator, Source::Agno, MESSY_USER, None, |_| {}).await?;
    if !report.bad.is_empty() {
        return Err(Failure::Work(format!("the bundled data has bad lines: {:?}", report.bad)));
    }
    let memories = tell::everything(story).await?;
    let mut topics: Vec<&str> = memories.iter().flat_map(|m| &m.topics).map(String::as_str).collect();
    topics.sort_unstable();
    topics.dedup();
    let spelled = topics.iter().filter(|topic| topic.to_lowercase().starts_with("preference")).count();
    say!(
        "{} memories, {} topics ({spelled} spellings of \"preferences\" alone). For example:",
        report.created,
        topics.len()
    );
    for part in [
        "User is lactose intolerant",
        "avoids regular dairy",
        "landlord about the boiler",
        "test memory please",
    ] {
        if let Some(memory) = memories.iter().find(|m| tell::text(m).contains(part)) {
            say!("  {}  {}", &memory.created_at[..10], tell::text(memory));
        }
    }
    let (rev, ..) = story.ledger.memories.head(&operator, &story.user).await?;
    say!("The memories are at rev {rev}: one rev for each change, without gaps.");
    Ok(rev)
}

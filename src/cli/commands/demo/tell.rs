//! How the demo shows what the ledger answers.

use crate::output::say;
use memledger_aggregates::MemoryId;
use memledger_ledger::{AsOf, Identity, ListQuery, Memory, StateFilter};

use super::Story;
use crate::failure::Failure;

pub fn title(text: &str) {
    say!("\n{text}\n{}", "─".repeat(text.chars().count()));
}

pub fn text(memory: &Memory) -> &str {
    memory.content.as_deref().unwrap_or("(erased)")
}

/// All active memories.
pub async fn everything(story: &Story) -> Result<Vec<Memory>, Failure> {
    list(story, None).await
}

async fn list(story: &Story, as_of: Option<AsOf>) -> Result<Vec<Memory>, Failure> {
    let mut memories = Vec::new();
    let mut cursor = None;
    loop {
        let query =
            ListQuery { state: StateFilter::Active, as_of, limit: 500, cursor, ..ListQuery::default() };
        let page = story.ledger.memories.list(&story.agent(), &story.user, query).await?;
        memories.extend(page.items);
        cursor = page.next_cursor;
        if cursor.is_none() {
            return Ok(memories);
        }
    }
}

pub async fn history(story: &Story, id: &MemoryId) -> Result<(), Failure> {
    let page = story.ledger.memories.history(&story.admin(), &story.user, id, 50, None).await?;
    for item in page.items.iter().rev() {
        let text = match (&item.new, &item.old) {
            (Some(new), Some(old)) if new == old => format!("{}", item.detail["set"]),
            (Some(new), _) => new.clone(),
            (None, Some(old)) => format!("was: {old}"),
            (None, None) => "(erased)".to_owned(),
        };
        let reason = item.reason.as_ref().map(|reason| format!("  because: {reason}")).unwrap_or_default();
        let place = format!("{}:{}", item.partition_id, item.position);
        let rev = item.rev.unwrap_or_default();
        say!("  rev {rev:>3} {place:>7} {:<8} {:<16} {text}{reason}", item.event, item.actor);
    }
    Ok(())
}

pub async fn as_of(story: &Story, rev: u64, merged_source: &MemoryId) -> Result<(), Failure> {
    let then = list(story, Some(AsOf::Rev(rev))).await?;
    let now = everything(story).await?;
    say!("{} active memories then, {} now.", then.len(), now.len());
    if let Some(memory) = then.iter().find(|m| m.id == merged_source.as_str()) {
        say!("  then  {:<9} {}", memory.state, text(memory));
    }
    let today = story.ledger.memories.get(&story.agent(), &story.user, merged_source).await?;
    let into = today.merged_into.as_deref().unwrap_or_default();
    say!("  now   {:<9} {}  (merged into {into})", today.state, text(&today));
    if let Some(product) = now.iter().find(|m| m.id == into) {
        say!(
            "  now   {:<9} {}  (made from {} memories)",
            product.state,
            text(product),
            product.merged_from.len()
        );
    }
    let erased = then.iter().filter(|memory| memory.content.is_none()).count();
    say!("{erased} of those memories has no text: a purge also applies to the past.");
    Ok(())
}

pub async fn rebuild(story: &Story) -> Result<(), Failure> {
    let operator = Identity::operator(story.tenant.clone());
    let rebuilt = story.ledger.audit.rebuild(&operator, Vec::new(), None, false, |_| {}).await?;
    say!("  {} events applied again from position 1, {:.0} a second", rebuilt.events, rebuilt.events_per_s);
    for table in &rebuilt.comparisons {
        let (before, after) = (&table.live_digest[..16], &table.rebuilt_digest[..16]);
        let same = if table.is_equal() { "equal" } else { "DIFFERENT" };
        say!(
            "  {:<14} {:>4} rows  digest {before}… before, {after}… after: {same}",
            table.table,
            table.live_rows
        );
    }
    if rebuilt.is_equal() { Ok(()) } else { Err(Failure::Check) }
}

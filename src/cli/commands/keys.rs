//! `keys`: make, list and end API keys.

use crate::output::say;
use memledger_ledger::{Identity, Ledger, LedgerError, Role, keys::NewKey, words::Timestamp};
use serde_json::json;

use super::{agent, print_json, tenant, user};
use crate::{
    arguments::{CreateKey, Keys},
    failure::Failure,
    output,
    settings::Settings,
    wiring,
};

pub async fn run(settings: &Settings, keys: Keys) -> Result<(), Failure> {
    let ledger = match &keys {
        Keys::Create(_) => wiring::ledger(settings).await?,
        Keys::List { .. } | Keys::Revoke { .. } => wiring::existing_ledger(settings).await?,
    };
    let outcome = match keys {
        Keys::Create(new) => create(&ledger, new).await,
        Keys::List { json } => list(&ledger, json).await,
        Keys::Revoke { id } => revoke(&ledger, &id).await,
    };
    ledger.close().await;
    outcome
}

async fn create(ledger: &Ledger, new: CreateKey) -> Result<(), Failure> {
    let role = Role::parse(&new.role).ok_or_else(|| {
        let roles = Role::ALL.map(Role::as_str).join(", ");
        Failure::Usage(format!("--role: {:?} is none of {roles}", new.role))
    })?;
    let agent = new.agent.as_deref().map(agent).transpose()?;
    let users = new.user.iter().map(|name| user(name)).collect::<Result<_, _>>()?;
    let tenant = tenant(&new.tenant)?;
    let by = Identity::operator(tenant.clone()).actor();
    let expires_at = new.expires_days.map(|days| in_days(days.get()));
    let key = NewKey { tenant, role, agent, users, expires_at };
    // The option for users names one each time.
    let usage = |wrong: LedgerError| Failure::Usage(format!("--{wrong}").replacen("--users", "--user", 1));
    key.must_name_its_agent().map_err(usage)?;
    let (id, secret) = ledger.people.create_key(&key, &by).await?;
    if new.json {
        print_json(&json!({"id": id, "key": secret}))?;
    } else {
        say!("key {id} of role {} in tenant {}:", role.as_str(), key.tenant);
        say!("{secret}");
        say!("It is not stored and can't be shown again.");
    }
    if output::failed() {
        // Nobody has seen it.
        revoke(ledger, &id).await?;
    }
    Ok(())
}

/// So many days from now.
fn in_days(days: u16) -> Timestamp {
    Timestamp(memledger_ledger::time::now().0 + i64::from(days) * 86_400_000_000)
}

async fn list(ledger: &Ledger, json: bool) -> Result<(), Failure> {
    let keys = ledger.people.list_keys().await?;
    if json {
        return print_json(&keys);
    }
    for key in keys {
        let users = if key.users.is_empty() { "everyone".to_owned() } else { key.users.join(", ") };
        let agent = key.agent.map(|agent| format!(" {agent}")).unwrap_or_default();
        let said =
            |what: &str, said: Option<String>| said.map(|it| format!(", {what} {it}")).unwrap_or_default();
        say!(
            "{}  {}{agent} of {}, users: {users}, since {}{}{}{}{}",
            key.id,
            key.role,
            key.tenant,
            key.created_at,
            said("made by", key.made_by),
            said("last used", key.last_used_at),
            said("expires", key.expires_at),
            said("revoked", key.revoked_at)
        );
    }
    Ok(())
}

async fn revoke(ledger: &Ledger, id: &str) -> Result<(), Failure> {
    ledger.people.revoke_key(id).await?;
    say!("key {id} is revoked; servers refuse it within a second");
    Ok(())
}

//! `admins`: make, list and end the accounts of people who sign in, and set their passwords.

use crate::output::say;
use std::io::{BufRead, IsTerminal, Read};

use memledger_ledger::{
    Ledger,
    accounts::{self, NewAccount},
};
use serde_json::json;

use super::{print_json, tenant};
use crate::{
    arguments::{Admins, CreateAdmin, GivenPassword},
    failure::Failure,
    settings::Settings,
    terminal, wiring,
};

/// What one of the commands does, once everything that it needs is known to be in order.
enum Work {
    Create { new: NewAccount, password: Password, json: bool },
    List { json: bool },
    Disable { email: String },
    Change { email: String, password: Password, json: bool },
}

/// A password, and whether it was made here, so that it must be shown.
struct Password {
    text: String,
    made: bool,
}

pub async fn run(settings: &Settings, admins: Admins) -> Result<(), Failure> {
    if matches!(admins, Admins::Create(_) | Admins::Password { .. }) {
        // Before anybody types, and before a ledger is made.
        settings.accounts.common_passwords().read()?;
    }
    // Before the ledger is opened: a person takes their time to type.
    let work = work(admins)?;
    let ledger = match &work {
        Work::Create { .. } => wiring::ledger(settings).await?,
        _ => wiring::existing_ledger(settings).await?,
    };
    let outcome = execute(&ledger, work).await;
    ledger.close().await;
    outcome
}

fn work(admins: Admins) -> Result<Work, Failure> {
    Ok(match admins {
        Admins::Create(CreateAdmin { email, role, tenant: name, given }) => {
            let role = accounts::account_role(&role).map_err(|e| Failure::Usage(format!("--{e}")))?;
            let new = NewAccount { tenant: tenant(&name)?, email, role };
            Work::Create { new, password: password(&given)?, json: given.json }
        }
        Admins::List { json } => Work::List { json },
        Admins::Disable { email } => Work::Disable { email },
        Admins::Password { email, given } => {
            Work::Change { email, password: password(&given)?, json: given.json }
        }
    })
}

async fn execute(ledger: &Ledger, work: Work) -> Result<(), Failure> {
    match work {
        Work::Create { new, password, json } => create(ledger, &new, &password, json).await,
        Work::List { json } => list(ledger, json).await,
        Work::Disable { email } => {
            ledger.people.disable_account(&email).await?;
            say!("the account of {email} is disabled; its sessions end within a second");
            Ok(())
        }
        Work::Change { email, password, json } => change(ledger, &email, &password, json).await,
    }
}

async fn create(ledger: &Ledger, new: &NewAccount, password: &Password, json: bool) -> Result<(), Failure> {
    let account = ledger.people.create_account(new, &password.text).await?;
    if json {
        let mut shown = json!({"id": account.id, "email": account.email, "role": account.role});
        if password.made {
            shown["password"] = password.text.as_str().into();
        }
        return print_json(&shown);
    }
    say!("account {} of {}, {} in tenant {}", account.id, account.email, account.role, account.tenant);
    show(password);
    Ok(())
}

async fn change(ledger: &Ledger, email: &str, password: &Password, json: bool) -> Result<(), Failure> {
    ledger.people.set_password(email, &password.text).await?;
    if json {
        let made = password.made.then_some(password.text.as_str());
        return print_json(&made.map_or_else(|| json!({}), |made| json!({"password": made})));
    }
    say!("the password of {email} is set; its sessions end within a second");
    show(password);
    Ok(())
}

fn show(password: &Password) {
    if password.made {
        say!("its password:");
        say!("{}", password.text);
        say!("It is not stored and can't be shown again.");
    }
}

async fn list(ledger: &Ledger, json: bool) -> Result<(), Failure> {
    let accounts = ledger.people.list_accounts().await?;
    if json {
        return print_json(&accounts);
    }
    for account in accounts {
        let end = account.disabled_at.map(|at| format!(", disabled {at}")).unwrap_or_default();
        say!(
            "{}  {} {} of {}, since {}{end}",
            account.id,
            account.role,
            account.email,
            account.tenant,
            account.created_at
        );
    }
    Ok(())
}

fn password(given: &GivenPassword) -> Result<Password, Failure> {
    if given.password_stdin {
        return Ok(Password { text: line()?, made: false });
    }
    if std::io::stdin().is_terminal() {
        return Ok(Password { text: typed()?, made: false });
    }
    Ok(Password { text: accounts::made_password(), made: true })
}

/// The first line of standard input.
fn line() -> Result<String, Failure> {
    let wrong = |why: String| Failure::Usage(format!("--password-stdin: {why}"));
    // A line end, and a byte to tell a longer one.
    let most = accounts::LONGEST as u64 + 3;
    let mut bytes = Vec::new();
    let read = std::io::stdin().lock().take(most).read_until(b'\n', &mut bytes);
    read.map_err(|e| wrong(format!("standard input can't be read: {e}")))?;
    if bytes.len() as u64 == most {
        return Err(wrong(format!("the password has more than {} bytes", accounts::LONGEST)));
    }
    let text = String::from_utf8(bytes).map_err(|_| wrong("the password is not UTF-8".into()))?;
    let text = text.strip_suffix('\n').unwrap_or(&text);
    Ok(text.strip_suffix('\r').unwrap_or(text).to_owned())
}

/// Asks twice, without an echo.
fn typed() -> Result<String, Failure> {
    let ask = |what: &str| {
        let failed = |e: std::io::Error| {
            format!("the password can't be read from the terminal: {e}; use --password-stdin")
        };
        terminal::ask_password(what).map_err(|e| Failure::Work(failed(e)))
    };
    let text = ask("Password: ")?;
    if text != ask("Repeat it: ")? {
        return Err(Failure::Usage("password: the two entries differ; nothing was changed".into()));
    }
    Ok(text)
}

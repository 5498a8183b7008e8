//! The making of an account, cut off between its row and its event: nobody gets in, and the same again completes
//! it.

use memledger_aggregates::TenantId;
use memledger_ledger::{
    LedgerError, Role,
    accounts::{AccountView, NewAccount},
};
use memledger_tests::Backend;

use super::{TENANT, World};
use crate::http::on_both;

on_both!(
    an_account_that_was_cut_off_is_completed_by_the_same_command,
    of_several_at_once_one_makes_the_account,
);

const EMAIL: &str = "ana@example.com";

fn wanted(role: Role, tenant: &str) -> NewAccount {
    NewAccount { tenant: TenantId::new(tenant).unwrap(), email: EMAIL.to_owned(), role }
}

/// What the database says to an event of an account, as if the process had ended before it.
async fn cut_off(world: &World, backend: Backend, on: bool) {
    let sql = match (backend, on) {
        (Backend::Sqlite, true) => {
            "CREATE TRIGGER cut_off BEFORE INSERT ON events WHEN NEW.stream_type = 'account' \
             BEGIN SELECT RAISE(ABORT, 'cut off'); END"
        }
        (Backend::Sqlite, false) => "DROP TRIGGER cut_off",
        (Backend::Postgres, true) => {
            "ALTER TABLE events ADD CONSTRAINT cut_off CHECK (stream_type <> 'account') NOT VALID"
        }
        (Backend::Postgres, false) => "ALTER TABLE events DROP CONSTRAINT cut_off",
    };
    world.store.execute(sql, Vec::new()).await.unwrap();
}

async fn lets_in(world: &World, password: &str) -> bool {
    match world.ledger.people.sign_in(EMAIL, password, None).await {
        Ok(begun) => begun.session.email == EMAIL,
        Err(LedgerError::Unauthenticated(_)) => false,
        Err(failed) => panic!("{failed}"),
    }
}

async fn events(world: &World, event_type: &str) -> i64 {
    let sql = "SELECT count(*) FROM events WHERE event_type = $1";
    world.store.query(sql, vec![event_type.into()]).await.unwrap()[0][0].int().unwrap()
}

#[track_caller]
fn is_refused(made: Result<AccountView, LedgerError>, why: &str) {
    match made {
        Err(LedgerError::Conflict(said)) => assert!(said.contains(why), "{said}"),
        other => panic!("{other:?}"),
    }
}

async fn an_account_that_was_cut_off_is_completed_by_the_same_command(backend: Backend) {
    let world = World::new(backend).await;
    let (first, second) = ("the first password", "the second password");
    cut_off(&world, backend, true).await;
    let ana = wanted(Role::Admin, TENANT);
    for password in [first, first] {
        assert!(world.ledger.people.create_account(&ana, password).await.is_err());
    }
    cut_off(&world, backend, false).await;
    assert_eq!(world.ledger.people.list_accounts().await.unwrap().len(), 1, "it was cut off before its row");
    assert_eq!(events(&world, "AccountCreated").await, 0);
    assert!(!lets_in(&world, first).await, "an account without its event lets somebody in");

    for other in [wanted(Role::Auditor, TENANT), wanted(Role::Admin, "globex")] {
        is_refused(
            world.ledger.people.create_account(&other, second).await,
            "begun as admin in tenant default",
        );
    }
    let made = world.ledger.people.create_account(&ana, second).await.unwrap();
    assert_eq!((made.role.as_str(), made.tenant.as_str()), ("admin", TENANT));
    let listed = world.ledger.people.list_accounts().await.unwrap();
    assert_eq!(listed.iter().map(|account| account.id.as_str()).collect::<Vec<_>>(), [made.id.as_str()]);
    assert_eq!(events(&world, "AccountCreated").await, 1);
    assert!(lets_in(&world, second).await && !lets_in(&world, first).await);

    is_refused(
        world.ledger.people.create_account(&ana, first).await,
        "there already is an account of ana@example.com",
    );
    assert!(lets_in(&world, second).await && !lets_in(&world, first).await);
    let report = world.verified().await;
    assert!(report.ok, "{:?}", report.faults);
    world.close().await;
}

async fn of_several_at_once_one_makes_the_account(backend: Backend) {
    let world = World::new(backend).await;
    let passwords: Vec<String> = (0..4).map(|number| format!("password number {number}")).collect();
    let ana = wanted(Role::Auditor, TENANT);
    let attempts = passwords.iter().map(|password| world.ledger.people.create_account(&ana, password));
    let made = futures::future::join_all(attempts).await;
    let winners: Vec<&String> =
        made.iter().zip(&passwords).filter(|(made, _)| made.is_ok()).map(|(_, password)| password).collect();
    assert_eq!(winners.len(), 1, "{made:?}");
    assert!(lets_in(&world, winners[0]).await, "whoever was told so gets in");
    assert_eq!((events(&world, "AccountCreated").await, events(&world, "AccountDisabled").await), (1, 0));
    world.close().await;
}

//! Whose memories a key reaches, and what is told of keys.

use memledger_aggregates::{MemoryId, TenantId, UserId};
use memledger_ledger::{Identity, LedgerError, Role, access_log::Via, import::Source, keys::NewKey};
use memledger_tests::Backend;

use super::{TENANT, World, operator, user};
use crate::http::on_both;

on_both!(a_key_finds_its_users_memory_among_many_of_one_id, an_unreadable_list_of_users_is_not_everyone);

/// Whose the memory is, for a key that reaches these users.
async fn found(world: &World, users: &[&str], id: &MemoryId) -> Result<UserId, LedgerError> {
    let users = users.iter().map(|name| user(name)).collect();
    let identity = Identity { role: Role::Supervisor, credential: "k_few".into(), users, ..operator() };
    world.ledger.memories.user_of(&identity, id).await
}

async fn a_key_finds_its_users_memory_among_many_of_one_id(backend: Backend) {
    let world = World::new(backend).await;
    let names = ["ana", "bruno", "cem", "dana", "zoe"];
    for name in names {
        let (line, to) = ("{\"id\": \"1\", \"content\": \"x\"}", user(name));
        let imported =
            world.ledger.memories.import(&operator(), Source::Jsonl, line, Some(&to), |_| {}).await;
        assert_eq!(imported.unwrap().created, 1);
    }
    let one = MemoryId::new("1").unwrap();
    for name in names {
        assert_eq!(found(&world, &[name], &one).await.unwrap(), user(name));
        assert_eq!(found(&world, &[name, "eve"], &one).await.unwrap(), user(name));
    }
    for several in [&["ana", "zoe"][..], &["dana", "eve", "zoe"], &[]] {
        let told = found(&world, several, &one).await;
        assert!(matches!(told, Err(LedgerError::Conflict(_))), "{several:?}: {told:?}");
    }
    let unknown = MemoryId::new("2").unwrap();
    let without: [(&[&str], &MemoryId); 3] = [(&["eve"], &one), (&["zoe"], &unknown), (&[], &unknown)];
    for (reach, id) in without {
        let told = found(&world, reach, id).await;
        assert!(matches!(told, Err(LedgerError::NotFound(_))), "{reach:?}: {told:?}");
    }
    world.close().await;
}

async fn an_unreadable_list_of_users_is_not_everyone(backend: Backend) {
    let world = World::new(backend).await;
    let tenant = TenantId::new(TENANT).unwrap();
    let new =
        NewKey { tenant, role: Role::Supervisor, agent: None, users: vec![user("ana")], expires_at: None };
    let (id, key) = world.ledger.people.create_key(&new, "admin:cli").await.unwrap();
    let listed = world.ledger.people.list_keys().await.unwrap();
    assert_eq!(listed.iter().map(|key| key.users.clone()).collect::<Vec<_>>(), [["ana"]]);
    for damaged in ["", "[\"ana\"", "null", "\"ana\"", "{}", "[\"\"]", "[1]"] {
        let sql = "UPDATE api_keys SET user_ids = $2 WHERE key_id = $1";
        let changed = world.store.execute(sql, vec![id.as_str().into(), damaged.into()]).await;
        assert_eq!(changed.unwrap(), 1);
        let listed = world.ledger.people.list_keys().await;
        let Err(LedgerError::Internal(said)) = &listed else { panic!("{damaged:?}: {listed:?}") };
        assert!(said.contains(&id) && said.contains("list of users"), "{said}");
        let identified = world.ledger.people.identify(&key, &Via::default()).await;
        assert!(matches!(identified, Err(LedgerError::Internal(_))), "{damaged:?} is {identified:?}");
    }
    world.close().await;
}

//! What people do with their own account: see and end sessions, change the password.

use std::{
    fs,
    time::{Duration, Instant},
};

use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server},
};
use reqwest::Method;
use serde_json::json;
use tempfile::NamedTempFile;

use super::{LOGIN, Person, SESSION, change, login, number, token};
use crate::http::{World, column, remember, walk};

on_both!(
    own_sessions_are_listed_and_ended,
    a_session_ends_when_nothing_is_done_in_it,
    a_live_feed_alone_keeps_no_session,
    what_a_page_asks_for_by_itself_keeps_no_session,
    a_use_is_stored_for_every_server,
    a_copy_stores_no_use_of_a_session,
    a_new_sign_in_ends_the_session_of_the_browser,
    people_change_their_own_password,
    an_own_password_is_not_guessed_here,
    common_passwords_are_refused,
    listed_passwords_are_refused,
);

const SESSIONS: &str = "/api/auth/sessions";
const PASSWORD: &str = "/api/auth/password";
const NEW: &str = "seven otters juggle lanterns";

/// Many times the second for which a session is believed without looking.
const PATIENCE: Duration = Duration::from_secs(30);

async fn is_over(api: &Api) {
    let deadline = Instant::now() + PATIENCE;
    while api.get(SESSION).await.status != 401 {
        assert!(Instant::now() < deadline, "the session does not end");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn own_sessions_are_listed_and_ended(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "auditor").await;
    let bo = Person::new(&world, "bo@example.com", "admin").await;
    let (first, second) = (ana.token(&world).await, ana.token(&world).await);
    let (first, second) = (world.server.api(&first), world.server.api(&second));
    let others = world.server.api(&bo.token(&world).await);
    let listed = second.get(SESSIONS).await.is(200);
    let current: Vec<_> = listed.items().iter().map(|item| item["current"].as_bool()).collect();
    assert_eq!(current, [Some(true), Some(false)]);
    assert_eq!(listed.header("cache-control"), Some("no-store"));
    let old = listed.items()[1]["id"].as_str().unwrap().to_owned();
    for stranger in [&others, &world.admin] {
        let refused = stranger.delete(&format!("{SESSIONS}/{old}")).await;
        refused.is_problem(404, "not_found", None);
    }
    first.get(SESSION).await.is(200);
    world.admin.get(SESSIONS).await.is_problem(404, "not_found", None);
    second.delete(&format!("{SESSIONS}/{old}")).await.is(204);
    first.get(SESSION).await.is_problem(401, "unauthenticated", None);
    second.delete(&format!("{SESSIONS}/{old}")).await.is_problem(404, "not_found", None);
    second.delete(&format!("{SESSIONS}/x")).await.is_problem(400, "invalid_request", Some("session_id"));
    assert_eq!(second.get(SESSIONS).await.is(200).items().len(), 1);
    // One that has ended by itself is none to end.
    let idle = ana.token(&world).await;
    let ids = second.get(SESSIONS).await.is(200);
    assert_eq!(ids.items().len(), 2);
    let id = ids.items()[0]["id"].as_str().unwrap().to_owned();
    let ended = format!("UPDATE sessions SET created_at = created_at - 3600000000 WHERE session_id = '{id}'");
    assert_eq!(change(&world, &ended).await, 1);
    second.delete(&format!("{SESSIONS}/{id}")).await.is_problem(404, "not_found", None);
    assert_eq!(second.get(SESSIONS).await.is(200).items().len(), 1);
    is_over(&world.server.api(&idle)).await;
    assert_eq!(ana.types(&world).await, ["AccountCreated", "SignedIn", "SignedIn", "SignedOut", "SignedIn"]);
}

async fn a_session_ends_when_nothing_is_done_in_it(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let api = world.server.api(&ana.token(&world).await);
    // As if it had begun long ago, and was used just now.
    let ago = "UPDATE sessions SET created_at = created_at - 3600000000";
    assert_eq!(change(&world, ago).await, 1);
    let used = "UPDATE sessions SET seen_at = created_at + 3600000000";
    assert_eq!(change(&world, used).await, 1);
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    api.get(SESSION).await.is(200);
    let idle = "UPDATE sessions SET seen_at = created_at + 1500000000";
    assert_eq!(change(&world, idle).await, 1);
    is_over(&api).await;
}

async fn a_live_feed_alone_keeps_no_session(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let bearer = format!("Bearer {}", ana.token(&world).await);
    let headers = [("Accept", "text/event-stream"), ("Authorization", bearer.as_str())];
    let mut stream = world.admin.anonymous().open("/api/events", &headers).await;
    assert_eq!(stream.status(), 200);
    let idle = "UPDATE sessions SET created_at = created_at - 3600000000, seen_at = NULL";
    assert_eq!(change(&world, idle).await, 1);
    remember(&world.admin, "bo", json!({"content": "wakes the stream"})).await;
    tokio::time::timeout(PATIENCE, async { while stream.chunk().await.ok().flatten().is_some() {} })
        .await
        .expect("the stream ends with its session");
}

/// When the only session was last used.
const LAST_USED: &str = "SELECT COALESCE(seen_at, 0) FROM sessions";

async fn what_a_page_asks_for_by_itself_keeps_no_session(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let bearer = format!("Bearer {}", ana.token(&world).await);
    let anonymous = world.admin.anonymous();
    let mut headers = vec![("Authorization", bearer.as_str()), ("X-Unattended", "true")];
    anonymous.send(Method::GET, SESSION, None, &headers).await.is(200);
    assert_eq!(number(&world, LAST_USED).await, 0);
    headers.pop();
    anonymous.send(Method::GET, SESSION, None, &headers).await.is(200);
    assert!(number(&world, LAST_USED).await > 0);
}

/// Else another server would end a session that is in use.
async fn a_use_is_stored_for_every_server(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let api = world.server.api(&ana.token(&world).await);
    let ago = "UPDATE sessions SET created_at = created_at - 1500000000";
    assert_eq!(change(&world, ago).await, 1);
    api.get(SESSION).await.is(200);
    let used = number(&world, "SELECT seen_at - created_at FROM sessions").await;
    assert!(used >= 1_500_000_000, "{used}");
    let listed = api.get(SESSIONS).await.is(200);
    let session = &listed.items()[0];
    assert!(session["last_used_at"].as_str() > session["created_at"].as_str(), "{session}");
    // It is noted once a minute, not with every request.
    assert_eq!(change(&world, "UPDATE sessions SET seen_at = created_at + 1400000000").await, 1);
    api.get(SESSION).await.is(200);
    assert_eq!(number(&world, "SELECT seen_at - created_at FROM sessions").await, 1_400_000_000);
}

async fn a_copy_stores_no_use_of_a_session(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let token = ana.token(&world).await;
    let World { server, database, .. } = world;
    server.stop().await;
    let copy = Server::start_with(&database.url, &["--read-only"], &[]).await;
    let api = copy.api(&token);
    api.get(SESSION).await.is(200);
    let id = api.get(SESSIONS).await.is(200).items()[0]["id"].as_str().unwrap().to_owned();
    api.delete(&format!("{SESSIONS}/{id}")).await.is_problem(503, "unavailable", None);
    let password = json!({"current_password": ana.password, "new_password": NEW});
    api.post(PASSWORD, &password).await.is_problem(503, "unavailable", None);
    copy.stop().await;
    let world = World::on(database).await;
    assert_eq!(number(&world, LAST_USED).await, 0);
    ana.login(&world).await.is(200);
}

async fn a_new_sign_in_ends_the_session_of_the_browser(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let before = ana.token(&world).await;
    let cookie = format!("memledger_session={before}");
    let body = json!({"email": ana.email, "password": ana.password});
    let again = world.admin.anonymous().send(Method::POST, LOGIN, Some(&body), &[("Cookie", &cookie)]).await;
    let now = token(&again.is(200));
    world.server.api(&before).get(SESSION).await.is_problem(401, "unauthenticated", None);
    world.server.api(&now).get(SESSION).await.is(200);
}

async fn people_change_their_own_password(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "auditor").await;
    let (other, mine) = (ana.token(&world).await, ana.token(&world).await);
    let (other, mine) = (world.server.api(&other), world.server.api(&mine));
    let wanted = |current: &str, new: &str| json!({"current_password": current, "new_password": new});
    let wrong = mine.post(PASSWORD, &wanted("not the password", NEW)).await;
    wrong.is_problem(400, "invalid_request", Some("current_password"));
    let common = mine.post(PASSWORD, &wanted(&ana.password, "password1234")).await;
    common.is_problem(400, "invalid_request", Some("new_password"));
    let same = mine.post(PASSWORD, &wanted(&ana.password, &ana.password)).await;
    same.is_problem(400, "invalid_request", Some("new_password"));
    let long = mine.post(PASSWORD, &wanted(&"x".repeat(1_025), NEW)).await;
    long.is_problem(400, "invalid_request", Some("current_password"));
    let short = mine.post(PASSWORD, &wanted(&ana.password, "too short")).await;
    short.is_problem(400, "invalid_request", Some("new_password"));
    world.admin.post(PASSWORD, &wanted("x", NEW)).await.is_problem(404, "not_found", None);
    mine.get(SESSION).await.is(200);
    let changed = mine.post(PASSWORD, &wanted(&ana.password, NEW)).await.is(200);
    assert!(changed.header("set-cookie").is_some_and(|cookie| cookie.contains(&token(&changed))));
    world.server.api(&token(&changed)).get(SESSION).await.is(200);
    for ended in [&other, &mine] {
        is_over(ended).await;
    }
    ana.login(&world).await.is(401);
    login(&world, &ana.email, NEW).await.is(200);
    let told = ana.told(&world).await;
    let change = told.iter().find(|(event_type, ..)| event_type == "PasswordChanged").unwrap();
    assert_eq!(change.1, format!("auditor:{}", ana.id));
}

/// Whoever finds an open browser.
async fn an_own_password_is_not_guessed_here(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "auditor").await;
    let mine = world.server.api(&ana.token(&world).await);
    let guess = json!({"current_password": "a guess", "new_password": NEW});
    for status in [400, 400, 400, 400, 400, 429] {
        mine.post(PASSWORD, &guess).await.is(status);
    }
    let tried = walk(&world.admin, "/api/operations?op=sign_in&status=error", 10).await;
    let (actor, failed) = (json!(format!("account:{}", ana.id)), vec![json!("unauthenticated"); 5]);
    assert_eq!(column(&tried, "error"), failed);
    assert!(tried.iter().all(|operation| operation["actor"] == actor), "{tried:?}");
}

async fn common_passwords_are_refused(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana.lopez@example.com", "auditor").await;
    let mine = world.server.api(&ana.token(&world).await);
    for common in ["123456789012", "qwertyuiop12", "ana.lopez@example.com", "P@ssw0rd1234"] {
        let body = json!({"current_password": ana.password, "new_password": common});
        let refused = mine.post(PASSWORD, &body).await;
        refused.is_problem(400, "invalid_request", Some("new_password"));
        assert!(refused.text.contains("easy to guess"), "{}", refused.text);
    }
}

/// The words are typed on the keys of another language, which the estimate takes for chance.
async fn listed_passwords_are_refused(backend: Backend) {
    let list = NamedTempFile::new().unwrap();
    fs::write(list.path(), "short\r\n\r\ngfhfktkjuhfv\r\n").unwrap();
    let setting = [("MEMLEDGER_ACCOUNTS_COMMON_PASSWORDS_FILE", list.path().to_str().unwrap())];
    let database = TestDatabase::new(backend).await;
    let server = Server::start_with(&database.url, &[], &setting).await;
    let world = World { admin: server.admin(), server, database };
    let ana = Person::new(&world, "ana@example.com", "auditor").await;
    let mine = world.server.api(&ana.token(&world).await);
    let wanted = |new: &str| json!({"current_password": ana.password, "new_password": new});
    for listed in ["gfhfktkjuhfv", "GfhfKtkjuhfV"] {
        let refused = mine.post(PASSWORD, &wanted(listed)).await;
        refused.is_problem(400, "invalid_request", Some("new_password"));
        assert!(refused.text.contains("in the list of common passwords"), "{}", refused.text);
    }
    mine.get(SESSION).await.is(200);
    ana.login(&world).await.is(200);
    let changed = mine.post(PASSWORD, &wanted("gfhfktkjuhfvv")).await.is(200);
    world.server.api(&token(&changed)).get(SESSION).await.is(200);
}

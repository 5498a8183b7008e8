//! A run that is undone, once, however often it is asked for.

use std::collections::BTreeSet;

use memledger_tests::{Backend, server::is_sound};
use serde_json::json;

use super::{FACTS, JUNK, of_run, optimised, text, workflows, working};
use crate::http::{active, column, rev};

on_both!(a_run_is_undone_over_http);

async fn a_run_is_undone_over_http(backend: Backend) {
    let world = working(backend).await;
    let api = &world.admin;
    let run = optimised(api, "ana").await;
    let id = text(&run["run_id"]);
    let restored = of_run(api, id, "/restore").await.is(200).body;
    assert_eq!((&restored["run_id"], &restored["kept"]), (&run["run_id"], &json!([])), "{restored}");
    assert!(restored["restored"].as_u64().is_some_and(|count| count >= 5), "{restored}");
    let (before, newest) = (active(api, "ana").await, rev(api, "ana").await);
    assert_eq!(restored["rev"], newest);
    let contents: BTreeSet<&str> = column(&before, "content").into_iter().collect();
    let all: BTreeSet<&str> = JUNK.into_iter().chain(FACTS.iter().map(|(fact, _)| *fact)).collect();
    assert_eq!((contents, before.len()), (all, 8));
    assert_eq!(of_run(api, id, "/restore").await.is(200).body, restored);
    assert_eq!((active(api, "ana").await, rev(api, "ana").await), (before, newest));
    let told = api.get(&workflows(&format!("/runs/{id}"))).await.is(200).body;
    assert!(
        text(&told["restored_at"]).ends_with('Z') && text(&told["restored_by"]).starts_with("admin:"),
        "{told}"
    );
    of_run(api, id, "/cancel").await.is_problem(409, "state_conflict", None);
    // What it had found is what growth is counted from now: nothing runs again by itself.
    let ana = &api.get(&workflows("/users-stats")).await.is(200).body["users"][0];
    assert_eq!((&ana["growth"], &ana["total_runs"]), (&json!(0), &json!(1)), "{ana}");
    is_sound(&world.database.url).await;
}

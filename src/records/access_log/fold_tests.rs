//! What is folded, and how much of it one credential can have noted.

use super::*;
use crate::access_log::Via;

fn planner(route: &str) -> Identity {
    let tenant = memledger_aggregates::TenantId::new("acme").unwrap();
    Identity { credential: "k_1".to_owned(), via: Via::new(route, None), ..Identity::operator(tenant) }
}

fn user(name: &str) -> UserId {
    UserId::new(name).unwrap()
}

fn rows(fold: &Fold) -> Vec<(Key, Row)> {
    fold.changed(usize::MAX, None, true)
}

#[test]
fn what_is_alike_in_a_minute_is_one_row() {
    let (mut fold, ana) = (Fold::default(), user("ana"));
    for (at, ids) in [(0, vec!["a", "b"]), (MINUTE_US - 1, vec!["b", "c"])] {
        assert!(fold.note(&AccessOutcome::of(&planner("GET /one"), Some(&ana), OK), ids, at));
    }
    let [(_, row)] = rows(&fold).try_into().unwrap();
    assert_eq!((row.times, row.count, row.at), (2, 3, 0));
    assert_eq!(row.memory_ids.into_iter().collect::<Vec<_>>(), ["a", "b", "c"]);
    for other in [
        AccessOutcome::of(&planner("GET /two"), Some(&ana), OK),
        AccessOutcome::of(&planner("GET /one"), Some(&user("bo")), OK),
        AccessOutcome::of(&planner("GET /one"), Some(&ana), "forbidden"),
        AccessOutcome::of(&Identity { credential: "k_2".to_owned(), ..planner("GET /one") }, Some(&ana), OK),
    ] {
        fold.note(&other, [], 5);
    }
    fold.note(&AccessOutcome::of(&planner("GET /one"), Some(&ana), OK), [], MINUTE_US);
    assert_eq!(rows(&fold).len(), 6);
}

#[test]
fn an_export_stands_by_itself() {
    let (mut fold, ana) = (Fold::default(), user("ana"));
    for _ in 0..2 {
        let caller = Identity { via: planner("GET /export").via.alone(), ..planner("") };
        fold.note(&AccessOutcome::of(&caller, Some(&ana), OK), ["a"], 1);
        fold.note(&AccessOutcome::of(&caller, Some(&ana), OK), ["b"], 2);
    }
    let counts: Vec<i64> = rows(&fold).iter().map(|(_, row)| row.count).collect();
    assert_eq!(counts, [2, 2]);
}

#[test]
fn refusals_of_many_users_are_few_rows() {
    let mut fold = Fold::default();
    for number in 0..10_000 {
        let anybody = user(&format!("u{number}"));
        assert!(fold.note(&AccessOutcome::of(&planner("GET /one"), Some(&anybody), "not_found"), [], 7));
    }
    let rows = rows(&fold);
    assert_eq!(rows.len(), MOST_REFUSALS + 1);
    assert_eq!(rows.iter().map(|(_, row)| row.times).sum::<i64>(), 10_000);
}

#[test]
fn refusals_and_answers_of_many_threads_are_few_rows() {
    for (status, most) in [("not_found", MOST_REFUSALS), (OK, MOST_ANSWERS)] {
        let (mut fold, ana) = (Fold::default(), user("ana"));
        for number in 0..10_000 {
            let route = format!("GET /threads/t{number}");
            let caller =
                Identity { via: planner("GET /threads/{thread_id}").via.of_thread(route), ..planner("") };
            assert!(fold.note(&AccessOutcome::of(&caller, Some(&ana), status), [], 7));
        }
        let rows = rows(&fold);
        assert_eq!(rows.len(), most + 1, "{status}");
        assert!(rows.iter().any(|(key, _)| key.route == "GET /threads/{thread_id}"));
    }
}

#[test]
fn a_row_names_only_so_many_ids_and_counts_the_rest() {
    let (mut fold, ana) = (Fold::default(), user("ana"));
    let ids: Vec<String> = (0..MOST_IDS + 70).map(|number| number.to_string()).collect();
    fold.note(&AccessOutcome::of(&planner("GET /one"), Some(&ana), OK), ids.iter().map(String::as_str), 7);
    let [(_, row)] = rows(&fold).try_into().unwrap();
    assert_eq!((row.memory_ids.len(), row.count), (MOST_IDS, MOST_IDS as i64 + 70));
    let long = "x".repeat(128);
    for number in 0..100_000 {
        let id = format!("{long}{number}");
        fold.note(
            &AccessOutcome::of(&planner(&format!("GET /{}", number % 60)), Some(&ana), OK),
            [id.as_str()],
            7,
        );
    }
    let bytes: usize = rows(&fold).iter().flat_map(|(_, row)| &row.memory_ids).map(String::len).sum();
    assert!(bytes <= MOST_ID_BYTES, "{bytes}");
}

#[test]
fn a_row_is_stored_once_and_again_when_it_changed() {
    let (mut fold, ana, start) = (Fold::default(), user("ana"), Instant::now());
    let (caller, later) = (planner("GET /one"), start + std::time::Duration::from_secs(1));
    let seen = AccessOutcome::of(&caller, Some(&ana), OK);
    fold.note(&seen, ["a"], 1);
    let batch = rows(&fold);
    // It changes while it is stored.
    fold.note(&seen, ["b"], 2);
    fold.stored(&batch, start);
    assert!(fold.changed(9, Some(start), false).is_empty());
    let again = fold.changed(9, Some(later), false);
    assert_eq!(again.len(), 1);
    assert_eq!(again[0].1.access_id, batch[0].1.access_id);
    fold.forget_past(2 * MINUTE_US);
    assert_eq!(fold.rows.len(), 1);
    fold.stored(&again, later);
    assert!(rows(&fold).is_empty());
    fold.forget_past(MINUTE_US - 1);
    assert_eq!(fold.rows.len(), 1);
    fold.forget_past(MINUTE_US);
    assert!(fold.rows.is_empty() && fold.spent.is_empty());
}

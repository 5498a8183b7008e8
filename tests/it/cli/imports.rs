//! Files as the sources really write them, through the program, on both databases.

use super::*;

/// What of a memory a source says.
fn shown(memory: &Value) -> Value {
    json!([memory["content"], memory["topics"], memory["state"], memory["created_at"], memory["agent_id"]])
}

/// Imports a file of the cases into a ledger of its own, and once more, which adds nothing.
async fn imported(backend: Backend, from: &str, name: &str, more: &[&str]) -> (Place, Value) {
    let place = Place::new(backend).await;
    let file = memledger_tests::root().join("tests/cases/imports").join(name);
    let file = file.to_str().unwrap();
    let import = [&["import", "--from", from, file, "--json"], more].concat();
    let report = place.run(&import).await.is(0).json();
    let again = place.run(&import).await.is(0).json();
    assert_eq!((&again["created"], &again["known"]), (&json!(0), &report["created"]), "{name}: {again}");
    (place, report)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn agno_is_read_in_every_form_that_it_is_written_in() {
    let said = [
        "User's name is Sam and he lives in Leeds",
        "User is allergic to penicillin",
        "User trains for a half marathon",
    ];
    for backend in [Backend::Sqlite, Backend::Postgres] {
        for name in [
            "agno_to_dict.jsonl",
            "agno_sqlite_rows.jsonl",
            "agno_sqlite_rows.json",
            "agno_list.json",
            "agno_agentos_answer.json",
        ] {
            let (place, report) = imported(backend, "agno", name, &[]).await;
            let memories = place.memories("sam@example.com").await;
            let contents: Vec<&str> =
                memories.iter().filter_map(|memory| memory["content"].as_str()).collect();
            assert_eq!(contents, said, "{name}");
            assert_eq!(memories[0]["topics"], json!(["name", "location"]), "{name}");
            assert_eq!(memories[2]["metadata"]["team_id"], "coaches", "{name}");
            assert_eq!(report["kept_in_metadata"]["team_id"], 1, "{name}: {report}");
            if name.contains("to_dict") || name.contains("list") {
                let times = [&memories[0]["created_at"], &memories[2]["created_at"]];
                assert_eq!(times, ["2025-11-03T09:15:22.000000Z", "2025-11-06T07:00:00.000000Z"], "{name}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_expired_memory_of_mem0_is_archived_and_what_is_left_behind_is_counted() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let (place, report) = imported(backend, "mem0", "mem0_py_getall.json", &[]).await;
        let memories = place.memories("alex").await;
        assert_eq!(
            shown(&memories[0]),
            json!(["Visits Rome in July", [], "active", "2025-07-25T02:00:00.123456Z", null])
        );
        assert_eq!(
            (&memories[1]["state"], &memories[1]["metadata"]["expiration_date"]),
            (&json!("archived"), &json!("2024-08-01"))
        );
        assert_eq!(report["ignored"], json!({"hash": 2, "relations": 1}));
        assert_eq!(report["notes"]["expired"], json!({"count": 1, "lines": [2]}));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_openmemory_keeps_states_apps_and_categories() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let (tables, _) = imported(backend, "openmemory", "openmemory_memories.json", &[]).await;
        let (lines, report) =
            imported(backend, "openmemory", "openmemory_memories.jsonl", &["--user", "alex"]).await;
        let at = "2025-06-02T10:00:00.000000Z";
        for (place, topics) in
            [(tables, [json!([]), json!([])]), (lines, [json!(["work"]), json!(["education"])])]
        {
            let memories = place.memories("alex").await;
            let shown: Vec<Value> = memories.iter().map(shown).collect();
            let [work, education] = topics;
            let expected = [
                json!(["Works night shifts at the harbour", work, "active", at, "claude"]),
                json!(["Uses the old phone number", [], "archived", at, "claude"]),
                json!(["Studies Portuguese", education, "archived", at, "claude"]),
                json!(["Lived in Ghent until 2019", [], "archived", at, "claude"]),
            ];
            assert_eq!(shown, expected);
            assert_eq!(memories[2]["metadata"]["openmemory_state"], "paused");
        }
        let counts = ["paused", "archived", "deleted"].map(|name| report["notes"][name]["count"].clone());
        assert_eq!(counts, [1, 1, 1].map(Value::from));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_no_text_can_hold_is_mended_and_said_and_odd_ids_are_mapped() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::new(backend).await;
        let lines = [
            json!({"memory_id": "a b", "memory": "Keeps a diary\u{0} since 2001", "user_id": "Sam Smith"}).to_string(),
            r#"{"memory_id": "a/b", "memory": "Likes emoji \ud83d", "user_id": "Sam Smith", "topics": ["a", "a ", null, ""]}"#.to_owned(),
            r#"{"memory_id": "d", "memory": "  ", "user_id": "Sam Smith"}"#.to_owned(),
        ];
        let report = place.import("agno", lines.join("\n"), &[]).await.is(1).json();
        assert_eq!((&report["created"], &report["bad"][0]["line"]), (&json!(2), &json!(3)), "{report}");
        let lines_of = |note: &str| report["notes"][note]["lines"].clone();
        assert_eq!(lines_of("nul_removed"), json!([1]));
        assert_eq!(lines_of("surrogates_replaced"), json!([2]));
        assert_eq!(lines_of("topics_cleaned"), json!([2]));
        assert_eq!(lines_of("ids_mapped"), json!([1, 2]));
        let again = place.import("agno", lines.join("\n"), &[]).await.is(1).json();
        assert_eq!((&again["created"], &again["known"]), (&json!(0), &json!(2)));
        let memories = place.memories("Sam Smith").await;
        let mut kept: Vec<[&str; 2]> = memories
            .iter()
            .filter_map(|memory| {
                Some([memory["metadata"]["source_id"].as_str()?, memory["content"].as_str()?])
            })
            .collect();
        kept.sort_unstable();
        assert_eq!(kept, [["a b", "Keeps a diary since 2001"], ["a/b", "Likes emoji \u{fffd}"]]);
        place.run(&["verify"]).await.is(0);
    }
}

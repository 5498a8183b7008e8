//! Lists: filters, and pages that give every item exactly once.

use memledger_tests::{Backend, server::encoded};
use serde_json::{Value, json};

use super::{World, column, id, memories, memory, remember, walk};

on_both!(
    lists_are_filtered,
    texts_are_searched_in_every_state,
    every_label_is_a_filter_and_lists_are_sorted,
    a_topic_is_compared_as_it_is_written,
    pages_give_every_memory_once,
    a_page_ends_before_it_is_large,
    pages_stay_in_place_while_others_write,
    users_are_listed_with_their_counts,
    users_of_any_id_are_paged,
    users_are_found_by_how_their_ids_begin,
);

async fn lists_are_filtered(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let made = [
        json!({"content": "0", "category": "a", "bank": "Work", "topics": ["x"], "thread_id": "t1"}),
        json!({"content": "1", "category": "a", "bank": "Health", "topics": ["x", "y"], "pinned": true}),
        json!({"content": "2", "category": "b", "bank": "Work", "topics": ["y"], "pinned": true}),
        json!({"content": "3", "thread_id": "t2"}),
        json!({"content": "4", "category": "a", "bank": "Work"}),
        json!({"content": "5", "category": "a", "topics": ["x"]}),
        json!({"content": "6", "category": "b"}),
        json!({"content": "7", "category": "b"}),
    ];
    let mut ids = Vec::new();
    for body in made {
        ids.push(id(&remember(admin, "ana", body).await));
    }
    remember(admin, "bob", json!({"content": "of another user", "category": "a"})).await;
    admin.delete(&memory("ana", &ids[4])).await.is(200);
    admin.delete(&format!("{}?mode=soft", memory("ana", &ids[5]))).await.is(200);
    let merge = json!({"source_ids": [ids[6], ids[7]], "content": "8"});
    admin.post(&format!("{}/merge", memories("ana")), &merge).await.is(201);
    let doomed = id(&remember(admin, "ana", json!({"content": "9"})).await);
    admin.post(&format!("{}/purge", memory("ana", &doomed)), &json!({"reason": "r"})).await.is(200);

    let expected: [(&str, &[&str]); 20] = [
        ("", &["8", "3", "2", "1", "0"]),
        ("state=active", &["8", "3", "2", "1", "0"]),
        ("state=archived", &["4"]),
        ("state=soft_deleted", &["5"]),
        ("state=merged", &["7", "6"]),
        ("state=all", &["null", "7", "8", "6", "5", "4", "3", "2", "1", "0"]),
        ("category=a", &["1", "0"]),
        ("category=a&state=all", &["5", "4", "1", "0"]),
        ("bank=Work", &["2", "0"]),
        ("bank=Garden", &[]),
        ("bank=work", &["2", "0"]),
        ("category=%20a", &["1", "0"]),
        ("topic=x%20", &["1", "0"]),
        ("thread_id=%20t2", &["3"]),
        ("topic=x", &["1", "0"]),
        ("topic=y&pinned=true", &["2", "1"]),
        ("pinned=false&category=a", &["0"]),
        ("thread_id=t2", &["3"]),
        ("thread_id=t1&bank=Work&topic=x&category=a&pinned=false", &["0"]),
        ("topic=x&state=all", &["5", "1", "0"]),
    ];
    for (filter, contents) in expected {
        let found = walk(admin, &format!("{}?{filter}", memories("ana")), 2).await;
        assert_eq!(column(&found, "content"), contents, "{filter}");
    }
    let archive = walk(admin, "/api/users/ana/archive", 3).await;
    assert_eq!(column(&archive, "content"), ["7", "6", "5", "4"]);
    assert!(walk(admin, &memories("nobody"), 2).await.is_empty());
}

async fn texts_are_searched_in_every_state(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let texts = ["Drinks Ärger tea", "tea at noon", "coffee", "TEA again", "tea, soft", "100%_tea"];
    let mut ids = Vec::new();
    for content in texts {
        ids.push(id(&remember(admin, "ana", json!({"content": content})).await));
    }
    let file = tempfile::NamedTempFile::new().unwrap();
    let row =
        json!({"memory_id": "a-1", "memory": "Likes a drink", "input": "I do like my tea", "user_id": "ana"});
    std::fs::write(file.path(), row.to_string()).unwrap();
    world.server.cli(&["import", "--from", "agno", file.path().to_str().unwrap()]).await.is(0);
    admin.delete(&memory("ana", &ids[3])).await.is(200);
    admin.delete(&format!("{}?mode=soft", memory("ana", &ids[4]))).await.is(200);
    admin.post(&format!("{}/purge", memory("ana", &ids[1])), &json!({"reason": "r"})).await.is(200);
    let expected: [(&str, &[&str]); 9] = [
        ("text=tea", &["Likes a drink", "100%_tea", "Drinks Ärger tea"]),
        ("text=TEA&state=all", &["Likes a drink", "100%_tea", "tea, soft", "TEA again", "Drinks Ärger tea"]),
        ("text=tea&state=archived", &["TEA again"]),
        ("text=%C3%A4rger", &["Drinks Ärger tea"]),
        ("text=%25_", &["100%_tea"]),
        ("text=tea&state=purged", &[]),
        ("text=nothing&state=all", &[]),
        ("text=noon&state=all&as_of_rev=2", &[]),
        ("text=tea&state=all&as_of_rev=1", &["Drinks Ärger tea"]),
    ];
    for (filter, contents) in expected {
        for limit in [1, 2, 500] {
            let found = walk(admin, &format!("{}?{filter}", memories("ana")), limit).await;
            assert_eq!(column(&found, "content"), contents, "{filter} in pages of {limit}");
        }
    }
    let all = walk(admin, &format!("{}?state=all", memories("ana")), 500).await;
    assert_eq!(walk(admin, &format!("{}?state=all&text=%20", memories("ana")), 2).await, all);
    let long = format!("{}?text={}", memories("ana"), "x".repeat(1_001));
    admin.get(&long).await.is_problem(400, "invalid_request", Some("text"));
    // It was no use of them.
    assert!(all.iter().all(|memory| memory["retrievals"] == 0), "{all:#?}");
}

async fn every_label_is_a_filter_and_lists_are_sorted(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let made = [
        json!({"content": "0", "category": "a", "agent_id": "planner", "run_id": "r1", "importance": 5}),
        json!({"content": "1", "category": "b", "actor_id": "ana", "role": "user", "importance": 1}),
        json!({"content": "2", "category": "c, d", "agent_id": "coach", "importance": 3}),
        json!({"content": "3", "importance": 3}),
    ];
    let mut ids = Vec::new();
    for body in made {
        ids.push(id(&remember(admin, "ana", body).await));
    }
    let changed = admin.patch(&memory("ana", &ids[0]), &json!({"topics": ["late"]})).await.is(200).body;
    let since = changed["updated_at"].as_str().unwrap();
    let expected = [
        ("category=a,b".to_owned(), "1 0"),
        ("category=b,%20a,nowhere".to_owned(), "1 0"),
        (r"category=c\,%20d".replace(r"\\", r"\"), "2"),
        (r"category=c\,%20d,a".replace(r"\\", r"\"), "2 0"),
        ("agent_id=planner".to_owned(), "0"),
        ("agent_id=coach&importance_min=3".to_owned(), "2"),
        ("run_id=r1".to_owned(), "0"),
        ("actor_id=ana&role=user".to_owned(), "1"),
        ("importance_min=3&importance_max=4".to_owned(), "3 2"),
        (format!("updated_after={since}"), "0"),
        ("updated_before=2001-01-01".to_owned(), ""),
        ("sort=created_at".to_owned(), "0 1 2 3"),
        ("sort=-created_at".to_owned(), "3 2 1 0"),
        ("sort=-updated_at".to_owned(), "0 3 2 1"),
        ("sort=-importance".to_owned(), "0 3 2 1"),
        ("sort=importance&category=a,b".to_owned(), "1 0"),
        (format!("sort=importance&as_of_rev={}", changed["rev"]), "1 2 3 0"),
    ];
    for (filter, contents) in expected {
        for page in [1, 3] {
            let found = walk(admin, &format!("{}?{filter}", memories("ana")), page).await;
            assert_eq!(column(&found, "content").join(" "), contents, "{filter}");
        }
    }
    let page = admin.get(&format!("{}?sort=importance&limit=1", memories("ana"))).await.is(200).body;
    let cursor = page["next_cursor"].as_str().unwrap();
    for (filter, field) in [
        (format!("sort=-importance&cursor={cursor}"), "cursor"),
        ("sort=relevance".to_owned(), "sort"),
        ("category=a,,b".to_owned(), "category"),
        ("importance_min=0".to_owned(), "importance_min"),
        ("updated_after=soon".to_owned(), "updated_after"),
    ] {
        let refused = admin.get(&format!("{}?{filter}", memories("ana"))).await;
        refused.is_problem(400, "invalid_request", Some(field));
    }
}

async fn a_topic_is_compared_as_it_is_written(backend: Backend) {
    let world = World::new(backend).await;
    let topics =
        ["100%_of \"it\" \\ that", "100%xof \"it\" \\ that", "Größe", "größe", "%", "_", "\"", "a,b"];
    for topic in topics {
        remember(&world.admin, "ana", json!({"content": topic, "topics": [topic]})).await;
    }
    // A topic that only stands in other parts of a memory is none of its topics.
    remember(&world.admin, "ana", json!({"content": "decoy", "metadata": {"k": topics}})).await;
    for topic in topics {
        let path = format!("{}?topic={}", memories("ana"), encoded(topic));
        let found = walk(&world.admin, &path, 500).await;
        assert_eq!(column(&found, "content"), [topic]);
    }
    // Longer than any topic, and than what SQLite compares with a pattern.
    let path = format!("{}?topic={}", memories("ana"), "a".repeat(50_100));
    assert!(walk(&world.admin, &path, 500).await.is_empty());
}

/// 23 memories, 9 of them deleted.
async fn many(world: &World) -> Vec<String> {
    let mut ids = Vec::new();
    for number in 0..23 {
        ids.push(id(&remember(&world.admin, "ana", json!({"content": number.to_string()})).await));
    }
    for id in ids.iter().take(9) {
        world.admin.delete(&memory("ana", id)).await.is(200);
    }
    ids
}

async fn pages_give_every_memory_once(backend: Backend) {
    let world = World::new(backend).await;
    let mut ids = many(&world).await;
    ids.reverse();
    let all = format!("{}?state=all", memories("ana"));
    for limit in [1, 4, 23, 24] {
        assert_eq!(column(&walk(&world.admin, &all, limit).await, "id"), ids);
        assert_eq!(column(&walk(&world.admin, "/api/users/ana/archive", limit).await, "id"), ids[14..]);
    }
    let timeline = walk(&world.admin, "/api/users/ana/timeline", 500).await;
    assert_eq!(timeline.len(), 32);
    assert_eq!(walk(&world.admin, "/api/users/ana/timeline", 5).await, timeline);
    // 50 where nobody asks.
    for number in 0..40 {
        remember(&world.admin, "ana", json!({"content": number.to_string()})).await;
    }
    let page = world.admin.get(&all).await.is(200);
    assert_eq!(page.items().len(), 50);
    assert!(page.body["next_cursor"].is_string());
}

async fn pages_stay_in_place_while_others_write(backend: Backend) {
    let world = World::new(backend).await;
    let mut ids = many(&world).await;
    ids.reverse();
    let path = format!("{}?state=all&limit=5", memories("ana"));
    let mut seen = Vec::new();
    let mut cursor = String::new();
    loop {
        let page = world.admin.get(&format!("{path}{cursor}")).await.is(200);
        seen.extend(column(page.items(), "id").into_iter().map(str::to_owned));
        remember(&world.admin, "ana", json!({"content": "newer than all pages"})).await;
        match page.body["next_cursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => break,
        }
    }
    assert_eq!(seen, ids);
}

async fn users_are_listed_with_their_counts(backend: Backend) {
    let world = World::new(backend).await;
    for user in ["dora", "ana", "carl", "bob", "eve"] {
        remember(&world.admin, user, json!({"content": "x"})).await;
    }
    let gone = remember(&world.admin, "carl", json!({"content": "y"})).await;
    world.admin.delete(&memory("carl", &id(&gone))).await.is(200);
    let users = walk(&world.admin, "/api/users", 2).await;
    assert_eq!(column(&users, "user_id"), ["ana", "bob", "carl", "dora", "eve"]);
    let counts =
        |user: &Value| [&user["active"], &user["archived"], &user["rev"]].map(|n| n.as_i64().unwrap());
    assert_eq!(counts(&users[0]), [1, 0, 1]);
    assert_eq!(counts(&users[2]), [1, 1, 3]);
}

/// Whatever characters an id may have, a cursor made of it leads on.
async fn users_of_any_id_are_paged(backend: Backend) {
    let world = World::new(backend).await;
    let mut users = ["corp\\ursula", "a\"b", "größe", "two words", "a/b", "100%", "日本", "a&b=c", "<b>"];
    for user in users {
        remember(&world.admin, &encoded(user), json!({"content": user})).await;
    }
    let listed = walk(&world.admin, "/api/users", 1).await;
    let mut found = column(&listed, "user_id");
    found.sort_unstable();
    users.sort_unstable();
    assert_eq!(found, users);
    for user in users {
        let own = world.admin.get(&memories(&encoded(user))).await.is(200);
        assert_eq!((column(own.items(), "content"), &own.items()[0]["user_id"]), (vec![user], &json!(user)));
    }
}

async fn users_are_found_by_how_their_ids_begin(backend: Backend) {
    let world = World::new(backend).await;
    const LAST: &str = "an\u{10ffff}";
    const BEYOND: &str = "an\u{10ffff}z";
    let mut users = ["an", "ana", "ana%", "anaX", "ana_1", "ana_2", LAST, BEYOND, "ao", "größe", "Ana", "a"];
    for user in users {
        remember(&world.admin, &encoded(user), json!({"content": user})).await;
    }
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    remember(&other, "anabel", json!({"content": "another tenant's"})).await;
    users.sort_unstable();
    for prefix in ["", "a", "an", "ana", "ana_", "ana%", LAST, "gr\u{f6}", "A", "anabel", "ap", "%", "_"] {
        let expected: Vec<&str> = users.iter().copied().filter(|user| user.starts_with(prefix)).collect();
        for limit in [1, 3, 500] {
            let listed = walk(&world.admin, &format!("/api/users?prefix={}", encoded(prefix)), limit).await;
            assert_eq!(column(&listed, "user_id"), expected, "{prefix:?} in pages of {limit}");
        }
    }
    let long = format!("/api/users?prefix={}", "a".repeat(129));
    world.admin.get(&long).await.is_problem(400, "invalid_request", Some("prefix"));
    world.admin.get("/api/users?prefix=%00").await.is_problem(400, "invalid_request", Some("prefix"));
}

/// Also where few are found, and of a moment in the past: the whole list would take 4 MB here, and 20 MB elsewhere.
async fn a_page_ends_before_it_is_large(backend: Backend) {
    let world = World::new(backend).await;
    let made = 300;
    for n in 0..made {
        let topic = if n % 150 == 0 { "rare" } else { "common" };
        let content = format!("{n:04} {}", "long words ".repeat(740));
        let body = json!({"content": content, "metadata": {"note": "i".repeat(7_000)}, "topics": [topic]});
        remember(&world.admin, "ana", body).await;
    }
    for query in ["limit=500", "limit=500&as_of_rev=300", "limit=500&topic=common", "limit=500&text=long"] {
        let (mut seen, mut pages, mut cursor) = (Vec::new(), 0, String::new());
        loop {
            let page = world.admin.get(&format!("{}?{query}{cursor}", memories("ana"))).await.is(200);
            assert!(page.text.len() < 2_500_000, "{query}: a page of {} bytes", page.text.len());
            seen.extend(column(page.items(), "id").into_iter().map(str::to_owned));
            pages += 1;
            let Some(next) = page.body["next_cursor"].as_str() else { break };
            cursor = format!("&cursor={next}");
        }
        let count = seen.len();
        seen.sort_unstable();
        seen.dedup();
        let expected = if query.contains("topic") { made - 2 } else { made };
        assert_eq!((seen.len(), count), (expected, expected), "{query}");
        assert!(pages > 2, "{query}: {pages} pages");
    }
    let rare = walk(&world.admin, &format!("{}?topic=rare", memories("ana")), 500).await;
    assert_eq!(rare.len(), 2);
    let (mut seen, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = world.admin.get(&format!("/api/users/ana/timeline?limit=500{cursor}")).await.is(200);
        assert!(page.text.len() < 2_500_000, "a page of {} bytes", page.text.len());
        seen.extend(page.items().iter().map(|item| item["rev"].as_u64().unwrap()));
        let Some(next) = page.body["next_cursor"].as_str() else { break };
        cursor = format!("&cursor={next}");
    }
    assert!(seen.iter().copied().eq((1..=made as u64).rev()), "{seen:?}");
    let (mut told, mut since, mut more) = (Vec::new(), 0, true);
    while more {
        let delta =
            world.admin.get(&format!("/api/users/ana/threads/t/delta?since_rev={since}")).await.is(200);
        assert!(delta.text.len() < 8_000_000, "a delta of {} bytes", delta.text.len());
        told.extend(delta.body["changes"].as_array().unwrap().iter().map(|one| one["rev"].as_u64().unwrap()));
        (since, more) = (delta.body["rev"].as_u64().unwrap(), delta.body["more"].as_bool().unwrap());
    }
    assert!(told.iter().copied().eq(1..=made as u64), "{told:?}");
}

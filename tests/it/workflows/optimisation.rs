//! Given memories and a model, when the optimisation runs, then this is left of them.

use std::sync::atomic::Ordering::SeqCst;

use memledger_ledger::{
    ExportFormat, FeedItem, LedgerError, StateFilter,
    export::item,
    import::Source,
    runs::{JUDGED_WORTHLESS, RunAnswer, RunsQuery, Trigger},
};
use memledger_tests::Backend;
use memledger_workflows::memory_optimization;
use serde_json::json;

use super::*;

on_both!(
    a_run_deletes_merges_and_brings_topics_together,
    a_run_to_which_no_model_answered_fails,
    a_refused_key_ends_the_run_at_the_first_question,
    a_model_that_falls_silent_later_leaves_what_it_did_not_answer,
    everything_is_never_deleted,
    a_merge_keeps_what_its_sources_share,
    a_merge_keeps_the_age_of_its_sources,
    one_run_of_a_user_at_a_time,
    a_user_without_memories_has_no_run,
    a_cancelled_run_changes_nothing,
    what_models_answered_goes_with_a_purge,
    nothing_is_left_to_do_the_second_time,
    a_merged_text_that_is_too_long_costs_its_group_alone,
    an_export_holds_the_users_runs,
    what_is_said_twice_word_for_word_becomes_one_and_nobody_is_asked,
    answers_of_an_earlier_program_are_taken_for_what_they_decide,
    a_memory_never_loses_its_last_topic,
);

async fn a_run_deletes_merges_and_brings_topics_together(backend: Backend) {
    let world = World::with_memories(backend).await;
    let run = world.optimise().await;
    assert_eq!(run.run.status, "completed", "{run:#?}");
    let active = world.memories(StateFilter::Active).await.into_iter();
    let mut left: Vec<(String, Vec<String>)> =
        active.map(|memory| (memory.content.unwrap_or_default(), memory.topics)).collect();
    left.sort();
    let expected: [(&str, &[&str]); 4] = [
        ("keep her name is Ana", &["identity"]),
        ("keep plays the cello", &["music"]),
        ("same cat: has a cat / same cat: has a cat called Mia", &["family", "pets"]),
        ("same tea: drinks tea / same tea: likes green tea / same tea: tea every morning", &["preferences"]),
    ];
    let expected: Vec<(String, Vec<String>)> = expected
        .iter()
        .map(|(content, topics)| ((*content).into(), topics.iter().map(|topic| (*topic).into()).collect()))
        .collect();
    assert_eq!(left, expected);
    let figure = |name: &str| run.figures[name];
    assert_eq!((figure("memories_before"), figure("memories_after")), (9, 4));
    assert_eq!((figure("deleted"), figure("merged_groups"), figure("merged_away")), (2, 2, 5));
    assert_eq!((figure("kept"), figure("skipped")), (2, 0));
    assert_eq!((run.run.before_count, run.run.after_count), (Some(9), Some(4)));
    assert!(run.steps.iter().all(|step| step.status == "completed" && step.duration_ms.is_some()));
    let report = memory_optimization::DEFINITION.report(&run.run.run_id, &run.figures).unwrap();
    assert!(report.contains("Memories: 9 → 4 (55.6 % reduction)"), "{report}");
    assert!(figure("fallbacks") == 0 && !report.contains("answer"), "{report}");
    // What went is in the archive, with the run and why.
    let junk = world.memory("junk one").await;
    assert_eq!(junk.state, "archived");
    let history =
        world.ledger.memories.history(&operator(), &user(), &MemoryId::new(&junk.id).unwrap(), 1, None).await;
    let newest = history.unwrap().items.remove(0);
    assert_eq!((newest.event.as_str(), newest.reason.as_deref()), ("DELETE", Some(JUDGED_WORTHLESS)));
    assert_eq!(newest.run_id.as_deref(), Some(run.run.run_id.as_str()));
    assert_eq!(newest.actor, "workflow:memory-optimization");
    let answers = world.ledger.runs.run_answers(&operator(), &run.run.run_id).await.unwrap();
    let decided = memory_optimization::DEFINITION.decisions(&answers);
    assert_eq!((decided.decisions.len(), decided.merges.len()), (9, 2));
    assert!(decided.exchanges.iter().all(|(_, _, exchange)| exchange.reply == "as scripted"));
    world.is_sound().await;
    world.close().await;
}

/// The run fails and says why, and the user is as due for one as before.
async fn a_run_to_which_no_model_answered_fails(backend: Backend) {
    let world = World::with_memories(backend).await;
    let (before, growth) = (picture(&world.ledger).await, world.growth().await);
    world.model.silent_from.store(1, SeqCst);
    let run = world.optimise().await;
    assert_eq!((run.run.status.as_str(), run.run.error.as_deref()), ("failed", Some("no_answer")));
    assert_eq!((run.run.reason.as_deref(), run.metrics.fallbacks), (Some("unavailable: it is silent"), 1));
    assert_eq!((picture(&world.ledger).await, world.growth().await), (before, growth));
    let runs =
        world.ledger.runs.runs(&operator(), RunsQuery { limit: 10, ..RunsQuery::default() }).await.unwrap();
    assert_eq!(runs.items[0].reason, run.run.reason);
    // What an endpoint said may quote a memory.
    let junk = MemoryId::new(&world.memory("junk one").await.id).unwrap();
    world.ledger.audit.purge(call(), junk, "asked to".into()).await.unwrap();
    assert_eq!(world.ledger.runs.run(&operator(), &run.run.run_id).await.unwrap().run.reason, None);
    world.is_sound().await;
    world.close().await;
}

async fn a_refused_key_ends_the_run_at_the_first_question(backend: Backend) {
    let world = World::new(backend).await;
    for n in 0..60 {
        world.create(&format!("keep fact {n}"), &[]).await;
    }
    world.model.refuses.store(true, SeqCst);
    let run = world.optimise().await;
    assert_eq!((run.run.status.as_str(), run.run.error.as_deref()), ("failed", Some("model_refused")));
    let reason = run.run.reason.unwrap();
    assert!(reason.contains("401"), "{reason}");
    assert_eq!(world.model.asked.load(SeqCst), 1);
    world.is_sound().await;
    world.close().await;
}

async fn a_model_that_falls_silent_later_leaves_what_it_did_not_answer(backend: Backend) {
    let world = World::with_memories(backend).await;
    // It classifies, and merges the first group.
    world.model.silent_from.store(3, SeqCst);
    let run = world.optimise().await;
    assert_eq!(run.run.status, "completed");
    let figure = |name: &str| run.figures[name];
    assert_eq!((figure("deleted"), figure("merged_groups"), figure("memories_after")), (2, 1, 6));
    // The second group, and the topics.
    assert_eq!(figure("fallbacks"), 2);
    assert_eq!(world.memory("same tea: drinks tea").await.state, "active");
    world.is_sound().await;
    world.close().await;
}

async fn everything_is_never_deleted(backend: Backend) {
    let world = World::new(backend).await;
    for content in ["junk one", "junk two", "junk three"] {
        world.create(content, &[]).await;
    }
    let before = picture(&world.ledger).await;
    let run = world.optimise().await;
    assert_eq!(
        (run.run.status.as_str(), run.run.error.as_deref()),
        ("failed", Some("would_delete_everything"))
    );
    assert_eq!(picture(&world.ledger).await, before);
    let refused = world.ledger.runs.restore_run(&operator(), &run.run.run_id).await.unwrap_err();
    assert!(matches!(refused, LedgerError::State(_)), "{refused}");
    world.is_sound().await;
    world.close().await;
}

/// A product keeps what its sources share, and no run makes one of several categories: it would have none, and an agent
/// that may see one of them would see it no more.
async fn a_merge_keeps_what_its_sources_share(backend: Backend) {
    let world = World::new(backend).await;
    let create = async |content: &str, category: Option<&str>, source: &str| {
        let metadata = json!({"app": "diary", "source": source, source: content});
        let new = NewMemory {
            content: content.to_owned(),
            category: category.map(str::to_owned),
            metadata: metadata.as_object().unwrap().clone(),
            ..NewMemory::default()
        };
        world.ledger.memories.create(call(), new).await.unwrap();
    };
    create("same cat: has a cat", Some("pets"), "a").await;
    create("same cat: has a cat called Mia", Some("pets"), "b").await;
    create("same cat: the cat is black", Some("looks"), "a").await;
    let run = world.optimise().await;
    assert_eq!((run.figures["merged_groups"], run.figures["merged_away"]), (1, 2));
    let merged = world.memory("same cat: has a cat / same cat: has a cat called Mia").await;
    assert_eq!(merged.category.as_deref(), Some("pets"));
    let agreed = json!({
        "app": "diary", "a": "same cat: has a cat", "b": "same cat: has a cat called Mia"
    });
    assert_eq!(json!(merged.metadata), agreed);
    let alone = world.memory("same cat: the cat is black").await;
    assert_eq!((alone.state.as_str(), alone.category.as_deref()), ("active", Some("looks")));
    world.is_sound().await;
    world.close().await;
}

/// What was said long ago is no news because it was tidied up: neither what was merged, nor what got other topics.
async fn a_merge_keeps_the_age_of_its_sources(backend: Backend) {
    let world = World::new(backend).await;
    let lines = [
        ("same home: lives in Berlin", "2019-03-01T00:00:00Z", "2019-03-01T00:00:00Z"),
        ("same home: has a flat in Berlin", "2019-01-01T00:00:00Z", "2019-05-01T00:00:00Z"),
        ("keep moved to Leeds", "2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"),
    ];
    let line = |(content, created_at, updated_at): (&str, &str, &str)| {
        json!({"content": content, "created_at": created_at, "updated_at": updated_at, "topics": ["Family"],
               "metadata": {(created_at[..4]): content}})
        .to_string()
    };
    let file = lines.map(line).join("\n");
    let imported =
        world.ledger.memories.import(&operator(), Source::Jsonl, &file, Some(&user()), |_| {}).await;
    assert_eq!(imported.unwrap().created, 3);
    let run = world.optimise().await;
    assert_eq!((run.figures["merged_away"], run.run.status.as_str()), (2, "completed"));
    let berlin = world.memory("same home: has a flat in Berlin / same home: lives in Berlin").await;
    assert_eq!(
        (berlin.created_at.as_str(), berlin.updated_at.as_str()),
        ("2019-01-01T00:00:00.000000Z", "2019-05-01T00:00:00.000000Z")
    );
    let leeds = world.memory("keep moved to Leeds").await;
    assert_eq!(leeds.topics, ["family"], "other topics by the run");
    assert_eq!(leeds.updated_at, "2026-02-01T00:00:00.000000Z");
    let (home, leeds) = (json!(berlin.metadata), json!(leeds.metadata));
    assert_eq!((home, leeds), (json!({}), json!({"2026": "keep moved to Leeds"})));
    world.is_sound().await;
    world.close().await;
}

async fn one_run_of_a_user_at_a_time(backend: Backend) {
    let world = World::with_memories(backend).await;
    let run = world.request().await;
    let steps = || memory_optimization::DEFINITION.step_names();
    let (operator, user) = (operator(), user());
    let again =
        world.ledger.runs.request_run(&operator, &user, memory_optimization::NAME, Trigger::Manual, steps());
    let refused = again.await.unwrap_err();
    assert!(matches!(&refused, LedgerError::State(why) if why.contains(&run.run_id)), "{refused}");
    world.finish(&run).await;
    world.optimise().await;
    world.close().await;
}

async fn a_user_without_memories_has_no_run(backend: Backend) {
    let world = World::new(backend).await;
    let steps = memory_optimization::DEFINITION.step_names();
    let (operator, user) = (operator(), user());
    let asked =
        world.ledger.runs.request_run(&operator, &user, memory_optimization::NAME, Trigger::Manual, steps);
    let refused = asked.await.unwrap_err();
    assert!(matches!(refused, LedgerError::NotFound(_)), "{refused}");
    world.close().await;
}

async fn a_cancelled_run_changes_nothing(backend: Backend) {
    let world = World::with_memories(backend).await;
    let before = picture(&world.ledger).await;
    let run = world.request().await;
    world.ledger.runs.cancel_run(&operator(), &run.run_id).await.unwrap();
    // Asked again, it is so already.
    world.ledger.runs.cancel_run(&operator(), &run.run_id).await.unwrap();
    assert!(matches!(world.execution("a").run(&run).await, Err(Trouble::Stopped(_))));
    assert_eq!(picture(&world.ledger).await, before);
    // The way is free for another one, which can be cancelled no more once it has ended.
    let run = world.optimise().await;
    let refused = world.ledger.runs.cancel_run(&operator(), &run.run.run_id).await.unwrap_err();
    assert!(matches!(refused, LedgerError::State(_)), "{refused}");
    world.close().await;
}

async fn what_models_answered_goes_with_a_purge(backend: Backend) {
    let world = World::with_memories(backend).await;
    let run = world.optimise().await;
    // What it wrote of other memories may quote the purged one, and stands in their histories.
    let product = "same cat: has a cat / same cat: has a cat called Mia";
    let (other, merged) = (world.memory("junk two").await, world.memory(product).await);
    assert_eq!(world.newest_reason(&other.id).await.as_deref(), Some(JUDGED_WORTHLESS));
    assert!(world.newest_reason(&merged.id).await.is_some());
    let junk = MemoryId::new(&world.memory("junk one").await.id).unwrap();
    world.ledger.audit.purge(call(), junk, "asked to".into()).await.unwrap();
    assert_eq!((world.newest_reason(&other.id).await, world.newest_reason(&merged.id).await), (None, None));
    assert_eq!(
        (world.memory("junk two").await.state, world.memory(product).await.state),
        (other.state, merged.state)
    );
    let details = world.ledger.runs.run(&operator(), &run.run.run_id).await.unwrap();
    assert!(details.answers_erased);
    assert!(world.ledger.runs.run_answers(&operator(), &run.run.run_id).await.unwrap().is_empty());
    world.is_sound().await;
    // The rest of the run can be undone all the same.
    let restored = world.ledger.runs.restore_run(&operator(), &run.run.run_id).await.unwrap().answer;
    assert_eq!(restored.undone.restored, 6);
    assert_eq!(restored.undone.kept.len(), 1);
    assert_eq!(restored.undone.kept[0].why, "purged");
    world.is_sound().await;
    world.close().await;
}

async fn nothing_is_left_to_do_the_second_time(backend: Backend) {
    let world = World::with_memories(backend).await;
    world.optimise().await;
    let before = picture(&world.ledger).await;
    // The products begin with `same` as well, each with a beginning of its own.
    let run = world.optimise().await;
    assert_eq!(run.run.status, "completed");
    assert_eq!(picture(&world.ledger).await, before);
    world.is_sound().await;
    world.close().await;
}

async fn a_merged_text_that_is_too_long_costs_its_group_alone(backend: Backend) {
    let world = World::with_memories(backend).await;
    let long = ["a", "b"].map(|letter| format!("same novel: {}", letter.repeat(5_000)));
    for text in &long {
        world.create(text, &[]).await;
    }
    let run = world.optimise().await;
    assert_eq!(run.run.status, "completed", "{:?}", run.run.error);
    assert_eq!((run.figures["deleted"], run.figures["merged_groups"]), (2, 2));
    for text in &long {
        assert_eq!(world.memory(text).await.state, "active");
    }
    world.is_sound().await;
    world.close().await;
}

async fn an_export_holds_the_users_runs(backend: Backend) {
    let world = World::with_memories(backend).await;
    let run = world.optimise().await;
    let exported = async || {
        let mut receiver = world.ledger.audit.export(&operator(), &user(), None).await.unwrap();
        let mut lines = Vec::new();
        while let Some(line) = receiver.recv().await {
            lines.push(line.unwrap());
        }
        lines
    };
    let lines = exported().await;
    let events = lines.iter().filter_map(item::<FeedItem>);
    let events: Vec<&str> = events.map(|event| event.event_type.as_str()).collect();
    let begins = events.iter().position(|event| *event == "RunRequested").expect("the run is among them");
    assert!(begins > 0 && events.last() == Some(&"RunCompleted"), "{events:?}");
    let answers: Vec<RunAnswer> = lines.iter().filter_map(item::<RunAnswer>).cloned().collect();
    let kept = world.ledger.runs.run_answers(&operator(), &run.run.run_id).await.unwrap();
    assert!(!kept.is_empty() && answers == kept && answers[0].run_id == run.run.run_id, "{answers:#?}");
    for format in [ExportFormat::Jsonl, ExportFormat::Csv] {
        let answer = lines.iter().rfind(|line| line.kind() == "answer").unwrap();
        let line = format.bytes(answer).unwrap();
        assert!(String::from_utf8(line).unwrap().contains("as scripted"), "an answer is told");
    }
    // Elsewhere it brings the memories, and no line of it is a bad one.
    let file: Vec<u8> = lines.iter().flat_map(|line| ExportFormat::Jsonl.bytes(line).unwrap()).collect();
    let other = UserId::new("other").unwrap();
    let report =
        world.ledger.memories.import(&operator(), Source::Jsonl, file, Some(&other), |_| {}).await.unwrap();
    assert_eq!((report.bad, report.read), (Vec::new(), 11));
    // What a purge takes away is in no export.
    let junk = MemoryId::new(&world.memory("junk one").await.id).unwrap();
    world.ledger.audit.purge(call(), junk, "asked to".into()).await.unwrap();
    assert!(!exported().await.iter().any(|line| line.kind() == "answer"));
    world.close().await;
}

async fn what_is_said_twice_word_for_word_becomes_one_and_nobody_is_asked(backend: Backend) {
    let world = World::new(backend).await;
    for (text, topics) in [
        ("keep plays the cello", &["music"][..]),
        ("keep caf\u{e9} owner", &["work"]),
        ("keep plays  the cello.", &["hobbies"]),
        ("keep caf\u{e9} owner", &["work"]),
        ("keep 10\u{b2} tiles", &["work"]),
        ("keep 102 tiles", &["work"]),
        ("junk one", &["events"]),
        ("junk one", &["events"]),
        ("keep plays the cello", &["music"]),
    ] {
        world.create(text, topics).await;
    }
    let run = world.optimise().await;
    let figure = |name: &str| run.figures[name];
    assert_eq!((figure("deleted"), figure("merged_groups"), figure("merged_away")), (2, 2, 5), "{run:#?}");
    let mut left: Vec<(String, Vec<String>)> = world
        .memories(StateFilter::Active)
        .await
        .into_iter()
        .map(|memory| (memory.content.unwrap_or_default(), memory.topics))
        .collect();
    left.sort();
    let wanted: [(&str, &[&str]); 4] = [
        ("keep 102 tiles", &["work"]),
        ("keep 10\u{b2} tiles", &["work"]),
        ("keep caf\u{e9} owner", &["work"]),
        ("keep plays the cello", &["music", "hobbies"]),
    ];
    for ((content, topics), (wanted, theirs)) in left.iter().zip(wanted) {
        let topics: Vec<&str> = topics.iter().map(String::as_str).collect();
        assert_eq!((content.as_str(), topics.as_slice()), (wanted, theirs));
    }
    assert_eq!((left.len(), world.model.asked.load(SeqCst)), (4, 1), "the decisions alone are asked for");
    let answers = world.ledger.runs.run_answers(&operator(), &run.run.run_id).await.unwrap();
    assert_eq!(
        memory_optimization::DEFINITION.decisions(&answers).decisions.len(),
        9,
        "copies are decided on too"
    );
    world.is_sound().await;
    world.close().await;
}

/// A run that a program began which asked about 20 memories at once, and answered the second question first.
async fn answers_of_an_earlier_program_are_taken_for_what_they_decide(backend: Backend) {
    let world = World::new(backend).await;
    let mut ids = Vec::new();
    for at in 0..45 {
        ids.push(world.create(&format!("keep number {at}"), &["work"]).await.to_string());
    }
    let run = world.request().await;
    let attempt = world.ledger.runs.claim_run(&run, "old").await.unwrap();
    let rev = world.ledger.runs.fetch_for_run(&run.tenant, &run.user, None, |_| ()).await.unwrap();
    world.ledger.runs.start_step(&run, attempt, "fetch", true).await.unwrap();
    let figures = [("rev", i64::try_from(rev).unwrap()), ("memories", 45), ("topics", 1)];
    let figures = figures.map(|(name, figure)| (name.to_owned(), figure)).into();
    world.ledger.runs.complete_step(&run, attempt, "fetch", figures).await.unwrap();
    world.ledger.runs.start_step(&run, attempt, "classify", true).await.unwrap();
    let delete =
        |id: &String| json!({"memory_id": id, "action": "delete", "merge_target": null, "reason": "old"});
    let decisions: Vec<_> = ids[20..40].iter().map(delete).collect();
    let body = json!({"answer": decisions, "fallback": null, "exchanges": []});
    world
        .ledger
        .runs
        .record_answer(&run, attempt, "classify", 1, body, Default::default(), false)
        .await
        .unwrap();

    let run = world.finish(&run).await;
    assert_eq!((run.run.status.as_str(), run.figures["deleted"]), ("completed", 20), "{run:#?}");
    let left = world.memories(StateFilter::Active).await;
    assert!(left.len() == 25 && left.iter().all(|memory| !ids[20..40].contains(&memory.id)));
    let answers = world.ledger.runs.run_answers(&operator(), &run.run.run_id).await.unwrap();
    let decided = memory_optimization::DEFINITION.decisions(&answers).decisions;
    assert_eq!((decided.len(), world.model.asked.load(SeqCst)), (45, 2), "each is decided on once");
    world.is_sound().await;
    world.close().await;
}

async fn a_memory_never_loses_its_last_topic(backend: Backend) {
    let world = World::new(backend).await;
    world.create("keep can't drink milk", &["lactose intolerance"]).await;
    world.create("keep plays the cello", &["Zyx", "Music"]).await;
    world.create("keep says nothing", &[]).await;
    world.optimise().await;
    let topics = async |content: &str| world.memory(content).await.topics;
    assert_eq!(topics("keep can't drink milk").await, ["lactose intolerance"]);
    assert_eq!(topics("keep plays the cello").await, ["music"]);
    assert!(topics("keep says nothing").await.is_empty());
    world.close().await;
}

//! Checkpoints that are removed, copied or destroyed.

use memledger_ledger::checkpoints::PruneStrategy;

use super::*;
use crate::erasure::{is_gone, is_there, marker};

on_both!(
    what_stays_of_a_pruned_thread_is_whole,
    checkpoints_of_runs_go_alone,
    a_copy_is_a_thread_of_its_own,
    what_is_forgotten_leaves_no_byte,
);

/// A thread of checkpoints whose channel grows.
async fn grown(world: &World, name: &str, many: usize) -> Vec<String> {
    let mut contents = Vec::new();
    for n in 0..many {
        let data = (0..=n).map(|n| format!("message {n} of {name}; ")).collect::<String>().repeat(3);
        let parent = n.checked_sub(1).map(|parent| format!("{parent:03}"));
        let mut new = checkpoint(
            &format!("{n:03}"),
            parent.as_deref(),
            vec![blob("messages", &n.to_string(), data.as_bytes())],
        );
        new.metadata = raw(json!({"run_id": if n % 2 == 0 { "even" } else { "odd" }}));
        world.save(name, "", new).await;
        world.write(name, &format!("{n:03}"), writes("task", "", &[(0, "messages", "pending")])).await;
        contents.push(data);
    }
    contents
}

async fn are_whole(world: &World, name: &str, ids: &[&str], contents: &[String]) {
    assert_eq!(world.ids(name).await, ids);
    for ledger in [world.ledger.clone(), world.reopened().await] {
        for id in ids {
            let n: usize = id.parse().unwrap();
            let read = ledger.checkpoints.get(&operator(), &user("ana"), &thread(name), "", Some(id)).await;
            assert_eq!(channels(&read.unwrap())["messages"], contents[n].as_bytes(), "{id}");
        }
    }
    let report = world.verified().await;
    assert!(report.ok, "{:?}", report.faults);
}

async fn what_stays_of_a_pruned_thread_is_whole(backend: Backend) {
    let world = World::new(backend).await;
    let contents = grown(&world, "t", 12).await;
    let of_other = grown(&world, "other", 3).await;
    world.save("t", "child:1", checkpoint("x", None, vec![blob("a", "1", b"of a child")])).await;
    let prune = async |strategy| {
        let threads = [thread("t"), thread("none")];
        world.ledger.checkpoints.prune(&operator(), &user("ana"), &threads, strategy).await.unwrap()
    };
    assert_eq!(prune(PruneStrategy::KeepLatest).await, 11);
    assert_eq!(world.ids("t").await, ["x", "011"]);
    let child = world.checkpoint("t", "child:1", None).await.unwrap();
    assert_eq!(channels(&child)["a"], b"of a child");
    let kept = world.checkpoint("t", "", None).await.unwrap();
    assert_eq!((channels(&kept)["messages"], kept.writes.len()), (contents[11].as_bytes(), 1));
    assert_eq!(kept.parent_checkpoint_id, None, "its parent is gone");
    // Nothing of the others is left.
    assert_eq!(world.count("SELECT count(*) FROM thread_checkpoint_blobs WHERE thread_id = 't'").await, 2);
    assert_eq!(world.count("SELECT count(*) FROM thread_checkpoint_writes WHERE thread_id = 't'").await, 1);
    are_whole(&world, "other", &["002", "001", "000"], &of_other).await;
    // It goes on.
    world.save("t", "", checkpoint("012", Some("011"), vec![blob("messages", "12", b"anew")])).await;
    assert_eq!(prune(PruneStrategy::Delete).await, 3);
    assert_eq!(world.count("SELECT count(*) FROM thread_checkpoint_blobs WHERE thread_id = 't'").await, 0);
    assert!(world.ids("t").await.is_empty());
    world.close().await;
}

async fn checkpoints_of_runs_go_alone(backend: Backend) {
    let world = World::new(backend).await;
    let contents = grown(&world, "t", 6).await;
    let delete = async |runs: &[&str]| {
        let runs: Vec<String> = runs.iter().map(|run| (*run).to_owned()).collect();
        world.ledger.checkpoints.delete_runs(&operator(), &user("ana"), &runs).await.unwrap()
    };
    assert_eq!((delete(&[]).await, delete(&["none"]).await), (0, 0));
    assert_eq!(delete(&["odd"]).await, 3);
    are_whole(&world, "t", &["004", "002", "000"], &contents).await;
    assert_eq!(delete(&["odd", "even"]).await, 3);
    assert!(world.ids("t").await.is_empty());
    assert_eq!(world.count("SELECT count(*) FROM thread_checkpoint_blobs").await, 0);
    world.close().await;
}

async fn a_copy_is_a_thread_of_its_own(backend: Backend) {
    let world = World::new(backend).await;
    let contents = grown(&world, "t", 5).await;
    let copy = async |from: &str, to: &str| {
        world.ledger.checkpoints.copy_thread(&operator(), &user("ana"), &thread(from), &thread(to)).await
    };
    assert_eq!(copy("t", "u").await.unwrap(), 5);
    assert_eq!(copy("none", "v").await.unwrap(), 0);
    assert_eq!(copy("t", "u").await.unwrap_err().code(), "conflict");
    assert_eq!(copy("t", "t").await.unwrap_err().code(), "invalid_request");
    let ids = ["004", "003", "002", "001", "000"];
    are_whole(&world, "u", &ids, &contents).await;
    assert_eq!(world.pending("u", "004").await.len(), 1);
    world.ledger.checkpoints.delete_thread(&operator(), &user("ana"), &thread("t")).await.unwrap();
    are_whole(&world, "u", &ids, &contents).await;
    world.close().await;
}

async fn what_is_forgotten_leaves_no_byte(backend: Backend) {
    let world = World::new(backend).await;
    let mut secrets = Vec::new();
    for name in ["t", "u", "v"] {
        // With its quotes too short to be compressed, whatever it is.
        let secret = marker()[..28].to_owned();
        let of_channel = vec![blob("a", "1", secret.as_bytes())];
        let new = NewCheckpoint { checkpoint: typed(secret.as_bytes()), ..checkpoint("1", None, of_channel) };
        world.save(name, "", new).await;
        world.write(name, "1", writes("task", "", &[(0, "a", &secret)])).await;
        let state = serde_json::from_str(&format!("\"{secret}\"")).unwrap();
        let (ana, of) = (user("ana"), thread(name));
        world.ledger.checkpoints.put_state(&operator(), &ana, &of, state, None).await.unwrap();
        is_there(&world._database, &secret).await;
        secrets.push(secret);
    }
    let (ana, of) = (user("ana"), thread("t"));
    assert_eq!(world.ledger.checkpoints.forget_thread(&operator(), &ana, &of).await.unwrap(), 1);
    world.ledger.core.projector.scrub().await.unwrap();
    is_gone(&world._database, &secrets[0]).await;
    is_there(&world._database, &secrets[1]).await;
    assert_eq!(world.ledger.checkpoints.forget_user(&operator(), &user("ana")).await.unwrap(), 2);
    world.ledger.core.projector.scrub().await.unwrap();
    for secret in &secrets {
        is_gone(&world._database, secret).await;
    }
    assert!(world.ids("u").await.is_empty());
    assert_eq!(world.count("SELECT count(*) FROM thread_states").await, 0);
    world.close().await;
}

//! Two servers that save, go back, remove and read by turns: each finds what was saved last, whatever it remembers itself.

use memledger_ledger::checkpoints::PruneStrategy;
use rand::Rng;

use super::*;

on_both!(what_a_server_remembers_of_its_saves_is_never_wrong);

const STEPS: usize = 250;

/// What must be read: the channels of each checkpoint.
type Expected = BTreeMap<String, BTreeMap<String, Vec<u8>>>;

/// A content as agents have them: a little of it new, all of it, or what it was once before.
fn next(rng: &mut StdRng, former: &[Vec<u8>]) -> Vec<u8> {
    let mut content = match former {
        [] => Vec::new(),
        all if rng.random_ratio(1, 5) => return all[rng.random_range(0..all.len())].clone(),
        all => all[all.len() - 1].clone(),
    };
    if content.is_empty() || rng.random_ratio(1, 6) {
        content = vec![0; rng.random_range(0..6_000)];
        rng.fill_bytes(&mut content);
        return content;
    }
    let mut new = [0; 50];
    rng.fill_bytes(&mut new);
    let at = rng.random_range(0..=content.len());
    content.splice(at..at, new);
    content
}

async fn what_a_server_remembers_of_its_saves_is_never_wrong(backend: Backend) {
    let world = World::new(backend).await;
    let servers = [world.ledger.clone(), world.reopened().await];
    let mut rng = StdRng::seed_from_u64(7);
    let (mut expected, mut former) = (Expected::new(), BTreeMap::<&str, Vec<Vec<u8>>>::new());
    let mut versions: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for step in 0..STEPS {
        let ledger = &servers[usize::from(rng.random_ratio(1, 4))];
        if rng.random_ratio(1, 40) {
            let strategy = if rng.random() { PruneStrategy::KeepLatest } else { PruneStrategy::Delete };
            ledger.checkpoints.prune(&operator(), &user("ana"), &[thread("t")], strategy).await.unwrap();
            let kept = expected.pop_last().filter(|_| strategy == PruneStrategy::KeepLatest);
            expected = kept.into_iter().collect();
            versions.retain(|id, _| expected.contains_key(id));
        }
        let ids: Vec<&String> = expected.keys().collect();
        let parent = match ids.as_slice() {
            [] => None,
            // Mostly the newest; sometimes an agent goes back.
            ids if rng.random_ratio(1, 8) => Some(ids[rng.random_range(0..ids.len())].clone()),
            ids => Some(ids[ids.len() - 1].clone()),
        };
        let (mut channels, mut named) = match &parent {
            Some(parent) => (expected[parent].clone(), versions[parent].clone()),
            None => Default::default(),
        };
        let mut blobs = Vec::new();
        for channel in ["messages", "plan"] {
            if parent.is_some() && rng.random_ratio(1, 3) {
                continue;
            }
            let former = former.entry(channel).or_default();
            let content = next(&mut rng, former);
            former.push(content.clone());
            let version = format!("{step:05}");
            blobs.push(blob(channel, &version, &content));
            named.insert(channel.to_owned(), version);
            channels.insert(channel.to_owned(), content);
        }
        // As LangGraph names channels that have no value, or not any more.
        named.entry("__start__".to_owned()).or_insert_with(|| "1".to_owned());
        let id = format!("{step:05}");
        let new =
            NewCheckpoint { channel_versions: named.clone(), ..checkpoint(&id, parent.as_deref(), blobs) };
        ledger.checkpoints.save(&operator(), &user("ana"), &thread("t"), "", new).await.unwrap();
        expected.insert(id.clone(), channels);
        versions.insert(id, named);
    }
    for ledger in [servers[0].clone(), servers[1].clone(), world.reopened().await] {
        for (id, channels) in &expected {
            let read = ledger.checkpoints.get(&operator(), &user("ana"), &thread("t"), "", Some(id)).await;
            let read = read.unwrap();
            let found: BTreeMap<String, Vec<u8>> =
                read.blobs.iter().map(|blob| (blob.channel.clone(), blob.value.data.to_vec())).collect();
            assert_eq!(found, *channels, "{id}");
        }
    }
    let report = world.verified().await;
    assert!(report.ok, "{:?}", report.faults);
    world.close().await;
}

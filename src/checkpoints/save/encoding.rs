//! New blobs, each built upon a version of its channel where there is one.

use std::collections::HashSet;

use memledger_kernel::LedgerError;

use super::lookup::ThreadSnapshot;
use crate::{
    Checkpoints, blobs,
    blobs::Contents,
    cache::{BlobKey, Content},
    codec,
    model::NewCheckpoint,
    thread_key::ThreadKey,
};

/// A blob as it is stored.
#[derive(Debug, Clone)]
pub struct EncodedBlob {
    pub key: BlobKey,
    pub base: Option<String>,
    pub hash: Vec<u8>,
    pub body: Vec<u8>,
    /// What it holds, and where it is in its chain.
    pub content: Content,
}

/// Work that takes longer is done aside, so that no request waits for it.
const SOON: usize = 256 * 1_024;

/// The content of a version, built upon another one of its channel if there is one.
pub fn encoded(
    key: BlobKey,
    hash: Vec<u8>,
    content: Content,
    base: Option<(String, &Content)>,
) -> EncodedBlob {
    let on = base.as_ref().map(|(_, base)| (&*base.bytes, base.link));
    let codec::Encoded { body, on_base, link } = codec::encode(&content.bytes, on);
    let base = base.filter(|_| on_base).map(|(version, _)| version);
    EncodedBlob { key, base, hash, body, content: Content { link, ..content } }
}

impl Checkpoints {
    pub(super) async fn encode_blobs(
        &self,
        thread: &ThreadKey,
        ns: &str,
        (new, hashes): (&NewCheckpoint, &[Vec<u8>]),
        seen: &ThreadSnapshot,
    ) -> Result<Vec<EncodedBlob>, LedgerError> {
        let mut plan: Vec<(BlobKey, Vec<u8>, Content, Option<BlobKey>)> = Vec::new();
        let mut names = HashSet::new();
        for (blob, hash) in new.blobs.iter().zip(hashes) {
            let is_new =
                names.insert((&blob.channel, &blob.version)) && !seen.is_there(&blob.channel, &blob.version);
            if !is_new {
                continue;
            }
            let key = |version: &str| BlobKey {
                ns: ns.to_owned(),
                channel: blob.channel.clone(),
                version: version.to_owned(),
            };
            let base = seen.base(&blob.channel, hash);
            let link = codec::Link { depth: 0, delta_bytes: 0, whole_bytes: 0 };
            let content = Content { kind: blob.value.kind.clone(), bytes: blob.value.data.clone(), link };
            let base = base.filter(|base| *base != blob.version).map(key);
            plan.push((key(&blob.version), hash.clone(), content, base));
        }
        let wanted: HashSet<BlobKey> = plan.iter().filter_map(|(_, _, _, base)| base.clone()).collect();
        let bases = match &seen.generation {
            Some(generation) if !wanted.is_empty() => {
                blobs::read(self.core.store.as_ref(), &self.cache, thread, generation, wanted).await?
            }
            _ => Contents::new(),
        };
        let all = move || -> Vec<EncodedBlob> {
            let base =
                |key: Option<BlobKey>| key.and_then(|key| bases.get(&key).map(|base| (key.version, base)));
            plan.into_iter().map(|(key, hash, content, on)| encoded(key, hash, content, base(on))).collect()
        };
        if new.blobs.iter().map(|blob| blob.value.data.len()).sum::<usize>() <= SOON {
            return Ok(all());
        }
        let failed = |failed| LedgerError::Internal(format!("a channel could not be encoded: {failed}"));
        tokio::task::spawn_blocking(all).await.map_err(failed)
    }
}

//! The local embedder: a sentence encoder of the BERT family, run in process from a model's folder.

mod batches;
mod files;
mod folder;
mod model;
mod pooling;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tiny;

use std::{path::Path, sync::Arc};

use async_trait::async_trait;
use tokio::{sync::Semaphore, task::spawn_blocking};

use crate::{Bands, Embedder, PortError, Vector};
use folder::Folder;
use model::Model;

pub use files::FolderError;

/// The hash of the folder of all-MiniLM-L6-v2, and what its cosines tell: 240 restatements have 0.6 or more, and
/// so have 30 of 5,310 pairs of unlike statements.
const MINILM: (&str, Bands) = ("93c3b337bbc4", Bands { may_restate: 0.6, means_alike: 0.85 });

pub struct Local {
    id: String,
    bands: Option<Bands>,
    dimensions: usize,
    model: Arc<Model>,
    /// One batch at a time: each uses all cores already. Whoever waits for one vector waits for one batch,
    /// not for all texts of another caller.
    turn: Arc<Semaphore>,
}

impl Local {
    /// Reads a folder in the Hugging Face layout: `config.json`, `tokenizer.json` and `model.safetensors`,
    /// and what Sentence Transformers adds to them. Holds the model in memory; blocks while it reads.
    pub fn open(folder: &Path) -> Result<Self, FolderError> {
        let folder = Folder::read(folder)?;
        let dimensions = folder.config.hidden_size;
        let id = format!("local-{}-{dimensions}", folder.hash);
        let bands = (folder.hash == MINILM.0).then_some(MINILM.1);
        let model = Arc::new(Model::load(folder)?);
        Ok(Self { id, bands, dimensions, model, turn: Arc::new(Semaphore::new(1)) })
    }

    /// Does a piece of work where it holds up nobody else's.
    async fn run<T, W>(&self, work: W) -> Result<T, PortError>
    where
        T: Send + 'static,
        W: FnOnce(&Model) -> Result<T, PortError> + Send + 'static,
    {
        let stopped = |what: &str| PortError::Unavailable(format!("the local model {what}"));
        let turn = Arc::clone(&self.turn).acquire_owned().await;
        let turn = turn.map_err(|_| stopped("takes no more work"))?;
        let model = Arc::clone(&self.model);
        let worked = spawn_blocking(move || {
            // Kept to the end of the work, even where nobody waits for it any more.
            let _turn = turn;
            work(&model)
        });
        // What a panic says may repeat the text.
        worked.await.map_err(|_| stopped("broke off its work"))?
    }
}

#[async_trait]
impl Embedder for Local {
    fn id(&self) -> &str {
        &self.id
    }

    fn dimensions(&self) -> usize {
        self.dimensions
    }

    fn bands(&self) -> Option<Bands> {
        self.bands
    }

    async fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, PortError> {
        let owned: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
        let tokens = Arc::new(self.run(move |model| model.all_tokens(&owned)).await?);
        let lengths: Vec<usize> = tokens.iter().map(Vec::len).collect();
        let mut vectors = vec![Vector::new(); texts.len()];
        for batch in batches::batches(&lengths) {
            let (tokens, wanted) = (Arc::clone(&tokens), batch.clone());
            let made = self.run(move |model| {
                let texts: Vec<&[u32]> = wanted.iter().map(|at| tokens[*at].as_slice()).collect();
                model.vectors(&texts)
            });
            for (at, vector) in batch.into_iter().zip(made.await?) {
                vectors[at] = vector;
            }
        }
        Ok(vectors)
    }
}

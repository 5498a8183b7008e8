//! The files that the program holds, each with its type, its digest and, for texts, its compressed form.

use std::{
    collections::BTreeMap,
    io::{self, Write},
    sync::{LazyLock, OnceLock},
};

use axum::body::Bytes;
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};

/// Names and bytes of everything below `pages`, by name.
const EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

static FILES: LazyLock<BTreeMap<&str, File>> =
    LazyLock::new(|| EMBEDDED.iter().map(|(name, bytes)| (*name, File::new(name, bytes))).collect());

pub struct File {
    pub content_type: &'static str,
    pub bytes: &'static [u8],
    /// Of the content, so that it changes with it and with nothing else.
    pub digest: String,
    /// Made when first asked for; none where it would be no shorter.
    packed: OnceLock<Option<Bytes>>,
}

/// The file of that name, such as `shared/base.css`.
pub fn file(name: &str) -> Option<&'static File> {
    FILES.get(name)
}

impl File {
    fn new(name: &str, bytes: &'static [u8]) -> Self {
        let digest = hex::encode(&Sha256::digest(bytes)[..16]);
        Self { content_type: content_type(name), bytes, digest, packed: OnceLock::new() }
    }

    /// The content as gzip has it, where that is shorter.
    pub fn packed(&self) -> Option<Bytes> {
        let pack = || -> Option<Bytes> {
            // Pictures and fonts are compressed already.
            if !self.content_type.contains("charset") {
                return None;
            }
            let packed = gzip(self.bytes)
                .inspect_err(|failed| tracing::warn!(%failed, "a page is sent as it is, and not compressed"))
                .ok()?;
            (packed.len() < self.bytes.len()).then(|| packed.into())
        };
        self.packed.get_or_init(pack).clone()
    }
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// Exact, since browsers are told not to guess.
fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" => "application/json; charset=utf-8",
        "svg" => "image/svg+xml; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        "ico" => "image/x-icon",
        "png" => "image/png",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_of_a_type_that_browsers_need_not_guess() {
        for (name, file) in FILES.iter() {
            assert_ne!(file.content_type, "application/octet-stream", "{name}: add its type to the list");
            assert_eq!(file.digest.len(), 32, "{name}");
        }
        assert_eq!(content_type("shared/base.css"), "text/css; charset=utf-8");
        assert_eq!(content_type("a.js/README"), "application/octet-stream");
        assert!(file("workflows.html").is_some() && file("no-such-page.html").is_none());
    }
}

//! Identifiers and instants as every crate of the ledger speaks of them.

use std::{fmt, sync::Arc};

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, Visitor},
};
use unicode_normalization::is_nfc;

/// Longest identifier accepted, in bytes.
pub const MAX_ID_BYTES: usize = 128;

/// Why a text can't be an identifier; the message names the rule it breaks.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct InvalidId(pub String);

fn check(text: &str, allowed: fn(char) -> bool, rule: &str) -> Result<(), InvalidId> {
    if text.is_empty() || text.len() > MAX_ID_BYTES {
        return Err(InvalidId(format!("must have 1 to {MAX_ID_BYTES} bytes, has {}", text.len())));
    }
    // Browsers and proxies take them out of an address before anybody sees it.
    if text == "." || text == ".." {
        return Err(InvalidId(format!("must not be {text:?}")));
    }
    match text.chars().find(|c| !allowed(*c)) {
        Some(c) => Err(InvalidId(format!("{rule}; found {:?}", c))),
        None if !is_nfc(text) => Err(InvalidId("must be in Unicode normal form C".into())),
        None => Ok(()),
    }
}

/// Visible characters and inner spaces; control, invisible-direction and line characters are refused,
/// since ids are printed in logs and timelines.
fn visible(c: char) -> bool {
    !c.is_control()
        && !matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

fn plain(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | ':' | '-' | '@')
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $allowed:expr, $rule:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
        #[serde(transparent)]
        pub struct $name(Arc<str>);

        impl $name {
            /// Accepts the text or says which rule it breaks.
            pub fn new(text: impl AsRef<str>) -> Result<Self, InvalidId> {
                let text = text.as_ref();
                check(text, $allowed, $rule)?;
                if text.trim() != text {
                    return Err(InvalidId("must not begin or end with a space".into()));
                }
                Ok(Self(text.into()))
            }

            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                struct Text;
                impl Visitor<'_> for Text {
                    type Value = $name;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str("a string")
                    }

                    fn visit_str<E: Error>(self, text: &str) -> Result<$name, E> {
                        $name::new(text).map_err(E::custom)
                    }
                }
                d.deserialize_str(Text)
            }
        }
    };
}

id!(
    /// An organisation: the hard wall. Every key, row and stream belongs to one.
    TenantId, plain, "may hold ASCII letters, digits and . _ : - @ only"
);
id!(
    /// The person whom memories are about: the caller's own id for them.
    UserId, visible, "may hold visible characters only"
);
id!(
    /// One remembered statement. Ours are UUIDv7; imported ones keep the id they came with.
    MemoryId, plain, "may hold ASCII letters, digits and . _ : - @ only"
);
id!(
    /// A conversation that consumes delta headers.
    ThreadId, visible, "may hold visible characters only"
);

/// An instant: microseconds since 1970-01-01T00:00:00Z.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

/// A day, in microseconds.
pub const DAY_US: i64 = 86_400_000_000;

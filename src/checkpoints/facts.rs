//! What a checkpoint says of itself: the versions of its channels and its metadata, as bytes of one column.

use std::collections::BTreeMap;

use memledger_store::StoreError;
use serde_json::value::RawValue;

use crate::{
    codec::{Damaged, Reader, number, pack, unpack},
    model::TypedValue,
};

#[derive(Debug, Clone)]
pub struct Facts {
    pub channel_versions: BTreeMap<String, String>,
    pub metadata: Box<RawValue>,
    pub metadata_typed: Option<TypedValue>,
}

impl Facts {
    /// The packed bytes and their size before.
    pub fn stored(&self) -> Result<(Vec<u8>, usize), StoreError> {
        let versions = serde_json::to_vec(&self.channel_versions).map_err(StoreError::corrupt)?;
        let mut bytes = Vec::new();
        let mut part = |part: &[u8]| {
            number(&mut bytes, part.len() as u64);
            bytes.extend_from_slice(part);
        };
        part(&versions);
        part(self.metadata.get().as_bytes());
        if let Some(typed) = &self.metadata_typed {
            part(typed.kind.as_bytes());
            part(&typed.data);
        }
        Ok((pack(&bytes), bytes.len()))
    }

    pub fn read(packed: &[u8], size: usize) -> Result<Self, StoreError> {
        let bytes = unpack(packed, size).map_err(StoreError::corrupt)?;
        let mut reader = Reader(&bytes);
        let mut part = || -> Result<&[u8], Damaged> {
            let many = reader.number()?;
            reader.bytes(many)
        };
        let versions = part().map_err(StoreError::corrupt)?;
        let metadata = part().map_err(StoreError::corrupt)?;
        let typed = match part() {
            Ok(kind) => Some((kind, part().map_err(StoreError::corrupt)?)),
            Err(_) => None,
        };
        let typed = typed.map(|(kind, data)| {
            let kind = String::from_utf8(kind.to_vec()).map_err(StoreError::corrupt)?;
            Ok::<_, StoreError>(TypedValue { kind, data: data.into() })
        });
        Ok(Self {
            channel_versions: serde_json::from_slice(versions).map_err(StoreError::corrupt)?,
            metadata: serde_json::from_slice(metadata).map_err(StoreError::corrupt)?,
            metadata_typed: typed.transpose()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_read_as_they_were_stored() {
        let raw = r#"{"step": 1.0, "big": 123456789012345678901234567890, "nul": "\u0000"}"#;
        let typed = TypedValue { kind: "msgpack".to_owned(), data: vec![0, 255].into() };
        for metadata_typed in [None, Some(typed)] {
            let facts = Facts {
                channel_versions: [("messages".to_owned(), "0002.0.5".to_owned())].into(),
                metadata: serde_json::from_str(raw).unwrap(),
                metadata_typed,
            };
            let (packed, size) = facts.stored().unwrap();
            let read = Facts::read(&packed, size).unwrap();
            assert_eq!(read.metadata.get(), raw);
            assert_eq!(read.channel_versions, facts.channel_versions);
            assert_eq!(read.metadata_typed, facts.metadata_typed);
            assert!(Facts::read(&packed[1..], size).is_err());
        }
    }
}

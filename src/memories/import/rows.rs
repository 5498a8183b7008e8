//! The rows of a file: one JSON object a line, or the items of one JSON document.

use std::{borrow::Cow, collections::HashMap};

use serde::de::IgnoredAny;
use serde_json::{Value, value::RawValue};

use super::{
    mending,
    report::{Part, Remarks},
};

/// Largest JSON document that is read as a whole. Lines have no such limit.
pub const MAX_DOCUMENT_BYTES: usize = 1 << 30;

/// The rows of a file as they are written, each with its number from 1: of the line, or of the place in the list.
#[derive(Default)]
pub struct Rows<'a> {
    pub rows: Vec<(&'a [u8], usize)>,
    /// What keeps a document from being read, and in which line.
    pub fault: Option<(usize, String)>,
    /// The other fields of the document, by name.
    pub around: HashMap<String, &'a RawValue>,
}

/// Reads a file whose documents have their rows in a field of one of these names, or are lists.
pub fn read<'a>(mut file: &'a [u8], lists: &[&str], max_document: usize) -> Rows<'a> {
    // Some programs begin a file in UTF-8 with a byte order mark, which is no part of the text.
    while let Some(rest) = file.strip_prefix("\u{feff}".as_bytes()) {
        file = rest;
    }
    if lists.is_empty() || !is_document(file, lists) {
        return Rows { rows: lines(file).collect(), ..Rows::default() };
    }
    let fault = |line, message| Rows { fault: Some((line, message)), ..Rows::default() };
    if file.len() > max_document {
        let message = format!(
            "is one JSON document of {} bytes; the limit is {max_document}. Write its memories one a line, \
             as `jq -c '.[]'` does",
            file.len()
        );
        return fault(1, message);
    }
    // A byte that is none spoils all of a document; of lines, the one.
    match std::str::from_utf8(file) {
        Err(wrong) => {
            let line = 1 + file[..wrong.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
            fault(line, format!("is not UTF-8: {wrong}"))
        }
        Ok(text) => items(text, lists)
            .unwrap_or_else(|wrong| fault(wrong.line().max(1), format!("is not JSON: {wrong}"))),
    }
}

fn is_blank(line: &[u8]) -> bool {
    std::str::from_utf8(line).is_ok_and(|line| line.trim().is_empty())
}

fn lines(file: &[u8]) -> impl Iterator<Item = (&[u8], usize)> {
    file.split(|byte| *byte == b'\n').zip(1..).filter(|(line, _)| !is_blank(line))
}

/// Whether a file is one document, and not a document a line.
fn is_document(file: &[u8], lists: &[&str]) -> bool {
    let mut lines = lines(file).map(|(line, _)| line);
    let Some(first) = lines.next() else { return false };
    let first = String::from_utf8_lossy(first);
    match first.trim_start().as_bytes().first() {
        Some(b'[') => true,
        Some(b'{') => match serde_json::from_str::<HashMap<Cow<str>, &RawValue>>(&first) {
            Ok(fields) => lines.next().is_none() && list_in(&fields, lists).is_some(),
            // An object that continues in the next lines. A line that was cut off is no reason to lose those behind it.
            Err(failed) if failed.is_eof() => {
                first.trim() == "{" || serde_json::from_slice::<IgnoredAny>(file).is_ok()
            }
            Err(_) => false,
        },
        _ => false,
    }
}

fn list_in<'a, K>(fields: &HashMap<K, &'a RawValue>, lists: &[&str]) -> Option<(usize, &'a RawValue)>
where
    K: std::borrow::Borrow<str> + std::hash::Hash + Eq,
{
    let named = lists.iter().enumerate().filter_map(|(at, name)| Some((at, *fields.get(*name)?)));
    named.into_iter().find(|(_, list)| list.get().starts_with('['))
}

fn items<'a>(document: &'a str, lists: &[&str]) -> Result<Rows<'a>, serde_json::Error> {
    let mut around = HashMap::new();
    let items: Vec<&RawValue> = if document.trim_start().starts_with('[') {
        serde_json::from_str(document)?
    } else {
        around = serde_json::from_str::<HashMap<String, &RawValue>>(document)?;
        match list_in(&around, lists) {
            Some((at, list)) => {
                around.remove(lists[at]);
                serde_json::from_str(list.get())?
            }
            // One memory, on several lines.
            None => {
                around.clear();
                vec![serde_json::from_str(document)?]
            }
        }
    };
    Ok(Rows {
        rows: items.into_iter().map(|item| item.get().as_bytes()).zip(1..).collect(),
        fault: None,
        around,
    })
}

impl Rows<'_> {
    /// Takes a field of the document, mended if need be.
    pub fn take(&mut self, name: &str, remarks: &mut Remarks) -> Result<Option<Value>, String> {
        let Some(field) = self.around.remove(name) else { return Ok(None) };
        let value = mending::value(field.get(), remarks).map_err(|failed| format!("{name}: {failed}"))?;
        Ok(Some(value).filter(|value| !value.is_null()))
    }

    /// The fields of the document that nobody took, with how many items they have.
    pub fn left(&self) -> Vec<(String, usize)> {
        let counted = self.around.iter().map(|(name, field)| {
            let count = match serde_json::from_str::<Vec<IgnoredAny>>(field.get()) {
                Ok(items) => items.len(),
                Err(_) => usize::from(!matches!(field.get(), "null" | "\"\"" | "{}")),
            };
            (name.clone(), count)
        });
        counted.filter(|(_, count)| *count > 0).collect()
    }

    /// What the document says of its place among others, if it is not all there is.
    pub fn part(&mut self) -> Option<Part> {
        // What was mended there is in no memory.
        let mut unsaid = Remarks::default();
        let mut take = |name: &str| self.take(name, &mut unsaid).ok().flatten();
        let meta = take("meta");
        let mut field = |names: [&str; 2]| {
            let of_meta =
                meta.as_ref().and_then(|meta| names.iter().find_map(|name| meta.get(*name).cloned()));
            of_meta.or_else(|| names.iter().find_map(|name| take(name)))
        };
        let page = field(["page", "page"]).and_then(|page| page.as_u64());
        let pages = field(["total_pages", "pages"]).and_then(|pages| pages.as_u64());
        let total = field(["total_count", "total"]).and_then(|total| total.as_u64());
        let count = field(["count", "count"]).and_then(|count| count.as_u64());
        let goes_on = field(["next", "next"]).is_some() | field(["previous", "previous"]).is_some();
        // How long a page may be, and how long the search took.
        let _ = (field(["limit", "size"]), field(["page_size", "search_time_ms"]));
        let (rows, total) = (self.rows.len(), total.or(count));
        let is_part =
            pages.is_some_and(|pages| pages > 1) || total.is_some_and(|total| total > rows as u64) || goes_on;
        is_part.then_some(Part { page, pages, rows, total })
    }
}

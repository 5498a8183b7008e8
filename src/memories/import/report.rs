//! What an import reports: nothing that it leaves out, moves or mends goes unsaid.

use std::collections::BTreeMap;

/// A line that could not be taken, or whose memory the ledger refused, with its number from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadLine {
    pub line: usize,
    pub message: String,
}

#[derive(Debug, Clone, Default)]
pub struct ImportReport {
    /// Memories in the file.
    pub read: usize,
    pub created: usize,
    /// Known already, by id.
    pub known: usize,
    /// Lines of an export that are no memories.
    pub passed_over: usize,
    pub bad: Vec<BadLine>,
    /// Fields that were left behind, with the number of rows that had something in them.
    pub ignored: BTreeMap<String, usize>,
    /// Fields that went into the metadata.
    pub kept_in_metadata: BTreeMap<&'static str, usize>,
    /// What was mended, or taken otherwise than it was written.
    pub notes: BTreeMap<Note, NotedRows>,
    /// Set if the file says that it holds only a part of what the source has.
    pub part: Option<Part>,
}

/// How an import deviated from what a row says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Note {
    NulRemoved,
    SurrogatesReplaced,
    TopicsCleaned,
    InputCut,
    DatabaseTexts,
    IdsMapped,
    IdRepeated,
    Expired,
    Paused,
    Archived,
    Deleted,
}

impl Note {
    /// As the report in JSON names it.
    pub fn name(self) -> &'static str {
        match self {
            Self::NulRemoved => "nul_removed",
            Self::SurrogatesReplaced => "surrogates_replaced",
            Self::TopicsCleaned => "topics_cleaned",
            Self::InputCut => "input_cut",
            Self::DatabaseTexts => "database_texts",
            Self::IdsMapped => "ids_mapped",
            Self::IdRepeated => "id_repeated",
            Self::Expired => "expired",
            Self::Paused => "paused",
            Self::Archived => "archived",
            Self::Deleted => "deleted",
        }
    }

    /// What it means, to people.
    pub fn meaning(self) -> &'static str {
        match self {
            Self::NulRemoved => "NUL characters removed",
            Self::SurrogatesReplaced => "half surrogate pairs replaced by U+FFFD",
            Self::TopicsCleaned => "blank or repeated topics removed",
            Self::InputCut => "raw input cut to the maximum length",
            Self::DatabaseTexts => "texts that hold JSON read as rows of a database",
            Self::IdsMapped => "invalid ids replaced; the metadata keeps them",
            Self::IdRepeated => "skipped, since an earlier one has the same id and another text",
            Self::Expired => "expired, so archived",
            Self::Paused => "paused, so archived",
            Self::Archived => "archived at the source, so archived",
            Self::Deleted => "deleted at the source, so archived",
        }
    }
}

/// Most numbers of lines that are kept of one note.
const LINES_KEPT: usize = 50;

/// How many rows a note is about, and the numbers of the first ones.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NotedRows {
    pub count: usize,
    pub lines: Vec<usize>,
}

/// What a file says of the whole that it is a part of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    pub page: Option<u64>,
    pub pages: Option<u64>,
    /// Memories in the file and, if it says so, in all.
    pub rows: usize,
    pub total: Option<u64>,
}

/// What is to be said of one row.
#[derive(Debug, Clone, Default)]
pub struct Remarks {
    pub notes: Vec<Note>,
    pub kept: Vec<&'static str>,
    pub ignored: Vec<String>,
}

impl Remarks {
    pub fn note(&mut self, note: Note) {
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }
}

impl ImportReport {
    pub fn add(&mut self, line: usize, remarks: Remarks) {
        for field in remarks.ignored {
            self.ignore(field, 1);
        }
        for field in remarks.kept {
            *self.kept_in_metadata.entry(field).or_default() += 1;
        }
        for note in remarks.notes {
            let noted = self.notes.entry(note).or_default();
            noted.count += 1;
            if noted.lines.len() < LINES_KEPT {
                noted.lines.push(line);
            }
        }
    }

    pub fn ignore(&mut self, field: String, count: usize) {
        // A file of many kinds of rows, or one that names its fields by ids, can't make the report grow without limit.
        let known = self.ignored.len() < MAX_FIELDS || self.ignored.contains_key(&field);
        let name = if known { field } else { OTHER_FIELDS.to_owned() };
        *self.ignored.entry(name).or_default() += count;
    }

    pub fn sort(&mut self) {
        self.bad.sort_by_key(|bad| bad.line);
        self.notes.values_mut().for_each(|noted| noted.lines.sort_unstable());
    }
}

/// Most fields that are named as ignored; the others are counted together.
const MAX_FIELDS: usize = 200;
const OTHER_FIELDS: &str = "other fields";

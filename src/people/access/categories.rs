//! Categories that the operator declares, and how many memories of each an answer takes in.

use std::collections::BTreeMap;

/// Most memories that a category's `rag_length` may ask for.
pub const MAX_RAG_LENGTH: usize = 500;

/// How many memories of a category an answer takes in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Context {
    /// Every one.
    All,
    /// Those that match best: at most so many, or as many as the query asks for where there is no length.
    Rag { length: Option<usize> },
}

impl Context {
    /// What a category has that says nothing, and one that is not declared.
    pub const DEFAULT: Self = Self::Rag { length: None };

    /// The context of that name, `rag` without a length.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "all" => Some(Self::All),
            "rag" => Some(Self::Rag { length: None }),
            _ => None,
        }
    }

    /// The same with a `rag_length`; else what is wrong with that one.
    pub fn with_length(self, length: i64) -> Result<Self, String> {
        if self == Self::All {
            let wrong = "can't be combined with `context: all`, which includes every memory; remove one";
            return Err(wrong.to_owned());
        }
        match usize::try_from(length) {
            Ok(length @ 1..=MAX_RAG_LENGTH) => Ok(Self::Rag { length: Some(length) }),
            _ => Err(format!(
                "must be 1 to {MAX_RAG_LENGTH}, is {length}; omit it for the number that the query asks for"
            )),
        }
    }
}

/// Who declared a category.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// One that the system itself writes to.
    System,
    /// One of the operator's own.
    Custom,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Category {
    /// As it is [compared](super::names).
    pub name: String,
    pub context: Context,
    pub origin: Origin,
}

/// The declared categories. Memories may be of others too.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Categories {
    by_name: BTreeMap<String, Category>,
}

impl Categories {
    /// Of two with one name the later one counts.
    pub fn new(categories: impl IntoIterator<Item = Category>) -> Self {
        Self { by_name: categories.into_iter().map(|category| (category.name.clone(), category)).collect() }
    }

    /// Those that are there without any configuration.
    pub fn built_in() -> Self {
        let rag = |length| Context::Rag { length: Some(length) };
        let system = [("profile", Context::All), ("event", rag(30)), ("activity", rag(50))];
        Self::new(system.map(|(name, context)| Category {
            name: name.to_owned(),
            context,
            origin: Origin::System,
        }))
    }

    pub fn get(&self, name: &str) -> Option<&Category> {
        self.by_name.get(name)
    }

    /// By name.
    pub fn iter(&self) -> impl Iterator<Item = &Category> {
        self.by_name.values()
    }

    /// How many memories of a category an answer takes in, declared or not.
    pub fn context_of(&self, name: &str) -> Context {
        self.get(name).map_or(Context::DEFAULT, |category| category.context)
    }
}

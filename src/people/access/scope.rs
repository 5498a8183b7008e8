//! What an answer may be made of.

/// The categories whose memories an answer may hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scope {
    /// All of them, and the memories without one.
    Every,
    /// These alone. There is always at least one, so that an empty list can't be taken for no condition.
    Only(Vec<String>),
}

impl Scope {
    /// Whether a memory of that category is inside.
    pub fn holds(&self, category: Option<&str>) -> bool {
        match self {
            Self::Every => true,
            Self::Only(names) => category.is_some_and(|category| names.iter().any(|name| name == category)),
        }
    }

    /// The categories of a condition; none where there is nothing to narrow.
    pub fn names(&self) -> Option<&[String]> {
        match self {
            Self::Every => None,
            Self::Only(names) => Some(names),
        }
    }
}

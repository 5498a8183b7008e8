//! How a setting is declared: once, with its name, default, range and meaning.

use std::{fmt, ops::RangeInclusive};

/// What is declared of a setting besides its type and default.
pub struct Setting {
    /// With dots, as `memledger config` shows it.
    pub name: String,
    pub range: Option<Range>,
    /// For the operator's page: `{range}` is replaced by the range, `{fitted}` by the default with another embedder.
    #[cfg(test)]
    pub meaning: String,
}

/// The least and the most of a number, both allowed. Where nothing breaks at some large number, the most is one that nobody
/// means.
#[derive(Debug, Clone, Copy)]
pub enum Range {
    Whole(i64, i64),
    Fraction(f64, f64),
}

impl From<RangeInclusive<i64>> for Range {
    fn from(range: RangeInclusive<i64>) -> Self {
        Self::Whole(*range.start(), *range.end())
    }
}

impl From<RangeInclusive<f64>> for Range {
    fn from(range: RangeInclusive<f64>) -> Self {
        Self::Fraction(*range.start(), *range.end())
    }
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole(least, most) => write!(f, "{least} to {most}"),
            Self::Fraction(least, most) => write!(f, "{least} to {most}"),
        }
    }
}

/// A section of the settings: `/// meaning`, `name: type = default, range;`. The meaning is the cell of the operator's page,
/// and the range may be left out. `let` lines at the beginning are for the defaults. `sections` are settings of further
/// sections, whose names get this one's name and a dot in front.
macro_rules! settings {
    (
        $(#[$about:meta])*
        pub struct $Section:ident {
            $(let $source:ident = $options:expr;)*
            $($(#[doc = $meaning:literal])+ $setting:ident: $type:ty = $default:expr $(, $range:expr)?;)*
            $(sections { $($section:ident: $Part:ty = $part:expr;)* })?
        }
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, serde::Serialize, serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $Section {
            $($(#[doc = $meaning])+ pub $setting: $type,)*
            $($(pub $section: $Part,)*)?
        }

        impl Default for $Section {
            fn default() -> Self {
                $(let $source = $options;)*
                Self { $($setting: $default,)* $($($section: $part,)*)? }
            }
        }

        impl $Section {
            /// What is declared, with this in front of each name.
            #[allow(clippy::vec_init_then_push, reason = "sections have settings or sections, or both")]
            pub fn declared(prefix: &str) -> Vec<$crate::settings::declare::Setting> {
                let mut declared = Vec::new();
                $(declared.push($crate::settings::declare::Setting {
                    name: format!("{prefix}{}", stringify!($setting)),
                    range: None$(.or(Some($crate::settings::declare::Range::from($range))))?,
                    #[cfg(test)]
                    meaning: concat!($($meaning),+).trim().to_owned(),
                });)*
                $($(declared.extend(<$Part>::declared(&format!("{prefix}{}.", stringify!($section))));)*)?
                declared
            }
        }
    };
}

pub(super) use settings;

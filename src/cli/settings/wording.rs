//! What is said of a YAML file that is not shaped as it should be.

use serde_saphyr::{Error, MessageFormatter, UserMessageFormatter};

/// Where the reader of YAML met a fault, at the file's beginning where it names no place, and what is wrong there. Lines
/// and columns count from 1.
pub fn fault(error: &Error) -> (u64, u64, String) {
    let error = error.without_snippet();
    let (line, column) = error.location().map_or((1, 1), |at| (at.line(), at.column()));
    (line, column, what(error))
}

fn what(error: &Error) -> String {
    match error {
        Error::AliasError { error, .. } => what(error),
        Error::SerdeUnknownField { field, expected, .. } => {
            format!("{field:?} is not a field here; use one of {}", expected.join(", "))
        }
        Error::DuplicateMappingKey { key: Some(key), .. } => {
            format!("{key:?} is here a second time; keep one of the two")
        }
        Error::Unexpected { expected: "mapping start", .. } => {
            "fields with values belong here, such as `name: value`, not a single text or a list".to_owned()
        }
        Error::Unexpected { expected: "sequence start", .. } => {
            "a list belongs here: items in [ ], or one a line after a dash".to_owned()
        }
        Error::Unexpected { expected: "string scalar", .. } => {
            "a single text or number belongs here, not a list or fields".to_owned()
        }
        Error::InvalidScalar { ty: "floating point", .. } => "a number belongs here".to_owned(),
        Error::InvalidScalar { ty: "boolean", .. } | Error::InvalidBooleanStrict { .. } => {
            "true or false belongs here".to_owned()
        }
        Error::InvalidScalar { .. } => "a whole number belongs here".to_owned(),
        Error::NullIntoString { .. } => "a text is missing here; write one, or remove the line".to_owned(),
        Error::MultipleDocuments { .. } => "a second document begins here; keep one".to_owned(),
        other => {
            let message = UserMessageFormatter.format_message(other).replace(char::is_control, " ");
            format!("can't be read: {message}; correct it here")
        }
    }
}

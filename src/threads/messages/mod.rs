//! Messages: appended in batches, listed, rolled back and purged.

mod append;
mod calls;
mod list;
mod remove;
mod said;
mod text;
mod view;

pub use append::{Appended, AppendedMessage, Extract, NewMessages};
pub use list::MAX_LISTED;
pub use said::Said;
pub use text::{MAX_BATCH_BYTES, SentMessage};
pub use view::MessageView;

pub(crate) use text::{MessageText, read as read_text};
pub(crate) use view::view;

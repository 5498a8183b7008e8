//! A thread's messages, page by page.

use memledger_aggregates::{ThreadId, UserId};
use memledger_kernel::{Identity, LedgerError, Page, cursor};
use memledger_projections::threads::{MessageFilter, messages, read_messages};

use super::view::{MessageView, view};
use crate::{READ_MODEL, Threads, thread_stream};

/// Most messages of a page.
pub const MAX_LISTED: usize = 500;
/// Bytes of texts after which a page ends.
const PAGE_BYTES: usize = 1 << 20;

impl Threads {
    /// The messages of a thread after a seq, or after a page, in their order.
    pub async fn list_messages(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        (after_seq, limit, page): (Option<u32>, usize, Option<&str>),
    ) -> Result<Page<MessageView>, LedgerError> {
        self.people.may_read(identity, user)?;
        let after: Option<u32> = page.map(|page| cursor::decode("messages", page)).transpose()?;
        let stream = thread_stream(identity, user, thread);
        let filter =
            MessageFilter { after_seq: after.or(after_seq), limit: limit + 1, ..MessageFilter::default() };
        let key = memledger_projections::UserKey::of(&stream);
        let query = messages(&key, thread.as_str(), filter);
        let (_, rows) = self.core.fresh_rows(&stream, &[READ_MODEL], &query).await?;
        let mut found = read_messages(&rows)?;
        found.sort_unstable_by_key(|message| message.seq);
        if found.is_empty() && after.is_none() {
            self.must_exist(identity, user, thread).await?;
        }
        let mut next = cursor::behind(&mut found, limit, |last| last.seq);
        let mut bytes = 0;
        let fits = found.iter().position(|message| {
            bytes += message.body.as_ref().map_or(0, String::len);
            bytes > PAGE_BYTES
        });
        if let Some(end) = fits.map(|end| end.max(1)).filter(|end| *end < found.len()) {
            found.truncate(end);
            next = found.last().map(|last| last.seq);
        }
        self.records.note_answer(identity, Some(user));
        let next_cursor = next.map(|seq| cursor::encode("messages", &seq));
        Ok(Page { items: found.into_iter().map(view).collect::<Result<_, _>>()?, next_cursor })
    }
}

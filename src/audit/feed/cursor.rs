//! The feed's cursor: how far a reader is in every partition.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use memledger_kernel::LedgerError;
use memledger_store::PARTITIONS;

const PARTITION_COUNT: usize = PARTITIONS as usize;

/// One of each partition, by its number.
pub(super) type Positions = [i64; PARTITION_COUNT];

/// Before the first event of each.
pub(super) const NOWHERE: Positions = [0; PARTITION_COUNT];

/// Where a reader stands in every partition. Written as URL-safe base64 of variable-length numbers: the format, the
/// epoch, the turn, then 64 positions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FeedCursor {
    pub(super) epoch: i64,
    /// The partition that is read next: a reader who is slower than one partition grows sees the others all the same.
    pub(super) turn: usize,
    pub(super) positions: Positions,
}

const FORMAT: i64 = 2;
/// Without a turn, which was partition 0's each time.
const WITHOUT_TURN: i64 = 1;

impl FeedCursor {
    pub(super) fn start(epoch: i64) -> Self {
        Self { epoch, turn: 0, positions: NOWHERE }
    }

    /// Notes that an event was read.
    pub(super) fn pass(&mut self, partition: usize, position: i64) {
        self.positions[partition] = position;
        self.turn = partition;
    }

    /// Leaves a partition that may have more for another turn.
    pub(super) fn pass_on(&mut self) {
        self.turn = (self.turn + 1) % PARTITION_COUNT;
    }

    /// Refuses a cursor that points past the end of the log.
    pub(super) fn must_be_within(&self, ends: &Positions) -> Result<(), LedgerError> {
        if self.positions.iter().zip(ends).all(|(position, end)| position <= end) {
            return Ok(());
        }
        let message = "points past the end of the log; use next_cursor unchanged, or read the feed from \
                       the beginning";
        Err(LedgerError::invalid("after", message))
    }

    /// Moves back to these ends what lies behind them. No event of the reader is between the two places.
    pub(super) fn confine_to(&mut self, ends: &Positions) {
        for (position, end) in self.positions.iter_mut().zip(ends) {
            *position = (*position).min(*end);
        }
    }

    pub fn encode(&self) -> String {
        let mut bytes = Vec::with_capacity(80);
        let numbers = [FORMAT.unsigned_abs(), self.epoch.unsigned_abs(), self.turn as u64].into_iter();
        for mut number in numbers.chain(self.positions.iter().map(|p| p.unsigned_abs())) {
            while number >= 0x80 {
                bytes.push((number & 0x7f) as u8 | 0x80);
                number >>= 7;
            }
            bytes.push(number as u8);
        }
        URL_SAFE_NO_PAD.encode(bytes)
    }

    pub fn decode(text: &str) -> Result<Self, LedgerError> {
        let wrong =
            || LedgerError::invalid("after", "is not a cursor of this feed; use next_cursor unchanged");
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| wrong())?;
        let mut numbers = Vec::with_capacity(3 + PARTITION_COUNT);
        let (mut number, mut shift) = (0_u64, 0);
        for byte in bytes {
            number |= u64::from(byte & 0x7f).checked_shl(shift).ok_or_else(wrong)?;
            shift += 7;
            if byte & 0x80 == 0 {
                numbers.push(i64::try_from(number).map_err(|_| wrong())?);
                (number, shift) = (0, 0);
            }
        }
        let (epoch, turn, positions) = match &numbers[..] {
            _ if shift != 0 => return Err(wrong()),
            [FORMAT, epoch, turn, positions @ ..] => (*epoch, *turn, positions),
            [WITHOUT_TURN, epoch, positions @ ..] => (*epoch, 0, positions),
            _ => return Err(wrong()),
        };
        let turn = usize::try_from(turn).ok().filter(|turn| *turn < PARTITION_COUNT).ok_or_else(wrong)?;
        Ok(Self { epoch, turn, positions: positions.try_into().map_err(|_| wrong())? })
    }
}

/// A cursor of this ledger in its present life; the beginning if none is given.
pub(super) fn checked(after: Option<FeedCursor>, epoch: i64) -> Result<FeedCursor, LedgerError> {
    let Some(cursor) = after else { return Ok(FeedCursor::start(epoch)) };
    if cursor.epoch != epoch {
        return Err(LedgerError::EpochChanged(
            "this cursor is from another ledger, or from before a restore; read the feed from the beginning"
                .into(),
        ));
    }
    Ok(cursor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_survives_its_text_and_damaged_ones_are_refused() {
        let mut cursor = FeedCursor::start(3);
        cursor.pass(0, 1);
        cursor.pass(62, i64::MAX);
        cursor.pass_on();
        assert_eq!(cursor.turn, 63);
        let text = cursor.encode();
        assert_eq!(FeedCursor::decode(&text).unwrap(), cursor);
        let no_turn = URL_SAFE_NO_PAD.encode([&[2, 3, 64][..], &[0; 64]].concat());
        let short = URL_SAFE_NO_PAD.encode([&[2, 3][..], &[0; 64]].concat());
        let wrong =
            ["", "AA", "!!!", &text[1..], &text[..text.len() - 2], "_________________", &no_turn, &short];
        for wrong in wrong {
            assert_eq!(FeedCursor::decode(wrong).unwrap_err().code(), "invalid_request", "{wrong}");
        }
    }

    #[test]
    fn a_cursor_of_the_first_format_goes_on_from_where_it_stood() {
        let text = URL_SAFE_NO_PAD.encode([&[1, 3, 7][..], &[0; 63]].concat());
        let mut expected = FeedCursor::start(3);
        expected.positions[0] = 7;
        assert_eq!(FeedCursor::decode(&text).unwrap(), expected);
    }

    #[test]
    fn a_confined_cursor_is_nowhere_past_the_ends() {
        let (mut cursor, mut ends) = (FeedCursor::start(3), NOWHERE);
        (cursor.positions[1], cursor.positions[2], cursor.positions[3]) = (5, 5, 5);
        (ends[1], ends[2]) = (4, 7);
        assert!(cursor.must_be_within(&ends).is_err());
        cursor.confine_to(&ends);
        assert_eq!(cursor.positions[..4], [0, 4, 5, 0]);
        cursor.must_be_within(&ends).unwrap();
    }
}

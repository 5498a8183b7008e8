//! Numbers of variable length, and bytes, one behind the other.

use super::Damaged;

/// Writes a number: seven bits a byte, the lowest first.
pub fn number(bytes: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

/// Reads numbers and bytes.
pub struct Reader<'a>(pub &'a [u8]);

impl<'a> Reader<'a> {
    pub fn number(&mut self) -> Result<usize, Damaged> {
        const WRONG: Damaged = Damaged("it ends within a number");
        let mut value = 0_u64;
        for shift in (0..63).step_by(7) {
            let (byte, rest) = self.0.split_first().ok_or(WRONG)?;
            self.0 = rest;
            value |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return usize::try_from(value).map_err(|_| WRONG);
            }
        }
        Err(WRONG)
    }

    pub fn bytes(&mut self, many: usize) -> Result<&'a [u8], Damaged> {
        let (bytes, rest) = self.0.split_at_checked(many).ok_or(Damaged("it ends within its bytes"))?;
        self.0 = rest;
        Ok(bytes)
    }
}

//! What each of several holders has of something scarce, so that none takes it from the others.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// So much for each holder, and so much for all of them together.
pub struct Shares {
    each: usize,
    all: usize,
    held: Mutex<HolderCounts>,
}

/// Holders that have nothing are left out.
#[derive(Default)]
struct HolderCounts {
    all: usize,
    by: HashMap<String, usize>,
}

/// What was full.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Full {
    /// The holder's own share.
    Own,
    /// What there is for all.
    All,
}

impl Shares {
    pub fn new(each: usize, all: usize) -> Arc<Self> {
        Arc::new(Self { each, all, held: Mutex::default() })
    }

    fn held(&self) -> MutexGuard<'_, HolderCounts> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes an amount for a holder, or nothing.
    pub fn take(self: &Arc<Self>, holder: &str, amount: usize) -> Result<Share, Full> {
        let mut share = Share { shares: self.clone(), holder: holder.to_owned(), amount: 0 };
        share.grow(amount)?;
        Ok(share)
    }

    /// Takes it also where there is no more, for what must not be refused.
    pub fn take_anyway(self: &Arc<Self>, holder: &str, amount: usize) -> Share {
        let mut held = self.held();
        held.all += amount;
        *held.by.entry(holder.to_owned()).or_default() += amount;
        Share { shares: self.clone(), holder: holder.to_owned(), amount }
    }

    /// Whether the holder has nothing, and others leave something.
    pub fn is_free(&self, holder: &str) -> bool {
        let held = self.held();
        held.all < self.all && !held.by.contains_key(holder)
    }

    /// Whether the holder has no room for so much more.
    pub fn is_full(&self, holder: &str, amount: usize) -> bool {
        self.held().by.get(holder).is_some_and(|own| own.saturating_add(amount) > self.each)
    }

    #[cfg(test)]
    pub fn of(&self, holder: &str) -> Option<usize> {
        self.held().by.get(holder).copied()
    }
}

/// A part of a holder's share, until it is dropped.
pub struct Share {
    shares: Arc<Shares>,
    holder: String,
    amount: usize,
}

impl Share {
    /// Takes more, or leaves it as it was.
    pub fn grow(&mut self, more: usize) -> Result<(), Full> {
        let mut held = self.shares.held();
        if held.all.saturating_add(more) > self.shares.all {
            return Err(Full::All);
        }
        let own = held.by.get(&self.holder).copied().unwrap_or(0).saturating_add(more);
        if own > self.shares.each {
            return Err(Full::Own);
        }
        held.all += more;
        self.amount += more;
        if own > 0 {
            held.by.insert(self.holder.clone(), own);
        }
        Ok(())
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut held = self.shares.held();
        held.all -= self.amount;
        let left = held.by.get(&self.holder).map_or(0, |own| own - self.amount);
        if left == 0 {
            held.by.remove(&self.holder);
        } else if let Some(own) = held.by.get_mut(&self.holder) {
            *own = left;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_holder_takes_no_more_than_its_share_and_all_no_more_than_there_is() {
        let shares = Shares::new(2, 3);
        let first = shares.take("ana", 1).ok().unwrap();
        let _second = shares.take("ana", 1).ok().unwrap();
        assert_eq!(shares.take("ana", 1).err(), Some(Full::Own));
        let mut other = shares.take("bo", 0).ok().unwrap();
        assert_eq!(shares.of("bo"), None);
        other.grow(1).unwrap();
        assert_eq!(shares.take("cy", 1).err(), Some(Full::All));
        assert_eq!(shares.of("cy"), None, "whoever is refused has nothing counted");
        drop(first);
        assert_eq!((shares.of("ana"), shares.of("bo")), (Some(1), Some(1)));
        drop(other);
        assert_eq!(shares.of("bo"), None);
        assert_eq!(shares.take("cy", 2).err(), None);
    }
}

//! What a disk may hold after a power cut.

use std::{collections::BTreeMap, path::Path};

use rand::{Rng, rngs::StdRng};

use super::trace::{Change, Step, What};

/// What a disk writes at once: of a longer write a part may be there.
const SECTOR: usize = 512;

/// The ledger's files as they are for certain, and what may have come to the disk since, in order.
pub struct Disk<'a> {
    files: BTreeMap<&'a str, Vec<u8>>,
    pending: Vec<(usize, &'a Change)>,
}

impl<'a> Disk<'a> {
    /// After these steps.
    pub fn at(steps: &'a [Step]) -> Self {
        let mut disk = Self { files: BTreeMap::new(), pending: Vec::new() };
        for (number, step) in steps.iter().enumerate() {
            match step {
                Step::Changed(change) => disk.pending.push((number, change)),
                Step::Synced { file, begun } => {
                    let synced = |(number, change): &(usize, &Change)| {
                        let of = match change.what {
                            What::Removed => Path::new(&change.file).parent() == Some(Path::new(file)),
                            _ => change.file == *file,
                        };
                        of && number < begun && change.ended <= *begun
                    };
                    let (now, later) = disk.pending.drain(..).partition(synced);
                    disk.pending = later;
                    let now: Vec<(usize, &Change)> = now;
                    now.into_iter().for_each(|(_, change)| disk.make(change, usize::MAX));
                }
                Step::Told(_) => {}
            }
        }
        disk
    }

    /// Of what is not certain, nothing is left, or some of it.
    pub fn after_the_cut(mut self, loses_all: bool, random: &mut StdRng) -> Self {
        for (_, change) in std::mem::take(&mut self.pending) {
            let kept = match random.random_range(0..3) {
                _ if loses_all => 0,
                0 => 0,
                1 => SECTOR * random.random_range(0..8),
                _ => usize::MAX,
            };
            if kept > 0 {
                self.make(change, kept);
            }
        }
        self
    }

    /// A change, or the first bytes of a write.
    fn make(&mut self, change: &'a Change, most: usize) {
        match &change.what {
            What::Write { at, bytes } => {
                let file = self.files.entry(&change.file).or_default();
                let bytes = &bytes[..bytes.len().min(most)];
                file.resize(file.len().max(at + bytes.len()), 0);
                file[*at..at + bytes.len()].copy_from_slice(bytes);
            }
            What::Length(length) => self.files.entry(&change.file).or_default().resize(*length, 0),
            What::Removed => drop(self.files.remove(change.file.as_str())),
        }
    }

    pub fn write_to(&self, folder: &Path) {
        for (file, bytes) in &self.files {
            let name = Path::new(file).file_name().expect("a file has a name");
            std::fs::write(folder.join(name), bytes).expect("a file can be written");
        }
    }
}

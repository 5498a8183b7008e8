//! The figures of one measure, and which thresholds fit them.

use super::{Fault, Likeness, Measure, Reached, Sameness, ThresholdReport};

/// One measure's figures, by what the pairs are.
pub(super) struct Figures {
    measure: Measure,
    restatements: Vec<f64>,
    twins: Vec<f64>,
    unrelated: Vec<f64>,
}

/// Most unrelated pairs that may be looked at.
const MOST_UNRELATED: f64 = 0.05;
/// The share of restatements that is looked at if the proposal is followed.
const LOOKED_AT: f64 = 0.95;

impl Figures {
    pub fn of(pairs: &[Likeness], measure: Measure) -> Self {
        let figures = |sameness| {
            let pairs = pairs.iter().filter(|pair| pair.sameness == sameness);
            let mut figures: Vec<f64> = pairs
                .map(|pair| match measure {
                    Measure::Embedding => pair.embedding,
                    Measure::Text => pair.text,
                })
                .collect();
            figures.sort_by(f64::total_cmp);
            figures
        };
        Self {
            measure,
            restatements: figures(Sameness::Restatement),
            twins: figures(Sameness::Twin),
            unrelated: figures(Sameness::Unrelated),
        }
    }

    fn reached(&self, threshold: f64) -> Reached {
        Reached {
            restatements: share(&self.restatements, threshold),
            twins: share(&self.twins, threshold),
            unrelated: share(&self.unrelated, threshold),
        }
    }

    fn report(&self, name: &'static str, value: f64, faults: &[(Fault, bool)]) -> ThresholdReport {
        let faults = faults.iter().filter(|(_, is_so)| *is_so).map(|(fault, _)| *fault).collect();
        ThresholdReport { name, measure: self.measure, value, reached: self.reached(value), faults }
    }

    pub fn duplicate(&self, name: &'static str, value: f64) -> ThresholdReport {
        let reached = self.reached(value);
        let says_something_else = reached.twins > 0.0 || reached.unrelated > 0.0;
        let faults = [(Fault::Inert, reached.restatements == 0.0), (Fault::Unsafe, says_something_else)];
        self.report(name, value, &faults)
    }

    /// Twins may reach it: they are looked at, and told apart by what they say.
    pub fn check(&self, name: &'static str, value: f64) -> ThresholdReport {
        let reached = self.reached(value);
        let faults =
            [(Fault::Inert, reached.restatements == 0.0), (Fault::Broad, reached.unrelated > MOST_UNRELATED)];
        self.report(name, value, &faults)
    }

    /// The least threshold, in thousandths, that only restatements reach.
    pub fn fitting_duplicate(&self) -> Option<f64> {
        let others = self.twins.last().into_iter().chain(self.unrelated.last());
        let nearest = others.copied().fold(0.0, f64::max);
        let threshold = ((nearest * 1_000.0).floor() + 1.0) / 1_000.0;
        (share(&self.restatements, threshold) > 0.0).then_some(threshold)
    }

    /// The greatest threshold, in hundredths, that nearly all restatements reach; a greater one if too many unrelated pairs
    /// reach that.
    pub fn fitting_check(&self) -> Option<f64> {
        let left_out = (self.restatements.len() as f64 * (1.0 - LOOKED_AT)).floor() as usize;
        let least = self.restatements.get(left_out)?;
        let hundredths = (least * 100.0).floor().max(0.0) as u32;
        let fits = |threshold: &f64| share(&self.unrelated, *threshold) <= MOST_UNRELATED;
        let threshold = (hundredths..=100).map(|n| f64::from(n) / 100.0).find(fits)?;
        (share(&self.restatements, threshold) > 0.0).then_some(threshold)
    }
}

/// The share of sorted figures that are no less than a threshold.
fn share(figures: &[f64], threshold: f64) -> f64 {
    let below = figures.partition_point(|figure| *figure < threshold);
    (figures.len() - below) as f64 / figures.len().max(1) as f64
}

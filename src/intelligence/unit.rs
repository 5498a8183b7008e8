//! Vectors of unit length.

use crate::Vector;

/// The vector at unit length; none where it has no direction, since it is zero or not all finite numbers.
pub(crate) fn to_unit(mut vector: Vector) -> Option<Vector> {
    // In 64 bits, where no square of a 32-bit number is too great or too small.
    let squares: f64 = vector.iter().map(|x| f64::from(*x) * f64::from(*x)).sum();
    let length = squares.sqrt();
    if !length.is_finite() || length == 0.0 {
        return None;
    }
    vector.iter_mut().for_each(|x| *x = (f64::from(*x) / length) as f32);
    Some(vector)
}

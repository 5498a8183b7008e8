//! How near vectors lie.

/// Sums kept at a time, so that the processor adds several at once.
const LANES: usize = 16;

/// The cosine of two vectors of unit length; none if one is missing or they have other dimensions.
pub fn cosine(one: &[f32], other: &[f32]) -> Option<f32> {
    if one.is_empty() || one.len() != other.len() {
        return None;
    }
    let ((ones, one_rest), (others, other_rest)) = (one.as_chunks::<LANES>(), other.as_chunks::<LANES>());
    let mut sums = [0.0_f32; LANES];
    for (a, b) in ones.iter().zip(others) {
        // Iterators over the lanes would be calls of their own, which cost more than the lanes.
        #[allow(clippy::needless_range_loop)]
        for lane in 0..LANES {
            sums[lane] += a[lane] * b[lane];
        }
    }
    let rest: f32 = one_rest.iter().zip(other_rest).map(|(a, b)| a * b).sum();
    Some(sums.iter().sum::<f32>() + rest).filter(|cosine| cosine.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cosine_is_the_sum_of_the_products() {
        let one: Vec<f32> = (0..37).map(|at| f32::from(u8::try_from(at).unwrap())).collect();
        let other = vec![0.5; 37];
        assert_eq!(cosine(&one, &other), Some(333.0));
        assert_eq!(cosine(&one, &other[1..]), None);
        assert_eq!(cosine(&[], &[]), None);
        assert_eq!(cosine(&[f32::NAN], &[1.0]), None);
    }
}

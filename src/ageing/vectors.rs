//! How near vectors lie.

/// Sums kept at a time, so that the processor adds several at once.
const LANES: usize = 8;

/// The cosine of two vectors of unit length; none if one is missing or they have other dimensions.
pub fn cosine(one: &[f32], other: &[f32]) -> Option<f32> {
    if one.is_empty() || one.len() != other.len() {
        return None;
    }
    let mut sums = [0.0_f32; LANES];
    let (ones, others) = (one.chunks_exact(LANES), other.chunks_exact(LANES));
    let rest: f32 = ones.remainder().iter().zip(others.remainder()).map(|(a, b)| a * b).sum();
    for (a, b) in ones.zip(others) {
        for (sum, (a, b)) in sums.iter_mut().zip(a.iter().zip(b)) {
            *sum += a * b;
        }
    }
    Some(sums.iter().sum::<f32>() + rest).filter(|cosine| cosine.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cosine_is_the_sum_of_the_products() {
        let one: Vec<f32> = (0..11).map(|at| f32::from(u8::try_from(at).unwrap())).collect();
        let other = vec![0.5; 11];
        assert_eq!(cosine(&one, &other), Some(27.5));
        assert_eq!(cosine(&one, &other[1..]), None);
        assert_eq!(cosine(&[], &[]), None);
        assert_eq!(cosine(&[f32::NAN], &[1.0]), None);
    }
}

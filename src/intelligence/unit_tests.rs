use crate::unit::to_unit;

fn length(vector: &[f32]) -> f64 {
    vector.iter().map(|x| f64::from(*x).powi(2)).sum::<f64>().sqrt()
}

#[test]
fn the_direction_stays_and_the_length_becomes_one() {
    assert_eq!(to_unit(vec![3.0, 0.0, -4.0]), Some(vec![0.6, 0.0, -0.8]));
}

#[test]
fn the_greatest_and_the_least_numbers_have_a_direction() {
    for x in [f32::MAX, f32::MIN_POSITIVE, 1.0e-45] {
        let unit = to_unit(vec![x, -x]).unwrap_or_else(|| panic!("{x:e} has a direction"));
        assert!((length(&unit) - 1.0).abs() < 1e-6, "{x:e} became {unit:?}");
        assert!(unit[0] > 0.0 && unit[1] < 0.0, "{x:e} became {unit:?}");
    }
}

#[test]
fn what_has_no_direction_is_none() {
    for vector in [vec![], vec![0.0, -0.0], vec![1.0, f32::NAN], vec![f32::INFINITY, 1.0]] {
        assert_eq!(to_unit(vector.clone()), None, "{vector:?}");
    }
}

use super::*;

use crate::words::folded;

fn likeness(one: &str, other: &str) -> f64 {
    let [one, other] = [one, other].map(|word| Form::of(&folded(word)));
    if one.may_be_like(other.shape) { one.likeness(&other, false) } else { 0.0 }
}

#[test]
fn forms_of_a_word_are_alike_in_either_direction() {
    for pair in [
        "bus buses",
        "knife knives",
        "allergy allergic",
        "baker bakery",
        "6 06",
        "21 21st",
        "Apfel Äpfel",
        "Haus Häuser",
        "Müller Mueller",
        "nuez nueces",
        "nadar nadando",
        "gatto gatte",
        "amica amiche",
        "cheval chevaux",
        "pão pães",
        "dağ dağlara",
        "fıstık fıstığa",
        "kitap kitapları",
        "Levent Levent",
        "evlilik evlenecek",
        "Helsinki Helsingissä",
        "kerros kerroksessa",
        "kirja kirjoja",
        "katu kadun",
        "nainen naisen",
        "Kraków Krakowie",
        "kawa kawę",
        "ręka ręce",
        "znaczek znaczki",
        "piętro piętrze",
        "гора горы",
        "врач врачом",
        "подарок подарки",
        "книга книжка",
        "чай чая",
        "חיפה בחיפה",
        "חתול חתולות",
        "משפחה משפחת",
        "הר ההרים",
        "الرياض بالرياض",
        "قطار بالقطار",
        "سيارة سيارته",
        "كتاب كتب",
        "등산 등산을",
        "딸 딸과",
        "마시다 마십니다",
        "배우다 배워요",
        "자전거 전기자전거",
        "コーヒー アイスコーヒー",
    ] {
        let (one, other) = pair.split_once(' ').unwrap();
        for (asked, stored) in [(one, other), (other, one)] {
            let found = likeness(asked, stored);
            assert!(found > 0.2, "{asked}, {stored}: {found}");
        }
    }
}

#[test]
fn other_words_are_not() {
    for pair in [
        "plan pilot",
        "cat catering",
        "contact contract",
        "general gesture",
        "kot kotlet",
        "dağ dakika",
        "talo tilaus",
        "кот карман",
        "гора город",
        "15 150",
        "2019 2020",
        "שמש שולחן",
        "قلم كلب",
        "강 강아지",
        "tea 茶",
        "1st first",
        "coff coffee",
    ] {
        let (one, other) = pair.split_once(' ').unwrap();
        for (asked, stored) in [(one, other), (other, one)] {
            let found = likeness(asked, stored);
            assert!(found < 0.2, "{asked}, {stored}: {found}");
        }
    }
}

#[test]
fn an_inflection_is_nearer_than_another_word_of_the_stem() {
    for [asked, near, far] in [
        ["bus", "buses", "busy"],
        ["dağ", "dağda", "dağıtım"],
        ["врач", "врачом", "врачебный"],
        ["등산", "등산을", "등산화를"],
    ] {
        assert!(likeness(asked, near) > likeness(asked, far), "{asked}: {near}, {far}");
    }
}

/// A Turkish ending or a Finnish one explains nothing in an English question.
#[test]
fn what_is_plainly_english_has_no_endings_of_others() {
    let [plan, plane] = ["car", "carin"].map(Form::of);
    assert!(plan.likeness(&plane, false) > 0.5);
    assert!(plan.likeness(&plane, true) < 0.2);
}

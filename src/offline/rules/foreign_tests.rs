//! Memories in languages that the rules do not read: what looks alike to them may say the contrary.

use super::{
    pairs_tests::{memory, sorted},
    *,
};
use crate::DecidedAction;

const APART: &str = "
Ist allergisch gegen Nüsse | Ist nicht allergisch gegen Nüsse
Mag keine Oliven | Mag Oliven
Nimmt täglich Ibuprofen | Nimmt kein Ibuprofen mehr
Est allergique aux noix | N’est pas allergique aux noix
Boit du vin | Ne boit jamais de vin
Habite à Lyon | Sa sœur habite à Lyon
Es alérgica al maní | No es alérgica al maní
Toma ibuprofeno | Ya no toma ibuprofeno
É alérgica a amendoim | Não é alérgica a amendoim
Gosta de café | Não gosta de café
Vive a Roma con la moglie | Non vive a Roma con la moglie
Любит кофе | Не любит кофе
У неё аллергия на орехи | У неё нет аллергии на орехи
Lubi kawę z mlekiem | Nie lubi kawy z mlekiem
Houdt van koffie | Houdt niet van koffie
Gillar kaffe | Gillar inte kaffe
Anh ấy thích uống cà phê | Anh ấy không thích uống cà phê
Em gái tên là Hoa | Em gái tên là Hòa
उसे मूँगफली से एलर्जी है | उसे मूँगफली से एलर्जी नहीं है
उसे कमल पसंद है | उसे कमाल पसंद है
バスが好き | パスが好き
バスが好き | ハスが好き
喜欢喝咖啡 | 不喜欢喝咖啡
커피를 좋아한다 | 커피를 싫어한다
يحب القهوة | لا يحب القهوة
אוהב קפה | לא אוהב קפה
แม่อยู่ไกล | แม่อยู่ใกล้
แม่ชอบกาแฟ | แม่ไม่ชอบกาแฟ
User's favourite word is バス | User's favourite word is パス
";

#[test]
fn given_what_looks_alike_in_another_language_then_both_stay() {
    assert_eq!(sorted(APART).1, Vec::<[&str; 2]>::new());
}

#[test]
fn given_the_same_words_in_another_language_then_one_stays() {
    for said in ["Mag keine Oliven", "Любит кофе", "Em gái tên là Hòa", "แม่อยู่ใกล้", "バスが好き"]
    {
        let corpus = vec![memory(0, said), memory(1, &format!("  {said}."))];
        let decisions = Analysis::of(&corpus).verdicts().to_vec();
        assert_eq!(decisions[0].action, DecidedAction::Merge, "{decisions:?}");
        assert_eq!(decisions[1].action, DecidedAction::Keep, "{decisions:?}");
    }
}

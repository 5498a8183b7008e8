//! Words that mean much the same, and those of which only one can hold.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use super::{inflections::IRREGULAR, lexicon::KIN, synonyms::SAME};
use crate::words::stem;

/// Each line is of one sort: two memories that name different ones speak of different things.
const SORTS: &str = "
mother father brother sister son daughter husband wife grandmother grandfather aunt uncle cousin \
    nephew niece mentor boss boyfriend girlfriend neighbour godmother godfather
junior senior lead principal chief trainee intern assistant apprentice deputy
left right
breakfast lunch dinner supper
spring summer autumn winter
monday tuesday wednesday thursday friday saturday sunday
weekday weekend
coffee tea beer wine whisky juice water soda milk gin rum cider
cat dog horse rabbit parrot hamster goldfish turtle bird
red blue green yellow purple pink orange brown black white grey gray teal
guitar piano violin cello drum flute trumpet saxophone ukulele harp cavaquinho clarinet accordion \
    banjo
football tennis swim climb run cycle hike ski golf basketball volleyball handball badminton yoga \
    pilates rowing sail surf chess boxing judo karate squash cricket rugby fencing archery dance
knit sew crochet pottery paint draw photo bake cook garden woodwork embroider calligraphy origami
wrist shoulder knee ankle hip back neck elbow foot eye ear tooth arm leg hand thumb
python rust java javascript typescript swift kotlin ruby go php haskell
asthma diabetes headache epilepsy eczema arthritis depression anxiety insomnia
doctor dentist hairdresser optician therapist physiotherapist vet
jazz blues rock pop techno folk classical opera metal
pizza pasta sushi curry burger salad soup ramen taco
vegan vegetarian pescatarian kosher halal
east west north south
morning afternoon evening
birthday wedding funeral graduation baptism
";

/// What people are allergic to or can't digest: a sort as well.
const ALLERGENS: &str =
    "peanut hazelnut walnut almond cashew milk egg shellfish soy wheat gluten penicillin aspirin
    ibuprofen latex pollen dust nickel sesame kiwi strawberry amoxicillin sulfa bee wasp mould celery
    mustard feather sulfite nut lupin citrus tomato horse fur cat dog ragweed grass birch";

/// Ideas that many memories share: by themselves they make no two alike.
const COMMON: &str = "
mother father brother sister son daughter husband wife grandmother grandfather aunt uncle cousin nephew niece parent
child boyfriend girlfriend friend boss colleague neighbour family cat dog live flat rent buy move born name work lead
founder study speak marry engage film book song favourite like prefer dislike fan allergy avoid morning evening weekend
weekly travel aim company project near older city app day year month time people thing place age old new eat drink play
make take give keep go come use see know say tell feel think spend help write serious severe very much well now today
usually often regularly always never daily sometimes currently recently former soon still already since twice hour
minute week night long short small big large great little main own ten work-related meeting appointment exam pass doctor
dentist car home room health problem suffer have get want need plan hope try learn start join meet call visit
last next early late end begin follow different same right side part kind sort owner class title club office commute red
blue green yellow purple pink brown white grey off out
";

pub(super) struct Concepts {
    same: HashMap<String, String>,
    common: HashSet<String>,
    kin: HashSet<String>,
    allergens: HashSet<String>,
    sorts: HashMap<String, Vec<usize>>,
}

pub(super) static CONCEPTS: LazyLock<Concepts> = LazyLock::new(|| {
    let cut = |word: &str| stem(word).unwrap_or_else(|| word.to_owned());
    let mut same = HashMap::new();
    for line in SAME.lines() {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { continue };
        for word in std::iter::once(first).chain(words) {
            same.entry(cut(word)).or_insert_with(|| cut(first));
        }
    }
    for line in IRREGULAR.lines() {
        let mut forms = line.split_whitespace().map(cut);
        let Some(plain) = forms.next() else { continue };
        let plain = same.get(&plain).cloned().unwrap_or(plain);
        for form in forms {
            same.entry(form).or_insert_with(|| plain.clone());
        }
    }
    let named = |word: &str| {
        let stem = cut(word);
        same.get(&stem).cloned().unwrap_or(stem)
    };
    let common = COMMON.split_whitespace().map(&named).collect();
    let allergens = ALLERGENS.split_whitespace().map(&named).collect();
    let kin = KIN.iter().map(|word| named(word)).collect();
    let mut sorts: HashMap<String, Vec<usize>> = HashMap::new();
    for (sort, line) in SORTS.lines().chain([ALLERGENS]).enumerate() {
        for word in line.split_whitespace() {
            sorts.entry(named(word)).or_default().push(sort);
        }
    }
    Concepts { same, common, kin, allergens, sorts }
});

impl Concepts {
    /// Whether a stem is on any of the lists.
    pub fn knows(&self, stem: &str) -> bool {
        self.same.contains_key(stem) || self.common.contains(stem) || self.sorts.contains_key(stem)
    }

    /// The idea that a stem stands for: its own where no other word means it.
    pub fn of<'c>(&'c self, stem: &'c str) -> &'c str {
        self.same.get(stem).map_or(stem, String::as_str)
    }

    /// Somebody by what they are to the person.
    pub fn is_kin(&self, concept: &str) -> bool {
        self.kin.contains(concept)
    }

    pub fn is_allergen(&self, concept: &str) -> bool {
        self.allergens.contains(concept)
    }

    /// What relatives of one kind are together.
    pub fn all_of(&self, relative: &str) -> Option<&'static str> {
        match relative {
            "son" | "daughter" => Some("child"),
            "mother" | "father" => Some("parent"),
            "brother" | "sister" => Some("sibl"),
            _ => None,
        }
    }

    /// Something that there is on the left and on the right.
    pub fn is_side(&self, stem: &str) -> bool {
        let body = self.sorts(self.of("wrist"));
        self.sorts(self.of(stem)).iter().any(|sort| body.contains(sort))
    }

    pub fn is_common(&self, concept: &str) -> bool {
        self.common.contains(concept)
    }

    pub fn sorts(&self, concept: &str) -> &[usize] {
        self.sorts.get(concept).map_or(&[], Vec::as_slice)
    }
}

//! Words that mean much the same, and those of which only one can hold.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use super::lexicon::KIN;
use crate::words::stem;

/// Each line is one idea; its first word names it. Spelt with accents folded.
const SAME: &str = "
mother mum mom mama mummy mae
father dad papa daddy pai
grandmother grandma granny gran nan avo
grandfather grandpa granddad
brother bro
sister sis
parent folks
child kid
son boy
daughter girl
husband
boyfriend partner couple relationship
girlfriend
aunt auntie
boss manager supervisor reports superior
colleague coworker collaborates teammate
friend friendship buddy pal mate
neighbour neighbor
cat kitten tabby feline
dog puppy canine
vet veterinarian veterinary
doctor physician gp
pharmacist pharmacy chemist
teacher teaches teaching taught schoolteacher
physiotherapist physiotherapy physio
engineer engineering
developer programmer coder
nurse nursing
live lives living resides residing based settled home house housing dwelling resident
flat apartment condo
rent rents rented renting tenant
buy bought purchase purchased own owns owner owned
move moved moving relocate relocated relocation left
born birthday birth birthdate
name named called names surname goes nickname nicknamed
work works working job employed employer employs employment profession career occupation title \
    position role trade earns
lead leads leading led head heads charge
founder founded started start starts began begin set-up
study studied studies degree graduated graduate university college studying alumnus alumna class
speak speaks fluent speaking language languages
marry married marriage wedding wed weds ceremony marries
engage engaged engagement proposed fiance fiancee
film movie cinema movies films
book novel read reads reading
song music tune
favourite favorite favourites favorites
like likes love loves enjoy enjoys fond keen adore adores enjoyment
prefer prefers preference preferred rather
dislike dislikes hate hates loathe loathes detests
fan supporter supports support roots
allergy allergic intolerant intolerance reaction digest sensitive swell swells ill cramps rash \
    anaphylaxis anaphylactic dangerous allergies
avoid avoids refuses cannot
shellfish prawn prawns crab crabs lobster shrimp crustacean crustaceans
milk dairy lactose cream cheese
peanut peanuts groundnut
meat beef pork steak
fish seafood
vegetarian veggie meatless
vegan plantbased
coffee espresso cappuccino latte
oat oats oatmilk
brief short concise succinct terse
bullet bullets bulleted points
reply replies answer answers response responses
dark black
theme mode
app application apps applications
photo photograph photographs photography shoots photographing camera
pottery ceramics clay
climb climbing boulder bouldering climber
run running runs runner jog jogging jogs ran
swim swimming swims swimmer dips bathing
winter cold
cycle cycling bike bicycle biking cyclist
hike hiking hikes trekking
bake bakes baking bread loaf loaves
garden gardening gardener
guitar guitarist
piano pianist
violin violinist
paint paints painting painter
draw draws drawing sketch sketches
travel travelled traveled trip visited visiting visit holiday vacation
collect collects collection collector memorabilia items
morning mornings
evening evenings night nights
weekend weekends
weekly week
sleep slept asleep
pass passing
exam examination
aim goal wants hopes objective target ambition
redesign overhaul rebuilding rebuild revamp
company firm enterprise
shift rota
age aged old
retire retired retirement
rescue shelter adopted adopt adoption
orange ginger
older elder
wife
estate quinta
upper secondary gymnasium
project projects
spare after-hours free
car automobile
city town
near close nearby
doctorate phd
headache migraine migraines
trigger triggers triggered bring brings brought
wine vino
employ salary wage
train trains training
bee bees beehive beehives honeybee honeybees beekeeper beekeeping hive hives colonies apiary
coriander cilantro
coeliac celiac
courgette zucchini
aubergine eggplant
sailing sail sails dinghy yacht
canada canadian
finland finnish finn
sweden swedish
norway norwegian
denmark danish dane
germany german
france french
italy italian
spain spanish
portugal portuguese
poland polish
greece greek
japan japanese
china chinese
india indian
america american usa
britain british
ireland irish
scotland scottish
citizenship citizen national nationality passport
clinic surgery practice
why reasoning reason rationale
explain explained explanation
diagnosed diagnosis
smoke smoking smoked smoker cigarettes
colourblind deuteranopia
blood-pressure hypertension
tooth teeth dental
broke broken fractured fracture
shift rota roster
band ensemble quartet quintet trio
record album
talk conversation converse
supervise supervisor supervises foreman
program script scripts coding code programs
restore restores repairs repair repaired mends
emoji emojis emoticon
large big
small little
film-club cinema-club
cabin camp cottage
";

/// Each line is of one sort: two memories that name different ones speak of different things.
const SORTS: &str = "
mother father brother sister son daughter husband wife grandmother grandfather aunt uncle cousin \
    nephew niece mentor boss boyfriend girlfriend neighbour godmother godfather
junior senior lead principal chief trainee intern assistant apprentice deputy
left right
breakfast lunch dinner supper
spring summer autumn winter
monday tuesday wednesday thursday friday saturday sunday
coffee tea beer wine whisky juice water soda milk gin rum cider
cat dog horse rabbit parrot hamster goldfish turtle bird
red blue green yellow purple pink orange brown black white grey gray teal
guitar piano violin cello drum flute trumpet saxophone ukulele harp cavaquinho clarinet accordion \
    banjo
football tennis swim climb run cycle hike ski golf basketball volleyball handball badminton yoga \
    pilates rowing sail surf chess boxing judo karate squash cricket rugby fencing archery dance
knit sew crochet pottery paint draw photo bake cook garden woodwork embroider calligraphy origami
wrist shoulder knee ankle hip back neck elbow foot eye ear tooth
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
last next early late end begin follow different same right side part kind sort owner class title
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

    pub fn is_common(&self, concept: &str) -> bool {
        self.common.contains(concept)
    }

    pub fn sorts(&self, concept: &str) -> &[usize] {
        self.sorts.get(concept).map_or(&[], Vec::as_slice)
    }
}

//! Pairs of the same words that say contrary things: by a denial, by a sign, or by who does it to whom. Beside them,
//! pairs of as many words that are one fact all the same.

use super::{
    pairs_tests::{memory, sorted},
    *,
};
use crate::DecidedAction;

const CONTRARY: &str = "
User is not allergic to peanuts | User is allergic to peanuts
User has no allergy to penicillin | User has an allergy to penicillin
User must not take penicillin with alcohol after surgery | User must take penicillin with alcohol after surgery
User does not take ibuprofen for migraine attacks | User takes ibuprofen for migraine attacks
User has epilepsy and is allowed to drive | User has epilepsy and is not allowed to drive
User is not vaccinated against hepatitis and measles | User is vaccinated against hepatitis and measles
User never eats shellfish at restaurants by the sea | User eats shellfish at restaurants by the sea
User's daughter Ida doesn't swim in the school team at Malmö | User's daughter Ida swims in the school team at Malmö
User has no siblings in Norway | User has siblings in Norway
User no longer takes lithium for bipolar disorder | User takes lithium for bipolar disorder
User doesn't have diabetes | User has diabetes
User isn't diabetic and wears no insulin pump | User is diabetic and wears an insulin pump
User can't drive a manual car in the city of Lyon | User can drive a manual car in the city of Lyon
User is able to work on Sundays at the bakery | User is not able to work on Sundays at the bakery
User wants children with Mette | User does not want children with Mette
User has been to Iceland with her parents | User has never been to Iceland with her parents
User's passport is valid until 2030 | User's passport is not valid until 2030
User trusts the family doctor in Riga | User doesn't trust the family doctor in Riga
User works nights at the hospital in Lund | User doesn't work nights at the hospital in Lund
User wears glasses for driving | User does not wear glasses for driving
User's cat Misu tolerates other cats | User's cat Misu does not tolerate other cats
User's contract allows side jobs | User's contract doesn't allow side jobs
User is insured against flood damage | User is not insured against flood damage
User has no allergy to nuts | User is allergic to nuts
User is not allergic to nuts | User has an allergy to nuts
User is not allergic to peanuts | User has a peanut allergy
User does not have an allergy to penicillin | User is allergic to penicillin
User has not worked for Siemens in Munich | User is a worker for Siemens in Munich
User has asthma but no diabetes | User has diabetes but no asthma
User has no children and no diabetes | User has diabetes and no children
User has diabetes, not migraines | User has migraines, not diabetes
User has a dog but no cat at home in Leeds | User has a cat but no dog at home in Leeds
User is allergic to cats but not to dogs | User is allergic to dogs but not to cats
User is not really allergic to peanuts | User is allergic to peanuts
User is not known to be allergic to penicillin | User is allergic to penicillin
User does not currently take lithium for bipolar disorder | User takes lithium for bipolar disorder
User doesn't usually work nights at the hospital in Lund | User works nights at the hospital in Lund
User has not been diagnosed with diabetes | User has diabetes
User isn't fully vaccinated against hepatitis B | User is vaccinated against hepatitis B
User doesn´t take lithium for bipolar disorder | User takes lithium for bipolar disorder
User lacks health insurance in Spain | User has health insurance in Spain
User cannot fly without a sedative | User can fly without a sedative
User can travel without her husband's permission | User cannot travel without her husband's permission
User eats no fish except salmon | User eats fish
User couldn't love living in Bergen more | User hates living in Bergen
User has no peanut allergy | User has a peanut allergy
User used to take warfarin for a clot | User takes warfarin for a clot
User formerly took lithium for bipolar disorder | User takes lithium for bipolar disorder
User has a nut allergy. It is not severe | User has a nut allergy. It is severe
";

const SIGNED: &str = "
User programs in C++ at work every day | User programs in C# at work every day
User programs in C at work every day | User programs in C++ at work every day
User's blood type is A+ | User's blood type is A-
User's blood type is AB− | User's blood type is AB+
User keeps the freezer at -18 degrees | User keeps the freezer at 18 degrees
User keeps the lab freezer at −80 °C | User keeps the lab freezer at 80 °C
User rents the studio for €500 a month | User rents the studio for $500 a month
User's rent is 1,200 € | User's rent is 1,200 $
User's mood on deadline days: 🙂 | User's mood on deadline days: 🙁
";

const SWAPPED: &str = "
User owes Kim 500 euros for the trip to Rome | Kim owes the user 500 euros for the trip to Rome
User prefers Python over Rust for backend services | User prefers Rust over Python for backend services
User gave Tom the spare key to the flat in Bergen | Tom gave the user the spare key to the flat in Bergen
User's son Leo is taller than his brother Max | User's son Max is taller than his brother Leo
User drives from Aarhus to Odense every Monday | User drives from Odense to Aarhus every Monday
Anna was hired by Bertil at the harbour museum | Bertil was hired by Anna at the harbour museum
Mr. Kim owes Mr. Tom 500 euros for the trip | Mr. Tom owes Mr. Kim 500 euros for the trip
User takes the 7:15 train from Aarhus to Odense every Monday | User takes the 7:15 train from Odense to Aarhus every Monday
Dr. Berg referred the user to Dr. Lind for the knee | Dr. Lind referred the user to Dr. Berg for the knee
I lent Tom 500 euros for the boat in Bergen | Tom lent me 500 euros for the boat in Bergen
User's mother has breast cancer. Her father is healthy | User's father has breast cancer. Her mother is healthy
User takes 5 mg ramipril and 10 mg amlodipine | User takes 10 mg ramipril and 5 mg amlodipine
User's left knee was replaced and the right knee is fine | User's right knee was replaced and the left knee is fine
User has a peanut allergy but tolerates almonds | User has an almond allergy but tolerates peanuts
User prefers hostels over hotels on long trips | User prefers hotels over hostels on long trips
User works in Lund on Mondays and in Oslo on Fridays | User works in Oslo on Mondays and in Lund on Fridays
Every Monday: the user drives from Aarhus to Odense | Every Monday: the user drives from Odense to Aarhus
";

/// Two facts that were told on one occasion.
const TOLD_AT_ONCE: &str = "
User is allergic to nuts, noted at the visit on May 3 | User drives a Volvo, noted at the visit on May 3
User enjoys sushi, according to the call in May 2024 | User owns a motorbike, according to the call in May 2024
User likes Spanish, mentioned in chat 7 | User worries about his mortgage, mentioned in chat 7
User has two cats, mentioned on March 23 | User plays chess, mentioned on March 23
User works in Oslo, noted on day 23 | User grows tomatoes, noted on day 23
User is vegan (stated 2024-05-03) | User is left-handed (stated 2024-05-03)
[2024-05-03] User ran 10 km in Hyde Park | [2024-05-10] User ran 10 km in Hyde Park
[session 7] User has a son named Arun | [session 7] User's son Arun hates peas
2024-05-03: User leads a team at Hauler | 2024-05-03: User is an engineer at Hauler
I can't stand coriander (2024-05-03) | I hate being called Waltraud (2024-05-03)
As of May 2024, user grows bees | As of May 2024, user plays the tuba
User enjoys sushi - noted 3 May 2024 | User likes Spanish wine - noted 3 May 2024
User hates early meetings [session 7] | User dislikes loud music [session 7]
User reads crime novels (source: chat of 2024-05-03) | User is writing a novel (source: chat of 2024-05-03)
On 2024-05-03 the user said she enjoys sushi | On 2024-05-03 the user said she likes Spanish wine
";

/// Two facts of one person, day, place or reason.
const OF_ONE_FRAME: &str = "
User reads crime novels in Berlin | User is writing a novel in Berlin
User reads crime novels because of the divorce | User is writing a novel because of the divorce
User reads crime novels according to her doctor | User is writing a novel according to her doctor
User enjoys sushi although it is expensive | User likes Spanish wine although it is expensive
User's husband Leo enjoys sushi | User's husband Leo likes Spanish wine
User's husband Leo hates early meetings | User's husband Leo dislikes loud music
User sells old maps | User photographs old maps
User imports old maps from Chile | User wants to ban old maps
User reads crime novels with her brother Tom | User is writing a novel with her brother Tom
";

const ONE: &str = "
User is allergic to nuts, noted at the visit on May 3 | User has a nut allergy, mentioned in chat 7
User plays chess (mentioned 2024-05-03) | User plays chess
[2024-05-03] User is allergic to nuts | User has a nut allergy (2024-06-01)
[session 7] User plays the tuba in Leeds | [session 9] User plays the tuba in Leeds
User is allergic to peanuts | User cannot eat peanuts because of an allergy
User drives from Aarhus to Odense every Monday | User drives to Odense from Aarhus every Monday
User programs in C++ at work every day! | User programs in C++ at work every day
User keeps the freezer at -18 degrees | User keeps the freezer at -18 degrees.
User never smokes | User does not smoke
User's daughter was born on 2015-06-20 | User's daughter was born on June 20, 2015
User had COVID-19 in March 2021 | User had COVID 19 in March 2021
User shouldn't lift heavy boxes after the back surgery | After the back surgery, the user shouldn't lift heavy boxes
User mustn't take ibuprofen because of kidney disease | Because of kidney disease, the user mustn't take ibuprofen
User couldn't swim as a child in Malmö | As a child in Malmö, the user couldn't swim
User wouldn't move back to Leeds for work | For work, the user wouldn't move back to Leeds
User doesn't eat meat or fish | User eats neither meat nor fish
User has no allergies except penicillin | User is allergic only to penicillin
User is allergic to peanuts, eggs and milk | User is allergic to milk, eggs and peanuts
User's hobbies are hiking, chess and pottery | User's hobbies are pottery, chess and hiking
User does not smoke, drink or gamble | User does not drink, smoke or gamble
User has no children, pets or car | User has no pets, car or children
User cannot have peanuts because of an allergy | User has a peanut allergy
User used to work as a nurse at Acme Hospital in Leeds | User is a former nurse at Acme Hospital in Leeds
Maria married Carlos in Porto | Carlos married Maria in Porto
User pays 500 euros for the studio - a bargain | User pays 500 euros for the studio, a bargain
";

#[test]
fn given_a_denial_of_the_same_words_then_both_stay() {
    assert_eq!(sorted(CONTRARY).1, Vec::<[&str; 2]>::new());
}

#[test]
fn given_the_same_words_with_other_signs_then_both_stay() {
    assert_eq!(sorted(SIGNED).1, Vec::<[&str; 2]>::new());
}

#[test]
fn given_a_third_without_emoji_then_contrary_ones_stay_apart() {
    let said = [
        "User's mood on deadline days",
        "User's mood on deadline days 🙂",
        "User's mood on deadline days 🙁",
    ];
    for order in [[0, 1, 2], [1, 2, 0], [2, 0, 1]] {
        let memories: Vec<MemoryText> = order.iter().map(|at| memory(*at, said[*at])).collect();
        let decisions = Analysis::of(&memories).verdicts().to_vec();
        let left = decisions.iter().filter(|decision| decision.action == DecidedAction::Keep);
        assert_eq!(left.count(), 3, "{decisions:?}");
    }
}

#[test]
fn given_two_facts_of_one_occasion_then_both_stay() {
    assert_eq!(sorted(TOLD_AT_ONCE).1, Vec::<[&str; 2]>::new());
    assert_eq!(sorted(OF_ONE_FRAME).1, Vec::<[&str; 2]>::new());
}

#[test]
fn given_two_who_have_changed_places_then_both_stay() {
    assert_eq!(sorted(SWAPPED).1, Vec::<[&str; 2]>::new());
}

#[test]
fn given_the_same_said_otherwise_then_it_is_still_one() {
    assert_eq!(sorted(ONE).2, Vec::<[&str; 2]>::new());
}

/// What says the same to a reader, and differs in what the rules can't explain.
const UNEXPLAINED: &str = "
User avoids gluten because of coeliac disease | User must not eat gluten because of coeliac disease
User does not eat meat | User never eats meat
User has no pets at home in Arles | User does not have pets at home in Arles
User works at a cooperative without a manager | User works at a cooperative that has no manager
User is not on Facebook or Instagram | User is neither on Facebook nor on Instagram
User's friends Kim and Tom run a bakery in Ghent | User's friends Tom and Kim run a bakery in Ghent
User's friend Anna was hired by Bertil at the harbour museum | Bertil hired User's friend Anna at the harbour museum
User loves hiking in the Tatra mountains 😀 | User loves hiking in the Tatra mountains
User works 9-5 at the bank in Leeds | User works at the bank in Leeds from 9 to 5
User runs 5-10 km in Hyde Park every week | User runs 5 to 10 km every week in Hyde Park
User is an old school friend of Kim in Oslo | Kim is an old school friend of the user in Oslo
User has no pets or children | User has neither pets nor children
User lives at no 5 Elm Road in Leeds | User lives at 5 Elm Road in Leeds
User used to live in Leeds and now lives in York | User lives in York and used to live in Leeds
User is vegan 🌱 | User is vegan
User smokes ✅ | User smokes
";

#[test]
fn given_a_difference_that_the_rules_cannot_explain_then_both_stay() {
    assert_eq!(sorted(UNEXPLAINED).1, Vec::<[&str; 2]>::new());
}

//! Pairs written after the rules, about still other people: what the rules do where nobody had them in mind.
//!
//! At first sight of them, the rules found 45 of the 60 that are one fact, and merged 7 of the 54 that are two.

use super::pairs_tests::sorted;

/// One fact in two wordings.
const SAME: &str = "
User teaches geography at a grammar school | The user is a geography teacher
User's wife is expecting twins in May | The user and his wife will have twins in May
User keeps six hens in the garden | The user has six chickens behind the house
User is learning Korean with an app | The user studies Korean on an app
User can't stand the smell of cigarette smoke | The user hates it when it smells of cigarettes
User lost both parents in a car crash in 1998 | The user's parents died in a traffic accident in 1998
User has a twin brother named Mateo | Mateo is the user's twin
User reads the newspaper at breakfast every day | Each morning the user has breakfast over a newspaper
User is the treasurer of the local chess club | The user looks after the money of the chess club
User had her appendix removed as a child | The user's appendix was taken out in childhood
User owns a sailing boat called Wren | The user's boat is named Wren
User walks the dog before sunrise | The user takes the dog out before the sun is up
User cannot have children | The user is infertile
User's office moved to Basel in January 2024 | In January 2024 the user's office relocated to Basel
User works night shifts as a baker | The user is a baker and works at night
User is 1.90 metres tall | The user's height is 190 cm
User was brought up bilingually with Welsh and English | The user grew up speaking Welsh and English
User's favourite season is autumn | Of all seasons the user likes autumn best
User plays the cello in a string quartet | The user is the cellist of a string quartet
User volunteers at a food bank on Saturdays | On Saturdays the user helps out at the food bank
User's blood type is A negative | The user has blood group A negative
User sleeps on the floor because of back pain | Because his back hurts the user sleeps on the floor
User's neighbour Mrs Okafor waters the plants in summer | Mrs Okafor next door looks after the user's plants in summer
User owes the bank 9,000 euros | The user has a bank loan of 9,000 euros
User quit the orchestra in 2022 | The user left the orchestra in 2022
User is a retired postman | The user used to deliver mail and is now retired
User has read every book by Agatha Christie | The user knows all of Agatha Christie's novels
User buys clothes second-hand | The user wears used clothes from charity shops
User is on the waiting list for a kidney | The user waits for a kidney transplant
User has been a widower since 2019 | The user's wife died in 2019
User visits Lagos twice a year to see relatives | Two times a year the user goes to Lagos to see the family
User's daughter Ines goes to kindergarten | Ines, the user's daughter, is in kindergarten
User is a lifelong Labour voter | The user has always voted Labour
User's favourite dish is mushroom risotto | The user loves mushroom risotto more than any other dish
User cannot swim | The user never learned to swim
User lives on a houseboat in Utrecht | The user's home is a houseboat in Utrecht
User earns money by restoring furniture | The user makes a living from furniture restoration
User has curly hair | The user's hair is curly
User was vaccinated against rabies before a trip to Nepal | Before travelling to Nepal the user had a rabies vaccination
User's shoe size is 43 | The user wears shoes in size 43
User teaches the trumpet to children | The user gives children trumpet lessons
User was stung by a jellyfish in Crete in 2018 | A jellyfish stung the user in 2018 off Crete
User's grandson is called Otis | The user has a grandson, Otis
User is separated from Paula since January | The user and Paula separated in January
User makes cheese from goat's milk at home | The user produces goat cheese at home
User earned a doctorate in botany at Uppsala | The user has a PhD in botany from Uppsala
User is scared of spiders | The user has arachnophobia
User collects old maps of the Alps | The user has a collection of antique Alpine maps
User works for the fire insurance department of a big insurer | The user's employer is a large insurance company, where fire policies are the user's job
User has lived in the same village since birth | The user has never moved away from the village of birth
User needs a wheelchair outdoors | Outside, the user uses a wheelchair
User enjoys birdwatching on the marshes | The user likes to watch birds on the marshes
User's favourite poet is Szymborska | The user admires Szymborska above all poets
User donates blood four times a year | The user gives blood every three months
User drives forklift trucks in a warehouse | The user is a forklift driver in a warehouse
User is the eldest of five siblings | The user has four younger brothers and sisters
User had laser eye surgery in 2020 | The user's eyes were lasered in 2020
User runs a small bookshop with a friend | The user and a friend own a little bookshop
User gets a newsletter about tax law every Friday | Each Friday the user receives a tax law newsletter
User plays handball as a goalkeeper | The user is the goalkeeper of a handball team
";

/// Another number, person, time or thing, or the contrary.
const DIFFERENT: &str = "
User keeps six hens | User keeps two geese
User's wife is expecting twins | User's sister is expecting twins
User speaks Welsh | User's grandmother spoke Welsh
User plays the cello | User is learning the cello's repair
User plays the cello in a string quartet | User sold the cello in 2020
User studies Korean | User's favourite dish is Korean barbecue
User has a twin brother named Mateo | User's brother Mateo is a lorry driver
User reads the newspaper at breakfast | User never eats breakfast
User works night shifts as a baker | User worked as a baker until 2012
User owns a sailing boat called Wren | User sold the motor boat called Heron
User has a brother named Mateo | User has a brother named Julian
User is afraid of dogs | User is afraid of flying
User has three grandchildren | User has three god-children
User drinks no alcohol | User drinks no milk
User runs five kilometres every morning | User swims five kilometres every week
User's son is starting school in 2026 | User's son is leaving school in 2026
User moved to Basel in 2014 | User moved away from Basel in 2021
User knows Excel well | User does not know Excel
User's father-in-law lives in Cork | User's father lives in Cork
User uses Excel at work | User hates Excel
User's blood type is A negative | User's son's blood type is A negative
User owes the bank 9,000 euros | User owes a friend 900 euros
User visits Lagos twice a year | User visits Accra twice a year
User's daughter Ines goes to kindergarten | User's daughter Ines has asthma
User lives on a houseboat in Utrecht | User once spent a holiday on a houseboat in Utrecht
User was vaccinated against rabies | User was vaccinated against yellow fever
User cannot swim | User cannot drive
User's wife died in 2019 | User's wife retired in 2019
User's neighbour waters the plants | User waters the plants on Sundays
User has curly hair | User's niece has curly hair
User is a retired postman | User's uncle is a retired postman
User has a bank loan | User works at a bank
User restores furniture | User sells furniture
User's favourite dish is mushroom risotto | User's favourite dish as a child was fish fingers
User was born in Accra | User's passport was issued in Accra
User wants to visit Nepal | User visited Nepal
User speaks a little Yoruba | User does not speak Yoruba
User's rent is 700 euros | User's rent was 600 euros until 2023
User gets up at six | User goes to work at six
User's shoe size is 43 | User's son's shoe size is 41
User makes goat cheese at home | User dislikes goat cheese
User has a PhD in botany | User is married to a botanist with a PhD
User donates blood | User donates money to the blood bank
User is scared of spiders | User keeps two spiders in a terrarium
User has lived in the village since birth | User's wife has lived in the village since birth
User drives forklift trucks in a warehouse | User drove a forklift truck until an accident in 2017
User owns a bookshop with a friend | User buys books in a friend's bookshop
User had laser eye surgery in 2020 | User had knee surgery in 2020
User teaches the trumpet | User plays the trumpet in a brass band called Redfern
User's grandson is called Otis | User's grandson Otis has braces
User collects old maps | User draws maps
User is the eldest of five siblings | User is the eldest of three siblings
User was stung by a jellyfish in Crete | User was stung by a wasp in Crete
User needs a wheelchair outdoors | User's mother needs a wheelchair
";

/// Tastes for one thing, of which none excludes the other.
const RELATED: &str = "
User likes jazz at dinner | User prefers jazz from the fifties
User prefers hotels with a pool | User likes small hotels
User likes rye bread with butter | User prefers rye bread fresh from the oven
User dislikes crowded trains | User hates trains without air conditioning
User enjoys board games with friends | User loves cooperative board games
User likes cinnamon buns from the bakery | User prefers cinnamon buns without icing
User hates horror films | User dislikes films with sad endings
";

/// Tastes that have a word in common and not the thing, or exclude each other, or are another's.
const UNRELATED: &str = "
User likes jazz | User likes the jazz teacher
User prefers dark chocolate | User prefers dark rooms
User prefers hotels with a pool | User prefers hotels without a pool
User likes dogs | User likes hot dogs
User likes board games | User likes board meetings
User likes coffee after lunch | User likes coffee cake
User likes rye bread | User likes wheat bread
User's brother likes trains | User likes trains
User likes cinnamon buns | User likes cinnamon tea
User likes silent films | User likes noisy films
";

/// Of the sixty, those that the rules find.
const LEAST_SAME: usize = 40;

/// Of the seven.
const LEAST_RELATED: usize = 6;

#[test]
fn given_one_fact_in_other_words_then_most_pairs_end_in_one_memory() {
    let (all, one, two) = sorted(SAME);
    assert!(all == 60 && one.len() >= LEAST_SAME, "{} of {all}, not {two:#?}", one.len());
}

#[test]
fn given_what_only_looks_alike_then_no_pair_ends_in_one_memory() {
    let (all, one, _) = sorted(DIFFERENT);
    assert_eq!((all, one), (54, Vec::new()));
}

#[test]
fn given_tastes_for_one_thing_then_most_are_merged_and_no_others() {
    let (all, one, two) = sorted(RELATED);
    assert!(all == 7 && one.len() >= LEAST_RELATED, "{} of {all}, not {two:#?}", one.len());
    assert_eq!(sorted(UNRELATED).1, Vec::<[&str; 2]>::new());
}

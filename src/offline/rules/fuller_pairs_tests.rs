//! Pairs of a short memory and a fuller one that holds its words: the same told at length, which takes the short one in,
//! and something else that the short one would be lost in.
//!
//! Before there were rules for them, 59 of the 66 were taken in, and 67 of the 110 lost. The last 10 and 18 were written
//! when the rules were done: at first sight of those, 9 were taken in and 4 lost.

use super::{
    pairs_tests::{memory, pairs, sorted},
    *,
};

/// The second says all that the first says.
const ABSORBED: &str = "
User visited Nepal | User visited Nepal in 2019 with his brother and wants to go again
User ran the Tromsø marathon | User ran the Tromsø marathon in 2016, in four hours and ten minutes
User adopted a greyhound | User adopted a greyhound named Juno from a race track in Ireland in 2020
User climbed Ben Nevis with her uncle | User climbed Ben Nevis with her uncle Fergus in May 2018, in thick fog
User's mother had a hip replaced | User's mother had a hip replaced in Bergen in 2021 and walks without a stick again
User lost a suitcase in Marrakesh | In 2013 the user lost a suitcase full of presents in Marrakesh
User got engaged to Ilse | User got engaged to Ilse on a ferry to Gotland in July 2022
User studied violin making in Mittenwald | User studied violin making in Mittenwald from 2003 to 2006 under a master called Vogt
User keeps geese | User keeps four geese in an orchard behind the mill
User tunes church organs | User tunes church organs for a living and travels through Jutland for it
User swims in cold lakes | User swims in cold lakes every weekend, even in January
User wants to see Patagonia | User wants to see Patagonia with her sister before turning sixty
User plans to open a tea room | User plans to open a tea room with two guest rooms in Whitby in 2027
User's nephew broke his collarbone | User's nephew Anton broke his collarbone at judo in 2023
User won a bread-baking contest | User won a bread-baking contest in Graz in 2018 with a walnut loaf
User's father sailed around Cape Horn | User's father sailed around Cape Horn as a deckhand in 1968
User visited the Faroe Islands with Pernille | User visited the Faroe Islands with Pernille and her parents in 2011, mostly in fog and rain
User worked on a fishing boat | User worked on a fishing boat out of Killybegs for two seasons before university
User spends Easter in Krakow | User spends every Easter in Krakow with her godmother
User met her husband on a night train | User met her husband on a night train to Budapest in 1999, and they married a year later
User's daughter studied marine biology | User's daughter studied marine biology in Bergen from 2012 to 2017 and hopes to work in Iceland
User travels to Dakar for work | User travels to Dakar for work four times a year and stays with the same family
User fell off a ladder | User fell off a ladder while picking cherries in 2018 and does not climb any more
User moved to Ljubljana | User moved to Ljubljana in January 2016 with two cats and a cello
User plays the oboe in a wind band | User took up the oboe in 2015 and plays in a wind band
User walked across Crete with Lars | User walked across Crete with Lars in ten days in 2018 and had blisters
User attended a silent retreat | User attended a silent retreat of ten days in Umbria in 2022
User had malaria | User had malaria in Ghana in 2011 and spent nine days in hospital
User's cousin Bram moved to Perth | User's cousin Bram moved to Perth in 2020 to work in a mine
User bought an accordion | User bought an accordion with a red case at a flea market in Turin in 2017
User walked the Camino | User walked the Camino from Pamplona to the sea with a friend in 2015
User grows quinces | User grows quinces along the south wall and makes jelly of them
User hopes to work abroad | User hopes to work abroad for two years, best of all in Chile
User met Wangari Maathai | User met Wangari Maathai at a conference in Nairobi in 2008
User's house was flooded | User's house was flooded in the storm of October 2013 and stood empty for months
User teaches Braille | User teaches Braille to adults at a library in Lyon on Thursdays
User was an extra in a film | User was an extra in a film about miners, shot in Silesia in 1999
User used to row | User used to row for a club in Ghent until a back injury in 2005
User stayed in a monastery in Ladakh | User stayed in a monastery in Ladakh with a film crew in 2014 and helped in the kitchen
User's niece danced in Granada | User's niece danced flamenco in Granada in 2022 at the opening of a hotel
User sailed through the Corinth Canal with two cousins | User sailed through the Corinth Canal with two cousins and a dog in 2006
User was rescued by a helicopter | User was rescued by a helicopter from the sea cliffs in 2015 and wants to thank the crew
User translates poems from Hungarian | User translates poems from Hungarian and has published two books of them since 2009
User interviewed a former prime minister | As a student the user interviewed a former prime minister for the radio in 1994
User trained as a gilder in Florence | User trained as a gilder in Florence in the nineties and still has the tools
User drove a bus through Bolivia | User drove a bus through Bolivia in 1988 when she was twenty-two
The user sang in a barbershop quartet | In 2016 the user sang tenor in a barbershop quartet at the town hall of Kaunas
She swam across the Limmat | She swam across the Limmat in August 2015 with her rowing team
Swam across the Limmat | Swam across the Limmat in August 2015 with a rowing team and caught a cold
User was a lifeguard in Biarritz | User was a lifeguard in Biarritz for three summers and once pulled out a minister
User has sailed a trimaran to Vis | User sailed a trimaran from Split to Vis in 2022
Every year the user walks to Einsiedeln | Every year in May the user walks to Einsiedeln with a group of widows
User lost a lawsuit against a landlord | User lost a lawsuit against a landlord in Turku in 2018 and had to pay the costs
User's partner Noor grows dahlias | User's partner Noor grows dahlias for the market in Haarlem
User's left knee was operated on | User's left knee was operated on in 2019 in Zagreb after a fall on the stairs
User cannot sail | User cannot sail and gets sick on every boat
User crashed a glider | User crashed a glider near Lesce in 2014 and was in plaster for months
User toured Vietnam | User toured Vietnam with two nieces by train in 2019
User rode a camel in Merzouga | User rode a camel in Merzouga in 2007 with a photographer
User hunts for fossils on the Dorset coast | User hunts for fossils on the Dorset coast after every winter storm and gives the best to a museum
User lived on a farm in Waikato | User lived on a farm in Waikato for a year in 2005 as an au pair
User's neighbour was struck by lightning | User's neighbour was struck by lightning on a golf course in 2016 and survived
User has been to Svalbard with Noor | User has been to Svalbard with Noor in the polar night of 2019
User gives guided tours of the catacombs | User gives guided tours of the catacombs in Palermo to schools on Tuesdays
User means to translate a saga | User means to translate a saga from Icelandic before he retires
User buried a time capsule | User buried a time capsule with her classmates under an oak in Mostar in 1990
";

/// Another event, or a wish, a habit or a possession beside one.
const APART: &str = "
User visited Iceland in 2014 | User visited Iceland in 2019 with her cousin Ebba and two friends
User went to Morocco with her aunt | User went to Morocco with her grandmother and stayed in Fez for three weeks
User plans to climb Ben Nevis | User climbed Ben Nevis in May 2018 in thick fog with two colleagues
User swims in Lake Annecy | User swam in Lake Annecy on the morning of her wedding in 2011
User would like to keep donkeys | User kept donkeys in the Cevennes for six years and sold them in 2015
User rides a motorbike | User broke a leg on a motorbike in Corsica in 2009
User has a canoe | User capsized in a canoe on the Loire with his daughter in 2016
User plays badminton | User met his wife at a badminton tournament in Odense in 2007
User's sister lives in Quito | User visited her sister in Quito in 2022 and flew on to the Galapagos
User sings in a choir | User sang with a choir from Riga at a funeral in 2019
User drinks kefir | User was ill for a week after drinking kefir at a market in Tbilisi in 2017
User dreams of a house in Sardinia | User rented a house in Sardinia with friends in the summer of 2020
User's brother restores clocks | User bought a clock that her brother had restored for 400 euros in 2021
User wants to weave a tapestry | User wove a tapestry of the harbour in 2018 and hung it in the hall
User goes to Lapland every winter | User went to Lapland in the winter of 2015 and saw the northern lights
User skied across Greenland with Sven | User skied across Greenland with Aputsiaq in 2012
User's daughter plays the oboe | User heard his daughter play the oboe at a concert in Aarhus in 2023
User visited Malta with her husband | User visited Malta alone in 2010 and stayed in a convent
User will visit Kyoto in spring | User visited Kyoto in the spring of 2018 with a colleague
User cooks tagine | User burnt a hand cooking tagine for twelve guests in 2021
User takes the night train to Vienna | User missed the night train to Vienna in December 2019 and slept at the station
User keeps geese | User was chased by geese in a park in Ghent in 2014
User owns a harp | User sold a harp to a pupil in 2018 for 3,000 euros
User repairs bicycles | User repaired a bicycle with a piece of string in the rain of Galway in 2016
User's wife paints watercolours of ships | User's wife exhibited her watercolours of ships in Kiel in 2018
User has a wooden rowing boat in Flensburg | User painted a wooden rowing boat in Flensburg with pupils in 2021
User and her brother go fishing on Loch Awe | User and her brother went fishing on Loch Awe in 2012 when the boat sank
User volunteers at a hospice in Split | User volunteered at a hospice in Split for one summer in 2010
User hosts a quiz night in the village pub | User hosted a quiz night in the village pub for charity in March 2019 and raised 800 euros
User intends to cycle from Basel to Rotterdam | User cycled from Basel to Rotterdam along the Rhine in 2016 with his son
User's uncle makes cider from wild apples | User's uncle made cider from wild apples for the wedding in 2014
User visited the Faroe Islands with Pernille | User visited the Faroe Islands with a choir in 2011
User camped in Wadi Rum with colleagues | User camped in Wadi Rum with both daughters in 2023 and saw a fox
User ice-skates on the canal in winter | User ice-skated on the canal in the winter of 1997
User travels to Dakar for work | User travelled to Dakar in 2018 for a wedding
User will play the organ at a wedding in June | User played the organ at a wedding in June 2018
User always spends Easter in Krakow | User spent Easter in Krakow in 2017 with a broken arm
User's daughter wants to study marine biology in Bergen | User's daughter studied marine biology in Bergen from 2012 to 2017
User rides her horse on the beach | User fell off her horse on the beach in 2020
User and Pernille visited the Faroe Islands | User visited the Faroe Islands with his parents in 2011
User owns a cottage on the island of Hven | User spent a summer in a cottage on the island of Hven in 2015
User's grandfather is a judge in Split | User was sentenced by a judge in Split in 2012 for speeding with a moped
User flew to Jakarta in March 2017 | User flew to Jakarta in March 2023 with his boss for a trade fair
User hiked in the Tatras with her father | User hiked in the Tatras with her students in 2019 and met a bear
User hopes to sail to the Azores | User sailed to the Azores with a crew of five in 2014
User fishes for pike | User caught a pike of nine kilos while fishing in the Shannon in 2018
User has a parrot | User was bitten by a parrot in a pet shop in Seville in 2010
User's aunt lives in Tallinn | User spent Christmas with an aunt in Tallinn in 2016
User would love to ride the Trans-Siberian railway | User rode the Trans-Siberian railway from Moscow to Irkutsk in 2008
User bakes rye bread | User baked rye bread for the opening of the village hall in 2022
User goes to the opera every month | User went to the opera in Verona in July 2019 and it rained
User is learning to juggle | User juggled at a wedding in Lodz in 2020
User travelled to Oman with a friend | User travelled to Oman with a delegation of engineers in 2016
User wears contact lenses | User lost a contact lens in the sea off Naxos in 2021
User dreams of running a vineyard | User ran a vineyard in Alsace with an ex-husband from 2001 to 2009
User's son collects beetles | User took her son to a fair for beetle collectors in Prague in 2018
User drives a tractor | User drove a tractor through the centre of Brussels at a protest in 2019
User takes part in a pub quiz | User won a ham at a pub quiz in Limerick in 2013
User's niece dances flamenco in Granada | User's niece danced flamenco in Granada in 2022 at the opening of a hotel
User keeps a sailing dinghy in Piran | User raced a sailing dinghy in Piran in 2013 and came last
User and his sons pick mushrooms in the Vosges | User and his sons picked mushrooms in the Vosges in October 2016 and got lost
User translates poems from Hungarian | User translated poems from Hungarian for a magazine in 2009
User hopes to walk from Canterbury to Rome | User walked from Canterbury to Rome in 2017 after leaving the bank
User's neighbour brews beer in a garage | User's neighbour brewed beer in the garage for a street party in 2018
User stayed in a monastery in Ladakh with a friend | User stayed in a monastery in Ladakh with a film crew in 2014
User sings at weddings in the village | User sang at three weddings in the village in the summer of 2011
User will run the Lisbon half marathon in October | User ran the Lisbon half marathon in October 2019 in pouring rain
User usually spends August in Abruzzo | User spent August in Abruzzo in 2010 looking after a sick uncle
User has a telescope on the roof terrace | User watched a comet through a telescope on a roof terrace in Seville in 2020
User wears a hearing aid in the left ear | User lost a hearing aid for the left ear on a beach in 2021
User climbs sea cliffs with Gethin | User was rescued from the sea cliffs with Gethin in 2015
User's mother teaches pottery to refugees | User's mother was thanked by the mayor in 2023 for teaching pottery to refugees
The user sings tenor in a barbershop quartet | In 2016 the user sang tenor in a barbershop quartet at the town hall of Kaunas
She swims across the Limmat | She swam across the Limmat in August 2015 with her rowing team
Swims across the Limmat | Swam across the Limmat in August 2015 with a rowing team and caught a cold
The user has been planning a trip to Svalbard | The user made a trip to Svalbard in 2012 on an icebreaker
User would like to visit Svalbard again | User visited Svalbard in 2012 on an icebreaker
User is going to spend a year in Ghana | User spent a year in Ghana as a nurse in 2004
User's partner Noor grows dahlias for the market | User's partner Noor grew dahlias for the market in 2021 when she had no work
User regularly hikes in the Vosges | User got lost hiking in the Vosges in 2018
Every year the user walks to Einsiedeln | The user walked to Einsiedeln in 2018 after her divorce
On Sundays the user paints in the Botanic Garden | The user painted in the Botanic Garden with a class in 2019
User can sail a trimaran | User sailed a trimaran from Split to Vis in 2022
User used to row on the Neckar | User rowed on the Neckar with the ambassador in 2010
User was a lifeguard in Biarritz | User was rescued by a lifeguard in Biarritz in 1996
User sold ice cream in Rimini | User was robbed while buying ice cream in Rimini in 2001
User studied law in Coimbra | User met a law student in Coimbra in 2003 and married him
User learned bookbinding from a nun | User repaired a missal with bookbinding glue for a nun in 2014
User's father repaired radios in Lwow | User's father was arrested in Lwow in 1951 for listening to forbidden radios
User has two olive groves near Jaen | User photographed the olive groves near Jaen for a magazine in 2017
User's dog sleeps on the sofa | User slept on the sofa with the dog after a quarrel in 2020
User fasts during Ramadan | User broke the fast of Ramadan at a hospital in Amman in 2016
User's sister-in-law runs a bakery in Arras | User worked in his sister-in-law's bakery in Arras during the strike of 1995
User flies gliders at weekends | User crashed a glider near Lesce in 2014 and was in plaster for months
User hunts for fossils on the Dorset coast | User found the fossil of an ichthyosaur on the Dorset coast in 2022
User toured Vietnam with his choir | User toured Vietnam with two nieces by train in 2019
User means to translate a saga | User translated a saga from Icelandic in 2012 for a small press
User's stepfather drives a snowplough | User's stepfather drove a snowplough into a river in 1987
User meditates at dawn | User meditated at dawn with monks in Kandy in 2010
User plays the bagpipes at funerals | User played the bagpipes at the funeral of a teacher in 2015
User works in a lighthouse | User spent a night in a lighthouse on Ouessant in 2021
User had a pony as a child | User was kicked by a pony as a child of eight in Tipperary
User and his neighbours press apples in October | User and his neighbours pressed apples in October 2020 for a hospital
User wishes to be buried at sea | User's uncle was buried at sea in 1979 off Cape Wrath
User walked the Rennsteig with a colleague | User walked the Rennsteig alone in November 2013
User would rather live on a farm | User lived on a farm in Waikato for a year in 2005 as an au pair
User often misses trains | User missed the train to Leipzig in 2018 and so met Hanno
User is a judge at dog shows | User judged at a dog show in Turin in 2019 in place of a friend
User rode a camel in Douz | User rode a camel in Merzouga in 2007 with a photographer
User is writing a play about bees | User wrote a play about bees for a school in Lund in 2016
";

/// Of the sixty-six, those that the rules find.
const LEAST_ABSORBED: usize = 63;

#[test]
fn given_the_same_at_length_then_it_takes_the_short_one_in_whole() {
    let (all, one, two) = sorted(ABSORBED);
    assert!(all == 66 && one.len() >= LEAST_ABSORBED, "{} of {all}, not {two:#?}", one.len());
    for [short, full] in one {
        let corpus = vec![memory(0, full), memory(1, short)];
        let decisions = Analysis::of(&corpus).verdicts().to_vec();
        assert_eq!(decisions[1].target, Some(0), "{short}: {decisions:?}");
        let merged = merged(&corpus);
        assert!(merged.content.starts_with(full), "{short}: {}", merged.content);
        assert!(merged.content == full || merged.content.ends_with(short), "{short}: {}", merged.content);
    }
}

#[test]
fn given_what_would_be_lost_in_the_fuller_one_then_it_stays() {
    let (all, one, _) = sorted(APART);
    assert_eq!((all, one), (110, Vec::new()));
}

#[test]
fn given_all_of_them_at_once_then_no_pair_meets_by_way_of_others() {
    let contents: Vec<&str> = pairs(APART).flatten().collect();
    let corpus: Vec<MemoryText> =
        contents.iter().enumerate().map(|(at, content)| memory(at, content)).collect();
    let decisions = Analysis::of(&corpus).verdicts().to_vec();
    let place = |at: usize| decisions[at].target.unwrap_or(at);
    let met = (0..contents.len()).step_by(2).filter(|at| place(*at) == place(at + 1));
    let met: Vec<[&str; 2]> = met.map(|at| [contents[at], contents[at + 1]]).collect();
    assert_eq!(met, Vec::<[&str; 2]>::new());
}

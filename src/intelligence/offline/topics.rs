//! Which of the standard topics a topic means.

use std::{
    collections::{BTreeMap, HashMap},
    sync::LazyLock,
};

use crate::{
    TopicInUse,
    words::{folded, is_emoji, plain_words, stem},
};

/// Each line: standard topics from the nearest on, a colon, and words that belong to the first of them that there is.
const BELONG: &str = "
food preferences interests: food drink diet dietary vegetarian vegan pescatarian coffee tea wine beer alcohol \
    cuisine restaurant dish meal breakfast lunch dinner snack dessert spicy cheese chocolate
pets family: pet cat dog puppy kitten horse rabbit vet
education skills: education degree study studies school university course exam
preferences interests: preference like dislike favourite favorite colour color taste movie film cinema book author reading seat hotel gift setting ui theme mode unit \
    formatting format fashion clothes clothing brand tv series show podcast typography design_taste unit_system \
    emoji design
goals projects: goal objective ambition aim resolution target plan dream milestone savings intention \
    aspiration bucket deadline
relationships family: relationship friend friendship partner boyfriend girlfriend colleague coworker \
    neighbour neighbor roommate flatmate dating love social people in_laws acquaintance mate wedding \
    engagement romance ex circle contact maid mentor network
family relationships: family mother mum mom father dad parent brother sister sibling son daughter \
    child children kid aunt uncle cousin nephew niece grandmother grandfather grandma grandpa avo mae \
    pai husband wife spouse marriage relative godmother godfather baptism baby pregnancy cat dog pet \
    puppy kitten horse rabbit vet in_law twin genealogy household
identity health: identity name nickname age birthday birth gender pronoun nationality citizenship \
    citizen passport personality personal ethnicity religion faith about profile biography background \
    appearance ancestry passport handedness origin self height
health identity preferences: health allergy allergic intolerance intolerant wellness wellbeing medical medicine medication doctor illness \
    injury disease condition therapy therapist mental hospital dentist eyesight vision surgery \
    operation vaccination vaccine skin sleep migraine asthma diabetes symptom ergonomics rsi body \
    checkup weight ankle blood anatomy bruxism seasickness sickness prosthetic disability
emotional_state behavioral_patterns: emotion emotional mood feeling stress anxiety happiness burnout \
    frustration sadness motivation
communication_style preferences: communication tone style response writing answer feedback verbosity \
    language_style honesty assistant wording reply politeness
behavioral_patterns preferences: behaviour behavior behavioral habit routine pattern morning evening \
    daily schedule_habit lifestyle productivity punctuality ritual
work: work job career employment employer profession occupation office colleague business company \
    promotion salary manager boss team coworker meeting management industry professional workplace \
    client customer ceo role interview commute benefit internship report startup leadership \
    negotiation deadline
projects work: project renovation prototype build launch rollout pilot product redesign roadmap \
    campaign zine side
skills expertise: skill ability language fluency danish english spanish french german italian \
    portuguese swedish norwegian dutch polish russian japanese chinese arabic turkish hindi korean \
    latin education degree study studies school university course learning certificate licence \
    training competence talent qualification sewing speaking exam linguistic literacy
expertise skills: expertise expert specialization specialisation knowledge domain proficiency
interests hobbies: interest curiosity astronomy space moon planet science nature animal bird art \
    museum architecture philosophy psychology literature poetry photography_theory biology physics \
    chemistry geology apollo nasa culture theatre theater exhibition environment climate weather \
    general_knowledge knowledge research news politics election geography trivia question
hobbies interests: hobby hobbies leisure pastime pottery ceramics gardening garden knitting crochet \
    baking bread sourdough cooking recipe photography photo film_photography camera painting drawing \
    sketching lego chess game gaming puzzle collecting collection collector birdwatching craft \
    woodworking reading_club club origami model vinyl board volunteering fishing calligraphy freetime \
    free
sports hobbies interests: sport football soccer futebol benfica porto_fc tennis running run marathon \
    jogging climbing bouldering swimming swim cycling bike bicycle ski skiing snowboard hiking yoga \
    gym fitness basketball volleyball handball rugby cricket golf surfing sailing rowing boxing \
    athletics triathlon workout exercise pilates racing bundesliga liverpool arsenal chelsea juventus \
    bayern olympics team_sport badminton judo karate
music hobbies: music song band concert guitar piano violin cello drum fado jazz rock pop opera \
    festival singing choir instrument album artist cavaquinho playlist orchestra spotify
travel interests: travel trip holiday vacation flight airport train ferry tourism itinerary packing \
    visa japan abroad backpacking camping cruise journey tour destination sightseeing luggage
programming software: programming code coding rust python javascript typescript java swift kotlin \
    ruby php react css html sql git api developer algorithm debugging regex framework frontend \
    backend compiler database graphql endpoint docker npm webhook swiftui xcode json snippet devops \
    testing accessibility wcag
ai technology: ai artificial_intelligence llm chatbot gpt machine neural model_training prompt agent
technology software: technology tech gadget internet device electronics smartphone phone computer \
    computing wifi router network robotics engineering digital security privacy passkey technical \
    documentation doc reference
software technology: software app application ios android linux windows macos tool browser figma \
    excel spreadsheet saas system cli changelog logging figma_plugin slack tidal
hardware technology: hardware laptop keyboard monitor printer cpu gpu server machine_hardware \
    raspberry arduino mouse
location: location place home house housing flat apartment city town country address neighbourhood \
    neighborhood region relocation moving move residence copenhagen kobenhavn denmark porto lisbon \
    portugal berlin london paris hamburg munich germany france spain italy england america usa canada \
    australia sweden norway finland netherlands amsterdam vienna austria zurich switzerland madrid \
    barcelona rome milan dublin ireland edinburgh scotland oslo stockholm brussels belgium poland \
    warsaw prague budapest athens greece tokyo kyoto china beijing shanghai india mumbai delhi \
    bangalore brazil york boston chicago seattle austin toronto nairobi kenya beach cafe furniture \
    balcony kitchen landlord rent mortgage parking office_location harbour museum_location local \
    norrebro valby
events calendar: event party celebration ceremony anniversary graduation conference milestone \
    birthday_party funeral christmas easter halloween holiday_party life casamento reunion invitation \
    housewarming wedding_planning toast festival_day conclave eurovision
calendar events: calendar appointment schedule reminder scheduling timetable agenda date time \
    availability task todo errand request
history: history historical war ancient medieval heritage archaeology tradition
legal: legal law contract court permit regulation compliance tax_law lawyer insurance residency \
    immigration divorce will custody
finance: finance financial money budget bank banking investment saving tax pension salary_details \
    debt loan economy price expense invoice shopping purchase stock crypto fund accounting
";

/// Last words of a topic that say less than the word before them.
const CONTAINERS: &str =
    "history|details|information|info|life|matters|stuff|things|planning|data|update|updates|notes";

static BELONGING: LazyLock<HashMap<String, Vec<&'static str>>> = LazyLock::new(|| {
    let mut belonging = HashMap::new();
    for (nearest, words) in BELONG.lines().filter_map(|line| line.split_once(':')) {
        let nearest: Vec<&str> = nearest.split_whitespace().collect();
        for word in words.split_whitespace().filter(|word| !word.contains('_')) {
            belonging.entry(cut(word)).or_insert_with(|| nearest.clone());
        }
    }
    belonging
});

pub(super) fn normalised(topics: &[TopicInUse], standard: &[String]) -> BTreeMap<String, Option<String>> {
    let standard = Standard::of(standard);
    let meant = |used: &TopicInUse| {
        // What the word alone does not say, the memories that have it may.
        let by_memories = || used.memories.iter().find_map(|text| standard.met_in(text));
        let meant = standard.meant_by(&used.topic).or_else(by_memories);
        (used.topic.clone(), meant.map(str::to_owned))
    };
    topics.iter().map(meant).collect()
}

/// A topic for a text that has none.
pub(super) fn suggested(content: &str) -> String {
    let folded = folded(content);
    let known = plain_words(&folded).find_map(|word| BELONGING.get(&cut(word)));
    known
        .and_then(|nearest| nearest.first())
        .map_or_else(|| "interests".to_owned(), |topic| topic.replace('_', " "))
}

struct Standard<'a> {
    /// Each with its words.
    topics: Vec<(&'a str, Vec<String>)>,
}

impl<'a> Standard<'a> {
    fn of(topics: &'a [String]) -> Self {
        Self { topics: topics.iter().map(|topic| (topic.as_str(), stems(topic))).collect() }
    }

    fn meant_by(&self, topic: &str) -> Option<&'a str> {
        let words = stems(topic);
        if words.is_empty() {
            return None;
        }
        if let Some((same, _)) = self.topics.iter().find(|(_, standard)| *standard == words) {
            return Some(same);
        }
        let contained = CONTAINERS.split('|').any(|last| words.last() == Some(&cut(last)));
        let heads: Vec<&String> = match words.split_last() {
            Some((last, rest)) if contained => rest.iter().rev().chain([last]).collect(),
            _ => words.iter().rev().collect(),
        };
        self.holding(&words, &heads).or_else(|| self.belonging(&heads))
    }

    /// The standard topic that the first word of a text belongs to which belongs to any.
    fn met_in(&self, text: &str) -> Option<&'a str> {
        let words = stems(text);
        words.iter().find_map(|word| self.belonging(&[word]))
    }

    /// The standard topic whose words the topic holds, or means by a word that comes before a container.
    fn holding(&self, words: &[String], heads: &[&String]) -> Option<&'a str> {
        heads.iter().find_map(|head| {
            let held = self.topics.iter().find(|(_, standard)| {
                !standard.is_empty()
                    && standard.contains(head)
                    && standard.iter().all(|word| words.contains(word))
            });
            let container = CONTAINERS.split('|').any(|word| cut(word) == **head);
            if container && held.is_some() && words.len() > 1 {
                return self.belonging(heads).or(held.map(|(topic, _)| *topic));
            }
            held.map(|(topic, _)| *topic)
        })
    }

    fn belonging(&self, heads: &[&String]) -> Option<&'a str> {
        heads.iter().find_map(|head| {
            let nearest = BELONGING.get(*head)?;
            nearest.iter().find_map(|name| {
                let wanted = stems(&name.replace('_', " "));
                self.topics.iter().find(|(_, standard)| *standard == wanted).map(|(topic, _)| *topic)
            })
        })
    }
}

fn stems(topic: &str) -> Vec<String> {
    let folded = folded(topic);
    plain_words(&folded).filter(|word| *word != "and" && !word.starts_with(is_emoji)).map(cut).collect()
}

fn cut(word: &str) -> String {
    stem(word).unwrap_or_else(|| word.to_owned())
}

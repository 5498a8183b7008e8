//! Words by what they do in a memory. Sets are of whole words unless their name ends in `STEMS`.

use std::{collections::HashSet, sync::LazyLock};

use crate::words::stem;

pub(super) type Words = LazyLock<HashSet<&'static str>>;
pub(super) type Stemmed = LazyLock<HashSet<String>>;

fn set(words: &'static str) -> HashSet<&'static str> {
    words.split_whitespace().collect()
}

fn stems(words: &'static str) -> HashSet<String> {
    words.split_whitespace().map(|word| stem(word).unwrap_or_else(|| word.to_owned())).collect()
}

pub(super) const MONTHS: &[&str] = &[
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

pub(super) static WEEKDAYS: Words = LazyLock::new(|| {
    set("monday tuesday wednesday thursday friday saturday sunday
        mondays tuesdays wednesdays thursdays fridays saturdays sundays")
});

/// Words that often open a sentence, and so have a capital for no other reason.
pub(super) static OPENINGS: Words = LazyLock::new(|| {
    set("the a an in on at for of with since when while before after during once every no not both through
        user users this that these those there it its they their he his she her we our i my you your if as by
        from to and but or so also still only about all any each some most many one two three four five six
        seven eight nine ten first second third what who which how why where whose is are was were has have
        had does did do can could will would should must may might please assistant memory text date dr mr
        mrs ms prof sir")
});

/// Relatives; partners, friends and pets count as such here.
pub(super) static KIN: Words = LazyLock::new(|| {
    set("mother mum mom mama mummy father dad papa daddy parent parents brother brothers sister sisters
    sibling
        siblings son sons daughter daughters child children kid kids baby twin twins husband wife spouse
        partner boyfriend girlfriend fiance fiancee grandmother grandma granny gran nan grandfather grandpa
        granddad grandad grandparents grandson granddaughter grandchild grandchildren aunt auntie uncle cousin cousins
        nephew niece nephews nieces stepmother stepfather stepson stepdaughter stepbrother stepsister
        godmother godfather godson goddaughter godchild family in-laws ex friend friends boss colleague
        coworker neighbour neighbor roommate flatmate dog cat puppy kitten")
});

/// What one asks for once, done by whoever helps.
pub(super) static TASK_STEMS: Stemmed = LazyLock::new(|| {
    stems(
        "send sent written bought paid told email mail forward draft compose redraft reword rewrite
        rephrase shorten proofread edit write
        summarise summarize translate convert calculate compute count sort rename format reformat transcribe
        book reserve order buy purchase cancel reschedule postpone schedule rebook return refund rent hire
        remind call phone ring text message reply respond answer print scan download upload attach paste
        open close install uninstall reset restart fix repair debug troubleshoot unblock compare check
        track find locate search look figure work solve divide multiply scale split resize crop remove delete
        fill complete generate create make prepare design plan pick choose decide turn move change get
        set arrange organise organize invite announce apologise apologize add merge lay list extract clean
        submit pay transfer renew confirm ask contact tell thank congratulate post publish",
    )
});

/// Task words that are hardly ever about anything lasting, even as something going on.
pub(super) static PASSING_STEMS: Stemmed = LazyLock::new(|| {
    stems(
        "count calculate compute convert shorten proofread reword rephrase rename format reformat
        troubleshoot debug divide resize crop summarise summarize draft compose redraft scan print
        reschedule reply",
    )
});

/// What can be made or fetched on a single occasion.
pub(super) static ARTEFACTS: Words = LazyLock::new(|| {
    set("email emails e-mail mail letter message reply note memo text sms card invitation invite announcement
        caption headline slogan tagline haiku poem limerick toast speech rhyme joke jokes riddle story
        anecdote summary summaries abstract outline translation transcription draft drafts template version
        versions alternative alternatives variant variants wording phrasing label labels title titles
        idea ideas suggestion suggestions recommendation recommendations example examples option options tip
        tips hint list checklist table chart diagram graph spreadsheet formula equation macro script
        snippet command regex expression query function code agenda itinerary timetable schedule route
        directions map address addresses number link password reminder timer alarm appointment slot
        reservation booking ticket tickets table quote estimate invoice receipt form refund discount
        coupon price prices shop store restaurant hotel van taxi plumber electrician parcel package shipment
        delivery present gift costume recipe menu explanation overview comparison difference differences
        definition meaning synonym synonyms step-by-step help assistance instructions guide guidance
        walkthrough advice feedback check line lines sentence paragraph post tweet bio profile presentation
        slide slides deck report review survey quiz question questions icon logo picture image photo
        screenshot pdf file document attachment complaint apology proposal pitch cover worksheet flyer poster
        place keyword keywords")
});

/// What a person may ask for without it being over afterwards.
pub(super) static LASTING: Words = LazyLock::new(|| {
    set("job career promotion degree diploma certificate certification licence license visa citizenship
        residence residency language languages marathon triathlon weight debt debts mortgage house home flat
        apartment cottage farm land garden business company startup studio shop novel book memoir album
        thesis dissertation phd baby children family fund savings retirement pension partner relationship
        instrument guitar piano violin dog cat pet puppy kitten surgery therapy therapist diet sleep fitness
        health podcast blog channel app game website portfolio novelist musician doctor nurse teacher pilot
        developer manager mentor volunteer habit habits boat motorcycle motorbike wedding skills stress
        anxiety smoking balance ancestry tree marriage")
});

/// Verbs of asking and of looking things up.
pub(super) static ASKING: Words = LazyLock::new(|| {
    set("asked asks asking ask requested requests requesting request enquired enquires enquiring inquired
        inquires inquiring wondered wonders wondering queried queries querying begged")
});

pub(super) static LOOKING_UP: Words = LazyLock::new(|| {
    set("searched searches searching googled googles googling researched researching compared compares
        comparing checked checks checking browsed browsing")
});

/// Said of what an assistant's answers ought to be like.
pub(super) static MANNERS: Words = LazyLock::new(|| {
    set("answers responses replies explanations critique tone style units metric imperial concise brief blunt
        bullet bullets bulleted bullet-point formal informal formally informally emoji emojis jargon
        format formatting conversation conversations communication assistant mode addressed called
        theme subject-lines markdown")
});

/// Whoever a person can really ask something of.
pub(super) static ASKABLE: Words = LazyLock::new(|| {
    set("boss manager doctor landlord teacher colleague neighbour neighbor hr supervisor employer")
});

/// Illnesses and the like: a question that names one of somebody's tells a fact about them.
pub(super) static CONDITION_STEMS: Stemmed = LazyLock::new(|| {
    stems(
        "allergy allergies allergic intolerant intolerance diabetes diabetic asthma asthmatic pregnant
    pregnancy
        vegan vegetarian pescatarian coeliac celiac wheelchair deaf blind autistic autism adhd depression
        depressed anxiety cancer epilepsy epileptic arthritis hypertension stutter stutters stammer dyslexia dyslexic migraine
        migraines
        eczema psoriasis insomnia anaemia anemia thyroid insulin gluten lactose kosher halal chronic
        disability disabled medication pacemaker dementia alzheimer parkinson stroke ptsd bipolar ibs
        crohn endometriosis fibromyalgia sciatica diagnosed diagnosis hayfever tinnitus dialysis kidney
        cholesterol thrombosis transplant chemotherapy rheumatism gout hepatitis hiv lupus ulcer reflux
        anorexia
        bulimia schizophrenia syndrome disease disorder illness infertility miscarriage amputation
        prosthesis herniated hernia injury
        injured fracture fractured sprained tendon menopause surgery tumour tumor pain chronic scoliosis
        phobia",
    )
});

/// What is spoken of in pages about how software works.
pub(super) static TECHNICAL_STEMS: Stemmed = LazyLock::new(|| {
    stems(
        "endpoint parameter param api header cursor timeout retry retries backoff default deprecated
    schema enum
        payload webhook attribute property prop component flag token cache cached config configuration
        environment variable function method callback handler argument array string integer boolean object
        null returns accepts requires expects importer exporter container port index column row table primary
        query request response client server version migration release command option lockfile json yaml xml
        csv utf http https sql css html url uri sdk cli rest graphql grpc docker kubernetes compose repository
        commit branch render stderr stdout log logs json-lines stack cluster node database field key keys
        value
        values encoded decoded encode decode signed signature hash encryption authentication oauth scope
        permission rate limit byte bytes kilobytes megabytes thread process memory cpu gpu compile
        compiler recompile runtime library package module import export plugin middleware route router
        selector flex grid container div element elements tag tags browser syntax regex separator deployment
        build debug level exit code fetch completion callback identifier uuid daemon binary hostname dns
        tcp pod probe git npm pip kubectl curl bash ssh stash
        rebase python javascript typescript rust java react linux swiftui postgres sqlite redis nginx mutable
        immutable tuple list loop compiler jwt prometheus deprecated autosquash status error exception
        warning build tester",
    )
});

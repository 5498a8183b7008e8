//! Words that mean much the same.

/// Each line is one idea; its first word names it. Spelt with accents folded.
pub(super) const SAME: &str = "
mother mum mom mama mummy mae
father dad papa daddy pai
grandmother grandma granny gran nan nana avo
grandfather grandpa granddad grandad
brother bro
sister sis
parent folks
child kid children
son boy
daughter girl
husband
boyfriend partner couple relationship
girlfriend
aunt auntie
boss manager supervisor superior
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
rent rents rented renting tenant landlord landlady
buy bought purchase purchased own owns owner owned
move moved moving relocate relocated relocation
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
draw draws drawing drawn sketch sketches
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
large big largest biggest larger bigger
small little smallest smaller
film-club cinema-club
cabin camp cottage
afraid fear fears scared frightened terrified phobia phobic
weigh weighs weight weighed
kilogram kilograms kilo kilos kilogramme
kilometre kilometer km
litre liter
commute commutes commuting commuter
alcohol alcoholic booze
childhood grew upbringing
tall height
simple basic
save saves saving savings saved
screen display
font typeface lettering
build builds built construct constructs constructed
club league
valve tube
lorry truck
petrol gasoline
trousers pants
nappy diaper
pram stroller
torch flashlight
pavement sidewalk
rubbish trash garbage
jumper sweater pullover
airplane aeroplane plane aircraft
phone telephone cellphone smartphone
maths mathematics math
solicitor lawyer attorney barrister
motorway highway freeway
fridge refrigerator
wardrobe closet
cot crib
sofa couch settee
handbag purse
rucksack backpack
hairdresser barber
optician optometrist
firefighter fireman firemen
accident crash collision
die died dies dead death deceased passed-away
vaccine vaccinated vaccination inoculated
medicine medication drug pill
walk walks walking stroll
chicken hen hens chickens
diary journal
infertile infertility childless
remove removes removed removal
cheap inexpensive
loud noisy
quiet silent
odd strange weird
huge enormous gigantic
handover
widow widower widowed bereaved
divorce divorced divorcee
sibling siblings
quit resign resigned resigns
donate donates donated donation donations
antique ancient
admire admires admired admiration
vote votes voted voting voter
debt debts owe owes owed loan
muslim islam islamic
jewish judaism
buddhist buddhism
hindu hinduism
atheist atheism
cellar basement
attic loft
yard backyard
farm farmer farming
coast shore seaside
alps alpine
forest woods woodland
tram streetcar
metro subway underground
suitcase luggage baggage
jewellery jewelry
tattoo tattoos tattooed
injury injured injures
pain painful ache aches aching
flu influenza
diabetes diabetic
asthma asthmatic
insomnia sleepless sleeplessness
depression depressed
stammer stutter stammering stuttering
blind blindness
dyslexia dyslexic
autism autistic
epilepsy epileptic
tumour tumor cancer
football soccer
horse pony
hunt hunting hunter
choir choral
sing singer singing sings
dance dancer dancing dances
theatre theater
poem poems poetry poet
sculpture sculptor sculpts
puzzle puzzles jigsaw
television tv telly
kindergarten preschool
apprentice apprenticeship
intern internship
volunteer volunteers volunteering voluntary
freelance freelancer
unemployed jobless
promotion promoted
happy glad
tired exhausted fatigue
colour color
metre meter
centimetre centimeter
often frequently
rarely seldom
always lifelong
annual yearly
drive driver driving
exercise workout workouts
";

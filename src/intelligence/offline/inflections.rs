//! Forms of one word that no ending tells.

/// Each line is one word in forms that no ending tells; its first is the plain one. Forms that are another word as
/// well are left out.
pub(super) const IRREGULAR: &str = "
keep kept
breed bred
make made
get got gotten
give gave given
go went gone
take took taken
come came
become became
know knew known
sell sold
send sent
spend spent
eat ate eaten
drink drank drunk
drive drove driven
ride rode ridden
write wrote written
sing sang
swim swam swum
speak spoken
fly flew flown
fall fell fallen
lose lost
win won
meet met
learn learnt
wear wore worn
choose chose chosen
hold held
stand stood
sit sat
understand understood
hear heard
catch caught
feed fed
pay paid
hang hung
hide hid hidden
throw threw thrown
forget forgot forgotten
tear tore torn
wake woke woken
steal stole stolen
sew sewn
dig dug
sting stung
sweep swept
mouse mice
goose geese
knife knives
shelf shelves
foot feet
man men
woman women
";

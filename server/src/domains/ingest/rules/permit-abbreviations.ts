/** Abbreviations of permit offices and contractors, one per line: the short forms, '=', the words. */
const LIST = `
sfr sfd sfh sfdu = single family house
sngl = single
fam = family
mfr mfd = multifamily
adu = accessory dwelling
aadu jadu = attached accessory dwelling
dadu = detached accessory dwelling
du dus = dwelling unit
th twnhse twnhm twnhme townhse = townhouse
condos = condominiums
condo = condominium
apt = apartment
apts = apartments
dplx = duplex
bldg bldgs bld blg = building
gar = garage
bsmt bsmnt basemnt = basement
att attchd attd = attached
det detchd detd = detached
addn addtn addtion addit = addition
add'n = addition
add'l = additional
alt alts = alterations
int intr = interior
ext extr = exterior
reno renov renos = renovation
remod rmdl = remodel
rehab = rehab
repl rplc rpl repla = replace
replc = replace
inst instl = install
exist exstg exst exsting exisiting exisitng exg extg esisting existion = existing
constr const cnstrct = construction
wh hwh hwt hwtr = water heater
gwh = gas water heater
elec elect electr ele = electrical
mech mec = mechanical
plbg plmb plmbg plumb plu = plumbing
com comm coml comml = commercial
res resid resi resd = residential
sqft sqf sft = sq ft
stry sty strys = story
fl flr flrs = floor
rm rms = room
bdrm bdrms bedrm br brs = bedroom
bthrm bthrms bathrm = bathroom
kit kitch = kitchen
svc svcs svs srvc serv = service
recept recepts receptcls = receptacles
recep = receptacle
rtu = rooftop unit
rtus = rooftop units
ahu = air handler
uls = unit lot subdivision
lsr lslr = lead service line replacement
fai = fresh air inlet
bfp = backflow preventer
wc wcs = toilets
lav = lavatory
lavs lavy lavys = lavatories
ti = tenant improvement
tfo = tenant finish
swr = sewer
wtr = water
conc = concrete
fdn fndn fdtn = foundation
pkg prkg = parking
dw dwy drwy = driveway
swk = sidewalk
gyp = gypsum
chg = change
chgout = change out
approx = about
incl inc'l = including
req'd = required
misc = miscellaneous
w = with
wo = without
ea = each
feet foot ft lf lnft = ft
amps amp = amp
gal gals = gal
rr = remove and replace
rnr = remove and replace
ovh = overhead
ug = underground
mfg mfgd manuf = manufactured
hm = home
hse = house
rad = radiator
furn furnance = furnace
htg = heating
clg = ceiling
wrk = work
comp = composition
shgl shgls = shingles
prkng = parking
ofc = office
whse whs = warehouse
newconst = new construction
fountion = fountain
maint = maintenance
equip = equipment
admn = admin
prelim = preliminary
temp = temporary
`;

/** Maps lower-case abbreviations to the words they stand for. */
export const abbreviations: ReadonlyMap<string, string> = new Map(
  LIST.trim()
    .split('\n')
    .flatMap((line) => {
      const [short = '', full = ''] = line.split(' = ');
      return short.split(' ').map((form) => [form, full] as const);
    }),
);

/** Maps two letters joined by a sign to the word they mean. */
export const joinedLetters: ReadonlyMap<string, string> = new Map([
  ['t/i', 'ti'],
  ['t/h', 'th'],
  ['a/c', 'AC'],
  ['c/o', 'changeout'],
  ['r/r', 'rr'],
  ['r&r', 'rr'],
  ['s/f', 'sf'],
  ['w/o', 'without'],
  ['o/h', 'ovh'],
  ['u/g', 'ug'],
  ['w/h', 'wh'],
  ['h/w', 'hot water'],
  ['d/w', 'driveway'],
  ['n/c', 'newconst'],
]);

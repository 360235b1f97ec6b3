import { type PermitWord, singular } from './permit-words.ts';

/** Actions. `paper` is a permit that builds nothing: a certificate, a sign, a use. */
export type Act = 'new' | 'install' | 'remove' | 'repair' | 'alter' | 'demolish' | 'paper' | 'sundry';
/** Objects of an action. */
export type Thing =
  | 'dwelling'
  | 'building'
  | 'structure'
  | 'outbuilding'
  | 'feature'
  | 'deck'
  | 'room'
  | 'system'
  | 'service'
  | 'finish'
  | 'roof'
  | 'part'
  | 'pipe';
export type PermitTrade = 'plumbing' | 'electrical' | 'mechanical';

export interface Meaning {
  readonly act?: Act;
  readonly thing?: Thing;
  readonly trade?: PermitTrade;
  /** Evidence for residential use, and for other use. */
  readonly home?: number;
  readonly business?: number;
  /** Negates what follows. */
  readonly denies?: true;
  /** An existing building. */
  readonly isThere?: true;
  /** From here to the next stop, the text is about conditions and law. */
  readonly isLegal?: true;
}

/** A phrase of the lexicon found in a text. */
export interface Hit {
  readonly at: number;
  readonly end: number;
  readonly meaning: Meaning;
}

const verbs = (list: string): string[] =>
  list
    .trim()
    .split(/\s+/)
    .flatMap((verb) => {
      const stem = verb.replace(/e$/, '');
      return [verb, `${verb}s`, `${stem}ed`, `${stem}ing`];
    });
const phrases = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/**
 * Each meaning with its phrases. The longest phrase at a place counts; a phrase in several lists has all their
 * meanings. An empty meaning keeps words from being read with their usual meaning.
 */
const ENTRIES: readonly (readonly [Meaning, readonly string[]])[] = [
  [
    { act: 'new' },
    [
      ...verbs('construct erect develop'),
      ...phrases(`new, build, builds, building a, building an, building new, building two, building one, building 1, building 2, building 3, building 4, new build, built, erection,
        establish new, new construction, construction of, ground up, newly, residential construction new, new construction and addition, shell, core and shell`),
    ],
  ],
  [
    { act: 'install' },
    [
      ...verbs('install furnish place provide add connect extend'),
      ...phrases(
        'installation, adding, put in, set, hook up, connection, tie into, addl, installed, stub out, run, wire',
      ),
    ],
  ],
  [{ act: 'remove' }, [...verbs('remove strip'), ...phrases('removal, tear out, removing, delete')]],
  [
    { act: 'repair' },
    [
      ...verbs(
        'replace repair reroof restore resurface reshingle rebuild reseal repaint repipe patch swap recover refurbish',
      ),
      ...phrases(`replacement, re roof, reroof, re roofing, change out, changeout, changed out, changing out, change outs, like for like, size for size, in kind, restoration, rebuilt,
        tear off, torn off, remove and replace, removal and replacement, r and r, remove and reinstall, fire damage, flood damage, water damage, storm damage,
        hail damage, smoke damage, tornado damage, fire repair, 1 for 1, one for one, 1 to 1, one to one, roof overlay, seal lateral, repoint, repointing, tuckpoint, tuckpointing, tuck point, tuck pointing, masonry repair,
        lead service line replacement, lead service, lead water service, emergency repair, burnt, sandblast, recoat, maintenance, upkeep, pipe bursting, pipe lining, relining`),
    ],
  ],
  [
    { act: 'alter' },
    [
      ...verbs(
        'remodel renovate alter rewire convert enclose relocate reconfigure upgrade enlarge expand raise finish modify move improve retrofit demise create modernize',
      ),
      ...phrases(`alteration, alter, remodeling, remodelled, remodeling, renovation, rehab, rehabilitation, rehabilitate, conversion, addition, tenant improvement, tenant finish, tenant finish out,
        tenant fit out, fit out, fitout, fitup, fit up, fit up, buildout, build out, built out, finish out, interior finish, improvement, upgrade, relocation, renovated, modification, modernization, expansion,
        underpinning, underpin, solar panel, solar, solar system, photovoltaic, pv system, refresh, rework, re work, change of use, change use, low voltage, data cabling, rough in and final, dormer, refinish, demising wall, re wire, general construction, equipment work,
        conversion of, extension, adaptive reuse, whitebox, white box, interior work, basement finish, make legal, legalize, legalization, cut in, retroactive, porch enclosure, patio enclosure, screen enclosure, pool enclosure, tub to shower, reframe,
        deconversion, deconvert, creation of, structural upgrade, seismic, soft story, voluntary seismic, in fill, infill, combine, subdivide, add partition, new partition, partition, ada upgrade`),
    ],
  ],
  [
    { act: 'demolish' },
    [
      ...verbs('demolish wreck raze dismantle'),
      ...phrases('demolition, demo, wrecking, tear down, razing, demoing, demolishing, demoed'),
    ],
  ],
  [
    { act: 'paper' },
    phrases(`certificate of occupancy, certificate of, cert of occupancy, cert of occupanc, temporary certificate, certificate, temporary co, use and occupancy, use permit, use change, change of occupancy, change in occupancy, change of tenant, change of contractor, change contractor, change of owner, new tenant only,
      no construction, no construction this permit, no work, cancelled, canceled, rejected, rejected canceled, withdrawn application, master permit application, test, testing only,
      rental dwelling, rental registration, rental license, rental inspection, short term rental, vacation rental, zoning permit, zoning review, zoning verification, zoning use, lot line, lot lines, relocation of lot lines, lot line adjustment, subdivision, unit lot subdivision, uls, lot uls, unit uls, short plat, plat, lot split,
      block off, street closure, dumpster, right of way, parking stall, parking space, off street parking, open air parking, surface parking,
      revision only, plan revision, revision to permit, extension of permit, permit extension, renewal only, permit renewal, reinstate permit, reinstate, reinspection, inspection only, occupancy only, use and occupancy only, home occupation, business license, temporary power, temp power, temporary electrical service, electrical t, temporary service, temporary pole, re energize, reenergize, reconnect power, garage sale, open burn, burn permit, driveway permit, grading permit only, flood plain permit, community garden, establish use, use registration, select application type`),
  ],
  [
    { act: 'sundry' },
    phrases(`tree removal, tree, tree permit, fence, fencing, privacy fence, chain link fence, fence permit, sign, signage, sign permit, wall sign, monument sign, pole sign, channel letter, awning sign, banner, billboard, neon sign,
      tent, temporary tent, temporary structure, temporary stage, special event, event, scaffold, scaffolding, construction equipment, sidewalk shed, construction trailer, temporary construction trailer, job trailer, food truck, mobile food, vendor, temporary use, street privilege, lane closure`),
  ],
  [
    { thing: 'dwelling', home: 5 },
    phrases(`single family, single family house, single family home, single family residence, single family dwelling, single family detached, single family attached, one family, 1 family, one family dwelling, two family, 2 family, two family dwelling, three family, 3 family, 4 family, four family,
      house, home, dwelling, dwelling unit, residence, duplex, triplex, tri plex, quadplex, fourplex, four plex, 4 plex, quad, townhouse, townhome, town home, town house, row house, rowhouse, patio home, condominium patio, two flat, 2 flat, three flat, 3 flat, four flat, 4 flat, six flat, 6 flat, flat, coach house, guest house, carriage house, in law suite, mother in law,
      apartment, apartment building, apartment unit, multifamily, multi family, condominium, condo, condominium unit, condominium residence, loft, secondary apartment, accessory apartment, accessory dwelling, accessory dwelling unit, detached accessory dwelling, detached accessory dwelling unit, attached accessory dwelling, attached accessory dwelling unit, mobile home, manufactured home, modular home, cabin, cottage, villa, bungalow, family dwelling, home unit, residential unit, family residence, family home, new unit, six unit apartment, living unit, residential building, rental dwelling`),
  ],
  [
    { home: 4 },
    phrases(
      'homeowner, residential, residentially, nycha, nycha hhc, housing authority, family room, master bedroom, r3, irc',
    ),
  ],
  [
    { home: 3 },
    phrases(`screen enclosure, pool enclosure, lanai, bedroom, basement, attic, living room, dining room, living area, living space, master bath, master suite, kitchenette, tub to shower, jacuzzi, backyard, back yard, rear yard, detached garage, attached garage, 2 car garage, two car garage, one car garage, carport, townhouse unit, whole house, family, hot tub, uls, unit lot subdivision, lot uls, unit uls,
      deck, patio, pergola, gazebo, shed, garage, swimming pool, in ground pool, inground pool, pool, pool spa, spa, siding, gutter, driveway approach, driveway, privacy, privacy fence, cedar, vinyl fence, wood fence, wrought iron, chain link fence, fence, lead service line replacement, lead service, lead service line, lead water service, shingle,
      water heater, tankless water heater, tankless, furnace, furnace and ac, kitchen sink, lawn, lawn sprinkler, sprinkler stub, attic insulation, bay window, french door, front porch, rear porch, storm door, hvac system, split system, range cooktop, cooktop, building exterior, standby generator, private residence, wood deck, septic, septic tank`),
  ],
  [{ home: 2.5 }, phrases('r')],
  [
    { home: 1.5 },
    phrases(
      'house trap, yard drain, cesspool, tub, bath, bathroom, bathtub, bath tub, shower, laundry tub, washing machine, window, porch, generator, retaining wall, smoke alarm, kitchen, chimney, sewer lateral, heat pump, fireplace, sump, sump pump, egress window, door',
    ),
  ],
  [{ home: 0.9 }, phrases('heating')],
  [
    { home: 1 },
    phrases(
      'air conditioner, ac, central air, gas line, meter, panel, sewer line, water service, water line, planned unit development, pud, residential zoning, r8, r10, r5, r6, 200 amp',
    ),
  ],
  [{ home: 2 }, phrases('roof, reroof, reroofing, re roof, re roofing, roofing')],
  [{ home: 1.5 }, phrases('hvac, residential district, water sewer')],
  [
    { business: 4 },
    phrases(
      `non residential, nonresidential, commercial, industrial, tenant improvement, tenant fit out, tenant fitup, tenant upgrade, office, office building, admin office, medical office, retail, retail store, store, shop, coffee shop, barber shop, restaurant, cafe, bar, tavern, pub, brewery, bakery, deli, food service, kitchen hood, hotel, motel, inn, hospital, clinic, medical center, dental, dentist, doctor, exam room, outpatient, infusion, pharmacy, school, classroom, educational, university, college, church, worship, temple, mosque, synagogue, library, museum, theater, theatre, cinema, arena, stadium, gym, gymnasium, fitness, salon, spa salon, daycare, day care, childcare, child care, nursing home, bank, financial institution, credit union, warehouse, storage facility, self storage, mini storage, storage building, factory, plant, manufacturing, distribution, data center, laboratory, lab, auto repair, car wash, gas station, service station, fuel, automobile sale, dealership, airport, terminal, hangar, station, fire station, police, courthouse, city hall, municipal, government, park shelter, pavilion, park pavilion, parking garage, parking lot, strip mall, mall, shopping center, storefront, suite, showroom, supermarket, grocery, market, convenience store, kiosk, food truck, mezzanine, dock, loading dock, conference room, break room, breakroom, mail room, lobby, corridor, restroom, urinal, men room, women room, mop sink, tower, cell tower, monopole, mono pole, antenna, telecom, substation, transformer, ev charger, ev charging, charging station, billboard, sign, signage, wall sign, channel letter, sprinkler head, fire sprinkler head, fire alarm panel, fire alarm system, pull station, walk in cooler, hood suppression, ansul, grease interceptor, grease trap, escalator, demising wall, white box, cooling unit, cooling tower, chiller, rooftop unit, air handler, vav, ada, waste transfer, transfer station, swimming pool commercial, scoreboard, dumpster enclosure, construction trailer, const trailer, time warner, pump station, water tower, storm sewer, storm sewer lateral, river crossing, electrical grid, stage, concert, noodle, facility, business, establishment, franchise, cannabis, dispensary, laundromat, dry cleaner, theater space, auditorium, cafeteria, dormitory, fraternity, assembly, funeral home, kennel, veterinary, animal hospital, bowling, golf, country club, clubhouse, marina, solid waste, recycling center, farm building, winery, distillery, event center, banquet`,
    ),
  ],
  [{ business: 2.5 }, phrases('tenant, tenant finish, tenant finish out, tenant space')],
  [
    { business: 2 },
    phrases(
      'floor suite, fire alarm, emergency light, exit sign, receptionist, cubicle, conduit, plenum, voice and data, data cabling, data, telecommunication, canopy, awning, elevator, roof top unit, tpo, membrane roof, generator building, underground and rough, shell, core, b2, b1, c 2, trailer, drinking water unit, drinking fountain, water fountain, accessible, accessory sign, fountain, boiler room, portable',
    ),
  ],
  [
    { business: 1 },
    phrases(
      'com building, area, existing space, space, lighting, floor, epdm, sprinkler, suppression, fire suppression',
    ),
  ],
  // Words for homes that don't mean homes here.
  [
    { business: 4 },
    phrases(
      '0 dwelling unit, no dwelling unit, zero dwelling unit, 0 residential unit, funeral home, nursing home, home depot, fire house, firehouse, coffee house, steak house, waffle house, pump house, court house, welcome home store, guard house, club house',
    ),
  ],
  [
    {},
    phrases(
      'home depot, home town, house drain, green house, house numbers, house rule, public house, home rule, no change of use, no change in use, no change to use, change in footprint, no change to footprint, new tree, two inch tree, tree regulation, kitchen hood duct, water tower hut home, under separate permit, separate permit, by separate permit, building permit, permit, construction permit, construction type, type of construction, construction waste, construction debris, demolition waste, construction and demolition waste, construction and demolition, building code, building official, plan, parking per plan, building paper, commercial purpose, commercial activity, business day, living quarter, sleeping quarter, to remain, district office, north district, east district, fire district, historic district, office use, new code, air unit, unit only, home to remain single family, per floor, test and balance',
    ),
  ],
  [{ denies: true }, phrases('no, not, without, nor, excluding, excludes, except')],
  [
    { isLegal: true },
    phrases(
      `pursuant, hereby certify, holder of, i the holder, the holder, waste generated, construction and demolition waste, no construction and demolition waste, no construction or demolition waste, demolition waste, approved landfill, must comply, shall comply, must conform, shall conform, all work shall, shall meet, not to be over, not over, easement, no easement, setback, side setback, rear setback, front setback, min setback, max height, maximum height, maximum hight, max allowed height, minimum, min, max, maximum, tree regulation, site frontage, street frontage, call 811, applicant acknowledge, applicant agree, metro council, must be posted, signage must, sign must be, sign must, sign shall, double sided, work on this demolition permit, work per this permit, must commence, permit expire, this permit expire, poc, third party, prior to, lot coverage, not to be burned, to be burned, to be buried, size and location, mst, ordinance, resolution, email, require lease, refer, ref, additional permit, please call, please refer, for every, signed affidavit, applicant to submit, not to be used, not to build, subject to, site plan`,
    ),
  ],
  [{ isThere: true }, phrases('existing, ex')],
  [
    { thing: 'building' },
    phrases(
      `commercial building, office building, warehouse, storage building, storage facility, store, restaurant, school, church, hotel, motel, pavilion, shelter, park shelter, hangar, parking garage, building shell, shell building, new building, transfer station, bank, clinic, hospital, station, fire station, retail building, industrial building, generator building, mixed use building, metal building, steel building, pre engineered metal building, bldg shell, car wash, daycare, theater, library`,
    ),
  ],
  [{ thing: 'structure' }, phrases('building, structure, facility')],
  [
    { thing: 'outbuilding' },
    phrases(
      `shed, storage shed, garage, detached garage, detached storage, carport, accessory structure, accessory building, building accessory, accessory, greenhouse, barn, pole barn, pool house, cabana, outbuilding, workshop, playhouse, booth, modular booth`,
    ),
  ],
  [
    { thing: 'feature' },
    phrases(
      `pergola, gazebo, pool, swimming pool, container pool, spa, hot tub, swimming pool and spa, retaining wall, dock, pier, trellis, arbor, outdoor kitchen, structures other than building, bulkhead, free standing deck, freestanding deck, free standing structure, canopy`,
    ),
  ],
  [
    { thing: 'deck' },
    phrases(
      'screen enclosure, pool enclosure, lanai, deck, porch, patio, balcony, patio cover, covered patio, stair, landing, ramp, porch roof, hip roof, sunroom, screen room, screened porch, three season room, sun room, patio roof, roof deck, rear deck',
    ),
  ],
  [
    { thing: 'room' },
    phrases(
      'room, wall, bathroom, kitchen, bath, bedroom, restroom, basement, attic, closet, office room, suite, partition wall, interior wall, half wall, drywall, floor, ceiling, space, interior, shower, tub, master bath, laundry, powder room, half bath, full bath, shower, tub, bathtub, bath tub',
    ),
  ],
  [
    { thing: 'system', trade: 'mechanical' },
    phrases(
      'hvac, hvac system, hvac unit, furnace, heat pump, ac, air conditioner, air conditioning, mini split, condenser, condensing unit, cooling unit, boiler, heater, warm air, warm air system, ductwork, duct work, duct, rooftop unit, air handler, exhaust fan, kitchen hood, chiller, heating system, central air, gas fired heater, heat and air, unit heater, evaporator coil, coil, diffuser',
    ),
  ],
  [
    { thing: 'system' },
    phrases(
      'irrigation, irrigation system, generator, standby generator, tower, antenna, monopole, mono pole, elevator, transformer, underground tank, fuel tank, storage tank, sump, sump pump, fountain, conduit, storm sewer lateral, storm sewer, water line, second meter, fire pump, water sewer, water and sewer, sewer and water',
    ),
  ],
  [
    { thing: 'pipe', trade: 'plumbing' },
    phrases(
      'sewer, sewer line, sewer lateral, water service, water line, drain, main drain, house trap, curb trap, fresh air inlet, rain leader, lateral, stack, fixture, toilet, sink, lavatory, water closet, water heater, tankless water heater, hot water tank, hot water heater, faucet, backflow preventer, backflow, lead service, lead service line, lead service line replacement, lead water service, waste line, riser pipe, washing machine, yard drain, urinal, laundry tub, water fountain, floor drain, septic tank, cesspool, mop sink',
    ),
  ],
  [
    { thing: 'service', trade: 'electrical' },
    phrases(
      'service, electrical service, electric service, service upgrade, 200 amp service, 100 amp service, 400 amp service, amp service, panel, rewire, re wire, circuit, circuit panel, outlet, receptacle, switch, light, lighting, light fixture, wiring, rewire, meter, riser, meter base, sub panel, subpanel, low voltage, burglar alarm, security system, camera, fire alarm, fire alarm system, smoke detector, alarm, cable, data cabling, ev charger, feeder, gfci, gang meter, loop, telephone, exit sign, emergency light',
    ),
  ],
  [{ thing: 'service', trade: 'plumbing' }, phrases('gas line, gas piping, gas pipe')],
  [
    { thing: 'roof' },
    phrases(
      'roof, roofing, roof cover, roof covering, shingle, roof shingle, roofing system, epdm, tpo, roofing material',
    ),
  ],
  [
    { thing: 'finish' },
    phrases(
      'window, door, siding, insulation, flooring, cabinet, brick, veneer, brick veneer, facade, tile, trim, countertop, vanity, cladding, exterior cladding, front, bath vanity',
    ),
  ],
  [
    { thing: 'part' },
    phrases(
      'gutter, sidewalk, driveway, driveway approach, curb, foundation, stucco, masonry, wallboard, sheetrock, storefront, railing, fireplace, chimney, stove, awning, skylight, paving, parking lot, ceiling tile, light pole, sprinkler head, head, sprinkler',
    ),
  ],
  [{ trade: 'electrical' }, phrases('electrical, electric, elec, electric wiring, electrical wiring, ez electrical')],
  [{ trade: 'plumbing' }, phrases('plumbing, plumber, plbg, ez plumbing, plumbing lateral')],
  [{ trade: 'mechanical' }, phrases('mechanical, mechanical permit, heating, hvac')],
];

/** A phrase with one of its meanings. */
export type Entry = readonly [meaning: Meaning, phrase: string];

/** Every phrase, once per meaning. */
export const lexicon: readonly Entry[] = ENTRIES.flatMap(([meaning, said]) =>
  [...new Set(said)].map((phrase) => [meaning, phrase] as const),
);

interface Node {
  next?: Map<string, Node>;
  meaning?: Meaning;
}

/** Finds phrases in words, left to right, the longest at each place. No phrase crosses a stop. */
export type Finder = (words: readonly PermitWord[]) => Hit[];

export function finderOf(entries: readonly Entry[]): Finder {
  const root: Node = {};
  for (const [meaning, phrase] of entries) {
    let node = root;
    for (const word of phrase.split(' ')) {
      node.next ??= new Map();
      const key = singular(word);
      const next: Node = node.next.get(key) ?? {};
      node.next.set(key, next);
      node = next;
    }
    node.meaning = merged(node.meaning, meaning);
  }
  // 'Service upgrade' is also an upgrade. An empty phrase exists to hide the meanings of its words.
  for (const [meaning, phrase] of entries) {
    if (Object.keys(meaning).length > 0) inheritAct(root, phrase.split(' ').map(singular));
  }
  return (words) => find(root, words);
}

function inheritAct(root: Node, words: readonly string[]): void {
  const node = nodeOf(root, words);
  if (node?.meaning === undefined) return;
  for (let from = 0; from < words.length; from += 1) {
    for (let to = words.length; to > from; to -= 1) {
      const act = nodeOf(root, words.slice(from, to))?.meaning?.act;
      if (act === undefined) continue;
      if (act !== 'sundry' && act !== 'paper') node.meaning = { ...node.meaning, act };
      return;
    }
  }
}

const nodeOf = (root: Node, words: readonly string[]): Node | undefined =>
  words.reduce<Node | undefined>((node, word) => node?.next?.get(word), root);

function merged(one: Meaning | undefined, other: Meaning): Meaning {
  if (one === undefined) return other;
  return { ...one, ...other, ...strongest('home', one, other), ...strongest('business', one, other) };
}

function strongest(name: 'home' | 'business', one: Meaning, other: Meaning): Meaning {
  const most = Math.max(one[name] ?? 0, other[name] ?? 0);
  return most === 0 ? {} : { [name]: most };
}

function find(root: Node, words: readonly PermitWord[]): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < words.length; ) {
    let node: Node | undefined = root;
    let end = at;
    let found: Hit | null = null;
    while (end < words.length) {
      const word: PermitWord | undefined = words[end];
      if (word === undefined || (end > at && word.pause > 1)) break;
      node = node.next?.get(word.key);
      if (node === undefined) break;
      end += 1;
      if (node.meaning !== undefined) found = { at, end, meaning: node.meaning };
    }
    if (found !== null) hits.push(found);
    at = found?.end ?? at + 1;
  }
  return hits;
}

/** Finds the lexicon's phrases. */
export const hitsIn: Finder = finderOf(lexicon);

const common = new Set(lexicon.flatMap(([, phrase]) => phrase.split(' ').map(singular)));

/** Returns whether a word, in the form of `PermitWord.key`, occurs in any phrase of the lexicon. */
export const isCommon = (key: string): boolean => common.has(key);

import type { TradeNeed } from '@plumbline/contract/domains/projects/trade-need.ts';
import { formatDollars } from '@plumbline/contract/kernel/format.ts';
import type { Mention } from './mentions.ts';
import type { JobProfile } from './profile.ts';
import type { ReadSignals } from './signals.ts';
import { ownKinds, type Trade } from './trade-kinds.ts';

const NAMES: Readonly<Record<Trade, { readonly work: string; readonly permit: string; readonly rough: string }>> = {
  plumbing: { work: 'plumbing', permit: 'a plumbing permit', rough: 'rough-in plumbing' },
  electrical: { work: 'electrical work', permit: 'an electrical permit', rough: 'wiring' },
  hvac: { work: 'heating or cooling', permit: 'a mechanical permit', rough: 'heating and cooling' },
};

/** A trade's own work, in contractors' terms. */
const OWN_WORK: Readonly<Record<string, string>> = {
  'water-heater': 'Water heater',
  fixture: 'Plumbing fixtures',
  drain: 'Drain or waste lines',
  sewer: 'Sewer work',
  'lead-line': 'Lead service line',
  'water-line': 'Water piping',
  gas: 'Gas piping',
  mep: 'Mechanical, electrical and plumbing work',
  'electric-service': 'Electrical service',
  circuit: 'Circuits and outlets',
  lighting: 'Lighting',
  generator: 'Generator',
  solar: 'Solar system',
  'ev-charger': 'Vehicle charger',
  furnace: 'Furnace or heating',
  'air-conditioning': 'Air conditioning',
  'heat-pump': 'Heat pump',
  duct: 'Ducts and ventilation',
  refrigeration: 'Refrigeration',
};
const DEED_NOUNS: Readonly<Record<string, string>> = {
  replace: 'replacement',
  install: 'installation',
  new: 'installation',
  add: 'installation',
  repair: 'repair',
  move: 'relocation',
};
const COUNTS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
/** Concepts often written as terse codes: 'WH', 'LSR'. */
const BY_NAME: ReadonlySet<string> = new Set(['water-heater', 'lead-line']);
const MOST_NAMED = 3;
const LONGEST_NAMED = 40;

/** Explains to a contractor in one sentence why a row does or doesn't need a trade, using the concepts that decided. */
export function reasonOf(profile: JobProfile, trade: Trade, need: TradeNeed['need'], read: ReadSignals): string {
  if (need === 'no') return whyNot(profile, trade, read);
  const why = whyNeeded(profile, trade, read);
  if (read.main === 'other') return `${why} This is another trade's permit for the job.`;
  if (read.main === 'ground' || read.main === 'street') return `${why} This is the permit to open the street.`;
  return why;
}

function whyNeeded(profile: JobProfile, trade: Trade, { main, matter }: ReadSignals): string {
  const { work, rough, permit } = NAMES[trade];
  const named = [...profile.subcontractors].find(([kind]) => ownKinds(trade).has(kind));
  if (named !== undefined) return `The permit names a contractor for ${work}: ${named[1]}.`;
  switch (matter) {
    case 'own':
      return ownWork(profile, trade);
    case 'adu':
      return `New accessory dwelling unit: needs ${rough}.`;
    case 'new home':
      return newHomes(profile, rough);
    case 'convert':
      return `A building is converted: ${work} changes with its use.`;
    case 'wet room':
      return `Work on ${listed(profile.work, (mention) => mention.kind === 'wetroom')}.`;
    case 'separate':
      return `The text names ${work}, on a separate permit.`;
    case 'boiler':
      return 'Boiler or steam heat: pipes are connected.';
    case 'new wet place':
    case 'wet place changed':
    case 'wet place': {
      const place = listed(profile.work, (mention) => mention.kind === 'wetplace');
      return `${capital(place)}: ${trade === 'plumbing' ? 'a place that uses much water' : `${work} is part of such a fit-out`}.`;
    }
    case 'damage':
      return 'Repair after fire or water; how much is damaged is not told.';
    case 'large':
      return `A large renovation: ${work} is likely part of it.`;
    case 'pool':
      return 'Pool or spa, usually by the pool builder.';
    case 'irrigation':
      return 'Irrigation, the work of licensed irrigators.';
    case 'new place':
    case 'new structure':
      return `New building: needs ${rough}.`;
    default:
  }
  if (main === 'own') return ownPermit(profile, trade, permit);
  if (main === 'pool') return 'Pool or spa, usually by the pool builder.';
  if (main === 'irrigation') return 'Irrigation, the work of licensed irrigators.';
  if (main === 'new home') return newHomes(profile, rough);
  if (main === 'new place' || main === 'new') return `New building: needs ${rough}.`;
  if ([...profile.contractorKinds].some((kind) => ownKinds(trade).has(kind))) {
    return `The contractor's trade is ${work}: ${profile.job.contractor}.`;
  }
  if (trade === 'plumbing' && profile.contractorKinds.has('bath')) {
    return `The contractor refits baths or kitchens: ${profile.job.contractor}.`;
  }
  return `${untold(matter, main)}${costly(profile)}; the scope is not told.`;
}

function whyNot(profile: JobProfile, trade: Trade, { main, matter }: ReadSignals): string {
  const { work } = NAMES[trade];
  if (matter === 'void' || main === 'void') return 'Canceled, a test or paperwork: nothing is built.';
  if (matter === 'noworks' || matter === 'lots') return 'Paperwork: nothing is built.';
  if (matter === 'denied') return `The text rules out ${work}.`;
  if (matter === 'wrecked' || matter === 'demolish' || main === 'demolish') return `Demolition: no ${work}.`;
  if (matter === 'event' || main === 'event') return `A temporary thing or an event: no ${work}.`;
  if (matter === 'fire' || matter === 'other') {
    const others = listed(profile.work, ({ kind, standing }) => standing === 'work' && OTHER_WORK.has(kind));
    return others === '' ? `Another trade's work: no ${work}.` : `${capital(others)}: no ${work} is named.`;
  }
  if (['dry made', 'dry', 'exterior'].includes(matter)) {
    const things = listed(profile.work, ({ kind, standing }) => standing === 'work' && DRY_WORK.has(kind));
    return `${capital(things) || 'Building work'} only: no ${work}.`;
  }
  if (main === 'other') return `Another trade's permit: no ${work} is named.`;
  if (main === 'paper') return 'Paperwork: nothing is built.';
  if (main === 'dry' || main === 'exterior' || main === 'accessory' || main === 'ground') {
    const things = listed(profile.permit, ({ kind }) => DRY_WORK.has(kind));
    return `${capital(things) || 'An outbuilding'} only: no ${work}.`;
  }
  if (profile.isSilent && profile.job.cost !== null) {
    return `${untold(matter, main)}${costly(profile)}; too small to count on ${work}.`;
  }
  return `Nothing in it names ${work}.`;
}

const OTHER_WORK: ReadonlySet<string> = new Set(
  'plumbing electrical hvac generator solar fire lowvoltage alarm boiler irrigation'.split(' '),
);
const DRY_WORK: ReadonlySet<string> = new Set(
  'dry exterior finish structural ground partition casework equipment accessory'.split(' '),
);

/** Names the trade's own work: the thing, with its action if there is only one thing. */
function ownWork(profile: JobProfile, trade: Trade): string {
  const own = profile.work.filter(({ kind, standing }) => ownKinds(trade).has(kind) && standing === 'work');
  const [first, ...more] = own.toSorted((one, other) => rank(one) - rank(other));
  if (first === undefined) return `The permit is ${NAMES[trade].permit}.`;
  const name = OWN_WORK[first.concept];
  if (name === undefined) return `The text names ${NAMES[trade].work}.`;
  const deed = DEED_NOUNS[first.deed ?? ''];
  if (BY_NAME.has(first.concept) || more.length === 0) {
    const said = BY_NAME.has(first.concept) ? name : capital(namedIn([first]));
    return deed === undefined || / (?:work|lines)$/.test(said) ? `${said}.` : `${said} ${deed}.`;
  }
  return `${name}: ${namedIn(own)}.`;
}

/** Returns 'Water heater' if the kind of permit names one. */
function ownPermit(profile: JobProfile, trade: Trade, permit: string): string {
  const told = profile.permit.find(({ kind, concept }) => ownKinds(trade).has(kind) && OWN_WORK[concept] !== undefined);
  return told === undefined ? `The permit is ${permit}.` : `${OWN_WORK[told.concept]}: the permit is ${permit}.`;
}

/** Specific things come before a trade's bare name. */
const rank = ({ concept }: Mention) => (OWN_WORK[concept] === undefined ? 1 : 0);

function newHomes({ work, job }: JobProfile, rough: string): string {
  const count = job.units ?? unitsSaid(work);
  if (count === null || count < 2) return `New dwelling: needs ${rough}.`;
  return `${COUNTS[count - 2] ?? String(count)} new dwelling units: each needs ${rough}.`;
}

function unitsSaid(work: readonly Mention[]): number | null {
  for (const { kind, said } of work) {
    const written = kind === 'dwelling' ? /^\(?([a-z]+|\d{1,4})\b/i.exec(said)?.[1] : undefined;
    if (written === undefined) continue;
    const word = COUNTS.findIndex((count) => count.toLowerCase() === written.toLowerCase());
    if (word >= 0) return word + 2;
    const number = Number(written);
    if (Number.isInteger(number) && number > 1 && !/stor(?:y|ies)|family|bed/i.test(said)) return number;
  }
  return null;
}

const UNTOLD: Readonly<Record<string, string>> = {
  tenant: 'Tenant work',
  interior: 'Interior work',
  basement: 'Work on a basement or attic',
  addition: 'An addition',
  'home changed': 'Alteration of a dwelling',
  'place changed': 'Alteration of a business',
};

const untold = (matter: string, main: string): string =>
  UNTOLD[matter] ??
  (main === 'addition' ? 'An addition' : main.startsWith('alter') ? 'An alteration' : 'Building work');

const costly = ({ job: { cost } }: JobProfile) => (cost === null ? '' : ` at ${formatDollars(Math.round(cost))}`);

const listed = (mentions: readonly Mention[], isOne: (mention: Mention) => boolean) => namedIn(mentions.filter(isOne));

/** Lists the names as the row writes them, without repeats, at most three. */
function namedIn(mentions: readonly Mention[]): string {
  const names = new Set(mentions.map(({ said }) => said.toLowerCase().replace(/\s+/g, ' ').slice(0, LONGEST_NAMED)));
  return [...names].slice(0, MOST_NAMED).join(', ');
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

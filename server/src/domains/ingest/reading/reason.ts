import type { TradeNeed } from '@plumbline/contract/domains/projects/trade-need.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Mention } from './mentions.ts';
import type { JobProfile } from './profile.ts';
import { reasonWords } from './reason.words.ts';
import type { ReadSignals } from './signals.ts';
import { ownKinds, type Trade } from './trade-kinds.ts';

type Words = (typeof reasonWords)[Language];

/** The nouns of deeds, as the words have them. */
const DEEDS: Readonly<Record<string, keyof Words['deed']>> = {
  replace: 'replace',
  install: 'install',
  new: 'install',
  add: 'install',
  repair: 'repair',
  move: 'move',
};
const COUNTS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Concepts often written as terse codes: 'WH', 'LSR'. */
const BY_NAME: ReadonlySet<string> = new Set(['water-heater', 'lead-line']);
const MOST_NAMED = 3;
const LONGEST_NAMED = 40;

/** Explains to a contractor in one sentence why a row does or doesn't need a trade, using the concepts that decided. */
export function reasonOf(
  profile: JobProfile,
  trade: Trade,
  need: TradeNeed['need'],
  read: ReadSignals,
  language: Language,
): string {
  const words = reasonWords[language];
  if (need === 'no') return whyNot(profile, trade, read, language);
  const why = whyNeeded(profile, trade, read, language);
  if (read.main === 'other') return `${why} ${words.otherPermit}`;
  if (read.main === 'ground' || read.main === 'street') return `${why} ${words.streetPermit}`;
  return why;
}

function whyNeeded(profile: JobProfile, trade: Trade, { main, matter }: ReadSignals, language: Language): string {
  const words = reasonWords[language];
  const { work, rough, permit } = words.trade[trade];
  const named = [...profile.subcontractors].find(([kind]) => ownKinds(trade).has(kind));
  if (named !== undefined) return words.subcontractor(work, named[1]);
  switch (matter) {
    case 'own':
      return ownWork(profile, trade, words);
    case 'adu':
      return words.newUnit(rough);
    case 'new home':
      return newHomes(profile, rough, words);
    case 'convert':
      return words.converted(work);
    case 'wet room':
      return words.wetRoom(listed(profile.work, (mention) => mention.kind === 'wetroom'));
    case 'separate':
      return words.separate(work);
    case 'boiler':
      return words.boiler;
    case 'new wet place':
    case 'wet place changed':
    case 'wet place': {
      const place = capital(listed(profile.work, (mention) => mention.kind === 'wetplace'));
      return trade === 'plumbing' ? words.muchWater(place) : words.fitOut(place, work);
    }
    case 'damage':
      return words.damage;
    case 'large':
      return words.large(work);
    case 'pool':
      return words.pool;
    case 'irrigation':
      return words.irrigation;
    case 'new place':
    case 'new structure':
      return words.newBuilding(rough);
    default:
  }
  if (main === 'own') return ownPermit(profile, trade, permit, words);
  if (main === 'pool') return words.pool;
  if (main === 'irrigation') return words.irrigation;
  if (main === 'new home') return newHomes(profile, rough, words);
  if (main === 'new place' || main === 'new') return words.newBuilding(rough);
  const contractor = profile.job.contractor ?? '';
  if ([...profile.contractorKinds].some((kind) => ownKinds(trade).has(kind))) return words.contractor(work, contractor);
  if (trade === 'plumbing' && profile.contractorKinds.has('bath')) return words.bathContractor(contractor);
  return words.noScope(untold(matter, main, words), costOf(profile, language));
}

function whyNot(profile: JobProfile, trade: Trade, { main, matter }: ReadSignals, language: Language): string {
  const words = reasonWords[language];
  const { work } = words.trade[trade];
  if (matter === 'void' || main === 'void') return words.canceled;
  if (matter === 'noworks' || matter === 'lots') return words.paperwork;
  if (matter === 'denied') return words.ruledOut(work);
  if (matter === 'wrecked' || matter === 'demolish' || main === 'demolish') return words.demolition(work);
  if (matter === 'event' || main === 'event') return words.event(work);
  if (matter === 'fire' || matter === 'other') {
    const others = listed(profile.work, ({ kind, standing }) => standing === 'work' && OTHER_WORK.has(kind));
    return others === '' ? words.otherWork(work) : words.others(capital(others), work);
  }
  if (['dry made', 'dry', 'exterior'].includes(matter)) {
    const things = listed(profile.work, ({ kind, standing }) => standing === 'work' && DRY_WORK.has(kind));
    return words.only(things || words.dryWork, work);
  }
  if (main === 'other') return words.otherTrade(work);
  if (main === 'paper') return words.paperwork;
  if (main === 'dry' || main === 'exterior' || main === 'accessory' || main === 'ground') {
    const things = listed(profile.permit, ({ kind }) => DRY_WORK.has(kind));
    return words.only(things || words.outbuilding, work);
  }
  const cost = costOf(profile, language);
  if (profile.isSilent && cost !== null) return words.tooSmall(untold(matter, main, words), cost, work);
  return words.nothing(work);
}

const OTHER_WORK: ReadonlySet<string> = new Set(
  'plumbing electrical hvac generator solar fire lowvoltage alarm boiler irrigation'.split(' '),
);
const DRY_WORK: ReadonlySet<string> = new Set(
  'dry exterior finish structural ground partition casework equipment accessory'.split(' '),
);

/** Names the trade's own work: the thing, with its action if there is only one thing. */
function ownWork(profile: JobProfile, trade: Trade, words: Words): string {
  const own = profile.work.filter(({ kind, standing }) => ownKinds(trade).has(kind) && standing === 'work');
  const [first, ...more] = own.toSorted((one, other) => rank(one) - rank(other));
  if (first === undefined) return words.permit(words.trade[trade].permit);
  const name = ownName(first.concept, words);
  if (name === undefined) return words.named(words.trade[trade].work);
  const deed = DEEDS[first.deed ?? ''];
  const isByName = BY_NAME.has(first.concept);
  if (!isByName && more.length > 0) return words.things(name, namedIn(own));
  const said = isByName ? name : capital(namedIn([first]));
  // 'Sewer work replacement' says too much.
  const isDeed = !isByName && / (?:work|lines)$/.test(said);
  return deed === undefined || isDeed ? words.thing(said) : words.done(said, words.deed[deed]);
}

/** Returns 'Water heater' if the kind of permit names one. */
function ownPermit(profile: JobProfile, trade: Trade, permit: string, words: Words): string {
  const told = profile.permit.find(({ kind, concept }) => ownKinds(trade).has(kind) && isNamed(concept));
  const name = told && ownName(told.concept, words);
  return name === undefined ? words.permit(permit) : words.ownPermit(name, permit);
}

const isNamed = (concept: string): concept is keyof Words['own'] => Object.hasOwn(reasonWords.en.own, concept);
const ownName = (concept: string, { own }: Words): string | undefined => (isNamed(concept) ? own[concept] : undefined);

/** Specific things come before a trade's bare name. */
const rank = ({ concept }: Mention) => (isNamed(concept) ? 0 : 1);

function newHomes({ work, job }: JobProfile, rough: string, words: Words): string {
  const count = job.units ?? unitsSaid(work);
  return count === null || count < 2 ? words.newHome(rough) : words.newHomes(count, rough);
}

function unitsSaid(work: readonly Mention[]): number | null {
  for (const { kind, said } of work) {
    const written = kind === 'dwelling' ? /^\(?([a-z]+|\d{1,4})\b/i.exec(said)?.[1] : undefined;
    if (written === undefined) continue;
    const word = COUNTS.indexOf(written.toLowerCase());
    if (word >= 0) return word + 2;
    const number = Number(written);
    if (Number.isInteger(number) && number > 1 && !/stor(?:y|ies)|family|bed/i.test(said)) return number;
  }
  return null;
}

const isUntold = (matter: string): matter is keyof Words['untold'] => Object.hasOwn(reasonWords.en.untold, matter);

function untold(matter: string, main: string, words: Words): string {
  if (isUntold(matter)) return words.untold[matter];
  if (main === 'addition') return words.untold.addition;
  return main.startsWith('alter') ? words.alteration : words.building;
}

const costOf = ({ job: { cost } }: JobProfile, language: Language) =>
  cost === null ? null : formatsIn(language).formatDollars(Math.round(cost));

const listed = (mentions: readonly Mention[], isOne: (mention: Mention) => boolean) => namedIn(mentions.filter(isOne));

/** Lists the names as the row writes them, without repeats, at most three. */
function namedIn(mentions: readonly Mention[]): string {
  const names = new Set(mentions.map(({ said }) => said.toLowerCase().replace(/\s+/g, ' ').slice(0, LONGEST_NAMED)));
  return [...names].slice(0, MOST_NAMED).join(', ');
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

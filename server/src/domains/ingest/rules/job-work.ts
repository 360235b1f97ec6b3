import type { ProjectWork } from '@plumbline/contract/domains/projects/project.ts';
import type { Act, Hit, Thing } from './permit-lexicon.ts';
import type { ReadPermit, ReadText } from './permit-reading.ts';

type Points = Record<ProjectWork, number>;

const WORKS: readonly ProjectWork[] = ['new', 'renovation', 'repair', 'demolition', 'other'];
/** Weights of the texts. */
const KIND_COUNTS = 0.75;
const TITLE_COUNTS = 0.6;
const DESCRIPTION_COUNTS = 1.3;
/** Kind and category often repeat each other: the weaker one counts this much. */
const AGAIN = 0.3;
/** Weights of the first action and of later ones. */
const ORDER = [1, 0.5, 0.35] as const;
const LATER = 0.2;
const BESIDE = new Set('for to in at of'.split(' '));
/** Maximum number of words between an action and its object. */
const REACH = 9;
/** Maximum number of words between a thing and an action that follows it. */
const NEAR = 3;

/** Infers the type of work from a permit's words. */
export function workOf(permit: ReadPermit): ProjectWork {
  const kind = pointsOf(permit.kind);
  const category = pointsOf(permit.category);
  const title = pointsOf(permit.title);
  const description = pointsOf(permit.description);
  let best: ProjectWork | null = null;
  let most = 0;
  for (const work of WORKS) {
    const points =
      KIND_COUNTS * (Math.max(kind[work], category[work]) + AGAIN * Math.min(kind[work], category[work])) +
      TITLE_COUNTS * title[work] +
      DESCRIPTION_COUNTS * description[work];
    if (points > most) {
      best = work;
      most = points;
    }
  }
  return best ?? withoutWords(permit);
}

function pointsOf(text: ReadText): Points {
  const points: Points = { new: 0, renovation: 0, repair: 0, demolition: 0, other: 0 };
  for (const { work, worth } of deedsIn(text)) {
    points[work] = Math.max(points[work], worth) + AGAIN * Math.min(points[work], worth);
  }
  return points;
}

/** Returns the default for a row that names no action. */
function withoutWords({ kind, category, description }: ReadPermit): ProjectWork {
  const hits = [...description.hits, ...kind.hits, ...category.hits];
  // The category of a trade permit says what kind of building it is for.
  const isOfTrade = kind.hits.some(({ meaning }) => meaning.trade !== undefined);
  const told = isOfTrade ? [...description.hits, ...kind.hits] : hits;
  const things = new Set(told.flatMap(({ meaning }) => meaning.thing ?? []));
  if (things.has('dwelling') || things.has('building') || things.has('outbuilding') || things.has('feature'))
    return 'new';
  if (things.has('deck') || things.has('room') || things.has('service')) return 'renovation';
  if (things.has('roof')) return 'repair';
  const trade = hits.find(({ meaning }) => meaning.trade !== undefined)?.meaning.trade;
  if (trade === 'plumbing' || things.has('pipe')) return 'repair';
  if (things.has('system')) return 'new';
  const isPlaced = hits.some(({ meaning }) => meaning.home !== undefined || meaning.business !== undefined);
  return trade !== undefined && isPlaced ? 'renovation' : 'other';
}

interface Deed {
  readonly work: ProjectWork;
  readonly worth: number;
}

/** Returns the actions of a text in order, each with its object. */
function deedsIn(text: ReadText): Deed[] {
  const deeds: Deed[] = [];
  const acts = text.hits.flatMap((hit, index) =>
    hit.meaning.act === undefined ? [] : [{ hit, index, act: hit.meaning.act }],
  );
  acts.forEach(({ hit, index, act }, order) => {
    const next = acts[order + 1];
    const object = objectOf(text, hit, index, acts[order - 1]?.index, next?.index);
    const deed = deedOf(act, object, next?.act);
    if (deed === null) return;
    // 'Lighting for new house' does not build a house.
    const isBeside = order > 0 && act === 'new' && BESIDE.has(text.words[hit.at - 1]?.key ?? '');
    deeds.push(isBeside ? { work: deed.work, worth: deed.worth * 0.3 } : deed);
  });
  return deeds.map(({ work, worth }, order) => ({ work, worth: worth * (ORDER[order] ?? LATER) }));
}

/** Words that follow their object: 'roof replacement', 'a deck will be installed'. */
const FOLLOWS = /(?:ed|ment|tion|sion|al|built|out|repair|addition|reroof)s?$/;

/** Finds the object of an action: the next thing before the next action, or the last thing if the action follows it. */
function objectOf(
  { hits, words }: ReadText,
  act: Hit,
  index: number,
  last: number | undefined,
  next: number | undefined,
): Thing | undefined {
  if (act.meaning.thing !== undefined) return act.meaning.thing;
  const word = words[act.end - 1]?.key ?? '';
  if (FOLLOWS.test(word) && words[act.end]?.key !== 'of') {
    const before = hits[index - 1];
    const isNear = before !== undefined && act.at - before.end <= NEAR && (words[act.at]?.pause ?? 0) === 0;
    if (isNear && index - 1 !== last && before.meaning.thing !== undefined) return before.meaning.thing;
  }
  let isThere = false;
  for (const hit of hits.slice(index + 1, next)) {
    if (hit.at - act.end > REACH) break;
    if (hit.meaning.isThere === true) isThere = true;
    if (hit.meaning.thing !== undefined) return isThere && act.meaning.act === 'new' ? undefined : hit.meaning.thing;
  }
  return undefined;
}

function deedOf(act: Act, thing: Thing | undefined, following: Act | undefined): Deed | null {
  switch (act) {
    case 'paper':
      return { work: 'other', worth: 3.5 };
    case 'sundry':
      return { work: 'other', worth: 5.5 };
    case 'demolish':
      // An action that only makes room for another is not the main one.
      return {
        work: 'demolition',
        worth: following === 'new' || following === 'alter' || following === 'repair' ? 0.5 : 3,
      };
    case 'remove':
      return deedOfRemoving(thing, following);
    case 'alter':
      // 'Alterations to repair fire damage'.
      return { work: 'renovation', worth: following === 'repair' && thing === undefined ? 1 : 3 };
    case 'repair':
      return thing === 'finish' ? { work: 'renovation', worth: 1.5 } : { work: 'repair', worth: 3 };
    case 'new':
      return deedOfNew(thing, following);
    case 'install':
      return deedOfInstalling(thing, following);
  }
}

function deedOfRemoving(thing: Thing | undefined, following: Act | undefined): Deed | null {
  if (following === 'new' || following === 'install') {
    const isExchanged = thing === 'roof' || thing === 'system' || thing === 'pipe' || thing === 'part';
    return isExchanged ? { work: 'repair', worth: 2.5 } : null;
  }
  return following === undefined ? { work: 'demolition', worth: 1.5 } : null;
}

function deedOfNew(thing: Thing | undefined, following: Act | undefined): Deed | null {
  switch (thing) {
    case 'dwelling':
    case 'building':
    case 'structure':
      return { work: 'new', worth: 4 };
    case 'outbuilding':
    case 'feature':
      return { work: 'new', worth: 3.5 };
    case 'system':
      return { work: 'new', worth: 2.5 };
    case 'deck':
    case 'room':
      return { work: 'renovation', worth: 2.5 };
    case 'roof':
      return { work: 'repair', worth: 2 };
    case 'part':
    case 'finish':
    case 'pipe':
    case 'service':
      return { work: 'renovation', worth: 0.7 };
    case undefined:
      // In 'Construct alterations', the following word decides.
      return following === undefined || following === 'new' ? { work: 'new', worth: 2 } : null;
  }
}

function deedOfInstalling(thing: Thing | undefined, following: Act | undefined): Deed | null {
  switch (thing) {
    case 'system':
    case 'outbuilding':
    case 'feature':
    case 'building':
    case 'structure':
    case 'dwelling':
      return { work: 'new', worth: 2.5 };
    case 'roof':
      return { work: 'repair', worth: 2 };
    case undefined:
      // In 'Install new' and 'install replacement', the following word decides.
      return following === undefined || following === 'alter' ? { work: 'renovation', worth: 0.5 } : null;
    default:
      return { work: 'renovation', worth: 1.2 };
  }
}

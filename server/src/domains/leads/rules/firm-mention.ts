import type { PermitKind } from '@plumbline/contract/domains/directory/permit-kinds.ts';
import type { FirmRole } from '@plumbline/contract/domains/leads/firm-kinds.ts';
import type { PermitFirms } from '../../projects/public.ts';
import { firmKey, firmWords, isFirmName, shownName, tradesInName } from './firm-name.ts';

/** A firm that a permit names. */
export interface FirmMention {
  readonly key: string;
  readonly slug: string;
  readonly state: string;
  /** As shown, and as the permit writes it. */
  readonly name: string;
  readonly named: string;
  readonly role: FirmRole;
  readonly license: string | null;
}

/** People and offices that permits name besides those who build. */
const NO_CONTRACTOR = /owner|architect|engineer|expedit|applicant|attorney|designer|inspector/i;
/** Work for which an office has its own permits, besides the trades that we tell apart. */
const OTHER_WORK =
  /\b(?:roof\w*|concrete|masonry|paint\w*|signs?|landscap\w*|pools?|fenc\w*|solar|excavat\w*|mechanical|wrecking|demolition|windows?|insulation|fire|sprinklers?|elevators?)\b/i;

/**
 * Returns the firms that a permit names, each once. Natural persons are left out (decision 114). Who is named alone is the
 * general contractor, unless its name says a trade.
 */
export function firmsOn(permit: PermitFirms): FirmMention[] {
  const state = /^[A-Z]{2}$/.test(permit.state ?? '') ? (permit.state ?? '') : '';
  const main = [
    ...permit.listings.map(({ contractor, license }) => ({ name: contractor, license })),
    { name: permit.contractor, license: null },
  ].map(({ name, license }) => mentionOf(name, roleByName(name ?? ''), license, state));
  const others = permit.listings.flatMap(({ subcontractors }) =>
    (subcontractors ?? []).map(({ type, name }) => {
      const role = roleByType(type);
      return role === null ? null : mentionOf(name, role, null, state);
    }),
  );
  const mentions = new Map<string, FirmMention>();
  for (const mention of [...main, ...others]) {
    if (mention !== null && !mentions.has(mention.key)) mentions.set(mention.key, mention);
  }
  return [...mentions.values()];
}

function mentionOf(name: string | null, role: FirmRole, license: string | null, state: string): FirmMention | null {
  if (name === null || !isFirmName(name)) return null;
  return { key: firmKey(name), slug: slugOf(name, state), state, name: shownName(name), named: name, role, license };
}

/** Different keys have different slugs: without the dashes, a slug is the key and the state. */
const slugOf = (name: string, state: string): string => [...firmWords(name), (state || 'US').toLowerCase()].join('-');

function roleByName(name: string): FirmRole {
  const trades = tradesInName(name);
  if (trades.has('plumbing')) return 'plumbing';
  if (trades.has('electric')) return 'electrical';
  if (trades.has('hvac')) return 'hvac';
  return OTHER_WORK.test(name) ? 'other' : 'general';
}

function roleByType(type: string): FirmRole | null {
  if (NO_CONTRACTOR.test(type)) return null;
  if (/plumb/i.test(type)) return 'plumbing';
  if (/electric/i.test(type)) return 'electrical';
  if (/mechanical|hvac|heating|ventilat|refrigerat|cooling/i.test(type)) return 'hvac';
  if (/general|builder/i.test(type)) return 'general';
  return /contractor|\bsub/i.test(type) ? 'other' : null;
}

/** The first that a title names counts. */
const TITLED: readonly (readonly [kind: PermitKind, words: RegExp])[] = [
  ['demolition', /\bdemoli|\bwreck/i],
  ['water-heater', /water heaters?/i],
  ['repiping', /\bre-?pip/i],
  ['sewer', /\bsewers?\b|\bdrains?\b|\bseptic\b|lateral/i],
  ['gas-line', /\bgas (?:line|pip)/i],
  ['irrigation', /\birrigation|lawn sprinkler/i],
  ['solar', /\bsolar\b|photovoltaic/i],
  ['heating-cooling', /\bfurnace|\bhvac\b|heat pump|air condition|\bboilers?\b|\bac (?:unit|change)|condenser/i],
  ['electrical', /\belectric|\brewir|\bpanel|service upgrade|\bcharger/i],
  ['bathroom', /\bbath/i],
  ['kitchen', /\bkitchen/i],
  ['pool', /\bpools?\b|\bspas?\b/i],
  ['roof', /\bre-?roof|\broof/i],
  ['deck', /\bdecks?\b|\bporch/i],
  ['sign', /\bsigns?\b/i],
];

/** Returns the kind of work of a permit. */
export function kindOf({ title, sector, work }: Pick<PermitFirms, 'title' | 'sector' | 'work'>): PermitKind {
  const titled = work === 'new' ? undefined : TITLED.find(([, words]) => words.test(title));
  if (titled !== undefined) return titled[0];
  if (work === 'demolition') return 'demolition';
  if ((sector !== 'residential' && sector !== 'commercial') || work === null || work === 'other') return 'other';
  return `${sector}-${work}`;
}

/** Returns the place by which a firm is found in the directory: the county, or the city where no county is known. */
export const placeOf = ({ county, city, state }: Pick<PermitFirms, 'county' | 'city' | 'state'>): string | null =>
  county ?? (city === null || state === null ? null : `${city}, ${state}`);

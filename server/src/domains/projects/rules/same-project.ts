import type { Listing } from './listing.ts';
import { addressKey, permitKey } from './match-keys.ts';

/** A project that a listing may belong to, with the keys to recognize it. */
export interface Candidate {
  readonly id: string;
  readonly permitKey: string | null;
  readonly addressKey: string | null;
  readonly title: string;
  readonly description: string;
  readonly city: string | null;
  readonly zip: string | null;
  readonly county: string | null;
  readonly listedAt: Date;
  readonly isSynthetic: boolean;
  /** The sources that list it. If one source lists two things, they are two. */
  readonly sourceIds: readonly string[];
}

/** Jobs at one address that are listed farther apart are different projects. */
const MAX_DAYS_APART = 180;
const DAY = 24 * 60 * 60 * 1000;
/** Share of the shorter text's words that the other one must have. */
const MIN_SHARED_WORDS = 0.5;
const MAX_WORDS = 60;
/** Words that describe nearly every project. */
const EMPTY_WORDS = new Set(
  (
    'a an and at be bid bids building by construction contractor existing for from in invitation is it job ky kentucky louisville ' +
    'new of on or permit project request rfp the this to with work'
  ).split(' '),
);

/**
 * Returns the known project that a source's new listing belongs to; null if it is a new one. The same permit number
 * means the same project. So does the same address, if both were listed within half a year with similar words. Places
 * that contradict each other, two listings by one source, and sample and real data never match.
 */
export function sameProject(
  sourceId: string,
  listing: Listing,
  now: Date,
  candidates: readonly Candidate[],
): Candidate | null {
  const permit = permitKey(listing.permitNumber);
  const address = addressKey(listing.street);
  const listedAt = listing.listedAt === null ? now : new Date(listing.listedAt);
  const words = wordsOf(listing, address);
  const rated = candidates.flatMap((candidate) => {
    if (candidate.isSynthetic !== listing.isSynthetic || candidate.sourceIds.includes(sourceId)) return [];
    if (placesContradict(listing, candidate)) return [];
    if (permit !== null && candidate.permitKey === permit) return { candidate, likeness: 2 };
    const permitsDiffer = permit !== null && candidate.permitKey !== null;
    if (address === null || candidate.addressKey !== address || permitsDiffer) return [];
    if (Math.abs(candidate.listedAt.getTime() - listedAt.getTime()) > MAX_DAYS_APART * DAY) return [];
    const likeness = sharedWords(words, wordsOf(candidate, address));
    return likeness >= MIN_SHARED_WORDS ? { candidate, likeness } : [];
  });
  rated.sort((a, b) => b.likeness - a.likeness || (a.candidate.id < b.candidate.id ? -1 : 1));
  return rated[0]?.candidate ?? null;
}

type Place = Pick<Listing, 'city' | 'zip'> & { readonly county: string | null };

/** Decides by the most precise field that both have: the names of a city's parts vary, but its ZIP codes don't. */
function placesContradict(one: Place, other: Place): boolean {
  if (one.zip !== null && other.zip !== null) return one.zip !== other.zip;
  if (one.county !== null && other.county !== null && one.county !== other.county) return true;
  if (one.city !== null && other.city !== null) return one.city.toLowerCase() !== other.city.toLowerCase();
  return false;
}

/** Returns the words that describe the job, without its location. */
function wordsOf(text: { readonly title: string; readonly description: string }, address: string | null): Set<string> {
  const where = new Set((address ?? '').toLowerCase().split(' '));
  const words = `${text.title} ${text.description}`
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .map((word) => word.replace(/(?:ations?|ing|ed|es|s)$/, ''))
    .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word) && !where.has(word));
  return new Set(words.slice(0, MAX_WORDS));
}

function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const smaller = Math.min(one.size, other.size);
  const shared = [...one].filter((word) => other.has(word)).length;
  return smaller === 0 ? 0 : shared / smaller;
}

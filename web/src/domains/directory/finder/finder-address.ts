import type { ContractorSort } from '@plumbline/contract/domains/directory/endpoints.ts';
import { workTypeOf } from '@plumbline/contract/domains/directory/work-type.ts';
import { textsFrom } from '../../../lib/search-text.ts';

/** The search parameters of the search page, so that a link shows someone else the same search. */
export interface FinderAddress {
  /** 'Louisville, KY', a ZIP code, or `ANYWHERE`; without it the device is asked. */
  readonly near?: string;
  /** Name of a work type; without it all of them. */
  readonly work?: string;
  /** The project in the person's own words. */
  readonly about?: string;
  /** Defaults to featured first. */
  readonly sort?: ContractorSort;
  /** Where the page begins, for links to the next one. */
  readonly after?: string;
  /** How many contractors the pages before it have shown. */
  readonly before?: number;
  /** Id of the contractor whose reviews are open. */
  readonly reviews?: string;
}

/** Not a place: the whole country. */
export const ANYWHERE = 'anywhere';

/** The longest description, which also has to fit into an address. */
export const MAX_ABOUT = 500;

const MAX_CURSOR = 500;

// Written out: the contract's schema would bring zod into the first load of every page.
const sorts: readonly ContractorSort[] = ['distance', 'rating'];

const texts = textsFrom('near', 'work', 'about', 'sort', 'after', 'before', 'reviews');

/** Parses the address and leaves out invalid values. For `validateSearch`. */
export function finderAddress(search: Readonly<Record<string, unknown>>): FinderAddress {
  const { near, work, about, sort, after, before, reviews } = texts(search);
  const known = sorts.find((one) => one === sort);
  const type = workTypeOf(work ?? '');
  return {
    ...(near ? { near: near.slice(0, 80) } : {}),
    ...(type ? { work: type.name } : {}),
    ...(about ? { about: about.slice(0, MAX_ABOUT) } : {}),
    // The whole country has no origin, so it can't be sorted by distance.
    ...(known && near !== ANYWHERE ? { sort: known } : {}),
    ...(after ? { after: after.slice(0, MAX_CURSOR), before: Number(before) || 0 } : {}),
    ...(reviews ? { reviews } : {}),
  };
}

import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { choicesOf } from './filter-of.ts';
import { openForBids } from './filter-params.ts';
import { otherNames } from './other-params.ts';

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word) => other.includes(word));

/** Returns whether a filter is the one that the projects page begins with. */
export const isUsual = (filter: ProjectFilter): boolean =>
  choicesOf(filter) === choicesOf(openForBids) &&
  sameList(filter.projectType, openForBids.projectType) &&
  sameList(filter.status, openForBids.status);

/** Returns whether a filter hides nothing. */
export const showsAll = (filter: ProjectFilter): boolean => choicesOf(filter) === 0;

/** Whether the server counts the matches of a filter up to `MOST_COUNTED`. */
export const isCountedUpTo = (filter: ProjectFilter): boolean => otherNames.some((name) => filter[name] !== undefined);

import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { projectWords as labelWords } from '@plumbline/contract/domains/projects/project.words.ts';
import { formatLongDay, formatMonth } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { momentInShort } from '../../lib/louisville-time.ts';
import { projectWords } from './project.words.ts';

const labels = here(labelWords);
const words = here(projectWords);

type ListingDate = Pick<Project, 'listedOn'>;

/** 'June 30, 2026', 'May 2026' where the source names no day, or 'Date not given'. The same in every time zone. */
export function listedDate({ listedOn }: ListingDate): string {
  if (!listedOn) return words.dateNotGiven;
  return listedOn.length > MONTH_LENGTH ? formatLongDay(listedOn) : formatMonth(listedOn);
}
const MONTH_LENGTH = 'yyyy-MM'.length;

/** 'Listed June 30, 2026', 'Listed in May 2026', 'Date not given'. */
export function whenListed(project: ListingDate): string {
  const date = listedDate(project);
  if (!project.listedOn) return date;
  return project.listedOn.length > MONTH_LENGTH ? words.listedOn(date) : words.listedIn(date);
}

/** '129 River Rd, Louisville, Jefferson County': the county only if the location doesn't name it. */
export function placeOf({ location, county }: Pick<Project, 'location' | 'county'>): string {
  if (!county || location.toLowerCase().includes(county.toLowerCase())) return location || countyOf({ county });
  return location ? `${location}, ${countyOf({ county })}` : countyOf({ county });
}

const countyOf = ({ county }: Pick<Project, 'county'>): string => (county ? labels.county[county] : '');

/** '129 River Rd, Louisville, Jefferson County, Commercial'. */
export const placeAndType = (project: Project): string =>
  [placeOf(project), labels.type[project.projectType]].filter(Boolean).join(', ');

/** More than two lines of a card. */
const FIRST_WORDS = 180;

/** Returns the first words of a description on one line, cut between words. */
export function firstWords(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  if (line.length <= FIRST_WORDS) return line;
  const cut = line.slice(0, FIRST_WORDS).toWellFormed();
  const end = cut.lastIndexOf(' ');
  return `${(end > FIRST_WORDS / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

/** 'Residential renovation'; null if neither is known. */
export const jobKindOf = ({ sector, work }: Pick<Project, 'sector' | 'work'>): string | null =>
  words.job[sector ?? 'unclear'][work ?? 'other'] || null;

/** The site that lists it: 'louisvilleky.bonfirehub.com', or the source's name if it has no host. */
export const sourceOf = ({ sourceHost, sourceName }: Pick<Project, 'sourceHost' | 'sourceName'>): string =>
  sourceHost ?? sourceName;

type Standing = Pick<Project, 'statusAsOf' | 'vanishedAt' | 'checkedAt'>;

/** 'checked Nov 12, 3:00 PM' while a source lists it; otherwise since when none does, or the date of its status. */
export function standingOf({ statusAsOf, vanishedAt, checkedAt }: Standing): string {
  if (statusAsOf !== null) return words.statusAsOf(momentInShort(statusAsOf));
  return vanishedAt === null
    ? words.checked(momentInShort(checkedAt))
    : words.noLongerListed(momentInShort(vanishedAt));
}

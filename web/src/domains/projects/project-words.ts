import { type Project, projectTypeLabels } from '@plumbline/contract/domains/projects/project.ts';
import { formatLongDay, formatMonth } from '@plumbline/contract/kernel/format.ts';
import { momentInShort } from '../../lib/louisville-time.ts';

type ListingDate = Pick<Project, 'listedOn'>;

/** 'June 30, 2026', 'May 2026' where the source names no day, or 'Date not given'. The same in every time zone. */
export function listedDate({ listedOn }: ListingDate): string {
  if (!listedOn) return 'Date not given';
  return listedOn.length > MONTH_LENGTH ? formatLongDay(listedOn) : formatMonth(listedOn);
}
const MONTH_LENGTH = 'yyyy-MM'.length;

/** 'Listed June 30, 2026', 'Listed in May 2026', 'Date not given'. */
export function whenListed(project: ListingDate): string {
  const date = listedDate(project);
  if (!project.listedOn) return date;
  return `Listed ${project.listedOn.length > MONTH_LENGTH ? '' : 'in '}${date}`;
}

/** '129 River Rd, Louisville, Jefferson County': the county only where the place does not name it. */
export function placeOf({ location, county }: Pick<Project, 'location' | 'county'>): string {
  if (!county || location.toLowerCase().includes(county.toLowerCase())) return location || (county ?? '');
  return location ? `${location}, ${county}` : county;
}

/** '129 River Rd, Louisville, Jefferson County, Commercial'. */
export const placeAndType = (project: Project): string =>
  [placeOf(project), projectTypeLabels[project.projectType]].filter(Boolean).join(', ');

const sectorWords = { residential: 'Residential', commercial: 'Commercial', unclear: null } as const;
const workWords = {
  new: 'new work',
  renovation: 'renovation',
  repair: 'repair',
  demolition: 'demolition',
  other: null,
} as const;

/** 'Residential renovation'; null where neither is known. */
export function jobKindOf({ sector, work }: Pick<Project, 'sector' | 'work'>): string | null {
  const words = [sector && sectorWords[sector], work && workWords[work]].filter(Boolean).join(' ');
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Who lists it: 'louisvilleky.bonfirehub.com', or the source's name where it has no host. */
export const sourceOf = ({ sourceHost, sourceName }: Pick<Project, 'sourceHost' | 'sourceName'>): string =>
  sourceHost ?? sourceName;

/** Whether a source still lists it: 'checked Nov 12, 3:00 PM', or as of when what is shown is known. */
export function standingOf({ statusAsOf, vanishedAt, checkedAt }: Standing): string {
  if (statusAsOf !== null) return `status as of ${momentInShort(statusAsOf)}`;
  return vanishedAt === null
    ? `checked ${momentInShort(checkedAt)}`
    : `no longer listed since ${momentInShort(vanishedAt)}`;
}
type Standing = Pick<Project, 'statusAsOf' | 'vanishedAt' | 'checkedAt'>;

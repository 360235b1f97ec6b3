import { type Project, projectTypeLabels } from '@plumbline/contract/domains/projects/project.ts';
import { inLouisville } from '../../lib/louisville-time.ts';

const shortDay = inLouisville({ month: 'short', day: 'numeric', year: 'numeric' });
const longDay = inLouisville({ month: 'long', day: 'numeric', year: 'numeric' });
const clock = inLouisville({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const time = inLouisville({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

const ISO = /^\d{4}-\d{2}-\d{2}T/;
const momentOf = (text: string): Date | undefined => {
  const moment = ISO.test(text) ? new Date(text) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
};

/** Sources that name only a day mean its beginning or its end. */
const isWholeDay = (moment: Date) => ['00:00', '23:59'].includes(clock(moment));

/** 'Dec 18, 2026', 'Closed Dec 18, 2026' when it is over, the source's own words, or 'Not stated'. */
export function deadlineInShort(deadline: string | null, now: Date): string {
  const moment = momentOf(deadline ?? '');
  if (!moment) return deadline || 'Not stated';
  return moment < now ? `Closed ${shortDay(moment)}` : shortDay(moment);
}

/** 'December 18, 2026, 2:00 PM EST'; without the time where the source names only a day. */
export function deadlineInFull(deadline: string | null, now: Date): string {
  const moment = momentOf(deadline ?? '');
  if (!moment) return deadline || 'Not stated';
  const when = isWholeDay(moment) ? longDay(moment) : `${longDay(moment)}, ${time(moment)}`;
  return moment < now ? `Closed ${when}` : when;
}

/** 'November 12, 2026' of an ISO time. */
export const listedOn = (iso: string): string => longDay(new Date(iso));

/** '129 River Rd, Louisville, Jefferson County': the county only where the place does not name it. */
export function placeOf({ location, county }: Pick<Project, 'location' | 'county'>): string {
  if (!county || location.toLowerCase().includes(county.toLowerCase())) return location || (county ?? '');
  return location ? `${location}, ${county}` : county;
}

/** '129 River Rd, Louisville, Jefferson County, Commercial'. */
export const placeAndType = (project: Project): string =>
  [placeOf(project), projectTypeLabels[project.projectType]].filter(Boolean).join(', ');

/** Who lists it: 'louisvilleky.bonfirehub.com', or the source's name where it has no host. */
export const sourceOf = ({ sourceHost, sourceName }: Pick<Project, 'sourceHost' | 'sourceName'>): string =>
  sourceHost ?? sourceName;

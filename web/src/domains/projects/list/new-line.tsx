import { countNewProjects } from '@plumbline/contract/domains/leads/stay-endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { localeOf } from '@plumbline/contract/kernel/language.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { formatNumber } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { newWords } from './new.words.ts';

const words = here(newWords);

export interface NewLineProps {
  filter: ProjectFilter;
  since: string;
}

const DAY_MS = 24 * 3_600_000;

/** '7:05 AM' within a day, 'Mon' within a week, else 'Nov 20': there is little room. */
function whenLeft(since: string): string {
  const days = (Date.now() - new Date(since).getTime()) / DAY_MS;
  const format: Intl.DateTimeFormatOptions =
    days < 1
      ? { hour: 'numeric', minute: '2-digit' }
      : days < 6
        ? { weekday: 'short' }
        : { month: 'short', day: 'numeric' };
  return new Intl.DateTimeFormat(localeOf[language], format).format(new Date(since));
}

/** '5 new since Mon'. On phones the time is for screen readers only. */
export function NewLine({ filter, since }: NewLineProps) {
  const { data } = useQuery({
    queryKey: [countNewProjects.path, filter, since],
    queryFn: ({ signal }) => call(countNewProjects, { query: { ...filter, since }, signal }),
  });
  if (data === undefined || data.count === 0) return null;
  return (
    <b className="block truncate text-ink">
      {words.new(data.count, formatNumber(data.count))}{' '}
      <span className="max-sm:sr-only">{words.newSince(whenLeft(since))}</span>
    </b>
  );
}

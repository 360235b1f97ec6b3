import { countNewProjects } from '@plumbline/contract/domains/leads/stay-endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { newWords } from './new.words.ts';

const words = here(newWords);

export interface NewLineProps {
  filter: ProjectFilter;
  since: string;
}

/** '5 new since Mon, Nov 30, 7:05 AM'. On phones the time is for screen readers only. */
export function NewLine({ filter, since }: NewLineProps) {
  const { data } = useQuery({
    queryKey: [countNewProjects.path, filter, since],
    queryFn: ({ signal }) => call(countNewProjects, { query: { ...filter, since }, signal }),
  });
  if (data === undefined || data.count === 0) return null;
  return (
    <b className="block whitespace-nowrap text-ink">
      {words.new(data.count, formatNumber(data.count))}{' '}
      <span className="max-sm:sr-only">{words.newSince(formatMoment(since, readersZone(), new Date()))}</span>
    </b>
  );
}

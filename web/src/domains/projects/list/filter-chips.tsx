import type { ProjectFacets } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ProjectsAddress } from '../use-projects-view.ts';
import { chipsOf } from './chips.ts';
import { filterWords } from './filters.words.ts';

const words = here(filterWords).chips;

export interface FilterChipsProps {
  filter: ProjectFilter;
  sources: ProjectFacets['sources'] | undefined;
  /** Returns the address of the page with another filter. */
  addressWith: (filter: ProjectFilter) => ProjectsAddress;
}

/** The choices of the filter, each of which is a link to the list without it. */
export function FilterChips({ filter, sources, addressWith }: FilterChipsProps) {
  const chips = chipsOf(filter, sources ?? []);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words.label} className="no-print mb-3 flex flex-wrap gap-x-2 gap-y-1">
      {chips.map(({ key, label, without }) => (
        <li key={key} className="min-w-0">
          <Link
            to="."
            search={addressWith(without)}
            resetScroll={false}
            className="group inline-flex min-h-11 max-w-full items-center text-meta text-ink no-underline"
          >
            <span className="sr-only">{words.remove}</span>{' '}
            <span className="inline-flex min-w-0 items-center gap-1.5 rounded border border-line-strong bg-surface px-2 py-1 group-hover:bg-sunken">
              <span className="truncate">{label}</span>
              <Icon of={X} size="tiny" className="shrink-0 text-ink-3" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

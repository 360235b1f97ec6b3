import type { ProjectSort } from '@plumbline/contract/domains/projects/endpoints.ts';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';

const labels: Record<ProjectSort, string> = {
  newest: 'Newest first',
  best: 'Best match first',
  deadline: 'Closing soonest',
  budget: 'Largest budget',
};

export interface SortSelectProps {
  sort: ProjectSort | undefined;
  /** With words to look for, the best match comes first unless the reader says otherwise. */
  searching: boolean;
  /** Undefined for the usual order. */
  onChange: (sort: ProjectSort | undefined) => void;
}

/** The order of the list. */
export function SortSelect({ sort, searching, onChange }: SortSelectProps) {
  const usual: ProjectSort = searching ? 'best' : 'newest';
  const choices = (['best', 'newest', 'deadline', 'budget'] as const).filter((one) => one !== 'best' || searching);
  return (
    <label className="relative -mr-2 inline-flex min-h-11 items-center text-meta text-ink-2">
      <span className="sr-only">Sort by</span>
      <select
        className="min-h-11 cursor-pointer appearance-none rounded bg-transparent py-2 pr-8 pl-2 text-right"
        value={sort && choices.includes(sort) ? sort : usual}
        onChange={({ target }) => {
          const chosen = choices.find((one) => one === target.value);
          onChange(chosen === usual ? undefined : chosen);
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labels[choice]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="small" className="pointer-events-none absolute right-2" />
    </label>
  );
}

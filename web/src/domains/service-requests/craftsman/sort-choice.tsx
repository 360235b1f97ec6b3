import type { OpportunityOrder } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';

export interface SortChoiceProps {
  sort: OpportunityOrder;
  onChange: (sort: OpportunityOrder) => void;
}

/** The order of the opportunities. */
export function SortChoice({ sort, onChange }: SortChoiceProps) {
  return (
    <label className="relative -mr-2 inline-flex min-h-11 items-center text-meta text-ink-2">
      <span className="sr-only">Sort by</span>
      <select
        className="min-h-11 cursor-pointer appearance-none rounded bg-transparent py-2 pr-8 pl-2 text-right"
        value={sort}
        onChange={({ target }) => onChange(target.value === 'newest' ? 'newest' : 'best')}
      >
        <option value="best">Best match</option>
        <option value="newest">Newest</option>
      </select>
      <Icon of={ChevronDown} size="small" className="pointer-events-none absolute right-2" />
    </label>
  );
}

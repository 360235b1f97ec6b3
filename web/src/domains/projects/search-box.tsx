import { MAX_SEARCH_LENGTH } from '@plumbline/contract/domains/projects/project-filter.ts';
import { Search } from 'lucide-react';
import { useTyped } from '../../ui/filter-form.tsx';
import { Input } from '../../ui/input.tsx';

export interface SearchBoxProps {
  /** For people who can't see the placeholder. */
  label: string;
  placeholder: string;
  /** The search text in the address. */
  search: string | undefined;
}

/** Words to look for, in a live `FilterForm`. */
export function SearchBox({ label, placeholder, search = '' }: SearchBoxProps) {
  return (
    <label className="block">
      <span className="sr-only">{label}</span>
      <Input
        {...useTyped('search', search)}
        type="search"
        icon={Search}
        placeholder={placeholder}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        className="text-ellipsis"
      />
    </label>
  );
}

import { projectWords } from '@plumbline/contract/domains/projects/project.words.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { chosen, FilterForm } from '../../../ui/filter-form.tsx';
import { Select } from '../../../ui/input.tsx';
import { choicesOf } from '../filter-of.ts';
import { ALL, shownStatuses } from '../filter-params.ts';
import { SearchBox } from '../search-box.tsx';
import { mapWords } from './map.words.ts';
import type { ProjectMapProps } from './map-props.ts';

const words = here(mapWords).controls;

const labels = here(projectWords);

export interface MapControlsProps extends Pick<ProjectMapProps, 'filtering' | 'onClear'> {
  id: string;
  filter: ProjectFilter;
  onResetView: () => void;
}

/** Search, status, the two resets, and a hint about moving the map. */
export function MapControls({ id, filter, filtering, onClear, onResetView }: MapControlsProps) {
  // Set by the list's filters. The map's own filter has one status or all of them.
  const several = filter.status.length > 1 && filter.status.join(',');

  return (
    <div id={id} className="mt-3 grid gap-3">
      <FilterForm live {...filtering} className="grid gap-3 @lg:grid-cols-[minmax(0,1fr)_minmax(0,13rem)]">
        <SearchBox label={words.search} placeholder={words.searchHint} search={filter.search} />
        <label className="block">
          <span className="sr-only">{words.status}</span>
          <Select {...chosen('status', several || (filter.status[0] ?? ALL))}>
            <option value={ALL}>{words.allStatuses}</option>
            {several && <option value={several}>{words.severalStatuses(formatNumber(filter.status.length))}</option>}
            {shownStatuses(filter).map((one) => (
              <option key={one} value={one}>
                {labels.status[one]}
              </option>
            ))}
          </Select>
        </label>
      </FilterForm>
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={choicesOf(filter) === 0} onClick={onClear}>
          {words.resetFilters}
        </Button>
        <Button onClick={onResetView}>{words.resetView}</Button>
      </div>
      <p className="text-meta text-ink-2">{words.hint}</p>
    </div>
  );
}

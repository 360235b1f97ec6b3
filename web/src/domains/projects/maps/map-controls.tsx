import { projectStatusLabels, type SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/input.tsx';
import { choicesOf, everything, statuses } from '../filter-params.ts';
import { SearchBox } from '../search-box.tsx';
import type { ProjectMapProps } from './map-props.ts';

export interface MapControlsProps {
  id: string;
  filter: ProjectFilter;
  onFilterChange: ProjectMapProps['onFilterChange'];
  onResetView: () => void;
  /** How the map is moved. */
  hint: string;
}

const ALL = 'all';
/** Chosen in the list's filters: the map's own shows one or all. */
const SEVERAL = 'several';

const withSearch = ({ search: _, ...rest }: ProjectFilter, search: string): ProjectFilter =>
  search ? { ...rest, search } : rest;

/** Search, status, the two resets, and how the map is moved. */
export function MapControls({ id, filter, onFilterChange, onResetView, hint }: MapControlsProps) {
  const [first, second] = filter.status;
  const status = second ? SEVERAL : (first ?? ALL);
  const known = first && !statuses.some((one) => one === first) ? [...statuses, first] : statuses;

  return (
    <div id={id} className="mt-3 grid gap-3">
      <div className="grid gap-3 @lg:grid-cols-[minmax(0,1fr)_minmax(0,13rem)]">
        <SearchBox
          label="Search projects on the map"
          placeholder="Search by title, location..."
          search={filter.search ?? ''}
          onSearch={(search) => onFilterChange(withSearch(filter, search), { typing: true })}
        />
        <label className="block">
          <span className="sr-only">Status on the map</span>
          <Select
            value={status}
            onChange={({ target: { value } }) => {
              if (value !== SEVERAL)
                onFilterChange({ ...filter, status: value === ALL ? [] : [value as SourceStatus] });
            }}
          >
            <option value={ALL}>All Statuses</option>
            {status === SEVERAL && <option value={SEVERAL}>{filter.status.length} statuses</option>}
            {known.map((one) => (
              <option key={one} value={one}>
                {projectStatusLabels[one]}
              </option>
            ))}
          </Select>
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={choicesOf(filter) === 0} onClick={() => onFilterChange(everything)}>
          Reset Filters
        </Button>
        <Button onClick={onResetView}>Reset View</Button>
      </div>
      <p className="text-meta text-ink-2">{hint}</p>
    </div>
  );
}

import type { ProjectFacets } from '@plumbline/contract/domains/projects/endpoints.ts';
import { projectStatusLabels, projectTypeLabels } from '@plumbline/contract/domains/projects/project.ts';
import { budgetRangeLabels, type ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/input.tsx';
import { budgets, counties, projectTypes, statuses } from '../filter-params.ts';
import { SearchBox } from '../search-box.tsx';

export interface FilterFieldsProps {
  filter: ProjectFilter;
  /** `typing` while letters come one after the other: no step of the browser's Back. */
  onChange: (filter: ProjectFilter, how?: { typing: boolean }) => void;
  facets: ProjectFacets | undefined;
}

function Group({ children }: { children: ReactNode }) {
  return <div className="mt-4 border-t border-line pt-4">{children}</div>;
}

function Ticks<Value extends string>({
  legend,
  options,
  labels,
  counts,
  chosen,
  onChange,
}: {
  legend: string;
  options: readonly Value[];
  labels: Record<Value, string>;
  counts: Record<Value, number> | undefined;
  chosen: readonly string[];
  onChange: (chosen: Value[]) => void;
}) {
  return (
    <fieldset>
      <legend className="font-head">{legend}</legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          checked={chosen.includes(option)}
          onChange={({ target }) =>
            onChange(options.filter((one) => (one === option ? target.checked : chosen.includes(one))))
          }
          end={counts?.[option]?.toLocaleString('en-US')}
        >
          {labels[option]}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Choice<Value extends string>({
  label,
  all,
  options,
  chosen,
  onChange,
}: {
  label: string;
  all: string;
  options: readonly { value: Value; label: string; count: number | undefined }[];
  chosen: Value | undefined;
  onChange: (chosen: Value | undefined) => void;
}) {
  return (
    <label className="block">
      <span className="mb-1.5 block font-head">{label}</span>
      <Select
        value={chosen ?? 'all'}
        onChange={({ target }) => onChange(options.find(({ value }) => value === target.value)?.value)}
      >
        <option value="all">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
            {option.count !== undefined && ` (${option.count.toLocaleString('en-US')})`}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** A copy of a filter with one part set, or left out when there is nothing. */
function withPart<Key extends 'search' | 'county' | 'budgetRange' | 'plumbing'>(
  filter: ProjectFilter,
  key: Key,
  value: ProjectFilter[Key],
): ProjectFilter {
  const changed = { ...filter, [key]: value };
  if (!value) delete changed[key];
  return changed;
}

/** Search, type, county, budget and status, each choice with how many projects it would show. */
export function FilterFields({ filter, onChange, facets }: FilterFieldsProps) {
  return (
    <>
      <SearchBox
        label="Search projects"
        placeholder="Search by location, type..."
        search={filter.search ?? ''}
        onSearch={(search) => onChange(withPart(filter, 'search', search), { typing: true })}
      />
      <Group>
        <Ticks
          legend="Project type"
          options={projectTypes}
          labels={projectTypeLabels}
          counts={facets?.projectType}
          chosen={filter.projectType}
          onChange={(projectType) => onChange({ ...filter, projectType })}
        />
      </Group>
      <Group>
        <Choice
          label="County"
          all="All Counties"
          options={counties.map((county) => ({ value: county, label: county, count: facets?.county[county] }))}
          chosen={filter.county}
          onChange={(county) => onChange(withPart(filter, 'county', county))}
        />
      </Group>
      <Group>
        <Choice
          label="Budget"
          all="Any Budget"
          options={budgets.map((budget) => ({
            value: budget,
            label: budgetRangeLabels[budget],
            count: facets?.budgetRange[budget],
          }))}
          chosen={filter.budgetRange}
          onChange={(budgetRange) => onChange(withPart(filter, 'budgetRange', budgetRange))}
        />
      </Group>
      <Group>
        <Ticks
          legend="Status"
          options={statuses}
          labels={projectStatusLabels}
          counts={facets?.status}
          chosen={filter.status}
          onChange={(status) => onChange({ ...filter, status })}
        />
      </Group>
      <Group>
        <fieldset>
          <legend className="font-head">Trade</legend>
          <Checkbox
            checked={filter.plumbing ?? false}
            onChange={({ target }) => onChange(withPart(filter, 'plumbing', target.checked || undefined))}
          >
            Plumbing Required
          </Checkbox>
        </fieldset>
      </Group>
    </>
  );
}

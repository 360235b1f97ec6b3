import { formatBudgetRange } from '@plumbline/contract/domains/projects/budget-filter.ts';
import type { ProjectFacets } from '@plumbline/contract/domains/projects/endpoints.ts';
import { projectWords as labelWords } from '@plumbline/contract/domains/projects/project.words.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { chosen, FilterForm, ticked } from '../../../ui/filter-form.tsx';
import { Select } from '../../../ui/input.tsx';
import { ALL, budgets, counties, projectTypes, shownStatuses } from '../filter-params.ts';
import { projectWords } from '../project.words.ts';
import { SearchBox } from '../search-box.tsx';
import type { Filtering } from '../use-projects-view.ts';
import { listWords } from './list.words.ts';

const words = here(listWords).filters;

const labels = here(labelWords);

export interface FilterFieldsProps extends Filtering {
  filter: ProjectFilter;
  facets: ProjectFacets | undefined;
}

function Group({ children }: { children: ReactNode }) {
  return <div className="mt-4 border-t border-line pt-4">{children}</div>;
}

function Ticks<Value extends string>({
  legend,
  name,
  options,
  labels,
  counts,
  chosen,
}: {
  legend: string;
  name: 'projectType' | 'status';
  options: readonly Value[];
  labels: Record<Value, string>;
  counts: Partial<Record<Value, number>> | undefined;
  chosen: readonly Value[];
}) {
  return (
    <fieldset>
      <legend className="font-head">{legend}</legend>
      {options.map((option) => (
        <Checkbox key={option} {...ticked(name, option, chosen.includes(option))} end={count(counts?.[option])}>
          {labels[option]}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Choice<Value extends string>({
  label,
  name,
  all,
  options,
  labelOf,
  counts,
  value,
}: {
  label: string;
  name: 'county' | 'budgetRange';
  all: string;
  options: readonly Value[];
  labelOf: (value: Value) => string;
  counts: Record<Value, number> | undefined;
  value: Value | undefined;
}) {
  return (
    <label className="block">
      <span className="mb-1.5 block font-head">{label}</span>
      <Select {...chosen(name, value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {labelOf(option)}
            {counts && ` (${formatNumber(counts[option])})`}
          </option>
        ))}
      </Select>
    </label>
  );
}

const count = (projects: number | undefined) => (projects === undefined ? undefined : formatNumber(projects));

/** Search, type, county, budget and status. Each choice has the number of projects that it would show. */
export function FilterFields({ filter, keep, onFilter, facets }: FilterFieldsProps) {
  return (
    <FilterForm live keep={keep} onFilter={onFilter}>
      {/* With nothing ticked the parameter would be missing, which means the usual filter. */}
      <input type="hidden" name="projectType" value={ALL} />
      <SearchBox label={words.search} placeholder={words.searchHint} search={filter.search} />
      <Group>
        <Ticks
          legend={words.projectType}
          name="projectType"
          options={projectTypes}
          labels={labels.type}
          counts={facets?.projectType}
          chosen={filter.projectType}
        />
      </Group>
      <Group>
        <Choice
          label={words.county}
          name="county"
          all={words.allCounties}
          options={counties}
          labelOf={(county) => labels.county[county]}
          counts={facets?.county}
          value={filter.county}
        />
      </Group>
      <Group>
        <Choice
          label={words.budget}
          name="budgetRange"
          all={words.anyBudget}
          options={budgets}
          labelOf={(range) => formatBudgetRange(range, language)}
          counts={facets?.budgetRange}
          value={filter.budgetRange}
        />
      </Group>
      <Group>
        <Ticks
          legend={words.status}
          name="status"
          options={shownStatuses(filter)}
          labels={labels.status}
          counts={facets?.status}
          chosen={filter.status}
        />
      </Group>
      <Group>
        <fieldset>
          <legend className="font-head">{words.trade}</legend>
          <Checkbox {...ticked('plumbing', 'true', filter.plumbing ?? false)}>
            {here(projectWords).plumbingRequired}
          </Checkbox>
        </fieldset>
      </Group>
    </FilterForm>
  );
}

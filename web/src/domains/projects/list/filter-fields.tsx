import { formatBudgetRange } from '@plumbline/contract/domains/projects/budget-filter.ts';
import type { ProjectFacets } from '@plumbline/contract/domains/projects/endpoints.ts';
import { projectWords as labelWords } from '@plumbline/contract/domains/projects/project.words.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { chosen, FilterForm, keptTexts, ticked } from '../../../ui/filter-form.tsx';
import { Select } from '../../../ui/input.tsx';
import { paramsOf } from '../filter-of.ts';
import { ALL, budgets, counties, projectTypes, shownStatuses } from '../filter-params.ts';
import { projectWords } from '../project.words.ts';
import { SearchBox } from '../search-box.tsx';
import type { Filtering } from '../use-projects-view.ts';
import { filterWords } from './filters.words.ts';
import {
  BuilderField,
  DaysField,
  NearFields,
  NeedFields,
  SourceField,
  ValueFields,
  ZipField,
} from './other-filter-fields.tsx';

const words = here(filterWords).filters;

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

/**
 * Search, place, time, trade, builder, type, county, budget, status and source. Choices of what is counted have the number of
 * projects that they would show.
 */
export function FilterFields({ filter, keep, onFilter, facets }: FilterFieldsProps) {
  return (
    <FilterForm live keep={keep} onFilter={onFilter}>
      {/* With nothing ticked the parameter would be missing, which means the usual filter. */}
      <input type="hidden" name="projectType" value={ALL} />
      <SearchBox label={words.search} placeholder={words.searchHint} search={filter.search} />
      <Group>
        <NearFields
          filter={filter}
          onNear={(near) =>
            onFilter({ ...keptTexts(paramsOf({ ...filter, near })), ...keptTexts(keep) }, { typing: false })
          }
        />
      </Group>
      <Group>
        <DaysField filter={filter} />
      </Group>
      <Group>
        <NeedFields filter={filter} />
      </Group>
      <Group>
        <BuilderField filter={filter} />
      </Group>
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
        <ValueFields filter={filter} />
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
      {filter.plumbing && (
        <Group>
          <fieldset>
            <legend className="font-head">{words.trade}</legend>
            <Checkbox {...ticked('plumbing', 'true', true)}>{here(projectWords).plumbingRequired}</Checkbox>
          </fieldset>
        </Group>
      )}
      <Group>
        <ZipField filter={filter} />
      </Group>
      <Group>
        <SourceField filter={filter} sources={facets?.sources} />
      </Group>
    </FilterForm>
  );
}

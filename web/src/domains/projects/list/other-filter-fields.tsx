import type { ProjectFacets } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { LocateFixed } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { chosen, ticked, useTyped } from '../../../ui/filter-form.tsx';
import { Input, Select } from '../../../ui/input.tsx';
import { needs, trades } from '../other-params.ts';
import { USUAL_RADIUS } from './chips.ts';
import { filterWords } from './filters.words.ts';

const words = here(filterWords).filters;

const radii = [2, 5, 10, 25, 50];
const dayChoices = [1, 7, 30, 90];

/** About half a mile: enough for a list, and no address. */
const DECIMALS = 2;
const LOCATE_MS = 5000;

interface Fields {
  filter: ProjectFilter;
}

/** A place and the miles around it. */
export function NearFields({ filter, onNear }: Fields & { onNear: (place: string) => void }) {
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onNear(`${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`),
      () => undefined,
      { timeout: LOCATE_MS, maximumAge: 5 * 60_000 },
    );
  return (
    <fieldset>
      <legend className="mb-1.5 font-head">{words.near}</legend>
      <div className="grid grid-cols-2 gap-2">
        <Input
          {...useTyped('near', filter.near ?? '')}
          aria-label={words.nearLabel}
          placeholder={words.nearHint}
          maxLength={100}
          autoComplete="off"
        />
        <Select {...chosen('within', String(filter.within ?? USUAL_RADIUS))} aria-label={words.within}>
          {radiiWith(filter.within).map((miles) => (
            <option key={miles} value={miles}>
              {words.miles(miles)}
            </option>
          ))}
        </Select>
      </div>
      <Button variant="text" icon={LocateFixed} className="mt-1 -ml-2.5 noscript:hidden" onClick={locate}>
        {words.useMyLocation}
      </Button>
    </fieldset>
  );
}

const radiiWith = (given: number | undefined): number[] =>
  [...new Set([...radii, ...(given === undefined ? [] : [given])])].toSorted((one, other) => one - other);

/** Since when it was listed or changed. */
export function DaysField({ filter }: Fields) {
  const days = [...new Set([...dayChoices, ...(filter.days === undefined ? [] : [filter.days])])];
  return (
    <label className="block">
      <span className="mb-1.5 block font-head">{words.listedOrChanged}</span>
      <Select {...chosen('days', filter.days === undefined ? undefined : String(filter.days))}>
        <option value="">{words.anyTime}</option>
        {days.map((count) => (
          <option key={count} value={count}>
            {words.lastDays(count)}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** The trade, and how surely it is needed. */
export function NeedFields({ filter }: Fields) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-head">{words.needsA}</legend>
      <Select {...chosen('trade', filter.trade ?? 'plumbing')} aria-label={words.trade}>
        {trades.map((trade) => (
          <option key={trade} value={trade}>
            {words.whom[trade]}
          </option>
        ))}
      </Select>
      <div className="mt-1">
        {needs.map((need) => (
          <Checkbox key={need} {...ticked('need', need, filter.need?.includes(need) ?? false)}>
            {words.needs[need]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

/** Whether somebody is named who builds it. */
export function BuilderField({ filter }: Fields) {
  return (
    <label className="block">
      <span className="mb-1.5 block font-head">{words.namedOnIt}</span>
      <Select {...chosen('builder', filter.builder)}>
        <option value="">{words.anyBuilder}</option>
        <option value="named">{words.builderNamed}</option>
        <option value="nobody">{words.nobodyNamed}</option>
      </Select>
    </label>
  );
}

/** From one value to another. */
export function ValueFields({ filter }: Fields) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-head">{words.value}</legend>
      <div className="grid grid-cols-2 gap-2">
        <Input
          {...useTyped('valueFrom', filter.valueFrom === undefined ? '' : String(filter.valueFrom))}
          aria-label={words.valueFrom}
          placeholder={words.valueFromHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <Input
          {...useTyped('valueTo', filter.valueTo === undefined ? '' : String(filter.valueTo))}
          aria-label={words.valueTo}
          placeholder={words.valueToHint}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}

/** One ZIP code exactly, unlike the miles around one. */
export function ZipField({ filter }: Fields) {
  return (
    <label className="block">
      <span className="mb-1.5 block font-head">{words.zip}</span>
      <Input
        {...useTyped('zip', filter.zip ?? '')}
        placeholder={words.zipHint}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
      />
    </label>
  );
}

/** The source that lists it. */
export function SourceField({ filter, sources }: Fields & { sources: ProjectFacets['sources'] | undefined }) {
  const known = sources ?? [];
  const { source } = filter;
  return (
    <label className="block">
      <span className="mb-1.5 block font-head">{words.source}</span>
      <Select {...chosen('source', source)}>
        <option value="">{words.anySource}</option>
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {source && known.every(({ id }) => id !== source) && <option value={source}>{source}</option>}
      </Select>
    </label>
  );
}

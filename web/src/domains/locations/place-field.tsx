import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import { isZipCode } from '@plumbline/contract/domains/locations/place.ts';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { THIS_PAGE } from '../../lib/read-form.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { chosen, FilterForm, type FilterFormProps, Kept, keptTexts } from '../../ui/filter-form.tsx';
import { Form } from '../../ui/form.tsx';
import { Select } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { cityOfZip, MIN_SEARCH_LENGTH, placesQuery } from './api.ts';
import { locationWords } from './location.words.ts';
import { refusal } from './location-toasts.ts';
import { cityLabel, placeLabel } from './place-label.ts';

const words = here(locationWords).field;

export interface PlaceFieldProps extends Pick<FilterFormProps, 'keep' | 'onFilter'> {
  /** The search parameter that it becomes. */
  param: string;
  /** 'Louisville, KY', 'Louisville, KY 40204', a ZIP code or `anywhere`; undefined for where the device is. */
  value: string | undefined;
  /** The label for the whole country. */
  anywhere: string;
}

const listed = cities.map(({ name, state }) => `${name}, ${state}`);

/** Selects where to search: at the device, in a city of the list, or in any other city or ZIP code by typing. */
export function PlaceField({ param, value, anywhere, keep, onFilter }: PlaceFieldProps) {
  const isOther = value !== undefined && value !== anywhere && !listed.includes(value);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FilterForm live keep={keep} onFilter={onFilter}>
        <Field name="place" label={here(locationWords).picker.city}>
          {(control) => (
            <Select {...control} {...chosen(param, value)}>
              <option value="">{words.here}</option>
              <option value={anywhere}>{words.anywhere}</option>
              {isOther && <option value={value}>{value}</option>}
              {listed.map((label) => (
                <option key={label} value={label} translate="no">
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FilterForm>
      <OtherPlace param={param} keep={keep} onFilter={onFilter} />
    </div>
  );
}

/** Any US city by the beginning of its name, any ZIP code. */
function OtherPlace({ param, keep, onFilter }: Pick<PlaceFieldProps, 'param' | 'keep' | 'onFilter'>) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const isLongEnough = search.length >= MIN_SEARCH_LENGTH;
  const found = useQuery(placesQuery(search));
  const isZip = /^\d+$/.test(search);
  const options = (isLongEnough ? (found.data ?? []) : []).map((place) => ({
    id: placeLabel(place),
    label: isZip ? placeLabel(place) : cityLabel(place),
  }));

  const pick = (label: string, clear: (values: { place: string }) => void) => {
    clear({ place: '' });
    setTyped('');
    onFilter({ ...keptTexts(keep), [param]: label }, { typing: false });
  };

  const form = useForm({
    to: THIS_PAGE,
    initial: { place: '' },
    idPrefix: 'other',
    onChange: ({ place }) => setTyped(place),
    check: ({ place }) =>
      isZipCode(place.trim()) || (options[0] && search === place.trim()) ? {} : { place: words.noPlace },
    body: (values) => values,
    send: async (_, { values, reset }) => {
      const text = values.place.trim();
      if (isZipCode(text)) pick(placeLabel({ ...(await cityOfZip(text)), zipCode: text }), reset);
      else if (options[0]) pick(options[0].label, reset);
    },
    onRefused: (error) => {
      toast(refusal('zipNotFound'));
      const isUnknown = error instanceof ApiError && error.status < 500;
      return { place: isUnknown ? here(locationWords).zip.unknown : sentenceFor(error) };
    },
  });

  return (
    <Form of={form}>
      <Kept keep={keep} />
      <Field {...form.field('place')} label={words.another}>
        {(control) => (
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Combobox
                {...control}
                icon={Search}
                text={typed}
                name={param}
                onText={(place) => form.change({ place })}
                options={options}
                onPick={(id) => {
                  const option = options.find((candidate) => candidate.id === id);
                  if (option) pick(option.label, form.reset);
                }}
                note={isLongEnough ? noteFor(found) : undefined}
              />
            </div>
            <Button type="submit" big busy={form.busy}>
              {words.go}
            </Button>
          </div>
        )}
      </Field>
    </Form>
  );
}

function noteFor({ isError, error, isSuccess }: { isError: boolean; error: unknown; isSuccess: boolean }) {
  if (isError) return sentenceFor(error);
  return isSuccess ? words.noneFound : here(locationWords).city.searching;
}

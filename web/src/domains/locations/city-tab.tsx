import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { MIN_SEARCH_LENGTH, placesQuery } from './api.ts';
import { cityMissing, locationToast } from './location-toasts.ts';
import type { PickedPlace } from './picked-place.ts';
import { cityLabel, placeLabel } from './place-label.ts';

const FIELD = 'location-city';
const SEARCH_FIELD = 'location-search';

const builtIn: readonly PickedPlace[] = cities.map(({ name, ...rest }) => ({ city: name, ...rest }));

/** The only one of these that is called so: 'Bardstown', or 'Bardstown, KY'. */
function onlyNamed(name: string, places: readonly PickedPlace[]): PickedPlace | undefined {
  const wanted = name.trim().toLowerCase();
  const [named, ...others] = places.filter((place) =>
    [place.city, cityLabel(place)].some((label) => label.toLowerCase() === wanted),
  );
  return others.length === 0 ? named : undefined;
}

/** A city from the list, or any other US city by its name. */
export function CityTab({ onPick }: { onPick: (place: PickedPlace) => void }) {
  const [chosen, setChosen] = useState<PickedPlace | null>(null);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<typeof FIELD | typeof SEARCH_FIELD>();
  const search = useDeferredValue(typed);
  const found = useQuery(placesQuery(search));
  const places = search.trim().length >= MIN_SEARCH_LENGTH ? (found.data ?? []) : [];
  const listed = chosen && builtIn.includes(chosen);

  const choose = (place: PickedPlace | null, text: string) => {
    setChosen(place);
    setTyped(text);
    setMissing(undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const picked = chosen ?? onlyNamed(typed, places);
    if (picked) {
      toast(locationToast('selected', placeLabel(picked)));
      onPick(picked);
      return;
    }
    toast(cityMissing);
    const field = typed.trim() === '' ? FIELD : SEARCH_FIELD;
    setMissing(field);
    document.getElementById(field)?.focus();
  };

  const errorOf = (field: typeof missing, message: string) => (missing === field ? message : undefined);
  return (
    <form onSubmit={submit} noValidate>
      <Field
        name={FIELD}
        label="City"
        error={errorOf(FIELD, 'Please select a city: choose one from the list, or type the name of yours.')}
      >
        {(control) => (
          <Select
            {...control}
            value={listed ? cityLabel(chosen) : ''}
            onChange={(event) => choose(builtIn.find((place) => cityLabel(place) === event.target.value) ?? null, '')}
          >
            <option value="">Select a city</option>
            {builtIn.map((place) => (
              <option key={cityLabel(place)} value={cityLabel(place)}>
                {cityLabel(place)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        name={SEARCH_FIELD}
        label="Not in the list?"
        hint="Type the name of any US city."
        error={errorOf(SEARCH_FIELD, 'Pick your city from the names that appear as you type.')}
        className="mt-6"
      >
        {(control) => (
          <Combobox
            {...control}
            icon={Search}
            text={typed}
            onText={(text) => choose(null, text)}
            options={places.map((place) => ({ id: placeLabel(place), label: cityLabel(place) }))}
            onPick={(id) => {
              const place = places.find((candidate) => placeLabel(candidate) === id);
              if (place) choose(place, cityLabel(place));
            }}
            note={noteFor(search, found)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" big className="mt-6 w-full sm:w-auto">
        Use This City
      </Button>
    </form>
  );
}

function noteFor(
  search: string,
  { isError, error, isSuccess }: { isError: boolean; error: unknown; isSuccess: boolean },
) {
  if (search.trim().length < MIN_SEARCH_LENGTH) return undefined;
  if (isError) return sentenceFor(error);
  return isSuccess ? 'No city begins like this. Please check the spelling, or use your zip code.' : 'Searching...';
}

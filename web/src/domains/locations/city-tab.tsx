import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { MIN_SEARCH_LENGTH, placesQuery, zipCodesQuery } from './api.ts';
import { cityMissing, locationToast } from './location-toasts.ts';
import type { PickedPlace } from './picked-place.ts';
import { cityLabel, placeLabel } from './place-label.ts';

const FIELD = 'location-city';
const SEARCH_FIELD = 'location-search';
const ZIP_FIELD = 'location-city-zip';

/** For people who don't know the ZIP code: the one at the center of the city stands for it. */
const NOT_KNOWN = 'not-known';

const builtIn: readonly PickedPlace[] = cities.map(({ name, ...rest }) => ({ city: name, ...rest }));

const listedAs = ({ city, state }: PickedPlace) =>
  builtIn.find((place) => place.city === city && place.state === state);

/** The picked part of a city; undefined while there are several and none is picked. */
function placeIn(city: PickedPlace, zips: readonly PickedPlace[], zipCode: string): PickedPlace | undefined {
  if (zips.length <= 1 || zipCode === NOT_KNOWN) return city;
  return zips.find((zip) => zip.zipCode === zipCode);
}

/** The only one of these that is called so: 'Bardstown', or 'Bardstown, KY'. */
function onlyNamed(name: string, places: readonly PickedPlace[]): PickedPlace | undefined {
  const wanted = name.trim().toLowerCase();
  const [named, ...others] = places.filter((place) =>
    [place.city, cityLabel(place)].some((label) => label.toLowerCase() === wanted),
  );
  return others.length === 0 ? named : undefined;
}

export interface CityTabProps {
  /** A known city, without the exact place in it. */
  named?: PickedPlace | undefined;
  onPick: (place: PickedPlace) => void;
}

/** A city from the list, or any other US city by name. For a city with several ZIP codes, also which one. */
export function CityTab({ named, onPick }: CityTabProps) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<PickedPlace | null>(() => (named ? (listedAs(named) ?? named) : null));
  const [typed, setTyped] = useState(() => (named && !listedAs(named) ? cityLabel(named) : ''));
  const [zipCode, setZipCode] = useState('');
  const [error, setError] = useState<{ readonly field: string; readonly message: string }>();
  const [busy, setBusy] = useState(false);
  const search = useDeferredValue(typed);
  const found = useQuery(placesQuery(search));
  const places = search.trim().length >= MIN_SEARCH_LENGTH ? (found.data ?? []) : [];
  const listed = chosen && builtIn.includes(chosen);
  const zips = useQuery({ ...zipCodesQuery(chosen ?? { city: '', state: '' }), enabled: chosen !== null }).data ?? [];

  const choose = (place: PickedPlace | null, text: string) => {
    setChosen(place);
    setTyped(text);
    setZipCode('');
    setError(undefined);
  };

  const refuse = (field: string, message: string) => {
    setError({ field, message });
    document.getElementById(field)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const city = chosen ?? onlyNamed(typed, places);
    if (!city) {
      toast(cityMissing);
      if (typed.trim() === '')
        return refuse(FIELD, 'Please select a city: choose one from the list, or type the name of yours.');
      return refuse(SEARCH_FIELD, 'Pick your city from the names that appear as you type.');
    }
    setBusy(true);
    try {
      const among = await queries.ensureQueryData(zipCodesQuery(city));
      const picked = placeIn(city, among, zipCode);
      if (picked) {
        toast(locationToast('selected', placeLabel(picked)));
        onPick(picked);
      } else {
        // The field appears with the city: after typing a name and pressing at once, the visitor sees it only now.
        flushSync(() => setChosen(city));
        refuse(ZIP_FIELD, `${city.city} has ${among.length} zip codes. Pick the one where the work is.`);
      }
    } catch (problem) {
      refuse(typed.trim() === '' ? FIELD : SEARCH_FIELD, sentenceFor(problem));
    } finally {
      setBusy(false);
    }
  };

  const errorOf = (field: string) => (error?.field === field ? error.message : undefined);
  return (
    <form onSubmit={submit} noValidate>
      <Field name={FIELD} label="City" error={errorOf(FIELD)}>
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
        error={errorOf(SEARCH_FIELD)}
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
      {chosen && zips.length > 1 && (
        <Field
          name={ZIP_FIELD}
          label="Zip Code"
          hint={`Where in ${chosen.city} the work is. Distances are measured from there.`}
          error={errorOf(ZIP_FIELD)}
          className="mt-6"
        >
          {(control) => (
            <Select
              {...control}
              value={zipCode}
              onChange={(event) => {
                setZipCode(event.target.value);
                setError(undefined);
              }}
              className="num sm:max-w-72"
            >
              <option value="">Select a zip code</option>
              {zips.map((place) => (
                <option key={place.zipCode} value={place.zipCode}>
                  {place.zipCode}
                </option>
              ))}
              <option value={NOT_KNOWN}>I don't know it: use the city center ({chosen.zipCode})</option>
            </Select>
          )}
        </Field>
      )}
      <Button type="submit" variant="primary" big className="mt-6 w-full sm:w-auto" busy={busy}>
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

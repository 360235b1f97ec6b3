import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import { isZipCode } from '@plumbline/contract/domains/locations/place.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { useForm } from '../../lib/use-form.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Select } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { MIN_SEARCH_LENGTH, placesQuery, zipCodesQuery } from './api.ts';
import { locationWords } from './location.words.ts';
import { locationToast, refusal } from './location-toasts.ts';
import type { PickedPlace } from './picked-place.ts';
import type { PlaceTabProps } from './place-form.ts';
import { cityLabel, placeLabel } from './place-label.ts';
import { PlaceLine } from './place-line.tsx';

const words = here(locationWords).city;

/** For people who don't know their ZIP code: uses the one at the center of the city. */
const NOT_KNOWN = 'not-known';

const builtIn: readonly PickedPlace[] = cities.map(({ name, ...rest }) => ({ city: name, ...rest }));

const listedAs = ({ city, state }: PickedPlace) =>
  builtIn.find((place) => place.city === city && place.state === state);

const listedBy = (label: string) => builtIn.find((place) => cityLabel(place) === label);

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

export interface CityTabProps extends PlaceTabProps {
  /** A known city, without the exact place in it. */
  named?: PickedPlace | undefined;
}

/** A city from the list, or any other US city by name. For a city with several ZIP codes, also which one. */
export function CityTab({ named, placeForm, nearby, onPick }: CityTabProps) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<PickedPlace | null>(() => (named ? (listedAs(named) ?? named) : null));
  const [typed, setTyped] = useState(() => (named && !listedAs(named) ? cityLabel(named) : ''));
  const search = useDeferredValue(typed);
  const found = useQuery(placesQuery(search));
  const places = search.trim().length >= MIN_SEARCH_LENGTH ? (found.data ?? []) : [];
  const zips = useQuery({ ...zipCodesQuery(chosen ?? { city: '', state: '' }), enabled: chosen !== null }).data ?? [];

  const form = useForm({
    to: placeForm.to,
    next: placeForm.next,
    initial: () => {
      const isListed = named && listedAs(named);
      return {
        city: isListed ? cityLabel(named) : '',
        search: named && !isListed ? cityLabel(named) : '',
        zipCode: '',
      };
    },
    idPrefix: 'location',
    onChange: ({ search: text }) => setTyped(text),
    check: (values) => {
      if (chosen ?? listedBy(values.city) ?? onlyNamed(values.search, places)) return {};
      // The server looks up the name itself.
      if (import.meta.env.SSR && values.search.trim() !== '') return {};
      return values.search.trim() === '' ? { city: words.missing } : { search: words.pickOne };
    },
    body: ({ city, search: text, zipCode }) =>
      placeForm.body(isZipCode(zipCode) ? { zipCode } : { city: text.trim() || city }),
    saidAt: (name, message, values) => [name === 'city' && values.search.trim() !== '' ? 'search' : name, message],
    onInvalid: () => toast(refusal('cityMissing')),
    send: async (_, { values, refuse }) => {
      const city = chosen ?? listedBy(values.city) ?? onlyNamed(values.search, places);
      if (!city) return;
      const among = await queries.ensureQueryData(zipCodesQuery(city));
      const picked = placeIn(city, among, values.zipCode);
      if (picked) {
        toast(locationToast('selected', placeLabel(picked)));
        onPick(picked);
        return;
      }
      // The field appears with the city: after typing a name and pressing at once, the visitor sees it only now.
      setChosen(city);
      refuse({ zipCode: words.severalZips(city.city, among.length) });
    },
    onRefused: (error) => ({ [typed.trim() === '' ? 'city' : 'search']: sentenceFor(error) }),
  });

  const picked = chosen && zips.length > 0 && placeIn(chosen, zips, form.values.zipCode);

  const choose = (place: PickedPlace | null, text: string) => {
    setChosen(place);
    form.change({ city: place && builtIn.includes(place) ? cityLabel(place) : '', search: text, zipCode: '' });
  };

  return (
    <Form of={form}>
      <Field {...form.field('city')} label={here(locationWords).picker.city}>
        {(control) => (
          <Select
            {...control}
            {...form.text('city')}
            onChange={(event) => choose(listedBy(event.target.value) ?? null, '')}
          >
            <option value="">{words.select}</option>
            {builtIn.map((place) => (
              <option key={cityLabel(place)} value={cityLabel(place)} translate="no">
                {cityLabel(place)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field {...form.field('search')} label={words.notListed} hint={words.typeName} className="mt-6">
        {(control) => (
          <Combobox
            {...control}
            name="search"
            icon={Search}
            text={form.values.search}
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
          {...form.field('zipCode')}
          label={here(locationWords).picker.zip}
          hint={words.whereIn(chosen.city)}
          className="mt-6"
        >
          {(control) => (
            <Select {...control} {...form.text('zipCode')} className="num sm:max-w-72">
              <option value="">{words.selectZip}</option>
              {zips.map((place) => (
                <option key={place.zipCode} value={place.zipCode}>
                  {place.zipCode}
                </option>
              ))}
              <option value={NOT_KNOWN}>{words.center(chosen.zipCode)}</option>
            </Select>
          )}
        </Field>
      )}
      <p className="mt-3 hidden text-meta text-ink-2 noscript:block">{words.needsScripts}</p>
      {picked && (
        <div role="status" className="mt-4">
          <PlaceLine place={picked} nearby={nearby} />
        </div>
      )}
      <ActionBar className="lg:mt-6">
        <SubmitButton of={form} className="w-full lg:w-auto">
          {here(locationWords).picker.continue}
        </SubmitButton>
      </ActionBar>
    </Form>
  );
}

function noteFor(
  search: string,
  { isError, error, isSuccess }: { isError: boolean; error: unknown; isSuccess: boolean },
) {
  if (search.trim().length < MIN_SEARCH_LENGTH) return undefined;
  if (isError) return sentenceFor(error);
  return isSuccess ? words.noneFound : words.searching;
}

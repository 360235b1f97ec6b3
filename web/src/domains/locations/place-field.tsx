import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import { ZipCode } from '@plumbline/contract/domains/locations/place.ts';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { cityOfZip, MIN_SEARCH_LENGTH, placesQuery } from './api.ts';
import { zipNotFound } from './location-toasts.ts';
import { cityLabel, placeLabel } from './place-label.ts';

export interface PlaceFieldProps {
  /** 'Louisville, KY', 'Louisville, KY 40204', a ZIP code or `anywhere`; undefined for where the device is. */
  value: string | undefined;
  /** Stands for the whole country. */
  anywhere: string;
  /** What is wrong with the place that the address names. */
  error?: string | undefined;
  onChange: (value: string | undefined) => void;
}

const SEARCH_FIELD = 'place-search';
const listed = cities.map(({ name, state }) => `${name}, ${state}`);

/** Where to search: where the device is, a city of the list, or any other city or ZIP code by typing. */
export function PlaceField({ value, anywhere, error, onChange }: PlaceFieldProps) {
  const isOther = value !== undefined && value !== anywhere && !listed.includes(value);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field name="place" label="City" error={error}>
        {(control) => (
          <Select {...control} value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
            <option value="">Use my current location</option>
            <option value={anywhere}>Anywhere in the US</option>
            {isOther && <option value={value}>{value}</option>}
            {listed.map((label) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <OtherPlace onPick={onChange} />
    </div>
  );
}

/** Any US city by the beginning of its name, any ZIP code. */
function OtherPlace({ onPick }: { onPick: (label: string) => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const search = useDeferredValue(typed.trim());
  const isLongEnough = search.length >= MIN_SEARCH_LENGTH;
  const found = useQuery(placesQuery(search));
  const isZip = /^\d+$/.test(search);
  const options = (isLongEnough ? (found.data ?? []) : []).map((place) => ({
    id: placeLabel(place),
    label: isZip ? placeLabel(place) : cityLabel(place),
  }));

  const pick = (label: string) => {
    setTyped('');
    setError(undefined);
    onPick(label);
  };
  const refuse = (message: string) => {
    setError(message);
    document.getElementById(SEARCH_FIELD)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const text = typed.trim();
    if (!ZipCode.safeParse(text).success) {
      const [first] = options;
      if (first && search === text) return pick(first.label);
      return refuse('Type the name of a US city and pick it from the list, or enter a 5-digit zip code.');
    }
    setBusy(true);
    try {
      pick(placeLabel({ ...(await cityOfZip(text)), zipCode: text }));
    } catch (problem) {
      toast(zipNotFound);
      const isUnknown = problem instanceof ApiError && problem.status < 500;
      refuse(isUnknown ? "We don't know this zip code. Please check it and try again." : sentenceFor(problem));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate>
      <Field name={SEARCH_FIELD} label="Another city or zip code" error={error}>
        {(control) => (
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Combobox
                {...control}
                icon={Search}
                text={typed}
                onText={(text) => {
                  setTyped(text);
                  setError(undefined);
                }}
                options={options}
                onPick={(id) => {
                  const option = options.find((candidate) => candidate.id === id);
                  if (option) pick(option.label);
                }}
                note={isLongEnough ? noteFor(found) : undefined}
              />
            </div>
            <Button type="submit" big busy={busy}>
              Go
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

function noteFor({ isError, error, isSuccess }: { isError: boolean; error: unknown; isSuccess: boolean }) {
  if (isError) return sentenceFor(error);
  return isSuccess ? 'No US city or zip code begins like this.' : 'Searching...';
}

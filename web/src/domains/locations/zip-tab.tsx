import { ZipCode } from '@plumbline/contract/domains/locations/place.ts';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { cityOfZip } from './api.ts';
import { locationToast, zipInvalid, zipNotFound } from './location-toasts.ts';
import type { PickedPlace } from './picked-place.ts';
import { placeLabel } from './place-label.ts';

const FIELD = 'location-zip';

/** The place of a 5-digit ZIP code. */
export function ZipTab({ onPick }: { onPick: (place: PickedPlace) => void }) {
  const [zipCode, setZipCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const refuse = (message: string) => {
    setError(message);
    document.getElementById(FIELD)?.focus();
  };

  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!ZipCode.safeParse(zipCode).success) {
      toast(zipInvalid);
      refuse('Please enter a valid 5-digit zip code.');
      return;
    }
    setBusy(true);
    try {
      const { city, state, latitude, longitude } = await cityOfZip(zipCode);
      const place = { city, state, zipCode, latitude, longitude };
      toast(locationToast('found', placeLabel(place)));
      onPick(place);
    } catch (problem) {
      toast(zipNotFound);
      const unknown = problem instanceof ApiError && problem.status < 500;
      refuse(unknown ? "We don't know this zip code. Please check it and try again." : sentenceFor(problem));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={find} noValidate>
      <Field name={FIELD} label="Zip Code" error={error}>
        {(control) => (
          <Input
            {...control}
            value={zipCode}
            onChange={(event) => {
              setZipCode(event.target.value.replace(/\D/g, ''));
              setError(undefined);
            }}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            placeholder="40202"
            className="num sm:max-w-48"
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        big
        className="mt-4 w-full sm:w-auto"
        busy={busy}
        busyLabel="Looking it up..."
      >
        Use This Zip Code
      </Button>
    </form>
  );
}

import { ZipCode } from '@plumbline/contract/domains/locations/place.ts';
import { ApiError } from '../../lib/api-error.ts';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { THIS_PAGE } from '../../lib/read-form.ts';
import { useForm } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { cityOfZip } from './api.ts';
import { locationWords } from './location.words.ts';
import { locationToast, refusal } from './location-toasts.ts';
import type { PickedPlace } from './picked-place.ts';
import { placeLabel } from './place-label.ts';

const words = here(locationWords).zip;

/** The place of a 5-digit ZIP code. */
export function ZipTab({ onPick }: { onPick: (place: PickedPlace) => void }) {
  const form = useForm({
    to: THIS_PAGE,
    initial: { zipCode: '' },
    idPrefix: 'location',
    check: ({ zipCode }) => (ZipCode.safeParse(zipCode).success ? {} : { zipCode: words.invalid }),
    body: (values) => values,
    onInvalid: () => toast(refusal('zipInvalid')),
    send: async (_, { values: { zipCode } }) => {
      const { city, state, latitude, longitude } = await cityOfZip(zipCode);
      const place = { city, state, zipCode, latitude, longitude };
      toast(locationToast('found', placeLabel(place)));
      onPick(place);
    },
    onRefused: (error) => {
      toast(refusal('zipNotFound'));
      const isUnknown = error instanceof ApiError && error.status < 500;
      return { zipCode: isUnknown ? words.unknown : sentenceFor(error) };
    },
  });

  return (
    <Form of={form}>
      <Field {...form.field('zipCode')} label={here(locationWords).picker.zip}>
        {(control) => (
          <Input
            {...control}
            {...form.text('zipCode')}
            onChange={({ target }) => form.change({ zipCode: target.value.replace(/\D/g, '') })}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            placeholder="40202"
            className="num sm:max-w-48"
          />
        )}
      </Field>
      <SubmitButton of={form} className="mt-4 w-full sm:w-auto" busyLabel={words.lookingUp}>
        {words.use}
      </SubmitButton>
    </Form>
  );
}

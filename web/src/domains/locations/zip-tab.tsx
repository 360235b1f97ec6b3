import { isZipCode, type Place } from '@plumbline/contract/domains/locations/place.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { useForm } from '../../lib/use-form.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { zipQuery } from './api.ts';
import { locationWords } from './location.words.ts';
import { locationToast, refusal } from './location-toasts.ts';
import type { PickedPlace } from './picked-place.ts';
import type { PlaceTabProps } from './place-form.ts';
import { placeLabel } from './place-label.ts';
import { PlaceLine } from './place-line.tsx';

const words = here(locationWords).zip;

/** A city at the center of a ZIP code. */
const placeAt = (zipCode: string, { city, state, latitude, longitude }: Place): PickedPlace => ({
  city,
  state,
  zipCode,
  latitude,
  longitude,
});

/** The place of a 5-digit ZIP code. */
export function ZipTab({ placeForm, nearby, onPick }: PlaceTabProps) {
  const queries = useQueryClient();
  const form = useForm({
    to: placeForm.to,
    next: placeForm.next,
    initial: { zipCode: '' },
    idPrefix: 'location',
    check: ({ zipCode }) => (isZipCode(zipCode) ? {} : { zipCode: words.invalid }),
    body: ({ zipCode }) => placeForm.body({ zipCode }),
    onInvalid: () => toast(refusal('zipInvalid')),
    send: async (_, { values: { zipCode } }) => {
      const place = placeAt(zipCode, await queries.ensureQueryData(zipQuery(zipCode)));
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
            className="num"
          />
        )}
      </Field>
      <Found zipCode={form.values.zipCode} nearby={nearby} />
      <ActionBar className="lg:mt-5">
        <SubmitButton of={form} className="w-full lg:w-auto" busyLabel={words.lookingUp}>
          {here(locationWords).picker.continue}
        </SubmitButton>
      </ActionBar>
    </Form>
  );
}

/** Says which place a ZIP code is, as soon as it is complete. */
function Found({ zipCode, nearby }: Pick<PlaceTabProps, 'nearby'> & { zipCode: string }) {
  const isWhole = isZipCode(zipCode);
  const { data } = useQuery({ ...zipQuery(zipCode), enabled: isWhole });
  return (
    <div role="status" className="mt-2.5 empty:mt-0">
      {isWhole && data && <PlaceLine place={placeAt(zipCode, data)} nearby={nearby} />}
    </div>
  );
}

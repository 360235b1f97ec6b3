import type { WatchDelivery } from '@plumbline/contract/domains/leads/watch.ts';
import { here } from '../../lib/language.ts';
import type { FormFields } from '../../lib/use-form.ts';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { HOURS, hourText } from './hours.ts';
import { watchWords } from './watch.words.ts';

const words = here(watchWords);

// Written out, since the contract's schemas would bring zod into the page.
const deliveries: readonly WatchDelivery[] = ['instant', 'daily', 'weekly'];

/** The fields of the watch forms. */
export interface WatchValues {
  name: string;
  delivery: string;
  hour: string;
}

/** The name of a watch, and when it is delivered. */
export function WatchFields<Values extends WatchValues>({ form }: { form: FormFields<Values> }) {
  const { field, text, choice } = form as unknown as FormFields<WatchValues>;
  return (
    <>
      <Field {...field('name')} label={words.name}>
        {(control) => <Input {...control} {...text('name')} maxLength={80} autoComplete="off" />}
      </Field>
      <FieldGroup {...field('delivery')} label={words.howOften}>
        <RadioCards
          {...choice('delivery')}
          columns={3}
          options={deliveries.map((value) => ({
            value,
            label: words.delivery[value],
            detail: words.deliveryDetail[value],
          }))}
        />
      </FieldGroup>
      <Field {...field('hour')} label={words.hour} hint={words.hourHint} className="max-w-80">
        {(control) => (
          <Select {...control} {...text('hour')}>
            {HOURS.map((hour) => (
              <option key={hour} value={String(hour)}>
                {hourText(hour)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

import type { WatchDelivery } from '@plumbline/contract/domains/leads/watch.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { here } from '../../lib/language.ts';
import type { FormFields } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { reachQuery } from './api.ts';
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
  byEmail: boolean;
  byPush: boolean;
  byText: boolean;
}

/** The name of a watch, when it is delivered, and where. */
export function WatchFields<Values extends WatchValues>({ form }: { form: FormFields<Values> }) {
  const { field, text, choice, tick } = form as unknown as FormFields<WatchValues>;
  const { data: reach } = useQuery(reachQuery);
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
      <FieldGroup {...field('byText')} label={words.whereTo} hint={words.whereToHint}>
        <Checkbox {...tick('byEmail')}>
          <Way name={words.email}>{reach?.email}</Way>
        </Checkbox>
        <Checkbox {...tick('byPush')}>
          <Way name={words.push}>{reach && (reach.push ? words.toBrowsers : words.noBrowser)}</Way>
        </Checkbox>
        <Checkbox {...tick('byText')}>
          <Way name={words.text}>{reach && (reach.phone === null ? words.noPhone : words.toPhone(reach.phone))}</Way>
        </Checkbox>
      </FieldGroup>
    </>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <b>{name}</b>
      <span className="num block min-h-5 text-meta wrap-anywhere text-ink-2">{children}</span>
    </>
  );
}

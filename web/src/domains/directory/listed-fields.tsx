import { WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import { hoursWords } from '@plumbline/contract/domains/directory/hours.words.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { here } from '../../lib/language.ts';
import type { FormFields } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { contractorWords } from './contractor.words.ts';
import type { ListedValues } from './listed-values.ts';
import { tradeChoices } from './page/trade-names.ts';

const words = here(contractorWords);
const { days } = here(hoursWords);

type Fields<Key extends keyof ListedValues> = { form: FormFields<Pick<ListedValues, Key>> };

/** The firm's trades, at least one. */
export function TradeChoice({ form }: Fields<'trades'>) {
  const { trades } = form.values;
  return (
    <FieldGroup {...form.field('trades')} label={words.trades}>
      <div className="grid sm:grid-cols-2">
        {tradeChoices.map(({ trade, name }) => (
          <Checkbox
            key={trade}
            name="trades"
            value={trade}
            checked={trades.includes(trade)}
            onChange={({ target }) =>
              form.change({ trades: target.checked ? [...trades, trade] : trades.filter((one) => one !== trade) })
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The firm's specialties, separated by commas. */
export const SpecialtiesField = ({ form }: Fields<'specialties'>) => (
  <Field {...form.field('specialties')} label={words.specialties} hint={words.withCommas}>
    {(control) => <Textarea {...control} {...form.text('specialties')} rows={2} className="min-h-18" />}
  </Field>
);

/** The firm's service areas, separated by commas. */
export const ServiceAreasField = ({ form }: Fields<'serviceAreas'>) => (
  <Field {...form.field('serviceAreas')} label={words.serviceAreas} hint={words.townsWithCommas}>
    {(control) => <Textarea {...control} {...form.text('serviceAreas')} rows={2} className="min-h-18" />}
  </Field>
);

/** The firm's business hours, with a field for each day. */
export const HoursFields = ({ form }: Fields<'hours'>) => (
  <FieldGroup name="hours" label={words.businessHours} hint={words.hoursHint}>
    <div className="grid gap-3 sm:grid-cols-2">
      {WEEKDAYS.map((day) => (
        <Field key={day} {...form.field(`hours.${day}`)} label={days[day]}>
          {(control) => (
            <Input
              {...control}
              name={`hours.${day}`}
              value={form.values.hours[day] ?? ''}
              onChange={({ target }) => form.change({ hours: { ...form.values.hours, [day]: target.value } })}
              className="num"
            />
          )}
        </Field>
      ))}
    </div>
  </FieldGroup>
);

interface ShownFieldsProps extends Fields<'showPhone' | 'showEmail'> {
  contact: { readonly phone: string | null; readonly email: string | null };
}

/** Chooses whether visitors see phone and email. */
export const ShownFields = ({ form, contact: { phone, email } }: ShownFieldsProps) => (
  <FieldGroup name="shown" label={words.visitorsSee} hint={words.eitherWay}>
    <Checkbox {...form.tick('showPhone')}>
      {words.showPhone}
      {phone && <span className="num">, {formatPhone(phone)}</span>}
    </Checkbox>
    <Checkbox {...form.tick('showEmail')}>{email ? words.showEmailAddress(email) : words.showEmail}</Checkbox>
  </FieldGroup>
);

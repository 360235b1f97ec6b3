import { WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import type { ListedValues } from './listed-values.ts';
import { tradeChoices } from './page/trade-names.ts';

export interface ListedFieldsProps {
  values: ListedValues;
  onChange: (part: Partial<ListedValues>) => void;
  errorOf: (name: string) => string | undefined;
}

/** Which trades the firm has; at least one. */
export function TradeChoice({ values: { trades }, onChange, errorOf }: PartProps<'trades'>) {
  return (
    <FieldGroup name="trades" label="Trades" error={errorOf('trades')}>
      <div className="grid sm:grid-cols-2">
        {tradeChoices.map(({ trade, name }) => (
          <Checkbox
            key={trade}
            checked={trades.includes(trade)}
            onChange={({ target }) =>
              onChange({ trades: target.checked ? [...trades, trade] : trades.filter((one) => one !== trade) })
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The fields about some of the values alone. */
interface PartProps<Key extends keyof ListedValues> {
  values: Pick<ListedValues, Key>;
  onChange: (part: Pick<ListedValues, Key>) => void;
  errorOf: ListedFieldsProps['errorOf'];
}

/** What the firm is good at. */
export const SpecialtiesField = ({ values, onChange, errorOf }: ListedFieldsProps) => (
  <Field name="specialties" label="Specialties" hint="With commas between them" error={errorOf('specialties')}>
    {(control) => (
      <Textarea
        {...control}
        rows={2}
        value={values.specialties}
        onChange={({ target }) => onChange({ specialties: target.value })}
        className="min-h-18"
      />
    )}
  </Field>
);

/** Where the firm goes. */
export const ServiceAreasField = ({ values, onChange, errorOf }: ListedFieldsProps) => (
  <Field
    name="serviceAreas"
    label="Service areas"
    hint="Towns that you go to, with commas between them"
    error={errorOf('serviceAreas')}
  >
    {(control) => (
      <Textarea
        {...control}
        rows={2}
        value={values.serviceAreas}
        onChange={({ target }) => onChange({ serviceAreas: target.value })}
        className="min-h-18"
      />
    )}
  </Field>
);

/** When the firm works, a field for each day. */
export const HoursFields = ({ values, onChange, errorOf }: ListedFieldsProps) => (
  <FieldGroup
    name="hours"
    label="Business hours"
    hint="Such as 8:00 AM - 5:00 PM, Open 24 hours, or Closed. Leave a day empty to say nothing of it."
  >
    <div className="grid gap-3 sm:grid-cols-2">
      {WEEKDAYS.map((day) => (
        <Field key={day} name={`hours.${day}`} label={day} error={errorOf(`hours.${day}`)}>
          {(control) => (
            <Input
              {...control}
              value={values.hours[day] ?? ''}
              onChange={({ target }) => onChange({ hours: { ...values.hours, [day]: target.value } })}
              className="num"
            />
          )}
        </Field>
      ))}
    </div>
  </FieldGroup>
);

interface ShownFieldsProps extends Omit<ListedFieldsProps, 'errorOf'> {
  contact: { readonly phone: string | null; readonly email: string | null };
}

/** Whether visitors see phone and email. */
export const ShownFields = ({ values, onChange, contact: { phone, email } }: ShownFieldsProps) => (
  <FieldGroup name="shown" label="What visitors see" hint="Messages about requests reach you either way.">
    <Checkbox checked={values.showPhone} onChange={({ target }) => onChange({ showPhone: target.checked })}>
      Show our phone number{phone && <span className="num">, {formatPhone(phone)}</span>}
    </Checkbox>
    <Checkbox checked={values.showEmail} onChange={({ target }) => onChange({ showEmail: target.checked })}>
      Show our email address{email && `, ${email}`}
    </Checkbox>
  </FieldGroup>
);

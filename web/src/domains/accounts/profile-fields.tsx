import type { Profile } from '@plumbline/contract/domains/accounts/user.ts';
import { here } from '../../lib/language.ts';
import type { FormFields } from '../../lib/use-form.ts';
import { Field, FieldGroup, FieldPair } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { formatWhileTyping } from './phone-typing.ts';
import { registerWords } from './register.words.ts';

const words = here(registerWords).fields;

export interface ProfileFieldsProps {
  form: FormFields<Profile>;
}

// Specification, section 9.
const METHODS = [
  { value: 'email', ...words.methods.email },
  { value: 'sms', ...words.methods.sms },
  { value: 'both', ...words.methods.both },
];

export function NameFields({ form }: ProfileFieldsProps) {
  return (
    <FieldPair>
      <Field {...form.field('firstName')} label={words.firstName} required>
        {(field) => <Input {...field} {...form.text('firstName')} autoComplete="given-name" maxLength={80} />}
      </Field>
      <Field {...form.field('lastName')} label={words.lastName} required>
        {(field) => <Input {...field} {...form.text('lastName')} autoComplete="family-name" maxLength={80} />}
      </Field>
    </FieldPair>
  );
}

export function PhoneField({ form }: ProfileFieldsProps) {
  const phone = form.text('phone');
  return (
    <Field {...form.field('phone')} label={words.phone} optional>
      {(field) => (
        <Input
          {...field}
          {...phone}
          onChange={(event) => {
            formatWhileTyping(event.currentTarget);
            return phone.onChange(event);
          }}
          type="tel"
          autoComplete="tel"
          placeholder="(502) 555-0134"
          className="num"
        />
      )}
    </Field>
  );
}

export function ContactMethodField({ form }: ProfileFieldsProps) {
  return (
    <FieldGroup {...form.field('preferredContactMethod')} label={words.contactMethod}>
      <RadioCards options={METHODS} columns={3} {...form.choice('preferredContactMethod')} />
    </FieldGroup>
  );
}

export function AddressFields({ form }: ProfileFieldsProps) {
  return (
    <>
      <Field {...form.field('address')} label={words.address} optional>
        {(field) => <Input {...field} {...form.text('address')} autoComplete="street-address" maxLength={200} />}
      </Field>
      <Field {...form.field('city')} label={words.city} optional>
        {(field) => <Input {...field} {...form.text('city')} autoComplete="address-level2" maxLength={100} />}
      </Field>
      <FieldPair>
        <Field {...form.field('state')} label={words.state} optional>
          {(field) => (
            <Input
              {...field}
              {...form.text('state')}
              autoComplete="address-level1"
              autoCapitalize="characters"
              maxLength={2}
              placeholder={words.stateExample}
            />
          )}
        </Field>
        <Field {...form.field('zipCode')} label={words.zipCode} optional>
          {(field) => (
            <Input
              {...field}
              {...form.text('zipCode')}
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={5}
              className="num"
            />
          )}
        </Field>
      </FieldPair>
    </>
  );
}

import type { Profile } from '@plumbline/contract/domains/accounts/user.ts';
import type { RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import { Field, FieldGroup, FieldPair } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { formatWhileTyping } from './phone-typing.ts';

export type ProfileField = keyof Profile;

export interface ProfileFieldsProps {
  /** `register` of the form that holds them. */
  input: (name: ProfileField, options?: Pick<RegisterOptions, 'setValueAs'>) => UseFormRegisterReturn;
  errorOf: (name: ProfileField) => string | undefined;
}

// Specification, section 9.
const METHODS = [
  { value: 'email', label: 'Email', detail: 'Detailed' },
  { value: 'sms', label: 'SMS', detail: 'Fastest' },
  { value: 'both', label: 'Both', detail: 'Maximum coverage' },
];

export function NameFields({ input, errorOf }: ProfileFieldsProps) {
  return (
    <FieldPair>
      <Field name="firstName" label="First Name" error={errorOf('firstName')} required>
        {(field) => <Input {...field} {...input('firstName')} autoComplete="given-name" maxLength={80} />}
      </Field>
      <Field name="lastName" label="Last Name" error={errorOf('lastName')} required>
        {(field) => <Input {...field} {...input('lastName')} autoComplete="family-name" maxLength={80} />}
      </Field>
    </FieldPair>
  );
}

export function PhoneField({ input, errorOf }: ProfileFieldsProps) {
  const phone = input('phone');
  return (
    <Field name="phone" label="Phone Number" error={errorOf('phone')} optional>
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

export function ContactMethodField({ input, errorOf }: ProfileFieldsProps) {
  return (
    <FieldGroup
      name="preferredContactMethod"
      label="Preferred Contact Method"
      error={errorOf('preferredContactMethod')}
    >
      <RadioCards options={METHODS} columns={3} input={input('preferredContactMethod')} />
    </FieldGroup>
  );
}

export function AddressFields({ input, errorOf }: ProfileFieldsProps) {
  return (
    <>
      <Field name="address" label="Address" error={errorOf('address')} optional>
        {(field) => <Input {...field} {...input('address')} autoComplete="street-address" maxLength={200} />}
      </Field>
      <Field name="city" label="City" error={errorOf('city')} optional>
        {(field) => <Input {...field} {...input('city')} autoComplete="address-level2" maxLength={100} />}
      </Field>
      <FieldPair>
        <Field name="state" label="State" error={errorOf('state')} optional>
          {(field) => (
            <Input
              {...field}
              {...input('state', { setValueAs: (text: string) => text.toUpperCase() })}
              autoComplete="address-level1"
              autoCapitalize="characters"
              maxLength={2}
              placeholder="KY"
            />
          )}
        </Field>
        <Field name="zipCode" label="Zip Code" error={errorOf('zipCode')} optional>
          {(field) => (
            <Input
              {...field}
              {...input('zipCode')}
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

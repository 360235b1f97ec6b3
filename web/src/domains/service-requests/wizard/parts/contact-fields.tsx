import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Lock } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { IconLine } from '../../../../ui/facts.tsx';
import { Field, FieldError, FieldGroup, FieldPair } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import type { DetailsFieldsProps } from './job-fields.tsx';
import { SmsConsent } from './sms-consent.tsx';

// Specification, section 9.
const METHODS = [
  { value: 'sms', label: 'SMS', detail: 'Fastest' },
  { value: 'email', label: 'Email', detail: 'Detailed' },
  { value: 'both', label: 'Both', detail: 'Maximum coverage' },
];

interface ContactFieldsProps extends DetailsFieldsProps {
  /** The one company; null when several are asked. */
  who: string | null;
  /** Writes the number the usual way once it is typed. */
  onPhone: (phone: string) => void;
  onChangeLocation: () => unknown;
}

/** Answered in the location step; an error of theirs is shown here, with the way back. */
const PLACE_FIELDS = ['city', 'state', 'zipCode'] as const;

/** Who the customer is and where the work is: what a contractor sees only after accepting. */
export function ContactFields({ register, errorOf, values, who, onPhone, onChangeLocation }: ContactFieldsProps) {
  return (
    <Card as="section" roomy aria-labelledby="your-contact" className="mt-4 space-y-6">
      <div>
        <h2 id="your-contact">Your Contact Information</h2>
        <IconLine icon={Lock} className="mt-1 text-meta text-ink-2">
          {who
            ? `${who} sees this after accepting. Nobody else does.`
            : 'Only the contractor who gets the job sees this, after accepting. Nobody else does.'}
        </IconLine>
      </div>
      <FieldPair>
        <Field name="customerName" label="Your Name" error={errorOf('customerName')} required>
          {(field) => <Input {...field} {...register('customerName')} autoComplete="name" maxLength={120} />}
        </Field>
        <Field name="customerPhone" label="Phone Number" error={errorOf('customerPhone')} required>
          {(field) => (
            <Input
              {...field}
              {...register('customerPhone', { onBlur: (event) => onPhone(formatPhone(event.target.value)) })}
              type="tel"
              autoComplete="tel"
              maxLength={30}
              className="num"
            />
          )}
        </Field>
      </FieldPair>
      <Field
        name="customerEmail"
        label="Email Address"
        hint="Your tracking link goes here."
        error={errorOf('customerEmail')}
        required
      >
        {(field) => (
          <Input {...field} {...register('customerEmail')} type="email" autoComplete="email" maxLength={254} />
        )}
      </Field>
      <Field
        name="address"
        label="Street Address"
        hint={`Where the work is, in ${values.city}, ${values.state} ${values.zipCode}.`}
        error={errorOf('address')}
        required
      >
        {(field) => (
          <Input
            {...field}
            {...register('address')}
            autoComplete="street-address"
            maxLength={200}
            placeholder="1418 Bardstown Rd"
          />
        )}
      </Field>
      {PLACE_FIELDS.filter(errorOf).map((name) => (
        <div key={name} id={name}>
          <Button onClick={() => void onChangeLocation()}>Change Location</Button>
          <FieldError name={name}>{errorOf(name)}</FieldError>
        </div>
      ))}
      <div>
        <FieldGroup
          name="preferredContactMethod"
          label="Preferred Contact Method"
          error={errorOf('preferredContactMethod')}
        >
          <RadioCards options={METHODS} columns={3} input={register('preferredContactMethod')} />
        </FieldGroup>
        {values.preferredContactMethod !== 'email' && (
          <SmsConsent input={register('smsConsent')} given={values.smsConsent} email={values.customerEmail.trim()} />
        )}
      </div>
    </Card>
  );
}

import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import clsx from 'clsx';
import { Lock } from 'lucide-react';
import { here } from '../../../../lib/language.ts';
import { useAsArrived } from '../../../../lib/use-as-arrived.ts';
import { Card } from '../../../../ui/card.tsx';
import { IconLine } from '../../../../ui/facts.tsx';
import { Field, FieldError, FieldGroup, FieldPair } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { customerDetailsWords } from '../../customer-details.words.ts';
import { detailsWords } from '../details.words.ts';
import { ADDRESS_EXAMPLE } from '../field-messages.ts';
import { StepLink } from '../step-link.tsx';
import { stepsWords } from '../steps.words.ts';
import type { Steps } from '../use-steps.ts';
import type { DetailsFieldsProps } from './job-fields.tsx';
import { SmsConsent } from './sms-consent.tsx';

const words = here(detailsWords).contact;
const details = here(customerDetailsWords);

// Specification, section 9.
const METHODS = (['sms', 'email', 'both'] as const).map((value) => ({ value, ...words.methods[value] }));

interface ContactFieldsProps extends DetailsFieldsProps {
  /** The one company; null when several are asked. */
  who: string | null;
  steps: Steps;
}

/** Answered in the location step; their errors are shown here with a way back. */
const PLACE_FIELDS = ['city', 'state', 'zipCode'] as const;

/** The customer's contact details and street, hidden from contractors until one accepts. */
export function ContactFields({ form, who, steps }: ContactFieldsProps) {
  const { values } = form;
  const hasArrived = useAsArrived();
  const errorOf = (name: string) => form.field(name).error;
  return (
    <Card as="section" roomy aria-labelledby="your-contact" className="mt-4 space-y-6">
      <div>
        <h2 id="your-contact">{words.title}</h2>
        <IconLine icon={Lock} className="mt-1 text-meta text-ink-2">
          {who ? words.oneSees(who) : words.onlyTheirs}
        </IconLine>
      </div>
      <FieldPair>
        <Field {...form.field('customerName')} label={details.name.asked} required>
          {(field) => <Input {...field} {...form.text('customerName')} autoComplete="name" maxLength={120} />}
        </Field>
        <Field {...form.field('customerPhone')} label={details.phone.asked} required>
          {(field) => (
            <Input
              {...field}
              {...form.text('customerPhone')}
              // The usual way of writing it, once it is typed.
              onBlur={({ target }) => form.change({ customerPhone: formatPhone(target.value) })}
              type="tel"
              autoComplete="tel"
              maxLength={30}
              className="num"
            />
          )}
        </Field>
      </FieldPair>
      <Field {...form.field('customerEmail')} label={details.email.asked} hint={details.email.hint} required>
        {(field) => (
          <Input {...field} {...form.text('customerEmail')} type="email" autoComplete="email" maxLength={254} />
        )}
      </Field>
      <Field
        {...form.field('address')}
        label={details.street.asked}
        hint={details.street.hint(`${values.city}, ${values.state} ${values.zipCode}`)}
        required
      >
        {(field) => (
          <Input
            {...field}
            {...form.text('address')}
            autoComplete="street-address"
            maxLength={200}
            placeholder={ADDRESS_EXAMPLE}
          />
        )}
      </Field>
      {PLACE_FIELDS.filter(errorOf).map((name) => (
        <div key={name} id={name}>
          <StepLink href={steps.href('location')} onGo={() => steps.go('location')}>
            {here(stepsWords).frame.changeLocation}
          </StepLink>
          <FieldError name={name}>{errorOf(name)}</FieldError>
        </div>
      ))}
      <div className={clsx(hasArrived && '[&:has([name=preferredContactMethod][value=email]:checked)>*+*]:hidden')}>
        <FieldGroup {...form.field('preferredContactMethod')} label={words.method}>
          <RadioCards options={METHODS} columns={3} {...form.choice('preferredContactMethod')} />
        </FieldGroup>
        {(hasArrived || values.preferredContactMethod !== 'email') && (
          <SmsConsent form={form} email={values.customerEmail.trim()} />
        )}
      </div>
    </Card>
  );
}

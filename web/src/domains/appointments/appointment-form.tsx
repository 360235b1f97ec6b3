import {
  AppointmentForm as AppointmentSchema,
  type Schedule,
  SERVICE_TYPES,
  USUAL_DURATION,
} from '@plumbline/contract/domains/appointments/appointment.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { type FormEvent, useRef, useState } from 'react';
import { fieldProblems } from '../../lib/problem-sentences.ts';
import { randomKey } from '../../lib/random-key.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { focusField } from '../../ui/error-summary.tsx';
import { Field, FieldPair } from '../../ui/field.tsx';
import { Input, Select, Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type ScheduleLink, useBook } from './api.ts';
import { remindersSentence, SERVICE_LABELS } from './appointment-words.ts';
import { WhenFields } from './when-fields.tsx';

interface Values {
  readonly serviceType: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly address: string;
  readonly scheduledDate: string;
  readonly scheduledTime: string;
  readonly duration: number;
  readonly notes: string;
}

const EMPTY: Values = {
  serviceType: '',
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  address: '',
  scheduledDate: '',
  scheduledTime: '',
  duration: USUAL_DURATION,
  notes: '',
};

/** What the server calls the fields that have another name here. */
const OUR_NAMES: Readonly<Record<string, keyof Values>> = {
  proposedDate: 'scheduledDate',
  proposedTime: 'scheduledTime',
  location: 'address',
};

const MISSING = {
  title: 'Missing Information',
  description: 'Please fill in all required fields',
  tone: 'destructive',
} as const;
/** Beside each of the required fields: what to do. */
const MISSING_WORDS: Readonly<Record<string, string>> = {
  serviceType: 'Choose a service',
  customerName: "Enter the customer's name",
  scheduledDate: 'Choose a date',
  scheduledTime: 'Choose a time',
};
const FAILED = {
  title: 'Scheduling Error',
  description: 'Failed to schedule appointment. Please try again.',
  tone: 'destructive',
} as const;

export interface AppointmentFormProps {
  /** None where nobody opened a request: then the wish is noted, and nobody is booked. */
  link: ScheduleLink | undefined;
  schedule: Schedule | undefined;
  /** yyyy-MM-dd where the work is. */
  today: string;
  onDone: () => void;
}

/** The appointment form: with a request everything it knows is filled in. */
export function AppointmentForm({ link, schedule, today, onDone }: AppointmentFormProps) {
  const initial: Values = {
    ...EMPTY,
    ...schedule?.form,
    serviceType: schedule?.form.serviceType ?? '',
    customerPhone: formatPhone(schedule?.form.customerPhone ?? ''),
  };
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const sending = useRef(false);
  // The same answers sent again, after a lost connection for one, are the same booking.
  const attempt = useRef({ body: '', key: '' });
  const book = useBook(link?.id);
  const knowsCustomer = schedule !== undefined;

  const change = (changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
  };
  const refuse = (problems: Readonly<Record<string, string>>) => {
    setErrors(problems);
    const [first] = Object.keys(EMPTY).filter((name) => problems[name]);
    // After the fields have been drawn with their errors.
    if (first) setTimeout(focusField, 0, first);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    const checked = AppointmentSchema.safeParse({
      ...values,
      // A contractor sees no name of a customer who is not theirs yet; the request knows it.
      customerName: values.customerName || (knowsCustomer ? 'The customer of the request' : ''),
      serviceRequestId: link?.id,
      contractorId: link?.contractorId ?? schedule?.contractor?.id,
    });
    if (!checked.success) {
      const problems = Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message]));
      const isMissing = (text: string) => text === MISSING.description;
      toast(Object.values(problems).some(isMissing) ? MISSING : FAILED);
      const words = Object.entries(problems).map(([name, text]) => [
        name,
        isMissing(text) ? (MISSING_WORDS[name] ?? text) : text,
      ]);
      refuse(Object.fromEntries(words));
      return;
    }
    const body = JSON.stringify(checked.data);
    if (attempt.current.body !== body) attempt.current = { body, key: randomKey() };
    sending.current = true;
    try {
      const created = await book.mutateAsync({ form: checked.data, idempotencyKey: attempt.current.key });
      toast({
        title: 'Appointment Scheduled! 📅',
        description:
          created.status === 'booked'
            ? 'Calendar invitations are on their way, and automated reminders are set for both sides.'
            : created.message,
        tone: 'success',
      });
      attempt.current = { body: '', key: '' };
      setValues({ ...EMPTY });
      onDone();
    } catch (error) {
      toast(FAILED);
      const problems = fieldProblems(error);
      refuse(Object.fromEntries(Object.entries(problems).map(([name, text]) => [OUR_NAMES[name] ?? name, text])));
    } finally {
      sending.current = false;
    }
  };

  const text = (name: 'customerName' | 'customerEmail' | 'customerPhone' | 'address') => ({
    value: values[name],
    // What the request knows is changed there.
    readOnly: knowsCustomer && name !== 'address',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const known = knowsCustomer ? 'bg-sunken!' : '';
  const showsCustomer = !knowsCustomer || values.customerName !== '';

  return (
    <form onSubmit={send} noValidate aria-labelledby="appointment-form" className="grid gap-5">
      <h2 id="appointment-form" className="sr-only">
        Appointment
      </h2>
      <Field name="serviceType" label="Service type" required error={errors.serviceType}>
        {(control) => (
          <Select
            {...control}
            value={values.serviceType}
            onChange={(event) => change({ serviceType: event.target.value })}
          >
            <option value="">Select a service</option>
            {SERVICE_TYPES.map((type) => (
              <option key={type} value={type}>
                {SERVICE_LABELS[type]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <WhenFields
        when={values}
        onChange={change}
        errorOf={(name) => errors[name]}
        today={today}
        timeZone={schedule?.timeZone}
        slotsOf={schedule?.contractor ? link?.id : undefined}
      />
      {showsCustomer && (
        <>
          <Field name="customerName" label="Customer name" required error={errors.customerName}>
            {(control) => (
              <Input {...control} autoComplete="name" maxLength={120} className={known} {...text('customerName')} />
            )}
          </Field>
          <FieldPair>
            <Field name="customerEmail" label="Email address" optional={!knowsCustomer} error={errors.customerEmail}>
              {(control) => (
                <Input {...control} type="email" autoComplete="email" className={known} {...text('customerEmail')} />
              )}
            </Field>
            <Field name="customerPhone" label="Phone number" optional={!knowsCustomer} error={errors.customerPhone}>
              {(control) => (
                <Input
                  {...control}
                  type="tel"
                  autoComplete="tel"
                  className={`num ${known}`}
                  {...text('customerPhone')}
                />
              )}
            </Field>
          </FieldPair>
          <Field name="address" label="Address" optional error={errors.address}>
            {(control) => <Input {...control} autoComplete="street-address" maxLength={300} {...text('address')} />}
          </Field>
        </>
      )}
      <Field name="notes" label="Notes" optional error={errors.notes}>
        {(control) => (
          <Textarea
            {...control}
            className="min-h-20!"
            maxLength={2000}
            placeholder="Gate code, parking, pets"
            value={values.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        )}
      </Field>
      {schedule && <p className="-mt-1 text-meta text-ink-2">{remindersSentence(schedule.viewer)}</p>}
      <ActionBar>
        <Button type="submit" variant="primary" big block busy={book.isPending} busyLabel="Scheduling...">
          Schedule Appointment
        </Button>
      </ActionBar>
    </form>
  );
}

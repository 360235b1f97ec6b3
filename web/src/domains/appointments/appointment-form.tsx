import { type Schedule, SERVICE_TYPES, USUAL_DURATION } from '@plumbline/contract/domains/appointments/appointment.ts';
import { appointmentWords } from '@plumbline/contract/domains/appointments/appointment.words.ts';
import { appointmentForm, createAppointment } from '@plumbline/contract/domains/appointments/endpoints.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { here } from '../../lib/language.ts';
import { useForm } from '../../lib/use-form.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Field, FieldPair } from '../../ui/field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Input, Select, Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { addressOf, type ScheduleLink, useBook } from './api.ts';
import { appointmentPageWords } from './appointment.words.ts';
import { remindersSentence, SERVICE_LABELS } from './appointment-status.ts';
import { ourNameOf, WhenFields } from './when-fields.tsx';

const page = here(appointmentPageWords);
const words = page.form;

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

const MISSING = {
  title: words.missingTitle,
  description: here(appointmentWords).missing,
  tone: 'destructive',
} as const;
/** Shown next to each required field that is empty. */
const MISSING_WORDS: Readonly<Record<string, string>> = {
  serviceType: words.chooseService,
  customerName: words.enterName,
  scheduledDate: words.chooseDate,
  scheduledTime: words.chooseTime,
};
const FAILED = { title: words.failedTitle, description: words.failed, tone: 'destructive' } as const;

export interface AppointmentFormProps {
  /** Missing if nobody opened a request. Then the wish is recorded, and nobody is booked. */
  link: ScheduleLink | undefined;
  schedule: Schedule | undefined;
  /** yyyy-MM-dd at the job. */
  today: string;
  onDone: () => void;
}

/** The appointment form. With a request, everything known from it is filled in. */
export function AppointmentForm({ link, schedule, today, onDone }: AppointmentFormProps) {
  const book = useBook(link?.id);
  const knowsCustomer = schedule !== undefined;
  const form = useForm({
    to: { ...createAppointment, ...appointmentForm },
    initial: (): Values => ({
      ...EMPTY,
      ...schedule?.form,
      serviceType: schedule?.form.serviceType ?? '',
      customerPhone: formatPhone(schedule?.form.customerPhone ?? ''),
    }),
    body: (values) => ({
      ...values,
      // Before acceptance a contractor doesn't see the customer's name. The server uses the request's name instead of this placeholder.
      customerName: values.customerName || (knowsCustomer ? words.customerOfRequest : ''),
      serviceRequestId: link?.id,
      contractorId: link?.contractorId ?? schedule?.contractor?.id,
    }),
    saidAt: (said, message) => {
      const name = ourNameOf(said);
      return [name, message === MISSING.description ? (MISSING_WORDS[name] ?? message) : message];
    },
    onInvalid: (problems) => {
      const isMissing = Object.entries(problems).some(
        ([name, message]) => message === MISSING.description || message === MISSING_WORDS[name],
      );
      toast(isMissing ? MISSING : FAILED);
    },
    next: () => `/schedule-service?${new URLSearchParams(link ? addressOf(link) : { noted: 'yes' })}`,
    send: async (booking, { key, reset }) => {
      const created = await book.mutateAsync({ form: booking, idempotencyKey: key });
      toast({
        title: words.scheduledTitle,
        description: created.status === 'booked' ? words.scheduled : created.message,
        tone: 'success',
      });
      reset(EMPTY);
      onDone();
    },
    onRefused: () => {
      toast(FAILED);
    },
  });

  const text = (name: 'customerName' | 'customerEmail' | 'customerPhone' | 'address') => ({
    ...form.text(name),
    // Data from the request can only be changed there.
    readOnly: knowsCustomer && name !== 'address',
  });
  const known = knowsCustomer ? 'bg-sunken!' : '';
  const showsCustomer = !knowsCustomer || form.values.customerName !== '';

  return (
    <Form of={form} aria-labelledby="appointment-form" className="grid gap-5">
      <h2 id="appointment-form" className="sr-only">
        {words.heading}
      </h2>
      <Field {...form.field('serviceType')} label={page.serviceLabel} required>
        {(control) => (
          <Select {...control} {...form.text('serviceType')}>
            <option value="">{page.selectService}</option>
            {SERVICE_TYPES.map((type) => (
              <option key={type} value={type}>
                {SERVICE_LABELS[type]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <WhenFields
        form={form}
        today={today}
        timeZone={schedule?.timeZone}
        slotsOf={schedule?.contractor ? link?.id : undefined}
      />
      {showsCustomer && (
        <>
          <Field {...form.field('customerName')} label={words.customerName} required>
            {(control) => (
              <Input {...control} autoComplete="name" maxLength={120} className={known} {...text('customerName')} />
            )}
          </Field>
          <FieldPair>
            <Field {...form.field('customerEmail')} label={words.email} optional={!knowsCustomer}>
              {(control) => (
                <Input {...control} type="email" autoComplete="email" className={known} {...text('customerEmail')} />
              )}
            </Field>
            <Field {...form.field('customerPhone')} label={words.phone} optional={!knowsCustomer}>
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
          <Field {...form.field('address')} label={words.address} optional>
            {(control) => <Input {...control} autoComplete="street-address" maxLength={300} {...text('address')} />}
          </Field>
        </>
      )}
      <Field {...form.field('notes')} label={words.notes} optional>
        {(control) => (
          <Textarea
            {...control}
            className="min-h-20!"
            maxLength={2000}
            placeholder={words.notesExample}
            {...form.text('notes')}
          />
        )}
      </Field>
      {schedule && <p className="-mt-1 text-meta text-ink-2">{remindersSentence(schedule.viewer)}</p>}
      <ActionBar>
        <SubmitButton of={form} block busyLabel={words.busy}>
          {words.submit}
        </SubmitButton>
      </ActionBar>
    </Form>
  );
}

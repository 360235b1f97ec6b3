import {
  DEFAULT_AMOUNT,
  DONATION_PRESETS,
  donationIn,
  inCents,
  MAX_DONATION,
  MIN_DONATION,
} from '@plumbline/contract/domains/payments/amount.ts';
import { createPaymentIntent } from '@plumbline/contract/domains/payments/endpoints.ts';
import { paymentInputWords } from '@plumbline/contract/domains/payments/payment-input.words.ts';
import { useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { DollarSign, Info } from 'lucide-react';
import { formatDollars, formatMoney } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { IconLine } from '../../../ui/facts.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { prepareDonation } from '../api.ts';
import { donationWords } from './donation.words.ts';
import { keepDonation } from './donation-draft.ts';

const words = here(donationWords);
const { donation: description } = here(paymentInputWords);

const money = (amount: number): string =>
  Number.isInteger(amount) ? formatDollars(amount) : formatMoney(inCents(amount));

/** What was typed, or else the preset. Without scripts, both are posted. */
const amountOf = ({ preset, amount }: { preset: string; amount: string }): string => amount.trim() || preset;

/** A donation: one of five amounts or a custom one, and then the checkout. */
export function DonationForm() {
  const navigate = useNavigate();
  const form = useForm({
    to: createPaymentIntent,
    initial: { preset: String(DEFAULT_AMOUNT), amount: '', email: '' },
    body: (values) => ({
      amount: amountOf(values),
      description,
      email: values.email.trim() || undefined,
    }),
    next: (values) => `/checkout?${new URLSearchParams({ amount: amountOf(values), type: 'donation' })}`,
    send: async ({ amount, email }, { key }) => {
      const draft = { key, amount: String(amount), description, ...(email && { email }) };
      await prepareDonation(draft);
      // The checkout asks for the same donation again, and gets the same payment.
      keepDonation(draft);
      await navigate({ to: '/checkout', search: { amount, type: 'donation' } });
    },
    onRefused: (_, problems) => {
      toast({
        title: words.errorTitle,
        description: Object.values(problems)[0] ?? words.failed,
        tone: 'destructive',
      });
    },
  });
  const typed = amountOf(form.values);
  const preset = form.values.amount.trim() === '' ? form.values.preset : undefined;
  const read = donationIn(typed);

  return (
    <Form of={form} aria-labelledby="donate-title">
      <FieldGroup name="preset" label={<span className="sr-only">{words.amount}</span>}>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {DONATION_PRESETS.map((amount) => (
            <label
              key={amount}
              className={clsx(
                'relative flex min-h-14 cursor-pointer items-center justify-center rounded border text-title font-head transition-colors',
                preset === String(amount)
                  ? 'border-plumb bg-plumb-tint inset-ring inset-ring-plumb'
                  : 'border-line-strong bg-surface hover:bg-sunken',
              )}
            >
              <input
                type="radio"
                name="preset"
                value={amount}
                checked={preset === String(amount)}
                onChange={() => form.change({ preset: String(amount), amount: '' })}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded"
              />
              <span className="num pointer-events-none">{formatDollars(amount)}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <div className="mt-5 grid items-start gap-4 sm:grid-cols-2">
        <Field
          {...form.field('amount')}
          label={words.custom}
          hint={words.fromTo(formatDollars(MIN_DONATION), formatDollars(MAX_DONATION))}
        >
          {(control) => (
            <Input
              {...control}
              icon={DollarSign}
              className="num"
              inputMode="decimal"
              placeholder={words.another}
              maxLength={12}
              {...form.text('amount')}
            />
          )}
        </Field>
        <Field {...form.field('email')} label={words.email} optional hint={words.emailHint}>
          {(control) => (
            <Input {...control} type="email" autoComplete="email" maxLength={254} {...form.text('email')} />
          )}
        </Field>
      </div>
      <SubmitButton
        of={form}
        className="num mt-5 w-full sm:w-auto sm:min-w-44"
        busyLabel={words.processing}
        disabled={read === undefined && Number(typed) < MIN_DONATION}
      >
        {read === undefined ? words.donate : words.donateAmount(money(read))}
      </SubmitButton>
      <IconLine icon={Info} className="mt-3 text-meta text-ink-2">
        {words.noRanking}
      </IconLine>
    </Form>
  );
}

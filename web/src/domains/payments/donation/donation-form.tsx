import {
  DEFAULT_AMOUNT,
  DONATION_PRESETS,
  DonationAmount,
  MAX_DONATION,
  MIN_DONATION,
} from '@plumbline/contract/domains/payments/amount.ts';
import { DONATION_DESCRIPTION } from '@plumbline/contract/domains/payments/donation.ts';
import { formatDollars } from '@plumbline/contract/kernel/format.ts';
import { useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { DollarSign, Info } from 'lucide-react';
import { useState } from 'react';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { focusField } from '../../../ui/error-summary.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { prepareDonation } from '../api.ts';
import { keepDonation, newDonation } from './donation-draft.ts';

const money = (amount: number): string => (Number.isInteger(amount) ? formatDollars(amount) : `$${amount.toFixed(2)}`);

/** A donation: one of five amounts or one's own, and then the checkout. */
export function DonationForm() {
  const navigate = useNavigate();
  const [preset, setPreset] = useState<number | undefined>(DEFAULT_AMOUNT);
  const [custom, setCustom] = useState('');
  const [email, setEmail] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);

  const typed = preset === undefined ? custom : String(preset);
  const read = DonationAmount.safeParse(typed);

  const refuse = (found: Readonly<Record<string, string>>) => {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) setTimeout(focusField, 0, first);
  };

  const donate = useOneAtATime(async () => {
    if (!read.success) return refuse({ amount: read.error.issues[0]?.message ?? '' });
    setBusy(true);
    const draft = newDonation({
      amount: String(read.data),
      description: DONATION_DESCRIPTION,
      ...(email.trim() && { email: email.trim() }),
    });
    try {
      await prepareDonation(draft);
      // The checkout asks for the same donation again, and gets the same payment.
      keepDonation(draft);
      await navigate({ to: '/checkout', search: { amount: read.data, type: 'donation' } });
    } catch (error) {
      const fields = fieldProblems(error);
      refuse(fields);
      toast({
        title: 'Payment Error',
        description: Object.values(fields)[0] ?? 'Unable to process donation. Please try again.',
        tone: 'destructive',
      });
    }
    setBusy(false);
  });

  return (
    <form onSubmit={donate} noValidate aria-labelledby="donate-title">
      <FieldGroup name="preset" label={<span className="sr-only">Amount</span>}>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {DONATION_PRESETS.map((amount) => (
            <label
              key={amount}
              className={clsx(
                'relative flex min-h-14 cursor-pointer items-center justify-center rounded border text-title font-head transition-colors',
                preset === amount
                  ? 'border-plumb bg-plumb-tint inset-ring inset-ring-plumb'
                  : 'border-line-strong bg-surface hover:bg-sunken',
              )}
            >
              <input
                type="radio"
                name="preset"
                value={amount}
                checked={preset === amount}
                onChange={() => {
                  setPreset(amount);
                  setCustom('');
                  setProblems({});
                }}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded"
              />
              <span className="num pointer-events-none">{formatDollars(amount)}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <div className="mt-5 grid items-start gap-4 sm:grid-cols-2">
        <Field
          name="amount"
          label="Custom amount"
          hint={`From ${formatDollars(MIN_DONATION)} to ${formatDollars(MAX_DONATION)}`}
          error={problems.amount}
        >
          {(control) => (
            <Input
              {...control}
              icon={DollarSign}
              className="num"
              inputMode="decimal"
              placeholder="Another amount"
              maxLength={12}
              value={custom}
              onChange={({ target }) => {
                setCustom(target.value);
                setPreset(target.value.trim() === '' ? DEFAULT_AMOUNT : undefined);
                setProblems({});
              }}
            />
          )}
        </Field>
        <Field name="email" label="Email Address" optional hint="Where the receipt goes" error={problems.email}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="email"
              maxLength={254}
              value={email}
              onChange={({ target }) => {
                setEmail(target.value);
                setProblems({});
              }}
            />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        variant="primary"
        big
        className="num mt-5 w-full sm:w-auto sm:min-w-44"
        busy={busy}
        busyLabel="Processing..."
        disabled={!read.success && Number(typed) < MIN_DONATION}
      >
        {read.success ? `Donate ${money(read.data)}` : 'Donate'}
      </Button>
      <IconLine icon={Info} className="mt-3 text-meta text-ink-2">
        A donation buys no ranking. Contractors pay for that, and it says ‘Featured’.
      </IconLine>
    </form>
  );
}

import {
  authenticateInSandbox,
  payInSandbox,
  type SandboxResult,
} from '@plumbline/contract/domains/payments/sandbox-endpoints.ts';
import { CreditCard, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { focusField } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import {
  type CardValues,
  cardProblems,
  emptyCard,
  type FieldProblem,
  groupExpiry,
  groupNumber,
  plainExpiry,
} from './card-values.ts';
import type { CardFormProps, PaymentOutcome } from './outcome.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { usePayment } from './use-payment.ts';

interface DigitsFieldProps {
  name: keyof CardValues;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
  icon?: LucideIcon;
  placeholder?: string;
  maxLength?: number;
  required?: boolean;
}

/** A field of a card: digits, which the browser is not to fill in. */
function DigitsField({ name, label, error, onChange, required = false, ...input }: DigitsFieldProps) {
  return (
    <Field name={name} label={label} error={error} required={required} optional={!required}>
      {(control) => (
        <Input
          {...control}
          {...input}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

const onlyDigits = (typed: string): string => typed.replace(/\D/g, '');

/** The embedded provider's fields. They take its test numbers alone. */
export default function SandboxForm({ clientSecret, payLabel, onPaid }: CardFormProps) {
  const [card, setCard] = useState(emptyCard);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [asked, setAsked] = useState<(approved: boolean) => void>();

  const change = (part: Partial<CardValues>) => {
    setCard((before) => ({ ...before, ...part }));
    setProblems((before) => before.filter(({ name }) => !(name in part)));
  };
  const errorOf = (wanted: keyof CardValues) => problems.find(({ name }) => name === wanted)?.message;
  const digits = (name: keyof CardValues) => ({ name, value: card[name], error: errorOf(name) });
  const refuse = (found: readonly FieldProblem[]): PaymentOutcome => {
    setProblems(found);
    const [first] = found;
    if (first) setTimeout(focusField, 0, first.name);
    return { kind: 'incomplete' };
  };

  const bankAnswer = () => new Promise<boolean>((resolve) => setAsked(() => resolve));

  const outcomeOf = async (result: SandboxResult): Promise<PaymentOutcome> => {
    if (result.status === 'authentication-required') {
      const approved = await bankAnswer();
      setAsked(undefined);
      return outcomeOf(await call(authenticateInSandbox, { body: { clientSecret, approved } }));
    }
    if (result.status === 'declined') return { kind: 'declined', message: result.message ?? 'Your card was declined.' };
    return { kind: 'paid' };
  };

  const pay = async (): Promise<PaymentOutcome> => {
    const found = cardProblems(card, new Date());
    if (found.length > 0) return refuse(found);
    try {
      const body = { clientSecret, ...card, expiry: plainExpiry(card.expiry) };
      return await outcomeOf(await call(payInSandbox, { body }));
    } catch (error) {
      const said = Object.entries(fieldProblems(error)).flatMap(([name, message]) =>
        name in emptyCard ? [{ name: name as keyof CardValues, message }] : [],
      );
      if (said.length > 0) return refuse(said);
      throw error;
    }
  };

  const { submit, busy, problem } = usePayment(pay, onPaid);

  return (
    <>
      <form onSubmit={submit} noValidate aria-label="Card details" className="grid gap-5">
        <DigitsField
          {...digits('cardNumber')}
          label="Card number"
          icon={CreditCard}
          onChange={(typed) => change({ cardNumber: groupNumber(typed) })}
          required
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <DigitsField
            {...digits('expiry')}
            label="Expires"
            placeholder="MM / YY"
            onChange={(typed) => change({ expiry: groupExpiry(typed, card.expiry) })}
            required
          />
          <DigitsField
            {...digits('cvc')}
            label="Security code"
            placeholder="CVC"
            maxLength={4}
            onChange={(typed) => change({ cvc: onlyDigits(typed) })}
            required
          />
        </div>
        <DigitsField
          {...digits('zip')}
          label="ZIP Code"
          placeholder="40204"
          maxLength={5}
          onChange={(typed) => change({ zip: onlyDigits(typed) })}
        />
        <PaymentProblem problem={problem} />
        <Button type="submit" variant="primary" big block busy={busy} busyLabel="Processing...">
          {payLabel}
        </Button>
      </form>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => {
          if (!open) asked?.(false);
        }}
        title="Is it you who pays?"
        confirmLabel="Yes, it is me"
        cancelLabel="No, stop"
        onConfirm={() => asked?.(true)}
      >
        This is where the bank of a real card would ask for a code.
      </ConfirmDialog>
    </>
  );
}

import {
  authenticateInSandbox,
  payInSandbox,
  type SandboxResult,
} from '@plumbline/contract/domains/payments/sandbox-endpoints.ts';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { here } from '../../../lib/language.ts';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { type FormFields, useForm } from '../../../lib/use-form.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Input, type InputProps } from '../../../ui/input.tsx';
import { cardWords } from './card.words.ts';
import { type CardValues, cardProblems, emptyCard, groupExpiry, groupNumber, plainExpiry } from './card-values.ts';
import type { CardFormProps, PaymentOutcome } from './outcome.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { usePayment } from './use-payment.ts';

const words = here(cardWords);

interface DigitsFieldProps extends Pick<InputProps, 'icon' | 'placeholder' | 'maxLength'> {
  form: FormFields<CardValues>;
  name: keyof CardValues;
  label: string;
  onChange: (typed: string) => void;
  required?: boolean;
}

/** A field of a card: digits, which the browser is not to fill in. */
function DigitsField({ form, name, label, onChange, required = false, ...input }: DigitsFieldProps) {
  return (
    <Field {...form.field(name)} label={label} required={required} optional={!required}>
      {(control) => (
        <Input
          {...control}
          {...form.text(name)}
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

/** The card form of the embedded provider, which accepts only its test numbers. */
export default function SandboxForm({ clientSecret, payLabel, ...done }: CardFormProps) {
  const [asked, setAsked] = useState<(approved: boolean) => void>();

  const bankAnswer = () => new Promise<boolean>((resolve) => setAsked(() => resolve));

  const outcomeOf = async (result: SandboxResult): Promise<PaymentOutcome> => {
    if (result.status === 'authentication-required') {
      const approved = await bankAnswer();
      setAsked(undefined);
      return outcomeOf(await call(authenticateInSandbox, { body: { clientSecret, approved } }));
    }
    if (result.status === 'declined') return { kind: 'declined', message: result.message ?? words.declined };
    return { kind: 'paid' };
  };

  const { settle, isPaid, problem } = usePayment(done);
  const form = useForm({
    to: payInSandbox,
    initial: emptyCard,
    check: (card) => Object.fromEntries(cardProblems(card, new Date()).map(({ name, message }) => [name, message])),
    body: (card) => ({ clientSecret, ...card, expiry: plainExpiry(card.expiry) }),
    send: async (body) => {
      let refused: unknown;
      await settle(async () => {
        try {
          return await outcomeOf(await call(payInSandbox, { body }));
        } catch (error) {
          if (!Object.keys(fieldProblems(error)).some((name) => name in emptyCard)) throw error;
          refused = error;
          return { kind: 'incomplete' };
        }
      });
      if (refused instanceof Error) throw refused;
    },
  });
  const { change } = form;

  return (
    <>
      <Form of={form} aria-label={words.details} className="grid gap-5">
        <input type="hidden" name="clientSecret" value={clientSecret} />
        <DigitsField
          form={form}
          name="cardNumber"
          label={words.number}
          icon={CreditCard}
          onChange={(typed) => change({ cardNumber: groupNumber(typed) })}
          required
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <DigitsField
            form={form}
            name="expiry"
            label={words.expires}
            placeholder={words.expiryExample}
            onChange={(typed) => change({ expiry: groupExpiry(typed, form.values.expiry) })}
            required
          />
          <DigitsField
            form={form}
            name="cvc"
            label={words.code}
            placeholder={words.codeExample}
            maxLength={4}
            onChange={(typed) => change({ cvc: onlyDigits(typed) })}
            required
          />
        </div>
        <DigitsField
          form={form}
          name="zip"
          label={words.zip}
          placeholder="40204"
          maxLength={5}
          onChange={(typed) => change({ zip: onlyDigits(typed) })}
        />
        <PaymentProblem problem={problem} />
        <SubmitButton of={form} block busy={form.busy || isPaid} busyLabel={words.processing}>
          {payLabel}
        </SubmitButton>
      </Form>
      {asked && (
        <ConfirmDialog
          onClose={() => asked(false)}
          title={words.bankTitle}
          confirmLabel={words.bankYes}
          cancelLabel={words.bankNo}
          onConfirm={() => asked(true)}
        >
          {words.bank}
        </ConfirmDialog>
      )}
    </>
  );
}

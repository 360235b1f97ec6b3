import { confirmPassword, getFreshness } from '@plumbline/contract/domains/accounts/endpoints.ts';
import type { FactorProof, FactorQuestion } from '@plumbline/contract/domains/accounts/factor.ts';
import { stepUp } from '@plumbline/contract/domains/accounts/factor-endpoints.ts';
import { FRESH_MINUTES, type ProofWay } from '@plumbline/contract/domains/accounts/session.ts';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { here } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { confirmOwnPassword } from '../api.ts';
import { failureText } from '../failure-text.ts';
import { GoogleLink } from '../google-button.tsx';
import { PasswordInput } from '../password-input.tsx';
import { giveStepUp, stepUpQuestion } from './calls.ts';
import { FactorForm } from './factor-form.tsx';
import { factorsWords } from './factors.words.ts';

const words = here(factorsWords);

/** Asks for a passkey or a code before a sensitive action, or for the password without a second factor. */
export function StepUpDialog({ onDone }: { onDone: (isProven: boolean) => void }) {
  const [ways, setWays] = useState<readonly ProofWay[]>();

  const ask = async (): Promise<FactorQuestion> => {
    const question = await stepUpQuestion();
    const hasFactor = question.passkey !== null || question.hasApp;
    if (!hasFactor) setWays((await call(getFreshness, {})).ways);
    return question;
  };
  const give = async (proof: FactorProof) => {
    await giveStepUp(proof);
    onDone(true);
  };

  return (
    <Dialog onClose={() => onDone(false)} title={words.confirmYou} description={words.stepUp.why(FRESH_MINUTES)}>
      {ways ? (
        <WithoutFactor ways={ways} onDone={() => onDone(true)} />
      ) : (
        <FactorForm to={stepUp} ask={ask} give={give} submitLabel={words.confirm} />
      )}
    </Dialog>
  );
}

function WithoutFactor({ ways, onDone }: { ways: readonly ProofWay[]; onDone: () => void }) {
  const form = useForm({
    to: confirmPassword,
    initial: { password: '' },
    idPrefix: 'step-up',
    check: ({ password }) => (password === '' ? { password: words.stepUp.missing } : {}),
    send: async ({ password }) => {
      await confirmOwnPassword(password);
      onDone();
    },
    onRefused: (error, problems) => ({
      password: problems.password ?? failureText(error, words.stepUp.wrong),
    }),
  });

  return (
    <div className="grid gap-5">
      {ways.includes('password') && (
        <Form of={form} aria-label={words.stepUp.form} className="grid gap-5">
          <Field {...form.field('password')} label={words.stepUp.password} required>
            {(field) => (
              <PasswordInput {...field} {...form.text('password')} autoComplete="current-password" data-initial-focus />
            )}
          </Field>
          <SubmitButton of={form} block busyLabel={words.checking}>
            {words.confirm}
          </SubmitButton>
        </Form>
      )}
      {ways.includes('google') && (
        <div className="grid gap-2">
          <p>{ways.includes('password') ? words.stepUp.orGoogle : words.stepUp.google}</p>
          <GoogleLink returnTo={location.pathname + location.search} />
        </div>
      )}
    </div>
  );
}

import { getFreshness } from '@plumbline/contract/domains/accounts/endpoints.ts';
import type { FactorProof, FactorQuestion } from '@plumbline/contract/domains/accounts/factor.ts';
import type { ProofWay } from '@plumbline/contract/domains/accounts/session.ts';
import { type SyntheticEvent, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { confirmOwnPassword } from '../api.ts';
import { failureText } from '../failure-text.ts';
import { GoogleLink } from '../google-button.tsx';
import { PasswordInput } from '../password-input.tsx';
import { giveStepUp, stepUpQuestion } from './calls.ts';
import { FactorForm } from './factor-form.tsx';

/** Asks for a passkey or a code before a serious action; for the password where no second factor is set up. */
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
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onDone(false);
      }}
      title="Confirm it's you"
      description="This needs a fresh confirmation, which lasts ten minutes."
    >
      {ways ? (
        <WithoutFactor ways={ways} onDone={() => onDone(true)} />
      ) : (
        <FactorForm ask={ask} give={give} submitLabel="Confirm" />
      )}
    </Dialog>
  );
}

function WithoutFactor({ ways, onDone }: { ways: readonly ProofWay[]; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password === '') {
      setProblem('Type your password.');
      return;
    }
    setBusy(true);
    try {
      await confirmOwnPassword(password);
      onDone();
    } catch (error) {
      setProblem(fieldProblems(error).password ?? failureText(error, 'This is not your present password.'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="grid gap-5">
      {ways.includes('password') && (
        <form onSubmit={send} noValidate aria-label="Password" className="grid gap-5">
          <Field name="stepUpPassword" label="Your password" error={problem} required>
            {(field) => (
              <PasswordInput
                {...field}
                autoComplete="current-password"
                data-initial-focus
                value={password}
                onChange={(event) => {
                  setPassword(event.target.value);
                  setProblem(undefined);
                }}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" big block busy={busy} busyLabel="Checking...">
            Confirm
          </Button>
        </form>
      )}
      {ways.includes('google') && (
        <div className="grid gap-2">
          <p>
            {ways.includes('password') ? 'Or sign in again' : 'Sign in again'} with Google; you will come back here.
          </p>
          <GoogleLink returnTo={location.pathname + location.search} />
        </div>
      )}
    </div>
  );
}

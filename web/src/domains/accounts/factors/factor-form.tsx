import type { FactorProof, FactorQuestion } from '@plumbline/contract/domains/accounts/factor.ts';
import { KeyRound, TriangleAlert } from 'lucide-react';
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { focusField } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { failureText } from '../failure-text.ts';
import { knowsPasskeys, PasskeyFailure, signWithPasskey } from './passkeys.ts';

export interface FactorFormProps {
  /** Loads the ways to prove it; called again for each passkey, since a challenge is signed only once. */
  ask: () => Promise<FactorQuestion>;
  give: (proof: FactorProof) => Promise<unknown>;
  submitLabel: string;
}

/** Proves a second factor: with a passkey, a code of the authenticator app, or a recovery code. */
export function FactorForm({ ask, give, submitLabel }: FactorFormProps) {
  const { question, failure, again } = useQuestion(ask);
  if (failure) return <ErrorState error={failure} busy={false} onRetry={again} />;
  if (!question) {
    return (
      <Loading label="Loading your options" className="grid gap-3">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </Loading>
    );
  }
  return <Ways question={question} ask={ask} give={give} submitLabel={submitLabel} />;
}

function useQuestion(ask: FactorFormProps['ask']) {
  const [question, setQuestion] = useState<FactorQuestion>();
  const [failure, setFailure] = useState<unknown>();
  const [round, setRound] = useState(0);
  // Asked once a round: each question leaves a challenge behind.
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let isGone = false;
    askNow().then(
      (found) => !isGone && setQuestion(found),
      (error: unknown) => !isGone && setFailure(error),
    );
    return () => {
      isGone = true;
    };
  }, [round]);
  const again = () => {
    setFailure(undefined);
    setRound(round + 1);
  };
  return { question, failure, again };
}

function Ways({ question, ask, give, submitLabel }: FactorFormProps & { question: FactorQuestion }) {
  const [busy, setBusy] = useState<'passkey' | 'code'>();
  const [problem, setProblem] = useState<string>();
  const [codeProblem, setCodeProblem] = useState<string>();
  const [code, setCode] = useState('');
  const [byRecovery, setByRecovery] = useState(!question.hasApp);
  const [options, setOptions] = useState(question.passkey);
  const hasPasskey = question.passkey !== null && knowsPasskeys();
  const hasCode = question.hasApp || question.hasRecoveryCodes;

  const usePasskey = async () => {
    setBusy('passkey');
    setProblem(undefined);
    try {
      const challenge = options ?? (await ask()).passkey;
      setOptions(null);
      if (challenge) await give({ passkey: await signWithPasskey(challenge) });
    } catch (error) {
      setProblem(
        error instanceof PasskeyFailure ? error.message : failureText(error, 'This passkey was not accepted.'),
      );
    } finally {
      setBusy(undefined);
    }
  };

  const sendCode = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    if (code.trim() === '') {
      setCodeProblem('Type the code');
      focusField('factorCode');
      return;
    }
    setBusy('code');
    try {
      await give({ code });
    } catch (error) {
      const said = fieldProblems(error).code;
      if (said) setCodeProblem(said);
      else setProblem(failureText(error, 'This code was not accepted.'));
      focusField('factorCode');
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <div className="grid gap-5">
      {problem && (
        <Note icon={TriangleAlert} tone="red" role="alert">
          {problem}
        </Note>
      )}
      {hasPasskey && (
        <Button
          variant={hasCode ? 'secondary' : 'primary'}
          big
          block
          icon={KeyRound}
          busy={busy === 'passkey'}
          busyLabel="Waiting for your passkey..."
          onClick={usePasskey}
        >
          Use a Passkey
        </Button>
      )}
      {hasPasskey && hasCode && (
        <p className="flex items-center gap-3 text-meta text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or with a code
        </p>
      )}
      {hasCode && (
        <form onSubmit={sendCode} noValidate aria-label="Code" className="grid gap-5">
          <div>
            <Field
              name="factorCode"
              label={byRecovery ? 'Recovery code' : 'Code'}
              hint={
                byRecovery
                  ? 'One of the codes that you saved. Each works once.'
                  : 'Six digits from your authenticator app.'
              }
              error={codeProblem}
              required
            >
              {(field) => (
                <Input
                  {...field}
                  autoComplete="one-time-code"
                  inputMode={byRecovery ? 'text' : 'numeric'}
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={40}
                  className="num"
                  data-initial-focus={!hasPasskey || undefined}
                  value={code}
                  onChange={(event) => {
                    setCode(event.target.value);
                    setCodeProblem(undefined);
                  }}
                />
              )}
            </Field>
            {question.hasApp && question.hasRecoveryCodes && (
              <Button
                variant="text"
                className="mt-1"
                onClick={() => {
                  setByRecovery(!byRecovery);
                  setCode('');
                  setCodeProblem(undefined);
                }}
              >
                {byRecovery ? 'Use your authenticator app' : 'Use a recovery code'}
              </Button>
            )}
          </div>
          <Button type="submit" variant="primary" big block busy={busy === 'code'} busyLabel="Checking...">
            {submitLabel}
          </Button>
        </form>
      )}
    </div>
  );
}

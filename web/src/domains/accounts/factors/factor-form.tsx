import type { FactorProof, FactorQuestion } from '@plumbline/contract/domains/accounts/factor.ts';
import { stepUp } from '@plumbline/contract/domains/accounts/factor-endpoints.ts';
import { KeyRound, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { here } from '../../../lib/language.ts';
import type { FormTarget } from '../../../lib/read-form.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { focusField } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { failureText } from '../failure-text.ts';
import { useAsked } from '../use-asked.ts';
import { factorsWords } from './factors.words.ts';
import { PasskeyFailure, signWithPasskey } from './passkeys.ts';
import { usePasskeySupport } from './use-passkey-support.ts';

const words = here(factorsWords);

export interface FactorFormProps {
  /** The endpoint that takes the proof. */
  to: Pick<FormTarget, 'name' | 'method' | 'path'>;
  /** Loads the ways to prove it; called again for each passkey, since a challenge is signed only once. */
  ask: () => Promise<FactorQuestion>;
  give: (proof: FactorProof) => Promise<unknown>;
  submitLabel: string;
}

/** Proves a second factor: with a passkey, a code of the authenticator app, or a recovery code. */
export function FactorForm({ ask, ...rest }: FactorFormProps) {
  const { answer: question, failure, again } = useAsked(ask);
  if (failure) return <ErrorState error={failure} busy={false} onRetry={again} />;
  if (!question) {
    return (
      <Loading label={words.loading} className="grid gap-3">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </Loading>
    );
  }
  return <Ways question={question} ask={ask} {...rest} />;
}

function Ways({ to, question, ask, give, submitLabel }: FactorFormProps & { question: FactorQuestion }) {
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [byRecovery, setByRecovery] = useState(!question.hasApp);
  const [options, setOptions] = useState(question.passkey);
  const hasPasskey = usePasskeySupport() && question.passkey !== null;
  const hasCode = question.hasApp || question.hasRecoveryCodes;

  const usePasskey = async () => {
    setWaiting(true);
    setProblem(undefined);
    try {
      const challenge = options ?? (await ask()).passkey;
      setOptions(null);
      if (challenge) await give({ passkey: await signWithPasskey(challenge) });
    } catch (error) {
      setProblem(error instanceof PasskeyFailure ? error.message : failureText(error, words.passkey.refused));
    } finally {
      setWaiting(false);
    }
  };

  const form = useForm({
    to: { ...to, body: stepUp.body },
    initial: { code: '' },
    idPrefix: 'factor',
    send: async (proof) => {
      setProblem(undefined);
      await give(proof);
    },
    onRefused: (error, problems) => {
      if (!problems.code) setProblem(failureText(error, words.codeRefused));
      focusField('factor-code');
    },
  });

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
          busy={waiting}
          busyLabel={words.passkey.waiting}
          onClick={usePasskey}
        >
          {words.passkey.use}
        </Button>
      )}
      {hasPasskey && hasCode && (
        <p className="flex items-center gap-3 text-meta text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {words.orCode}
        </p>
      )}
      {hasCode && (
        <Form of={form} aria-label={words.code} className="grid gap-5">
          <div>
            <Field
              {...form.field('code')}
              label={byRecovery ? words.recoveryCode : words.code}
              hint={byRecovery ? words.recoveryHint : words.codeHint}
              required
            >
              {(field) => (
                <Input
                  {...field}
                  {...form.text('code')}
                  autoComplete="one-time-code"
                  inputMode={byRecovery ? 'text' : 'numeric'}
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={40}
                  className="num"
                  data-initial-focus={!hasPasskey || undefined}
                />
              )}
            </Field>
            {question.hasApp && question.hasRecoveryCodes && (
              <Button
                variant="text"
                className="mt-1"
                onClick={() => {
                  setByRecovery(!byRecovery);
                  form.reset({ code: '' });
                }}
              >
                {byRecovery ? words.useApp : words.useRecovery}
              </Button>
            )}
          </div>
          <SubmitButton of={form} block busyLabel={words.checking}>
            {submitLabel}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}

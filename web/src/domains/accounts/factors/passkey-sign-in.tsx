import { KeyRound, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { here } from '../../../lib/language.ts';
import { greet } from '../../../lib/welcome.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { failureText } from '../failure-text.ts';
import { signInWithPasskey } from './calls.ts';
import { factorsWords } from './factors.words.ts';
import { endSuggestions, knowsPasskeys, PasskeyFailure, suggestsPasskeys } from './passkeys.ts';
import { usePasskeySupport } from './use-passkey-support.ts';

const words = here(factorsWords).passkey;

/**
 * 'Sign in with a Passkey'. If the browser can, it also suggests one at the address field. Renders nothing without
 * support.
 */
export function PasskeySignIn() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useSuggestedPasskey(setProblem);

  if (!usePasskeySupport()) return null;
  const press = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await signInWithPasskey();
      greet();
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-3 noscript:hidden">
      <Button big block icon={KeyRound} busy={busy} busyLabel={words.waiting} onClick={press}>
        {words.signIn}
      </Button>
      {problem && (
        <Note icon={TriangleAlert} tone="red" role="alert">
          {problem}
        </Note>
      )}
    </div>
  );
}

const wordsOf = (error: unknown): string =>
  error instanceof PasskeyFailure ? error.message : failureText(error, words.refused);

/** Waits until a passkey is chosen from the address field's suggestions. */
function useSuggestedPasskey(onProblem: (problem: string) => void): void {
  useEffect(() => {
    let isGone = false;
    const wait = async () => {
      if (!(await suggestsPasskeys()) || isGone) return;
      try {
        await signInWithPasskey(true);
        greet();
      } catch (error) {
        // The person hasn't asked for anything yet, so only a chosen but rejected passkey deserves a message.
        const isUnasked = error instanceof PasskeyFailure || error instanceof TypeError;
        if (!isGone && !isUnasked) onProblem(wordsOf(error));
      }
    };
    void wait();
    return () => {
      isGone = true;
      if (knowsPasskeys()) void endSuggestions();
    };
  }, [onProblem]);
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { confirmOwnPassword, freshnessQuery } from '../api.ts';
import { failureText } from '../failure-text.ts';
import { GoogleLink } from '../google-button.tsx';
import { PasswordInput } from '../password-input.tsx';

export interface IdentityProof {
  readonly password: string;
  setPassword(password: string): void;
  readonly problem: string | undefined;
  /** Proves who is here, when the server requires it. Rejects, with `problem` set, when that fails. */
  prove(): Promise<void>;
  /** Clears the typed password. */
  reset(): void;
}

/** Something is missing before the server can be asked; `message` says what. */
class Unproved extends Error {
  override name = 'Unproved';
}

/** The state of `IdentityProofFields`, for the form that holds them. */
export function useIdentityProof(): IdentityProof {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();

  const prove = async () => {
    setProblem(undefined);
    try {
      const { isFresh, ways } = await client.fetchQuery(freshnessQuery);
      // The call itself asks for a second factor.
      if (isFresh || ways.includes('second-factor')) return;
      if (!ways.includes('password')) throw new Unproved('Sign in again first, then you can go on.');
      if (password === '') throw new Unproved('Type your password.');
      client.setQueryData(freshnessQuery.queryKey, await confirmOwnPassword(password));
    } catch (error) {
      setProblem(
        error instanceof Unproved
          ? error.message
          : (fieldProblems(error).password ?? failureText(error, 'This is not your present password.')),
      );
      throw error;
    }
  };
  return {
    password,
    setPassword: (typed) => {
      setPassword(typed);
      setProblem(undefined);
    },
    problem,
    prove,
    reset: () => {
      setPassword('');
      setProblem(undefined);
    },
  };
}

/** Asks who is here unless the session has just proved it; then it is empty. */
export function IdentityProofFields({ proof }: { proof: IdentityProof }) {
  const { data } = useQuery(freshnessQuery);
  const here = useLocation({ select: ({ href }) => href });
  const note = proof.problem && (
    <Note icon={TriangleAlert} tone="red" role="alert">
      {proof.problem}
    </Note>
  );
  if (!data || data.isFresh || data.ways.includes('second-factor')) return note || null;
  return (
    <div className="mt-4 grid gap-4">
      {data.ways.includes('password') && (
        <Field name="proofPassword" label="Your password" error={proof.problem} required>
          {(field) => (
            <PasswordInput
              {...field}
              autoComplete="current-password"
              value={proof.password}
              onChange={(event) => proof.setPassword(event.target.value)}
            />
          )}
        </Field>
      )}
      {data.ways.includes('google') && (
        <div className="grid gap-2">
          <p>
            {data.ways.includes('password') ? 'Or sign in again' : 'First sign in again'} with Google; you will come
            back here.
          </p>
          <GoogleLink returnTo={here} />
        </div>
      )}
      {!data.ways.includes('password') && note}
    </div>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { here } from '../../../lib/language.ts';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { confirmOwnPassword, freshnessQuery } from '../api.ts';
import { factorsWords } from '../factors/factors.words.ts';
import { failureText } from '../failure-text.ts';
import { GoogleLink } from '../google-button.tsx';
import { PasswordInput } from '../password-input.tsx';

const words = here(factorsWords).stepUp;

export interface IdentityProof {
  readonly password: string;
  setPassword(password: string): void;
  readonly problem: string | undefined;
  /** Proves the person's identity if the server requires it. Returns false, and sets `problem`, if that fails. */
  prove(): Promise<boolean>;
}

/** The proof is incomplete. `message` is shown to the person. */
class Unproved extends Error {
  override name = 'Unproved';
}

/** The state of `IdentityProofFields`, for the form that contains them. */
export function useIdentityProof(): IdentityProof {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();

  const prove = async (): Promise<boolean> => {
    setProblem(undefined);
    try {
      const { isFresh, ways } = await client.fetchQuery(freshnessQuery);
      // The call itself asks for a second factor.
      if (isFresh || ways.includes('second-factor')) return true;
      if (!ways.includes('password')) throw new Unproved(words.signInFirst);
      if (password === '') throw new Unproved(words.missing);
      client.setQueryData(freshnessQuery.queryKey, await confirmOwnPassword(password));
      return true;
    } catch (error) {
      setProblem(
        error instanceof Unproved ? error.message : (fieldProblems(error).password ?? failureText(error, words.wrong)),
      );
      return false;
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
  };
}

/** Asks for proof of identity. Renders nothing if the session has just proved it. */
export function IdentityProofFields({ proof }: { proof: IdentityProof }) {
  const { data } = useQuery(freshnessQuery);
  const address = useLocation({ select: ({ href }) => href });
  const note = proof.problem && (
    <Note icon={TriangleAlert} tone="red" role="alert">
      {proof.problem}
    </Note>
  );
  if (!data || data.isFresh || data.ways.includes('second-factor')) return note || null;
  return (
    <div className="mt-4 grid gap-4">
      {data.ways.includes('password') && (
        <Field name="proofPassword" label={words.password} error={proof.problem} required>
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
          <p>{data.ways.includes('password') ? words.orGoogle : words.googleFirst}</p>
          <GoogleLink returnTo={address} />
        </div>
      )}
      {!data.ways.includes('password') && note}
    </div>
  );
}

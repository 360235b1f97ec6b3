import { useQuery } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { type Answer, fakeServer, ok, refused } from '../testing/fake-server.ts';
import QueryScope from './query-scope.tsx';
import { endSession, keepUser } from './session.ts';

/** A page that loads something for the user. */
const Reader = ({ path }: { path: string }) => (useQuery({ queryKey: [path] }).isPending ? 'Reading' : 'Read');

/**
 * Signs out while `path` is loading. Returns whether that request was already canceled when the server received the
 * sign-out.
 */
async function signOutWhileReading(path: string, answer: Answer) {
  let wasCancelled: boolean | undefined;
  const server = fakeServer({
    [`GET ${path}`]: () => new Promise<never>(() => {}),
    'POST /api/auth/logout': () => {
      wasCancelled = server.sentBy('GET')[0]?.signal.aborted;
      return answer;
    },
  });
  keepUser(aUser());
  render(
    <QueryScope>
      <Reader path={path} />
    </QueryScope>,
  );
  await waitFor(() => expect(server.sentBy('GET')).toHaveLength(1));
  const ended = await endSession(() => Promise.resolve()).then(
    () => true,
    () => false,
  );
  return { server, ended, wasCancelled };
}

it('cancels what is being read before the session ends, and does not read it again', async () => {
  const { server, ...outcome } = await signOutWhileReading('/api/first', ok({ message: 'You are signed out.' }));
  expect(outcome).toEqual({ ended: true, wasCancelled: true });
  expect(server.sentBy('GET')).toHaveLength(1);
});

it('reads it again when signing out failed', async () => {
  const { server, ended } = await signOutWhileReading('/api/second', refused(503, 'unavailable', 'Busy.'));
  expect(ended).toBe(false);
  await waitFor(() => expect(server.sentBy('GET')).toHaveLength(2));
});

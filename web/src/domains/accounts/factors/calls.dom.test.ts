import type { PasskeyAssertion } from '@plumbline/contract/domains/accounts/factor.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aUser } from '../../../testing/a-user.ts';
import { signInWithPasskey } from './calls.ts';
import { signWithPasskey } from './passkeys.ts';

vi.mock('./passkeys.ts');

const sent: string[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path);
    return Response.json(path.endsWith('/options') ? { challenge: 'c' } : { token: 'a-token', user: aUser() });
  });
});
afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
});

it('a suggestion chosen while the button is waiting signs in once', async () => {
  vi.mocked(signWithPasskey).mockResolvedValue({ id: 'key' } as PasskeyAssertion);
  const users = await Promise.all([signInWithPasskey(true), signInWithPasskey()]);
  expect(users.map(({ firstName }) => firstName)).toEqual(['Ana', 'Ana']);
  expect(sent.toSorted()).toEqual(['/api/auth/passkey', '/api/auth/passkey/options', '/api/auth/passkey/options']);
});

import { removeApp } from '@plumbline/contract/domains/accounts/factor-endpoints.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer, ok, refused } from '../testing/fake-server.ts';
import { answerStepUps, callProven } from './step-up.ts';

const ROUTE = 'DELETE /api/auth/authenticator-app';
const LEFT = { passkeys: [], app: null, recoveryCodesLeft: 0, isProven: true };
const ask = () => callProven(removeApp, {});
const wanting = (code: string) => refused(403, code, 'Please confirm that it is you.');

let end = () => {};
afterEach(() => end());

describe('a call that needs a step-up', () => {
  it.each(['step-up-required', 'fresh-sign-in-required'])(
    'is made again once the person has proved it: %s',
    async (code) => {
      const server = fakeServer({ [ROUTE]: wanting(code) });
      end = answerStepUps(async () => {
        server.handlers[ROUTE] = ok(LEFT);
        return true;
      });
      expect(await ask()).toEqual(LEFT);
      expect(server.sentBy('DELETE')).toHaveLength(2);
    },
  );

  it('asks once for all calls that wait for it', async () => {
    const server = fakeServer({ [ROUTE]: wanting('step-up-required') });
    let times = 0;
    end = answerStepUps(async () => {
      times += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      server.handlers[ROUTE] = ok(LEFT);
      return true;
    });
    await Promise.all([ask(), ask(), ask()]);
    expect(times).toBe(1);
  });

  it('fails as it was refused when the person declines, and where nobody can ask', async () => {
    const server = fakeServer({ [ROUTE]: wanting('step-up-required') });
    await expect(ask()).rejects.toMatchObject({ status: 403 });
    end = answerStepUps(async () => false);
    await expect(ask()).rejects.toMatchObject({ status: 403 });
    expect(server.sentBy('DELETE')).toHaveLength(2);
  });

  it('that is refused for another reason asks nobody', async () => {
    fakeServer({ [ROUTE]: refused(400, 'invalid-input', 'Something else is wrong') });
    end = answerStepUps(() => Promise.reject(new Error('Nobody is to be asked')));
    await expect(ask()).rejects.toMatchObject({ status: 400 });
  });
});

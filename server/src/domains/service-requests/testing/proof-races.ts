import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { afterAll, expect } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { openDatabase } from '../../../kernel/database.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { takingPorts } from '../fixtures.ts';
import { correctContact } from '../proofs/use-cases/correct-contact.ts';
import { endUnconfirmed, remindToConfirm } from '../proofs/use-cases/end-unconfirmed.ts';
import { proveContact } from '../proofs/use-cases/prove-contact.ts';
import { cancelRequest } from '../requests/use-cases/cancel-request.ts';
import { anotherThan, anUnconfirmedRequest, codeFor, consequencesOf } from './unconfirmed.ts';

/** Two processes that share a database and a clock. */
export interface Two {
  readonly here: Context;
  readonly there: Context;
  readonly advance: (minutes: number) => void;
}

/** Two pools simulate two processes, which share only the database. The phone is confirmed. */
export async function twoProcesses(): Promise<Two> {
  const database = await testDatabase();
  const other = openDatabase(database.connectionString);
  afterAll(() => other.close());
  const clock = testClock();
  const given = { clock, ports: takingPorts, settings: { customerProof: 'phone' } } as const;
  return {
    here: testContext(database.db, given),
    there: testContext(other.db, given),
    advance: (minutes) => clock.advance(minutes),
  };
}

type Act = (ctx: Context, id: ServiceRequestId, code: string) => Promise<unknown>;

const confirm: Act = (ctx, id, code) => proveContact(ctx, id, code, null);
const cancel: Act = (ctx, id) => cancelRequest(ctx, id);
const end: Act = (ctx, id) => endUnconfirmed(ctx, id);

/** What may remain of a request: confirmed with one set of consequences, or ended with none; nothing in between. */
async function holdTogether(ctx: Context, id: ServiceRequestId): Promise<'sent' | 'ended'> {
  const { referrals, events, messages } = await consequencesOf(ctx, id);
  const isSent = events.includes('confirm');
  const offers = messages.filter((message) => message.startsWith('referral-offer'));
  expect(events.filter((type) => type === 'confirm').length).toBe(isSent ? 1 : 0);
  expect(events.filter((type) => type === 'offer').length).toBe(isSent ? 1 : 0);
  expect(referrals).toBe(isSent ? 1 : 0);
  expect(offers.length > 0).toBe(isSent);
  expect(new Set(messages).size).toBe(messages.length);
  return isSent ? 'sent' : 'ended';
}

async function race({ here, there, advance }: Two, acts: readonly Act[], minutes = 0) {
  const { id } = await anUnconfirmedRequest(here);
  const code = await codeFor(here, id);
  advance(minutes);
  const results = await Promise.allSettled(acts.map((act, index) => act(index % 2 === 0 ? here : there, id, code)));
  return { id, results, end: await holdTogether(here, id) };
}

const statuses = (results: readonly PromiseSettledResult<unknown>[]) => results.map(({ status }) => status);

/** The same code at the same instant, several times: one set of referrals and messages, and the same reply. */
export async function confirmTogether(two: Two): Promise<void> {
  const { results, end } = await race(two, [confirm, confirm, confirm, confirm]);
  expect(statuses(results)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(end).toBe('sent');
}

/** A cancellation may follow a confirmation, never precede it: whoever is refused has changed nothing. */
export async function confirmAgainstCancel(two: Two): Promise<void> {
  const { results, end } = await race(two, [confirm, cancel]);
  expect(results[0]?.status).toBe(end === 'sent' ? 'fulfilled' : 'rejected');
  expect(results[1]?.status).toBe('fulfilled');
}

/** The end of the day against a code that is still right: one of them happens. */
export async function confirmAgainstEnd(two: Two): Promise<void> {
  const { here, there, advance } = two;
  const { id, held } = await anUnconfirmedRequest(here);
  advance(24 * 60 - 1);
  await correctContact(here, id, `+1502558${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`, held);
  const code = await codeFor(here, id);
  advance(1);
  const [confirmed] = await Promise.allSettled([confirm(here, id, code), end(there, id, code), end(here, id, code)]);
  expect(confirmed.status).toBe((await holdTogether(here, id)) === 'sent' ? 'fulfilled' : 'rejected');
}

/** Simultaneous guesses can't get around the number of attempts. */
export async function guessTogether({ here, there }: Two): Promise<void> {
  const { id } = await anUnconfirmedRequest(here);
  const code = await codeFor(here, id);
  const wrong = anotherThan(code);
  const guesses = Array.from({ length: 8 }, (_, index) => confirm(index % 2 ? here : there, id, wrong));
  expect(new Set(statuses(await Promise.allSettled(guesses)))).toEqual(new Set(['rejected']));
  await expect(confirm(here, id, code)).rejects.toMatchObject({ code: 'not-allowed' });
  expect(await holdTogether(here, id)).toBe('ended');
}

/** Jobs that run twice at once remind once and end once. */
export async function runJobsTwice({ here, there, advance }: Two): Promise<void> {
  const { id } = await anUnconfirmedRequest(here);
  await Promise.all([remindToConfirm(here, id), remindToConfirm(there, id)]);
  advance(24 * 60);
  await Promise.all([endUnconfirmed(here, id), endUnconfirmed(there, id)]);
  const { events, messages } = await consequencesOf(here, id);
  expect(events).toEqual(['submit', 'give-up-unconfirmed']);
  expect(messages).toEqual(['give-up-unconfirmed:email', 'proof-reminder:email']);
}

/** A process that dies before it commits leaves the request unconfirmed, and the same code still works. */
export async function dieWhileConfirming({ here }: Two): Promise<void> {
  const { id } = await anUnconfirmedRequest(here);
  const code = await codeFor(here, id);
  const dying = {
    ...here,
    db: Object.assign(Object.create(here.db), {
      transaction: (work: (db: typeof here.db) => Promise<unknown>) =>
        here.db.transaction(async (db) => {
          await work(db);
          throw new Error('killed');
        }),
    }),
  };
  await expect(confirm(dying, id, code)).rejects.toThrow('killed');
  expect((await consequencesOf(here, id)).events).toEqual(['submit']);
  await confirm(here, id, code);
  expect(await holdTogether(here, id)).toBe('sent');
}

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { type ARequest, aRequest, takingPorts } from '../../domains/service-requests/fixtures.ts';
import { trackRequest } from '../../domains/service-requests/requests/use-cases/track-request.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const { app, ctx } = await testApp(database, { ports: takingPorts });

interface Tap {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

async function post({ path, body }: Tap, key: string): Promise<{ status: number; code: unknown }> {
  const reply = await app.inject({ method: 'POST', url: path, payload: body, headers: { 'idempotency-key': key } });
  return { status: reply.statusCode, code: reply.json<{ code?: unknown }>().code };
}

/** Sends a tap that must succeed. */
async function tap(one: Tap): Promise<void> {
  expect((await post(one, crypto.randomUUID())).status).toBe(200);
}

/** Everything that a tap could change. */
async function stateOf(request: ARequest) {
  const { status, answeredAt, proposals, turn, contractorAnswer, customerAnswer } = await request.referral();
  const { rows } = await ctx.db.execute<{ messages: number; jobs: number; times: number }>(sql`
    select (select count(*)::int from messages) as messages, (select count(*)::int from proposed_times) as times,
      (select count(*)::int from graphile_worker._private_jobs) as jobs`);
  return {
    referral: { status, answeredAt, proposals, turn, contractorAnswer, customerAnswer },
    request: (await request.request()).status,
    history: (await trackRequest(ctx, request.id)).history.length,
    ...rows[0],
  };
}

const first = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('Nobody was asked');
  return item;
};

const contractorAnswers = (request: ARequest, response: string, more: object = {}): Tap => ({
  path: '/api/contractor-response',
  body: {
    serviceRequestId: first(request.referralIds),
    contractorId: first(request.contractorIds),
    response,
    source: 'web',
    ...more,
  },
});
const proposes = (request: ARequest, proposedTime: string) =>
  contractorAnswers(request, 'propose', { proposedDate: '2026-12-04', proposedTime });
const reports = (request: ARequest, step: 'start' | 'complete'): Tap => ({
  path: `/api/referrals/${first(request.referralIds)}/${step}`,
  body: { contractorId: first(request.contractorIds) },
});
const denies = (request: ARequest, step: 'not-started' | 'reopen', reason: string): Tap => ({
  path: `/api/service-requests/${request.id}/${step}`,
  body: { reason },
});

/** Creates an accepted request, and brings it on by the given reports. */
async function aJob(...steps: readonly ('start' | 'complete')[]): Promise<ARequest> {
  const request = await aRequest(ctx);
  await tap(contractorAnswers(request, 'accept'));
  for (const step of steps) await tap(reports(request, step));
  return request;
}

/** Creates a request to a contractor whose free connections are used up. */
async function aRequestWithFee(): Promise<ARequest> {
  const { id } = await aContractor(ctx);
  await tap(contractorAnswers(await aRequest(ctx, 0, { selectedPlumberIds: [id] }), 'accept'));
  return aRequest(ctx, 0, { selectedPlumberIds: [id] });
}

interface Case {
  readonly name: string;
  readonly ready: () => Promise<ARequest>;
  readonly tap: (request: ARequest) => Tap | Promise<Tap>;
  /** Another body for the same endpoint. */
  readonly other: Readonly<Record<string, unknown>>;
  /** What happens before a browser that was without a connection repeats the tap. */
  readonly meanwhile: (request: ARequest) => Promise<void>;
}

const cases: readonly Case[] = [
  {
    name: 'a contractor’s proposal, after the customer has proposed another time',
    ready: () => aRequest(ctx),
    tap: (request) => proposes(request, '14:00'),
    other: { proposedTime: '15:00' },
    meanwhile: async (request) => tap(await counters(request)),
  },
  {
    name: 'a contractor’s acceptance, after it was taken back',
    ready: aRequestWithFee,
    tap: (request) => contractorAnswers(request, 'accept'),
    other: { message: 'On my way' },
    meanwhile: (request) => tap(contractorAnswers(request, 'deny')),
  },
  {
    name: 'a customer’s proposal, after the contractor has proposed another time',
    ready: async () => {
      const request = await aRequest(ctx);
      await tap(proposes(request, '14:00'));
      return request;
    },
    tap: (request) => counters(request),
    other: { proposedDateTime: '2026-12-05T10:00' },
    meanwhile: (request) => tap(proposes(request, '16:00')),
  },
  {
    name: 'a report that the work has started, after the customer has denied it',
    ready: () => aJob(),
    tap: (request) => reports(request, 'start'),
    other: { contractorId: 'ct_another' },
    meanwhile: (request) => tap(denies(request, 'not-started', 'nobody-came')),
  },
  {
    name: 'a report that the work is completed, after the customer has denied it',
    ready: () => aJob('start'),
    tap: (request) => reports(request, 'complete'),
    other: { contractorId: 'ct_another' },
    meanwhile: (request) => tap(denies(request, 'reopen', 'faulty')),
  },
  {
    name: 'a customer’s denial of the start, after the contractor has started again',
    ready: () => aJob('start'),
    tap: (request) => denies(request, 'not-started', 'nobody-came'),
    other: { reason: 'not-begun' },
    meanwhile: (request) => tap(reports(request, 'start')),
  },
  {
    name: 'a customer’s denial of the completion, after the contractor has completed it again',
    ready: () => aJob('start', 'complete'),
    tap: (request) => denies(request, 'reopen', 'faulty'),
    other: { reason: 'unfinished' },
    meanwhile: (request) => tap(reports(request, 'complete')),
  },
];

async function counters(request: ARequest): Promise<Tap> {
  const { proposalId } = await request.referral();
  const body = { requestId: request.id, responseId: proposalId, action: 'propose' };
  return { path: '/api/customer-response', body: { ...body, proposedDateTime: '2026-12-05T09:30' } };
}

it.each(cases)('$name, has no effect under its key', async ({ ready, tap: tapOf, other, meanwhile }) => {
  const request = await ready();
  const one = await tapOf(request);
  const key = crypto.randomUUID();

  const before = await stateOf(request);
  const both = await Promise.all([post(one, key), post(one, key)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { history } = await stateOf(request);
  expect(history).toBe(before.history + 1);

  await meanwhile(request);
  const left = await stateOf(request);
  expect((await post(one, key)).status).toBe(200);
  expect(await stateOf(request)).toEqual(left);

  const another = await post({ ...one, body: { ...one.body, ...other } }, key);
  expect(another.code).toBe(other.contractorId === undefined ? 'idempotency-mismatch' : 'not-found');
  expect(await stateOf(request)).toEqual(left);

  // Under another key it is another tap, which counts or comes too late.
  const { status } = await post(one, crypto.randomUUID());
  const counts = status === 200 && !isDeepStrictEqual(await stateOf(request), left);
  expect(counts || status === 409).toBe(true);
});

import { Writable } from 'node:stream';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import type { JobHelpers } from 'graphile-worker';
import { describe, expect, it } from 'vitest';
import { openLog } from '../../kernel/open-log.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { jobs } from '../compose/jobs.ts';
import { taskList } from '../processes/task-list.ts';
import { accessRows } from '../testing/access-rows.ts';
import { CANARY } from '../testing/full-bodies.ts';
import { fullCall, send } from '../testing/full-calls.ts';
import { REFUSED, refusingWrites } from '../testing/refused-writes.ts';
import { testApp } from '../testing/test-app.ts';

const SECONDS = 1000;
const database = await testDatabase();
const lines: string[] = [];
const stream = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});
const log = openLog('debug', stream);
const product = await testApp(database, { log, env: { LOG_LEVEL: 'debug' } });
const refuseWrites = await refusingWrites(database);

const NOT_YET = 'answers 409: it is not that far';
const ONLY_JOB = 'leaves a job and nothing else';
const UNSIGNED = 'nothing is there without the signature of the provider';
const NOTHING_THERE = 'there is nothing to take away';
const WANTS_FACTOR = 'needs a signature of an authenticator, or a code from the app';
/** State-changing calls that write nothing in the form used here. */
const WRITES_NOTHING: Readonly<Record<string, string>> = {
  'POST /api/auth/forgot-password': ONLY_JOB,
  'POST /api/auth/reset-password': 'its link is mailed by a job',
  'DELETE /api/auth/sessions': NOTHING_THERE,
  'POST /api/auth/passkey': WANTS_FACTOR,
  'POST /api/auth/passkeys': WANTS_FACTOR,
  'POST /api/auth/second-factor/options': 'nobody is half-way through signing in',
  'POST /api/auth/second-factor': 'nobody is half-way through signing in',
  'POST /api/auth/step-up/options': 'they have no passkey to ask for',
  'POST /api/auth/authenticator-app': WANTS_FACTOR,
  'DELETE /api/auth/authenticator-app': NOTHING_THERE,
  'POST /api/auth/recovery-codes': 'they have no factor that codes could stand in for',
  'POST /api/auth/claims': NOTHING_THERE,
  'POST /api/process-voice-input': 'keeps nothing',
  'POST /api/transcribe': 'keeps nothing',
  'DELETE /api/review-invitations/{id}/review': NOTHING_THERE,
  'POST /api/account/watches/{id}/resume': 'the watch is not paused',
  'POST /api/bot/outreach': NOT_YET,
  'POST /api/find-request': ONLY_JOB,
  'POST /api/service-requests/{id}/next-contractors': NOT_YET,
  'POST /api/referrals/{id}/payment/check': 'asks the provider and finds it unpaid',
  'POST /api/referrals/{id}/bad-connection': NOT_YET,
  'POST /api/referrals/{id}/phone-codes': 'its phone is proven',
  'POST /api/referrals/{id}/phone-codes/confirm': 'no code was sent',
  'POST /api/scheduling/{id}/no-show': NOT_YET,
  'DELETE /api/account/bid-calendar/feed': NOTHING_THERE,
  'POST /api/craftsman/kept-card/entries/{id}': NOT_YET,
  'PUT /api/craftsman/kept-card/consent': NOTHING_THERE,
  'DELETE /api/craftsman/kept-card': NOTHING_THERE,
  'DELETE /api/craftsman/calendar-feed': NOTHING_THERE,
  'POST /api/craftsman/calendars/{id}/refresh': ONLY_JOB,
  'POST /api/craftsman/calendar-accounts': 'no server is read without encryption',
  'PUT /api/craftsman/calendar-accounts/{id}/calendars': 'no calendar was found in it',
  'POST /api/craftsman/listing-keys': 'they have a listing',
  'POST /api/operator/messages/{id}/resend': NOT_YET,
  'POST /api/operator/service-requests/{number}/hand-on': NOT_YET,
  'POST /api/donations/{id}/check': 'asks the provider and finds it unpaid',
  'POST /api/payments/webhook': UNSIGNED,
  'POST /api/operator/payments/{id}/refund': NOT_YET,
  'POST /api/sandbox/authentications': NOT_YET,
  'POST /api/webhooks/bounce': UNSIGNED,
  'POST /api/webhooks/twilio/sms': UNSIGNED,
  'POST /api/webhooks/twilio/status/{id}': UNSIGNED,
};

const changing = Object.entries(accessRows).flatMap(([route, row]) =>
  /^(?:GET|HEAD) /.test(route) || 'untried' in row ? [] : [route],
);

/** One job of each kind that the calls below add, with its payload. */
const left = new Map<string, unknown>();
async function collectJobs(): Promise<void> {
  const { rows } = await database.pool.query<{ task: string; payload: { type?: string } }>(`
    delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
    where task.id = job.task_id returning task.identifier as task, job.payload`);
  for (const { task, payload } of rows) left.set([task, payload.type ?? ''].join(' ').trim(), payload);
}

/**
 * Refuses each table that `work` writes in turn, and returns what is logged each time, by table. A refused write is
 * rolled back, so the next run gets one table further.
 */
async function refusals(work: () => Promise<unknown>): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (;;) {
    lines.length = 0;
    await refuseWrites(found.keys(), work);
    const logged = lines.join('');
    const table = new RegExp(`"code":"${REFUSED}".*?"table":"(\\w+)"`).exec(logged)?.[1];
    if (table === undefined || found.has(table)) return found;
    found.set(table, logged);
  }
}

describe('the log, if the database refuses a write', () => {
  it.each(changing)('holds nothing that was sent by %s', { timeout: patience(60 * SECONDS) }, async (route) => {
    const call = await fullCall(product, route);
    await collectJobs();
    const statuses: number[] = [];
    const refused = await refusals(async () => statuses.push((await send(product, call)).statusCode));
    await collectJobs();
    expect({ statuses, writes: refused.size > 0 }).toMatchObject({ writes: WRITES_NOTHING[route] === undefined });
    expect(statuses.slice(0, -1).every((status) => status >= 500)).toBe(true);
    for (const logged of refused.values()) {
      expect(logged).not.toMatch(CANARY);
      for (const secret of call.secrets) expect(logged).not.toContain(secret);
    }
  });

  /** Added by a clock, by a provider's message, by other jobs, or for a card that the provider keeps. */
  const NEVER_LEFT: readonly string[] = [
    'tell-of-lockout',
    'send-message',
    'send-calls',
    'ask-provider',
    'requeue-refusals',
    'correct-listings',
    'geocode-projects',
    'link-firms',
    'record-firms',
    'resume-work',
    'opportunity-digest',
    'watch-digest',
    'follow-news',
    'deadline-reminder',
    'cancel-payment',
    'charge-card',
    'forget-card',
    'refund-payment',
    'reconcile-payments',
    'back-up',
    'prove-backup',
    'sweep-files',
    'enforce-retention',
    'make-event-months',
  ];

  it('is searched for jobs of every kind that calls add', () => {
    const kinds = new Set([...left.keys()].map((kind) => kind.split(' ')[0]));
    expect(
      Object.keys(jobs)
        .filter((task) => !kinds.has(task))
        .sort(),
    ).toEqual(NEVER_LEFT.toSorted());
  });

  it('contains nothing from a job’s payload, and neither does the queue', {
    timeout: patience(120 * SECONDS),
  }, async () => {
    const contextFor = (task: string) => ({ ...product.ctx, log, actor: { kind: 'system' as const, task } });
    const tasks = taskList({ tasks: jobs, contextFor, log }, new AbortController().signal);
    // The worker reads only this part of graphile-worker's data.
    const helpers = { job: { id: '1', attempts: 1, max_attempts: 25 } } as unknown as JobHelpers;
    const kept: string[] = [];
    const logs: string[] = [];
    for (const [kind, payload] of left) {
      const run = async () => {
        try {
          await tasks[kind.split(' ')[0] ?? '']?.(payload, helpers);
        } catch (error) {
          kept.push((error as Error).message);
        }
      };
      logs.push(...(await refusals(run)).values());
    }
    expect(logs.length).toBeGreaterThan(4);
    expect(logs.join('')).not.toMatch(CANARY);
    expect(new Set(kept)).toEqual(new Set([`DatabaseError ${REFUSED}`]));
  });
});

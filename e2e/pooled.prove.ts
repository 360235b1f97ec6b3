import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../tools/install.mjs';
import { type Product, startProduct } from '../tools/product.ts';
import { openMailbox } from './support/mailbox.ts';
import { type DebianPgBouncer, startPgBouncer } from './support/servers/debian-pgbouncer.ts';
import { type DebianPostgres, startDebianPostgres } from './support/servers/debian-postgres.ts';
import { api, aSubmission, findPlumbers, submit } from './support/submissions.ts';

let postgres: DebianPostgres;
let pooler: DebianPgBouncer;
const products: Product[] = [];
beforeAll(async () => {
  postgres = await startDebianPostgres();
  pooler = await startPgBouncer(postgres);
});
afterAll(async () => {
  for (const product of products.toReversed()) await product.stop();
  await pooler.stop();
  await postgres.remove();
});

/** Runs tests whose databases are reached through PgBouncer. Returns what they say if one fails. */
async function failuresOf(project: string, files: readonly string[]): Promise<string> {
  const child = spawn('npx', ['vitest', 'run', `--project=${project}`, '--maxWorkers=1', ...files], {
    cwd: repository,
    env: {
      ...process.env,
      TEST_DATABASE_URL: postgres.url(),
      TEST_POOLER_URL: pooler.through(postgres.url()),
      VITEST_POOL_ID: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'exit');
  console.log(output.split('\n').slice(-8).join('\n'));
  return code === 0 ? '' : output.slice(-20_000);
}

/** Submits as a browser does: with the same key again while a busy machine answers that it can't right now. */
async function submitPatiently(...call: Parameters<typeof submit>): ReturnType<typeof submit> {
  const answer = await submit(...call);
  if (answer.status !== 503) return answer;
  await sleep(500);
  return submitPatiently(...call);
}

describe('through PgBouncer in transaction mode', () => {
  it('the tests of all domains pass', async () => {
    expect(await failuresOf('database', ['server/src/domains/'])).toBe('');
  });

  it('journeys pass', async () => {
    expect(await failuresOf('e2e', ['e2e/accept.test.ts', 'e2e/propose.test.ts', 'e2e/deny.test.ts'])).toBe('');
  });

  it('two processes take each submission once, and one acceptance of many at the same time', async () => {
    await postgres.run('create role plumbline login');
    await postgres.run('create database plumbline owner plumbline');
    await postgres.run("alter role plumbline set statement_timeout = '4s'");
    const direct = postgres.url('plumbline', 'plumbline');
    const env = { DATABASE_URL: pooler.through(direct), DATABASE_DIRECT_URL: direct, MESSAGES_PER_HOUR: '1000' };
    const one = await startProduct({ env });
    products.push(one);
    const two = await startProduct({ env: { ...env, PROCESS: 'web' } });
    products.push(two);
    const contractors = (await findPlumbers(one.url)).filter(({ email }) => email !== null);

    const made = await Promise.all(
      Array.from({ length: 40 }, async (_, number) => {
        const contractor = contractors[number % contractors.length];
        const form = aSubmission({
          selectedPlumberId: contractor?.id,
          customerEmail: `pooled-${number}@example.com`,
        });
        const both = await Promise.all([one, two].map(({ url }) => submitPatiently(url, form, `pooled-${number}`)));
        expect(both.map(({ status }) => status)).toEqual([201, 201]);
        expect(both[0]?.body).toEqual(both[1]?.body);
        return { requestNumber: both[0]?.body.requestNumber ?? '', contractor };
      }),
    );
    const mailbox = openMailbox(one.url);
    for (const { requestNumber, contractor } of made.slice(0, 10)) {
      const offer = await mailbox.wait({
        to: contractor?.email ?? '',
        matching: new RegExp(requestNumber),
        within: 60_000,
      });
      const serviceRequestId = /\/respond\/([\w-]+)\//.exec(offer.text)?.[1];
      const answer = { serviceRequestId, contractorId: contractor?.id, response: 'accept' };
      await Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          api([one, two][number % 2]?.url ?? '', '/api/contractor-response', { body: answer }),
        ),
      );
    }
    const requests = await postgres.run('select from service_requests', 'plumbline');
    expect(requests.length).toBeGreaterThanOrEqual(40);
    const accepted = await postgres.run<{ times: number }>(
      `select count(*)::int as times from service_request_events
      join service_requests on service_requests.id = request_id
      where customer_email like 'pooled-%' and type in ('accept', 'accept-fee-due') group by request_id, type`,
      'plumbline',
    );
    expect(accepted.length).toBeGreaterThanOrEqual(10);
    expect(new Set(accepted.map(({ times }) => times))).toEqual(new Set([1]));
  });
});

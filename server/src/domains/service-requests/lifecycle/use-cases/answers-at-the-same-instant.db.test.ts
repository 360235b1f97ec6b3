import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../kernel/database.ts';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor } from '../../../directory/fixtures.ts';
import { type ARequest, aRequest, aSubmission, takingPorts } from '../../fixtures.ts';
import { answerAsContractor } from '../../referrals/use-cases/answer-as-contractor.ts';
import { cancelRequest } from '../../requests/use-cases/cancel-request.ts';
import { submitServiceRequest } from '../../requests/use-cases/submit-service-request.ts';
import { endTurn } from './end-turn.ts';

const ROUNDS = 12;
const database = await testDatabase();
/** Two pools simulate two processes, which share only the database. */
const other = openDatabase(database.connectionString);
afterAll(() => other.close());
const clock = testClock();
const here = testContext(database.db, { clock, ports: takingPorts });
const there = testContext(other.db, { clock, ports: takingPorts });

const accept = (ctx: typeof here, of: ARequest, index: number) => {
  const [serviceRequestId, contractorId] = [of.referralIds[index], of.contractorIds[index]];
  if (!serviceRequestId || !contractorId) throw new Error(`No contractor number ${index}`);
  return answerAsContractor(ctx, { serviceRequestId, contractorId, response: 'accept', source: 'web' });
};
const succeeded = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled');
const refusals = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code as string] : []));
const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

describe('two processes at the same instant', () => {
  it.each(rounds)('two contractors accept: one gets the job, the other is told (round %d)', async () => {
    const of = await aRequest(here, 2);
    const results = await Promise.allSettled([accept(here, of, 0), accept(there, of, 1)]);
    expect(succeeded(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['already-happened']);
    const statuses = [(await of.referral(0)).status, (await of.referral(1)).status].sort();
    expect(statuses).toEqual(['lost', 'settled']);
  });

  it.each(rounds)('accept against cancel: one of them happens (round %d)', async () => {
    const of = await aRequest(here);
    const [accepted] = await Promise.allSettled([accept(here, of, 0), cancelRequest(there, of.id)]);
    const { status } = await of.referral();
    // A cancellation may follow the acceptance, because the work has not started, but never precede it.
    expect((await of.request()).status).toBe('cancelled');
    expect(status).toBe('withdrawn');
    expect(refusals([accepted])).toEqual(accepted.status === 'rejected' ? ['already-happened'] : []);
    await expect(accept(here, of, 0)).rejects.toMatchObject({ code: 'already-happened' });
  });

  it.each(rounds)('accept against the end of the time to answer: one of them happens (round %d)', async () => {
    const of = await aRequest(here);
    const { id: referralId, turn } = await of.referral();
    clock.advance(241);
    const results = await Promise.allSettled([accept(here, of, 0), endTurn(there, { referralId, turn })]);
    const { status } = await of.referral();
    expect(['settled', 'expired']).toContain(status);
    expect(results[0]?.status).toBe(status === 'settled' ? 'fulfilled' : 'rejected');
  });

  it('ten times the same acceptance: one effect, ten equal receipts', async () => {
    const of = await aRequest(here);
    const receipts = await Promise.all(
      Array.from({ length: 10 }, (_, index) => accept(index % 2 ? here : there, of, 0)),
    );
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    const { rows } = await database.pool.query(
      "select count(*)::int as n from service_request_events where request_id = $1 and type = 'accept'",
      [of.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it.each(rounds)('one contractor accepts two requests: only one of them is the free one (round %d)', async () => {
    const { id } = await aContractor(here);
    const [one, two] = [
      await aRequest(here, 0, { selectedPlumberIds: [id] }),
      await aRequest(here, 0, { selectedPlumberIds: [id] }),
    ];
    const receipts = await Promise.all([accept(here, one, 0), accept(there, two, 0)]);
    expect(receipts.map(({ feeDueCents }) => feeDueCents).sort()).toEqual([0, 500]);
  });

  it('the same submission with the same key: one request, one offer, equal answers', async () => {
    const { id } = await aContractor(here);
    const form = aSubmission({ selectedPlumberId: id });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => submitServiceRequest(index % 2 ? here : there, form, 'pressed-twice')),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { rows } = await database.pool.query('select count(*)::int as n from referrals where contractor_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('the same key with another body is refused', async () => {
    const { id } = await aContractor(here);
    await submitServiceRequest(here, aSubmission({ selectedPlumberId: id }), 'another-body');
    const changed = aSubmission({ selectedPlumberId: id, description: 'Something else altogether.' });
    await expect(submitServiceRequest(there, changed, 'another-body')).rejects.toMatchObject({
      code: 'idempotency-mismatch',
    });
  });

  it('two customers’ submissions without a key are two requests', async () => {
    const { id } = await aContractor(here);
    const form = aSubmission({ selectedPlumberId: id });
    const [one, two] = await Promise.all([
      submitServiceRequest(here, form, null),
      submitServiceRequest(there, form, null),
    ]);
    expect(one.id).not.toBe(two.id);
  });
});

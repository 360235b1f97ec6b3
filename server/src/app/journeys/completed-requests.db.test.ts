import { type ContractorId, ReviewAnswerId, ReviewInvitationId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { answerReview } from '../../domains/directory/use-cases/answer-review.ts';
import { listReviews } from '../../domains/directory/use-cases/list-reviews.ts';
import { showContractor } from '../../domains/directory/use-cases/show-contractor.ts';
import { showInvitation, writeReview } from '../../domains/directory/use-cases/write-review.ts';
import { type ARequest, aRequest, handOver, messagesTo, takingPorts } from '../../domains/service-requests/fixtures.ts';
import { answerAsContractor } from '../../domains/service-requests/referrals/use-cases/answer-as-contractor.ts';
import { reopenRequest } from '../../domains/service-requests/requests/use-cases/contradict-report.ts';
import { reportProgress } from '../../domains/service-requests/requests/use-cases/report-progress.ts';
import { signOff } from '../../domains/service-requests/requests/use-cases/sign-off.ts';
import { trackRequest } from '../../domains/service-requests/requests/use-cases/track-request.ts';
import { EVENT_TASK } from '../../kernel/outbox.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { dispatch } from '../compose/subscriptions.ts';

const { db } = await testDatabase();
const ctx = testContext(db, { ports: takingPorts });

/** Publishes all events so far, as the worker does, `times` times. */
async function tellAll(times = 1): Promise<void> {
  const { rows } = await db.execute<{ payload: Parameters<typeof dispatch>[1] }>(sql`
    delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = ${EVENT_TASK} returning job.payload`);
  for (let time = 0; time < times; time += 1) for (const { payload } of rows) await dispatch(ctx, payload);
  await handOver(ctx);
}

async function complete(request: ARequest): Promise<void> {
  const [referralId, contractorId] = [request.referralIds[0], request.contractorIds[0]];
  if (!referralId || !contractorId) throw new Error('Nobody was asked');
  if ((await request.referral()).status === 'offered') {
    await answerAsContractor(ctx, { serviceRequestId: referralId, contractorId, response: 'accept', source: 'web' });
    await reportProgress(ctx, { referralId, contractorId, step: 'start' });
  }
  await reportProgress(ctx, { referralId, contractorId, step: 'complete' });
  await signOff(ctx, request.id);
}

const linksIn = (mails: readonly { words: string }[], path: string) =>
  mails.flatMap(
    ({ words }) => [...words.matchAll(new RegExp(`https://plumbline.example/${path}/(\\w+)`, 'g'))][0]?.[1] ?? [],
  );
const customerOf = (name: string) => ({
  customerName: name,
  customerEmail: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  smsConsent: false,
});

describe('a completed request', () => {
  it('gives its customer one link to one review, once it is confirmed, despite repeated events and reopening', async () => {
    const request = await aRequest(ctx, 1, customerOf('Mei Lin Huang'));
    await complete(request);
    await tellAll(2);
    await reopenRequest(ctx, request.id, { reason: 'unfinished' });
    expect((await trackRequest(ctx, request.id)).reviewInvitationId).toBeNull();
    await complete(request);
    await tellAll();
    const links = linksIn(await messagesTo(ctx, 'mei@example.com'), 'review');
    expect(links).toHaveLength(1);
    expect((await trackRequest(ctx, request.id)).reviewInvitationId).toBe(links[0]);

    const contractorId = request.contractorIds[0] as ContractorId;
    await writeReview(ctx, ReviewInvitationId.parse(links[0]), {
      rating: 4,
      reviewText: 'Came on time, fixed the trap.',
    });
    const { reviews, total } = await listReviews(ctx, contractorId, { limit: 20 });
    expect(total).toBe(1);
    expect(reviews[0]).toMatchObject({
      customerName: 'Mei H.',
      rating: 4,
      isVerified: true,
      serviceType: 'Plumbing repair',
      work: { workType: 'plumbing', projectType: 'repair' },
      answer: null,
    });
    // Reviews and invitations of an earlier release know the English name alone.
    await db.execute(sql`update reviews set work_type = null, project_type = null`);
    await db.execute(sql`update review_invitations set work_type = null, project_type = null`);
    const [earlier] = (await listReviews(ctx, contractorId, { limit: 20 })).reviews;
    expect(earlier).toMatchObject({ serviceType: 'Plumbing repair', work: null });
    const invitation = await showInvitation(ctx, ReviewInvitationId.parse(links[0]));
    expect(invitation).toMatchObject({ serviceType: 'Plumbing repair', work: null });
    expect(await showContractor(ctx, contractorId)).toMatchObject({ rating: 4, reviewCount: 1 });
    await handOver(ctx);
    const contractor = await db.execute<{ email: string }>(
      sql`select email from contractors where id = ${contractorId}`,
    );
    const [answerLink] = linksIn(await messagesTo(ctx, contractor.rows[0]?.email ?? ''), 'answer-review');
    const answered = await answerReview(ctx, ReviewAnswerId.parse(answerLink), 'Glad to hear it!');
    expect(answered.review.answer?.text).toBe('Glad to hear it!');
  });

  it('is followed by a text if the customer wants texts, and never otherwise', async () => {
    await complete(
      await aRequest(ctx, 1, { ...customerOf('Noa Berg'), preferredContactMethod: 'sms', smsConsent: true }),
    );
    await complete(await aRequest(ctx, 1, { ...customerOf('Ole Dahl'), preferredContactMethod: 'sms' }));
    await tellAll();
    expect(linksIn(await messagesTo(ctx, 'noa@example.com'), 'review')).toHaveLength(0);
    expect(linksIn(await messagesTo(ctx, '+15025550177'), 'review')).toHaveLength(1);
    expect(linksIn(await messagesTo(ctx, 'ole@example.com'), 'review')).toHaveLength(1);
  });

  it('does not reveal a phone that the contractor hides', async () => {
    const { id } = await aContractor(ctx, { phone: '+15025550999', phoneHidden: true });
    await complete(await aRequest(ctx, 0, { ...customerOf('Rio Sol'), selectedPlumberIds: [id] }));
    await tellAll();
    const words = (await messagesTo(ctx, 'rio@example.com')).map((mail) => mail.words).join('\n');
    expect(words).toContain('not listed');
    expect(words).not.toMatch(/555-?0999/);
  });

  it('does not send the contractor of an unclaimed listing another mail', async () => {
    const { id, email } = await aContractor(ctx, { isClaimed: false });
    await complete(await aRequest(ctx, 0, { ...customerOf('Pia Lund'), selectedPlumberIds: [id] }));
    await tellAll();
    const [link] = linksIn(await messagesTo(ctx, 'pia@example.com'), 'review');
    await writeReview(ctx, ReviewInvitationId.parse(link), { rating: 5, reviewText: 'Good work.' });
    await handOver(ctx);
    expect(linksIn(await messagesTo(ctx, email ?? ''), 'answer-review')).toEqual([]);
  });
});

import { SIGN_OFF_DAYS } from '@plumbline/contract/domains/service-requests/sign-off.ts';
import type { WorkPhoto } from '@plumbline/contract/domains/service-requests/work-photo.ts';
import { JobReportId, UserId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { aUser, signInAs } from '../../domains/accounts/fixtures.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { filesPort } from '../../domains/files/use-cases/open-store.ts';
import { messagesTo } from '../../domains/service-requests/fixtures.ts';
import { eraseRequestsNaming } from '../../domains/service-requests/public.ts';
import { listJobReports } from '../../domains/service-requests/reports/use-cases/decide-job-report.ts';
import { objectToReport } from '../../domains/service-requests/reports/use-cases/object-to-report.ts';
import { reportNotAgreed } from '../../domains/service-requests/reports/use-cases/report-not-agreed.ts';
import { showJobReports } from '../../domains/service-requests/reports/use-cases/show-job-reports.ts';
import { reopenRequest } from '../../domains/service-requests/requests/use-cases/contradict-report.ts';
import { signOff } from '../../domains/service-requests/requests/use-cases/sign-off.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { personalData } from '../compose/personal-data.ts';
import { as } from '../testing/account-client.ts';
import { testApp } from '../testing/test-app.ts';
import { addresses, type Job, workPhotoCalls } from '../testing/work-photo-calls.ts';

const product = await testApp(await testDatabase());
const { clock, ctx, runJobs } = product;
const { aJob, describeIt, list, remove, statusOf } = workPhotoCalls(product);
const DAY = 24 * 60;

describe('a photo of the work', () => {
  it.each<[string, (job: Job) => Promise<unknown>, number]>([
    ['while the work goes on', async () => undefined, 200],
    ['while the customer is asked', ({ complete }) => complete(), 200],
    ['once the customer has signed off', (job) => job.complete().then(() => signOff(ctx, job.id)), 409],
    ['once silence has', (job) => job.complete().then(() => clock.advance(SIGN_OFF_DAYS * DAY + 1)), 409],
    [
      'once it was reported',
      (job) => job.complete().then(() => reportNotAgreed(ctx, { id: job.id }, 'Another tap')),
      409,
    ],
    [
      'after the signed-off work was reopened',
      async ({ id, complete }) => {
        await complete();
        await signOff(ctx, id);
        await reopenRequest(ctx, id, { reason: 'faulty' });
      },
      409,
    ],
  ])('can be removed or not %s', async (_when, until, status) => {
    const job = await aJob();
    const [photo = ''] = job.ids;
    const [own] = (await list(job.referralId)).work.photos;
    await until(job);
    expect((await list(job.referralId)).work.photos[0]?.canChange).toBe(status === 200);
    expect(await describeIt(job.referralId, photo, 'Other words')).toBe(status);
    expect(await remove(job.referralId, photo)).toBe(status);
    expect(await statusOf(addresses(own as WorkPhoto)[0])).toBe(status === 200 ? 404 : 200);
  });

  it('is shown to an operator while they decide, and each look is in the audit log', async () => {
    const { id, referralId, contractorId, complete, ids } = await aJob({ phases: ['before', 'after'] });
    await describeIt(referralId, ids[0] ?? '', 'Call 502-555-0177');
    await complete();
    await reportNotAgreed(ctx, { id }, 'It is another tap');
    const reportId = JobReportId.parse((await showJobReports(ctx, { id })).reports[0]?.id);
    const address = async () =>
      (await listJobReports(ctx)).find((report) => report.id === reportId)?.photos.flatMap(addresses)[0] ?? '';
    expect(await address()).toBe('');
    await objectToReport(ctx, { id: referralId, contractorId }, { reportId, message: 'It is the one in the offer' });
    const found = (await listJobReports(ctx)).find((report) => report.id === reportId);
    expect(found?.photos.map(({ phase }) => phase)).toEqual(['before', 'after']);
    expect(JSON.stringify(found)).not.toContain('0177');
    expect(await statusOf(await address())).toBe(401);
    expect(await statusOf(await address(), await sessionOf('craftsman'))).toBe(403);
    expect(await statusOf(await address(), await sessionOf('operator'))).toBe(200);
    const { rows } = await ctx.db.execute<{ details: { photo: string } }>(
      `select details from audit_log where action = 'see-work-photo' and subject_id = '${reportId}'`,
    );
    expect(rows.map(({ details }) => details.photo)).toEqual([ids[0]]);
  });

  it('is mentioned when the customer is asked whether the work is done, and only then', async () => {
    const [withPhotos, without] = [
      await aJob({ given: { customerEmail: 'seen@example.com' } }),
      await aJob({ phases: [], given: { customerEmail: 'unseen@example.com' } }),
    ];
    await withPhotos.complete();
    await without.complete();
    const asked = async (email: string) =>
      (await messagesTo(ctx, email))
        .filter(({ words }) => words.includes('Is the work done?'))
        .map(({ words }) => words.includes('photos of the work'));
    expect(await asked('seen@example.com')).toEqual([true]);
    expect(await asked('unseen@example.com')).toEqual([false]);
  });
});

describe('erasing and downloading', () => {
  it.each(['customer', 'contractor'] as const)(
    '%s: takes the photos of the work along, row and bytes',
    async (side) => {
      const owner = await aUser(ctx, { role: side === 'customer' ? 'customer' : 'craftsman' });
      const userId = UserId.parse(owner.id);
      const email = `${side}-of-work@example.com`;
      const asked = side === 'contractor' ? [(await aContractor(ctx, { ownerId: userId })).id] : undefined;
      const { id, referralId, ids } = await aJob({
        given: { customerEmail: email, ...(asked && { selectedPlumberIds: asked }) },
      });
      await describeIt(referralId, ids[0] ?? '', 'Zelda Quixworth stands by the trap');
      const seen = [...(await list(id)).work.photos, ...(await list(referralId)).work.photos].flatMap(addresses);
      if (side === 'customer') {
        await eraseRequestsNaming(ctx, { email, phone: null });
      } else {
        await personalData.erase(ctx, { userId, email: owner.email });
      }
      for (const address of seen) expect(await statusOf(address)).toBe(404);
      await runJobs();
      const left = await filesPort(ctx).store.list('');
      for (const photo of ids) expect(left.filter((name) => name.includes(photo))).toEqual([]);
      const { rows } = await ctx.db.execute(`select from files where description like '%Quixworth%'`);
      expect(rows).toEqual([]);
    },
  );

  it('a contractor’s download has the photos that they added', async () => {
    const { id, email } = await aUser(ctx, { role: 'craftsman' });
    const userId = UserId.parse(id);
    await aJob({ given: { selectedPlumberIds: [(await aContractor(ctx, { ownerId: userId })).id] } });
    const held = (await personalData.collect(ctx, { userId, email })) as { workPhotos: WorkPhoto[] };
    expect(held.workPhotos.map(({ phase }) => phase)).toEqual(['before']);
    for (const address of held.workPhotos.flatMap(addresses)) expect(await statusOf(address)).toBe(200);
  });

  it('a customer’s download has the photos of the work on their requests', async () => {
    const customer = await aUser(ctx, { role: 'customer' });
    const { id } = await aJob({ phases: ['before', 'after'] });
    await ctx.db.execute(`update service_requests set customer_id = '${customer.id}' where id = '${id}'`);
    const held = await personalData.collect(ctx, { userId: UserId.parse(customer.id), email: customer.email });
    expect((held as { photos: unknown[] }).photos).toMatchObject([
      { requestId: id, phase: 'before' },
      { phase: 'after' },
    ]);
  });
});

async function sessionOf(role: 'operator' | 'craftsman') {
  const { email } = await aUser(ctx, { role });
  return as(await signInAs(ctx, { email }));
}

import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { showReferralPayment } from '../../connections/use-cases/show-referral-payment.ts';
import { aBidder, aSilentRequest, handOver, messagesTo, signedInAs, takingPorts } from '../../fixtures.ts';
import { answerAsContractor } from '../../referrals/use-cases/answer-as-contractor.ts';
import { listActiveProjects, listOffers } from '../../referrals/use-cases/list-contractor-work.ts';
import { mailRequestLinks } from '../../requests/use-cases/find-request.ts';
import { listCustomerProjects, listCustomerServiceRequests } from '../../requests/use-cases/list-customer-requests.ts';
import { readJob } from '../../requests/use-cases/schedule-work.ts';
import { showRequest } from '../../requests/use-cases/show-request.ts';
import { showToOperator } from '../../requests/use-cases/show-to-operator.ts';
import { trackRequest } from '../../requests/use-cases/track-request.ts';

const database = await testDatabase();
const ctx = testContext(database.db, { ports: takingPorts });
const page = { limit: 20 };

const TITLE = 'Leak under the kitchen sink';
const description = `Hi, I am Ana Delgado. I have a leak under the kitchen sink, call me at (502) 555-0177. It is getting worse!`;

/** Returns one request's titles on every page and list, before and after it was accepted. */
async function titlesOf(kind: 'stored' | 'earlier release') {
  const contractorUser = await aBidder(ctx, { preferredContactMethod: 'email' });
  const customer = await signedInAs(ctx, 'customer');
  const { id, referralIds } = await aSilentRequest(customer, {
    selectedPlumberIds: [contractorUser.listing.id],
    description,
  });
  if (kind === 'earlier release')
    await database.db.execute(sql`update service_requests set title = null where id = ${id}`);
  await handOver(ctx);
  const [referralId] = referralIds;
  if (referralId === undefined) throw new Error('Nobody was asked');
  const before = [
    (await listOffers(contractorUser.ctx, page)).items[0]?.title,
    (await showRequest(ctx, referralId)).title,
    (await trackRequest(ctx, id)).title,
    (await listCustomerProjects(customer, page)).items[0]?.title,
    (await listCustomerServiceRequests(customer, page)).items[0]?.title,
  ];
  const contractorId = contractorUser.listing.id;
  await answerAsContractor(ctx, { serviceRequestId: referralId, contractorId, response: 'accept', source: 'web' });
  await handOver(ctx);
  const tracked = await trackRequest(ctx, id);
  const after = [
    tracked.title,
    (await showRequest(ctx, id)).title,
    (await showRequest(ctx, referralId)).title,
    (await listActiveProjects(contractorUser.ctx, page)).items[0]?.title,
    (await showReferralPayment(ctx, referralId, contractorId)).jobTitle,
    (await readJob(ctx, { id })).job.title,
    (await showToOperator(ctx, tracked.requestNumber)).title,
  ];
  return { id, contractorUser, before, after };
}

it('is the same on every page and in every list of both sides, before and after the connection', async () => {
  const { before, after } = await titlesOf('stored');
  expect([...before, ...after]).toEqual(Array(12).fill(TITLE));
});

it('is the same for a request that an earlier release has stored without one', async () => {
  const { before, after } = await titlesOf('earlier release');
  expect([...before, ...after]).toEqual(Array(12).fill(TITLE));
});

it('is in every message about the job, and no title says who the customer is', async () => {
  const { id, contractorUser } = await titlesOf('stored');
  const { customerEmail, ordinal } = await trackedRow(id);
  await mailRequestLinks(ctx, { email: customerEmail });
  await handOver(ctx);
  const toCustomer = await messagesTo(ctx, customerEmail);
  const toContractor = await messagesTo(ctx, contractorUser.listing.email ?? '');
  const about = [...toCustomer, ...toContractor].filter(({ words }) => words.includes(requestNumber(ordinal)));
  expect(about.length).toBeGreaterThanOrEqual(4);
  for (const { words } of about) expect(words).toContain(TITLE);
});

async function trackedRow(id: string) {
  const { rows } = await database.db.execute<{ customerEmail: string; ordinal: string }>(
    sql`select customer_email as "customerEmail", ordinal from service_requests where id = ${id}`,
  );
  if (rows[0] === undefined) throw new Error('The request is not there');
  return { customerEmail: rows[0].customerEmail, ordinal: Number(rows[0].ordinal) };
}

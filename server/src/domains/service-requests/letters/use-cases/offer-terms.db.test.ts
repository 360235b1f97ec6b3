import { expect, it } from 'vitest';
import { testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor } from '../../../directory/fixtures.ts';
import { aRequest, messagesTo, takingPorts } from '../../fixtures.ts';
import { answerAsContractor } from '../../referrals/use-cases/answer-as-contractor.ts';

const database = await testDatabase();
const ctx = testContext(database.db, { ports: takingPorts });
const DESCRIPTION = 'Hi, I have a leak under the kitchen sink, call Ana at (502) 555-0177 please.';

/** A contractor who gets texts, and one who gets email. */
const aTexted = () =>
  aContractor(ctx, {
    isClaimed: true,
    smsConsentAt: ctx.clock.now(),
    preferredContactMethod: 'sms',
    phone: '+15025550142',
  });

it('tells a contractor what is broken, when, how far away, and that the first connection is free and the next is not', async () => {
  const contractor = await aTexted();
  const ask = () => aRequest(ctx, 0, { selectedPlumberIds: [contractor.id], description: DESCRIPTION });
  const offers = async () =>
    (await messagesTo(ctx, contractor.phone ?? ''))
      .map(({ words }) => words)
      .filter((words) => /New request/.test(words));

  const first = await ask();
  const [offer] = await offers();
  expect(offer).toMatch(
    /New request: Leak under the kitchen sink in Louisville, (?:under )?[\d.]+ mi away\. Thu, Dec 3, 12PM-5PM\. Accepting is free\. Answer by .* Reply ACCEPT, DENY or PROPOSE \[time\]: https:/,
  );
  // Ids in the link are random.
  expect(offer?.replace(/https:\S+/, '')).not.toMatch(/555|Ana\b/);

  const [referralId] = first.referralIds;
  if (referralId === undefined) throw new Error('Nobody was asked');
  await answerAsContractor(ctx, {
    serviceRequestId: referralId,
    contractorId: contractor.id,
    response: 'accept',
    source: 'web',
  });
  await ask();
  expect((await offers()).filter((words) => words.includes(' Accepting costs $5.00. '))).toHaveLength(1);
});

it('says the same in the subject and the first lines of the email', async () => {
  const contractor = await aContractor(ctx, { isClaimed: true, preferredContactMethod: 'email' });
  await aRequest(ctx, 0, { selectedPlumberIds: [contractor.id], description: DESCRIPTION });
  const [offer] = await messagesTo(ctx, contractor.email ?? '');
  expect(offer?.subject).toMatch(/^Leak under the kitchen sink in Louisville, (?:under )?[\d.]+ mi away \(PL-/);
  expect(offer?.words).toMatch(
    /New request: Leak under the kitchen sink in Louisville, KY 40204, (?:under )?[\d.]+ mi from you\. Thu, Dec 3, 12PM-5PM\. Accepting is free\./,
  );
});

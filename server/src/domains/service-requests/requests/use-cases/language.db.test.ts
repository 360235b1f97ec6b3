import { expect, it } from 'vitest';
import { testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor } from '../../../directory/fixtures.ts';
import { contactOf } from '../../../directory/public.ts';
import { aRequest, takingPorts } from '../../fixtures.ts';
import { answerAsContractor } from '../../referrals/use-cases/answer-as-contractor.ts';

const database = await testDatabase();
const english = testContext(database.db, { ports: takingPorts });
const spanish = { ...english, language: 'es' as const };

it('keeps the language in which a request was sent', async () => {
  const inSpanish = await aRequest(spanish, 1);
  const inEnglish = await aRequest(english, 1);
  expect([(await inSpanish.request()).language, (await inEnglish.request()).language]).toEqual(['es', 'en']);
});

it('remembers the language in which a contractor has answered', async () => {
  const contractor = await aContractor(english);
  const request = await aRequest(english, 0, { selectedPlumberIds: [contractor.id] });
  const [serviceRequestId] = request.referralIds;
  if (serviceRequestId === undefined) throw new Error('Nobody was asked');
  expect((await contactOf(english, contractor.id))?.language).toBe('en');
  await answerAsContractor(spanish, {
    serviceRequestId,
    contractorId: contractor.id,
    source: 'web',
    response: 'deny',
  });
  expect((await contactOf(english, contractor.id))?.language).toBe('es');
});

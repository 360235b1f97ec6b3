import { describe, expect, it } from 'vitest';
import { testContext } from '../../kernel/testing/context.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { aContractor } from './fixtures.ts';
import { contactOf, contactsOf } from './public.ts';

const database = await testDatabase();
const ctx = testContext(database.db);

describe("a contractor's contacts", () => {
  it('are available to the server even if the listing hides them', async () => {
    const { id, phone, email } = await aContractor(ctx, { phoneHidden: true, emailHidden: true });
    expect(await contactOf(ctx, id)).toMatchObject({ id, phone, email });
  });

  it('allow texting only with consent and a number', async () => {
    const agreed = await aContractor(ctx);
    const silent = await aContractor(ctx, { smsConsentAt: null });
    const numberless = await aContractor(ctx, { phone: null });
    const contacts = await contactsOf(ctx, [agreed.id, silent.id, numberless.id]);
    expect([agreed, silent, numberless].map(({ id }) => contacts.get(id)?.smsConsent)).toEqual([true, false, false]);
  });
});

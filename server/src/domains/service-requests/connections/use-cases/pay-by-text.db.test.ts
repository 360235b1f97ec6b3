import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../../kernel/random-id.ts';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { type aKeptCard, aProvider } from '../../../payments/fixtures.ts';
import { keepingCards } from '../../../payments/testing/kept-card.ts';
import { setSpendingCap } from '../../../payments/use-cases/set-spending-cap.ts';
import { type aBidder, takingPorts } from '../../fixtures.ts';
import { answerText } from '../../referrals/use-cases/answer-text.ts';
import { runMoneyJobs } from '../../testing/fees.ts';
import { payersIn } from '../../testing/kept-card.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock, ports: { ...takingPorts, payments: keepingCards(aProvider(clock)) } });
const { aPayer, asked } = payersIn(ctx);

describe('one word by text', () => {
  let numbers = 0;
  const texting = async (card: Parameters<typeof aKeptCard>[2], given: Parameters<typeof aBidder>[1] = {}) => {
    const phone = `+1502555${String(6000 + (numbers += 1))}`;
    const payer = await aPayer(card, { phone, smsConsentAt: clock.now(), ...given });
    const said = async (body: string) => {
      const id = newId('SM');
      await answerText(ctx, { id, sender: phone, body });
      const replies = sql`select text from messages where dedupe_key = ${`text-reply:${id}`}`;
      return (await ctx.db.execute<{ text: string }>(replies)).rows[0]?.text ?? null;
    };
    const texts = async () =>
      (
        await ctx.db.execute<{ text: string }>(sql`
        select text from messages where recipient = ${phone} and channel = 'sms' order by created_at, id`)
      ).rows.map(({ text }) => text);
    return { ...payer, said, texts };
  };

  it('accepts and pays with the owner’s consent, and the answer says what was charged', async () => {
    const payer = await texting({});
    const { request } = await asked(payer);
    expect(await payer.said('ACCEPT')).toBeNull();
    await runMoneyJobs(ctx);
    expect((await request.referral()).status).toBe('settled');
    const texts = (await payer.texts()).join('\n');
    expect(texts).toContain('$5.00 was charged to your Visa ending in 4242. It comes back if the customer cancels');
    expect(texts).not.toContain('/payment?');
  });

  it('is answered at once where everything else is mailed', async () => {
    const payer = await texting({}, { preferredContactMethod: 'email' });
    await asked(payer);
    expect(await payer.said('accept')).toMatch(/We are charging \$5\.00 to your Visa ending in 4242/);
  });

  it('leads to the payment page without consent', async () => {
    const payer = await texting({ consent: false }, { preferredContactMethod: 'email' });
    const { request } = await asked(payer);
    expect(await payer.said('accept')).toMatch(/fee of \$5\.00 is paid\. https:.*\/payment\?/);
    await runMoneyJobs(ctx);
    expect((await request.referral()).status).toBe('accepted-unpaid');
  });

  it('says why the spending cap stops it', async () => {
    const payer = await texting({});
    await setSpendingCap(payer.ctx, { cap: 2 });
    const { request } = await asked(payer);
    expect(await payer.said('accept')).toMatch(/your spending cap of \$2\.00 a month leaves \$2\.00/);
    expect((await request.referral()).status).toBe('offered');
  });
});

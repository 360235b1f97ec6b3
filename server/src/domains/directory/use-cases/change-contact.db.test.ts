import { ContactChange } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { CODE_ATTEMPTS } from '@plumbline/contract/domains/directory/listing.ts';
import { SessionId, type UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aUser } from '../../accounts/fixtures.ts';
import { findOptOuts } from '../../messaging/public.ts';
import { aContractor } from '../fixtures.ts';
import { confirmContactChange, requestContactChange } from './change-contact.ts';
import { showContractorProfile } from './show-contractor-profile.ts';
import { updateContactPreferences } from './update-contact-preferences.ts';

const { db } = await testDatabase();
const clock = testClock();
// A channel counts as configured unless its provider has no name.
const port = { send: async () => ({ kind: 'sent' as const }) };
const base = testContext(db, { clock, ports: { messaging: { email: port, sms: port } } });

async function aSignedInContractor() {
  const { id } = await aUser(base, { role: 'craftsman' });
  const ctx = signedIn(id);
  return { ctx, listing: await aContractor(base, { ownerId: id }) };
}
const signedIn = (userId: UserId): Context => ({
  ...base,
  actor: { kind: 'craftsman', userId, sessionId: SessionId.parse('se_test') },
});
let numbers = 0;
const aPhone = () => `(502) 555-9${String((numbers += 1)).padStart(3, '0')}`;
const anEmail = () => `office${(numbers += 1)}@new.example.com`;
const ask = (ctx: Context, channel: string, address: string) =>
  requestContactChange(ctx, ContactChange.parse({ channel, address }));
const messages = async (recipient: string) =>
  (
    await db.execute<{ purpose: string; text: string }>(
      sql`select purpose, text from messages where recipient = ${recipient} order by created_at, id`,
    )
  ).rows;
const codeSentTo = async (recipient: string) =>
  /\b\d{6}\b/.exec((await messages(recipient)).at(-1)?.text ?? '')?.[0] ?? 'none';
const refused = { code: 'not-allowed', message: 'This code is wrong or has expired. Check it, or ask for a new one.' };

describe('a new email for a listing', () => {
  it('takes effect only after the code sent there is returned, and the old address is notified', async () => {
    const { ctx, listing } = await aSignedInContractor();
    const email = anEmail();
    const { changeId } = await ask(ctx, 'email', ` ${email.toUpperCase()} `);
    expect((await showContractorProfile(ctx)).email).toBe(listing.email);
    const code = await codeSentTo(email);
    const profile = await confirmContactChange(ctx, changeId, { code, smsConsent: true });
    expect(profile).toMatchObject({ email, phone: listing.phone, smsConsent: true });
    expect((await messages(listing.email ?? '')).map(({ purpose }) => purpose)).toEqual(['contact-changed']);
    await expect(confirmContactChange(ctx, changeId, { code, smsConsent: false })).rejects.toMatchObject(refused);
  });

  it('accepts five attempts at a code, within fifteen minutes, and only the newest code', async () => {
    const { ctx, listing } = await aSignedInContractor();
    const email = anEmail();
    const first = await ask(ctx, 'email', email);
    const firstCode = await codeSentTo(email);
    clock.advance(1);
    const { changeId } = await ask(ctx, 'email', email);
    const code = await codeSentTo(email);
    const confirm = (id = changeId, typed = code) => confirmContactChange(ctx, id, { code: typed, smsConsent: false });
    await expect(confirm(first.changeId, firstCode)).rejects.toMatchObject(refused);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt += 1) {
      await expect(confirm(changeId, wrong)).rejects.toMatchObject(refused);
    }
    await expect(confirm()).rejects.toMatchObject(refused);
    clock.advance(1);
    const last = await ask(ctx, 'email', email);
    clock.advance(15);
    await expect(confirm(last.changeId, await codeSentTo(email))).rejects.toMatchObject(refused);
    expect((await showContractorProfile(ctx)).email).toBe(listing.email);
    await expect(ask(ctx, 'email', email)).rejects.toMatchObject({ code: 'already-happened' });
    clock.advance(60);
    await ask(ctx, 'email', email);
  });

  it('cannot be confirmed by anyone else', async () => {
    const [{ ctx }, other] = [await aSignedInContractor(), await aSignedInContractor()];
    const email = anEmail();
    const { changeId } = await ask(ctx, 'email', email);
    const code = await codeSentTo(email);
    await expect(confirmContactChange(other.ctx, changeId, { code, smsConsent: false })).rejects.toMatchObject(refused);
    await confirmContactChange(ctx, changeId, { code, smsConsent: false });
  });
});

describe('a new phone for a listing', () => {
  it('is texted only with consent, keeps an opt-out, and gives no second free referral', async () => {
    const { ctx, listing } = await aSignedInContractor();
    await updateContactPreferences(ctx, { hasOptedOut: true });
    const { changeId } = await ask(ctx, 'phone', aPhone());
    const phone = `+1502555${9000 + numbers}`;
    const change = { code: await codeSentTo(phone), smsConsent: false };
    expect(await confirmContactChange(ctx, changeId, change)).toMatchObject({ phone, smsConsent: false });
    expect(await findOptOuts(ctx, [phone])).toEqual(['site']);
    const { rows } = await db.execute<{ identity: string }>(sql`
      select billing_identity as identity from contractors where id = ${listing.id}`);
    expect(rows[0]?.identity).toBe(listing.billingIdentity);
    const again = await ask(ctx, 'phone', aPhone());
    const agreed = { code: await codeSentTo(`+1502555${9000 + numbers}`), smsConsent: true };
    expect(await confirmContactChange(ctx, again.changeId, agreed)).toMatchObject({ smsConsent: true });
  });

  it('must be a US number, a different one, and not another listing’s', async () => {
    const [{ ctx, listing }, other] = [await aSignedInContractor(), await aSignedInContractor()];
    await expect(ask(ctx, 'phone', '(099) 555-0134')).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { address: 'Enter ten digits, such as (502) 555-0134' },
    });
    await expect(ask(ctx, 'phone', listing.phone ?? '')).rejects.toMatchObject({
      message: 'Your listing already has this phone number.',
    });
    await expect(ask(ctx, 'phone', other.listing.phone ?? '')).rejects.toMatchObject({ code: 'already-happened' });
  });
});

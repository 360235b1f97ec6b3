import { editListing as editEndpoint } from '@plumbline/contract/domains/directory/endpoints.ts';
import { ListingEdit } from '@plumbline/contract/domains/directory/listing.ts';
import { ClaimId, ContractorId, ListingKey } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor, anInvitation } from '../fixtures.ts';
import { contractorById } from '../store/contractor.ts';
import { searchAround } from '../store/contractor-search.ts';
import type { Listing } from '../views.ts';
import { confirmClaim } from './confirm-claim.ts';
import { editListing, showOwnListing } from './edit-listing.ts';
import { requestClaimCode } from './request-claim-code.ts';
import { showContractor } from './show-contractor.ts';
import { writeReview } from './write-review.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock });

let contractor: Listing;
beforeEach(async () => {
  contractor = await aContractor(ctx, { isClaimed: false, smsConsentAt: null });
});

const codes = async (recipient: string | null) => {
  const { rows } = await db.execute<{ text: string; channel: string; about: string }>(sql`
    select text, channel, about_id as about from messages where recipient = ${recipient} and purpose = 'claim-code'
    order by created_at, id`);
  return rows.map(({ text, ...row }) => ({ ...row, code: /\b\d{6}\b/.exec(text)?.[0] ?? 'none' }));
};
/** Requests a code and reads it, as the firm would. */
async function aCode(channel: 'email' | 'phone' = 'email', of = contractor) {
  clock.advance(1);
  const { claimId } = await requestClaimCode(ctx, of.id, channel);
  const sent = await codes(channel === 'email' ? of.email : of.phone);
  return { claimId, code: sent.at(-1)?.code ?? 'none' };
}
const takeOver = async (of = contractor) => {
  const { claimId, code } = await aCode('email', of);
  return confirmClaim(ctx, claimId, { code, smsConsent: false });
};
const refused = { code: 'not-allowed', message: 'This code is wrong or has expired. Check it, or ask for a new one.' };
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

describe('claiming a listing', () => {
  it('accepts the code that was sent to its own email', async () => {
    const { claimId, code } = await aCode('email');
    expect(await codes(contractor.email)).toEqual([{ channel: 'email', about: contractor.id, code }]);
    const { listingKey, slug } = await confirmClaim(ctx, claimId, { code, smsConsent: true });
    expect(slug).toBe(contractor.slug);
    const own = await showOwnListing(ctx, listingKey);
    expect(own).toMatchObject({ id: contractor.id, phone: contractor.phone, email: contractor.email });
    const { rows } = await db.execute(sql`
      select is_claimed, sms_consent_at from contractors where id = ${contractor.id}`);
    // The phone has not been proved.
    expect(rows).toEqual([{ is_claimed: true, sms_consent_at: null }]);
  });

  it('accepts the code that was sent to its own phone, with consent to texts', async () => {
    const { claimId, code } = await aCode('phone');
    expect((await codes(contractor.phone))[0]?.channel).toBe('sms');
    await confirmClaim(ctx, claimId, { code, smsConsent: true });
    expect((await contractorById(db, contractor.id))?.smsConsentAt).toEqual(clock.now());
  });

  it('proves the phone that received the code', async () => {
    const unproven = await aContractor(ctx, { isClaimed: false, provenPhone: null });
    expect((await contractorById(db, unproven.id))?.isProven).toBe(false);
    const { claimId, code } = await aCode('phone', unproven);
    await confirmClaim(ctx, claimId, { code, smsConsent: false });
    expect((await contractorById(db, unproven.id))?.isProven).toBe(true);
  });

  it('by email, proves a phone that a public source names for the firm, but not one that was typed in here', async () => {
    const typed = await aContractor(ctx, { isClaimed: false, provenPhone: null });
    await takeOver(typed);
    expect((await contractorById(db, typed.id))?.isProven).toBe(false);
    const listed = await aContractor(ctx, { isClaimed: false, provenPhone: null });
    await db.execute(sql`insert into contractor_sources (id, name, kind) values ('permits', 'Permits', 'file')`);
    await db.execute(sql`
      insert into contractor_listings (source_id, external_id, contractor_id, facts, fingerprint, first_seen_at,
        last_changed_at)
      values ('permits', '1', ${listed.id}, ${JSON.stringify({ phone: listed.phone })}::jsonb, '', now(), now())`);
    await takeOver(listed);
    expect((await contractorById(db, listed.id))?.isProven).toBe(true);
    await db.execute(sql`update contractors set phone = '+15025569999' where id = ${listed.id}`);
    await takeOver(listed);
    expect((await contractorById(db, listed.id))?.isProven).toBe(false);
  });

  it('texts an unproven phone at most once a day, for all callers together', async () => {
    const unproven = await aContractor(ctx, { isClaimed: false, provenPhone: null });
    await Promise.all([1, 2, 3].map(() => requestClaimCode(ctx, unproven.id, 'phone')));
    expect(await codes(unproven.phone)).toHaveLength(1);
    clock.advance(25 * 60);
    await requestClaimCode(ctx, unproven.id, 'phone');
    expect(await codes(unproven.phone)).toHaveLength(2);
  });

  it('works even if visitors do not see the address', async () => {
    const shy = await aContractor(ctx, { emailHidden: true, isClaimed: false });
    const { listingKey } = await takeOver(shy);
    expect(await showOwnListing(ctx, listingKey)).toMatchObject({ email: shy.email, emailHidden: true });
  });

  it('responds alike for listings without an address, hidden or unknown ones, and too many codes', async () => {
    const without = await aContractor(ctx, { email: null });
    const hidden = await aContractor(ctx, { status: 'hidden' });
    const messages = async () =>
      (await db.execute<{ n: number }>(sql`select count(*)::int as n from messages`)).rows[0]?.n;
    const { message } = await requestClaimCode(ctx, contractor.id, 'email');
    const before = await messages();
    for (const id of [without.id, hidden.id, ContractorId.parse('ct_unknown')]) {
      const answer = await requestClaimCode(ctx, id, 'email');
      expect(answer).toEqual({ claimId: expect.stringMatching(/^cl_\w{22}$/), message });
      await expect(confirmClaim(ctx, answer.claimId, { code: '123456', smsConsent: false })).rejects.toMatchObject(
        refused,
      );
    }
    expect(await messages()).toBe(before);
  });

  it('sends one code under a key, and refuses the key for another channel', async () => {
    const { id, email } = await aContractor(ctx);
    const [first, again] = await Promise.all([1, 2].map(() => requestClaimCode(ctx, id, 'email', 'key-1')));
    expect(again).toEqual(first);
    expect(await codes(email)).toHaveLength(1);
    await expect(requestClaimCode(ctx, id, 'phone', 'key-1')).rejects.toMatchObject({ code: 'idempotency-mismatch' });
  });

  it('sends at most three codes per hour, for all callers together, even concurrently', async () => {
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => requestClaimCode(ctx, contractor.id, 'email')));
    expect(await codes(contractor.email)).toHaveLength(3);
    clock.advance(61);
    await requestClaimCode(ctx, contractor.id, 'email');
    expect(await codes(contractor.email)).toHaveLength(4);
  });

  it('sends at most eight codes per day, so that nobody’s phone rings longer', async () => {
    const other = await aContractor(ctx);
    const askThrice = async () => {
      for (let nth = 0; nth < 3; nth += 1) await requestClaimCode(ctx, other.id, 'email');
    };
    for (const _hour of [1, 2, 3, 4]) {
      await askThrice();
      clock.advance(61);
    }
    expect(await codes(other.email)).toHaveLength(8);
    clock.advance(20 * 60);
    await askThrice();
    expect(await codes(other.email)).toHaveLength(11);
  });

  it('gives five attempts and counts the wrong ones', async () => {
    const { claimId, code } = await aCode();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(confirmClaim(ctx, claimId, { code: otherThan(code), smsConsent: false })).rejects.toMatchObject(
        refused,
      );
    }
    await expect(confirmClaim(ctx, claimId, { code, smsConsent: false })).rejects.toMatchObject(refused);
  });

  it('accepts a code for fifteen minutes, once, and only with its own claim', async () => {
    const first = await aCode();
    clock.advance(16);
    await expect(confirmClaim(ctx, first.claimId, { code: first.code, smsConsent: false })).rejects.toMatchObject(
      refused,
    );
    const second = await aCode();
    const other = await aCode('email', await aContractor(ctx));
    const swapped = { code: other.code === second.code ? otherThan(other.code) : other.code, smsConsent: false };
    await expect(confirmClaim(ctx, second.claimId, swapped)).rejects.toMatchObject(refused);
    await confirmClaim(ctx, second.claimId, { code: second.code, smsConsent: false });
    await expect(confirmClaim(ctx, second.claimId, { code: second.code, smsConsent: false })).rejects.toMatchObject(
      refused,
    );
    await expect(
      confirmClaim(ctx, ClaimId.parse('cl_unknown'), { code: '123456', smsConsent: false }),
    ).rejects.toMatchObject(refused);
  });

  it('stores neither code nor key in plain text', async () => {
    const { claimId, code } = await aCode();
    const { listingKey } = await confirmClaim(ctx, claimId, { code, smsConsent: false });
    const { rows } = await db.execute(sql`select * from listing_claims where id = ${claimId}`);
    expect(JSON.stringify(rows)).not.toContain(listingKey);
    expect(Object.values(rows[0] ?? {})).not.toContain(code);
  });

  it('revokes previous keys and pending codes', async () => {
    const { listingKey: former } = await takeOver();
    const waiting = await aCode();
    const { listingKey } = await takeOver();
    await expect(showOwnListing(ctx, former)).rejects.toMatchObject({ code: 'not-found' });
    await expect(confirmClaim(ctx, waiting.claimId, { code: waiting.code, smsConsent: false })).rejects.toMatchObject(
      refused,
    );
    expect((await showOwnListing(ctx, listingKey)).id).toBe(contractor.id);
  });
});

describe('editing a listing', () => {
  it('changes the given fields, and searches reflect it', async () => {
    const { listingKey } = await takeOver();
    const edited = editEndpoint.reply.parse(
      await editListing(
        ctx,
        listingKey,
        ListingEdit.parse({
          trades: ['hvac', 'plumbing'],
          specialties: '["Heat pumps", "Boilers"]',
          serviceAreas: 'Louisville, St. Matthews,',
          businessHours: { Monday: '8:00 AM - 5:00 PM', Saturday: 'Closed' },
          phoneHidden: true,
        }),
      ),
    );
    expect(edited).toMatchObject({
      trades: ['plumbing', 'hvac'],
      specialties: ['Heat pumps', 'Boilers'],
      serviceAreas: ['Louisville', 'St. Matthews'],
      phone: contractor.phone,
      phoneHidden: true,
      emailHidden: false,
    });
    expect(await showContractor(ctx, contractor.id)).toMatchObject({ phone: null, email: contractor.email });
    const around = { latitude: contractor.latitude, longitude: contractor.longitude, radiusMiles: 1 };
    const { hits } = await searchAround(db, { trade: 'hvac', limit: 50 }, around);
    expect(hits.map(({ id }) => id)).toContain(contractor.id);
    const again = await editListing(ctx, listingKey, ListingEdit.parse({}));
    expect(again).toEqual(edited);
  });

  it('removes the source of fields that were typed in', async () => {
    const imported = await aContractor(ctx, { provenance: { trades: 'overture', phone: 'overture' } });
    const { listingKey } = await takeOver(imported);
    await editListing(ctx, listingKey, ListingEdit.parse({ trades: ['hvac'] }));
    const { rows } = await db.execute(sql`select provenance from contractors where id = ${imported.id}`);
    expect(rows).toEqual([{ provenance: { phone: 'overture' } }]);
  });

  it('cannot change anything else: no rating, placement, license or contact', () => {
    const given = { rating: 5, isPremium: true, isVerified: true, phone: '+15025550100', companyName: 'Best' };
    expect(ListingEdit.parse({ ...given, phoneHidden: true })).toEqual({ phoneHidden: true });
  });

  it.each([
    [{ trades: [] }, 'trades'],
    [{ trades: ['magic'] }, 'trades.0'],
    [{ businessHours: { Monday: 'whenever' } }, 'businessHours.Monday'],
    [{ businessHours: { Funday: 'Closed' } }, 'businessHours'],
    [{ specialties: ['a\u0000b'] }, 'specialties.0'],
    [{ serviceAreas: Array.from({ length: 51 }, (_, at) => `Town ${at}`) }, 'serviceAreas'],
  ])('refuses %j, naming %s', (edit, field) => {
    expect(ListingEdit.safeParse(edit).error?.issues[0]?.path.join('.')).toContain(field);
  });

  it('ends with the key, or when the listing is hidden', async () => {
    const { listingKey } = await takeOver();
    await db.execute(sql`update contractors set status = 'hidden' where id = ${contractor.id}`);
    await expect(editListing(ctx, listingKey, { phoneHidden: true })).rejects.toMatchObject({ code: 'not-found' });
    const other = await takeOver(await aContractor(ctx));
    clock.advance(91 * 24 * 60);
    await expect(showOwnListing(ctx, other.listingKey)).rejects.toMatchObject({ code: 'not-found' });
    await expect(showOwnListing(ctx, ListingKey.parse('lk_unknown'))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('shows the reviews that wait for an answer', async () => {
    const { listingKey } = await takeOver();
    await writeReview(ctx, await anInvitation(ctx, contractor.id), { rating: 5, reviewText: 'Very good.' });
    const { unanswered } = await showOwnListing(ctx, listingKey);
    expect(unanswered).toMatchObject([
      { answerId: expect.stringMatching(/^ra_/), review: { reviewText: 'Very good.' } },
    ]);
  });
});

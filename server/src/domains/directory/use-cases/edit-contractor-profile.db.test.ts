import { ContractorProfileEdit, NewListing } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { type ClaimId, ListingKey, SessionId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aUser } from '../../accounts/fixtures.ts';
import { deliverMessage, sendMessages } from '../../messaging/public.ts';
import { aContractor } from '../fixtures.ts';
import { keyHash } from '../rules/claim-secret.ts';
import { createListing } from './create-listing.ts';
import { editContractorProfile } from './edit-contractor-profile.ts';
import { findBestMatches } from './find-best-matches.ts';
import { resumeWork } from './resume-work.ts';
import { showContractorProfile } from './show-contractor-profile.ts';
import { takeListing } from './take-listing.ts';
import { showContactPreferences, updateContactPreferences } from './update-contact-preferences.ts';

const { db } = await testDatabase();
const clock = testClock();
const sent: string[] = [];
const send = async ({ to }: { to: string }) => {
  sent.push(to);
  return { kind: 'sent' as const };
};
const ctx = testContext(db, { clock, ports: { messaging: { email: { send }, sms: { send } } } });

async function aSignedInContractor(): Promise<Context> {
  const { id: userId } = await aUser(ctx, { role: 'craftsman' });
  return { ...ctx, actor: { kind: 'craftsman', userId, sessionId: SessionId.parse('se_1') } };
}
let count = 0;
const listingForm = (given: Record<string, unknown> = {}) =>
  NewListing.parse({
    companyName: 'Cherokee Park Plumbing',
    trades: ['plumbing'],
    zipCode: '40204',
    phone: `(502) 555-9${String(count++).padStart(3, '0')}`,
    ...given,
  });
const edit = (own: Context, given: Record<string, unknown>) =>
  editContractorProfile(own, ContractorProfileEdit.parse(given));
const isFound = async (id: string) => {
  const scope = { trade: 'plumbing', latitude: 38.24, longitude: -85.72, exclude: [], limit: 50 } as const;
  return (await findBestMatches(ctx, scope)).some((one) => one.id === id);
};

describe('a contractor without a listing', () => {
  it('has no profile, and can create one, once, that searches find', async () => {
    const own = await aSignedInContractor();
    await expect(showContractorProfile(own)).rejects.toMatchObject({ code: 'not-found' });
    await expect(showContactPreferences(own)).rejects.toMatchObject({ code: 'not-found' });
    const profile = await createListing(own, listingForm({ businessType: 'llc' }));
    expect(profile).toMatchObject({ city: 'Louisville', state: 'KY', businessType: 'llc', isVerified: false });
    expect(await isFound(profile.contractorId)).toBe(true);
    await expect(createListing(own, listingForm())).rejects.toMatchObject({ code: 'already-happened' });
  });

  it('is told to claim an existing listing with the same phone', async () => {
    const known = await aContractor(ctx);
    await expect(createListing(await aSignedInContractor(), listingForm({ phone: known.phone }))).rejects.toMatchObject(
      {
        code: 'already-happened',
        fields: { phone: expect.stringContaining('Claim that listing'), claim: `/claim/${known.slug}` },
      },
    );
  });

  it('takes a claimed listing with its key, after which nobody else can', async () => {
    const listing = await aContractor(ctx);
    const key = ListingKey.parse('lk_ofTheTest');
    await db.execute(
      `insert into listing_claims (id, contractor_id, channel, code_hash, expires_at, created_at, key_hash, key_until)
       values ('${'cl_1' as ClaimId}', '${listing.id}', 'email', 'x', now(), now(), '${keyHash(key)}', '2027-01-01')`,
    );
    const own = await aSignedInContractor();
    expect((await takeListing(own, key)).contractorId).toBe(listing.id);
    expect((await takeListing(own, key)).contractorId).toBe(listing.id);
    await expect(takeListing(await aSignedInContractor(), key)).rejects.toMatchObject({ code: 'already-happened' });
    await expect(takeListing(own, ListingKey.parse('lk_wrong'))).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a profile', () => {
  it('changes only the given fields', async () => {
    const own = await aSignedInContractor();
    const made = await createListing(own, listingForm());
    expect(await edit(own, {})).toEqual(made);
    const given = { licenseNumber: 'M1234', maxOpenJobs: '3', smallestJob: 150.5, specialties: 'drains, sewers' };
    expect(await edit(own, given)).toEqual({
      ...made,
      licenseNumber: 'M1234',
      maxOpenJobs: 3,
      smallestJob: 150.5,
      specialties: ['drains', 'sewers'],
    });
    expect(await edit(own, { licenseNumber: '', maxOpenJobs: null, smallestJob: null, specialties: [] })).toEqual(made);
  });

  it('with a pause is hidden from searches until the day after, in its own time zone', async () => {
    const own = await aSignedInContractor();
    const { contractorId } = await createListing(own, listingForm());
    await edit(own, { notTakingWorkUntil: '2026-12-05' });
    expect(await isFound(contractorId)).toBe(false);
    const start = clock.now();
    // 04:30 UTC is still the evening of the fifth in Louisville.
    clock.set(new Date('2026-12-06T04:30:00Z'));
    await resumeWork(ctx, { contractorId });
    expect(await isFound(contractorId)).toBe(false);
    clock.set(new Date('2026-12-06T05:00:00Z'));
    await resumeWork(ctx, { contractorId });
    expect(await isFound(contractorId)).toBe(true);
    expect((await edit(own, { notTakingWorkUntil: '2026-12-01' })).notTakingWorkUntil).toBeNull();
    clock.set(start);
  });
});

describe('contact preferences', () => {
  const offer = async (to: string, transactional = false) => {
    const key = `test:${to}:${count++}`;
    await sendMessages(ctx, [
      {
        dedupeKey: key,
        channel: 'email',
        to,
        content: { kind: 'letter', subject: 'A job', blocks: [{ kind: 'paragraph', text: 'A job' }] },
        language: 'en',
        purpose: 'referral-offer',
        about: { kind: 'contractor', id: 'ct_1' },
        transactional,
      },
    ]);
    return key;
  };
  const fate = async (key: string) => {
    const { rows } = await db.execute<{ id: string; status: string }>(
      `select id, status from messages where dedupe_key = '${key}'`,
    );
    return rows[0] ?? { id: '', status: '' };
  };

  it('opt out of pending and future messages, except legally required ones; another method opts in again', async () => {
    const own = await aSignedInContractor();
    const { email } = await createListing(own, listingForm());
    const to = (email ?? '').toUpperCase();
    const waiting = await offer(to);
    expect(await updateContactPreferences(own, { hasOptedOut: true })).toMatchObject({ hasOptedOut: true });
    expect((await fate(waiting)).status).toBe('suppressed');
    const [later, receipt] = [await offer(to), await offer(to, true)];
    for (const key of [later, receipt]) await deliverMessage(ctx, { messageId: (await fate(key)).id });
    expect([(await fate(later)).status, (await fate(receipt)).status]).toEqual(['suppressed', 'sent']);
    expect(await updateContactPreferences(own, { preferredContactMethod: 'email' })).toMatchObject({
      hasOptedOut: true,
    });
    expect(await updateContactPreferences(own, { preferredContactMethod: 'phone' })).toEqual({
      preferredContactMethod: 'phone',
      hasOptedOut: false,
      stoppedBySms: false,
    });
    const after = await offer(to);
    await deliverMessage(ctx, { messageId: (await fate(after)).id });
    expect((await fate(after)).status).toBe('sent');
  });

  it('do not end a STOP sent by text message', async () => {
    const own = await aSignedInContractor();
    const { phone } = await createListing(own, listingForm());
    await db.execute(`insert into contact_opt_outs values ('${phone}', 'sms', now(), 'sms')`);
    expect(await updateContactPreferences(own, { hasOptedOut: false })).toMatchObject({
      hasOptedOut: true,
      stoppedBySms: true,
    });
  });
});

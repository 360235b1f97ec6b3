import { ContactChange, NewListing } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { ProposalForm } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { type ContractorId, type ReferralId, RequestLinkId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../../kernel/context.ts';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor } from '../../../directory/fixtures.ts';
import { contactsTexting } from '../../../directory/public.ts';
import { confirmContactChange, requestContactChange } from '../../../directory/use-cases/change-contact.ts';
import { createListing } from '../../../directory/use-cases/create-listing.ts';
import { showContractorProfile } from '../../../directory/use-cases/show-contractor-profile.ts';
import { aBidder, anOpenRequest, aSilentRequest, handOver, signedInAs, takingPorts } from '../../fixtures.ts';
import { listOpportunities } from '../../opportunities/use-cases/list-opportunities.ts';
import { spreadOpportunity } from '../../opportunities/use-cases/spread-opportunity.ts';
import { answerAsContractor } from '../../referrals/use-cases/answer-as-contractor.ts';
import { submitProposal } from '../../referrals/use-cases/submit-proposal.ts';
import { provePhone, sendPhoneCode } from './prove-phone.ts';
import { showRequest } from './show-request.ts';

const { db } = await testDatabase();
const clock = testClock();
const { messaging } = takingPorts;
const ports = { messaging: { ...messaging, phone: messaging.sms } };
const ctx = testContext(db, { clock, ports });

let numbers = 0;
/** An unused number, in E.164. */
const aPhone = () => `+1502556${String((numbers += 1)).padStart(4, '0')}`;

/** Returns the messages to a number, oldest first: channel and text. */
const sentTo = async (phone: string) =>
  (
    await db.execute<{ channel: string; purpose: string; text: string }>(sql`
      select channel, purpose, text from messages where recipient = ${phone} order by created_at, id`)
  ).rows;
const codeSentTo = async (phone: string) => /\b\d{6}\b/.exec((await sentTo(phone)).at(-1)?.text ?? '')?.[0] ?? 'none';

/** Creates a registered contractor whose listing has an unconfirmed number, and who agreed to texts there. */
async function aNewcomer(phone = aPhone()) {
  const own: Context = await signedInAs(ctx, 'craftsman');
  const form = NewListing.parse({
    companyName: `Whitlock ${phone}`,
    trades: ['plumbing'],
    zipCode: '40202',
    phone,
    smsConsent: true,
  });
  const { contractorId } = await createListing(own, form);
  return { own, phone, contractorId };
}

const offerTo = async (contractorId: ContractorId): Promise<{ readonly link: Link }> => {
  const request = await aSilentRequest(ctx, { selectedPlumberIds: [contractorId] });
  await handOver(ctx);
  const [referralId] = request.referralIds;
  if (referralId === undefined) throw new Error('Nobody was asked');
  return { link: { referralId, contractorId } };
};
interface Link {
  readonly referralId: ReferralId;
  readonly contractorId: ContractorId;
}

const accept = ({ referralId, contractorId }: Link) =>
  answerAsContractor(ctx, { serviceRequestId: referralId, contractorId, response: 'accept', source: 'web' });
const shown = async ({ referralId }: Link) => {
  const view = await showRequest(ctx, RequestLinkId.parse(referralId));
  if (view.kind !== 'contractor') throw new Error('Not the view of a contractor');
  return view;
};
const prove = async (link: Link, phone: string) => {
  const { codeId } = await sendPhoneCode(ctx, { ...link, by: 'text' });
  return provePhone(ctx, { ...link, codeId, code: await codeSentTo(phone) });
};

describe('a listing whose phone nobody has confirmed', () => {
  it('has no free connection: it learns that, and may pay', async () => {
    const { phone, contractorId } = await aNewcomer();
    const { link } = await offerTo(contractorId);
    expect(await shown(link)).toMatchObject({ feeCents: 500, freeOnceProven: { phone } });
    expect(await accept(link)).toMatchObject({ status: 'accepted-unpaid', feeDueCents: 500 });
    expect(await shown(link)).toMatchObject({ freeOnceProven: null, customer: null });
  });

  it('accepts free once the code has come back, on the page of the offer', async () => {
    const { phone, contractorId } = await aNewcomer();
    const { link } = await offerTo(contractorId);
    await prove(link, phone);
    expect(await shown(link)).toMatchObject({ feeCents: 0, freeOnceProven: null });
    expect(await accept(link)).toMatchObject({ status: 'settled', feeDueCents: 0 });
  });

  it('gets no texts and no calls, its offer by email alone, and answers none by text', async () => {
    const { phone, contractorId } = await aNewcomer();
    await db.execute(sql`update contractors set preferred_contact_method = 'phone' where id = ${contractorId}`);
    await offerTo(contractorId);
    expect(await sentTo(phone)).toEqual([]);
    expect(await contactsTexting(ctx, phone)).toEqual([]);
    const { rows } = await db.execute<{ text: string }>(sql`
      select text from messages where about_kind = 'referral' and purpose = 'referral-offer'
      order by created_at desc, id limit 1`);
    expect(rows[0]?.text).toContain('isn’t confirmed yet');
  });

  it('costs a stranger whose number was typed at most one text, across all listings and callers', async () => {
    const phone = aPhone();
    const first = await aNewcomer(phone);
    const { link } = await offerTo(first.contractorId);
    const others = await Promise.all(
      [1, 2].map(async () => {
        const { own, contractorId } = await aNewcomer();
        await db.execute(sql`update contractors set phone = ${phone} where id = ${contractorId}`);
        return { own, ...(await offerTo(contractorId)) };
      }),
    );
    const links = [link, ...others.map((other) => other.link)];
    await Promise.allSettled([1, 2, 3].flatMap(() => links.map((each) => sendPhoneCode(ctx, { ...each, by: 'text' }))));
    expect((await sentTo(phone)).map(({ purpose }) => purpose)).toEqual(['contact-code']);
    clock.advance(23 * 60);
    const { contractorId } = await aNewcomer();
    await db.execute(sql`update contractors set phone = ${phone} where id = ${contractorId}`);
    const late = await offerTo(contractorId);
    await expect(sendPhoneCode(ctx, { ...late.link, by: 'text' })).rejects.toMatchObject({
      code: 'already-happened',
      message: expect.stringContaining('only one text in that time'),
    });
    clock.advance(61);
    await sendPhoneCode(ctx, { ...late.link, by: 'text' });
    expect(await sentTo(phone)).toHaveLength(2);
  });

  it('is answered with the code that it has, which works for a day', async () => {
    const { phone, contractorId } = await aNewcomer();
    const { link } = await offerTo(contractorId);
    const sent = await sendPhoneCode(ctx, { ...link, by: 'text' });
    clock.advance(23 * 60);
    const again = await sendPhoneCode(ctx, { ...link, by: 'text' });
    expect(again).toMatchObject({ codeId: sent.codeId, message: expect.stringContaining('still works') });
    await provePhone(ctx, { ...link, codeId: again.codeId, code: await codeSentTo(phone) });
  });

  it('hears the code on the telephone, twice a day at most', async () => {
    const { phone, contractorId } = await aNewcomer();
    const { link } = await offerTo(contractorId);
    const { codeId } = await sendPhoneCode(ctx, { ...link, by: 'call' });
    const [call] = await sentTo(phone);
    expect(call?.channel).toBe('phone');
    const code = /\d(?:, \d){5}/.exec(call?.text ?? '')?.[0].replaceAll(', ', '') ?? 'none';
    await provePhone(ctx, { ...link, codeId, code });
    const other = await aNewcomer();
    const offer = await offerTo(other.contractorId);
    await sendPhoneCode(ctx, { ...offer.link, by: 'call' });
    await sendPhoneCode(ctx, { ...offer.link, by: 'call' });
    clock.advance(16);
    await expect(sendPhoneCode(ctx, { ...offer.link, by: 'call' })).rejects.toMatchObject({ code: 'already-happened' });
    expect(await sentTo(other.phone)).toHaveLength(2);
  });

  it('gets a clear message if nothing can send texts or calls', async () => {
    const { contractorId } = await aNewcomer();
    const { link } = await offerTo(contractorId);
    const silent = {
      ...ctx,
      ports: { ...ctx.ports, messaging: { ...messaging, sms: { ...messaging.sms, by: null } } },
    };
    for (const by of ['text', 'call'] as const) {
      await expect(sendPhoneCode(silent, { ...link, by })).rejects.toMatchObject({ code: 'unavailable' });
    }
  });

  it('sees no opportunities, is notified of none, and cannot bid until it is confirmed', async () => {
    const { own, phone, contractorId } = await aNewcomer();
    const { id, opportunityId } = await anOpenRequest(ctx);
    const bid = ProposalForm.parse({
      projectId: opportunityId,
      bidAmount: 300,
      proposalDetails: 'A new trap, fitted.',
    });
    const tips = async () =>
      (await db.execute(sql`select from opportunity_tips where contractor_id = ${contractorId}`)).rows.length;
    await spreadOpportunity(ctx, id);
    expect(await tips()).toBe(0);
    expect((await listOpportunities(own, { limit: 20 })).items).toEqual([]);
    await expect(submitProposal(own, bid, null)).rejects.toMatchObject({ code: 'already-happened' });
    const { changeId } = await requestContactChange(own, ContactChange.parse({ channel: 'phone', address: phone }));
    await confirmContactChange(own, changeId, { code: await codeSentTo(phone), smsConsent: false });
    expect(await showContractorProfile(own)).toMatchObject({ phoneProven: true, smsConsent: true });
    expect((await listOpportunities(own, { limit: 20 })).items.map((one) => one.id)).toContain(opportunityId);
    await spreadOpportunity(ctx, id);
    expect(await tips()).toBe(1);
    await submitProposal(own, bid, null);
  });

  it('is one again when its phone changes in any way other than by a code', async () => {
    const { ctx: own, listing } = await aBidder(ctx);
    expect((await showContractorProfile(own)).phoneProven).toBe(true);
    await db.execute(sql`update contractors set phone = ${aPhone()} where id = ${listing.id}`);
    expect((await showContractorProfile(own)).phoneProven).toBe(false);
  });
});

describe('the code of an offer’s page', () => {
  it('is taken five times, and only with the link that it was asked for', async () => {
    const [one, other] = [await aNewcomer(), await aNewcomer()];
    const { link } = await offerTo(one.contractorId);
    const { link: foreign } = await offerTo(other.contractorId);
    const { codeId } = await sendPhoneCode(ctx, { ...link, by: 'text' });
    const code = await codeSentTo(one.phone);
    const crossed = { referralId: link.referralId, contractorId: other.contractorId };
    await expect(sendPhoneCode(ctx, { ...crossed, by: 'text' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(provePhone(ctx, { ...crossed, codeId, code })).rejects.toMatchObject({ code: 'not-found' });
    await expect(provePhone(ctx, { ...foreign, codeId, code })).rejects.toMatchObject({ code: 'not-allowed' });
    const wrong = code === '111111' ? '222222' : '111111';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(provePhone(ctx, { ...link, codeId, code: wrong })).rejects.toMatchObject({ code: 'not-allowed' });
    }
    await expect(provePhone(ctx, { ...link, codeId, code })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect((await shown(link)).freeOnceProven).toEqual({ phone: one.phone });
  });
});

it('a code of an offer’s page gives a listing no phone that its owner has replaced since', async () => {
  const { own, phone, contractorId } = await aNewcomer();
  const { link } = await offerTo(contractorId);
  const { codeId } = await sendPhoneCode(ctx, { ...link, by: 'text' });
  const code = await codeSentTo(phone);
  const other = aPhone();
  await db.execute(sql`update contractors set phone = ${other} where id = ${contractorId}`);
  await expect(provePhone(ctx, { ...link, codeId, code })).rejects.toMatchObject({ code: 'not-allowed' });
  expect(await showContractorProfile(own)).toMatchObject({ phone: other, phoneProven: false });
});

describe('a proven phone, or a license, gives one free connection', () => {
  const race = async (contractors: readonly { readonly id: ContractorId }[]) => {
    const offers = [];
    for (const { id } of contractors) offers.push((await offerTo(id)).link);
    const receipts = await Promise.all(offers.map(accept));
    return receipts.map(({ feeDueCents }) => feeDueCents).toSorted((a, b) => a - b);
  };

  it('to several listings that share the phone, accepting at the same instant', async () => {
    for (let round = 0; round < 5; round += 1) {
      const phone = aPhone();
      // Each was created without a phone, and so has a separate identity. The number came later.
      const listings = [];
      for (const n of [1, 2, 3]) {
        listings.push(await aContractor(ctx, { phone, billingIdentity: `contractor:${phone}-${n}` }));
      }
      expect(await race(listings)).toEqual([0, 500, 500]);
    }
  });

  it('to several listings that share the license, each with a different phone', async () => {
    const billingIdentity = `license:KY:${aPhone()}`;
    const listings = [];
    for (let n = 0; n < 3; n += 1) listings.push(await aContractor(ctx, { phone: aPhone(), billingIdentity }));
    expect(await race(listings)).toEqual([0, 500, 500]);
  });

  it('to a listing that confirms another phone afterwards', async () => {
    const { ctx: own, listing } = await aBidder(ctx, { phone: aPhone() });
    expect(await race([listing])).toEqual([0]);
    const phone = aPhone();
    const { changeId } = await requestContactChange(own, ContactChange.parse({ channel: 'phone', address: phone }));
    await confirmContactChange(own, changeId, { code: await codeSentTo(phone), smsConsent: false });
    expect(await race([listing])).toEqual([500]);
    // A used-up phone gives its next owner no free connections, either.
    const { phone: former } = listing;
    const next = await aContractor(ctx, { phone: former, billingIdentity: `contractor:next-${phone}` });
    expect(await race([next])).toEqual([500]);
  });
});

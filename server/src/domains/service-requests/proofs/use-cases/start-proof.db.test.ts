import { PROOF_DAYS, PROOF_HOURS } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aSubmission, signedInAs, takingPorts } from '../../fixtures.ts';
import { loadCase } from '../../lifecycle/store/request-case.ts';
import { cancelRequest } from '../../requests/use-cases/cancel-request.ts';
import { eraseRequestsAmong } from '../../requests/use-cases/erase-requests.ts';
import { handOn, listNext } from '../../requests/use-cases/pick-next.ts';
import { submitServiceRequest } from '../../requests/use-cases/submit-service-request.ts';
import { trackRequest } from '../../requests/use-cases/track-request.ts';
import { aBrowser, anUnconfirmedRequest, codeFor, consequencesOf } from '../../testing/unconfirmed.ts';
import { endUnconfirmed, remindToConfirm } from './end-unconfirmed.ts';
import { proveContact } from './prove-contact.ts';
import { sendProofCode } from './send-proof-code.ts';
import { showContactProof } from './show-contact-proof.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: takingPorts, settings: { customerProof: 'phone' } });
const byEmail = { ...ctx, settings: { ...ctx.settings, customerProof: 'email' as const } };
const refusal = (message: RegExp, code = 'not-allowed') =>
  expect.objectContaining({ code, message: expect.stringMatching(message) });

async function nothingHappened(id: Parameters<typeof consequencesOf>[1]) {
  expect(await consequencesOf(ctx, id)).toEqual({ referrals: 0, events: ['submit'], messages: [] });
}

describe('an unconfirmed request', () => {
  it('stays submitted, disturbs nobody, and says what is missing', async () => {
    const { id, awaitsProof, customerPhone } = await anUnconfirmedRequest(ctx);
    expect(awaitsProof).toBe('phone');
    await nothingHappened(id);
    const tracked = await trackRequest(ctx, id);
    expect(tracked).toMatchObject({
      status: 'submitted',
      proof: { awaits: 'phone' },
      offersNext: false,
      canCancel: true,
    });
    expect(tracked.statusMessage).toBe('Confirm your phone to send this.');
    expect(tracked.timeline[0]?.message).toBe('Confirm your phone to send this.');
    expect(await showContactProof(ctx, id)).toMatchObject({ awaits: 'phone', address: customerPhone, codeSent: true });
    expect(await listNext(ctx, id)).toEqual([]);
    await expect(handOn(ctx, tracked.requestNumber, 'ct_any' as never)).rejects.toThrow();
    await nothingHappened(id);
  });

  it('is no opportunity before it is confirmed', async () => {
    const { id, held } = await anUnconfirmedRequest(ctx, { openToProposals: true });
    const stored = async () => (await loadCase(ctx, id, false))?.request;
    expect(await stored()).toMatchObject({ opportunityId: null, opportunityCell: null, idleSince: null });
    clock.advance(5);
    await proveContact(ctx, id, await codeFor(ctx, id), held);
    expect(await stored()).toMatchObject({
      opportunityId: expect.stringMatching(/^op_/),
      idleSince: clock.now(),
      awaitsProof: null,
      provenContact: 'phone',
    });
  });

  it('waits for a code that is asked for, if its customer did not agree to texts', async () => {
    const { id, held } = await anUnconfirmedRequest(ctx, { smsConsent: false });
    expect((await showContactProof(ctx, id)).codeSent).toBe(false);
    await expect(proveContact(ctx, id, '123456', held)).rejects.toEqual(refusal(/No code was sent/));
    await sendProofCode(ctx, id, 'text', held);
    await proveContact(ctx, id, await codeFor(ctx, id), held);
    expect((await consequencesOf(ctx, id)).referrals).toBe(1);
  });

  it('confirms the email where no texts can be sent', async () => {
    const { id, awaitsProof, held, customerEmail } = await anUnconfirmedRequest(byEmail);
    expect(awaitsProof).toBe('email');
    expect(await showContactProof(byEmail, id)).toMatchObject({
      awaits: 'email',
      address: customerEmail,
      codeSent: true,
    });
    await proveContact(byEmail, id, await codeFor(byEmail, id), held);
    expect((await loadCase(ctx, id, false))?.request.provenContact).toBe('email');
  });
});

describe('a request that nobody confirms', () => {
  it('is remembered once, and canceled after a day', async () => {
    const { id } = await anUnconfirmedRequest(ctx);
    await remindToConfirm(ctx, id);
    await remindToConfirm(ctx, id);
    expect((await consequencesOf(ctx, id)).messages).toEqual(['proof-reminder:email']);
    clock.advance(PROOF_HOURS * 60 - 1);
    await endUnconfirmed(ctx, id);
    expect((await trackRequest(ctx, id)).status).toBe('submitted');
    clock.advance(1);
    await endUnconfirmed(ctx, id);
    await endUnconfirmed(ctx, id);
    const { events, messages, referrals } = await consequencesOf(ctx, id);
    expect([referrals, events]).toEqual([0, ['submit', 'give-up-unconfirmed']]);
    expect(messages).toEqual(['give-up-unconfirmed:email', 'proof-reminder:email']);
    const tracked = await trackRequest(ctx, id);
    expect(tracked).toMatchObject({ status: 'cancelled', proof: null });
    expect(tracked.endedBecause).toMatch(/not confirmed within 24 hours/);
    expect(tracked.timeline[0]?.message).toBe('It was not sent to any contractor.');
    await expect(proveContact(ctx, id, await codeFor(ctx, id), null)).rejects.toEqual(
      refusal(/has ended/, 'already-happened'),
    );
  });

  it('is neither reminded of nor ended once it is confirmed or canceled', async () => {
    const confirmed = await anUnconfirmedRequest(ctx);
    await proveContact(ctx, confirmed.id, await codeFor(ctx, confirmed.id), confirmed.held);
    const canceled = await anUnconfirmedRequest(ctx);
    await cancelRequest(ctx, canceled.id);
    clock.advance(PROOF_HOURS * 60);
    for (const { id } of [confirmed, canceled]) {
      const before = await consequencesOf(ctx, id);
      await remindToConfirm(ctx, id);
      await endUnconfirmed(ctx, id);
      expect(await consequencesOf(ctx, id)).toEqual(before);
    }
  });
});

describe('the step is skipped', () => {
  it('in a browser that has confirmed the same phone lately, and in no other', async () => {
    const first = await anUnconfirmedRequest(ctx);
    await proveContact(ctx, first.id, await codeFor(ctx, first.id), first.held);
    const again = (held = first.held, given = {}) =>
      anUnconfirmedRequest(ctx, { customerPhone: first.customerPhone, ...given }, held);
    const skipped = await again();
    expect(skipped.awaitsProof).toBeNull();
    expect((await loadCase(ctx, skipped.id, false))?.request.provenContact).toBe('phone');
    expect((await consequencesOf(ctx, skipped.id)).referrals).toBe(1);
    expect((await again(first.held, { customerPhone: '+15025579999' })).awaitsProof).toBe('phone');
    expect((await again(aBrowser())).awaitsProof).toBe('phone');
    clock.advance(PROOF_DAYS * 24 * 60);
    expect((await again()).awaitsProof).toBe('phone');
  });

  it('for an account that has proved the phone', async () => {
    const own = await signedInAs(ctx, 'customer');
    const first = await anUnconfirmedRequest(own);
    expect(first.awaitsProof).toBe('phone');
    await proveContact(own, first.id, await codeFor(ctx, first.id), first.held);
    const { customerPhone } = first;
    expect((await anUnconfirmedRequest(own, { customerPhone })).awaitsProof).toBeNull();
    expect((await anUnconfirmedRequest(await signedInAs(ctx, 'customer'), { customerPhone })).awaitsProof).toBe(
      'phone',
    );
  });

  it('where confirming is off', async () => {
    const off = { ...ctx, settings: { ...ctx.settings, customerProof: 'none' as const } };
    const { id, awaitsProof } = await anUnconfirmedRequest(off);
    expect(awaitsProof).toBeNull();
    expect((await loadCase(ctx, id, false))?.request.provenContact).toBeNull();
  });
});

it('a browser that sends requests under several names is slowed, and others are not', async () => {
  const held = aBrowser();
  const send = (customerName: string, from = held) => anUnconfirmedRequest(ctx, { customerName }, from);
  await send('Ana Delgado');
  await send('Luis Delgado');
  await send('ana delgado');
  await expect(send('Eve One')).rejects.toEqual(refusal(/in 5 minutes/, 'too-many-requests'));
  await send('Eve One', aBrowser());
  clock.advance(5);
  await send('Eve One');
  await expect(send('Eve Two')).rejects.toEqual(refusal(/in 15 minutes/, 'too-many-requests'));
});

it('the request is the only thing that is sent again with the same key', async () => {
  const form = aSubmission({ preferredDate: '2028-01-15', openToProposals: true, customerPhone: '+15025571234' });
  const [one, two] = [
    await submitServiceRequest(ctx, form, 'proof-key'),
    await submitServiceRequest(ctx, form, 'proof-key'),
  ];
  expect(two).toEqual(one);
  const { rows } = await ctx.db.execute(`select from messages where purpose = 'proof-code' and about_id = '${one.id}'`);
  expect(rows).toHaveLength(1);
});

it('codes, marks and names are erased with their request', async () => {
  const { id, held } = await anUnconfirmedRequest(ctx);
  await proveContact(ctx, id, await codeFor(ctx, id), held);
  const opened = await loadCase(ctx, id, false);
  if (opened === null) throw new Error('The request is gone');
  const left = async () => {
    const tables = ['request_proofs', 'proof_codes', 'device_proofs', 'device_names'];
    const found = await Promise.all(
      tables.map((table) => ctx.db.execute(`select from ${table} where request_id = '${id}'`)),
    );
    return found.map(({ rows }) => rows.length);
  };
  expect(await left()).toEqual([1, 1, 1, 1]);
  await eraseRequestsAmong(ctx, [opened.request]);
  expect(await left()).toEqual([0, 0, 0, 0]);
});

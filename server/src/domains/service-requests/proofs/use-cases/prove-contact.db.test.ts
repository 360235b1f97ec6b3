import { CODE_ATTEMPTS, CODE_MINUTES } from '@plumbline/contract/domains/directory/listing.ts';
import { PROOF_CORRECTIONS } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { takingPorts } from '../../fixtures.ts';
import { loadCase } from '../../lifecycle/store/request-case.ts';
import { anotherThan, anUnconfirmedRequest, codeFor, consequencesOf } from '../../testing/unconfirmed.ts';
import { CODES_A_DAY } from '../rules/code-limits.ts';
import { correctContact } from './correct-contact.ts';
import { proveContact } from './prove-contact.ts';
import { sendProofCode } from './send-proof-code.ts';
import { showContactProof } from './show-contact-proof.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: takingPorts, settings: { customerProof: 'phone' } });
const refusal = (message: RegExp, code = 'not-allowed') =>
  expect.objectContaining({ code, message: expect.stringMatching(message) });

async function nothingHappened(id: Parameters<typeof consequencesOf>[1]) {
  expect(await consequencesOf(ctx, id)).toEqual({ referrals: 0, events: ['submit'], messages: [] });
}

describe('a code', () => {
  it('sends the request, and the windows of answer begin with it', async () => {
    const { id, held } = await anUnconfirmedRequest(ctx);
    clock.advance(10);
    await proveContact(ctx, id, await codeFor(ctx, id), held);
    const opened = await loadCase(ctx, id, false);
    expect(opened?.request).toMatchObject({
      status: 'submitted',
      awaitsProof: null,
      provenContact: 'phone',
      idleSince: null,
    });
    expect(opened?.referrals).toMatchObject([{ status: 'offered', offeredAt: clock.now() }]);
    const { events, messages } = await consequencesOf(ctx, id);
    expect(events).toEqual(['submit', 'confirm', 'offer']);
    expect(messages).toEqual(expect.arrayContaining(['referral-offer:email', 'submit:email', 'submit:sms']));
  });

  it('works once: entered again it gets the same reply, and another one is refused', async () => {
    const { id, held } = await anUnconfirmedRequest(ctx);
    const code = await codeFor(ctx, id);
    const first = await proveContact(ctx, id, code, held);
    const before = await consequencesOf(ctx, id);
    expect(await proveContact(ctx, id, code, held)).toEqual(first);
    await expect(proveContact(ctx, id, anotherThan(code), held)).rejects.toEqual(
      refusal(/already confirmed/, 'already-happened'),
    );
    await expect(sendProofCode(ctx, id, 'text', held)).rejects.toEqual(
      refusal(/already confirmed/, 'already-happened'),
    );
    expect(await consequencesOf(ctx, id)).toEqual(before);
  });

  it('allows few attempts, and says how many are left', async () => {
    const { id, held } = await anUnconfirmedRequest(ctx);
    const code = await codeFor(ctx, id);
    const wrong = anotherThan(code);
    for (let left = CODE_ATTEMPTS - 1; left > 0; left--) {
      await expect(proveContact(ctx, id, wrong, held)).rejects.toEqual(
        refusal(left === 1 ? /one attempt/ : new RegExp(`${left} attempts`)),
      );
    }
    await expect(proveContact(ctx, id, wrong, held)).rejects.toEqual(refusal(/too often/));
    await expect(proveContact(ctx, id, code, held)).rejects.toEqual(refusal(/too often/));
    await nothingHappened(id);
  });

  it('expires, and is replaced by a newer one', async () => {
    const { id, held } = await anUnconfirmedRequest(ctx);
    const first = await codeFor(ctx, id);
    clock.advance(CODE_MINUTES);
    await expect(proveContact(ctx, id, first, held)).rejects.toEqual(refusal(/expired/));
    await sendProofCode(ctx, id, 'text', held);
    await expect(proveContact(ctx, id, first, held)).rejects.toEqual(refusal(/newer one/));
    await proveContact(ctx, id, await codeFor(ctx, id), held);
  });

  it('is sent again only after a pause, and not for ever', async () => {
    const { id, held } = await anUnconfirmedRequest(ctx);
    await expect(sendProofCode(ctx, id, 'text', held)).rejects.toEqual(refusal(/60 seconds/, 'already-happened'));
    for (let sent = 1; sent < CODES_A_DAY.written; sent++) {
      clock.advance(1);
      await sendProofCode(ctx, id, 'text', held);
    }
    clock.advance(1);
    await expect(sendProofCode(ctx, id, 'text', held)).rejects.toEqual(refusal(/No more codes/, 'already-happened'));
  });

  it('is not told in the clear by what is stored', async () => {
    const { id } = await anUnconfirmedRequest(ctx);
    const code = await codeFor(ctx, id);
    const { rows } = await ctx.db.execute('select to_jsonb(proof_codes)::text as row from proof_codes');
    expect(rows.filter(({ row }) => String(row).includes(`"${code}"`))).toEqual([]);
  });
});

describe('a mistyped phone', () => {
  it('is corrected, which voids the code that went elsewhere', async () => {
    const { id, held } = await anUnconfirmedRequest(ctx);
    const stray = await codeFor(ctx, id);
    clock.advance(1);
    const message = await correctContact(ctx, id, '(502) 557-0101', held);
    expect(message.message).toContain('(502) 557-0101');
    await expect(proveContact(ctx, id, stray, held)).rejects.toEqual(refusal(/newer one/));
    await proveContact(ctx, id, await codeFor(ctx, id), held);
    expect((await loadCase(ctx, id, false))?.request.customerPhone).toBe('+15025570101');
  });

  it('is corrected a few times only, and must be a number', async () => {
    const { id, held } = await anUnconfirmedRequest(ctx);
    await expect(correctContact(ctx, id, '12', held)).rejects.toEqual(refusal(/ten digits/, 'invalid-input'));
    for (let time = 0; time < PROOF_CORRECTIONS; time++) await correctContact(ctx, id, `502 557 020${time}`, held);
    await expect(correctContact(ctx, id, '502 557 0209', held)).rejects.toEqual(
      refusal(/corrected again/, 'already-happened'),
    );
    expect((await showContactProof(ctx, id)).corrections).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { aSubmission } from '../../domains/service-requests/fixtures.ts';
import { anotherThan, codeFor } from '../../domains/service-requests/testing/unconfirmed.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { isWebBuilt } from '../http/web-pages.ts';
import { plainVisitor, type SeenPage } from '../testing/plain-visitor.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const { app, ctx, clock } = await testApp(database, { env: { CUSTOMER_PROOF: 'phone' } });
const near = { city: 'Louisville', state: 'KY', latitude: 38.24, longitude: -85.72 };
const contractor = await aContractor(ctx, { companyName: 'Beargrass Plumbing', ...near });

const heading = ({ document }: SeenPage) => document.querySelector('h1')?.textContent;
const text = ({ document }: SeenPage) => document.querySelector('main')?.textContent ?? '';
const outcome = ({ status, leadsTo }: SeenPage) => ({ status, leadsTo });
const isOffered = async () =>
  (await database.pool.query(`select from messages where purpose = 'referral-offer'`)).rowCount !== 0;

/** Walks through the wizard without agreeing to texts. Returns the page after sending. */
async function submitted() {
  const visitor = plainVisitor(app);
  const wizard = '/request-service';
  await visitor.press(await visitor.open(wizard), 'Plumbing');
  await visitor.press(await visitor.open(`${wizard}?step=location&by=zip`), 'Continue', { zipCode: '40204' });
  const question = await visitor.press(await visitor.open(`${wizard}?step=selectPlumber`), /^Select$/);
  await visitor.press(question, 'Select Craftsman');
  const sent = await visitor.press(await visitor.open(`${wizard}?step=details`), 'Submit Request', {
    description: 'The kitchen sink leaks',
    customerName: 'Ana Delgado',
    customerPhone: '502 555 0177',
    customerEmail: 'ana@example.com',
    address: '1127 Cherokee Rd',
  });
  expect(outcome(sent)).toEqual({ status: 303, leadsTo: '/congratulations' });
  const reply = await app.inject({ url: '/api/service-request-draft', cookies: visitor.cookies });
  return { visitor, id: reply.json().receipt.requestId };
}

describe.runIf(isWebBuilt())('a request without scripts', () => {
  it('asks for the code in place of the congratulations, and sends the request with it', async () => {
    const { visitor, id } = await submitted();
    const page = '/congratulations';
    const first = await visitor.open(page);
    expect(heading(first)).toBe('Confirm your phone to send this');
    expect(text(first)).not.toContain('Request Submitted Successfully!');
    expect(outcome(await visitor.press(first, 'Text me the code'))).toEqual({ status: 303, leadsTo: page });

    const asked = await visitor.open(page);
    const code = await codeFor(ctx, id);
    const wrong = await visitor.press(asked, 'Confirm and send', { code: anotherThan(code) });
    expect(wrong.status).toBe(403);
    expect(wrong.errorOf('proof-code')).toContain('You have 4 attempts left');
    expect(await isOffered()).toBe(false);

    expect(outcome(await visitor.press(asked, 'Confirm and send', { code }))).toEqual({ status: 303, leadsTo: page });
    const thanks = await visitor.open(page);
    expect(heading(thanks)).toBe('Request Submitted Successfully!');
    expect(text(thanks)).toContain('Your service request has been sent to your selected contractor.');
    expect(await isOffered()).toBe(true);
  });

  it('corrects a mistyped number on its tracking page, and keeps what was typed', async () => {
    const form = aSubmission({ selectedPlumberId: contractor.id, smsConsent: false, customerPhone: '5025550188' });
    const { id } = (await app.inject({ method: 'POST', url: '/api/service-requests', payload: form })).json();
    const visitor = plainVisitor(app);
    const track = `/track/${id}`;
    const page = await visitor.open(track);
    expect(text(page)).toContain('Confirm your phone to send this');
    const wrong = await visitor.press(page, 'Correct it', { address: '502 55' });
    expect([wrong.status, wrong.errorOf('correct-address')]).toEqual([400, expect.stringContaining('ten digits')]);
    expect(wrong.document.querySelector('#correct-address')?.value).toBe('502 55');
    expect((await visitor.press(page, 'Correct it', { address: '502 555 0189' })).status).toBe(303);
    const corrected = await visitor.open(track);
    expect(text(corrected)).toContain('We sent it to (502) 555-0189');
    const early = await visitor.press(corrected, 'Text me another code');
    expect([early.status, text(early)]).toEqual([409, expect.stringContaining('60 seconds')]);
    clock.advance(1);
    expect((await visitor.press(corrected, 'Call me with the code')).status).toBe(303);
    expect((await visitor.press(corrected, 'Confirm and send', { code: await codeFor(ctx, id) })).status).toBe(303);
    expect(text(await visitor.open(track))).not.toContain('Confirm your phone');
  });
});

it('the wire says what is awaited beside what the specification names', async () => {
  const form = aSubmission({ selectedPlumberId: contractor.id, customerPhone: '5025550190' });
  const { json } = await app.inject({ method: 'POST', url: '/api/service-requests', payload: form });
  const { id } = json();
  expect(json()).toMatchObject({ status: 'submitted', awaitsProof: 'phone', contractors: [{ id: contractor.id }] });
  const proof = (await app.inject({ url: `/api/service-requests/${id}/proof` })).json();
  expect(proof).toMatchObject({ awaits: 'phone', address: '+15025550190', codeSent: true, corrections: 2 });
  const unknown = await app.inject({ url: '/api/service-requests/rq_unknown/proof' });
  expect(unknown.statusCode).toBe(404);
});

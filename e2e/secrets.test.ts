import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../tools/product.ts';
import { canary, givingItAllAway, tracesIn } from './support/canary.ts';
import { type ContractorProgram, contractorProgram } from './support/contractor.ts';
import { journey } from './support/journey.ts';
import { fetchPage } from './support/page-source.ts';
import { api, aSubmission, findPlumbers, submit } from './support/submissions.ts';

const visit = journey({ own: { env: { LOG_LEVEL: 'debug' } } });

const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const proposalAt = (proposedTime: string) => ({ response: 'propose', proposedDate: nextWeek, proposedTime });
const NOT_FOUND = { code: 'not-found', message: 'There is nothing at this address.' };

/** Secret ids of requests, which no contractor may ever receive. */
const requestIds: string[] = [];

/** Sends the canary's request to one contractor or several. */
async function ask(...ids: string[]) {
  const form = { ...canary, description: `The sink drips. ${givingItAllAway}` };
  const { status, body } = await submit(visit.url, aSubmission({ ...form, selectedPlumberIds: ids }));
  expect(status).toBe(201);
  requestIds.push(body.id);
  return body;
}
const cancel = (id: string) => api(visit.url, `/api/service-requests/${id}/cancel`, { method: 'POST' });
const asCustomer = (body: object) => api<unknown>(visit.url, '/api/customer-response', { body });
const track = async (id: string) => (await api<TrackingRecord>(visit.url, `/api/track-service-request/${id}`)).body;

describe("the customer's identity", () => {
  let ids: string[];
  let payer: ContractorProgram;
  let proposer: ContractorProgram;
  let winner: ContractorProgram;

  beforeAll(async () => {
    const found = (await findPlumbers(visit.url)).filter(({ email, phone }) => email !== null && phone !== null);
    ids = found.slice(0, 3).map(({ id }) => id);
    const [one, two, three] = found;
    if (!one || !two || !three) throw new Error('There are not three to ask');
    payer = contractorProgram(visit.url, one);
    proposer = contractorProgram(visit.url, two);
    winner = contractorProgram(visit.url, three);
    // Another customer uses up the payer's free connection.
    const { body } = await submit(visit.url, aSubmission({ selectedPlumberId: one.id }));
    const referral = await payer.referralOf(body.requestNumber);
    const { status } = await payer.answer(referral, { response: 'accept' });
    if (status !== 200) throw new Error(`The first acceptance was answered ${status}`);
  });
  afterAll(() => {
    for (const contractor of [payer, proposer, winner]) contractor.leave();
  });
  const [first, second] = [() => ids[0] ?? '', () => ids[1] ?? ''];

  it('stays hidden while a fee is due, and when the customer cancels instead', async () => {
    const request = await ask(first());
    const referral = await payer.referralOf(request.requestNumber);
    await payer.look(referral);
    const { body } = await payer.answer(referral, { response: 'accept', message: 'I can come today.' });
    expect(body).toMatchObject({ status: 'accepted-unpaid', feeDueCents: 500 });
    await payer.look(referral);
    const started = await payer.post(`/api/referrals/${referral}/start`, { contractorId: first() });
    expect(started.status).toBe(409);
    expect((await cancel(request.id)).status).toBe(200);
    await payer.look(referral);
    expect(await payer.answer(referral, { response: 'accept' })).toMatchObject({
      status: 409,
      body: { code: 'already-happened' },
    });
  });

  it('is masked in the customer’s texts, through proposals and a decline', async () => {
    const request = await ask(second());
    const referral = await proposer.referralOf(request.requestNumber);
    await proposer.look(referral);
    expect((await proposer.answer(referral, proposalAt('14:30'))).status).toBe(200);
    const { responseId } = (await track(request.id)).contractors[0] ?? {};
    const words = { requestId: request.id, responseId, customerMessage: givingItAllAway };
    const counter = { ...words, action: 'propose', proposedDateTime: `${nextWeek}T09:30` };
    expect((await asCustomer(counter)).status).toBe(200);
    await proposer.look(referral);
    expect((await proposer.answer(referral, proposalAt('16:00'))).status).toBe(200);
    expect((await asCustomer({ ...words, action: 'decline' })).status).toBe(200);
    await proposer.look(referral);
    expect((await proposer.answer(referral, proposalAt('17:00'))).status).toBe(409);
  });

  it('stays hidden if a fourth change ends a proposal', async () => {
    const request = await ask(second());
    const referral = await proposer.referralOf(request.requestNumber);
    for (const time of ['09:00', '10:00', '11:00', '12:00', '13:00']) await proposer.answer(referral, proposalAt(time));
    expect((await track(request.id)).status).toBe('cancelled');
    await proposer.look(referral);
  });

  it('is shown to the one who connects free, and to neither of the others', async () => {
    const held = await ask(...ids);
    const unpaid = await payer.referralOf(held.requestNumber);
    const frozen = await proposer.referralOf(held.requestNumber);
    await payer.answer(unpaid, { response: 'accept' });
    await proposer.look(frozen);
    expect((await proposer.answer(frozen, { response: 'accept' })).status).toBe(409);
    await cancel(held.id);
    await Promise.all([payer.look(unpaid), proposer.look(frozen)]);

    const request = await ask(...ids);
    const [lost, denied, won] = await Promise.all(
      [payer, proposer, winner].map((contractor) => contractor.referralOf(request.requestNumber)),
    );
    if (!lost || !denied || !won) throw new Error('Not all three were asked');
    await proposer.answer(denied, { response: 'deny', message: 'Fully booked.' });
    await winner.look(won);
    await winner.readMail();
    expect(winner.received.flatMap(({ how, text }) => tracesIn(text).map((detail) => `${detail} in ${how}`))).toEqual(
      [],
    );

    const { body } = await winner.answer(won, { response: 'accept' });
    expect(body).toMatchObject({ status: 'settled', feeDueCents: 0 });
    const shown = await api(visit.url, `/api/service-requests/${won}`);
    expect(tracesIn(JSON.stringify(shown.body))).toEqual(['name', 'phone', 'email', 'street']);
    const mail = await visit.mailbox.wait({ channel: 'email', matching: /You got the job[^]*Zephyrine/ });
    expect(tracesIn(mail.text)).toEqual(['name', 'phone', 'email', 'street']);

    await Promise.all([payer.look(lost), proposer.look(denied)]);
    expect((await payer.answer(lost, { response: 'accept' })).status).toBe(409);
    expect((await proposer.answer(denied, { response: 'accept' })).status).toBe(409);
    await visit.mailbox.wait({ matching: /This job went to another contractor/ });
  });

  it('is in nothing that the others ever received: no response, page, event or message', async () => {
    for (const contractor of [payer, proposer]) {
      await contractor.readMail();
      const { received } = contractor;
      const leaks = received.flatMap(({ how, text }) => tracesIn(text).map((detail) => `${detail} in ${how}: ${text}`));
      expect(leaks).toEqual([]);
      const ways = received.filter(({ text }) => requestIds.some((id) => text.includes(id))).map(({ how }) => how);
      expect(ways).toEqual([]);
      // Ensures that there was something to search.
      expect(received.filter(({ how }) => how.startsWith('the email')).length).toBeGreaterThan(5);
      expect(received.filter(({ text }) => text.includes('event: changed')).length).toBeGreaterThan(0);
      expect(received.some(({ text }) => text.includes('[hidden]'))).toBe(true);
    }
  });

  it('is not in any page that a contractor opens, nor in what that page loads and stores', async () => {
    const request = await ask(first());
    const referral = await payer.referralOf(request.requestNumber);
    const loaded: Promise<string>[] = [];
    const page = await visit.open(`/respond/${referral}/${first()}?action=accept`, {
      before: async (page) =>
        page.on('response', (response) => {
          if (!/live$|\.woff2$/.test(response.url())) loaded.push(response.text().catch(() => ''));
        }),
    });
    await page.getByText('The sink drips.').waitFor();
    const kept = () =>
      page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }, document.cookie]));
    expect(tracesIn((await page.content()) + (await kept()))).toEqual([]);
    await page.getByRole('button', { name: 'Accept and pay $5.00' }).click();
    await page.getByRole('link', { name: 'Pay $5.00' }).waitFor();
    expect(tracesIn((await page.content()) + (await kept()))).toEqual([]);
    await cancel(request.id);
    await page.getByText('This request was canceled.').first().waitFor();
    expect(tracesIn((await page.content()) + (await kept()))).toEqual([]);
    const bodies = await Promise.all(loaded);
    expect(bodies.filter((body) => body.includes(referral)).length).toBeGreaterThan(1);
    expect(tracesIn(bodies.join('\n'))).toEqual([]);
  });

  it('is not in any line of the log, nor is an id that opens a page', async () => {
    const broken = { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"${givingItAllAway}` };
    expect((await fetch(`${visit.url}/api/service-requests`, broken)).status).toBe(400);
    await submit(visit.url, aSubmission({ ...canary, customerEmail: 'no address', selectedPlumberId: first() }));
    const log = visit.product?.output() ?? '';
    expect(log.split('\n').filter((line) => line.includes('answered')).length).toBeGreaterThan(1);
    expect(tracesIn(log)).toEqual([]);
    expect(log.match(/\b(?:rq|rf|pr)_\w{10,}/g) ?? []).toEqual([]);
    expect(log).not.toContain('@');
  });
});

describe('an id that is not yours', () => {
  const strange: readonly string[] = [
    `rq_${'A'.repeat(22)}`,
    `rf_${'A'.repeat(22)}`,
    'x',
    '%00',
    '%E0%A4%A',
    '%F0%9F%92%A7',
    '..%2f..%2fetc',
    "'%20or%201=1--",
    'null',
    'a'.repeat(300),
    'a'.repeat(3000),
  ];
  const readable = [
    '/api/service-requests/ID',
    '/api/service-requests/ID/live',
    '/api/service-requests/ID/next-contractors',
    '/api/service-requests/ID/pass-on',
    '/api/track-service-request/ID',
    '/api/craftsman-responses/ID?requestId=rq_AAAAAAAAAAAAAAAAAAAAAA',
    '/api/contractors/ID',
  ];

  /** Returns status and body, without the id of the call. */
  const answerOf = async (path: string, body?: object) => {
    const answer = await api<{ traceId: string }>(visit.url, path, body && { body });
    const { traceId, ...rest } = answer.body;
    return { status: answer.status, ...rest };
  };
  const nothing = { status: 404, ...NOT_FOUND };

  it.each(readable)('is unknown, like one that was never issued: %s', async (path) => {
    for (const id of strange) expect(await answerOf(path.replace('ID', id)), id).toEqual(nothing);
  });

  it('is unknown when posted', async () => {
    for (const id of strange) {
      expect(await answerOf(`/api/service-requests/${id}/cancel`, {}), id).toEqual(nothing);
      expect(await answerOf(`/api/referrals/${id}/start`, { contractorId: 'ct_x' }), id).toEqual(nothing);
      const answer = { serviceRequestId: id, contractorId: 'ct_x', response: 'deny' };
      expect(await answerOf('/api/contractor-response', answer), id).toEqual(nothing);
      expect(await answerOf('/api/customer-response', { requestId: id, action: 'approve' }), id).toEqual(nothing);
    }
  });

  it('opens nothing of the other party: no customer by a referral, no referral by another contractor', async () => {
    const [mine, other] = (await findPlumbers(visit.url)).slice(4);
    if (!mine || !other) throw new Error('There are not two to ask');
    const program = contractorProgram(visit.url, mine);
    const request = await ask(mine.id);
    const referral = await program.referralOf(request.requestNumber);
    await program.answer(referral, proposalAt('14:30'));
    const { responseId } = (await track(request.id)).contractors[0] ?? {};

    expect(await answerOf(`/api/track-service-request/${referral}`)).toEqual(nothing);
    expect(await answerOf(`/api/service-requests/${referral}/next-contractors`)).toEqual(nothing);
    expect(await answerOf(`/api/service-requests/${referral}/cancel`, {})).toEqual(nothing);
    expect(await answerOf(`/api/craftsman-responses/${responseId}?requestId=${referral}`)).toEqual(nothing);
    expect(await answerOf(`/api/craftsman-responses/${responseId}?requestId=${requestIds[0]}`)).toEqual(nothing);
    const approval = { requestId: requestIds[0], responseId, action: 'approve' };
    expect(await answerOf('/api/customer-response', approval)).toEqual(nothing);
    for (const [serviceRequestId, contractorId] of [
      [referral, other.id],
      [request.id, mine.id],
      [responseId, mine.id],
    ]) {
      const answer = { serviceRequestId, contractorId, response: 'accept' };
      expect(await answerOf('/api/contractor-response', answer)).toEqual(nothing);
      expect(await answerOf(`/api/referrals/${serviceRequestId}/start`, { contractorId })).toEqual(nothing);
    }
    const page = await visit.open(`/respond/${referral}/${other.id}`);
    await page.getByRole('heading', { name: "This link doesn't open anything" }).waitFor();
    // The contractor's objects don't belong to the customer.
    const own = await api(visit.url, `/api/track-service-request/${request.id}`);
    expect(JSON.stringify(own.body)).not.toContain(referral);
  });
});

describe('the API', () => {
  const json = { 'content-type': 'application/json' };

  it('answers unknown addresses and invalid JSON with our own messages', async () => {
    expect(await api(visit.url, '/api/no/such/call')).toMatchObject({ status: 404, body: NOT_FOUND });
    expect(await api(visit.url, '/api/no/such/call', { method: 'DELETE' })).toMatchObject({
      status: 404,
      body: NOT_FOUND,
    });
    for (const body of ['{', '', '"text"', '[]', 'null', '\u0000']) {
      const answer = await fetch(`${visit.url}/api/service-requests`, { method: 'POST', headers: json, body });
      expect({ body, status: answer.status, ...(await answer.json()) }).toMatchObject({
        status: 400,
        code: 'invalid-input',
      });
    }
  });

  it('refuses what another website sends', async () => {
    const body = { serviceRequestId: 'x', contractorId: 'x', response: 'deny' };
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ] as const) {
      const { status, body: problem } = await api<{ code: string }>(visit.url, '/api/contractor-response', {
        body,
        headers,
      });
      expect({ headers, status, code: problem.code }).toEqual({ headers, status: 403, code: 'cross-site' });
    }
    const own = { origin: visit.url, 'sec-fetch-site': 'same-origin' };
    expect((await api(visit.url, '/api/contractor-response', { body, headers: own })).status).toBe(404);
  });

  it('excludes the mailbox and the sample contractors in production', async () => {
    const production = await startProduct({
      env: {
        PLUMBLINE_MODE: 'production',
        PUBLIC_URL: 'https://localhost',
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'Plumbline <post@plumbline.example.com>',
        SENDER_POSTAL_ADDRESS: '100 Main Street, Louisville, KY 40202',
        REFERRAL_FEE_CENTS: '0',
      },
    });
    try {
      const { url } = production;
      for (const path of ['/api/dev/mailbox', '/api/dev/mailbox?to=a@example.com', '/api/dev/mailbox/live'])
        expect(await api(url, path)).toMatchObject({ status: 404, body: NOT_FOUND });
      const page = await fetchPage(url, '/dev/mailbox');
      expect({ status: page.status, title: page.title }).toEqual({ status: 404, title: 'Page · Plumbline' });
      expect(page.headers.get('strict-transport-security')).toContain('max-age=');
      expect((await fetchPage(url, '/')).canonical).toBe('https://localhost/');
      expect(await findPlumbers(url)).toEqual([]);
    } finally {
      await production.stop();
    }
  });
});

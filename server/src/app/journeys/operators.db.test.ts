import { ReviewForm } from '@plumbline/contract/domains/directory/review.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { describe, expect, it } from 'vitest';
import { aUser, signInAs } from '../../domains/accounts/fixtures.ts';
import { aContractor, anInvitation } from '../../domains/directory/fixtures.ts';
import { listReviews } from '../../domains/directory/use-cases/list-reviews.ts';
import { removeReview, writeReview } from '../../domains/directory/use-cases/write-review.ts';
import { aRequest, aSubmission, handOver } from '../../domains/service-requests/fixtures.ts';
import { answerAsContractor } from '../../domains/service-requests/referrals/use-cases/answer-as-contractor.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient, as, cookieOf } from '../testing/account-client.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const product = await testApp(database);
const { ctx } = product;
const { get, login, post } = accountClient(product);
const { email } = await aUser(ctx, { role: 'operator' });
const operator = as(await signInAs(ctx, { email }));
const reason = 'A complaint by phone';
const act = (path: string, payload: object) => post(`/api/operator/${path}`, { reason, ...payload }, operator);
const audit = async () => (await get('/api/operator/audit?limit=1', operator)).json()[0];

describe('an operator', () => {
  it('hides a listing from visitors, shows it again and features it, each recorded in the audit log', async () => {
    const { id } = await aContractor(ctx);
    const shown = async () => (await get(`/api/contractors/${id}`)).statusCode;
    expect((await act(`contractors/${id}/hidden`, { hidden: true })).statusCode).toBe(200);
    expect(await shown()).toBe(404);
    expect(await audit()).toMatchObject({ action: 'hide-listing', subjectId: id, details: { reason } });
    await act(`contractors/${id}/hidden`, { hidden: false });
    expect(await shown()).toBe(200);
    await act(`contractors/${id}/featured`, { featured: true });
    expect((await get(`/api/contractors/${id}`)).json().isPremium).toBe(true);
    expect(await audit()).toMatchObject({ action: 'feature-listing' });
    expect((await act(`contractors/${id}/featured`, { featured: false, reason: '' })).json().fields).toHaveProperty(
      'reason',
    );
  });

  it('hides a review, whose trace says who did it, and shows it again; a withdrawn one stays so', async () => {
    const { id } = await aContractor(ctx);
    const invitation = await anInvitation(ctx, id);
    await writeReview(ctx, invitation, ReviewForm.parse({ rating: 1, reviewText: 'Untrue things.' }));
    const reviews = () => listReviews(ctx, id, { limit: 20 });
    const reviewId = (await reviews()).reviews[0]?.id ?? '';
    expect((await act(`reviews/${reviewId}/hidden`, { hidden: true })).statusCode).toBe(200);
    expect(await reviews()).toMatchObject({ reviews: [], total: 0, removed: [{ id: reviewId, byOperator: true }] });
    await act(`reviews/${reviewId}/hidden`, { hidden: false });
    expect(await reviews()).toMatchObject({ reviews: [{ reviewText: 'Untrue things.' }], total: 1, removed: [] });
    await removeReview(ctx, invitation);
    expect((await act(`reviews/${reviewId}/hidden`, { hidden: false })).statusCode).toBe(404);
    expect(await reviews()).toMatchObject({ reviews: [], removed: [{ byOperator: false }] });
  });

  it('suspends an account, which ends its sessions and prevents new ones, and reinstates it; never their own', async () => {
    const user = await aUser(ctx);
    const session = as(cookieOf(await login(user.email)) ?? '');
    const found = await get(`/api/operator/accounts?email=${user.email}`, operator);
    expect(found.json()).toMatchObject({ id: user.id, suspendedAt: null });
    expect((await act(`accounts/${user.id}/suspended`, { suspended: true })).json().suspendedAt).not.toBeNull();
    expect((await get('/api/auth/me', session)).statusCode).toBe(401);
    expect((await login(user.email)).statusCode).toBe(403);
    await act(`accounts/${user.id}/suspended`, { suspended: false });
    expect((await login(user.email)).statusCode).toBe(200);
    expect(await audit()).toMatchObject({
      action: 'restore-account',
      operatorEmail: email,
      subjectId: user.id,
      subjectEmail: user.email,
    });
    const own = (await get('/api/auth/me', operator)).json().id;
    expect((await act(`accounts/${own}/suspended`, { suspended: true })).statusCode).toBe(403);
  });

  it('removes a suspended contractor’s listing from search and picks, and restores it with the account', async () => {
    const owner = await aUser(ctx, { role: 'craftsman' });
    const { id: selectedPlumberId, slug } = await aContractor(ctx, { ownerId: owner.id });
    const other = await aContractor(ctx);
    const found = async () => {
      const { contractors } = (await get('/api/find-plumbers?city=Louisville&state=KY&serviceType=plumbing')).json();
      return (contractors as { id: string }[]).map(({ id }) => id);
    };
    const pick = () => post('/api/service-requests', aSubmission({ selectedPlumberId }));
    const page = async () => (await get(`/api/contractors/by-slug/${slug}`)).json().takesWork;
    expect(await found()).toEqual(expect.arrayContaining([selectedPlumberId, other.id]));
    await act(`accounts/${owner.id}/suspended`, { suspended: true });
    expect(await found()).not.toContain(selectedPlumberId);
    expect(await found()).toContain(other.id);
    const refused = await pick();
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.selectedPlumberId).toContain('isn’t taking new work right now');
    expect(await page()).toBe(false);
    await act(`accounts/${owner.id}/suspended`, { suspended: false });
    expect(await found()).toContain(selectedPlumberId);
    expect((await pick()).statusCode).toBe(201);
    expect(await page()).toBe(true);
  });

  it('cancels a waiting message and resends a failed one, and no others', async () => {
    product.clock.advance(1);
    await post('/api/auth/register', {
      firstName: 'Noor',
      lastName: 'Haddad',
      email: 'noor@example.com',
      password: 'a long password',
      confirmPassword: 'a long password',
    });
    const [message] = (await get('/api/operator/messages?status=queued&limit=1', operator)).json();
    expect(message).toMatchObject({ to: 'noor@example.com', status: 'queued' });
    expect(message).not.toHaveProperty('text');
    expect((await act(`messages/${message.id}/resend`, {})).statusCode).toBe(409);
    expect((await act(`messages/${message.id}/cancel`, {})).statusCode).toBe(200);
    expect((await act(`messages/${message.id}/cancel`, {})).statusCode).toBe(409);
    await database.pool.query(`update messages set status = 'failed' where id = $1`, [message.id]);
    expect((await act(`messages/${message.id}/resend`, {})).statusCode).toBe(200);
    await product.runJobs();
    expect((await get('/api/operator/messages?status=sent&limit=1', operator)).json()).toMatchObject([
      { id: message.id },
    ]);
  });

  it('reads messages to support, page by page, with the reply addresses', async () => {
    const user = await aUser(ctx);
    const session = as(cookieOf(await login(user.email)) ?? '');
    await post('/api/support/messages', { content: 'From an account.' }, session);
    product.clock.advance(1);
    await post('/api/support/messages', { content: 'From a visitor.', email: 'Vera@Example.com' });
    product.clock.advance(1);
    await post('/api/support/messages', { content: 'From nobody.' });
    const first = await get('/api/operator/support-letters?limit=2', operator);
    expect(first.json()).toMatchObject([
      { content: 'From nobody.', email: null },
      { content: 'From a visitor.', email: 'vera@example.com' },
    ]);
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
    expect((await get(next, operator)).json()).toMatchObject([{ content: 'From an account.', email: user.email }]);
  });

  it('hands a request on to another contractor once nobody is being asked', async () => {
    const request = await aRequest(ctx);
    const number = requestNumber((await request.request()).ordinal);
    const other = await aContractor(ctx);
    const handOn = () => act(`service-requests/${number}/hand-on`, { contractorId: other.id });
    expect((await handOn()).statusCode).toBe(409);
    const [serviceRequestId, contractorId] = [request.referralIds[0], request.contractorIds[0]];
    if (!serviceRequestId || !contractorId) throw new Error('Nobody was asked');
    await answerAsContractor(ctx, { serviceRequestId, contractorId, response: 'deny', source: 'web' });
    expect((await handOn()).statusCode).toBe(200);
    await handOver(ctx);
    const { contractors } = (await get(`/api/track-service-request/${request.id}`)).json();
    expect(contractors).toMatchObject([{ status: 'denied' }, { contractorId: other.id, status: 'offered' }]);
    expect(await audit()).toMatchObject({ action: 'hand-on-request', subjectId: number });
  });

  it('finds listings by the beginning of their names, by id and by page, including hidden ones', async () => {
    const [{ id, slug }] = [
      await aContractor(ctx, { companyName: 'Öhlers 100% Drains', slug: 'oehlers-drains' }),
      await aContractor(ctx, { companyName: 'Not Öhlers' }),
    ];
    await act(`contractors/${id}/hidden`, { hidden: true });
    const find = async (q: string) =>
      (await get(`/api/operator/contractors?${new URLSearchParams({ q }).toString()}`, operator)).json();
    const found = { id, companyName: 'Öhlers 100% Drains', isHidden: true, isPremium: false, reviewCount: 0 };
    for (const q of ['öhL', 'Öhlers 100%', id, `https://plumbline.example/contractors/${slug}`]) {
      expect(await find(q)).toEqual([expect.objectContaining(found)]);
    }
    expect(await find('Öhlers %')).toEqual([]);
    expect((await find('Ö')).fields).toEqual({ q: 'Enter at least two letters of the name.' });
  });

  it('finds reviews of all contractors and of one, page by page, with their status', async () => {
    const [one, other] = [await aContractor(ctx), await aContractor(ctx)];
    const write = async (id: typeof one.id, reviewText: string) => {
      product.clock.advance(1);
      const invitation = await anInvitation(ctx, id);
      await writeReview(ctx, invitation, ReviewForm.parse({ rating: 2, reviewText }));
      return invitation;
    };
    await write(one.id, 'The first.');
    await removeReview(ctx, await write(one.id, 'The second.'));
    await write(other.id, 'The third.');
    await write(one.id, 'The fourth.');
    const page = async (query: string) => get(`/api/operator/reviews?${query}`, operator);
    const newest = (await page('limit=2')).json();
    expect(newest).toMatchObject([
      { reviewText: 'The fourth.', contractor: { id: one.id }, removedBy: null },
      { reviewText: 'The third.', contractor: { id: other.id, companyName: other.companyName } },
    ]);
    await act(`reviews/${newest[0].id}/hidden`, { hidden: true });
    const first = await page(`limit=2&contractorId=${one.id}`);
    const link = /<(.+)>; rel="next"/.exec(first.headers.link?.toString() ?? '')?.[1] ?? '';
    expect([...first.json(), ...(await get(link, operator)).json()]).toMatchObject([
      { reviewText: 'The fourth.', removedBy: 'operator' },
      { reviewText: '', removedBy: 'writer' },
      { reviewText: 'The first.', removedAt: null, removedBy: null },
    ]);
  });

  it('finds messages by outcome, channel and address, and reads one without its secrets, which is logged', async () => {
    const { email: address } = await aUser(ctx);
    await post('/api/auth/forgot-password', { email: address });
    await product.runJobs();
    const list = async (query: object) =>
      (
        await get(`/api/operator/messages?${new URLSearchParams({ limit: '50', ...query }).toString()}`, operator)
      ).json();
    const [message, ...others] = await list({ to: address.toUpperCase(), status: 'sent', channel: 'email' });
    expect(message).toMatchObject({ to: address, channel: 'email', status: 'sent' });
    expect(others).toEqual([]);
    expect(await list({ to: address, channel: 'sms' })).toEqual([]);
    expect(await list({ to: address, status: 'failed' })).toEqual([]);
    expect((await list({ to: 'nobody' })).fields).toHaveProperty('to');
    const { text } = (await post(`/api/operator/messages/${message.id}/read`, {}, operator)).json();
    expect(text).toContain('https://plumbline.example/…');
    expect(text).not.toMatch(/token|reset-password/);
    expect(await audit()).toMatchObject({ action: 'read-message', subjectId: message.id });
    expect((await post('/api/operator/messages/msg_1/read', {}, operator)).statusCode).toBe(404);
  });

  it('sees who was asked about a request and who could be next, but not whose it is', async () => {
    const request = await aRequest(ctx);
    const number = requestNumber((await request.request()).ordinal);
    const show = async () => (await get(`/api/operator/service-requests/${number.toLowerCase()}`, operator)).json();
    const [contractorId] = request.contractorIds;
    expect(await show()).toMatchObject({
      requestNumber: number,
      city: 'Louisville',
      asked: [{ contractorId, status: 'offered' }],
      canHandOn: false,
      next: [],
    });
    const [serviceRequestId] = request.referralIds;
    if (!serviceRequestId || !contractorId) throw new Error('Nobody was asked');
    await answerAsContractor(ctx, { serviceRequestId, contractorId, response: 'deny', source: 'web' });
    const shown = await show();
    expect(shown).toMatchObject({ asked: [{ status: 'denied' }], canHandOn: true });
    expect(shown.next.length).toBeGreaterThan(0);
    expect(shown.next.map(({ id }: { id: string }) => id)).not.toContain(contractorId);
    expect(JSON.stringify(shown)).not.toMatch(/Delgado|0177|Cherokee|example\.com/);
    expect(JSON.stringify(shown)).not.toContain(request.id);
  });

  it('clears synthetic data, recorded in the audit log, in demonstration mode too', async () => {
    expect((await post('/api/clear-synthetic-contractors', {}, operator)).statusCode).toBe(200);
    expect(await audit()).toMatchObject({ action: 'clear-synthetic' });
  });

  it('sees the audit log page by page', async () => {
    const first = await get('/api/operator/audit?limit=2', operator);
    const link = /<(.+)>; rel="next"/.exec(first.headers.link?.toString() ?? '')?.[1] ?? '';
    const second = await get(link, operator);
    const ids = [...first.json(), ...second.json()].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(4);
  });
});

import { describe, expect, it } from 'vitest';
import { aUser, signInAs } from '../../domains/accounts/fixtures.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import { aRequest } from '../../domains/service-requests/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient, as, type CallOptions, cookieOf, SESSION_COOKIE } from '../testing/account-client.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const product = await testApp(database);
const { app, clock, ctx } = product;
const { get, login, mailsTo, mailTo, post } = accountClient(product);
/** These tests advance the clock. */
const today = { preferredDate: undefined };

describe('signing in claims the browser’s earlier actions', () => {
  const bid = (projectId: string, cookies: Record<string, string> = {}) =>
    post('/api/bids', { projectId, amount: 10 }, { cookies });
  const bidsOf = async (id: string) =>
    (await database.pool.query('select bidder, status from bids where project_id = $1 order by created_at, id', [id]))
      .rows;

  it('its bids; if both have one on a project, one stays', async () => {
    const user = await aUser(ctx, { role: 'craftsman' });
    const [one, both] = [await aProject(ctx), await aProject(ctx)];
    const session = cookieOf(await login(user.email)) ?? '';
    expect((await bid(both, { [SESSION_COOKIE]: session })).cookies).toEqual([]);
    clock.advance(1);
    const [visitor] = (await bid(one)).cookies;
    const browser = { [visitor?.name ?? '']: visitor?.value ?? '' };
    await bid(both, browser);
    const token = cookieOf(await login(user.email, { cookies: browser }));
    expect(await bidsOf(one)).toEqual([{ bidder: `user:${user.id}`, status: 'pending' }]);
    expect(await bidsOf(both)).toEqual([
      { bidder: `user:${user.id}`, status: 'pending' },
      { bidder: `user:${user.id}`, status: 'withdrawn' },
    ]);
    const statusOf = async (options: CallOptions) => (await get(`/api/projects/${one}`, options)).json().status;
    expect(await statusOf(as(token))).toBe('in-review');
    expect(await statusOf({ cookies: browser })).toBe('bidding-open');
    expect((await bid(one, { [SESSION_COOKIE]: token ?? '' })).statusCode).toBe(409);
  });

  it('an accepted bid in preference to the account’s open one', async () => {
    const user = await aUser(ctx, { role: 'craftsman' });
    const project = await aProject(ctx);
    await bid(project, { [SESSION_COOKIE]: cookieOf(await login(user.email)) ?? '' });
    clock.advance(1);
    const [visitor] = (await bid(project)).cookies;
    await database.pool.query(`update bids set status = 'accepted' where project_id = $1 and bidder like 'visitor:%'`, [
      project,
    ]);
    await login(user.email, { cookies: { [visitor?.name ?? '']: visitor?.value ?? '' } });
    expect((await bidsOf(project)).map(({ status }) => status)).toEqual(['withdrawn', 'accepted']);
  });

  it('a customer’s requests whose links the browser holds, and nobody else’s', async () => {
    const [customer, other, contractor] = [await aUser(ctx), await aUser(ctx), await aUser(ctx, { role: 'craftsman' })];
    const [held, late] = [await aRequest(ctx, 1, today), await aRequest(ctx, 1, today)];
    const ownerOf = async (id: string) =>
      (await database.pool.query('select customer_id from service_requests where id = $1', [id])).rows[0].customer_id;
    await login(contractor.email, { serviceRequestIds: [held.id] });
    expect(await ownerOf(held.id)).toBeNull();
    const token = cookieOf(await login(customer.email, { serviceRequestIds: [held.id, 'rq_never', '<>'] }));
    expect(await ownerOf(held.id)).toBe(customer.id);
    await login(other.email, { serviceRequestIds: [held.id] });
    expect(await ownerOf(held.id)).toBe(customer.id);
    const claimed = await post('/api/auth/claims', { serviceRequestIds: [late.id] }, as(token));
    expect([claimed.statusCode, await ownerOf(late.id)]).toEqual([200, customer.id]);
  });
});

describe('a verified address', () => {
  const ownerOf = async (id: string) =>
    (await database.pool.query('select customer_id from service_requests where id = $1', [id])).rows[0].customer_id;

  it('claims the requests that were sent under it without an account, from any browser', async () => {
    const { email, id, phone } = await aUser(ctx, { phone: '+15025550188' });
    const mine = await aRequest(ctx, 1, { ...today, customerEmail: email.toUpperCase() });
    const byPhone = await aRequest(ctx, 1, { ...today, customerPhone: phone, customerEmail: 'else@example.com' });
    const owned = await aRequest(ctx, 1, { ...today, customerEmail: email });
    const other = await aUser(ctx);
    await login(other.email, { serviceRequestIds: [owned.id] });
    await login(email);
    // A typed number proves nothing, and a request claimed by its link stays with its account.
    expect([await ownerOf(mine.id), await ownerOf(byPhone.id), await ownerOf(owned.id)]).toEqual([id, null, other.id]);
    const session = as(cookieOf(await login(email)));
    const listed = await get(`/api/customer/service-requests?userId=${id}`, session);
    expect(listed.json().map((request: { id: string }) => request.id)).toEqual([mine.id]);
  });

  it('gives a contractor the listing with that address, without a code', async () => {
    const { email, id } = await aUser(ctx, { role: 'craftsman' });
    const listing = await aContractor(ctx, { email: email.toUpperCase(), isClaimed: false, provenPhone: null });
    const session = as(cookieOf(await login(email)));
    const profile = (await get('/api/craftsman/profile', session)).json();
    // No public source names its phone, so that still has to be confirmed.
    expect(profile).toMatchObject({ contractorId: listing.id, phoneProven: false });
    await login(email);
    const { rows } = await database.pool.query('select owner_id, is_claimed from contractors where id = $1', [
      listing.id,
    ]);
    expect(rows).toEqual([{ owner_id: id, is_claimed: true }]);
  });

  it('gives no listing that is taken, ambiguous or hidden, and none to a customer', async () => {
    const [contractor, customer] = [await aUser(ctx, { role: 'craftsman' }), await aUser(ctx)];
    const holder = await aUser(ctx, { role: 'craftsman' });
    const { email } = contractor;
    const taken = await aContractor(ctx, { email, ownerId: holder.id });
    const hidden = await aContractor(ctx, { email, status: 'hidden' });
    await login(email);
    const chain = [await aContractor(ctx, { email }), await aContractor(ctx, { email })];
    await login(email);
    const customers = await aContractor(ctx, { email: customer.email });
    await login(customer.email);
    const ids = [taken, hidden, ...chain, customers].map((listing) => listing.id);
    const { rows } = await database.pool.query('select owner_id from contractors where id = any($1)', [ids]);
    expect(rows.map(({ owner_id }) => owner_id).filter((owner) => owner !== null)).toEqual([holder.id]);
  });
});

describe('a customer who has lost the links of their requests', () => {
  it('gets those of open ones by mail, and the response does not reveal whether there are any', async () => {
    const email = 'Lost.Links@example.com';
    const [open, ended] = [
      await aRequest(ctx, 1, { ...today, customerEmail: email }),
      await aRequest(ctx, 1, { ...today, customerEmail: email }),
    ];
    await post(`/api/service-requests/${ended.id}/cancel`, {});
    const [known, unknown] = [
      await post('/api/find-request', { email: 'lost.links@example.com' }),
      await post('/api/find-request', { email: 'nobody@example.com' }),
    ];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect([known.statusCode, known.json().message]).toEqual([202, expect.stringMatching(/^If this address/)]);
    const { text } = await mailTo('lost.links@example.com');
    expect(text).toContain(`https://plumbline.example/track/${open.id}`);
    expect(text).not.toContain(ended.id);
    await post('/api/find-request', { email: 'lost.links@example.com' });
    expect(await mailsTo('lost.links@example.com')).toHaveLength(1);
    expect((await mailTo('nobody@example.com')).text).toBe('');
  });
});

describe('a profile', () => {
  it.each(['customer', 'craftsman', 'operator'] as const)('of a %s keeps what its owner edited', async (role) => {
    const session = as(await signInAs(ctx, await aUser(ctx, { role })));
    const payload = { lastName: 'Whitlock', phone: '502-555-0135', role: 'operator' };
    const changed = await app.inject({ method: 'PATCH', url: '/api/account/profile', payload, ...session });
    expect(changed.json()).toMatchObject({ firstName: 'Pat', lastName: 'Whitlock', phone: '+15025550135', role });
    expect((await get('/api/auth/me', session)).json()).toEqual(changed.json());
  });
});

describe('a customer’s profile', () => {
  it('keeps the edited fields, and an empty edit changes nothing', async () => {
    const { id, email } = await aUser(ctx);
    const session = as(cookieOf(await login(email)));
    const patch = (payload: object | undefined) =>
      app.inject({ method: 'PATCH', url: `/api/customer/profile/${id}`, ...(payload && { payload }), ...session });
    const changed = await patch({ firstName: 'Kim', phone: '502-555-0134', city: 'Louisville', role: 'operator' });
    expect(changed.json()).toMatchObject({
      firstName: 'Kim',
      lastName: 'Sample',
      phone: '+15025550134',
      role: 'customer',
    });
    for (const nothing of [{}, undefined]) expect((await patch(nothing)).json()).toEqual(changed.json());
    expect((await patch({ city: '' })).json()).toMatchObject({ city: '', firstName: 'Kim' });
    expect((await patch({ firstName: '' })).json().fields).toEqual({ firstName: 'First name is required' });
  });
});

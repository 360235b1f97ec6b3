import { describe, expect, it } from 'vitest';
import { aCall, aUser } from '../../domains/accounts/fixtures.ts';
import { authenticateSession } from '../../domains/accounts/public.ts';
import { startSession } from '../../domains/accounts/use-cases/start-session.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { anAcceptedRequest, aRequest } from '../../domains/service-requests/fixtures.ts';
import { insertProposedTime } from '../../domains/service-requests/lifecycle/store/proposed-time.ts';
import { cancelRequest } from '../../domains/service-requests/requests/use-cases/cancel-request.ts';
import { insertAnswer } from '../../domains/threads/fixtures.ts';
import type { View } from '../../kernel/column-catalog.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accessLists } from '../testing/access-lists.ts';
import type { Named } from '../testing/access-row.ts';
import { accessRows } from '../testing/access-rows.ts';
import { as } from '../testing/account-client.ts';
import { maskedColumns } from '../testing/column-catalogs.ts';
import { overwriteColumns } from '../testing/overwritten-columns.ts';
import { anObjected } from '../testing/report-access-rows.ts';
import { viewOf } from '../testing/route-views.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const { app, ctx } = await testApp(database);

interface Reading {
  readonly name: string;
  readonly view: View;
  readonly url: string;
  readonly status: number;
  readonly token?: string;
}

async function aReader(role: 'customer' | 'craftsman' | 'operator') {
  const user = await aUser(ctx, { role });
  const contractorId = role === 'craftsman' ? (await aContractor(ctx, { ownerId: user.id })).id : '';
  const token = await startSession(ctx, user, aCall(), { serviceRequestIds: [], factorProven: true });
  const account = await authenticateSession(ctx, token);
  if (account === null) throw new Error('Nobody is signed in');
  return { token, account, email: user.email, contractorId };
}

/** Streams never end, and a demonstration's mailbox shows everything. */
const isRead = (route: string) => route.startsWith('GET ') && !/\/live$|\/api\/dev\/|google|login/.test(route);

/** Makes every call that reads, with data to return. */
async function readings(): Promise<Reading[]> {
  const readers = {
    customer: await aReader('customer'),
    craftsman: await aReader('craftsman'),
    operator: await aReader('operator'),
  };
  // Operators read reports without learning who the customer is.
  await anObjected(ctx);
  const found: Reading[] = [];
  for (const [route, row] of Object.entries(accessRows).filter(([route]) => isRead(route))) {
    const { access = 'anyone' } = row;
    const reader = access === 'anyone' ? null : readers[access === 'signed-in' ? 'customer' : access];
    if (reader !== null) await accessLists[route]?.(ctx, reader);
    const named: Pick<Named, 'own' | 'beside'> =
      'named' in row ? await row.named(ctx, reader?.account ?? null) : { own: '' };
    const query = 'named' in row ? row.query?.(named.own, named.beside ?? '') : 'query' in row ? row.query : '';
    const url = route.slice('GET '.length).replace(/\{\w+\}/, named.own) + (query ?? '');
    const status = 'named' in row ? row.own : 'status' in row ? row.status : 200;
    const answered = typeof status === 'function' ? status(reader?.account ?? null) : status;
    found.push({ name: route, status: answered, view: viewOf(route), url, ...(reader && { token: reader.token }) });
  }
  const { referralId: asked, contractorId } = await anAnsweredOffer();
  const settled = await anAcceptedRequest(ctx);
  const { id: ended } = await aRequest(ctx);
  await cancelRequest(ctx, ended);
  return [
    ...found,
    { name: 'an offer', view: 'asked', status: 200, url: `/api/service-requests/${asked}` },
    { name: 'an answer', view: 'asked', status: 200, url: `/api/threads/${asked}?contractor=${contractorId}` },
    {
      name: 'a file',
      view: 'asked',
      status: 200,
      url: `/api/threads/${asked}/messages.txt?contractor=${contractorId}`,
    },
    { name: 'an ended request', view: 'customer', status: 200, url: `/api/service-requests/${ended}/again` },
    { name: 'a connection', view: 'contractor', status: 200, url: `/api/service-requests/${settled.referralId}` },
  ];
}

/** Returns the link of a contractor who has read three texts of a customer whose identity is still hidden. */
async function anAnsweredOffer(): Promise<{ referralId: string; contractorId: string }> {
  const { id, referralIds, contractorIds } = await aRequest(ctx);
  const [referralId, contractorId] = [referralIds[0], contractorIds[0]];
  if (referralId === undefined || contractorId === undefined) throw new Error('Nobody was asked');
  await insertAnswer(ctx, { requestId: id, referralId, contractorId });
  const time = { byParty: 'customer', day: '2026-12-10', clockTime: '14:00', message: 'Ask for me' } as const;
  await insertProposedTime(ctx, { ...time, referralId, proposedAt: ctx.clock.now() });
  return { referralId, contractorId };
}

/** The views in which a text stands without the customer's contacts. */
const HIDES_CUSTOMERS: readonly View[] = ['asked', 'operator'];

describe('a response', () => {
  it('contains only columns whose views include its reader, in every call', async () => {
    const all = await readings();
    const columns = await overwriteColumns(database.pool);
    const astray: string[] = [];
    const seen = new Set<string>();
    const masked = new Set<string>();
    for (const { name, view, url, status, token } of all) {
      const { statusCode, body } = await app.inject({ url, ...(token && as(token)) });
      if (statusCode !== status) astray.push(`${name}: ${statusCode}`);
      for (const { column, views, words, beside } of columns) {
        if (HIDES_CUSTOMERS.includes(view) && beside !== null && body.includes(beside)) masked.add(column);
        if (!words.some((word) => body.includes(word))) continue;
        seen.add(`${view} ${column}`);
        if (!views.includes(view)) astray.push(`${name}: ${column} is not for ${view}`);
      }
    }
    expect(astray).toEqual([]);
    // A text that no one sees unmasked needs no mask: it is erased instead.
    expect([...masked].sort()).toEqual([...maskedColumns].sort());
    // Responses without canaries prove nothing.
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'customer service_requests.customer_name',
        'contractor service_requests.customer_phone',
        'operator messages.recipient',
        'download users.first_name',
        'asked service_requests.title',
      ]),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { byId, problemOf, sourceOn, successOf } from './testing/read-source.ts';
import { json, type Reply } from './testing/source-server.ts';

const given = { kind: 'ocds', path: '/releases.json', mapping: { state: 'KY' } } as const;

const release = (number: number, more: object = {}, tender: object = {}) => ({
  ocid: `ocds-abc-${number}`,
  id: `${number}-1`,
  date: '2026-11-02T09:00:00Z',
  tag: ['tender'],
  buyer: { id: 'B', name: 'Oldham County Fiscal Court' },
  parties: [
    {
      id: 'B',
      roles: ['buyer'],
      address: { streetAddress: '100 W Jefferson St', locality: 'La Grange', region: 'KY', postalCode: '40031' },
      contactPoint: { name: 'Purchasing', email: 'bids@oldham.example', telephone: null },
    },
  ],
  tender: {
    id: `IFB-${number}`,
    title: 'Restroom renovation, county courthouse',
    description: 'Replace fixtures and supply lines.',
    status: 'active',
    value: { amount: 120000, currency: 'USD' },
    mainProcurementCategory: 'works',
    tenderPeriod: { endDate: '2026-12-10T19:00:00Z' },
    ...tender,
  },
  ...more,
});

const serving =
  (answer: (url: URL, origin: string) => unknown): Reply =>
  (request, response) => {
    if (request.url === '/robots.txt') return;
    const url = new URL(request.url, `http://${request.headers.host}`);
    const body = answer(url, url.origin);
    if (typeof body === 'string') response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    else json(response, body);
  };

describe('OCDS releases', () => {
  it('become listings: who buys what, where, for how much and until when', async () => {
    const { read } = await sourceOn(
      serving(() => ({ releases: [release(1)] })),
      given,
    );
    expect((await successOf(read())).listings[0]).toMatchObject({
      externalId: 'ocds-abc-1',
      title: 'Restroom renovation, county courthouse',
      status: 'bidding-open',
      street: '100 W Jefferson St',
      city: 'La Grange',
      state: 'KY',
      zip: '40031',
      budgetMaxCents: 12_000_000,
      deadline: { at: '2026-12-10T19:00:00.000Z', zone: expect.any(String) },
      contactInfo: 'Purchasing, bids@oldham.example, Oldham County Fiscal Court',
      plumbingRequired: true,
    });
  });

  it('are read package by package, as each leads to the next', async () => {
    const { read, server } = await sourceOn(
      serving(({ searchParams, pathname }, origin) => {
        const page = Number(searchParams.get('page') ?? 1);
        const next = page < 3 ? { links: { next: `${origin}${pathname}?page=${page + 1}` } } : { links: {} };
        return { releases: [release(page)], ...next };
      }),
      given,
    );
    expect((await successOf(read())).listings).toHaveLength(3);
    expect(server.asked).toEqual(['/releases.json', '/releases.json?page=2', '/releases.json?page=3']);
  });

  it('of one contracting process count once, by the latest, wherever it stands', async () => {
    const award = JSON.parse('{"awards":[{"status":"active","suppliers":[{"name":"Beargrass Builders"}]}]}') as object;
    const later = release(1, { date: '2026-12-20T09:00:00Z', tag: ['award'], ...award });
    const { read } = await sourceOn(
      serving(() => ({ releases: [later, release(1)] })),
      given,
    );
    const { listings } = await successOf(read());
    expect(listings).toHaveLength(1);
    expect(listings[0]).toMatchObject({ status: 'completed', contractor: 'Beargrass Builders' });
  });

  it.each([
    ['planned', 'planning'],
    ['active', 'bidding-open'],
    ['complete', 'completed'],
    ['unsuccessful', 'completed'],
    ['withdrawn', 'completed'],
  ])('with the status %s are %s', async (status, expected) => {
    const { read } = await sourceOn(
      serving(() => ({ releases: [release(1, {}, { status })] })),
      given,
    );
    expect((await successOf(read())).listings[0]?.status).toBe(expected);
  });

  it('may come compiled in records, or on the lines of a file', async () => {
    const records = { records: [{ ocid: 'ocds-abc-1', compiledRelease: release(1) }] };
    const lines = [release(1), release(2)].map((one) => JSON.stringify(one)).join('\n');
    for (const [body, ids] of [
      [records, ['ocds-abc-1']],
      [lines, ['ocds-abc-1', 'ocds-abc-2']],
    ] as const) {
      const { read } = await sourceOn(
        serving(() => body),
        given,
      );
      expect(Object.keys(byId((await successOf(read())).listings))).toEqual(ids);
    }
  });

  it('that are no construction work are left out, also those of a plan without a tender', async () => {
    const goods = release(2, {}, { title: 'Office chairs', description: '', mainProcurementCategory: 'goods' });
    const { tender: _, ...planned } = release(3);
    const { read } = await sourceOn(
      serving(() => ({ releases: [release(1), goods, planned] })),
      given,
    );
    const result = await successOf(read());
    expect(result.listings.map(({ externalId }) => externalId)).toEqual(['ocds-abc-1']);
    expect(result.losses).toEqual({ 'not-construction': 1 });
  });

  it('with nothing but what the standard requires are read, and others are named', async () => {
    const bare = { ocid: 'ocds-abc-9', tender: { id: '9', title: 'Roof replacement', status: null, value: null } };
    const { read } = await sourceOn(
      serving(() => ({ releases: [bare, { tender: { title: 'Roof' } }] })),
      given,
    );
    expect(await successOf(read())).toMatchObject({ rejected: 1, losses: { unreadable: 1 } });
  });

  it('that lead in circles, or nowhere, have failed', async () => {
    const circle = await sourceOn(
      serving((url, origin) => ({ releases: [release(1)], links: { next: `${origin}${url.pathname}` } })),
      given,
    );
    expect((await successOf(circle.read())).listings).toHaveLength(1);
    const nothing = await sourceOn(
      serving(() => ({ version: '1.1' })),
      given,
    );
    expect(await problemOf(nothing.read())).toMatch(/has no list of rows at 'releases'/);
  });
});

import { describe, expect, it } from 'vitest';
import { byId, problemOf, realAnswer, sourceOn, successOf } from './testing/read-source.ts';
import { json, type Reply } from './testing/source-server.ts';

const notice = (id: string, more: Record<string, unknown> = {}) => ({
  noticeId: id,
  title: `Repair Boiler Building ${id}`,
  solicitationNumber: `W9124D-26-R-${id}`,
  fullParentPathName: 'DEPT OF DEFENSE.DEPT OF THE ARMY',
  postedDate: '2026-10-02',
  type: 'Solicitation',
  typeOfSetAsideDescription: null,
  responseDeadLine: '2026-10-28T16:00:00-04:00',
  naicsCode: '238220',
  classificationCode: 'Z2AA',
  active: 'Yes',
  award: null,
  pointOfContact: [
    { fax: '', type: 'primary', email: 'pat@army.example', phone: '', title: null, fullName: 'Pat Doe' },
  ],
  description: `https://api.sam.gov/prod/opportunities/v1/noticedesc?noticeid=${id}`,
  placeOfPerformance: {
    city: { code: '1', name: 'Louisville' },
    state: { code: 'KY', name: 'Kentucky' },
    zip: '40202',
    country: { code: 'USA', name: 'UNITED STATES' },
  },
  uiLink: `https://sam.gov/workspace/contract/opp/${id}/view`,
  resourceLinks: null,
  ...more,
});

/** The service counts pages according to its documentation, but rows in practice. */
const search =
  (rows: readonly unknown[], counts: 'pages' | 'rows' = 'pages'): Reply =>
  (request, response) => {
    const url = new URL(request.url, 'http://x');
    if (url.pathname !== '/opportunities/v2/search') return;
    const limit = Number(url.searchParams.get('limit'));
    const from = Number(url.searchParams.get('offset')) * (counts === 'pages' ? limit : 1);
    json(response, { totalRecords: rows.length, limit, offset: 0, opportunitiesData: rows.slice(from, from + limit) });
  };

const given = {
  kind: 'sam',
  path: '/opportunities/v2/search',
  samKey: 'a-secret-key',
  mapping: { placeState: 'KY', within: 'louisville-area' },
} as const;

const answer = realAnswer('opportunities_v2_search_2026-02-02.json');

describe('SAM.gov', () => {
  it('lists construction work nearby, with nulls wherever possible', async () => {
    const rows = [
      notice('a1'),
      notice('b2', { naicsCode: '332919', classificationCode: '4820', title: 'VALVE,BALL' }),
      notice('c3', { placeOfPerformance: { city: { name: 'Fort Campbell' }, state: { code: 'KY' }, zip: '42223' } }),
      notice('d4', { placeOfPerformance: null }),
      notice('e5', {
        title: null,
        solicitationNumber: null,
        fullParentPathName: null,
        responseDeadLine: null,
        pointOfContact: null,
        uiLink: null,
        postedDate: null,
        placeOfPerformance: {
          city: { name: 'La Grange' },
          state: { code: 'KY' },
          zip: null,
          streetAddress: '12 Main St',
        },
      }),
      notice('f6', { type: 'Award Notice', award: { awardee: { name: 'BEARGRASS BUILDERS' } } }),
    ];
    const { read, server } = await sourceOn(search(rows), given);
    const result = await successOf(read());
    expect(result).toMatchObject({ read: 6, skipped: 3, rejected: 0, validators: null });
    expect(byId(result.listings)).toMatchObject({
      a1: {
        title: 'Repair Boiler Building a1',
        description: 'Solicitation W9124D-26-R-a1 of DEPT OF DEFENSE / DEPT OF THE ARMY. NAICS 238220.',
        url: 'https://sam.gov/workspace/contract/opp/a1/view',
        status: 'bidding-open',
        plumbingRequired: true,
        deadline: { at: '2026-10-28T20:00:00.000Z', zone: 'America/New_York' },
        county: 'Jefferson County',
        contactInfo: 'Pat Doe, pat@army.example',
        listedAt: '2026-10-02T04:00:00.000Z',
        point: { precision: 'zip' },
      },
      e5: { title: 'Solicitation at 12 Main St', county: 'Oldham County', deadline: null },
      f6: { status: 'completed', contractor: 'BEARGRASS BUILDERS' },
    });
    const query = new URL(server.asked[0]!, 'http://x').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      postedFrom: '07/10/2026',
      postedTo: '10/08/2026',
      state: 'KY',
      api_key: 'a-secret-key',
    });
  });

  it.each(['pages', 'rows'] as const)('is read to its end, whether it counts %s', async (counts) => {
    const rows = Array.from({ length: 25 }, (_, at) => notice(`n${at}`));
    const { read } = await sourceOn(search(rows, counts), { ...given, mapping: { ...given.mapping, pageSize: 10 } });
    expect((await successOf(read())).listings).toHaveLength(25);
  });

  it('that returns fewer than it announces has failed', async () => {
    const { read } = await sourceOn((request, response) => {
      if (request.url !== '/robots.txt')
        json(response, { totalRecords: 30, opportunitiesData: request.url.includes('offset=0') ? [notice('a')] : [] });
    }, given);
    expect(await problemOf(read())).toMatch(/has 30 opportunities but returned 1/);
  });

  it('without a key is not called', async () => {
    const { read, server } = await sourceOn(search([]), { kind: 'sam', path: given.path, mapping: given.mapping });
    expect(await problemOf(read())).toMatch(/set SAM_API_KEY/);
    expect(server.asked).toEqual([]);
  });

  it('never reveals its key', async () => {
    const { read } = await sourceOn((request, response) => {
      if (request.url !== '/robots.txt') response.writeHead(403).end('key a-secret-key is bad');
    }, given);
    expect(JSON.stringify(await read())).not.toContain('a-secret-key');
  });

  it.runIf(answer.isThere)('is read as it is', async () => {
    const real = JSON.parse(answer.text());
    const body = { ...real, totalRecords: real.opportunitiesData.length };
    const { read } = await sourceOn(
      (request, response) => {
        if (request.url !== '/robots.txt') json(response, body);
      },
      { ...given, mapping: {} },
    );
    const result = await successOf(read());
    expect(result).toMatchObject({ read: 10, skipped: 9, rejected: 0 });
    expect(result.listings).toMatchObject([
      {
        title: 'Aspinall Chambers Renovation',
        status: 'planning',
        projectType: 'renovation',
        city: 'Grand Junction',
        state: 'CO',
        county: null,
        deadline: { at: '2026-02-28T23:00:00.000Z', zone: 'America/New_York' },
        contactInfo: 'corey roundfield, corey.roundfield@gsa.gov, 720.656.0243',
      },
    ]);
  });
});

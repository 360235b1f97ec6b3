import { describe, expect, it } from 'vitest';
import { byId, problemOf, realAnswer, sourceOn, successOf } from './testing/read-source.ts';
import { json, type Reply } from './testing/source-server.ts';

const mapping = {
  zone: 'America/Chicago',
  state: 'IL',
  city: 'Chicago',
  columns: {
    id: 'id',
    permitNumber: 'permit_',
    kind: 'permit_type',
    description: 'work_description',
    street: ['street_number', 'street_direction', 'street_name', 'suffix'],
    budget: 'reported_cost',
    contractor: { firstOf: ['contractor_name', 'contact_1_name'] },
    latitude: 'latitude',
    longitude: 'longitude',
    listedAt: 'issue_date',
  },
};
const fields =
  'id permit_ permit_type work_description street_number street_direction street_name suffix reported_cost contact_1_name latitude longitude issue_date';

/** Empty columns are absent, numbers are text, and the service adds its own columns. */
const row = (id: number) => ({
  id: String(id),
  permit_: `10085${id}`,
  permit_type: 'PERMIT - RENOVATION/ALTERATION',
  issue_date: '2026-08-24T00:00:00.000',
  street_number: '1759',
  street_direction: 'S',
  street_name: 'ELMHURST',
  suffix: 'RD',
  work_description: 'REPLACE WATER SERVICE &amp; INTERIOR PIPING',
  reported_cost: '14612.87',
  latitude: '41.999670854',
  longitude: '-87.940011',
  location: { type: 'Point', coordinates: [-87.94, 41.99] },
  ':@computed_region_awaf_s7ux': '1',
});

const dataSet =
  (
    rows: readonly unknown[],
    headers: Record<string, string> = { 'x-soda2-fields': JSON.stringify(fields.split(' ')) },
  ): Reply =>
  (request, response) => {
    const url = new URL(request.url, 'http://x');
    if (url.pathname !== '/resource/ydr8-5enu.json') return;
    const offset = Number(url.searchParams.get('$offset'));
    json(response, rows.slice(offset, offset + Number(url.searchParams.get('$limit'))), headers);
  };

const given = { kind: 'socrata', path: '/resource/ydr8-5enu.json', mapping } as const;

const real = realAnswer('soda_samples.json');

describe('a Socrata data set', () => {
  it('becomes listings, although everything is text and much is missing', async () => {
    const { reported_cost: _, latitude: _y, longitude: _x, ...sparse } = row(2);
    const { read } = await sourceOn(dataSet([row(1), sparse]), given);
    const listings = byId((await successOf(read())).listings);
    expect(listings['1']).toMatchObject({
      title: 'Replace water service and interior piping',
      description: 'REPLACE WATER SERVICE & INTERIOR PIPING\n\nPermit type: Renovation/alteration.',
      budgetMinCents: 1_461_287,
      plumbingRequired: true,
      projectType: 'commercial',
      permitNumber: '100851',
      listedAt: '2026-08-24T05:00:00.000Z',
      county: null,
      city: 'Chicago',
    });
    expect(listings['2']).toMatchObject({ budgetMinCents: null, point: null });
  });

  it.each([
    ['WKT', 'POINT (-87.940011 41.999671)'],
    ['text', '(41.999671, -87.940011)'],
    ['GeoJSON', { type: 'Point', coordinates: [-87.940011, 41.999671] }],
    ['a location of its own', { latitude: '41.999671', longitude: '-87.940011', human_address: '{"address":""}' }],
  ])('can give its points as %s in one column, named or not', async (_, location) => {
    const { latitude: _y, longitude: _x, ...columns } = mapping.columns;
    const { latitude: _lat, longitude: _lon, ...bare } = row(1);
    for (const more of [{ point: 'location' }, {}]) {
      const asked = { ...given, mapping: { ...mapping, columns: { ...columns, ...more } } };
      const names = JSON.stringify([...fields.split(' '), 'location']);
      const { read } = await sourceOn(dataSet([{ ...bare, location }], { 'x-soda2-fields': names }), asked);
      expect((await successOf(read())).listings[0]?.point).toEqual({
        latitude: 41.999671,
        longitude: -87.940011,
        precision: 'exact',
      });
    }
  });

  it('is read page by page in a stable order until a page is not full', async () => {
    const rows = Array.from({ length: 25 }, (_, at) => row(at));
    const { read, server } = await sourceOn(dataSet(rows), {
      ...given,
      mapping: { ...mapping, pageSize: 10, where: "issue_date > '2026'" },
    });
    expect((await successOf(read())).listings).toHaveLength(25);
    const asked = server.asked.map((path) => new URL(path, 'http://x').searchParams);
    expect(asked.map((query) => query.get('$offset'))).toEqual(['0', '10', '20']);
    expect(asked.every((query) => query.get('$order') === ':id' && query.get('$where') === "issue_date > '2026'")).toBe(
      true,
    );
  });

  it('whose last page is exactly full is read once more', async () => {
    const { read, server } = await sourceOn(dataSet(Array.from({ length: 10 }, (_, at) => row(at))), {
      ...given,
      mapping: { ...mapping, pageSize: 10 },
    });
    expect((await successOf(read())).listings).toHaveLength(10);
    expect(server.asked).toHaveLength(2);
  });

  it('is unchanged if each of its pages says so, and read in full if one has changed', async () => {
    let version = 1;
    const rows = Array.from({ length: 15 }, (_, at) => row(at));
    const { read, server } = await sourceOn(
      (request, response) => {
        if (request.url === '/robots.txt') return;
        const isSecond = request.url.includes('offset=10');
        const etag = isSecond ? `"v${version}"` : '"v1"';
        if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
        dataSet(rows, { etag })(request, response);
      },
      { ...given, mapping: { ...mapping, pageSize: 10 } },
    );
    const first = await successOf(read());
    expect(Object.keys(first.validators ?? {})).toHaveLength(3);
    expect(await read({ previous: first.validators })).toEqual({ kind: 'unchanged' });
    version = 2;
    expect((await successOf(read({ previous: first.validators }))).listings).toEqual(first.listings);
    expect(server.asked).toHaveLength(2 + 2 + 3);
  });

  it.each([
    [
      'an error object',
      (_: unknown, response: Parameters<Reply>[1]) =>
        json(response, { error: true, message: 'Unrecognized arguments [x]', errorCode: 'query.compiler' }),
      /instead of rows: query.compiler: Unrecognized/,
    ],
    [
      'a column that is gone',
      dataSet([row(1)], { 'x-soda2-fields': JSON.stringify(fields.replace('reported_cost ', '').split(' ')) }),
      /doesn't have the column 'reported_cost'/,
    ],
    [
      'pages that are never small enough',
      (_: unknown, response: Parameters<Reply>[1]) =>
        json(
          response,
          Array.from({ length: 2000 }, (_row, at) => row(at)),
        ),
      /ignores the requested number of rows/,
    ],
    ['no rows but texts', dataSet(['a', 'b']), /None of its 2 rows can be read/],
  ])('with %s has failed', async (_, reply, problem) => {
    const { read } = await sourceOn((request, response) => {
      if (request.url !== '/robots.txt') reply(request, response);
    }, given);
    expect(await problemOf(read())).toMatch(problem);
  });

  it.runIf(real.isThere)('of five cities is configuration alone', async () => {
    const samples = JSON.parse(real.text());
    const cities: Record<string, { columns: Record<string, unknown>; expected: object }> = {
      chicago_full: {
        columns: mapping.columns,
        expected: {
          title: 'New 2 story solid waste transfer station',
          budgetMinCents: 1_461_287_200,
          projectType: 'new-construction',
          listedAt: '2020-08-24T05:00:00.000Z',
          contractor: 'GROOT INDUSTRIES, INC.',
        },
      },
      'sf_i98e-djp9': {
        columns: {
          id: 'permit_number',
          permitNumber: 'permit_number',
          title: 'proposed_use',
          status: 'status',
          budget: { firstOf: ['revised_cost', 'estimated_cost'] },
          zip: 'zipcode',
          listedAt: 'issued_date',
        },
        expected: {
          title: 'apartments',
          status: 'completed',
          budgetMaxCents: 9_700_000,
          zip: '94114',
          point: { precision: 'zip' },
        },
      },
      'nyc_ic3t-wcy2': {
        columns: {
          id: ['job__', 'doc__'],
          permitNumber: 'job__',
          kind: 'job_type',
          street: ['house__', 'street_name'],
          status: 'job_status_descrp',
          budget: 'initial_cost',
          listedAt: 'pre__filing_date',
        },
        expected: {
          externalId: '104816095 01',
          title: 'Building alteration',
          budgetMinCents: 15_400_000,
          listedAt: '2007-06-25T05:00:00.000Z',
          status: 'completed',
        },
      },
      'la_gwh9-jnip': {
        columns: {
          id: 'permit_nbr',
          permitNumber: 'permit_nbr',
          kind: 'permit_type',
          category: 'permit_sub_type',
          street: 'primary_address',
          zip: 'zip_code',
          status: 'status_desc',
          budget: 'valuation',
          squareFeet: 'square_footage',
          listedAt: 'issue_date',
        },
        expected: {
          title: 'New apartment building, 7,374 sq ft',
          status: 'completed',
          projectType: 'new-construction',
          budgetMinCents: 45_500_000,
        },
      },
      'seattle_tqk8-y2z5': {
        columns: {
          id: 'permitnum',
          permitNumber: 'permitnum',
          kind: 'permittypedesc',
          category: 'permitclass',
          street: 'originaladdress1',
          contractor: 'contractorcompanyname',
          listedAt: 'issueddate',
        },
        expected: {
          title: 'New single-family house',
          contractor: 'PATRICK ARCHER CONSTRUCT INC',
          projectType: 'new-construction',
          plumbingRequired: true,
        },
      },
    };
    for (const [city, { columns, expected }] of Object.entries(cities)) {
      const reply: Reply = (request, response) => {
        if (request.url !== '/robots.txt')
          json(response, [samples[city]], {
            'x-soda2-fields': JSON.stringify([...Object.keys(samples[city]), 'contractor_name', 'longitude']),
          });
      };
      const { read } = await sourceOn(reply, { ...given, mapping: { zone: 'America/Chicago', columns } });
      expect((await successOf(read())).listings[0], city).toMatchObject(expected);
    }
  });
});

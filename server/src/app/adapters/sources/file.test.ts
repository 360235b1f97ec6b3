import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { byId, problemOf, realAnswer, sourceOn, successOf } from './testing/read-source.ts';

const folder = await mkdtemp(join(tmpdir(), 'plumbline-sources-'));
afterAll(() => rm(folder, { recursive: true }));

const reading = async (upload: string, mapping: Record<string, unknown> = {}) =>
  (await sourceOn(() => undefined, { kind: 'file', upload, mapping })).read();

const columns = { id: 'Number', street: 'Site', budget: 'Cost', kind: 'Type', listedAt: 'Issued', zip: 'ZIP' };

const real = realAnswer('ky_vss_excerpt_2026-10-01.json');

describe('a file', () => {
  it.each([
    [',', 'Number,Site,Cost,Type,Issued,ZIP\nP-1,"12 OAK ST, REAR","$1,200.00",Plumbing,06/25/2026,40202\n'],
    [';', 'Number;Site;Cost;Type;Issued;ZIP\r\nP-1;12 OAK ST, REAR;"$1,200.00";Plumbing;06/25/2026;40202\r\n'],
    ['\t', 'Number\tSite\tCost\tType\tIssued\tZIP\nP-1\t"12 OAK ST, REAR"\t$1,200.00\tPlumbing\t06/25/2026\t40202'],
    ['|', '\ufeffNumber|Site|Cost|Type|Issued|ZIP\nP-1|12 OAK ST, REAR|$1,200.00|Plumbing|06/25/2026|40202'],
  ])('with rows separated by %j becomes listings', async (_, text) => {
    const { listings } = await successOf(reading(text, { columns }));
    expect(listings).toMatchObject([
      {
        externalId: 'P-1',
        title: 'Plumbing work',
        budgetMinCents: 120_000,
        listedAt: '2026-06-25T04:00:00.000Z',
        county: 'Jefferson County',
        plumbingRequired: true,
      },
    ]);
  });

  it('that follows BLDS, the permit data standard, needs no columns', async () => {
    const text =
      'PermitNum,Description,IssuedDate,StatusCurrent,OriginalAddress1,OriginalCity,OriginalState,OriginalZip,EstProjectCost\n' +
      'B-100,Replace sewer line,2026-09-01,Issued,7 Elm Ave,La Grange,KY,40031,8500\n';
    expect((await successOf(reading(text))).listings).toMatchObject([
      {
        externalId: 'B-100',
        permitNumber: 'B-100',
        county: 'Oldham County',
        status: 'in-progress',
        budgetMaxCents: 850_000,
      },
    ]);
  });

  it('of JSON can hold its rows anywhere', async () => {
    const rows = [{ Number: 1, Site: '1 Oak St', Cost: null, Type: 'Remodel', Issued: '', ZIP: 40202 }];
    for (const [text, path] of [
      [JSON.stringify(rows), undefined],
      [JSON.stringify({ data: { rows } }), 'data.rows'],
      [
        JSON.stringify({
          type: 'FeatureCollection',
          features: rows.map((properties) => ({ type: 'Feature', properties, geometry: null })),
        }),
        undefined,
      ],
    ] as const) {
      const mapping = { columns, ...(path !== undefined && { rows: path }) };
      expect((await successOf(reading(text, mapping))).listings).toMatchObject([
        { externalId: '1', budgetMinCents: null },
      ]);
    }
  });

  it.each([
    [
      'GeoJSON',
      { type: 'FeatureCollection', crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3089' } } },
    ],
    ['an answer of ArcGIS', { spatialReference: { wkid: 102_763, latestWkid: 3089 } }],
  ])('of %s can use a map grid that it or the mapping names', async (kind, collection) => {
    const attributes = { Number: 'P-1', Site: '1 Oak St', Cost: '', Type: 'Remodel', Issued: '', ZIP: '40216' };
    const [x, y] = [4_895_348.34, 3_955_255.25];
    const feature =
      kind === 'GeoJSON'
        ? { type: 'Feature', properties: attributes, geometry: { type: 'Point', coordinates: [x, y] } }
        : { attributes, geometry: { x, y } };
    const pointOf = async (whole: object, mapping: object = {}) =>
      (await successOf(reading(JSON.stringify({ ...whole, features: [feature] }), { columns, ...mapping }))).listings[0]
        ?.point;
    expect(await pointOf(collection)).toMatchObject({ precision: 'exact' });
    expect(await pointOf({}, { spatialReference: 3089 })).toEqual(await pointOf(collection));
    expect(await pointOf({})).toMatchObject({ precision: 'zip' });
    expect(await problemOf(reading('[]', { columns, spatialReference: 12 }))).toMatch(
      /must be the code of a US map grid/,
    );
  });

  it('keeps readable rows despite unreadable ones', async () => {
    const text =
      'Number,Site,Cost,Type,Issued,ZIP\nP-1,1 Oak St,1,A,,\nP-2,too,few\n,2 Oak St,1,A,,\nP-1,again,1,A,,\n';
    expect(await successOf(reading(text, { columns }))).toMatchObject({
      read: 4,
      rejected: 3,
      rejections: [
        { row: { unit: 'line', number: 3 }, reason: { kind: 'other-cells', cells: 3, first: 6 } },
        { row: { unit: 'row', number: 3 }, reason: { kind: 'no-id' } },
        { row: { id: 'P-1' }, reason: { kind: 'listed-twice' } },
      ],
      listings: [{ externalId: 'P-1' }],
    });
  });

  it('says why its rows are not projects in the area', async () => {
    const text =
      'Number,Site,City,Title\n1,1 Oak St,Louisville,Remodel a kitchen\n2,2 Oak St,Lexington,Remodel a kitchen\n' +
      '3,,,Remodel a kitchen\n4,4 Oak St,Louisville,Buy a copier\n1,1 Oak St,Louisville,Again a remodel\n5,cut\n';
    const mapping = {
      within: 'louisville-area',
      only: 'construction',
      state: 'KY',
      columns: { id: 'Number', street: 'Site', city: 'City', title: 'Title' },
    };
    const result = await successOf(reading(text, mapping));
    expect(result).toMatchObject({
      read: 6,
      skipped: 3,
      rejected: 2,
      losses: { outside: 1, 'no-place': 1, 'not-construction': 1, duplicate: 1, unreadable: 1 },
    });
    expect(result.listings).toHaveLength(1);
  });

  it('with an unclosed quotation mark loses this row and says which', async () => {
    const text =
      'Number,Site,Cost,Type,Issued,ZIP\nP-1,1 Oak St,1,A,,\nP-2,"2 Oak St,1,A,,\nP-3,"3 Oak St, rear",1,A,,\nP-4,4 Oak St,1,"A",,\nP-5,"5 Oak St",1,A,,\n';
    const result = await successOf(reading(text, { columns }));
    expect(result.listings.map(({ externalId }) => externalId)).toEqual(['P-1', 'P-3', 'P-4', 'P-5']);
    expect(result.rejections).toEqual([{ row: { unit: 'line', number: 3 }, reason: { kind: 'open-quote' } }]);
  });

  it('can have a JSON object on each line', async () => {
    const rows = [
      '{"Number":1,"Site":{"Line":"1 Oak St"}}',
      '{"Number":2,',
      '',
      '{"Number":3,"Site":{"Line":"3 Oak St"}}',
    ];
    const result = await successOf(reading(`${rows.join('\n')}\n`, { columns: { id: 'Number', street: 'Site.Line' } }));
    expect(result.listings).toMatchObject([
      { externalId: '1', street: '1 Oak St' },
      { externalId: '3', street: '3 Oak St' },
    ]);
    expect(result.rejections).toEqual([{ row: { unit: 'line', number: 2 }, reason: { kind: 'not-json' } }]);
  });

  it.each([
    ['UTF-16 without a mark', Buffer.from('PermitNum,OriginalAddress1\nB-1,1 Peña St\n', 'utf16le'), {}],
    ['Windows-1252', Buffer.from('PermitNum,OriginalAddress1\nB-1,1 Peña St\n', 'latin1'), {}],
    [
      'what its mapping says',
      Buffer.from('PermitNum,OriginalAddress1\nB-1,1 Pe\x96a St\n', 'latin1'),
      { encoding: 'macintosh' },
    ],
  ])('is read in %s, on disk and on the web', async (_, bytes, mapping) => {
    await writeFile(join(folder, 'encoded.csv'), bytes);
    const onDisk = await sourceOn(() => undefined, { kind: 'file', folder, path: 'encoded.csv', mapping });
    const onWeb = await sourceOn(
      (request, response) => {
        if (request.url !== '/robots.txt')
          response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(bytes);
      },
      { kind: 'file', path: '/encoded.csv', mapping },
    );
    for (const { read } of [onDisk, onWeb]) {
      expect((await successOf(read())).listings[0]?.street).toBe('1 Peña St');
    }
  });

  it.each([
    ['a column that is gone', 'Number,Site\nP-1,1 Oak St', { columns }, /The file doesn't have the columns .*'Cost'/],
    [
      'an open quotation mark in its only row',
      'Number,Site,Cost,Type,Issued,ZIP\n"P-1,1,2,3,4,5\n',
      { columns },
      /It has an unclosed quotation mark/,
    ],
    ['rows that are named', '{"a":{"Number":1},"b":{"Number":2}}', { columns }, /Set "rows" .* or "key"/],
    ['headings that are gone', 'a,b\n1,2\n', { columns, header: 'Number' }, /no line with the column 'Number'/],
    ['half of a line of JSON', '{"Number":1}\n{"Num', { columns: { id: 'Number' } }, /cut off/],
    ['half of its JSON', '[{"Number":1},{"Num', { columns }, /not JSON/],
    ['rows that are elsewhere', '{"data":{}}', { columns, rows: 'data.rows' }, /no list of rows at 'data.rows'/],
    ['a way into its prototype', '{"data":{}}', { columns, rows: '__proto__.constructor' }, /no list of rows/],
    ['a mapping that is wrong', 'a,b', { colums: {} }, /The mapping of the source is wrong/],
    ['a zone that is none', 'a,b', { zone: 'Mars/Olympus' }, /wrong at 'zone': must be an IANA zone/],
  ])('with %s has failed', async (_, text, mapping, problem) => {
    expect(await problemOf(reading(text, mapping))).toMatch(problem);
  });

  it('on disk is read only within its folder', async () => {
    await writeFile(join(folder, 'permits.csv'), 'PermitNum,OriginalAddress1\nB-1,1 Oak St\n');
    await symlink('/etc/hostname', join(folder, 'way-out'));
    const at = async (path: string) => (await sourceOn(() => undefined, { kind: 'file', folder, path })).read();
    expect((await successOf(at('permits.csv'))).listings).toHaveLength(1);
    expect(await problemOf(at('../../etc/passwd'))).toMatch(/no file|outside the sources folder/);
    expect(await problemOf(at('/etc/passwd'))).toMatch(/outside the sources folder/);
    expect(await problemOf(at('way-out'))).toMatch(/outside the sources folder/);
    expect(await problemOf(at('missing.csv'))).toMatch(/There is no file 'missing.csv'/);
    expect(await problemOf(at('.'))).toMatch(/outside the sources folder/);
  });

  it('at a web address is read like any source', async () => {
    const { read } = await sourceOn(
      (request, response) => {
        if (request.url === '/permits.csv')
          response.writeHead(200, { etag: '"1"' }).end('PermitNum,OriginalAddress1\nB-1,1 Oak St\n');
      },
      { kind: 'file', path: '/permits.csv' },
    );
    const result = await successOf(read());
    expect(result.listings).toHaveLength(1);
    expect(result.validators).not.toBeNull();
  });

  it.runIf(real.isThere)('of a state is configuration alone', async () => {
    const mapping = {
      rows: 'data.ds_data.T1SO_SRCH_QRY.row_data',
      only: 'construction',
      status: 'bidding-open',
      columns: {
        id: 'DOC_REF',
        title: 'DOC_DSCR',
        deadline: 'SO_CLSNG_DT_TM',
        contact: ['BUYR_NM', 'BUYR_EMAIL_AD'],
        listedAt: 'PUB_DT',
        kind: 'DOC_CD_CONCAT',
      },
    };
    const result = await successOf(reading(real.text(), mapping));
    expect(result).toMatchObject({ read: 5, rejected: 0 });
    expect(result.listings.map(({ title }) => title)).toEqual([
      'Demolition Service Pike County P. 6 & 19',
      'RFP-907 Arch DOC - BCC Install Kitchen HVAC, Blackburn Corr.',
      'RFB-83-27 Controls Upgrades Campbell Juvenile Detention Ce',
    ]);
    expect(byId(result.listings)['[RFB,605,2700000123,1][RFB-605-2700000123-1]']).toMatchObject({
      deadline: { at: '2026-10-06T17:30:00.000Z', zone: 'America/New_York' },
      contactInfo: 'PAIGE GRASS paigej.grass@ky.gov',
    });
  });
});

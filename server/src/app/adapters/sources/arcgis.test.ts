import { describe, expect, it } from 'vitest';
import { builtInSources } from '../../../domains/ingest/data/built-in-sources.ts';
import { byId, problemOf, realAnswer, sourceOn, successOf } from './testing/read-source.ts';
import { json, type Reply } from './testing/source-server.ts';

/** Louisville Metro's built-in configuration. */
const [louisville] = builtInSources({ online: true, hasSamKey: false });
const columns =
  'OBJECTID PERMIT_NUMBER PERMIT_TYPE PERMIT_STATUS CONTRACTOR CATEGORY_NAME WORK_TYPE SQFT PERMIT_FEE PROJECT_COSTS ADDRESS CITY STATE ZIPCODE LATITUDE LONGITUDE DISTRICT NEIGHBORHOOD ISSUE_DATE'.split(
    ' ',
  );

const permit = (number: number, more: Record<string, unknown> = {}) => ({
  attributes: {
    ...Object.fromEntries(columns.map((column) => [column, null])),
    OBJECTID: number,
    PERMIT_NUMBER: `RES-NEW-26-${String(number).padStart(5, '0')}`,
    PERMIT_TYPE: 'Residential New',
    PERMIT_STATUS: 'Issued',
    CATEGORY_NAME: 'Single Family',
    CONTRACTOR: 'BEARGRASS HOMES',
    SQFT: 2100,
    PROJECT_COSTS: 250000,
    ADDRESS: `${number} OAK HILL RD`,
    CITY: 'LOUISVILLE',
    STATE: 'KY',
    ZIPCODE: '40216',
    LATITUDE: 38.18551,
    LONGITUDE: -85.84012,
    ISSUE_DATE: 1790222400000,
    ...more,
  },
  geometry: { x: -85.84012, y: 38.18551 },
});

/** Simulates the service's layer: pages with at most `most` rows, whatever is requested. */
const layer =
  (rows: readonly unknown[], { most = 1000, flagUnder = 'top', objectId = 'OBJECTID', asked = columns } = {}): Reply =>
  (request, response) => {
    const url = new URL(request.url, 'http://x');
    if (!url.pathname.endsWith('/FeatureServer/0/query')) return;
    const offset = Number(url.searchParams.get('resultOffset'));
    const count = Math.min(most, Number(url.searchParams.get('resultRecordCount')));
    const left = rows.length > offset + count;
    json(response, {
      objectIdFieldName: objectId,
      fields: asked.map((name) => ({ name, type: 'esriFieldTypeString' })),
      features: rows.slice(offset, offset + count),
      ...(flagUnder === 'top' && left && { exceededTransferLimit: true }),
      ...(flagUnder === 'properties' && { properties: { exceededTransferLimit: left } }),
    });
  };

const given = {
  kind: 'arcgis',
  path: '/arcgis/rest/services/active_construction_permits/FeatureServer/0',
  mapping: louisville!.mapping as Record<string, unknown>,
  county: 'Jefferson County',
} as const;

const louisvilleRow = realAnswer('arcgis_louisville_one_row.json');
const billings = realAnswer('arcgis_billings_features.json');

describe('an ArcGIS layer', () => {
  it('becomes listings: dates at local midnight, titles from type and size', async () => {
    const { read, server } = await sourceOn(layer([permit(1)]), given);
    const { listings, read: rows } = await successOf(read());
    expect(rows).toBe(1);
    expect(listings[0]).toMatchObject({
      externalId: 'RES-NEW-26-00001',
      title: 'New single-family house, 2,100 sq ft',
      status: 'in-progress',
      projectType: 'new-construction',
      plumbingRequired: true,
      county: 'Jefferson County',
      contractor: 'BEARGRASS HOMES',
      budgetMinCents: 25_000_000,
      listedAt: '2026-09-24T04:00:00.000Z',
      point: { latitude: 38.18551, longitude: -85.84012, precision: 'exact' },
    });
    expect(listings[0]?.url).toContain('PERMIT_NUMBER%3D%27RES-NEW-26-00001%27');
    expect(server.asked).toHaveLength(1);
  });

  it.each(['top', 'properties'])('is read page by page until nothing is left (flag under %s)', async (flagUnder) => {
    const rows = Array.from({ length: 25 }, (_, at) => permit(at + 1));
    const progress: number[] = [];
    const { read, server } = await sourceOn(layer(rows, { most: 10, flagUnder }), given);
    const { listings } = await successOf(read({ progress: (count) => progress.push(count) }));
    expect(listings).toHaveLength(25);
    expect(server.asked.map((path) => new URL(path, 'http://x').searchParams.get('resultOffset'))).toEqual([
      '0',
      '10',
      '20',
    ]);
    expect(server.asked.every((path) => path.includes('orderByFields=OBJECTID+ASC'))).toBe(true);
    expect(progress).toEqual([20, 25, 25]);
  });

  it('is read in the order of its own object id, whatever its name', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => permit(at + 1, { FID: at + 1 }));
    const { read, server } = await sourceOn(layer(rows, { most: 3, objectId: 'FID' }), given);
    expect((await successOf(read())).listings).toHaveLength(5);
    expect(server.asked.at(-1)).toContain('orderByFields=FID+ASC');
  });

  it('can be GeoJSON, without columns for its points', async () => {
    const { ...attributes } = permit(1, { LATITUDE: null, LONGITUDE: null }).attributes;
    const feature = {
      type: 'Feature',
      properties: attributes,
      geometry: { type: 'Point', coordinates: [-85.8401, 38.1855] },
    };
    const { read } = await sourceOn(layer([feature]), given);
    expect((await successOf(read())).listings[0]?.point).toEqual({
      latitude: 38.1855,
      longitude: -85.8401,
      precision: 'exact',
    });
  });

  it.each([
    ['the grid of the web', { wkid: 102_100, latestWkid: 3857 }, -9_555_678.44, 4_605_665.4],
    ['feet on the grid of Kentucky', { wkid: 102_763, latestWkid: 3089 }, 4_895_348.34, 3_955_255.25],
    ['degrees', { wkid: 4326 }, -85.84012, 38.18551],
  ])('can respond in %s, whatever was requested', async (_, spatialReference, x, y) => {
    const row = { ...permit(1, { LATITUDE: null, LONGITUDE: null }), geometry: { x, y } };
    const reply: Reply = (request, response) => {
      if (request.url !== '/robots.txt')
        json(response, { objectIdFieldName: 'OBJECTID', spatialReference, features: [row] });
    };
    const { read } = await sourceOn(reply, given);
    const point = (await successOf(read())).listings[0]?.point;
    expect(point).toMatchObject({ precision: 'exact' });
    expect(point?.latitude).toBeCloseTo(38.18551, 5);
    expect(point?.longitude).toBeCloseTo(-85.84012, 5);
  });

  it('with nulls everywhere is read as far as possible', async () => {
    const bare = permit(1, Object.fromEntries(columns.slice(2).map((column) => [column, null])));
    const { read } = await sourceOn(layer([{ ...bare, geometry: null }, permit(2)]), given);
    expect(await successOf(read())).toMatchObject({
      read: 2,
      rejected: 1,
      rejections: [{ row: { unit: 'row', number: 1 }, reason: { kind: 'no-title' } }],
    });
  });

  it('that returns an error with status 200 has failed', async () => {
    const { read } = await sourceOn((request, response) => {
      if (request.url !== '/robots.txt')
        json(response, { error: { code: 400, message: 'Invalid query parameters', details: [] } });
    }, given);
    expect(await problemOf(read())).toMatch(/answered with an error instead of rows: 400 Invalid query parameters/);
  });

  it('that fails on its second page has failed, whatever the first returned', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => permit(at + 1));
    const page = layer(rows, { most: 10 });
    const { read } = await sourceOn((request, response) => {
      if (request.url.includes('resultOffset=10')) return void response.writeHead(500).end();
      page(request, response);
    }, given);
    expect(await problemOf(read())).toMatch(/answered 500/);
  });

  it('that announces more rows but returns none has failed', async () => {
    const { read } = await sourceOn((request, response) => {
      if (request.url !== '/robots.txt') json(response, { features: [], exceededTransferLimit: true });
    }, given);
    expect(await problemOf(read())).toMatch(/says that there is more, but doesn't return it/);
  });

  it('whose rows move while it is read has failed', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => permit(at + 1));
    const { read } = await sourceOn((request, response) => {
      const shifted = request.url.includes('resultOffset=10') ? [permit(0), ...rows] : rows;
      layer(shifted, { most: 10 })(request, response);
    }, given);
    expect(await problemOf(read())).toMatch(/changed its rows while they were being read/);
  });

  it.each([
    [
      'a column is gone',
      layer([permit(1)], { asked: columns.filter((name) => name !== 'PROJECT_COSTS') }),
      /doesn't have the column 'PROJECT_COSTS'/,
    ],
    [
      'the envelope is another',
      (_: unknown, response: Parameters<Reply>[1]) => json(response, { rows: [] }),
      /The answer of .* has changed: at features/,
    ],
    [
      'it is a page for people',
      (_: unknown, response: Parameters<Reply>[1]) => response.end('<html>Moved</html>'),
      /something that is not JSON/,
    ],
    ['rows have no attributes', layer([{ a: 1 }, { b: 2 }]), /None of its 2 rows can be read/],
    ['the id is gone', layer([permit(1, { PERMIT_NUMBER: null })]), /None of its 1 rows can be read.*It has no id/],
  ])('that has changed has failed: %s', async (_, reply, problem) => {
    const { read } = await sourceOn((request, response) => {
      if (request.url !== '/robots.txt') reply(request, response);
    }, given);
    expect(await problemOf(read())).toMatch(problem);
  });

  it.runIf(louisvilleRow.isThere)('of Louisville is read as it is', async () => {
    const { attributes } = JSON.parse(louisvilleRow.text());
    const { read } = await sourceOn(layer([{ attributes }]), given);
    expect((await successOf(read())).listings[0]).toMatchObject({
      externalId: 'COM-NEW-26-00159',
      title: 'New commercial building, 1,232 sq ft',
      zip: '40216',
      county: 'Jefferson County',
      budgetMinCents: 1_000_000,
      listedAt: '2026-09-24T04:00:00.000Z',
      point: { precision: 'zip' },
    });
  });

  it.runIf(billings.isThere)('of another city is configuration alone', async () => {
    const { features } = JSON.parse(billings.text());
    const mapping = {
      zone: 'America/Denver',
      state: 'MT',
      columns: {
        id: 'Building_Permit_Num',
        permitNumber: 'Building_Permit_Num',
        kind: 'Permit_Type',
        status: 'Permit_Status',
        description: 'Job_Description',
        street: 'Property_Address',
        contractor: 'Contractor',
        latitude: 'Latitude',
        longitude: 'Longitude',
        listedAt: 'Date_Entered',
      },
    };
    const reply: Reply = (request, response) => {
      if (request.url !== '/robots.txt') json(response, { objectIdFieldName: 'OBJECTID', features });
    };
    const { read } = await sourceOn(reply, { ...given, mapping, county: null });
    const listings = byId((await successOf(read())).listings);
    expect(listings['BP-25-04603']).toMatchObject({
      title: 'Commercial remodel',
      description: 'COM REMODEL\n\nPermit type: Remodel.',
      city: 'Billings',
      state: 'MT',
      zip: '59102',
      county: null,
      status: 'in-progress',
      projectType: 'renovation',
      listedAt: '2025-10-16T06:00:00.000Z',
      point: { latitude: 45.78549, longitude: -108.556973, precision: 'exact' },
    });
    expect(listings['ENG-26-00670']?.description).toContain('\nCharter/Springline');
  });
});

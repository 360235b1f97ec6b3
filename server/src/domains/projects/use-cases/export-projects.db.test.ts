import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ExportFormat, ExportQuery } from '@plumbline/contract/domains/projects/endpoints.ts';
import { Project } from '@plumbline/contract/domains/projects/project.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aProject, bidsOn, someProjects } from '../fixtures.ts';
import { exportProjects } from './export-projects.ts';

const database = await testDatabase();
const ctx = testContext(database.db, { ports: { bids: bidsOn() } });

async function fileOf(format: ExportFormat, query: object = {}, viewer = ctx): Promise<string> {
  const { format: read, ...filter } = ExportQuery.parse({ format, ...query });
  return text(Readable.from(exportProjects(viewer, read, filter)));
}

/** Parses RFC 4180 into rows of cells. */
const cellsOf = (csv: string): string[][] =>
  csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, a, b]) =>
        (a ?? b ?? '').replaceAll('""', '"'),
      ),
    );

beforeAll(async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 60_000);
  await someProjects(
    ctx,
    Array.from({ length: 1203 }, (_, n) => ({ title: `Project ${n}`, listedAt: day(n) })),
  );
});

describe('the export', () => {
  it('contains every project once, newest first, read in several parts', async () => {
    const projects = z.array(Project).parse(JSON.parse(await fileOf('json')));
    expect(projects.map(({ title }) => title)).toEqual(Array.from({ length: 1203 }, (_, n) => `Project ${1202 - n}`));
  });

  it('contains the projects that match the filter, and is well formed even if it is empty', async () => {
    const unplaced = await aProject(ctx, { status: 'planning', latitude: null, longitude: null, precision: null });
    const planned = { status: 'planning' };
    expect(JSON.parse(await fileOf('json', planned))).toMatchObject([{ id: unplaced }]);
    expect(JSON.parse(await fileOf('geojson', planned))).toMatchObject({
      type: 'FeatureCollection',
      features: [{ type: 'Feature', id: unplaced, geometry: null, properties: { status: 'planning' } }],
    });
    const none = { status: 'completed' };
    expect(JSON.parse(await fileOf('json', none))).toEqual([]);
    expect(JSON.parse(await fileOf('geojson', none))).toEqual({ type: 'FeatureCollection', features: [] });
    expect(cellsOf(await fileOf('csv', none))).toEqual([Object.keys(Project.shape)]);
  });

  it('has permits in the format of their offices and the others in that of bids, each once', async () => {
    const status = 'planning';
    const permitted = await aProject(ctx, { status, permitNumber: 'BLD-26-04471' });
    const [header = [], ...permits] = cellsOf(await fileOf('blds', { status }));
    expect(permits.map((cells) => [cells[header.indexOf('PermitNum')], cells[header.indexOf('ProjectID')]])).toEqual([
      ['BLD-26-04471', permitted],
    ]);
    const { releases } = JSON.parse(await fileOf('ocds'));
    expect(releases).toHaveLength(1203 + 1);
    expect(JSON.stringify(releases)).not.toContain(permitted);
    expect(JSON.parse(await fileOf('ocds', { status: 'completed' })).releases).toEqual([]);
  });

  it('has longitudes first in GeoJSON', async () => {
    const { features } = JSON.parse(await fileOf('geojson', { search: 'Project 7' }));
    expect(features[0].geometry).toEqual({ type: 'Point', coordinates: [-85.7585, 38.2527] });
  });

  it('shows bidders their projects in review', async () => {
    const id = await aProject(ctx, { status: 'in-progress' });
    const theirs = testContext(database.db, { ports: { bids: bidsOn(id) } });
    expect(JSON.parse(await fileOf('json', { status: 'in-progress' }, theirs))).toMatchObject([
      { status: 'in-review' },
    ]);
    expect(JSON.parse(await fileOf('json', { status: 'in-progress' }))).toMatchObject([{ status: 'in-progress' }]);
  });

  it.each([
    '=HYPERLINK("https://evil.example","x")',
    '+1+1',
    "-2+3+cmd|' /C calc'!A0",
    '@SUM(A1)',
    '\t=1+1',
    '  =1+1',
    '\u200B=1+1',
    '＝1+1',
    '\r=1',
  ])('has %j as text in the CSV', async (title) => {
    const id = await aProject(ctx, { title, county: 'Spencer County' });
    const rows = cellsOf((await fileOf('csv', { county: 'spencer' })).replaceAll('\r=1', '␍=1'));
    const cells = rows.find(([first]) => first === id) ?? [];
    expect(cells[1]).toBe(`'${title.replace('\r', '␍')}`);
  });

  it('keeps numbers as numbers, and quotes and line breaks inside their cells', async () => {
    const id = await aProject(ctx, { title: 'A "quoted",\nbroken title', county: 'Oldham County' });
    const csv = await fileOf('csv', { county: 'oldham' });
    expect(csv.startsWith('\uFEFFid,title,')).toBe(true);
    expect(csv).toContain(`"${id}","A ""quoted"",\nbroken title",`);
    expect(csv).toContain('"38.2527","-85.7585"');
    expect(csv).toContain(',"10000","20000",');
  });

  it('stops when its reader leaves', async () => {
    const { format, ...filter } = ExportQuery.parse({});
    const file = exportProjects(ctx, format, filter);
    await file.next();
    await file.return(undefined);
    expect(await file.next()).toEqual({ done: true, value: undefined });
  });
});

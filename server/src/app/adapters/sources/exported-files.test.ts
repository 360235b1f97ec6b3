import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { expect, it } from 'vitest';
import { readySources } from '../../../domains/ingest/data/ready-sources.ts';
import { type ProjectFile, projectFiles } from '../../../domains/projects/rules/project-files.ts';
import { type Given, sourceOn, successOf } from './testing/read-source.ts';

const maker = { publicUrl: 'https://plumbline.example', at: new Date('2026-11-28T12:00Z'), ocidPrefix: 'ocds-000000' };
const project = {
  id: 'pj_1',
  title: 'Water heater',
  description: 'Replace water heater, "tankless"',
  location: '200 Elm St, La Grange, KY 40031',
  status: 'bidding-open',
  permitStatus: 'Issued',
  listedOn: '2026-09-16',
  sector: 'residential',
  work: 'repair',
  budgetMin: null,
  budgetMax: 1800,
  deadline: '2026-12-20T14:00:00-05:00',
  contractor: null,
  latitude: '38.41',
  longitude: '-85.38',
  sourceName: 'La Grange',
  sourceHost: 'lagrange.example',
  sourceUrl: 'https://lagrange.example/4471',
  checkedAt: '2026-11-20T11:00:00.000Z',
} as unknown as Project;

async function readBack(format: 'blds' | 'ocds', given: Partial<Project>, source: Omit<Given, 'path'>) {
  const file: ProjectFile = projectFiles[format];
  const text = file.begin(maker) + file.row({ ...project, ...given }, maker) + file.end;
  const { read } = await sourceOn(
    (request, response) => {
      if (request.url !== '/robots.txt') response.writeHead(200, { 'content-type': file.contentType }).end(text);
    },
    { ...source, path: `/${file.name}` },
  );
  const { listings } = await successOf(read());
  return listings[0];
}

const same = {
  description: expect.stringContaining('Replace water heater, "tankless"'),
  street: '200 Elm St',
  city: 'La Grange',
  state: 'KY',
  zip: '40031',
  budgetMaxCents: 180_000,
};

it('exported permits can be read as a source that follows BLDS', async () => {
  const blds = readySources.find(({ id }) => id === 'blds-permits');
  if (blds?.mapping === undefined) throw new Error('There is no configuration for BLDS');
  const listing = await readBack('blds', { permitNumber: 'BLD-26-04471' }, { kind: blds.kind, mapping: blds.mapping });
  expect(listing).toMatchObject({
    ...same,
    externalId: 'BLD-26-04471',
    listedOn: '2026-09-16',
    permitNumber: 'BLD-26-04471',
  });
});

it('exported tenders can be read as a source of OCDS releases', async () => {
  const listing = await readBack('ocds', { permitNumber: null }, { kind: 'ocds', mapping: { state: 'KY' } });
  expect(listing).toMatchObject({
    ...same,
    externalId: 'ocds-000000-pj_1',
    title: 'Water heater',
    status: 'bidding-open',
    deadline: { at: '2026-12-20T19:00:00.000Z' },
  });
});

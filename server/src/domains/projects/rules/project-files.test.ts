import { Project } from '@plumbline/contract/domains/projects/project.ts';
import { describe, expect, it } from 'vitest';
import { type ProjectFile, projectFiles } from './project-files.ts';

const columns = Object.keys(Project.shape);
const project = (given: Partial<Project> = {}) =>
  ({ ...Object.fromEntries(columns.map((column) => [column, null])), ...given }) as Project;
/** Returns the cell of the title in a row of the table. */
const titleCell = (title: unknown) =>
  projectFiles.csv
    .row(project({ title } as Partial<Project>))
    .split(',')
    [columns.indexOf('title')]?.trimEnd();

describe('a table of projects', () => {
  it('has a header, for spreadsheets that would guess the encoding, and one line per project', () => {
    expect(projectFiles.csv.begin()).toBe(`\uFEFF${columns.join(',')}\r\n`);
    const row = projectFiles.csv.row(project({ title: 'Roof' }));
    expect(row).toBe(`${columns.map((column) => (column === 'title' ? '"Roof"' : '')).join(',')}\r\n`);
  });

  it.each([
    ['Roof', '"Roof"'],
    ['The "Roof"', '"The ""Roof"""'],
    ['', '""'],
    [null, ''],
    [true, '"true"'],
    [12.5, '"12.5"'],
    [-3, '"-3"'],
    ['-12.75', '"-12.75"'],
    ['+1', `"'+1"`],
    ['-1-1', `"'-1-1"`],
    ['- 1', `"'- 1"`],
    ['-1.x', `"'-1.x"`],
    ['x-1', '"x-1"'],
    ['=SUM(A1)', `"'=SUM(A1)"`],
    [' \u200B=1', `"' \u200B=1"`],
    ['@me', `"'@me"`],
    ['＝1', `"'＝1"`],
    ['\tRoof', `"'\tRoof"`],
    ['Roof\tdeck', '"Roof\tdeck"'],
    ['a=b', '"a=b"'],
  ])('writes %j as %s, never as a formula', (value, cell) => {
    expect(titleCell(value)).toBe(cell);
  });

  it('lists the needs of each trade', () => {
    const trades = {
      plumbing: { need: 'yes', reason: 'Bath' },
      electrical: { need: 'no', reason: 'Nothing' },
    } as unknown as Project['trades'];
    const row = projectFiles.csv.row(project({ trades }));
    expect(row).toContain('"plumbing: yes, electrical: no"');
  });
});

describe('a map of projects', () => {
  const feature = (given: Partial<Project>) => JSON.parse(projectFiles.geojson.row(project(given))) as unknown;

  it('has points with the longitude first', () => {
    expect(feature({ id: 'pj_1' as Project['id'], latitude: '38.25', longitude: '-85.75' })).toMatchObject({
      type: 'Feature',
      id: 'pj_1',
      geometry: { type: 'Point', coordinates: [-85.75, 38.25] },
    });
  });

  it('has no geometry for a project without a point', () => {
    expect(feature({ latitude: null, longitude: null })).toMatchObject({ geometry: null });
    expect(feature({ latitude: '38.25', longitude: null })).toMatchObject({ geometry: null });
    expect(feature({ latitude: null, longitude: '-85.75' })).toMatchObject({ geometry: null });
  });

  it('has all other facts of a project, and its location once', () => {
    const { properties } = feature({ title: 'Roof', latitude: '38.25', longitude: '-85.75' }) as { properties: object };
    expect(properties).toMatchObject({ title: 'Roof' });
    expect(Object.keys(properties)).toEqual(columns.filter((name) => !['id', 'latitude', 'longitude'].includes(name)));
  });
});

it('a file is complete with one project, with several and with none', () => {
  const maker = {
    publicUrl: 'https://plumbline.example',
    at: new Date('2026-11-28T12:00Z'),
    ocidPrefix: 'ocds-000000',
  };
  const roof = project({
    id: 'pj_1' as Project['id'],
    location: '1 Elm St',
    title: 'Roof',
    checkedAt: '2026-11-28T11:00:00Z',
  });
  for (const name of ['json', 'geojson', 'ocds'] as const) {
    const file: ProjectFile = projectFiles[name];
    for (const count of [0, 1, 2]) {
      const rows = Array.from({ length: count }, () => file.row(roof, maker));
      const read = JSON.parse(`${file.begin(maker)}${rows.join(file.between)}${file.end}`);
      expect(Array.isArray(read) ? read : (read.features ?? read.releases)).toHaveLength(count);
    }
  }
});

import type { ExportFormat } from '@plumbline/contract/domains/projects/endpoints.ts';
import { Project } from '@plumbline/contract/domains/projects/project.ts';
import { csvCell } from '../../../kernel/csv-cell.ts';

/** A file of projects that is written piece by piece. */
export interface ProjectFile {
  readonly contentType: string;
  readonly name: string;
  readonly begin: string;
  row(project: Project): string;
  readonly between: string;
  readonly end: string;
}

export const projectFiles = {
  json: {
    contentType: 'application/json; charset=utf-8',
    name: 'projects.json',
    begin: '[\n',
    row: (project) => JSON.stringify(project),
    between: ',\n',
    end: '\n]\n',
  },
  // RFC 4180. The byte order mark is for Excel, which otherwise reads UTF-8 as the system's code page.
  csv: {
    contentType: 'text/csv; charset=utf-8; header=present',
    name: 'projects.csv',
    begin: `\uFEFF${Object.keys(Project.shape).join(',')}\r\n`,
    row: (project) => `${csvColumns.map((column) => csvCell(cellOf(project[column]))).join(',')}\r\n`,
    between: '',
    end: '',
  },
  // RFC 7946; a project without coordinates is a feature without geometry.
  geojson: {
    contentType: 'application/geo+json; charset=utf-8',
    name: 'projects.geojson',
    begin: '{"type":"FeatureCollection","features":[\n',
    row: ({ id, latitude, longitude, ...properties }) =>
      JSON.stringify({
        type: 'Feature',
        id,
        geometry:
          latitude === null || longitude === null
            ? null
            : { type: 'Point', coordinates: [Number(longitude), Number(latitude)] },
        properties,
      }),
    between: ',\n',
    end: '\n]}\n',
  },
} as const satisfies Record<ExportFormat, ProjectFile>;

const csvColumns = Object.keys(Project.shape) as (keyof Project)[];

/** Returns the value of one cell; for trades, their needs: 'plumbing: yes, electrical: likely, hvac: no'. */
const cellOf = (value: Project[keyof Project]): string | number | boolean | null =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([trade, { need }]) => `${trade}: ${need}`)
        .join(', ')
    : value;

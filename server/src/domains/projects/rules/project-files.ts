import type { ExportFormat } from '@plumbline/contract/domains/projects/endpoints.ts';
import { Project } from '@plumbline/contract/domains/projects/project.ts';
import { csvCell } from '../../../kernel/csv-cell.ts';
import { bldsColumns } from './blds-columns.ts';
import { type FileMaker, ocdsHead, ocdsRelease } from './ocds-release.ts';

/** A file of projects that is written piece by piece. */
export interface ProjectFile {
  readonly contentType: string;
  readonly name: string;
  begin(maker: FileMaker): string;
  /** Null for a project that doesn't belong in such a file. */
  row(project: Project, maker: FileMaker): string | null;
  readonly between: string;
  readonly end: string;
}

export const projectFiles = {
  json: {
    contentType: 'application/json; charset=utf-8',
    name: 'projects.json',
    begin: () => '[\n',
    row: (project) => JSON.stringify(project),
    between: ',\n',
    end: '\n]\n',
  },
  // RFC 4180. The byte order mark is for Excel, which otherwise reads UTF-8 as the system's code page.
  csv: {
    contentType: 'text/csv; charset=utf-8; header=present',
    name: 'projects.csv',
    begin: () => `\uFEFF${Object.keys(Project.shape).join(',')}\r\n`,
    row: (project) => `${csvColumns.map((column) => csvCell(cellOf(project[column]))).join(',')}\r\n`,
    between: '',
    end: '',
  },
  // RFC 7946; a project without coordinates is a feature without geometry.
  geojson: {
    contentType: 'application/geo+json; charset=utf-8',
    name: 'projects.geojson',
    begin: () => '{"type":"FeatureCollection","features":[\n',
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
  blds: {
    contentType: 'text/csv; charset=utf-8; header=present',
    name: 'permits.csv',
    begin: () => `${Object.keys(bldsColumns).join(',')}\r\n`,
    row: (project) =>
      project.permitNumber === null
        ? null
        : `${Object.values(bldsColumns)
            .map((of) => csvCell(of(project)))
            .join(',')}\r\n`,
    between: '',
    end: '',
  },
  ocds: {
    contentType: 'application/json; charset=utf-8',
    name: 'tenders.json',
    begin: ocdsHead,
    row: (project, maker) => (project.permitNumber === null ? JSON.stringify(ocdsRelease(project, maker)) : null),
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

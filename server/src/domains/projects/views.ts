import type {
  Project,
  ProjectChange,
  ProjectDetails,
  ProjectSource,
  SourceStatus,
} from '@plumbline/contract/domains/projects/project.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { isoInZone } from '../../kernel/zoned-time.ts';
import { projectWords } from './project.words.ts';
import { changeIn, type FieldChange } from './rules/project-changes.ts';
import { type ReadTrades, tradesIn } from './rules/trade-reason.ts';

type SameAsShown =
  | 'id'
  | 'title'
  | 'location'
  | 'county'
  | 'description'
  | 'projectType'
  | 'sector'
  | 'work'
  | 'plumbingRequired'
  | 'permitStatus'
  | 'contactInfo'
  | 'sourceUrl'
  | 'precision'
  | 'listedOn'
  | 'permitNumber'
  | 'contractor'
  | 'sourceHost'
  | 'sourceName'
  | 'isSynthetic';

/** A stored project. Times are in PostgreSQL's format, 64-bit cents are text. */
export interface ProjectRow extends Pick<Project, SameAsShown> {
  readonly status: SourceStatus;
  readonly trades: ReadTrades | null;
  readonly budgetMinCents: string | null;
  readonly budgetMaxCents: string | null;
  readonly deadlineAt: string | null;
  readonly deadlineZone: string | null;
  readonly deadlineText: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Null also if an earlier release stored the project without it. */
  readonly locatedBy: Project['locatedBy'];
  readonly listedAt: string;
  readonly checkedAt: string;
  readonly vanishedAt: string | null;
  readonly statusAsOf: string | null;
  readonly firstSeenAt: string;
}

export interface DetailsRow extends ProjectRow {
  readonly sources: readonly ProjectSource[];
  readonly provenance: Readonly<Record<string, string>>;
  readonly lastChangedAt: string;
  readonly history: readonly (Omit<ProjectChange, 'fields'> & { readonly fields: readonly FieldChange[] })[];
}

const IN_REVIEW = 'in-review';

/** Returns a project as viewers with a live bid on it see it. */
export const inReview = (project: Project): Project => ({ ...project, status: IN_REVIEW });

/** Returns a project as a viewer sees it. For viewers with a live bid it is in review, whatever its source says. */
export const projectView = (row: ProjectRow, hasBid: boolean, language: Language): Project => ({
  id: row.id,
  title: row.title,
  location: row.location === projectWords.en.noLocation ? projectWords[language].noLocation : row.location,
  county: row.county,
  description: row.description,
  status: hasBid ? IN_REVIEW : row.status,
  projectType: row.projectType,
  sector: row.sector,
  work: row.work,
  plumbingRequired: row.plumbingRequired,
  trades: row.trades && tradesIn(row.trades, language),
  budgetMin: dollars(row.budgetMinCents),
  budgetMax: dollars(row.budgetMaxCents),
  deadline:
    row.deadlineAt === null ? row.deadlineText : isoInZone(new Date(iso(row.deadlineAt)), row.deadlineZone ?? 'UTC'),
  permitStatus: row.permitStatus,
  contactInfo: row.contactInfo,
  sourceUrl: row.sourceUrl,
  latitude: row.latitude === null ? null : String(row.latitude),
  longitude: row.longitude === null ? null : String(row.longitude),
  scrapedAt: iso(row.listedAt),
  listedOn: row.listedOn,
  precision: row.precision,
  permitNumber: row.permitNumber,
  contractor: row.contractor,
  checkedAt: iso(row.checkedAt),
  vanishedAt: row.vanishedAt === null ? null : iso(row.vanishedAt),
  statusAsOf: row.statusAsOf === null ? null : iso(row.statusAsOf),
  sourceHost: row.sourceHost,
  sourceName: row.sourceName,
  isSynthetic: row.isSynthetic,
  locatedBy: row.latitude === null ? null : (row.locatedBy ?? (row.precision === 'zip' ? 'zip' : 'source')),
  firstSeenAt: iso(row.firstSeenAt),
});

/** Returns the details of a project as a viewer sees them. */
export const detailsView = (row: DetailsRow, hasBid: boolean, language: Language): ProjectDetails => ({
  ...projectView(row, hasBid, language),
  sources: row.sources.map((source) => ({
    ...source,
    checkedAt: iso(source.checkedAt),
    vanishedAt: source.vanishedAt === null ? null : iso(source.vanishedAt),
  })),
  provenance: { ...row.provenance },
  lastSeenAt: iso(row.checkedAt),
  lastChangedAt: iso(row.lastChangedAt),
  history: row.history.map(({ fields, ...change }) => ({
    ...change,
    at: iso(change.at),
    fields: fields.map((field) => changeIn(field, language)),
  })),
});

const dollars = (cents: string | null): number | null => (cents === null ? null : Number(cents) / 100);

/** Converts PostgreSQL's text of a time. Connections use UTC, and `new Date` would take several times as long. */
export function iso(time: string): string {
  const [, day, clock, fraction = ''] = PG_TIME.exec(time) ?? [];
  return `${day}T${clock}.${fraction.padEnd(3, '0')}Z`;
}
const PG_TIME = /^(.{10})[ T](.{8})(?:\.(\d{1,3}))?\d*\+00/;

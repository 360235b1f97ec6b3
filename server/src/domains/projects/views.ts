import type {
  Project,
  ProjectChange,
  ProjectDetails,
  ProjectSource,
  SourceStatus,
} from '@plumbline/contract/domains/projects/project.ts';
import { DateTime } from 'luxon';

type SameAsShown =
  | 'id'
  | 'title'
  | 'location'
  | 'county'
  | 'description'
  | 'projectType'
  | 'plumbingRequired'
  | 'permitStatus'
  | 'contactInfo'
  | 'sourceUrl'
  | 'precision'
  | 'permitNumber'
  | 'contractor'
  | 'sourceHost'
  | 'sourceName'
  | 'isSynthetic';

/** A project as it is stored. Times as PostgreSQL writes them, cents of 64 bits as text. */
export interface ProjectRow extends Pick<Project, SameAsShown> {
  readonly status: SourceStatus;
  readonly budgetMinCents: string | null;
  readonly budgetMaxCents: string | null;
  readonly deadlineAt: string | null;
  readonly deadlineZone: string | null;
  readonly deadlineText: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly listedAt: string;
  readonly checkedAt: string;
}

export interface DetailsRow extends ProjectRow {
  readonly sources: readonly ProjectSource[];
  readonly provenance: Readonly<Record<string, string>>;
  readonly firstSeenAt: string;
  readonly lastChangedAt: string;
  readonly history: readonly ProjectChange[];
}

/** What a viewer sees: one who has a live bid on a project sees it in review, whatever its source says. */
export const projectView = (row: ProjectRow, hasBid: boolean): Project => ({
  id: row.id,
  title: row.title,
  location: row.location,
  county: row.county,
  description: row.description,
  status: hasBid ? 'in-review' : row.status,
  projectType: row.projectType,
  plumbingRequired: row.plumbingRequired,
  budgetMin: dollars(row.budgetMinCents),
  budgetMax: dollars(row.budgetMaxCents),
  deadline: row.deadlineAt === null ? row.deadlineText : atZone(row.deadlineAt, row.deadlineZone),
  permitStatus: row.permitStatus,
  contactInfo: row.contactInfo,
  sourceUrl: row.sourceUrl,
  latitude: row.latitude === null ? null : String(row.latitude),
  longitude: row.longitude === null ? null : String(row.longitude),
  scrapedAt: iso(row.listedAt),
  precision: row.precision,
  permitNumber: row.permitNumber,
  contractor: row.contractor,
  checkedAt: iso(row.checkedAt),
  sourceHost: row.sourceHost,
  sourceName: row.sourceName,
  isSynthetic: row.isSynthetic,
});

export const detailsView = (row: DetailsRow, hasBid: boolean): ProjectDetails => ({
  ...projectView(row, hasBid),
  sources: row.sources.map((source) => ({
    ...source,
    checkedAt: iso(source.checkedAt),
    vanishedAt: source.vanishedAt === null ? null : iso(source.vanishedAt),
  })),
  provenance: { ...row.provenance },
  firstSeenAt: iso(row.firstSeenAt),
  lastSeenAt: iso(row.checkedAt),
  lastChangedAt: iso(row.lastChangedAt),
  history: row.history.map((change) => ({ ...change, at: iso(change.at) })),
});

const dollars = (cents: string | null): number | null => (cents === null ? null : Number(cents) / 100);
const iso = (time: string): string => new Date(time).toISOString();

/** The moment as clocks in its zone show it, with their offset: '2026-05-01T14:00:00-04:00'. */
const atZone = (time: string, zone: string | null): string =>
  DateTime.fromJSDate(new Date(time), { zone: zone ?? 'utc' }).toISO({ suppressMilliseconds: true }) ?? iso(time);

import * as z from 'zod';
import { ProjectId, SourceId } from '../../kernel/id.ts';
import { ProjectTrades } from './trade-need.ts';

export const ProjectStatus = z.enum(['bidding-open', 'in-review', 'in-progress', 'planning', 'completed']);
export type ProjectStatus = z.infer<typeof ProjectStatus>;

/** The statuses that a source can report; 'in-review' is only for the viewer who has bid. */
export const SourceStatus = ProjectStatus.exclude(['in-review']);
export type SourceStatus = z.infer<typeof SourceStatus>;

export const ProjectType = z.enum(['residential', 'commercial', 'renovation', 'new-construction']);
export type ProjectType = z.infer<typeof ProjectType>;

/** The use of the building: people live there, or a business or public body is in it. 'unclear' if no row tells. */
export const ProjectSector = z.enum(['residential', 'commercial', 'unclear']);
export type ProjectSector = z.infer<typeof ProjectSector>;

/**
 * The kind of work: something new is built or set up; something is altered; something is repaired or exchanged for its
 * like; something is torn down; or nothing is built (a sign, a fence, a certificate).
 */
export const ProjectWork = z.enum(['new', 'renovation', 'repair', 'demolition', 'other']);
export type ProjectWork = z.infer<typeof ProjectWork>;

const countyNames = ['Jefferson', 'Oldham', 'Bullitt', 'Spencer'] as const;
export const County = z.enum(countyNames.map((name) => `${name} County` as const));
export type County = z.infer<typeof County>;

/** Precision of a project's location: the point itself, the street, or only the center of its ZIP code. */
export const Precision = z.enum(['exact', 'street', 'zip']);
export type Precision = z.infer<typeof Precision>;

/** The origin of a project's point: its source, a geocoder that was given the address, or the middle of its ZIP. */
export const LocatedBy = z.enum(['source', 'geocoder', 'zip']);
export type LocatedBy = z.infer<typeof LocatedBy>;

/** A source that lists a project; a project may have several. */
export const ProjectSource = z.object({
  sourceId: SourceId,
  /** 'Louisville Metro construction permits'. */
  name: z.string(),
  /** 'louisvilleky.gov'; null for an uploaded file. */
  host: z.string().nullable(),
  /** The listing itself, http or https only. */
  url: z.string().nullable(),
  /** When the source was last read and still listed it. */
  checkedAt: z.iso.datetime(),
  /** When the source stopped listing it; null while it does. */
  vanishedAt: z.iso.datetime().nullable(),
  /** The source lists only recent projects: one that it no longer lists has aged, but isn't over. */
  isRolling: z.boolean(),
});
export type ProjectSource = z.infer<typeof ProjectSource>;

/** The day or the month of a listing, which no zone moves: '2026-06-30', or '2026-06' where the source names no day. */
export const ListedOn = z.string().regex(/^\d{4}-\d{2}(?:-\d{2})?$/);
export type ListedOn = z.infer<typeof ListedOn>;

/** A construction project, as a viewer sees it. All text is plain text. */
export const Project = z.object({
  id: ProjectId,
  title: z.string(),
  location: z.string(),
  county: County.nullable(),
  description: z.string(),
  status: ProjectStatus,
  projectType: ProjectType,
  /** Both null if an earlier release read the project last. */
  sector: ProjectSector.nullable(),
  work: ProjectWork.nullable(),
  /** Plumbing is needed, or likely to be. */
  plumbingRequired: z.boolean(),
  /** The trades that it needs, how surely, and why; null until a reader has looked for them. */
  trades: ProjectTrades.nullable(),
  /** Dollars. */
  budgetMin: z.number().nullable(),
  budgetMax: z.number().nullable(),
  /** The deadline for bids, as an ISO date-time or in the source's own words ('Upon Contract'). */
  deadline: z.string().nullable(),
  permitStatus: z.string().nullable(),
  contactInfo: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  /** Decimal degrees as text, as the product's callers expect them. */
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  /** When it was listed; if `listedOn` is null, when it was first seen. Determines its position in a list. */
  scrapedAt: z.iso.datetime(),
  /** The listing date in the source's own calendar; null if the source gives none. */
  listedOn: ListedOn.nullable(),
  precision: Precision.nullable(),
  permitNumber: z.string().nullable(),
  /** The contractor that the permit already names. */
  contractor: z.string().nullable(),
  /** When a source was last read and still listed it. */
  checkedAt: z.iso.datetime(),
  /** When the last source stopped listing it; it then takes no bids. Null while one lists it. */
  vanishedAt: z.iso.datetime().nullable(),
  /** The day as of which its status is known, when it has left a list of recent projects; null while it is current. */
  statusAsOf: z.iso.datetime().nullable(),
  sourceHost: z.string().nullable(),
  sourceName: z.string(),
  isSynthetic: z.boolean(),
  /** Null without a point. */
  locatedBy: LocatedBy.nullable(),
  /** When a source first listed it here. */
  firstSeenAt: z.iso.datetime(),
});
export type Project = z.infer<typeof Project>;

/** Changes of a project's facts, and the source that reported them. */
export const ProjectChange = z.object({
  at: z.iso.datetime(),
  sourceName: z.string(),
  /** 'corrected': its source has changed nothing; we had misread it. */
  kind: z.enum(['listed', 'changed', 'corrected', 'vanished', 'returned', 'closed']),
  fields: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
});
export type ProjectChange = z.infer<typeof ProjectChange>;

/** A project with everything that the details dialog shows. */
export const ProjectDetails = Project.extend({
  sources: z.array(ProjectSource),
  /** Field name to the name of the source that its value came from. */
  provenance: z.record(z.string(), z.string()),
  lastSeenAt: z.iso.datetime(),
  lastChangedAt: z.iso.datetime(),
  /** Newest first, at most 50. */
  history: z.array(ProjectChange),
});
export type ProjectDetails = z.infer<typeof ProjectDetails>;

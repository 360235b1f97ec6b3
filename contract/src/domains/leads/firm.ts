import * as z from 'zod';
import { ProjectId } from '../../kernel/id.ts';
import { PERMIT_KINDS } from '../directory/permit-kinds.ts';
import { ListedOn } from '../projects/project.ts';
import { FIRM_ROLES, LINKED_BY, UNLINKED_REASONS } from './firm-kinds.ts';

export const FirmSlug = z.string().regex(/^[a-z0-9-]{1,200}$/);
const count = z.number().int();
const day = z.iso.date();
const FirmRole = z.enum(FIRM_ROLES);
const Kind = z.enum(PERMIT_KINDS);

/** Another firm that is named on the same permit, or on one for the same address at about the same time. */
const FirmPartner = z.object({
  slug: FirmSlug,
  name: z.string(),
  role: FirmRole,
  together: count,
  lastOn: day.nullable(),
});
export type FirmPartner = z.infer<typeof FirmPartner>;

/** A contractor of the directory that a firm is, or may be. */
export const FirmContractor = z.object({ slug: z.string(), name: z.string(), city: z.string(), state: z.string() });
export type FirmContractor = z.infer<typeof FirmContractor>;

/**
 * A firm's entry in the directory, or the reason why it has none. All null until the job has decided. While the contractor
 * disputes it, a link is not shown.
 */
export const FirmLink = z.object({
  by: z.enum(LINKED_BY).nullable(),
  contractor: FirmContractor.nullable(),
  reason: z.enum([...UNLINKED_REASONS, 'disputed']).nullable(),
  candidates: z.array(FirmContractor),
});
export type FirmLink = z.infer<typeof FirmLink>;

/** A firm that permits name, as anyone sees it. */
export const Firm = z.object({
  slug: FirmSlug,
  name: z.string(),
  permits: count,
  /** Of those, opened in the last 90 days. */
  recent: count,
  firstOn: day.nullable(),
  latestOn: day.nullable(),
  roles: z.array(z.object({ role: FirmRole, permits: count })),
  kinds: z.array(z.object({ kind: Kind, permits: count })),
  /** Counties, or cities where no county is known: 'Chicago, IL'. */
  places: z.array(z.object({ place: z.string(), permits: count })),
  /** The ZIP codes with the most permits. */
  zips: z.array(z.object({ zip: z.string(), permits: count })),
  years: z.array(z.object({ year: count, permits: count })),
  /** Dollars; null if fewer than five permits give a value. */
  value: z.object({ known: count, median: z.number(), low: z.number(), high: z.number() }).nullable(),
  partners: z.array(FirmPartner),
  link: FirmLink,
  /** All of its permits are demonstration data. */
  isSample: z.boolean(),
});
export type Firm = z.infer<typeof Firm>;

/** A permit in the list of a firm. */
export const FirmPermit = z.object({
  projectId: ProjectId,
  title: z.string(),
  location: z.string(),
  listedOn: ListedOn.nullable(),
  kind: Kind,
  role: FirmRole,
  /** Dollars. */
  value: z.number().nullable(),
  permitNumber: z.string().nullable(),
  sourceName: z.string(),
  sourceUrl: z.string().nullable(),
});
export type FirmPermit = z.infer<typeof FirmPermit>;

const MOST_PAGES = 400;
const choice = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Which of a firm's permits are listed. */
export const FirmPermitQuery = z.object({
  kind: choice(Kind),
  role: choice(FirmRole),
  zip: choice(z.string().regex(/^\d{5}$/)),
  year: choice(z.coerce.number().int().min(1900).max(2200)),
  /** The slug of another firm: only permits that both work on. */
  with: choice(FirmSlug),
  page: choice(z.coerce.number().int().min(1).max(MOST_PAGES)),
});
export type FirmPermitQuery = z.infer<typeof FirmPermitQuery>;

export const FirmPermits = z.object({ permits: z.array(FirmPermit), hasMore: z.boolean() });
export type FirmPermits = z.infer<typeof FirmPermits>;

/** A firm that a project names, as the project's page shows it. */
export const ProjectFirm = z.object({
  slug: FirmSlug,
  name: z.string(),
  role: FirmRole,
  permits: count,
  recent: count,
  /** Its entry in the directory, where it can be called. */
  contractor: FirmContractor.nullable(),
});
export type ProjectFirm = z.infer<typeof ProjectFirm>;

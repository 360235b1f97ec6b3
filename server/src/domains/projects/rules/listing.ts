import type {
  County,
  Precision,
  ProjectSector,
  ProjectType,
  ProjectWork,
  SourceStatus,
} from '@plumbline/contract/domains/projects/project.ts';
import type { ReadTrades } from './trade-reason.ts';

/**
 * One source's normalized description of a construction project: plain text without markup or control characters, http
 * or https links only, cents, ISO date-times. The source's adapter has validated and truncated everything.
 */
export interface Listing {
  /** The source's own id, always the same for the same row. */
  readonly externalId: string;
  /** A link to the listing for people. */
  readonly url: string | null;
  readonly title: string;
  readonly description: string;
  readonly street: string | null;
  readonly city: string | null;
  /** Two letters. */
  readonly state: string | null;
  /** Five digits. */
  readonly zip: string | null;
  readonly county: County | null;
  readonly status: SourceStatus;
  readonly projectType: ProjectType;
  /** Null if it could not be determined; absent in listings from earlier releases. */
  readonly sector?: ProjectSector | null;
  readonly work?: ProjectWork | null;
  readonly plumbingRequired: boolean;
  /** Absent in listings from an earlier release. */
  readonly trades?: ReadTrades | null;
  readonly budgetMinCents: number | null;
  readonly budgetMaxCents: number | null;
  /** When bids close: the moment with its IANA zone, or the source's own words if it gives no time. */
  readonly deadline: { readonly at: string; readonly zone: string } | { readonly text: string } | null;
  readonly permitNumber: string | null;
  readonly permitStatus: string | null;
  /** The contractor that the permit already names. */
  readonly contractor: string | null;
  /** The license number of that contractor, where its source gives one. */
  readonly contractorLicense?: string;
  /** Other firms on the permit, each with its trade in the source's words: 'PLUMBING CONTRACTOR'. */
  readonly subcontractors?: readonly { readonly type: string; readonly name: string }[];
  readonly contactInfo: string | null;
  readonly point: { readonly latitude: number; readonly longitude: number; readonly precision: Precision } | null;
  /** When the source listed it; null if it doesn't say. For a day or a month, its first moment at the source. */
  readonly listedAt: string | null;
  /** The same date in the source's calendar: '2026-06-30', or '2026-06' if it gives no day. Null without a date. */
  readonly listedOn: string | null;
  readonly isSynthetic: boolean;
}

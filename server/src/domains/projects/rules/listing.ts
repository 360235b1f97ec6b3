import type {
  County,
  Precision,
  ProjectSector,
  ProjectType,
  ProjectWork,
  SourceStatus,
} from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectTrades } from '@plumbline/contract/domains/projects/trade-need.ts';

/**
 * What one source says of one construction project, normalised: plain text without markup or control characters,
 * links http or https only, cents, ISO date-times. The source's adapter has checked and cut everything.
 */
export interface Listing {
  /** The source's own id; the same row always has the same one. */
  readonly externalId: string;
  /** The listing itself, for a person to open. */
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
  /** Null, or absent from what earlier releases have stored, where nothing was read of it. */
  readonly sector?: ProjectSector | null;
  readonly work?: ProjectWork | null;
  readonly plumbingRequired: boolean;
  /** Absent from listings that an earlier release has stored. */
  readonly trades?: ProjectTrades | null;
  readonly budgetMinCents: number | null;
  readonly budgetMaxCents: number | null;
  /** When bids close: the moment with its IANA zone, or the source's own words where it names no time. */
  readonly deadline: { readonly at: string; readonly zone: string } | { readonly text: string } | null;
  readonly permitNumber: string | null;
  readonly permitStatus: string | null;
  /** The contractor that the permit already names. */
  readonly contractor: string | null;
  readonly contactInfo: string | null;
  readonly point: { readonly latitude: number; readonly longitude: number; readonly precision: Precision } | null;
  /** When the source listed it; null when it doesn't say. Of a day or a month, its first moment at the source. */
  readonly listedAt: string | null;
  /** The same as the source's calendar has it: '2026-06-30', or '2026-06' where it names no day. Null without a date. */
  readonly listedOn: string | null;
  readonly isSynthetic: boolean;
}

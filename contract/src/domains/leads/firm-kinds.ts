/** A firm's part in a permit. */
export const FIRM_ROLES = ['general', 'plumbing', 'electrical', 'hvac', 'other'] as const;
export type FirmRole = (typeof FIRM_ROLES)[number];

/** How a firm was linked to a contractor of the directory. */
export const LINKED_BY = ['license', 'name', 'operator'] as const;
export type LinkedBy = (typeof LINKED_BY)[number];

/** Why a firm is not linked to a contractor of the directory. */
export const UNLINKED_REASONS = [
  'not-listed',
  'several',
  'elsewhere',
  'other-trade',
  'several-licenses',
  'common-name',
] as const;
export type UnlinkedReason = (typeof UNLINKED_REASONS)[number];

/** Days that count as recent: 'opened 14 jobs in 90 days'. */
export const RECENT_DAYS = 90;
/** Fewer permits with a value have no typical one. */
export const FEWEST_VALUES = 5;
/** Days between two permits for one address that are one job. */
export const ONE_JOB_DAYS = 180;
/** Permits on one page of a firm's list. */
export const PERMITS_AT_ONCE = 25;

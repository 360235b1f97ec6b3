import type { ContactHistory, ContractorProfile } from '@plumbline/contract/domains/directory/contractor-profile.ts';

/** Returns whether the contractor has told when the business is open. */
export const hasHours = ({ businessHours }: ContractorProfile) => Object.keys(businessHours).length > 0;

/** Returns whether a contractor still has steps to take: the listing, its phone, and its hours before the first job. */
export const needsWelcome = (profile: ContractorProfile | null, history: ContactHistory | undefined): boolean =>
  profile === null ||
  (history !== undefined && (!profile.phoneProven || (history.totalAcceptances === 0 && !hasHours(profile))));

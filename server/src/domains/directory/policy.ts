/** The status of a license, in one vocabulary for all boards. */
export const licenseStatuses = ['clear', 'inactive', 'expired', 'suspended', 'revoked', 'unknown'] as const;
export type LicenseStatus = (typeof licenseStatuses)[number];

/** The evidence of a license: the register, the entry and the day of the lookup. */
export interface LicenseEvidence {
  /** The board that issued it. */
  readonly board: string;
  readonly number: string;
  readonly status: LicenseStatus;
  /** In the board's own words. */
  readonly statusSaid: string | null;
  readonly classes: readonly string[];
  /** Days, yyyy-MM-dd. */
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
  /** Day of the lookup. */
  readonly checkedOn: string;
  /** Name of the source. */
  readonly source: string;
}

export interface Identified {
  readonly id: string;
  readonly state: string;
  readonly phone?: string | null | undefined;
}

type Vouching = Pick<LicenseEvidence, 'board' | 'number' | 'status' | 'expiresOn' | 'checkedOn'>;

/**
 * Returns whether this evidence makes its contractor 'Verified' today (yyyy-MM-dd): the license was clear at the lookup
 * and has not expired since.
 */
const vouches = ({ board, number, status, expiresOn, checkedOn }: Vouching, today: string): boolean =>
  board !== '' &&
  number !== '' &&
  checkedOn !== '' &&
  checkedOn <= today &&
  status === 'clear' &&
  (expiresOn === null || expiresOn >= today);

/**
 * Returns whether there is dated license evidence: some board's register showed a clear license that has not expired
 * since.
 */
export const isVerified = (evidence: readonly Vouching[], today: string): boolean =>
  evidence.some((one) => vouches(one, today));

/** Sorts verifying evidence first, then by the latest check. */
export const inOrderOfEvidence = <Evidence extends Vouching>(
  evidence: readonly Evidence[],
  today: string,
): Evidence[] =>
  evidence.toSorted(
    (a, b) =>
      Number(vouches(b, today)) - Number(vouches(a, today)) ||
      (a.checkedOn < b.checkedOn ? 1 : a.checkedOn > b.checkedOn ? -1 : a.number < b.number ? -1 : 1),
  );

/** Returns the evidence to show if there is room for only one. */
export const evidenceToShow = <Evidence extends Vouching>(
  evidence: readonly Evidence[],
  today: string,
): Evidence | undefined => inOrderOfEvidence(evidence, today)[0];

/** Converts 'c-10 432' to 'C10432': boards and people write numbers differently. */
export const plainLicenseNumber = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * Returns the key by which free referrals are counted: the license if there is evidence of one, else the phone, else
 * the listing alone. Two listings of one firm share it, and with it the free referrals. Decided once, when the
 * contractor is first stored: a license that is found later gives no second free referral.
 */
export function billingIdentityOf({ id, state, phone }: Identified, license?: Pick<LicenseEvidence, 'number'>): string {
  if (license) return `license:${state}:${plainLicenseNumber(license.number)}`;
  return phone ? phoneIdentity(phone) : `contractor:${id}`;
}

/** Returns the key by which free referrals of a phone (E.164) are counted. */
export const phoneIdentity = (phone: string): string => `phone:${phone}`;

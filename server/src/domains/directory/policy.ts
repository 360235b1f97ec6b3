export interface LicenseEvidence {
  readonly licenseNumber?: string | null | undefined;
  /** Who issued it. */
  readonly licenseBoard?: string | null | undefined;
  /** Day on which it was last looked up there, yyyy-MM-dd. */
  readonly licenseCheckedOn?: string | null | undefined;
}

export interface Identified extends LicenseEvidence {
  readonly id: string;
  readonly state: string;
  readonly phone?: string | null | undefined;
}

/** Verified means dated licence evidence: a number, who issued it, and the day it was looked up there. */
export const isVerified = ({ licenseNumber, licenseBoard, licenseCheckedOn }: LicenseEvidence): boolean =>
  Boolean(licenseNumber && licenseBoard && licenseCheckedOn);

/**
 * What free referrals are counted by: the licence where there is evidence of one, else the phone, else the listing
 * alone. Two listings of one firm share it, and with it the free referrals.
 */
export function billingIdentityOf(listing: Identified): string {
  if (isVerified(listing)) {
    return `license:${listing.state}:${(listing.licenseNumber ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')}`;
  }
  return listing.phone ? `phone:${listing.phone}` : `contractor:${listing.id}`;
}

/**
 * A donation form is no tool for testing stolen cards: so many donations may be begun, and so many cards declined, in
 * an hour; after that comes a pause. Counted by network and by device, whichever comes first.
 */
export interface DonationLimit {
  /** Hash of what is counted. */
  readonly key: string;
  readonly begun: number;
  readonly declines: number;
}

export const LIMIT_WINDOW_MINUTES = 60;
export const PAUSE_MINUTES = 15;
/** After so many declines a donation can't be tried any more; a new one counts as begun. */
export const DECLINES_PER_DONATION = 3;

/** Offices and families share a network. */
const PER_NETWORK = { begun: 30, declines: 9 };
const PER_DEVICE = { begun: 10, declines: 3 };

export const networkLimit = (key: string): DonationLimit => ({ key: `network:${key}`, ...PER_NETWORK });
export const deviceLimit = (key: string): DonationLimit => ({ key: `device:${key}`, ...PER_DEVICE });

/** The limit behind a key that was kept with a donation. */
export const limitOf = (key: string): DonationLimit => ({
  key,
  ...(key.startsWith('network:') ? PER_NETWORK : PER_DEVICE),
});

/**
 * Limits the donations started and the cards declined per hour, so that nobody can use the form to test stolen cards.
 * Exceeding a limit causes a pause. The limits apply per network and per device.
 */
export interface DonationLimit {
  /** Hash of the network or device. */
  readonly key: string;
  readonly begun: number;
  readonly declines: number;
}

export const LIMIT_WINDOW_MINUTES = 60;
export const PAUSE_MINUTES = 15;
/** After this many declines, a donation is closed. Trying again counts as a new one. */
export const DECLINES_PER_DONATION = 3;

/** Higher, because offices and families share a network. */
const PER_NETWORK = { begun: 30, declines: 9 };
const PER_DEVICE = { begun: 10, declines: 3 };

export const networkLimit = (key: string): DonationLimit => ({ key: `network:${key}`, ...PER_NETWORK });
export const deviceLimit = (key: string): DonationLimit => ({ key: `device:${key}`, ...PER_DEVICE });

/** Returns the limit for a key stored with a donation. */
export const limitOf = (key: string): DonationLimit => ({
  key,
  ...(key.startsWith('network:') ? PER_NETWORK : PER_DEVICE),
});

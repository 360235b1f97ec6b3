import type { StoredCharge } from '../tables.ts';

/** While a charge is younger, the payer is asked to wait for it, and for nothing else. */
const PATIENCE_MS = 10 * 60_000;

/** Returns whether a kept card is being charged. An older charge that was not settled may be replaced by its payer. */
export const isCharging = ({ status, askedAt }: Pick<StoredCharge, 'status' | 'askedAt'>, now: Date): boolean =>
  status === 'asked' && now.getTime() - askedAt.getTime() < PATIENCE_MS;

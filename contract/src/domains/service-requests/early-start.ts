/** Work that starts earlier than this before the agreed time needs a confirmation. */
export const EARLY_START_HOURS = 2;

const HOUR_MS = 3_600_000;

/**
 * Returns whether starting the work now is likely to be a slip: long before the agreed time, or while no time is
 * agreed. `agreedAt`: when the appointment begins, or the time agreed with the acceptance.
 */
export const isUnlikelyStart = (agreedAt: Date | null, now: Date): boolean =>
  agreedAt === null || agreedAt.getTime() - now.getTime() > EARLY_START_HOURS * HOUR_MS;

/** The source of the current time. Everything that depends on the time reads it here, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

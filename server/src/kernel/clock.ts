/** Where the time comes from. Everything that depends on the time asks this, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

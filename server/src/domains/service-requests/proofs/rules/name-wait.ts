const HOUR = 60;
/** Minutes that a browser waits between requests, by the number of other names it used in the last day. */
const WAITS = [0, 0, 5, 15] as const;

/** Returns the minutes that must pass since a browser's last request before one under a new name is taken. */
export const waitForName = (otherNames: number): number => WAITS[otherNames] ?? HOUR;

const DAY_MS = 86_400_000;
const PROOF_DAYS = 7;
/** After a start, what people wait for comes first. */
const CALM_MS = 5 * 60_000;

/** Returns when the next daily backup is due: at the full hour in UTC, or soon if one was missed. */
export function nextBackupAt(last: Date | null, now: Date, hour: number): Date {
  const soon = new Date(now.getTime() + CALM_MS);
  if (last === null) return soon;
  const sameDay = new Date(last);
  sameDay.setUTCHours(hour, 0, 0, 0);
  const due = sameDay > last ? sameDay : new Date(sameDay.getTime() + DAY_MS);
  return due > now ? due : soon;
}

/** Returns when the newest backup is to be proven again: a week after the last proof, or soon if that was missed. */
export function nextProofAt(last: Date | null, now: Date): Date {
  const soon = new Date(now.getTime() + 3 * CALM_MS);
  if (last === null) return soon;
  const due = new Date(last.getTime() + PROOF_DAYS * DAY_MS);
  return due > now ? due : soon;
}

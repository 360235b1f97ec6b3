/** A stay ends when its person has done nothing for this long. */
export const STAY_MINUTES = 30;

/** A visit to the pages with projects. Projects first seen since the previous visit are new. */
export interface Stay {
  /** When the stay before this one ended; null if there was none. */
  readonly newSince: Date | null;
  readonly activeAt: Date;
}

/** Returns the stay that a person is in when they do something: the same one, or a new one after the end of the last. */
export function stayAt(last: Stay | null, now: Date): Stay {
  if (last === null) return { newSince: null, activeAt: now };
  const isOver = now.getTime() - last.activeAt.getTime() > STAY_MINUTES * 60_000;
  return { newSince: isOver ? last.activeAt : last.newSince, activeAt: now };
}

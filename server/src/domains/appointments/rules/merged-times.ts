export interface BusyTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Joins periods that touch or overlap, in their order. */
export function merged(times: readonly BusyTime[]): BusyTime[] {
  const found: { startsAt: Date; endsAt: Date }[] = [];
  for (const time of times.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())) {
    const last = found.at(-1);
    if (last === undefined || last.endsAt < time.startsAt) found.push({ ...time });
    else if (last.endsAt < time.endsAt) last.endsAt = time.endsAt;
  }
  return found;
}

import type { Incident } from '@plumbline/contract/domains/accounts/incident.ts';

/** How a stretch of time went. 'briefly': broken for less than a tenth of it. */
export type PartState = 'well' | 'briefly' | 'broken';

export interface HistoryPart {
  readonly from: Date;
  readonly state: PartState;
}

const BRIEFLY = 0.1;

/** Divides the time until now into parts of the same length, oldest first, and returns how each went. */
export function historyUntil(
  now: Date,
  { count, ms }: { readonly count: number; readonly ms: number },
  incidents: readonly Pick<Incident, 'beganAt' | 'endedAt'>[],
): readonly HistoryPart[] {
  const spans = incidents.map(({ beganAt, endedAt }) => [
    Date.parse(beganAt),
    endedAt ? Date.parse(endedAt) : Infinity,
  ]);
  return Array.from({ length: count }, (_, index) => {
    const from = now.getTime() - (count - index) * ms;
    // Two incidents of one kind never last at the same time, but two kinds may disturb one service.
    const broken = spans.reduce(
      (most, [began = 0, ended = 0]) => Math.max(most, Math.min(ended, from + ms) - Math.max(began, from)),
      0,
    );
    return { from: new Date(from), state: broken <= 0 ? 'well' : broken < BRIEFLY * ms ? 'briefly' : 'broken' };
  });
}

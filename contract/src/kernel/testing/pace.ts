/** Maximum slowdown of a machine; a test that takes longer counts as hung. */
const SLOWEST = 20;
/** Duration of one round on the quiet machine for which the limits of the tests were set. */
const ROUND_MS = 14;
const ROUNDS_AT_START = 12;
const ROUNDS_LATER = 3;
/** Load on a machine comes and goes within minutes. */
const FRESH_MS = 20_000;
/** Environment variable that passes the first measurement to the processes of a run. */
const VARIABLE = 'PLUMBLINE_PACE';

/** Returns the slowdown relative to the reference machine, from the duration of one round. At least 1. */
export function paceOf(millisecondsOfARound: number): number {
  return Math.min(SLOWEST, Math.max(1, millisecondsOfARound / ROUND_MS));
}

export interface PaceOptions {
  /** The pace at the start of the run. */
  readonly atStart: number;
  /** Measures again. */
  readonly measure: () => number;
  readonly now: () => number;
}

/** Returns the machine's slowdown: the latest measurement, but at least the one from the start of the run. */
export function createPace({ atStart, measure, now }: PaceOptions): () => number {
  let current = atStart;
  let measuredAt = now();
  return () => {
    if (now() - measuredAt >= FRESH_MS) {
      current = Math.max(atStart, measure());
      measuredAt = now();
    }
    return current;
  };
}

/** Measures the duration of a computation in milliseconds; other programs that use the processor make it longer. */
function measureRounds(rounds: number): number {
  const began = performance.now();
  for (let round = 0; round < rounds; round += 1) compute();
  return (performance.now() - began) / rounds;
}

function compute(): number {
  let state = 1;
  for (let step = 0; step < 4_000_000; step += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state = (Math.imul(state, 0x9e3779b1) + step) | 0;
  }
  return state;
}

function firstPace(): number {
  const given = Number(process.env[VARIABLE]);
  const first = given >= 1 ? given : paceOf(measureRounds(ROUNDS_AT_START));
  process.env[VARIABLE] = String(first);
  return first;
}

/** The current slowdown relative to the machine that the limits were set on. */
export const pace = createPace({
  atStart: firstPace(),
  measure: () => paceOf(measureRounds(ROUNDS_LATER)),
  now: () => performance.now(),
});

/** Converts a time limit for a quiet machine to one for this machine under its current load, in milliseconds. */
export const patience = (milliseconds: number): number => Math.ceil(milliseconds * pace());

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createSlots } from '../../../kernel/slots.ts';
import type { Answers, Asked } from './parse-calendar.ts';

/** Limits on one reading. */
export interface CalendarLimits {
  /** For a thread that parses, with its start. */
  readonly parseMs: number;
  /** Megabytes of JavaScript objects in the thread. */
  readonly heapMb: number;
}

const LIMITS: CalendarLimits = { parseMs: 5_000, heapMb: 128 };
/** Calendars that one process parses at the same time. */
const AT_ONCE = 2;
const PROGRAM = new URL('./parse-calendar.ts', import.meta.url);

/** Parses in a thread with limits on time and memory, so that hostile text can't hold up anything else. */
export type Parse = <One extends Asked>(
  asked: One,
  signal: AbortSignal,
) => Promise<Answers[One['kind']] | 'too-complex'>;

/** Returns what parses the texts of calendar servers, a few at a time. */
export function createParser(limits: Partial<CalendarLimits> = {}): Parse {
  const { parseMs, heapMb } = { ...LIMITS, ...limits };
  const places = createSlots(AT_ONCE);
  return async <One extends Asked>(asked: One, signal: AbortSignal) => {
    const release = await places.take(parseMs);
    if (release === null) return 'too-complex';
    const thread = new Worker(PROGRAM, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(parseMs)]);
      const answer = once(thread, 'message', { signal: limit });
      thread.postMessage(asked);
      const [read] = (await answer) as [Answers[One['kind']]];
      return read;
    } catch {
      return 'too-complex';
    } finally {
      release();
      await thread.terminate();
    }
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** What connects a request with the jobs, messages and calls of providers that follow from it (W3C Trace Context). */
export interface Trace {
  /** 32 hexadecimal digits: `traceId` in every log line. */
  readonly traceId: string;
  /** 16 hexadecimal digits: the span in progress. */
  readonly spanId: string;
  /** Whether whoever began the trace records it. */
  readonly isSampled: boolean;
}

const NOTHING = /^0+$/;
/** Later versions may append fields, and version ff is invalid. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const LONGEST = 512;
const SAMPLED = 1;

/** Returns the trace that a `traceparent` header or a stored job names; null if it is absent or malformed. */
export function traceOf(traceparent: unknown): Trace | null {
  if (typeof traceparent !== 'string' || traceparent.length > LONGEST) return null;
  const [, version, traceId = '', spanId = '', flags = '', more] = TRACEPARENT.exec(traceparent) ?? [];
  if (version === undefined || (version === '00' && more !== undefined)) return null;
  if (NOTHING.test(traceId) || NOTHING.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

/** Returns the `traceparent` of a trace. */
export const traceparentOf = ({ traceId, spanId, isSampled }: Trace): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

const TRACE_BYTES = 16;
const SPAN_BYTES = 8;
const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);
let taken = 0;

/** Random bytes are fetched for many ids at once: asking for each took a tenth of the time of a short answer. */
function randomHex(bytes: number): string {
  if (taken + bytes > pool.length) {
    pool = randomBytes(POOL_BYTES);
    taken = 0;
  }
  taken += bytes;
  return pool.toString('hex', taken - bytes, taken);
}

/** Returns a new id for a trace. */
export const newTraceId = (): string => randomHex(TRACE_BYTES);

/** Returns a new id for a span. */
export const newSpanId = (): string => randomHex(SPAN_BYTES);

const traces = new AsyncLocalStorage<Trace | undefined>();

/** Returns the trace of the code that runs now; undefined outside of any. */
export const currentTrace = (): Trace | undefined => traces.getStore();

/** Runs `work`, and whatever it awaits, in a trace. */
export const withTrace = <T>(trace: Trace, work: () => T): T => traces.run(trace, work);

/** Runs `work` outside of any trace, for jobs that plan their own next run: a trace must end. */
export const outsideTrace = <T>(work: () => T): T => traces.run(undefined, work);

/** Returns the `traceparent` of the current trace; undefined outside of any. */
export function currentTraceparent(): string | undefined {
  const trace = currentTrace();
  return trace && traceparentOf(trace);
}

/** Returns the header that passes the current trace on to a provider; empty outside of any. */
export function traceHeaders(): { readonly traceparent?: string } {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? {} : { traceparent };
}

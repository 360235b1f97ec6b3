import { currentTrace, newSpanId, newTraceId, type Trace, withTrace } from './trace.ts';

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A step of a trace. Names and attributes contain no personal data and no capability ids. */
export interface SpanFacts {
  readonly name: string;
  readonly kind: 'server' | 'consumer' | 'internal' | 'client';
  readonly attributes?: Attributes;
}

/** What is known of a step at its end. */
export interface SpanResult {
  readonly attributes?: Attributes;
  readonly hasFailed?: boolean;
}

/** Notes the result of a span that is still open; the last one counts. */
export type NoteSpan = (result: SpanResult) => void;

/** A step in progress. */
export interface OpenSpan {
  readonly trace: Trace;
  /** Ends it. Only the first call counts. */
  end(result?: SpanResult): void;
}

/** What a span follows: another span, or nothing but the id that its trace gets. */
export type Origin = Trace | { readonly traceId: string };

/** Records spans somewhere. */
export interface SpanRecorder {
  open(span: SpanFacts, origin: Origin): OpenSpan;
}

let recorder: SpanRecorder | null = null;

/** Records all spans of this process from now on; null ends that. */
export function recordSpans(next: SpanRecorder | null): void {
  recorder = next;
}

/**
 * Opens a span. While nothing records spans, it costs no more than passing the trace on, under the id of the span that
 * it follows.
 */
export function openSpan(span: SpanFacts, origin: Origin): OpenSpan {
  if (recorder !== null) return recorder.open(span, origin);
  return { trace: 'spanId' in origin ? origin : beginning(origin.traceId), end: () => undefined };
}

const beginning = (traceId: string): Trace => ({ traceId, spanId: newSpanId(), isSampled: false });

/** Runs `work` as a span of the current trace, or of another one. It fails if `work` rejects or notes so. */
export async function inSpan<T>(
  span: SpanFacts,
  work: (note: NoteSpan) => Promise<T>,
  origin: Origin = currentTrace() ?? { traceId: newTraceId() },
): Promise<T> {
  const open = openSpan(span, origin);
  let result: SpanResult = {};
  try {
    return await withTrace(open.trace, () =>
      work((noted) => {
        result = noted;
      }),
    );
  } catch (error) {
    result = { ...result, hasFailed: true };
    throw error;
  } finally {
    open.end(result);
  }
}

import { describe, expect, it } from 'vitest';
import { currentTrace, newTraceId, outsideTrace, traceHeaders, traceOf, traceparentOf, withTrace } from './trace.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it('names a trace, its last span, and whether it is recorded', () => {
    expect(traceOf(`00-${ID}-${SPAN}-01`)).toEqual({ traceId: ID, spanId: SPAN, isSampled: true });
    expect(traceOf(`00-${ID}-${SPAN}-00`)?.isSampled).toBe(false);
  });

  it('is understood in later versions, which may have more fields', () => {
    expect(traceOf(`01-${ID}-${SPAN}-01-more`)?.traceId).toBe(ID);
  });

  it.each<[name: string, header: unknown]>([
    ['absent', undefined],
    ['repeated', [`00-${ID}-${SPAN}-01`]],
    ['in capital letters', `00-${ID.toUpperCase()}-${SPAN}-01`],
    ['of the invalid version', `ff-${ID}-${SPAN}-01`],
    ['of this version with more fields', `00-${ID}-${SPAN}-01-more`],
    ['without a trace', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['without a span', `00-${ID}-${'0'.repeat(16)}-01`],
    ['something else', 'erika@example.com'],
    ['endless', `01-${ID}-${SPAN}-01-${'x'.repeat(600)}`],
  ])('is ignored if it is %s', (_name, header) => {
    expect(traceOf(header)).toBeNull();
  });

  it('is written as it is read', () => {
    const trace = { traceId: newTraceId(), spanId: SPAN, isSampled: true };
    expect(traceOf(traceparentOf(trace))).toEqual(trace);
  });
});

describe('the current trace', () => {
  const trace = { traceId: ID, spanId: SPAN, isSampled: false };

  it('holds for everything that the work awaits, and not beyond', async () => {
    const seen = await withTrace(trace, async () => {
      await Promise.resolve();
      return currentTrace();
    });
    expect(seen).toBe(trace);
    expect(currentTrace()).toBeUndefined();
  });

  it('is passed on to providers, if there is one', () => {
    expect(withTrace(trace, traceHeaders)).toEqual({ traceparent: `00-${ID}-${SPAN}-00` });
    expect(traceHeaders()).toEqual({});
  });

  it('can be left', () => {
    expect(withTrace(trace, () => outsideTrace(currentTrace))).toBeUndefined();
  });
});

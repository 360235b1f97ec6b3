import { describe, expect, it } from 'vitest';
import { testClock } from '../../../kernel/testing/context.ts';
import { circuitBreaker } from './circuit-breaker.ts';

function afterFailures(count: number) {
  const clock = testClock();
  const breaker = circuitBreaker(clock);
  for (let failure = 0; failure < count; failure += 1) breaker.failed();
  return { clock, breaker };
}

describe('a circuit breaker', () => {
  it('allows two failures', () => {
    expect(afterFailures(2).breaker.mayAsk()).toBe(true);
  });

  it('stops calls for a minute after the third consecutive failure', () => {
    const { clock, breaker } = afterFailures(3);
    expect(breaker.mayAsk()).toBe(false);
    clock.advance(0.99);
    expect(breaker.mayAsk()).toBe(false);
  });

  it('then lets one caller test the service, and everyone if it works again', () => {
    const { clock, breaker } = afterFailures(3);
    clock.advance(1);
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
    breaker.worked();
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true]);
  });

  it('waits another minute if it still fails, or the caller never reports back', () => {
    const { clock, breaker } = afterFailures(3);
    clock.advance(1);
    expect(breaker.mayAsk()).toBe(true);
    breaker.failed();
    expect(breaker.mayAsk()).toBe(false);
    clock.advance(1);
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
    clock.advance(1);
    expect(breaker.mayAsk()).toBe(true);
  });

  it('counts only consecutive failures', () => {
    const { breaker } = afterFailures(2);
    breaker.worked();
    breaker.failed();
    breaker.failed();
    expect(breaker.mayAsk()).toBe(true);
  });
});

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
  it('lets a service fail twice', () => {
    expect(afterFailures(2).breaker.mayAsk()).toBe(true);
  });

  it('spares everybody the wait for a minute after the third failure in a row', () => {
    const { clock, breaker } = afterFailures(3);
    expect(breaker.mayAsk()).toBe(false);
    clock.advance(0.99);
    expect(breaker.mayAsk()).toBe(false);
  });

  it('lets one caller find out whether the service works again, and all when it does', () => {
    const { clock, breaker } = afterFailures(3);
    clock.advance(1);
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
    breaker.worked();
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true]);
  });

  it('waits another minute when it still fails, or the caller never comes back', () => {
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

  it('counts failures in a row alone', () => {
    const { breaker } = afterFailures(2);
    breaker.worked();
    breaker.failed();
    breaker.failed();
    expect(breaker.mayAsk()).toBe(true);
  });
});

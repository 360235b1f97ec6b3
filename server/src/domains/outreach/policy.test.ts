import { describe, expect, it } from 'vitest';
import type { Actor } from '../../kernel/context.ts';
import { userWriter, visitorWriter, whyNoOutreach, writerOf } from './policy.ts';

describe('the owner of a message', () => {
  it('is an account’s, or a visitor’s', () => {
    expect(writerOf({ kind: 'customer', userId: 'us_1', sessionId: 'se_1' } as unknown as Actor)).toBe(
      userWriter('us_1' as never),
    );
    expect(writerOf({ kind: 'visitor', visitorId: 'vi_1' })).toBe(visitorWriter('vi_1'));
    expect(userWriter('x' as never)).not.toBe(visitorWriter('x'));
  });

  it('is nobody’s where a visitor was never told from others', () => {
    expect(writerOf({ kind: 'visitor', visitorId: null })).toBeNull();
  });

  it('is never the system’s', () => {
    expect(() => writerOf({ kind: 'system' } as Actor)).toThrow('Only people can write to the contact of a project.');
  });
});

it('nobody is written to about a project that is completed or gone', () => {
  expect(whyNoOutreach({ status: 'active' as never, isListed: true })).toBeNull();
  expect(whyNoOutreach({ status: 'completed', isListed: true })?.en).toBe('This project is completed.');
  expect(whyNoOutreach({ status: 'completed', isListed: false })?.en).toMatch(/no longer listed/);
});

import { describe, expect, it } from 'vitest';
import { speaking } from '../../kernel/words.ts';
import {
  COMPLETION_DENIALS,
  CompletionDenial,
  claimOf,
  MAX_DENIAL_WORDS,
  START_DENIALS,
  StartDenial,
} from './contradiction.ts';

describe('a customer who disputes a report', () => {
  it('gives a reason that belongs to it', () => {
    for (const reason of START_DENIALS) {
      expect(StartDenial.safeParse({ reason, message: 'x' }).success).toBe(true);
    }
    for (const reason of COMPLETION_DENIALS) {
      expect(CompletionDenial.safeParse({ reason, message: 'x' }).success).toBe(true);
    }
    expect(StartDenial.safeParse({ reason: 'faulty' }).success).toBe(false);
    expect(CompletionDenial.safeParse({ reason: 'not-begun' }).success).toBe(false);
  });

  it('needs words where the reason says nothing, and only there', () => {
    for (const message of [undefined, null, '', '   ']) {
      expect(StartDenial.safeParse({ reason: 'other', message }).error?.issues[0]?.path).toEqual(['message']);
      expect(StartDenial.parse({ reason: 'not-begun', message }).message).toBeUndefined();
    }
    expect(StartDenial.parse({ reason: 'other', message: ' They left ' }).message).toBe('They left');
  });

  it('may write a note up to the limit', () => {
    const parsed = (length: number) => StartDenial.safeParse({ reason: 'other', message: 'x'.repeat(length) }).success;
    expect([parsed(MAX_DENIAL_WORDS), parsed(MAX_DENIAL_WORDS + 1)]).toEqual([true, false]);
  });
});

it.each([
  ['start', 'not-begun', 'notBegun'],
  ['start', 'other', 'notBegun'],
  ['start', 'nobody-came', 'nobodyCame'],
  ['completion', 'faulty', 'notCompleted'],
  ['completion', 'nobody-came', 'nobodyCame'],
] as const)('a disputed %s, %s, claims %s', (step, reason, claim) => {
  expect(claimOf({ step, reason })).toBe(claim);
});

it('is refused in the language that is spoken', () => {
  const parse = () => StartDenial.safeParse({ reason: 'other' }).error?.issues[0]?.message;
  expect(parse()).toBe('Say in a few words what happened');
  expect(speaking('es', parse)).toBe('Cuente en pocas palabras qué pasó');
});

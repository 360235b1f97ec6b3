import { describe, expect, it } from 'vitest';
import { localEngine } from '../engine/local-assistant.ts';
import { loadModel } from '../engine/model.ts';
import { type EvaluationSet, REFERENCE_TIME, readEvaluationTexts } from './evaluation-text.ts';
import { decisiveFields, type JudgedField, judge } from './judge.ts';

const engine = localEngine(loadModel());
const reference = { now: REFERENCE_TIME, timeZone: 'America/Kentucky/Louisville' };

/** The share of a set's texts that are right in all of these fields. */
function shareRight(set: EvaluationSet, fields: readonly JudgedField[]): number {
  const texts = readEvaluationTexts(set);
  const right = texts.filter((entry) =>
    judge(entry, engine(entry.text, reference)).every((verdict) => verdict.right || !fields.includes(verdict.field)),
  );
  return right.length / texts.length;
}

describe('the local engine, on texts that it never learnt from', () => {
  it.each(['spoken', 'spanish', 'several-problems', 'emergencies', 'not-a-job'] as const)(
    'understands of %s at least 95 in 100: whether it is a job, its trade, and in emergencies the danger',
    (set) => expect(shareRight(set, decisiveFields(set))).toBeGreaterThanOrEqual(0.95),
  );

  it.each(['preferredDate', 'slot', 'zip', 'city', 'state', 'name', 'phone'] as const)(
    'finds %s in at least 95 of 100 texts that say when, where and who, and claims none in the others',
    (field) => expect(shareRight('extraction', [field])).toBeGreaterThanOrEqual(0.95),
  );

  it.each(['spoken', 'spanish', 'extraction'] as const)('knows the language of %s', (set) => {
    expect(shareRight(set, ['language'])).toBeGreaterThanOrEqual(0.98);
  });
});

import { describe, expect, it } from 'vitest';
import { localEngine } from '../engine/local-assistant.ts';
import { loadModel } from '../engine/model.ts';
import {
  type EvaluationSet,
  type EvaluationText,
  type FreshSet,
  halves,
  REFERENCE_TIME,
  readEvaluationTexts,
  readFreshTexts,
} from './evaluation-text.ts';
import { decisiveFields, type JudgedField, judge } from './judge.ts';
import { readFreshRealTexts } from './real-text.ts';

const engine = localEngine(loadModel());
const reference = { now: REFERENCE_TIME, timeZone: 'America/Kentucky/Louisville' };

/** Returns the share of a set's texts for which all these fields are correct. */
const shareRight = (set: EvaluationSet, fields: readonly JudgedField[]): number =>
  shareOf(readEvaluationTexts(set), fields);

function shareOf(texts: readonly EvaluationText[], fields: readonly JudgedField[]): number {
  const right = texts.filter((entry) =>
    judge(entry, engine(entry.text, reference)).every((verdict) => verdict.right || !fields.includes(verdict.field)),
  );
  return right.length / texts.length;
}

describe('the local engine, on texts that it never learned from', () => {
  it.each(['spoken', 'spanish', 'several-problems', 'not-a-job'] as const)(
    'understands of %s at least 95 in 100: whether it is a job, its trade, and in emergencies the danger',
    (set) => expect(shareRight(set, decisiveFields(set))).toBeGreaterThanOrEqual(0.95),
  );

  it('understands of emergencies at least 95 in 100, and asks about the others', () => {
    expect(shareRight('emergencies', decisiveFields('emergencies'))).toBeGreaterThanOrEqual(0.95);
    const silent = readEvaluationTexts('emergencies').filter(({ text, expected: { safety, or } }) => {
      const { danger, possibleDanger } = engine(text, reference);
      return safety && !or?.safety?.includes(null) && danger === null && possibleDanger === null;
    });
    expect(silent.length).toBeLessThanOrEqual(1);
  });

  it.each(['preferredDate', 'slot', 'zip', 'city', 'state', 'name', 'phone'] as const)(
    'finds %s in at least 95 of 100 texts that say when, where and who, and claims none in the others',
    (field) => expect(shareRight('extraction', [field])).toBeGreaterThanOrEqual(0.95),
  );

  it('turns away at most 3 of 100 jobs that are told by when, where and who', () => {
    expect(shareRight('extraction', ['isJob'])).toBeGreaterThanOrEqual(0.97);
  });

  it.each(['spoken', 'spanish', 'extraction'] as const)('knows the language of %s', (set) => {
    expect(shareRight(set, ['language'])).toBeGreaterThanOrEqual(0.98);
  });
});

/** The results so far in percent, for the half that was read and the half held out. */
const reached: readonly [set: FreshSet, lookedAt: number, heldOut: number][] = [
  ['spoken', 95, 95],
  ['spanish', 97, 90],
  ['several-problems', 90, 90],
  ['emergencies', 92, 80],
  ['not-a-job', 85, 85],
];

describe('the local engine, on fresh texts by another author', () => {
  it.each(reached)('understands of %s at least %i and %i in 100', (set, ...bounds) => {
    halves.forEach((half, i) => {
      const share = shareOf(readFreshTexts(set, half), decisiveFields(set));
      expect(100 * share, half).toBeGreaterThanOrEqual(bounds[i] ?? 100);
    });
  });

  it.each(halves)('knows the trade of at least 93 in 100 in the style of real ones, %s', (half) => {
    const texts = readFreshRealTexts(half);
    const right = texts.filter(({ text, trade, also }) => [trade, ...also].includes(engine(text, reference).workType));
    expect(right.length / texts.length).toBeGreaterThanOrEqual(0.93);
  });
});

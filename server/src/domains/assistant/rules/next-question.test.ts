import type { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';
import { aReading } from '@plumbline/contract/kernel/testing/readings.ts';
import { describe, expect, it } from 'vitest';
import { nextQuestion, withAnswers } from './next-question.ts';

const guesses = (...probabilities: number[]): Reading['guesses'] =>
  (['plumbing', 'handyman', 'hvac'] as const).map((workType, at) => ({
    workType,
    probability: probabilities[at] ?? 0,
  }));

describe('what to ask about a sentence', () => {
  it('is nothing if it is clear', () => {
    expect(nextQuestion(aReading(), {})).toBeNull();
    expect(nextQuestion(aReading({ guesses: guesses(0.7, 0.2, 0.1) }), {})).toBeNull();
  });

  it('is the danger first and alone, then the trade', () => {
    const reading = aReading({ possibleDanger: 'gas', guesses: guesses(0.5, 0.4, 0.1) });
    expect(nextQuestion(reading, {})).toEqual({ about: 'danger', danger: 'gas' });
    expect(nextQuestion(reading, { inDanger: 'no' })).toEqual({ about: 'trade', options: ['plumbing', 'handyman'] });
  });

  it('is nothing for a person in danger', () => {
    const unclear = { guesses: guesses(0.4, 0.3, 0.3), jobProbability: 0.2 };
    expect(nextQuestion(aReading({ danger: 'fire', ...unclear }), {})).toBeNull();
    const reading = withAnswers(aReading({ possibleDanger: 'fire', ...unclear }), { inDanger: 'yes' });
    expect(nextQuestion(reading, { inDanger: 'yes' })).toBeNull();
  });

  it('offers a third trade if it is likely enough', () => {
    expect(nextQuestion(aReading({ guesses: guesses(0.5, 0.3, 0.2) }), {})).toMatchObject({
      options: ['plumbing', 'handyman', 'hvac'],
    });
  });

  it('is whether it is a job, and then not the trade', () => {
    const reading = aReading({ isJob: false, jobProbability: 0.3, guesses: guesses(0.4, 0.3, 0.3) });
    expect(nextQuestion(reading, {})).toEqual({ about: 'job' });
    expect(nextQuestion(withAnswers(reading, { isJob: 'yes' }), { isJob: 'yes' })).toBeNull();
  });
});

describe('an answer', () => {
  it('makes a danger an emergency', () => {
    const reading = withAnswers(aReading({ possibleDanger: 'gas', isJob: false, jobProbability: 0.4 }), {
      inDanger: 'yes',
    });
    expect(reading).toMatchObject({
      danger: 'gas',
      possibleDanger: null,
      projectType: 'emergency',
      urgency: 'high',
      isJob: true,
    });
  });

  it('rules a danger out', () => {
    const reading = withAnswers(aReading({ possibleDanger: 'gas' }), { inDanger: 'no' });
    expect(reading).toEqual(aReading());
  });

  it('invents no danger', () => {
    expect(withAnswers(aReading(), { inDanger: 'yes' })).toMatchObject({ danger: null, projectType: 'repair' });
  });

  it('decides the trade', () => {
    expect(withAnswers(aReading({ guesses: guesses(0.5, 0.4, 0.1) }), { trade: 'handyman' })).toMatchObject({
      workType: 'handyman',
      guesses: [{ workType: 'handyman', probability: 1 }],
    });
  });
});

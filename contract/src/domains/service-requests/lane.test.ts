import { describe, expect, it } from 'vitest';
import { ContractorId } from '../../kernel/id.ts';
import { type AnswerTime, answersNow, READINESS, soonestFirst } from './lane.ts';

const time = (readiness: AnswerTime['readiness'], answerBy: string): AnswerTime => ({
  contractorId: ContractorId.parse('ct_1'),
  readiness,
  from: null,
  answerBy: `2026-12-${answerBy}:00Z`,
  said: '',
});

it('those who are open or answer at night answer now', () => {
  expect(READINESS.filter((readiness) => answersNow({ readiness }))).toEqual(['open', 'night']);
});

describe('who answers soonest', () => {
  const times = {
    later: time('opens', '07T13:00'),
    unknown: time('unknown', '07T09:00'),
    night: time('night', '06T22:50'),
    open: time('open', '06T22:50'),
  };
  const sorted = (...names: (keyof typeof times)[]) => soonestFirst(names.map((name) => times[name]));

  it('has the earliest deadline, and hours that are known', () => {
    expect(sorted('unknown', 'later', 'night')).toEqual([times.night, times.later, times.unknown]);
  });

  it('keeps the order of those who answer equally soon', () => {
    expect(sorted('open', 'night')).toEqual([times.open, times.night]);
    expect(sorted('night', 'open')).toEqual([times.night, times.open]);
  });
});

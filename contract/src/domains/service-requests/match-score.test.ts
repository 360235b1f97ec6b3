import { describe, expect, it } from 'vitest';
import { type ContractorToMatch, type JobToMatch, matchScore } from './match-score.ts';

const TODAY = '2026-12-01';
const job: JobToMatch = { trade: 'plumbing', distance: 0, budgetMin: 200, budgetMax: 600, deadline: '2026-12-08' };
const contractor: ContractorToMatch = { trades: ['plumbing'], smallestJob: 150, pausedUntil: null };
const points = (given: Partial<JobToMatch>, of: Partial<ContractorToMatch> = {}) =>
  Object.fromEntries(
    matchScore({ ...job, ...given }, { ...contractor, ...of }, TODAY, 'en').reasons.map((one) => [
      one.factor,
      one.points,
    ]),
  );

describe('the match score', () => {
  it("is 100 for a nearby job in the contractor's trade, with a budget and time to prepare", () => {
    const { score, reasons } = matchScore(job, contractor, TODAY, 'en');
    expect(score).toBe(100);
    expect(reasons.map(({ text }) => text)).toEqual([
      'You do plumbing',
      'under 0.1 mi from you',
      'The budget covers your smallest job',
      '7 days to prepare',
    ]);
  });

  it('is the sum of its reasons, each between 0 and its maximum', () => {
    for (const distance of [0, 12.5, 60, 200]) {
      for (const deadline of ['2026-11-30', '2026-12-01', '2026-12-02', '2027-01-01']) {
        const { score, reasons } = matchScore({ ...job, distance, deadline, budgetMax: null }, contractor, TODAY, 'en');
        expect(score).toBe(reasons.reduce((sum, one) => sum + one.points, 0));
        for (const one of reasons) expect(one.points >= 0 && one.points <= one.of).toBe(true);
      }
    }
  });

  it.each([
    [{ trade: 'hvac' }, {}, { trade: 0 }],
    [{ distance: 30 }, {}, { distance: 15 }],
    [{ distance: 60 }, {}, { distance: 0 }],
    [{ budgetMin: null, budgetMax: null }, {}, { budget: 8 }],
    [{ budgetMax: 100, budgetMin: null }, {}, { budget: 0 }],
    [{ budgetMax: 100, budgetMin: null }, { smallestJob: null }, { budget: 15 }],
    [{ deadline: TODAY }, {}, { deadline: 5 }],
    [{ deadline: '2026-12-02' }, {}, { deadline: 10 }],
    [{ deadline: '2026-11-30' }, {}, { deadline: 0 }],
    [{}, { pausedUntil: '2026-12-08' }, { deadline: 0 }],
    [{}, { pausedUntil: '2026-12-07' }, { deadline: 15 }],
  ])('%j for %j gives %j', (given, of, expected) => {
    expect(points(given, of)).toMatchObject(expected);
  });
});

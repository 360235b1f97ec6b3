import { describe, expect, it } from 'vitest';
import { isPending, projectStatusOf } from './customer-project.ts';
import { REQUEST_STATUSES } from './lifecycle.ts';

describe("a request among its customer's projects", () => {
  it.each([
    ['submitted', 'planning'],
    ['contractors-notified', 'finding_craftsman'],
    ['responses-received', 'finding_craftsman'],
    ['contractor-selected', 'in_progress'],
    ['scheduled', 'in_progress'],
    ['in-progress', 'in_progress'],
    ['completed', 'completed'],
    ['cancelled', 'cancelled'],
    ['declined', 'cancelled'],
    ['expired', 'cancelled'],
  ] as const)('that is %s is %s', (status, shown) => {
    expect(projectStatusOf(status)).toBe(shown);
  });

  it('is pending until a contractor is selected, or it has ended', () => {
    expect(REQUEST_STATUSES.filter(isPending)).toEqual(['submitted', 'contractors-notified', 'responses-received']);
  });
});

import { describe, expect, it } from 'vitest';
import { harmlessOutreach, readInjections } from './injection-attempt.ts';

const { attempts, honest } = readInjections();

describe('the attempts to abuse outreach', () => {
  it('are at least 40, at every place where words come in', () => {
    expect(attempts.length).toBeGreaterThanOrEqual(40);
    expect(new Set(attempts.map(({ field }) => field)).size).toBe(8);
  });

  it('are all different', () => {
    const all = [...attempts, ...honest];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ field, value }) => `${field} ${value}`)).size).toBe(all.length);
  });

  it('forbid nothing that an honest message says', () => {
    const harmless = Object.values(harmlessOutreach)
      .flatMap(Object.values<string>)
      .join('\n')
      .toLowerCase();
    const clashes = attempts.filter(
      ({ mustNotLeave }) =>
        mustNotLeave !== 'refused' && mustNotLeave.some((words) => harmless.includes(words.toLowerCase())),
    );
    expect(clashes).toEqual([]);
  });

  it('name no address and no number of a real person', () => {
    const text = attempts.map(({ value }) => value).join('\n');
    const numbers = text.match(/\b\d{3}[ -]\d{3}[ -]\d{4}\b/g) ?? [];
    expect(numbers.filter((number) => !/555[ -]01\d\d$/.test(number))).toEqual([]);
    const addresses = text.match(/@[a-z0-9.-]+/g) ?? [];
    expect(
      addresses.filter((address) => !/(?:\.example(?:\.(?:com|net|org))?|@example\.net|localhost)$/.test(address)),
    ).toEqual([]);
  });
});

describe('the honest values beside them', () => {
  it('hold what has to be sent', () => {
    const lost = honest.filter(
      ({ field, value, mustLeave }) => field !== 'project.description' && !value.includes(mustLeave),
    );
    expect(lost).toEqual([]);
  });
});

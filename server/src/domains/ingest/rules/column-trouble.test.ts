import type { ColumnCount } from '@plumbline/contract/domains/ingest/source-columns.ts';
import { describe, expect, it } from 'vitest';
import { columnWarnings, nextShares, warningText, withVanished } from './column-trouble.ts';

const count = (field: ColumnCount['field'], read: number, rows = 100): ColumnCount => ({
  field,
  read,
  empty: rows - read,
  misread: 0,
  examples: [],
  misreadExamples: [],
});

describe('a column', () => {
  it('that reads nothing is a warning, unless there are too few rows to tell', () => {
    expect(columnWarnings([count('budget', 0), count('street', 1)], null)).toEqual([
      { field: 'budget', kind: 'nothing', before: 0, now: 0 },
    ]);
    expect(columnWarnings([count('budget', 0, 9)], null)).toEqual([]);
  });

  it('that drops below half of what it gave is a warning; half is none', () => {
    expect(columnWarnings([count('budget', 44)], { budget: 90 })).toEqual([
      { field: 'budget', kind: 'dropped', before: 90, now: 44 },
    ]);
    expect(columnWarnings([count('budget', 45)], { budget: 90 })).toEqual([]);
  });

  it('that was seldom filled may be empty for a while', () => {
    expect(columnWarnings([count('contractor', 2)], { contractor: 19 })).toEqual([]);
  });

  it('stays a warning in the next reading, because it is compared with what it gave before', () => {
    const first = nextShares([count('budget', 90), count('street', 80)], null);
    expect(first).toEqual({ budget: 90, street: 80 });
    const second = nextShares([count('budget', 10), count('street', 70)], first);
    expect(second).toEqual({ budget: 90, street: 70 });
    expect(columnWarnings([count('budget', 10)], second)).toHaveLength(1);
  });

  it('that a source without configured columns no longer gives at all is noticed', () => {
    const counts = withVanished([count('street', 80)], { street: 80, deadline: 95, contact: 3 }, 100);
    expect(columnWarnings(counts, { deadline: 95 })).toEqual([
      { field: 'deadline', kind: 'nothing', before: 95, now: 0 },
    ]);
  });
});

it('says the warning in the language of its reader', () => {
  const warning = { field: 'budget', kind: 'dropped', before: 90.4, now: 12.2 } as const;
  expect(warningText(warning, 'en')).toBe("The column for 'Value' is read from 12% of the rows; before, it was 90%.");
  expect(warningText({ ...warning, kind: 'nothing' }, 'es')).toBe("La columna de 'Valor' no da nada.");
});

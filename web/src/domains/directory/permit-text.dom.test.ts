import type { PermitRecord } from '@plumbline/contract/domains/directory/permit-record.ts';
import { describe, expect, it } from 'vitest';
import { permitText } from './permit-text.ts';

const record: PermitRecord = {
  permits: 23,
  most: { place: 'Jefferson County', permits: 23 },
  since: 2024,
  latestOn: '2026-10-12',
  kinds: ['water-heater', 'repiping'],
  firms: [{ slug: 'larkspur-plumbing-ky', name: 'Larkspur Plumbing', permits: 23 }],
};

describe('what permits prove, in one line', () => {
  it('is how many, where, since when, and for which work', () => {
    expect(permitText(record)).toBe(
      '23 permits in Jefferson County since 2024, latest in October 2026: water heaters, repipes',
    );
  });

  it('says how many are where most of them are', () => {
    expect(permitText({ ...record, permits: 1040 })).toBe(
      '1,040 permits, 23 in Jefferson County, since 2024, latest in October 2026: water heaters, repipes',
    );
  });

  it('says less where less is known', () => {
    const one = { ...record, permits: 1, most: { place: 'Jefferson County', permits: 1 }, kinds: [] };
    expect(permitText(one)).toBe('1 permit in Jefferson County in October 2026');
    expect(permitText({ ...one, most: null })).toBe('1 permit, in October 2026');
    expect(permitText({ ...one, since: null, latestOn: null })).toBe('1 permit in Jefferson County');
    expect(permitText({ ...record, most: null, kinds: [] })).toBe('23 permits, since 2024, latest in October 2026');
  });
});

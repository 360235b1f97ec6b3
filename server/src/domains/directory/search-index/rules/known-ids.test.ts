import { describe, expect, it } from 'vitest';
import { KnownIds } from './known-ids.ts';

const ids = Array.from({ length: 3000 }, (_, at) => `ct_${((at * 7919) % 3001).toString(36)}${'_'.repeat(at % 5)}`);

describe('known ids', () => {
  it('get numbers in their order, the same whenever they come again', () => {
    const known = new KnownIds();
    expect(ids.map((id) => known.add(id))).toEqual(ids.map((_, at) => at));
    expect(ids.map((id) => known.add(id))).toEqual(ids.map((_, at) => at));
    expect(ids.map((id) => known.numberOf(id))).toEqual(ids.map((_, at) => at));
    expect(ids.map((_, at) => known.idOf(at))).toEqual(ids);
    expect(known.size).toBe(ids.length);
    expect(['', 'ct_', 'ct_unknown'].map((id) => known.numberOf(id))).toEqual([-1, -1, -1]);
  });

  it('are the same after they were stored and read', () => {
    const known = new KnownIds();
    for (const id of ids.slice(0, 2000)) known.add(id);
    const again = new KnownIds(structuredClone(known.arrays()));
    expect(ids.map((id) => again.add(id))).toEqual(ids.map((_, at) => at));
    expect(again.bytes).toBeLessThan(ids.length * 64);
  });

  it('are in the order of their letters', () => {
    const known = new KnownIds();
    const some = ['ct_a', 'ct_', 'ct_B', 'ct_ab', 'ct_0', 'z', 'ct_a0'];
    for (const id of some) known.add(id);
    const sorted = some
      .map((_, at) => at)
      .toSorted((one, other) => (known.isBefore(one, other) ? -1 : 1))
      .map((number) => known.idOf(number));
    expect(sorted).toEqual(some.toSorted());
    expect(known.isBefore(0, 0)).toBe(false);
  });
});

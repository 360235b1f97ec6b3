import { describe, expect, it } from 'vitest';
import { SourceId } from '../../kernel/id.ts';
import {
  type Narrowing,
  NarrowingForm,
  narrowed,
  narrowingKey,
  narrowingsIn,
  readNarrowing,
  widened,
} from './narrowing.ts';
import type { WatchFilter } from './watch.ts';

const filter: WatchFilter = { projectType: [], status: ['bidding-open'] };
const all: readonly Narrowing[] = [
  { kind: 'type', type: 'renovation' },
  { kind: 'source', source: SourceId.parse('metro') },
  { kind: 'value', below: 5000 },
  { kind: 'need', from: 'yes' },
];

describe('a narrowing', () => {
  it('survives a form', () => {
    expect(all.map(narrowingKey)).toEqual(['type:renovation', 'source:metro', 'value:5000', 'need:yes']);
    for (const one of all) expect(readNarrowing(narrowingKey(one))).toEqual(one);
  });

  it('is nothing else that somebody may send', () => {
    for (const key of ['', 'type:', 'type:castle', 'value:-1', 'value:x', 'need:no', 'days:7', 'source:<b>', 'type']) {
      expect(readNarrowing(key)).toBeNull();
      expect(NarrowingForm.safeParse({ narrowing: key }).success).toBe(false);
    }
  });

  it('becomes part of the filter, and can be taken back alone', () => {
    const narrow = all.reduce(narrowed, filter);
    expect(narrow).toEqual({
      ...filter,
      notType: ['renovation'],
      notSource: ['metro'],
      notBelow: 5000,
      needFrom: 'yes',
    });
    expect(narrowingsIn(narrow)).toEqual(all);
    for (const one of all) expect(narrowingsIn(widened(narrow, one))).toEqual(all.filter((other) => other !== one));
    expect(all.reduce(widened, narrow)).toEqual(filter);
  });

  it('adds to an earlier one and never weakens it', () => {
    const narrow = all.reduce(narrowed, filter);
    const again = [
      { kind: 'type', type: 'residential' },
      { kind: 'value', below: 1000 },
      { kind: 'need', from: 'likely' },
    ] as const;
    expect(again.reduce(narrowed, narrow)).toMatchObject({
      notType: ['renovation', 'residential'],
      notBelow: 5000,
      needFrom: 'yes',
    });
    expect(all.reduce(narrowed, narrow)).toEqual(narrow);
  });
});

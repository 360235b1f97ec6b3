import { describe, expect, it } from 'vitest';
import { columnsIn, sampledRow } from './source-sample.ts';

describe('a sample', () => {
  it('keeps long texts and large shapes only in part', () => {
    const row = sampledRow({ record: { a: 'x'.repeat(5000), shape: { ring: 'x'.repeat(5000) }, n: 1 } });
    expect(row).toEqual({ record: { a: 'x'.repeat(1000), shape: undefined, n: 1 } });
  });

  it('names its columns in the order in which they appear, without those of the service', () => {
    const rows = [{ record: { b: 1, ':@computed_region_x': 1 } }, { record: { c: 1, b: 2 } }];
    expect(columnsIn(rows, ['a'])).toEqual(['a', 'b', 'c']);
  });
});

import { describe, expect, it } from 'vitest';
import { PermitMapping } from './source-mapping.ts';
import { previewOf } from './source-preview.ts';

const mapping = PermitMapping.parse({
  columns: { id: 'Num', description: 'Text', street: 'Site' },
  city: 'La Grange',
  state: 'KY',
});
const source = { address: 'permits.csv', county: null };
const now = new Date('2026-11-27T12:00:00Z');
const record = { Num: 'B-1', Text: 'REPLACE WATER HEATER', Site: '1300 ELM ST', Secret: { a: 1 } };

describe('a preview', () => {
  it('shows rows as the source has them, beside what they become', () => {
    const sample = { columns: ['Num', 'Text', 'Site', 'Secret'], rows: [{ record }] };
    const { rows, becomes } = previewOf(sample, source, mapping, now);
    expect(becomes).toBe(1);
    expect(rows[0]?.raw).toEqual([
      { name: 'Num', value: 'B-1' },
      { name: 'Text', value: 'REPLACE WATER HEATER' },
      { name: 'Site', value: '1300 ELM ST' },
      { name: 'Secret', value: '{"a":1}' },
    ]);
    expect(rows[0]?.outcome).toMatchObject({
      listing: { title: 'Replace water heater', street: '1300 Elm St', city: 'La Grange', plumbingRequired: true },
    });
  });

  it('says of each other row why it becomes none, and counts the reasons', () => {
    const sample = {
      columns: ['Num'],
      rows: [
        { record },
        { record },
        { record: { Num: '', Text: 'x' } },
        { rejection: { row: { unit: 'line', number: 9 }, reason: { kind: 'open-quote' } } } as const,
      ],
    };
    const { rows, losses, leftOut, becomes } = previewOf(sample, source, mapping, now);
    expect({ losses, becomes }).toEqual({ losses: { duplicate: 1, unreadable: 2 }, becomes: 1 });
    expect(rows.map(({ outcome }) => ('leftOut' in outcome ? outcome.leftOut.problem?.kind : 'project'))).toEqual([
      'project',
      'listed-twice',
      'no-id',
      'open-quote',
    ]);
    expect(leftOut[1]).toMatchObject({ row: { unit: 'row', number: 3 }, title: 'x' });
  });

  it('shows the fields of a kind that knows its columns', () => {
    const sample = { columns: null, rows: [{ row: { id: '7', title: 'Roof replacement', contact: ['', 'Ann'] } }] };
    expect(previewOf(sample, source, mapping, now).rows[0]?.raw).toEqual([
      { name: 'id', value: '7' },
      { name: 'title', value: 'Roof replacement' },
      { name: 'contact', value: 'Ann' },
    ]);
  });
});

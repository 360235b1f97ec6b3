import { describe, expect, it } from 'vitest';
import { columnWords, type DraftChoices, draftColumns, draftMapping, hasId } from './draft-mapping.ts';
import { PermitMapping } from './source-mapping.ts';

const nothing: DraftChoices = { columns: {}, dateOrder: '' };
const configured = {
  id: 'id',
  permitNumber: 'permit_',
  street: ['street_number', 'street_name'],
  subcontractors: [{ type: 't', name: 'n' }],
};
const fieldOf = (fields: ReturnType<typeof draftColumns>, name: string) => fields.find(({ field }) => field === name);

describe('the columns of a draft', () => {
  it('are proposed until the operator chooses', () => {
    const proposed = { id: { column: 'Num', by: 'name' } } as const;
    expect(fieldOf(draftColumns(undefined, proposed, nothing), 'id')).toEqual({
      field: 'id',
      chosen: 'Num',
      configured: null,
      proposedBy: 'name',
    });
    const touched = draftColumns(undefined, proposed, { ...nothing, columns: { id: '' } });
    expect(fieldOf(touched, 'id')).toMatchObject({ chosen: '', proposedBy: null });
  });

  it('are those of a configuration, which may join several', () => {
    const fields = draftColumns(configured, { title: { column: 'x', by: 'values' } }, nothing);
    expect(fieldOf(fields, 'street')).toMatchObject({ chosen: '=', configured: 'street_number + street_name' });
    expect(fieldOf(fields, 'id')).toMatchObject({ chosen: 'id', configured: null });
    expect(fieldOf(fields, 'title')).toMatchObject({ chosen: '' });
  });
});

describe('the mapping of a draft', () => {
  const mappingOf = (choices: DraftChoices) =>
    draftMapping({ city: 'Chicago', columns: configured }, draftColumns(configured, {}, choices), choices);

  it('keeps what the page does not show', () => {
    expect(mappingOf(nothing)).toEqual({ city: 'Chicago', columns: configured });
  });

  it('takes what the operator chooses instead', () => {
    const { columns } = mappingOf({ ...nothing, columns: { street: 'address', id: 'number' } });
    expect(columns).toEqual({ ...configured, id: 'number', street: 'address' });
  });

  it('is valid without an id, so that its rows can be shown, but not complete', () => {
    const without = mappingOf({ ...nothing, columns: { id: '' } });
    expect(PermitMapping.safeParse(without).success).toBe(true);
    expect([hasId(without), hasId(mappingOf(nothing))]).toEqual([false, true]);
  });

  it('reads days in the order that the operator names', () => {
    const mapping = PermitMapping.parse(mappingOf({ ...nothing, dateOrder: 'day-first' }));
    expect(mapping.dateFormats).toEqual({ listedAt: ['DD/MM/YYYY', 'DD/MM/YY'] });
  });
});

it.each([
  ['a', 'a'],
  [['a', 'b'], 'a + b'],
  [{ join: ['a', 'b'], with: '/' }, 'a + b'],
  [{ firstOf: ['a', { value: 'x' }] }, 'a / "x"'],
  [{ of: 'Code', last: 2, words: {} }, 'Code'],
])('writes the column %j as %s', (column, words) => {
  expect(columnWords(column)).toBe(words);
});

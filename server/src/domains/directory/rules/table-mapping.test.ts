import { describe, expect, it } from 'vitest';
import { columnsOf, readMapping } from './table-mapping.ts';

const mapping = {
  source: { id: 'ky-hvac', name: 'Kentucky HVAC' },
  columns: { id: 'Id', name: 'Name' },
  everyRow: { trades: ['hvac'] },
};
const license = { board: { id: 'ky', name: 'Kentucky' }, number: 'License' };
const read = (given: object = {}) => readMapping(JSON.stringify({ ...mapping, ...given }));

describe('a mapping file', () => {
  it('has defaults for everything usual', () => {
    const { table, trades, everyRow, license: read_ } = read({ license });
    expect(table).toEqual({ header: true });
    expect(trades).toEqual({});
    expect(everyRow).toEqual({ trades: ['hvac'], specialties: [] });
    expect(read_).toMatchObject({ statuses: { clear: ['clear', 'active'] }, dates: 'month-first' });
  });

  it('needs an id or a license number', () => {
    const columns = { name: 'Name' };
    expect(() => read({ columns })).toThrow("needs 'columns.id'");
    expect(read({ columns, license }).columns.id).toBeUndefined();
  });

  it('needs a trade, for every row or in a column', () => {
    expect(() => read({ everyRow: undefined })).toThrow('The mapping has no trade');
    expect(read({ everyRow: undefined, columns: { ...mapping.columns, trades: 'Class' } }).everyRow).toBeUndefined();
  });

  it.each([
    ['a source that is not in small letters', { source: { id: 'KY hvac', name: 'X' } }, "'source.id'"],
    ['a trade that there is not', { everyRow: { trades: ['gardening'] } }, "'everyRow.trades.0'"],
    ['no trade of every row', { everyRow: { trades: [] } }, "'everyRow.trades'"],
    ['a column 0', { columns: { id: 'Id', name: 0 } }, "'columns.name'"],
    ['a separator of two characters', { table: { separator: '||' } }, "'table.separator'"],
    ['an encoding that there is not', { table: { encoding: 'klingon' } }, 'must be an encoding'],
    ['a word too many', { colums: {} }, "'the top'"],
  ])('with %s is rejected with the reason', (_, given, complaint) => {
    expect(() => read(given)).toThrow(complaint);
  });

  it('that is not JSON is rejected', () => {
    expect(() => readMapping('{source')).toThrow('The mapping is not JSON: ');
  });
});

describe('the columns that a table must have', () => {
  it('are all columns that the mapping names, at least one per field', () => {
    const columns = { id: 'Id', name: ['Trade name', 'Name'], phone: 7 };
    expect(columnsOf(read({ columns }))).toEqual(['Id', 'Trade name', 'Name', 7]);
  });

  it('include those of the license', () => {
    const dated = { ...license, status: 'Status', issued: 'Issued', expires: 'Expires', checked: 'Checked' };
    expect(columnsOf(read({ license: dated })).slice(2)).toEqual(['License', 'Status', 'Issued', 'Expires', 'Checked']);
    expect(columnsOf(read({ license }))).toEqual(['Id', 'Name', 'License']);
  });
});

import { expect, it } from 'vitest';
import { rowCollector } from './row-results.ts';
import { PermitMapping } from './source-mapping.ts';
import { columnReader, type TableRecord } from './table-row.ts';

const columns = {
  id: 'Number',
  description: 'Text',
  street: 'Site',
  zip: 'Zip',
  budget: 'Cost',
  squareFeet: 'Area',
  latitude: 'Lat',
  longitude: 'Lon',
  listedAt: 'Issued',
  url: 'Page',
  contractor: 'Builder',
};
const whole = {
  Number: 'B-1',
  Text: 'Replace water heater',
  Site: '200 Elm St',
  Zip: '40202',
  Cost: '$1,200.00',
  Area: '2,100',
  Lat: '38.25551',
  Lon: '-85.75012',
  Issued: '11/16/2026',
  Page: 'https://town.example/B-1',
  Builder: 'Beargrass Homes',
};

function counted(records: readonly TableRecord[], mapped: object | null = columns) {
  const mapping = PermitMapping.parse(mapped === null ? {} : { columns: mapped });
  const rows = records.map((record) => columnReader(mapping.columns)(record));
  const collector = rowCollector({ address: 'permits.csv', county: null, isSynthetic: false }, mapping, rows);
  for (const [at, row] of rows.entries()) collector.take({ row }, at);
  return Object.fromEntries(
    collector
      .result()
      .columns.map(({ field, read, empty, misread, misreadExamples }) => [
        field,
        [read, empty, misread, ...misreadExamples],
      ]),
  );
}

it('counts for each configured column how many values were read', () => {
  expect(counted([whole, { ...whole, Number: 'B-2' }])).toEqual({
    id: [2, 0, 0],
    description: [2, 0, 0],
    street: [2, 0, 0],
    zip: [2, 0, 0],
    budget: [2, 0, 0],
    squareFeet: [2, 0, 0],
    point: [2, 0, 0],
    listedAt: [2, 0, 0],
    url: [2, 0, 0],
    contractor: [2, 0, 0],
  });
});

it.each([
  ['Text', 'N/A', 'description'],
  ['Site', null, 'street'],
  ['Cost', '0.00', 'budget'],
  ['Area', '0', 'squareFeet'],
  ['Builder', '', 'contractor'],
])('counts %s as empty if it is %j', (name, value, field) => {
  expect(counted([{ ...whole, [name]: value }])[field]).toEqual([0, 1, 0]);
});

it.each([
  ['Site', 'TO BE DETERMINED', 'street'],
  ['Zip', 'Crestwood', 'zip'],
  ['Cost', 'see plans', 'budget'],
  ['Area', 'two floors', 'squareFeet'],
  ['Issued', 'last Tuesday', 'listedAt'],
  ['Page', 'ask at the counter', 'url'],
])('counts %s as not understood if it is %j, and gives it as an example', (name, value, field) => {
  expect(counted([{ ...whole, [name]: value }])[field]).toEqual([0, 0, 1, value]);
});

it('counts coordinates that are nowhere near as not understood', () => {
  expect(counted([{ ...whole, Lat: '0', Lon: '0' }]).point).toEqual([0, 0, 1, '0, 0']);
});

it('leaves out what nobody has configured and no row has', () => {
  const blds = { PermitNum: 'B-1', Description: 'Replace water heater', OriginalAddress1: '200 Elm St' };
  expect(counted([blds], null)).toEqual({
    id: [1, 0, 0],
    permitNumber: [1, 0, 0],
    description: [1, 0, 0],
    street: [1, 0, 0],
  });
});

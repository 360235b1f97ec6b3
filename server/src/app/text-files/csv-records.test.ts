import { describe, expect, it } from 'vitest';
import { csvReader } from './csv-records.ts';

/** The records of a table whose first line names its columns; of a broken one its line. */
function recordsOf(text: string, separator = ',') {
  const lines = text.split('\n');
  const width = lines[0]?.split(separator).length ?? null;
  const reader = csvReader({ separator, width: () => width });
  const records = [...lines.flatMap((line) => reader.push(line)), ...reader.end()];
  return records.map((record) => ('isBroken' in record ? `broken: ${record.line}` : [record.line, ...record.cells]));
}

const HEAD = 'No,Work,Street';

describe('a table', () => {
  it('has cells with separators, marks and lines within', () => {
    expect(recordsOf(`${HEAD}\n1,"Sink, tub\nand ""new"" toilet", 5 Oak St \n\n2,,"6 Elm St"`)).toEqual([
      [1, 'No', 'Work', 'Street'],
      [2, '1', 'Sink, tub\nand "new" toilet', '5 Oak St'],
      [5, '2', '', '6 Elm St'],
    ]);
  });

  it('has marks that are inches and nicknames', () => {
    expect(recordsOf(`${HEAD}\n1,Replace 6" pipe,5 Oak St\n2,"Replace 6" pipe, all of it",6 Elm St`).slice(1)).toEqual([
      [2, '1', 'Replace 6" pipe', '5 Oak St'],
      [3, '2', 'Replace 6" pipe, all of it', '6 Elm St'],
    ]);
  });

  it('has lines without any text, which are none', () => {
    expect(recordsOf(`${HEAD}\n,,\n \n1,a,b`)).toEqual([
      [1, 'No', 'Work', 'Street'],
      [4, '1', 'a', 'b'],
    ]);
  });

  it('is taken apart at tabs though they are blanks', () => {
    expect(recordsOf('A\tB\tC\n1\t\t"3"', '\t')).toEqual([
      [1, 'A', 'B', 'C'],
      [2, '1', '', '3'],
    ]);
  });
});

describe('a quotation mark that is never closed', () => {
  const after = ['3,"Sink, tub",7 Ash St', '4,"Boiler",8 Ash St', '5,Pipe 6",9 Ash St', '6,Gas line,10 Ash St'];

  it.each([
    ['within the row', '2,"Water heater,6 Elm St'],
    ['at its beginning', '"2,Water heater,6 Elm St'],
    ['at its last cell', '2,Water heater,"6 Elm St'],
  ])('%s costs this row only', (_, line) => {
    const records = recordsOf([HEAD, '1,Tub,5 Oak St', line, ...after].join('\n'));
    expect(records.map((record) => (typeof record === 'string' ? record : record[1]))).toEqual([
      'No',
      '1',
      'broken: 3',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  it('in the first row costs this row only', () => {
    expect(recordsOf([HEAD, '2,"Water heater,6 Elm St', ...after].join('\n')).slice(1, 3)).toEqual([
      'broken: 2',
      [3, '3', 'Sink, tub', '7 Ash St'],
    ]);
  });

  it('in the last row costs this row only', () => {
    expect(recordsOf([HEAD, ...after, '7,"Sewer,11 Ash St'].join('\n')).at(-1)).toBe('broken: 6');
  });

  it('before a row of several lines costs one row', () => {
    const text = [HEAD, '2,"Water heater,6 Elm St', '3,"Sink\nand tub",7 Ash St', '4,Gas,8 Ash St'].join('\n');
    expect(recordsOf(text).slice(1)).toEqual([
      'broken: 2',
      [3, '3', 'Sink\nand tub', '7 Ash St'],
      [5, '4', 'Gas', '8 Ash St'],
    ]);
  });

  it('is not seen in a cell of several lines that look a little like rows', () => {
    const cell = 'Scope:\nreplace sink, tub, toilet\n2, paint, clean';
    expect(recordsOf(`${HEAD}\nP-17,"${cell}",5 Oak St\nP-18,Gas,6 Elm St`).slice(1)).toEqual([
      [2, 'P-17', cell, '5 Oak St'],
      [5, 'P-18', 'Gas', '6 Elm St'],
    ]);
  });

  // Looking for every end in all the rows below would outlast the test's time limit.
  it('in each of 100,000 rows gives as many broken rows', () => {
    const lines = Array.from({ length: 100_000 }, (_, at) => `x "y,"open ${at}`);
    expect(recordsOf(['a,b', ...lines].join('\n'))).toHaveLength(100_001);
  });
});

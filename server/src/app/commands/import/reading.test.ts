import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { fileWriter, parquetWriteRows } from 'hyparquet-writer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cslb, cslbColumns } from '../../../domains/directory/data/cslb.ts';
import { type RowOutcome, skipped } from '../../../domains/directory/rules/imported-listing.ts';
import { readOverturePlace } from '../../../domains/directory/rules/overture-place.ts';
import { readMapping } from '../../../domains/directory/rules/table-mapping.ts';
import { fileIdOf } from './file-id.ts';
import type { FileReader } from './file-reader.ts';
import { openFeatures } from './read-features.ts';
import { isParquet, openParquet } from './read-parquet.ts';
import { openTable } from './read-table.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let count = 0;
async function written(content: string | Uint8Array): Promise<string> {
  count += 1;
  const path = join(folder, `file-${count}`);
  await writeFile(path, content);
  return path;
}

async function rowsOf({ batches }: FileReader) {
  const rows = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
}

/** Returns the name of the feature that was read. */
const named = (feature: unknown): RowOutcome => skipped(JSON.stringify((feature as { id?: unknown }).id ?? feature));
const seen = async (path: string) =>
  (await rowsOf(await openFeatures(path, named))).map(({ line, outcome }) => [
    line,
    'reason' in outcome && outcome.reason,
  ]);

const feature = (id: string, name = 'A "quoted} {name]"') =>
  JSON.stringify({ type: 'Feature', id, geometry: null, properties: { names: { primary: name } } });

describe('GeoJSON', () => {
  it('is read from a collection that also contains other data', async () => {
    const path = await written(
      `{"type":"FeatureCollection","bbox":[1,2],"crs":{"type":"name","properties":{"name":"x"}},\n"features":[\n${feature('1')},\n${feature('2', 'back\\slash"')}\n],"totalFeatures":2}`,
    );
    expect(await seen(path)).toEqual([
      [3, '"1"'],
      [4, '"2"'],
    ]);
  });

  it('is read from a collection on one line, or with each brace on a separate line', async () => {
    const collection = { type: 'FeatureCollection', features: ['1', '2', '3'].map((id) => JSON.parse(feature(id))) };
    for (const text of [JSON.stringify(collection), JSON.stringify(collection, null, 2)]) {
      expect((await seen(await written(text))).map(([, id]) => id)).toEqual(['"1"', '"2"', '"3"']);
    }
  });

  it('is read from lines, with or without the sequence separator, and with any line end', async () => {
    expect(await seen(await written(`\u001e${feature('1')}\r\n\n\u001e${feature('2')}`))).toEqual([
      [1, '"1"'],
      [3, '"2"'],
    ]);
  });

  it('rejects an invalid line and continues', async () => {
    const rows = await rowsOf(await openFeatures(await written(`${feature('1')}\n{"id":\n${feature('3')}\n`), named));
    expect(rows.map(({ line, outcome }) => [line, outcome.kind])).toEqual([
      [1, 'skipped'],
      [2, 'rejected'],
      [3, 'skipped'],
    ]);
  });

  it('is complete even if it is read in pieces', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => feature(`${at}`, 'ü'.repeat(200)));
    const path = await written(`{"type":"FeatureCollection","features":[${many.join(',')}]}`);
    const rows = await seen(path);
    expect(rows).toHaveLength(5000);
    expect(rows.at(-1)).toEqual([1, '"4999"']);
  });

  it('is refused if it is truncated or not GeoJSON', async () => {
    await expect(seen(await written(`{"type":"FeatureCollection","features":[${feature('1')},{"id":`))).rejects.toThrow(
      /ends within the feature of line 1/,
    );
    await expect(seen(await written('a,b,c'))).rejects.toThrow(/neither GeoParquet nor GeoJSON/);
  });
});

describe('Parquet', () => {
  const text = (name: string) =>
    ({ name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' }) as const;
  const group = (name: string, children: number) =>
    ({ name, num_children: children, repetition_type: 'OPTIONAL' }) as const;
  const place = (id: string, point: [number, number] | null) => ({
    id,
    geometry: point && { type: 'Point', coordinates: point },
    bbox: { xmin: -85.76, xmax: -85.757, ymin: 38.25, ymax: 38.255 },
    names: { primary: 'Limestone Run Plumbing' },
    categories: { primary: 'plumbing' },
    phones: ['+15025871234'],
  });

  function write(rows: readonly object[], codec: 'SNAPPY' | 'ZSTD' | 'UNCOMPRESSED', size = 2): string {
    count += 1;
    const path = join(folder, `file-${count}.parquet`);
    void parquetWriteRows({
      writer: fileWriter(path),
      rows: rows as Record<string, unknown>[],
      columns: ['id', 'geometry', 'bbox', 'names', 'categories', 'phones'].map((name) => ({ name })),
      schema: [
        { name: 'root', num_children: 6 },
        text('id'),
        { name: 'geometry', type: 'BYTE_ARRAY', repetition_type: 'OPTIONAL', logical_type: { type: 'GEOMETRY' } },
        group('bbox', 4),
        ...['xmin', 'xmax', 'ymin', 'ymax'].map(
          (name) => ({ name, type: 'DOUBLE', repetition_type: 'OPTIONAL' }) as const,
        ),
        group('names', 1),
        text('primary'),
        group('categories', 1),
        text('primary'),
        { name: 'phones', num_children: 1, repetition_type: 'OPTIONAL', converted_type: 'LIST' },
        { name: 'list', num_children: 1, repetition_type: 'REPEATED' },
        text('element'),
      ],
      rowGroupSize: size,
      codec,
      compressors: { ZSTD: (bytes) => new Uint8Array(zstdCompressSync(bytes)) },
    });
    return path;
  }

  it.each(['SNAPPY', 'ZSTD', 'UNCOMPRESSED'] as const)('is read row group by row group: %s', async (codec) => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const path = write(
      ids.map((id) => place(id, [-85.7585, 38.2527])),
      codec,
    );
    expect(await isParquet(path)).toBe(true);
    const rows = await rowsOf(await openParquet(path, readOverturePlace));
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
    expect(rows[4]?.outcome).toMatchObject({
      kind: 'listing',
      listing: { externalId: 'e', phone: '+15025871234', longitude: -85.7585, city: 'Louisville', precision: 'exact' },
    });
  });

  it("has its points in the bytes of the geometry column, as in Overture Maps' files", async () => {
    const wkb = Buffer.alloc(21);
    wkb.writeUInt8(1, 0);
    wkb.writeUInt32LE(1, 1);
    wkb.writeDoubleLE(-85.7585, 5);
    wkb.writeDoubleLE(38.2527, 13);
    const path = join(folder, 'overture.parquet');
    void parquetWriteRows({
      writer: fileWriter(path),
      rows: [{ ...place('a', null), geometry: new Uint8Array(wkb) }],
      columns: ['id', 'geometry', 'names', 'categories'].map((name) => ({ name })),
      schema: [
        { name: 'root', num_children: 4 },
        text('id'),
        { name: 'geometry', type: 'BYTE_ARRAY', repetition_type: 'OPTIONAL' },
        group('names', 1),
        text('primary'),
        group('categories', 1),
        text('primary'),
      ],
      kvMetadata: [
        {
          key: 'geo',
          value: JSON.stringify({
            version: '1.1.0',
            primary_column: 'geometry',
            columns: { geometry: { encoding: 'WKB', geometry_types: ['Point'] } },
          }),
        },
      ],
    });
    const [row] = await rowsOf(await openParquet(path, readOverturePlace));
    expect(row?.outcome).toMatchObject({ listing: { latitude: 38.2527, longitude: -85.7585, precision: 'exact' } });
  });

  it('uses the point of the bounding box if there is no other', async () => {
    const [row] = await rowsOf(await openParquet(write([place('a', null)], 'SNAPPY'), readOverturePlace));
    expect(row?.outcome).toMatchObject({ listing: { latitude: 38.2525, longitude: -85.7585 } });
  });

  it('is refused if it is broken', async () => {
    await expect(openParquet(await written('PAR1 and then nothing'), named)).rejects.toThrow(
      /can't be read as Parquet/,
    );
    expect(await isParquet(await written(''))).toBe(false);
  });
});

describe('a table', () => {
  const mapping = (given: object = {}) =>
    readMapping(
      JSON.stringify({
        source: { id: 'test', name: 'Test' },
        columns: { id: 'No', name: 'Firm', city: 'Town', state: 'State' },
        everyRow: { trades: ['plumbing'] },
        ...given,
      }),
    );
  const names = async (content: string | Uint8Array, given?: object) => {
    const rows = await rowsOf(await openTable(await written(content), mapping(given), { checkedOn: '2026-11-21' }));
    return rows.map(({ line, outcome }) => [
      line,
      outcome.kind === 'listing' ? outcome.listing.name : 'reason' in outcome && outcome.reason,
    ]);
  };
  const line = (separator: string, ...cells: string[]) => cells.join(separator);

  it.each([',', ';', '\t', '|'])('is taken apart at %j', async (separator) => {
    const content = ['No|Firm|Town|State', '1|Acme|Louisville|KY']
      .map((text) => text.replaceAll('|', separator))
      .join('\r\n');
    expect(await names(content)).toEqual([[2, 'Acme']]);
  });

  it('counts lines correctly despite quotes, blank lines and a byte order mark', async () => {
    const content = `\uFEFF"No","Firm","Town","State"\n1,"Two\nlines, Inc",Louisville,KY\n\n2,"Say ""hi"" Plumbing",Louisville,KY\n`;
    expect(await names(content)).toEqual([
      [2, 'Two lines, Inc'],
      [5, 'Say "hi" Plumbing'],
    ]);
  });

  it('can have its columns in any case and any order', async () => {
    expect(await names('STATE, town ,firm,no\nKY,Louisville,Acme,1')).toEqual([[2, 'Acme']]);
  });

  it.each(['latin1', 'utf8', 'utf16le'] as const)('is read in %s without being told', async (encoding) => {
    const text = `No,Firm,Town,State\n1,Peña,Louisville,KY\n${'2,Acme,Lexington,KY\n'.repeat(9000)}`;
    const rows = await names(Buffer.from(text, encoding));
    expect(rows[0]).toEqual([2, 'Peña']);
    expect(rows.at(-1)).toEqual([9002, 'Acme']);
  });

  it('is read in the mapping’s encoding', async () => {
    const cyrillic = Buffer.concat([
      Buffer.from('No,Firm,Town,State\n1,'),
      Buffer.from([0xcf, 0xf0, 0xe8]),
      Buffer.from(',Louisville,KY'),
    ]);
    expect(await names(cyrillic, { table: { encoding: 'windows-1251' } })).toEqual([[2, 'При']]);
  });

  it('loses only one row to an unclosed quotation mark, and names its line', async () => {
    const rows = [1, 3, 4, 5].map((no) => `${no},"Firm ${no}, Inc",Louisville,KY`);
    expect(await names(['No,Firm,Town,State', '2,"Acme,Louisville,KY', ...rows].join('\n'))).toEqual([
      [2, 'It has an unclosed quotation mark'],
      ...[1, 3, 4, 5].map((no, at) => [at + 3, `Firm ${no}, Inc`]),
    ]);
  });

  it('can have a JSON object on each line', async () => {
    const rows = [
      { no: 1, firm: 'Acme', town: 'Louisville', state: 'KY', more: [1] },
      { NO: '2', FIRM: 'Best' },
    ];
    expect(await names(`${rows.map((row) => JSON.stringify(row)).join('\r\n')}\n{"no":\n`)).toEqual([
      [1, 'Acme'],
      [2, expect.stringContaining('')],
      [3, 'It is not a JSON object'],
    ]);
    await expect(
      names('{"no":1}', { table: { header: false }, columns: { id: 1, name: 2, city: 3, state: 4 } }),
    ).rejects.toThrow(/gives the number 1/);
  });

  it('has no invisible characters in its names', async () => {
    expect(await names('No,Firm,Town,State\n1,Ac\u200bme\u202e Plumbing,Louis\u2060ville,KY')).toEqual([
      [2, 'Acme Plumbing'],
    ]);
  });

  it('without names is read by column number', async () => {
    const given = { table: { header: false }, columns: { id: 1, name: 2, city: 3, state: 4 } };
    expect(await names('1;Acme;Louisville;KY\n2;Best;Lexington;KY', given)).toEqual([
      [1, 'Acme'],
      [2, 'Best'],
    ]);
  });

  it('rejects a row with too many or too few cells', async () => {
    expect(
      await names(
        `No,Firm,Town,State\n1,Acme, Inc,Louisville,KY\n2,Best\n${line(',', '3', 'Core', 'Louisville', 'KY')}`,
      ),
    ).toEqual([
      [2, 'It has 5 cells where the first line has 4'],
      [3, 'It has 2 cells where the first line has 4'],
      [4, 'Core'],
    ]);
  });

  it('is refused with the name of the missing column', async () => {
    await expect(names('No,Company,Town,State\n1,Acme,Louisville,KY')).rejects.toThrow(
      /no column 'Firm'.*No, Company, Town/,
    );
    await expect(names('1,Acme', { table: { header: false } })).rejects.toThrow(/names the column 'No'/);
  });

  it("from California's board is read with or without a header", async () => {
    const row = cslbColumns.map(
      (name) =>
        ({
          LicenseNo: '1000001',
          BusinessName: 'ACME',
          City: 'FRESNO',
          State: 'CA',
          'Classifications(s)': 'C36',
          PrimaryStatus: 'CLEAR',
        })[name] ?? '',
    );
    for (const content of [`${cslbColumns.join(',')}\n${row.join(',')}`, row.join(',')]) {
      const rows = await rowsOf(
        await openTable(await written(content), cslb, { checkedOn: '2026-11-21', columns: cslbColumns }),
      );
      expect(rows.map(({ outcome }) => outcome.kind)).toEqual(['listing']);
    }
  });
});

it('identifies a file by its content and by how it is read, not by its name', async () => {
  const [one, copy, other] = [await written('a,b\n1,2'), await written('a,b\n1,2'), await written('a,b\n1,3')];
  expect(await fileIdOf(copy, { kind: 'csv' })).toBe(await fileIdOf(one, { kind: 'csv' }));
  expect(await fileIdOf(other, { kind: 'csv' })).not.toBe(await fileIdOf(one, { kind: 'csv' }));
  expect(await fileIdOf(one, { kind: 'licences' })).not.toBe(await fileIdOf(one, { kind: 'csv' }));
});

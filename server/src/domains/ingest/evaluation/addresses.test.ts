import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { addressReport, scoreAddresses } from './addresses.ts';

const FORMS = fileURLToPath(new URL('../../../../../../shared/data/permits/address-forms.tsv', import.meta.url));
const isThere = existsSync(FORMS);
if (!isThere) process.stderr.write('Skipping what reads shared/data/permits/address-forms.tsv: it is not here.\n');

it.skipIf(!isThere)('of the forms of eleven cities 98 % of the fields are right', () => {
  const score = scoreAddresses(readFileSync(FORMS, 'utf8'));
  expect(score.addresses).toBeGreaterThan(100);
  expect(score.right / score.fields, addressReport(score, true)).toBeGreaterThanOrEqual(0.98);
});

it('counts each field and names the misread ones', () => {
  const table = [
    'address\tstreet\tunit\tcity\tstate\tzip\tcontext',
    '1 ELM ST APT 2, BOISE ID\t1 ELM ST\tAPT 2\tBoise\tID\t\tone text',
    ' 00012|N|04TH|ST|000|BOISE\t12 N 4TH ST\t\tBOISE\t\t\tBoise (No|Dir|Street|Type|Unit|City)',
    '3 ELM ST\t3 ELM ST\tAPT 9\t\t\t\tone text',
  ].join('\n');
  const score = scoreAddresses(table);
  expect(score).toMatchObject({ addresses: 3, fields: 15, right: 14 });
  expect(score.misses).toEqual([{ address: '3 ELM ST', field: 'unit', expected: 'APT 9', read: '' }]);
  expect(addressReport(score, true)).toContain("unit of '3 ELM ST': '' instead of 'APT 9'");
});

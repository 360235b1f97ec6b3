import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { plumblineCommand } from './support/operator.ts';
import { api, findPlumbers } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

// A separate product for this file: contractors appear in it, and others disappear.
const visit = journey({ own: {} });

const LICENSED = 'Owens Gorge Plumbing';
const OTHER = 'Sagebrush Drain & Pipe';
/** Far from every demonstration contractor. */
const NEAR_BISHOP = '/find-plumbers?near=Bishop%2C+CA';
const SEARCH = '/api/find-plumbers?serviceType=plumbing&location=Bishop%2C%20CA';
const BOARD = 'California Contractors State License Board';

const DAY_MS = 24 * 60 * 60_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const checkedOn = dayFromNow(-1);
const expiresOn = dayFromNow(400);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface PlaceGiven {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly phone: string;
  readonly category?: string;
  readonly confidence?: number;
  readonly status?: string;
}

/** A place in Overture Maps' format. */
const place = ({ id, name, street, phone, category = 'plumbing', confidence = 0.95, status = 'open' }: PlaceGiven) => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: [-118.3951, 37.3635] },
  properties: {
    theme: 'places',
    type: 'place',
    version: 1,
    names: { primary: name, common: null, rules: null },
    categories: { primary: category, alternate: null },
    confidence,
    operating_status: status,
    addresses: [{ freeform: street, locality: 'Bishop', postcode: '93514', region: 'CA', country: 'US' }],
    phones: [phone],
    websites: null,
    emails: null,
  },
});

const places = {
  type: 'FeatureCollection',
  features: [
    place({ id: '08f2-1', name: LICENSED, street: '210 N Main St', phone: '+17608731234' }),
    place({ id: '08f2-2', name: OTHER, street: '45 E Line St', phone: '+17608735678' }),
    place({
      id: '08f2-3',
      name: 'Gone Plumbing',
      street: '1 Elm St',
      phone: '+17608731111',
      status: 'permanently_closed',
    }),
    place({ id: '08f2-4', name: 'Doubtful Plumbing', street: '2 Elm St', phone: '+17608732222', confidence: 0.2 }),
    place({ id: '08f2-5', name: 'Bakery', street: '3 Elm St', phone: '+17608733333', category: 'bakery' }),
  ],
};

const [year, month, day] = expiresOn.split('-');
/** The board's list, which formats names and streets differently. */
const licenses = [
  'LicenseNo,BusinessName,FullBusinessName,MailingAddress,City,State,ZIPCode,country,BusinessPhone,IssueDate,ExpirationDate,PrimaryStatus,Classifications(s)',
  `1012345,OWENS GORGE PLUMBING INC,,210 NORTH MAIN STREET,BISHOP,CA,93514,,(760) 873 1234,03/02/2016,${month}/${day}/${year},CLEAR,C36`,
].join('\n');

/** Runs `plumbline import …` next to the running product. */
const importFile = (...words: string[]) => plumblineCommand(visit.product?.dataDir ?? '', ['import', ...words]);
const cardOf = (page: Page, company: string) => page.getByRole('article', { name: company, exact: true });

it('the businesses in a file are found while the product runs, with the evidence of their licenses', async () => {
  const early = await visit.open(NEAR_BISHOP);
  await early.getByText('No Licensed Contractors Found').waitFor();

  const placesFile = join(folder, 'places.geojson');
  await writeFile(placesFile, JSON.stringify(places));
  expect(await importFile('overture', placesFile)).toContain('2 contractors are new');
  const licensesFile = join(folder, 'licenses.csv');
  await writeFile(licensesFile, licenses);
  const told = await importFile('licenses', licensesFile, '--board', 'cslb', '--checked', checkedOn);
  expect(told).toMatch(/0 contractors are new, 1 rows? told more of one that was there/);

  await early.reload();
  const page = await visit.open(NEAR_BISHOP, { size: 'desk' });
  for (const each of [early, page]) {
    await each.getByText('2 contractors, Featured first, then nearest').waitFor();
    const licensed = cardOf(each, LICENSED);
    await licensed.getByText('Verified', { exact: true }).waitFor();
    await licensed.getByText(`License checked ${formatsIn('en').formatLongDay(checkedOn)}`).waitFor();
    expect(await licensed.getByText('License 1012345.').count()).toBe(1);
    expect(await licensed.getByRole('link', { name: /^Call Now/ }).getAttribute('href')).toBe('tel:+17608731234');
    const other = cardOf(each, OTHER);
    await other.getByText('License not checked yet').waitFor();
    expect(await other.getByText('Verified', { exact: true }).count()).toBe(0);
    await look(each, `directory-30-imported-${each === page ? 'desk' : 'phone'}`);
  }

  await page.getByRole('link', { name: LICENSED, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: LICENSED }).waitFor();
  await page.getByText('Verified', { exact: true }).first().waitFor();
  const evidence = page.getByRole('region', { name: 'License' });
  for (const text of [
    '1012345',
    'Clear',
    'C36',
    formatsIn('en').formatLongDay(expiresOn),
    formatsIn('en').formatLongDay(checkedOn),
  ]) {
    await evidence.getByText(text, { exact: true }).waitFor();
  }
  expect(await evidence.getByText(BOARD, { exact: true }).count()).toBeGreaterThan(0);
  await look(page, 'directory-31-imported-page');

  await page.goBack();
  await page.getByRole('link', { name: OTHER, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: OTHER }).waitFor();
  await page.getByRole('region', { name: 'License' }).getByText('License not checked yet').waitFor();
  expect(await page.getByText('Verified', { exact: true }).count()).toBe(0);
  await look(page, 'directory-32-imported-unlicensed');

  const before = await api<{ contractors: unknown[] }>(visit.url, SEARCH);
  expect(before.body.contractors).toHaveLength(2);
  for (const again of [
    await importFile('overture', placesFile),
    await importFile('licenses', licensesFile, '--board', 'cslb', '--checked', checkedOn),
  ]) {
    expect(again).toMatch(/0 contractors are new, 0 rows told more .*, 0 said something else than before/);
  }
  expect((await api(visit.url, SEARCH)).body).toEqual(before.body);
});

// Must be last, because it removes the sample contractors.
it('the test data is removed after a confirmation, and only then', async () => {
  const page = await visit.open('/find-plumbers?near=Louisville%2C+KY');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: 'Remove Test Data' }).click();
  await look(page, 'directory-20-clear');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await findPlumbers(visit.url)).length).toBe(20);

  await page.getByRole('button', { name: 'Remove Test Data' }).click();
  await page.getByRole('button', { name: 'Remove all test contractors' }).click();
  await seeToast(page, 'Test Data Removed', 'Cleared synthetic contractor data. Only authentic companies now display.');
  await page.getByText('No Licensed Contractors Found').waitFor();
  expect(await findPlumbers(visit.url)).toEqual([]);
  await look(page, 'directory-21-cleared');
});

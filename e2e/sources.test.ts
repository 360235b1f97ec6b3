import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registered } from './support/account.ts';
import { lookAround } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { plumblineCommand } from './support/operator.ts';
import { openPermitPortal } from './support/permit-portal.ts';
import { plainClient } from './support/plain-forms.ts';
import { type Secured, secured, signedInTwice } from './support/second-factor.ts';

const ROWS = 240;

const portal = await openPermitPortal(ROWS);
const visit = journey({ own: { env: { SOURCE_PRIVATE_ORIGINS: portal.origin, SOURCE_PAUSE_MS: '0' } } });
let operator: Secured;

beforeAll(async () => {
  operator = await secured(visit, await registered(visit, 'Ola'));
  const { product } = visit;
  if (!product) throw new Error('The product is this file’s own');
  await plumblineCommand(product.dataDir, ['operator', 'add', operator.email]);
});
afterAll(() => portal.close());

/** The names of the page's parts in a language. */
const spoken = {
  en: {
    path: '',
    add: 'Add a Source',
    address: 'Web address of the rows',
    read: 'Read the First Rows',
    columns: 'Which column is what',
    id: 'Number',
    budget: 'Value',
    noId: 'Rows can',
    next: 'Continue to Rules',
    name: 'Name',
    city: 'City',
    state: 'State',
    finish: 'Add and Read It',
    leads: 'See the Projects',
    gave: 'What each column gave',
    need: 'Plumber: yes.',
    dropped: /not understood/,
  },
  es: {
    path: '/es',
    add: 'Añadir una fuente',
    address: 'Dirección web de las filas',
    read: 'Leer las primeras filas',
    columns: 'Qué columna es qué',
    id: 'Número',
    budget: 'Valor',
    noId: 'Sin ella',
    next: 'Seguir a las reglas',
    name: 'Nombre',
    city: 'Ciudad',
    state: 'Estado',
    finish: 'Añadir y leer',
    leads: 'Ver los proyectos',
    gave: 'Lo que dio cada columna',
    need: 'Plomero: sí.',
    dropped: /sin entender/,
  },
} as const;

const lastRunOf = async (url: string, name: string) => {
  const answer = await fetch(`${url}/api/projects/sources`);
  const { sources } = (await answer.json()) as {
    sources: { name: string; lastRun: { state: string; created: number } | null }[];
  };
  return sources.find((source) => source.name === name)?.lastRun;
};

describe.each(inTurn('sources-language', ['en', 'es'] as const))('an operator, in %s,', (language) => {
  const words = spoken[language];

  it('adds a city from the address in the browser to its first lead, without a terminal', async () => {
    const page = await signedInTwice(visit, operator, { size: 'desk' });
    await page.goto(`${visit.url}${words.path}/operator/sources`);
    await lookAround(page, `sources-${language}-list`);
    await page.getByRole('link', { name: words.add }).click();

    await page.getByLabel(words.address).fill('https://nowhere.invalid/permits.csv');
    visit.expectRefusal(page, { status: 400, url: '/api/operator/source-drafts' });
    await page.getByRole('button', { name: words.read }).click();
    await page.getByText(/nowhere\.invalid/).waitFor();
    await lookAround(page, `sources-${language}-address`);
    await page.getByLabel(words.address).fill(portal.page);
    await page.getByRole('button', { name: words.read }).click();

    await page.getByRole('heading', { name: words.columns }).waitFor();
    // Found by their names, and half of the rows are a plumber's.
    const select = (name: string) => page.getByLabel(name, { exact: true });
    expect(await select(words.id).inputValue()).toBe('permit_no');
    expect(await select(words.budget).inputValue()).toBe('est_cost');
    await page.getByText(words.dropped).first().waitFor();
    await page.getByRole('table').getByText(words.need).first().waitFor();
    await lookAround(page, `sources-${language}-columns`);

    await select(words.id).selectOption('');
    await page.getByText(words.noId, { exact: false }).first().waitFor();
    await expect.poll(() => page.getByRole('table').getByText(words.need).count()).toBe(0);
    await select(words.id).selectOption('permit_no');
    await page.getByRole('table').getByText(words.need).first().waitFor();

    await page.getByRole('link', { name: words.next }).click();
    const name = `La Grange ${language}`;
    await page.getByLabel(words.name, { exact: true }).fill(name);
    await page.getByLabel(words.city).fill('La Grange');
    await page.getByLabel(words.state).fill('ky');
    await lookAround(page, `sources-${language}-rules`);
    await page.getByRole('button', { name: words.finish }).click();

    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('link', { name: words.leads }).waitFor();
    await page.getByRole('heading', { name: words.gave }).waitFor();
    await lookAround(page, `sources-${language}-run`);
    expect(await lastRunOf(visit.url, name)).toMatchObject({ state: 'succeeded' });
    const csv = await page.evaluate(
      (path) => fetch(path).then((answer) => answer.text()),
      `/api/operator/sources/la-grange-${language}/left-out.csv`,
    );
    expect(csv.split('\r\n').length).toBeGreaterThan(Math.floor(ROWS / 9));
    await page.getByRole('link', { name: words.leads }).click();
    await page.waitForURL(/\/projects\?.*source=/);
  });

  it('does the same without scripts', async () => {
    const signed = await signedInTwice(visit, operator);
    const client = plainClient(visit.url, await cookiesOf(signed));
    const at = `${words.path}/operator/sources?tab=new`;
    const first = await client.open(at);
    const refused = await client.post(at, first, { address: 'https://nowhere.invalid/x.csv' });
    expect([refused.status, refused.errorOf('address')]).toEqual([400, expect.stringContaining('nowhere.invalid')]);
    const begun = await client.post(at, refused, { address: portal.page });
    expect(begun.leadsTo).toMatch(new RegExp(`^${words.path}/operator/sources\\?draft=sd_`));
    const columns = begun.leadsTo ?? '';
    const changed = await client.post(columns, await client.open(columns), { 'columns.budget': '' });
    expect(changed.leadsTo).toBe(columns);
    const rules = `${columns}&tab=rules`;
    const unnamed = await client.post(rules, await client.open(rules), { name: ' ' });
    expect([unnamed.status, unnamed.errorOf('name')]).toEqual([400, expect.any(String)]);
    const name = `Plain ${language}`;
    const added = await client.post(rules, unnamed, { name, city: 'La Grange', state: 'KY' });
    expect(added.leadsTo).toBe(`${words.path}/operator/sources?source=plain-${language}`);
    await expect.poll(() => lastRunOf(visit.url, name), { timeout: 30_000 }).toMatchObject({ state: 'succeeded' });
    // All its permits are known from the same portal already, or are its own first ones.
    const { document } = await client.open(added.leadsTo ?? '');
    expect(document.querySelector('h1')?.textContent).toBe(name);
    expect(document.body.textContent).toContain(words.gave);
  });
});

const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => [name, value] as const);

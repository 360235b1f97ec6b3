import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { LANGUAGES, type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look, lookAround } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { type MapName, mapOn, pinch, spotOf, swipe } from './support/map.ts';
import { api } from './support/submissions.ts';

const visit = journey();

/** Both languages take turns. */
const [language = 'en']: readonly Language[] = inTurn('languages of leads', LANGUAGES);
const spanish = language === 'es';
const say = (english: string, inSpanish: string) => (spanish ? inSpanish : english);
const at = (path: string) => pathIn(language, path);

const withoutScripts = { javaScriptEnabled: false, locale: spanish ? 'es-MX' : 'en-US' };
const context = (scripts: boolean) => (scripts ? { locale: withoutScripts.locale } : withoutScripts);

const CONTACT = say('Contact the Builder', 'Contactar al constructor');
const showAll = (page: Page) => page.getByRole('link', { name: say('Show All', 'Mostrar todos') });
const cards = (page: Page) => page.getByRole('article');
const isAll = (url: URL) => url.searchParams.get('projectType') === 'all';

/** A sample permit, which takes no bids, whose listing names somebody with an email address. */
async function aPermit(): Promise<Project & { street: string; email: string }> {
  const { body } = await api<Project[]>(visit.url, '/api/projects?limit=500');
  for (const project of body) {
    const email = /\S+@[\w.-]+\w/.exec(project.contactInfo ?? '')?.[0];
    const [, street] =
      /^(\d+ [^,]*[A-Za-z]{5}[^,]* (?:St|Ave|Rd|Ln|Dr|Pike|Hwy|Way|Pkwy|Blvd)), /.exec(project.location) ?? [];
    const isOver = project.status === 'bidding-open' || project.status === 'completed' || project.vanishedAt !== null;
    if (email && street && !isOver) return { ...project, street, email };
  }
  throw new Error('No sample permit names a contact with an email address');
}

/** Swaps two letters in the longest word of a street. */
function mistyped(street: string): string {
  const [longest = ''] = street.split(' ').toSorted((one, other) => other.length - one.length);
  return street.replace(longest, `${longest[0]}${longest[2]}${longest[1]}${longest.slice(3)}`);
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('the usual filter, %s', (_, scripts) => {
  it('says what it hides, leads to all leads with one tap, and remembers that', async () => {
    const page = await visit.open(at('/projects'), { context: context(scripts) });
    const { body } = await api<{ total: number; matching: number }>(visit.url, '/api/projects/facets');
    await page.getByText(say('leads are hidden', 'proyectos ocultos')).waitFor();
    if (scripts) await look(page, 'leads-hidden-phone');
    // The server draws what is on the map.
    else await page.locator('[data-map-view] svg svg').first().waitFor();
    await showAll(page).click();
    await page.waitForURL(isAll);
    await page
      .getByText(new RegExp(`^${body.total} `))
      .first()
      .waitFor();
    expect(await showAll(page).count()).toBe(0);
    // The next visit begins with all of them.
    await page.goto(visit.url + at('/'));
    await page.goto(visit.url + at('/projects'));
    await page.waitForURL(isAll);
    await page.getByRole('link', { name: say('Show only what is open', 'Mostrar solo los abiertos') }).click();
    await page.waitForURL((url) => !isAll(url));
    await showAll(page).waitFor();
    await page.goto(visit.url + at('/projects'));
    await showAll(page).waitFor();
  });
});

it('a plumber finds a permit by a mistyped address, and writes to the builder', async () => {
  const permit = await aPermit();
  const page = await visit.open(at(`/projects?projectType=all`), { context: context(true), size: 'desk' });
  await page.getByRole('complementary').getByRole('searchbox').fill(mistyped(permit.street));
  await page.waitForURL((url) => url.searchParams.has('search'));
  const card = page.getByRole('article', { name: permit.title });
  await card.getByText(say('Needs a plumber:', 'Necesita plomero:')).waitFor();
  expect(
    await cards(page)
      .getByRole('button', { name: say('Not Available', 'No disponible') })
      .count(),
  ).toBe(0);
  await look(page, 'leads-found-desk');
  await card.getByRole('button', { name: CONTACT }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(say('once a day', 'una vez al día')).waitFor();
  const mail = dialog.getByRole('link', { name: permit.email });
  expect(await mail.getAttribute('href')).toBe(`mailto:${permit.email}`);
  await dialog.locator('[name=name]').fill('Ann Lee');
  await dialog.locator('[name=company]').fill('Acme Plumbing');
  await dialog.locator('[name=email]').fill('ann.leads@acme.example.com');
  await look(page, 'leads-contact-desk');
  await dialog.getByRole('button', { name: say('Generate AI Outreach Script', 'Generar mensaje con IA') }).click();
  await dialog.getByRole('button', { name: say('Send Outreach', 'Enviar mensaje') }).click();
  const sent = await visit.mailbox.wait({ to: permit.email.toLowerCase(), channel: 'email' });
  expect(sent.text).toContain('Acme Plumbing');
});

it.each([
  ['without scripts', false],
  ['with scripts', true],
])('a plumber writes to the builder on pages of their own, %s', async (_, scripts) => {
  const permit = await aPermit();
  const page = await visit.open(at(`/projects?projectType=all&search=${encodeURIComponent(mistyped(permit.street))}`), {
    context: context(scripts),
    refusals: scripts ? [] : [{ status: 400, url: /contact=write/ }],
  });
  const builder = page.getByRole('article', { name: permit.title }).getByRole('link', { name: CONTACT });
  if (scripts) await page.goto(`${visit.url}${at(`/projects/${permit.id}?contact=write`)}`);
  else await builder.click();
  await page.locator(`a[href="mailto:${permit.email}"]`).waitFor();
  const company = scripts ? 'Bell Pipes' : 'Bell Plumbing';
  await page.locator('[name=company]').fill(company);
  await page.locator('[name=email]').fill(scripts ? 'bob@bell.example.com' : 'bea@bell.example.com');
  const generate = page.getByRole('button', { name: say('Generate AI Outreach Script', 'Generar mensaje con IA') });
  await generate.click();
  // What is missing is said at its field, and what was entered stays.
  await page.locator('[aria-invalid=true][name=name]').waitFor();
  expect(await page.locator('[name=company]').inputValue()).toBe(company);
  if (scripts) await look(page, 'leads-write-phone');
  await page.locator('[name=name]').fill('Bea Bell');
  await generate.click();
  const send = page.getByRole('button', { name: say('Send Outreach', 'Enviar mensaje') });
  await send.waitFor();
  if (scripts) await look(page, 'leads-preview-phone');
  await send.click();
  await page.getByRole('heading', { name: say('Outreach Successful!', '¡Contacto realizado!') }).waitFor();
  const to = permit.email.toLowerCase();
  const sent = await visit.mailbox.wait({ to, channel: 'email', matching: new RegExp(company) });
  expect(sent.text).toContain('Bea Bell');
});

it('filters by place, need and value stand in the address and as chips, also without scripts', async () => {
  const page = await visit.open(at('/projects?projectType=all'), { context: context(false), size: 'desk' });
  const filters = page.getByRole('complementary');
  await filters.locator('[name=near]').fill('40202');
  await filters.locator('[name=within]').selectOption('25');
  await filters.locator('[name=need][value=likely]').check();
  await filters.locator('[name=need][value=yes]').check();
  await filters.locator('[name=builder]').selectOption('named');
  await filters.getByRole('button', { name: say('Show', 'Mostrar'), exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('near') === '40202');
  const { headers } = await fetch(`${visit.url}/api/projects?near=40202&within=25&need=likely&need=yes&builder=named`);
  const total = headers.get('x-total-count');
  expect(Number(total)).toBeGreaterThan(0);
  await page
    .getByText(new RegExp(`^${total} `))
    .first()
    .waitFor();
  const chips = page.getByRole('list', { name: say('Chosen filters', 'Filtros elegidos') });
  expect(await chips.getByRole('listitem').count()).toBe(4);
  await chips.getByRole('link').first().click();
  await page.waitForURL((url) => !url.searchParams.has('near'));
});

describe('on a phone, by touch', () => {
  const scrolled = (page: Page) => page.evaluate(() => scrollY);

  it.each<MapName>(['schematic', 'street'])(
    'one finger scrolls the page over the %s map, two move it',
    async (name) => {
      const page = await visit.open('/map', { size: 'phone', context: { colorScheme: 'dark' } });
      const map = await mapOn(page, name);
      await spotOf(map.view);
      const before = await scrolled(page);
      await swipe(page, map, { x: 0, y: -120 });
      await map.card.getByText('Two fingers move the map').waitFor();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 40);
      expect(map.position()).toBeUndefined();
      await look(page, `leads-hint-${name}-phone-dark`);
      await map.card.getByText('Two fingers move the map').waitFor({ state: 'detached' });
      const zoom = await map.zoom();
      await pinch(page, map, 80, 120);
      await expect.poll(() => map.position()).toBeDefined();
      expect(await map.zoom()).not.toBe(zoom);
      const held = map.card.getByRole('button', { name: 'Map Held: Let Go' });
      expect(await held.count()).toBe(0);
    },
  );

  it('a tap beside the markers holds the map, which one finger then moves', async () => {
    const page = await visit.open('/map', { size: 'phone' });
    const map = await mapOn(page, 'schematic');
    await spotOf(map.view);
    const beside = await map.view.evaluate((view) => {
      const { left, top, width, height } = view.getBoundingClientRect();
      const places = Array.from({ length: 81 }, (_, at) => ({
        x: left + (width * (1 + (at % 9))) / 10,
        y: top + (height * (1 + Math.floor(at / 9))) / 10,
      }));
      return places.find(({ x, y }) => {
        const there = document.elementFromPoint(x, y);
        return there && view.contains(there) && !there.closest('button, a, [data-over-map]');
      });
    });
    if (!beside) throw new Error('Markers cover the map');
    await page.touchscreen.tap(beside.x, beside.y);
    const letGo = map.card.getByRole('button', { name: 'Map Held: Let Go' });
    await letGo.waitFor();
    const before = await scrolled(page);
    await swipe(page, map, { x: -40, y: -60 });
    await expect.poll(() => map.position()).toBeDefined();
    expect(await scrolled(page)).toBe(before);
    await letGo.tap();
    await letGo.waitFor({ state: 'detached' });
  });

  it('the street map fits what matches', async () => {
    const { body } = await api<Project[]>(visit.url, '/api/projects?county=Oldham&limit=500');
    const placed = body.filter(({ latitude }) => latitude !== null);
    expect(placed.length).toBeGreaterThan(1);
    const page = await visit.open('/map?county=Oldham%20County', { size: 'phone' });
    const map = await mapOn(page, 'street');
    const marks = map.view.locator('[data-mark]');
    await marks.first().waitFor();
    const counts = await map.clusters.allInnerTexts();
    const drawn = counts.reduce((sum, text) => sum + Number(text), await map.pins.count());
    expect(drawn).toBeGreaterThanOrEqual(placed.length);
    expect(await map.zoom()).not.toBe('10');
  });
});

it('the builder that a permit names has a page, whose numbers lead to its permits, also without scripts', async () => {
  const { body } = await api<Project[]>(visit.url, '/api/projects?search=tenant%20improvement&limit=50');
  const permit = body.find(({ contractor }) => contractor?.startsWith('Limestone Interiors'));
  if (!permit) throw new Error('A sample permit names Limestone Interiors');
  const firm = `/firms/limestone-interiors-ky`;
  await expect.poll(async () => (await fetch(`${visit.url}/api${firm}`)).status, { timeout: 30_000 }).toBe(200);
  const page = await visit.open(at(`/projects/${permit.id}`), { context: context(false) });
  await page.getByRole('link', { name: 'Limestone Interiors' }).click();
  await page.waitForURL((url) => url.pathname === at(firm));
  await page
    .getByText(say('It proves authorized work, not quality.', 'Demuestra trabajo autorizado, no calidad.'))
    .waitFor();
  await page.getByRole('link', { name: say('General contractor', 'Contratista general') }).click();
  await page.waitForURL((url) => url.searchParams.get('role') === 'general' && url.hash === '#permits');
  await page.locator('#permits').getByRole('link', { name: permit.title }).waitFor();
  const drawn = await visit.open(at(firm), { context: context(true) });
  await lookAround(drawn, 'firm');
  const unknown = await fetch(`${visit.url}/firms/nobody-ky`);
  expect(unknown.status).toBe(404);
});

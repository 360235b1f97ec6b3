import { describe, expect, it } from 'vitest';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { isWebBuilt } from '../http/web-pages.ts';
import { plainVisitor, type SeenPage } from '../testing/plain-visitor.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const { app, ctx, runJobs } = await testApp(database);
const WIZARD = '/request-service';
const near = { city: 'Louisville', state: 'KY', latitude: 38.24, longitude: -85.72 };
const names = ['Beargrass Plumbing', 'Falls City Drain', 'Highlands Pipe'];
for (const companyName of names) await aContractor(ctx, { companyName, ...near });

const details = {
  description: 'The kitchen sink leaks',
  customerName: 'Ana Delgado',
  customerPhone: '502 555 0177',
  customerEmail: 'ana@example.com',
  address: '1127 Cherokee Rd',
};
const heading = ({ document }: SeenPage) => document.querySelector('h1')?.textContent;
/** What a post answers, without the page: it is too large to be printed. */
const outcome = ({ status, leadsTo }: SeenPage) => ({ status, leadsTo });
const text = ({ document }: SeenPage) => document.querySelector('main')?.textContent ?? '';

/** Walks to the third step, as a plumber's customer in Louisville. */
async function atContractors() {
  const visitor = plainVisitor(app);
  const first = await visitor.open(WIZARD);
  const chosen = await visitor.press(first, 'Plumbing');
  expect(outcome(chosen)).toEqual({ status: 303, leadsTo: `${WIZARD}?step=location` });
  const zipTab = `${WIZARD}?step=location&by=zip`;
  const placed = await visitor.press(await visitor.open(zipTab), 'Continue', { zipCode: '40204' });
  expect(outcome(placed)).toEqual({ status: 303, leadsTo: `${WIZARD}?step=selectPlumber` });
  return { visitor, page: await visitor.open(`${WIZARD}?step=selectPlumber`) };
}

/** Asks by a button, confirms, and fills in the details. Returns the page after sending. */
async function ask(button: RegExp | string, confirm: string) {
  const { visitor, page } = await atContractors();
  const question = await visitor.press(page, button);
  expect(question.status).toBe(200);
  const confirmed = await visitor.press(question, confirm);
  expect(outcome(confirmed)).toEqual({ status: 303, leadsTo: `${WIZARD}?step=details` });
  const form = await visitor.open(`${WIZARD}?step=details`);
  const sent = await visitor.press(form, 'Submit Request', details);
  return { visitor, form, sent };
}
const requests = async () =>
  (await database.pool.query<{ count: number }>('select count(*)::int from service_requests')).rows[0]?.count;

describe.runIf(isWebBuilt())('a request without scripts', () => {
  it('goes to the contractor that was selected, and leads to its tracking page', async () => {
    const { visitor, sent } = await ask(/^Select$/, 'Select Craftsman');
    expect(outcome(sent)).toEqual({ status: 303, leadsTo: '/congratulations' });
    const thanks = await visitor.open('/congratulations');
    expect(thanks.caching).toBe('no-store');
    expect(heading(thanks)).toBe('Request Submitted Successfully!');
    expect(text(thanks)).toContain('ana@example.com');
    const track = thanks.document.querySelector('a[href^="/track/"]')?.getAttribute('href') ?? '';
    expect((await visitor.open(track)).status).toBe(200);
    await runJobs();
    const { rows } = await database.pool.query('select text from messages where recipient = $1', ['ana@example.com']);
    expect(JSON.stringify(rows)).toContain(track);
  });

  it('goes to the three best matches', async () => {
    const { visitor, sent } = await ask('Ask the 3 best matches', 'Ask these 3');
    expect(outcome(sent)).toEqual({ status: 303, leadsTo: `${WIZARD}?step=results` });
    const results = await visitor.open(`${WIZARD}?step=results`);
    expect(text(results)).toContain('Notifications sent to local plumbing specialists');
    for (const name of names) expect(text(results)).toContain(name);
  });

  it('is left open for contractors to come', async () => {
    const { visitor, form, sent } = await ask('Let contractors come to me', 'Let them come');
    expect(form.document.querySelector('[name=budgetMax]')).not.toBeNull();
    expect(outcome(sent)).toEqual({ status: 303, leadsTo: '/congratulations' });
    expect(text(await visitor.open('/congratulations'))).toContain('Your service request is open');
  });

  it('is one request, however often the form is sent, and nothing of the answers stays', async () => {
    const before = await requests();
    const { visitor, page } = await atContractors();
    await visitor.press(await visitor.press(page, /^Select$/), 'Select Craftsman');
    const last = `${WIZARD}?step=details`;
    const form = await visitor.open(last);
    const twice = await Promise.all([1, 2].map(() => visitor.press(form, 'Submit Request', details)));
    expect(twice.map(({ status, leadsTo }) => [status, leadsTo])).toEqual(Array(2).fill([303, '/congratulations']));
    const late = await visitor.press(form, 'Submit Request', details);
    expect(late.status).toBe(409);
    expect(heading(late)).toBe('Request Submitted Successfully!');
    expect(await requests()).toBe((before ?? 0) + 1);
    const reply = await app.inject({ url: '/api/service-request-draft', cookies: visitor.cookies });
    expect(reply.json()).toMatchObject({ draft: null, receipt: { customerEmail: 'ana@example.com' } });
    expect((await visitor.open(WIZARD)).document.querySelector('main')?.textContent).not.toContain('You started');
  });
});

describe.runIf(isWebBuilt())('a step without scripts', () => {
  it('says at its field what is wrong, and keeps the input', async () => {
    const visitor = plainVisitor(app);
    await visitor.press(await visitor.open(WIZARD), 'Plumbing');
    const zipTab = `${WIZARD}?step=location&by=zip`;
    const location = await visitor.open(zipTab);
    for (const [zipCode, message] of [
      ['4020', 'valid 5-digit'],
      ['00000', "don't know this zip"],
    ] as const) {
      const wrong = await visitor.press(location, 'Continue', { zipCode });
      expect(wrong.status).toBe(400);
      expect(wrong.errorOf('location-zipCode')).toContain(message);
      expect(wrong.document.querySelector('#location-zipCode')?.value).toBe(zipCode);
    }
    const cityTab = `${WIZARD}?step=location`;
    const cities = await visitor.open(cityTab);
    expect((await visitor.press(cities, 'Continue')).errorOf('location-city')).toContain('select a city');
    const unknown = await visitor.press(cities, 'Continue', { search: 'Nowhereville, KY' });
    expect(unknown.errorOf('location-search')).toContain("don't know this city");
    expect(unknown.document.querySelector('#location-search')?.value).toBe('Nowhereville, KY');
    expect((await visitor.press(cities, 'Continue', { search: 'Paducah, KY' })).status).toBe(303);
    expect(text(await visitor.open(cityTab))).toContain('Paducah, KY');
  });

  it('of the details keeps everything that was typed', async () => {
    const { visitor, page } = await atContractors();
    await visitor.press(await visitor.press(page, 'Let contractors come to me'), 'Let them come');
    const last = `${WIZARD}?step=details`;
    const form = await visitor.open(last);
    const typed = { ...details, customerPhone: '555 0177', urgency: 'high', preferredDate: '2036-12-04' };
    const wrong = await visitor.press(form, 'Submit Request', typed);
    expect(wrong.status).toBe(400);
    expect(wrong.errorOf('customerPhone')).toContain('Phone number is required');
    expect(wrong.document.querySelector('textarea')?.value).toBe(details.description);
    expect(wrong.document.querySelector('[name=urgency]:checked')?.value).toBe('high');
    expect(wrong.document.querySelector('[name=preferredDate]')?.value).toBe('2036-12-04');
  });

  it('understands a sentence, and asks whether it is a job', async () => {
    const visitor = plainVisitor(app);
    const first = await visitor.open(WIZARD);
    const no = await visitor.press(first, 'Process with AI', { text: 'What is the capital of France?' });
    expect(no.leadsTo).toBe(`${WIZARD}?step=location`);
    const asked = await visitor.open(`${WIZARD}?step=location`);
    expect(text(asked)).toContain('Is it work on a building?');
    const said = 'Water heater leaks in the basement, I am in 40204';
    const yes = await visitor.press(asked, 'Process with AI', { text: said });
    expect(yes.leadsTo).toBe(`${WIZARD}?step=location`);
    const location = await visitor.open(`${WIZARD}?step=location`);
    expect(text(location)).toContain('Understood:');
    expect(text(location)).toContain('Louisville, KY 40204');
  });

  it('asks about a danger in doubt alone, and warns', async () => {
    const visitor = plainVisitor(app);
    const doubt = 'A strange smell in the laundry room';
    await visitor.press(await visitor.open(WIZARD), 'Process with AI', { text: doubt });
    const asked = await visitor.open(WIZARD);
    expect(text(asked)).toContain('Do you smell gas now?');
    expect(text(asked)).not.toContain('Or choose the kind of work');
    const warned = await visitor.press(asked, 'Yes, now');
    expect(warned.leadsTo).toBe(`${WIZARD}?step=location`);
    expect(text(await visitor.open(`${WIZARD}?step=location`))).toContain('leave the house now');
  });

  it('begins with what a link has chosen, and with the contractor of that link', async () => {
    const { id } = await aContractor(ctx, { companyName: 'Derby City Pipe', ...near });
    const link = `${WIZARD}?workType=plumbing&contractor=${id}&by=zip`;
    const visitor = plainVisitor(app);
    const location = await visitor.open(link);
    expect(heading(location)).toBe('Service Location');
    expect(visitor.cookies).toEqual({});
    const placed = await visitor.press(location, 'Continue', { zipCode: '40204' });
    expect(placed.leadsTo).toBe(`${WIZARD}?step=selectPlumber&contractor=${id}`);
    const list = await visitor.open(placed.leadsTo ?? '');
    expect(list.document.querySelector('article h3')?.textContent).toBe('Derby City Pipe');
  });

  it('is the first one that is missing, whatever the address says', async () => {
    const visitor = plainVisitor(app);
    expect(heading(await visitor.open(`${WIZARD}?step=details`))).toBe('What do you need done?');
    await visitor.press(await visitor.open(WIZARD), 'Electrical');
    expect(heading(await visitor.open(`${WIZARD}?step=details`))).toBe('Service Location');
    const over = await visitor.press(await visitor.open(`${WIZARD}?step=location`), 'Start over');
    expect(over.leadsTo).toBe(WIZARD);
    expect(heading(await visitor.open(`${WIZARD}?step=location`))).toBe('What do you need done?');
  });
});

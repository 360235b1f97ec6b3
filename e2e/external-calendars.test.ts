import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { anEvent, caldavServer } from '../server/src/app/adapters/calendars/testing/caldav-server.ts';
import { startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { registered, signedIn } from './support/account.ts';
import { openAsContractor, submitByApi } from './support/customer.ts';
import { lookTwice } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { findPlumbers } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

/** The next Wednesday that is at least two days away. */
const WEDNESDAY = [2, 3, 4, 5, 6, 7, 8]
  .map((days) => new Date(Date.now() + days * 86_400_000))
  .filter((day) => day.getUTCDay() === 3)
  .map((day) => day.toISOString().slice(0, 10))[0] as string;

/** A calendar program's server: busy on Wednesday morning, with what nobody else should read. */
const ICS = `BEGIN:VCALENDAR\r
VERSION:2.0\r
PRODID:-//Test//EN\r
BEGIN:VEVENT\r
UID:1\r
DTSTAMP:20261101T000000Z\r
DTSTART;TZID=America/New_York:${WEDNESDAY.replaceAll('-', '')}T080000\r
DTEND;TZID=America/New_York:${WEDNESDAY.replaceAll('-', '')}T120000\r
SUMMARY:Dentist of Zelda\r
END:VEVENT\r
END:VCALENDAR\r
`;
const server = createServer((request, response) => {
  if (request.url !== '/dana.ics') return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'text/calendar', etag: '"1"' }).end(ICS);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

/** Dana's calendar server, with two calendars. */
const dav = await caldavServer();
dav.calendars.set('home', { name: 'Family', holds: ['VEVENT'], objects: new Map() });
const morning = (hour: string) => `;TZID=America/New_York:${WEDNESDAY.replaceAll('-', '')}T${hour}0000`;
dav.put('work', '1.ics', anEvent('1', morning('08'), morning('12')));
afterAll(dav.close);

const visit = journey({ own: { env: { CALENDAR_PRIVATE_ORIGINS: `${origin},${dav.origin}` } } });

/** Gives a contractor of the demonstration to an account. */
async function giveTo(email: string, company: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: visit.product?.dataDir ?? '' });
  const database = new pg.Client({ connectionString: postgres.connectionString });
  await database.connect();
  await database.query(
    `update contractors set is_claimed = true, owner_id = (select id from users where email = $1) where company_name = $2`,
    [email, company],
  );
  await database.end();
  await postgres.stop();
}

describe('a contractor who keeps a calendar elsewhere', () => {
  it('connects it by its address, and customers are not offered the times at which it is busy', async () => {
    const [, picked] = await findPlumbers(visit.url);
    const owner = await registered(visit, 'Dana', 'craftsman');
    await giveTo(owner.email, picked?.companyName ?? '');
    const page = await signedIn(visit, owner, { size: 'desk' });
    await page.goto(`${visit.url}/dashboard/craftsman?tab=settings`);
    const settings = page.getByRole('region', { name: 'Calendars you keep elsewhere' });
    await settings.getByText('No calendar is connected.').waitFor();
    await settings.getByLabel('ICS address').fill('not an address');
    await settings.getByRole('button', { name: 'Connect', exact: true }).click();
    await settings.getByLabel('ICS address').and(page.locator('[aria-invalid=true]')).waitFor();
    await settings.getByLabel('ICS address').fill(`${origin}/dana.ics`);
    await settings.getByRole('textbox', { name: /^Name/ }).fill('Work');
    await settings.getByRole('button', { name: 'Connect', exact: true }).click();
    await seeToast(page, 'Calendar connected', 'It is being read now, and regularly after that.');
    await settings.getByText('Up to date').waitFor({ timeout: patience(30_000) });
    await settings.getByLabel('ICS address').fill(`${origin}/gone.ics`);
    await settings.getByRole('button', { name: 'Connect', exact: true }).click();
    await settings.getByText(/^There is nothing at its address/).waitFor({ timeout: patience(30_000) });
    await lookTwice(page, 'external-calendars');
    expect(await page.content()).not.toContain('dana.ics');

    const customer = await submitByApi(visit, { pick: 1 });
    const contractor = await openAsContractor(visit, customer.requestNumber, '?action=accept');
    await contractor.getByRole('button', { name: 'Accept, free' }).click();
    await contractor
      .getByText(/^You are connected with/)
      .first()
      .waitFor();
    await customer.page.getByRole('link', { name: 'Schedule', exact: true }).click();
    await customer.page.getByLabel('Date', { exact: true }).fill(WEDNESDAY);
    const slots = customer.page.getByRole('group', { name: /^Free times on/ }).getByRole('button');
    await slots.first().waitFor();
    const times = await slots.allTextContents();
    expect(times.filter((time) => time.includes('AM'))).toEqual([]);
    expect(await customer.page.content()).not.toContain('Zelda');

    const rules = page.getByRole('region', { name: 'When customers can book' });
    await rules.getByLabel('Visits a day').selectOption('At most 3');
    await rules.getByLabel('Notice').selectOption('7 days');
    await rules.getByRole('button', { name: 'Save' }).click();
    await seeToast(page, 'Saved', 'Customers are offered times by these rules from now on.');
    await customer.page.reload();
    await customer.page.getByLabel('Date', { exact: true }).fill(WEDNESDAY);
    await customer.page.getByText(/^No time that long is free/).waitFor();
    const schedule = await contractor
      .getByRole('link', { name: /^Schedule/ })
      .first()
      .getAttribute('href');
    await contractor.goto(new URL(schedule ?? '', visit.url).href);
    await contractor.getByLabel('Date', { exact: true }).fill(WEDNESDAY);
    await contractor.getByText('Times that customers can’t book').click();
    await contractor.getByText('Sooner than the notice you ask for').waitFor();
    await lookTwice(contractor, 'slot-refusals');
    await rules.getByLabel('Notice').selectOption('None');
    await rules.getByRole('button', { name: 'Save' }).click();
    await seeToast(page, 'Saved', 'Customers are offered times by these rules from now on.');

    const off = page.getByRole('region', { name: 'Days off' });
    await off.getByLabel('First day').fill(WEDNESDAY);
    await off.getByLabel('Last day').fill('2026-01-01');
    await off.getByRole('button', { name: 'Add' }).click();
    await off.getByText('Choose a last day that is not before the first').waitFor();
    await off.getByLabel('Last day').fill('');
    await off.getByRole('button', { name: 'Add' }).click();
    await seeToast(page, 'Days off added', 'Customers are offered no times then.');
    await lookTwice(page, 'days-off');
    await customer.page.reload();
    await customer.page.getByLabel('Date', { exact: true }).fill(WEDNESDAY);
    await customer.page.getByText(/^No time that long is free/).waitFor();
    await off.getByRole('button', { name: /^Remove/ }).click();
    await off.getByText('No days off are planned.').waitFor();

    await settings
      .getByRole('listitem')
      .filter({ hasText: 'Up to date' })
      .getByRole('button', { name: 'Disconnect' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await settings.getByText('Up to date').waitFor({ state: 'detached' });
    await customer.page.reload();
    await customer.page.getByLabel('Date', { exact: true }).fill(WEDNESDAY);
    await expect
      .poll(async () => (await slots.allTextContents()).some((time) => time.includes('AM')), {
        timeout: patience(10_000),
      })
      .toBe(true);
  });

  it('connects a CalDAV server by its login, and chooses which of its calendars count', async () => {
    const [picked] = await findPlumbers(visit.url);
    const owner = await registered(visit, 'Dana', 'craftsman');
    await giveTo(owner.email, picked?.companyName ?? '');
    const page = await signedIn(visit, owner, {
      size: 'desk',
      refusals: [{ status: 400, url: '/api/craftsman/calendar-accounts' }],
    });
    const path = `${visit.url}/dashboard/craftsman?tab=settings`;
    await page.goto(path);
    const settings = page.getByRole('region', { name: 'Calendars you keep elsewhere' });
    await settings.getByLabel('Server or email address').fill(dav.origin);
    await settings.getByLabel('User name').fill('dana@example.com');
    await settings.getByLabel('App password').fill('wrong');
    await settings.getByRole('button', { name: 'Find calendars' }).click();
    await settings
      .getByText('The server refuses this user name or password. Most providers need an app password.')
      .waitFor();
    await settings.getByLabel('App password').fill('app-password');
    await settings.getByRole('button', { name: 'Find calendars' }).click();
    await seeToast(page, 'Calendar server connected', 'Choose which of its calendars count.');
    await settings.getByRole('checkbox', { name: 'Work' }).check();
    await settings.getByRole('button', { name: /^Save choice/ }).click();
    await seeToast(page, 'Saved', 'The ticked calendars are being read now, and regularly after that.');
    await settings.getByText('Up to date').waitFor({ timeout: patience(30_000) });
    await lookTwice(page, 'calendar-accounts');
    expect(await page.content()).not.toMatch(/app-password|Zelda/);

    const plain = await signedIn(visit, owner, { context: { javaScriptEnabled: false } });
    await plain.goto(path);
    await plain.getByRole('checkbox', { name: 'Family' }).check();
    await plain.getByRole('button', { name: /^Save choice/ }).click();
    await plain.getByRole('button', { name: 'Read now Family' }).waitFor();
    await plain.getByRole('button', { name: /^Disconnect server/ }).click();
    await plain.getByText('No calendar is connected.').waitFor();
    await plain.getByLabel('Server or email address').fill(dav.origin);
    await plain.getByLabel('User name').fill('dana@example.com');
    await plain.getByLabel('App password').fill('app-password');
    await plain.getByRole('button', { name: 'Find calendars' }).click();
    await plain.getByRole('checkbox', { name: 'Work' }).waitFor();
  });
});

import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { registered } from './support/account.ts';
import { openAsContractor, type Submitted, submitByApi } from './support/customer.ts';
import { look, lookTwice } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { linkIn } from './support/mailbox.ts';
import { plumblineCommand } from './support/operator.ts';
import { secured, signedInTwice } from './support/second-factor.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey({ own: {} });

/** Creates a request that its contractor has accepted for free, as their first. */
async function accepted(pick: number): Promise<{ customer: Submitted; contractor: Page }> {
  const customer = await submitByApi(visit, { pick });
  const contractor = await openAsContractor(visit, customer.requestNumber, '?action=accept');
  await contractor.getByRole('button', { name: 'Accept, free' }).click();
  await contractor
    .getByText(/^You are connected with/)
    .first()
    .waitFor();
  return { customer, contractor };
}

/**
 * Advances time until a request's appointment begins in the given number of minutes: moves it, its reminders and their
 * jobs closer.
 */
async function letTimePass(requestNumber: string, minutesToStart: number): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: visit.product?.dataDir ?? '' });
  const database = new pg.Client({ connectionString: postgres.connectionString });
  await database.connect();
  const { rows } = await database.query(
    `select id, starts_at - now() - make_interval(mins => $2) as passed from appointments
      where status = 'booked' and request_id = (
        select about_id from messages where about_kind = 'service-request' and subject like $1 limit 1)`,
    [`%${requestNumber}%`, minutesToStart],
  );
  expect(rows).toHaveLength(1);
  const { id, passed } = rows[0];
  await database.query(
    `with nearer as (
        update appointments set starts_at = starts_at - $2::interval, ends_at = ends_at - $2::interval where id = $1),
      earlier as (
        update appointment_reminders set due_at = due_at - $2::interval where appointment_id = $1 and status = 'planned')
      update graphile_worker._private_jobs set run_at = run_at - $2::interval
        where key like 'appointment-reminder:' || $1 || ':%'`,
    [id, passed],
  );
  await database.end();
  await postgres.stop();
}

const inDays = (days: number): string => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });
  return format.format(new Date(Date.now() + days * 86_400_000));
};

/** Returns the next Tuesday that is at least two days away, a day on which everyone works. */
function aTuesday(after = 2): string {
  for (let days = after; ; days += 1) {
    const day = inDays(days);
    if (new Date(`${day}T12:00:00Z`).getUTCDay() === 2) return day;
  }
}

describe('an appointment', () => {
  it('goes from the accepted request to the form, to another time, to completed work and the review', async () => {
    const { customer, contractor } = await accepted(3);
    const { page, email, company } = customer;

    await page.getByRole('link', { name: 'Schedule', exact: true }).click();
    await page.getByRole('heading', { name: /^Schedule Service: / }).waitFor();
    expect(await page.getByLabel('Customer name').inputValue()).toBe('Ana Delgado');
    expect(await page.getByLabel('Date', { exact: true }).getAttribute('min')).toBe(inDays(0));
    await page.getByLabel('Date', { exact: true }).fill(aTuesday());
    const slots = page.getByRole('group', { name: /^Free times on/ }).getByRole('button');
    await slots.first().waitFor();
    await slots.nth(2).click();
    await lookTwice(page, 'appointment-1-form');
    await page.getByRole('button', { name: 'Schedule Appointment' }).click();
    await seeToast(
      page,
      'Appointment Scheduled! 📅',
      'Calendar invitations are on their way, and automated reminders are set for both sides.',
    );
    await page.getByText(`Booked with ${company}`).waitFor();
    await page.getByText('24 hours before').waitFor();
    await lookTwice(page, 'appointment-2-booked');

    const invites = async () =>
      (await visit.mailbox.read({ to: email })).filter(({ calendar }) => calendar?.method === 'REQUEST');
    await expect.poll(async () => (await invites()).length, { timeout: patience(15_000) }).toBe(1);
    const [invite] = await invites();
    expect(invite?.calendar?.content).toContain('BEGIN:VTIMEZONE');
    const mailbox = await visit.open(`/dev/mailbox?message=${invite?.id ?? ''}`, { size: 'desk' });
    await mailbox.getByRole('heading', { name: 'Invitation' }).waitFor();
    await look(mailbox, 'appointment-2-invite-desk');
    const file = await page.request.get(
      new URL((await page.getByRole('link', { name: 'Calendar file (.ics)' }).getAttribute('href')) ?? '', visit.url)
        .href,
    );
    expect(await file.text()).toContain('BEGIN:VEVENT');

    // The contractor's page updates by itself.
    await contractor.getByRole('link', { name: 'See the Appointment' }).click();
    await contractor.getByText('Booked with the customer').waitFor();
    await contractor.getByRole('button', { name: 'Reschedule' }).click();
    const dialog = contractor.getByRole('dialog', { name: 'Move the appointment' });
    await dialog.getByLabel('Date', { exact: true }).fill(aTuesday(9));
    await dialog.getByLabel('Reason').selectOption('weather');
    await look(contractor, 'appointment-3-move');
    await dialog.getByRole('button', { name: 'Move Appointment' }).click();
    await seeToast(contractor, 'Appointment Moved', 'We have notified the other side, and the reminders move with it.');
    await visit.mailbox.wait({ to: email, matching: /weather/ });
    await lookTwice(contractor, 'appointment-4-moved');

    await letTimePass(customer.requestNumber, 24 * 60 - 1);
    await visit.mailbox.wait({ to: email, matching: /^Reminder, 24 hours before/ });
    await page.reload();
    const ledger = page.getByRole('listitem').filter({ hasText: '24 hours before' }).first();
    await ledger.getByText('Sent').waitFor();
    await ledger.getByText('Planned').waitFor({ state: 'detached' });
    await letTimePass(customer.requestNumber, 59);
    await visit.mailbox.wait({ to: email, matching: /^Reminder, 1 hour before/ });
    await contractor.reload();
    await contractor.getByText('Not confirmed').waitFor();
    await lookTwice(contractor, 'appointment-4-not-confirmed');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText('By you').waitFor();
    await contractor.getByText('By the customer').waitFor();

    await contractor.getByRole('link', { name: 'Back to the request' }).click();
    await contractor.getByRole('button', { name: 'Start work' }).click();
    await contractor.getByRole('dialog').getByRole('button', { name: 'Start work' }).click();
    await contractor.getByRole('button', { name: 'Complete' }).click();
    await contractor.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
    const asked = await visit.mailbox.wait({ to: email, matching: /^Is the work done\?/ });
    await page.goto(linkIn(asked, '/track/'));
    await page.getByRole('button', { name: "Yes, it's done" }).click();
    const review = await visit.mailbox.wait({ to: email, matching: /\/review\// });
    await page.goto(linkIn(review, '/review/'));
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('is canceled with a reason, and the job stays', async () => {
    const { customer, contractor } = await accepted(4);
    const { page } = customer;
    await contractor.getByRole('link', { name: 'Schedule', exact: true }).click();
    await contractor.getByLabel('Date', { exact: true }).fill(aTuesday());
    await contractor.getByLabel('Time', { exact: true }).fill('10:30');
    await contractor.getByRole('button', { name: 'Schedule Appointment' }).click();
    await contractor.getByText('Booked with the customer').waitFor();

    await page.getByText('Your service has been scheduled.').first().waitFor();
    await page.getByRole('region', { name: 'Your appointment' }).getByText('24 hours before').waitFor();
    await lookTwice(page, 'appointment-5-tracking');
    await page.getByRole('link', { name: 'See the Appointment' }).click();
    await page.getByRole('button', { name: 'Cancel appointment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' });
    await dialog.getByLabel('Reason').selectOption('illness');
    await look(page, 'appointment-5-cancel');
    await dialog.getByRole('button', { name: 'Cancel Appointment' }).click();
    await page.getByText('This appointment was canceled').waitFor();
    await page.getByRole('button', { name: 'Book another time' }).waitFor();
    await lookTwice(page, 'appointment-6-cancelled');
    await contractor.getByText('This appointment was canceled').waitFor();

    await page.getByRole('button', { name: 'Book another time' }).click();
    await page.getByLabel('Date', { exact: true }).fill(aTuesday());
    await page.getByLabel('Time', { exact: true }).fill('11:30');
    await page.getByRole('button', { name: 'Schedule Appointment' }).click();
    const early = page.getByRole('checkbox', { name: /Text me between 9 PM and 8 AM/ });
    expect(await early.isChecked()).toBe(false);
    const saved = page.waitForResponse((reply) => reply.request().method() !== 'GET' && reply.url().includes('/api/'));
    await early.check();
    expect((await saved).ok()).toBe(true);
    await page.reload();
    await early.waitFor();
    expect(await early.isChecked()).toBe(true);

    await letTimePass(customer.requestNumber, -10);
    await page.reload();
    await page.getByRole('button', { name: 'The contractor did not show up' }).click();
    const absence = page.getByRole('dialog', { name: 'Nobody came?' });
    await absence.getByLabel('Message to the other side').fill('I waited for an hour.');
    await look(page, 'appointment-6-absence');
    await absence.getByRole('button', { name: 'They did not show up' }).click();
    await seeToast(page, 'Reported', 'We have notified the other side.');
    const off = async () =>
      (await visit.mailbox.read({ to: customer.email })).filter(({ calendar }) => calendar?.method === 'CANCEL');
    await expect.poll(async () => (await off()).length, { timeout: patience(15_000) }).toBe(2);
    await visit.mailbox.wait({ matching: new RegExp(`${customer.requestNumber}[^]*I waited for an hour`) });
    await lookTwice(page, 'appointment-6-no-show');
    await contractor.close();

    const objecting = await openAsContractor(visit, customer.requestNumber);
    await objecting.getByText('The customer reported that you did not come').waitFor();
    await objecting.getByRole('button', { name: 'Object', exact: true }).click();
    const objection = objecting.getByRole('dialog', { name: 'Object to this report' });
    await objection.getByLabel('In your words').fill('I rang at ten to two, and nobody opened.');
    await objection.getByText('Objection: The contractor, 72 hours.').waitFor();
    await look(objecting, 'appointment-6-objection');
    await objection.getByRole('button', { name: 'Send the objection' }).click();
    await objecting.getByText(/^There is an objection\. An operator decides by/).waitFor();
    await lookTwice(objecting, 'appointment-6-objected');

    const operator = await secured(visit, await registered(visit, 'Ola'));
    await plumblineCommand(visit.product?.dataDir ?? '', ['operator', 'add', operator.email]);
    const desk = await signedInTwice(visit, operator, { size: 'desk' });
    await desk.goto(`${visit.url}/operator?tab=requests`);
    await desk.getByText('“I rang at ten to two, and nobody opened.”').waitFor();
    await look(desk, 'operator-job-reports-desk');
    await desk.getByRole('button', { name: /^It does not count: / }).click();
    await desk.getByRole('dialog').getByLabel('Why?').fill('Both say that they were there.');
    await desk.getByRole('dialog').getByRole('button', { name: 'It does not count' }).click();
    await desk.getByText('No report waits for a decision.').waitFor();
    await objecting.getByText('An operator decided: it does not count.').waitFor();
    await visit.mailbox.wait({ to: customer.email, matching: /the report does not count/ });
  });

  it('without a contractor is only recorded, after missing fields were filled in', async () => {
    const page = await visit.open('/schedule-service');
    await page.getByRole('button', { name: 'Schedule Appointment' }).click();
    await seeToast(page, 'Missing Information', 'Please fill in all required fields');
    await look(page, 'appointment-7-missing');
    await page.getByLabel('Service type').selectOption('roofing');
    await page.getByLabel('Customer name').fill('Ana Delgado');
    await page.getByLabel('Date', { exact: true }).fill(aTuesday());
    await page.getByLabel('Time', { exact: true }).fill('09:00');
    await page.getByRole('button', { name: 'Schedule Appointment' }).click();
    await page.getByText('Your time is noted, but nobody is booked yet').waitFor();
    expect(await page.getByLabel('Customer name').inputValue()).toBe('');
    await lookTwice(page, 'appointment-8-noted');
  });

  it('opens only by its link', async () => {
    const page = await visit.open('/schedule-service?request=rq_nobody', {
      refusals: [{ status: 404, url: '/schedule-service' }],
    });
    await page.getByRole('heading', { name: "This link doesn't open anything" }).waitFor();
  });
});

import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { registered, sendLogin, signedIn } from './support/account.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { api, aSubmission, findPlumbers, submit } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey({ own: {} });

/** Requested by a page for signed-in users when a visitor opens it. */
const whoAmI = { status: 401, url: '/api/auth/me' } as const;

/** Ages all sign-ins, so that actions that need a fresh one ask for proof of identity. */
async function letSignInsAge(): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: visit.product?.dataDir ?? '' });
  const database = new pg.Client({ connectionString: postgres.connectionString });
  await database.connect();
  await database.query(`update sessions set authenticated_at = authenticated_at - interval '1 hour'`);
  await database.end();
  await postgres.stop();
}

describe('a customer', () => {
  it('downloads all data about them, deletes the account, and is signed out', async () => {
    const owner = await registered(visit, 'Ida');
    const { body: session } = await api<{ token: string }>(visit.url, '/api/auth/login', { body: owner });
    const headers = { authorization: `Bearer ${session.token}` };
    const [contractor] = await findPlumbers(visit.url);
    const description = 'The tap in the laundry drips into the bucket.';
    const { body: request } = await api<{ id: string }>(visit.url, '/api/service-requests', {
      body: aSubmission({ description, customerEmail: owner.email, selectedPlumberId: contractor?.id }),
      headers,
    });
    await submit(
      visit.url,
      aSubmission({ description: 'Of somebody else entirely.', selectedPlumberId: contractor?.id }),
    );

    const page = await signedIn(visit, owner);
    await page.goto(`${visit.url}/dashboard/customer?tab=settings`);
    const privacy = page.getByRole('region', { name: 'Your data' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      privacy.getByRole('button', { name: 'Download My Data' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('plumbline-my-data.json');
    const data = await readFile(await file.path(), 'utf8');
    expect(() => JSON.parse(data)).not.toThrow();
    for (const known of [owner.email, description, request.id]) expect(data).toContain(known);
    expect(data).not.toContain('Of somebody else entirely.');
    expect(data).not.toContain(session.token);
    await seeToast(page, 'Download Complete', 'The file has everything that we have about you.');

    await letSignInsAge();
    await privacy.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await dialog.getByText(`Type ${owner.email} to delete this account.`).waitFor();
    await look(page, 'privacy-delete-phone');
    await dialog.getByLabel('Your email address, to be sure').fill(owner.email);
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await dialog.getByText('Enter your password.').waitFor();
    visit.expectRefusal(page, { status: 400, url: '/api/auth/confirm-password' });
    await dialog.getByLabel('Your password').fill('not the one at all');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await dialog.getByText('This is not your current password.').waitFor();
    await look(page, 'privacy-delete-password');
    await dialog.getByLabel('Your password').fill(owner.password);
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await page.waitForURL(`${visit.url}/`);
    await seeToast(page, 'Account Deleted', 'You are signed out everywhere.');

    expect((await fetch(`${visit.url}/api/auth/me`, { headers })).status).toBe(401);
    visit.expectRefusal(page, whoAmI);
    visit.expectRefusal(page, { status: 401, url: '/api/auth/login' });
    await page.goto(`${visit.url}/login`);
    await sendLogin(page, owner);
    await seeToast(page, 'Login Failed', 'Invalid email or password');
    const { body: tracked } = await api<{ customerName: string; status: string; description: string }>(
      visit.url,
      `/api/track-service-request/${request.id}`,
    );
    expect(tracked).toMatchObject({ status: 'cancelled' });
    expect(JSON.stringify(tracked)).not.toContain('Delgado');
  });
});

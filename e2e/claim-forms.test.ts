import { expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import { plainClient } from './support/plain-forms.ts';
import { findPlumbers } from './support/submissions.ts';

const visit = journey();

/** Returns a listing that can be claimed. Other files claim those at the beginning of the list. */
async function aListing() {
  const listed = await findPlumbers(visit.url, { city: 'Memphis', state: 'TN' });
  const contractor = listed.findLast(({ email }) => email !== null);
  if (!contractor?.email) throw new Error('There is no listing to claim');
  return { ...contractor, email: contractor.email };
}

it('a listing is claimed with a code by a plain client, which gets one code however often it asks', async () => {
  const { slug, email, companyName } = await aListing();
  const client = plainClient(visit.url);
  const path = `/claim/${slug}`;
  const start = await client.open(path);
  expect(start.document.querySelector('h1')?.textContent).toBe(`Claim ${companyName}`);

  const none = await client.post(path, start, { channel: 'pigeon' });
  expect({ status: none.status, error: none.errorOf('channel') }).toEqual({
    status: 400,
    error: 'Choose email or phone.',
  });
  const both = await Promise.all([1, 2].map(() => client.post(path, start, { channel: 'email' })));
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  const leadsTo = both[0]?.leadsTo ?? '';
  expect(both[1]?.leadsTo).toBe(leadsTo);
  const mail = await visit.mailbox.wait({ to: email, matching: /\d{6} is your Plumbline code/ });
  const code = /\d{6}/.exec(mail.subject ?? '')?.[0] ?? '';

  const asks = await client.open(leadsTo);
  expect(asks.document.querySelector('main [role=status]')?.textContent).toContain('a code is on its way there');
  const short = await client.post(leadsTo, asks, { code: '12' });
  expect({ status: short.status, error: short.errorOf('code') }).toEqual({
    status: 400,
    error: 'Enter the 6 digits of the code.',
  });
  const wrong = await client.post(leadsTo, short, { code: code === '000000' ? '111111' : '000000' });
  expect({ status: wrong.status, error: wrong.errorOf('code') }).toEqual({
    status: 403,
    error: expect.stringContaining('wrong or has expired'),
  });
  expect(wrong.document.querySelector<HTMLInputElement>('#code')?.value).toBe('');
  const right = await client.post(leadsTo, wrong, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(right.status).toBe(303);
  const listing = await client.open(right.leadsTo ?? '');
  expect(listing.document.querySelector('h1')?.textContent).toBe(companyName);
  expect(listing.document.querySelector('main form[method=post]')).not.toBeNull();

  const used = await client.post(leadsTo, wrong, { code });
  expect(used.status).toBe(403);
});

it('a listing that nobody has can’t be claimed', async () => {
  const { status, document } = await plainClient(visit.url).open('/es/claim/no-such-plumber');
  expect({ status, language: document.documentElement.lang }).toEqual({ status: 404, language: 'es' });
  expect(document.querySelector('main form')).toBeNull();
});

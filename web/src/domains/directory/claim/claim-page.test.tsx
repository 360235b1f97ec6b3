import type { ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import { useSearch } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { site } from '../../../lib/site.ts';
import { fakeServer, ok } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aContractor } from '../testing/a-contractor.ts';
import { ClaimPage } from './claim-page.tsx';
import { sentCodeIn } from './sent-code.ts';

const listing: ContractorDetails = { ...aContractor, licenses: [], takesWork: true };
/** The page at its address, as its route reads it. */
const Claim = () => <ClaimPage slug="tok-plumbing" sent={sentCodeIn(useSearch({ strict: false }))} />;

const openPageOf = async (search: string, changes: Partial<ContractorDetails> = {}) => {
  const server = fakeServer({
    'GET /api/contractors/by-slug/tok-plumbing': ok({ ...listing, ...changes }),
    'POST /api/contractors/ct_1/claims': { ...ok({ claimId: 'cl_1', message: 'It is on its way.' }), status: 202 },
  });
  return { server, ...(await openPage(Claim, { path: '/claim/tok-plumbing', search })) };
};
const open = async (changes: Partial<ContractorDetails> = {}) => {
  const opened = await openPageOf('', changes);
  const ways = within(await screen.findByRole('group', { name: 'Where should the code go?' }));
  return { ...opened, ways };
};
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(site, { sendsTexts: true });
});

describe('the code of a claim', () => {
  it('goes where the listing is known to be reached, unless another way is chosen', async () => {
    const { server, user, ways, router } = await open();
    expect(chosen()).toBe('phone');
    ways.getByText('(907) 883-0000');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    // What the server says is announced to screen readers; the page says it, too.
    await screen.findByText('It is on its way.');
    screen.getByText(/^If the listing has a phone number, a code is on its way there/);
    expect(router.state.location.search).toEqual({ sent: 'phone.cl_1' });
    expect(server.sentBy('POST')[0]?.body).toEqual({ channel: 'phone' });
  });

  it('is entered on a page of its own, which leads back for another one', async () => {
    const { user } = await openPageOf('?sent=email.cl_1');
    await screen.findByText(/^If the listing has an email address/);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Send another code' }));
    await screen.findByRole('group', { name: 'Where should the code go?' });
  });

  it('goes by email where there is one', async () => {
    await open({ email: 'office@tok.example' });
    expect(chosen()).toBe('email');
    expect(screen.queryByRole('link', { name: 'If no code can reach you, write to support.' })).toBeNull();
  });

  it('is promised by no text where nothing is set up to send texts', async () => {
    Object.assign(site, { sendsTexts: false });
    const { ways } = await open();
    expect(chosen()).toBe('email');
    expect(ways.queryByText('Text message')).toBeNull();
    screen.getByText(/This site doesn't send texts/);
    screen.getByRole('link', { name: 'If no code can reach you, write to support.' });
  });
});

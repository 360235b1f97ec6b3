import type { ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { site } from '../../../lib/site.ts';
import { fakeServer, ok } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aContractor } from '../testing/a-contractor.ts';
import { ClaimPage } from './claim-page.tsx';

const listing: ContractorDetails = { ...aContractor, licenses: [], takesWork: true };
const open = async (changes: Partial<ContractorDetails> = {}) => {
  const server = fakeServer({
    'GET /api/contractors/by-slug/tok-plumbing': ok({ ...listing, ...changes }),
    'POST /api/contractors/ct_1/claims': { ...ok({ claimId: 'cl_1', message: 'It is on its way.' }), status: 202 },
  });
  const opened = await openPage(() => <ClaimPage slug="tok-plumbing" />, { path: '/claim/tok-plumbing' });
  const ways = within(await screen.findByRole('group', { name: 'Where should the code go?' }));
  return { server, ...opened, ways };
};
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(site, { sendsTexts: true });
});

describe('the code of a claim', () => {
  it('goes where the listing is known to be reached, unless another way is chosen', async () => {
    const { server, user, ways } = await open();
    expect(chosen()).toBe('phone');
    ways.getByText('(907) 883-0000');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    // The announcer says the same for screen readers.
    await screen.findByText('It is on its way.', { ignore: '#announce-polite' });
    expect(server.sentBy('POST')[0]?.body).toEqual({ channel: 'phone' });
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

import type { ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aContractor } from '../testing/a-contractor.ts';
import { ContractorPage } from './contractor-page.tsx';

async function open(takesWork: boolean) {
  const contractor: ContractorDetails = { ...aContractor, licenses: [], takesWork };
  fakeServer({
    [`GET /api/contractors/by-slug/${contractor.slug}`]: ok(contractor),
    [`GET /api/plumbers/${contractor.id}/reviews`]: ok({
      reviews: [],
      total: 0,
      removed: [],
      ratings: [0, 0, 0, 0, 0],
      nextCursor: null,
    }),
  });
  await openPage(() => <ContractorPage slug={contractor.slug} />);
  await screen.findByRole('heading', { level: 1, name: contractor.companyName });
  return contractor;
}

afterEach(() => vi.unstubAllGlobals());

describe('the page of a contractor', () => {
  it('leads to a request of them', async () => {
    const { id } = await open(true);
    const [link] = screen.getAllByRole('link', { name: 'Request this contractor' });
    expect(link?.getAttribute('href')).toContain(id);
  });

  it('of one who takes no requests at present says so, and leads to a request of others', async () => {
    const { id, companyName } = await open(false);
    expect(screen.getByText(`${companyName} isn't taking requests right now.`)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Request this contractor' })).toBeNull();
    const [link] = screen.getAllByRole('link', { name: 'Find another contractor' });
    expect(link?.getAttribute('href')).not.toContain(id);
  });
});

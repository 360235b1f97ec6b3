import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { findPlumbers } from '@plumbline/contract/domains/directory/endpoints.ts';
import type { OutsidePlace } from '@plumbline/contract/domains/directory/outside-place.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, fakeServer, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { foundQuery } from '../api.ts';
import { aContractor } from '../testing/a-contractor.ts';
import { FinderResults } from './finder-results.tsx';
import { finderQuery } from './finder-search.ts';

const tok = { latitude: 63.3367, longitude: -142.9856 };
const ours: FoundContractor = { ...aContractor, slug: 'ours', companyName: 'Our Plumbing', distance: 1, reviews: [] };
const outside = (given: Partial<OutsidePlace> = {}): OutsidePlace => ({
  name: 'Frontier Plumbing',
  address: '5 Pine St, Tok, AK 99780, USA',
  phone: '(907) 883-1234',
  website: 'https://frontier.example',
  pageUrl: 'https://maps.example/?cid=1',
  credits: [{ name: 'Tok Yellow Pages', url: 'https://pages.example' }],
  distance: 4.38,
  ...given,
});
const answer = (places: OutsidePlace[]) => ok({ places, attribution: 'Test Maps' });

const open = async (search: Partial<Reply<typeof findPlumbers>>, elsewhere: Answer = answer([outside()])) => {
  const reply: Reply<typeof findPlumbers> = {
    contractors: [ours],
    totalFound: 1,
    serviceType: 'plumbing',
    sort: 'featured',
    nextCursor: null,
    location: 'Tok, AK',
    searchRadius: 60,
    elsewhere: tok,
    ...search,
  };
  const server = fakeServer({ 'GET /api/find-plumbers': ok(reply), 'GET /api/places-elsewhere': elsewhere });
  const address = { near: 'Tok, AK' };
  const nothing = () => undefined;
  function Results() {
    const found = useInfiniteQuery(foundQuery(finderQuery(address, undefined)));
    return (
      <FinderResults
        address={address}
        found={found}
        isUnknownPlace={false}
        origin={undefined}
        onFilter={nothing}
        onReviews={nothing}
        onReviewsClosed={nothing}
        onNationwide={nothing}
        onAllWork={nothing}
      />
    );
  }
  await openPage(Results);
  for (const { companyName } of reply.contractors) {
    const card = within(await screen.findByRole('article', { name: companyName }));
    const details = card.getByText('Hours, reviews, map and more').closest('details');
    if (!details) throw new Error('The rest of the card is not folded');
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
  const asked = () => server.sentBy('GET').filter(({ path }) => path === '/api/places-elsewhere');
  return { asked };
};
const section = async () => within(await screen.findByRole('region', { name: 'Not in our directory' }));
const ourMap = () => screen.queryByRole('img', { name: /^Map: Our Plumbing/ });

afterEach(() => vi.unstubAllGlobals());

it('whom another service knows stands apart, below ours, with what can be done and what nobody has checked', async () => {
  const { asked } = await open({}, answer([outside(), outside({ name: 'Silent Pipes', phone: null, website: null })]));
  const there = await section();
  expect(asked().map(({ query }) => Object.fromEntries(query))).toEqual([
    { serviceType: 'plumbing', latitude: '63.3367', longitude: '-142.9856' },
  ]);
  there.getByText(/have not checked the license of anyone in this list, and you can't send them a request here/);
  there.getByText('Test Maps', { exact: true });
  expect(there.getAllByRole('article')).toHaveLength(2);
  const first = within(there.getByRole('article', { name: 'Frontier Plumbing' }));
  first.getByText('5 Pine St, Tok, AK 99780, USA');
  first.getByText('(907) 883-1234');
  const links = Object.fromEntries(
    first.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(links).toEqual({
    'Call Frontier Plumbing': 'tel:+19078831234',
    'Website: Frontier Plumbing (opens in a new tab)': 'https://frontier.example/',
    'See it on Test Maps: Frontier Plumbing (opens in a new tab)': 'https://maps.example/?cid=1',
    'Tok Yellow Pages (opens in a new tab)': 'https://pages.example/',
  });
  within(there.getByRole('article', { name: 'Silent Pipes' })).getByText('No phone number available.');
  expect(there.queryByRole('button')).toBeNull();
  const ourCard = screen.getByRole('article', { name: 'Our Plumbing' });
  const theirs = there.getByRole('article', { name: 'Frontier Plumbing' });
  expect(ourCard.compareDocumentPosition(theirs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() =>
    expect(document.getElementById('announce-polite')?.textContent).toBe(
      'Below: 2 businesses from outside our directory',
    ),
  );
});

it('leaves out our maps beside them', async () => {
  await open({});
  await section();
  expect(ourMap()).toBeNull();
});

it.each([
  ['knows nobody', ok({ places: [], attribution: null })],
  ['gives no answer', refused(503, 'unavailable', 'Busy.')],
])('shows our maps and nothing else where the service %s', async (_, elsewhere) => {
  const { asked } = await open({}, elsewhere);
  await waitFor(() => expect(ourMap()).not.toBeNull());
  expect(asked()).toHaveLength(1);
  expect(screen.queryByText('Not in our directory')).toBeNull();
});

it('stands below the tips where we know nobody', async () => {
  await open({ contractors: [], totalFound: 0 });
  await screen.findByText('No Licensed Contractors Found');
  (await section()).getByRole('article', { name: 'Frontier Plumbing' });
});

it('asks nobody unless the search says so', async () => {
  const { asked } = await open({ elsewhere: null });
  await waitFor(() => expect(ourMap()).not.toBeNull());
  expect(asked()).toEqual([]);
  expect(screen.queryByText('Not in our directory')).toBeNull();
});

it('makes no link of what is no web address', async () => {
  await open(
    {},
    answer([outside({ website: 'javascript:alert(1)', pageUrl: null, credits: [{ name: 'X', url: null }] })]),
  );
  expect((await section()).getAllByRole('link').map((link) => link.textContent)).toEqual(['Call Frontier Plumbing']);
});

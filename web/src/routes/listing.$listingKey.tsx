import { type ListingKey, readId } from '@plumbline/contract/kernel/id.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ownListingQuery } from '../domains/directory/api.ts';
import { ListingPage } from '../domains/directory/claim/listing-page.tsx';
import { onServer } from '../lib/page-data.ts';

/** The address is the key to the listing, so it must not leak. */
export const Route = createFileRoute('/listing/$listingKey')({
  staticData: { header: 'minimal', rendered: true },
  loader: ({ params }) =>
    onServer((client) => client.prefetchQuery(ownListingQuery(readId<ListingKey>(params.listingKey)))),
  component: Listing,
});

function Listing() {
  const { listingKey } = Route.useParams();
  return <ListingPage key={listingKey} listingKey={listingKey} />;
}

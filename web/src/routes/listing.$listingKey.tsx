import { createFileRoute } from '@tanstack/react-router';
import { ListingPage } from '../domains/directory/claim/listing-page.tsx';

/** The address is the key to the listing, so it must not leak. */
export const Route = createFileRoute('/listing/$listingKey')({
  staticData: { header: 'minimal' },
  component: Listing,
});

function Listing() {
  const { listingKey } = Route.useParams();
  return <ListingPage key={listingKey} listingKey={listingKey} />;
}

import { Headset } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CreateListingForm } from './create-listing-form.tsx';
import { FindListing } from './find-listing.tsx';

/** The account page of a craftsman without a listing: the specification's words, and the two ways to get one. */
export function NoListing() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <EmptyState
        level={1}
        title="Account Not Found"
        action={
          <ButtonLink to="/chat" icon={Headset}>
            Chat with Support
          </ButtonLink>
        }
      >
        <p>Please contact support to set up your craftsman account.</p>
        <p className="mt-2">Or do it here: claim the listing of your firm, or create one.</p>
      </EmptyState>
      <Card as="section" roomy aria-labelledby="claim-title">
        <h2 id="claim-title">Your firm is listed already</h2>
        <FindListing />
      </Card>
      <Card as="section" roomy aria-labelledby="create-title">
        <h2 id="create-title">Create a listing</h2>
        <p className="mt-0.5 mb-5 text-ink-2">
          Customers find it at once. ‘Verified’ is added when your license was looked up with the board.
        </p>
        <CreateListingForm labelledBy="create-title" />
      </Card>
    </div>
  );
}

import { Search } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';

/** Leads to a firm's existing listing, for a craftsman who has none in the account. */
export function FindListing() {
  return (
    <>
      <p className="mt-0.5 text-ink-2">
        Find it, open its page and press ‘Claim this listing’. A code goes to the phone or email that is listed.
      </p>
      <ButtonLink to="/find-plumbers" icon={Search} className="mt-3">
        Find Your Listing
      </ButtonLink>
    </>
  );
}

import { Headset } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CreateListingForm } from './create-listing-form.tsx';
import { FindListing } from './find-listing.tsx';
import { profileWords } from './profile.words.ts';

const words = here(profileWords);

/** The account page of a contractor without a listing, with the two ways to get one. */
export function NoListing() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <EmptyState
        level={1}
        title={words.accountNotFound}
        action={
          <ButtonLink to="/chat" icon={Headset}>
            {words.chatWithSupport}
          </ButtonLink>
        }
      >
        <p>{words.contactSupport}</p>
        <p className="mt-2">{words.orDoItHere}</p>
      </EmptyState>
      <Card as="section" roomy aria-labelledby="claim-title">
        <h2 id="claim-title">{words.listedAlready}</h2>
        <FindListing />
      </Card>
      <Card as="section" roomy aria-labelledby="create-title">
        <h2 id="create-title">{words.createAListing}</h2>
        <p className="mt-0.5 mb-5 text-ink-2">{words.foundAtOnce}</p>
        <CreateListingForm labelledBy="create-title" />
      </Card>
    </div>
  );
}

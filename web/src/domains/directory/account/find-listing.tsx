import { Search } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { profileWords } from './profile.words.ts';

const words = here(profileWords);

/** Leads to a firm's existing listing, for a contractor who has none in the account. */
export function FindListing() {
  return (
    <>
      <p className="mt-0.5 text-ink-2">{words.findAndClaim}</p>
      <ButtonLink to="/find-plumbers" icon={Search} className="mt-3">
        {words.findYourListing}
      </ButtonLink>
    </>
  );
}

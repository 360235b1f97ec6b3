import type { ListingKey, UserId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BriefcaseBusiness } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { accountWords } from './account.words.ts';
import { contractorProfileQuery, useTakeListing } from './calls.ts';

const words = here(accountWords);

/** Lets a signed-in contractor without a listing add this claimed one to the account. Renders nothing for others. */
export function TakeListing({ listingKey }: { listingKey: ListingKey }) {
  const user = useUser();
  return user?.role === 'craftsman' ? <Offer userId={user.id} listingKey={listingKey} /> : null;
}

function Offer({ userId, listingKey }: { userId: UserId; listingKey: ListingKey }) {
  const navigate = useNavigate();
  const { data: profile } = useQuery(contractorProfileQuery(userId));
  const taking = useTakeListing();
  if (profile !== null) return null;
  const take = async () => {
    try {
      const { companyName } = await taking.mutateAsync(listingKey);
      toast({ title: words.listingAdded, description: words.inYourAccount(companyName), tone: 'success' });
      await navigate({ to: '/account-craftsman' });
    } catch (error) {
      toast({ title: words.listingNotAdded, description: sentenceFor(error), tone: 'destructive' });
    }
  };
  return (
    <Note icon={BriefcaseBusiness} tone="plumb" title={words.haveItInAccount} className="mt-3">
      <p>{words.inAccountMeans}</p>
      <Button variant="primary" className="mt-3" busy={taking.isPending} busyLabel={words.adding} onClick={take}>
        {words.addToAccount}
      </Button>
    </Note>
  );
}

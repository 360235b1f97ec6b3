import type { ListingKey, UserId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BriefcaseBusiness } from 'lucide-react';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { craftsmanProfileQuery, useTakeListing } from './calls.ts';

/**
 * On the page of a claimed listing: a craftsman who is signed in and has none takes it into the account. Nothing for
 * others.
 */
export function TakeListing({ listingKey }: { listingKey: ListingKey }) {
  const user = useUser();
  return user?.role === 'craftsman' ? <Offer userId={user.id} listingKey={listingKey} /> : null;
}

function Offer({ userId, listingKey }: { userId: UserId; listingKey: ListingKey }) {
  const navigate = useNavigate();
  const { data: profile } = useQuery(craftsmanProfileQuery(userId));
  const taking = useTakeListing();
  if (profile !== null) return null;
  const take = async () => {
    try {
      const { companyName } = await taking.mutateAsync(listingKey);
      toast({ title: 'Listing added', description: `${companyName} is in your account.`, tone: 'success' });
      await navigate({ to: '/account-craftsman' });
    } catch (error) {
      toast({ title: 'The listing was not added', description: sentenceFor(error), tone: 'destructive' });
    }
  };
  return (
    <Note icon={BriefcaseBusiness} tone="plumb" title="Have it in your account" className="mt-3">
      <p>Requests, bids and billing of this listing are then in your dashboard, and you need no link to edit it.</p>
      <Button variant="primary" className="mt-3" busy={taking.isPending} busyLabel="Adding..." onClick={take}>
        Add to My Account
      </Button>
    </Note>
  );
}

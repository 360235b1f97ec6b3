import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type BidOutcome, useSubmitBid } from './api.ts';
import { BidDialog } from './bid-dialog.tsx';

/**
 * The action that fits the project's status: to bid, to see that one has, or that one can't (section 4). What no source
 * lists any more takes no bids, whatever its status was.
 */
export function BidAction({ project, big = false, ...outcome }: BidOutcome & { project: Project; big?: boolean }) {
  const [open, setOpen] = useState(false);
  const sending = useSubmitBid(project, outcome);
  const openForBids = project.status === 'bidding-open' && project.vanishedAt === null;
  const label = openForBids ? 'Submit Bid' : project.status === 'in-review' ? 'Bid Submitted' : 'Not Available';

  // One button through all states, so that it keeps its place and the focus comes back to it.
  return (
    <>
      <Button
        big={big}
        variant={openForBids ? 'primary' : 'secondary'}
        disabled={!openForBids}
        busy={sending.isPending}
        busyLabel="Submitting..."
        aria-haspopup={openForBids ? 'dialog' : undefined}
        {...(project.status === 'in-review' ? { icon: Check } : {})}
        // Half of a card on a phone has room for icon and words in one line, barely.
        {...(project.status === 'in-review' && !big ? { className: 'px-2!' } : {})}
        onClick={() => {
          sending.reset();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {open && <BidDialog project={project} open={open} onOpenChange={setOpen} sending={sending} />}
    </>
  );
}

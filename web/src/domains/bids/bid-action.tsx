import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { here } from '../../lib/language.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { lateDialog } from '../../ui/late-dialog.tsx';
import { type BidOutcome, useSubmitBid } from './api.ts';
import { bidWords } from './bid.words.ts';
import { BID_ID } from './bid-place.ts';

const words = here(bidWords);

const BidDialog = lateDialog(async () => (await import('./bid-dialog.tsx')).BidDialog);

/**
 * The action that fits the project's status: submit a bid, or see that one was submitted or that bidding is closed
 * (section 4). A project that no source lists anymore takes no bids, whatever its status was.
 */
export function BidAction({ project, big = false, ...outcome }: BidOutcome & { project: Project; big?: boolean }) {
  const [open, setOpen] = useState(false);
  const sending = useSubmitBid(project, outcome);
  const openForBids = project.status === 'bidding-open' && project.vanishedAt === null;
  const label = openForBids ? words.submit : project.status === 'in-review' ? words.submitted : words.notAvailable;

  // The same button in all states, so that it keeps its place and the focus returns to it.
  return (
    <>
      <Button
        big={big}
        variant={openForBids ? 'primary' : 'secondary'}
        disabled={!openForBids}
        busy={sending.isPending}
        busyLabel={words.submitting}
        aria-haspopup={openForBids ? 'dialog' : undefined}
        {...(project.status === 'in-review' ? { icon: Check } : {})}
        // On a phone, half of a card barely fits the icon and the words on one line.
        className={clsx(project.status === 'in-review' && !big && 'px-2!', openForBids && 'noscript:hidden')}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {openForBids && (
        <noscript>
          <ButtonLink
            block
            big={big}
            variant="primary"
            to="/projects/$projectId"
            params={{ projectId: project.id }}
            hash={BID_ID}
          >
            {label}
          </ButtonLink>
        </noscript>
      )}
      {open && (
        <BidDialog
          project={project}
          onClose={() => setOpen(false)}
          send={(bid, idempotencyKey) => sending.mutateAsync({ bid, idempotencyKey })}
        />
      )}
    </>
  );
}

import type { BidForm } from '@plumbline/contract/domains/bids/bid.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { here } from '../../lib/language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { bidWords } from './bid.words.ts';
import { BidFields, useBidForm } from './bid-fields.tsx';

const words = here(bidWords);

export interface BidDialogProps {
  project: Project;
  onClose: () => void;
  send: (bid: BidForm, idempotencyKey: string) => Promise<unknown>;
}

/** Asks for an amount and a note, both optional, and explains what happens with the bid. */
export function BidDialog({ project, onClose, send }: BidDialogProps) {
  const form = useBidForm(project, {
    idPrefix: 'bid',
    send: async (bid, key) => {
      await send(bid, key);
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      className="grid gap-6"
      onClose={onClose}
      title={words.submit}
      description={project.title}
      submitLabel={words.submit}
      busyLabel={words.submitting}
    >
      <BidFields project={project} form={form} />
    </FormDialog>
  );
}

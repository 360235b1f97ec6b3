import type { ContractorId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useContractorAnswer } from '../api.ts';

export interface TakeBackProps {
  referralId: ReferralId;
  contractorId: ContractorId;
  onDone: () => void;
  /** It was too late: what happened instead. */
  onRefused: (message: string) => void;
}

/** The way out of an acceptance whose fee is due: asks once, costs nothing. */
export function TakeBack({ referralId, contractorId, onDone, onRefused }: TakeBackProps) {
  const [asking, setAsking] = useState(false);
  const answer = useContractorAnswer(referralId);

  const takeBack = async () => {
    try {
      const { message } = await answer.mutateAsync({ serviceRequestId: referralId, contractorId, response: 'deny' });
      toast({ title: 'Taken back', description: message, tone: 'success' });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return onRefused(sentenceFor(error));
      toast({ title: 'That did not go through', description: sentenceFor(error), tone: 'destructive' });
      throw error;
    }
  };

  return (
    <section aria-label="If you can't take the job" className="no-print">
      <Button variant="text" icon={Undo2} className="-ml-2.5" onClick={() => setAsking(true)}>
        Take back my acceptance
      </Button>
      <p className="text-meta text-ink-2">Costs nothing. The customer is told and can go on with other firms.</p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Take back your acceptance?"
        confirmLabel="Take it back"
        busyLabel="Taking it back..."
        cancelLabel="Keep the job"
        danger
        onConfirm={takeBack}
      >
        The job is no longer held for you, and nothing is charged. You can't accept this request again.
      </ConfirmDialog>
    </section>
  );
}

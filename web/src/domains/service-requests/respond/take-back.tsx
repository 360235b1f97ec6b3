import type { ContractorId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useContractorAnswer } from '../api.ts';
import { jobWords } from './job.words.ts';

const { takeBack: words, failed } = here(jobWords);

export interface TakeBackProps {
  referralId: ReferralId;
  contractorId: ContractorId;
  onDone: () => void;
  /** Called with the reason when it was too late. */
  onRefused: (message: string) => void;
}

/** Takes back an unpaid acceptance after one confirmation, free of charge. */
export function TakeBack({ referralId, contractorId, onDone, onRefused }: TakeBackProps) {
  const [asking, setAsking] = useState(false);
  const answer = useContractorAnswer(referralId);

  const takeBack = async () => {
    try {
      const { message } = await answer.mutateAsync({ serviceRequestId: referralId, contractorId, response: 'deny' });
      toast({ title: words.done, description: message, tone: 'success' });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return onRefused(sentenceFor(error));
      toast({ title: failed, description: sentenceFor(error), tone: 'destructive' });
      throw error;
    }
  };

  return (
    <section aria-label={words.section} className="no-print">
      <Button variant="text" icon={Undo2} className="-ml-2.5" onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      <p className="text-meta text-ink-2">{words.costsNothing}</p>
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.title}
          confirmLabel={words.confirm}
          busyLabel={words.busy}
          cancelLabel={words.keep}
          danger
          onConfirm={takeBack}
        >
          {words.text}
        </ConfirmDialog>
      )}
    </section>
  );
}

import { respondAsContractor } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { ContractorId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import { Undo2 } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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
export function TakeBack(props: TakeBackProps) {
  return (
    <section aria-label={words.section} className="no-print">
      <DialogButton
        variant="text"
        icon={Undo2}
        className="-ml-2.5"
        dialog={(close) => <TakeBackDialog {...props} onClose={close} />}
      >
        {words.button}
      </DialogButton>
      <p className="text-meta text-ink-2">{words.costsNothing}</p>
    </section>
  );
}

function TakeBackDialog({
  referralId,
  contractorId,
  onDone,
  onRefused,
  onClose,
}: TakeBackProps & { onClose: () => void }) {
  const answer = useContractorAnswer(referralId);
  const form = useForm({
    to: respondAsContractor,
    idPrefix: 'take-back',
    initial: {},
    body: () => ({ serviceRequestId: referralId, contractorId, response: 'deny', source: 'web' }),
    send: async (body) => {
      const { message } = await answer.mutateAsync(body);
      toast({ title: words.done, description: message, tone: 'success' });
      onClose();
      onDone();
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.status === 409) {
        onClose();
        onRefused(sentenceFor(error));
      } else toast({ title: failed, description: sentenceFor(error), tone: 'destructive' });
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={words.title}
      submitLabel={words.confirm}
      busyLabel={words.busy}
      cancelLabel={words.keep}
      confirms
      danger
    >
      <p>{words.text}</p>
    </FormDialog>
  );
}

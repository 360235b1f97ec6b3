import { completeWork } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { Check } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { useForm } from '../../lib/use-form.ts';
import type { ButtonProps } from '../../ui/button.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { workWords } from './work.words.ts';

const words = here(workWords);

/** The referral of the work, which the contractor's link opens. */
export interface ReferralRef {
  readonly id: string;
  readonly contractorId: string;
}

export interface CompleteWorkProps extends Pick<ButtonProps, 'variant' | 'big' | 'className' | 'children'> {
  referral: ReferralRef;
  onComplete: () => Promise<unknown>;
}

/** Reports the work completed, after asking. */
export function CompleteWork({ referral, onComplete, ...button }: CompleteWorkProps) {
  return (
    <DialogButton
      {...button}
      icon={Check}
      dialog={(close) => <CompleteDialog referral={referral} onComplete={onComplete} onClose={close} />}
    />
  );
}

interface CompleteDialogProps extends Pick<CompleteWorkProps, 'referral' | 'onComplete'> {
  onClose: () => void;
}

function CompleteDialog({ referral: { id, contractorId }, onComplete, onClose }: CompleteDialogProps) {
  const form = useForm({
    to: completeWork,
    params: { id },
    initial: {},
    body: () => ({ contractorId }),
    send: async () => {
      await onComplete();
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={words.complete.title}
      submitLabel={words.complete.confirm}
      cancelLabel={words.notYet}
      busyLabel={words.sending}
      confirms
    >
      <p>{words.complete.explained(REOPEN_DAYS)}</p>
    </FormDialog>
  );
}

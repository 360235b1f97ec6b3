import { isUnlikelyStart } from '@plumbline/contract/domains/service-requests/early-start.ts';
import { startWork } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { AgreedTime } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { Hammer } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { useForm } from '../../lib/use-form.ts';
import { useNow } from '../../lib/use-now.ts';
import type { ButtonProps } from '../../ui/button.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { ReferralRef } from './complete-work.tsx';
import { momentOf } from './job-time.ts';
import { workWords } from './work.words.ts';

const words = here(workWords);

/** The expected arrival, and its time zone. */
export interface Expected {
  readonly appointmentAt: string | null;
  readonly agreedTime: AgreedTime | null;
  readonly timeZone: string;
}

/** The agreed moment: the booked appointment, else the time agreed with the acceptance. */
const agreedMoment = ({ appointmentAt, agreedTime, timeZone }: Expected): Date | null => {
  if (appointmentAt) return new Date(appointmentAt);
  return agreedTime && momentOf(agreedTime, timeZone);
};

interface Starting {
  referral: ReferralRef;
  onStart: () => Promise<unknown>;
}

export interface StartWorkProps extends Starting, Pick<ButtonProps, 'big' | 'variant' | 'className'> {
  expected: Expected;
  children: ReactNode;
}

/**
 * Reports the start of the work. If the agreed time is far off it asks first, since the customer is notified
 * immediately.
 */
export function StartWork({ expected, referral, onStart, ...button }: StartWorkProps) {
  const now = useNow();
  const agreed = agreedMoment(expected);
  if (!isUnlikelyStart(agreed, now)) return <StartForm {...button} referral={referral} onStart={onStart} />;
  return (
    <DialogButton
      {...button}
      icon={Hammer}
      dialog={(close) => (
        <StartDialog referral={referral} onStart={onStart} onClose={close}>
          {agreed ? words.start.agreed(formatDateTime(agreed.toISOString(), expected.timeZone)) : words.start.notAgreed}
        </StartDialog>
      )}
    />
  );
}

const useStart = ({ referral: { id, contractorId }, onStart }: Starting) =>
  useForm({ to: startWork, params: { id }, initial: {}, body: () => ({ contractorId }), send: onStart });

function StartForm({ referral, onStart, className, ...button }: Omit<StartWorkProps, 'expected'>) {
  const form = useStart({ referral, onStart });
  return (
    <Form of={form} className={className}>
      <SubmitButton of={form} big={false} {...button} block icon={Hammer} />
    </Form>
  );
}

interface StartDialogProps extends Starting {
  onClose: () => void;
  children: ReactNode;
}

function StartDialog({ referral, onStart, onClose, children }: StartDialogProps) {
  const form = useStart({
    referral,
    onStart: async () => {
      await onStart();
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={words.start.title}
      submitLabel={words.start.confirm}
      cancelLabel={words.notYet}
      busyLabel={words.sending}
      confirms
    >
      <p>{children}</p>
    </FormDialog>
  );
}

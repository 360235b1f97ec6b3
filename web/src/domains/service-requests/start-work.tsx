import { isUnlikelyStart } from '@plumbline/contract/domains/service-requests/early-start.ts';
import type { AgreedTime } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { Hammer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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

export interface StartWorkProps extends Pick<ButtonProps, 'big' | 'variant' | 'className' | 'busy'> {
  expected: Expected;
  onStart: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * Reports the start of the work. If the agreed time is far off it asks first, since the customer is notified
 * immediately.
 */
export function StartWork({ expected, onStart, children, ...look }: StartWorkProps) {
  const [asking, setAsking] = useState(false);
  const agreed = agreedMoment(expected);
  const press = () => {
    if (isUnlikelyStart(agreed, new Date())) setAsking(true);
    else void onStart();
  };
  return (
    <>
      <Button {...look} icon={Hammer} onClick={press}>
        {children}
      </Button>
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.start.title}
          confirmLabel={words.start.confirm}
          cancelLabel={words.notYet}
          busyLabel={words.sending}
          onConfirm={onStart}
        >
          {agreed ? words.start.agreed(formatDateTime(agreed.toISOString(), expected.timeZone)) : words.start.notAgreed}
        </ConfirmDialog>
      )}
    </>
  );
}

import { isUnlikelyStart } from '@plumbline/contract/domains/service-requests/early-start.ts';
import type { AgreedTime } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';
import { Hammer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { momentOf } from './job-time.ts';

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

/** Reports the start of the work. Far from the agreed time it asks first, since the customer is told at once. */
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
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Are you at work already?"
        confirmLabel="Start work"
        cancelLabel="Not yet"
        busyLabel="Sending..."
        onConfirm={onStart}
      >
        {agreed
          ? `The agreed time is ${formatDateTime(agreed.toISOString(), expected.timeZone)}. `
          : 'No time is agreed with the customer yet. '}
        The customer is told at once that the work has begun.
      </ConfirmDialog>
    </>
  );
}

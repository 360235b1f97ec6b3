import type { ActiveProject } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { CalendarCheck, CircleCheck, CircleX, CreditCard, Hammer, Hourglass, type LucideIcon } from 'lucide-react';
import type { BadgeTone } from '../../../ui/badge.tsx';

interface JobLook {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
  readonly label: string;
}

const selected: JobLook = { tone: 'green', icon: CircleCheck, label: 'Yours' };
const ended: JobLook = { tone: 'gray', icon: CircleX, label: 'Ended' };

const looks: Readonly<Record<ActiveProject['status'], JobLook>> = {
  'accepted-unpaid': { tone: 'amber', icon: CreditCard, label: 'Fee Due' },
  submitted: { tone: 'blue', icon: Hourglass, label: 'Submitted' },
  'contractors-notified': { tone: 'blue', icon: Hourglass, label: 'Waiting' },
  'responses-received': { tone: 'blue', icon: Hourglass, label: 'Waiting' },
  'contractor-selected': selected,
  scheduled: { tone: 'blue', icon: CalendarCheck, label: 'Scheduled' },
  'in-progress': { tone: 'yellow', icon: Hammer, label: 'In Progress' },
  completed: { tone: 'gray', icon: CircleCheck, label: 'Completed' },
  cancelled: ended,
  declined: ended,
  expired: ended,
};

/** How a job's state looks: a colour, an icon and a word. */
export const jobLook = (status: ActiveProject['status']): JobLook => looks[status];

const nextSteps: Readonly<Record<NonNullable<ActiveProject['nextStep']>, string>> = {
  pay: 'Next: pay the referral fee. Then you see who the customer is.',
  start: 'Next: call the customer within 1 hour, agree on a time, and start.',
  complete: 'Next: finish the work and say that it is completed.',
};

/** What the craftsman does next. */
export const nextStepWords = (step: ActiveProject['nextStep']): string =>
  step === null ? 'Nothing to do for you right now.' : nextSteps[step];

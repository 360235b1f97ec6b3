import { contactWithin } from '@plumbline/contract/domains/service-requests/connection.ts';
import type { ActiveProject } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { CalendarCheck, CircleCheck, CircleX, CreditCard, Hammer, Hourglass, type LucideIcon } from 'lucide-react';
import { here, language } from '../../../lib/language.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords).jobs;

interface JobLook {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
  readonly label: string;
}

const selected: JobLook = { tone: 'green', icon: CircleCheck, label: words.looks.yours };
const ended: JobLook = { tone: 'gray', icon: CircleX, label: words.looks.ended };

const looks: Readonly<Record<ActiveProject['status'], JobLook>> = {
  'accepted-unpaid': { tone: 'amber', icon: CreditCard, label: words.looks.feeDue },
  submitted: { tone: 'blue', icon: Hourglass, label: words.looks.submitted },
  'contractors-notified': { tone: 'blue', icon: Hourglass, label: words.looks.waiting },
  'responses-received': { tone: 'blue', icon: Hourglass, label: words.looks.waiting },
  'contractor-selected': selected,
  scheduled: { tone: 'blue', icon: CalendarCheck, label: words.looks.scheduled },
  'in-progress': { tone: 'yellow', icon: Hammer, label: words.looks.inProgress },
  completed: { tone: 'gray', icon: CircleCheck, label: words.looks.completed },
  cancelled: ended,
  declined: ended,
  expired: ended,
};

/** Returns the color, icon and label of a job's status. */
export const jobLook = (status: ActiveProject['status']): JobLook => looks[status];

/** Returns the contractor's next step. */
export function nextStepWords(step: ActiveProject['nextStep']): string {
  const { pay, start, complete, nothing } = words.next;
  switch (step) {
    case 'pay':
      return pay;
    case 'start':
      return start(contactWithin(language));
    case 'complete':
      return complete;
    case null:
      return nothing;
  }
}

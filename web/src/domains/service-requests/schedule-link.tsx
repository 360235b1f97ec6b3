import type { RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { CalendarCheck, CalendarPlus } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { ButtonLink, type ButtonProps } from '../../ui/button.tsx';
import { workWords } from './work.words.ts';

const words = here(workWords).schedule;

export interface ScheduleLinkProps extends Pick<ButtonProps, 'variant' | 'big' | 'className'> {
  /** The customer's request or the contractor's referral. */
  id: string;
  /** Set on the contractor's pages. */
  contractorId?: string;
  status: RequestStatus | 'accepted-unpaid';
  /** Distinguishes several links for screen readers. */
  of?: string;
}

/** Links to booking a time or to the booked appointment; renders nothing while neither makes sense. */
export function ScheduleLink({ id, contractorId, status, of, ...button }: ScheduleLinkProps) {
  if (status !== 'contractor-selected' && status !== 'scheduled') return null;
  const isBooked = status === 'scheduled';
  return (
    <ButtonLink
      to="/schedule-service"
      search={{ request: id, ...(contractorId ? { contractor: contractorId } : {}) }}
      icon={isBooked ? CalendarCheck : CalendarPlus}
      {...button}
    >
      {isBooked ? words.see : words.book}
      {of && <span className="sr-only">, {of}</span>}
    </ButtonLink>
  );
}

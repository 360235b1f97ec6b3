import type { RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { CalendarCheck, CalendarPlus } from 'lucide-react';
import { ButtonLink, type ButtonVariant } from '../../ui/button.tsx';

export interface ScheduleLinkProps {
  /** The customer's request or the contractor's referral. */
  id: string;
  /** Where the contractor is the one who looks. */
  contractorId?: string;
  status: RequestStatus | 'accepted-unpaid';
  variant?: ButtonVariant;
  className?: string;
  /** Tells several of them apart for screen readers. */
  of?: string;
}

/** The way to book a time, or to the appointment that stands; nothing while neither makes sense. */
export function ScheduleLink({ id, contractorId, status, variant, className, of }: ScheduleLinkProps) {
  if (status !== 'contractor-selected' && status !== 'scheduled') return null;
  const isBooked = status === 'scheduled';
  return (
    <ButtonLink
      to="/schedule-service"
      search={{ request: id, ...(contractorId ? { contractor: contractorId } : {}) }}
      icon={isBooked ? CalendarCheck : CalendarPlus}
      variant={variant}
      className={className}
    >
      {isBooked ? 'See the Appointment' : 'Schedule'}
      {of && <span className="sr-only">, {of}</span>}
    </ButtonLink>
  );
}

import type { RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import {
  Ban,
  CalendarCheck,
  CircleCheck,
  Hammer,
  type LucideIcon,
  MessageSquareReply,
  Send,
  UserCheck,
} from 'lucide-react';
import type { Ref } from 'react';
import { here } from '../../../lib/language.ts';
import { StatusBanner } from '../../../ui/note.tsx';
import { bannerDetail, bannerTone } from './banner-words.ts';
import { trackingWords } from './tracking.words.ts';

const words = here(trackingWords).page;

const icons: Record<RequestStatus, LucideIcon> = {
  submitted: Send,
  'contractors-notified': Send,
  'responses-received': MessageSquareReply,
  'contractor-selected': UserCheck,
  scheduled: CalendarCheck,
  'in-progress': Hammer,
  completed: CircleCheck,
  cancelled: Ban,
  declined: Ban,
  expired: Ban,
};

/** The request's state. Takes the focus after the customer has acted. */
export function Banner({ record, ref }: { record: TrackingRecord; ref: Ref<HTMLElement> }) {
  return (
    <section ref={ref} tabIndex={-1} data-keep-clear aria-label={words.status} className="rounded">
      <StatusBanner icon={icons[record.status]} tone={bannerTone(record)} title={record.statusMessage}>
        <p>{bannerDetail(record)}</p>
      </StatusBanner>
    </section>
  );
}

import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { isLive } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { CalendarDays, Hourglass } from 'lucide-react';
import { lazy } from 'react';
import { formatDateTime, formatDistance } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { Badge, Badges } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { MaskedText } from '../../../ui/hidden-detail.tsx';
import { Late } from '../../../ui/late.tsx';
import { PriorityBadge } from '../../../ui/priority-badge.tsx';
import { formatPreference, timeLeft } from '../job-time.ts';
import { JobPhotos } from '../photos/job-photos.tsx';
import { priorityOf } from '../priority.ts';
import { HiddenCustomer } from './customer-details.tsx';
import { jobWords } from './job.words.ts';

const Checked = lazy(async () => ({ default: (await import('./checked.tsx')).Checked }));

const words = here(jobWords);

const DEADLINES: Partial<Record<ContractorView['status'], keyof typeof words.deadline>> = {
  offered: 'answer',
  countered: 'answer',
  proposed: 'customerAnswer',
};

function Deadline({ view, now }: { view: ContractorView; now: Date }) {
  const kind = DEADLINES[view.status];
  if (!kind || !view.answerBy || view.frozen) return null;
  const when = formatDateTime(view.answerBy, view.timeZone);
  const left = timeLeft(view.answerBy, now);
  const { open, passed } = words.deadline[kind];
  return (
    <IconLine icon={Hourglass} className="num text-meta text-ink-2">
      {left === null ? passed(when) : open(when, left)}
    </IconLine>
  );
}

interface JobProps {
  view: ContractorView;
}

/** The job's title, its place, and what the customer wants. */
export function JobHead({ view }: JobProps) {
  return (
    <div>
      <h1 className="wrap-anywhere">{view.title}</h1>
      <p className="num text-ink-2">
        {words.kindAndPlace(kindOfWork(view, language), `${view.city}, ${view.state} ${view.zipCode}`)}
        {view.distance !== null && `, ${words.fromYou(formatDistance(view.distance))}`}
      </p>
      <Badges className="mt-2.5">
        <PriorityBadge urgency={priorityOf(view.urgency)} />
        <Badge tone="outline" icon={CalendarDays} className="num">
          {formatPreference(view)}
        </Badge>
      </Badges>
    </div>
  );
}

/** The request's number, and the company that it is for. */
export const JobNumber = ({ view }: JobProps) => (
  <p className="num text-meta text-ink-3">{words.requestFor(view.requestNumber, view.companyName)}</p>
);

/** The job in the customer's words, with bars in place of what the contractor may not know yet. */
export function MaskedJob({ view }: JobProps) {
  return (
    <Card as="section" roomy aria-label={words.theJob}>
      <p className="max-w-[34em] whitespace-pre-line">
        <MaskedText text={view.description} />
      </p>
      <JobPhotos id={view.id} />
      {isLive(view.status) && (
        <Late>
          <Checked view={view} />
        </Late>
      )}
      {isLive(view.status) && (
        <div className="mt-3 border-t border-line pt-1">
          <HiddenCustomer accepted={view.status === 'accepted-unpaid'} />
        </div>
      )}
    </Card>
  );
}

/** The job and its place, before the contractor may see the customer. */
export function Job({ view, now }: JobProps & { now: Date }) {
  return (
    <div>
      <Deadline view={view} now={now} />
      <div className="mt-1 mb-4">
        <JobHead view={view} />
      </div>
      <MaskedJob view={view} />
      <div className="mt-2">
        <JobNumber view={view} />
      </div>
    </div>
  );
}

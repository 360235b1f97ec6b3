import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { here, language } from '../../../lib/language.ts';
import { formatMoment } from '../../../lib/moment.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badges } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PriorityBadge } from '../../../ui/priority-badge.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { priorityOf } from '../priority.ts';
import { actLabel, askedWords, type CustomerJob, contractorToAskAgain, nextWords } from './customer-job.ts';
import { dashboardWords } from './dashboard.words.ts';

const { row } = here(dashboardWords);

export interface JobRowProps {
  job: CustomerJob;
  /** The status, in the words of its list. */
  badge: ReactNode;
  /** The reader's time zone. */
  zone: string;
  now: Date;
  /** The first thing to do on the page. */
  isFirst: boolean;
}

/** One job in a list: its name and status, its contractor, and the next step with its button. */
export function JobRow({ job, badge, zone, now, isFirst }: JobRowProps) {
  const { id, title, requestNumber } = job;
  const page = pageOf(job);
  return (
    <article
      aria-label={`${requestNumber}, ${title}`}
      className="relative grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_12.5rem] lg:items-center lg:p-6"
    >
      <div className="min-w-0">
        <Badges className="max-lg:pr-9">
          {badge}
          {job.urgency === 'high' && <PriorityBadge urgency={priorityOf(job.urgency)} />}
        </Badges>
        <h3 className="mt-1.5 wrap-anywhere max-lg:pr-9">
          <Link {...page} params={{ requestId: id }} className="text-ink no-underline hover:underline">
            {title}
          </Link>
        </h3>
        <p className="num mt-0.5 text-meta text-ink-2">
          {kindOfWork(job, language)} · {requestNumber} · {row.sent(formatMoment(job.createdAt, zone, now))}
        </p>
      </div>
      <div className="min-w-0">
        <Who job={job} />
        <Next job={job} now={now} />
      </div>
      <Act job={job} isFirst={isFirst} />
    </article>
  );
}

/** Proposals are compared on a separate page; everything else is on the request's page. */
const pageOf = ({ openToProposals }: CustomerJob) =>
  openToProposals
    ? ({ to: '/dashboard/customer/projects/$requestId' } as const)
    : ({ to: '/dashboard/customer/requests/$requestId' } as const);

function Who({ job }: { job: CustomerJob }) {
  const { contractor } = job.standing;
  const words = askedWords(job);
  return (
    <div className="flex items-center gap-3">
      {contractor ? (
        <Avatar name={contractor.companyName} className="size-9! text-meta!" />
      ) : (
        job.standing.asked > 0 && (
          <span
            aria-hidden="true"
            className="num grid size-9 shrink-0 place-items-center rounded bg-green-tint text-meta font-head text-green-ink"
          >
            {job.standing.asked}
          </span>
        )
      )}
      <p className="min-w-0">
        <b className="block wrap-anywhere">{contractor ? contractor.companyName : words.next}</b>
        <span className="num block text-meta text-ink-2">
          {contractor ? (
            <Rating
              rating={contractor.rating}
              reviewCount={contractor.reviewCount}
              sample={contractor.isSampleRating}
            />
          ) : (
            words.detail
          )}
        </span>
      </p>
    </div>
  );
}

function Next({ job, now }: { job: CustomerJob; now: Date }) {
  const { next, detail } = nextWords(job, now);
  return (
    <p className="num mt-2">
      <span className="block font-strong">{next}</span>
      {detail && <span className="block text-meta text-ink-2">{detail}</span>}
    </p>
  );
}

function Act({ job, isFirst }: { job: CustomerJob; isFirst: boolean }) {
  const { id, title, workType, standing } = job;
  const page = pageOf(job);
  const label = actLabel(job);
  const of = <span className="sr-only">: {title}</span>;
  const again = contractorToAskAgain(job);
  if (again !== null) {
    return (
      <ButtonLink to="/request-service" search={{ workType, contractor: again }} block>
        {row.askAgain}
        {of}
      </ButtonLink>
    );
  }
  if (label === null) {
    return (
      <Link
        {...page}
        params={{ requestId: id }}
        className="inline-flex min-h-11 min-w-11 items-center justify-end gap-1 font-strong text-plumb-ink no-underline hover:underline max-lg:absolute max-lg:top-2 max-lg:right-2 max-lg:justify-center"
      >
        <span className="max-lg:sr-only">{row.open}</span>
        {of}
        <Icon of={ChevronRight} />
      </Link>
    );
  }
  const variant = isFirst ? 'primary' : 'line';
  return standing.responseId !== null && !job.openToProposals ? (
    <ButtonLink to="/response" search={{ responseId: standing.responseId, requestId: id }} variant={variant} block>
      {label}
      {of}
    </ButtonLink>
  ) : (
    <ButtonLink {...page} params={{ requestId: id }} variant={variant} block>
      {label}
      {of}
    </ButtonLink>
  );
}

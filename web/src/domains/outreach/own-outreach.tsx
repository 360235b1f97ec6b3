import type { MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { OwnOutreach } from '@plumbline/contract/domains/outreach/outreach.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  Check,
  CheckCheck,
  ChevronDown,
  CircleHelp,
  CircleSlash,
  Hourglass,
  type LucideIcon,
  Moon,
  TriangleAlert,
} from 'lucide-react';
import { formatDateTime } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { useSignedInUser } from '../../lib/session.ts';
import { useReadersZone } from '../../lib/use-readers-zone.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WorkList } from '../../ui/work-list.tsx';
import { ownOutreachQuery } from './api.ts';
import { outreachWords } from './outreach.words.ts';
import { fateText, goesAtText, whereText } from './outreach-text.ts';

const words = here(outreachWords).own;

const looks: Readonly<Record<MessageStatus, { tone: BadgeTone; icon: LucideIcon; label: string }>> = {
  queued: { tone: 'blue', icon: Hourglass, label: words.status.queued },
  sent: { tone: 'green', icon: Check, label: words.status.sent },
  delivered: { tone: 'green', icon: CheckCheck, label: words.status.delivered },
  failed: { tone: 'red', icon: TriangleAlert, label: words.status.failed },
  unknown: { tone: 'amber', icon: CircleHelp, label: words.status.unknown },
  suppressed: { tone: 'gray', icon: CircleSlash, label: words.status.suppressed },
};

/** A text that waits for the contact's morning. */
const waits: (typeof looks)[MessageStatus] = { tone: 'blue', icon: Moon, label: words.waits };

/** The reader's own messages about projects with their fates, newest first. */
export function OwnOutreachTab() {
  const list = useInfiniteQuery(ownOutreachQuery(useSignedInUser().id));
  return (
    <section aria-labelledby="own-outreach-title">
      <h2 id="own-outreach-title">{words.title}</h2>
      <p className="mt-0.5 mb-4 text-ink-2">{words.lead}</p>
      <WorkList
        query={list}
        texts={words.states}
        empty={
          <EmptyState
            level={3}
            drawing="pin"
            title={words.none}
            action={<ButtonLink to="/projects">{words.findProjects}</ButtonLink>}
          >
            {words.noneText}
          </EmptyState>
        }
      >
        {(outreach) => <OwnMessage outreach={outreach} />}
      </WorkList>
    </section>
  );
}

function OwnMessage({ outreach }: { outreach: OwnOutreach }) {
  const { projectId, title, location, status, subject, message, goesAt, sentAt, createdAt } = outreach;
  const { tone, icon, label } = goesAt === null ? looks[status] : waits;
  const zone = useReadersZone();
  return (
    <article aria-label={title}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 wrap-anywhere">
          <Link to="/projects/$projectId" params={{ projectId }} className="text-ink no-underline hover:underline">
            {title}
          </Link>
        </h3>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </div>
      <p className="num mt-1 text-meta text-ink-2 wrap-anywhere">
        <b className="text-ink">{whereText(outreach)}</b>
        {location && ` · ${location}`} · {formatDateTime(sentAt ?? createdAt, zone)}
      </p>
      {goesAt && <p className="num mt-2">{words.goesOn(goesAtText(goesAt))}</p>}
      {fateText[status] && <p className="mt-2">{fateText[status]}</p>}
      <details className="group mt-2">
        <summary className="flex min-h-11 list-none items-center gap-2 font-quiet wrap-anywhere">
          <span translate={subject === null ? undefined : 'no'} className="min-w-0">
            {subject ?? words.written}
          </span>
          <Icon of={ChevronDown} className="ml-auto text-ink-2 transition-transform group-open:rotate-180" />
        </summary>
        <p translate="no" className="max-w-[68ch] pb-1 whitespace-pre-line wrap-anywhere">
          {message}
        </p>
      </details>
    </article>
  );
}

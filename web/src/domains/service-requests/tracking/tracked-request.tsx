import { hasEnded } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { MapPin, Phone, Printer, Star, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { useMovedFocus } from '../../../lib/use-moved-focus.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Page } from '../../../ui/frame.tsx';
import { PriorityBadge } from '../../../ui/priority-badge.tsx';
import { Timeline } from '../../../ui/timeline.tsx';
import { LatePhotos, LateSeenWork } from '../photos/late-photos.tsx';
import { priorityOf } from '../priority.ts';
import { LateProofCard } from '../proof/late-proof-card.tsx';
import { ScheduleLink } from '../schedule-link.tsx';
import { useAnnounced } from '../use-announced.ts';
import { AskedContractors } from './asked-contractors.tsx';
import { hasAskedOthers, hasOpenProposal } from './asked-words.ts';
import { Banner } from './banner.tsx';
import { bannerDetail } from './banner-words.ts';
import { LateHistory } from './late-history.tsx';
import { LatePassOnCard } from './late-pass-on-card.tsx';
import { LateSignOffCard } from './late-sign-off-card.tsx';
import { NextContractors } from './next-contractors.tsx';
import { progressOf } from './progress.ts';
import { RequestActions } from './request-actions.tsx';
import { SelectedContractor } from './selected-contractor.tsx';
import { SendAgain } from './send-again.tsx';
import { TrackedJob } from './tracked-job.tsx';
import { trackingWords } from './tracking.words.ts';

const words = here(trackingWords).page;

function Heading({ record }: { record: TrackingRecord }) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-meta text-ink-2">
            <span>
              {words.request} <b className="num text-ink">{record.requestNumber}</b>
            </span>
            <span className="no-print inline-flex items-center gap-1.5 noscript:hidden">
              <span className="size-2 rounded-full bg-green-solid" aria-hidden="true" />
              {words.live}
            </span>
          </p>
          <h1 className="mt-1 wrap-anywhere">{record.title}</h1>
        </div>
        <Button icon={Printer} className="no-print max-lg:hidden noscript:hidden" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <div className="mt-2 mb-5 flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
        <PriorityBadge urgency={priorityOf(record.urgency)} />
        <IconLine icon={User} className="text-meta text-ink-2">
          {record.customerName}
        </IconLine>
        <IconLine icon={MapPin} className="num text-meta text-ink-2">
          {record.address}
        </IconLine>
      </div>
    </>
  );
}

/** The phone's action bar: the proposal to answer, else the contractor to call. */
function Bar({ record }: { record: TrackingRecord }) {
  const proposal = record.contractors.find(hasOpenProposal);
  const phone = record.selectedContractor?.phone;
  if (!proposal && !phone) return null;
  return (
    <ActionBar className="lg:hidden">
      {proposal ? (
        <ButtonLink
          to="/response"
          search={{ responseId: proposal.responseId, requestId: record.requestId }}
          variant="primary"
          big
          block
        >
          {words.answerProposal}
        </ButtonLink>
      ) : (
        phone && (
          <ButtonAnchor variant="primary" big block icon={Phone} href={`tel:${phone}`} className="num">
            {words.call(formatPhone(phone))}
          </ButtonAnchor>
        )
      )}
    </ActionBar>
  );
}

export interface TrackedRequestProps {
  record: TrackingRecord;
  back?: ReactNode;
  contact?: ReactNode;
  aside?: ReactNode;
  onStale: () => void;
}

/** A request in every state, as its customer sees it. */
export function TrackedRequest({ record, back, contact, aside, onStale }: TrackedRequestProps) {
  const now = useNow();
  const [bannerRef, moved] = useMovedFocus();

  useAnnounced(`${record.statusMessage} ${bannerDetail(record)}`);

  const isAsked = record.signOff?.state === 'asked';
  const isContradictable = record.canReopen || record.canDenyStart;
  const actions = <RequestActions record={record} onMoved={moved} onRefused={onStale} />;
  return (
    <Page width="mid">
      {back}
      <Heading record={record} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="grid min-w-0 gap-4">
          {record.proof ? (
            <LateProofCard proof={record.proof} onNews={onStale} onSent={moved} />
          ) : (
            <Banner record={record} ref={bannerRef} />
          )}
          <div className="no-print empty:hidden">
            <ScheduleLink id={record.requestId} status={record.status} variant="line" />
          </div>
          {hasEnded(record.status) && <SendAgain requestId={record.requestId} />}
          {record.offersNext && <NextContractors requestId={record.requestId} onAsked={moved} />}
          {record.offersPassOn && <LatePassOnCard record={record} />}
          <LateSeenWork requestId={record.requestId} />
          {isAsked && (
            <LateSignOffCard record={record} onMoved={moved} onRefused={onStale}>
              {actions}
            </LateSignOffCard>
          )}
          {record.reviewInvitationId && (
            <div className="no-print">
              <ButtonLink
                to="/review/$invitationId"
                params={{ invitationId: record.reviewInvitationId }}
                variant={record.signOff?.state === 'confirmed' ? 'primary' : 'line'}
                icon={Star}
              >
                {record.selectedContractor ? words.review(record.selectedContractor.name) : words.reviewWork}
              </ButtonLink>
            </div>
          )}
          {isContradictable && !isAsked && actions}
        </div>
        <div className="grid min-w-0 gap-4 self-start lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {record.selectedContractor && <SelectedContractor contractor={record.selectedContractor} />}
          {aside}
          {hasAskedOthers(record) && <AskedContractors record={record} now={now} />}
          {contact}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <Card as="section" roomy aria-labelledby="progress">
            <h2 id="progress" className="mb-4.5">
              {words.progress}
            </h2>
            <Timeline items={progressOf(record)} label={words.progress} />
          </Card>
          <TrackedJob record={record} />
          <LatePhotos requestId={record.requestId} />
          <LateHistory record={record} />
          {!isContradictable && actions}
        </div>
      </div>
      <Bar record={record} />
    </Page>
  );
}

import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import type { OperatorRequest } from '@plumbline/contract/domains/service-requests/operator-request.ts';
import { ordinalOf } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatDateTime, formatDistance } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { readersZone } from '../../../lib/moment.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import type { FilterFormProps } from '../../../ui/filter-form.tsx';
import { LookUp } from '../../../ui/look-up.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { RequestStatusBadge } from '../dashboard/status-badge.tsx';
import { priorityName } from '../priority-name.ts';
import { operatorRequestQuery, useHandOn } from './calls.ts';
import { operatorWords } from './operator.words.ts';

const words = here(operatorWords);

const EXAMPLE = 'PL-7K4QZ2';

const problemOf = (text: string) => (ordinalOf(text) === null ? words.badNumber : undefined);

/** Finds a request by its number, to hand it on to another contractor. */
export function Requests({ number, onFilter }: { number: string | undefined } & Pick<FilterFormProps, 'onFilter'>) {
  const { data, error, isFetching, refetch } = useQuery({
    ...operatorRequestQuery(number ?? '-'),
    enabled: number !== undefined,
  });
  const isNone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <LookUp
        name="requestNumber"
        param="number"
        keep={{ tab: 'requests' }}
        label={words.numberLabel}
        hint={
          <>
            {words.numberHint} <span className="whitespace-nowrap">{EXAMPLE}</span>.
          </>
        }
        value={number}
        problemOf={problemOf}
        onFilter={onFilter}
        input={{ autoCapitalize: 'characters', spellCheck: false, maxLength: 20 }}
        busy={isFetching && !data}
      />
      <div className="mt-4">
        {number !== undefined && !data && !error && (
          <Loading label={words.looking}>
            <SkeletonCard />
          </Loading>
        )}
        {isNone && number !== undefined && (
          <EmptyState title={words.noneTitle} drawing="level">
            {words.none(number)}
          </EmptyState>
        )}
        {error && !data && !isNone && <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />}
        {data && number !== undefined && <Request key={data.requestNumber} number={number} request={data} />}
      </div>
    </>
  );
}

interface RequestProps {
  /** The number as entered, which is also the query's key. */
  number: string;
  request: OperatorRequest;
}

function Request({ number, request }: RequestProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:items-start">
      <Card as="section" roomy aria-labelledby="request-title">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id="request-title" className="num">
            {request.requestNumber}
          </h2>
          <RequestStatusBadge status={request.status} />
        </div>
        <Facts
          className="mt-2"
          facts={[
            {
              label: words.state,
              value: request.awaitsProof ? words.unconfirmed[request.awaitsProof] : words.states[request.status],
            },
            ...(request.signOff ? [{ label: words.signOff, value: words.signOffs[request.signOff.state] }] : []),
            { label: words.job, value: <span className="wrap-anywhere">{request.title}</span> },
            { label: words.kind, value: kindOfWork(request, language) },
            { label: words.urgency, value: priorityName(request.urgency) },
            { label: words.where, value: `${request.city}, ${request.state}` },
            {
              label: words.submitted,
              value: <span className="num">{formatDateTime(request.createdAt, readersZone())}</span>,
            },
          ]}
        />
        <h3 className="mt-4 text-body">{words.asked}</h3>
        {request.asked.length === 0 && <p className="text-ink-2">{words.nobodyAsked}</p>}
        <ul className="divide-y divide-line">
          {request.asked.map(({ contractorId, companyName, status }) => (
            <li key={contractorId} className="py-2 wrap-anywhere">
              <b>{companyName}</b>: {words.referrals[status]}
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" roomy aria-labelledby="hand-on-title">
        <h2 id="hand-on-title">{words.handOn}</h2>
        <HandOn number={number} request={request} />
      </Card>
    </div>
  );
}

type Next = OperatorRequest['next'][number];

function HandOn({ number, request }: RequestProps) {
  const [chosen, setChosen] = useState<Next>();
  if (!request.canHandOn) {
    return <p className="mt-0.5 text-ink-2">{words.cantHandOn}</p>;
  }
  if (request.next.length === 0) {
    return <p className="mt-0.5 text-ink-2">{words.nobodyElse(SEARCH_RADIUS_MILES)}</p>;
  }
  return (
    <>
      <p className="mt-0.5 text-ink-2">{words.nextText}</p>
      <ul aria-label={words.nextList} className="mt-1 divide-y divide-line">
        {request.next.map((next) => (
          <li key={next.id} className="flex items-center justify-between gap-4 py-2">
            <div className="min-w-0">
              <p className="font-strong wrap-anywhere">{next.companyName}</p>
              <p className="num text-meta text-ink-2">
                {next.city}, {next.state}
                {next.distance !== null && `, ${formatDistance(next.distance)}`}
              </p>
            </div>
            <Button
              icon={Send}
              className="flex-none"
              aria-label={words.askThem(next.companyName)}
              onClick={() => setChosen(next)}
            >
              {words.ask}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && <AskDialog number={number} next={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function AskDialog({ number, next, onClose }: { number: string; next: Next; onClose: () => void }) {
  const handOn = useHandOn(number);
  const confirm = async () => {
    try {
      await handOn.mutateAsync(next.id);
      toast({ title: words.handedOn, description: words.beingAsked(next.companyName), tone: 'success' });
    } catch (error) {
      toast({ title: words.notHandedOn, description: sentenceFor(error), tone: 'destructive' });
      throw error;
    }
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.handOnTitle}
      confirmLabel={words.askThis}
      busyLabel={words.asking}
      onConfirm={confirm}
    >
      <b className="block wrap-anywhere">{next.companyName}</b>
      {words.handOnText}
    </ConfirmDialog>
  );
}

import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import type { OperatorRequest } from '@plumbline/contract/domains/service-requests/operator-request.ts';
import { ordinalOf } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { formatDateTime, formatDistance } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { readersZone } from '../../../lib/moment.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LookUp } from '../../../ui/look-up.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { RequestStatusBadge } from '../dashboard/status-badge.tsx';
import { operatorRequestQuery, useHandOn } from './calls.ts';
import { referralWords } from './referral-words.ts';

const problemOf = (text: string) =>
  ordinalOf(text) === null ? "Type the request's number, such as PL-7K4QZ2." : undefined;

/** Finds a request by its number, to hand it on to another contractor. */
export function Requests({ number, onNumber }: { number: string | undefined; onNumber: (number: string) => void }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...operatorRequestQuery(number ?? '-'),
    enabled: number !== undefined,
  });
  const isNone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <LookUp
        name="requestNumber"
        label="Number of the request"
        hint={
          <>
            As its customer and its contractors were told: <span className="whitespace-nowrap">PL-7K4QZ2</span>.
          </>
        }
        value={number}
        problemOf={problemOf}
        onLookUp={onNumber}
        input={{ autoCapitalize: 'characters', spellCheck: false, maxLength: 20 }}
        busy={isFetching && !data}
      />
      <div className="mt-4">
        {number !== undefined && !data && !error && (
          <Loading label="Looking for the request">
            <SkeletonCard />
          </Loading>
        )}
        {isNone && (
          <EmptyState title="No such request" drawing="level">
            No request has the number {number}.
          </EmptyState>
        )}
        {error && !data && !isNone && <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />}
        {data && number !== undefined && <Request key={data.requestNumber} number={number} request={data} />}
      </div>
    </>
  );
}

interface RequestProps {
  /** As it was typed: the request was asked for by it. */
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
            { label: 'State', value: capital(request.status.replaceAll('-', ' ')) },
            { label: 'Job', value: <span className="wrap-anywhere">{request.title}</span> },
            { label: 'Kind', value: kindOfWork(request) },
            { label: 'Urgency', value: capital(request.urgency) },
            { label: 'Where', value: `${request.city}, ${request.state}` },
            {
              label: 'Submitted',
              value: <span className="num">{formatDateTime(request.createdAt, readersZone())}</span>,
            },
          ]}
        />
        <h3 className="mt-4 text-body">Who was asked</h3>
        {request.asked.length === 0 && <p className="text-ink-2">Nobody so far.</p>}
        <ul className="divide-y divide-line">
          {request.asked.map(({ contractorId, companyName, status }) => (
            <li key={contractorId} className="py-2 wrap-anywhere">
              <b>{companyName}</b>: {referralWords[status]}
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" roomy aria-labelledby="hand-on-title">
        <h2 id="hand-on-title">Hand on</h2>
        <HandOn number={number} request={request} />
      </Card>
    </div>
  );
}

type Next = OperatorRequest['next'][number];

function HandOn({ number, request }: RequestProps) {
  const [chosen, setChosen] = useState<Next>();
  if (!request.canHandOn) {
    return (
      <p className="mt-0.5 text-ink-2">
        Somebody is being asked, or it has ended: another contractor can be asked once nobody is.
      </p>
    );
  }
  if (request.next.length === 0) {
    return <p className="mt-0.5 text-ink-2">Nobody else of this trade is listed within 60 miles.</p>;
  }
  return (
    <>
      <p className="mt-0.5 text-ink-2">Nobody is being asked. These fit best, and weren't asked before.</p>
      <ul aria-label="Contractors who could be asked" className="mt-1 divide-y divide-line">
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
              aria-label={`Ask ${next.companyName}`}
              onClick={() => setChosen(next)}
            >
              Ask
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
      toast({ title: 'Handed On', description: `${next.companyName} is being asked.`, tone: 'success' });
    } catch (error) {
      toast({ title: 'Not handed on', description: sentenceFor(error), tone: 'destructive' });
      throw error;
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Hand this request on?"
      confirmLabel="Ask This Contractor"
      busyLabel="Asking..."
      onConfirm={confirm}
    >
      <b className="block wrap-anywhere">{next.companyName}</b>
      is sent the request at once, and its customer sees that they were asked. A message that was sent can't be called
      back.
    </ConfirmDialog>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

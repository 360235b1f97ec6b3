import { OutreachStopId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { ApiError } from '../../lib/api-error.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/frame.tsx';
import { Note } from '../../ui/note.tsx';
import { focusPage } from '../../ui/shell/route-change.tsx';
import { RoutePending } from '../../ui/shell/route-states.tsx';
import { outreachStopQuery, useStopOutreach } from './api.ts';

/** Under the link below a message: ends such messages, with one press and no account. Opening it changes nothing. */
export function StopPage({ id }: { id: string }) {
  const stopId = OutreachStopId.safeParse(id);
  return stopId.success ? <Stop id={stopId.data} /> : <NoLink />;
}

function NoLink() {
  return (
    <Page width="slim">
      <EmptyState
        level={1}
        drawing="pin"
        title="This Link Doesn't Work"
        action={<ButtonLink to="/">Back to Home</ButtonLink>}
      >
        Please open the link from the message itself: it may not be complete.
      </EmptyState>
    </Page>
  );
}

function Stop({ id }: { id: OutreachStopId }) {
  const { data, error, isFetching, refetch } = useQuery(outreachStopQuery(id));
  const stopping = useStopOutreach(id);
  if (!data) {
    if (error instanceof ApiError && error.status === 404) return <NoLink />;
    if (!error) return <RoutePending />;
    return (
      <Page width="slim">
        <h1 className="mb-4">Stop messages</h1>
        <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
      </Page>
    );
  }

  const { address, isStopped } = data;
  const stop = () =>
    stopping.mutate(undefined, {
      onSuccess: () => {
        announce('You get no more messages.');
        focusPage();
      },
    });

  return (
    <Page width="slim">
      <h1>{isStopped ? 'You get no more messages' : 'Stop messages from bidders?'}</h1>
      <Card className="mt-4" roomy>
        {isStopped ? (
          <Note icon={CircleCheck} tone="green">
            Plumbline sends nothing more of this kind to <b className="wrap-anywhere">{address}</b>. What was already on
            its way may still arrive.
          </Note>
        ) : (
          <>
            <p>
              Contractors use Plumbline to write to the contact that a construction project's public listing names. You
              got such a message at <b className="wrap-anywhere">{address}</b>.
            </p>
            <p className="mt-3">
              If you stop them, no contractor can send you one through Plumbline any more. You need no account.
            </p>
            {stopping.isError && (
              <Note icon={TriangleAlert} tone="red" role="alert" title="They were not stopped" className="mt-4">
                {sentenceFor(stopping.error)}
              </Note>
            )}
            <Button
              big
              variant="primary"
              className="mt-5 max-sm:w-full"
              busy={stopping.isPending}
              busyLabel="Stopping..."
              onClick={stop}
            >
              Stop Messages
            </Button>
          </>
        )}
      </Card>
    </Page>
  );
}

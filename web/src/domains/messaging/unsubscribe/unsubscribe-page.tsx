import { useQuery } from '@tanstack/react-query';
import { Home, MailCheck, MailX } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useMovedFocus } from '../../../lib/use-moved-focus.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { StatusBanner } from '../../../ui/note.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { mailSubscriptionQuery, useMailSubscription } from '../api.ts';

/** Behind the link in a mail: ends our mail to its recipient in one click, and takes that back in another. */
export function UnsubscribePage({ messageId }: { messageId: string }) {
  const { data, error, isFetching, refetch } = useQuery(mailSubscriptionQuery(messageId));
  const change = useMailSubscription(messageId);
  const [bannerRef, focusBanner] = useMovedFocus();

  const set = async (subscribed: boolean) => {
    try {
      await change.mutateAsync(subscribed);
      focusBanner();
    } catch (failure) {
      toast({ title: 'That did not go through', description: sentenceFor(failure), tone: 'destructive' });
    }
  };

  if (error instanceof ApiError && error.status === 404) {
    return (
      <Page width="slim">
        <EmptyState
          title="This link doesn't open anything"
          level={1}
          action={
            <ButtonLink to="/" icon={Home}>
              Back to Home
            </ButtonLink>
          }
        >
          <p>Open it from the mail that we sent you, or copy the whole of it.</p>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="slim">
      <h1 className="mb-4">Mail from Plumbline</h1>
      {error && (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} title="We couldn't load this" />
      )}
      {!data && !error && (
        <Loading label="Loading">
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      {data && (
        <>
          <section ref={bannerRef} tabIndex={-1} aria-label="How it stands" className="rounded">
            {data.isSubscribed ? (
              <StatusBanner icon={MailCheck} tone="plumb" title={`We write to ${data.address}`}>
                <p>One click ends it. What the law or your running job needs is still mailed.</p>
              </StatusBanner>
            ) : (
              <StatusBanner icon={MailX} tone="green" title="You are unsubscribed">
                <p>
                  {data.address} gets no more mail from us, but what the law or a running job needs, such as a receipt
                  or a password link.
                </p>
              </StatusBanner>
            )}
          </section>
          <div className="mt-4">
            {data.isSubscribed ? (
              <Button variant="primary" big icon={MailX} busy={change.isPending} onClick={() => set(false)}>
                Unsubscribe
              </Button>
            ) : (
              <Button big icon={MailCheck} busy={change.isPending} onClick={() => set(true)}>
                Get mail again
              </Button>
            )}
          </div>
        </>
      )}
    </Page>
  );
}

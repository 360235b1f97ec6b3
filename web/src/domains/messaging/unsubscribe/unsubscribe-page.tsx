import { resubscribeByMail, unsubscribeByMail } from '@plumbline/contract/domains/messaging/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Home, MailCheck, MailX } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useMovedFocus } from '../../../lib/use-moved-focus.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Page } from '../../../ui/frame.tsx';
import { StatusBanner } from '../../../ui/note.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { mailSubscriptionQuery, useMailSubscription } from '../api.ts';
import { unsubscribeWords } from './unsubscribe.words.ts';

const words = here(unsubscribeWords);

/** The page behind the link in an email: unsubscribes its recipient with one click, and resubscribes with another. */
export function UnsubscribePage({ messageId }: { messageId: string }) {
  const { data, error, isFetching, refetch } = useQuery(mailSubscriptionQuery(messageId));
  const [bannerRef, focusBanner] = useMovedFocus();

  if (error instanceof ApiError && error.status === 404) {
    return (
      <Page width="slim">
        <EmptyState
          title={words.badLinkTitle}
          level={1}
          action={
            <ButtonLink to="/" icon={Home}>
              {words.backHome}
            </ButtonLink>
          }
        >
          <p>{words.badLink}</p>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="slim">
      <h1 className="mb-4">{words.title}</h1>
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} title={words.loadFailed} />}
      {!data && !error && (
        <Loading label={words.loading}>
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      {data && (
        <>
          <section ref={bannerRef} tabIndex={-1} aria-label={words.status} className="rounded">
            {data.isSubscribed ? (
              <StatusBanner icon={MailCheck} tone="plumb" title={words.subscribed(data.address)}>
                <p>{words.subscribedText}</p>
              </StatusBanner>
            ) : (
              <StatusBanner icon={MailX} tone="green" title={words.unsubscribed}>
                <p>{words.unsubscribedText(data.address)}</p>
              </StatusBanner>
            )}
          </section>
          <Change
            key={String(data.isSubscribed)}
            messageId={messageId}
            isSubscribed={data.isSubscribed}
            onChanged={focusBanner}
          />
        </>
      )}
    </Page>
  );
}

interface ChangeProps {
  messageId: string;
  isSubscribed: boolean;
  onChanged: () => void;
}

/** The button that unsubscribes or resubscribes. */
function Change({ messageId, isSubscribed, onChanged }: ChangeProps) {
  const change = useMailSubscription(messageId);
  const form = useForm({
    to: isSubscribed ? unsubscribeByMail : resubscribeByMail,
    params: { id: messageId },
    initial: {},
    send: async () => {
      await change.mutateAsync(!isSubscribed);
      onChanged();
    },
    onRefused: (error) => {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
    },
  });
  return (
    <Form of={form} className="mt-4">
      <SubmitButton of={form} variant={isSubscribed ? 'primary' : 'secondary'} icon={isSubscribed ? MailX : MailCheck}>
        {isSubscribed ? words.unsubscribe : words.again}
      </SubmitButton>
    </Form>
  );
}

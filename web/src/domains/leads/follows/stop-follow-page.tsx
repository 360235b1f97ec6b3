import { stopFollow, stopFollows } from '@plumbline/contract/domains/leads/follow-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { announce } from '../../../ui/announcer.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { focusPage } from '../../../ui/shell/route-change.tsx';
import { RoutePending } from '../../../ui/shell/route-states.tsx';
import { Failure } from '../failure.tsx';
import { followWords } from './follow.words.ts';
import { followStopQuery, useStopByLink } from './follow-api.ts';

const words = here(followWords);

/**
 * The page behind the link in a message: stops following one project, or all, with one click and no account. Opening it
 * changes nothing.
 */
export function StopFollowPage({ stopKey }: { stopKey: string }) {
  const { data, error, isFetching, refetch } = useQuery(followStopQuery(stopKey));
  if (!data) {
    if (error instanceof ApiError && error.status === 404) return <NoLink />;
    if (!error) return <RoutePending />;
    return (
      <Page width="slim">
        <h1 className="mb-4">{words.link.heading}</h1>
        <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
      </Page>
    );
  }
  const { title, isStopped, others } = data;
  return (
    <Page width="slim">
      <h1>{isStopped ? words.link.isStopped : words.link.question}</h1>
      <Card className="mt-4 wrap-anywhere" roomy>
        {isStopped ? (
          <Note icon={CircleCheck} tone="green">
            {words.link.nothingMore(title)}
          </Note>
        ) : (
          <>
            <p>{words.link.about(title)}</p>
            <p className="mt-3">{words.stopText}</p>
            <StopForm stopKey={stopKey} what="one" label={words.link.one} />
          </>
        )}
        {others > 0 && (
          <StopForm
            stopKey={stopKey}
            what="all"
            label={isStopped ? words.link.allOthers(others) : words.link.all(others)}
          />
        )}
      </Card>
    </Page>
  );
}

function NoLink() {
  return (
    <Page width="slim">
      <EmptyState
        level={1}
        drawing="pin"
        title={words.link.noLink}
        action={<ButtonLink to="/">{words.link.home}</ButtonLink>}
      >
        {words.link.noLinkText}
      </EmptyState>
    </Page>
  );
}

function StopForm({ stopKey, what, label }: { stopKey: string; what: 'one' | 'all'; label: string }) {
  const stopping = useStopByLink(stopKey, what);
  const form = useForm({
    to: what === 'one' ? stopFollow : stopFollows,
    params: { key: stopKey },
    initial: {},
    send: async () => {
      await stopping.mutateAsync();
      announce(words.link.aloud);
      focusPage();
    },
  });
  return (
    <Form of={form} explains className="mt-5 grid gap-4">
      <Failure of={form} title={words.link.failed} />
      <SubmitButton
        of={form}
        variant={what === 'one' ? 'primary' : 'secondary'}
        className="justify-self-start max-sm:w-full"
        busyLabel={words.stopping}
      >
        {label}
      </SubmitButton>
    </Form>
  );
}

import { stopWatch, stopWatches } from '@plumbline/contract/domains/leads/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { ApiError } from '../../lib/api-error.ts';
import { here } from '../../lib/language.ts';
import { useForm } from '../../lib/use-form.ts';
import { announce } from '../../ui/announcer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Page } from '../../ui/frame.tsx';
import { Note } from '../../ui/note.tsx';
import { focusPage } from '../../ui/shell/route-change.tsx';
import { RoutePending } from '../../ui/shell/route-states.tsx';
import { useStopWatch, watchStopQuery } from './api.ts';
import { Failure } from './failure.tsx';
import { watchWords } from './watch.words.ts';

const words = here(watchWords).stop;

/** The page behind the link in a message: stops one watch with one click and no account. Opening it changes nothing. */
export function StopWatchPage({ stopKey }: { stopKey: string }) {
  const { data, error, isFetching, refetch } = useQuery(watchStopQuery(stopKey));
  if (!data) {
    if (error instanceof ApiError && error.status === 404) return <NoLink />;
    if (!error) return <RoutePending />;
    return (
      <Page width="slim">
        <h1 className="mb-4">{words.heading}</h1>
        <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
      </Page>
    );
  }
  const { name, isStopped, others } = data;
  return (
    <Page width="slim">
      <h1>{isStopped ? words.stopped : words.question}</h1>
      <Card className="mt-4 wrap-anywhere" roomy>
        {isStopped ? (
          <Note icon={CircleCheck} tone="green">
            {words.nothingMore(name)}
          </Note>
        ) : (
          <>
            <p>{words.about(name)}</p>
            <p className="mt-3">{words.effect}</p>
            <StopForm stopKey={stopKey} what="one" label={words.button} />
          </>
        )}
        {others > 0 && (
          <StopForm stopKey={stopKey} what="all" label={isStopped ? words.allOthers(others) : words.all(others)} />
        )}
      </Card>
    </Page>
  );
}

function NoLink() {
  return (
    <Page width="slim">
      <EmptyState level={1} drawing="pin" title={words.noLink} action={<ButtonLink to="/">{words.home}</ButtonLink>}>
        {words.noLinkText}
      </EmptyState>
    </Page>
  );
}

function StopForm({ stopKey, what, label }: { stopKey: string; what: 'one' | 'all'; label: string }) {
  const stopping = useStopWatch(stopKey, what);
  const form = useForm({
    to: what === 'one' ? stopWatch : stopWatches,
    params: { key: stopKey },
    initial: {},
    send: async () => {
      await stopping.mutateAsync();
      announce(words.stoppedAloud);
      focusPage();
    },
  });
  return (
    <Form of={form} explains className="mt-5 grid gap-4">
      <Failure of={form} title={words.failed} />
      <SubmitButton
        of={form}
        variant={what === 'one' ? 'primary' : 'secondary'}
        className="justify-self-start max-sm:w-full"
        busyLabel={words.busy}
      >
        {label}
      </SubmitButton>
    </Form>
  );
}

import { stopOutreach } from '@plumbline/contract/domains/outreach/endpoints.ts';
import { type OutreachStopId, readId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { ApiError } from '../../lib/api-error.ts';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
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
import { outreachStopQuery, useStopOutreach } from './api.ts';
import { stopWords } from './stop.words.ts';

const words = here(stopWords);

/**
 * The page behind the link below a message: stops such messages with one click and no account. Opening it changes
 * nothing.
 */
export function StopPage({ id }: { id: string }) {
  return <Stop id={readId<OutreachStopId>(id)} />;
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

function Stop({ id }: { id: OutreachStopId }) {
  const { data, error, isFetching, refetch } = useQuery(outreachStopQuery(id));
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

  const { address, isStopped } = data;
  return (
    <Page width="slim">
      <h1>{isStopped ? words.stopped : words.question}</h1>
      <Card className="mt-4" roomy>
        {isStopped ? (
          <Note icon={CircleCheck} tone="green">
            {words.nothingMore.before} <b className="wrap-anywhere">{address}</b>. {words.nothingMore.after}
          </Note>
        ) : (
          <>
            <p>
              {words.about} <b className="wrap-anywhere">{address}</b>.
            </p>
            <p className="mt-3">{words.ifStopped}</p>
            <StopForm id={id} />
          </>
        )}
      </Card>
    </Page>
  );
}

function StopForm({ id }: { id: OutreachStopId }) {
  const stopping = useStopOutreach(id);
  const form = useForm({
    to: stopOutreach,
    params: { id },
    initial: {},
    send: async () => {
      await stopping.mutateAsync();
      announce(words.stoppedAloud);
      focusPage();
    },
  });
  return (
    <Form of={form} explains className="mt-5 grid gap-4">
      {form.failure !== undefined && (
        <Note icon={TriangleAlert} tone="red" role="alert" title={words.failed}>
          {sentenceFor(form.failure)}
        </Note>
      )}
      <SubmitButton of={form} className="justify-self-start max-sm:w-full" busyLabel={words.stopping}>
        {words.stop}
      </SubmitButton>
    </Form>
  );
}

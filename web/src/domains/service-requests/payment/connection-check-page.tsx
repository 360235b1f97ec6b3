import type { ConnectionCheck } from '@plumbline/contract/domains/service-requests/connection.ts';
import { answerConnectionCheck } from '@plumbline/contract/domains/service-requests/connection-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, PhoneOff, ThumbsUp } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useReadersZone } from '../../../lib/use-readers-zone.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Page } from '../../../ui/frame.tsx';
import { StatusBanner } from '../../../ui/note.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DeadLink } from '../dead-link.tsx';
import { connectionCheckQuery, useAnswerConnectionCheck } from './api.ts';
import { checkWords } from './connection-check.words.ts';

const words = here(checkWords);

/** Asks the customer whether they and a contractor were connected. */
export function ConnectionCheckPage({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(connectionCheckQuery(id));
  if (data) return <Check check={data} onStale={() => void refetch()} />;
  if (error instanceof ApiError && error.status === 404) {
    return <DeadLink title={words.linkNotFound}>{words.linkNotFoundText}</DeadLink>;
  }
  return (
    <Page width="slim">
      <h1 className="mb-4">{words.title}</h1>
      {error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
      ) : (
        <Loading label={words.loading}>
          <SkeletonCard />
        </Loading>
      )}
    </Page>
  );
}

function Check({ check, onStale }: { check: ConnectionCheck; onStale: () => void }) {
  return (
    <Page width="slim">
      <h1>{words.title}</h1>
      <p className="mt-0.5 text-ink-2">
        {check.jobTitle}, <span className="num">{check.requestNumber}</span>
      </p>
      <div className="mt-4">
        {check.status === 'asked' ? (
          <Question check={check} onStale={onStale} />
        ) : (
          <StatusBanner icon={CircleCheck} title={words.closed}>
            <p>{words.endings[check.status]}</p>
          </StatusBanner>
        )}
      </div>
    </Page>
  );
}

const NO_ANSWER = { answer: words.noAnswer };

function Question({ check, onStale }: { check: ConnectionCheck; onStale: () => void }) {
  const send = useAnswerConnectionCheck(check.id);
  const zone = useReadersZone();
  const isUnreachable = check.reason === 'unreachable';
  const form = useForm({
    to: answerConnectionCheck,
    params: { id: check.id },
    initial: { answer: '' },
    check: ({ answer }) => (answer === '' ? NO_ANSWER : {}),
    send: async ({ answer }) => {
      await send.mutateAsync(answer);
      toast({ title: words.sent, description: words.thanks, tone: 'success' });
    },
    onRefused: (error) => {
      toast({ title: words.notSent, description: sentenceFor(error), tone: 'destructive' });
      if (error instanceof ApiError && error.status === 409) onStale();
    },
  });

  return (
    <Card roomy>
      <Form of={form} className="grid gap-5">
        <FieldGroup
          {...form.field('answer')}
          label={isUnreachable ? words.saysUnreachable(check.companyName) : words.saysNotWanted(check.companyName)}
          hint={check.answerBy ? words.withoutAnswer(formatDateTime(check.answerBy, zone)) : undefined}
        >
          <RadioCards
            options={[
              { value: 'spoke', icon: ThumbsUp, label: words.spoke },
              {
                value: 'not-connected',
                icon: PhoneOff,
                label: isUnreachable ? words.neverSpoke : words.notWanted,
              },
            ]}
            {...form.choice('answer')}
          />
        </FieldGroup>
        <SubmitButton of={form} busyLabel={words.sending}>
          {words.sendAnswer}
        </SubmitButton>
      </Form>
    </Card>
  );
}

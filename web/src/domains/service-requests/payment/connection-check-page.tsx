import type { ConnectionAnswer, ConnectionCheck } from '@plumbline/contract/domains/service-requests/connection.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, PhoneOff, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { focusField } from '../../../ui/error-summary.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { Page } from '../../../ui/frame.tsx';
import { StatusBanner } from '../../../ui/note.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DeadLink } from '../dead-link.tsx';
import { connectionCheckQuery, useAnswerConnectionCheck } from './api.ts';

/** The customer says whether a contractor and they were connected. */
export function ConnectionCheckPage({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(connectionCheckQuery(id));
  if (data) return <Check check={data} onStale={() => void refetch()} />;
  if (error instanceof ApiError && error.status === 404) {
    return <DeadLink title="Link Not Found">We couldn't find this question. Please check your link.</DeadLink>;
  }
  return (
    <Page width="slim">
      <h1 className="mb-4">Were you connected?</h1>
      {error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
      ) : (
        <Loading label="Loading the question">
          <SkeletonCard />
        </Loading>
      )}
    </Page>
  );
}

const endings: Readonly<Record<Exclude<ConnectionCheck['status'], 'asked'>, string>> = {
  operator: 'Thank you. One of us looks at it now; nothing more for you to do.',
  refunded: 'Thank you. The contractor gets the fee back, and you can ask someone else about the job.',
  refused: 'Thank you. The job stays as it is.',
  void: 'The work has begun, so nobody needs to ask any more.',
};

function Check({ check, onStale }: { check: ConnectionCheck; onStale: () => void }) {
  return (
    <Page width="slim">
      <h1>Were you connected?</h1>
      <p className="mt-0.5 text-ink-2">
        {check.jobTitle}, <span className="num">{check.requestNumber}</span>
      </p>
      <div className="mt-4">
        {check.status === 'asked' ? (
          <Question check={check} onStale={onStale} />
        ) : (
          <StatusBanner icon={CircleCheck} title="This is answered">
            <p>{endings[check.status]}</p>
          </StatusBanner>
        )}
      </div>
    </Page>
  );
}

function Question({ check, onStale }: { check: ConnectionCheck; onStale: () => void }) {
  const [answer, setAnswer] = useState<ConnectionAnswer>();
  const [problem, setProblem] = useState<string>();
  const send = useAnswerConnectionCheck(check.id);
  const now = useNow();
  const isUnreachable = check.reason === 'unreachable';

  const submit = useOneAtATime(async () => {
    if (!answer) {
      setProblem('Please choose one of the two answers.');
      setTimeout(focusField, 0, 'answer');
      return;
    }
    try {
      await send.mutateAsync(answer);
      toast({ title: 'Answer sent', description: 'Thank you.', tone: 'success' });
    } catch (failure) {
      toast({ title: 'Your answer was not sent', description: sentenceFor(failure), tone: 'destructive' });
      if (failure instanceof ApiError && failure.status === 409) onStale();
    }
  });

  return (
    <Card roomy>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FieldGroup
          name="answer"
          label={
            isUnreachable
              ? `${check.companyName} says that they couldn't reach you.`
              : `${check.companyName} says that you didn't want the job.`
          }
          hint={
            check.answerBy
              ? `Without an answer by ${formatMoment(check.answerBy, readersZone(), now)} we take it as they say, and they get their fee back.`
              : undefined
          }
          error={problem}
        >
          <RadioCards
            options={[
              { value: 'spoke', icon: ThumbsUp, label: 'We spoke, and I want the job done' },
              {
                value: 'not-connected',
                icon: PhoneOff,
                label: isUnreachable ? 'That is right, we never spoke' : "That is right, I don't want it",
              },
            ]}
            value={answer ?? ''}
            input={{
              name: 'answer',
              onChange: ({ target }) => {
                setAnswer(target.value === 'spoke' ? 'spoke' : 'not-connected');
                setProblem(undefined);
              },
            }}
          />
        </FieldGroup>
        <Button type="submit" variant="primary" big busy={send.isPending} busyLabel="Sending...">
          Send my answer
        </Button>
      </form>
    </Card>
  );
}

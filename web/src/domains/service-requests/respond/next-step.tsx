import type { CustomerIdentity } from '@plumbline/contract/domains/service-requests/service-request.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useWorkProgress } from '../api.ts';
import { CompleteWork } from '../complete-work.tsx';
import { formatPreference, formatWallTime } from '../job-time.ts';
import { ScheduleLink } from '../schedule-link.tsx';
import { StartWork } from '../start-work.tsx';
import { connectionPageWords } from './connection.words.ts';
import { ReachButtons } from './customer-card.tsx';
import { nextStepOf, type NextStep as Step } from './situation.ts';

const words = here(connectionPageWords);

export interface NextStepProps {
  view: ContractorView;
  onDone: () => void;
  /** Called with the reason when something else had already happened. */
  onRefused: (message: string) => void;
}

/** Returns a function that reports the start or the end of the work. */
function useReport({ view, onDone, onRefused }: NextStepProps) {
  const progress = useWorkProgress(view.id, view.contractorId);
  return async (what: 'start' | 'complete') => {
    try {
      const receipt = await progress.mutateAsync(what);
      toast({
        title: what === 'start' ? words.started : words.completed,
        description: receipt.message,
        tone: 'success',
      });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onRefused(sentenceFor(error));
      else toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
    }
  };
}

/** Why the step is next, in one or two sentences. */
function textOf(step: Step, view: ContractorView): string {
  if (step === 'start') return words.next.startText;
  if (step === 'complete') return words.next.completeText;
  return view.agreedTime
    ? words.next.bookAgreedText(formatWallTime(view.agreedTime, view.timeZone))
    : words.next.bookText(formatPreference(view));
}

/** The one next step of a connected contractor. On phones, its button and the ways to reach the customer are the bar. */
export function NextStep(props: NextStepProps & { customer: CustomerIdentity }) {
  const { view, customer } = props;
  const report = useReport(props);
  const step = nextStepOf(view);
  const schedule = { id: view.id, contractorId: view.contractorId, status: view.requestStatus };
  const actions: Record<Step, ReactNode> = {
    book: <ScheduleLink {...schedule} variant="primary" big className="max-lg:flex-1" />,
    start: (
      <StartWork
        variant="primary"
        big
        className="max-lg:flex-1"
        referral={view}
        expected={view}
        onStart={() => report('start')}
      >
        {words.startWork}
      </StartWork>
    ),
    complete: (
      <CompleteWork
        variant="primary"
        big
        className="max-lg:flex-1"
        referral={view}
        onComplete={() => report('complete')}
      >
        {words.complete}
      </CompleteWork>
    ),
  };
  if (step === null) {
    return (
      <ActionBar className="no-print lg:hidden">
        <ButtonAnchor
          variant="primary"
          big
          icon={Phone}
          href={`tel:${customer.phone}`}
          className="flex-1 wrap-anywhere"
        >
          {words.callNamed(customer.name)}
        </ButtonAnchor>
      </ActionBar>
    );
  }
  return (
    <Card as="section" roomy aria-labelledby="next-step">
      <h2 id="next-step">{words.next[step]}</h2>
      <p className="num mt-0.5 max-w-[34em] text-ink-2">{textOf(step, view)}</p>
      <div className="no-print flex flex-wrap gap-2 lg:mt-4">
        <ActionBar>
          <ReachButtons customer={customer} />
          {actions[step]}
        </ActionBar>
        {step === 'start' && <ScheduleLink {...schedule} className="max-lg:mt-3 lg:min-h-12" />}
      </div>
    </Card>
  );
}

/** Starts the work without a booked visit: possible, but not what usually comes next. */
export function StartNow(props: NextStepProps) {
  const { view } = props;
  const report = useReport(props);
  if (nextStepOf(view) !== 'book') return null;
  return (
    <div className="no-print">
      <StartWork referral={view} expected={view} onStart={() => report('start')}>
        {words.startWork}
      </StartWork>
      <p className="mt-1.5 text-meta text-ink-2">{words.startNow}</p>
    </div>
  );
}

import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Pencil, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { useMovedFocus } from '../../../lib/use-moved-focus.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterForm } from '../../../ui/filter-form.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { HeaderAside } from '../../../ui/shell/minimal-header.tsx';
import { ProposedTimesList } from '../proposed-times-list.tsx';
import { useAnnounced } from '../use-announced.ts';

import { AnswerForm } from './answer-form.tsx';
import { Connected } from './connection.tsx';
import { FeeDue } from './fee-due.tsx';
import { Job } from './job.tsx';
import { LateAcceptFree } from './late-accept-free.tsx';
import { respondWords } from './respond.words.ts';
import { answersFor, changesLeft } from './situation.ts';
import { Standing } from './standing.tsx';
import { standingWords } from './standing-words.ts';

const words = here(respondWords);

interface ReferralProps {
  view: ContractorView;
  action?: string | undefined;
  /** The address asks to change the answer. */
  change: boolean;
  /** Increases with every change of the request. */
  news: number;
  aside: ReactNode;
}

/** A referral in every state: the job on one side, what the contractor can do about it on the other. */
export function Referral({ view, action, change, news, aside }: ReferralProps) {
  const now = useNow();
  const [refusal, setRefusal] = useState<string>();
  const [changing, setChanging] = useState(change);
  // Counts the answers given here. Each one brings a fresh form and moves the focus to the status.
  const [moves, setMoves] = useState(0);
  const [standingRef, focusStanding] = useMovedFocus();
  const [refusalRef, focusRefusal] = useMovedFocus();
  const [answerRef, focusAnswer] = useMovedFocus();

  const answers = answersFor(view);
  const waiting = view.status === 'proposed' && answers.length > 0;
  useAnnounced(standingWords(view, view.feeCents, now)?.title ?? words.canAnswer);

  const moved = (message?: string) => {
    setRefusal(message);
    setChanging(false);
    setMoves((count) => count + 1);
    if (message) focusRefusal();
    else focusStanding();
  };

  const told = { onDone: () => moved(), onRefused: moved };
  const left = changesLeft(view);
  const formShown = answers.length > 0 && (!waiting || changing);
  const isAccepted = view.status === 'accepted-unpaid' || view.customer !== null;

  return (
    <Page width={isAccepted ? 'mid' : 'answer'} bar={formShown || isAccepted}>
      <HeaderAside>{view.companyName}</HeaderAside>
      {refusal && (
        <section ref={refusalRef} tabIndex={-1} aria-label={words.notSent} className="mb-4 rounded">
          <Note icon={CircleAlert} tone="amber" title={words.wasNotSent}>
            {words.refused(refusal)}
          </Note>
        </section>
      )}
      <Standing view={view} now={now} ref={standingRef} />
      {view.keptOutByCap && (
        <Note icon={Wallet} tone="amber" title={words.cap.title} className="mb-4">
          {words.cap.text(formatMoney(view.feeCents))}{' '}
          <Link to="/account-craftsman" className="text-plumb-ink underline underline-offset-3">
            {words.cap.change}
          </Link>
        </Note>
      )}
      {view.status === 'accepted-unpaid' ? (
        <FeeDue view={view} {...told} />
      ) : view.customer ? (
        <Connected view={view} customer={view.customer} now={now} news={news} aside={aside} {...told} />
      ) : (
        <div className="grid gap-5 lg:grid-cols-2 lg:items-start lg:gap-12">
          <Job view={view} now={now} />
          <div className="grid gap-4">
            {waiting && (
              <div>
                <p className="text-ink-2">
                  {left !== null && left > 0 && words.changesLeft(left)}
                  {left === 0 && words.changesUsed(MAX_PROPOSAL_CHANGES)}
                </p>
                {!changing && (
                  <FilterForm keep={{ change: 'yes' }} className="mt-2 no-print" onFilter={() => setChanging(true)}>
                    <Button type="submit" icon={Pencil}>
                      {words.changeAnswer}
                    </Button>
                  </FilterForm>
                )}
              </div>
            )}
            {answers.includes('accept') && view.freeOnceProven !== null && (
              <LateAcceptFree view={view} phone={view.freeOnceProven.phone} onProven={focusAnswer} />
            )}
            {formShown && (
              <section ref={answerRef} tabIndex={-1} aria-label={words.answer} className="rounded">
                <AnswerForm
                  key={`${view.status}-${view.history.length}-${moves}`}
                  view={view}
                  answers={answers}
                  action={view.status === 'offered' ? action : undefined}
                  now={now}
                  onAnswered={told.onDone}
                  onRefused={moved}
                />
              </section>
            )}
            {aside}
            <ProposedTimesList
              history={view.history}
              timeZone={view.timeZone}
              reader="contractor"
              other={words.theCustomer}
              now={now}
            />
          </div>
        </div>
      )}
    </Page>
  );
}

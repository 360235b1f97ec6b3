import type { ContractorResponseDetail } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { CircleAlert, CircleCheck, Hourglass, Info, Route } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { useMovedFocus } from '../../../lib/use-moved-focus.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Note, StatusBanner } from '../../../ui/note.tsx';
import { timeLeft } from '../job-time.ts';
import { ProposedTimesList } from '../proposed-times-list.tsx';
import { useAnnounced } from '../use-announced.ts';
import { choicesFor } from './choice.ts';
import { ChoiceForm } from './choice-form.tsx';
import { ChangesNotice, OriginalRequest, Proposal } from './proposal.tsx';
import { responseWords } from './response.words.ts';
import { standingWords } from './standing-words.ts';

const texts = here(responseWords).page;

type Outcome = { readonly kind: 'sent' | 'refused'; readonly message: string };

/** The outcome of the last attempt. */
function OutcomeNote({ outcome }: { outcome: Outcome }) {
  return outcome.kind === 'sent' ? (
    <Note icon={CircleCheck} tone="green" title={texts.sent}>
      {outcome.message}
    </Note>
  ) : (
    <Note icon={CircleAlert} tone="amber" title={texts.notSent}>
      {outcome.message} {texts.upToDate}
    </Note>
  );
}

interface AnsweringProposalProps {
  proposal: ContractorResponseDetail;
  /** The answer in the address. */
  action: string | undefined;
}

/** A proposal in every state: what is proposed on one side, the customer's answer on the other. */
export function AnsweringProposal({ proposal, action }: AnsweringProposalProps) {
  const now = useNow();
  const [outcome, setOutcome] = useState<Outcome>();
  const [outcomeRef, focusOutcome] = useMovedFocus();
  const words = standingWords(proposal);
  const left = proposal.answerBy ? timeLeft(proposal.answerBy, now) : null;
  const answerable = choicesFor(proposal).length > 0;

  useAnnounced(words?.title ?? texts.waits);

  const conclude = (kind: Outcome['kind'], message: string) => {
    setOutcome({ kind, message });
    focusOutcome();
  };

  return (
    <Page width="answer">
      {outcome && (
        <section ref={outcomeRef} tabIndex={-1} aria-label={texts.outcome} className="mb-4 rounded">
          <OutcomeNote outcome={outcome} />
        </section>
      )}
      {words && (
        <StatusBanner icon={Info} tone={words.tone} title={words.title} className="mb-4">
          <p>{words.text}</p>
        </StatusBanner>
      )}
      {answerable && proposal.answerBy && (
        <IconLine icon={Hourglass} className="num text-meta text-ink-2">
          {texts.answerBy} <b className="text-ink">{formatDateTime(proposal.answerBy, proposal.timeZone)}</b>,{' '}
          {left ?? texts.tooLate}
        </IconLine>
      )}
      <h1 className="mt-1 wrap-anywhere">{texts.proposesTime(proposal.craftsmanCompany)}</h1>
      <p className="num mb-4 text-meta text-ink-2">{texts.request(proposal.requestNumber)}</p>
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start lg:gap-12">
        <div className="grid gap-4">
          <Proposal proposal={proposal} />
          <OriginalRequest request={proposal.originalRequest} />
        </div>
        <div className="grid gap-4">
          {answerable && (
            <ChoiceForm
              proposal={proposal}
              action={action}
              now={now}
              onSent={(message) => conclude('sent', message)}
              onRefused={(message) => conclude('refused', message)}
            />
          )}
          {answerable && <ChangesNotice changesUsed={proposal.changesUsed} />}
          <ProposedTimesList
            history={proposal.history}
            timeZone={proposal.timeZone}
            reader="customer"
            other={proposal.craftsmanCompany}
            now={now}
          />
          <p className="no-print">
            <ButtonLink to="/track/$requestId" params={{ requestId: proposal.requestId }} icon={Route}>
              {texts.track}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Page>
  );
}

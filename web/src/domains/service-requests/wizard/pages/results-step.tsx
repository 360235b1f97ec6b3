import type { ChosenContractor } from '@plumbline/contract/domains/service-requests/draft.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Mail, Phone, Plus } from 'lucide-react';
import { here } from '../../../../lib/language.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { ButtonAnchor } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Page } from '../../../../ui/frame.tsx';
import { SentPage } from '../../proof/sent-page.tsx';
import { factsLine } from '../chosen-contractors.tsx';
import { FIRST_STEP, serviceOf } from '../flow.ts';
import { keepReceipt, type Receipt } from '../receipt.ts';
import { ReceiptCard } from '../receipt-card.tsx';
import { sentWords } from '../sent.words.ts';
import { StepLink } from '../step-link.tsx';
import { SubmittedBanner } from '../submitted-banner.tsx';
import { useSteps } from '../use-steps.ts';

const words = here(sentWords);

/** Shown after asking the best matches: the contractors, how to reach them, and the tracking link. */
export function ResultsStep({ receipt }: { receipt: Receipt }) {
  const steps = useSteps('results');
  const startAnew = async () => {
    await steps.go(FIRST_STEP);
    keepReceipt(null);
  };
  return (
    <SentPage receipt={receipt}>
      <Page width="narrow">
        <SubmittedBanner>{words.results.notified(serviceOf(receipt.workType))}</SubmittedBanner>
        <ReceiptCard receipt={receipt} />
        <h2 className="mt-8">{words.results.whoWasAsked}</h2>
        <p className="mt-0.5 text-ink-2">{words.results.noneHasNumber}</p>
        <ul className="mt-3 space-y-3">
          {receipt.contractors.map((contractor) => (
            <li key={contractor.id}>
              <Asked contractor={contractor} requestNumber={receipt.requestNumber} />
            </li>
          ))}
        </ul>
        <StepLink href={steps.href(FIRST_STEP)} onGo={startAnew} big icon={Plus} className="mt-6 w-full sm:w-auto">
          {words.newRequest}
        </StepLink>
      </Page>
    </SentPage>
  );
}

function Asked({ contractor, requestNumber }: { contractor: ChosenContractor; requestNumber: string }) {
  const { companyName, phone, email, photoUrl } = contractor;
  const subject = encodeURIComponent(words.results.subject(requestNumber));
  return (
    <Card className="sm:flex sm:items-center sm:gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={companyName} src={photoUrl ?? undefined} />
        <div className="min-w-0">
          <h3>{companyName}</h3>
          <p className="num text-meta text-ink-2">{factsLine(contractor)}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:grow sm:mt-0 sm:ml-auto sm:flex-nowrap">
        {phone && (
          <ButtonAnchor href={`tel:${phone}`} icon={Phone} className="num whitespace-nowrap max-sm:px-1.5">
            <span className="sr-only">{words.results.call(companyName)}</span>
            {formatPhone(phone)}
          </ButtonAnchor>
        )}
        {email && (
          <ButtonAnchor href={`mailto:${email}?subject=${subject}`} icon={Mail}>
            {words.results.email}
            <span className="sr-only"> {companyName}</span>
          </ButtonAnchor>
        )}
      </div>
    </Card>
  );
}

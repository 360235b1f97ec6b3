import { answerTime } from '@plumbline/contract/kernel/answer-time.ts';
import { Clock, House, Mail, Plus, Users } from 'lucide-react';
import { here, language } from '../../../../lib/language.ts';
import { site } from '../../../../lib/site.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { IconLine } from '../../../../ui/facts.tsx';
import { Page } from '../../../../ui/frame.tsx';
import { SentPage } from '../../proof/sent-page.tsx';
import type { Receipt } from '../receipt.ts';
import { ReceiptCard } from '../receipt-card.tsx';
import { sentWords } from '../sent.words.ts';
import { SubmittedBanner } from '../submitted-banner.tsx';

const words = here(sentWords);

/** Returns the sentence about the contractor's answer, for the contact method that the customer chose, if known. */
function reachOutSentence(receipt: Receipt | null, company: string | undefined): string {
  const time = answerTime(site, receipt?.urgency ?? 'medium', language);
  if (receipt === null || company === undefined) return words.congratulations.someoneReachesOut(time);
  return words.congratulations.reachOut(company, time, words.congratulations.methods[receipt.preferredContactMethod]);
}

/** Confirms a sent request, once it was sent. Without a receipt (another tab, a bookmark) it says where the link is. */
export function CongratulationsPage({ receipt }: { receipt: Receipt | null }) {
  const [contractor] = receipt?.contractors ?? [];
  const isOpen = receipt !== null && contractor === undefined;
  return (
    <SentPage receipt={receipt}>
      <Page width="slim">
        <SubmittedBanner>{isOpen ? words.congratulations.isOpen : words.congratulations.isSent}</SubmittedBanner>
        {receipt ? <ReceiptCard receipt={receipt} /> : <p className="mt-4">{words.congratulations.linkInEmail}</p>}
        <h2 className="mt-8">{words.congratulations.whatNext}</h2>
        <div className="mt-2 space-y-2">
          <IconLine icon={Clock} size="normal">
            {isOpen ? words.congratulations.weTellYou : reachOutSentence(receipt, contractor?.companyName)}
          </IconLine>
          {receipt && !receipt.smsConsent && receipt.preferredContactMethod !== 'email' && (
            <IconLine icon={Mail} size="normal">
              {words.congratulations.emailOnly}
            </IconLine>
          )}
          {!isOpen && (
            <IconLine icon={Users} size="normal">
              {words.congratulations.multipleQuotes}
            </IconLine>
          )}
        </div>
        <div className="mt-6 flex flex-wrap gap-2">
          <ButtonLink to="/request-service" big icon={Plus} className="w-full sm:w-auto">
            {words.congratulations.another}
          </ButtonLink>
          <ButtonLink to="/" big variant="text" icon={House} className="w-full sm:w-auto">
            {words.congratulations.home}
          </ButtonLink>
        </div>
      </Page>
    </SentPage>
  );
}

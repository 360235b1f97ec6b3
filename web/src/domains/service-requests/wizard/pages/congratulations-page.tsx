import { answerTime } from '@plumbline/contract/kernel/answer-time.ts';
import { Clock, House, Mail, Plus, Users } from 'lucide-react';
import { site } from '../../../../lib/site.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { IconLine } from '../../../../ui/facts.tsx';
import { Page } from '../../../../ui/frame.tsx';
import type { Receipt } from '../receipt.ts';
import { ReceiptCard } from '../receipt-card.tsx';
import { SubmittedBanner } from '../submitted-banner.tsx';

const methods = { sms: 'SMS', email: 'email', both: 'SMS and email' } as const;

/** The request is sent. Without a receipt (another tab, a bookmark) it says where the link is. */
export function CongratulationsPage({ receipt }: { receipt: Receipt | null }) {
  const [contractor] = receipt?.contractors ?? [];
  const isOpen = receipt !== null && contractor === undefined;
  return (
    <Page width="slim">
      <SubmittedBanner>
        {isOpen
          ? 'Your service request is open: contractors come to you with proposals.'
          : 'Your service request has been sent to your selected contractor.'}
      </SubmittedBanner>
      {receipt ? (
        <ReceiptCard receipt={receipt} />
      ) : (
        <p className="mt-4">Your tracking link is in the email that we sent you.</p>
      )}
      <h2 className="mt-8">What happens next</h2>
      <div className="mt-2 space-y-2">
        <IconLine icon={Clock} size="normal">
          {isOpen ? (
            'We tell you of each proposal. On your tracking page you read and answer them.'
          ) : (
            <>
              {contractor ? contractor.companyName : 'The contractor'} will reach out within{' '}
              {answerTime(site, receipt?.urgency ?? 'medium')} via your preferred contact method
              {receipt ? ` (${methods[receipt.preferredContactMethod]})` : ''}.
            </>
          )}
        </IconLine>
        {receipt && !receipt.smsConsent && receipt.preferredContactMethod !== 'email' && (
          <IconLine icon={Mail} size="normal">
            Plumbline itself writes to you by email only: you did not ask to be texted.
          </IconLine>
        )}
        {!isOpen && (
          <IconLine icon={Users} size="normal">
            For multiple quotes, please submit separate requests: each goes to the contractor you select.
          </IconLine>
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to="/request-service" big icon={Plus} className="w-full sm:w-auto">
          Submit Another Request
        </ButtonLink>
        <ButtonLink to="/" big variant="text" icon={House} className="w-full sm:w-auto">
          Back to Home
        </ButtonLink>
      </div>
    </Page>
  );
}

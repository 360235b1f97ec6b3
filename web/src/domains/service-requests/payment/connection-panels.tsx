import type { ConnectionDetails, ReferralPayment } from '@plumbline/contract/domains/service-requests/connection.ts';
import { tradeName } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import {
  formatDateTime,
  formatLongDay,
  formatMoney,
  formatPhone,
  formatSlot,
} from '@plumbline/contract/kernel/format.ts';
import { Mail, Phone, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { capitalised } from '../job-words.ts';

const linkClass = 'text-plumb-ink underline underline-offset-3 wrap-anywhere';
const phoneLink = (phone: string): ReactNode => (
  <a href={`tel:${phone}`} className={`num ${linkClass}`}>
    {formatPhone(phone)}
  </a>
);

/** What is to be done, and for whom. */
export function JobPanel({ job }: { job: ConnectionDetails['job'] }) {
  const when =
    job.preferredDate === null
      ? 'Flexible'
      : `${formatLongDay(job.preferredDate)}, ${formatSlot(job.preferredTimeSlot)}`;
  return (
    <Card as="section" roomy aria-labelledby="assignment">
      <h2 id="assignment" className="mb-3 text-title">
        Job assignment
      </h2>
      <Facts
        facts={[
          { label: 'Request number', value: <span className="num">{job.requestNumber}</span> },
          { label: 'Service type', value: tradeName(job.workType) },
          { label: 'Urgency', value: capitalised(job.urgency) },
          { label: 'Preferred date', value: <span className="num">{when}</span> },
          { label: 'Customer', value: <b className="wrap-anywhere">{job.customerName}</b> },
          { label: 'Address', value: <span className="wrap-anywhere">{job.address}</span> },
          { label: 'Phone', value: phoneLink(job.phone) },
          {
            label: 'Email',
            value: (
              <a href={`mailto:${job.email}`} className={linkClass}>
                {job.email}
              </a>
            ),
          },
        ]}
      />
      <p className="mt-3 border-t border-line pt-3 whitespace-pre-line wrap-anywhere">{job.description}</p>
    </Card>
  );
}

/** The business that the customer sees. */
export function ContractorPanel({ contractor }: { contractor: ConnectionDetails['contractor'] }) {
  const { companyName, contactName, phone, email, city, state, specialties } = contractor;
  return (
    <Card as="section" roomy aria-labelledby="business">
      <h2 id="business" className="mb-3">
        Your business, as the customer sees it
      </h2>
      <Facts
        facts={[
          { label: 'Company', value: companyName },
          ...(contactName ? [{ label: 'Contact', value: contactName }] : []),
          ...(phone ? [{ label: 'Phone', value: <span className="num">{formatPhone(phone)}</span> }] : []),
          ...(email ? [{ label: 'Email', value: <span className="wrap-anywhere">{email}</span> }] : []),
          {
            label: 'Rating',
            value: (
              <Rating
                rating={contractor.rating}
                reviewCount={contractor.reviewCount}
                sample={contractor.isSampleRating}
              />
            ),
          },
          { label: 'Place', value: `${city}, ${state}` },
          { label: 'Specialties', value: specialties.length > 0 ? specialties.join(', ') : 'General Services' },
        ]}
      />
    </Card>
  );
}

const steps = [
  { title: 'Contact the customer within 1 hour', text: 'Whoever calls first is remembered. Call, or write an email.' },
  { title: 'Schedule the visit', text: 'Agree on a day and a time window that suits both of you.' },
  {
    title: 'Complete the service and get paid',
    text: 'The customer pays you directly. Plumbline takes no part of it.',
  },
  { title: 'Earn more referrals', text: 'A completed job brings a review, and reviews bring requests.' },
] as const;

/** Specification, section 2: four next steps. */
export function NextSteps() {
  return (
    <Card as="section" roomy aria-labelledby="next">
      <h2 id="next" className="mb-3 text-title">
        Next steps
      </h2>
      <ol className="grid gap-3">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="grid grid-cols-[28px_1fr]">
            <span className="num font-head text-plumb-ink" aria-hidden="true">
              {at + 1}
            </span>
            <span>
              <b className="block">{title}</b>
              <span className="text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The two ways to reach the customer, within the thumb's reach on a phone. */
export function CallOrWrite({ details: { job, contractor } }: { details: ConnectionDetails }) {
  const subject = encodeURIComponent(`Service request ${job.requestNumber}: ${contractor.companyName}`);
  return (
    <ActionBar className="no-print">
      <ButtonAnchor
        variant="primary"
        big
        icon={Phone}
        href={`tel:${job.phone}`}
        className="flex-1 px-3! whitespace-nowrap"
      >
        Call customer
      </ButtonAnchor>
      <ButtonAnchor
        big
        icon={Mail}
        href={`mailto:${job.email}?subject=${subject}`}
        className="flex-1 px-3! whitespace-nowrap"
      >
        Email customer
      </ButtonAnchor>
    </ActionBar>
  );
}

/** What was paid; nothing where the connection was free. */
export function PaymentReceipt({ payment: { receipt, amount, timeZone } }: { payment: ReferralPayment }) {
  if (!receipt) return null;
  return (
    <Card as="section" roomy aria-labelledby="receipt">
      <h2 id="receipt" className="mb-3">
        Receipt
      </h2>
      <Facts
        facts={[
          { label: 'For', value: 'Referral fee' },
          { label: 'Amount', value: <span className="num">{formatMoney(Math.round(amount * 100))}</span> },
          { label: 'Number', value: <span className="num">{receipt.number}</span> },
          { label: 'Paid', value: <span className="num">{formatDateTime(receipt.paidAt, timeZone)}</span> },
        ]}
      />
      <Button icon={Printer} className="mt-4 no-print" onClick={() => window.print()}>
        Print
      </Button>
    </Card>
  );
}

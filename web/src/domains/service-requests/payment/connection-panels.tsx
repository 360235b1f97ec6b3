import {
  type ConnectionDetails,
  contactWithin,
  type ReferralPayment,
} from '@plumbline/contract/domains/service-requests/connection.ts';
import { tradeName } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Mail, Phone, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime, formatLongDay, formatMoney, formatSlot } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { specialtyNames } from '../../../lib/specialties.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { priorityName } from '../priority-name.ts';
import { paymentWords } from './payment.words.ts';

const words = here(paymentWords);

const linkClass = 'text-plumb-ink underline underline-offset-3 wrap-anywhere';
const phoneLink = (phone: string): ReactNode => (
  <a href={`tel:${phone}`} className={`num ${linkClass}`}>
    {formatPhone(phone)}
  </a>
);

/** The job and its customer. */
export function JobPanel({ job }: { job: ConnectionDetails['job'] }) {
  const when =
    job.preferredDate === null
      ? words.job.flexible
      : `${formatLongDay(job.preferredDate)}, ${formatSlot(job.preferredTimeSlot)}`;
  return (
    <Card as="section" roomy aria-labelledby="assignment">
      <h2 id="assignment" className="mb-3 text-title">
        {words.job.title}
      </h2>
      <Facts
        facts={[
          { label: words.job.number, value: <span className="num">{job.requestNumber}</span> },
          { label: words.job.service, value: tradeName(job.workType, language) },
          { label: words.job.urgency, value: priorityName(job.urgency) },
          { label: words.job.date, value: <span className="num">{when}</span> },
          { label: words.job.customer, value: <b className="wrap-anywhere">{job.customerName}</b> },
          { label: words.job.address, value: <span className="wrap-anywhere">{job.address}</span> },
          { label: words.job.phone, value: phoneLink(job.phone) },
          {
            label: words.job.email,
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

/** The contractor's business, as the customer sees it. */
export function ContractorPanel({ contractor }: { contractor: ConnectionDetails['contractor'] }) {
  const { companyName, contactName, phone, email, city, state, specialties } = contractor;
  return (
    <Card as="section" roomy aria-labelledby="business">
      <h2 id="business" className="mb-3">
        {words.business.title}
      </h2>
      <Facts
        facts={[
          { label: words.business.company, value: companyName },
          ...(contactName ? [{ label: words.business.contact, value: contactName }] : []),
          ...(phone ? [{ label: words.job.phone, value: <span className="num">{formatPhone(phone)}</span> }] : []),
          ...(email ? [{ label: words.job.email, value: <span className="wrap-anywhere">{email}</span> }] : []),
          {
            label: words.business.rating,
            value: (
              <Rating
                rating={contractor.rating}
                reviewCount={contractor.reviewCount}
                sample={contractor.isSampleRating}
              />
            ),
          },
          { label: words.business.place, value: `${city}, ${state}` },
          {
            label: words.business.specialties,
            value: specialties.length > 0 ? specialtyNames(specialties) : words.business.general,
          },
        ]}
      />
    </Card>
  );
}

const steps = [
  {
    title: words.next.contact(contactWithin(language)),
    text: words.next.contactText,
  },
  { title: words.next.schedule, text: words.next.scheduleText },
  {
    title: words.next.complete,
    text: words.next.completeText,
  },
  { title: words.next.earn, text: words.next.earnText },
] as const;

/** Specification, section 2: four next steps. */
export function NextSteps() {
  return (
    <Card as="section" roomy aria-labelledby="next">
      <h2 id="next" className="mb-3 text-title">
        {words.next.title}
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

/** Buttons that call or email the customer, within thumb's reach on a phone. */
export function CallOrWrite({ details: { job, contractor } }: { details: ConnectionDetails }) {
  const subject = encodeURIComponent(words.job.mailSubject(job.requestNumber, contractor.companyName));
  return (
    <ActionBar className="flex-wrap no-print">
      <ButtonAnchor
        variant="primary"
        big
        icon={Phone}
        href={`tel:${job.phone}`}
        className="flex-1 px-3! whitespace-nowrap"
      >
        {words.job.call}
      </ButtonAnchor>
      <ButtonAnchor
        big
        icon={Mail}
        href={`mailto:${job.email}?subject=${subject}`}
        className="flex-1 px-3! whitespace-nowrap"
      >
        {words.job.write}
      </ButtonAnchor>
    </ActionBar>
  );
}

/** The receipt; empty where the connection was free. */
export function PaymentReceipt({ payment: { receipt, amount, timeZone } }: { payment: ReferralPayment }) {
  if (!receipt) return null;
  return (
    <Card as="section" roomy aria-labelledby="receipt">
      <h2 id="receipt" className="mb-3">
        {words.receipt.title}
      </h2>
      <Facts
        facts={[
          { label: words.receipt.for, value: words.referralFee },
          { label: words.receipt.amount, value: <span className="num">{formatMoney(Math.round(amount * 100))}</span> },
          { label: words.receipt.number, value: <span className="num">{receipt.number}</span> },
          { label: words.receipt.paid, value: <span className="num">{formatDateTime(receipt.paidAt, timeZone)}</span> },
        ]}
      />
      <Button icon={Printer} className="mt-4 no-print noscript:hidden" onClick={() => window.print()}>
        {words.receipt.print}
      </Button>
    </Card>
  );
}

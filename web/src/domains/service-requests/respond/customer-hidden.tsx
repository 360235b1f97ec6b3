import type { CustomerIdentity } from '@plumbline/contract/domains/service-requests/service-request.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Lock, type LucideIcon, Mail, MapPin, Phone, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { HiddenDetail } from '../../../ui/hidden-detail.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { customerDetailsWords } from '../customer-details.words.ts';
import { jobWords } from './job.words.ts';

const words = here(jobWords);
const details = here(customerDetailsWords);

function Detail({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[20px_4.5rem_minmax(0,1fr)] min-h-10 items-center gap-x-3 border-t border-line first:border-0">
      <Icon of={icon} className="text-ink-2" />
      <dt className="text-meta text-ink-2">{label}</dt>
      <dd className="py-1">{children}</dd>
    </div>
  );
}

/** Placeholders for details that the server hasn't sent. */
export function HiddenCustomer() {
  return (
    <>
      <dl>
        <Detail icon={User} label={details.name.shown}>
          <HiddenDetail label={words.hidden} width="short" />
        </Detail>
        <Detail icon={Phone} label={details.phone.shown}>
          <HiddenDetail label={words.hidden} />
        </Detail>
        <Detail icon={Mail} label={details.email.shown}>
          <HiddenDetail label={words.hidden} width="long" />
        </Detail>
        <Detail icon={MapPin} label={details.street.hidden}>
          <HiddenDetail label={words.hidden} />
        </Detail>
      </dl>
      <IconLine icon={Lock} className="mt-2 text-meta text-ink-2">
        {words.shownOnceSettled}
      </IconLine>
    </>
  );
}

/** Returns a map link for an address. Phones open it in their map app. */
const mapHref = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

export interface ShownCustomerProps {
  customer: CustomerIdentity;
  job: Pick<ContractorView, 'city' | 'state' | 'zipCode' | 'requestNumber'>;
}

/** The customer's details, each a link that reaches them. */
export function ShownCustomer({ customer, job }: ShownCustomerProps) {
  const address = `${customer.street}, ${job.city}, ${job.state} ${job.zipCode}`;
  const link = '-my-1 inline-flex min-h-11 items-center text-plumb-ink underline underline-offset-3 wrap-anywhere';
  return (
    <>
      <dl>
        <Detail icon={User} label={details.name.shown}>
          <b className="wrap-anywhere">{customer.name}</b>
        </Detail>
        <Detail icon={Phone} label={details.phone.shown}>
          <a href={`tel:${customer.phone}`} className={`${link} num`}>
            {formatPhone(customer.phone)}
          </a>
        </Detail>
        <Detail icon={Mail} label={details.email.shown}>
          <a
            href={`mailto:${customer.email}?subject=${encodeURIComponent(words.mailSubject(job.requestNumber))}`}
            className={link}
          >
            {customer.email}
          </a>
        </Detail>
        <Detail icon={MapPin} label={details.street.shown}>
          <a href={mapHref(address)} target="_blank" rel="noopener noreferrer" className={link}>
            <span>
              {address}
              <span className="sr-only"> {words.opensMap}</span>
            </span>
          </a>
        </Detail>
      </dl>
      <ButtonAnchor
        variant="primary"
        big
        block
        icon={Phone}
        href={`tel:${customer.phone}`}
        className="num mt-3 no-print max-lg:hidden"
      >
        {words.callNumber(formatPhone(customer.phone))}
      </ButtonAnchor>
    </>
  );
}

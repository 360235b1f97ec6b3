import type { CustomerIdentity } from '@plumbline/contract/domains/service-requests/service-request.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { type LucideIcon, Mail, MapPin, MessageSquareText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { customerDetailsWords } from '../customer-details.words.ts';
import { connectionPageWords } from './connection.words.ts';

const words = here(connectionPageWords);
const details = here(customerDetailsWords);

/** Returns a link to directions. Phones open it in their map app. */
const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

const linkClass = 'inline-flex min-h-11 items-center text-plumb-ink underline underline-offset-3 wrap-anywhere';

interface LineProps {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
  copy: ReactNode;
}

function Line({ icon, label, children, copy }: LineProps) {
  return (
    <div className="grid min-h-12 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 border-line not-first:border-t">
      <dt className="text-ink-2">
        <Icon of={icon} />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
      <dd className="-mr-3">{copy}</dd>
    </div>
  );
}

export interface CustomerCardProps {
  customer: CustomerIdentity;
  job: Pick<ContractorView, 'city' | 'state' | 'zipCode' | 'requestNumber'>;
}

/** The customer, with each way to reach them one tap away. */
export function CustomerCard({ customer, job }: CustomerCardProps) {
  const { name, phone, email, street } = customer;
  const address = `${street}, ${job.city}, ${job.state} ${job.zipCode}`;
  return (
    <Card as="section" roomy aria-label={words.customer}>
      <div className="mb-2 flex items-center gap-3">
        <Avatar name={name} />
        <h2 className="min-w-0 text-body wrap-anywhere">{name}</h2>
      </div>
      <dl>
        <Line
          icon={Phone}
          label={details.phone.shown}
          copy={<CopyButton label={words.copyPhone} text={formatPhone(phone)} />}
        >
          <a href={`tel:${phone}`} className={`${linkClass} num`}>
            {formatPhone(phone)}
          </a>
        </Line>
        <Line icon={Mail} label={details.email.shown} copy={<CopyButton label={words.copyEmail} text={email} />}>
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(words.mailSubject(job.requestNumber))}`}
            className={linkClass}
          >
            {email}
          </a>
        </Line>
        <Line icon={MapPin} label={details.street.shown} copy={<CopyButton label={words.copyAddress} text={address} />}>
          <span className="block pt-2.5 wrap-anywhere">{address}</span>
          <a href={directionsTo(address)} target="_blank" rel="noopener noreferrer" className={`${linkClass} no-print`}>
            {words.directions}
            <span className="sr-only"> {words.opensMap}</span>
          </a>
        </Line>
      </dl>
      <div className="mt-2 flex gap-2 no-print max-lg:hidden">
        <ButtonAnchor icon={Phone} href={`tel:${phone}`} className="flex-1">
          {words.call}
        </ButtonAnchor>
        <ButtonAnchor icon={MessageSquareText} href={`sms:${phone}`} className="flex-1">
          {words.text}
        </ButtonAnchor>
      </div>
    </Card>
  );
}

/** The same two ways on a phone, beside the main action. */
export function ReachButtons({ customer: { name, phone } }: Pick<CustomerCardProps, 'customer'>) {
  return (
    <>
      <ButtonAnchor
        big
        icon={Phone}
        href={`tel:${phone}`}
        aria-label={words.callNamed(name)}
        className="px-3.5! lg:hidden"
      />
      <ButtonAnchor
        big
        icon={MessageSquareText}
        href={`sms:${phone}`}
        aria-label={words.textNamed(name)}
        className="px-3.5! lg:hidden"
      />
    </>
  );
}

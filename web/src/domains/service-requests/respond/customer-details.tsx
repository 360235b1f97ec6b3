import type { ContractorView, CustomerIdentity } from '@plumbline/contract/domains/service-requests/views.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Lock, type LucideIcon, Mail, MapPin, Phone, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { HiddenDetail } from '../../../ui/hidden-detail.tsx';
import { Icon } from '../../../ui/icon.tsx';

function Detail({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[20px_4.5rem_minmax(0,1fr)] min-h-10 items-center gap-x-3 border-t border-line first:border-0">
      <Icon of={icon} className="text-ink-2" />
      <dt className="text-meta text-ink-2">{label}</dt>
      <dd className="py-1">{children}</dd>
    </div>
  );
}

const HIDDEN = 'hidden until you accept and the fee is settled';

/** Flat bars in the place of who the customer is: the server has not sent it. */
export function HiddenCustomer() {
  return (
    <>
      <dl>
        <Detail icon={User} label="Name">
          <HiddenDetail label={HIDDEN} width="short" />
        </Detail>
        <Detail icon={Phone} label="Phone">
          <HiddenDetail label={HIDDEN} />
        </Detail>
        <Detail icon={Mail} label="Email">
          <HiddenDetail label={HIDDEN} width="long" />
        </Detail>
        <Detail icon={MapPin} label="Street">
          <HiddenDetail label={HIDDEN} />
        </Detail>
      </dl>
      <IconLine icon={Lock} className="mt-2 text-meta text-ink-2">
        Shown to you once you accept and the fee is settled.
      </IconLine>
    </>
  );
}

/** A search for the address on the map that the phone or the browser opens for it. */
const mapHref = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

export interface ShownCustomerProps {
  customer: CustomerIdentity;
  job: Pick<ContractorView, 'city' | 'state' | 'zipCode' | 'requestNumber'>;
}

/** Who the customer is, each detail a way to reach them. */
export function ShownCustomer({ customer, job }: ShownCustomerProps) {
  const address = `${customer.street}, ${job.city}, ${job.state} ${job.zipCode}`;
  const link = '-my-1 inline-flex min-h-11 items-center text-plumb-ink underline underline-offset-3 wrap-anywhere';
  return (
    <>
      <dl>
        <Detail icon={User} label="Name">
          <b className="wrap-anywhere">{customer.name}</b>
        </Detail>
        <Detail icon={Phone} label="Phone">
          <a href={`tel:${customer.phone}`} className={`${link} num`}>
            {formatPhone(customer.phone)}
          </a>
        </Detail>
        <Detail icon={Mail} label="Email">
          <a
            href={`mailto:${customer.email}?subject=${encodeURIComponent(`Your request ${job.requestNumber}`)}`}
            className={link}
          >
            {customer.email}
          </a>
        </Detail>
        <Detail icon={MapPin} label="Address">
          <a href={mapHref(address)} target="_blank" rel="noopener noreferrer" className={link}>
            <span>
              {address}
              <span className="sr-only"> (opens a map in a new tab)</span>
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
        Call {formatPhone(customer.phone)}
      </ButtonAnchor>
    </>
  );
}

import { Lock, type LucideIcon, Mail, MapPin, Phone, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
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

/** Placeholders for details that the server hasn't sent. Once `accepted`, only the fee is missing. */
export function HiddenCustomer({ accepted }: { accepted: boolean }) {
  const hidden = accepted ? words.hiddenUntilPaid : words.hidden;
  return (
    <>
      <dl>
        <Detail icon={User} label={details.name.shown}>
          <HiddenDetail label={hidden} width="short" />
        </Detail>
        <Detail icon={Phone} label={details.phone.shown}>
          <HiddenDetail label={hidden} />
        </Detail>
        <Detail icon={Mail} label={details.email.shown}>
          <HiddenDetail label={hidden} width="long" />
        </Detail>
        <Detail icon={MapPin} label={details.street.hidden}>
          <HiddenDetail label={hidden} />
        </Detail>
      </dl>
      <IconLine icon={Lock} className="mt-2 text-meta text-ink-2">
        {accepted ? words.shownOncePaid : words.shownOnceSettled}
      </IconLine>
    </>
  );
}

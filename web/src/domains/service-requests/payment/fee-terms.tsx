import { REPORT_ANSWER_HOURS, REPORT_DAYS } from '@plumbline/contract/domains/service-requests/connection.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { type LucideIcon, User, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { here, language } from '../../../lib/language.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { feeWords } from './fee.words.ts';

const words = here(feeWords);

const GETS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: User, title: words.identity, text: words.identityText },
  { icon: Users, title: words.alone, text: words.aloneText },
];

export interface FeeTermsProps {
  /** '$5.00' */
  amount: string;
}

/** Lists what the fee buys. The way to pay it, passed as children, is below. */
export function FeeGets({ amount, children }: FeeTermsProps & { children?: ReactNode }) {
  return (
    <Card as="section" roomy aria-labelledby="fee-gets">
      <h2 id="fee-gets">{words.gets(amount)}</h2>
      <p className="mt-0.5 text-meta text-ink-2">{words.onePayment}</p>
      <ul className="mt-4 grid gap-4">
        {GETS.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon of={icon} className="mt-0.5 text-plumb-ink" />
            <span>
              <b className="block">{title}</b>
              <span className="block text-meta text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}

const RETURNS: readonly { what: string; detail: string; when: string }[] = [
  { what: words.cancelled, detail: words.cancelledText, when: words.atOnce },
  {
    what: words.badConnection,
    detail: words.badConnectionText(REPORT_DAYS),
    when: words.onAnswer(REPORT_ANSWER_HOURS),
  },
];

/** When the fee is refunded, from the limits that the server enforces. */
export function FeeReturns({ amount }: FeeTermsProps) {
  return (
    <Card as="section" roomy aria-labelledby="fee-returns">
      <h2 id="fee-returns" className="text-body">
        {words.back(amount)}
      </h2>
      <ul className="mt-2.5">
        {RETURNS.map(({ what, detail, when }) => (
          <li
            key={what}
            className="grid gap-x-6 border-line py-2.5 not-first:border-t first:pt-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]"
          >
            <span>
              {what}
              <span className="block text-meta text-ink-2">{detail}</span>
            </span>
            <b className="sm:text-right">{when}</b>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-meta text-ink-2">
        {words.notBack(amount)} <a href={pathIn(language, '/about#refunds')}>{words.wholeRule}</a>
      </p>
    </Card>
  );
}

import { MailCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { here } from '../lib/language.ts';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import { uiWords } from './ui.words.ts';

export interface CheckYourEmailProps {
  /** The address, if the page knows it. */
  address?: string | undefined;
  said: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** Says that an email is on its way, in place of the form that asked for it. */
export const CheckYourEmail = ({ address, said, heading, children }: CheckYourEmailProps) => (
  <Card roomy className="text-center">
    <Icon of={MailCheck} size="large" className="mx-auto text-plumb-ink" />
    <h1 ref={heading} tabIndex={-1} className="mt-2">
      {here(uiWords).mail.checkYourEmail}
    </h1>
    <p className="mt-1 wrap-anywhere font-strong empty:hidden">{address}</p>
    <p className="mt-1 text-balance">{said}</p>
    {children}
  </Card>
);

import type { forgotPassword } from '@plumbline/contract/domains/accounts/endpoints.ts';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { here } from '../lib/language.ts';
import type { FormTarget } from '../lib/read-form.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { CheckYourEmail } from './check-your-email.tsx';
import { Field } from './field.tsx';
import { Form, SubmitButton } from './form.tsx';
import { Page } from './frame.tsx';
import { Input } from './input.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords).mail;

export interface AskByEmailProps {
  /** The endpoint, which takes an `email`. */
  to: Omit<FormTarget, 'body' | 'reply'> & Pick<typeof forgotPassword, 'body'>;
  title: string;
  /** Says which mail will be sent, and to which address. */
  intro: ReactNode;
  submitLabel: string;
  /** Sends the address. Returns the sentence to show, or undefined if it failed and the failure was already shown. */
  send: (email: string) => Promise<string | undefined>;
  /** Advice for when no mail arrives. */
  hint: ReactNode;
  /** Links to continue with, at the bottom. */
  children: ReactNode;
}

/** The query of the page that says so without scripts. */
const SENT = '?sent=yes';

/**
 * Asks for an address, then shows 'Check Your Email'. The reply is always the same, so it doesn't reveal what is stored
 * for the address.
 */
export function AskByEmail({ to, title, intro, submitLabel, send, hint, children }: AskByEmailProps) {
  const { pathname, searchStr } = useLocation();
  const [said, setSaid] = useState(() => (searchStr === SENT ? words.onItsWay : undefined));
  const form = useForm({
    to,
    initial: { email: '' },
    next: () => pathname + SENT,
    send: async ({ email }) => setSaid(await send(email)),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = said !== undefined;

  // The form and the reply replace each other, so the focus moves to whichever appears.
  const wasSent = useRef(false);
  useEffect(() => {
    if (isSent) heading.current?.focus();
    else if (wasSent.current) document.getElementById('email')?.focus();
    wasSent.current = isSent;
  }, [isSent]);

  return (
    <Page width="slim">
      {isSent ? (
        <CheckYourEmail heading={heading} address={form.values.email} said={said}>
          <p className="mt-3 text-meta text-balance text-ink-2">{hint}</p>
          <Button className="mt-4 noscript:hidden" onClick={() => setSaid(undefined)}>
            {words.tryDifferent}
          </Button>
        </CheckYourEmail>
      ) : (
        <>
          <h1>{title}</h1>
          <p className="mt-1 text-ink-2">{intro}</p>
          <Card roomy className="mt-4">
            <Form of={form} aria-label={title} className="grid gap-5">
              <Field {...form.field('email')} label={words.address} required>
                {(field) => (
                  <Input {...field} {...form.text('email')} type="email" autoComplete="email" maxLength={254} />
                )}
              </Field>
              <SubmitButton of={form} block busyLabel={words.sending}>
                {submitLabel}
              </SubmitButton>
            </Form>
          </Card>
        </>
      )}
      {children}
    </Page>
  );
}

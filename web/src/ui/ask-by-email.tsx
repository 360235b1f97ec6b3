import { EmailAddress } from '@plumbline/contract/domains/accounts/email-address.ts';
import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOneAtATime } from '../lib/use-one-at-a-time.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Field } from './field.tsx';
import { Page } from './frame.tsx';
import { Icon } from './icon.tsx';
import { Input } from './input.tsx';

export interface AskByEmailProps {
  title: string;
  /** What will be mailed, and to whom. */
  intro: ReactNode;
  submitLabel: string;
  /** Sends the address; answers what to say then, or undefined when it failed and that was said. */
  send: (email: string) => Promise<string | undefined>;
  /** What to do when no mail comes. */
  hint: ReactNode;
  /** The ways on, below. */
  children: ReactNode;
}

const FIELD = 'email';

/** One address in, and then 'Check Your Email', the same whoever asked: it never tells what the address stands for. */
export function AskByEmail({ title, intro, submitLabel, send, hint, children }: AskByEmailProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = said !== undefined;

  // The form gives way to the answer and back: reading goes on at the new heading.
  const wasSent = useRef(false);
  useEffect(() => {
    if (isSent) heading.current?.focus();
    else if (wasSent.current) document.getElementById(FIELD)?.focus();
    wasSent.current = isSent;
  }, [isSent]);

  const onSubmit = useOneAtATime(async () => {
    const checked = EmailAddress.safeParse(email);
    setError(checked.error?.issues[0]?.message);
    if (!checked.success) {
      document.getElementById(FIELD)?.focus();
      return;
    }
    setBusy(true);
    setSaid(await send(checked.data));
    setBusy(false);
  });

  return (
    <Page width="slim">
      {isSent ? (
        <Card roomy className="text-center">
          <Icon of={MailCheck} size="large" className="mx-auto text-plumb-ink" />
          <h1 ref={heading} tabIndex={-1} className="mt-2">
            Check Your Email
          </h1>
          <p className="mt-1 wrap-anywhere font-strong">{email}</p>
          <p className="mt-1 text-balance">{said}</p>
          <p className="mt-3 text-meta text-balance text-ink-2">{hint}</p>
          <Button className="mt-4" onClick={() => setSaid(undefined)}>
            Try Different Email
          </Button>
        </Card>
      ) : (
        <>
          <h1>{title}</h1>
          <p className="mt-1 text-ink-2">{intro}</p>
          <Card roomy className="mt-4">
            <form onSubmit={onSubmit} noValidate aria-label={title} className="grid gap-5">
              <Field name={FIELD} label="Email Address" error={error} required>
                {(field) => (
                  <Input
                    {...field}
                    value={email}
                    onChange={(event) => {
                      setEmail(event.target.value);
                      setError(undefined);
                    }}
                    type="email"
                    autoComplete="email"
                    maxLength={254}
                  />
                )}
              </Field>
              <Button type="submit" variant="primary" big block busy={busy} busyLabel="Sending...">
                {submitLabel}
              </Button>
            </form>
          </Card>
        </>
      )}
      {children}
    </Page>
  );
}

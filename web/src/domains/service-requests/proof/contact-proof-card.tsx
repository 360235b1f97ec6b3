import { CODE_MINUTES } from '@plumbline/contract/domains/directory/listing.ts';
import type { ContactProof } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Link } from '@tanstack/react-router';
import { Mail, MessageSquareText, Phone } from 'lucide-react';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { site } from '../../../lib/site.ts';
import { Card } from '../../../ui/card.tsx';
import { CorrectContact, EnterCode, SendCode } from './code-forms.tsx';
import { proofWords } from './proof.words.ts';

const words = here(proofWords);

export interface ContactProofCardProps {
  proof: ContactProof;
  /** The level of its heading: 'h2' by default. */
  heading?: 'h1' | 'h2';
  /** Reads again what the request waits for. */
  onNews: () => unknown;
  /** Called once the request was sent. */
  onSent: () => void;
}

/** Asks for the code that sends a request: where to, another one, and a way to correct the address. */
export function ContactProofCard({ proof, heading: Heading = 'h2', onNews, onSent }: ContactProofCardProps) {
  const { requestId, awaits, address, codeSent, corrections, endsAt, timeZone } = proof;
  const of = { requestId, onNews };
  const isPhone = awaits === 'phone';
  const to = isPhone ? formatPhone(address) : address;
  const sent = async () => {
    await onNews();
    onSent();
  };
  const willSend = isPhone ? (site.makesCalls ? words.willTextOrCall(to) : words.willText(to)) : words.willMail(to);
  return (
    <Card as="section" roomy aria-labelledby="proof-title" className="grid gap-5">
      <div>
        <p className="text-meta font-strong text-plumb-ink">{words.step}</p>
        <Heading id="proof-title">{isPhone ? words.phone : words.email}</Heading>
        <p className="mt-1">{words.why}</p>
        {!isPhone && !site.sendsTexts && <p className="mt-1 text-ink-2">{words.insteadOfPhone}</p>}
      </div>
      {codeSent ? (
        <EnterCode requestId={requestId} onNews={sent} hint={words.sentTo(to, CODE_MINUTES)} />
      ) : (
        <p className="wrap-anywhere text-ink-2">{willSend}</p>
      )}
      {codeSent && site.mode === 'demonstration' && (
        <p className="text-meta text-ink-2">
          {words.demonstration}{' '}
          <Link to="/dev/mailbox" target="_blank" className="text-plumb-ink underline underline-offset-3">
            {words.mailbox}
          </Link>
        </p>
      )}
      <div className={codeSent ? 'border-t border-line pt-4' : undefined}>
        {codeSent && <p className="mb-2 font-strong">{words.another}</p>}
        <Ways of={of} isPhone={isPhone} again={codeSent} />
      </div>
      <CorrectContact {...of} isPhone={isPhone} left={corrections} />
      <p className="text-meta text-ink-2">
        {endsAt && words.endsAt(formatDateTime(endsAt, timeZone))}{' '}
        <Link to="/chat" className="text-plumb-ink underline underline-offset-3">
          {words.support}
        </Link>
      </p>
    </Card>
  );
}

/** The ways to get a code, the first time or again. */
function Ways({
  of,
  isPhone,
  again,
}: {
  of: { requestId: string; onNews: () => unknown };
  isPhone: boolean;
  again: boolean;
}) {
  const variant = again ? 'secondary' : 'primary';
  if (!isPhone) {
    return (
      <SendCode {...of} by="text" icon={Mail} variant={variant}>
        {again ? words.mailAgain : words.mailMe}
      </SendCode>
    );
  }
  return (
    <div className="flex flex-wrap items-start gap-2 max-sm:*:w-full">
      <SendCode {...of} by="text" icon={MessageSquareText} variant={variant}>
        {again ? words.textAgain : words.textMe}
      </SendCode>
      {site.makesCalls && (
        <SendCode {...of} by="call" icon={Phone} variant="secondary">
          {words.callMe}
        </SendCode>
      )}
    </div>
  );
}

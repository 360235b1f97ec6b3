import type { ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import { CODE_DIGITS, CODE_MINUTES } from '@plumbline/contract/domains/directory/listing.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Link } from '@tanstack/react-router';
import { KeyRound, Mail, Phone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { site } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { sendClaimCode } from '../api.ts';
import type { SentCode } from './sent-code.ts';

/** The listing hides it, or has none: nobody is told which. */
const HIDDEN = 'The one that the listing was made with, if it has one';

/** Where the code goes: nobody can type an address here. */
export function SendCode({ contractor, onSent }: { contractor: ContractorDetails; onSent: (sent: SentCode) => void }) {
  const prefersText = site.sendsTexts && contractor.email === null && contractor.phone !== null;
  const [channel, setChannel] = useState<SentCode['channel']>(prefersText ? 'phone' : 'email');
  const [sending, setSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      onSent({ channel, ...(await sendClaimCode(contractor.id, channel)) });
    } catch (failure) {
      toast({ title: 'No code was sent', description: sentenceFor(failure), tone: 'destructive' });
      setSending(false);
    }
  };

  return (
    <form onSubmit={send} className="grid gap-5">
      <Note icon={KeyRound} tone="plumb">
        We send a code of {CODE_DIGITS} digits to the business itself. Whoever has it can edit the listing. It works for{' '}
        {CODE_MINUTES} minutes.
      </Note>
      <FieldGroup name="channel" label="Where should the code go?">
        <RadioCards
          value={channel}
          input={{
            name: 'channel',
            onChange: (event) => setChannel(event.target.value === 'phone' ? 'phone' : 'email'),
          }}
          options={[
            { value: 'email', label: 'Email', detail: contractor.email ?? HIDDEN, icon: Mail },
            ...(site.sendsTexts
              ? [
                  {
                    value: 'phone',
                    label: 'Text message',
                    detail: contractor.phone ? formatPhone(contractor.phone) : HIDDEN,
                    icon: Phone,
                  },
                ]
              : []),
          ]}
        />
      </FieldGroup>
      {(!site.sendsTexts || (!contractor.email && !contractor.phone)) && (
        <p className="text-meta text-ink-2">
          {!site.sendsTexts && 'No texts are sent from here. '}
          If no code can reach you,{' '}
          <Link to="/chat" className="text-plumb-ink underline underline-offset-3">
            write to support
          </Link>
          .
        </p>
      )}
      <Button type="submit" variant="primary" big className="justify-self-start" busy={sending} busyLabel="Sending...">
        Send the code
      </Button>
    </form>
  );
}

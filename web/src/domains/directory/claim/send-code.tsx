import type { ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import { CODE_DIGITS, CODE_MINUTES } from '@plumbline/contract/domains/directory/listing.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { KeyRound, Mail, Phone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { sendClaimCode } from '../api.ts';
import type { SentCode } from './sent-code.ts';

const HIDDEN = 'The one that the listing was made with';

/** Where the code goes: nobody can type an address here. */
export function SendCode({ contractor, onSent }: { contractor: ContractorDetails; onSent: (sent: SentCode) => void }) {
  const [channel, setChannel] = useState<SentCode['channel']>('email');
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
            {
              value: 'phone',
              label: 'Text message',
              detail: contractor.phone ? formatPhone(contractor.phone) : HIDDEN,
              icon: Phone,
            },
          ]}
        />
      </FieldGroup>
      <Button type="submit" variant="primary" big className="justify-self-start" busy={sending} busyLabel="Sending...">
        Send the code
      </Button>
    </form>
  );
}

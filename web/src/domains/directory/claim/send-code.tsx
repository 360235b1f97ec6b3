import type { ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import { requestClaimCode } from '@plumbline/contract/domains/directory/endpoints.ts';
import { CODE_DIGITS, CODE_MINUTES } from '@plumbline/contract/domains/directory/listing.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Link } from '@tanstack/react-router';
import { KeyRound, Mail, Phone } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { site } from '../../../lib/site.ts';
import { useForm } from '../../../lib/use-form.ts';
import { FieldGroup } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Note } from '../../../ui/note.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { sendClaimCode } from './calls.ts';
import { claimWords } from './claim.words.ts';
import { type SentCode, searchOf } from './sent-code.ts';

const words = here(claimWords);

interface SendCodeProps {
  contractor: ContractorDetails;
  /** Gets the code that was sent, and what the server says about it. */
  onSent: (sent: SentCode & { readonly message: string }) => Promise<void>;
}

/**
 * Chooses where the code goes: only to the listing's own contacts. A hidden contact looks the same as a missing one, so
 * that no one learns which it is.
 */
export function SendCode({ contractor, onSent }: SendCodeProps) {
  const prefersText = site.sendsTexts && contractor.email === null && contractor.phone !== null;
  const form = useForm({
    to: requestClaimCode,
    params: { id: contractor.id },
    initial: { channel: prefersText ? 'phone' : 'email' },
    next: ({ channel }, { claimId }) =>
      `/claim/${contractor.slug}?${new URLSearchParams(searchOf({ claimId, channel }))}`,
    send: async ({ channel }, { key }) => onSent({ channel, ...(await sendClaimCode(contractor.id, channel, key)) }),
    onRefused: (error) => {
      toast({ title: words.noCodeSent, description: sentenceFor(error), tone: 'destructive' });
    },
  });

  return (
    <Form of={form} className="grid gap-5">
      <Note icon={KeyRound} tone="plumb">
        {words.codeExplained(CODE_DIGITS, CODE_MINUTES)}
      </Note>
      <FieldGroup {...form.field('channel')} label={words.whereTo}>
        <RadioCards
          {...form.choice('channel')}
          options={[
            { value: 'email', label: words.email, detail: contractor.email ?? words.hiddenContact, icon: Mail },
            ...(site.sendsTexts
              ? [
                  {
                    value: 'phone',
                    label: words.textMessage,
                    detail: contractor.phone ? formatPhone(contractor.phone) : words.hiddenContact,
                    icon: Phone,
                  },
                ]
              : []),
          ]}
        />
      </FieldGroup>
      {(!site.sendsTexts || (!contractor.email && !contractor.phone)) && (
        <p className="text-meta text-ink-2">
          {!site.sendsTexts && `${words.noTexts} `}
          <Link to="/chat" className="text-plumb-ink underline underline-offset-3">
            {words.noCodeReaches}
          </Link>
        </p>
      )}
      <SubmitButton of={form} className="justify-self-start" busyLabel={words.sending}>
        {words.sendCode}
      </SubmitButton>
    </Form>
  );
}

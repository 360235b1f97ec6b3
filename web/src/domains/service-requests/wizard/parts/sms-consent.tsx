import { Mail, MessageSquareText } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { LegalLinks } from '../../../../ui/legal-links.tsx';
import { Note } from '../../../../ui/note.tsx';

interface SmsConsentProps {
  input: UseFormRegisterReturn;
  given: boolean;
  email: string;
}

/**
 * Asks whether we may text, in the words that US carriers want: who texts, about what, what it costs, how it ends,
 * and that nothing depends on it. Never ticked beforehand. Below it stands what happens as it is.
 */
export function SmsConsent({ input, given, email }: SmsConsentProps) {
  return (
    <div className="mt-3">
      <Checkbox {...input} id={input.name}>
        <b>Text me about this request.</b>{' '}
        <span className="text-meta text-ink-2">
          I agree that Plumbline sends text messages to the phone number above about this request: contractors' answers,
          proposed times and appointment reminders. Message frequency varies. Message and data rates may apply. Reply
          STOP to opt out, HELP for help. Consent is not a condition of purchase.
        </span>
      </Checkbox>
      <div className="pl-8">
        <LegalLinks lead="Read:" of={['sms', 'privacy']} />
      </div>
      {given ? (
        <Note icon={MessageSquareText} tone="plumb" role="status" className="mt-1">
          We text you the answers. The tracking link comes by email as well.
        </Note>
      ) : (
        <Note icon={Mail} role="status" className="mt-1">
          Without this tick we don't text. Everything about this request comes by email
          {email ? <> to {email}</> : ''} instead.
        </Note>
      )}
    </div>
  );
}

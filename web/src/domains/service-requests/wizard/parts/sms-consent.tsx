import { Mail, MessageSquareText } from 'lucide-react';
import { here } from '../../../../lib/language.ts';
import type { FormFields } from '../../../../lib/use-form.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { LegalLinks } from '../../../../ui/legal-links.tsx';
import { Note } from '../../../../ui/note.tsx';
import { detailsWords } from '../details.words.ts';

const words = here(detailsWords).consent;

interface SmsConsentProps {
  form: FormFields<{ smsConsent: boolean }>;
  email: string;
}

/**
 * Asks for consent to texts, with what US carriers require: the sender, the subject, the costs, how to stop, and that
 * nothing depends on it. Never ticked in advance. The note below says what happens with the present choice.
 */
export function SmsConsent({ form, email }: SmsConsentProps) {
  return (
    <div className="mt-3">
      <Checkbox {...form.tick('smsConsent')} id="smsConsent">
        <b>{words.textMe}</b> <span className="text-meta text-ink-2">{words.terms}</span>
      </Checkbox>
      <div className="pl-8">
        <LegalLinks lead={words.read} of={['sms', 'privacy']} />
      </div>
      {form.values.smsConsent ? (
        <Note icon={MessageSquareText} tone="plumb" role="status" className="mt-1">
          {words.weText}
        </Note>
      ) : (
        <Note icon={Mail} role="status" className="mt-1">
          {email ? words.byEmailTo(email) : words.byEmail}
        </Note>
      )}
    </div>
  );
}

import { here } from '../../lib/language.ts';
import type { FormFields } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { LegalLinks } from '../../ui/legal-links.tsx';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords);

/** A contractor's consent to texts, in its legal wording. Never checked in advance. */
export function SmsConsent({ form }: { form: FormFields<{ smsConsent: boolean }> }) {
  return (
    <div>
      <Checkbox {...form.tick('smsConsent')}>
        <b>{words.textMe}</b> <span className="text-meta text-ink-2">{words.textConsent}</span>
      </Checkbox>
      <LegalLinks lead={words.readLegal} of={['sms', 'privacy']} />
    </div>
  );
}

import { Checkbox } from '../../ui/checkbox.tsx';
import { LegalLinks } from '../../ui/legal-links.tsx';

export interface SmsConsentProps {
  given: boolean;
  onChange: (given: boolean) => void;
}

/** A contractor's consent to texts, in the one wording that counts; never ticked ahead. */
export function SmsConsent({ given, onChange }: SmsConsentProps) {
  return (
    <div>
      <Checkbox checked={given} onChange={({ target }) => onChange(target.checked)}>
        <b>Text me about requests.</b>{' '}
        <span className="text-meta text-ink-2">
          I agree that Plumbline sends text messages about service requests to this phone number. Message frequency
          varies. Message and data rates may apply. Reply STOP to opt out, HELP for help. Consent is not a condition of
          purchase.
        </span>
      </Checkbox>
      <LegalLinks lead="Read:" of={['sms', 'privacy']} />
    </div>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { smsConsentOf } from '../content/sms-consent.ts';
import { language } from '../lib/language.ts';
import { site } from '../lib/site.ts';
import { LegalPage } from '../ui/legal-page.tsx';

export const Route = createFileRoute('/sms-consent')({
  component: SmsConsent,
  staticData: { withoutQueries: true, rendered: true },
});

function SmsConsent() {
  return <LegalPage text={smsConsentOf(site, language)} />;
}

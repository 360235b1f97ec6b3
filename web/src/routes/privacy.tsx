import { createFileRoute } from '@tanstack/react-router';
import { privacyOf } from '../content/privacy.ts';
import { language } from '../lib/language.ts';
import { site } from '../lib/site.ts';
import { LegalPage } from '../ui/legal-page.tsx';

export const Route = createFileRoute('/privacy')({
  component: Privacy,
  staticData: { withoutQueries: true, rendered: true },
});

function Privacy() {
  return <LegalPage text={privacyOf(site, language)} />;
}

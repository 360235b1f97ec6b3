import { createFileRoute } from '@tanstack/react-router';
import { termsOf } from '../content/terms.ts';
import { language } from '../lib/language.ts';
import { site } from '../lib/site.ts';
import { LegalPage } from '../ui/legal-page.tsx';

export const Route = createFileRoute('/terms')({
  component: Terms,
  staticData: { withoutQueries: true, rendered: true },
});

function Terms() {
  return <LegalPage text={termsOf(site, language)} />;
}

import { projectPath } from '@plumbline/contract/domains/projects/pages.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { Check } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Note } from '../../ui/note.tsx';
import { bidWords } from './bid.words.ts';
import { BidFields, useBidForm } from './bid-fields.tsx';
import { BID_ID } from './bid-place.ts';

const words = here(bidWords);

/** The form of a bid on the project's page, for people without scripts. With scripts, a dialog has it. */
export function BidHere({ project, isSent }: { project: Project; isSent: boolean }) {
  if (project.status !== 'bidding-open' || project.vanishedAt !== null) return null;
  return (
    <noscript>
      {isSent ? (
        <Note icon={Check} tone="green" title={words.submitted}>
          {words.submittedText(project.title)}
        </Note>
      ) : (
        // Browsers with scripts show nothing here, so they don't need its code.
        import.meta.env.SSR && <Open project={project} />
      )}
    </noscript>
  );
}

function Open({ project }: { project: Project }) {
  // The page posts it; nothing is sent from here.
  const form = useBidForm(project, {
    idPrefix: 'bid-here',
    // The page is the same for everyone, and doesn't know who has bid.
    next: () => `${projectPath(project.id)}?bid=sent`,
    send: () => Promise.resolve(),
  });
  return (
    <section aria-labelledby={BID_ID} className="no-print mt-8">
      <h2 id={BID_ID}>{words.submit}</h2>
      <Form of={form} explains className="mt-3 grid gap-6">
        <BidFields project={project} form={form} />
        <SubmitButton of={form}>{words.submit}</SubmitButton>
      </Form>
    </section>
  );
}

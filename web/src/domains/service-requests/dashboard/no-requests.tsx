import { Mail } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { dashboardWords } from './dashboard.words.ts';

const words = here(dashboardWords).empty;

/** The empty state of an account without requests, with the way to those that were sent without it. */
export function NoRequests({ title }: { title: string }) {
  return (
    <>
      <EmptyState
        title={title}
        action={
          <ButtonLink to="/request-service" variant="primary">
            {words.requestService}
          </ButtonLink>
        }
      >
        {words.describe}
      </EmptyState>
      <Card as="section" aria-labelledby="sent-before" className="mt-4">
        <h2 id="sent-before" className="text-body">
          {words.sentBefore}
        </h2>
        <p className="mt-0.5 mb-3 text-ink-2">{words.linksOpen}</p>
        <ButtonLink to="/find-request" icon={Mail}>
          {words.emailLinks}
        </ButtonLink>
      </Card>
    </>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { Receipt } from 'lucide-react';
import { textsFrom } from '../lib/search-text.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/frame.tsx';
import { Note } from '../ui/note.tsx';

export const Route = createFileRoute('/payment')({
  validateSearch: textsFrom('payment_intent', 'contractor', 'request'),
  component: Payment,
  staticData: { header: 'minimal', withoutQueries: true },
});

/** Where the referral fee will be paid. Until that is open it says so and takes nothing. */
function Payment() {
  const { contractor, request } = Route.useSearch();
  if (!contractor || !request) {
    return (
      <Page width="slim">
        <EmptyState level={1} title="Invalid Payment Link" action={<ButtonLink to="/">Back to Home</ButtonLink>}>
          This payment link is invalid or has expired.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="slim">
      <h1>Referral fee</h1>
      <Note icon={Receipt} tone="brass" title="Online payment is not open yet" className="mt-4">
        Nothing was charged. The job stays yours until the time that your message names; after that the customer can ask
        the next contractor, and nothing is due.
      </Note>
      <div className="mt-6">
        <ButtonLink
          to="/respond/$serviceRequestId/$contractorId"
          params={{ serviceRequestId: request, contractorId: contractor }}
          variant="primary"
        >
          Back to the request
        </ButtonLink>
      </div>
    </Page>
  );
}

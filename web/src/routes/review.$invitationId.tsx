import { type ReviewInvitationId, readId } from '@plumbline/contract/kernel/id.ts';
import { createFileRoute } from '@tanstack/react-router';
import { invitationQuery } from '../domains/directory/api.ts';
import { ReviewPage } from '../domains/directory/reviews/review-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';

/** Opened by a link in a message. */
export const Route = createFileRoute('/review/$invitationId')({
  staticData: { header: 'minimal', rendered: true },
  validateSearch: textsFrom('edit'),
  loader: ({ params }) =>
    onServer((client) => client.prefetchQuery(invitationQuery(readId<ReviewInvitationId>(params.invitationId)))),
  component: Review,
});

function Review() {
  const { invitationId } = Route.useParams();
  const { edit } = Route.useSearch();
  return <ReviewPage key={invitationId} invitationId={invitationId} edit={edit} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { ReviewPage } from '../domains/directory/reviews/review-page.tsx';

/** Opened by a link in a message. */
export const Route = createFileRoute('/review/$invitationId')({
  staticData: { header: 'minimal' },
  component: Review,
});

function Review() {
  const { invitationId } = Route.useParams();
  return <ReviewPage key={invitationId} invitationId={invitationId} />;
}

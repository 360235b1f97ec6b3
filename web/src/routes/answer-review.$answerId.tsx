import { createFileRoute } from '@tanstack/react-router';
import { AnswerPage } from '../domains/directory/reviews/answer-page.tsx';

/** Opened by a link in a message. */
export const Route = createFileRoute('/answer-review/$answerId')({
  staticData: { header: 'minimal' },
  component: Answer,
});

function Answer() {
  const { answerId } = Route.useParams();
  return <AnswerPage key={answerId} answerId={answerId} />;
}

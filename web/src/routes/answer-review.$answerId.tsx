import { type ReviewAnswerId, readId } from '@plumbline/contract/kernel/id.ts';
import { createFileRoute } from '@tanstack/react-router';
import { answerableQuery } from '../domains/directory/api.ts';
import { AnswerPage } from '../domains/directory/reviews/answer-page.tsx';
import { onServer } from '../lib/page-data.ts';

/** Opened by a link in a message. */
export const Route = createFileRoute('/answer-review/$answerId')({
  staticData: { header: 'minimal', rendered: true },
  loader: ({ params }) =>
    onServer((client) => client.prefetchQuery(answerableQuery(readId<ReviewAnswerId>(params.answerId)))),
  component: Answer,
});

function Answer() {
  const { answerId } = Route.useParams();
  return <AnswerPage key={answerId} answerId={answerId} />;
}

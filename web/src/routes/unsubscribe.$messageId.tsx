import { createFileRoute } from '@tanstack/react-router';
import { mailSubscriptionQuery } from '../domains/messaging/api.ts';
import { UnsubscribePage } from '../domains/messaging/unsubscribe/unsubscribe-page.tsx';
import { onServer } from '../lib/page-data.ts';

export const Route = createFileRoute('/unsubscribe/$messageId')({
  staticData: { header: 'minimal', rendered: true },
  loader: ({ params }) => onServer((client) => client.prefetchQuery(mailSubscriptionQuery(params.messageId))),
  component: Unsubscribe,
});

function Unsubscribe() {
  const { messageId } = Route.useParams();
  return <UnsubscribePage key={messageId} messageId={messageId} />;
}

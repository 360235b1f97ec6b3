import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '../domains/messaging/unsubscribe/unsubscribe-page.tsx';

export const Route = createFileRoute('/unsubscribe/$messageId')({
  staticData: { header: 'minimal' },
  component: Unsubscribe,
});

function Unsubscribe() {
  const { messageId } = Route.useParams();
  return <UnsubscribePage key={messageId} messageId={messageId} />;
}

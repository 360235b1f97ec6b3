import { createFileRoute } from '@tanstack/react-router';
import { conversationQuery } from '../domains/messaging/api.ts';
import { ChatPage } from '../domains/messaging/chat/chat-page.tsx';
import { onServer } from '../lib/page-data.ts';

export const Route = createFileRoute('/chat')({
  staticData: { rendered: 'personal' },
  loader: () => onServer((client) => client.prefetchQuery(conversationQuery)),
  component: ChatPage,
});

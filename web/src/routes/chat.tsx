import { createFileRoute } from '@tanstack/react-router';
import { ChatPage } from '../domains/messaging/chat/chat-page.tsx';

export const Route = createFileRoute('/chat')({ component: ChatPage });

import { createFileRoute } from '@tanstack/react-router';
import { DemoPage } from '../domains/messaging/demo/demo-page.tsx';

export const Route = createFileRoute('/notification-demo')({ component: DemoPage });

import { createFileRoute } from '@tanstack/react-router';

/** Opened by a link in a message. The minimal frame shows the brand and the company's name. */
export const Route = createFileRoute('/respond')({ staticData: { header: 'minimal' } });

import { createFileRoute, notFound } from '@tanstack/react-router';
import { SamplesPage } from '../domains/messaging/samples/samples-page.tsx';
import { site } from '../lib/site.ts';

export const Route = createFileRoute('/dev/messages')({
  staticData: { header: 'minimal' },
  beforeLoad: () => {
    if (site.mode === 'production') throw notFound();
  },
  component: SamplesPage,
});

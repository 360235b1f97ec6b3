import { createFileRoute } from '@tanstack/react-router';
import { StatusPage } from '../domains/accounts/status-page.tsx';
import { statusQuery } from '../domains/accounts/status-query.ts';
import { onServer } from '../lib/page-data.ts';

export const Route = createFileRoute('/status')({
  staticData: { rendered: true },
  loader: () => onServer((client) => client.prefetchQuery(statusQuery)),
  component: StatusPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { DeadlinesPage } from '../domains/service-requests/reports/deadlines-page.tsx';

export const Route = createFileRoute('/deadlines')({
  component: DeadlinesPage,
  staticData: { withoutQueries: true, rendered: true },
});

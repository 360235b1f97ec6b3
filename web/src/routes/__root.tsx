import { createRootRoute } from '@tanstack/react-router';
import { NotFound, RouteError, RoutePending } from '../ui/shell/route-states.tsx';
import { Shell } from '../ui/shell/shell.tsx';

export const Route = createRootRoute({
  component: Shell,
  errorComponent: RouteError,
  pendingComponent: RoutePending,
  notFoundComponent: NotFound,
});

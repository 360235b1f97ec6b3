import { createRootRoute } from '@tanstack/react-router';
import { StepUpHost } from '../domains/accounts/factors/step-up-host.tsx';
import { NotFound, RouteError, RoutePending } from '../ui/shell/route-states.tsx';
import { Shell } from '../ui/shell/shell.tsx';

export const Route = createRootRoute({
  component: Root,
  errorComponent: RouteError,
  pendingComponent: RoutePending,
  notFoundComponent: NotFound,
});

function Root() {
  return (
    <>
      <Shell />
      <StepUpHost />
    </>
  );
}

import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { createRouter } from './router.ts';

/** The whole app around one router, used both in the browser and for prerendering the landing page. */
export function App({ router }: { router: ReturnType<typeof createRouter> }) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}

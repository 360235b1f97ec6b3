import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { createRouter } from './router.ts';

/** The whole app around one router: the same in the browser and where the landing page is rendered ahead. */
export function App({ router }: { router: ReturnType<typeof createRouter> }) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}

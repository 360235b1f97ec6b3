import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { PostedForm } from './lib/form-post.ts';
import { PostedFormContext } from './lib/posted-form-context.ts';
import type { createRouter } from './router.ts';

interface AppProps {
  router: ReturnType<typeof createRouter>;
  /** The form that was posted without scripts to this page, and rejected. */
  posted?: PostedForm | undefined;
}

/** The whole app around one router, used both in the browser and on the server. */
export function App({ router, posted }: AppProps) {
  return (
    <StrictMode>
      <PostedFormContext value={posted}>
        <RouterProvider router={router} />
      </PostedFormContext>
    </StrictMode>
  );
}

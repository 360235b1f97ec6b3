import type { AnyRouter } from '@tanstack/react-router';
import { site } from '../../lib/site.ts';
import { hasStayed, noteStay, startStay } from '../../lib/stay.ts';

/**
 * Notes when the reader looks at projects, and shows on the header's links how many are new to them. It is no part of the
 * page's first load, and begins once the app has taken the page over.
 */
export function startNewCount(router: AnyRouter): void {
  const show = () => {
    noteStay();
    if (!hasStayed()) return;
    import('./new-count.tsx').then(
      ({ showNewCount }) => showNewCount(),
      () => undefined,
    );
  };
  startStay();
  // Pages have different headers.
  router.subscribe('onRendered', show);
  if (site.renderedAt === undefined || document.documentElement.dataset.app !== undefined) show();
}

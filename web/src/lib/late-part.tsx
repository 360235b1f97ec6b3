import { type ComponentType, lazy, Suspense, useState } from 'react';
import { type OnDemand, onDemand } from './on-demand.tsx';
import { useAsArrived } from './use-as-arrived.ts';

/**
 * Returns a part of a page that the server renders, and whose code is loaded after the page. In a page that the browser
 * draws, it is there at once if its code is, where `lazy` would show it up to 300 ms later. If the code can't be loaded,
 * it draws `plain`.
 */
export function latePart<Props extends object>(
  importCode: () => Promise<ComponentType<Props>>,
  plain: ComponentType<Props>,
): OnDemand<Props> {
  const Arrived = lazy(async () => ({ default: await importCode().catch(() => plain) }));
  const Opened = onDemand(importCode, plain);

  function Part(props: Props) {
    const hasArrived = useAsArrived();
    const [isRendered] = useState(hasArrived);
    return isRendered ? (
      <Suspense>
        <Arrived {...props} />
      </Suspense>
    ) : (
      <Opened {...props} />
    );
  }
  return Object.assign(Part, { load: Opened.load, isLoaded: Opened.isLoaded });
}

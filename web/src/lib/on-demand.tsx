import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadWhenIdle } from './when-idle.ts';

/** A component whose code is loaded after the page. */
export interface OnDemand<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code. Rejects without a connection; the next call tries again. */
  readonly load: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
}

/**
 * Returns a component whose code is loaded once the browser is idle, or else when the component is first drawn. Until
 * then it draws nothing. If the code can't be loaded, it draws `plain`.
 *
 * React delays what suspends, as `lazy` does even if its code is there. This component then draws at once.
 */
export function onDemand<Props extends object>(
  importCode: () => Promise<ComponentType<Props>>,
  plain: ComponentType<Props>,
): OnDemand<Props> {
  let code: ComponentType<Props> | undefined;
  const load = async () => {
    code ??= await importCode();
    return code;
  };
  loadWhenIdle(load);

  function Demanded(props: Props): ReactNode {
    const [Shown, setShown] = useState(() => code);
    useEffect(() => {
      if (Shown) return;
      let isGone = false;
      void load()
        .catch(() => plain)
        .then((loaded) => {
          if (!isGone) setShown(() => loaded);
        });
      return () => {
        isGone = true;
      };
    }, [Shown]);
    return Shown && <Shown {...props} />;
  }
  return Object.assign(Demanded, { load, isLoaded: () => code !== undefined });
}

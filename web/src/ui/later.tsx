import { type ComponentType, lazy } from 'react';
import { here } from '../lib/language.ts';
import { ErrorState } from './error-state.tsx';
import { Late } from './late.tsx';
import { Loading, SkeletonCard } from './skeleton.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

/** Returns a part of a page whose code is loaded when it is shown, such as a tab. Call it at the top of a module. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      return { default: () => <ErrorState error={error} onRetry={() => location.reload()} /> };
    }
  });
  return (props) => (
    <Late
      fallback={
        <Loading label={words.loading}>
          <SkeletonCard />
        </Loading>
      }
    >
      <Part {...props} />
    </Late>
  );
}

import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { here } from '../../lib/language.ts';
import { loadQueryScope } from '../../lib/load-query-scope.ts';
import { Announcer } from '../announcer.tsx';
import { ToastOutlet } from '../toast-outlet.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MinimalHeader } from './minimal-header.tsx';
import { OfflineNote } from './offline-note.tsx';
import { MAIN_ID, RouteChange } from './route-change.tsx';
import { RoutePending } from './route-states.tsx';
import { shellWords } from './shell.words.ts';

const words = here(shellWords);

const QueryScope = lazy(loadQueryScope);

/** The frame around every page. Routes configure it by `staticData`, see `StaticDataRouteOption`. */
export function Shell() {
  const minimal = useMatches({ select: (matches) => matches.some((match) => match.staticData.header === 'minimal') });
  const still = useMatches({ select: (matches) => matches.some((match) => match.staticData.withoutQueries) });
  return (
    <>
      <a href={`#${MAIN_ID}`} className="skip-link">
        {words.skip}
      </a>
      {minimal ? <MinimalHeader /> : <Header />}
      <OfflineNote />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {still ? (
          <Outlet />
        ) : (
          <Suspense fallback={<RoutePending />}>
            <QueryScope>
              <Outlet />
            </QueryScope>
          </Suspense>
        )}
      </main>
      {!minimal && <Footer />}
      <RouteChange />
      <Announcer />
      <ToastOutlet />
    </>
  );
}

import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Home, RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { Button, ButtonLink } from '../button.tsx';
import { Page } from '../frame.tsx';
import { Note } from '../note.tsx';
import { Loading, Skeleton, SkeletonCard } from '../skeleton.tsx';
import { shellWords } from './shell.words.ts';

const words = here(shellWords).states;

/** A page that crashed or failed to load: what happened, and another try. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => console.error(error), [error]);

  return (
    <Page width="slim">
      <h1>{words.wentWrong}</h1>
      <Note icon={TriangleAlert} tone="red" role="alert" className="mt-4">
        {sentenceFor(error)}
      </Note>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" icon={RefreshCw} onClick={() => router.invalidate()}>
          {words.retry}
        </Button>
        <ButtonLink to="/" icon={Home}>
          {words.home}
        </ButtonLink>
      </div>
    </Page>
  );
}

/** A page that is loading: a heading, a line, two cards. */
export function RoutePending() {
  return (
    <Page width="mid">
      <Loading label={words.loading}>
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="mt-2 h-4 w-96 max-w-full" />
        <SkeletonCard className="mt-6" />
        <SkeletonCard className="mt-3" />
      </Loading>
    </Page>
  );
}

/** The specification's not-found page: its heading, and a hint for developers. */
export function NotFound() {
  return (
    <Page width="slim">
      <h1>{words.notFound}</h1>
      <p className="mt-2 text-ink-2">{words.nothingHere}</p>
      <p className="mt-1 text-meta text-ink-3">{words.forDevelopers}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to="/" variant="primary" icon={Home}>
          {words.home}
        </ButtonLink>
        <ButtonLink to="/request-service">{here(shellWords).header.request}</ButtonLink>
      </div>
    </Page>
  );
}

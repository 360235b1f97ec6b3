import { lazy, Suspense } from 'react';
import { isNewSince, useNewSince } from '../../../lib/new-since.ts';

const NewBadge = lazy(async () => ({ default: (await import('./new-badge.tsx')).NewBadge }));

/** Marks a project that was first seen since the reader's last visit. */
export function NewMark({ firstSeenAt, inline = false }: { firstSeenAt: string; inline?: boolean }) {
  const since = useNewSince();
  return (
    isNewSince(since, firstSeenAt) && (
      <Suspense>
        <NewBadge inline={inline} />
      </Suspense>
    )
  );
}

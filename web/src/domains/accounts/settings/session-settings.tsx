import type { Session } from '@plumbline/contract/domains/accounts/session.ts';
import { useQuery } from '@tanstack/react-query';
import { Check, Laptop } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useReadersZone } from '../../../lib/use-readers-zone.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { sessionsQuery, useRevoke } from '../api.ts';
import { settingsWords } from './settings.words.ts';

const words = here(settingsWords).sessions;

/** The devices on which the account is signed in. The others can be signed out, one by one or all at once. */
export function SessionSettings() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  const revoke = useRevoke();

  const signOut = async (which: Parameters<typeof revoke.mutateAsync>[0]) => {
    try {
      announce((await revoke.mutateAsync(which)).message);
    } catch (failure) {
      toast({ title: words.failed, description: sentenceFor(failure), tone: 'destructive' });
      throw failure;
    }
  };

  return (
    <Card as="section" roomy aria-labelledby="sessions-title">
      <h2 id="sessions-title">{words.title}</h2>
      {!data && !error && (
        <Loading label={words.loading} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="mt-2 h-4 w-full max-w-72" />
        </Loading>
      )}
      {error && !data && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <ul className="mt-2 divide-y divide-line">
          {data.map((session) => (
            <Device key={session.id} session={session} onSignOut={() => signOut(session.id).catch(() => undefined)} />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <Button className="mt-3" variant="danger" onClick={() => setAsking(true)}>
          {words.others}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.othersTitle}
          confirmLabel={words.others}
          busyLabel={words.signingOut}
          danger
          onConfirm={() => signOut('others')}
        >
          {words.othersEffect}
        </ConfirmDialog>
      )}
    </Card>
  );
}

function Device({ session, onSignOut }: { session: Session; onSignOut: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const zone = useReadersZone();
  const signedIn = formatDateTime(session.signedInAt, zone);
  const press = async () => {
    setBusy(true);
    await onSignOut();
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon of={Laptop} className="text-ink-2" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-strong">
          {session.device}
          {session.isCurrent && (
            <Badge tone="green" icon={Check}>
              {words.here}
            </Badge>
          )}
        </p>
        <p className="num text-meta text-ink-2">
          {session.isCurrent
            ? words.signedIn(signedIn)
            : words.signedInSeen(signedIn, formatDateTime(session.lastSeenAt, zone))}
        </p>
      </div>
      {!session.isCurrent && (
        <Button busy={busy} busyLabel={words.signingOut} aria-label={words.signOutOf(session.device)} onClick={press}>
          {words.signOut}
        </Button>
      )}
    </li>
  );
}

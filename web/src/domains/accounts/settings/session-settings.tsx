import type { Session } from '@plumbline/contract/domains/accounts/session.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Check, Laptop } from 'lucide-react';
import { useState } from 'react';
import { readersZone } from '../../../lib/moment.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
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

/** Where one is signed in; each other device can be signed out, or all of them. */
export function SessionSettings() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  const revoke = useRevoke();

  const signOut = async (which: Parameters<typeof revoke.mutateAsync>[0]) => {
    try {
      announce((await revoke.mutateAsync(which)).message);
    } catch (failure) {
      toast({ title: 'That device is still signed in', description: sentenceFor(failure), tone: 'destructive' });
      throw failure;
    }
  };

  return (
    <Card as="section" roomy aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are signed in</h2>
      {!data && !error && (
        <Loading label="Loading your devices" className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
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
          Sign Out Everywhere Else
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere else?"
        confirmLabel="Sign Out Everywhere Else"
        busyLabel="Signing out..."
        danger
        onConfirm={() => signOut('others')}
      >
        Every device but this one has to sign in again.
      </ConfirmDialog>
    </Card>
  );
}

function Device({ session, onSignOut }: { session: Session; onSignOut: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const zone = readersZone();
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
              This device
            </Badge>
          )}
        </p>
        <p className="num text-meta text-ink-2">
          Signed in {formatDateTime(session.signedInAt, zone)}
          {!session.isCurrent && <>, last seen {formatDateTime(session.lastSeenAt, zone)}</>}
        </p>
      </div>
      {!session.isCurrent && (
        <Button busy={busy} busyLabel="Signing out..." aria-label={`Sign Out ${session.device}`} onClick={press}>
          Sign Out
        </Button>
      )}
    </li>
  );
}

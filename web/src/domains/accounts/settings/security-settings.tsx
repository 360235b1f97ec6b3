import type { Factors, Passkey } from '@plumbline/contract/domains/accounts/factor.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus, Smartphone, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { readersZone } from '../../../lib/moment.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { factorsQuery, useFactorChanges } from '../factors/calls.ts';
import { knowsPasskeys } from '../factors/passkeys.ts';
import { AddAppDialog } from './add-app-dialog.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** Passkeys, the authenticator app and recovery codes: the proofs that signing in takes besides the password. */
export function SecuritySettings() {
  const { data, error, isFetching, refetch } = useQuery(factorsQuery);
  return (
    <Card as="section" roomy aria-labelledby="security-title">
      <h2 id="security-title">Sign-in and security</h2>
      <p className="mt-0.5 text-ink-2">
        A second factor keeps others out, even when they know your password. A passkey also signs you in without a
        password.
      </p>
      {!data && !error && (
        <Loading label="Loading your sign-in settings" className="mt-4 grid gap-3">
          <Skeleton className="h-5 w-full max-w-56" />
          <Skeleton className="h-4 w-full max-w-72" />
        </Loading>
      )}
      {error && !data && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && <Loaded factors={data} />}
    </Card>
  );
}

function Loaded({ factors }: { factors: Factors }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const hasFactor = factors.passkeys.length > 0 || factors.app !== null;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
      <Passkeys passkeys={factors.passkeys} onCodes={setCodes} />
      <AuthenticatorApp app={factors.app} onCodes={setCodes} />
      {hasFactor && <RecoveryCodes left={factors.recoveryCodesLeft} onCodes={setCodes} />}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </div>
  );
}

type OnCodes = (codes: readonly string[] | null) => void;

function usedWords(addedAt: string, lastUsedAt: string | null): string {
  const zone = readersZone();
  const used = lastUsedAt ? `last used ${formatDateTime(lastUsedAt, zone)}` : 'not used yet';
  return `Added ${formatDateTime(addedAt, zone)}, ${used}`;
}

function Passkeys({ passkeys, onCodes }: { passkeys: readonly Passkey[]; onCodes: OnCodes }) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const { removePasskey } = useFactorChanges();

  const remove = async () => {
    if (!removing) return;
    try {
      await removePasskey.mutateAsync(removing.id);
      announce(`${removing.name} is removed.`);
    } catch (failure) {
      toast({ title: 'Passkey Not Removed', description: sentenceFor(failure), tone: 'destructive' });
      throw failure;
    }
  };

  return (
    <section aria-labelledby="passkeys-title">
      <h3 id="passkeys-title">Passkeys</h3>
      <p className="mt-0.5 text-ink-2">Unlocked by your fingerprint, face or PIN, or kept on a security key.</p>
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="mt-2 divide-y divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <Icon of={KeyRound} className="text-ink-2" />
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-strong wrap-anywhere">{passkey.name}</p>
                <p className="num text-meta text-ink-2">{usedWords(passkey.addedAt, passkey.lastUsedAt)}</p>
              </div>
              <Button aria-label={`Remove ${passkey.name}`} onClick={() => setRemoving(passkey)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <Button className="mt-3" icon={Plus} onClick={() => setAdding(true)}>
          Add a Passkey
        </Button>
      ) : (
        <p className="mt-2 text-ink-2">This browser doesn't support passkeys.</p>
      )}
      <AddPasskeyDialog open={adding} onOpenChange={setAdding} onCodes={onCodes} />
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => {
          if (!open) setRemoving(null);
        }}
        title={`Remove ${removing?.name ?? 'this passkey'}?`}
        confirmLabel="Remove Passkey"
        busyLabel="Removing..."
        cancelLabel="Keep it"
        danger
        onConfirm={remove}
      >
        You can no longer sign in with it. Delete it on the device, too: there it stays until you do.
      </ConfirmDialog>
    </section>
  );
}

function AuthenticatorApp({ app, onCodes }: { app: Factors['app']; onCodes: OnCodes }) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { removeApp } = useFactorChanges();

  const remove = async () => {
    try {
      await removeApp.mutateAsync();
      announce('The authenticator app is removed.');
    } catch (failure) {
      toast({ title: 'Authenticator App Not Removed', description: sentenceFor(failure), tone: 'destructive' });
      throw failure;
    }
  };

  return (
    <section aria-labelledby="app-title">
      <h3 id="app-title">Authenticator app</h3>
      {app ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Icon of={Smartphone} className="text-ink-2" />
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-strong">Set up</p>
            <p className="num text-meta text-ink-2">{usedWords(app.addedAt, app.lastUsedAt)}</p>
          </div>
          <Button aria-label="Remove the authenticator app" onClick={() => setRemoving(true)}>
            Remove
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-0.5 text-ink-2">An app on your phone that shows a new code every half minute.</p>
          <Button className="mt-3" icon={Plus} onClick={() => setAdding(true)}>
            Set Up an App
          </Button>
        </>
      )}
      <AddAppDialog open={adding} onOpenChange={setAdding} onCodes={onCodes} />
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title="Remove the authenticator app?"
        confirmLabel="Remove App"
        busyLabel="Removing..."
        cancelLabel="Keep it"
        danger
        onConfirm={remove}
      >
        Its codes no longer open your account. You can set up an app again at any time.
      </ConfirmDialog>
    </section>
  );
}

const FEW = 3;

function RecoveryCodes({ left, onCodes }: { left: number; onCodes: OnCodes }) {
  const [asking, setAsking] = useState(false);
  const { renewCodes } = useFactorChanges();

  const renew = async () => {
    try {
      onCodes((await renewCodes.mutateAsync()).recoveryCodes);
    } catch (failure) {
      toast({ title: 'No New Codes', description: sentenceFor(failure), tone: 'destructive' });
      throw failure;
    }
  };

  return (
    <section aria-labelledby="recovery-title">
      <h3 id="recovery-title">Recovery codes</h3>
      <p className="mt-0.5 text-ink-2">
        For when your phone is gone. {left === 1 ? '1 code is left' : `${left} codes are left`}; each works once.
      </p>
      {left < FEW && (
        <Note icon={TriangleAlert} tone="amber" className="mt-2">
          {left === 0 ? 'You have no codes left.' : 'You have few codes left.'} Make new ones while you can still sign
          in.
        </Note>
      )}
      <Button className="mt-3" onClick={() => setAsking(true)}>
        Make New Codes
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Make new recovery codes?"
        confirmLabel="Make New Codes"
        busyLabel="Making..."
        onConfirm={renew}
      >
        The codes that you saved before stop working.
      </ConfirmDialog>
    </section>
  );
}

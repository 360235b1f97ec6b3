import type { Factors, Passkey } from '@plumbline/contract/domains/accounts/factor.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus, Smartphone, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useReadersZone } from '../../../lib/use-readers-zone.ts';
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
import { usePasskeySupport } from '../factors/use-passkey-support.ts';
import { AddAppDialog } from './add-app-dialog.tsx';
import { type AddedFactor, AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { securityWords } from './security.words.ts';

const words = here(securityWords);

/** Manages passkeys, the authenticator app and recovery codes. */
export function SecuritySettings() {
  const { data, error, isFetching, refetch } = useQuery(factorsQuery);
  return (
    <Card as="section" roomy aria-labelledby="security-title">
      <h2 id="security-title">{words.title}</h2>
      <p className="mt-0.5 text-ink-2">{words.intro}</p>
      {!data && !error && (
        <Loading label={words.loading} className="mt-4 grid gap-3">
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
  /** Announced after the codes are saved: their dialog would hide it. */
  const [later, setLater] = useState<AddedFactor>();
  const say = ({ title, description }: AddedFactor) => toast({ title, description, tone: 'success' });
  const added = (factor: AddedFactor) => {
    if (factor.recoveryCodes === null) return say(factor);
    setCodes(factor.recoveryCodes);
    setLater(factor);
  };
  const saved = () => {
    setCodes(null);
    if (later) say(later);
    setLater(undefined);
  };
  const hasFactor = factors.passkeys.length > 0 || factors.app !== null;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
      <Passkeys passkeys={factors.passkeys} onAdded={added} />
      <AuthenticatorApp app={factors.app} onAdded={added} />
      {hasFactor && <RecoveryCodes left={factors.recoveryCodesLeft} onCodes={setCodes} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={saved} />}
    </div>
  );
}

function Used({ of: { addedAt, lastUsedAt } }: { of: Pick<Passkey, 'addedAt' | 'lastUsedAt'> }) {
  const zone = useReadersZone();
  const added = formatDateTime(addedAt, zone);
  return (
    <p className="num text-meta text-ink-2">
      {lastUsedAt ? words.lastUsed(added, formatDateTime(lastUsedAt, zone)) : words.neverUsed(added)}
    </p>
  );
}

function Passkeys({ passkeys, onAdded }: { passkeys: readonly Passkey[]; onAdded: (added: AddedFactor) => void }) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const { removePasskey } = useFactorChanges();
  const knowsPasskeys = usePasskeySupport();

  const remove = async () => {
    if (!removing) return;
    try {
      await removePasskey.mutateAsync(removing.id);
      announce(words.passkeys.removed(removing.name));
    } catch (failure) {
      toast({ title: words.passkeys.notRemoved, description: sentenceFor(failure), tone: 'destructive' });
      throw failure;
    }
  };

  return (
    <section aria-labelledby="passkeys-title">
      <h3 id="passkeys-title">{words.passkeys.title}</h3>
      <p className="mt-0.5 text-ink-2">{words.passkeys.intro}</p>
      {passkeys.length > 0 && (
        <ul aria-label={words.passkeys.title} className="mt-2 divide-y divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <Icon of={KeyRound} className="text-ink-2" />
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-strong wrap-anywhere">{passkey.name}</p>
                <Used of={passkey} />
              </div>
              <Button aria-label={words.passkeys.removeNamed(passkey.name)} onClick={() => setRemoving(passkey)}>
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {knowsPasskeys ? (
        <Button className="mt-3" icon={Plus} onClick={() => setAdding(true)}>
          {words.passkeys.add}
        </Button>
      ) : (
        <p className="mt-2 text-ink-2">{words.passkeys.unsupported}</p>
      )}
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} onAdded={onAdded} />}
      {removing && (
        <ConfirmDialog
          onClose={() => setRemoving(null)}
          title={words.passkeys.removeTitle(removing.name)}
          confirmLabel={words.passkeys.removeConfirm}
          busyLabel={words.removing}
          cancelLabel={words.keep}
          danger
          onConfirm={remove}
        >
          {words.passkeys.removeEffect}
        </ConfirmDialog>
      )}
    </section>
  );
}

function AuthenticatorApp({ app, onAdded }: { app: Factors['app']; onAdded: (added: AddedFactor) => void }) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { removeApp } = useFactorChanges();

  const remove = async () => {
    try {
      await removeApp.mutateAsync();
      announce(words.app.removed);
    } catch (failure) {
      toast({ title: words.app.notRemoved, description: sentenceFor(failure), tone: 'destructive' });
      throw failure;
    }
  };

  return (
    <section aria-labelledby="app-title">
      <h3 id="app-title">{words.app.title}</h3>
      {app ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Icon of={Smartphone} className="text-ink-2" />
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-strong">{words.app.isSetUp}</p>
            <Used of={app} />
          </div>
          <Button aria-label={words.app.removeLabel} onClick={() => setRemoving(true)}>
            {words.remove}
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-0.5 text-ink-2">{words.app.intro}</p>
          <Button className="mt-3" icon={Plus} onClick={() => setAdding(true)}>
            {words.app.add}
          </Button>
        </>
      )}
      {adding && <AddAppDialog onClose={() => setAdding(false)} onAdded={onAdded} />}
      {removing && (
        <ConfirmDialog
          onClose={() => setRemoving(false)}
          title={words.app.removeTitle}
          confirmLabel={words.app.removeConfirm}
          busyLabel={words.removing}
          cancelLabel={words.keep}
          danger
          onConfirm={remove}
        >
          {words.app.removeEffect}
        </ConfirmDialog>
      )}
    </section>
  );
}

const FEW = 3;

function RecoveryCodes({ left, onCodes }: { left: number; onCodes: (codes: readonly string[] | null) => void }) {
  const [asking, setAsking] = useState(false);
  const { renewCodes } = useFactorChanges();

  const renew = async () => {
    try {
      onCodes((await renewCodes.mutateAsync()).recoveryCodes);
    } catch (failure) {
      toast({ title: words.recovery.notMade, description: sentenceFor(failure), tone: 'destructive' });
      throw failure;
    }
  };

  return (
    <section aria-labelledby="recovery-title">
      <h3 id="recovery-title">{words.recovery.title}</h3>
      <p className="mt-0.5 text-ink-2">{words.recovery.left(left)}</p>
      {left < FEW && (
        <Note icon={TriangleAlert} tone="amber" className="mt-2">
          {left === 0 ? words.recovery.noneLeft : words.recovery.fewLeft}
        </Note>
      )}
      <Button className="mt-3" onClick={() => setAsking(true)}>
        {words.recovery.make}
      </Button>
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.recovery.makeTitle}
          confirmLabel={words.recovery.make}
          busyLabel={words.recovery.making}
          onConfirm={renew}
        >
          {words.recovery.makeEffect}
        </ConfirmDialog>
      )}
    </section>
  );
}

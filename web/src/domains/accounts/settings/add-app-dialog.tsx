import { type SyntheticEvent, useEffect, useState } from 'react';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { focusField } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { newAppSecret, useFactorChanges } from '../factors/calls.ts';
import { failureText } from '../failure-text.ts';
import type { AddFactorDialogProps } from './add-passkey-dialog.tsx';
import { QrCode } from './qr-code.tsx';

/** Sets up an authenticator app: a QR code to scan, and a first code to show that it worked. */
export function AddAppDialog(props: AddFactorDialogProps) {
  return props.open ? <Open {...props} /> : null;
}

function Open({ onOpenChange, onCodes }: AddFactorDialogProps) {
  const { secret, failure, again } = useNewSecret();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { addApp } = useFactorChanges();
  const close = () => onOpenChange(false);

  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (addApp.isPending) return;
    if (code.trim() === '') {
      setProblem('Type the six digits that the app shows.');
      focusField('appCode');
      return;
    }
    try {
      const { recoveryCodes } = await addApp.mutateAsync(code);
      close();
      onCodes(recoveryCodes);
      toast({
        title: 'Authenticator App Set Up',
        description: 'Signing in asks for its code from now on.',
        tone: 'success',
      });
    } catch (error) {
      setProblem(fieldProblems(error).code ?? failureText(error, 'The app was not set up.'));
      focusField('appCode');
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title="Set up an authenticator app"
      description="Scan the code with the app, then type the six digits that it shows."
      dismissable={!addApp.isPending}
      footer={
        <>
          <Button big onClick={close} disabled={addApp.isPending}>
            Cancel
          </Button>
          <Button
            big
            variant="primary"
            type="submit"
            form="add-app"
            disabled={!secret}
            busy={addApp.isPending}
            busyLabel="Checking..."
          >
            Set Up
          </Button>
        </>
      }
    >
      {failure !== undefined && <ErrorState error={failure} busy={false} onRetry={again} />}
      {!secret && !failure && (
        <Loading label="Creating a key" className="grid justify-items-center gap-3">
          <Skeleton className="size-48" />
          <Skeleton className="h-5 w-56" />
        </Loading>
      )}
      {secret && (
        <form id="add-app" onSubmit={add} noValidate className="grid gap-5">
          <QrCode text={secret.address} label="QR code for the authenticator app" />
          <div>
            <p className="text-meta text-ink-2">Can't scan? Type this key into the app:</p>
            <p className="mt-1 rounded bg-sunken px-3 py-2 wrap-anywhere">
              <code className="num">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
          </div>
          <Field name="appCode" label="Code" hint="Six digits from the app." error={problem} required>
            {(field) => (
              <Input
                {...field}
                data-initial-focus
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={10}
                className="num"
                value={code}
                onChange={(event) => {
                  setCode(event.target.value);
                  setProblem(undefined);
                }}
              />
            )}
          </Field>
        </form>
      )}
    </Dialog>
  );
}

/** Asked for once each time the dialog opens. */
function useNewSecret() {
  const [secret, setSecret] = useState<Awaited<ReturnType<typeof newAppSecret>>>();
  const [failure, setFailure] = useState<unknown>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isGone = false;
    newAppSecret().then(
      (made) => !isGone && setSecret(made),
      (error: unknown) => !isGone && setFailure(error),
    );
    return () => {
      isGone = true;
    };
  }, [round]);
  const again = () => {
    setFailure(undefined);
    setRound(round + 1);
  };
  return { secret, failure, again };
}

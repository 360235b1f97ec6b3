import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useFactorChanges } from '../factors/calls.ts';
import { PasskeyFailure } from '../factors/passkeys.ts';
import { failureText } from '../failure-text.ts';

export interface AddFactorDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Receives the recovery codes that come with the first factor. */
  onCodes: (codes: readonly string[] | null) => void;
}

/** Asks for a name, then the browser for the passkey itself. */
export function AddPasskeyDialog({ open, onOpenChange, onCodes }: AddFactorDialogProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const { addPasskey } = useFactorChanges();

  const close = () => {
    setName('');
    setProblem(undefined);
    onOpenChange(false);
  };
  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (addPasskey.isPending) return;
    if (name.trim() === '') {
      setProblem('Give it a name, such as "My phone".');
      return;
    }
    try {
      const { recoveryCodes } = await addPasskey.mutateAsync(name);
      close();
      onCodes(recoveryCodes);
      toast({ title: 'Passkey Added', description: 'You can sign in with it from now on.', tone: 'success' });
    } catch (error) {
      setProblem(error instanceof PasskeyFailure ? error.message : failureText(error, 'The passkey was not added.'));
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title="Add a passkey"
      description="Your browser asks for your fingerprint, face, PIN or security key."
      dismissable={!addPasskey.isPending}
      footer={
        <>
          <Button big onClick={close} disabled={addPasskey.isPending}>
            Cancel
          </Button>
          <Button
            big
            variant="primary"
            type="submit"
            form="add-passkey"
            busy={addPasskey.isPending}
            busyLabel="Waiting for your passkey..."
          >
            Add Passkey
          </Button>
        </>
      }
    >
      <form id="add-passkey" onSubmit={add} noValidate>
        <Field name="passkeyName" label="Name" hint="To recognize it in this list." error={problem} required>
          {(field) => (
            <Input
              {...field}
              data-initial-focus
              autoComplete="off"
              maxLength={60}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { useNavigate } from '@tanstack/react-router';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { keepUser, useSignedInUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { readPersonalData, removeAccount } from '../api.ts';
import { failureText } from '../failure-text.ts';
import { IdentityProofFields, useIdentityProof } from './identity-proof.tsx';

/** Everybody's own data: taken along as a file, or deleted with the account. */
export function PrivacySettings() {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const data = await readPersonalData();
      saveFile('plumbline-my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      toast({ title: 'Download Complete', description: 'Everything held about you is in the file.', tone: 'success' });
    } catch (error) {
      const description = failureText(error, 'Your data could not be read. Please try again.');
      toast({ title: 'Download Failed', description, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card as="section" roomy aria-labelledby="privacy-title">
      <h2 id="privacy-title">Your data</h2>
      <p className="mt-0.5 text-ink-2">
        Everything held about you, as a file. Or delete your account: what the law has us keep is kept without your
        name.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={Download} busy={busy} busyLabel="Collecting..." onClick={download}>
          Download My Data
        </Button>
        <Button variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
          Delete Account
        </Button>
      </div>
      <DeleteDialog open={asking} onOpenChange={setAsking} />
    </Card>
  );
}

/** What else ends with the account. */
const ENDS: Readonly<Record<User['role'], string>> = {
  customer: 'Your open requests are cancelled.',
  craftsman: 'Your bids are withdrawn, and your listing is no longer yours.',
  operator: 'What you did as an operator stays in the audit log.',
};

function DeleteDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { email, role } = useSignedInUser();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const proof = useIdentityProof();

  const remove = async () => {
    if (typed.trim().toLowerCase() !== email) {
      setProblem(`Type ${email} to delete this account.`);
      throw new Error('The address was not typed again');
    }
    await proof.prove();
    try {
      await removeAccount(typed);
    } catch (error) {
      setProblem(fieldProblems(error).email ?? failureText(error, 'Your account was not deleted. Please try again.'));
      throw error;
    }
    await navigate({ to: '/' });
    // Only now: the page that was left would have led to signing in.
    keepUser(null);
    toast({ title: 'Account Deleted', description: 'You are signed out everywhere.', tone: 'success' });
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (next === false) {
          setTyped('');
          setProblem(undefined);
          proof.reset();
        }
        onOpenChange(next);
      }}
      title="Delete your account?"
      confirmLabel="Delete Account"
      busyLabel="Deleting..."
      cancelLabel="Keep it"
      danger
      onConfirm={remove}
    >
      <p>
        This can't be undone. {ENDS[role]} You are signed out everywhere, and your name leaves everything that is kept.
      </p>
      <Field name="deleteEmail" label="Your email address, to be sure" error={problem} className="mt-4" required>
        {(field) => (
          <Input
            {...field}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <IdentityProofFields proof={proof} />
    </ConfirmDialog>
  );
}

import { deleteAccount } from '@plumbline/contract/domains/accounts/privacy-endpoints.ts';
import { useNavigate } from '@tanstack/react-router';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { here } from '../../../lib/language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { keepUser, useSignedInUser } from '../../../lib/session.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { readPersonalData, removeAccount } from '../api.ts';
import { failureText } from '../failure-text.ts';
import { IdentityProofFields, useIdentityProof } from './identity-proof.tsx';
import { settingsWords } from './settings.words.ts';

const words = here(settingsWords).privacy;

/** Downloads the user's own data as a file, or deletes it with the account. */
export function PrivacySettings() {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const data = await readPersonalData();
      saveFile('plumbline-my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      toast({ title: words.downloaded, description: words.downloadedText, tone: 'success' });
    } catch (error) {
      const description = failureText(error, words.notDownloadedText);
      toast({ title: words.notDownloaded, description, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card as="section" roomy aria-labelledby="privacy-title">
      <h2 id="privacy-title">{words.title}</h2>
      <p className="mt-0.5 text-ink-2">{words.intro}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={Download} busy={busy} busyLabel={words.collecting} onClick={download}>
          {words.download}
        </Button>
        <Button variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
          {words.delete}
        </Button>
      </div>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { email, role } = useSignedInUser();
  const navigate = useNavigate();
  const proof = useIdentityProof();
  const form = useForm({
    to: deleteAccount,
    idPrefix: 'delete',
    initial: { email: '' },
    check: (typed) => (typed.email.trim().toLowerCase() === email ? {} : { email: words.typeEmail(email) }),
    send: async (_, { values }) => {
      if (!(await proof.prove())) return;
      await removeAccount(values.email);
      await navigate({ to: '/' });
      // Only now: on the previous page it would have redirected to sign in.
      keepUser(null);
      toast({ title: words.deleted, description: words.deletedText, tone: 'success' });
    },
    onRefused: (error, problems) => ({
      email: problems.email ?? failureText(error, words.notDeleted),
    }),
  });

  return (
    <FormDialog
      of={form}
      className="block"
      onClose={onClose}
      title={words.deleteTitle}
      submitLabel={words.delete}
      busyLabel={words.deleting}
      cancelLabel={words.keep}
      danger
    >
      <p>{words.effects[role]}</p>
      <Field {...form.field('email')} label={words.emailAgain} className="mt-4" required>
        {(field) => <Input {...field} {...form.text('email')} type="email" autoComplete="off" />}
      </Field>
      <IdentityProofFields proof={proof} />
    </FormDialog>
  );
}

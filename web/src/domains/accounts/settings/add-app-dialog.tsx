import { addApp as endpoint } from '@plumbline/contract/domains/accounts/factor-endpoints.ts';
import { here } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { newAppSecret, useFactorChanges } from '../factors/calls.ts';
import { failureText } from '../failure-text.ts';
import { useAsked } from '../use-asked.ts';
import type { AddFactorDialogProps } from './add-passkey-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { securityWords } from './security.words.ts';

const { app: words, checking } = here(securityWords);
const NO_CODE = { code: words.codeMissing };

/** Sets up an authenticator app: a QR code to scan, and a first code to show that it worked. */
export function AddAppDialog({ onClose, onAdded }: AddFactorDialogProps) {
  const { answer: secret, failure, again } = useAsked(newAppSecret);
  const { addApp } = useFactorChanges();
  const form = useForm({
    to: endpoint,
    initial: { code: '' },
    idPrefix: 'app',
    check: ({ code }) => (code.trim() === '' ? NO_CODE : {}),
    send: async ({ code }) => {
      const { recoveryCodes } = await addApp.mutateAsync(code);
      onClose();
      onAdded({
        recoveryCodes,
        title: words.added,
        description: words.addedNext,
      });
    },
    onRefused: (error, problems) => ({ code: problems.code ?? failureText(error, words.notAdded) }),
  });

  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={words.addTitle}
      description={words.addIntro}
      submitLabel={words.addSubmit}
      busyLabel={checking}
      ready={secret !== undefined}
    >
      {failure !== undefined && <ErrorState error={failure} busy={false} onRetry={again} />}
      {!secret && !failure && (
        <Loading label={words.creatingKey} className="grid justify-items-center gap-3">
          <Skeleton className="size-48" />
          <Skeleton className="h-5 w-56" />
        </Loading>
      )}
      {secret && (
        <>
          <QrCode text={secret.address} label={words.qrCode} />
          <div>
            <p className="text-meta text-ink-2">{words.cannotScan}</p>
            <p className="mt-1 rounded bg-sunken px-3 py-2 wrap-anywhere">
              <code translate="no" className="num">
                {secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}
              </code>
            </p>
          </div>
          <Field {...form.field('code')} label={words.code} hint={words.codeHint} required>
            {(field) => (
              <Input
                {...field}
                {...form.text('code')}
                data-initial-focus
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={10}
                className="num"
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}

import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../lib/language.ts';
import type { FormState } from '../../lib/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Page } from '../../ui/frame.tsx';
import { Note } from '../../ui/note.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { signInWords } from './sign-in.words.ts';

const words = here(signInWords).newPassword;

export interface NewPasswordPageProps {
  form: FormState<{ token: string; password: string; confirmPassword: string }>;
  title: string;
  intro: ReactNode;
  /** The message if it was refused and no field says why. */
  failure: string;
  submitLabel: string;
  busyLabel: string;
}

/** The page of a mailed link that takes a new password, typed twice. */
export function NewPasswordPage({ form, title, intro, failure, submitLabel, busyLabel }: NewPasswordPageProps) {
  const isUnexplained = form.failure !== undefined && form.problems.length === 0;
  return (
    <Page width="slim">
      <h1>{title}</h1>
      {intro}
      <Card roomy className="mt-4">
        <Form of={form} aria-label={words.form} className="grid gap-5">
          <input type="hidden" name="token" value={form.values.token} />
          {isUnexplained && (
            <Note icon={TriangleAlert} tone="red" role="alert">
              {failure}
            </Note>
          )}
          <NewPasswordFields form={form} />
          <SubmitButton of={form} block busyLabel={busyLabel}>
            {submitLabel}
          </SubmitButton>
        </Form>
      </Card>
    </Page>
  );
}

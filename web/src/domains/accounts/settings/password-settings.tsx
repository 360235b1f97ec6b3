import { changePassword } from '@plumbline/contract/domains/accounts/endpoints.ts';
import { Link } from '@tanstack/react-router';
import { here } from '../../../lib/language.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useReplacePassword } from '../api.ts';
import { failureText } from '../failure-text.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { PasswordInput } from '../password-input.tsx';
import { textLink } from '../text-link.ts';
import { settingsWords } from './settings.words.ts';

const words = here(settingsWords);

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password; every other device is signed out. */
export function PasswordSettings() {
  const { email } = useSignedInUser();
  const replace = useReplacePassword();
  const form = useForm({
    to: changePassword,
    initial: EMPTY,
    send: async (body, { reset }) => {
      await replace.mutateAsync(body);
      reset(EMPTY);
      toast({ title: words.password.changed, description: words.password.changedText, tone: 'success' });
    },
    onRefused: (error, problems) => {
      if (Object.keys(problems).length > 0) return;
      const description = failureText(error, words.password.failed);
      toast({ title: words.password.notChanged, description, tone: 'destructive' });
    },
  });

  return (
    <Card as="section" roomy aria-labelledby="password-title">
      <h2 id="password-title">{words.password.title}</h2>
      <p className="mt-0.5 text-ink-2">{words.password.intro}</p>
      <Form of={form} aria-labelledby="password-title" className="mt-4 grid max-w-110 gap-5">
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        <div>
          <Field {...form.field('currentPassword')} label={words.password.current} required>
            {(field) => <PasswordInput {...field} {...form.text('currentPassword')} autoComplete="current-password" />}
          </Field>
          <Link to="/forgot-password" className={`${textLink} mt-1`}>
            {words.password.forgot}
          </Link>
        </div>
        <NewPasswordFields form={form} />
        <Button type="submit" big className="justify-self-start" busy={form.busy} busyLabel={words.saving}>
          {words.password.submit}
        </Button>
      </Form>
    </Card>
  );
}

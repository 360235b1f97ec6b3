import { Link } from '@tanstack/react-router';
import { here } from '../../lib/language.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckYourEmail } from '../../ui/check-your-email.tsx';
import { Page } from '../../ui/frame.tsx';
import { registerWords } from './register.words.ts';
import { RegisterForm } from './register-form.tsx';
import { textLink } from './text-link.ts';

const words = here(registerWords);

/** Opens an account with Google or a password. `sent`: the form was sent without scripts. */
export function RegisterPage({ sent }: { sent?: string | undefined }) {
  if (sent !== undefined) {
    return (
      <Page width="slim">
        <CheckYourEmail said={words.createdNext}>
          <ButtonLink to="/login" className="mt-4">
            {words.signIn}
          </ButtonLink>
        </CheckYourEmail>
      </Page>
    );
  }
  return (
    <Page width="slim">
      <h1>{words.title}</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-1 text-ink-2">
        {words.haveAccount}
        <Link to="/login" className={textLink}>
          {words.signIn}
        </Link>
      </p>
      <RegisterForm />
    </Page>
  );
}

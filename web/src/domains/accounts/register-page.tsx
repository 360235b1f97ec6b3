import { Link } from '@tanstack/react-router';
import { Page } from '../../ui/frame.tsx';
import { RegisterForm } from './register-form.tsx';
import { textLink } from './text-link.ts';

/** Opens an account: who one is, by Google or with a password. */
export function RegisterPage() {
  return (
    <Page width="slim">
      <h1>Sign Up</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-1 text-ink-2">
        Have an account already?
        <Link to="/login" className={textLink}>
          Sign in
        </Link>
      </p>
      <RegisterForm />
    </Page>
  );
}

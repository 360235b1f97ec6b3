import { googlePath } from '@plumbline/contract/domains/accounts/pages.ts';
import type { RegisteredRole } from '@plumbline/contract/domains/accounts/user.ts';
import { here, language } from '../../lib/language.ts';
import { keepReturnPath } from '../../lib/return-path.ts';
import { site } from '../../lib/site.ts';
import { buttonClass } from '../../ui/button.tsx';
import google from '../../ui/google.svg?inline';
import { signInWords } from './sign-in.words.ts';

const words = here(signInWords).google;

interface GoogleButtonProps {
  /** The role of a new account, if one is opened. */
  role?: RegisteredRole;
  /** The page to return to. */
  returnTo?: string | undefined;
}

/** Redirects to Google, which returns here. */
export function GoogleLink({ role, returnTo }: GoogleButtonProps) {
  return (
    // Not one of our routes: the server redirects to Google.
    <a
      href={googlePath(language, role)}
      className={buttonClass({ big: true, block: true })}
      onClick={() => keepReturnPath(returnTo)}
    >
      <img src={google} alt="" width="20" height="20" />
      {words.go}
    </a>
  );
}

/** 'Continue with Google' and the divider above the form. Renders nothing where Google isn't set up. */
export function GoogleButton(props: GoogleButtonProps) {
  if (!site.googleSignIn) return null;
  return (
    <>
      <GoogleLink {...props} />
      <p className="flex items-center gap-3 text-meta text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.orEmail}
      </p>
    </>
  );
}

import { googlePath } from '@plumbline/contract/domains/accounts/pages.ts';
import type { RegisteredRole } from '@plumbline/contract/domains/accounts/user.ts';
import { keepReturnPath } from '../../lib/return-path.ts';
import { site } from '../../lib/site.ts';
import { buttonClass } from '../../ui/button.tsx';

interface GoogleButtonProps {
  /** For those who have no account yet. */
  role?: RegisteredRole;
  /** The page to come back to. */
  returnTo?: string | undefined;
}

/** Leads to Google and back. */
export function GoogleLink({ role, returnTo }: GoogleButtonProps) {
  return (
    // Not one of our routes: the server redirects to Google.
    <a
      href={googlePath(role)}
      className={buttonClass({ big: true, block: true })}
      onClick={() => keepReturnPath(returnTo)}
    >
      <img src="/icons/google.svg" alt="" width="20" height="20" />
      Continue with Google
    </a>
  );
}

/** 'Continue with Google' and the line above the form; nothing where it leads nowhere. */
export function GoogleButton(props: GoogleButtonProps) {
  if (!site.googleSignIn) return null;
  return (
    <>
      <GoogleLink {...props} />
      <p className="flex items-center gap-3 text-meta text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with email
      </p>
    </>
  );
}

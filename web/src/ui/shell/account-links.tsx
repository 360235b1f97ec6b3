import { LOGIN_ROUTE } from '@plumbline/contract/domains/accounts/pages.ts';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { CircleUserRound, LogOut } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { endSession, useUser } from '../../lib/session.ts';
import { Button, ButtonLink, buttonClass } from '../button.tsx';
import { toast } from '../toast-store.ts';
import { shellWords } from './shell.words.ts';

const words = here(shellWords).header;

/** 'Sign In' for visitors. For users, their name, which links to their dashboard, and on wide screens 'Logout'. */
export function AccountLinks() {
  const user = useUser();
  const onLanding = useLocation({ select: ({ pathname }) => pathname === '/' });
  if (user) {
    return (
      <>
        <ButtonLink
          to="/dashboard"
          preload={false}
          icon={CircleUserRound}
          aria-label={words.dashboardOf(user.firstName)}
          className="max-w-40 lg:max-w-56"
        >
          <span className="truncate">{user.firstName}</span>
        </ButtonLink>
        <span className="hidden lg:flex">
          <Logout />
        </span>
      </>
    );
  }
  // Specification, section 6: the landing page's link lets the server decide where signing in starts.
  if (onLanding) {
    return (
      <a href={LOGIN_ROUTE} className={buttonClass()}>
        {words.signIn}
      </a>
    );
  }
  return (
    <Link to="/login" className={buttonClass()}>
      {words.signIn}
    </Link>
  );
}

/** 'Logout' in the phone's menu; nothing for visitors. */
export function MenuLogout() {
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <Logout />
      <hr className="my-3 border-line" />
    </>
  );
}

/** Ends the session and goes to the landing page. A failure is shown, so that nobody believes they are signed out. */
function Logout() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const logOut = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    setBusy(true);
    try {
      await endSession(() => navigate({ to: '/' }));
    } catch (error) {
      toast({ title: words.stillSignedIn, description: sentenceFor(error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="text" icon={LogOut} busy={busy} onClick={logOut}>
      {words.logout}
    </Button>
  );
}

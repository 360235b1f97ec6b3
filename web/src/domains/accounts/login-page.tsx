import { GOOGLE_PROBLEMS, type GoogleProblem } from '@plumbline/contract/domains/accounts/pages.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { MailCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { here } from '../../lib/language.ts';
import { ownPath } from '../../lib/return-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/frame.tsx';
import { Note } from '../../ui/note.tsx';
import { PasskeySignIn } from './factors/passkey-sign-in.tsx';
import { SecondFactorStep } from './factors/second-factor-step.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { signInWords } from './sign-in.words.ts';
import { textLink } from './text-link.ts';

const words = here(signInWords);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A message for people who were redirected here. Not in the URL, which anyone could make up. */
    notice?: { title: string; text: string };
  }
}

export interface LoginPageProps {
  /** The page to return to after signing in. */
  to?: string;
  /** The reason why Google led back here. */
  google?: string;
  /** 'second-factor' when Google led back here to prove it. */
  step?: string;
}

const isGoogleProblem = (problem: string): problem is GoogleProblem =>
  (GOOGLE_PROBLEMS as readonly string[]).includes(problem);

/**
 * Signing in with Google, a password or a passkey, then the second factor if there is one. Also links for visitors who
 * need no account.
 */
export function LoginPage({ to, google, step }: LoginPageProps) {
  const [asksSecondFactor, setAsksSecondFactor] = useState(step === 'second-factor');
  const notice = useLocation({ select: ({ state }) => state.notice });
  const returnTo = ownPath(to);
  if (asksSecondFactor) {
    return (
      <Page width="slim">
        <SecondFactorStep onStartOver={() => setAsksSecondFactor(false)} />
      </Page>
    );
  }
  return (
    <Page width="slim">
      <h1>{words.login.title}</h1>
      {returnTo && !notice && <p className="mt-1 text-ink-2">{words.login.thenOn}</p>}
      {notice && (
        <Note icon={MailCheck} tone="green" title={notice.title} className="mt-4">
          {notice.text}
        </Note>
      )}
      {google && isGoogleProblem(google) && (
        <Note icon={TriangleAlert} tone="amber" role="alert" className="mt-4">
          {words.google.problems[google]}
        </Note>
      )}
      <Card roomy className="mt-4 grid gap-5">
        <GoogleButton returnTo={returnTo} />
        <LoginForm next={returnTo ?? '/dashboard'} onSecondFactor={() => setAsksSecondFactor(true)} />
        <PasskeySignIn />
      </Card>
      <p className="mt-4 flex flex-wrap items-center gap-x-1">
        {words.login.newHere}
        <Link to="/register" className={textLink}>
          {words.login.signUp}
        </Link>
      </p>
      <section aria-labelledby="without-account" className="mt-6 border-t border-line pt-6">
        <h2 id="without-account">{words.login.withoutAccount}</h2>
        <p className="mt-1 text-ink-2">{words.login.withoutAccountHow}</p>
        <ButtonLink to="/find-request" className="mt-3">
          {words.login.findRequest}
        </ButtonLink>
      </section>
    </Page>
  );
}

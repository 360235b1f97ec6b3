import { type GoogleProblem, googleProblems } from '@plumbline/contract/domains/accounts/pages.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { MailCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ownPath } from '../../lib/return-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/frame.tsx';
import { Note } from '../../ui/note.tsx';
import { PasskeySignIn } from './factors/passkey-sign-in.tsx';
import { SecondFactorStep } from './factors/second-factor-step.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { textLink } from './text-link.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What to say to somebody who was led here. Not in the address: what stands there could come from anybody. */
    notice?: { title: string; text: string };
  }
}

export interface LoginPageProps {
  /** The page that wants somebody signed in. */
  to?: string;
  /** Why Google led back here. */
  google?: string;
  /** 'second-factor' when Google led back here for it. */
  step?: string;
}

const isGoogleProblem = (problem: string): problem is GoogleProblem => Object.hasOwn(googleProblems, problem);

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
      <h1>Sign In</h1>
      {returnTo && !notice && <p className="mt-1 text-ink-2">Then we take you to the page you asked for.</p>}
      {notice && (
        <Note icon={MailCheck} tone="green" title={notice.title} className="mt-4">
          {notice.text}
        </Note>
      )}
      {google && isGoogleProblem(google) && (
        <Note icon={TriangleAlert} tone="amber" role="alert" className="mt-4">
          {googleProblems[google]}
        </Note>
      )}
      <Card roomy className="mt-4 grid gap-5">
        <GoogleButton returnTo={returnTo} />
        <LoginForm onSecondFactor={() => setAsksSecondFactor(true)} />
        <PasskeySignIn />
      </Card>
      <p className="mt-4 flex flex-wrap items-center gap-x-1">
        New here?
        <Link to="/register" className={textLink}>
          Sign up
        </Link>
      </p>
      <section aria-labelledby="without-account" className="mt-6 border-t border-line pt-6">
        <h2 id="without-account">Without an account</h2>
        <p className="mt-1 text-ink-2">
          You can request a service, follow it and answer without signing in: the link in our email opens your request.
          Contractors answer by the link that brought them the job.
        </p>
        <ButtonLink to="/find-request" className="mt-3">
          Find My Request
        </ButtonLink>
      </section>
    </Page>
  );
}

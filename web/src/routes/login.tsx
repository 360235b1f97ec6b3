import { createFileRoute } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/frame.tsx';
import { Note } from '../ui/note.tsx';

export const Route = createFileRoute('/login')({ component: Login, staticData: { withoutQueries: true } });

function Login() {
  return (
    <Page width="slim">
      <h1>Sign In</h1>
      <Note icon={KeyRound} tone="plumb" title="Accounts are not open yet" className="mt-4">
        Nothing here needs one: you can request a service, follow it and answer without signing in.
      </Note>
      <h2 className="mt-6">Looking for a request?</h2>
      <p className="mt-1 text-ink-2">
        Open the tracking link in the email you got when the request was submitted. Whoever has the link sees the
        request, so keep it to yourself.
      </p>
      <h2 className="mt-6">Answering a request as a contractor?</h2>
      <p className="mt-1 text-ink-2">Use the link in the email or text message that brought you the job.</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to="/request-service" variant="primary">
          Request Service
        </ButtonLink>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </div>
    </Page>
  );
}

import { findRequest } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import { call } from '../../lib/call.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { AskByEmail } from '../../ui/ask-by-email.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';

/** For who has lost the tracking link: those of the open requests of an address are mailed to it. */
export function FindRequestPage() {
  const send = async (email: string) => {
    try {
      return (await call(findRequest, { body: { email } })).message;
    } catch (error) {
      toast({ title: 'No email was sent', description: sentenceFor(error), tone: 'destructive' });
      return undefined;
    }
  };

  return (
    <AskByEmail
      title="Find My Request"
      intro="Type the email address that you gave with the request. We send the links of your open requests there, and to nobody else."
      submitLabel="Send My Links"
      send={send}
      hint="Nothing there after a few minutes? Look among the spam, or try the other address you use."
    >
      <p className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to="/login" variant="text" className="-ml-2.5">
          Sign In
        </ButtonLink>
        <ButtonLink to="/request-service" variant="text">
          Request Service
        </ButtonLink>
      </p>
    </AskByEmail>
  );
}

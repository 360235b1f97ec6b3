import { findRequest } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import { call } from '../../lib/call.ts';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { AskByEmail } from '../../ui/ask-by-email.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { workWords } from './work.words.ts';

const words = here(workWords).find;

/** Mails the links of an address's open requests to it, for customers who have lost theirs. */
export function FindRequestPage() {
  const send = async (email: string) => {
    try {
      return (await call(findRequest, { body: { email } })).message;
    } catch (error) {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
      return undefined;
    }
  };

  return (
    <AskByEmail
      to={findRequest}
      title={words.title}
      intro={words.intro}
      submitLabel={words.submit}
      send={send}
      hint={words.hint}
    >
      <p className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to="/login" variant="text" className="-ml-2.5">
          {words.signIn}
        </ButtonLink>
        <ButtonLink to="/request-service" variant="text">
          {words.request}
        </ButtonLink>
      </p>
    </AskByEmail>
  );
}

import { forgotPassword } from '@plumbline/contract/domains/accounts/endpoints.ts';
import { ArrowLeft } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { AskByEmail } from '../../ui/ask-by-email.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { requestPasswordLink } from './api.ts';
import { failureText } from './failure-text.ts';
import { signInWords } from './sign-in.words.ts';

const words = here(signInWords);

/** Asks for an address and mails it a link to set a new password. */
export function ForgotPasswordPage() {
  const send = async (email: string) => {
    try {
      const { message } = await requestPasswordLink(email);
      toast({ title: words.forgot.sent, description: message, tone: 'success' });
      return message;
    } catch (error) {
      const description = failureText(error, words.forgot.notSent);
      toast({ title: words.error, description, tone: 'destructive' });
      return undefined;
    }
  };

  return (
    <AskByEmail
      to={forgotPassword}
      title={words.forgot.title}
      intro={words.forgot.intro}
      submitLabel={words.forgot.send}
      send={send}
      hint={words.forgot.hint}
    >
      <ButtonLink to="/login" variant="text" icon={ArrowLeft} className="mt-4 -ml-2.5">
        {words.back}
      </ButtonLink>
    </AskByEmail>
  );
}

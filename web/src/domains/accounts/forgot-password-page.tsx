import { ArrowLeft } from 'lucide-react';
import { AskByEmail } from '../../ui/ask-by-email.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { requestPasswordLink } from './api.ts';
import { failureText } from './failure-text.ts';

/** Has a link to set a new password mailed. */
export function ForgotPasswordPage() {
  const send = async (email: string) => {
    try {
      const { message } = await requestPasswordLink(email);
      toast({ title: 'Reset Link Sent', description: message, tone: 'success' });
      return message;
    } catch (error) {
      const description = failureText(error, 'Failed to send reset email. Please try again.');
      toast({ title: 'Error', description, tone: 'destructive' });
      return undefined;
    }
  };

  return (
    <AskByEmail
      title="Forgot Password"
      intro="Type the email address of your account. We send a link there that sets a new password."
      submitLabel="Send Reset Link"
      send={send}
      hint="The link works for an hour. Nothing there after a few minutes? Look among the spam, or try another address."
    >
      <ButtonLink to="/login" variant="text" icon={ArrowLeft} className="mt-4 -ml-2.5">
        Back to Sign In
      </ButtonLink>
    </AskByEmail>
  );
}

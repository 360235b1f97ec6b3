import { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Sample } from '../../messaging/public.ts';
import {
  alreadyRegisteredMessage,
  identityLinkedMessage,
  passwordChangedMessage,
  resetMessage,
  verificationMessage,
} from '../notifications.ts';

const TO = 'ana.delgado@example.com';

/** Every mail about an account as it would be sent now, with invented people and links that open nothing. */
export function showAccountSamples({ settings, clock }: Context): Sample[] {
  const link = { token: 'sample', tokenHash: 'sample', firstName: 'Ana' };
  const change = { userId: UserId.parse('us_Sample'), at: clock.now() };
  return [
    { title: 'Verify the address', message: verificationMessage(settings, TO, link) },
    { title: 'An account was there already', message: alreadyRegisteredMessage(settings, TO, 'sample') },
    { title: 'Set a new password', message: resetMessage(settings, TO, link) },
    { title: 'The password was changed', message: passwordChangedMessage(settings, TO, change) },
    { title: 'Google was linked', message: identityLinkedMessage(settings, TO, change) },
  ].map((sample) => ({ area: 'Accounts', ...sample }));
}

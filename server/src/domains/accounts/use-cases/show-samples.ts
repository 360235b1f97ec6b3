import { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Sample } from '../../messaging/public.ts';
import {
  alreadyRegisteredMessage,
  type NoticeFacts,
  resetMessage,
  securityNotice,
  verificationMessage,
} from '../notifications.ts';

const TO = 'ana.delgado@example.com';

/** Every mail about an account as it would be sent now, with invented people and links that open nothing. */
export function showAccountSamples({ settings, clock }: Context): Sample[] {
  const link = { token: 'sample', tokenHash: 'sample', firstName: 'Ana' };
  const facts = { userId: UserId.parse('us_Sample'), at: clock.now(), device: 'Firefox on Windows' };
  const notice = (title: string, what: Pick<NoticeFacts, 'name' | 'factor'>) => {
    const message = securityNotice(settings, { ...facts, ...what })?.(TO);
    return message === undefined ? [] : [{ title, message }];
  };
  return [
    { title: 'Verify the address', message: verificationMessage(settings, TO, link) },
    { title: 'An account was there already', message: alreadyRegisteredMessage(settings, TO, 'sample') },
    { title: 'Set a new password', message: resetMessage(settings, TO, link) },
    ...notice('The password was changed', { name: 'password-changed' }),
    ...notice('Google was linked', { name: 'google-linked' }),
    ...notice('A sign-in on a new device', { name: 'new-device' }),
    ...notice('Too many wrong passwords', { name: 'lockout' }),
    ...notice('A factor was added', { name: 'factor-added', factor: 'a passkey' }),
    ...notice('A recovery code was used', { name: 'recovery-code-used' }),
    ...notice('A factor was removed', { name: 'factor-removed', factor: 'an authenticator app' }),
  ].map((sample) => ({ area: 'Accounts', ...sample }));
}

import { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { deviceIn } from '../../../kernel/http/device-name.ts';
import type { MessageArea, MessageKind } from '../../messaging/public.ts';
import {
  type AccountPurpose,
  alreadyRegisteredMessage,
  resetMessage,
  securityNotice,
  verificationMessage,
} from '../notifications.ts';
import { type NoticeEvent, SECURITY_EVENTS } from '../rules/security-event.ts';

const TO = 'ana.delgado@example.com';
const LINK = { token: 'sample', tokenHash: 'sample', firstName: 'Ana' };

/** The mail about a security event. */
const notice = (event: NoticeEvent, title: string): MessageKind => ({
  to: ['account holder'],
  when: SECURITY_EVENTS[event.name].when,
  samples: ({ settings, clock }, language) => {
    const device = (language: Language) => deviceIn(language, 'Firefox on Windows');
    const message = securityNotice(settings, event, { at: clock.now(), device });
    return message === null ? [] : [{ title, message: message({ email: TO, language }) }];
  },
});

const userId = UserId.parse('us_Sample');

/** Every mail about an account, with invented people and links that open nothing. */
export const accountMessageKinds: MessageArea<AccountPurpose> = {
  area: 'Accounts',
  kinds: {
    'verify-email': {
      to: ['account holder'],
      when: 'Someone registered',
      samples: ({ settings }, language) => [
        { title: 'Verify the address', message: verificationMessage(settings, { email: TO, language }, LINK) },
      ],
    },
    'already-registered': {
      to: ['account holder'],
      when: 'Someone registered with an address that already has an account',
      samples: ({ settings }, language) => [
        {
          title: 'An account was there already',
          message: alreadyRegisteredMessage(settings, { email: TO, language }, 'sample'),
        },
      ],
    },
    'reset-password': {
      to: ['account holder'],
      when: 'Someone asked for a link to set a new password',
      samples: ({ settings }, language) => [
        { title: 'Set a new password', message: resetMessage(settings, { email: TO, language }, LINK) },
      ],
    },
    'password-changed': notice({ name: 'password-changed', userId }, 'The password was changed'),
    'password-reset': notice({ name: 'password-reset', userId }, 'The password was set by a link'),
    'google-linked': notice({ name: 'google-linked', userId }, 'Google was linked'),
    'new-device': notice({ name: 'new-device', userId }, 'A sign-in on a new device'),
    lockout: notice({ name: 'lockout', userId }, 'Too many wrong passwords'),
    'factor-added': notice({ name: 'factor-added', userId, factor: 'passkey' }, 'A factor was added'),
    'recovery-code-used': notice({ name: 'recovery-code-used', userId }, 'A recovery code was used'),
    'factor-removed': notice({ name: 'factor-removed', userId, factor: 'app' }, 'A factor was removed'),
  },
};

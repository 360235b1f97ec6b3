import { newId } from '../../kernel/random-id.ts';
import type { Content } from './content/content.ts';
import type { OutgoingMessage } from './content/outgoing-message.ts';
import type {
  Delivery,
  Email,
  EmailPort,
  PhoneCall,
  PushNotification,
  PushPort,
  Sms,
  SmsPort,
  VoicePort,
} from './ports.ts';

const aLetter = (subject = 'A job near you'): Content => ({
  kind: 'letter',
  subject,
  blocks: [
    { kind: 'paragraph', text: 'Somebody in Louisville needs a plumber.' },
    { kind: 'button', label: 'See the job', url: 'https://plumbline.example/respond/ref_1/ct_1' },
  ],
});

/** Returns a message about a new referral, by email by default. */
export const anOutgoingMessage = (particulars: Partial<OutgoingMessage> = {}): OutgoingMessage => {
  const id = newId('ref');
  return {
    dedupeKey: `referral-offer:${id}`,
    channel: 'email',
    to: 'pat@example.com',
    content: particulars.channel === 'sms' ? { kind: 'text', text: 'A job near you.' } : aLetter(),
    purpose: 'referral-offer',
    about: { kind: 'referral', id },
    language: 'en',
    transactional: true,
    tellsFate: true,
    ...particulars,
  };
};

type Handed = Email | Sms | PhoneCall | PushNotification;

/** Ports that return scripted results and record what they were given. */
export interface ScriptedPorts {
  readonly email: EmailPort;
  readonly sms: SmsPort;
  readonly phone: VoicePort;
  readonly push: PushPort;
  readonly handed: Handed[];
}

/** `answer` returns the result of each send, or throws. */
export function scriptedPorts(
  answer: (message: Handed) => Delivery | Promise<Delivery>,
  { knowsRepetitions = false } = {},
): ScriptedPorts {
  const handed: Handed[] = [];
  const send = async (message: Handed) => {
    handed.push(message);
    return answer(message);
  };
  const port = { send, knowsRepetitions };
  return { email: port, sms: port, phone: port, push: { ...port, publicKey: '', accepts: () => true }, handed };
}

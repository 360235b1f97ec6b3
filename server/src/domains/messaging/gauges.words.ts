import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import type { Trouble } from '@plumbline/contract/domains/messaging/provider-trouble.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './gauges.words.es.ts';

/** The subject of a sentence about a provider's trouble. */
const providers: Readonly<Record<Channel, string>> = {
  email: 'The mail server',
  sms: 'The provider of texts',
  phone: 'The provider of calls',
  push: 'The push services',
};

const does: Readonly<Record<Trouble, (isMany: boolean) => string>> = {
  unreachable: (isMany) => (isMany ? 'refuse connections' : 'refuses connections'),
  silent: (isMany) => (isMany ? "don't answer" : "doesn't answer"),
  'refuses-us': (isMany) => (isMany ? 'refuse all messages from us' : 'refuses all messages from us'),
  'refuses-everyone': (isMany) => (isMany ? 'refuse every recipient' : 'refuses every recipient'),
};

const things: Readonly<Record<Channel, readonly [one: string, many: string]>> = {
  email: ['mail waits', 'mails wait'],
  sms: ['text waits', 'texts wait'],
  phone: ['call waits', 'calls wait'],
  push: ['notification waits', 'notifications wait'],
};

export interface TroubleFacts {
  readonly channel: Channel;
  readonly trouble: Trouble;
  /** '2026-11-24 14:14 UTC' */
  readonly since: string;
  readonly waiting: number;
}

export const en = {
  resting: 'Providers of messages that get none for now, because they fail',
  trouble: ({ channel, trouble, since, waiting }: TroubleFacts) =>
    `${providers[channel]} ${does[trouble](channel === 'push')} since ${since}; ${waiting} ${things[channel][waiting === 1 ? 0 : 1]}.`,
};

/** The metrics of messaging for operators. */
export const gaugesWords = inLanguages({ en, es });

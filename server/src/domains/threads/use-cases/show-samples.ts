import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { inventContact } from '../../directory/public.ts';
import type { MessageArea } from '../../messaging/public.ts';
import { type Announcement, announcementMessages, type ThreadPurpose } from '../notifications.ts';
import { inventReferral } from '../rules/sample-referral.ts';

type Sample = Pick<Announcement, 'party' | 'unread'> & { readonly title: string; readonly isConnected: boolean };

const SAMPLES: readonly Sample[] = [
  {
    title: 'To the customer: a question before accepting',
    party: 'customer',
    isConnected: false,
    unread: { count: 1, texts: ['Is the shut-off valve under the sink closed?'] },
  },
  {
    title: 'To the contractor: the answer',
    party: 'contractor',
    isConnected: false,
    unread: { count: 1, texts: ['Yes, since last night. It only drips when the dishwasher drains.'] },
  },
  {
    title: 'To the customer: messages once connected',
    party: 'customer',
    isConnected: true,
    unread: { count: 2, texts: ['I can bring a new trap on Thursday.', 'Is the gate open then?'] },
  },
  {
    title: 'To the contractor: a message once connected',
    party: 'contractor',
    isConnected: true,
    unread: { count: 1, texts: ['Please ring, do not knock.'] },
  },
];

const messagesOf = (ctx: Context, language: Language, { party, unread, isConnected }: Sample) =>
  announcementMessages({
    party,
    unread,
    opened: inventReferral({ isConnected, language }),
    contact: { ...inventContact(), language },
    upTo: 2,
    settings: ctx.settings,
  });

/** Every message about a thread, with invented people. */
export const threadMessageKinds: MessageArea<ThreadPurpose> = {
  area: 'Conversations',
  kinds: {
    'thread-message': {
      to: ['customer', 'contractor'],
      when: 'Someone has not read a message of the other side',
      samples: (ctx, language) =>
        SAMPLES.flatMap((sample) =>
          messagesOf(ctx, language, sample).map((message) => ({ title: sample.title, message })),
        ),
    },
  },
};

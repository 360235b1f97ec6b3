import type { MessageSample } from '@plumbline/contract/domains/messaging/message.ts';
import type { Context } from '../../../kernel/context.ts';
import type { OutgoingMessage } from '../content/outgoing-message.ts';
import { helpText, replyTo, STOPPED, started, supportMail } from '../notifications.ts';
import { renderMessage } from './send-messages.ts';

/** A message as a part of the product would send it, with what it is. */
export interface Sample {
  /** The part: 'Service requests'. */
  readonly area: string;
  /** 'To the contractor: offer' */
  readonly title: string;
  readonly message: OutgoingMessage;
}

const TEXT = { id: 'sample', sender: '+15025550134' };

/** What messaging itself sends. */
const own = ({ settings }: Context): Sample[] =>
  [
    { title: 'After STOP', message: replyTo(TEXT, STOPPED) },
    { title: 'After START', message: replyTo(TEXT, started(false)) },
    { title: 'After START, off on the site', message: replyTo(TEXT, started(true)) },
    { title: 'After HELP', message: replyTo(TEXT, helpText(settings)) },
    {
      title: 'To support: somebody writes',
      message: supportMail('help@example.com', {
        id: 'sample',
        conversationId: 'cv_Sample',
        content: 'I got no text.',
        from: 'visitor@example.com',
      }),
    },
  ].map((sample) => ({ area: 'Messages', ...sample }));

/** Every kind of message with sample data, rendered as it goes out on its channel. */
export const showSamples = (ctx: Context, samples: readonly Sample[]): MessageSample[] =>
  [...samples, ...own(ctx)].map(({ area, title, message }, index) => {
    const { channel, recipient: to, subject, text, html, calendar } = renderMessage(ctx, message);
    return { id: String(index), purpose: message.purpose, area, title, channel, to, subject, text, html, calendar };
  });

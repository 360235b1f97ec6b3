import type { MessageSample } from '@plumbline/contract/domains/messaging/message.ts';
import { LANGUAGES, type Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import type { AllSamples, MessageArea } from '../content/message-kind.ts';
import {
  helpText,
  type MessagingPurpose,
  replyTo,
  started,
  stopped,
  supportMail,
  testMessage,
} from '../notifications.ts';
import { renderMessage } from './send-messages.ts';

const TEXT = { id: 'sample', sender: '+15025550134' };

/** The messages that messaging itself sends. */
export const messagingMessageKinds: MessageArea<MessagingPurpose> = {
  area: 'Messages',
  kinds: {
    'text-reply': {
      to: ['texter'],
      when: 'Someone texted a keyword that carriers require, such as STOP',
      samples: ({ settings }, language) => [
        { title: 'After STOP', message: replyTo(TEXT, stopped(language), language) },
        { title: 'After START', message: replyTo(TEXT, started(false, language), language) },
        { title: 'After START, off on the site', message: replyTo(TEXT, started(true, language), language) },
        { title: 'After HELP', message: replyTo(TEXT, helpText(settings, language), language) },
      ],
    },
    support: {
      to: ['support'],
      when: 'Someone wrote in the support chat',
      samples: (_, language) => [
        {
          title: 'To support: a chat message',
          message: supportMail(
            'help@example.com',
            {
              id: 'sample',
              conversationId: 'cv_Sample',
              content: 'I got no text.',
              from: 'visitor@example.com',
            },
            language,
          ),
        },
      ],
    },
    test: {
      to: ['account holder'],
      when: 'Someone is testing their notifications or texts',
      samples: (_, language) => [
        {
          title: 'A test that somebody asked for',
          message: testMessage('sample', {
            channel: 'push',
            to: 'user:us_Sample',
            content: { kind: 'notice', title: 'A test', text: 'Notifications reach this browser.', url: '/' },
            language,
          }),
        },
      ],
    },
  },
};

/** Returns every kind of message in every language, rendered for its channel. */
export function showSamples(ctx: Context, allSamples: AllSamples): MessageSample[] {
  const lists = LANGUAGES.map((language) => ({ language, samples: allSamples(ctx, language) }));
  const [first] = lists;
  return (first?.samples ?? []).map(({ area, title, message }, index) => {
    const versions = lists.flatMap(({ language, samples }) => {
      const version = samples[index];
      if (version === undefined) return [];
      const { subject, text, html, calendar } = renderMessage(ctx, version.message);
      return [{ id: versionId(index, language), language, subject, text, html, calendar }];
    });
    const { purpose, channel, to } = message;
    return { id: String(index), purpose, area, title, channel, to, versions };
  });
}

const versionId = (index: number, language: Language) => `${index}-${language}`;

/** Returns the HTML part of one version of a sample, or null if there is no such version or it has none. */
export function sampleHtml(ctx: Context, allSamples: AllSamples, id: string): string | null {
  const language = LANGUAGES.find((each) => id.endsWith(`-${each}`));
  if (language === undefined) return null;
  const version = allSamples(ctx, language).find((_, index) => versionId(index, language) === id);
  return version === undefined ? null : renderMessage(ctx, version.message).html;
}

import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../../../kernel/settings.ts';
import type { OutgoingMessage } from '../../../messaging/public.ts';
import { titleOf } from '../../lifecycle/rules/title.ts';
import { notificationWords } from '../../notifications.words.ts';
import type { StoredRequest } from '../../tables.ts';
import { button, paragraph } from './letter.ts';
import { trackingUrl } from './links.ts';

/**
 * Returns the email with the links of a customer's open requests, newest first, in the language of the newest. Requires
 * at least one request. `key` makes the email unique.
 */
export function requestLinksMessage(
  settings: Pick<Settings, 'publicUrl'>,
  to: string,
  key: string,
  requests: readonly StoredRequest[],
): OutgoingMessage {
  const language = requests[0]?.language ?? DEFAULT_LANGUAGE;
  const { links } = notificationWords[language];
  return {
    dedupeKey: `request-links:${key}`,
    channel: 'email',
    to,
    content: {
      kind: 'letter',
      subject: links.subject,
      blocks: [
        paragraph(links.text),
        ...requests.map((request) =>
          button(`${requestNumber(request.ordinal)}: ${titleOf(request)}`, trackingUrl(settings, request, language)),
        ),
        { kind: 'note', text: links.keep },
      ],
    },
    purpose: 'request-links',
    about: { kind: 'service-request', id: requests[0]?.id ?? '' },
    transactional: true,
    language,
  };
}

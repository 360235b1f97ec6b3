import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { LinkedReferral } from '../../service-requests/public.ts';
import type { StoredMessage } from '../tables.ts';
import { threadsWords } from '../threads.words.ts';

/**
 * Returns all messages of a thread as text, as one side may read them now: before the connection, the other side's
 * without contact details.
 */
export function threadText(
  { viewer, opened }: LinkedReferral,
  messages: readonly StoredMessage[],
  other: string,
  language: Language,
): string {
  const words = threadsWords[language].file;
  const { formatDateTime } = formatsIn(language);
  const lines = messages.map(({ byParty, body, via, at }) => {
    const mine = byParty === viewer;
    const text = body === null ? words.erased : mine ? body : opened.readable(body, byParty);
    const how = via === 'sms' ? `, ${words.bySms}` : '';
    return `${formatDateTime(at.toISOString(), opened.timeZone)}${how}\n${mine ? words.you : other}: ${text}`;
  });
  return [
    words.title(opened.requestNumber, opened.title),
    ...(opened.isConnected ? [] : [words.covered]),
    ...lines,
    '',
  ].join('\n\n');
}

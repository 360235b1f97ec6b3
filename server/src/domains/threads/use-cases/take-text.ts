import { ordinalOf, requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { MAX_TEXT } from '@plumbline/contract/domains/threads/thread.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { DEFAULT_LANGUAGE, type Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { once } from '../../../kernel/idempotency.ts';
import { type ContractorContact, contactOf, contactsTexting } from '../../directory/public.ts';
import { type IncomingText, sendMessages, textReply } from '../../messaging/public.ts';
import {
  findReferralById,
  lockReferral,
  type OpenedReferral,
  readTextedWords,
  type TextedWords,
} from '../../service-requests/public.ts';
import { threadLetterWords } from '../rules/thread-letters.words.ts';
import { type TextedThread, threadsOfOrdinal, threadsToldTo } from '../store/texted-thread.ts';
import { threadsWords } from '../threads.words.ts';
import { customerName } from '../views.ts';
import { addMessage } from './add-message.ts';

/** A text without a number answers an announcement of this time. */
const ANSWERED_FOR_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Adds a text to the thread whose announcement it answers, or whose request it names. Asks back if it could be several.
 * Returns false for a text that belongs to none, or that has another meaning: commands always win, and so do words that
 * answer a reminder (`isWord`). Receiving a text twice has one effect and one reply.
 */
export async function takeText(ctx: Context, text: IncomingText, isWord: boolean): Promise<boolean> {
  const read = readTextedWords(text.body);
  if (read.isCommand || read.words === '') return false;
  const contacts = await contactsTexting(ctx, text.sender);
  // A contractor's 'yes' is about a request that waits for an answer.
  if (isWord && contacts.length > 0) return false;
  const threads = await meant(ctx, text.sender, contacts, read);
  const [thread, ...others] = threads;
  if (thread === undefined) return false;
  const opened = await findReferralById(ctx, thread.referralId);
  if (opened === null || (thread.party === 'customer' && !opened.customer.mayText)) return false;
  const contact = await contactOf(ctx, opened.contractorId);
  const language = thread.party === 'customer' ? opened.customer.language : (contact?.language ?? DEFAULT_LANGUAGE);
  const words = threadLetterWords[language].texted;
  const about = (said: string) => `${opened.requestNumber}: ${said}`;
  const reply = await (async () => {
    if (others.length > 0) return whichThread(threads, language);
    if (isWord) return about(words.writeMore);
    if (read.words.length > MAX_TEXT) return about(words.tooLong(formatsIn(language).formatNumber(MAX_TEXT)));
    return about(
      await add(ctx, text, { thread, body: read.words, to: nameOf(thread, opened, contact, language), language }),
    );
  })();
  await sendMessages(ctx, [textReply(text, reply, language)]);
  return true;
}

const nameOf = (
  { party }: TextedThread,
  opened: OpenedReferral,
  contact: ContractorContact | null,
  language: Language,
): string =>
  party === 'contractor'
    ? customerName(opened, language)
    : (contact?.companyName ?? threadsWords[language].aContractor);

/** Returns the threads that a text can mean: of the request that it names, else those that the sender was told of. */
async function meant(
  ctx: Context,
  phone: string,
  contacts: readonly ContractorContact[],
  { code, isMarked }: TextedWords,
): Promise<TextedThread[]> {
  const sender = { phone, contractorIds: contacts.map(({ id }) => id) };
  const ordinal = code === null ? null : ordinalOf(code);
  const named = ordinal === null ? [] : await threadsOfOrdinal(ctx, sender, ordinal);
  if (named.length > 0 || isMarked) return named;
  const since = new Date(ctx.clock.now().getTime() - ANSWERED_FOR_DAYS * DAY_MS);
  return threadsToldTo(ctx, sender, since);
}

function whichThread(threads: readonly TextedThread[], language: Language): string {
  const numbers = [...new Set(threads.map(({ ordinal }) => requestNumber(ordinal)))];
  const [first = '', ...others] = numbers.slice(0, 3);
  return threadLetterWords[language].texted.which(first, [...others, ...(numbers.length > 3 ? ['…'] : [])].join(', '));
}

interface Adding {
  readonly thread: TextedThread;
  readonly body: string;
  /** The other side, as the sender may know it. */
  readonly to: string;
  readonly language: Language;
}

/** Adds the message, and returns what came of it in words. */
async function add(
  ctx: Context,
  { id, sender }: IncomingText,
  { thread: { referralId, party, told }, body, to, language }: Adding,
): Promise<string> {
  const words = threadLetterWords[language].texted;
  try {
    // The stored reply contains no personal data.
    const { isCovered, isQuestion } = await once(
      ctx,
      { endpoint: 'thread-text', key: id, body: [sender, body] },
      async (ctx) => {
        const opened = await lockReferral(ctx, referralId);
        if (opened === null) throw new Error('A referral vanished between two statements');
        await addMessage(ctx, opened, { byParty: party, body, via: 'sms' }, told);
        return {
          isCovered: opened.readable(body, party) !== body,
          isQuestion: party === 'contractor' && !opened.isConnected,
        };
      },
    );
    const sent = isCovered ? words.sentCovered(to) : words.sent(to);
    return isQuestion ? `${sent} ${words.asQuestion}` : sent;
  } catch (error) {
    const isForThem = error instanceof DomainError && ['already-happened', 'too-many-requests'].includes(error.code);
    if (!isForThem) throw error;
    return error.in(language).message;
  }
}

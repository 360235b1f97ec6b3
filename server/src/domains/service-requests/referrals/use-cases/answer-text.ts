import type { AnswerReceipt, ContractorAnswer } from '@plumbline/contract/domains/service-requests/answer.ts';
import { ContractorResponse } from '@plumbline/contract/domains/service-requests/answer.ts';
import { ordinalOf } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { DEFAULT_LANGUAGE, type Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import { wallTimeOf } from '../../../../kernel/zoned-time.ts';
import { type ContractorContact, contactsTexting } from '../../../directory/public.ts';
import { type IncomingText, sendMessages, textReply } from '../../../messaging/public.ts';
import { getsTexts } from '../../letters/rules/message-channels.ts';
import { readSpokenTime } from '../rules/spoken-time.ts';
import { readTextCommand, type TextCommand } from '../rules/text-command.ts';
import { about, proposed, unknownNumber, whichOne } from '../rules/text-replies.ts';
import { answerableBy, referralOfOrdinal, type TextedReferral } from '../store/texted-referral.ts';
import { textWords } from '../text.words.ts';
import { answerAsContractor } from './answer-as-contractor.ts';

/**
 * Executes a contractor's text about a request with the same use case as the page. The sender's number identifies the
 * contractor. Asks back about an unclear text. Receiving a text twice has one effect and one reply.
 */
export async function answerText(ctx: Context, text: IncomingText): Promise<void> {
  const { words, language } = await replyFor(ctx, text);
  if (words !== null) await sendMessages(ctx, [textReply(text, words, language)]);
}

interface Reply {
  /** Null if the consequences of the answer are texted anyway. */
  readonly words: string | null;
  readonly language: Language;
}

async function replyFor(ctx: Context, { sender, body }: IncomingText): Promise<Reply> {
  const contacts = await contactsTexting(ctx, sender);
  const command = readTextCommand(body);
  const [anyContact] = contacts;
  const own = languageOf(command, anyContact?.language ?? DEFAULT_LANGUAGE);
  if (anyContact === undefined) return { words: textWords[own].notContractor, language: own };
  const found = await findMeant(ctx, contacts, command, own);
  if (typeof found === 'string') return { words: found, language: own };
  const contact = contacts.find(({ id }) => id === found.referral.contractorId) ?? anyContact;
  const language = languageOf(command, contact.language);
  // Stores the language of the command as the contractor's.
  return { words: await answer({ ...ctx, language }, command, found, contact), language };
}

/**
 * Replies to a Spanish command in Spanish, and to an English one, which Spanish texts may mention, too, in the
 * contractor's language.
 */
const languageOf = (command: TextCommand, own: Language): Language =>
  command.kind !== 'unclear' && command.language === 'es' ? 'es' : own;

/** Returns the request that a text is about, or a question if that is unclear. */
async function findMeant(
  ctx: Context,
  contacts: readonly ContractorContact[],
  command: TextCommand,
  language: Language,
): Promise<TextedReferral | string> {
  const ids = contacts.map(({ id }) => id);
  const { code } = command;
  if (code !== null) {
    const ordinal = ordinalOf(code);
    return (ordinal === null ? null : await referralOfOrdinal(ctx, ids, ordinal)) ?? unknownNumber(code, language);
  }
  const answerable = await answerableBy(ctx, ids);
  // An accepted request that isn't paid yet can only be taken back.
  const open =
    command.kind === 'deny' ? answerable : answerable.filter(({ referral }) => referral.status !== 'accepted-unpaid');
  // Referrals that wait for an answer come before those with a proposal of the contractor.
  const waiting = open.filter(({ referral }) => referral.status !== 'proposed');
  const [meant, ...others] = waiting.length > 0 ? waiting : open;
  if (meant === undefined) return textWords[language].nothingOpen;
  return others.length === 0 ? meant : whichOne([meant, ...others], exampleOf(command, language), language);
}

function exampleOf({ kind }: TextCommand, language: Language): string {
  const words = textWords[language];
  return kind === 'unclear' ? words.anyCommand : words[kind];
}

async function answer(
  ctx: Context,
  command: TextCommand,
  texted: TextedReferral,
  contact: ContractorContact,
): Promise<string | null> {
  switch (command.kind) {
    case 'unclear':
      return about(texted, textWords[ctx.language].whatCanBeSent);
    case 'accept': {
      const { contractorAnswer, status } = texted.referral;
      const isAgain = contractorAnswer === 'accept' && ['settled', 'accepted-unpaid'].includes(status);
      // Their consent to be charged by text is stored with their card.
      const by = { chargeCents: ctx.settings.referralFeeCents };
      return give(ctx, texted, 'accept', by, (receipt) =>
        getsTexts(contact) && !isAgain ? null : [receipt.message, receipt.paymentUrl].filter(Boolean).join(' '),
      );
    }
    case 'deny':
      return give(ctx, texted, 'deny', { message: command.message }, ({ message }) => message);
    case 'propose':
      return propose(ctx, command.when, texted, contact);
  }
}

/** Proposes a time given in the contractor's time zone, converted to the job's. */
async function propose(
  ctx: Context,
  when: string,
  texted: TextedReferral,
  contact: ContractorContact,
): Promise<string | null> {
  const time = readSpokenTime(when, { now: ctx.clock.now(), zone: contact.timeZone, language: ctx.language });
  if (time.kind === 'ask') return about(texted, time.question);
  const { timeZone, language: customersLanguage } = texted.request;
  const wall = wallTimeOf(time.at, timeZone);
  const message =
    time.until === null
      ? null
      : // The customer reads it.
        textWords[customersLanguage].between(
          clock(wall.time, customersLanguage),
          clock(wallTimeOf(time.until, timeZone).time, customersLanguage),
        );
  return give(ctx, texted, 'propose', { proposedDate: wall.day, proposedTime: wall.time, message }, (receipt) => {
    if (receipt.status === 'withdrawn') return getsTexts(contact) ? null : receipt.message;
    return proposed(time.at, timeZone, contact.timeZone, ctx.language);
  });
}

/** Returns '2:00 PM' or '2:00 p.m.' for '14:00'. */
function clock(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const [morning, afternoon] = language === 'en' ? ['AM', 'PM'] : ['a.m.', 'p.m.'];
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? morning : afternoon}`;
}

/** Submits the answer, and returns its outcome or the reason for a refusal in words. */
async function give(
  ctx: Context,
  texted: TextedReferral,
  response: ContractorAnswer,
  more: object,
  words: (receipt: AnswerReceipt) => string | null,
): Promise<string | null> {
  const { id: serviceRequestId, contractorId } = texted.referral;
  const given = ContractorResponse.parse({ serviceRequestId, contractorId, response, source: 'sms', ...more });
  try {
    const said = words(await answerAsContractor(ctx, given));
    return said === null ? null : about(texted, said);
  } catch (error) {
    const isForThem =
      error instanceof DomainError && ['already-happened', 'invalid-input', 'spending-cap'].includes(error.code);
    if (!isForThem) throw error;
    return about(texted, error.in(ctx.language).message);
  }
}

import type { AnswerReceipt, ContractorAnswer } from '@plumbline/contract/domains/service-requests/answer.ts';
import { ContractorResponse } from '@plumbline/contract/domains/service-requests/answer.ts';
import { ordinalOf } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { wallTimeOf } from '../../../kernel/zoned-time.ts';
import { type ContractorContact, contactsTexting } from '../../directory/public.ts';
import { type IncomingText, sendMessages, textReply } from '../../messaging/public.ts';
import { getsTexts } from '../notifications.ts';
import { readSpokenTime } from '../rules/spoken-time.ts';
import { readTextCommand, type TextCommand } from '../rules/text-command.ts';
import {
  about,
  NOT_A_CONTRACTOR,
  NOTHING_OPEN,
  proposed,
  unknownNumber,
  WHAT_CAN_BE_SENT,
  whichOne,
} from '../rules/text-replies.ts';
import { answerableBy, referralOfOrdinal, type TextedReferral } from '../store/texted-referral.ts';
import { answerAsContractor } from './answer-as-contractor.ts';

/**
 * A contractor's text about a request: the same answers as on the page, by the same verb. Whoever's number it is, is
 * known by the text; what isn't clear is asked back by text. The same text twice has one effect and one reply.
 */
export async function answerText(ctx: Context, text: IncomingText): Promise<void> {
  const words = await replyFor(ctx, text);
  if (words !== null) await sendMessages(ctx, [textReply(text, words)]);
}

/** Null where what follows from the answer is texted anyway. */
async function replyFor(ctx: Context, { sender, body }: IncomingText): Promise<string | null> {
  const contacts = await contactsTexting(ctx, sender);
  if (contacts.length === 0) return NOT_A_CONTRACTOR;
  const command = readTextCommand(body);
  const found = await findMeant(ctx, contacts, command);
  if (typeof found === 'string') return found;
  const contact = contacts.find(({ id }) => id === found.referral.contractorId);
  if (contact === undefined) return NOTHING_OPEN;
  return answer(ctx, command, found, contact);
}

/** The request that a text is about, or what to reply where that isn't clear. */
async function findMeant(
  ctx: Context,
  contacts: readonly ContractorContact[],
  command: TextCommand,
): Promise<TextedReferral | string> {
  const ids = contacts.map(({ id }) => id);
  const { code } = command;
  if (code !== null) {
    const ordinal = ordinalOf(code);
    return (ordinal === null ? null : await referralOfOrdinal(ctx, ids, ordinal)) ?? unknownNumber(code);
  }
  const answerable = await answerableBy(ctx, ids);
  // An accepted request that is not paid yet can only be taken back.
  const open =
    command.kind === 'deny' ? answerable : answerable.filter(({ referral }) => referral.status !== 'accepted-unpaid');
  // What waits for an answer comes before what the contractor has already proposed.
  const waiting = open.filter(({ referral }) => referral.status !== 'proposed');
  const [meant, ...others] = waiting.length > 0 ? waiting : open;
  if (meant === undefined) return NOTHING_OPEN;
  return others.length === 0 ? meant : whichOne([meant, ...others], WORDS[command.kind]);
}

const WORDS: Readonly<Record<TextCommand['kind'], string>> = {
  accept: 'ACCEPT',
  deny: 'DENY',
  propose: 'PROPOSE tomorrow 3pm',
  unclear: 'ACCEPT, DENY or PROPOSE tomorrow 3pm',
};

async function answer(
  ctx: Context,
  command: TextCommand,
  texted: TextedReferral,
  contact: ContractorContact,
): Promise<string | null> {
  switch (command.kind) {
    case 'unclear':
      return about(texted, WHAT_CAN_BE_SENT);
    case 'accept': {
      const { contractorAnswer, status } = texted.referral;
      const isAgain = contractorAnswer === 'accept' && ['settled', 'accepted-unpaid'].includes(status);
      return give(ctx, texted, 'accept', {}, (receipt) =>
        getsTexts(contact) && !isAgain ? null : [receipt.message, receipt.paymentUrl].filter(Boolean).join(' '),
      );
    }
    case 'deny':
      return give(ctx, texted, 'deny', { message: command.message }, ({ message }) => message);
    case 'propose':
      return propose(ctx, command.when, texted, contact);
  }
}

/** A time on the contractor's clocks, proposed on the job's. */
async function propose(
  ctx: Context,
  when: string,
  texted: TextedReferral,
  contact: ContractorContact,
): Promise<string | null> {
  const time = readSpokenTime(when, { now: ctx.clock.now(), zone: contact.timeZone });
  if (time.kind === 'ask') return about(texted, time.question);
  const { timeZone } = texted.request;
  const wall = wallTimeOf(time.at, timeZone);
  const message =
    time.until === null ? null : `Between ${clock(wall.time)} and ${clock(wallTimeOf(time.until, timeZone).time)}.`;
  return give(ctx, texted, 'propose', { proposedDate: wall.day, proposedTime: wall.time, message }, (receipt) => {
    if (receipt.status === 'withdrawn') return getsTexts(contact) ? null : receipt.message;
    return proposed(time.at, timeZone, contact.timeZone);
  });
}

/** '2:00 PM' */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Gives the answer and says what it has led to, or why it can't be given any more. */
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
    const isForThem = error instanceof DomainError && ['already-happened', 'invalid-input'].includes(error.code);
    if (!isForThem) throw error;
    return about(texted, error.message);
  }
}

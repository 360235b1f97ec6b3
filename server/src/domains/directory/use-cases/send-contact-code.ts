import { CODE_ATTEMPTS, CODE_MINUTES, type CodeWay } from '@plumbline/contract/domains/directory/listing.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { ContactChangeId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { callersLanguage } from '../../accounts/public.ts';
import { sendMessages } from '../../messaging/public.ts';
import { listingWords } from '../listing.words.ts';
import { contactCodeMessage } from '../notifications.ts';
import {
  codeHash,
  codeLimit,
  isWithinNumberLimit,
  newCode,
  numberLimit,
  ONLY_TEXT_HOURS,
} from '../rules/claim-secret.ts';
import { insertChange, openChange } from '../store/contact-change.ts';
import { countCodes, countCodesTo } from '../store/sent-code.ts';
import type { Listing } from '../views.ts';

const MINUTE = 60_000;

/** A sent code's pending change, and a message for the person who requested it. */
export interface SentContactCode {
  readonly changeId: ContactChangeId;
  readonly message: string;
}

/** The recipient of a code: an email address, or a phone in E.164 by text or call. */
export type CodeTarget =
  | { readonly channel: 'email'; readonly address: string }
  | { readonly channel: 'phone'; readonly address: string; readonly by: CodeWay };

/**
 * Sends the code that gives a listing a new address, or proves its phone. Runs in the caller's transaction. An unproven
 * number gets one text and two calls per day, across all callers and listings; asking again while a code is still valid
 * sends nothing and returns the pending change.
 *
 * @throws DomainError 'already-happened' if too many codes were sent, 'unavailable' if sending this way is not
 * configured.
 */
export async function sendContactCode(
  ctx: Context,
  listing: Pick<Listing, 'id' | 'companyName'>,
  to: CodeTarget,
): Promise<SentContactCode> {
  const now = ctx.clock.now();
  const number = to.channel === 'phone' ? await countCodesTo(ctx.db, to.address, now) : null;
  if (to.channel === 'phone') requireWay(ctx, to.by);
  if (to.channel === 'phone' && number !== null && !isWithinNumberLimit(number, to.by)) {
    const open = await openChange(
      ctx.db,
      { contractorId: listing.id, address: to.address },
      { attempts: CODE_ATTEMPTS, now },
    );
    const phone = formatPhone(to.address);
    if (open === null) throw refused(numberLimit(phone, to.by));
    return { changeId: open, message: listingWords[ctx.language].codeStillWorks(phone) };
  }
  const limit = codeLimit(await countCodes(ctx.db, 'changes', listing.id, now));
  if (limit !== null) throw refused(limit);
  const isOnlyText = to.channel === 'phone' && to.by === 'text' && number?.isProven === false;
  const minutes = isOnlyText ? ONLY_TEXT_HOURS * 60 : CODE_MINUTES;
  const [id, code] = [ContactChangeId.parse(newId('cc')), newCode()];
  const byCall = to.channel === 'phone' && to.by === 'call';
  await insertChange(ctx.db, {
    id,
    contractorId: listing.id,
    channel: to.channel,
    address: to.address,
    byCall,
    codeHash: codeHash(id, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + minutes * MINUTE),
  });
  await sendMessages(ctx, [
    contactCodeMessage(
      { id, channel: to.channel, byCall, code, minutes },
      to.address,
      listing,
      await callersLanguage(ctx),
    ),
  ]);
  return { changeId: id, message: sentWords(to, minutes, ctx.language) };
}

/** @throws DomainError 'unavailable' if sending this way is not configured. */
function requireWay({ ports: { messaging } }: Context, by: CodeWay): void {
  const isSetUp = by === 'call' ? messaging.phone !== undefined : messaging.sms.by !== null;
  if (isSetUp) return;
  throw new DomainError(
    'unavailable',
    say(listingWords, ({ noCalls, noTexts }) => (by === 'call' ? noCalls : noTexts)),
  );
}

const refused = (message: Said) => new DomainError('already-happened', message, { address: message });

function sentWords(to: CodeTarget, minutes: number, language: Language): string {
  const words = listingWords[language];
  if (to.channel === 'email') return words.codeMailed(minutes);
  const phone = formatPhone(to.address);
  if (to.by === 'call') return words.calling(phone, minutes);
  return minutes > 60 ? words.textedForHours(phone, minutes / 60) : words.texted(phone, minutes);
}

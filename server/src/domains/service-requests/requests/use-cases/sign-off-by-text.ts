import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { SIGN_OFF_DAYS } from '@plumbline/contract/domains/service-requests/sign-off.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import { type IncomingText, sendMessages, textReply } from '../../../messaging/public.ts';
import { isSignedOff } from '../../lifecycle/rules/sign-off.ts';
import type { StoredRequest } from '../../tables.ts';
import { requestsWords } from '../rules/requests.words.ts';
import { readSignOffText } from '../rules/sign-off-text.ts';
import { completedOfPhone } from '../store/service-request.ts';
import { signOff } from './sign-off.ts';

const DAY_MS = 86_400_000;

/**
 * Executes a text with which a customer confirms a completion: DONE, LISTO or HECHO. Returns false for every other text,
 * and for one whose sender has no completed work to confirm. Receiving a text twice has one effect and one reply.
 */
export async function signOffByText(ctx: Context, text: IncomingText): Promise<boolean> {
  const read = readSignOffText(text.body);
  if (read === null) return false;
  const since = new Date(ctx.clock.now().getTime() - SIGN_OFF_DAYS * DAY_MS);
  const completed = (await completedOfPhone(ctx, text.sender, since)).filter(
    ({ ordinal }) => read.code === null || requestNumber(ordinal) === `PL-${read.code}`,
  );
  const open = completed.filter((request) => !isSignedOff(request));
  const [meant, ...others] = open.length > 0 ? open : completed.slice(0, 1);
  if (meant === undefined) return false;
  const words = requestsWords[read.language].signOff;
  const numbers = [meant, ...others].map(({ ordinal }) => requestNumber(ordinal));
  const reply =
    others.length > 0
      ? words.which(numbers[0] ?? '', numbers.slice(1, 3).join(', '))
      : await execute(ctx, meant, words);
  await sendMessages(ctx, [textReply(text, reply, read.language)]);
  return true;
}

async function execute(
  ctx: Context,
  request: StoredRequest,
  words: { readonly thanks: (number: string) => string; readonly notNow: (number: string) => string },
): Promise<string> {
  const number = requestNumber(request.ordinal);
  try {
    await signOff(ctx, request.id);
    return words.thanks(number);
  } catch (error) {
    // The work was reopened at the same moment.
    if (!(error instanceof DomainError) || error.code !== 'already-happened') throw error;
    return words.notNow(number);
  }
}

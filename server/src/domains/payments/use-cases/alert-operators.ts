import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { sendMessages } from '../../messaging/public.ts';
import { operatorLetter } from '../notifications.ts';
import { operatorAlertWords } from '../operator-alert.words.ts';

type OperatorAlertWords = (typeof operatorAlertWords)['en'];

/**
 * Mails support, which reads English, about money that needs attention, once per `key`. Without a support address, it
 * only logs.
 */
export async function alertOperators(
  ctx: Context,
  alert: {
    readonly key: string;
    readonly paymentId: PaymentId | null;
    readonly write: (
      words: OperatorAlertWords,
      formats: ReturnType<typeof formatsIn>,
    ) => { readonly subject: string; readonly text: string };
  },
): Promise<void> {
  ctx.log.warn({ alert: alert.key }, 'Money needs attention');
  if (ctx.settings.supportEmail === null) return;
  const letter = alert.write(operatorAlertWords[DEFAULT_LANGUAGE], formatsIn(DEFAULT_LANGUAGE));
  await sendMessages(ctx, [operatorLetter(ctx.settings.supportEmail, { ...alert, ...letter })]);
}

import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { sendMessages } from '../../messaging/public.ts';
import { operatorLetter } from '../notifications.ts';
import { operatorAlertWords } from '../operator-alert.words.ts';

type OperatorAlertWords = (typeof operatorAlertWords)[Language];

/**
 * Mails support, in its language, about money that needs attention, once per `key`. Without a support address, it only
 * logs.
 */
export async function alertOperators(
  ctx: Context,
  alert: {
    readonly key: string;
    readonly paymentId: PaymentId | null;
    readonly write: (
      words: OperatorAlertWords,
      formats: ReturnType<typeof formatsIn>,
      language: Language,
    ) => { readonly subject: string; readonly text: string };
  },
): Promise<void> {
  ctx.log.warn({ alert: alert.key }, 'Money needs attention');
  const { supportEmail, supportLanguage: language } = ctx.settings;
  if (supportEmail === null) return;
  const letter = alert.write(operatorAlertWords[language], formatsIn(language), language);
  await sendMessages(ctx, [operatorLetter(supportEmail, { ...alert, ...letter }, language)]);
}

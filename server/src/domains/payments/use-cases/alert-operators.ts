import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { sendMessages } from '../../messaging/public.ts';
import { operatorLetter } from '../notifications.ts';

/** Mails the support address about money that wants somebody to look, once a `key`. In the log without an address. */
export async function alertOperators(
  ctx: Context,
  alert: {
    readonly key: string;
    readonly subject: string;
    readonly text: string;
    readonly paymentId: PaymentId | null;
  },
): Promise<void> {
  ctx.log.warn({ alert: alert.key }, 'The operators were told about money that needs attention');
  if (ctx.settings.supportEmail === null) return;
  await sendMessages(ctx, [operatorLetter(ctx.settings.supportEmail, alert)]);
}

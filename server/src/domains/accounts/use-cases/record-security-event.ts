import type { Context } from '../../../kernel/context.ts';
import { deviceIn, deviceKind, deviceName } from '../../../kernel/http/device-name.ts';
import { afterCommit } from '../../../kernel/transaction.ts';
import { sendMessages } from '../../messaging/public.ts';
import { securityNotice } from '../notifications.ts';
import type { SecurityEvent } from '../rules/security-event.ts';
import { userById } from '../store/user.ts';

/**
 * Logs and counts an event that matters for the security of an account, and mails the holder if they should know. The
 * mail joins the caller's transaction, and the log waits for it to commit. Logs an internal id and no personal data.
 */
export async function recordSecurityEvent(ctx: Context, event: SecurityEvent): Promise<void> {
  const { name, outcome = 'succeeded', userId, userAgent } = event;
  afterCommit(ctx, () => {
    const device = userAgent === undefined ? undefined : deviceKind(userAgent);
    ctx.log.info({ securityEvent: name, outcome, userId, ...(device !== undefined && { device }) }, 'security event');
    ctx.ports.countSecurityEvent?.(name, outcome);
  });
  if (outcome === 'refused' || userId === null) return;
  const notice = securityNotice(ctx.settings, event, {
    at: ctx.clock.now(),
    device: (language) => deviceIn(language, deviceName(userAgent ?? '')),
  });
  if (notice === null) return;
  const user = await userById(ctx.db, userId);
  if (user !== null) await sendMessages(ctx, [notice(user)]);
}

import type { SuppressedAddress } from '@plumbline/contract/domains/messaging/suppressed-address.ts';
import type { PageQuery } from '@plumbline/contract/kernel/page.ts';
import type { Context } from '../../../kernel/context.ts';
import { positionOf } from '../../../kernel/cursor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { type ListPage, TimePosition } from '../../../kernel/list-page.ts';
import { ownSecret } from '../../../kernel/own-secret.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { releaseAddress, suppressedPage } from '../../messaging/public.ts';
import { repliesWords } from '../replies.words.ts';
import { addressMark } from '../rules/address-mark.ts';
import { recordAudit } from './record-audit.ts';

/** Lists the addresses that get no mail because it came back, newest first. */
export const listSuppressed = (ctx: Context, { cursor, limit }: PageQuery): Promise<ListPage<SuppressedAddress>> =>
  suppressedPage(ctx, { after: positionOf(TimePosition, cursor), limit });

/**
 * Lets mail go to an address again, for an operator. The audit log is kept forever, so it names only the mark of the address.
 * @throws DomainError 'not-found' if the address isn't suppressed
 */
export const release = (ctx: Context, address: string, reason: string): Promise<{ message: string }> =>
  inTransaction(ctx, async (ctx) => {
    const queued = await releaseAddress(ctx, address.toLowerCase());
    if (queued === null) throw notFound();
    await recordAudit(ctx, {
      action: 'release-address',
      subject: { kind: 'address', id: addressMark(await ownSecret(ctx.db, 'address-marks'), address.toLowerCase()) },
      details: { reason, queued },
    });
    return { message: repliesWords[ctx.language].doneAndAudited };
  });

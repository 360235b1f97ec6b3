import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { publishPermitRecords } from '../../directory/public.ts';
import { permitRecords } from '../store/permit-record.ts';

/**
 * Publishes what permits prove about contractors whose firms were counted, linked or disputed, in the caller's
 * transaction. Cards and pages show it once that has committed.
 */
export const publishRecords = (ctx: Context, ids: Iterable<ContractorId | null>): Promise<void> =>
  publishPermitRecords(ctx, [...new Set([...ids].filter((id) => id !== null))].toSorted(), (locked) =>
    permitRecords(ctx, locked),
  );

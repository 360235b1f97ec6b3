import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { type ContractorContact, contactOf } from '../../../directory/public.ts';
import type { WorkingHours } from '../rules/working-time.ts';

/** Returns when a contractor works, from the contacts that were read anyway. */
export const hoursOf = (ctx: Context, contact: ContractorContact | null | undefined): WorkingHours => ({
  hours: contact?.businessHours ?? {},
  daysOff: contact?.daysOff,
  timeZone: contact?.timeZone ?? ctx.settings.homeTimeZone,
});

/** Reads when a contractor works. */
export const readHours = async (ctx: Context, id: ContractorId): Promise<WorkingHours> =>
  hoursOf(ctx, await contactOf(ctx, id));

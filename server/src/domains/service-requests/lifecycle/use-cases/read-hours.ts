import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { type ContractorContact, contactOf } from '../../../directory/public.ts';
import type { EmergencyHours } from '../rules/lane.ts';

/** Returns when a contractor works and answers emergencies, from the contacts that were read anyway. */
export const hoursOf = (ctx: Context, contact: ContractorContact | null | undefined): EmergencyHours => ({
  hours: contact?.businessHours ?? {},
  daysOff: contact?.daysOff,
  nightHours: contact?.nightHours ?? {},
  timeZone: contact?.timeZone ?? ctx.settings.homeTimeZone,
});

/** Reads when a contractor works and answers emergencies. */
export const readHours = async (ctx: Context, id: ContractorId): Promise<EmergencyHours> =>
  hoursOf(ctx, await contactOf(ctx, id));

import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { aLicensedContractor } from '../../directory/fixtures.ts';
import { type ARequest, aRequest } from '../fixtures.ts';
import { loadCase } from '../lifecycle/store/request-case.ts';
import { eventsOf } from '../lifecycle/store/request-event.ts';
import { endTurn } from '../lifecycle/use-cases/end-turn.ts';
import { answerAsContractor } from '../referrals/use-cases/answer-as-contractor.ts';
import { changePassOn } from '../requests/use-cases/change-pass-on.ts';
import type { StoredReferral } from '../tables.ts';

type Given = NonNullable<Parameters<typeof aLicensedContractor>[1]>;

/** A request to one contractor, with others in line. */
export interface LinedUp extends ARequest {
  readonly line: readonly ContractorId[];
}

/** Creates a request to one contractor, with a licensed contractor in line for each of `others`. */
export async function aLine(ctx: Context, ...others: readonly Given[]): Promise<LinedUp> {
  const line: ContractorId[] = [];
  for (const given of others) line.push((await aLicensedContractor(ctx, given)).id);
  const of = await aRequest(ctx);
  await changePassOn(ctx, of.id, { contractorIds: line });
  return { ...of, line };
}

/** Returns the referrals of a request in the order in which they were made. */
export async function referralsOf(ctx: Context, { id }: ARequest): Promise<readonly StoredReferral[]> {
  const opened = await loadCase(ctx, id, false);
  return opened?.referrals ?? [];
}

/** Returns the newest referral of a request. */
export async function newest(ctx: Context, of: ARequest): Promise<StoredReferral> {
  const referral = (await referralsOf(ctx, of)).at(-1);
  if (referral === undefined) throw new Error('Nobody was asked');
  return referral;
}

/** Answers as the contractor of a referral. */
export const answer = (ctx: Context, { id, contractorId }: StoredReferral, response: 'accept' | 'deny') =>
  answerAsContractor(ctx, { serviceRequestId: id, contractorId, response, source: 'web' });

/** Ends the time to answer of a referral, which has to be over. */
export const keepSilent = (ctx: Context, { id, turn }: StoredReferral): Promise<void> =>
  endTurn(ctx, { referralId: id, turn });

/** Returns the types of the events of a request, oldest first. */
export const happened = async (ctx: Context, { id }: ARequest): Promise<string[]> =>
  (await eventsOf(ctx, id)).map(({ type }) => type);

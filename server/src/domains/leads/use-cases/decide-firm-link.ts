import type { FirmDispute, OperatorFirm } from '@plumbline/contract/domains/leads/firm-dispute.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { untilNoticed } from '../../../kernel/until-noticed.ts';
import { languageOf, recordAudit, verifiedEmailOf } from '../../accounts/public.ts';
import { contactOf } from '../../directory/public.ts';
import { sendMessages } from '../../messaging/public.ts';
import { leadsWords } from '../leads.words.ts';
import { disputesAfter } from '../rules/firm-dispute.ts';
import { firmDisputeMessage } from '../rules/firm-letters.ts';
import { operatorFirm } from '../rules/firm-views.ts';
import { closeDispute, firmsNamed, lockFirm, openDisputesOf, waitingDisputes } from '../store/firm-dispute.ts';
import { keepRuling } from '../store/firm-ruling.ts';
import type { StoredDispute } from '../tables.ts';
import { countFirm } from './count-firms.ts';
import { publishRecords } from './publish-records.ts';

/** The most disputes that are listed. The oldest come first. */
const MOST = 100;

/** Returns the disputes that wait for an operator, the oldest first. */
export const listDisputes = async (ctx: Context): Promise<FirmDispute[]> =>
  (await waitingDisputes(ctx, MOST)).map(({ disputedAt, ...dispute }) => ({
    ...dispute,
    disputedAt: new Date(disputedAt).toISOString(),
  }));

/** Returns the firms whose name begins with a text, with their links to the directory. */
export const findFirms = async (ctx: Context, named: string): Promise<OperatorFirm[]> =>
  (await firmsNamed(ctx, named)).map(operatorFirm);

/**
 * Decides for an operator whether a firm is a contractor. The job that links firms follows it from then on. Ends the
 * disputes that it decides, and tells those who disputed. Writes to the audit log.
 * @throws DomainError 'not-found' for an unknown firm or contractor
 */
export const decideFirmLink = (
  ctx: Context,
  slug: string,
  given: { readonly contractorId: ContractorId; readonly isSame: boolean; readonly reason: string },
): Promise<{ message: string }> =>
  inTransaction(ctx, async (ctx) => {
    const { contractorId, isSame, reason } = given;
    const firm = await lockFirm(ctx, slug);
    const contact = await contactOf(ctx, contractorId);
    if (firm === null || contact === null) throw notFound();
    await recordAudit(ctx, {
      action: isSame ? 'confirm-firm' : 'unlink-firm',
      subject: { kind: 'firm', id: slug },
      details: { reason, contractor: contractorId },
    });
    const decided = disputesAfter(await openDisputesOf(ctx, firm), given);
    for (const dispute of decided) {
      await closeDispute(ctx, dispute);
      await keepRuling(ctx, firm, dispute.contractorId, dispute.outcome === 'kept');
    }
    await keepRuling(ctx, firm, contractorId, isSame);
    const linked = await countFirm(ctx, firm);
    const disputing = decided.map((dispute) => dispute.contractorId);
    await publishRecords(ctx, [firm.contractorId, contractorId, linked, ...disputing]);
    for (const dispute of decided) await tell(ctx, slug, dispute);
    await untilNoticed(ctx);
    return { message: leadsWords[ctx.language].linkDecided };
  });

/** Mails the decision to the account that disputed a link, unless it was erased. */
async function tell(ctx: Context, slug: string, dispute: StoredDispute): Promise<void> {
  const { userId } = dispute;
  const to = userId && (await verifiedEmailOf(ctx, userId));
  const language = userId && (await languageOf(ctx, userId));
  const contact = await contactOf(ctx, dispute.contractorId);
  if (!to || !language || contact === null) return;
  const { companyName } = contact;
  await sendMessages(ctx, [firmDisputeMessage({ dispute, slug, companyName, to, language }, ctx.settings)]);
}

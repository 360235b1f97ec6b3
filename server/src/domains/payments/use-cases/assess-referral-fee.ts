import { feeFor } from '@plumbline/contract/domains/payments/fee-policy.ts';
import type { Month } from '@plumbline/contract/domains/payments/spending-cap.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { type ContractorId, PaymentId, type ReferralId } from '@plumbline/contract/kernel/id.ts';
import { type Language, localeOf } from '@plumbline/contract/kernel/language.ts';
import type { Said } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { paymentRefusalWords } from '../payments.words.ts';
import { monthAfter, monthOf, spanOf } from '../rules/billing-month.ts';
import { labelColumns } from '../rules/entry-label.ts';
import { feeAssessed, feeWaived } from '../rules/postings.ts';
import { chargesBetween, post } from '../store/ledger.ts';
import { insertPayment } from '../store/payment.ts';
import { countFree, insertFee, lockIdentities } from '../store/referral-fee.ts';
import { capOf } from '../store/spending-cap.ts';

export interface AssessedFee {
  /** 0 if it is free. */
  readonly amountCents: number;
  /** The payment id for links to the payment page; null if nothing is due. */
  readonly paymentId: PaymentId | null;
}

/**
 * Decides the fee of an accepted connection and posts it, once per referral. Must run in the transaction of the
 * acceptance, which holds the locks on the identities until it ends. Of two concurrent acceptances that share an
 * identity, only one is free, and together they can't exceed a contractor's cap.
 * @param fee.freeBy the identities under which free connections are counted: the license and the proven phone. If
 * empty, nothing is free for this contractor.
 * @param fee.requestNumber appears in the line on the bill: 'Referral fee, PL-7K4QZ2'
 * @throws DomainError 'spending-cap' when the fee exceeds what is left of the contractor's cap this month
 */
export async function assessReferralFee(
  ctx: Context,
  fee: {
    readonly referralId: ReferralId;
    readonly contractorId: ContractorId;
    readonly billingIdentity: string;
    readonly freeBy: readonly string[];
    readonly requestNumber: string;
  },
): Promise<AssessedFee> {
  const { requestNumber, freeBy, ...of } = fee;
  const label = { kind: 'referral-fee', requestNumber } as const;
  await lockIdentities(ctx, [fee.billingIdentity, ...freeBy]);
  const amountCents = await quoteReferralFee(ctx, freeBy);
  const assessed = { ...of, amountCents, assessedAt: ctx.clock.now(), freeBy: null };
  if (amountCents === 0) {
    const waived = { ...assessed, status: 'free' as const, paymentId: null, freeBy: [...freeBy] };
    await insertFee(ctx, waived);
    await post(ctx, feeWaived(waived, ctx.settings.referralFeeCents, label));
    return { amountCents, paymentId: null };
  }
  await requireWithinCap(ctx, fee.billingIdentity, amountCents);
  const paymentId = PaymentId.parse(newId('pay'));
  await insertPayment(ctx, {
    id: paymentId,
    kind: 'referral-fee',
    referralId: fee.referralId,
    amountCents,
    ...labelColumns(label),
  });
  const due = { ...assessed, status: 'due' as const, paymentId };
  await insertFee(ctx, due);
  await post(ctx, feeAssessed(due, label));
  return { amountCents, paymentId };
}

/** Returns the fee of the next accepted connection in cents, for the identities in `fee.freeBy` above. */
export const quoteReferralFee = async (ctx: Context, freeBy: readonly string[]): Promise<number> =>
  freeBy.length === 0 ? ctx.settings.referralFeeCents : feeFor(await countFree(ctx, freeBy), ctx.settings);

async function requireWithinCap(ctx: Context, billingIdentity: string, amountCents: number): Promise<void> {
  const capCents = await capOf(ctx, billingIdentity);
  if (capCents === null) return;
  const month = monthOf(ctx.clock.now());
  const { from, to } = spanOf(month);
  const left = Math.max(0, capCents - (await chargesBetween(ctx, billingIdentity, from, to)));
  if (amountCents > left) throw new DomainError('spending-cap', overCap(amountCents, capCents, left, month));
}

function overCap(amountCents: number, capCents: number, leftCents: number, month: Month): Said {
  const inLanguage = (language: Language): string => {
    const { formatMoney } = formatsIn(language);
    const [cost, cap, left] = [amountCents, capCents, leftCents].map(formatMoney);
    return paymentRefusalWords[language].overCap(cost ?? '', cap ?? '', left ?? '', firstDayAfter(month, language));
  };
  return { en: inLanguage('en'), es: inLanguage('es') };
}

/** 'January 1' */
const firstDayAfter = (month: Month, language: Language): string =>
  new Date(`${monthAfter(month)}-01T00:00:00Z`).toLocaleDateString(localeOf[language], {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { formatMoney } from '@plumbline/contract/kernel/format.ts';
import { feeSentence, type Site } from '@plumbline/contract/kernel/site.ts';

type FeeSetting = Pick<Site, 'referralFeeCents' | 'freeReferrals'>;

const numberWords = ['none', 'one', 'two', 'three', 'four', 'five'];

/** What was free before a fee came due, from the setting: 'Your first accepted connection was free.' */
function freeBefore({ freeReferrals }: FeeSetting): string {
  if (freeReferrals === 0) return '';
  if (freeReferrals === 1) return ' Your first accepted connection was free.';
  return ` Your first ${numberWords[freeReferrals] ?? freeReferrals} accepted connections were free.`;
}

/** What accepting costs: an amount for the right edge, and the sentences under it. */
export function acceptanceFee(
  { feeCents, freeOnceProven }: Pick<ContractorView, 'feeCents' | 'freeOnceProven'>,
  setting: FeeSetting,
): { amount: string; text: string } {
  const before = freeOnceProven === null ? freeBefore(setting) : ' It is free once your phone is confirmed.';
  return feeCents > 0
    ? {
        amount: formatMoney(feeCents),
        text: `One payment once you have accepted. No percentage of the job.${before}`,
      }
    : { amount: 'Free', text: `No percentage of the job. ${feeSentence(setting)}` };
}

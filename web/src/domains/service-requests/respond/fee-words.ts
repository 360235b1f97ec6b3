import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { feeSentence, type Site } from '@plumbline/contract/kernel/site.ts';
import { formatMoney } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { respondWords } from './respond.words.ts';

const { fee: words, free } = here(respondWords);

type FeeSetting = Pick<Site, 'referralFeeCents' | 'freeReferrals'>;

/** Returns what accepting costs: the amount, and the sentences under it. */
export function acceptanceFee(
  { feeCents, freeOnceProven }: Pick<ContractorView, 'feeCents' | 'freeOnceProven'>,
  setting: FeeSetting,
): { amount: string; text: string } {
  if (feeCents === 0) return { amount: free, text: `${words.noPercentage} ${feeSentence(setting, language)}` };
  const { freeReferrals } = setting;
  const sentences = [
    words.onePayment,
    ...(freeOnceProven !== null ? [words.freeOnceConfirmed] : []),
    ...(freeOnceProven === null && freeReferrals > 0 ? [words.firstWereFree(freeReferrals)] : []),
  ];
  return { amount: formatMoney(feeCents), text: sentences.join(' ') };
}

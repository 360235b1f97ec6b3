import { type CardName, cardNameIn } from '@plumbline/contract/domains/payments/kept-card.ts';
import type { AnswerReceipt } from '@plumbline/contract/domains/service-requests/answer.ts';
import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../../../kernel/settings.ts';
import { paymentUrl } from '../../letters/rules/links.ts';
import type { StoredReferral } from '../../tables.ts';
import { connectionWords } from '../connection.words.ts';

function messageOf(referral: StoredReferral, language: Language, card: CardName | null): string {
  const words = connectionWords[language].receipts;
  const fee = formatsIn(language).formatMoney(referral.feeCents);
  switch (referral.status) {
    case 'accepted-unpaid':
      return card === null ? words.feeDue(fee) : words.charging(fee, cardNameIn(language, card));
    case 'denied':
      return hasTakenBack(referral) ? words.takenBack : words.denied;
    case 'withdrawn':
      return words.withdrawn(MAX_PROPOSAL_CHANGES);
    case 'settled':
    case 'proposed':
    case 'countered':
    case 'declined':
      return words[referral.status];
    default:
      return words.thanks;
  }
}

/**
 * Returns the outcome of an answer. It derives from the referral, and from its fee's charge, so the same answer gets the
 * same receipt.
 * @param card the kept card that is being charged
 */
export function receiptFor(
  referral: StoredReferral,
  settings: Settings,
  language: Language,
  card: CardName | null = null,
): AnswerReceipt {
  const isDue = referral.status === 'accepted-unpaid' && card === null;
  return {
    status: referral.status,
    message: messageOf(referral, language, card),
    feeDueCents: isDue ? referral.feeCents : 0,
    paymentUrl: isDue ? paymentUrl(settings, referral, language) : null,
  };
}

/** Returns the customer's receipt. The customer neither pays nor gets the contractor's payment link. */
export const customerReceipt = (referral: StoredReferral, settings: Settings, language: Language): AnswerReceipt => ({
  ...receiptFor(referral, settings, language),
  ...(referral.status === 'accepted-unpaid' && {
    message: connectionWords[language].receipts.approved,
    feeDueCents: 0,
    paymentUrl: null,
  }),
});

/** Returns whether a contractor denied a request they had accepted. Only an acceptance has a fee. */
export const hasTakenBack = ({ status, paymentId }: Pick<StoredReferral, 'status' | 'paymentId'>): boolean =>
  status === 'denied' && paymentId !== null;

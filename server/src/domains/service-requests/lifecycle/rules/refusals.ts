import type { ReferralStatus, Refusal, RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import { hasTakenBack } from '../../connections/rules/receipts.ts';
import type { StoredReferral } from '../../tables.ts';
import { refusalWords } from './refusals.words.ts';

/** Returns the 409 error that names the earlier event. */
export function refusalError(
  refusal: Refusal,
  request: { readonly status: RequestStatus },
  referral: Pick<StoredReferral, 'status' | 'paymentId'> | null,
): DomainError {
  const isTakenBack = referral !== null && hasTakenBack(referral);
  return new DomainError(
    'already-happened',
    say(refusalWords, (words) =>
      isTakenBack ? words.takenBack : refusalMessage(words, refusal, request.status, referral?.status ?? null),
    ),
  );
}

type RefusalWords = (typeof refusalWords)[Language];

function refusalMessage(
  words: RefusalWords,
  refusal: Refusal,
  request: RequestStatus,
  referral: ReferralStatus | null,
): string {
  if (refusal === 'frozen') return words.frozen;
  if (refusal === 'unconfirmed') return words.unconfirmed;
  const isOut = referral !== null && referral !== 'settled' && referral !== 'withdrawn';
  if (isOut) return words.referral[referral];
  const hasJustWon = referral === 'settled' && (request === 'contractor-selected' || request === 'scheduled');
  const ofRequest: Readonly<Partial<Record<RequestStatus, string>>> = words.request;
  const requestMessage = hasJustWon ? undefined : ofRequest[request];
  if (requestMessage !== undefined) return requestMessage;
  if (referral !== null) return words.referral[referral];
  return refusal === 'not-yet' ? words.noContractor : words.tooLate;
}

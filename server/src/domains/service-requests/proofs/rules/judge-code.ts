import { CODE_ATTEMPTS } from '@plumbline/contract/domains/directory/listing.ts';

/** A sent code, as it is stored. */
export interface SentCode {
  readonly address: string;
  /** Wrong attempts before this one. */
  readonly attempts: number;
  readonly expiresAt: Date;
}

export type CodeVerdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly left: number }
  /** 'replaced': it is one that a later code has replaced. 'none': no code was sent to this address. */
  | { readonly kind: 'expired' | 'replaced' | 'too-many' | 'none' };

/**
 * Judges an entered code. Only the newest code counts, only for the address it was sent to, and only while it has
 * attempts left.
 *
 * @param newest the request's newest code
 * @param fits whether the entered code is the newest one
 * @param isEarlier whether it is an earlier one of the request
 */
export function judgeCode(
  newest: SentCode | null,
  entered: { readonly address: string; readonly fits: boolean; readonly isEarlier: boolean },
  now: Date,
): CodeVerdict {
  if (newest === null || newest.address !== entered.address) return { kind: 'none' };
  if (newest.attempts >= CODE_ATTEMPTS) return { kind: 'too-many' };
  if (newest.expiresAt <= now) return { kind: 'expired' };
  if (entered.fits) return { kind: 'right' };
  if (entered.isEarlier) return { kind: 'replaced' };
  const left = CODE_ATTEMPTS - newest.attempts - 1;
  return left === 0 ? { kind: 'too-many' } : { kind: 'wrong', left };
}

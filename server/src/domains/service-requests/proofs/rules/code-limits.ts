import { PROOF_PAUSE_SECONDS } from '@plumbline/contract/domains/service-requests/contact-proof.ts';

/** The codes of the last day, by what limits them. */
export interface RecentCodes {
  readonly request: number;
  /** For every request of the browser; 0 for callers without a browser. */
  readonly device: number;
  /** To the same phone or email, for anybody's request. */
  readonly written: number;
  readonly calls: number;
  /** When the request's last code was sent; null if none was. */
  readonly lastAt: Date | null;
}

/** Maximum number of codes in a day. Their addressee may not have asked for any. */
export const CODES_A_DAY = { request: 6, device: 8, written: 3, calls: 2 } as const;

/** Returns why no code may be sent now, or null. The limits aren't told apart: they would reveal others' requests. */
export function codeRefusal(recent: RecentCodes, byCall: boolean, now: Date): 'too-soon' | 'too-many' | null {
  const toAddress = byCall ? recent.calls >= CODES_A_DAY.calls : recent.written >= CODES_A_DAY.written;
  if (toAddress || recent.request >= CODES_A_DAY.request || recent.device >= CODES_A_DAY.device) return 'too-many';
  const isSoon = recent.lastAt !== null && now.getTime() < recent.lastAt.getTime() + PROOF_PAUSE_SECONDS * 1000;
  return isSoon ? 'too-soon' : null;
}

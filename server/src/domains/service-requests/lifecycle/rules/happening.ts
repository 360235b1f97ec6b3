import type { Party, ReferralEvent, RequestEvent } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { StoredReferral } from '../../tables.ts';

/** Everything that is written into the record of a request. */
export type HappeningType = ReferralEvent | RequestEvent | 'submit' | 'offer' | 'lose' | 'freeze' | 'thaw' | 'withdraw';

/** Happenings without notifications: they are only recorded. */
export type SilentHappening = 'notify' | 'pick-next' | 'book' | 'unbook';

/** One thing that has just happened to a request or to one of its referrals, as it stands now. */
export interface Happening {
  readonly type: HappeningType;
  readonly party: Party;
  readonly referral: StoredReferral | null;
  /** The acting party's own words for the other one. They go into the messages, not into the record. */
  readonly note?: string | undefined;
  /** For the record; holds no personal data. */
  readonly details?: Readonly<Record<string, string>>;
}

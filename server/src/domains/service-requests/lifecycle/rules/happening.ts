import type { CardName } from '@plumbline/contract/domains/payments/kept-card.ts';
import type { Party, ReferralEvent, RequestEvent } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { StoredReferral } from '../../tables.ts';

/** The types of events in the record of a request. */
export type HappeningType =
  | ReferralEvent
  | RequestEvent
  | 'submit'
  | 'offer'
  | 'lose'
  | 'freeze'
  | 'thaw'
  | 'withdraw'
  | 'pass-on'
  | 'pass-over'
  | 'report-job'
  | 'object-to-report'
  | 'decide-report';

/** Happenings without notifications: they are only recorded. */
export type SilentHappening = 'notify' | 'pick-next' | 'pass-on' | 'pass-over' | 'book' | 'unbook';

/** An event of a request or one of its referrals, with their current state. */
export interface Happening {
  readonly type: HappeningType;
  readonly party: Party;
  readonly referral: StoredReferral | null;
  /** The contractor of an event without a referral. */
  readonly contractorId?: ContractorId;
  /** The acting party's message to the other one. It is sent but not recorded. */
  readonly note?: string | undefined;
  /** The kept card that the acceptance charges, or that has paid. It is told but not recorded. */
  readonly card?: CardName | undefined;
  /** Details for the record, without personal data. */
  readonly details?: Readonly<Record<string, string>>;
}

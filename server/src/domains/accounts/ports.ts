import type { HeldCounts, Person } from '@plumbline/contract/domains/accounts/erasure.ts';
import type { ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Account, Context } from '../../kernel/context.ts';
import type { SealedTexts } from '../../kernel/sealed-texts.ts';
import type { SecurityEventName } from './rules/security-event.ts';

/** Who somebody is, as an identity provider has vouched for it. */
export interface Identity {
  readonly issuer: string;
  /** The provider's own id of the person: never changes, unlike the address. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** What must come back unchanged from the provider. Kept in the browser that went there. */
export interface IdentityTrip {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Why a provider did not say who somebody is. */
export type IdentityFailure = 'unavailable' | 'cancelled' | 'failed';

/** Signing in by another site, with OpenID Connect. */
export interface IdentityPort {
  /** Where to send the browser, and what it must bring back; null while the provider can't be reached. */
  begin(): Promise<{ readonly url: string; readonly trip: IdentityTrip } | null>;
  /** Reads the answer that the browser brought, its query with the '?'. */
  finish(query: string, trip: IdentityTrip): Promise<Identity | IdentityFailure>;
}

/** What was done before signing in and now belongs to an account. */
export interface Claim {
  readonly userId: UserId;
  readonly role: Account['kind'];
  readonly visitorId: string | null;
  readonly serviceRequestIds: readonly ServiceRequestId[];
}

/** The domains whose things can be claimed come later in the order of the house. */
export interface ClaimsPort {
  /** Gives the account what the browser holds, in the caller's transaction. Foreign and unknown ids change nothing. */
  claim(ctx: Context, claim: Claim): Promise<void>;
}

/** Whose data it is. The number in the profile is left out: nobody has verified whose that is. */
export interface DataHolder {
  readonly userId: UserId;
  readonly email: string;
}

/** The domains that hold something about people come later in the order of the house, too. */
export interface PersonalDataPort {
  /** All that the other domains hold about somebody, part by part. */
  collect(ctx: Context, holder: DataHolder): Promise<Record<string, unknown>>;
  /** Ends what is open, before anything is erased. Not in a transaction of the caller's: others are told. */
  endOpen(ctx: Context, holder: DataHolder): Promise<void>;
  /** Takes somebody's identity out of what stays, and deletes the rest; in the caller's transaction. */
  erase(ctx: Context, holder: DataHolder): Promise<void>;
  /** How much is held about somebody outside of accounts, and how many of the requests are still open. */
  countOf(
    ctx: Context,
    person: Person,
  ): Promise<{ readonly counts: Omit<HeldCounts, 'registrations'>; readonly openRequests: number }>;
  /** `endOpen` for somebody without an account. */
  endOpenOf(ctx: Context, person: Person): Promise<void>;
  /** `erase` for somebody without an account: what belongs to an account, or to somebody else's request, stays. */
  eraseOf(ctx: Context, person: Person): Promise<void>;
}

/** The purpose that the secrets of authenticator apps are sealed for. */
export const AUTHENTICATOR_SECRETS = 'authenticator-apps';

declare module '../../kernel/context.ts' {
  interface Ports {
    readonly claims: ClaimsPort;
    readonly personalData: PersonalDataPort;
    readonly authenticatorSecrets: SealedTexts;
    /** Null where signing in by Google is not set up. */
    readonly identity: IdentityPort | null;
    /** Counts a security event in the metrics; null where there are no metrics. */
    readonly countSecurityEvent: ((name: SecurityEventName, outcome: 'succeeded' | 'refused') => void) | null;
  }
}

import type { HeldCounts, Person } from '@plumbline/contract/domains/accounts/erasure.ts';
import type { ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Account, Context } from '../../kernel/context.ts';
import type { SealedTexts } from '../../kernel/sealed-texts.ts';
import type { NotedErasure } from './rules/erasure-note.ts';
import type { SecurityEventName } from './rules/security-event.ts';

/** A person's identity, vouched for by an identity provider. */
export interface Identity {
  readonly issuer: string;
  /** The provider's own id of the person, which never changes, unlike the address. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Values that the provider must return unchanged. The browser stores them until then. */
export interface IdentityTrip {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The reasons why a provider returned no identity. */
export type IdentityFailure = 'unavailable' | 'cancelled' | 'failed';

/** Signing in at another site, with OpenID Connect. */
export interface IdentityPort {
  /** Returns the URL to send the browser to, and the values to bring back; null if the provider can't be reached. */
  begin(): Promise<{ readonly url: string; readonly trip: IdentityTrip } | null>;
  /** Parses the response that the browser brought, given as its query with the '?'. */
  finish(query: string, trip: IdentityTrip): Promise<Identity | IdentityFailure>;
}

/** Requests and bids from before the sign-in, which now belong to an account. */
export interface Claim {
  readonly userId: UserId;
  readonly role: Account['kind'];
  readonly visitorId: string | null;
  readonly serviceRequestIds: readonly ServiceRequestId[];
}

/** The domains whose data can be claimed come later in the order of domains. */
export interface ClaimsPort {
  /**
   * Assigns to the account what the browser holds, in the caller's transaction. Ignores ids that are unknown or belong
   * to others.
   */
  claim(ctx: Context, claim: Claim): Promise<void>;
}

/** The person the data is about. Without the profile's phone number, which nobody has verified. */
export interface DataHolder {
  readonly userId: UserId;
  readonly email: string;
}

/** The domains that store data about people also come later in the order of domains. */
export interface PersonalDataPort {
  /** Returns the other domains' data about a person, by part. */
  collect(ctx: Context, holder: DataHolder): Promise<Record<string, unknown>>;
  /** Ends open requests and bids before the erasure. Not in the caller's transaction: others are notified. */
  endOpen(ctx: Context, holder: DataHolder): Promise<void>;
  /** Removes a person's identity from the data that is kept, and deletes the rest, in the caller's transaction. */
  erase(ctx: Context, holder: DataHolder): Promise<void>;
  /** Counts the data about a person outside of accounts, and the requests that are still open. */
  countOf(
    ctx: Context,
    person: Person,
  ): Promise<{ readonly counts: Omit<HeldCounts, 'registrations'>; readonly openRequests: number }>;
  /** `endOpen` for a person without an account. */
  endOpenOf(ctx: Context, person: Person): Promise<void>;
  /** `erase` for a person without an account. Data of accounts and of other people's requests is kept. */
  eraseOf(ctx: Context, person: Person): Promise<void>;
  /** Returns every address that people without an account may have given, as it is stored. */
  addressesHeld(ctx: Context): Promise<readonly string[]>;
}

/** Remembers erasures outside of the database, so that they can be repeated on a restored backup. */
export interface ErasureLogPort {
  /** Writing the same note again changes nothing. */
  note(erasure: NotedErasure): Promise<void>;
}

/** The purpose for which the secrets of authenticator apps are encrypted. */
export const AUTHENTICATOR_SECRETS = 'authenticator-apps';

declare module '../../kernel/context.ts' {
  interface Ports {
    readonly claims: ClaimsPort;
    readonly personalData: PersonalDataPort;
    /** Null in commands that erase nobody. */
    readonly erasureLog: ErasureLogPort | null;
    readonly authenticatorSecrets: SealedTexts;
    /** Null if signing in with Google is not set up. */
    readonly identity: IdentityPort | null;
    /** Counts a security event in the metrics; null without metrics. */
    readonly countSecurityEvent: ((name: SecurityEventName, outcome: 'succeeded' | 'refused') => void) | null;
  }
}

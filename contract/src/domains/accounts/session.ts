import * as z from 'zod';
import { ServiceRequestId, SessionId } from '../../kernel/id.ts';
import { User } from './user.ts';

/** One session of an account, for the list in the settings. */
export const Session = z.object({
  id: SessionId,
  /** A name such as 'Firefox on Windows', from the User-Agent. */
  device: z.string(),
  signedInAt: z.iso.datetime(),
  /** Accurate to a few minutes. */
  lastSeenAt: z.iso.datetime(),
  /** The session of the caller. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/**
 * The ways to prove again who you are. Google means a new sign-in there, which starts a new session. An account with a
 * second factor must prove that one: `POST /api/auth/step-up`.
 */
export const ProofWay = z.enum(['password', 'google', 'second-factor']);
export type ProofWay = z.infer<typeof ProofWay>;

/** The minutes after proving who you are in which you may do what requires a fresh sign-in. */
export const FRESH_MINUTES = 10;

/** The state of a session's fresh sign-in, which sensitive calls require, and the ways to renew it. */
export const Freshness = z.object({ isFresh: z.boolean(), ways: z.array(ProofWay) });
export type Freshness = z.infer<typeof Freshness>;

/** `token` is for API clients, as `Authorization: Bearer …`. Browsers are given a cookie that scripts can't read. */
export const SignedIn = z.object({ token: z.string(), user: User });
export type SignedIn = z.infer<typeof SignedIn>;

const MAX_CLAIMED = 100;

/** The tracking links that the browser holds. Holding a link is enough to add its request to an account. */
export const HeldRequests = z.object({
  serviceRequestIds: z
    .preprocess((value) => value ?? [], z.array(ServiceRequestId))
    .transform((ids) => [...new Set(ids)].slice(0, MAX_CLAIMED)),
});
export type HeldRequests = z.infer<typeof HeldRequests>;

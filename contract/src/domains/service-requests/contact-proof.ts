import * as z from 'zod';
import { PROOF_COOKIE_DAYS } from '../../kernel/cookies.ts';
import { ServiceRequestId } from '../../kernel/id.ts';

/** The contacts of a customer that can be confirmed. */
export const PROVEN_CONTACTS = ['phone', 'email'] as const;
export const ProvenContact = z.enum(PROVEN_CONTACTS);
export type ProvenContact = z.infer<typeof ProvenContact>;

/** Hours after which a request whose contact was not confirmed ends. */
export const PROOF_HOURS = 24;
/** Minutes after which the customer is reminded, once. */
export const PROOF_REMINDER_MINUTES = 10;
/** Seconds between two codes for one request. */
export const PROOF_PAUSE_SECONDS = 60;
/** The number of times that a request's phone or email can be corrected before it is confirmed. */
export const PROOF_CORRECTIONS = 2;
/** Days that a browser needn't confirm the same phone or email again. */
export const PROOF_DAYS = PROOF_COOKIE_DAYS;

/** The confirmation that a request waits for, as its customer sees it. */
export const ContactProof = z.object({
  requestId: ServiceRequestId,
  /** Null once it is confirmed or the request has ended. */
  awaits: ProvenContact.nullable(),
  /** Whether the request ended without having been sent. */
  endedUnsent: z.boolean(),
  /** The phone in E.164, or the email, that has to be confirmed; '' once nothing is awaited. */
  address: z.string(),
  /** Whether a code that still works was sent there. */
  codeSent: z.boolean(),
  /** The number of corrections that are left. */
  corrections: z.number().int(),
  /** When the request ends if nothing is confirmed; null once nothing is awaited. */
  endsAt: z.iso.datetime().nullable(),
  /** IANA zone of the job. */
  timeZone: z.string(),
});
export type ContactProof = z.infer<typeof ContactProof>;

import * as z from 'zod';
import type { Settings } from '../../kernel/settings.ts';
import { minutes } from './setting-kinds.ts';

/** How requests go: the time to answer and to pay, and what customers confirm first. `.env.example` explains each. */
export const requestSettings = {
  ANSWER_MINUTES_HIGH: minutes(60),
  ANSWER_MINUTES_MEDIUM: minutes(240),
  ANSWER_MINUTES_LOW: minutes(1440),
  EMERGENCY_ANSWER_MINUTES: minutes(15),
  PAYMENT_MINUTES_HIGH: minutes(30),
  PAYMENT_MINUTES_MEDIUM: minutes(120),
  PAYMENT_MINUTES_LOW: minutes(1440),
  CUSTOMER_PROOF: z.enum(['phone', 'email', 'none']).optional(),
};

/** The settings that decide what can be confirmed. In demonstration mode, the mailbox takes texts and mail. */
interface Ways {
  readonly PLUMBLINE_MODE: 'demonstration' | 'production';
  readonly CUSTOMER_PROOF?: Settings['customerProof'] | undefined;
  readonly TWILIO_ACCOUNT_SID?: string | undefined;
  readonly SMTP_URL?: string | undefined;
}

const sendsTexts = (env: Ways) => env.PLUMBLINE_MODE === 'demonstration' || env.TWILIO_ACCOUNT_SID !== undefined;
const sendsMail = (env: Ways) => env.PLUMBLINE_MODE === 'demonstration' || env.SMTP_URL !== undefined;

/** Returns what customers confirm: the setting, else the phone, or the email where no texts can be sent. */
export const customerProofOf = (env: Ways): Settings['customerProof'] =>
  env.CUSTOMER_PROOF ?? (sendsTexts(env) ? 'phone' : sendsMail(env) ? 'email' : 'none');

/** The problem of a proof that could never be given. */
export function* impossibleProof(env: Ways): Generator<string> {
  if (env.CUSTOMER_PROOF === 'phone' && !sendsTexts(env)) {
    yield 'CUSTOMER_PROOF: phones are confirmed by texts, which Twilio sends. Set TWILIO_ACCOUNT_SID, or leave CUSTOMER_PROOF empty.';
  }
  if (env.CUSTOMER_PROOF === 'email' && !sendsMail(env)) {
    yield 'CUSTOMER_PROOF: emails are confirmed by mail. Set SMTP_URL, or leave CUSTOMER_PROOF empty.';
  }
}

import * as z from 'zod';
import { OutreachId, OutreachScriptId, ProjectId } from '../../kernel/id.ts';
import { Urgency } from '../assistant/understanding.ts';
import { Channel, MessageStatus } from '../messaging/message.ts';
import { BidderCompany, BidderEmail, BidderName, BidderPhone } from './bidder.ts';

const absentWhenEmpty = (value: unknown) => (value === '' || value === null ? undefined : value);

export const OutreachChannel = Channel.exclude(['push']);
export type OutreachChannel = z.infer<typeof OutreachChannel>;

const Method = z.preprocess(absentWhenEmpty, OutreachChannel.default('email'));
const UrgencyLevel = z.preprocess(absentWhenEmpty, Urgency.default('medium'));

/**
 * Where a message goes: 'to-contact' to whom the listing names; 'to-bidder' to the bidder, who calls or texts the
 * contact; 'call' is read to the contact by the product.
 */
export const OutreachDelivery = z.enum(['to-contact', 'to-bidder', 'call']);
export type OutreachDelivery = z.infer<typeof OutreachDelivery>;

export const ScriptForm = z.object({
  projectId: ProjectId,
  /** Missing it lacks each of its fields, which is easier to understand. */
  bidderInfo: z.preprocess(
    (value) => value ?? {},
    z.object({ name: BidderName, company: BidderCompany, phone: BidderPhone, email: BidderEmail }),
  ),
  communicationType: Method,
  /** Changes the tone. */
  urgency: UrgencyLevel,
});
export type ScriptForm = z.infer<typeof ScriptForm>;

export const OutreachForm = z.object({
  projectId: ProjectId,
  bidderName: BidderName,
  bidderCompany: BidderCompany,
  bidderPhone: BidderPhone,
  bidderEmail: BidderEmail,
  communicationMethod: Method,
  urgency: UrgencyLevel,
  /** Of the script that was looked at; without it the caller's last one with these particulars. */
  approvalId: z.preprocess(absentWhenEmpty, OutreachScriptId.optional()),
  /** What the preview said its text was; when given it must be the approved one's. */
  textHash: z.preprocess(absentWhenEmpty, z.string().max(64).optional()),
});
export type OutreachForm = z.infer<typeof OutreachForm>;

/** What somebody on the phone may say, and what to answer. */
export const Objection = z.object({ objection: z.string(), answer: z.string() });
export type Objection = z.infer<typeof Objection>;

/** A message as the bidder sees it before it may be sent. All text is plain text. */
export const OutreachScript = z.object({
  /** Names exactly this text, once, until `expiresAt`. */
  approvalId: OutreachScriptId,
  textHash: z.string(),
  expiresAt: z.iso.datetime(),
  channel: OutreachChannel,
  delivery: OutreachDelivery,
  /** The address or number to which 'Send Outreach' will send. */
  to: z.string(),
  /** What 'Send Outreach' will do, in one sentence. */
  note: z.string(),
  /** The whole text: what is written, or what to say. */
  message: z.string(),
  opening: z.string(),
  /** Of an e-mail. */
  subject: z.string().nullable(),
  /** Of a call: what to ask and tell. */
  points: z.array(z.string()),
  objections: z.array(Objection),
  close: z.string(),
  /** So many text messages; null for other channels. */
  segments: z.number().int().nullable(),
  /** What the product adds below an e-mail, without the link that ends such messages. */
  footer: z.string().nullable(),
});
export type OutreachScript = z.infer<typeof OutreachScript>;

/** What can be done by one channel, and what it means. */
export const OutreachOption = z.object({
  channel: OutreachChannel,
  /** Null when this channel can't be used. */
  delivery: OutreachDelivery.nullable(),
  /** What will happen, or why this channel can't be used, in one sentence. */
  note: z.string(),
});
export type OutreachOption = z.infer<typeof OutreachOption>;

/** What a bidder may know before typing anything. */
export const OutreachOptions = z.object({
  projectId: ProjectId,
  /** Some channel can be used now. */
  isPossible: z.boolean(),
  /** Why nothing can be sent about this project now, as a sentence; null when something can. */
  reason: z.string().nullable(),
  /** Email, SMS and phone, in this order. */
  channels: z.array(OutreachOption),
  /** This caller has written about the project today. */
  hasWrittenToday: z.boolean(),
});
export type OutreachOptions = z.infer<typeof OutreachOptions>;

/** What was sent, once it is certain that it will be tried. */
export const OutreachReceipt = z.object({
  id: OutreachId,
  channel: OutreachChannel,
  delivery: OutreachDelivery,
  to: z.string(),
  status: MessageStatus,
  /** When a text goes that waits for the morning of the contact; null for what goes now, or has gone. */
  goesAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type OutreachReceipt = z.infer<typeof OutreachReceipt>;

/** One of the own messages about projects, with its fate. */
export const OwnOutreach = OutreachReceipt.extend({
  projectId: ProjectId,
  title: z.string(),
  location: z.string(),
  subject: z.string().nullable(),
  message: z.string(),
  sentAt: z.iso.datetime().nullable(),
});
export type OwnOutreach = z.infer<typeof OwnOutreach>;

/** Whether somebody who was written to gets more of it. */
export const OutreachStop = z.object({
  /** With most of it hidden: a forwarded link must not tell it. */
  address: z.string(),
  isStopped: z.boolean(),
});
export type OutreachStop = z.infer<typeof OutreachStop>;

/** The page behind the link below every message. */
export const outreachStopPath = (id: string) => `/outreach/stop/${id}`;

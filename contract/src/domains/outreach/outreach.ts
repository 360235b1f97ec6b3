import * as z from 'zod';
import { OutreachId, OutreachScriptId, ProjectId } from '../../kernel/id.ts';
import { absentWhenBlank } from '../../kernel/inputs.ts';
import { Urgency } from '../assistant/understanding.ts';
import { Channel, MessageStatus } from '../messaging/message.ts';
import { BidderCompany, BidderEmail, BidderName, BidderPhone } from './bidder.ts';

export const OutreachChannel = Channel.exclude(['push']);
export type OutreachChannel = z.infer<typeof OutreachChannel>;

const Method = z.preprocess(absentWhenBlank, OutreachChannel.default('email'));
const UrgencyLevel = z.preprocess(absentWhenBlank, Urgency.default('medium'));

/**
 * 'to-contact': the message goes to the contact that the listing names. 'to-bidder': it goes to the bidder, who then
 * calls or texts the contact. 'call': we call the contact and read it out.
 */
export const OutreachDelivery = z.enum(['to-contact', 'to-bidder', 'call']);
export type OutreachDelivery = z.infer<typeof OutreachDelivery>;

export const ScriptForm = z.object({
  projectId: ProjectId,
  /** If it is missing, each of its fields is reported as missing, which is easier to understand. */
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
  /** Of the script that the bidder has looked at; otherwise the caller's last one with these particulars. */
  approvalId: z.preprocess(absentWhenBlank, OutreachScriptId.optional()),
  /** The hash of the text in the preview; if given, it must be that of the approved text. */
  textHash: z.preprocess(absentWhenBlank, z.string().max(64).optional()),
});
export type OutreachForm = z.infer<typeof OutreachForm>;

/** Something that the other side may say on the phone, and an answer to it. */
export const Objection = z.object({ objection: z.string(), answer: z.string() });
export type Objection = z.infer<typeof Objection>;

/** A message for the bidder to review before it can be sent. All text is plain text. */
export const OutreachScript = z.object({
  /** Names exactly this text, once, until `expiresAt`. */
  approvalId: OutreachScriptId,
  textHash: z.string(),
  expiresAt: z.iso.datetime(),
  channel: OutreachChannel,
  delivery: OutreachDelivery,
  /** The address or number to which 'Send Outreach' will send. */
  to: z.string(),
  /** One sentence about what 'Send Outreach' will do, in the caller's language. */
  note: z.string(),
  /** The whole text: what is written, or what to say. */
  message: z.string(),
  opening: z.string(),
  /** Of an e-mail. */
  subject: z.string().nullable(),
  /** For a call: topics to ask and to mention. */
  points: z.array(z.string()),
  objections: z.array(Objection),
  close: z.string(),
  /** The number of text messages; null for other channels. */
  segments: z.number().int().nullable(),
  /** The text that we add below an email, without the link that ends such messages. */
  footer: z.string().nullable(),
});
export type OutreachScript = z.infer<typeof OutreachScript>;

/** One channel, and whether it can be used. */
export const OutreachOption = z.object({
  channel: OutreachChannel,
  /** Null when this channel can't be used. */
  delivery: OutreachDelivery.nullable(),
  /** One sentence, in the caller's language: what will happen, or why this channel can't be used. */
  note: z.string(),
});
export type OutreachOption = z.infer<typeof OutreachOption>;

/** The channels that are open to a bidder, known before anything is typed. */
export const OutreachOptions = z.object({
  projectId: ProjectId,
  /** Some channel can be used now. */
  isPossible: z.boolean(),
  /** A sentence about why nothing can be sent about this project now; null when something can. */
  reason: z.string().nullable(),
  /** Email, SMS and phone, in this order. */
  channels: z.array(OutreachOption),
  /** This caller has written about the project today. A call script doesn't count. */
  hasWrittenToday: z.boolean(),
  /** The contact wants no more messages, on any channel. */
  isStopped: z.boolean(),
});
export type OutreachOptions = z.infer<typeof OutreachOptions>;

/** A message that was accepted for sending. */
export const OutreachReceipt = z.object({
  id: OutreachId,
  channel: OutreachChannel,
  delivery: OutreachDelivery,
  to: z.string(),
  status: MessageStatus,
  /** The time when a text that waits for the contact's morning will be sent; null for one that is sent now, or was. */
  goesAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type OutreachReceipt = z.infer<typeof OutreachReceipt>;

/** A message that the caller has had written, with its sender, until it expires. */
export const WrittenScript = OutreachScript.omit({ opening: true, points: true, objections: true, close: true }).extend(
  {
    projectId: ProjectId,
    urgency: Urgency,
    bidderName: z.string(),
    bidderCompany: z.string(),
    /** E.164. */
    bidderPhone: z.string().nullable(),
    bidderEmail: z.string(),
    /** Null until it is sent. */
    receipt: OutreachReceipt.nullable(),
  },
);
export type WrittenScript = z.infer<typeof WrittenScript>;

/** One of the caller's own messages about projects, with its status. */
export const OwnOutreach = OutreachReceipt.extend({
  projectId: ProjectId,
  title: z.string(),
  location: z.string(),
  subject: z.string().nullable(),
  message: z.string(),
  sentAt: z.iso.datetime().nullable(),
});
export type OwnOutreach = z.infer<typeof OwnOutreach>;

/** Whether a recipient gets more of these messages. */
export const OutreachStop = z.object({
  /** Mostly hidden: a forwarded link must not reveal it. */
  address: z.string(),
  isStopped: z.boolean(),
});
export type OutreachStop = z.infer<typeof OutreachStop>;

/** The page behind the link below every message, without its language. */
export const outreachStopPath = (id: string) => `/outreach/stop/${id}`;

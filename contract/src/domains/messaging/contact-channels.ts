import * as z from 'zod';

/** Whether messages are sent to a person on one channel. */
export const ChannelChoice = z.object({
  isOn: z.boolean(),
  /** Stopped by a text message: only START from that phone resumes it. */
  stoppedBySms: z.boolean(),
  /** Whether there is an address or number to send to. */
  hasAddress: z.boolean(),
});
export type ChannelChoice = z.infer<typeof ChannelChoice>;

/** The channels on which a person hears from us. Legally required messages are emailed regardless. */
export const ContactChannels = z.object({ email: ChannelChoice, sms: ChannelChoice, phone: ChannelChoice });
export type ContactChannels = z.infer<typeof ContactChannels>;

/**
 * Omitted fields stay unchanged. Only email can be chosen: the number in an account is unproven, and its owner stops
 * texts and calls by texting STOP.
 */
export const ContactChannelsEdit = z.object({ email: z.boolean().optional() });
export type ContactChannelsEdit = z.infer<typeof ContactChannelsEdit>;

/** The mail subscription that an unsubscribe link refers to. */
export const MailSubscription = z.object({
  /** 'p•••@example.com' */
  address: z.string(),
  isSubscribed: z.boolean(),
});
export type MailSubscription = z.infer<typeof MailSubscription>;

import * as z from 'zod';

/** Whether messages go out to somebody by one channel. */
export const ChannelChoice = z.object({
  isOn: z.boolean(),
  /** Stopped by a text message: only START from that phone ends it. */
  stoppedBySms: z.boolean(),
  /** There is an address or number to send to. */
  hasAddress: z.boolean(),
});
export type ChannelChoice = z.infer<typeof ChannelChoice>;

/** By which channels somebody hears from us. What the law wants sent is mailed whatever is chosen. */
export const ContactChannels = z.object({ email: ChannelChoice, sms: ChannelChoice, phone: ChannelChoice });
export type ContactChannels = z.infer<typeof ContactChannels>;

/**
 * What is left out stays. Mail alone: nobody has shown that the number in an account is theirs, and its owner stops
 * texts and calls by texting STOP.
 */
export const ContactChannelsEdit = z.object({ email: z.boolean().optional() });
export type ContactChannelsEdit = z.infer<typeof ContactChannelsEdit>;

/** What an unsubscribe link is about. */
export const MailSubscription = z.object({
  /** 'p•••@example.com' */
  address: z.string(),
  isSubscribed: z.boolean(),
});
export type MailSubscription = z.infer<typeof MailSubscription>;

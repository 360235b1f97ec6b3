/** What messages are for, by domain. Each domain adds its purposes by declaration merging, in `notifications.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains
export interface MessagePurposes {}

/** What a message is for, such as 'referral-offer' or 'verify-email'. */
export type MessagePurpose = MessagePurposes[keyof MessagePurposes];

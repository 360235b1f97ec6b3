/** The purposes of messages, by domain. Each domain adds its own by declaration merging, in `notifications.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains
export interface MessagePurposes {}

/** The purpose of a message, such as 'referral-offer' or 'verify-email'. */
export type MessagePurpose = MessagePurposes[keyof MessagePurposes];

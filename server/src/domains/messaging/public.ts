export type { Block } from './content/content.ts';
export {
  type AllSamples,
  type MessageArea,
  type MessageKind,
  samplesOf,
  type TitledMessage,
} from './content/message-kind.ts';
export type { About, Addressed, OutgoingMessage } from './content/outgoing-message.ts';
export { escapeHtml } from './content/safe-text.ts';
export { replyTo as textReply } from './notifications.ts';
export type {
  CarrierPort,
  Delivery,
  Email,
  EmailPort,
  IncomingText,
  Lost,
  PhoneCall,
  PushNotification,
  PushPort,
  Sms,
  SmsPort,
  Sought,
  VoicePort,
} from './ports.ts';
export type { FateReason } from './rules/fate-reason.ts';
export { keywordOf } from './rules/keyword.ts';
export { morningAfter } from './rules/quiet-hours.ts';
export { putIntoMailbox } from './store/mailbox.ts';
export { channelsOf, chooseChannels } from './use-cases/choose-channels.ts';
export { deliverMessage, deliverMessages } from './use-cases/deliver-message.ts';
export {
  collectContacts,
  collectMessages,
  eraseContacts,
  eraseMessages,
  eraseMessagesAbout,
} from './use-cases/erase-messages.ts';
export {
  countVisitorContacts,
  eraseVisitorContacts,
  visitorsOfOthers,
  visitorsWriting,
} from './use-cases/erase-visitor-contacts.ts';
export { findTrouble } from './use-cases/find-trouble.ts';
export { type MessageFate, messageFates } from './use-cases/message-fates.ts';
export { findOptOuts, optIn, optOut } from './use-cases/opt-out.ts';
export { readMailbox } from './use-cases/read-mailbox.ts';
export { releaseAddress, suppressedPage } from './use-cases/release-address.ts';
export { cancelQueued, type MessageChange, messagesPage, messageText, requeue } from './use-cases/requeue-message.ts';
export { sendMessages } from './use-cases/send-messages.ts';
export { sendNow } from './use-cases/send-now.ts';
export { messagingMessageKinds } from './use-cases/show-samples.ts';
export { takesPush } from './use-cases/subscribe-to-push.ts';
export { summarizeFates } from './use-cases/summarize-fates.ts';
export { suppressQueued } from './use-cases/suppress-queued.ts';
export { claimConversation, lettersToSupport } from './use-cases/write-to-support.ts';

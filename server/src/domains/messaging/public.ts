export type { Block, Content, Fact } from './content.ts';
export type { About, AboutKind, OutgoingMessage } from './outgoing-message.ts';
export type { Delivery, Email, EmailPort, Sms, SmsPort } from './ports.ts';
export { putIntoMailbox } from './store/mailbox.ts';
export type { MessageFate, SettledStatus } from './store/message.ts';
export { deliverMessage } from './use-cases/deliver-message.ts';
export { messageFates } from './use-cases/message-fates.ts';
export { sendMessages } from './use-cases/send-messages.ts';
export { suppressQueued } from './use-cases/suppress-queued.ts';

import { accountMessageKinds } from '../../domains/accounts/public.ts';
import { appointmentMessageKinds } from '../../domains/appointments/public.ts';
import { directoryMessageKinds } from '../../domains/directory/public.ts';
import { leadsMessageKinds } from '../../domains/leads/public.ts';
import { type AllSamples, type MessageArea, messagingMessageKinds, samplesOf } from '../../domains/messaging/public.ts';
import { outreachMessageKinds } from '../../domains/outreach/public.ts';
import { paymentMessageKinds } from '../../domains/payments/public.ts';
import { requestMessageKinds } from '../../domains/service-requests/public.ts';
import { threadMessageKinds } from '../../domains/threads/public.ts';
import type { MessagePurposes } from '../../kernel/message-purpose.ts';

/** Every kind of message, by the domain that sends it. */
const areas: { readonly [Domain in keyof MessagePurposes]: MessageArea<MessagePurposes[Domain]> } = {
  'service-requests': requestMessageKinds,
  appointments: appointmentMessageKinds,
  threads: threadMessageKinds,
  payments: paymentMessageKinds,
  outreach: outreachMessageKinds,
  leads: leadsMessageKinds,
  directory: directoryMessageKinds,
  accounts: accountMessageKinds,
  messaging: messagingMessageKinds,
};

export const messageAreas: readonly MessageArea[] = Object.values(areas);

/** Samples of every message, made by the functions that send them. */
export const messageSamples: AllSamples = (ctx, language) => samplesOf(ctx, messageAreas, language);

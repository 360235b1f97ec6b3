import * as z from 'zod';
import { receiveWebhook } from '../../domains/payments/public.ts';
import type { Context } from '../../kernel/context.ts';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import type { SandboxEvent } from '../adapters/sandbox-events.ts';
import { isSandbox } from '../adapters/sandbox-payments.ts';

/**
 * The sandbox's webhook: passes signed bytes to the handler of all providers' calls. A refused call is repeated, as a
 * real provider would. Events left over from before a real provider was configured are dropped.
 */
async function deliverSandboxEvent(ctx: Context, event: SandboxEvent): Promise<void> {
  if (!isSandbox(ctx.ports.payments)) return;
  const { rawBody, headers } = ctx.ports.payments.signed(event);
  await receiveWebhook(ctx, rawBody, headers);
}

export const sandboxJobs = {
  'deliver-sandbox-event': jobKind({
    // Passed on unparsed, because the webhook's handler parses it.
    payload: z.custom<SandboxEvent>((event) => typeof event === 'object' && event !== null),
    run: deliverSandboxEvent,
  }),
};

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof sandboxJobs> {}
}

import { authenticateInSandbox, payInSandbox } from '@plumbline/contract/domains/payments/sandbox-endpoints.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import type { SandboxPayments } from '../adapters/sandbox-payments.ts';

/**
 * The calls of a demonstration's card form, in place of the provider's own pages. The holder of a payment's client
 * secret may pay it. Never mounted next to a real provider, where no card data reaches us.
 */
export const sandboxRoutes = (mount: Mount, sandbox: SandboxPayments): void => {
  mount(payInSandbox, async (ctx, { body }) => known(await sandbox.pay(body, ctx.language)));
  mount(authenticateInSandbox, async (ctx, { body }) =>
    known(await sandbox.authenticate(body.clientSecret, body.approved, ctx.language)),
  );
};

/** @throws DomainError 'not-found' for a client secret that opens nothing. */
function known<Value>(value: Value | null): Value {
  if (value === null) throw notFound();
  return value;
}

import { GOOGLE_CALLBACK_ROUTE } from '@plumbline/contract/domains/accounts/pages.ts';
import type { IdentityPort } from '../../domains/accounts/public.ts';
import type { Log } from '../../kernel/log.ts';
import { createEmbeddedIdentity, type EmbeddedIdentity } from '../adapters/embedded-identity.ts';
import { createOpenId } from '../adapters/openid.ts';
import type { Env } from '../env.ts';

export interface IdentityProviders {
  /** Null if Google sign-in is not configured: production without keys. */
  readonly port: IdentityPort | null;
  /** The embedded provider, whose page this process serves; null if a real one is used. */
  readonly embedded: EmbeddedIdentity | null;
}

/**
 * Returns Google if its keys are set; otherwise, in demonstration mode, the embedded provider. @param secret of the
 * product
 */
export async function identityProviders(
  env: Env,
  publicUrl: string,
  secret: string,
  log: Log,
): Promise<IdentityProviders> {
  const common = { redirectUrl: publicUrl + GOOGLE_CALLBACK_ROUTE, log };
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (clientId !== undefined && clientSecret !== undefined) {
    return { port: createOpenId({ ...common, issuer, clientId, clientSecret }), embedded: null };
  }
  if (env.PLUMBLINE_MODE === 'production') return { port: null, embedded: null };
  const embedded = await createEmbeddedIdentity(publicUrl, secret);
  return { port: createOpenId({ ...common, ...embedded }), embedded };
}

import * as openid from 'openid-client';
import type { Identity, IdentityFailure, IdentityPort, IdentityTrip } from '../../domains/accounts/public.ts';
import type { Log } from '../../kernel/log.ts';
import { storableText } from '../../kernel/storable.ts';

export interface OpenIdOptions {
  /** The trusted issuer, such as https://accounts.google.com. Its endpoints are discovered on first use. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The address to which the provider returns the browser; it must be registered there. */
  readonly redirectUrl: string;
  /** Makes the calls to the provider; the embedded one is in this process. */
  readonly fetch?: openid.CustomFetch;
  readonly log: Log;
}

const PATIENCE_SECONDS = 10;

/**
 * Signs in with any OpenID Connect provider: authorization code with PKCE, state and nonce. The ID token's signature,
 * issuer, audience and times are verified.
 */
export function createOpenId(options: OpenIdOptions): IdentityPort {
  const { redirectUrl, log } = options;
  const configuration = discovered(options);
  return {
    begin: async () => {
      const config = await configuration();
      if (config === null) return null;
      const codeVerifier = openid.randomPKCECodeVerifier();
      const trip: IdentityTrip = { state: openid.randomState(), nonce: openid.randomNonce(), codeVerifier };
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUrl,
        scope: 'openid email profile',
        state: trip.state,
        nonce: trip.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return { url: url.href, trip };
    },
    finish: async (query, trip) => {
      const config = await configuration();
      if (config === null) return 'unavailable';
      try {
        const tokens = await openid.authorizationCodeGrant(config, new URL(redirectUrl + query), {
          expectedState: trip.state,
          expectedNonce: trip.nonce,
          pkceCodeVerifier: trip.codeVerifier,
          idTokenExpected: true,
        });
        return identityOf(tokens.claims());
      } catch (error) {
        return failureOf(error, log);
      }
    },
  };
}

/** Returns the provider's configuration, fetched once and again after a failure. Null while it is unreachable. */
function discovered({ issuer, clientId, clientSecret, fetch, log }: OpenIdOptions) {
  let known: Promise<openid.Configuration> | undefined;
  const discover = () =>
    openid.discovery(new URL(issuer), clientId, undefined, openid.ClientSecretPost(clientSecret), {
      timeout: PATIENCE_SECONDS,
      execute: [
        openid.enableNonRepudiationChecks,
        // Only a provider on this machine or a private network has no TLS.
        ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
      ],
      ...(fetch && { [openid.customFetch]: fetch }),
    });
  return async (): Promise<openid.Configuration | null> => {
    try {
      known ??= discover();
      return await known;
    } catch (error) {
      known = undefined;
      log.warn({ code: codeOf(error) }, 'the identity provider is unreachable');
      return null;
    }
  };
}

function identityOf(claims: openid.IDToken | undefined): Identity | IdentityFailure {
  if (claims === undefined) return 'failed';
  const text = (value: unknown) => (typeof value === 'string' ? storableText(value).trim().slice(0, MAX_NAME) : '');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text(claims['email']),
    // Some providers send it as text.
    emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    firstName: text(claims['given_name']) || text(claims['name']),
    lastName: text(claims['family_name']),
  };
}

const MAX_NAME = 254;

function failureOf(error: unknown, log: Log): IdentityFailure {
  if (error instanceof openid.AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'cancelled' : 'failed';
  }
  const code = codeOf(error);
  log.warn({ code }, 'the identity provider’s response was rejected');
  return UNREACHABLE.has(code) ? 'unavailable' : 'failed';
}

const UNREACHABLE = new Set(['OAUTH_TIMEOUT', 'ECONNREFUSED', 'ENOTFOUND', 'ECONNRESET']);

/** Returns the kind of failure, never the response itself, which may contain secrets. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const inner = cause?.code;
  return typeof code === 'string' ? code : typeof inner === 'string' ? inner : 'unknown';
}

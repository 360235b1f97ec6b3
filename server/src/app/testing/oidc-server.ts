import { createHash, randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** The provider's claims about the next person, and its mistakes. */
export interface NextPerson {
  readonly claims: JWTPayload;
  /** Signs with an unpublished key. */
  readonly forged?: boolean;
  /** Returns the browser with this error. */
  readonly refuses?: string;
}

export interface OidcServer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  next(person: NextPerson): void;
  /** Follows the link to the provider as a browser does. Returns the address it is sent back to. */
  visit(url: string): Promise<URL>;
  close(): Promise<void>;
}

const ALGORITHM = 'RS256';

/** Starts a small local OpenID Connect provider that validates requests as Google does. */
export async function startOidcServer(redirectUrl: string): Promise<OidcServer> {
  const app = Fastify();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const [published, other] = [await generateKeyPair(ALGORITHM), await generateKeyPair(ALGORITHM)];
  const key = { ...(await exportJWK(published.publicKey)), alg: ALGORITHM, use: 'sig', kid: 'k1' };
  const [clientId, clientSecret] = ['client-of-the-test', randomBytes(12).toString('hex')];
  const codes = new Map<string, { person: NextPerson; nonce: string; challenge: string }>();
  let person: NextPerson = { claims: {} };
  let issuer = '';

  app.get('/.well-known/openid-configuration', async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ALGORITHM],
  }));
  app.get('/keys', async () => ({ keys: [key] }));
  app.get<{ Querystring: Record<string, string> }>('/authorize', async ({ query }, reply) => {
    const { state = '', nonce = '', code_challenge: challenge = '' } = query;
    const isRight =
      query['client_id'] === clientId &&
      query['redirect_uri'] === redirectUrl &&
      query['response_type'] === 'code' &&
      query['code_challenge_method'] === 'S256' &&
      query['scope']?.split(' ').includes('openid');
    if (!isRight) return reply.status(400).send('wrong request');
    const back = new URL(redirectUrl);
    back.searchParams.set('state', state);
    if (person.refuses === undefined) {
      const code = randomBytes(12).toString('hex');
      codes.set(code, { person, nonce, challenge });
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', person.refuses);
    return reply.redirect(back.href);
  });
  app.post<{ Body: Record<string, string> }>('/token', async ({ body }, reply) => {
    const found = codes.get(body['code'] ?? '');
    codes.delete(body['code'] ?? '');
    const challenge = createHash('sha256')
      .update(body['code_verifier'] ?? '')
      .digest('base64url');
    if (body['client_secret'] !== clientSecret) return reply.status(401).send({ error: 'invalid_client' });
    if (found?.challenge !== challenge) return reply.status(400).send({ error: 'invalid_grant' });
    const idToken = await new SignJWT({ nonce: found.nonce, iss: issuer, aud: clientId, ...found.person.claims })
      .setProtectedHeader({ alg: ALGORITHM, kid: key.kid })
      .setIssuedAt()
      .setExpirationTime(found.person.claims.exp ?? '5m')
      .sign(found.person.forged ? other.privateKey : published.privateKey);
    return { access_token: 'unused', token_type: 'Bearer', id_token: idToken };
  });

  issuer = (await app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '');
  return {
    issuer,
    clientId,
    clientSecret,
    next: (next) => {
      person = next;
    },
    visit: async (url) => {
      const answer = await fetch(url, { redirect: 'manual' });
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`The provider answered ${answer.status} ${await answer.text()}`);
      return new URL(location);
    },
    close: () => app.close(),
  };
}

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { EmailAddress } from '@plumbline/contract/domains/accounts/email-address.ts';
import { GOOGLE_CALLBACK_ROUTE } from '@plumbline/contract/domains/accounts/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as z from 'zod';
import { keptLanguage } from '../../kernel/http/language-cookie.ts';
import { requestLanguage } from '../../kernel/http/request-language.ts';
import { identityPage } from '../http/identity-page.ts';
import { identityPageWords } from '../http/identity-page.words.ts';

/** Path of the identity page, and the client that the embedded provider accepts. */
const IDENTITY_PAGE = '/dev/google';
const CLIENT_ID = 'plumbline-demonstration';
const ALGORITHM = 'ES256';
const CODE_SECONDS = 120;

export interface EmbeddedIdentity {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Handles an OpenID Connect client's requests; the same in every process. */
  fetch(url: string, request: { readonly body?: unknown }): Promise<Response>;
  /** Serves the page on which anyone can sign in as anyone. For demonstration mode only. */
  routes(app: FastifyInstance): void;
}

const AuthorizationRequest = z.object({
  client_id: z.literal(CLIENT_ID),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  state: z.string(),
  nonce: z.string(),
  code_challenge: z.string(),
  code_challenge_method: z.literal('S256'),
});

const Person = z.object({
  email: EmailAddress,
  name: z.string().trim().max(100).default(''),
  verified: z.literal('no').optional(),
});

const Code = z.object({
  email: z.string(),
  name: z.string(),
  verified: z.boolean(),
  nonce: z.string(),
  challenge: z.string(),
  until: z.number(),
});
type Code = z.infer<typeof Code>;

/**
 * An OpenID Connect provider within the product, so that a demonstration signs in through the same code as with Google.
 * Its codes are signed, not stored, and valid in every process that has the secret.
 */
export async function createEmbeddedIdentity(publicUrl: string, secret: string): Promise<EmbeddedIdentity> {
  const issuer = publicUrl + IDENTITY_PAGE;
  const clientSecret = createHmac('sha256', secret).update('identity client').digest('base64url');
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM);
  const key = { ...(await exportJWK(publicKey)), alg: ALGORITHM, use: 'sig', kid: randomBytes(6).toString('hex') };
  const sign = (text: string) => createHmac('sha256', secret).update(`identity code ${text}`).digest('base64url');

  const metadata = {
    issuer,
    authorization_endpoint: issuer,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ALGORITHM],
    code_challenge_methods_supported: ['S256'],
  };

  const codeFor = (code: Code): string => {
    const text = Buffer.from(JSON.stringify(code)).toString('base64url');
    return `${text}.${sign(text)}`;
  };
  const readCode = (given: string): Code | null => {
    const [text = '', signature = ''] = given.split('.');
    if (!isSame(signature, sign(text))) return null;
    return Code.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  };

  const token = async (form: URLSearchParams): Promise<Response> => {
    const code = readCode(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (form.get('client_id') !== CLIENT_ID || !isSame(form.get('client_secret') ?? '', clientSecret)) {
      return Response.json({ error: 'invalid_client' }, { status: 401 });
    }
    if (code === null || code.until < Date.now() || code.challenge !== challenge) {
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    }
    const [given_name = '', ...rest] = code.name.split(' ');
    const idToken = await new SignJWT({
      nonce: code.nonce,
      email: code.email,
      email_verified: code.verified,
      given_name,
      family_name: rest.join(' '),
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: key.kid })
      .setIssuer(issuer)
      .setAudience(CLIENT_ID)
      .setSubject(createHash('sha256').update(code.email).digest('hex').slice(0, 24))
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    return Response.json({ access_token: 'unused', token_type: 'Bearer', expires_in: 300, id_token: idToken });
  };

  return {
    issuer,
    clientId: CLIENT_ID,
    clientSecret,
    fetch: async (url, { body }) => {
      switch (url) {
        case `${issuer}/.well-known/openid-configuration`:
          return Response.json(metadata);
        case metadata.jwks_uri:
          return Response.json({ keys: [key] });
        case metadata.token_endpoint:
          return token(new URLSearchParams(String(body)));
        default:
          return new Response(null, { status: 404 });
      }
    },
    routes: (app) => {
      const redirectUrl = publicUrl + GOOGLE_CALLBACK_ROUTE;
      app.get(IDENTITY_PAGE, { schema: { hide: true } }, async (request, reply) => {
        const asked = AuthorizationRequest.safeParse(request.query);
        if (!asked.success || asked.data.redirect_uri !== redirectUrl) return sendPage(request, reply, null);
        return sendPage(request, reply, asked.data);
      });
      app.get(`${IDENTITY_PAGE}/continue`, { schema: { hide: true } }, async (request, reply) => {
        const asked = AuthorizationRequest.safeParse(request.query);
        if (!asked.success || asked.data.redirect_uri !== redirectUrl) return sendPage(request, reply, null);
        const { state, nonce, code_challenge: challenge } = asked.data;
        const answer = new URL(redirectUrl);
        answer.searchParams.set('state', state);
        if ((request.query as { cancel?: unknown }).cancel !== undefined) {
          answer.searchParams.set('error', 'access_denied');
          return reply.redirect(answer.href);
        }
        const person = Person.safeParse(request.query);
        if (!person.success) return sendPage(request, reply, asked.data, true);
        const { email, name, verified } = person.data;
        const until = Date.now() + CODE_SECONDS * 1000;
        answer.searchParams.set('code', codeFor({ email, name, verified: verified !== 'no', nonce, challenge, until }));
        return reply.redirect(answer.href);
      });
    },
  };
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: z.infer<typeof AuthorizationRequest> | null,
  isBadEmail = false,
) {
  const language = keptLanguage(request) ?? requestLanguage(request);
  const problem = isBadEmail ? identityPageWords[language].badEmail : null;
  const { html, policy } = identityPage(asked, problem, `${IDENTITY_PAGE}/continue`, language);
  return reply
    .status(asked === null || problem !== null ? 400 : 200)
    .header('content-security-policy', policy)
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

import * as contact from '@plumbline/contract/domains/accounts/contact-endpoints.ts';
import * as endpoints from '@plumbline/contract/domains/accounts/endpoints.ts';
import * as factors from '@plumbline/contract/domains/accounts/factor-endpoints.ts';
import * as operator from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import {
  GOOGLE_CALLBACK_ROUTE,
  GOOGLE_ROUTE,
  homePath,
  LOGIN_ROUTE,
  loginPath,
  SECOND_FACTOR_PATH,
} from '@plumbline/contract/domains/accounts/pages.ts';
import * as privacy from '@plumbline/contract/domains/accounts/privacy-endpoints.ts';
import { RegisteredRole } from '@plumbline/contract/domains/accounts/user.ts';
import { testEmail } from '@plumbline/contract/domains/messaging/endpoints.ts';
import type { RateClass } from '@plumbline/contract/kernel/endpoint.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { signedIn } from '../../kernel/access.ts';
import type { Context } from '../../kernel/context.ts';
import type { HeldSecretsCookies } from '../../kernel/http/held-secrets.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { clientOf, sessionCall } from '../../kernel/http/mount-endpoints.ts';
import { passingCookie } from '../../kernel/http/passing-cookie.ts';
import type { SessionCookie } from '../../kernel/http/session-cookie.ts';
import type { VisitorCookie } from '../../kernel/http/visitor-cookie.ts';
import { answerPage } from '../../kernel/list-page.ts';
import { addApp, addPasskey, startApp, startPasskey } from './use-cases/add-factor.ts';
import { askForPasskey, askForSecondFactor, askForStepUp } from './use-cases/ask-for-factor.ts';
import { changePassword } from './use-cases/change-password.ts';
import { claimHeld } from './use-cases/claim-held.ts';
import { confirmPassword } from './use-cases/confirm-password.ts';
import { deleteAccount, exportPersonalData } from './use-cases/delete-account.ts';
import { erasePerson, lookUpPerson } from './use-cases/erase-person.ts';
import { giveSecondFactor } from './use-cases/hold-sign-in.ts';
import { listSessions } from './use-cases/list-sessions.ts';
import { listSupportLetters } from './use-cases/list-support-letters.ts';
import { registerAccount } from './use-cases/register-account.ts';
import { listSuppressed, release } from './use-cases/release-address.ts';
import { removeApp, removePasskey, renewRecoveryCodes } from './use-cases/remove-factor.ts';
import { requestAccountLink } from './use-cases/request-account-link.ts';
import { showFreshness } from './use-cases/require-fresh-sign-in.ts';
import { cancelMessage, listAudit, listMessages, readMessage, resendMessage } from './use-cases/resend-message.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { revokeOtherSessions, revokeSession } from './use-cases/revoke-session.ts';
import { sendTestMail } from './use-cases/send-test-mail.ts';
import { showFactors } from './use-cases/show-factors.ts';
import { showMe } from './use-cases/show-me.ts';
import { signIn } from './use-cases/sign-in.ts';
import { signInByIdentity } from './use-cases/sign-in-by-identity.ts';
import { signInByPasskey } from './use-cases/sign-in-by-passkey.ts';
import { signOut } from './use-cases/sign-out.ts';
import { stepUp } from './use-cases/step-up.ts';
import { findAccount, suspendAccount } from './use-cases/suspend-account.ts';
import { showContactChannels, updateContactChannels } from './use-cases/update-contact-channels.ts';
import { updateProfile } from './use-cases/update-profile.ts';
import { verifyEmail } from './use-cases/verify-email.ts';

export const routes = (mount: Mount): void => {
  mount(contact.getContactChannels, (ctx) => showContactChannels(ctx));
  mount(contact.updateContactChannels, (ctx, { body }) => updateContactChannels(ctx, body));
  mount(testEmail, (ctx, { body }) => sendTestMail(ctx, body));
  mount(endpoints.register, (ctx, { body }, call) => registerAccount(ctx, body, call));
  mount(endpoints.verifyEmail, (ctx, { body }, call) => verifyEmail(ctx, body, call));
  mount(endpoints.login, (ctx, { body }, call) => signIn(ctx, body, call));
  mount(endpoints.logout, (ctx, _input, call) => signOut(ctx, call));
  mount(endpoints.forgotPassword, (ctx, { body }) => requestAccountLink(ctx, body.email));
  mount(endpoints.resetPassword, (ctx, { body }, call) => resetPassword(ctx, body, call));
  mount(endpoints.changePassword, (ctx, { body }, call) => changePassword(ctx, body, call));
  mount(endpoints.getFreshness, (ctx) => showFreshness(ctx));
  mount(endpoints.confirmPassword, (ctx, { body }, call) => confirmPassword(ctx, body.password, call));
  mount(endpoints.getMe, (ctx) => showMe(ctx));
  mount(endpoints.listSessions, (ctx) => listSessions(ctx));
  mount(endpoints.revokeSession, (ctx, { params }, call) => revokeSession(ctx, params.id, call));
  mount(endpoints.revokeOtherSessions, (ctx, _input, call) => revokeOtherSessions(ctx, call));
  mount(endpoints.claimHeldRequests, (ctx, { body }, call) => claimHeld(ctx, body.serviceRequestIds, call));
  mount(endpoints.updateOwnProfile, (ctx, { body }, call) =>
    updateProfile(ctx, signedIn(ctx.actor).userId, body, call),
  );
  mount(endpoints.updateCustomerProfile, (ctx, { params, body }, call) => updateProfile(ctx, params.id, body, call));
};

/** Passkeys, authenticator apps and recovery codes: signing in with them and managing your own. */
export const factorRoutes = (mount: Mount): void => {
  mount(factors.askForPasskey, (ctx, _input, call) => askForPasskey(ctx, call));
  mount(factors.signInByPasskey, (ctx, { body }, call) => signInByPasskey(ctx, body, call));
  mount(factors.askForSecondFactor, (ctx, _input, call) => askForSecondFactor(ctx, call));
  mount(factors.giveSecondFactor, (ctx, { body }, call) => giveSecondFactor(ctx, body, call));
  mount(factors.askForStepUp, (ctx) => askForStepUp(ctx));
  mount(factors.stepUp, (ctx, { body }, call) => stepUp(ctx, body, call));
  mount(factors.getFactors, (ctx) => showFactors(ctx));
  mount(factors.startPasskey, (ctx) => startPasskey(ctx));
  mount(factors.addPasskey, (ctx, { body }) => addPasskey(ctx, body));
  mount(factors.removePasskey, (ctx, { params }) => removePasskey(ctx, params.id));
  mount(factors.startApp, (ctx) => startApp(ctx));
  mount(factors.addApp, (ctx, { body }) => addApp(ctx, body.code));
  mount(factors.removeApp, (ctx) => removeApp(ctx));
  mount(factors.renewRecoveryCodes, (ctx) => renewRecoveryCodes(ctx));
};

/** Downloading and deleting the user's own data. */
export const privacyRoutes = (mount: Mount): void => {
  mount(privacy.exportPersonalData, (ctx, _input, call) => exportPersonalData(ctx, call));
  mount(privacy.deleteAccount, (ctx, { body }, call) => deleteAccount(ctx, body.email, call));
};

/** Operators' actions on accounts and messages. */
export const operatorRoutes = (mount: Mount): void => {
  mount(operator.findAccount, (ctx, { query }) => findAccount(ctx, query.email));
  mount(operator.suspendAccount, (ctx, { params, body }) => suspendAccount(ctx, params.id, body));
  mount(operator.lookUpPerson, (ctx, { body }) => lookUpPerson(ctx, body));
  mount(operator.erasePerson, (ctx, { body }) => erasePerson(ctx, body));
  mount(operator.listMessages, async (ctx, { query }, call) =>
    answerPage(call, operator.listMessages.path, query, await listMessages(ctx, query)),
  );
  mount(operator.readMessage, (ctx, { params }) => readMessage(ctx, params.id));
  mount(operator.resendMessage, (ctx, { params, body }) => resendMessage(ctx, params.id, body.reason));
  mount(operator.cancelMessage, (ctx, { params, body }) => cancelMessage(ctx, params.id, body.reason));
  mount(operator.listSuppressedAddresses, async (ctx, { query }, call) =>
    answerPage(call, operator.listSuppressedAddresses.path, query, await listSuppressed(ctx, query)),
  );
  mount(operator.releaseAddress, (ctx, { body }) => release(ctx, body.address, body.reason));
  mount(operator.listSupportLetters, async (ctx, { query }, call) =>
    answerPage(call, operator.listSupportLetters.path, query, await listSupportLetters(ctx, query)),
  );
  mount(operator.listAudit, async (ctx, { query }, call) =>
    answerPage(call, operator.listAudit.path, query, await listAudit(ctx, query)),
  );
};

export interface IdentityRoutesOptions {
  contextFor(request: FastifyRequest): Context;
  rateLimit(rate: RateClass): object;
  readonly sessions: SessionCookie;
  readonly held: HeldSecretsCookies;
  readonly visitors: VisitorCookie;
  /** Signs the data that the browser stores while it is at the provider. */
  readonly secret: string;
  /** Whether the site is reached by https. */
  readonly secure: boolean;
  /** The demonstration's own page replaces Google's: no one is sent there unasked. */
  readonly isEmbedded: boolean;
}

const TRIP_SECONDS = 10 * 60;

/** The role of a new account, and the language of the pages that the browser comes from. */
const Choice = z.object({
  role: RegisteredRole.catch('customer'),
  language: z.enum(LANGUAGES).catch(DEFAULT_LANGUAGE),
});

/** The data that the browser must bring back. */
const Trip = z.object({
  trip: z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() }),
  ...Choice.shape,
});

/** Signing in with Google: the browser goes there and returns. After a failure, the sign-in page shows the reason. */
export const identityRoutes = (app: FastifyInstance, options: IdentityRoutesOptions): void => {
  const { contextFor, visitors, secret, secure } = options;
  const trips = passingCookie(
    { name: 'plumbline_google', path: GOOGLE_ROUTE, secret, secure, maxAgeSeconds: TRIP_SECONDS },
    Trip,
  );
  const config = { rateLimit: options.rateLimit('write') };
  const summaries = {
    go: { summary: 'Leads to Google, to sign in there', 'x-access': 'anyone' },
    back: { summary: 'Where Google leads back to', 'x-access': 'anyone' },
    login: { summary: 'Leads to Google where it is set up, else to the sign-in page', 'x-access': 'anyone' },
  };

  app.get(GOOGLE_ROUTE, { config, schema: summaries.go }, async (request, reply) => {
    const { role, language } = Choice.parse(request.query);
    const started = await contextFor(request).ports.identity?.begin();
    if (!started) return reply.redirect(pathIn(language, loginPath('unavailable')));
    trips.write(reply, { trip: started.trip, role, language });
    return reply.redirect(started.url);
  });

  app.get(GOOGLE_CALLBACK_ROUTE, { config, schema: summaries.back }, async (request, reply) => {
    const kept = trips.read(request);
    trips.clear(reply);
    const { role, language } = kept ?? Choice.parse({});
    const outcome = await signInByIdentity(
      { ...contextFor(request), language },
      {
        query: new URL(request.url, 'http://localhost').search,
        trip: kept?.trip ?? null,
        role,
      },
      {
        client: clientOf(request, visitors),
        session: sessionCall(options, request, reply),
      },
    );
    if (outcome === 'second-factor') return reply.redirect(pathIn(language, SECOND_FACTOR_PATH));
    if (typeof outcome === 'string') return reply.redirect(pathIn(language, loginPath(outcome)));
    return reply.redirect(pathIn(outcome.language, homePath(outcome.role)));
  });

  app.get(LOGIN_ROUTE, { config, schema: summaries.login }, async (request, reply) =>
    reply.redirect(contextFor(request).ports.identity === null || options.isEmbedded ? '/login' : GOOGLE_ROUTE),
  );
};

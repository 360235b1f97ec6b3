import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { SessionId, UserId } from '../../kernel/id.ts';
import { Done } from '../../kernel/inputs.ts';
import { EmailAddress } from './email-address.ts';
import { FactorCode } from './factor.ts';
import { CLAIMS_ROUTE, LOGOUT_ROUTE, ME_ROUTE } from './pages.ts';
import { Freshness, HeldRequests, Session, SignedIn } from './session.ts';
import {
  ChangePasswordForm,
  LoginForm,
  Password,
  ProfileChange,
  RegisterForm,
  ResetPasswordForm,
  User,
  VerifyEmailForm,
} from './user.ts';

/** `password-needed`: nothing was opened yet; send the link's token again, with a new password. */
const Verification = Done.extend({ outcome: z.enum(['verified', 'password-needed']) });

export const register = endpoint({
  name: 'register',
  summary: 'Opens an account as soon as the mailed link is opened. Never tells whether the address has one',
  method: 'POST',
  path: '/api/auth/register',
  body: RegisterForm,
  reply: Done,
  status: 202,
  rate: 'message',
});

export const verifyEmail = endpoint({
  name: 'verifyEmail',
  summary: 'Opens the account that the mailed link is for. In a browser that did not register, it takes a new password',
  method: 'POST',
  path: '/api/auth/verify-email',
  body: VerifyEmailForm,
  reply: Verification,
  problems: ['not-found'],
  rate: 'write',
});

export const login = endpoint({
  name: 'login',
  summary: 'Signs in. Answers a wrong password, an unknown address and an unverified one alike',
  method: 'POST',
  path: '/api/auth/login',
  body: LoginForm.extend({ ...HeldRequests.shape, code: FactorCode.optional() }),
  reply: SignedIn,
  problems: ['not-signed-in', 'code-required', 'not-allowed'],
  rate: 'write',
});

export const logout = endpoint({
  name: 'logout',
  summary: 'Ends this session, if there is one',
  method: 'POST',
  path: LOGOUT_ROUTE,
  reply: Done,
  rate: 'write',
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary: 'Mails a link to set a new password, if the address has an account',
  method: 'POST',
  path: '/api/auth/forgot-password',
  body: z.object({ email: EmailAddress }),
  reply: Done,
  status: 202,
  rate: 'message',
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Sets a new password by the mailed link, and ends every session of the account',
  method: 'POST',
  path: '/api/auth/reset-password',
  body: ResetPasswordForm,
  reply: Done,
  problems: ['not-found'],
  rate: 'write',
});

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Sets a new password, and ends every other session of the account',
  method: 'POST',
  path: '/api/auth/password',
  access: 'signed-in',
  body: ChangePasswordForm,
  reply: SignedIn,
  rate: 'write',
});

export const getFreshness = endpoint({
  name: 'getFreshness',
  summary: 'Whether this session has just proved who it is, and how it can prove it again',
  method: 'GET',
  path: '/api/auth/freshness',
  access: 'signed-in',
  reply: Freshness,
  rate: 'read',
});

export const confirmPassword = endpoint({
  name: 'confirmPassword',
  summary: 'Proves by the password who is behind this session, for calls that require a fresh sign-in',
  method: 'POST',
  path: '/api/auth/confirm-password',
  access: 'signed-in',
  body: z.object({ password: Password }),
  reply: Freshness,
  rate: 'write',
});

export const getMe = endpoint({
  name: 'getMe',
  summary: 'Who is signed in',
  method: 'GET',
  path: ME_ROUTE,
  access: 'signed-in',
  reply: User,
  rate: 'read',
});

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'Where one is signed in, last seen first',
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'signed-in',
  reply: z.array(Session),
  rate: 'read',
});

export const revokeSession = endpoint({
  name: 'revokeSession',
  summary: 'Signs out one of one’s own sessions',
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'signed-in',
  params: z.object({ id: SessionId }),
  reply: Done,
  problems: ['not-found'],
  rate: 'write',
});

export const revokeOtherSessions = endpoint({
  name: 'revokeOtherSessions',
  summary: 'Signs out everywhere else',
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'signed-in',
  reply: Done,
  rate: 'write',
});

export const claimHeldRequests = endpoint({
  name: 'claimHeldRequests',
  summary: 'Takes the requests whose links the browser holds into the account, after signing in by Google',
  method: 'POST',
  path: CLAIMS_ROUTE,
  access: 'signed-in',
  body: HeldRequests,
  reply: Done,
  rate: 'write',
});

const profileChange = {
  method: 'PATCH',
  body: z.preprocess((value) => value ?? {}, ProfileChange),
  reply: User,
  rate: 'write',
} as const;

export const updateOwnProfile = endpoint({
  ...profileChange,
  name: 'updateOwnProfile',
  summary: 'Changes what is given of the name, phone, address and language of one’s own account',
  path: '/api/account/profile',
  access: 'signed-in',
});

export const updateCustomerProfile = endpoint({
  ...profileChange,
  name: 'updateCustomerProfile',
  summary: 'Changes what is given of one’s own profile',
  path: '/api/customer/profile/:id',
  access: 'customer',
  owner: { in: 'params', name: 'id' },
  params: z.object({ id: UserId }),
});

import { DEFAULT_LANGUAGE, type Language } from '../../kernel/language.ts';
import type { RegisteredRole } from './user.ts';

/** The page that the link in the first mail opens. It posts the token. */
export const verifyEmailPath = (token: string): string => `/verify-email?token=${encodeURIComponent(token)}`;

/** The page that the link in the password mail opens. */
export const resetPasswordPath = (token: string): string => `/reset-password?token=${encodeURIComponent(token)}`;

export const GOOGLE_ROUTE = '/api/auth/google';
export const GOOGLE_CALLBACK_ROUTE = '/api/auth/google/callback';
/** Google if it is set up, otherwise the sign-in page. */
export const LOGIN_ROUTE = '/api/login';

/** Paths of endpoints that are also called from pages that would have to load all endpoint definitions otherwise. */
export const ME_ROUTE = '/api/auth/me';
export const LOGOUT_ROUTE = '/api/auth/logout';
export const CLAIMS_ROUTE = '/api/auth/claims';

/** The path that starts signing in with Google, and leads back to pages in `language`. `role` is for a new account. */
export function googlePath(language: Language, role?: RegisteredRole): string {
  const query = new URLSearchParams({ ...(role && { role }), ...(language !== DEFAULT_LANGUAGE && { language }) });
  return query.size === 0 ? GOOGLE_ROUTE : `${GOOGLE_ROUTE}?${query.toString()}`;
}

/** The reasons for which signing in with Google leads back to the sign-in page. */
export const GOOGLE_PROBLEMS = ['unavailable', 'cancelled', 'failed', 'unverified', 'suspended'] as const;
export type GoogleProblem = (typeof GOOGLE_PROBLEMS)[number];

/** The sign-in page, with the reason why signing in with Google failed. */
export const loginPath = (problem: GoogleProblem): string => `/login?google=${problem}`;

const homes = { customer: '/dashboard/customer', craftsman: '/dashboard/craftsman', operator: '/operator' } as const;

/** The page where a sign-in continues when its second factor is still missing. */
export const SECOND_FACTOR_PATH = '/login?step=second-factor';

/** The page that people see after signing in. */
export const homePath = (role: keyof typeof homes): string => homes[role];

/** Returns the path of the user's settings. Operators have a separate page. */
export const settingsPath = (role: RegisteredRole): string => `${homes[role]}?tab=settings`;

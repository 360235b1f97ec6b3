import type { RegisteredRole } from './user.ts';

/** Where the link of the first mail leads; the page posts the token. */
export const verifyEmailPath = (token: string): string => `/verify-email?token=${encodeURIComponent(token)}`;

/** Where the link of the password mail leads. */
export const resetPasswordPath = (token: string): string => `/reset-password?token=${encodeURIComponent(token)}`;

export const GOOGLE_ROUTE = '/api/auth/google';
export const GOOGLE_CALLBACK_ROUTE = '/api/auth/google/callback';
/** Google where it is set up, else the sign-in page. */
export const LOGIN_ROUTE = '/api/login';

/** Who is signed in, its end, and what is claimed after Google: also called where the endpoints would be too heavy. */
export const ME_ROUTE = '/api/auth/me';
export const LOGOUT_ROUTE = '/api/auth/logout';
export const CLAIMS_ROUTE = '/api/auth/claims';

/** Starts signing in by Google. `role` is for those who have no account yet. */
export const googlePath = (role?: RegisteredRole): string => (role ? `${GOOGLE_ROUTE}?role=${role}` : GOOGLE_ROUTE);

/** Why signing in by Google led back to the sign-in page, and what that page says. */
export const googleProblems = {
  unavailable: "Google can't be reached right now. Try again, or sign in with your password.",
  cancelled: 'Signing in with Google was cancelled.',
  failed: 'Signing in with Google did not work. Try again, or sign in with your password.',
  unverified: 'Google has not verified your email address. Verify it there, or register with a password.',
  suspended: 'This account is suspended. Write to support.',
} as const satisfies Record<string, string>;
export type GoogleProblem = keyof typeof googleProblems;

/** The sign-in page with the reason why signing in by Google led there. */
export const loginPath = (problem: GoogleProblem): string => `/login?google=${problem}`;

const homes = { customer: '/dashboard/customer', craftsman: '/dashboard/craftsman', operator: '/operator' } as const;

/** Where a sign-in continues when its second factor is still missing. */
export const SECOND_FACTOR_PATH = '/login?step=second-factor';

/** Where signing in leads. */
export const homePath = (role: keyof typeof homes): string => homes[role];

/** Where one's own settings are; operators have theirs on a page of its own. */
export const settingsPath = (role: RegisteredRole): string => `${homes[role]}?tab=settings`;

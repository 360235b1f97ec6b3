import { homePath } from '@plumbline/contract/domains/accounts/pages.ts';
import type { Role, User } from '@plumbline/contract/domains/accounts/user.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { redirect } from '@tanstack/react-router';
import { toast } from '../ui/toast-store.ts';
import { language } from './language.ts';
import { ownPath, takeReturnPath } from './return-path.ts';
import { keptUser, verifiedUser } from './session.ts';
import { welcome } from './welcome.ts';

/**
 * For `beforeLoad` of routes that need a user. Visitors sign in and return afterwards; users with another role go to
 * their own dashboard. This only decides what is shown. The server authorizes every call.
 */
export async function requireUser({ href }: { readonly href: string }, roles?: readonly Role[]): Promise<User> {
  const kept = keptUser();
  const user = kept ?? (import.meta.env.SSR ? null : await verifiedUser());
  if (!user) throw redirect({ to: '/login', search: { to: href }, replace: true });
  // No user was stored, so this one is returning from Google, which always leads to the dashboard.
  if (!kept) toast(welcome);
  const wanted = takeReturnPath();
  if (wanted && wanted !== href) throw redirect({ href: wanted, replace: true });
  if (roles && !roles.includes(user.role)) throw redirect({ href: homePath(user.role), replace: true });
  return user;
}

/**
 * For `beforeLoad` of the sign-in pages: redirects people who are already signed in, to a page in the account's
 * language. A document has only one language, so another language loads another document.
 */
export function leadOn(to: string | undefined): void {
  const user = keptUser();
  if (!user) return;
  const path = ownPath(to) ?? homePath(user.role);
  if (user.language === language) throw redirect({ href: path, replace: true });
  throw redirect({ href: pathIn(user.language, path), replace: true, reloadDocument: true });
}

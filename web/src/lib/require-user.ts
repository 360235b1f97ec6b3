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
 * For `beforeLoad` of routes that are not for everybody: visitors go to sign in and come back after, others to their
 * own dashboard. It decides what is shown; what may be read is decided by the server, call by call.
 */
export async function requireUser({ href }: { readonly href: string }, roles?: readonly Role[]): Promise<User> {
  const kept = keptUser();
  const user = kept ?? (await verifiedUser());
  if (!user) throw redirect({ to: '/login', search: { to: href }, replace: true });
  // Nobody was kept: this is somebody back from Google, which leads to the dashboard wherever one came from.
  if (!kept) toast(welcome);
  const wanted = takeReturnPath();
  if (wanted && wanted !== href) throw redirect({ href: wanted, replace: true });
  if (roles && !roles.includes(user.role)) throw redirect({ href: homePath(user.role), replace: true });
  return user;
}

/**
 * For `beforeLoad` of the sign-in pages: who is signed in has no business there and is led on, to a page in the language
 * of the account. A document has only one language, so another one takes another document.
 */
export function leadOn(to: string | undefined): void {
  const user = keptUser();
  if (!user) return;
  const path = ownPath(to) ?? homePath(user.role);
  if (user.language === language) throw redirect({ href: path, replace: true });
  throw redirect({ href: pathIn(user.language, path), replace: true, reloadDocument: true });
}

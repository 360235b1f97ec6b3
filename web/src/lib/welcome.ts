import { toast } from '../ui/toast-store.ts';
import { here, language } from './language.ts';
import { libWords } from './lib.words.ts';
import { keptUser } from './session.ts';

const KEY = 'plumbline.welcome';

/** The toast after a sign-in. */
export const welcome = { ...here(libWords).welcome, tone: 'success' } as const;

/**
 * Welcomes a person who has just signed in. If the account's language differs from the page's, a page in that language
 * is loaded next and shows the welcome.
 */
export function greet(): void {
  if (keptUser()?.language === language) {
    toast(welcome);
    return;
  }
  try {
    sessionStorage.setItem(KEY, 'due');
  } catch {
    // Without storage there is no welcome. The page itself shows that they are signed in.
  }
}

/** Shows the welcome left by the previous page, or by a sign-in that led here without the app. */
export function greetIfDue({ hasArrived }: { readonly hasArrived: boolean }): void {
  if (hasArrived) return void toast(welcome);
  try {
    if (sessionStorage.getItem(KEY) === null) return;
    sessionStorage.removeItem(KEY);
    toast(welcome);
  } catch {
    // Storage is unavailable, as above.
  }
}

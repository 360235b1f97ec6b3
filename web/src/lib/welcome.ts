import { toast } from '../ui/toast-store.ts';
import { here, language } from './language.ts';
import { libWords } from './lib.words.ts';
import { keptUser } from './session.ts';

const KEY = 'plumbline.welcome';

/** The toast after a sign-in. */
export const welcome = { ...here(libWords).welcome, tone: 'success' } as const;

/**
 * Welcomes a person who has just signed in. If their account has another language than the page, a page in it is loaded
 * right after, and welcomes them there.
 */
export function greet(): void {
  if (keptUser()?.language === language) {
    toast(welcome);
    return;
  }
  try {
    sessionStorage.setItem(KEY, 'due');
  } catch {
    // Without storage there is no welcome; the page they came for shows that they are signed in.
  }
}

/** Shows the welcome that the page before this one left to it. */
export function greetIfDue(): void {
  try {
    if (sessionStorage.getItem(KEY) === null) return;
    sessionStorage.removeItem(KEY);
    toast(welcome);
  } catch {
    // As above.
  }
}

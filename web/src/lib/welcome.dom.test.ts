import { beforeEach, expect, it } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { toastStore } from '../ui/toast-store.ts';
import { keepUser } from './session.ts';
import { greet, greetIfDue, welcome } from './welcome.ts';

const shown = () => toastStore.snapshot()[0];

beforeEach(() => sessionStorage.clear());

it('a welcome waits for the page in the language of the account, and is shown there once', () => {
  keepUser(aUser({ language: 'es' }));
  const before = shown();
  greet();
  expect(shown()).toBe(before);
  greetIfDue({ hasArrived: false });
  const first = shown();
  expect(first).toMatchObject(welcome);
  expect(first).not.toBe(before);
  greetIfDue({ hasArrived: false });
  expect(shown()).toBe(first);
});

it('a welcome is shown at once if the page is in that language, and not again on the next page', () => {
  keepUser(aUser());
  greet();
  const first = shown();
  expect(first).toMatchObject(welcome);
  greetIfDue({ hasArrived: false });
  expect(shown()).toBe(first);
});

it('a welcome is shown to somebody who was signed in outside of the app', () => {
  const before = shown();
  greetIfDue({ hasArrived: true });
  expect(shown()).toMatchObject(welcome);
  expect(shown()).not.toBe(before);
});

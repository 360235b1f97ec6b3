import { beforeEach, expect, it } from 'vitest';
import { keepReturnPath, ownPath, takeReturnPath } from './return-path.ts';

beforeEach(() => sessionStorage.clear());

it.each([
  ['/profile', '/profile'],
  ['/dashboard/customer?tab=settings#password', '/dashboard/customer?tab=settings#password'],
  ['/../profile', '/profile'],
  ['/es/profile?tab=1#password', '/profile?tab=1#password'],
  ['/es', '/'],
  ['/es//evil.example', '/evil.example'],
])('%s is a page of ours', (to, path) => {
  expect(ownPath(to)).toBe(path);
});

it.each([
  undefined,
  '',
  'profile',
  'https://evil.example/profile',
  '//evil.example/profile',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/login?to=/login',
  '/register',
  '/es/login',
  '/api/auth/google',
])('%j is none, and nobody is sent there', (to) => {
  expect(ownPath(to)).toBeUndefined();
});

it('is remembered for one time', () => {
  keepReturnPath('/profile');
  expect(takeReturnPath()).toBe('/profile');
  expect(takeReturnPath()).toBeUndefined();
  keepReturnPath('/profile');
  keepReturnPath(undefined);
  expect(takeReturnPath()).toBeUndefined();
});

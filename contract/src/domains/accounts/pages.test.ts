import { describe, expect, it } from 'vitest';
import { googlePath, homePath, loginPath, resetPasswordPath, settingsPath, verifyEmailPath } from './pages.ts';

describe('the links of the mails', () => {
  it.each([
    [verifyEmailPath, '/verify-email?token=a%2Bb%26c'],
    [resetPasswordPath, '/reset-password?token=a%2Bb%26c'],
  ])('carry the token unchanged, whatever characters it has', (path, link) => {
    expect(path('a+b&c')).toBe(link);
  });
});

describe('signing in by Google', () => {
  it('passes on the role only for people without an account', () => {
    expect(googlePath('en')).toBe('/api/auth/google');
    expect(googlePath('en', 'craftsman')).toBe('/api/auth/google?role=craftsman');
  });

  it('leads back to pages in the same language', () => {
    expect(googlePath('es', 'craftsman')).toBe('/api/auth/google?role=craftsman&language=es');
  });

  it('leads back to the sign-in page with the reason', () => {
    expect(loginPath('cancelled')).toBe('/login?google=cancelled');
  });
});

it.each([
  ['customer', '/dashboard/customer'],
  ['craftsman', '/dashboard/craftsman'],
  ['operator', '/operator'],
] as const)('signing in leads a %s to %s', (role, path) => {
  expect(homePath(role)).toBe(path);
});

it.each([
  ['customer', '/dashboard/customer?tab=settings'],
  ['craftsman', '/dashboard/craftsman?tab=settings'],
] as const)('the settings of a %s are at %s', (role, path) => {
  expect(settingsPath(role)).toBe(path);
});

import { expect, it } from 'vitest';
import { badConnectionRules, contactBy, contactWithin } from './connection.ts';

it('publishes the limits that the server enforces, in both languages', () => {
  for (const language of ['en', 'es'] as const) {
    const [report, weAsk, , howMany] = badConnectionRules(language);
    expect(report).toContain('7');
    expect(weAsk).toContain('72');
    expect(howMany).toMatch(/\b4\b.*\b20\b|\b20\b.*\b4\b/);
  }
});

it('says how soon a contractor contacts the customer', () => {
  expect(contactWithin('en')).toBe('1 hour');
  expect(contactWithin('es')).toBe('1 hora');
  expect(contactBy(new Date('2026-12-01T15:00:00Z'))).toEqual(new Date('2026-12-01T16:00:00Z'));
});

import { PROOF_PAUSE_SECONDS } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import { expect, it } from 'vitest';
import { CODES_A_DAY, codeRefusal } from './code-limits.ts';

const now = new Date('2026-12-01T15:00:00Z');
const none = { request: 0, device: 0, written: 0, calls: 0, lastAt: null };

it('a code follows another one only after a pause', () => {
  const ago = (seconds: number) => ({ ...none, lastAt: new Date(now.getTime() - seconds * 1000) });
  expect(codeRefusal(none, false, now)).toBeNull();
  expect(codeRefusal(ago(PROOF_PAUSE_SECONDS - 1), false, now)).toBe('too-soon');
  expect(codeRefusal(ago(PROOF_PAUSE_SECONDS), false, now)).toBeNull();
});

it.each(['request', 'device', 'written'] as const)('the codes of a day are limited by %s', (by) => {
  expect(codeRefusal({ ...none, [by]: CODES_A_DAY[by] - 1 }, false, now)).toBeNull();
  expect(codeRefusal({ ...none, [by]: CODES_A_DAY[by] }, false, now)).toBe('too-many');
});

it('calls have a limit of their own, so a phone that gets no texts can still be called', () => {
  expect(codeRefusal({ ...none, written: CODES_A_DAY.written }, true, now)).toBeNull();
  expect(codeRefusal({ ...none, calls: CODES_A_DAY.calls }, true, now)).toBe('too-many');
});

import { CODE_ATTEMPTS } from '@plumbline/contract/domains/directory/listing.ts';
import { expect, it } from 'vitest';
import { judgeCode } from './judge-code.ts';

const now = new Date('2026-12-01T15:00:00Z');
const sent = { address: '+15025550177', attempts: 0, expiresAt: new Date('2026-12-01T15:15:00Z') };
const right = { address: sent.address, fits: true, isEarlier: false };
const wrong = { ...right, fits: false };

it('takes the newest code, for the address it was sent to, in time', () => {
  expect(judgeCode(sent, right, now)).toEqual({ kind: 'right' });
  expect(judgeCode(sent, right, sent.expiresAt)).toEqual({ kind: 'expired' });
  expect(judgeCode(sent, { ...right, address: '+15025550178' }, now)).toEqual({ kind: 'none' });
  expect(judgeCode(null, wrong, now)).toEqual({ kind: 'none' });
});

it('tells an earlier code from a wrong one', () => {
  expect(judgeCode(sent, { ...wrong, isEarlier: true }, now)).toEqual({ kind: 'replaced' });
  expect(judgeCode(sent, wrong, now)).toEqual({ kind: 'wrong', left: CODE_ATTEMPTS - 1 });
});

it('takes nothing after the last attempt, not even the right code', () => {
  expect(judgeCode({ ...sent, attempts: CODE_ATTEMPTS - 1 }, wrong, now)).toEqual({ kind: 'too-many' });
  expect(judgeCode({ ...sent, attempts: CODE_ATTEMPTS }, right, now)).toEqual({ kind: 'too-many' });
});

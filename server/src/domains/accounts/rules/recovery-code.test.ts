import { createHash } from 'node:crypto';
import { RECOVERY_CODES } from '@plumbline/contract/domains/accounts/factor.ts';
import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';

describe('recovery codes', () => {
  it('are distinct and use letters that are not confused on paper', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(?:-[2-9a-hjkmnp-z]{4}){3}$/);
  });

  it('are the same however they are typed', () => {
    const hash = recoveryCodeHash('k3m9-x2ab-77qw-hcnt');
    expect(recoveryCodeHash(' K3M9 X2AB 77QW HCNT ')).toBe(hash);
    expect(recoveryCodeHash('k3m9x2ab77qwhcnt')).toBe(hash);
    expect(recoveryCodeHash('k3m9-x2ab-77qw-hcnu')).not.toBe(hash);
    expect(hash).not.toContain('k3m9');
  });

  it('stay valid: codes on paper were hashed in small letters', () => {
    const onPaper = createHash('sha256').update('k3m9x2ab77qwhcnt').digest('base64url');
    expect(recoveryCodeHash('k3m9-x2ab-77qw-hcnt')).toBe(onPaper);
  });
});

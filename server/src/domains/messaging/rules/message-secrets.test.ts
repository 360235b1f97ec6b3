import { describe, expect, it } from 'vitest';
import { withoutSecrets } from './message-secrets.ts';

describe('a text without its secrets', () => {
  it('keeps where a link leads, and nothing of what opens it', () => {
    expect(withoutSecrets('Set it here: https://plumbline.example/reset-password?token=abc_DEF-1.\nBye')).toBe(
      'Set it here: https://plumbline.example/…\nBye',
    );
    expect(withoutSecrets('https://plumbline.example?token=x https://plumbline.example/track/rq_1')).toBe(
      'https://plumbline.example/… https://plumbline.example/…',
    );
  });

  it('hides codes, and leaves other numbers alone', () => {
    expect(withoutSecrets('Your code is 482913. Call (502) 555-0134 or +15025550134, ZIP 40204, $1250.')).toBe(
      'Your code is ••••••. Call (502) 555-0134 or +15025550134, ZIP 40204, $1250.',
    );
  });
});

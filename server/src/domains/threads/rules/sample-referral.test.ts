import { expect, it } from 'vitest';
import { inventReferral } from './sample-referral.ts';

it('hides contact details until both are connected, like a real one', () => {
  const text = 'Call (502) 555-0134.';
  expect(inventReferral({ isConnected: false }).readable(text, 'customer')).not.toContain('555');
  expect(inventReferral({ isConnected: true }).readable(text, 'customer')).toBe(text);
});

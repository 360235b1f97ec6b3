import { expect, it } from 'vitest';
import { reportPath } from './webhook.ts';

it('each message has its own address for status reports', () => {
  expect(reportPath('ms_1')).toBe('/api/webhooks/twilio/status/ms_1');
});

import { expect, it } from 'vitest';
import { mailboxHtmlPath } from './endpoints.ts';

it('a message in the local mailbox is shown at its id', () => {
  expect(mailboxHtmlPath('ms_1')).toBe('/api/dev/mailbox/ms_1/html');
});

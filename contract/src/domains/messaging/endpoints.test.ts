import { expect, it } from 'vitest';
import { mailboxHtmlPath } from './endpoints.ts';

it('a mail of the local mailbox is shown under its id', () => {
  expect(mailboxHtmlPath('ms_1')).toBe('/api/dev/mailbox/ms_1/html');
});

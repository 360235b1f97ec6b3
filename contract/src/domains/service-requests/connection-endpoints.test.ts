import { expect, it } from 'vitest';
import { connectionCheckPath } from './connection-endpoints.ts';

it('the question whether a connection was made has its page', () => {
  expect(connectionCheckPath('cr_1')).toBe('/connection-check/cr_1');
});

import { expect, it } from 'vitest';
import { threadFilePath, threadPath } from './thread-address.ts';

it('the page of a thread is opened by one side’s link and the contractor', () => {
  expect(threadPath('rq_1', 'co_1')).toBe('/thread?request=rq_1&contractor=co_1#newest');
  expect(threadPath('rq_1', 'co_1', 51)).toBe('/thread?request=rq_1&contractor=co_1&before=51');
});

it('so is its file', () => {
  expect(threadFilePath('rq_1', 'co_1')).toBe('/api/threads/rq_1/messages.txt?contractor=co_1');
});

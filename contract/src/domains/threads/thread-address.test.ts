import { expect, it } from 'vitest';
import { threadPath } from './thread-address.ts';

it('the page of a thread is opened by one side’s link and the contractor', () => {
  expect(threadPath('rq_1', 'co_1')).toBe('/thread?request=rq_1&contractor=co_1');
});

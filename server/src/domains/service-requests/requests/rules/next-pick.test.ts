import { describe, expect, it } from 'vitest';
import { storedReferral, storedRequest } from '../../testing/stored.ts';
import { offersNext } from './next-pick.ts';

describe('the customer may ask another contractor', () => {
  const over = storedReferral({ status: 'denied' });

  it('when nobody is being asked', () => {
    expect(offersNext(storedRequest(), [over])).toBe(true);
    expect(offersNext(storedRequest(), [])).toBe(true);
  });

  it.each(['offered', 'proposed', 'countered', 'accepted-unpaid'] as const)('not while one is %s', (status) => {
    expect(offersNext(storedRequest(), [over, storedReferral({ status })])).toBe(false);
  });

  it.each(['cancelled', 'declined', 'expired', 'contractor-selected', 'completed'] as const)(
    'not on a request that is %s',
    (status) => expect(offersNext(storedRequest({ status }), [over])).toBe(false),
  );
});

import { OpportunityId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { storedReferral, storedRequest } from '../../testing/stored.ts';
import { offersNext, offersPassOn } from './next-pick.ts';

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

describe('the customer may decide whom the request is passed on to', () => {
  const live = storedReferral({ status: 'offered' });

  it('while somebody is being asked', () => {
    expect(offersPassOn(storedRequest(), [live])).toBe(true);
    expect(offersPassOn(storedRequest(), [storedReferral({ status: 'denied' })])).toBe(false);
  });

  it.each(['contractor-selected', 'in-progress', 'cancelled', 'expired'] as const)('not once it is %s', (status) => {
    expect(offersPassOn(storedRequest({ status }), [live])).toBe(false);
  });

  it('not if contractors come to them', () => {
    expect(offersPassOn(storedRequest({ opportunityId: OpportunityId.parse('op_1') }), [live])).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { ListedFirm, PermitFirm } from './firm-link.ts';
import { linkUnder } from './firm-ruling.ts';

const firm: PermitFirm = {
  names: ['LARKSPUR PLBG INC'],
  licenses: [],
  places: ['jefferson county'],
  trades: ['plumbing'],
};
const listed = (id: string): ListedFirm => ({
  id,
  name: 'Larkspur Plumbing',
  licenses: [],
  places: ['jefferson county'],
  trades: ['plumbing'],
});

describe('what operators have decided about a firm', () => {
  it('changes nothing while they have decided nothing', () => {
    expect(linkUnder([], firm, [listed('ct_1')])).toEqual({ contractorId: 'ct_1', by: 'name' });
  });

  it('links the contractor that they have confirmed, whatever the facts say', () => {
    const rulings = [
      { contractorId: 'ct_1', isSame: false },
      { contractorId: 'ct_9', isSame: true },
    ];
    expect(linkUnder(rulings, firm, [listed('ct_1'), listed('ct_2')])).toEqual({
      contractorId: 'ct_9',
      by: 'operator',
    });
  });

  it('never links one that they have ruled out, nor names it as a candidate', () => {
    const rulings = [{ contractorId: 'ct_1', isSame: false }];
    expect(linkUnder(rulings, firm, [listed('ct_1')])).toEqual({ reason: 'not-listed', candidates: [] });
    expect(linkUnder(rulings, firm, [listed('ct_1'), listed('ct_2'), listed('ct_3')])).toEqual({
      reason: 'several',
      candidates: ['ct_2', 'ct_3'],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { decideLink, type ListedFirm, type PermitFirm } from './firm-link.ts';

const firm: PermitFirm = { names: ['LARKSPUR PLUMBING INC'], licenses: [], places: ['Jefferson County'], trades: [] };
const listed: ListedFirm = {
  id: 'ct_larkspur',
  name: 'Larkspur Plumbing',
  licenses: ['M7421'],
  places: ['Jefferson County'],
  trades: ['plumbing'],
};
const other = (given: Partial<ListedFirm>): ListedFirm => ({ ...listed, id: 'ct_other', licenses: [], ...given });

describe('a firm on permits', () => {
  it('is linked by the license number, whatever its name and place', () => {
    const licensed = { ...firm, names: ['MARBLETON LLC'], licenses: ['m-7421'], places: ['Oldham County'] };
    expect(decideLink(licensed, [listed, other({})])).toEqual({ contractorId: 'ct_larkspur', by: 'license' });
  });

  it('is linked by name, county and trade', () => {
    expect(decideLink(firm, [listed])).toEqual({ contractorId: 'ct_larkspur', by: 'name' });
  });

  it.each<[string, Partial<PermitFirm>, readonly ListedFirm[], string]>([
    ['nobody in the directory has its name', { names: ['Fernley Plumbing'] }, [listed], 'not-listed'],
    ['two contractors have its name', {}, [listed, other({ name: 'Larkspur Plbg LLC' })], 'several'],
    ['the contractor is in another county', { places: ['Oldham County'] }, [listed], 'elsewhere'],
    ['the contractor does other work', { trades: ['electrical'] }, [listed], 'other-trade'],
    ['its permits give two license numbers', { licenses: ['M7421', 'M9000'] }, [listed], 'several-licenses'],
    [
      'two contractors have its license number',
      { licenses: ['M7421'] },
      [listed, other({ licenses: ['M7421'] })],
      'several',
    ],
    ['the contractor of its name has another license', { licenses: ['M9000'] }, [listed], 'not-listed'],
    [
      'its name distinguishes nobody',
      { names: ['Quality Plumbing'] },
      [other({ name: 'Quality Plumbing LLC' })],
      'common-name',
    ],
    [
      'its name is cut and another may go on as well',
      { names: ['TIMBERVALE RESIDENTIAL BUILDER'] },
      [
        other({ name: 'Timbervale Residential Builders' }),
        other({ id: 'ct_2', name: 'Timbervale Residential Builders East' }),
      ],
      'several',
    ],
  ])('stays unlinked if %s', (_, given, contractors, reason) => {
    expect(decideLink({ ...firm, ...given }, contractors)).toMatchObject({ reason });
  });

  it('is linked to the one that is spelled alike, not to one that may be misspelled', () => {
    const misspelled = other({ name: 'Larkspru Plumbing' });
    expect(decideLink(firm, [misspelled, listed])).toEqual({ contractorId: 'ct_larkspur', by: 'name' });
    expect(decideLink(firm, [misspelled])).toEqual({ contractorId: 'ct_other', by: 'name' });
  });

  it('of several spellings is linked by the best one', () => {
    expect(decideLink({ ...firm, names: ['LARKSPRU PLBG', 'Larkspur Plbg'] }, [listed])).toMatchObject({ by: 'name' });
  });

  it('that is a builder may be any contractor of its name', () => {
    const builder = { ...firm, names: ['Larkspur Homes LLC'] };
    expect(decideLink(builder, [other({ name: 'Larkspur Homes', trades: ['construction'] })])).toMatchObject({
      by: 'name',
    });
  });
});

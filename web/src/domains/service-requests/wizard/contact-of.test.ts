import { emptyDraft } from '@plumbline/contract/domains/service-requests/draft.ts';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../testing/a-user.ts';
import { withContactOf } from './contact-of.ts';
import { formValues } from './submission.ts';

const empty = { ...formValues(emptyDraft('key'), '2026-11-21'), zipCode: '40204' };
const user = aUser({ phone: '+15025550134', address: '1418 Bardstown Rd', zipCode: '40204' });

describe('the contact of the signed-in person', () => {
  it('is filled in', () => {
    expect(withContactOf(user, empty)).toMatchObject({
      customerName: 'Ana Delgado',
      customerPhone: '(502) 555-0134',
      customerEmail: 'ana@example.com',
      address: '1418 Bardstown Rd',
      preferredContactMethod: 'email',
    });
  });

  it('overwrites nothing that was typed', () => {
    const typed = { ...empty, customerName: 'Bo', address: '2 Oak St', preferredContactMethod: 'both' as const };
    expect(withContactOf(user, typed)).toMatchObject({
      customerName: 'Bo',
      customerEmail: 'ana@example.com',
      address: '2 Oak St',
      preferredContactMethod: 'both',
    });
  });

  it('leaves the street out where the work is in another town', () => {
    expect(withContactOf(user, { ...empty, zipCode: '40601' }).address).toBe('');
  });

  it('leaves the method at email: the account can’t tick that this request may be texted about', () => {
    expect(withContactOf(aUser({ preferredContactMethod: 'sms' }), empty).preferredContactMethod).toBe('email');
  });

  it.each([null, aUser({ role: 'craftsman' })])('is nobody else’s', (other) => {
    expect(withContactOf(other, empty)).toEqual(empty);
  });
});

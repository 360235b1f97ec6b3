import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { expect, it } from 'vitest';
import { userView } from './views.ts';

it('an account’s owner sees what they wrote, and nothing that only the server knows', () => {
  const user = {
    id: 'us_1',
    firstName: 'Ana',
    lastName: 'Delgado',
    email: 'ana.delgado@example.com',
    phone: '+15025550177',
    role: 'customer',
    language: 'es',
    preferredContactMethod: 'both',
    address: '1127 Cherokee Rd',
    city: 'Louisville',
    state: 'KY',
    zipCode: '40204',
    profileImageUrl: null,
  } as unknown as User;
  const stored = { ...user, passwordHash: 'secret', suspendedAt: null };
  expect(userView(stored)).toEqual(user);
});

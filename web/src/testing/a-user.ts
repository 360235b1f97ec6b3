import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { UserId } from '@plumbline/contract/kernel/id.ts';

/** A signed-in user for tests. */
export const aUser = (given: Partial<User> = {}): User => ({
  id: UserId.parse('us_ana'),
  firstName: 'Ana',
  lastName: 'Delgado',
  email: 'ana@example.com',
  phone: '',
  role: 'customer',
  preferredContactMethod: 'email',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  profileImageUrl: '',
  language: 'en',
  ...given,
});

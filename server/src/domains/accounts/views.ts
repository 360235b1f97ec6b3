import type { User } from '@plumbline/contract/domains/accounts/user.ts';

/** Returns an account as its owner sees it, without internal data. */
export const userView = (user: User): User => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  role: user.role,
  language: user.language,
  preferredContactMethod: user.preferredContactMethod,
  address: user.address,
  city: user.city,
  state: user.state,
  zipCode: user.zipCode,
  profileImageUrl: user.profileImageUrl,
});

import type { ContactMethod } from '@plumbline/contract/domains/accounts/contact-method.ts';
import type { RegisteredRole } from '@plumbline/contract/domains/accounts/user.ts';

/** The values of the form, in the order of the page, which is also that of the error summary. */
export interface RegisterValues {
  role: RegisteredRole;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  preferredContactMethod: ContactMethod;
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

/** Specification, section 5. */
export const NOTHING_YET: RegisterValues = {
  role: 'customer',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  preferredContactMethod: 'email',
  address: '',
  city: '',
  state: '',
  zipCode: '',
};

import type { ContactMethod } from '@plumbline/contract/domains/accounts/contact-method.ts';
import { type RegisteredRole, RegisterForm } from '@plumbline/contract/domains/accounts/user.ts';
import * as z from 'zod';

/** What the fields hold. */
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

/** The contract's own form, told what this page's fields hold: both sides check the same and say the same. */
export const RegisterSchema = z
  .custom<RegisterValues>()
  .transform((values): unknown => values)
  .pipe(RegisterForm);

/** In the order of the page: also the order of the error summary. */
export const REGISTER_FIELDS = [
  'role',
  'firstName',
  'lastName',
  'email',
  'phone',
  'password',
  'confirmPassword',
  'preferredContactMethod',
  'address',
  'city',
  'state',
  'zipCode',
] as const satisfies readonly (keyof RegisterValues)[];
